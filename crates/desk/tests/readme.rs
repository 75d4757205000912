//! Runs the commands in the README.

use std::process::Command;

use etwspec_corpus::readme::{DESK, Shown, shown};
use etwspec_corpus::repository;

#[test]
fn every_command_in_the_readme_succeeds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shown = shown(DESK);
    assert!(shown.len() >= 4, "found {} commands", shown.len());
    for Shown { line, output } in shown {
        let words = line.split_whitespace().map(|word| word.trim_matches('\''));
        let mut args: Vec<&str> = words.filter(|arg| *arg != "--open").collect();
        match args[0] {
            // These must not change the repository.
            "generate" | "fmt" => args.push("--check"),
            // These run until they are interrupted, or need an editor.
            "serve" | "lsp" => continue,
            "docs" => args.extend(["--out", folder.path().to_str().expect("a path in UTF-8")]),
            _ => {}
        }
        let out = Command::new(env!("CARGO_BIN_EXE_etwspec-desk"))
            .args(&args)
            .current_dir(repository())
            .output()
            .expect("it runs");
        assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
        let quiet = out.stdout.is_empty() && out.stderr.is_empty();
        assert!(!quiet, "{args:?} prints something");
        if !output.is_empty() {
            assert_eq!(String::from_utf8_lossy(&out.stdout), output, "{args:?}");
        }
    }
    assert!(folder.path().join("index.html").exists(), "the site has a first page");
}
