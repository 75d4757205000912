//! The commands in the README.

use std::process::Command;

use crate::repository;

/// A command in the README.
#[derive(Debug)]
pub struct Shown {
    /// Arguments, without the comment.
    pub line: String,
    /// Output that follows the command, if any.
    pub output: String,
}

impl Shown {
    /// Returns the arguments, without those that open a window.
    pub fn args(&self) -> Vec<&str> {
        let words = self.line.split_whitespace().map(|word| word.trim_matches('\''));
        words.filter(|arg| *arg != "--open").collect()
    }

    /// Runs a program with arguments, which must succeed, print something, and print the output in the README.
    ///
    /// # Panics
    ///
    /// Panics if it does not.
    pub fn succeeds(&self, mut command: Command) {
        let out = command.output().expect("it runs");
        assert!(out.status.success(), "{command:?}: {}", String::from_utf8_lossy(&out.stderr));
        let quiet = out.stdout.is_empty() && out.stderr.is_empty();
        assert!(!quiet, "{command:?} prints something");
        if !self.output.is_empty() {
            assert_eq!(String::from_utf8_lossy(&out.stdout), self.output, "{command:?}");
        }
    }
}

/// The command `etwspec` as the README runs it.
pub const READER: &str = "$ cargo run --release -- ";

/// The command `cargo spec`.
pub const DESK: &str = "$ cargo spec ";

/// Returns the commands of a program in the README.
///
/// # Panics
///
/// Panics if there is no README, or if output follows no command.
pub fn shown(program: &str) -> Vec<Shown> {
    let readme = std::fs::read_to_string(repository().join("README.md")).expect("the README is there");
    let mut shown: Vec<(bool, Shown)> = Vec::new();
    for block in readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        for line in block.lines() {
            if let Some((own, command)) = [READER, DESK].iter().find_map(|own| Some((*own, line.strip_prefix(own)?))) {
                let line = command.split(" #").next().unwrap_or_default().trim().to_owned();
                shown.push((own == program, Shown { line, output: String::new() }));
            } else if !line.starts_with("$ ") {
                let (_, command) = shown.last_mut().expect("output follows a command");
                command.output += line;
                command.output += "\n";
            }
        }
    }
    shown.into_iter().filter_map(|(is_own, command)| is_own.then_some(command)).collect()
}
