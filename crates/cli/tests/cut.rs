//! `etwspec sample` and `etwspec cut`.

use std::fs;
use std::path::Path;

use crate::common::{Ran, ok, run_with};
use etwspec_etl::state::FirstPass;
use etwspec_etl::{Item, SAMPLE, Trace};

/// A temporary folder.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Folder(tempfile::tempdir().expect("there is room"))
    }

    fn name(&self, file: &str) -> String {
        self.0.path().join(file).display().to_string()
    }

    /// Writes a file, and returns its name.
    fn with(&self, file: &str, bytes: &[u8]) -> String {
        let name = self.name(file);
        fs::write(&name, bytes).expect("there is room");
        name
    }

    /// Returns the sorted names of all files.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).expect("it is there").filter_map(Result::ok);
        let mut names: Vec<String> = entries.map(|entry| entry.file_name().display().to_string()).collect();
        names.sort();
        names
    }
}

/// Returns the events of a trace: processor, process ID and bytes.
fn events(file: impl AsRef<Path>) -> Vec<(u16, Option<u32>, Vec<u8>)> {
    let mut events = Vec::new();
    Trace::new(&fs::read(file).expect("it is there")).for_each(|item| match item {
        Item::Event(buffer, event) => {
            events.push((buffer.header().processor, event.process_id(), event.bytes().to_vec()));
        }
        Item::Damage(damage) => panic!("{damage}"),
    });
    events
}

#[test]
fn writes_built_in_sample_and_its_variants() {
    let folder = Folder::new();
    let [plain, small, short] = ["plain.etl", "small.etl", "short.etl"].map(|name| folder.name(name));
    assert_eq!(ok(&["sample", &plain]), format!("{plain}: wrote a sample of 32,768 bytes (32.0 KiB)\n"));
    assert_eq!(fs::read(&plain).expect("it is there"), SAMPLE);
    ok(&["sample", &small, "--compressed"]);
    ok(&["sample", &short, "--pointer", "32"]);
    assert!(fs::read(&small).expect("it is there").len() < SAMPLE.len() / 2);
    assert_eq!(events(&short).len(), events(&plain).len());
    assert_eq!(folder.files(), ["plain.etl", "short.etl", "small.etl"]);
}

#[test]
fn copies_selected_events_unchanged() {
    let folder = Folder::new();
    let (from, to) = (folder.with("from.etl", SAMPLE), folder.name("to.etl"));
    assert_eq!(
        ok(&["cut", &from, &to, "--pid", "5120", "--cpu", "1", "--no-context"]),
        format!("{to}: copied 140 of 318 events, 16,384 bytes (16.0 KiB) of 32,768 bytes (32.0 KiB)\n")
    );
    let all = events(&from);
    // The events of the process on the processor, also those that only other events attribute to it.
    let (trace, mut written) = (Trace::new(SAMPLE), Vec::new());
    let mut state = FirstPass::of(&trace).state();
    trace.for_each_event(|event| {
        state.update(event);
        written.push((event.processor(), state.writer().process) == (1, Some(5120)));
    });
    let expected = all.iter().zip(written).enumerate().filter(|(at, (_, written))| *at < 2 || *written);
    let expected: Vec<_> = expected.map(|(at, (event, _))| (at, event)).collect();
    // The first event contains the number of buffers.
    let kept = events(&to);
    assert_eq!(kept.len(), expected.len());
    assert!(kept.iter().skip(1).eq(expected.into_iter().skip(1).map(|(_, event)| event)), "an event differs");
    let limited = ok(&["cut", &from, &to, "--limit", "3", "--no-context"]);
    assert!(limited.starts_with(&format!("{to}: copied 5 of the first ")), "{limited}");
    assert!(events(&to)[1..] == all[1..5], "an event differs");
}

#[test]
fn a_name_that_no_event_of_a_stream_has_leaves_no_file() {
    let folder = Folder::new();
    let ran = run_with(&["cut", "-", &folder.name("to.etl"), "--event", "NoSuchEvent"], SAMPLE);
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert!(ran.err.contains("`NoSuchEvent` is neither an event ID"), "{}", ran.err);
    assert_eq!(folder.files(), [""; 0]);
}

/// Returns the lines of some events, without their places.
fn lines(path: &str, filter: &[&str]) -> Vec<serde_json::Value> {
    let out = ok(&[&["dump", path, "--format", "json"], filter].concat());
    let lines = out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON"));
    let without_place = |mut line: serde_json::Value| {
        line.as_object_mut().expect("an object").remove("at");
        line
    };
    lines.map(without_place).collect()
}

#[test]
fn copied_events_read_as_in_the_original() {
    let folder = Folder::new();
    let (from, to) = (folder.with("from.etl", SAMPLE), folder.name("to.etl"));
    let filters: [&[&str]; 4] =
        [&["--pid", "5120"], &["--provider", "Registry"], &["--event", "ContextSwap"], &["--provider", "Image"]];
    let mut added = 0;
    for filter in filters {
        ok(&[&["cut", &from, &to], filter].concat());
        let with_context = events(&to).len();
        let selected = lines(&from, filter);
        assert_eq!(lines(&to, filter), selected, "{filter:?}");
        assert!(selected.iter().any(|line| line.get("names").is_some() || line.get("process").is_some()), "{filter:?}");
        ok(&[&["cut", &from, &to, "--no-context"], filter].concat());
        added += with_context - events(&to).len();
    }
    assert!(added > 0, "no event was added");
}

/// Returns the folded stacks of the events that a filter selects, by weight.
fn profile(path: &str, filter: &[&str]) -> Vec<String> {
    let of = |weight: &str| {
        let ran = run_with(&[&["profile", path, "--format", "folded", "--weight", weight], filter].concat(), b"");
        assert!([0, 1, 3].contains(&ran.code), "{path} {weight} {filter:?}: {}", ran.err);
        let mut lines: Vec<&str> = ran.out.lines().collect();
        lines.sort_unstable();
        lines.join("\n")
    };
    ["samples", "waits", "ready"].map(of).into()
}

#[test]
fn profile_of_the_part_is_the_part_of_the_profile() {
    let folder = Folder::new();
    let to = folder.name("to.etl");
    let filters: [&[&str]; 6] = [
        &["--from", "+5ms", "--to", "+20ms"],
        &["--where", "tid in (3956, 5124) or event ~ GC/*"],
        &["--event", "SampledProfile"],
        &["--event", "ContextSwap"],
        &["--provider", "File"],
        &["--cpu", "0"],
    ];
    let answers = ["wait-and-pmc", "wait-preempted", "clr-stack-pid-reuse", "method-address-reuse", "v8-jscript"];
    let mut pairs = Vec::new();
    let mut add = |from: String, filters: &[&'static [&'static str]]| {
        pairs.extend(filters.iter().map(|filter| (from.clone(), *filter)));
    };
    add(folder.with("sample.etl", SAMPLE), &filters);
    for from in answers.iter().filter_map(|name| crate::cases::case(&format!("../answers/{name}.etl.gz"))) {
        add(from, &filters);
    }
    if let Some(from) = crate::cases::case("../../corpus/perfview-net452-x86.etl") {
        add(from, &filters[..2]);
    }
    let (mut compared, mut differ) = (0, Vec::new());
    for (from, filter) in &pairs {
        let cut = run_with(&[&["cut", from, &to], *filter].concat(), b"");
        if cut.code == 2 || cut.code == 3 {
            // The trace has none of the events, or is too short.
            continue;
        }
        let (part, whole) = (profile(&to, filter), profile(from, filter));
        compared += whole.iter().filter(|profile| !profile.is_empty()).count();
        for (part, whole) in part.iter().zip(&whole).filter(|(part, whole)| part != whole) {
            differ.push(format!("{from} {filter:?}:\n{part}\nbut of all:\n{whole}\n"));
        }
    }
    assert!(differ.is_empty(), "{}", differ.concat());
    assert!(compared > 8, "{compared} profiles");
}

#[test]
fn roundtrips_through_compression_from_a_pipe() {
    let folder = Folder::new();
    let (small, plain) = (folder.name("small.etl"), folder.name("plain.etl"));
    let Ran { code, out, err } = run_with(&["cut", "-", &small, "--compressed"], SAMPLE);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with(&format!("{small}: copied 318 of 318 events, ")), "{out}");
    ok(&["cut", &small, &plain, "--uncompressed"]);
    let original = folder.with("original.etl", SAMPLE);
    // The first event contains the compression mode.
    assert!(events(&plain) == events(&original), "an event differs");
    assert!(events(&small).iter().skip(1).eq(events(&original).iter().skip(1)), "an event differs");
    assert!(ok(&["info", &small]).contains("EVENT_TRACE_COMPRESSED_MODE"));
    assert!(!ok(&["info", &plain]).contains("EVENT_TRACE_COMPRESSED_MODE"));
}

#[test]
fn rejects_output_that_is_the_input() {
    let folder = Folder::new();
    let from = folder.with("from.etl", SAMPLE);
    let again = folder.name("./from.etl");
    for to in [&from, &again] {
        let Ran { code, out, err } = run_with(&["cut", &from, to], b"");
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.ends_with(" help: name another output file\n"), "{err}");
    }
    assert_eq!(fs::read(&from).expect("it is there"), SAMPLE);
    assert_eq!(folder.files(), ["from.etl"]);
}

#[test]
fn reports_damage_and_leaves_it_out() {
    let folder = Folder::new();
    let mut bytes = SAMPLE.to_vec();
    // The header of the fourth buffer.
    bytes[3 * 4096..][..72].fill(0);
    let (from, to) = (folder.with("from.etl", &bytes), folder.name("to.etl"));
    let Ran { code, out, err } = run_with(&["cut", &from, &to], b"");
    assert_eq!(code, 1, "{out}{err}");
    assert!(err.starts_with("damage: ") && err.contains("the header of a buffer is all zeros"), "{err}");
    assert!(events(&to).len() > 200);
    assert_eq!(folder.files(), ["from.etl", "to.etl"]);
}

#[test]
fn every_command_reports_events_after_a_wrong_end() {
    let folder = Folder::new();
    for name in ["lost-offset.etl", "lost-all-of-buffer.etl"] {
        let Some(from) = crate::cases::case(&format!("../hostile/{name}")) else { continue };
        let to = folder.name(name);
        let place = format!("{from}@{:#x}", if name == "lost-offset.etl" { 0 } else { 0x2000 });
        let commands: [&[&str]; 11] = [
            &["schema", "list", &from],
            &["schema", "share", &from, "--format", "json"],
            &["info", &from],
            &["stats", &from],
            &["check-trace", &from],
            &["dump", &from],
            &["dump", &from, "--sort"],
            &["dump", &from, "--format", "json"],
            &["dump", &from, "--format", "csv", "--one-pass"],
            &["hex", &place],
            &["cut", &from, &to],
        ];
        for command in commands {
            let Ran { code, out, err } = run_with(command, b"");
            assert_eq!(code, 1, "{command:?}: {out}{err}");
            assert!((out + &err).contains("events continue after their end"), "{command:?}: {err}");
        }
        assert_eq!(ok(&["dump", &to, "--format", "json"]).lines().count(), 9, "{name}");
    }
}

#[test]
fn leaves_no_output_on_failure() {
    let folder = Folder::new();
    let to = folder.with("to.etl", b"as it was");
    let headless = folder.with("headless.etl", &SAMPLE[4096..]);
    let refused = |args: &[&str], input: &[u8]| {
        let Ran { code, out, err } = run_with(args, input);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        err
    };
    assert!(refused(&["cut", &headless, &to], b"").contains("does not begin with a log file header"));
    assert!(refused(&["cut", "-", &to], b"no trace at all, but a text").starts_with("error: standard input"));
    assert!(refused(&["cut", &headless, "-"], b"").contains("standard output"));
    let (from, none) = (folder.with("from.etl", SAMPLE), folder.name("no/to.etl"));
    assert!(refused(&["cut", &from, &none], b"").contains("does not exist"));
    assert!(refused(&["cut", &from, &folder.name("")], b"").contains("it is a folder"));
    assert!(refused(&["sample", &none], b"").contains("create the folder first"));
    assert_eq!(fs::read(&to).expect("it is there"), b"as it was");
    assert_eq!(folder.files(), ["from.etl", "headless.etl", "to.etl"]);
}
