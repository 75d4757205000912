//! What people read, as they read it.

mod common;

use common::{ok, run_with};

/// A context switch, with three counters and a PEBS index before its data, made by hand from the layout in the study.
const CONTEXT_SWITCH: &str = "02 83 11 c0  34 00 24 05  00 11 22 33 44 55 66 77
     01 00 00 00 00 00 00 00  02 00 00 00 00 00 00 00  03 00 00 00 00 00 00 00
     ff 00 00 00 00 00 00 00  de ad be ef";

#[test]
fn explain_a_structure() {
    insta::assert_snapshot!(ok(&["explain", "WMI_TRACE_PACKET"]));
    insta::assert_snapshot!("explain_perfinfo", ok(&["explain", "PerfinfoTraceHeader"]));
    insta::assert_snapshot!("explain_old_form", ok(&["explain", "event_trace_header", "--release", "5.0"]));
}

#[test]
fn explain_a_field() {
    insta::assert_snapshot!(ok(&["explain", "PERFINFO_TRACE_HEADER.HeaderType", "--release", "6.2"]));
}

#[test]
fn explain_values() {
    insta::assert_snapshot!(ok(&["explain", "0x20000004"]));
    insta::assert_snapshot!("explain_marker", ok(&["explain", "0xC0110000"]));
    insta::assert_snapshot!("explain_combined_marker", ok(&["explain", "0xC0118302"]));
    insta::assert_snapshot!("explain_many", ok(&["explain", "0x10"]));
    insta::assert_snapshot!("explain_by_release", ok(&["explain", "PERF_AFFINITY", "--release", "5.2"]));
    insta::assert_snapshot!("explain_release", ok(&["explain", "7601"]));
}

#[test]
fn explain_a_class() {
    insta::assert_snapshot!(ok(&["explain", "EventTraceProfileCounterListInformation"]));
    insta::assert_snapshot!("explain_sentinel", ok(&["explain", "MaxEventTraceInfoClass"]));
}

#[test]
fn mask() {
    insta::assert_snapshot!(ok(&["mask", "encode", "PERF_PROC_THREAD|cswitch", "PERF_SYSCFG_ALL"]));
    insta::assert_snapshot!("mask_decode", ok(&["mask", "decode", "0x08000103", "00000041", "0,0", "0x80000008"]));
    insta::assert_snapshot!("mask_decode_json", ok(&["mask", "decode", "0x08000103", "--format", "json"]));
    insta::assert_snapshot!("mask_flags", ok(&["mask", "decode", "--enable-flags", "0xA8000113"]));
    insta::assert_snapshot!(
        "mask_encode_flags",
        ok(&["mask", "encode", "--enable-flags", "PERF_CONTEXT_SWITCH", "extension", "DISK_IO"])
    );
}

#[test]
fn decode() {
    insta::assert_snapshot!(ok(&["decode", "PERFINFO_TRACE_HEADER", CONTEXT_SWITCH]));
    insta::assert_snapshot!("decode_json", ok(&["decode", "WmiTracePacket", "0x34002405", "--format", "json"]));
    // A 32-bit header of another type, and more data than are here.
    insta::assert_snapshot!(
        "decode_notes",
        ok(&["decode", "perfinfo_trace_header", "020001c0", "40000000", "0000000000000000", "ff"])
    );
    insta::assert_snapshot!(
        "decode_array",
        ok(&[
            "decode",
            "EVENT_TRACE_PROFILE_COUNTER_INFORMATION",
            &format!("0f000000{}0200000013000000ee", "00".repeat(12))
        ])
    );
    insta::assert_snapshot!(
        "decode_bits",
        ok(&["decode", "WMI_BUFFER_HEADER", &"19".repeat(0x48), "--release", "6.2"])
    );
}

/// Every way to ask for what cannot be done: one message that says what is wrong and what to do, and exit status 2.
#[test]
fn refusals() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path().to_str().expect("a path of text");
    let file = folder.path().join("some.etl");
    std::fs::write(&file, [0; 20]).expect("a file");
    let file = file.to_str().expect("a path of text");
    let at = |offset: &str| format!("{file}@{offset}");
    let asked: &[&[&str]] = &[
        &["explain", "EVENT_TRACE_HEADR"],
        &["explain", "EVENT_TRACE_HEADER.Flagz"],
        &["explain", "gibberish that is nothing"],
        &["explain", ""],
        &["explain", "0xDEADBEEFDEADBEEF"],
        &["explain", "PERF_POOL", "--release", "17O3"],
        &["explain", "PERF_POOL", "--release", "middle 5.2"],
        &["explain", "PERF_POOL", "--release", "17"],
        &["catalog", "--release", "Windows 12"],
        &["catalog", "--pointer", "32"],
        &["mask", "encode", "PERF_CONTEX_SWITCH"],
        &["mask", "encode", "EVENT_TRACE_FLAG_EXTENSION"],
        &["mask", "encode", "--enable-flags", "PERF_HEAP"],
        &["mask", "encode", "0x100000000"],
        &["mask", "decode", "PERF_POOL"],
        &["mask", "decode", "0x1ffffffff"],
        &["mask", "decode", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
        &["mask", "decode", "--enable-flags", "1", "2"],
        &["decode", "PERFINFO_TRACE_HEDER", "00"],
        &["decode", "PERF_POOL", "00"],
        &["decode", "nothing of the kind", "00"],
        &["decode", "PERFINFO_TRACE_HEADER", "0011"],
        &["decode", "PERFINFO_TRACE_HEADER", "001"],
        &["decode", "PERFINFO_TRACE_HEADER", "xyz"],
        &["decode", "PERFINFO_TRACE_HEADER", ""],
        &["decode", "PERFINFO_TRACE_HEADER", "-"],
        &["decode", "PERFINFO_TRACE_HEADER", "008711c0 0000000000000000 00000000"],
        &["decode", "PERFINFO_TRACE_HEADER", "00", "--release", "5.0"],
        &["decode", "PERFINFO_TRACE_HEADER", file],
        &["decode", "PERFINFO_TRACE_HEADER", &at("0x14")],
        &["decode", "PERFINFO_TRACE_HEADER", &at("8")],
        &["decode", "PERFINFO_TRACE_HEADER", &at("here")],
        &["decode", "PERFINFO_TRACE_HEADER", &format!("{here}@0")],
        &["decode", "PERFINFO_TRACE_HEADER", &format!("{here}/none@0")],
        &["check", "--spec", &format!("{here}/none")],
        &["check", "--spec", file],
        &["check", "--spec", here],
        &["generate", "--spec", &format!("{here}/none")],
        &["generate", "--check", "--spec", here, "--out", &format!("{here}/none")],
        &["generate", "--spec", here, "--out", here],
        &["docs", "--spec", &format!("{here}/none"), "--out", here],
    ];
    let mut told = String::new();
    for args in asked {
        let ran = run_with(args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
        told += &format!("$ etwspec {}\n{}\n", args.join(" "), ran.err);
    }
    insta::with_settings!({ filters => vec![(regex_of(here).as_str(), "FOLDER"), (r"\(os error \d+\)", "(os error)")] }, {
        insta::assert_snapshot!(told);
    });
    assert!(std::fs::read_dir(here).expect("the folder").count() == 1, "nothing was written");
}

/// What is between the characters that a pattern gives a meaning.
fn regex_of(text: &str) -> String {
    text.chars().flat_map(|c| if c.is_alphanumeric() { vec![c] } else { vec!['\\', c] }).collect()
}

#[test]
fn what_clap_refuses_has_the_same_exit_status() {
    for args in
        [&["nonsense"][..], &[], &["mask"], &["decode", "X"], &["explain", "x", "--pointer", "48"], &["explain"]]
    {
        let ran = run_with(args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.contains("Usage:") || ran.err.contains("error:"), "{args:?}");
    }
}

#[test]
fn help_has_a_summary_and_examples() {
    for command in ["generate", "check", "explain", "catalog", "decode", "docs"] {
        let help = ok(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.lines().all(|line| line.chars().count() <= 120), "{help}");
    }
    assert!(ok(&["mask", "encode", "--help"]).contains("Examples:"));
    assert!(ok(&["mask", "decode", "--help"]).contains("Examples:"));
}
