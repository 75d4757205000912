//! Loading a catalog from JSON.

use std::io::Read;

use serde::Deserialize;

use crate::{Catalog, FORMAT, check, limits};

/// Error of loading a catalog.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The catalog has another format version.
    #[error("the catalog has format {found}, and this version of etwspec-catalog reads format {FORMAT}")]
    Format {
        /// Version of the catalog.
        found: u32,
    },
    /// The text is not a catalog.
    #[error("not a catalog: {0}")]
    Json(#[source] serde_json::Error),
    /// The text is larger than [`limits::CATALOG`].
    #[error("the catalog is larger than {} MiB", limits::CATALOG >> 20)]
    TooLarge,
    /// A fact contradicts others, such as a structure that contains itself: the place and the problem.
    #[error("not a valid catalog: {0}")]
    Invalid(String),
    /// The text cannot be read.
    #[error("cannot read the catalog: {0}")]
    Io(#[source] std::io::Error),
}

#[derive(Deserialize)]
struct Head {
    format: u32,
}

impl Catalog {
    /// Parses a catalog, such as the text of `catalog.json`, and checks what queries rely on: names that are defined once,
    /// references to what exists, structures that do not contain themselves, and the [limits](crate::limits).
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not a valid catalog, or if it has another format version than [`FORMAT`].
    pub fn from_json(text: &str) -> Result<Catalog, LoadError> {
        Catalog::from_slice(text.as_bytes())
    }

    /// Parses a catalog, such as the contents of `catalog.json`.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`from_json`](Catalog::from_json), and an error if the bytes are not UTF-8.
    pub fn from_slice(json: &[u8]) -> Result<Catalog, LoadError> {
        if json.len() > limits::CATALOG {
            return Err(LoadError::TooLarge);
        }
        let parsed: Result<Catalog, _> = serde_json::from_slice(json);
        let parsed = match parsed {
            Ok(catalog) if catalog.format == FORMAT => {
                check::check(&catalog).map_err(|wrong| LoadError::Invalid(wrong.to_string()))?;
                return Ok(catalog);
            }
            parsed => parsed,
        };
        // A catalog of another version need not have the shape of this one, so its version matters first.
        match serde_json::from_slice::<Head>(json) {
            Ok(head) if head.format != FORMAT => Err(LoadError::Format { found: head.format }),
            Ok(_) => parsed.map_err(LoadError::Json),
            Err(error) => Err(LoadError::Json(error)),
        }
    }

    /// Reads a catalog to the end of a stream.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`from_json`](Catalog::from_json), and an error if the stream cannot be read.
    pub fn from_reader(reader: impl Read) -> Result<Catalog, LoadError> {
        let mut json = Vec::new();
        reader.take(limits::CATALOG as u64 + 1).read_to_end(&mut json).map_err(LoadError::Io)?;
        Catalog::from_slice(&json)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_other_format_versions() {
        let error = Catalog::from_json(r#"{ "format": 99, "later": [] }"#).expect_err("another format");
        let text = "the catalog has format 99, and this version of etwspec-catalog reads format 3";
        assert_eq!(error.to_string(), text);
    }

    #[test]
    fn rejects_text_that_is_no_catalog() {
        assert!(matches!(Catalog::from_json("[]"), Err(LoadError::Json(_))));
        assert!(matches!(Catalog::from_reader(&b"{ \"format\": 3 }"[..]), Err(LoadError::Json(_))));
    }
}
