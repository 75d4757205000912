//! The descriptions in Kaitai Struct refer only to each other.

use std::collections::BTreeMap;

use etwspec_codegen::emit::kaitai;

use crate::support::PUBLISHED;

/// Returns the descriptions by name.
fn descriptions(payloads: bool) -> BTreeMap<String, String> {
    let files = kaitai::files(&PUBLISHED, payloads).into_iter();
    let name = |path: &str| Some(path.strip_prefix("kaitai/")?.strip_suffix(".ksy")?.to_owned());
    files.filter_map(|file| Some((name(&file.path)?, file.text.into_raw()))).collect()
}

#[test]
fn descriptions_import_what_they_name() {
    for payloads in [false, true] {
        let files = descriptions(payloads);
        assert_eq!(files.contains_key("etw_payloads"), payloads);
        for (name, text) in &files {
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':');
            for (file, id) in words.filter_map(|word| word.split_once("::")) {
                let Some(other) = files.get(file) else {
                    assert!(!file.starts_with("etw_"), "{name} names {file}::{id}");
                    continue;
                };
                assert!(text.contains(&format!("    - {file}\n")), "{name} does not import {file}");
                assert!(other.contains(&format!("\n  {id}:\n")), "{file} has no {id}");
            }
            let (_, imports) = text.split_once("  imports:\n").unwrap_or_default();
            for import in imports.lines().map_while(|line| line.strip_prefix("    - ")) {
                assert!(files.contains_key(import), "{name} imports {import}");
            }
        }
    }
}
