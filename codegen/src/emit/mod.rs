//! From the catalog to files: one emitter, one output each. No emitter sees TOML, and none writes a file.

pub mod docs;
pub mod rust;
pub mod schema;

use crate::catalog::Catalog;

/// A file to write: its path from the output folder, with `/`, and its text.
pub type File = (String, String);

/// Everything that is generated and committed.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let mut files = rust::files(catalog);
    files.push(("catalog.json".to_owned(), json(catalog)));
    files.extend(schema::schemas());
    files.sort();
    files
}

/// The catalog as JSON, for any other tool.
pub fn json(catalog: &Catalog) -> String {
    // Every type of the catalog has names for keys and no map, so that writing it does not fail.
    serde_json::to_string_pretty(catalog).map_or_else(|error| error.to_string(), |text| text + "\n")
}
