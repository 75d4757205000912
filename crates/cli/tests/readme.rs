//! The commands that the README shows do what it says, from the repository's root.

use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What follows `cargo run --release --` on each line that shows a command, without its remark.
fn shown() -> Vec<String> {
    let readme = std::fs::read_to_string(Path::new(ROOT).join("README.md")).expect("the README is there");
    let commands = readme.lines().filter_map(|line| line.strip_prefix("$ cargo run --release -- "));
    commands.map(|line| line.split(" #").next().unwrap_or_default().trim().to_owned()).collect()
}

#[test]
fn every_command_that_the_readme_shows_succeeds() {
    let site = tempfile::tempdir().expect("a temporary folder");
    let shown = shown();
    assert!(shown.len() >= 10, "the README shows its commands: {shown:?}");
    for line in shown {
        let mut args: Vec<&str> = line.split_whitespace().filter(|arg| *arg != "--open").collect();
        // What these write belongs to nobody's clone.
        let writes = ["sample", "cut"].contains(&args[0]);
        match args[0] {
            // Neither may change the clone that is tested.
            "generate" => args.push("--check"),
            "docs" => args.extend(["--out", site.path().to_str().expect("a path in UTF-8")]),
            _ => {}
        }
        let folder = if writes { site.path() } else { Path::new(ROOT) };
        let out =
            Command::new(env!("CARGO_BIN_EXE_etwspec")).args(&args).current_dir(folder).output().expect("it runs");
        assert!(out.status.success(), "etwspec {args:?}: {}", String::from_utf8_lossy(&out.stderr));
        let quiet = out.stdout.is_empty() && out.stderr.is_empty();
        assert!(!quiet, "etwspec {args:?} says something");
    }
    assert!(site.path().join("index.html").exists(), "the site has a first page");
}
