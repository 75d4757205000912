//! Conversion of the catalog to files. Each emitter has one output; none reads TOML or writes files.

pub mod c;
pub mod data;
pub mod kaitai;
pub mod prose;
pub mod python;
pub mod rust;
pub mod schema;

pub use data::json;

use etwspec_catalog::Catalog;

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Path from the output folder, with `/`.
    pub path: String,
    /// Contents of the file.
    pub text: String,
}

impl File {
    /// Creates a file.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> File {
        File { path: path.into(), text: text.into() }
    }
}

/// The license files that every generated package contains, by name.
const LICENSES: [(&str, &str); 2] = [
    ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
    ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
];

/// Returns all generated files that are committed, by path.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let mut files = rust::files(catalog);
    files.extend(c::files(catalog));
    files.extend(data::files(catalog));
    files.extend(kaitai::files(catalog));
    files.extend(python::files(catalog));
    files.extend(schema::schemas().into_iter().map(|(path, text)| File::new(path, text)));
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
