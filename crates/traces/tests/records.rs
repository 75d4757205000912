//! Records of events, compared with their lines of JSON.

use std::io;

use etwspec_etl::columns::{ColumnValue, EventColumn, FieldPath, RecordReader, Wanted};
use etwspec_etl::{Json, SAMPLE, event_columns};
use etwspec_traces::{Filter, Location, Record, Traces};
use serde_json::Value;

/// Reads an event in both ways, and compares them.
struct Compared {
    json: Json,
    all: RecordReader,
    line: Vec<u8>,
    events: usize,
    fields: usize,
}

impl Compared {
    fn new(traces: &Traces<'_>) -> Compared {
        let log_file = traces.inputs()[0].log_file();
        let columns = event_columns![Items Data Names Message Fit DataPointer Bytes Record];
        Compared {
            json: Json::new(log_file),
            all: RecordReader::new(Wanted::new(&columns, [], []), log_file),
            line: Vec::new(),
            events: 0,
            fields: 0,
        }
    }

    fn event(&mut self, record: Record<'_>) {
        let Compared { json, all, line, events, fields } = self;
        let Record { event, state, schemas } = record;
        line.clear();
        json.line_described(event, Some(state), schemas, line);
        let expected = std::str::from_utf8(line).expect("UTF-8").trim_end();
        let of_line: Value = serde_json::from_str(expected).expect("JSON");
        all.read(event, Some(state), schemas, |record| {
            let members = record.columns().map(|(column, value)| {
                let mut member = format!("\"{}\":", column.name()).into_bytes();
                value.append_json(&mut member);
                String::from_utf8(member).expect("UTF-8")
            });
            assert_eq!(format!("{{{}}}", members.collect::<Vec<_>>().join(",")), expected);
            let Some(ColumnValue::Field(data)) = record.get(EventColumn::Data) else { return };
            let mut names = Vec::new();
            data.for_each_part(&mut |name, suffix, _| names.push(format!("{name}{suffix}")));
            let members = of_line["data"].as_object().expect("fields");
            assert!(members.keys().all(|name| names.contains(name)), "{members:?} {names:?}");
            for (name, expected) in members {
                // Names with points or brackets are no paths.
                let path = FieldPath::parse(name).filter(|_| !name.contains(['.', '[']));
                let Some(found) = path.and_then(|path| record.field(&path)) else { continue };
                let mut json = Vec::new();
                found.append_json(&mut json);
                let found: Value = serde_json::from_slice(&json).expect("JSON");
                assert_eq!(found, *expected, "{name}");
                *fields += 1;
            }
        });
        *events += 1;
    }
}

fn compare(traces: &mut Traces<'_>) -> (usize, usize) {
    let mut compared = Compared::new(traces);
    let mut consumer = |_: usize, record: Record<'_>| {
        compared.event(record);
        Ok(())
    };
    let mut filter = Filter::default();
    filter.limit = Some(10_000);
    traces.for_each(&filter, &mut io::sink(), &mut consumer).expect("the trace is read");
    (compared.events, compared.fields)
}

#[test]
fn records_have_the_members_of_json_lines() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), SAMPLE).expect("a file");
    let (events, fields) = compare(&mut Traces::open_twice(&[Location::path(file.path())]).expect("a trace"));
    assert!(events > 100 && fields > 500, "{events} {fields}");
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for path in etwspec_corpus::traces(&folder) {
        let (events, _) = compare(&mut Traces::open_twice(&[Location::path(&path)]).expect("a trace"));
        assert!(events > 0, "{path:?}");
    }
}
