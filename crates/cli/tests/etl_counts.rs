//! Compares `etwspec stats` with the counts of an independent C program for real traces.

use std::collections::BTreeMap;

use crate::common::{ok, run_with};
use serde_json::{Map, Value};

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

/// Returns the counts in `counts.json`, by header type and by identity of the event.
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
fn matches_independent_counts() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let text = std::fs::read_to_string(folder.join("counts.json")).expect("counts.json is readable");
    let counts: Value = serde_json::from_str(&text).expect("counts.json is JSON");
    let files = object(&counts["files"]);
    assert_eq!(files.len(), 19, "the corpus has 19 files");
    let paths: Vec<String> = files.keys().map(|name| folder.join(name).display().to_string()).collect();
    let mut args = vec!["stats", "--format", "json"];
    args.extend(paths.iter().map(String::as_str));
    let report: Value = serde_json::from_str(&ok(&args)).expect("the answer is JSON");
    let report = array(&report["files"]);
    assert_eq!(report.len(), files.len());
    for ((name, file), report) in files.iter().zip(report) {
        assert!(report["file"].as_str().is_some_and(|path| path.ends_with(name)), "{name}");
        for key in ["buffers", "compressed_buffers", "events", "wpp_messages"] {
            assert_eq!(report[key], file[key], "{name}: {key}");
        }
        assert_eq!(counted(report), expected(file), "{name}");
        assert_eq!(array(&report["damage"]).len(), 0, "{name}");
        for of in ["processors", "processes"] {
            let sum: u64 = array(&report[of]).iter().filter_map(|row| row["n"].as_u64()).sum();
            let all = report["events"].as_u64().expect("a number");
            assert_eq!(sum, all, "{name}: {of}");
        }
    }
    // No file is damaged, and `check-trace` reports the events that some readers miss.
    for (path, (name, file)) in paths.iter().zip(files) {
        let report: Value = serde_json::from_str(&ok(&["check-trace", path, "--format", "json"])).expect("JSON");
        let report = &report["files"][0];
        let findings = array(&report["findings"]).iter().filter(|row| row["rule"] == "after-saved-offset");
        let behind: u64 = findings.filter_map(|row| row["count"].as_u64()).sum();
        assert_eq!(Some(behind), file["events_after_saved_offset"].as_u64(), "{name}");
        assert_eq!((&report["damage"], &report["events"]), (&Value::from(0), &file["events"]), "{name}");
    }
    // Streams give the same counts. They are read once, so that schemas and later names are unknown.
    for (path, report) in paths.iter().zip(report) {
        let bytes = std::fs::read(path).expect("the trace is readable");
        let ran = run_with(&["stats", "-", "--format", "json"], &bytes);
        let streamed: Value = serde_json::from_str(&ran.out).expect("the answer is JSON");
        let mut streamed = streamed["files"][0].clone();
        streamed["file"] = report["file"].clone();
        let mut report = report.clone();
        for report in [&mut streamed, &mut report] {
            report.as_object_mut().expect("an object").remove("described");
            report.as_object_mut().expect("an object").remove("processes");
            for row in report["providers"].as_array_mut().into_iter().flatten() {
                row.as_object_mut()
                    .expect("an object")
                    .retain(|key, _| !key.ends_with("name") && !key.ends_with("names"));
            }
        }
        assert!(streamed == report, "{path}");
    }
}
