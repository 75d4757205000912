//! `fmt` changes the form of a table and nothing else.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use etwspec_codegen::format::format;
use etwspec_codegen::schema::Kind;
use proptest::prelude::*;

use crate::common::{catalog, copy, run, spec, tables};

/// Returns the tables that people edit, formatted.
fn edited() -> &'static [(String, String)] {
    static EDITED: OnceLock<Vec<(String, String)>> = OnceLock::new();
    EDITED.get_or_init(|| {
        let tables = tables(&spec());
        tables.into_iter().filter(|(path, _)| Kind::of(path).is_some_and(|kind| kind != Kind::Observed)).collect()
    })
}

/// A key with its value, and the comments before it.
#[derive(Clone, Debug, Default)]
struct Entry(Vec<String>);

/// Divides a formatted table into its header lines and the entries below each. The lines before the first entry of the
/// file belong to the file.
fn sections(text: &str) -> Vec<(Vec<String>, Vec<Entry>)> {
    let mut sections = vec![(Vec::new(), Vec::new())];
    let mut before: Vec<String> = Vec::new();
    for line in text.lines() {
        let (header, entries): &mut (Vec<String>, Vec<Entry>) = sections.last_mut().expect("one");
        if line.starts_with(' ') || line.starts_with(']') {
            entries.last_mut().expect("a key precedes its value").0.push(line.to_owned());
        } else if line.starts_with('[') {
            before.push(line.to_owned());
            sections.push((std::mem::take(&mut before), Vec::new()));
        } else if line.is_empty() || line.starts_with('#') {
            before.push(line.to_owned());
        } else {
            if header.is_empty() && entries.is_empty() {
                header.append(&mut before);
            }
            before.push(line.to_owned());
            entries.push(Entry(std::mem::take(&mut before)));
        }
    }
    sections
}

/// Random numbers that a seed determines.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Writes a formatted table carelessly: keys in another order, other white space, lower-case digits.
fn careless(text: &str, random: &mut Random) -> String {
    let mut out = String::new();
    for (header, mut entries) in sections(text) {
        for line in header {
            out += &line;
            out += if line.starts_with('[') && random.below(2) == 0 { "   \n" } else { "\n" };
        }
        for at in (1..entries.len()).rev() {
            entries.swap(at, random.below(at + 1));
        }
        // A blank line separates groups of keys. At the start of a file there is no group before it.
        if out.is_empty()
            && let Some(first) = entries.iter().position(|Entry(lines)| !lines[0].is_empty())
        {
            entries.swap(0, first);
        }
        for Entry(lines) in entries {
            for line in lines {
                let line = match random.below(4) {
                    0 => line.replacen(" = ", "=", 1),
                    1 => line.replacen(" = ", "\t =  ", 1) + " ",
                    2 if line.contains("= 0x") && !line.contains('"') => line.to_lowercase(),
                    _ => line,
                };
                out += &line;
                out.push('\n');
            }
        }
    }
    out
}

#[test]
fn tables_of_the_repository_are_formatted() {
    for (path, text) in edited() {
        let formatted = format(Kind::of(path).expect("a table"), text).expect("TOML");
        assert!(formatted == *text, "{path} is not formatted; run `cargo spec fmt`");
    }
}

#[test]
fn formatting_keeps_the_catalog_byte_for_byte() {
    let mut random = Random(7);
    let all = tables(&spec());
    let mut changed = 0;
    let mangle = |(path, text): &(String, String)| match Kind::of(path) {
        Some(Kind::Observed) | None => (path.clone(), text.clone()),
        Some(_) => (path.clone(), careless(text, &mut random)),
    };
    let careless: Vec<_> = all.iter().map(mangle).collect();
    let formatted = careless.iter().map(|(path, text)| match Kind::of(path) {
        Some(Kind::Observed) | None => (path.clone(), text.clone()),
        Some(kind) => {
            let once = format(kind, text).expect("TOML");
            changed += usize::from(once != *text);
            (path.clone(), once)
        }
    });
    let formatted: Vec<_> = formatted.collect();
    let before = catalog(careless.clone());
    assert!(before == catalog(formatted), "the catalog differs");
    assert!(before == catalog(all), "the careless tables mean something else");
    assert!(changed > careless.len() / 2, "only {changed} tables were written carelessly");
}

/// Writes a table carelessly, formats it and compares.
fn check_careless(seed: u64) {
    let mut random = Random(seed);
    let tables = edited();
    let (path, text) = &tables[random.below(tables.len())];
    let kind = Kind::of(path).expect("a table");
    let careless = careless(text, &mut random);
    assert_eq!(&format(kind, &careless).expect("TOML"), text, "{path}: {careless}");
}

/// Adds comments and blank lines to a table, formats it twice and compares.
fn check_formatting_twice(seed: u64) {
    let mut random = Random(seed);
    let tables = edited();
    let (path, text) = &tables[random.below(tables.len())];
    let kind = Kind::of(path).expect("a table");
    // A comment before and behind some lines, also within lists, and blank lines.
    let mut text: Vec<String> = careless(text, &mut random).lines().map(str::to_owned).collect();
    let mut expected = BTreeMap::new();
    for number in 0..8 {
        let at = random.below(text.len());
        let comment = format!("# comment {number}.");
        match random.below(3) {
            0 => text.insert(at, comment.clone()),
            1 if !text[at].contains("# ") => text[at] += &format!("  {comment}"),
            _ => {
                text.insert(at, String::new());
                continue;
            }
        }
        expected.insert(comment, 1);
    }
    let text = text.join("\n") + "\n";
    let once = format(kind, &text).expect("TOML");
    let mut found = BTreeMap::new();
    for comment in expected.keys() {
        found.insert(comment.clone(), once.matches(comment.as_str()).count());
    }
    assert_eq!(found, expected, "{text}");
    assert_eq!(format(kind, &once).expect("TOML"), once, "{path}: {text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn formatting_restores_careless_tables(seed: u64) {
        check_careless(seed);
    }

    #[test]
    fn formatting_twice_changes_nothing_and_keeps_comments(seed: u64) {
        check_formatting_twice(seed);
    }
}

#[test]
fn formatting_restores_tables_that_begin_with_a_key_of_a_later_group() {
    check_careless(8_478_918_943_433_819_205);
}

#[test]
fn formatting_keeps_comments_before_and_within_a_row() {
    check_formatting_twice(8_914_851_693_632_156_757);
}

#[test]
fn fmt_check_lists_unformatted_tables_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("spec");
    copy(&spec(), &dir);
    let path = dir.join("types.toml");
    let text = std::fs::read_to_string(&path).expect("read");
    let careless = text.replacen(" = ", "=", 1);
    std::fs::write(&path, &careless).expect("written");
    let path_of_spec = dir.to_str().expect("text");
    let (status, out, err) = run(&["fmt", "--check", "--spec", path_of_spec]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(err.starts_with(&format!("not formatted: {}\n", path.display())), "{err}");
    assert_eq!(std::fs::read_to_string(&path).expect("read"), careless);
    let (status, out, _) = run(&["fmt", "--spec", path_of_spec]);
    assert_eq!(status, 0);
    assert!(out.starts_with(&format!("formatted {}\n1 of ", path.display())), "{out}");
    assert_eq!(std::fs::read_to_string(&path).expect("read"), text);
    assert_eq!(run(&["fmt", "--check", "--spec", path_of_spec]).0, 0);
}

#[test]
fn fmt_reports_what_is_not_toml_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("spec");
    copy(&spec(), &dir);
    let careless = std::fs::read_to_string(dir.join("types.toml")).expect("read").replacen(" = ", "=", 1);
    std::fs::write(dir.join("types.toml"), &careless).expect("written");
    std::fs::write(dir.join("topics.toml"), "[[topic]]\nname = \"\n").expect("written");
    let (status, out, err) = run(&["fmt", "--spec", dir.to_str().expect("text")]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.starts_with("not-toml\n") && err.contains("topics.toml:2"), "{err}");
    assert_eq!(std::fs::read_to_string(dir.join("types.toml")).expect("read"), careless);
}
