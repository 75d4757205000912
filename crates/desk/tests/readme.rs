//! Runs the commands in the README.

use std::process::Command;

use etwspec_corpus::readme::{DESK, shown};
use etwspec_corpus::repository;

#[test]
fn every_command_in_the_readme_succeeds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shown = shown(DESK);
    assert!(shown.len() >= 4, "found {} commands", shown.len());
    for shown in shown {
        let mut args = shown.args();
        match args[0] {
            // These must not change the repository.
            "generate" | "fmt" => args.push("--check"),
            // These run until they are interrupted, or need an editor.
            "serve" | "lsp" => continue,
            "docs" => args.extend(["--no-decoder", "--out", folder.path().to_str().expect("a path in UTF-8")]),
            _ => {}
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec-desk"));
        command.args(&args).current_dir(repository());
        shown.succeeds(command);
    }
    assert!(folder.path().join("index.html").exists(), "the site has a first page");
}
