//! Problems as text for people and for GitHub.

use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::{Files, SourceFile};
use etwspec_codegen::render::{github, human, position};
use etwspec_codegen::span::{FileId, Place};

fn files(path: &str, text: &str) -> Files {
    Files { files: vec![SourceFile::new(path, text)] }
}

fn place(range: std::ops::Range<usize>) -> Place {
    Place { file: FileId(0), range }
}

#[test]
fn counts_lines_and_columns_from_one() {
    let at = |text, offset| {
        let at = position(&files("a.toml", text), "", &place(offset..offset));
        (at.line, at.column)
    };
    assert_eq!([at("ab\ncd", 0), at("ab\ncd", 4), at("ab\n", 3)], [(1, 1), (2, 2), (2, 1)]);
    assert_eq!([at("é=1", 2), at("", 9)], [(1, 2), (1, 1)]);
}

#[test]
fn shows_path_below_named_folder() {
    let shown = |dir, path| position(&files(path, ""), dir, &place(0..0)).file;
    assert_eq!(shown(".", "a.toml"), "a.toml");
    assert_eq!(shown("my/spec/", "structs/a.toml"), "my/spec/structs/a.toml");
    assert_eq!(shown("my/spec/", "../evidence/a.toml"), "my/evidence/a.toml");
    assert_eq!(shown("spec", "../evidence/a.toml"), "evidence/a.toml");
    assert_eq!(shown("..", "../evidence/a.toml"), "../../evidence/a.toml");
}

#[test]
fn escapes_commands() {
    let problem = Diagnostic::new("unknown-key", place(0..1), "100% wrong", "here").help("first\nsecond");
    assert_eq!(
        github(&files("a,b.toml", "x = 1\n"), "c:/spec", &[problem]),
        "::error file=c%3A/spec/a%2Cb.toml,line=1,col=1,endLine=1,endColumn=2,title=unknown-key::\
         100%25 wrong%0Ahelp: first%0Asecond\n"
    );
}

#[test]
fn places_far_apart_are_two_excerpts() {
    let text: String = (1..=600).map(|line| format!("line = {line}\n")).collect();
    let at = |line: u32| text.find(&format!("line = {line}\n")).expect("a line");
    let of = |line| place(at(line)..at(line) + 4);
    let shown = |first, second| {
        let problem = Diagnostic::new("overlap", of(first), "two places", "here").other(of(second), "there");
        human(&files("a.toml", &text), "", &[problem], false)
    };
    let apart = shown(300, 540);
    assert!(apart.lines().count() < 24 && apart.contains("here") && apart.contains("there"), "{apart}");
    assert_eq!(apart.matches("a.toml:").count(), 2, "{apart}");
    assert_eq!(shown(300, 302).matches("a.toml:").count(), 1);
}

#[test]
fn long_lines_are_cut_around_their_problem() {
    let text = format!("{} = 1\n", "ü\u{9b}".repeat(10_000));
    let shown =
        human(&files("a.toml", &text), "", &[Diagnostic::new("bad-name", place(8_000..8_004), "bad", "here")], false);
    assert!(shown.contains("[a.toml:1:") && shown.contains("ü\\u{9b}") && !shown.contains('\u{9b}'), "{shown}");
    assert!(shown.chars().count() < 3_000, "{shown}");
}
