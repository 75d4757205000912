//! Files of `../shared/repro/hostile`: each command within the limits of memory.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::ok;
use crate::crafted::{trace_of, traced};

/// Commands that read a trace, which is `"$0"`.
const COMMANDS: [&str; 12] = [
    "info \"$0\" --format json",
    "stats \"$0\"",
    "stats \"$0\" --format json",
    "check-trace \"$0\"",
    "dump \"$0\"",
    "dump \"$0\" --format json",
    "dump \"$0\" --format csv --sort",
    "dump \"$0\" --fields time,event,message,NoSuchField --process nobody",
    "schema list \"$0\" --format json",
    "schema export \"$0\"",
    "schema share \"$0\"",
    "hex \"$0@0\"",
];

/// Private memory of a command in KiB, in addition to four times the size of the file.
const MOST: u64 = 64 << 10;

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
    limited.arg("-c").arg(format!("ulimit -d {} && exec \"$1\" {command}", MOST + 4 * size.div_ceil(1024)));
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
