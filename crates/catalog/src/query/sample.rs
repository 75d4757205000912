//! Small catalog for tests, with one example of each difficult case. It does not describe Windows.

use crate::Catalog;

/// Returns the sample catalog.
pub(crate) fn catalog() -> Catalog {
    serde_json::from_str(include_str!("sample.json")).expect("sample.json is a catalog")
}
