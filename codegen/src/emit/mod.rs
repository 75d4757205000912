//! From the catalog to files: one emitter, one output each. No emitter sees TOML, and none writes a file.

pub mod c;
pub mod data;
pub mod docs;
pub mod rust;
pub mod schema;

use std::borrow::Cow;
use std::fmt;

use etwspec_catalog::Catalog;

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path from the output folder, with `/`.
    pub path: String,
    /// What it holds.
    pub text: Text,
}

/// The text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// As it is to be written.
    AsIs(String),
    /// Rust that is to be laid out first. That is most of the work of generating, so it is done only where it has to.
    Raw(String),
}

impl File {
    /// A file whose text is written as it is.
    pub fn as_is(path: impl Into<String>, text: impl Into<String>) -> File {
        File { path: path.into(), text: Text::AsIs(text.into()) }
    }

    /// The text in the layout that people read. Of the same raw text it is always the same, as long as [`LAYOUT`] is.
    ///
    /// # Errors
    ///
    /// [`EmitError`] if the raw text is not Rust.
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

/// Which way of laying out this is: another number after any change of it, such as a new version of the crate that does
/// it. What was laid out under another number is laid out again.
pub const LAYOUT: u64 = 1;

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

/// The license files that every generated package contains, by name.
const LICENSES: [(&str, &str); 2] =
    [("LICENSE-APACHE", include_str!("../../LICENSE-APACHE")), ("LICENSE-MIT", include_str!("../../LICENSE-MIT"))];

/// Everything that is generated and committed, in the order of the paths.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let mut files = rust::files(catalog);
    files.push(File::as_is("catalog.json", json(catalog)));
    files.extend(c::files(catalog));
    files.extend(data::files(catalog));
    files.extend(schema::schemas().into_iter().map(|(path, text)| File::as_is(path, text)));
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// The catalog as JSON, for any other tool.
pub fn json(catalog: &Catalog) -> String {
    // Every type of the catalog has names for keys and no map, so that writing it does not fail.
    serde_json::to_string_pretty(catalog).map_or_else(|error| error.to_string(), |text| text + "\n")
}
