//! Traces of `../shared/repro/cases`.

use serde_json::{Value, json};

use crate::common::ok;

/// Returns the path of a file of `../shared/repro/cases`, or prints that the test is skipped.
pub(crate) fn case(name: &str) -> Option<String> {
    Some(etwspec_corpus::case_or_skip(name)?.to_str().expect("the path is text").to_owned())
}

/// Returns the lines of a JSON dump that has no notes.
pub(crate) fn dumped(args: &[&str]) -> Vec<serde_json::Value> {
    let out = ok(&[&["dump", "--format", "json"], args].concat());
    out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// Returns the path of a file of `../shared/repro/answers`, or prints that the test is skipped.
fn answer(name: &str) -> Option<String> {
    Some(etwspec_corpus::answer_or_skip(name)?.to_str().expect("the path is text").to_owned())
}

#[test]
fn lengths_that_no_dump_states_are_assumed_if_they_explain_the_data() {
    let Some(trace) = answer("pack-unknown-length.etl.gz") else { return };
    let [_, power, server] = &dumped(&[&trace])[..] else { panic!("three events") };
    assert_eq!(power["schema"], "windows-assumed-lengths");
    assert_eq!((&power["fit"], &power["data"]["AppName"]), (&Value::Null, &json!(r"\Device\HarddiskVolume3\a.exe")));
    assert_eq!([&power["data"]["Pid"], &power["data"]["Tid"]], [1234, 5678]);
    assert_eq!((&server["fit"], &server["data"]["ClientName"]), (&Value::Null, &json!(r"\\192.0.2.7")));
    assert_eq!(server["data"]["UserName"], r"EXAMPLE\alice");
    // A length that does not explain the data.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("plain.etl");
    let plain = path.to_str().expect("a path");
    ok(&["cut", &trace, plain]);
    let mut bytes = std::fs::read(&path).expect("the trace");
    let name: Vec<u8> = r"\Device".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let at = bytes.windows(name.len()).position(|own| own == name).expect("the name");
    bytes[at - 2..at].copy_from_slice(&[2, 0]);
    std::fs::write(&path, bytes).expect("written");
    let power = &dumped(&[plain])[1];
    assert_eq!((&power["schema"], &power["fit"]), (&json!("windows"), &json!("undecodable")));
    let names: Vec<&String> = power["data"].as_object().expect("fields").keys().collect();
    assert_eq!(names[..2], ["ExecutionState", "AppNameLength"]);
    assert!(power["data"].get("AppName").is_none() && power["data"].get("Pid").is_none(), "{names:?}");
}

#[test]
fn classes_of_tasks_in_manifests_describe_classic_events() {
    let (Some(trace), Some(manifest)) = (answer("iis-classic.etl.gz"), answer("iis.man")) else { return };
    let [_, start, end] = &dumped(&[&trace, "--schema", &manifest])[..] else { panic!("three events") };
    assert_eq!(start["provider_name"], "Example-Web-Server");
    assert_eq!([&start["task_name"], &start["opcode_name"]], ["General", "RequestStart"]);
    assert_eq!((&start["fit"], &start["data"]["RequestVerb"]), (&Value::Null, &json!("GET")));
    assert_eq!((&end["fit"], &end["data"]["HttpStatus"]), (&Value::Null, &json!(200)));
    let listed = ok(&["schema", "list", &manifest]);
    assert!(listed.contains("type 2 v1") && listed.matches("General/RequestEnd").count() == 2, "{listed}");
}

#[test]
fn classes_that_no_event_uses_are_reported() {
    let Some(manifest) = answer("iis.man") else { return };
    let text = std::fs::read_to_string(manifest).expect("the manifest").replace(r#"task="General" "#, "");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("unused.man");
    std::fs::write(&path, text).expect("written");
    let ran = crate::common::run_with(&["schema", "list", path.to_str().expect("a path")], b"");
    assert!(ran.err.contains("no event has the task `General`; its eventGUID d42cf7ef"), "{}", ran.err);
}

#[test]
fn security_identifiers_after_a_token_user_of_zeros_are_read_and_marked() {
    let Ok(folder) = etwspec_corpus::folder() else { return };
    for (name, pointer, mark) in [("32-v3", 32, "assumed"), ("64-v2", 64, "other-pointer-size")] {
        let trace = folder.join(format!("sawbuck-process-{name}.etl"));
        let lines = dumped(&[trace.to_str().expect("a path")]);
        let processes: Vec<&Value> = lines.iter().filter(|line| line["data"]["UniqueProcessKey"].is_string()).collect();
        assert_eq!(processes.len(), 8, "{name}");
        for line in processes {
            let data = &line["data"];
            assert!(data["UserSid"].as_str().is_some_and(|sid| sid.starts_with("S-1-5-")), "{name}: {line}");
            assert!(data.get("rest").is_none() && data["TokenUserPointer"] == "0x0", "{name}: {line}");
            assert_eq!((&line["data_pointer"], &line["fit"]), (&json!(pointer), &json!(mark)), "{name}: {line}");
        }
    }
}
