//! Differences between versions of tables: recorded edits, random orders of edits, shuffled catalogs.

mod allow;
mod differential;
mod downstream;
mod edits;
mod events;
mod oracles;
mod rules;
mod semver;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use etwspec_catalog::changes::{Categories, Category, RULES, compare, findings};
use etwspec_tests::corpus;
use proptest::prelude::*;
use proptest::sample::Index;

use edits::{Edit, catalogs, recorded};

/// Compiles the runtime with lists of its own, for generated crates in a folder.
fn compile_runtime(folder: &Path, lists: &str) {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).expect("a folder");
        for entry in fs::read_dir(from).expect("the folder can be listed") {
            let path = entry.expect("an entry").path();
            let to = to.join(path.file_name().expect("an entry has a name"));
            if path.is_dir() { copy(&path, &to) } else { fs::copy(&path, to).map(drop).expect("the file is copied") }
        }
    }
    let sources = folder.join("runtime");
    copy(&corpus::repository().join("crates/runtime/src"), &sources);
    fs::write(sources.join("lists.rs"), lists).expect("the lists are written");
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "--crate-name", "etwspec_runtime"]);
    command.args(["--cap-lints", "allow", "--cfg", "feature=\"std\"", "--cfg", "feature=\"alloc\"", "--out-dir"]);
    let output = command.arg(folder).arg(sources.join("lib.rs")).output().expect("rustc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn recorded_edits_have_the_expected_rules() {
    let (mut text, mut missing) = (String::new(), String::new());
    for (edit, old, new) in catalogs() {
        let changes = compare(old, new);
        let found: BTreeSet<&str> = changes.differences.iter().map(|one| one.rule.name).collect();
        for rule in edit.rules.iter().filter(|rule| !found.contains(rule.as_str())) {
            let _ = writeln!(missing, "{}: {rule} is not among {found:?}", edit.name);
        }
        let _ = writeln!(text, "{}", edit.name);
        for one in &changes.differences {
            let breaks = if one.rule.breaks.is_empty() { String::new() } else { format!(" [{}]", one.rule.breaks) };
            let _ = writeln!(text, "    {} {}: {}{breaks}", one.rule.name, one.item, one.text());
        }
    }
    assert_eq!(missing, "");
    insta::assert_snapshot!("recorded_edits", text);
}

#[test]
fn recorded_edits_cover_every_rule() {
    let mut found = BTreeSet::new();
    assert!(catalogs().len() >= 60, "{} edits", catalogs().len());
    for (_, old, new) in catalogs() {
        let changes = compare(old, new);
        found.extend(changes.differences.iter().map(|one| one.rule.name));
    }
    let missing: Vec<&str> = RULES.iter().map(|rule| rule.name).filter(|name| !found.contains(name)).collect();
    assert!(missing.is_empty(), "no edit has {missing:?}");
}

#[test]
fn table_of_rules_is_current() {
    let path = corpus::repository().join("crates/catalog/RULES.md");
    let text = format!(
        "# Rules of `cargo spec diff` and `cargo spec breaking`\n\n\
         ✗ breaks users of a category: `breaking` reports it. + adds to decoded output: `breaking --strict` reports it. WIRE \
         implies DATA.\n\n\
         A finding of WIRE or DATA has a witness if both versions decode some bytes differently. Differences of information \
         classes, references between events, topics and sources change no decoded value. They change the catalog or the \
         addresses of the site, and have no witness.\n\n{}",
        etwspec_catalog::changes::table()
    );
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).expect("the table is written");
    }
    let written = fs::read_to_string(&path).expect("the table is a file");
    assert_eq!(written, text, "run with BLESS=1 to write {}", path.display());
}

#[test]
fn findings_are_the_differences_that_break_a_category() {
    for (edit, old, new) in catalogs() {
        let changes = compare(old, new);
        for category in Category::ALL {
            let only = Categories::parse(category.name()).expect("a category");
            let found = findings(&changes, only, false).len();
            let breaking = changes.differences.iter().filter(|one| one.rule.breaks.has(category)).count();
            assert_eq!(found, breaking, "{} {category}", edit.name);
        }
    }
}

#[test]
fn equal_tables_have_no_difference() {
    for (edit, old, new) in catalogs() {
        assert!(compare(old, &old.clone()).is_empty() && compare(new, &new.clone()).is_empty(), "{}", edit.name);
    }
}

/// Edits of one base that replace texts, so that each can be undone by the reverse replacement.
fn reversible(base: &str) -> Vec<Edit> {
    recorded().into_iter().filter(|edit| edit.base == base && edit.is_reversible()).collect()
}

/// Chooses edits, and two orders for them.
fn chosen(edits: usize) -> impl Strategy<Value = (Vec<Index>, Vec<usize>)> {
    let indexes = prop::collection::vec(any::<Index>(), 1..5);
    (indexes, Just((0..edits).collect::<Vec<_>>()).prop_shuffle())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn order_of_edits_and_their_inverses_do_not_matter((picked, order) in chosen(64)) {
        for base in ["shapes", "small"] {
            let edits = reversible(base);
            let mut chosen: Vec<usize> = picked.iter().map(|index| index.index(edits.len())).collect();
            chosen.sort_unstable();
            chosen.dedup();
            let mut other = chosen.clone();
            other.sort_by_key(|at| order[*at % order.len()]);
            let base = edits[chosen[0]].before();
            let Some(first) = edits::applied(&base, chosen.iter().map(|at| &edits[*at])) else { continue };
            let Some(second) = edits::applied(&base, other.iter().map(|at| &edits[*at])) else { continue };
            let Some(undone) = edits::undone(&first, other.iter().map(|at| &edits[*at])) else { continue };
            let load = |texts: &edits::Texts| edits::load(texts).ok();
            let (Some(old), Some(one), Some(two), Some(back)) = (load(&base), load(&first), load(&second), load(&undone))
            else {
                // Edits that exclude each other give tables with problems.
                continue;
            };
            prop_assert_eq!(compare(&old, &one), compare(&old, &two));
            prop_assert!(compare(&old, &back).is_empty());
        }
    }

    #[test]
    fn order_of_items_is_no_difference(seed in any::<u64>(), edit in any::<Index>()) {
        let (_, old, new) = edit.get(catalogs());
        let (mixed_old, mixed_new) = (edits::shuffled(old, seed), edits::shuffled(new, seed.rotate_left(17)));
        prop_assert!(compare(old, &mixed_old).is_empty());
        prop_assert_eq!(compare(old, new), compare(&mixed_old, &mixed_new));
    }
}
