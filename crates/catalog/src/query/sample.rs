//! A small catalog for tests, with one of everything that is hard: it is not a description of Windows.

use crate::Catalog;

/// The catalog.
pub(crate) fn catalog() -> Catalog {
    serde_json::from_str(include_str!("sample.json")).expect("sample.json is a catalog")
}
