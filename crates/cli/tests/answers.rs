//! Traces of `../shared/repro/answers`, and what follows from them.

use serde_json::{Value, json};

use crate::cases::dumped;
use crate::common::ok;

/// Returns the path of a file, or prints that the test is skipped.
fn answer(name: &str) -> Option<String> {
    let path = etwspec_corpus::answer_or_skip(&format!("{name}.etl.gz"))?;
    Some(path.to_str().expect("the path is text").to_owned())
}

/// Returns the values of columns in the rows of a command, a list for each row.
fn rows(command: &[&str], columns: &[&str]) -> Value {
    let out = ok(&[command, &["--format", "json"]].concat());
    let row = |line: &str| {
        let row: Value = serde_json::from_str(line).expect("a line is JSON");
        columns.iter().map(|column| row[column].clone()).collect::<Value>()
    };
    out.lines().map(row).collect()
}

#[test]
fn rows_belong_to_processes_and_not_to_their_ids() {
    let Some(path) = answer("reuse") else { return };
    let columns = ["process", "remote", "sent_bytes"];
    let alpha = json!(["alpha.exe", "198.51.100.1", 100]);
    let others = [json!(["gamma.exe", "198.51.100.3", 10_000]), json!(["beta.exe", "198.51.100.2", 1_000])];
    assert_eq!(rows(&["list", "network", &path], &columns), json!([others[0], others[1], alpha]));
    assert_eq!(rows(&["list", "network", &path, "--process", "alpha.exe"], &columns), json!([alpha]));
    let file = |name: &str| json!([name, format!(r"\Device\HarddiskVolume1\{name}")]);
    let images = ["alpha.exe", "beta.exe", "gamma.exe", "steady.exe"].map(file);
    assert_eq!(rows(&["list", "images", &path], &["process", "path"]), json!(images));
}

#[test]
fn images_are_those_that_only_a_rundown_at_the_end_or_an_unload_states() {
    let Some(path) = answer("image-end-rundown") else { return };
    let all = json!([
        ["app.exe", "0x7ff600000000", null, null],
        ["app.exe", "0x7ffa00000000", null, null],
        ["app.exe", "0x7ffb00000000", null, "2024-01-17T21:20:00.0005000Z"]
    ]);
    assert_eq!(rows(&["list", "images", &path], &["process", "base", "loaded", "unloaded"]), all);
    let Some(path) = answer("images-rundown-at-end") else { return };
    assert_eq!(rows(&["list", "images", &path], &["pid"]).as_array().map(Vec::len), Some(14));
}

#[test]
fn rows_fit_into_memory_however_a_trace_is_stored() {
    let Some(path) = answer("images-limit") else { return };
    assert_eq!(rows(&["list", "images", &path], &["pid"]).as_array().map(Vec::len), Some(18_000));
}

#[test]
fn transfers_of_the_provider_belong_to_the_processes_of_their_payload() {
    let Some(path) = answer("kernel-network-provider") else { return };
    let columns = ["pid", "protocol", "remote", "sent_bytes", "received_bytes"];
    let all = json!([
        [4321, "TCP", "198.51.100.7", 1500, 900],
        [4321, "TCP", "2001:db8::7", 200, 0],
        [500, "UDP", "192.0.2.53", 60, 120]
    ]);
    assert_eq!(rows(&["list", "network", &path], &columns), all);
    for event in &dumped(&[&path])[1..] {
        assert_eq!((&event["pid"], &event["process_by"]), (&event["data"]["PID"], &json!("payload")));
    }
}

#[test]
fn events_of_providers_name_files_and_keys() {
    let (Some(files), Some(keys)) = (answer("kernel-file-provider"), answer("kernel-registry-provider")) else {
        return;
    };
    let path = json!(r"\Device\HarddiskVolume3\data\a.txt");
    assert_eq!(rows(&["list", "files", &files], &["path", "read_bytes", "written_bytes"]), json!([[path, 4096, 512]]));
    for event in &dumped(&[&files])[3..] {
        assert_eq!((&event["names"]["FileObject"], &event["names"]["FileKey"]), (&path, &path));
    }
    let key = json!(r"\REGISTRY\MACHINE\SOFTWARE\Microsoft\Windows\CurrentVersion\Run");
    assert!(dumped(&[&keys])[1..].iter().all(|event| event["names"]["KeyObject"] == key));
    assert_eq!(dumped(&[&keys, "--where", r"KeyObject_name ~ *Run"]).len(), 4);
}

#[test]
fn events_that_state_things_refer_to_others_like_all_events() {
    let Some(path) = answer("reuse") else { return };
    let events = dumped(&[&path, "--event", "Image/*"]);
    assert!(events.len() > 4);
    for event in events {
        let name = event["data"]["FileName"].as_str().and_then(|path| path.rsplit('\\').next());
        assert_eq!((event["process"].as_str(), event["names"]["ProcessId"].as_str()), (name, name));
    }
}
