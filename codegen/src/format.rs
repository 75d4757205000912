//! The canonical form of a table: order of keys, numbers, wrapping and blank lines. Comments and the order of rows are
//! kept.
//!
//! The order of the keys is the order in the types of [`crate::spec`], so the language defines it.

mod number;
mod print;

use toml_edit::DocumentMut;

use crate::schema::Kind;

/// Reason why a text was not formatted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// The text is not TOML.
    #[error("{0}")]
    NotToml(String),
    /// The formatted text would mean something else. This is a defect of the formatter; the text remains as it is.
    #[error("the formatted table would mean something else")]
    Changed,
}

/// Returns a table in its canonical form.
///
/// # Errors
///
/// Returns a [`FormatError`] if the text is not TOML, or if the result would differ in more than its form.
///
/// # Examples
///
/// ```
/// use etwspec_codegen::{format::format, schema::Kind};
///
/// let text = "name='A'\n[[ field ]]\ntype=\"ULONG\"\nname=\"Size\"\nat=0xa # bytes\n";
/// let formatted = "name = \"A\"\n\n[[field]]\nat = 0x0A # bytes\nname = \"Size\"\ntype = \"ULONG\"\n";
/// assert_eq!(format(Kind::Struct, text).as_deref(), Ok(formatted));
/// ```
pub fn format(kind: Kind, text: &str) -> Result<String, FormatError> {
    let document: DocumentMut =
        text.parse().map_err(|error: toml_edit::TomlError| FormatError::NotToml(error.message().trim().to_owned()))?;
    let formatted = print::document(&document, kind.shapes());
    match (toml::from_str::<toml::Table>(text), toml::from_str::<toml::Table>(&formatted)) {
        (Ok(before), Ok(after)) if before == after && comments(text) == comments(&formatted) => Ok(formatted),
        _ => Err(FormatError::Changed),
    }
}

/// Returns the number of lines with a `#`. Text may contain it too, but as often before as after.
fn comments(text: &str) -> usize {
    text.matches('#').count()
}
