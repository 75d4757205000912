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
