//! Conversion of the catalog to files. Each emitter has one output; none reads TOML or writes files.

pub mod c;
pub mod data;
pub mod kaitai;
pub mod prose;
pub mod python;
pub mod rust;
pub mod schema;
mod shared;

pub use data::json;

use std::borrow::Cow;

use etwspec_catalog::Catalog;

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Path from the output folder, with `/`.
    pub path: String,
    /// Contents of the file.
    pub text: Text,
}

/// Text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// Text that is written unchanged.
    AsIs(String),
    /// Rust code that is formatted before it is written.
    Raw(String),
}

impl Text {
    /// Returns the text before formatting.
    pub fn into_raw(self) -> String {
        let (Text::AsIs(text) | Text::Raw(text)) = self;
        text
    }
}

impl File {
    /// Creates a file whose text is written unchanged.
    pub fn as_is(path: impl Into<String>, text: impl Into<String>) -> File {
        File { path: path.into(), text: Text::AsIs(text.into()) }
    }

    /// Returns the formatted text.
    ///
    /// # Errors
    ///
    /// Returns [`EmitError`] if the raw text is not valid Rust.
    pub fn laid_out(&self) -> Result<Cow<'_, str>, EmitError> {
        match &self.text {
            Text::AsIs(text) => Ok(Cow::Borrowed(text)),
            Text::Raw(raw) => match rust::pretty(raw) {
                Ok(text) => Ok(Cow::Owned(text)),
                Err(error) => Err(EmitError { path: self.path.clone(), message: error.to_string() }),
            },
        }
    }
}

/// Error of a generated file that is not valid in its language. Tables that pass all checks should not cause it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{path}` would not be Rust: {message}")]
pub struct EmitError {
    /// Path from the output folder.
    pub path: String,
    /// Description of the problem.
    pub message: String,
}

/// The license files that every generated package contains, by name.
const LICENSES: [(&str, &str); 2] =
    [("LICENSE-APACHE", include_str!("../../LICENSE-APACHE")), ("LICENSE-MIT", include_str!("../../LICENSE-MIT"))];

/// Returns all generated files that are committed, by path.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let mut files = rust::files(catalog);
    files.extend(c::files(catalog));
    files.extend(data::files(catalog));
    files.extend(kaitai::files(catalog, false));
    files.extend(python::files(catalog));
    files.extend(schema::schemas().into_iter().map(|(path, text)| File::as_is(path, text)));
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
