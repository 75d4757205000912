//! Runs the commands in the README.

use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A command in the README, with the output that follows it, if any.
struct Shown {
    /// Arguments, without the comment.
    line: String,
    output: String,
}

/// Returns the commands in the README.
fn shown() -> Vec<Shown> {
    let readme = std::fs::read_to_string(Path::new(ROOT).join("README.md")).expect("the README is there");
    // The package of the generator runs `check` and `generate` with the same code.
    let programs = ["$ cargo run --release -- ", "$ cargo run -p etwspec-codegen -- "];
    let mut shown: Vec<Shown> = Vec::new();
    for block in readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        for line in block.lines() {
            if let Some(command) = programs.iter().find_map(|program| line.strip_prefix(program)) {
                let line = command.split(" #").next().unwrap_or_default().trim().to_owned();
                shown.push(Shown { line, output: String::new() });
            } else if !line.starts_with("$ ") {
                let command = shown.last_mut().expect("output follows a command");
                command.output += line;
                command.output += "\n";
            }
        }
    }
    shown
}

#[test]
fn every_command_in_the_readme_succeeds() {
    let site = tempfile::tempdir().expect("a temporary folder");
    let shown = shown();
    assert!(shown.len() >= 10, "found {} commands", shown.len());
    assert!(shown.iter().any(|command| !command.output.is_empty()), "the output of a command is shown");
    for Shown { line, output } in shown {
        let words = line.split_whitespace().map(|word| word.trim_matches('\''));
        let mut args: Vec<&str> = words.filter(|arg| *arg != "--open").collect();
        // These write files into the current folder.
        let writes = ["sample", "cut"].contains(&args[0]);
        match args[0] {
            // These must not change the repository.
            "generate" | "fmt" => args.push("--check"),
            "docs" => args.extend(["--out", site.path().to_str().expect("a path in UTF-8")]),
            _ => {}
        }
        let folder = if writes { site.path() } else { Path::new(ROOT) };
        let out =
            Command::new(env!("CARGO_BIN_EXE_etwspec")).args(&args).current_dir(folder).output().expect("it runs");
        assert!(out.status.success(), "etwspec {args:?}: {}", String::from_utf8_lossy(&out.stderr));
        let quiet = out.stdout.is_empty() && out.stderr.is_empty();
        assert!(!quiet, "etwspec {args:?} prints something");
        if !output.is_empty() {
            assert_eq!(String::from_utf8_lossy(&out.stdout), output, "etwspec {args:?}");
        }
    }
    assert!(site.path().join("index.html").exists(), "the site has a first page");
}
