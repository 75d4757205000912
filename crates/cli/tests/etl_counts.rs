//! `etwspec stats` held to what a C program that shares nothing with this project counted in real traces.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::common::{ok, run_with};
use serde_json::{Map, Value};

/// The folder of real traces; nothing, and a line that says so, where there is none.
fn corpus() -> Option<PathBuf> {
    let named = std::env::var_os("ETWSPEC_CORPUS").map(PathBuf::from);
    let folder = named.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus"));
    if folder.join("counts.json").is_file() {
        return Some(folder);
    }
    // What `eprintln!` writes is kept from people where a test passes.
    let _ = writeln!(std::io::stderr(), "skipped: no corpus at {}", folder.display());
    None
}

type Sums = BTreeMap<Vec<String>, (u64, u64)>;

fn add(sums: &mut Sums, name: &[&dyn ToString], row: &Value) {
    let name = name.iter().map(|part| part.to_string()).collect();
    let sum = sums.entry(name).or_default();
    sum.0 += row["n"].as_u64().expect("n is a number");
    sum.1 += row["bytes"].as_u64().expect("bytes is a number");
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

fn array(value: &Value) -> &[Value] {
    value.as_array().expect("an array")
}

/// The rows of `counts.json`: by the type of the header, and by what names an event, whatever its header.
fn expected(file: &Value) -> Sums {
    let mut sums = Sums::new();
    for (header_type, row) in object(&file["header_types"]) {
        add(&mut sums, &[&"header", header_type], row);
    }
    for row in array(&file["events_by_key"]) {
        let text = |key: &str| row[key].as_str().unwrap_or("none");
        match () {
            () if row["hook"].is_string() => add(&mut sums, &[&"hook", &text("hook")], row),
            () if row["id"].is_u64() => add(&mut sums, &[&"event", &text("provider"), &row["id"], &row["ver"]], row),
            () if row["type"].is_u64() => {
                add(&mut sums, &[&"class", &text("provider"), &row["type"], &row["ver"]], row)
            }
            () => add(&mut sums, &[&"message", &text("guid"), &row["wpp_msg"]], row),
        }
    }
    sums
}

fn counted(file: &Value) -> Sums {
    let mut sums = Sums::new();
    for (header_type, row) in object(&file["header_types"]) {
        add(&mut sums, &[&"header", header_type], row);
    }
    for (hook, row) in object(&file["hooks"]) {
        add(&mut sums, &[&"hook", hook], row);
    }
    for row in array(&file["providers"]) {
        let kind = if row["type"].is_u64() { "class" } else { "event" };
        add(&mut sums, &[&kind, &row["guid"].as_str().expect("text"), &row["id"], &row["version"]], row);
    }
    for row in array(&file["messages"]) {
        add(&mut sums, &[&"message", &row["guid"].as_str().unwrap_or("none"), &row["number"]], row);
    }
    sums
}

#[test]
fn every_number_of_the_corpus_is_counted() {
    let Some(folder) = corpus() else { return };
    let text = std::fs::read_to_string(folder.join("counts.json")).expect("counts.json is readable");
    let counts: Value = serde_json::from_str(&text).expect("counts.json is JSON");
    let files = object(&counts["files"]);
    assert_eq!(files.len(), 19, "the corpus has 19 files");
    let paths: Vec<String> = files.keys().map(|name| folder.join(name).display().to_string()).collect();
    let mut args = vec!["stats", "--format", "json"];
    args.extend(paths.iter().map(String::as_str));
    let told: Value = serde_json::from_str(&ok(&args)).expect("the answer is JSON");
    let told = array(&told["files"]);
    assert_eq!(told.len(), files.len());
    for ((name, file), told) in files.iter().zip(told) {
        assert!(told["path"].as_str().is_some_and(|path| path.ends_with(name)), "{name}");
        for key in ["buffers", "compressed_buffers", "events", "wpp_messages"] {
            assert_eq!(told[key], file[key], "{name}: {key}");
        }
        assert_eq!(counted(told), expected(file), "{name}");
        assert_eq!(array(&told["damage"]).len(), 0, "{name}");
        for of in ["processors", "processes"] {
            let sum: u64 = array(&told[of]).iter().filter_map(|row| row["n"].as_u64()).sum();
            let all = told["events"].as_u64().expect("a number");
            assert!(if of == "processors" { sum == all } else { sum <= all }, "{name}: {of}");
        }
    }
    // Nothing of them is damaged, and what some readers lose is told.
    for (path, (name, file)) in paths.iter().zip(files) {
        let told: Value = serde_json::from_str(&ok(&["check-trace", path, "--format", "json"])).expect("JSON");
        let findings = array(&told["findings"]).iter().filter(|row| row["rule"] == "after-saved-offset");
        let behind: u64 = findings.filter_map(|row| row["count"].as_u64()).sum();
        assert_eq!(Some(behind), file["events_after_saved_offset"].as_u64(), "{name}");
        assert_eq!((&told["damage"], &told["events"]), (&Value::from(0), &file["events"]), "{name}");
    }
    // From a stream, all the same.
    for (path, told) in paths.iter().zip(told) {
        let bytes = std::fs::read(path).expect("the trace is readable");
        let ran = run_with(&["stats", "-", "--format", "json"], &bytes);
        let streamed: Value = serde_json::from_str(&ran.out).expect("the answer is JSON");
        let mut streamed = streamed["files"][0].clone();
        streamed["path"] = told["path"].clone();
        assert_eq!(&streamed, told, "{path}");
    }
}
