//! `etwspec dump` and `etwspec hex`.

use std::path::Path;

use crate::cases::{case, dumped};
use crate::common::{ok, run_with};
use etwspec::Pointer;
use etwspec_etl::sample::{self, Sample};
use serde_json::Value;

/// Dumps a file as JSON, and returns the parsed lines.
fn json(path: &Path, filter: &[&str]) -> Vec<Value> {
    let path = path.to_str().expect("the path is text");
    let args = [&["dump", path, "--format", "json"], filter].concat();
    ok(&args).lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

#[test]
fn dumps_sample() {
    insta::assert_snapshot!("dump_table", ok(&["dump", "--sample", "--limit", "12"]));
    insta::assert_snapshot!("dump_csv", ok(&["dump", "--sample", "--format", "csv", "--limit", "6"]));
    let one_of_each = |header: &str| {
        let all = ok(&["dump", "--sample", "--format", "json"]);
        let wanted = format!("\"header\":\"{header}\"");
        all.lines().find(|line| line.contains(&wanted)).unwrap_or_else(|| panic!("no {header}")).to_owned()
    };
    let headers = [
        "SYSTEM_TRACE_HEADER",
        "COMPACT_SYSTEM_TRACE_HEADER",
        "PERFINFO_TRACE_HEADER",
        "EVENT_TRACE_HEADER",
        "EVENT_INSTANCE_GUID_HEADER",
        "EVENT_HEADER",
        "MESSAGE_TRACE_HEADER",
    ];
    insta::assert_snapshot!("dump_json", headers.map(one_of_each).join("\n"));
    insta::assert_snapshot!(
        "dump_context_switches",
        ok(&["dump", "--sample", "--event", "ContextSwap", "--limit", "2"])
    );
}

#[test]
fn dumps_extended_items() {
    let all = ok(&["dump", "--sample", "--format", "json"]);
    let items: Vec<String> = all
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"))
        .filter_map(|line| line.get("items").and_then(Value::as_array).cloned())
        .flatten()
        .map(|item| item.to_string())
        .collect();
    insta::assert_snapshot!("dump_items", items.join("\n"));
}

#[test]
fn sorts_by_time() {
    let (stored, sorted) =
        (ok(&["dump", "--sample", "--format", "json"]), ok(&["dump", "--sample", "--format", "json", "--sort"]));
    let mut lines = [stored, sorted].map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    let stamp = |line: &String| {
        let line: Value = serde_json::from_str(line).expect("a line is JSON");
        line["time_stamp"].as_str().map(|stamp| stamp.parse::<i64>().expect("a number"))
    };
    let stamps: Vec<i64> = lines[1].iter().filter_map(stamp).collect();
    assert!(stamps.is_sorted());
    lines.iter_mut().for_each(|lines| lines.sort());
    assert_eq!(lines[0], lines[1]);
}

#[test]
fn filters_select_matching_events() {
    let count = |filter: &[&str]| ok(&[&["dump", "--sample", "--format", "json"], filter].concat()).lines().count();
    let all = count(&[]);
    let (thread, rest) = (count(&["--provider", "thread"]), count(&["--provider", "Thread", "--event", "0x0524"]));
    assert!(0 < rest && rest < thread && thread < all, "{rest} {thread} {all}");
    assert_eq!(count(&["--limit", "3"]), 3);
    let halves = [count(&["--to", "+20ms"]), count(&["--from", "+20ms"])];
    let untimed =
        ok(&["dump", "--sample", "--format", "json"]).lines().filter(|line| !line.contains("\"time\"")).count();
    assert_eq!(halves[0] + halves[1] + untimed, all);
}

#[test]
fn rejects_invalid_filters() {
    let error_of = |args: &[&str]| {
        let ran = run_with(&[&["dump", "--sample"], args].concat(), b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        ran.err
    };
    let refusals = [
        error_of(&["--provider", "Thred"]),
        error_of(&["--event", "contextswop"]),
        error_of(&["--from", "yesterday"]),
        error_of(&["--pid", "x"]),
        error_of(&["--format", "xml"]),
        run_with(&["dump", "-", "--sort"], etwspec_etl::SAMPLE).err,
    ];
    insta::assert_snapshot!("dump_refusals", refusals.join("\n"));
}

#[test]
fn dumps_stream_like_file() {
    let ran = run_with(&["dump", "-", "--format", "csv"], etwspec_etl::SAMPLE);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, ok(&["dump", "--sample", "--format", "csv", "--one-pass"]));
}

#[test]
fn dumps_intact_events_of_damaged_trace() {
    let mut bytes = etwspec_etl::SAMPLE.to_vec();
    let all = ok(&["dump", "--sample", "--format", "json"]).lines().count();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 64].fill(0xA5);
    let ran = run_with(&["dump", "-", "--format", "json"], &bytes);
    assert_eq!(ran.code, 1);
    assert!(ran.err.starts_with("damage: "), "{}", ran.err);
    let left = ran.out.lines().inspect(|line| drop(serde_json::from_str::<Value>(line).expect("JSON"))).count();
    assert!(left > all * 3 / 4, "{left} of {all}");
}

#[test]
fn shows_bytes_of_sample() {
    insta::assert_snapshot!("hex_start", ok(&["hex", "--sample", "--records", "1"]));
    let first = ok(&["dump", "--sample", "--format", "json", "--provider", "Process", "--limit", "1"]);
    let first: Value = serde_json::from_str(&first).expect("a line is JSON");
    let at = format!("@{}", first["at"].as_str().expect("it says where it is"));
    insta::assert_snapshot!("hex_process", ok(&["hex", "--sample", &at, "--records", "1"]));
    let ran = run_with(&["hex", "--sample", "@0x10000000"], b"");
    insta::assert_snapshot!("hex_refusal", ran.err);
}

#[test]
fn counts_offsets_in_decompressed_buffer() {
    let folder = tempfile::tempdir().expect("there is room for a file");
    let path = folder.path().join("compressed.etl");
    let file = std::fs::File::create(&path).expect("the file can be made");
    sample::write(file, Sample { pointer: Pointer::Bits64, compress: true }).expect("the file can be written");
    let dumped = json(&path, &["--provider", "Process", "--limit", "1"]);
    let at = dumped[0]["at"].as_str().expect("it says where it is");
    let shown = ok(&["hex", &format!("{}@{at}", path.display()), "--records", "1"]);
    let (header, event) = shown.split_once("\nSYSTEM_TRACE_HEADER").expect("the event follows the header");
    assert!(header.contains(" bytes decompressed,"), "{header}");
    insta::assert_snapshot!("hex_compressed", event);
}

/// Returns the fields of events of a kind as TraceEvent printed them: name and text.
fn printed(baseline: &str, kind: &str) -> Vec<Vec<(String, String)>> {
    let marker = format!(": Windows Kernel/{kind} ");
    let lines = baseline.lines().filter_map(|line| line.strip_prefix("EVENT ")?.split_once(&marker));
    let fields = lines.map(|(_, fields)| fields.split("; ").filter_map(|field| field.split_once('=')));
    fields.map(|fields| fields.map(|(name, text)| (name.to_owned(), text.to_owned())).collect()).collect()
}

/// Compares a field with the text of TraceEvent, which separates thousands and truncates long strings.
fn same(ours: &Value, theirs: &str) -> bool {
    let text = match ours {
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        _ => return false,
    };
    let plain = theirs.replace(',', "");
    match theirs.strip_suffix("...") {
        Some(start) => text.starts_with(start),
        None => {
            text == theirs
                || text == plain
                || hex(&text).is_some_and(|number| number.to_string() == plain)
                || plain == "-1" && text == "4294967295"
                || hex(&text) == hex(&plain)
        }
    }
}

fn hex(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

#[test]
fn matches_traceevent_fields_of_kernel_events() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let path = corpus.join("perfview-net452-x86.etl");
    let expected = corpus.join("expected/net.4.5.2.x86.baseline.txt");
    let baseline = std::fs::read_to_string(expected).expect("the baseline is text");
    // Kind in TraceEvent, hook ID, and pairs of field names: ours and TraceEvent's.
    type Kind = (&'static str, &'static str, &'static [(&'static str, &'static str)]);
    let kinds: [Kind; 4] = [
        (
            "Process/DCStart",
            "0x0303",
            &[
                ("ProcessId", "ProcessID"),
                ("ParentId", "ParentID"),
                ("ImageFileName", "ImageFileName"),
                ("DirectoryTableBase", "PageDirectoryBase"),
                ("SessionId", "SessionID"),
                ("ExitStatus", "ExitStatus"),
                ("UniqueProcessKey", "UniqueProcessKey"),
                ("CommandLine", "CommandLine"),
            ],
        ),
        ("Image/DCStart", "0x1403", &[("ImageBase", "ImageBase"), ("ImageSize", "ImageSize")]),
        (
            "SystemConfig/Network",
            "0x0b11",
            &[("MaxUserPort", "MaxUserPort"), ("TcbTablePartitions", "TcbTablePartitions")],
        ),
        ("EventTrace/EndExtension", "0x0020", &[("Version", "KernelEventVersion")]),
    ];
    let mut compared = 0;
    for (kind, hook, names) in kinds {
        let ours = json(&path, &["--event", hook, "--limit", "5"]);
        for (ours, theirs) in ours.iter().zip(printed(&baseline, kind)) {
            for (own, name) in names {
                let Some((_, text)) = theirs.iter().find(|(known, _)| known == name) else { continue };
                let Some(value) = ours["data"].get(own) else { continue };
                assert!(same(value, text), "{kind} {own}: {value} and {text}");
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn processes_are_selected_by_name_and_by_id() {
    let all = |filter: &[&str]| -> Vec<Value> {
        let lines = ok(&[&["dump", "--sample", "--format", "json"], filter].concat());
        lines.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
    };
    let (named, other) = (all(&["--process", "NOTES.*"]), all(&["--process", "5120"]));
    assert!(!named.is_empty() && named == other, "{} {}", named.len(), other.len());
    assert!(named.iter().all(|line| line["pid"] == 5120 && line["process"] == "notes.exe"));
    let two = all(&["--process", "notes.exe", "--process", "shell.exe"]);
    assert!(two.len() > named.len() && two.len() < all(&[]).len());
}

#[test]
fn assumes_the_layout_of_the_event_version_in_releases_that_no_source_states() {
    for (name, fit) in [("win7", None), ("win81", Some("assumed")), ("win11", Some("assumed"))] {
        let Some(trace) = case(&format!("diskio-v2-{name}.etl")) else { return };
        let lines = dumped(&[&trace, "--event", "DiskIO/FlushBuffers"]);
        assert_eq!(lines.len(), 1, "{name}");
        assert_eq!(lines[0]["data"]["Irp"], "0xfffffa80023a6880", "{name}");
        assert_eq!(lines[0]["fit"].as_str(), fit, "{name}");
        let table = ok(&["dump", &trace, "--event", "DiskIO/FlushBuffers"]);
        assert_eq!(table.contains("fit=assumed"), fit.is_some(), "{table}");
    }
}
