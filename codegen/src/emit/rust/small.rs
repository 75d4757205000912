//! Emitter of the file of the small structures of a topic, so that a topic of many small structures is not a folder of many
//! small files.

use super::{docs, names, structs};
use etwspec_catalog::{Catalog, Struct};

/// Name of the module of a topic that contains its small structures. They are public as modules of the topic.
pub(super) const MODULE: &str = "small";

/// Returns whether a structure is small: it has a single form, of at most three fields and parts.
pub(super) fn is_small(structure: &Struct) -> bool {
    matches!(&structure.forms[..], [form] if form.fields.len() + form.tail.len() <= 3)
}

/// Returns the text of the module of the small structures of a topic.
pub(super) fn module(catalog: &Catalog, structures: &[&Struct]) -> String {
    let mut out = docs::header("spec/structs/");
    for structure in structures {
        let text = structs::module(catalog, structure, String::new());
        out += &format!("\n{}\npub mod {} {{\n", docs::origin(&structure.file), names::module(structure));
        for line in text.lines() {
            out += &if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
        }
        out += "}\n";
    }
    out
}
