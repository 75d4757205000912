//! Text that is neither UTF-8 nor UTF-16.

use std::collections::BTreeMap;
use std::process::Command;

use etwspec::AnsiString;

use crate::cases::{case, dumped};
use crate::common::{ok, run_with};

/// Names of the processes of `process-name-codepage.etl`, by ID.
const NAMES: [(u64, &[u8]); 4] = [
    (100, b"\xD6\xD0\xCE\xC4.exe"),
    (101, b"\xC8\xD5\xCE\xC4.exe"),
    (102, b"\xEE\xF2\xF7\xB8\xF2.exe"),
    (103, "日本語.exe".as_bytes()),
];

/// Runs the command in a process of its own, because a code page belongs to a process.
fn with_code_page(code_page: &str, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec"));
    let ran = command.args(args).args(["--code-page", code_page]).output().expect("it runs");
    assert_eq!((ran.status.code(), String::from_utf8_lossy(&ran.stderr).as_ref()), (Some(0), ""), "{args:?}");
    String::from_utf8(ran.stdout).expect("the output is text")
}

#[test]
fn bytes_of_unknown_code_pages_are_kept() {
    let Some(trace) = case("process-name-codepage.etl") else { return };
    let lines = dumped(&[&trace]);
    let bytes = |text: &serde_json::Value| AnsiString::from_escaped(text.as_str().expect("a text")).chars;
    let processes = lines.iter().filter_map(|line| Some((line["pid"].as_u64()?, bytes(line.get("process")?))));
    let processes: BTreeMap<u64, Vec<u8>> = processes.collect();
    let images = lines.iter().map(|line| &line["data"]).filter(|data| !data["ImageFileName"].is_null());
    let images: BTreeMap<u64, Vec<u8>> =
        images.map(|data| (data["ProcessId"].as_u64().expect("an ID"), bytes(&data["ImageFileName"]))).collect();
    assert_eq!(processes, NAMES.map(|(id, name)| (id, name.to_vec())).into());
    assert_eq!(images, processes);
    assert_eq!(lines[5]["process"], r"\x{d6}\x{d0}\x{ce}\x{c4}.exe");

    let stats = ok(&["stats", &trace]);
    let csv = ok(&["dump", &trace, "--format", "csv", "--fields", "process"]);
    let table = ok(&["dump", &trace, "--fields", "process"]);
    for (_, name) in NAMES {
        let name = etwspec::AnsiStr::whole(name).to_string();
        let selected = dumped(&[&trace, "--process", &name]);
        assert_eq!(selected.len(), 1, "{name}");
        for text in [&stats, &csv, &table] {
            assert!(text.contains(&name), "{name}: {text}");
        }
    }
}

#[test]
fn code_page_decodes_text_that_is_not_utf8() {
    let Some(trace) = case("process-name-codepage.etl") else { return };
    for (code_page, name, pid) in
        [("936", "中文.exe", 100), ("gbk", "日文.exe", 101), ("windows-1251", "отчёт.exe", 102)]
    {
        for args in [
            &["dump", &trace][..],
            &["dump", &trace, "--format", "json"],
            &["dump", &trace, "--format", "csv"],
            &["dump", &trace, "--fields", "process"],
            &["stats", &trace],
            &["stats", &trace, "--format", "json"],
        ] {
            let text = with_code_page(code_page, args);
            assert!(text.contains(name) && text.contains("日本語.exe") && !text.contains('\u{FFFD}'), "{text}");
        }
        let json = with_code_page(code_page, &["dump", &trace, "--format", "json", "--process", name]);
        let event: serde_json::Value = serde_json::from_str(&json).expect("one event");
        assert_eq!((&event["process"], &event["pid"]), (&name.into(), &pid.into()));
    }
}

#[test]
fn text_of_self_describing_events_keeps_its_bytes() {
    let Some(trace) = case("strings.etl") else { return };
    let texts: Vec<String> =
        dumped(&[&trace]).iter().filter_map(|line| Some(line["data"]["s"].as_str()?.to_owned())).collect();
    assert_eq!(texts[8..], [r"\u{d800}x", r"caf\x{e9}", r"\x{93}smart\x{94} \x{80}"]);
    let decoded = with_code_page("1252", &["dump", &trace, "--format", "csv", "--fields", "data.s"]);
    assert!(decoded.ends_with("café\n“smart” €\n"), "{decoded}");
}

#[test]
fn unknown_code_page_is_refused_with_suggestions() {
    let ran = run_with(&["dump", "--sample", "--code-page", "windows-125"], b"");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("unknown code page; write its number") && ran.err.contains("did you mean windows-125"));
}
