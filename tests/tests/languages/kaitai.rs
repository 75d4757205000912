//! Parsers that the compiler of Kaitai Struct makes from the descriptions, in JavaScript and Python.
//!
//! The descriptions select a payload by hook ID, version, pointer size and build, as the Rust crate does first. They cannot
//! compare its size with the data, so the Rust crate uses another layout for some events. These are counted.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use etwspec_codegen::emit;
use etwspec_codegen::output::write_file;
use etwspec_tests::corpus;
use etwspec_tests::published::CATALOG;
use serde::Deserialize;
use serde_json::Value;

use super::Case;
use super::reference::{Event, Leaf};

/// Line of a script.
#[derive(Deserialize)]
struct Line {
    at: String,
    header: Option<String>,
    h: BTreeMap<String, Value>,
    /// Name of the type of the payload.
    #[serde(rename = "type")]
    ty: Option<String>,
    structure: Option<String>,
    #[serde(default)]
    d: BTreeMap<String, Value>,
    /// Error of the payload.
    error: Option<String>,
}

/// Outcomes of comparisons of payloads: their number by description.
type Tally = BTreeMap<String, usize>;

/// Compiles the descriptions for all languages, and compares what their parsers read.
pub(super) fn agrees(cases: &[Case], scratch: &Path) {
    let folder = corpus::repository().join("tests/languages");
    let Some(node) = corpus::program_or_skip("ETWSPEC_NODE", "node") else { return };
    if !folder.join("node_modules/kaitai-struct-compiler").is_dir() {
        assert!(std::env::var_os("CI").is_none(), "no Kaitai Struct: run `npm ci --prefix tests/languages`");
        // The test harness captures `eprintln!` of tests that pass.
        _ = writeln!(std::io::stderr(), "skipped: no Kaitai Struct");
        return;
    }
    let compile = |descriptions: &Path, output: &Path| {
        run(Command::new(&node).arg(folder.join("compile.mjs")).arg(descriptions).arg(output))
    };
    compile(&corpus::repository().join("generated/kaitai"), &scratch.join("without-payloads"));
    let output = scratch.join("parsers");
    for file in emit::kaitai::files(&CATALOG, true) {
        write_file(scratch, &file.path, file.text.into_raw().as_bytes()).expect("the description is written");
    }
    compile(&scratch.join("kaitai"), &output);
    let mut readers = vec![(node, "kaitai.mjs", true)];
    readers.extend(corpus::python_or_skip("kaitaistruct").map(|python| (python, "kaitai.py", false)));
    // A size that is smaller than the header.
    let short = scratch.join("short.etl");
    let mut bytes = etwspec_etl::SAMPLE.to_vec();
    bytes[..4].copy_from_slice(&8u32.to_le_bytes());
    std::fs::write(&short, bytes).expect("the trace is written");
    for (program, script, rounds) in readers {
        let mut tally = Tally::new();
        let ran = Command::new(&program).arg(folder.join(script)).arg(&output).arg(&short).output();
        let error = String::from_utf8_lossy(&ran.expect("the program runs").stderr).into_owned();
        assert!(error.contains("ValidationLessThanError"), "{script}: {error}");
        for case in cases {
            let lines = run(Command::new(&program).arg(folder.join(script)).arg(&output).arg(&case.file));
            let lines: Vec<Line> =
                lines.lines().map(|line| serde_json::from_str(line).expect("a line of the script")).collect();
            assert_eq!(lines.len(), case.events.len(), "{script} reads all events of {}", case.name);
            for (line, event) in lines.iter().zip(&case.events) {
                let place = format!("{script}: {} of {}", event.at, case.name);
                assert_eq!(line.at, event.at, "{place}");
                compare(line, event, rounds, &place, &mut tally);
            }
        }
        // Without the corpus, there is only the sample.
        if cases.len() == 1 {
            continue;
        }
        let text: String = tally.iter().map(|(outcome, count)| format!("{count} {outcome}\n")).collect();
        insta::assert_snapshot!("payloads_in_kaitai_struct", text);
    }
}

fn run(command: &mut Command) -> String {
    let ran = command.output().expect("the program runs");
    let [out, err] = [ran.stdout, ran.stderr].map(|bytes| String::from_utf8(bytes).expect("the output is text"));
    assert!(ran.status.success(), "{command:?}: {err}");
    out
}

fn compare(line: &Line, event: &Event, rounds: bool, place: &str, tally: &mut Tally) {
    if let Some((layout, leaves)) = &event.header {
        assert_eq!(line.header.as_deref(), Some(layout.name), "{place}");
        if let Err(difference) = same_fields(&line.h, leaves, rounds) {
            panic!("{place}: {difference}");
        }
    }
    let mut count = |outcome: &str| *tally.entry(outcome.to_owned()).or_default() += 1;
    let Some(payload) = &event.payload else {
        assert_eq!(line.structure, None, "{place}");
        return count("without a structure");
    };
    let pointer = line.ty.as_deref().and_then(|ty| ty.rsplit_once("_ptr")?.1.parse::<u32>().ok());
    let same_layout = line.structure.as_deref() == Some(payload.layout.name)
        && pointer.is_none_or(|pointer| pointer == payload.pointer);
    match &line.error {
        Some(_) if payload.fit == "too-short" => count("shorter than their layout"),
        None if payload.fit == "too-short" => panic!("{place}: too short for {}", payload.layout.name),
        _ if same_layout => match same_fields(&line.d, &payload.fields, rounds) {
            _ if line.error.is_some() => panic!("{place}: {:?}", line.error),
            Ok(()) => count("equal"),
            Err(difference) => panic!("{place}: {}: {difference}", payload.layout.name),
        },
        _ if line.structure.is_none() && line.error.is_none() => {
            count(&format!("without a structure for their build, which the crate assumes: {}", payload.layout.name));
        }
        _ => {
            let own = line.ty.as_deref().unwrap_or("a layout that they are too short for");
            count(&format!("of another layout, by their size: {} and not {own}", payload.layout.name));
        }
    }
}

/// Compares fields with those of the reference.
fn same_fields(own: &BTreeMap<String, Value>, leaves: &[Leaf], rounds: bool) -> Result<(), String> {
    for leaf in leaves {
        match own.get(&leaf.path) {
            Some(value) if is_same(value, leaf, rounds) => {}
            // An integer of bit-fields is only its bit-fields, and an empty array is nothing.
            None if leaf.hidden || leaf.value == Value::Array(Vec::new()) => {}
            other => return Err(format!("{} is {other:?} and not {}", leaf.path, leaf.value)),
        }
    }
    match own.keys().find(|path| !leaves.iter().any(|leaf| leaf.path == **path)) {
        Some(path) => Err(format!("there is no {path}")),
        None => Ok(()),
    }
}

/// Compares a value. The descriptions read GUIDs and text of unknown code pages as bytes, and arrays of 16-bit characters as
/// text.
fn is_same(own: &Value, leaf: &Leaf, rounds: bool) -> bool {
    match (own, &leaf.value) {
        (Value::Number(own), Value::Number(other)) if rounds => own.as_f64() == other.as_f64(),
        (Value::Array(own), Value::Array(other)) => {
            let same = |(own, other): (&Value, &Value)| match rounds {
                true => own.as_f64() == other.as_f64(),
                false => own == other,
            };
            own.len() == other.len() && own.iter().zip(other).all(same)
        }
        (Value::String(own), Value::String(other)) => {
            own == other
                || leaf.characters && leaf.size == 2 && *own == text_of(other)
                || guid_of(own).is_some_and(|guid| guid == *other)
                || own.as_bytes() == hexadecimal(other).as_bytes()
        }
        (own, other) => own == other,
    }
}

/// Returns the text of 16-bit characters before a zero.
fn text_of(digits: &str) -> String {
    let units = digits.as_bytes().chunks_exact(4).map_while(|unit| {
        let unit = u16::from_str_radix(std::str::from_utf8(unit).ok()?, 16).ok()?.swap_bytes();
        (unit != 0).then_some(unit)
    });
    char::decode_utf16(units).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Returns the bytes of text of 8-bit characters.
fn hexadecimal(text: &str) -> String {
    text.chars().map(|char| format!("{:02x}", u32::from(char))).collect()
}

/// Returns the GUID of 16 bytes.
fn guid_of(digits: &str) -> Option<String> {
    let order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    let bytes: Vec<&str> = order.iter().map(|at| digits.get(at * 2..at * 2 + 2)).collect::<Option<_>>()?;
    let part = |from: usize, to: usize| bytes.get(from..to).map(<[&str]>::concat);
    (digits.len() == 32).then_some([part(0, 4)?, part(4, 6)?, part(6, 8)?, part(8, 10)?, part(10, 16)?].join("-"))
}
