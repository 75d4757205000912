//! Runs the commands in the README.

use std::process::Command;

use etwspec_corpus::readme::{READER, Shown, shown};
use etwspec_corpus::repository;

#[test]
fn every_command_in_the_readme_succeeds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shown = shown(READER);
    assert!(shown.len() >= 8, "found {} commands", shown.len());
    assert!(shown.iter().any(|command| !command.output.is_empty()), "the output of a command is shown");
    for Shown { line, output } in shown {
        let words = line.split_whitespace().map(|word| word.trim_matches('\''));
        let args: Vec<&str> = words.filter(|arg| *arg != "--open").collect();
        // These write files into the current folder.
        let writes = ["sample", "cut"].contains(&args[0]);
        let folder = if writes { folder.path() } else { repository() };
        let out =
            Command::new(env!("CARGO_BIN_EXE_etwspec")).args(&args).current_dir(folder).output().expect("it runs");
        assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
        let quiet = out.stdout.is_empty() && out.stderr.is_empty();
        assert!(!quiet, "{args:?} prints something");
        if !output.is_empty() {
            assert_eq!(String::from_utf8_lossy(&out.stdout), output, "{args:?}");
        }
    }
}
