//! Text that is neither UTF-8 nor UTF-16, and text that formats escape.

use std::collections::{BTreeMap, BTreeSet};

use etwspec::AnsiString;
use etwspec_console::csv::unguarded;
use etwspec_console::unescaped;
use serde_json::Value;

use crate::cases::{case, dumped};
use crate::common::{ok, run_in, run_with};

/// Names of the processes of `process-name-codepage.etl`, by ID.
const NAMES: [(u64, &[u8]); 4] = [
    (100, b"\xD6\xD0\xCE\xC4.exe"),
    (101, b"\xC8\xD5\xCE\xC4.exe"),
    (102, b"\xEE\xF2\xF7\xB8\xF2.exe"),
    (103, "日本語.exe".as_bytes()),
];

fn with_code_page(code_page: &str, args: &[&str]) -> String {
    ok(&[args, &["--code-page", code_page]].concat())
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
        assert!(!selected.is_empty(), "{name}");
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
        for line in json.lines() {
            let event: serde_json::Value = serde_json::from_str(line).expect("an event");
            assert_eq!((&event["process"], &event["pid"]), (&name.into(), &pid.into()));
        }
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

/// Dumps a trace, which may be damaged, as CSV. Returns the text of each cell, by column.
fn csv(trace: &str, args: &[&str]) -> Vec<BTreeMap<String, String>> {
    let out = run_with(&[&["dump", trace, "--format", "csv", "--limit", "3000"], args].concat(), b"").out;
    let mut rows = csv::Reader::from_reader(out.as_bytes());
    let text = |(name, cell): (String, String)| (name, unescaped(unguarded(&cell)));
    let rows = rows.deserialize::<BTreeMap<String, String>>().map(|row| row.expect("a row has all columns"));
    rows.map(|row| row.into_iter().map(text).collect()).collect()
}

/// Checks that the cells of CSV contain the texts of JSON. Returns the number of texts.
fn csv_has_the_texts_of_json(trace: &str) -> usize {
    const COLUMNS: [&str; 3] = ["process", "provider_name", "message"];
    let json = run_with(&["dump", trace, "--format", "json", "--limit", "3000"], b"").out;
    let events: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    let fields = events.iter().filter_map(|event| event["data"].as_object()).flatten();
    let is_plain = |name: &str| name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    let names = fields.filter(|(name, value)| value.is_string() && is_plain(name)).map(|(name, _)| name.clone());
    let names: BTreeSet<String> = names.collect();
    let selected: Vec<String> =
        COLUMNS.map(str::to_owned).into_iter().chain(names.iter().map(|name| format!("data.{name}"))).collect();
    let rows = csv(trace, &["--fields", &selected.join(",")]);
    let whole = csv(trace, &[]);
    assert_eq!((rows.len(), whole.len()), (events.len(), events.len()));
    let mut count = 0;
    for ((event, row), whole) in events.iter().zip(rows).zip(whole) {
        for column in COLUMNS {
            let text = event[column].as_str().unwrap_or_default();
            assert_eq!((row[column].as_str(), whole[column].as_str()), (text, text), "{event}");
        }
        for name in &names {
            if let Some(text) = event["data"][name].as_str() {
                assert_eq!(row[&format!("data.{name}")], text, "{event}");
                count += 1;
            }
        }
    }
    count
}

#[test]
fn csv_is_reversible() {
    if let Some(trace) = case("strings.etl") {
        assert!(csv_has_the_texts_of_json(&trace) >= 11);
    }
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    for name in ["perfview-self-describing.etl", "tx-process.etl", "findneedle-wpp-types.etl", "s4-windows-update.etl"]
    {
        let trace = corpus.join(name);
        assert!(csv_has_the_texts_of_json(trace.to_str().expect("the path is text")) > 0, "{name}");
    }
}

#[test]
fn csv_has_line_breaks_in_quotes_unless_it_is_shown_on_a_terminal() {
    let Some(trace) = case("strings.etl") else { return };
    let args = ["dump", &trace, "--format", "csv", "--fields", "data.s"];
    let file = ok(&args);
    assert!(file.contains("\n\"a\r\nb\"\n\"tab\there\"\n"), "{file}");
    assert!(file.contains("\nback\\slash \\u{5c}u{a}\n") && file.contains(r"esc \u{1b}[31m red"), "{file}");
    let shown = run_in(&args, b"", |console| console.width = Some(80)).out;
    assert!(shown.contains("\na\\u{d}\\u{a}b\ntab\\u{9}here\n"), "{shown}");
    let text = |csv: &str| {
        let mut rows = csv::Reader::from_reader(csv.as_bytes());
        rows.records().map(|row| unescaped(unguarded(&row.expect("a row")[0]))).collect::<Vec<_>>()
    };
    assert_eq!(text(&shown), text(&file));
}

#[test]
fn text_of_fields_is_reversible() {
    let Some(trace) = case("strings.etl") else { return };
    let json = dumped(&[&trace]);
    for (event, row) in json.iter().zip(csv(&trace, &[])) {
        let Some(text) = event["data"]["s"].as_str() else { continue };
        // Text in quotes, with the escapes of JSON and without the escapes of other characters.
        let quoted = row["data"].strip_prefix("s=").expect("the only field");
        let quoted = quoted.get(..quoted.find("\" EVENT_HEADER_EXT").expect("an item follows") + 1).expect("a text");
        let inner = quoted.trim_matches('"');
        let mut out = String::new();
        let mut chars = inner.chars();
        while let Some(char) = chars.next() {
            out.push(match char {
                '\\' => match chars.next().expect("an escape") {
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    other => other,
                },
                other => other,
            });
        }
        assert_eq!(out, text);
    }
}
