//! The names and the documentation of the generated Rust crate, in its source text.

use std::collections::BTreeMap;

use etwspec_codegen::emit;

use crate::support::PUBLISHED;

/// Returns the sources of the crate, by path from `src`.
fn sources() -> BTreeMap<String, String> {
    let files = emit::rust::files(&PUBLISHED.catalog).into_iter();
    files.filter_map(|file| Some((file.path.strip_prefix("rust/src/")?.to_owned(), file.text.into_raw()))).collect()
}

/// Returns the source of the module of a topic.
fn topic<'s>(sources: &'s BTreeMap<String, String>, module: &str) -> &'s str {
    let path = format!("{}/mod.rs", module.replace("::", "/"));
    sources.get(&path).unwrap_or_else(|| panic!("no {path}"))
}

#[test]
fn every_structure_is_exported_under_its_own_name() {
    let sources = sources();
    for structure in PUBLISHED.catalog.structs.iter().filter(|structure| structure.layout_known) {
        let topic = topic(&sources, &structure.module);
        for name in [structure.rust.clone(), format!("{}View", structure.rust)] {
            assert!(topic.contains(&format!("::{name};")), "{} exports no {name}", structure.module);
        }
    }
}

#[test]
fn version_of_the_log_file_is_documented_wherever_it_is_an_argument() {
    let mut checked = 0;
    for (path, text) in sources() {
        let mut doc = String::new();
        for line in text.lines().map(str::trim).filter(|line| !line.starts_with("#[")) {
            if let Some(comment) = line.strip_prefix("///") {
                doc += comment;
                continue;
            }
            if line.starts_with("pub fn") && line.contains("log_version:") {
                checked += 1;
                assert!(doc.contains("version of the") && doc.contains("log file"), "{path}: {line}");
                assert!(doc.contains("`None`") || doc.contains("newest"), "{path}: {line}");
            }
            doc.clear();
        }
    }
    assert!(checked > 0, "no function has the argument");
}
