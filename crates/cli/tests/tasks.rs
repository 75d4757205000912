//! Runs the commands of `docs/tasks.md`, in order and in one folder, and compares their outputs. `BLESS=1` writes the outputs
//! into the page.

use std::fs;
use std::process::Command;

use etwspec_corpus::repository;

/// Beginning of a block of a command with its output.
const BLOCK: &str = "```console\n$ etwspec ";
/// Number of lines of an output that the page shows.
const SHOWN: usize = 12;

/// Splits the words of a command. Text in apostrophes is one word.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quoted) = (vec![String::new()], false);
    for char in line.chars() {
        match char {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            other => words.last_mut().expect("the first word").push(other),
        }
    }
    words
}

/// Returns the first lines of an output.
fn shown(output: &str) -> String {
    let lines: Vec<&str> = output.lines().collect();
    let more = if lines.len() > SHOWN { "…\n" } else { "" };
    let lines = lines.iter().take(SHOWN).map(|line| format!("{}\n", line.trim_end()));
    lines.collect::<String>() + more
}

#[test]
fn every_task_is_done_by_its_command() {
    let path = repository().join("docs/tasks.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut blocks = page.split(BLOCK);
    let mut made = blocks.next().expect("a heading").to_owned();
    let mut tasks = 0;
    for block in blocks {
        let (shown_before, after) = block.split_once("```").expect("a block ends");
        let line = shown_before.lines().next().expect("a command");
        let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec"));
        let out = command.args(words(line)).current_dir(folder.path()).output().expect("it runs");
        let (text, errors) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
        assert!(matches!(out.status.code(), Some(0 | 1)), "etwspec {line}: {errors}");
        assert!(!text.contains(&*folder.path().to_string_lossy()), "etwspec {line} prints the folder");
        made += &format!("{BLOCK}{line}\n{}```{after}", shown(&text));
        tasks += 1;
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, made).expect("the page can be written");
    } else {
        compare(&page, &made);
    }
    assert!(tasks > 30, "{tasks} tasks");
}

/// Compares the pages, and shows the first line that differs.
fn compare(page: &str, made: &str) {
    let differs = page.lines().zip(made.lines()).position(|(one, other)| one != other);
    if let Some(at) = differs {
        assert_eq!(page.lines().nth(at), made.lines().nth(at), "line {} of docs/tasks.md; BLESS=1 writes it", at + 1);
    }
    assert_eq!(page.lines().count(), made.lines().count(), "lines of docs/tasks.md; BLESS=1 writes them");
}
