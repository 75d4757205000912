//! Tests of queries, in one binary.

mod coverage;
mod index;
mod mask;

use etwspec_catalog::Catalog;

/// Returns the sample catalog.
fn catalog() -> Catalog {
    serde_json::from_str(include_str!("../src/query/sample.json")).expect("sample.json is a catalog")
}
