//! The limits of the output for an event, in each command and format.

use etwspec::Pointer;
use etwspec::headers::HookId;
use etwspec_etl::text::output;
use etwspec_etl::write::{Head, heads};
use proptest::prelude::*;

use crate::common::{Ran, run_with};
use crate::crafted::{empty_members, trace, trace_of, traced};

/// The commands that print events.
const DUMPS: [&[&str]; 5] = [
    &["dump", "--format", "json"],
    &["dump", "--format", "csv"],
    &["dump", "--format", "table"],
    &["dump", "--fields", "time,event,a", "--format", "json"],
    &["dump", "--fields", "time,event,a", "--format", "csv"],
];

/// Maximum output for an event beside its fields, in bytes.
const BESIDE: usize = 64 << 10;

fn run(args: &[&str], path: &std::path::Path) -> Ran {
    run_with(&[args, &[path.to_str().expect("the path is text")]].concat(), b"")
}

#[test]
fn every_command_limits_the_output_for_an_event() {
    let folder = tempfile::tempdir().expect("a folder");
    let event = traced(&empty_members(u16::MAX, "a", &"N".repeat(30_000)), &[7; 1000]);
    let path = trace(folder.path(), &event);
    let limit = output::OUTPUT_PER_BYTE * event.len() + BESIDE;
    for args in DUMPS {
        let ran = run(args, &path);
        assert_eq!(ran.code, 1, "{args:?}: {}", ran.err);
        let shown = path.display();
        let note = format!("cut off: {shown}: events exceed the limit of output for their size; list them with");
        assert!(ran.err.starts_with(&note), "{}", ran.err);
        assert!(ran.out.len() <= limit, "{args:?}: {} bytes", ran.out.len());
        assert!(ran.out.len() > 1 << 20, "{args:?}: {} bytes", ran.out.len());
        if args.contains(&"json") {
            let line = ran.out.lines().last().expect("a line");
            let line: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
            if !args.contains(&"--fields") {
                assert_eq!((&line["fit"], &line["data"]["cut_off"]), (&"cut-off".into(), &true.into()));
                assert_eq!(line["data"]["rest"].as_str().map(str::len), Some(2000), "no byte is lost");
            }
        } else if !args.contains(&"--fields") {
            assert!(ran.out.contains(" fit=cut-off"), "{args:?}");
        }
    }
    let checked = run(&["check-trace"], &path);
    assert_eq!(checked.code, 1);
    assert!(checked.out.contains("output-cut-off") && checked.out.contains("1 event: "), "{}", checked.out);
    let stats = run(&["stats", "--format", "json"], &path);
    let stats: serde_json::Value = serde_json::from_str(&stats.out).expect("JSON");
    assert_eq!(stats["files"][0]["described"]["reasons"], serde_json::json!({"cut-off": 1}));
    for args in [&["info"][..], &["stats"], &["schema", "list"]] {
        let ran = run(args, &path);
        assert!(ran.code == 0 && ran.out.len() < 1 << 18, "{args:?}: {} bytes, {}", ran.out.len(), ran.err);
    }
    let line = run(DUMPS[0], &path).out;
    let line: serde_json::Value = serde_json::from_str(line.lines().last().expect("a line")).expect("JSON");
    let at = format!("{}@{}", path.display(), line["at"].as_str().expect("a place"));
    let hex = run_with(&["hex", &at, "--records", "1"], b"");
    assert!(hex.out.contains("(cut off)") && hex.out.len() < limit, "{} bytes, {}", hex.out.len(), hex.err);
}

/// Each element of an array refers to a process with a long name that takes many escapes.
#[test]
fn names_of_what_fields_refer_to_are_limited() {
    const PROCESSES: u16 = 2_000;
    let sid = [1, 1, 0, 0, 0, 0, 0, 5, 18, 0, 0, 0];
    let mut process =
        [77u64.to_le_bytes(), [77, 0, 0, 0, 4, 0, 0, 0], [0; 8], [0; 8], [1, 0, 0, 0, 0, 0, 0, 0], [0; 8]].concat();
    process.extend([&sid[..], &[0x1b; 4_000], &[0; 3]].concat());
    let process = heads::perfinfo(Pointer::Bits64, HookId(0x0303), 3, 1).event(&process).expect("it is small");
    let [low, high] = PROCESSES.to_le_bytes();
    let metadata = [&[0][..], b"Name\0Process\0", &[8 | 0x20 | 0x80, 5, low, high]].concat();
    let metadata = [&(metadata.len() as u16 + 2).to_le_bytes()[..], &metadata].concat();
    let event = traced(&metadata, &77u32.to_le_bytes().repeat(PROCESSES.into()));
    let folder = tempfile::tempdir().expect("a folder");
    let limit = output::OUTPUT_PER_BYTE * (event.len() + process.len()) + BESIDE;
    let path = trace_of(folder.path(), [process, event]);
    for format in ["csv", "table", "json"] {
        let ran = run(&["dump", "--format", format], &path);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{format}");
        assert!(ran.out.len() <= limit, "{format}: {} bytes", ran.out.len());
        assert!(ran.out.contains(r"\u{1b}\u{1b}") || format == "json", "{format}");
        let marks = usize::from(format != "json");
        assert_eq!(ran.out.matches(output::MARK).count(), marks, "{format}");
    }
}

#[test]
fn events_that_are_cut_off_are_shown_as_such() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = trace(folder.path(), &traced(&empty_members(u16::MAX, "a", &"N".repeat(1_000)), &[1, 2, 3]));
    let short = |text: String| {
        let text = text.replace(&"N".repeat(1_000), "N").replace(&path.display().to_string(), "trace.etl");
        // Of the structures, the first and the last are shown.
        [" {N={}}", ",{\"N\":{}}"].into_iter().fold(text, |text, one| match text.matches(one).count() {
            0 => text,
            count => text.replace(&one.repeat(count - 1), &format!(" …{}… ", count - 1)),
        })
    };
    let mut all = String::new();
    for args in [DUMPS[0], DUMPS[2], &["check-trace"], &["stats"]] {
        let ran = run(args, &path);
        let events = ran.out.lines().filter(|line| !line.contains("WMI_LOG_TYPE_HEADER"));
        // Items contain the metadata.
        let out = events.map(|line| match line.find("\"schema\":") {
            Some(at) => format!("{{… {}\n", &line[at..]),
            None => line.split(" In=0x").next().unwrap_or(line).to_owned() + "\n",
        });
        let out: String = out.collect();
        all +=
            &format!("$ etwspec {} trace.etl, status {}\n{}{}\n", args.join(" "), ran.code, short(out), short(ran.err));
    }
    insta::assert_snapshot!("cut_off", all);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(etwspec_corpus::cases(24)) })]

    #[test]
    fn output_in_any_format_is_limited(
        count in any::<u16>(),
        names in prop::array::uniform2("[n\\\\\"\u{1b}\u{202e}ä,=]{1,4}"),
        times in prop::array::uniform2(1usize..3000),
        size in 0usize..3000,
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let [array, member] = [0, 1].map(|at| names[at].repeat(times[at]));
        let event = traced(&empty_members(count, &array, &member), &vec![b'"'; size]);
        prop_assume!(event.len() < 60_000);
        let path = trace(folder.path(), &event);
        // Items contain the names in metadata, with escapes.
        let limit = output::OUTPUT_PER_BYTE * event.len().max(output::MIN_SIZE) + BESIDE + 20 * event.len();
        for args in &DUMPS[..3] {
            let ran = run(args, &path);
            prop_assert!(ran.out.len() <= limit, "{args:?}: {} of {limit} bytes", ran.out.len());
        }
    }
}
