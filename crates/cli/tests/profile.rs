//! Tests of the command `profile`.

use etwspec_etl::SAMPLE;

use crate::common::{run_in, run_with};

#[test]
fn profile_formats_begin_as_expected() {
    const GZIP: &[u8] = &[0x1F, 0x8B];
    let formats = [
        ("firefox", "profile.json.gz", GZIP),
        ("firefox", "profile.json", b"{\"meta\":"),
        ("pprof", "profile", GZIP),
        ("pprof", "profile.pb", &[0x0A]),
        ("folded", "profile.txt", b""),
    ];
    for (format, name, start) in formats {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(name);
        let ran = run_with(&["profile", "--sample", "--format", format, "-o", path.to_str().expect("a path")], b"");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let written = std::fs::read(&path).expect("the file exists");
        assert!(written.starts_with(start) && !written.is_empty());
    }
}

#[test]
fn profile_states_what_is_missing() {
    let ran = run_with(&["profile", "--sample", "--format", "folded"], b"");
    assert!(ran.err.contains("samples without a stack"), "{}", ran.err);
    assert!(ran.err.contains("3 events lost by sessions"), "{}", ran.err);
}

#[test]
fn profile_refuses_streams_and_weights_without_folded_stacks() {
    let ran = run_with(&["profile"], SAMPLE);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("can be read only once"), "{}", ran.err);
    let ran = run_with(&["profile", "--sample", "--weight", "waits"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("add --format folded"), "{}", ran.err);
    let ran = run_in(&["profile", "--sample"], b"", |console| console.width = Some(80));
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("name a file with -o"), "{}", ran.err);
}

#[test]
fn filters_select_samples_and_keep_names_and_stacks() {
    let folded = |args: &[&str]| {
        let ran = run_with(&[&["profile", "--sample", "--format", "folded"], args].concat(), b"");
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let total = |text: &str| -> u64 {
        let weights = text.lines().filter_map(|line| line.rsplit(' ').next());
        weights.map(|weight| weight.parse::<u64>().expect("a number")).sum()
    };
    let all = folded(&[]);
    let of_process: Vec<&str> = all.lines().filter(|line| line.starts_with("notes.exe (")).collect();
    assert!(!of_process.is_empty() && of_process.len() < all.lines().count());
    for args in [["--process", "notes.exe"], ["--where", "process = notes.exe"]] {
        assert_eq!(folded(&args).lines().collect::<Vec<_>>(), of_process);
    }
    let (before, after) = (folded(&["--to", "+20ms"]), folded(&["--from", "+20ms"]));
    assert_eq!(total(&before) + total(&after), total(&all));
    assert!(total(&before) > 0 && total(&after) > 0);
    assert_eq!(total(&folded(&["--limit", "3", "--event", "SampledProfile"])), 3);
    let none = run_with(&["profile", "--sample", "--format", "folded", "--process", "note.exe"], b"");
    assert_eq!(none.code, 3, "{}", none.err);
    assert!(none.err.contains("notes.exe"), "{}", none.err);
}

#[test]
fn profile_of_a_damaged_trace_has_its_intact_events() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("damaged.etl");
    let mut bytes = SAMPLE.to_vec();
    bytes.extend([0xEE; 0x800]);
    std::fs::write(&path, &bytes).expect("the file can be written");
    let ran = run_with(&["profile", path.to_str().expect("a path"), "--format", "folded"], b"");
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("damage: ") && !ran.out.is_empty());
}

/// Returns the folded stacks of a file of `../shared/repro/answers`.
fn folded(name: &str, weight: &str) -> Option<Vec<String>> {
    let path = etwspec_corpus::answer_or_skip(name)?;
    let path = path.to_str().expect("a path");
    let ran = run_with(&["profile", path, "--format", "folded", "--weight", weight], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    Some(ran.out.lines().map(str::to_owned).collect())
}

#[test]
fn methods_have_the_name_of_their_process_and_time() {
    let expected: [(&str, &[&str]); 3] = [
        (
            "method-address-reuse.etl.gz",
            &[
                "app.exe (300);dynamicClass.Regex1_Go() 1",
                "app.exe (300);dynamicClass.Regex2_Go() 2",
                "app.exe (300);unknown code 1",
            ],
        ),
        (
            "clr-stack-pid-reuse.etl.gz",
            &[
                "new.exe (300);New.Type.SameAddress2() 1",
                "new.exe (300);unknown code 1",
                "old.exe (300);Old.Type.OnlyInOld();Old.Type.SameAddress() 1",
            ],
        ),
        (
            "v8-jscript.etl.gz",
            &["node.exe (100);ntdll.dll+0x11111;node.exe+0x12345;handleRequest (app.js:12);parseBody (app.js:40) 3"],
        ),
    ];
    for (name, expected) in expected {
        let Some(mut lines) = folded(name, "samples") else { return };
        lines.sort_unstable();
        assert_eq!(lines, expected, "{name}");
    }
}

#[test]
fn preempted_threads_are_ready() {
    let Some(lines) = folded("wait-preempted.etl.gz", "ready") else { return };
    assert_eq!(lines, ["alpha.exe (100) 500", "steady.exe (300) 5000"]);
}

#[test]
fn counters_are_weights_with_names() {
    let Some(path) = etwspec_corpus::answer_or_skip("wait-and-pmc.etl.gz") else { return };
    let path = path.to_str().expect("a path");
    let lines = folded("wait-and-pmc.etl.gz", "profilebranchmispredictions").expect("the file is there");
    assert_eq!(lines, ["app.exe (100);app.exe+0x200;app.exe+0x500 2"]);
    let ran = run_with(&["profile", path, "--format", "folded", "--weight", "ProfileCacheMisses"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("ready, ProfileBranchMispredictions"), "{}", ran.err);
    let ran = run_with(&["dump", path, "--event", "PerfInfo/PMCSample"], b"");
    assert!(ran.out.contains("ProfileSource=11(ProfileBranchMispredictions)"), "{}", ran.out);
}

#[test]
fn wakers_have_a_process_and_unknown_code_has_no_addresses() {
    let written = |name: &str| {
        let path = etwspec_corpus::answer_or_skip(name)?;
        let folder = tempfile::tempdir().expect("a folder");
        let to = folder.path().join("profile.json");
        let ran = run_with(&["profile", path.to_str().expect("a path"), "-o", to.to_str().expect("a path")], b"");
        assert_eq!(ran.code, 0, "{}", ran.err);
        Some(std::fs::read_to_string(to).expect("the file exists"))
    };
    let Some(waits) = written("wait-and-pmc.etl.gz") else { return };
    assert!(waits.contains("app.exe (100), main (1000)"), "{waits}");
    let Some(methods) = written("method-address-reuse.etl.gz") else { return };
    assert!(methods.contains("unknown code") && !methods.contains("0x2000000101c"), "{methods}");
}
