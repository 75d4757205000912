//! The mistakes of `mistakes.toml`: each is reported, nearly always by one message, and always with a help line.

use std::fmt::Write as _;
use std::fs;

use etwspec_codegen::check;
use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::load_from_texts;
use etwspec_tests::corpus;
use serde::Deserialize;

use super::bad_specs;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    /// Path, or two paths of a file that is moved; text to replace, or `*` for all of it; text in its place.
    mistakes: Vec<[String; 3]>,
}

fn problems(texts: Vec<(String, String)>) -> Vec<Diagnostic> {
    match load_from_texts(texts) {
        Ok(spec) => check::run(&etwspec_codegen::context(&spec)),
        Err(found) => found.problems,
    }
}

#[test]
fn mistakes_are_reported_once_with_a_help_line() {
    let base = bad_specs::larger_base();
    assert_eq!(problems(base.clone().into_iter().collect()), [], "the base has no mistake");
    let text = fs::read_to_string(corpus::repository().join("tests/mistakes.toml")).expect("the mistakes are a file");
    let Table { mistakes } = toml::from_str(&text).expect("the mistakes are TOML");
    let (mut accepted, mut several, mut without_help) = (String::new(), String::new(), String::new());
    for [path, replace, with] in &mistakes {
        let mut texts = base.clone();
        let (path, moved) = path.split_once(" -> ").unwrap_or((path, path));
        let table = texts.remove(path).unwrap_or_else(|| panic!("{path} is not in the base"));
        assert!(replace == "*" || table.contains(replace.as_str()), "{path} has no `{replace}`");
        let table = if replace == "*" { with.clone() } else { table.replacen(replace.as_str(), with, 1) };
        texts.insert(moved.to_owned(), table);
        let found = problems(texts.into_iter().collect());
        let mistake = format!("{moved}: {replace:?} replaced by {with:?}");
        let list = match found.len() {
            0 => &mut accepted,
            1 => &mut String::new(),
            _ => &mut several,
        };
        let messages: Vec<&str> = found.iter().map(|problem| problem.message.as_str()).collect();
        let _ = writeln!(list, "{mistake}: {messages:?}");
        for problem in found.iter().filter(|problem| problem.help.is_none()) {
            let _ = writeln!(without_help, "{mistake}: {}", problem.message);
        }
    }
    assert!(mistakes.len() >= 270, "{} mistakes", mistakes.len());
    assert_eq!(without_help, "");
    assert!(accepted.is_empty(), "accepted:\n{accepted}");
    assert!(several.lines().count() * 100 <= mistakes.len() * 3, "several messages:\n{several}");
}
