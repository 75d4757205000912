//! Processes of events: one answer in whatever order and number lines are printed.

use std::collections::BTreeMap;

use etwspec::Pointer;
use etwspec::headers::HookId;
use etwspec::payloads::process::WmiProcessInformationPtr64;
use etwspec_corpus::pack::gzip;
use etwspec_etl::write::{Ended, Options, Writer, heads};
use serde_json::Value;

use crate::cases::{case, dumped};
use crate::common::{ok, run_with};

/// Counts of lines by process ID and name.
type Counts = BTreeMap<(Option<u64>, Option<String>), u64>;

/// Process ID and name of the writer of an event.
#[derive(serde::Deserialize)]
struct WriterOfEvent {
    #[serde(default)]
    pid: Option<u64>,
    #[serde(default)]
    process: Option<String>,
}

fn writers(lines: &[&str]) -> Vec<WriterOfEvent> {
    lines.iter().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
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
    let traces = etwspec_corpus::traces(&corpus);
    std::thread::scope(|scope| {
        for half in [0, 1] {
            let traces = traces.iter().skip(half).step_by(2);
            scope.spawn(|| traces.for_each(|trace| lines_are_the_same(trace.to_str().expect("the path is text"))));
        }
    });
}

fn lines_are_the_same(path: &str) {
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
    let writers = writers(&lines);
    let mut counts = Counts::new();
    for writer in &writers {
        *counts.entry((writer.pid, writer.process.clone())).or_default() += 1;
    }
    assert_eq!(counts, counted(path), "{path}");
    // The most frequent process, and one of the others.
    let mut frequent: Vec<_> =
        counts.iter().filter_map(|((pid, name), n)| Some((*n, (*pid)?, name.as_ref()?))).collect();
    frequent.sort_unstable();
    for (_, pid, name) in frequent.iter().rev().take(1).chain(frequent.first()) {
        let of = |is: &dyn Fn(&WriterOfEvent) -> bool| {
            lines.iter().zip(&writers).filter(|(_, writer)| is(writer)).map(|(line, _)| *line).collect::<Vec<_>>()
        };
        let named = |writer: &WriterOfEvent| writer.process.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(name));
        assert!(dump(&["--process", name]).lines().eq(of(&named)), "{path}: --process {name}");
        let numbered = |writer: &WriterOfEvent| writer.pid == Some(*pid);
        assert!(dump(&["--pid", &pid.to_string()]).lines().eq(of(&numbered)), "{path}: --pid {pid}");
    }
}

#[test]
fn id_that_is_used_again_within_a_buffer_is_counted_by_name() {
    let mut writer = Writer::in_memory(Options::default()).expect("valid options");
    let events = [
        (HookId::PROCESS_CREATE, "first.exe"),
        (HookId::MARK, ""),
        (HookId::PROCESS_DELETE, "first.exe"),
        (HookId::PROCESS_CREATE, "second.exe"),
        (HookId::MARK, ""),
        (HookId::MARK, ""),
    ];
    for ((hook, name), time) in events.into_iter().zip(1..) {
        let mut process = WmiProcessInformationPtr64::default();
        process.set_process_id(8);
        process.image_file_name = name.into();
        let mut head = heads::system(Pointer::Bits64, hook, if name.is_empty() { 2 } else { 4 }, time);
        head.set_process_id(if name.is_empty() { 8 } else { 4 });
        let data = if name.is_empty() { Vec::new() } else { process.to_vec().expect("the record is small") };
        writer.write_event(0, &head, &data).expect("the event fits");
    }
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let path = tempfile::NamedTempFile::new().expect("a file");
    for bytes in [gzip(&file), file] {
        std::fs::write(path.path(), bytes).expect("written");
        let counts = counted(path.path().to_str().expect("a path of text"));
        let of = |name: &str| counts.get(&(Some(8), Some(name.to_owned()))).copied();
        assert_eq!([of("first.exe"), of("second.exe")], [Some(1), Some(2)], "{counts:?}");
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
    // The event of the rundown describes the process.
    assert_eq!(lines.iter().map(|line| &line["pid"]).collect::<Vec<_>>(), [100, 100]);
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
