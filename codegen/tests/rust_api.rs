//! The names and the documentation of the generated Rust crate, in its source text.

use std::collections::{BTreeMap, BTreeSet};

use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Struct, ValueKind, casing};
use etwspec_codegen::emit;

use crate::support::PUBLISHED;

/// Returns the sources of the crate, by path from `src`.
fn sources() -> BTreeMap<String, String> {
    let files = emit::rust::files(&PUBLISHED).into_iter();
    files.filter_map(|file| Some((file.path.strip_prefix("rust/src/")?.to_owned(), file.text.into_raw()))).collect()
}

/// Returns the source of the module of a topic.
fn topic<'s>(sources: &'s BTreeMap<String, String>, module: &str) -> &'s str {
    let path = format!("{}/mod.rs", module.replace("::", "/"));
    sources.get(&path).unwrap_or_else(|| panic!("no {path}"))
}

/// Returns the source of the module of a structure: its file, or its part of the file of small structures.
fn of_structure<'s>(sources: &'s BTreeMap<String, String>, structure: &Struct) -> &'s str {
    let (folder, name) = (structure.module.replace("::", "/"), casing::snake(&structure.name));
    let small = || {
        let (_, text) = sources.get(&format!("{folder}/small.rs"))?.split_once(&format!("\npub mod {name} {{\n"))?;
        text.split("\n}\n").next()
    };
    let file = sources.get(&format!("{folder}/{name}.rs")).map(String::as_str);
    file.or_else(small).unwrap_or_else(|| panic!("no {folder}/{name}"))
}

#[test]
fn every_structure_is_exported_under_its_own_name() {
    let sources = sources();
    for structure in PUBLISHED.structs.iter().filter(|structure| structure.layout_known) {
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

#[test]
fn headers_have_getters_of_their_size_and_of_fields_with_an_accessor() {
    let sources = sources();
    let mut nested = 0;
    for structure in &PUBLISHED.structs {
        let Some(total) = &structure.total else { continue };
        let (path, text) = (&structure.name, of_structure(&sources, structure));
        let size = total.rsplit('.').next().unwrap_or(total);
        let size = casing::snake(size);
        let getters = |name: &str| {
            text.lines().filter(|line| line.trim_start().starts_with(&format!("{name} / set_{name}:"))).count()
        };
        assert!(getters(&size) >= structure.forms.len(), "{path}: no getter {size}");
        for flat in structure.forms.iter().flat_map(|form| flatten(&PUBLISHED, form)) {
            let accessor = flat.bit.map_or(flat.field.accessor, |bit| bit.accessor);
            if let Some(accessor) = accessor.filter(|_| flat.path.contains('.')) {
                // `HookId`, as the method `hook_id` of a dispatch.
                let name = casing::snake(&format!("{accessor:?}"));
                assert!(getters(&name) > 0, "{path}: no getter {name} of {}", flat.path);
                nested += 1;
            }
        }
    }
    assert!(nested > 0, "no header has an accessor in an inner structure");
}

#[test]
fn modules_of_families_name_the_features_that_enable_them() {
    let (sources, catalog) = (sources(), &*PUBLISHED);
    let mut checked = 0;
    for module in catalog.topics.iter().filter(|topic| topic.family.is_some()).map(|topic| &topic.module) {
        let Some((family, name)) = module.split_once("::") else { continue };
        let feature = format!("{family}-{name}");
        let documented =
            |text: &str| text.lines().any(|line| line.starts_with("//!") && line.contains(&format!("`{feature}`")));
        assert!(documented(topic(&sources, family)) && documented(topic(&sources, module)), "{feature}");
        checked += 1;
    }
    assert!(checked > 0, "no topic has a family");
}

/// Identifiers with a word of one letter that are right: a word of English, or a letter at the end of a name.
const SINGLE_LETTERS: [&str; 19] = [
    "ANOTHER_DUPLICATE_MULTICAST_SESSION_STATE_EXISTS_SO_NO_NEED_TO_CREATE_A_NEW_ONE",
    "CAUSAL_F",
    "CC_CAN_I_WRITE_FAIL",
    "CONTROL_C_EXIT",
    "C_STATE_CHECK",
    "DELAYS_CC_CAN_I_WRITE",
    "FILE_IS_A_DIRECTORY",
    "NEXT_HEADER_IS_NOT_A_TRANSPORT_PROTOCOL_ELIGIBLE_FOR_THE_FAST_PATH",
    "NOT_A_DIRECTORY",
    "NOT_A_REPARSE_POINT",
    "NO_C_STATE",
    "PACKET_IS_FOR_A_LOOPBACK_INTERFACE",
    "PACKET_IS_FROM_A_RAW_SOCKET",
    "field_c",
    "scroll_offset_x",
    "scroll_offset_y",
    "sec_context_h",
    "sec_context_l",
    "set_field_c",
];

#[test]
fn identifiers_have_no_single_letters_as_words() {
    let is_letter = |word: &str| word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
    let mut found = BTreeSet::new();
    for (path, text) in sources().iter().filter(|(path, _)| *path != "rt.rs") {
        // A string may continue on the next line.
        let joined = text.replace("\\\n", "");
        for line in joined.lines().filter(|line| !line.trim_start().starts_with("//")) {
            // Every second part is in quotes.
            let code = line.split('"').step_by(2);
            let names = code.flat_map(|code| code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
            found.extend(names.filter(|name| name.contains('_') && name.split('_').any(is_letter)).map(str::to_owned));
        }
        assert!(!text.is_empty(), "{path}");
    }
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), SINGLE_LETTERS);
}

#[test]
fn lines_of_generated_rust_have_at_most_120_columns() {
    let mut checked = 0;
    for file in emit::rust::files(&PUBLISHED).iter().filter(|file| file.path.ends_with(".rs")) {
        let text = file.laid_out().unwrap_or_else(|error| panic!("{error}"));
        for (number, line) in (1..).zip(text.lines()) {
            // A row of a table in documentation is one line.
            let is_row = ["/// |", "//! |"].iter().any(|mark| line.trim_start().starts_with(mark));
            assert!(is_row || line.chars().count() <= 120, "{}:{number}: {line}", file.path);
        }
        checked += 1;
    }
    assert!(checked > 500, "{checked} files");
}

#[test]
fn renamed_values_keep_their_names_in_rust() {
    let mut renamed = PUBLISHED.clone();
    let mut expected = Vec::new();
    for set in renamed.sets.iter_mut().filter(|set| set.kind != ValueKind::Constants) {
        // A name with several numbers is a function, whose name has no prefix.
        let names: Vec<Option<String>> = set.values.iter().map(|value| value.name.clone()).collect();
        for value in &mut set.values {
            let Some((name, rust)) = value.name.clone().zip(value.rust.clone()) else { continue };
            if names.iter().filter(|other| other.as_ref() == Some(&name)).count() > 1
                || !rust.ends_with(|letter: char| letter.is_ascii_alphabetic())
            {
                continue;
            }
            let has_suffix = name.ends_with("Information") && !rust.ends_with("INFORMATION");
            let (stem, suffix) = name.split_at(name.len() - if has_suffix { "Information".len() } else { 0 });
            let more = if name.chars().any(|letter| letter.is_ascii_lowercase()) { "Qq" } else { "_QQ" };
            (value.name, value.rust) = (Some(format!("{stem}{more}{suffix}")), Some(format!("{rust}_QQ")));
            value.renamed_from = vec![name];
            expected.push((set.rust.clone(), rust));
        }
    }
    let files = emit::rust::files(&renamed).into_iter();
    let text: String = files.map(|file| file.text.into_raw()).filter(|text| text.contains("renamed to `")).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let lacks = |(of, rust): &&(String, String)| {
        !text.contains(&format!("pub const {rust}: {of} = {of}::{rust}_QQ;"))
            && !text.contains(&format!("pub const {rust}: Self = Self::{rust}_QQ;"))
    };
    let missing: Vec<_> = expected.iter().filter(lacks).collect();
    assert!(expected.len() > 1000, "{}", expected.len());
    assert!(missing.is_empty(), "{} of {}: {missing:?}", missing.len(), expected.len());
}
