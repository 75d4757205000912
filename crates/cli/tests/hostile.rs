//! Files of `../shared/repro/hostile`: each command within the limits of memory.

use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec::headers::EventDescriptor;
use etwspec::{Guid, Pointer};
use etwspec_etl::counts::Counts;
use etwspec_etl::write::{Head, heads};

use crate::common::ok;
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
    "processes \"$0\"",
    "images \"$0\"",
    "network \"$0\" --format csv",
    "files \"$0\" --format json",
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
