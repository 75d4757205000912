//! The command `list`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec::payloads::List;
use etwspec_etl::SAMPLE;
use serde_json::Value;

use crate::common::{ok, run_in, run_with};

/// Lists, with the views of SQL that have the same rows, or else the function of the script that computes them.
const LISTS: [(&str, &str); 14] = [
    ("processes", "processes"),
    ("images", "images"),
    ("network", "network"),
    ("files", "file_io"),
    ("gc", "gcs"),
    ("disk", "disk"),
    ("registry", "registry"),
    ("waits", "waits"),
    ("interrupts", "interrupts"),
    ("allocations", "allocations"),
    ("methods", "methods"),
    ("modules", "modules"),
    ("dns", "dns"),
    ("http", "http"),
];

/// Returns the names of all lists.
fn names() -> impl Iterator<Item = &'static str> {
    List::ALL.iter().map(|list| list.name)
}

/// Returns the rows of a list.
fn rows(args: &[&str]) -> Vec<Value> {
    let ran = run_with(&[&["list"], args, &["--format", "json"]].concat(), b"");
    assert!(matches!(ran.code, 0 | 1 | 3), "{args:?}: {}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

#[test]
fn rows_are_what_follows_from_dump() {
    let Some(python) = etwspec_corpus::python_or_skip("json") else { return };
    let script = etwspec_corpus::repository().join("lake/sql/tests/views.py");
    let root = tempfile::tempdir().expect("a folder");
    let sample = root.path().join("sample.etl");
    std::fs::write(&sample, SAMPLE).expect("room");
    let folder = etwspec_corpus::folder_or_skip();
    let corpus: Vec<PathBuf> = folder.iter().flat_map(|folder| etwspec_corpus::traces(folder)).collect();
    let mut found = [0; LISTS.len()];
    for trace in std::iter::once(&sample).chain(&corpus) {
        let path = trace.to_str().expect("a path");
        let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text).expect("room");
        write("dump.jsonl", &run_with(&["dump", path, "--format", "json"], b"").out);
        for ((list, view), found) in LISTS.iter().zip(&mut found) {
            let ran = run_with(&["list", list, path, "--format", "json"], b"");
            *found += ran.out.lines().count();
            write(&format!("{view}.json"), &ran.out);
        }
        let compared = Command::new(&python)
            .arg(&script)
            .arg(root.path().join("dump.jsonl"))
            .arg(root.path())
            .args(LISTS.map(|(_, view)| view))
            .output()
            .expect("Python runs");
        let text = String::from_utf8_lossy(&compared.stdout);
        let errors = String::from_utf8_lossy(&compared.stderr);
        assert!(compared.status.success(), "{path}:\n{text}{errors}");
    }
    if folder.is_some() {
        // No trace of the corpus has look-ups of names.
        assert_eq!(found.iter().filter(|found| **found == 0).count(), 1, "{found:?}");
    }
}

#[test]
fn tables_of_the_sample() {
    let text = names().map(|list| {
        let ran = run_with(&["list", list, "--sample"], b"");
        format!("{list}: {}\n{}{}", ran.code, ran.out, ran.err)
    });
    insta::assert_snapshot!("tables_sample", text.collect::<Vec<_>>().join("\n"));
}

#[test]
fn tables_as_csv() {
    let text = names().map(|list| run_with(&["list", list, "--sample", "--format", "csv"], b"").out);
    insta::assert_snapshot!("tables_csv", text.collect::<Vec<_>>().join("\n"));
}

/// Returns the path of a trace of the corpus.
fn trace(name: &str) -> Option<PathBuf> {
    Some(etwspec_corpus::folder_or_skip()?.join(name))
}

fn shown(path: &Path, args: &[&str]) -> String {
    let path = path.to_str().expect("a path");
    let ran = run_in(&[&["list", args[0], path], &args[1..]].concat(), b"", |console| console.width = Some(120));
    assert!(matches!(ran.code, 0 | 1), "{args:?}: {}", ran.err);
    ran.out
}

#[test]
fn tables_of_real_traces() {
    let Some(processes) = trace("tx-process.etl") else { return };
    insta::assert_snapshot!("tables_processes", shown(&processes, &["processes"]));
    let gc = trace("perfview-gcevents.etl").expect("the corpus has it");
    insta::assert_snapshot!("tables_gc", shown(&gc, &["gc"]));
}

#[test]
fn sums_are_those_of_all_events() {
    let mut traces = vec!["--sample".to_owned()];
    if let Some(folder) = etwspec_corpus::folder_or_skip() {
        traces.extend(etwspec_corpus::traces(&folder).iter().map(|path| path.to_string_lossy().into_owned()));
    }
    let tables = [
        ("files", "reads", "read_bytes", "Size", &["FileIO/Read"][..]),
        ("files", "writes", "written_bytes", "Size", &["FileIO/Write"]),
        ("network", "sends", "sent_bytes", "TransferSize", &["TcpIp/Send*", "UdpIp/Send*"]),
        ("network", "receives", "received_bytes", "TransferSize", &["TcpIp/Recv*", "UdpIp/Recv*"]),
    ];
    for (command, number, bytes, field, events) in tables {
        let mut checked = 0;
        for trace in &traces {
            let sum = |column: &str| -> u64 {
                rows(&[command, trace]).iter().map(|row| row[column].as_u64().expect("a number")).sum()
            };
            let filters: Vec<&str> = events.iter().flat_map(|event| ["--event", event]).collect();
            let ran = run_with(&[&["stats", trace, "--sum", field, "--format", "json"], &filters[..]].concat(), b"");
            let report: Value = serde_json::from_str(&ran.out).unwrap_or_default();
            let events = report["events"].as_u64().unwrap_or(0);
            assert_eq!(sum(number), events, "{trace} {number}");
            assert_eq!(sum(bytes), report["groups"][0]["sum"][field].as_u64().unwrap_or(0), "{trace} {bytes}");
            checked += events;
        }
        assert!(checked > 0, "{command}");
    }
}

/// Returns the events of a kind in a baseline of Microsoft's library: the time in milliseconds, and the members.
fn baseline(text: &str, kind: &str) -> Vec<(f64, BTreeMap<String, String>)> {
    let of = |line: &str| {
        let (time, rest) = line.strip_prefix("EVENT ")?.split_once(": ")?;
        let members = rest.split_once(&format!("/{kind} "))?.1.split("; ");
        let members = members.filter_map(|member| member.split_once('='));
        let members = members.map(|(name, value)| (name.to_owned(), value.replace(',', "")));
        Some((time.replace(',', "").parse().expect("a time"), members.collect()))
    };
    text.lines().filter_map(of).collect()
}

/// Milliseconds from the start of a session to a time of the first day.
fn milliseconds(start: &Value, time: &Value) -> f64 {
    let of = |time: &Value| {
        let (_, time) = time.as_str().and_then(|time| time.split_once('T')).expect("a time");
        let parts = time.trim_end_matches('Z').split(':').map(|part| part.parse::<f64>().expect("a number"));
        parts.fold(0.0, |sum, part| sum * 60.0 + part) * 1000.0
    };
    of(time) - of(start)
}

#[test]
fn rows_are_those_of_microsofts_library() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let (mut collections, mut images) = (0, 0);
    for (trace, expected) in [("perfview-gcevents.etl", "gcevents"), ("perfview-net452-x86.etl", "net.4.5.2.x86")] {
        let path = folder.join(trace);
        let path = path.to_str().expect("a path");
        let expected = folder.join(format!("expected/{expected}.baseline.txt"));
        let expected = std::fs::read_to_string(expected).expect("the baseline is text");
        let info: Value = serde_json::from_str(&run_with(&["info", path, "--format", "json"], b"").out).expect("JSON");
        let start = &info["files"][0]["log_file"]["start"];
        let near = |own: f64, expected: f64| assert!((own - expected).abs() < 0.002, "{trace}: {own} {expected}");
        let rows_of = |command: &str| rows(&[command, path]);

        let all = rows_of("gc");
        let has = |row: &Value, name: &str, number: &str| row[name].as_u64() == number.parse().ok();
        let of = |number: &str| all.iter().find(|row| has(row, "number", number)).expect(number);
        let (stopped, resumed) = (baseline(&expected, "GC/SuspendEEStart"), baseline(&expected, "GC/RestartEEStop"));
        for (time, event) in baseline(&expected, "GC/Start") {
            let row = of(&event["Count"]);
            // Two versions of the event state the same collection.
            assert!((milliseconds(start, &row["start"]) - time).abs() < 0.01, "{event:?}");
            assert_eq!(row["generation"].to_string(), event["Depth"]);
            assert_eq!(row["pid"].to_string(), event["PID"]);
            let pause =
                stopped.iter().rfind(|(stop, _)| *stop <= time).zip(resumed.iter().find(|(end, _)| *end > time));
            if let Some(((stop, _), (end, _))) = pause {
                near(row["pause_ns"].as_f64().expect("a pause") / 1e6, end - stop);
                collections += 1;
            }
        }
        for (time, event) in baseline(&expected, "GC/Stop") {
            near(milliseconds(start, &of(&event["Count"])["end"]), time);
        }

        let all = rows_of("images");
        for (_, event) in [baseline(&expected, "Image/Load"), baseline(&expected, "Image/DCStart")].concat() {
            let base = u64::from_str_radix(event["ImageBase"].trim_start_matches("0x"), 16).expect("an address");
            let is = |row: &&Value| {
                let own = row["base"].as_str().map(|base| base.trim_start_matches("0x"));
                has(row, "pid", &event["PID"]) && own.and_then(|base| u64::from_str_radix(base, 16).ok()) == Some(base)
            };
            let row = all.iter().find(is).expect("a row of the image");
            let path = row["dos_path"].as_str().expect("the trace maps all volumes");
            // The library does not resolve redirected drives.
            let is_redirected = event["FileName"].starts_with(r"\\DfsClient");
            let is_same = is_redirected || path.starts_with(event["FileName"].trim_end_matches("..."));
            assert!(is_same, "{path} {}", event["FileName"]);
            assert_eq!(row["size"].to_string(), event["ImageSize"]);
            assert_eq!(row["checksum"].to_string(), event["ImageChecksum"]);
            images += 1;
        }
    }
    assert!(collections > 5 && images > 5, "{collections} {images}");
}

#[test]
fn rows_are_selected_by_process_and_time() {
    let all = rows(&["processes", "--sample"]);
    assert!(all.len() > 1);
    let pid = all[0]["pid"].to_string();
    let own = rows(&["processes", "--sample", "--process", &pid]);
    assert_eq!(own, all.iter().filter(|row| row["pid"] == all[0]["pid"]).cloned().collect::<Vec<_>>());
    let ran = run_with(&["list", "processes", "--sample", "--process", "nobody.exe"], b"");
    assert_eq!(ran.code, 3);
    assert!(ran.err.contains("no row matches"), "{}", ran.err);
    let count = |args: &[&str]| rows(&[&["files", "--sample"], args].concat()).len();
    assert!(count(&["--to", "+0.000001s"]) < count(&[]));
    let ran = run_with(&["list", "files", "--sample", "--from", "+2s", "--to", "+1s"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--from"), "{}", ran.err);
}

#[test]
fn rows_are_selected_by_their_columns() {
    let all = rows(&["images", "--sample"]);
    let selected = rows(&["images", "--sample", "--where", "process = notes.exe and size > 0x20000 and not pdb"]);
    let is =
        |row: &&Value| row["process"] == "notes.exe" && row["size"].as_u64() > Some(0x20000) && row["pdb"].is_null();
    assert!(!selected.is_empty() && selected.len() < all.len());
    assert_eq!(selected, all.iter().filter(is).cloned().collect::<Vec<_>>());
    let first = rows(&["waits", "--sample", "--where", "longest_ns >= 500000 and reason in (PageIn, FreePage)"]);
    assert_eq!(first.iter().map(|row| row["reason"].as_str()).collect::<Vec<_>>(), [Some("PageIn")]);
    let of_path = rows(&["files", "--sample", "--where", r"path ~ *.txt and first > +0.001s"]);
    assert_eq!(of_path.len(), 1);
    for (args, message) in [
        (&["list", "images", "--sample", "--where", "pbd = a"][..], "the list images has no column `pbd`"),
        (&["list", "--sample", "--where", "pid = 4"], "--where needs a list"),
        (&["list", "imags", "--sample"], "imags is neither a list nor a file"),
        (&["processes", "--sample"], "did you mean: etwspec list processes"),
    ] {
        let ran = run_with(args, b"");
        assert!(ran.code == 2 && ran.err.contains(message), "{args:?}: {}", ran.err);
    }
}

#[test]
fn groups_add_up_the_rows_of_a_list() {
    let sum = |rows: &[Value], name: &str| rows.iter().filter_map(|row| row[name].as_u64()).sum::<u64>();
    for list in ["network", "files", "disk", "registry", "waits"] {
        let (all, groups) = (rows(&[list, "--sample"]), rows(&[list, "--sample", "--by", "process"]));
        assert_eq!(sum(&groups, "rows"), all.len() as u64, "{list}");
        let sums = groups.first().and_then(Value::as_object).expect("an object").keys().filter(|name| *name != "rows");
        for name in sums.filter(|name| !name.starts_with("longest")) {
            assert_eq!(sum(&groups, name), sum(&all, name), "{list} {name}");
        }
    }
    let by_reason = rows(&["waits", "--sample", "--by", "reason"]);
    assert_eq!(by_reason.iter().map(|row| row["count"].as_u64()).collect::<Vec<_>>(), [Some(13), Some(1)]);
    let text = ok(&["list", "waits", "--sample", "--by", "reason", "--top", "1"]);
    assert!(text.starts_with("1 of 2 groups (3 events lost)\n"), "{text}");
    let longest = rows(&["disk", "--sample", "--sort", "longest_ns", "--top", "2"]);
    let all = rows(&["disk", "--sample"]);
    assert_eq!(longest[0]["longest_ns"].as_i64(), all.iter().filter_map(|row| row["longest_ns"].as_i64()).max());
    for (args, message) in [
        (&["list", "images", "--sample", "--by", "pid,proces"][..], "--by: the list images has no column `proces`"),
        (&["list", "images", "--sample", "--sort", "sizee"], "--sort: the list images has no column `sizee`"),
        (&["list", "--sample", "--by", "pid"], "--by needs a list"),
    ] {
        let ran = run_with(args, b"");
        assert!(ran.code == 2 && ran.err.contains(message), "{args:?}: {}", ran.err);
    }
}

#[test]
fn help_names_every_list() {
    let ran = run_with(&["list", "--help"], b"");
    let words: Vec<&str> = ran.out.split([' ', ',', '\n', '.']).collect();
    assert_eq!(names().find(|list| !words.contains(list)), None, "{}", ran.out);
}

#[test]
fn traces_without_the_events_are_reported() {
    let Some(path) = trace("etwlib-rpc-arrays.etl") else { return };
    let ran = run_with(&["list", "gc", path.to_str().expect("a path")], b"");
    assert_eq!((ran.code, ran.out.as_str()), (3, ""));
    assert!(ran.err.contains("contains none of the events that state garbage collections"), "{}", ran.err);
}

#[test]
fn rows_of_several_traces_have_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = ["a.etl", "b.etl"].map(|name| folder.path().join(name));
    paths.iter().for_each(|path| std::fs::write(path, SAMPLE).expect("room"));
    let [a, b] = paths.each_ref().map(|path| path.to_str().expect("a path"));
    let all = rows(&["processes", a, b]);
    let of = |name: &str| all.iter().filter(|row| row["file"] == name).count();
    assert_eq!((of(a), of(b)), (all.len() / 2, all.len() / 2));
    let csv = ok(&["list", "processes", a, b, "--format", "csv"]);
    assert_eq!(csv.lines().filter(|line| line.starts_with("file,")).count(), 1);
}

/// Returns the rows of a command about a file of `../shared/repro/answers`.
fn answers(command: &str, name: &str) -> Option<Vec<Value>> {
    let path = etwspec_corpus::answer_or_skip(name)?;
    Some(rows(&[command, path.to_str().expect("a path")]))
}

#[test]
fn pauses_of_a_collection_count_once() {
    // Number, pauses, their length and the longest in microseconds.
    let expected = [
        (
            "gc-background.etl.gz",
            &[(5, 2, Some(5_300), Some(4_000)), (6, 1, Some(2_200), Some(2_200)), (7, 1, Some(3_500), Some(3_500))][..],
        ),
        ("gc-shared-pause.etl.gz", &[(4, 2, Some(6_522), Some(5_900)), (5, 0, None, None)]),
    ];
    for (name, expected) in expected {
        let Some(rows) = answers("gc", name) else { return };
        let microseconds = |row: &Value, name: &str| row[name].as_u64().map(|pause| (pause + 500) / 1000);
        let of = |row: &Value| {
            let number = |name: &str| row[name].as_u64().expect("a number");
            let pauses = ["pause_ns", "longest_ns"].map(|name| microseconds(row, name));
            (number("number"), number("pauses"), pauses[0], pauses[1])
        };
        assert_eq!(rows.iter().map(of).collect::<Vec<_>>(), expected, "{name}");
    }
}

#[test]
fn collections_belong_to_processes_and_not_to_their_ids() {
    let Some(rows) = answers("gc", "gc-pid-reuse.etl.gz") else { return };
    let numbers: Vec<u64> = rows.iter().filter_map(|row| row["number"].as_u64()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7].repeat(2));
    assert!(rows.iter().all(|row| row["pid"] == 1980 && row["pauses"] == 1));
}

#[test]
fn parents_begin_before_their_children() {
    let Some(path) = etwspec_corpus::answer_or_skip("parent-pid-reuse.etl.gz") else { return };
    let text = ok(&["list", "processes", path.to_str().expect("a path")]);
    let indent = |pid: &str| {
        let line = text.lines().find(|line| line.split_whitespace().nth(1) == Some(pid)).expect("a row");
        line.len() - line.trim_start().len()
    };
    // csrss.exe and wininit.exe have the process ID of a service host as their parent, which began later, and has a child.
    assert_eq!(["612", "700"].map(indent), [indent("0"); 2]);
    assert!(indent("576") > indent("868") && indent("868") > indent("700") && indent("1200") > indent("576"));
}

#[test]
fn exit_statuses_have_names_unless_they_are_numbers_of_programs() {
    let Some(path) = trace("airbus-shutdown-perf-diag.etl") else { return };
    let rows = rows(&["processes", path.to_str().expect("a path")]);
    let names = rows.iter().filter_map(|row| Some((row["exit_status"].as_i64()?, row["exit_status_name"].as_str())));
    let names: BTreeMap<i64, Option<&str>> = names.collect();
    assert_eq!(
        names.into_iter().collect::<Vec<_>>(),
        [(0, None), (1, None), (0x4001_0004, Some("DBG_TERMINATE_PROCESS"))]
    );
}
