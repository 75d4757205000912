//! `cargo-semver-checks` compares generated crates before and after edits: changes that it rejects must be findings of
//! SOURCE-RUST. The snapshot lists its results for each edit; it does not compare types, for example.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use etwspec_catalog::Catalog;
use etwspec_catalog::changes::{Category, compare};
use etwspec_codegen::emit;
use etwspec_tests::{console, corpus};

use super::edits::{Edit, catalogs};

/// The recorded edits that are compared. A run takes seconds.
const EDITS: [&str; 12] = [
    "structure removed",
    "value with a recorded former name",
    "field renamed",
    "field with a recorded former name",
    "field widened",
    "bit renamed",
    "value removed",
    "set removed",
    "payload removed",
    "dispatch removed",
    "topic leaves its family",
    "value added",
];

fn tool() -> Command {
    let mut command = Command::new("cargo-semver-checks");
    command.arg("semver-checks").stdin(Stdio::null());
    command
}

/// Returns whether the comparison is to run: in the lane `long`, which has the tool.
fn is_wanted() -> bool {
    if !corpus::is_long() {
        console::say("skipped: cargo-semver-checks runs in the lane long (ETWSPEC_LONG=1)");
        return false;
    }
    let version = tool().arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(version.is_ok_and(|status| status.success()), "cargo-semver-checks is required");
    true
}

/// Writes the documentation of the crate of a catalog as JSON, and returns its path.
fn documentation(catalog: &Catalog, folder: &Path) -> PathBuf {
    let mut features = Vec::new();
    for file in emit::rust::files(catalog) {
        let text = file.text.into_raw();
        if file.path == "rust/Cargo.toml" {
            let manifest: toml::Table = text.parse().expect("the manifest is TOML");
            let optional = ["binrw", "serde", "proptest"];
            let names = manifest["features"].as_table().expect("a table").keys().cloned();
            features.extend(names.filter(|name| !optional.contains(&name.as_str())));
        }
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
        fs::write(path, text).expect("the file is written");
    }
    let mut rustdoc = Command::new(std::env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into()));
    // As `cargo-semver-checks` does: the format is not stable.
    rustdoc.env("RUSTC_BOOTSTRAP", "1").args(["-Zunstable-options", "--output-format", "json"]);
    rustdoc.args(["--document-private-items", "--document-hidden-items", "--cap-lints", "allow"]);
    rustdoc.args(["--edition", "2024", "--crate-name", "etwspec", "--crate-version", "0.1.0"]);
    for feature in features {
        rustdoc.args(["--cfg", &format!("feature=\"{feature}\"")]);
    }
    super::compile_runtime(folder, &emit::rust::lists(catalog));
    rustdoc.args(["--extern", "etwspec_runtime", "-L"]).arg(folder);
    let output = rustdoc.arg("-o").arg(folder).arg(folder.join("rust/src/lib.rs")).output().expect("rustdoc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    folder.join("etwspec.json")
}

/// Returns the lints that reject the new crate.
fn rejected(old: &Path, new: &Catalog) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let new = documentation(new, folder.path());
    // Before 1.0, a minor version may break: the lints of a breaking change apply to a patch or to 1.0.
    let mut command = tool();
    command.arg("--baseline-rustdoc").arg(old).arg("--current-rustdoc").arg(new);
    let output = command.args(["--release-type", "minor", "--color", "never"]).output().expect("the tool runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("Checked ["), "cargo-semver-checks failed: another version may read this rustdoc\n{text}");
    let lints = text.lines().filter_map(|line| line.strip_prefix("--- failure ")?.split(':').next());
    lints.map(str::to_owned).collect()
}

#[test]
fn what_cargo_semver_checks_rejects_is_reported_as_source_rust() {
    if !is_wanted() {
        return;
    }
    let chosen: Vec<&(Edit, Catalog, Catalog)> = EDITS
        .iter()
        .map(|name| catalogs().iter().find(|(edit, ..)| edit.name == *name).unwrap_or_else(|| panic!("no edit {name}")))
        .collect();
    let compared = |(edit, old, new): &(Edit, Catalog, Catalog)| {
        let folder = tempfile::tempdir().expect("a folder");
        let lints = rejected(&documentation(old, folder.path()), new);
        let differences = compare(old, new).differences;
        let found = differences.iter().filter(|one| one.rule.breaks.has(Category::SourceRust));
        let rules: BTreeSet<&str> = found.map(|one| one.rule.name).collect();
        (edit.name.clone(), lints, rules)
    };
    let results: Vec<_> = std::thread::scope(|scope| {
        let halves: Vec<_> = chosen
            .chunks(chosen.len() / 2)
            .map(|half| scope.spawn(move || half.iter().map(|one| compared(one)).collect::<Vec<_>>()))
            .collect();
        halves.into_iter().flat_map(|half| half.join().expect("the tool ran")).collect()
    });
    let mut text = String::new();
    for (name, lints, rules) in &results {
        assert!(lints.is_empty() || !rules.is_empty(), "{name}: {lints:?} is not reported");
        let rules: Vec<&str> = rules.iter().copied().collect();
        let _ = writeln!(text, "{name}\n    cargo-semver-checks: {}\n    breaking: {}", list(lints), list(&rules));
    }
    assert!(results.iter().filter(|(_, lints, _)| !lints.is_empty()).count() >= 6, "{text}");
    insta::assert_snapshot!("semver_checks", text);
}

fn list<T: AsRef<str>>(names: &[T]) -> String {
    if names.is_empty() { "nothing".to_owned() } else { names.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ") }
}
