//! The same records from the command, the library and the page, of intact and damaged traces. The tests of the Python package compare
//! its records with those of the command.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etwspec_corpus::command::{self, Ran};
use etwspec_etl::columns::{RecordReader, Wanted};
use etwspec_etl::{SAMPLE, event_columns};
use etwspec_tests::corpus;
use etwspec_tests::faults::{Numbers, mutate};
use etwspec_traces::{Filter, Location, Record, Traces};
use serde_json::{Value, json};

/// Number of events that are compared of a trace.
const MAX_EVENTS: usize = 3_000;

/// Records as JSON. `None` if the file is no trace.
type Records = Option<Vec<String>>;

fn by_command(path: &Path, filter: &str) -> Records {
    let limit = MAX_EVENTS.to_string();
    let args = ["dump", "--format", "json", "--limit", &limit].map(OsStr::new).into_iter().chain([path.as_os_str()]);
    let more = ["--where".as_ref(), filter.as_ref()];
    let args: Vec<_> = args.chain(more.into_iter().filter(|_| !filter.is_empty())).collect();
    let Ran { code, out, err } = command::run(etwspec_cli::run, &args);
    assert!(code != 2 || out.is_empty(), "{path:?}: {err}");
    (code != 2).then(|| out.lines().map(str::to_owned).collect())
}

fn by_library(path: &Path, filter: &str) -> Records {
    let mut traces = Traces::open_twice(&[Location::path(path)]).ok()?;
    let mut filter: Filter = if filter.is_empty() { Filter::default() } else { filter.parse().expect("an expression") };
    filter.limit = Some(MAX_EVENTS as u64);
    let columns = event_columns![Items Data Names Message Fit DataPointer Bytes Record];
    let mut reader = RecordReader::new(Wanted::new(&columns, [], []), traces.inputs()[0].log_file());
    let mut records = Vec::new();
    let mut consumer = |_: usize, Record { event, state, schemas }: Record<'_>| {
        let line = reader.read(event, Some(state), schemas, |record| {
            let mut line = b"{".to_vec();
            for (column, value) in record.columns() {
                line.extend_from_slice(
                    format!("{}\"{}\":", if line.len() > 1 { "," } else { "" }, column.name()).as_bytes(),
                );
                value.append_json(&mut line);
            }
            String::from_utf8(line).expect("JSON is UTF-8") + "}"
        });
        records.push(line);
        Ok(())
    };
    traces.for_each(&filter, &mut io::sink(), &mut consumer).ok()?;
    Some(records)
}

/// Asks for all events as the page does: it opens the file in slices, and reads a buffer from its bytes.
fn by_page(file: &[u8], filter: &str) -> Option<Vec<Value>> {
    let mut decoder = etwspec_web::Decoder::default();
    let mut ask = |request: Value, bytes: &[u8]| -> Value {
        let json = request.to_string();
        let size = (json.len() as u32).to_le_bytes();
        serde_json::from_slice(&decoder.call(&[&size, json.as_bytes(), bytes].concat())).expect("JSON")
    };
    ask(json!({ "open": { "size": file.len() } }), &[]);
    let mut buffers: Vec<[usize; 3]> = Vec::new();
    for (at, slice) in file.chunks(100_000).enumerate() {
        let answer = ask(json!({ "push": { "last": (at + 1) * 100_000 >= file.len() } }), slice);
        let number = |value: &Value| value.as_u64().expect("a number") as usize;
        buffers.extend(answer.get("buffers")?.as_array()?.iter().map(|row| [0, 1, 2].map(|at| number(&row[at]))));
    }
    let mut rows = Vec::new();
    if !filter.is_empty() {
        ask(json!({ "filter": { "expression": filter } }), &[]);
    }
    for (index, [offset, size, events]) in buffers.into_iter().enumerate() {
        let bytes = &file[offset..offset + size];
        for from in (0..events).step_by(256) {
            let request = json!({ "rows": { "buffer": index, "from": from, "count": 256 } });
            match ask(request, bytes)["rows"].take() {
                Value::Array(all) if !all.is_empty() && rows.len() < MAX_EVENTS => rows.extend(all),
                _ => break,
            }
        }
    }
    rows.truncate(MAX_EVENTS);
    Some(rows)
}

fn compare(path: &Path, file: &[u8], filter: &str) -> usize {
    let command = by_command(path, filter);
    assert!(command == by_library(path, filter), "{path:?}: the library");
    let parsed: Option<Vec<Value>> =
        command.as_ref().map(|all| all.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect());
    let page = by_page(file, filter);
    let (all, rows) = (parsed.unwrap_or_default(), page.unwrap_or_default());
    for (event, row) in all.iter().zip(&rows) {
        assert_eq!(event, row, "{path:?}: the page");
    }
    assert_eq!(all.len(), rows.len(), "{path:?}: the page");
    all.len()
}

/// Returns the traces of the corpus.
fn corpus_traces() -> Vec<(PathBuf, Vec<u8>)> {
    let paths = corpus::folder_or_skip().map(|folder| corpus::traces(&folder)).unwrap_or_default();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("it is readable"))).collect()
}

#[test]
fn command_library_and_page_give_the_same_records() {
    for (path, file) in corpus_traces() {
        assert!(compare(&path, &file, "") > 0);
        compare(&path, &file, "not cpu = 0 or process ~ *s* and size > 100");
    }
}

#[test]
fn command_library_and_page_give_the_same_records_of_damaged_traces() {
    let small = corpus_traces().into_iter().map(|(_, file)| file).filter(|file| file.len() < 100_000);
    let seeds: Vec<Vec<u8>> = std::iter::once(SAMPLE.to_vec()).chain(small).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mutant.etl");
    for seed in 0..200 {
        let (mut file, mut numbers) = (seeds[seed % seeds.len()].clone(), Numbers::new(seed as u64));
        for _ in 0..=numbers.below(3) {
            mutate(&mut file, &mut numbers);
        }
        fs::write(&path, &file).expect("the folder is writable");
        compare(&path, &file, if seed % 8 == 0 { "size > 60 and not process = System" } else { "" });
    }
}
