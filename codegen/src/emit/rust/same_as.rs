//! Emitter of the names of fields that payload structures of an event name differently.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::docs;
use etwspec_catalog::Catalog;

/// Name of the module.
pub(super) const MODULE: &str = "same_as";

/// Returns the text of the module.
pub(super) fn module(catalog: &Catalog) -> String {
    let mut rows = BTreeSet::new();
    for structure in &catalog.structs {
        for form in &structure.forms {
            let fields = form.fields.iter().map(|field| (field.name.as_deref(), &field.same_as));
            let parts = form.tail.iter().map(|part| (Some(part.name.as_str()), &part.same_as));
            for (name, same_as) in fields.chain(parts) {
                rows.extend(name.zip(same_as.as_deref()).map(|(name, same)| (structure.name.as_str(), name, same)));
            }
        }
    }
    let mut text = format!(
        "{}
//! Fields of payloads that structures of one event name differently.

/// Returns the name that other payload structures of the same event give to a field of a structure, if it differs.
pub fn same_as(structure: &str, field: &str) -> Option<&'static str> {{
    let at = ROWS.binary_search_by(|(own, name, _)| (*own, *name).cmp(&(structure, field))).ok()?;
    ROWS.get(at).map(|(_, _, same)| *same)
}}

/// Structure, field, and the other name, sorted.
static ROWS: &[(&str, &str, &str)] = &[
",
        docs::header("spec/structs/")
    );
    for (structure, name, same) in rows {
        let _never_fails = writeln!(text, "    ({structure:?}, {name:?}, {same:?}),");
    }
    text + "];\n"
}
