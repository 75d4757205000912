//! Text output, error messages and help.

use etwspec_corpus::command;

use crate::common::{ok, run_with};

/// A context switch with three performance counters and a PEBS index before the payload, made by hand.
const CONTEXT_SWITCH: &str = "02 83 11 c0  34 00 24 05  00 11 22 33 44 55 66 77
     01 00 00 00 00 00 00 00  02 00 00 00 00 00 00 00  03 00 00 00 00 00 00 00
     ff 00 00 00 00 00 00 00  de ad be ef";

#[test]
fn explain_a_structure() {
    insta::assert_snapshot!(ok(&["explain", "WMI_TRACE_PACKET"]));
    insta::assert_snapshot!("explain_perfinfo", ok(&["explain", "PerfinfoTraceHeader"]));
    insta::assert_snapshot!("explain_tail", ok(&["explain", "WMI_PROCESS_INFORMATION", "--pointer", "64"]));
    insta::assert_snapshot!("explain_old_form", ok(&["explain", "event_trace_header", "--release", "5.0"]));
}

#[test]
fn explain_a_dispatch() {
    insta::assert_snapshot!(ok(&["explain", "EVENT_EXTENDED_ITEM"]));
    insta::assert_snapshot!("explain_dispatch_by_log_version", ok(&["explain", "TRACE_HEADER", "--pointer", "32"]));
}

#[test]
fn explain_a_field() {
    insta::assert_snapshot!(ok(&["explain", "PERFINFO_TRACE_HEADER.HeaderType", "--release", "6.2"]));
}

#[test]
fn explain_a_byte() {
    insta::assert_snapshot!(ok(&["explain", "event_trace_header+0x2c"]));
    insta::assert_snapshot!("explain_byte_by_release", ok(&["explain", "WMI_PROCESS+8", "--release", "10-22H2"]));
    assert_eq!(ok(&["explain", "EVENT_TRACE_HEADER", "0x2C"]), ok(&["explain", "EventTraceHeader + 44"]));
}

#[test]
fn explain_by_size_and_guid() {
    insta::assert_snapshot!("explain_size", ok(&["explain", "size", "0x90"]));
    insta::assert_snapshot!("explain_part_of_guid", ok(&["explain", "fe05-11d0-9dda-00c0"]));
    assert!(ok(&["explain", "{ce1dbfb4"]).contains("EVENT_TRACE_GROUP_PERFINFO"));
}

#[test]
fn explain_values() {
    insta::assert_snapshot!(ok(&["explain", "0x20000004"]));
    insta::assert_snapshot!("explain_combined", ok(&["explain", "EVENT_TRACE_BUFFERING_MODE"]));
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
fn explain_hook_ids() {
    insta::assert_snapshot!("explain_hook_id", ok(&["explain", "0x0524"]));
    insta::assert_snapshot!("explain_hook_id_by_its_type", ok(&["explain", "EVENT_TRACE_TYPE_IO_READ"]));
    insta::assert_snapshot!("explain_hook_ids_that_collide", ok(&["explain", "0x0920"]));
    insta::assert_snapshot!("explain_hook_id_without_a_name", ok(&["explain", "0x0523"]));
    insta::assert_snapshot!("explain_hook_id_without_a_number", ok(&["explain", "WMI_LOG_TYPE_CONFIG_OSVERSION"]));
    insta::assert_snapshot!("explain_group_of_hook_ids", ok(&["explain", "SplitIoGuid"]));
    let by_alias = ok(&["explain", "PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY"]);
    assert_eq!(by_alias, ok(&["explain", "HookId::THREAD_SET_BASE_PRIORITY"]));
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

/// A process rundown event, as Windows 10 logs it.
const PROCESS: &str = "040011c0 5b000303 5a0279bb44000000 c099a34202f8ffff 00000000 00000000 ffffffff 00000000 00d01a0000000000 \
    00000000 20dc9cfc 88b4ffff00000000 03000000 010100000000000512000000 49646c6500 0000 0000 0000";

/// An event with two extended data items: a related activity ID and an item of unknown type.
const WITH_ITEMS: &str = "7e0013c0 01000000 08000000 04000000 0000000000000000 00112233445566778899aabbccddeeff \
    01000000000000000000000000000000 0000000000000000 00000000000000000000000000000000 \
    18000100010010 00 0102030405060708090a0b0c0d0e0f10 10003300 00000800 0102030405060708 aabbccdd1122";

#[test]
fn decode() {
    insta::assert_snapshot!(ok(&["decode", "PERFINFO_TRACE_HEADER", CONTEXT_SWITCH]));
    insta::assert_snapshot!("decode_record", ok(&["decode", PROCESS]));
    insta::assert_snapshot!(
        "decode_record_json",
        ok(&["decode", "020011c0", "14002a05", &"00".repeat(8), "01020304", "--format", "json"])
    );
    insta::assert_snapshot!("decode_record_items", ok(&["decode", WITH_ITEMS]));
    insta::assert_snapshot!(
        "decode_hook",
        ok(&["decode", "--hook", "PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY", "2a00000008090a00"])
    );
    insta::assert_snapshot!(
        "decode_tail",
        ok(&["decode", "TRACE_ENABLE_FLAG_EXT_HEADER", "06000200 03000900 aabbccdd 01020304 02000200 2a000000"])
    );
    let cut = ok(&["decode", "--hook", "0x0304", "--event-version", "4", &"01".repeat(50)]);
    assert!(cut.contains("do not match the layout"), "{cut}");
    insta::assert_snapshot!("decode_json", ok(&["decode", "WmiTracePacket", "0x34002405", "--format", "json"]));
    // A 32-bit header type with another structure, and a truncated payload.
    insta::assert_snapshot!(
        "decode_notes",
        ok(&["decode", "perfinfo_trace_header", "020001c0", "40000000", "0000000000000000", "ff"])
    );
    // An item that the header announces, whose bytes are not given.
    let cut = ok(&["decode", "PERFINFO_TRACE_HEADER", "008711c0 0000000000000000 00000000"]);
    assert!(cut.contains("note: the bytes from 0x0010 do not match the layout"), "{cut}");
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

/// Each prints one message with the problem and advice, and exits with status 2.
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
        &["explain", "EVENT_TRACE_HEADER+0x40"],
        &["explain", "WMI_PROCESS_INFORMATION", "0x40"],
        &["explain", "NO_SUCH_STRUCTURE+8"],
        &["explain", "size", "0x12345"],
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
        &["mask", "encode", ""],
        &["mask", "encode", "--enable-flags", ""],
        &["mask", "encode", "0x20000000"],
        &["explain", "052A"],
        &["mask", "decode", "PERF_POOL"],
        &["mask", "decode", "0x1ffffffff"],
        &["mask", "decode", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
        &["mask", "decode", "--enable-flags", "1", "2"],
        &["decode", "PERFINFO_TRACE_HEDER", "00"],
        &["decode", "PERF_POOL", "00"],
        &["decode", "nothing of the kind", "00"],
        &["decode", "PERFINFO_TRACE_HEADER", "0011"],
        &["decode", "0011"],
        &["decode", "00000fc0"],
        &["decode", "000000b0"],
        &["decode", "--hook", "0x10524", "00"],
        &["decode", "--hook", "PERFINFO_LOG_TYPE_CONTEXTSWOP", "00"],
        &["decode", "--hook", "0x0523", "00"],
        &["decode", "--hook", "0x0524", "--event-version", "2", "00"],
        &["decode", "PERFINFO_TRACE_HEADER", "001"],
        &["decode", "PERFINFO_TRACE_HEADER", "xyz"],
        &["decode", "PERFINFO_TRACE_HEADER", ""],
        &["decode", "PERFINFO_TRACE_HEADER", "-"],
        &["decode", "PERFINFO_TRACE_HEADER", "00", "--release", "5.0"],
        &["decode", "PERFINFO_TRACE_HEADER", "00", "--raw"],
        &["decode", "PERFINFO_TRACE_HEADER", file],
        &["decode", "PERFINFO_TRACE_HEADER", &at("0x14")],
        &["decode", "PERFINFO_TRACE_HEADER", &at("8")],
        &["decode", "PERFINFO_TRACE_HEADER", &at("here")],
        &["decode", "PERFINFO_TRACE_HEADER", &format!("{here}@0")],
        &["decode", "PERFINFO_TRACE_HEADER", &format!("{here}/none@0")],
        &["explain", "PERF", "--catalog", &format!("{here}/none")],
        &["explain", "PERF", "--catalog", file],
    ];
    let output = command::refusals(etwspec_cli::run, "etwspec", asked);
    insta::with_settings!({ filters => vec![(command::regex_of(here).as_str(), "FOLDER"), (r"\(os error \d+\)", "(os error)")] }, {
        insta::assert_snapshot!(output);
    });
    assert!(std::fs::read_dir(here).expect("the folder").count() == 1, "nothing was written");
}

/// Notes must not mix with output that programs read.
#[test]
fn prints_notes_on_standard_error() {
    let build = "note: build 19999 is not in the tables; using 10-22H2 (build 19045), the last before it\n";
    for args in [
        &["explain", "PERF_POOL", "--release", "19999", "--format", "json"][..],
        &["catalog", "--release", "19999"],
        &["decode", "WMI_TRACE_PACKET", "18000705", "--release", "19999"],
    ] {
        let ran = run_with(args, b"");
        assert_eq!((ran.code, ran.err.as_str()), (0, build), "{args:?}");
        assert!(!ran.out.is_empty() && !ran.out.contains("note: build"), "{args:?}");
    }
    ok(&["explain", "PERF_POOL", "--release", "19045"]);
    let hook = "note: `0524` is taken as decimal; write 0x0524 for the hook ID\n";
    for format in ["text", "json"] {
        let ran = run_with(&["explain", "0524", "--format", format], b"");
        assert_eq!((ran.code, ran.err.as_str()), (0, hook));
    }
    for clear in ["0x0524", "524", "016"] {
        ok(&["explain", clear]);
    }
}

/// Sources and disputes of a field may differ from those of its structure, and between forms.
#[test]
fn explains_sources_of_fields() {
    let sources = |args: &[&str]| {
        let output: serde_json::Value =
            serde_json::from_str(&ok(&[&["explain", "--format", "json"], args].concat())).expect("JSON");
        let item = &output["items"][0];
        (item["sources"].to_string(), item["disputed"].as_array().map(Vec::len))
    };
    let (own, disputed) = sources(&["WMI_BUFFER_HEADER.Offset"]);
    assert_eq!(own, r#"["chappell/wmi_buffer_header","phnt/ntwmi","observed/traces"]"#);
    assert_eq!(disputed, Some(2));
    let whole = sources(&["EVENT_TRACE_HEADER"]).0;
    assert_eq!(sources(&["EVENT_TRACE_HEADER.Size"]).0, whole);
    assert_ne!(sources(&["EVENT_TRACE_HEADER.ProcessorTime", "--release", "5.0"]).0, whole);
    assert_eq!(sources(&["EVENT_TRACE_HEADER.ProcessorTime", "--release", "6.1"]).0, whole);
    let text = ok(&["explain", "WMI_BUFFER_HEADER.Offset"]);
    assert_eq!(text.matches("Sources disagree").count(), 1, "{text}");
    assert!(text.contains("observed/traces: "), "{text}");
}

#[test]
fn explains_by_a_catalog_file_what_it_explains_by_its_own() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generated/catalog/catalog.json");
    for name in ["EVENT_TRACE_HEADER.Flags", "0x0524"] {
        assert_eq!(ok(&["explain", name, "--catalog", file]), ok(&["explain", name]), "{name}");
    }
}

#[test]
fn usage_errors_exit_with_status_2() {
    for args in
        [&["nonsense"][..], &[], &["mask"], &["decode", "X"], &["explain", "x", "--pointer", "48"], &["explain"]]
    {
        let ran = run_with(args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.contains("Usage:") || ran.err.contains("error:"), "{args:?}");
    }
}

#[test]
fn help_has_examples_and_fits_the_terminal() {
    for command in ["explain", "catalog", "decode"] {
        let help = ok(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.lines().all(|line| line.chars().count() <= 120), "{help}");
    }
    assert!(ok(&["mask", "encode", "--help"]).contains("Examples:"));
    assert!(ok(&["mask", "decode", "--help"]).contains("Examples:"));
}

#[test]
fn escapes_hidden_characters_of_traces() {
    use std::io::Cursor;

    use etwspec_etl::write::{Ended, Options, Writer};

    let options = Options { session_name: "\u{1b}]0;x\u{7}\u{9b}2J\u{202e}name".to_owned(), ..Options::default() };
    let writer = Writer::new(Cursor::new(Vec::new()), options).expect("the options are valid");
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let commands: [&[&str]; 9] = [
        &["info", "-"],
        &["info", "-", "--format", "json"],
        &["dump", "-"],
        &["dump", "-", "--format", "json"],
        &["dump", "-", "--format", "csv"],
        &["stats", "-"],
        &["check-trace", "-"],
        &["check-trace", "-", "--format", "json"],
        &["hex", "-"],
    ];
    for args in commands {
        let ran = crate::common::run_with(args, &file);
        let text = ran.out + &ran.err;
        assert!(!text.is_empty(), "{args:?}");
        let hidden = |char: char| char != '\n' && (char.is_control() || matches!(char, '\u{202A}'..='\u{202E}'));
        assert_eq!(text.chars().find(|char| hidden(*char)), None, "{args:?}");
    }
    let info = crate::common::run_with(&["info", "-"], &file);
    assert!(info.out.contains(r"\u{1b}]0;x\u{7}\u{9b}2J\u{202e}name"), "{}", info.out);
}

/// DEL, a C1 control and a bidirectional control in names that an event states.
#[test]
fn json_of_every_command_escapes_hidden_characters_of_names() {
    let Some(case) = crate::cases::case("../hostile/del-and-name-cache.etl") else { return };
    let bytes = std::fs::read(case).expect("the case can be read");
    let name = b"E\x7fv\0";
    for (other, escape) in [("E\u{7f}v", r"E\u007fv"), ("\u{9b}v", r"\u009bv"), ("\u{202e}", r"\u202e")] {
        let mut bytes = bytes.clone();
        let at: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at..].starts_with(name)).collect();
        at.iter().for_each(|at| bytes[*at..at + 3].copy_from_slice(other.as_bytes()));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(format!("a{other}.etl"));
        std::fs::write(&path, bytes).expect("written");
        let path = path.to_str().expect("text");
        let mut with_name = 0;
        for args in [
            &["info", path][..],
            &["stats", path],
            &["stats", path, path],
            &["check-trace", path],
            &["check-trace", path, path],
            &["dump", path],
            &["dump", path, path],
            &["dump", path, "--fields", "name,data"],
            &["schema", "list", path],
            &["schema", "list", path, path],
            &["schema", "share", path],
        ] {
            let ran = crate::common::run_with(&[args, &["--format", "json"]].concat(), b"");
            let text = ran.out + &ran.err;
            assert!(text.starts_with(['{', '[']), "{args:?}: {text}");
            let hidden = |char: char| char != '\n' && etwspec_console::is_hidden(char);
            assert_eq!(text.chars().find(|char| hidden(*char)), None, "{args:?}");
            with_name += usize::from(text.contains(escape));
        }
        assert!(with_name > 6, "{with_name}");
    }
}

#[test]
fn explains_providers_of_windows_by_release() {
    let explain = |what: &str| ok(&["explain", what]);
    let provider = explain("microsoft-windows-winsock-afd");
    for line in ["provider of Windows", "E53C6823-7BB8-44BB-90DC-3F86090D48A6", "Keywords", "6.1 to 11-26H1"] {
        assert!(provider.contains(line), "{line}\n{provider}");
    }
    assert_eq!(explain("{e53c6823-7bb8-44bb-90dc-3f86090d48a6}"), provider);
    let event = explain("Microsoft-Windows-Dwm-Core/328");
    for line in ["Version 0: 1703 to 1709 (differs by release)", "Version 0: 1903 to 1909 (differs by release)"] {
        assert!(event.contains(line), "{line}\n{event}");
    }
    let one = ok(&["explain", "Microsoft-Windows-Dwm-Core/328", "--release", "1803"]);
    assert!(one.contains("Version 0: 1803 to 1809\n") && !one.contains("1703 to"), "{one}");
    // The tables have an earlier version.
    let both = explain("Microsoft-Windows-Kernel-Process/1v0");
    assert!(both.contains("event of a provider\n") && both.contains("event of a provider of Windows\n"), "{both}");
    let json = ok(&["explain", "Microsoft-Windows-Kernel-Process/1v4", "--format", "json"]);
    assert!(json.contains("\"lengths_known\": false") && json.contains("SecurityMitigations"), "{json}");
}

#[test]
fn lists_changes_of_providers_of_windows_between_releases() {
    let all = ok(&["schema", "changes", "11-25H2", "11-26H1"]);
    assert!(all.contains("Microsoft-Windows-Kernel-Processor-Power") && all.contains(" providers"), "{all}");
    let one = ok(&["schema", "changes", "1709", "1803", "--provider", "*-dwm-core"]);
    let row = one.lines().find(|line| line.contains(" 328 v0 ")).unwrap_or_default();
    assert!(row.contains("changed without a new version"), "{one}");
}

#[test]
fn explains_providers_with_their_events_keywords_and_maps() {
    let explain = |what: &str| ok(&["explain", what]);
    let provider = explain("Microsoft-Windows-Kernel-Process");
    for line in ["provider", "GUID", "22FB2CD6-0E7B-422B-A0C7-2FAD1FD0E716", "WINEVENT_KEYWORD_PROCESS", "ProcessStart"]
    {
        assert!(provider.contains(line), "{line}\n{provider}");
    }
    assert_eq!(explain("{22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716}"), provider);
    let event = explain("Microsoft-Windows-Kernel-Process/1v0");
    for line in ["event of a provider", "ImageName", "UnicodeString", "Task", "Sources"] {
        assert!(event.contains(line), "{line}\n{event}");
    }
    assert!(explain("Microsoft-Windows-DotNETRuntime/GCHeapStats_V2").contains("GenerationSize4"));
    let keyword = explain("Microsoft-Windows-DotNETRuntime/GCKeyword");
    assert!(keyword.contains("0x01") && keyword.contains("GCStart"), "{keyword}");
    assert!(explain("GCBucketKindMap").contains("FLItem"));
    let json: serde_json::Value =
        serde_json::from_str(&ok(&["explain", "Microsoft-Windows-DotNETRuntime/10v4", "--format", "json"]))
            .expect("JSON");
    let item = &json["items"][0];
    assert_eq!(item["in"], "Microsoft-Windows-DotNETRuntime");
    assert_eq!(item["fact"]["fields"][8]["name"], "ObjectSize");
}

#[test]
fn flags_and_groups_of_xperf_make_masks() {
    let encode = |name: &str| ok(&["mask", "encode", name]);
    assert!(encode("PROC_THREAD+LOADER+CSWITCH").starts_with("0x00000007 0x00000004 0x00000000"));
    assert_eq!(encode("Latency"), encode("PROC_THREAD+LOADER+DISK_IO+HARD_FAULTS+DPC+INTERRUPT+CSWITCH+PROFILE"));
    assert_eq!(encode("latency+POWER"), encode("POWER|Latency"));
    // A group and a bit differ in spelling only.
    assert_eq!(encode("FileIO"), encode("PROC_THREAD+LOADER+DISK_IO+HARD_FAULTS+FILE_IO+FILE_IO_INIT"));
    assert_eq!(encode("FILE_IO"), encode("PERF_FILE_IO"));
    assert_eq!(encode("NETWORK"), encode("PERF_NETWORK"));
    assert_eq!(encode("Network"), encode("PROC_THREAD+LOADER+NETWORKTRACE"));
    assert_eq!(ok(&["mask", "encode", "--enable-flags", "Network"]), "0x00010007\n");
}

#[test]
fn arguments_that_are_no_commands_are_explained() {
    let ran = |args: &[&str]| run_with(args, b"");
    assert_eq!(ran(&["version"]).out, ok(&["--version"]));
    assert_eq!(ok(&["help", "formats"]), ok(&["help", "json"]));
    let file = ran(&["trace.ETL"]);
    assert_eq!(file.err, "error: trace.ETL is no command\n help: did you mean: etwspec info trace.ETL\n");
    let hidden = ran(&["dump", "--limit=1\r\u{202e}2"]);
    assert!(hidden.code == 2 && hidden.err.contains(r"'1\u{d}\u{202e}2'"), "{}", hidden.err);
    if !cfg!(feature = "export") {
        assert!(ran(&["export", "trace.etl"]).err.contains("this build of etwspec has no command `export`"));
    }
}
