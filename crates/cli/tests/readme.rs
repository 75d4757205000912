//! Runs the commands in the README.

use std::process::Command;

use etwspec_corpus::readme::{READER, shown};
use etwspec_corpus::repository;

#[test]
fn every_command_in_the_readme_succeeds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shown = shown(READER);
    assert!(shown.len() >= 8, "found {} commands", shown.len());
    assert!(shown.iter().any(|command| !command.output.is_empty()), "the output of a command is shown");
    for shown in shown {
        let args = shown.args();
        // These write files into the current folder.
        let writes = ["sample", "cut"].contains(&args[0]);
        let folder = if writes { folder.path() } else { repository() };
        let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec"));
        command.args(&args).current_dir(folder);
        shown.succeeds(command);
    }
}
