//! Processes of events: one answer in whatever order and number lines are printed.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::cases::{case, dumped};
use crate::common::{ok, run_with};

/// Counts of lines by process ID and name.
type Counts = BTreeMap<(Option<u64>, Option<String>), u64>;

fn by_process(lines: &[&str]) -> Counts {
    let mut counts = Counts::new();
    for line in lines {
        let event: Value = serde_json::from_str(line).expect("a line is JSON");
        let name = event["process"].as_str().map(str::to_owned);
        *counts.entry((event["pid"].as_u64(), name)).or_default() += 1;
    }
    counts
}

/// Returns the counts that `stats` prints.
fn counted(trace: &str) -> Counts {
    let stats: Value = serde_json::from_str(&run_with(&["stats", "--format", "json", trace], b"").out).expect("JSON");
    let rows = stats["files"][0]["processes"].as_array().expect("a list").iter();
    let of = |row: &Value| {
        let key = (row["process"].as_u64(), row["name"].as_str().map(str::to_owned));
        (key, row["n"].as_u64().expect("a number"))
    };
    rows.map(of).collect()
}

#[test]
fn lines_do_not_depend_on_order_and_limit_and_are_as_many_as_stats_counts() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    for trace in etwspec_corpus::traces(&corpus) {
        let path = trace.to_str().expect("the path is text");
        let dump = |args: &[&str]| run_with(&[&["dump", "--format", "json", path], args].concat(), b"").out;
        let (in_file, in_time) = (dump(&[]), dump(&["--sort"]));
        let lines: Vec<&str> = in_file.lines().collect();
        let (mut one, mut other) = (lines.clone(), in_time.lines().collect::<Vec<_>>());
        one.sort_unstable();
        other.sort_unstable();
        assert!(one == other, "{path}: lines depend on --sort");
        let limit = (lines.len() / 3).max(1);
        let limited = dump(&["--limit", &limit.to_string()]);
        assert!(limited.lines().eq(lines.iter().take(limit).copied()), "{path}: lines depend on --limit");
        let counts = by_process(&lines);
        assert_eq!(counts, counted(path), "{path}");
        // The most frequent process, and one of the others.
        let mut frequent: Vec<_> =
            counts.iter().filter_map(|((pid, name), n)| Some((*n, (*pid)?, name.as_ref()?))).collect();
        frequent.sort_unstable();
        for (_, pid, name) in frequent.iter().rev().take(1).chain(frequent.first()) {
            let of = |field: &str, is: Value| {
                let is = move |line: &&&str| {
                    let event: Value = serde_json::from_str(line).expect("a line is JSON");
                    match (&event[field], &is) {
                        (Value::String(own), Value::String(is)) => own.eq_ignore_ascii_case(is),
                        (own, is) => own == is,
                    }
                };
                lines.iter().filter(is).copied().collect::<Vec<&str>>()
            };
            for args in [["--process", name.as_str()], ["--pid", &pid.to_string()]] {
                let field = if args[0] == "--pid" {
                    ("pid", Value::from(*pid))
                } else {
                    ("process", Value::from(name.as_str()))
                };
                assert!(dump(&args).lines().eq(of(field.0, field.1)), "{path}: {args:?}");
            }
        }
    }
}

#[test]
fn a_process_has_all_its_events_in_file_order() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let trace = corpus.join("dotnet-dynamic-events.etl");
    let out = ok(&["dump", "--format", "csv", "--process", "Benchmarks.exe", trace.to_str().expect("text")]);
    // Messages have line breaks.
    assert_eq!(csv::Reader::from_reader(out.as_bytes()).records().count(), 25_454);
}

#[test]
fn samples_switches_and_stacks_have_the_process_of_their_thread() {
    let Some(trace) = case("cpu-sample-process.etl") else { return };
    let lines = dumped(&[&trace]);
    for name in ["PerfInfo/Sample", "Thread/CSwitch", "StackWalk/Stack"] {
        let event = lines.iter().find(|line| line["community_name"] == name).expect("the event is in the trace");
        assert_eq!((&event["process"], &event["pid"], &event["tid"]), (&"alpha.exe".into(), &100.into(), &1000.into()));
        assert_eq!(event["process_by"], "payload", "{name}");
    }
}

#[test]
fn names_and_schemas_of_one_trace_serve_the_others() {
    let (Some(kernel), Some(user)) = (case("two-kernel.etl"), case("two-user.etl")) else { return };
    let lines = dumped(&["--process", "alpha.exe", &kernel, &user]);
    assert_eq!(lines.iter().map(|line| &line["pid"]).collect::<Vec<_>>(), [100]);
    let (Some(first), Some(second)) = (case("split-1.etl"), case("split-2.etl")) else { return };
    let lines = dumped(&[&second, &first]);
    let texts: Vec<_> = lines.iter().filter_map(|line| line["data"]["s"].as_str()).collect();
    assert_eq!(texts, ["first file", "second file"]);
    let lines = dumped(&["--schema", &first, &second]);
    assert_eq!(lines.last().map(|line| &line["data"]["s"]), Some(&"second file".into()));
}

#[test]
fn filter_that_no_event_matches_is_named() {
    for (args, note) in [
        (["--process", "noted.exe"], "note: no event matches --process noted.exe; did you mean notes.exe?\n"),
        (["--pid", "99999"], "note: no event matches --pid 99999; process IDs near it: "),
        (["--cpu", "99"], "note: no event matches --cpu 99; the events are of processors 0, 1\n"),
        (["--from", "+1000s"], "note: no event matches --from +1000.0000000s; the events are from 20"),
        (["--provider", "UMS"], "note: no event matches --provider UMS; "),
    ] {
        let ran = run_with(&["dump", "--sample", args[0], args[1]], b"");
        assert_eq!(ran.code, 3, "{args:?}: {}", ran.err);
        assert!(ran.err.starts_with(note), "{args:?}: {}", ran.err);
    }
    let ran =
        run_with(&["dump", "--sample", "--cpu", "0", "--cpu", "1", "--event", "Process/Start", "--level", "1"], b"");
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert!(ran.err.contains("--level 1"), "{}", ran.err);
}
