//! A new release of Windows changes few generated files.
//!
//! Facts that are open-ended stay so: `5.1+` is still `5.1+` when a release is appended.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use etwspec_tests::{corpus, published};
use tempfile::TempDir;

const RELEASE: &str = r#"
[[release]]
id = "12-99H2"
name = "Windows 12 Version 99H2"
build = 99000
pointers = [64]
"#;

/// Most files that may differ, pages of the site included.
const MAX: usize = 24;

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder can be listed") {
        let path = entry.expect("an entry").path();
        let to = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).expect("a file can be copied");
        }
    }
}

/// Returns the generated files with the files of the site.
fn with_site<'f>(
    files: &BTreeMap<String, String>,
    site: impl Iterator<Item = (&'f String, &'f String)>,
) -> BTreeMap<String, String> {
    let site = site.map(|(path, text)| (format!("site/{path}"), text.clone()));
    files.iter().map(|(path, text)| (path.clone(), text.clone())).chain(site).collect()
}

/// Returns the files that differ between the tables and the tables with one more release, and their texts with it.
fn changed() -> BTreeMap<String, (Option<String>, String)> {
    let folder = TempDir::new().expect("a folder");
    let spec = folder.path().join("spec");
    copy(&corpus::repository().join("spec"), &spec);
    // Counts of real traces support the tables beside them.
    copy(&corpus::repository().join("evidence"), &folder.path().join("evidence"));
    let before = with_site(&published::FILES, published::SITE.iter());
    let releases = spec.join("releases.toml");
    let text = fs::read_to_string(&releases).expect("the list of releases") + RELEASE;
    fs::write(&releases, text).expect("the list of releases can be written");
    let catalog = etwspec_codegen::catalog(&spec).unwrap_or_else(|_| panic!("the tables have problems"));
    let site = etwspec_site::site(&catalog);
    let after = with_site(&published::files(&catalog), site.iter().map(|(path, text)| (path, text)));
    assert!(before.keys().all(|path| after.contains_key(path)), "a new release removes no file");
    let differs = after.into_iter().filter(|(path, text)| before.get(path) != Some(text));
    differs.map(|(path, text)| (path.clone(), (before.get(&path).cloned(), text))).collect()
}

#[test]
fn new_release_changes_few_files() {
    let changed = changed();
    let paths: Vec<&str> = changed.keys().map(String::as_str).collect();
    assert!(paths.contains(&"catalog/catalog.json") && paths.contains(&"site/releases.html"), "{paths:?}");
    let outside_rust = paths.iter().filter(|path| !path.starts_with("rust/")).count();
    assert!(outside_rust < MAX, "{outside_rust} files outside of rust/ change: {paths:?}");
    // Claims do not change: only the list of releases does.
    let (before, after) = &changed["c/etwspec.h"];
    let lines: Vec<&str> = before.as_deref().unwrap_or_default().lines().collect();
    let new: Vec<&str> = after.lines().filter(|line| !lines.contains(line)).collect();
    assert!(new.iter().all(|line| line.contains("12-99H2")), "{new:?}");
    assert!(paths.len() < MAX, "{} files change, such as {:?}", paths.len(), &paths[..MAX.min(paths.len())]);
}
