//! Tests of queries, in one binary.

mod answer;
mod casing;
mod claims;
mod compare;
mod coverage;
mod flat;
mod following;
mod index;
mod mask;
mod moment;
mod naming;

use etwspec_catalog::Catalog;

/// Returns the sample catalog.
fn catalog() -> Catalog {
    serde_json::from_str(include_str!("sample.json")).expect("sample.json is a catalog")
}
