//! Runs the commands in the README.

use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Returns the arguments of each command line in the README, without its comment.
fn shown() -> Vec<String> {
    let readme = std::fs::read_to_string(Path::new(ROOT).join("README.md")).expect("the README is there");
    // The package of the generator runs `check` and `generate` with the same code.
    let programs = ["$ cargo run --release -- ", "$ cargo run -p etwspec-codegen -- "];
    let commands = readme.lines().filter_map(|line| programs.iter().find_map(|program| line.strip_prefix(program)));
    commands.map(|line| line.split(" #").next().unwrap_or_default().trim().to_owned()).collect()
}

#[test]
fn every_command_in_the_readme_succeeds() {
    let site = tempfile::tempdir().expect("a temporary folder");
    let shown = shown();
    assert!(shown.len() >= 10, "found too few commands: {shown:?}");
    for line in shown {
        let mut args: Vec<&str> = line.split_whitespace().filter(|arg| *arg != "--open").collect();
        // These write files into the current folder.
        let writes = ["sample", "cut"].contains(&args[0]);
        match args[0] {
            // These must not change the repository.
            "generate" => args.push("--check"),
            "docs" => args.extend(["--out", site.path().to_str().expect("a path in UTF-8")]),
            _ => {}
        }
        let folder = if writes { site.path() } else { Path::new(ROOT) };
        let out =
            Command::new(env!("CARGO_BIN_EXE_etwspec")).args(&args).current_dir(folder).output().expect("it runs");
        assert!(out.status.success(), "etwspec {args:?}: {}", String::from_utf8_lossy(&out.stderr));
        let quiet = out.stdout.is_empty() && out.stderr.is_empty();
        assert!(!quiet, "etwspec {args:?} prints something");
    }
    assert!(site.path().join("index.html").exists(), "the site has a first page");
}
