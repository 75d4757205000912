//! Files of `../shared/repro/hostile`: each command within the limits of memory.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec::headers::EventDescriptor;
use etwspec::{Guid, Pointer};
use etwspec_etl::container::{Format, MAX_WINDOW, unpack};
use etwspec_etl::counts::Counts;
use etwspec_etl::write::{Head, heads};

use crate::common::{ok, run_with};
use crate::crafted::{trace_of, traced};

/// Commands that read a trace, which is `"$0"`.
const COMMANDS: [&str; 19] = [
    "info \"$0\" --format json",
    "stats \"$0\"",
    "stats \"$0\" --format json",
    "check-trace \"$0\"",
    "dump \"$0\"",
    "dump \"$0\" --format json",
    "dump \"$0\" --format csv --sort",
    "dump \"$0\" --format otlp",
    "dump \"$0\" --format timesketch",
    "packets \"$0\" --events -o -",
    "dump \"$0\" --fields time,event,message,NoSuchField --process nobody",
    "schema list \"$0\" --format json",
    "schema export \"$0\"",
    "schema share \"$0\"",
    "hex \"$0@0\"",
    "list processes \"$0\"",
    "list images \"$0\"",
    "list network \"$0\" --format csv",
    "list files \"$0\" --format json",
];

/// Private memory of a command in KiB, in addition to four times the size of the file.
const MAX: u64 = 64 << 10;

/// Returns the hostile files with an extension. Without them, prints what was skipped.
fn files(extension: &str) -> Vec<PathBuf> {
    let Some(first) = etwspec_corpus::hostile_or_skip("lost-offset.etl") else { return Vec::new() };
    let folder = first.parent().expect("it is in a folder");
    let entries = std::fs::read_dir(folder).expect("the folder is readable");
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    all.retain(|path| path.extension().is_some_and(|own| own == extension));
    all.sort();
    assert!(!all.is_empty(), "{extension}");
    all
}

/// Runs a command within the limit of memory, and checks that it ends by itself.
fn limited(command: &str, path: &Path) {
    let size = std::fs::metadata(path).expect("it is there").len();
    let mut limited = Command::new("sh");
    limited.arg("-c").arg(format!("ulimit -d {} && exec \"$1\" {command}", MAX + 4 * size.div_ceil(1024)));
    limited.arg(path).arg(env!("CARGO_BIN_EXE_etwspec"));
    let ran = limited.output().expect("it runs");
    let err = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.code().is_some_and(|code| code <= 3), "{command} {}: {} {err}", path.display(), ran.status);
}

/// The limit applies to private memory, not to mapped files.
#[cfg(target_os = "linux")]
#[test]
fn commands_take_little_memory_for_hostile_files() {
    for path in files("etl") {
        COMMANDS.iter().for_each(|command| limited(command, &path));
    }
    for path in files("pdb") {
        limited("schema list --sample --schema \"$0\"", &path);
    }
}

/// Each event has its own schema of 20,000 fields.
#[cfg(target_os = "linux")]
#[test]
fn schemas_that_the_decoder_forgets_are_not_kept_for_counts() {
    let event = |name: u8| {
        let metadata = [&[0, b'A' + name, 0][..], &b"a\0\x04".repeat(20_000)].concat();
        traced(&[&(metadata.len() as u16 + 2).to_le_bytes()[..], &metadata].concat(), &[])
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = trace_of(folder.path(), (0..40).map(event));
    ["stats \"$0\"", "schema list \"$0\"", "schema share \"$0\""].iter().for_each(|command| limited(command, &path));
    assert_eq!(ok(&["schema", "list", path.to_str().expect("text")]).matches("tracelogging").count(), 40);
}

/// Each event has its own provider.
#[cfg(target_os = "linux")]
#[test]
fn kinds_of_events_beyond_a_limit_are_counted_together() {
    let kinds = 5 * Counts::MAX_IDENTITIES as u32;
    let event = |number: u32| {
        let provider = Guid { data1: number, ..Guid::default() };
        heads::event_header(Pointer::Bits64, provider, EventDescriptor::default(), 2).event(&[]).expect("it is small")
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = trace_of(folder.path(), (0..kinds).map(event));
    for command in COMMANDS {
        limited(command, &path);
    }
    let shown = path.to_str().expect("text");
    let beyond = u64::from(kinds) - Counts::MAX_IDENTITIES as u64;
    let stats: serde_json::Value = serde_json::from_str(&ok(&["stats", shown, "--format", "json"])).expect("JSON");
    let stats = &stats["files"][0];
    assert_eq!(stats["others"], serde_json::json!({"n": beyond, "bytes": beyond * 80}));
    assert_eq!(stats["providers"].as_array().map(Vec::len), Some(Counts::MAX_IDENTITIES));
    assert_eq!(stats["described"]["reasons"]["no-schema"], kinds);
    let stats = ok(&["stats", shown]);
    assert!(
        stats.contains("\n  others, of more kinds than are listed: 65,536 events, 5,242,880 bytes (5.0 MiB)\n"),
        "{}",
        &stats[..2000]
    );
    let list: serde_json::Value =
        serde_json::from_str(&ok(&["schema", "list", shown, "--format", "json"])).expect("JSON");
    let list = list["files"][0]["events"].as_array().expect("a list");
    let counts = list.iter().map(|row| row["events"].as_u64().expect("a number"));
    assert!(counts.sum::<u64>() >= u64::from(kinds));
    let last = list.last().expect("a row");
    assert_eq!((&last["others"], &last["reason"]), (&true.into(), &"no-schema".into()));
    assert!(list.len() <= Counts::MAX_IDENTITIES + 1, "{}", list.len());
    let list = ok(&["schema", "list", shown]);
    assert!(list.lines().last().is_some_and(|line| line.contains("(others)")), "{:?}", list.lines().last());
}

/// Each event has its own process ID.
#[cfg(target_os = "linux")]
#[test]
fn processes_beyond_a_limit_are_counted_together() {
    let processes = 3 * Counts::MAX_IDENTITIES as u32;
    let event = |number: u32| {
        let mut head = heads::event_header(Pointer::Bits64, Guid::default(), EventDescriptor::default(), 2);
        head.set_process_id(number);
        head.event(&[]).expect("it is small")
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = trace_of(folder.path(), (0..processes).map(event));
    limited("stats \"$0\"", &path);
    let shown = path.to_str().expect("text");
    let stats: serde_json::Value = serde_json::from_str(&ok(&["stats", shown, "--format", "json"])).expect("JSON");
    let (stats, beyond) = (&stats["files"][0], u64::from(processes) - Counts::MAX_IDENTITIES as u64);
    assert_eq!(stats["processes"].as_array().map(Vec::len), Some(Counts::MAX_IDENTITIES));
    let others = stats["other_processes"]["n"].as_u64().expect("a number");
    // The header of the log file has another process.
    assert!(others.abs_diff(beyond) <= 1, "{others} {beyond}");
    assert!(ok(&["stats", shown]).contains("others, of more processes than are listed: "));
}

/// The file, the commands that read it by name or from a pipe, their status, and words of their messages.
#[test]
fn nothing_is_left_out_in_silence() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.etl");
    let copy = copy.to_str().expect("text");
    let readers: &[&[&str]] = &[&["dump"], &["stats"], &["check-trace"], &["schema", "share"], &["info"]];
    for (name, commands, piped, code, words) in [
        ("zip-cut-after-first.zip", &readers[..3], true, 2, "the zip data are cut off after"),
        ("zip-second-signature.zip", &readers[..3], true, 2, "no member begins there"),
        ("zip-gap.zip", &readers[..3], true, 2, "no member begins there"),
        ("event-items.etl.gz", readers, false, 1, "the items that the event header announces do not fit in the event"),
        ("manifests-79.dll.gz", &[&["schema", "list"][..], &["schema", "export"]], false, 0, "resources are left out"),
    ] {
        let Some(path) = etwspec_corpus::hostile_or_skip(name) else { return };
        let mut bytes = std::fs::read(&path).expect("readable");
        let mut path = path;
        if name.contains("dll") {
            let packed = std::mem::take(&mut bytes);
            let mut program = unpack(Format::Gzip, &packed[..], MAX_WINDOW);
            program.read_to_end(&mut bytes).expect("it is intact");
            path = folder.path().join("manifests.dll");
            std::fs::write(&path, &bytes).expect("room");
        }
        let (path, input) = match piped {
            true => ("-", &bytes[..]),
            false => (path.to_str().expect("text"), &b""[..]),
        };
        let copies = ["cut", path, copy];
        let copied = (!name.contains("dll")).then_some(&copies[..]);
        for command in commands.iter().map(|command| [command, &[path][..]].concat()).chain(copied.map(<[_]>::to_vec)) {
            _ = std::fs::remove_file(copy);
            let ran = run_with(&command, input);
            assert_eq!(ran.code, code, "{command:?} {name}: {}", ran.err);
            let shown = ran.out.split_whitespace().collect::<Vec<_>>().join(" ") + &ran.err;
            assert!(shown.contains(words), "{command:?} {name}: {shown}");
        }
    }
    let Some(items) = etwspec_corpus::hostile_or_skip("event-items.etl.gz") else { return };
    let stats = run_with(&["stats", items.to_str().expect("text"), "--format", "json"], b"").out;
    let stats: serde_json::Value = serde_json::from_str(&stats).expect("JSON");
    assert_eq!(stats["files"][0]["damage"][0]["rule"], "event-items");
}

#[test]
fn copies_of_damaged_traces_have_no_other_damage() {
    let Some(path) = etwspec_corpus::hostile_or_skip("cut-damaged.etl.gz") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.etl");
    let [path, copy] = [&path, &copy].map(|path| path.to_str().expect("text"));
    assert_eq!(run_with(&["cut", path, copy], b"").code, 1);
    let damage = |path: &str| {
        let report = run_with(&["check-trace", path, "--format", "json"], b"").out;
        report.matches("\"severity\": \"damage\"").count()
    };
    assert!(damage(path) > 0 && damage(copy) <= damage(path), "{} {}", damage(path), damage(copy));
}

#[test]
fn an_option_raises_each_limit_of_memory() {
    for command in [&["stats", "--by", "event"][..], &["list", "processes"], &["profile", "--format", "folded"]] {
        let limited = run_with(&[command, &["--sample", "--memory", "0"]].concat(), b"");
        assert_eq!(limited.code, 1, "{command:?} {}", limited.err);
        assert!(limited.err.contains("--memory") || limited.err.contains("memory is limited"), "{}", limited.err);
        assert_eq!(run_with(&[command, &["--sample", "--memory", "100"]].concat(), b"").code, 0, "{command:?}");
    }
}

#[test]
fn profiles_contain_no_hidden_characters_and_timelines_no_key_twice() {
    let (Some(path), Some(trace), Some(manifest)) = (
        etwspec_corpus::hostile_or_skip("profile-control-characters.etl.gz"),
        etwspec_corpus::hostile_or_skip("timesketch-names.etl.gz"),
        etwspec_corpus::hostile_or_skip("timesketch-names.man"),
    ) else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    for (format, name) in [("firefox", "a.json"), ("folded", "a.txt"), ("pprof", "a.pb")] {
        let to = folder.path().join(name);
        let to = to.to_str().expect("text");
        run_with(&["profile", path.to_str().expect("text"), "--format", format, "-o", to], b"");
        let bytes = std::fs::read(to).expect("written");
        let hidden = |bad: &&str| bytes.windows(bad.len()).any(|own| own == bad.as_bytes());
        let found = ["\u{9b}", "\u{80}", "\u{202e}"].iter().find(|bad| hidden(bad));
        assert_eq!(found, None, "{format}");
    }
    let [trace, manifest] = [&trace, &manifest].map(|path| path.to_str().expect("text"));
    let dumped = run_with(&["dump", "--format", "timesketch", trace, "--schema", manifest], b"");
    assert!(dumped.out.lines().count() > 2);
    for line in dumped.out.lines() {
        // A map has each key once.
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(value.to_string(), line);
    }
}
