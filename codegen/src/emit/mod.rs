//! From the catalog to files: one emitter, one output each. No emitter sees TOML, and none writes a file.

pub mod docs;
pub mod rust;
pub mod schema;

use std::fmt;

use crate::catalog::Catalog;

/// A file to write: its path from the output folder, with `/`, and its text.
pub type File = (String, String);

/// A generated file that is not of its language. No table that keeps all rules should lead to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmitError {
    /// The file, from the output folder.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` would not be Rust: {}", self.path, self.message)
    }
}

impl std::error::Error for EmitError {}

/// Everything that is generated and committed.
///
/// # Errors
///
/// [`EmitError`] if a file of the crate is not Rust.
pub fn files(catalog: &Catalog) -> Result<Vec<File>, EmitError> {
    let mut files = rust::files(catalog)?;
    files.push(("catalog.json".to_owned(), json(catalog)));
    files.extend(schema::schemas());
    files.sort();
    Ok(files)
}

/// The catalog as JSON, for any other tool.
pub fn json(catalog: &Catalog) -> String {
    // Every type of the catalog has names for keys and no map, so that writing it does not fail.
    serde_json::to_string_pretty(catalog).map_or_else(|error| error.to_string(), |text| text + "\n")
}
