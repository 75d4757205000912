//! Python, C, `dump` and the Rust crate read the same headers and payloads from real traces.
//!
//! The walk of the Rust crate is the reference. Each other reader produces the same lines of JSON, one for each event in the
//! order of the file, or a part of their members that the reference must have:
//!
//! ```json
//! {"at":"0x10000+0x48","d":{"ImageFileName":"a.exe"},"fit":"exact","h":{"Packet.Size":48},"header":"SYSTEM_TRACE_HEADER",
//!  "pointer":64,"structure":"PROCESS"}
//! ```
//!
//! | member | value |
//! |---|---|
//! | `at` | offset of the buffer in the file, and of the event in the buffer |
//! | `header` | structure of the header; `null` if it is unknown, and `h` is empty |
//! | `h` | fields of the header by path, with inserted items under the name of their structure, without the payload |
//! | `structure`, `pointer`, `fit` | structure of the payload, its pointer size, and whether it explains all bytes (`exact`, `bytes-left`, `too-short`); absent if no structure is known |
//! | `d` | fields of the payload by path; empty if the payload is too short |
//!
//! A path joins names by a point, and elements have an index. Containers without a name add nothing to it. Members without a
//! name have no path. All arms of a union have one.
//!
//! | field | JSON |
//! |---|---|
//! | integer, address, bit-field | integer. The integer of bit-fields is unsigned |
//! | GUID | text in its usual form, in lower case |
//! | array of bytes, or of characters in the fixed part | text of hexadecimal digits |
//! | other array, several values or texts | list; absent if it is empty |
//! | text | text without its zero. Unpaired surrogates are U+FFFD, and each 8-bit character is the code point of its number |
//! | structure that a dispatch selects | its name, besides its fields |
//!
//! A reader is a script that prints the lines of a trace: `script TRACE`. It sorts the members of each object.

mod c;
mod dump;
mod reference;

use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec_etl::{SAMPLE, Trace};
use etwspec_tests::corpus;
use serde_json::Value;

/// A trace that is not compressed, with its events in the form of the reference.
struct Case {
    name: String,
    file: PathBuf,
    bytes: Vec<u8>,
    events: Vec<reference::Event>,
}

/// Returns the sample, and the traces of the corpus that are not compressed.
fn cases(scratch: &Path) -> Vec<Case> {
    let sample = scratch.join("sample.etl");
    std::fs::write(&sample, SAMPLE).expect("the sample is written");
    let traces = corpus::folder_or_skip().map(|folder| corpus::traces(&folder)).unwrap_or_default();
    let mut cases = Vec::new();
    for file in std::iter::once(sample).chain(traces) {
        let bytes = std::fs::read(&file).expect("the trace is readable");
        let trace = Trace::new(&bytes);
        let compressed = trace.buffers().any(|buffer| buffer.is_ok_and(|buffer| buffer.header().is_compressed()));
        if !compressed {
            let name = file.file_name().expect("a name").to_string_lossy().into_owned();
            let events = reference::events(&trace);
            cases.push(Case { name, file, bytes, events });
        }
    }
    cases
}

/// Compares the lines of a script with the reference.
fn agrees(case: &Case, program: &str, script: &Path) {
    let ran = Command::new(program).arg(script).arg(&case.file).output().expect("the script runs");
    assert!(ran.status.success(), "{}: {}", case.name, String::from_utf8_lossy(&ran.stderr));
    let lines = String::from_utf8(ran.stdout).expect("the lines are text");
    let mut lines = lines.lines();
    for event in &case.events {
        let (line, expected) = (lines.next().unwrap_or("nothing"), event.line());
        if line != expected {
            let [line, expected] = [line, &expected].map(|line| serde_json::from_str::<Value>(line).ok());
            assert_eq!(line, expected, "{} of {}", event.at, case.name);
        }
    }
    assert_eq!(lines.next(), None, "{} has no further event", case.name);
}

#[test]
fn every_language_reads_the_same_fields() {
    let scratch = tempfile::tempdir().expect("a folder");
    let cases = cases(scratch.path());
    let python = corpus::python_or_skip("ctypes");
    let script = corpus::repository().join("tests/languages/python.py");
    let mut compared = dump::Compared::default();
    for case in &cases {
        if let Some(python) = &python {
            agrees(case, python, &script);
        }
        dump::agrees(case, &mut compared);
    }
    c::agrees(&cases, scratch.path());
    compared.check();
}
