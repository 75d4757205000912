//! Events as log records of OpenTelemetry, in the JSON of OTLP.
//!
//! # Design
//!
//! The mapping is that of the logs data model of OpenTelemetry, appendix A, "ETW (Event Tracing for Windows)". It leaves the body
//! empty, and neither activity IDs nor their relations become IDs of traces and spans. Keywords are unsigned, and integers of OTLP
//! are not: the bits are kept. Attributes that the mapping does not have follow the semantic conventions.
//!
//! A line is a message of its own, `LogsData`, because readers of such files read lines.

use std::io::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::field::REFERS_TO;
use crate::known::Record;
use etwspec::Guid;
use etwspec_etl::columns::{ColumnValue, Datum, EventColumn, EventRecord, FieldValue, RecordReader, Wanted};
use etwspec_etl::json::append_json_text;
use etwspec_etl::{Event, LogFile, event_columns};

use super::shape::Source;

/// Number and text of the severity of each predefined level, from 0 on.
const SEVERITIES: [(u8, &str); 6] =
    [(0, "LOG_ALWAYS"), (21, "CRITICAL"), (17, "ERROR"), (13, "WARNING"), (9, "INFO"), (5, "VERBOSE")];

/// Formats events of a trace.
#[derive(Debug)]
pub(super) struct Writer {
    reader: RecordReader,
    /// Beginning of each line: the machine.
    resource: Vec<u8>,
    /// Time at which the events are read, in nanoseconds since 1970.
    observed: u128,
    /// Name of the trace, if lines contain it.
    file: Option<String>,
}

impl Writer {
    pub(super) fn new(source: &Source<'_>) -> Writer {
        let mut resource = b"{\"resourceLogs\":[{\"resource\":{\"attributes\":[".to_vec();
        let mut attributes = Attributes { out: &mut resource, first: true };
        attributes.text("os.type", "windows");
        if let Some(LogFile { os_version: (major, minor), build, .. }) = source.log_file {
            attributes.text("os.version", &format!("{major}.{minor}.{build}"));
        }
        resource.extend_from_slice(b"]},\"scopeLogs\":[{");
        Writer {
            reader: RecordReader::new(Wanted::new(&event_columns![Data Names Fit Bytes], [], []), source.log_file),
            resource,
            observed: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos()),
            file: source.file(),
        }
    }

    pub(super) fn event(&mut self, record: Record<'_>, lines: &mut Vec<u8>) {
        let Record { event, state, schemas } = record;
        let Writer { reader, resource, observed, file } = self;
        reader.read(event, Some(state), schemas, |record| {
            lines.extend_from_slice(resource);
            if let Some(provider) = record.get(EventColumn::ProviderName) {
                lines.extend_from_slice(b"\"scope\":{\"name\":");
                provider.append_json(lines);
                lines.extend_from_slice(b"},");
            }
            lines.extend_from_slice(b"\"logRecords\":[{");
            if let Some(time) = record.time() {
                put(lines, format_args!("\"timeUnixNano\":\"{}\",", time.unix_nanos().max(0)));
            }
            put(lines, format_args!("\"observedTimeUnixNano\":\"{observed}\","));
            if let Some(level) = event.level() {
                severity(lines, level, record.get(EventColumn::LevelName));
            }
            if let Some(name) = name(record) {
                lines.extend_from_slice(b"\"eventName\":");
                append_json_text(lines, &name);
                lines.push(b',');
            }
            lines.extend_from_slice(b"\"attributes\":[");
            attributes(record, event, file.as_deref(), &mut Attributes { out: lines, first: true });
        });
        lines.extend_from_slice(b"]}]}]}]}\n");
    }
}

/// Appends formatted text.
fn put(out: &mut Vec<u8>, what: std::fmt::Arguments<'_>) {
    let _never_fails = out.write_fmt(what);
}

/// Appends the severity of a level, of which providers may define some.
fn severity(out: &mut Vec<u8>, level: u8, name: Option<ColumnValue<'_>>) {
    let (number, text) = match SEVERITIES.get(usize::from(level)) {
        Some((number, text)) => (*number, Some(ColumnValue::Text((*text).into()))),
        None => (0, name.filter(|_| level >= 16)),
    };
    put(out, format_args!("\"severityNumber\":{number},"));
    if let Some(text) = text {
        out.extend_from_slice(b"\"severityText\":");
        text.append_json(out);
        out.push(b',');
    }
}

/// Returns the name of an event; without one, `etw.` and its number.
fn name(record: &EventRecord<'_>) -> Option<String> {
    match record.member(EventColumn::Name) {
        Some(name) => Some(name.into_text().into_owned()),
        None => Some(format!("etw.{}", record.member(EventColumn::Id)?)),
    }
}

/// Appends the attributes of an event.
fn attributes(record: &EventRecord<'_>, event: &Event<'_>, file: Option<&str>, out: &mut Attributes<'_>) {
    let number = |column| match record.get(column) {
        Some(ColumnValue::Number(number) | ColumnValue::Hex(number, _)) => Some(number),
        _ => None,
    };
    if let Some(provider) = record.identity().guid() {
        out.text("etw.provider.id", &provider.to_string());
    }
    let id = number(EventColumn::Id).or_else(|| number(EventColumn::Number)).or_else(|| number(EventColumn::Hook));
    let all = [
        ("etw.event.id", id),
        ("etw.level", number(EventColumn::Level)),
        ("etw.opcode", number(EventColumn::Opcode).or_else(|| number(EventColumn::Type))),
        ("etw.version", number(EventColumn::Version)),
        ("etw.keywords", number(EventColumn::Keyword)),
        ("etw.process.id", event.process_id().map(u64::from)),
        ("etw.thread.id", event.thread_id().map(u64::from)),
    ];
    for (key, value) in all {
        value.into_iter().for_each(|value| out.integer(key, value.cast_signed()));
    }
    if let Some(activity) = event.activity_id().filter(|activity| *activity != Guid::default()) {
        out.text("etw.activity.id", &activity.to_string());
    }
    if event.process_id().is_none() {
        number(EventColumn::Pid).into_iter().for_each(|id| out.integer("process.pid", id.cast_signed()));
        number(EventColumn::Tid).into_iter().for_each(|id| out.integer("thread.id", id.cast_signed()));
    }
    if let Some(process) = record.get(EventColumn::Process) {
        out.text("process.executable.name", &process.into_text());
    }
    if let Some(file) = file {
        out.text("log.file.name", file);
    }
    for column in event_columns![Fit Bytes Error Record] {
        if let Some(value) = record.get(column) {
            out.text(column.name(), &value.into_text());
        }
    }
    for (column, added) in [(EventColumn::Data, ""), (EventColumn::Names, REFERS_TO)] {
        if let Some(ColumnValue::Field(fields)) = record.get(column) {
            fields.for_each_part(&mut |name, suffix, value| out.field((name, suffix, added), value));
        }
    }
}

/// Writes attributes: keys with typed values.
struct Attributes<'o> {
    out: &'o mut Vec<u8>,
    first: bool,
}

impl Attributes<'_> {
    fn begin(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.out.push(b',');
        }
    }

    fn text(&mut self, key: &str, value: &str) {
        self.begin();
        put(self.out, format_args!("{{\"key\":\"{key}\",\"value\":{{\"stringValue\":"));
        append_json_text(self.out, value);
        self.out.extend_from_slice(b"}}");
    }

    fn integer(&mut self, key: &str, value: i64) {
        self.begin();
        put(self.out, format_args!("{{\"key\":\"{key}\",\"value\":{{\"intValue\":\"{value}\"}}}}"));
    }

    /// Writes a field. Its key is a name with suffixes.
    fn field(&mut self, (name, suffix, added): (&str, &str, &str), value: FieldValue<'_>) {
        self.begin();
        self.out.extend_from_slice(b"{\"key\":");
        append_json_text(self.out, name);
        self.out.pop();
        put(self.out, format_args!("{suffix}{added}\",\"value\":"));
        any(self.out, value);
        self.out.push(b'}');
    }
}

/// Appends a value with its type.
fn any(out: &mut Vec<u8>, field: FieldValue<'_>) {
    let datum = field.datum();
    match datum {
        Datum::Boolean(is) => put(out, format_args!("{{\"boolValue\":{is}}}")),
        Datum::Null => out.extend_from_slice(b"{}"),
        Datum::Real(text) => {
            let point = if text.contains(['.', 'e']) { "" } else { ".0" };
            put(out, format_args!("{{\"doubleValue\":{text}{point}}}"));
        }
        Datum::Integer(number) => match i64::try_from(number) {
            Ok(number) => put(out, format_args!("{{\"intValue\":\"{number}\"}}")),
            // Larger integers than those of OTLP are text.
            Err(_) => string(out, &datum.into_text()),
        },
        Datum::List => {
            out.extend_from_slice(b"{\"arrayValue\":{\"values\":[");
            let mut first = true;
            let mut begin =
                |out: &mut Vec<u8>| out.extend_from_slice(if std::mem::take(&mut first) { b"" } else { b"," });
            field.flags().into_iter().flatten().for_each(|flag| {
                begin(out);
                string(out, &flag);
            });
            field.for_each_part(&mut |_, _, value| {
                begin(out);
                any(out, value);
            });
            out.extend_from_slice(b"]}}");
        }
        Datum::Object => {
            out.extend_from_slice(b"{\"kvlistValue\":{\"values\":[");
            let mut members = Attributes { out, first: true };
            field.for_each_part(&mut |name, suffix, value| members.field((name, suffix, ""), value));
            out.extend_from_slice(b"]}}");
        }
        datum => string(out, &datum.into_text()),
    }
}

fn string(out: &mut Vec<u8>, text: &str) {
    out.extend_from_slice(b"{\"stringValue\":");
    append_json_text(out, text);
    out.push(b'}');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn severities_are_those_of_the_mapping() {
        let of = |level, name: Option<&'static str>| {
            let mut out = Vec::new();
            severity(&mut out, level, name.map(|name| ColumnValue::Text(name.into())));
            String::from_utf8(out).expect("UTF-8")
        };
        assert_eq!(of(0, None), r#""severityNumber":0,"severityText":"LOG_ALWAYS","#);
        assert_eq!(of(1, Some("win:Critical")), r#""severityNumber":21,"severityText":"CRITICAL","#);
        assert_eq!(of(5, None), r#""severityNumber":5,"severityText":"VERBOSE","#);
        assert_eq!(of(6, Some("reserved")), r#""severityNumber":0,"#);
        assert_eq!(of(16, Some("NotValid")), r#""severityNumber":0,"severityText":"NotValid","#);
        assert_eq!(of(255, None), r#""severityNumber":0,"#);
    }
}
