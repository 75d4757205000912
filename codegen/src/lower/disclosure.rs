//! Disclosures of the catalog.

use super::keys::{canonical, ids, text, texts};
use crate::span::At;
use crate::spec::{DisclosedInRow, DisclosureRow};
use etwspec_catalog::axis::Axis;
use etwspec_catalog::{DisclosedIn, Disclosure};

pub(super) fn disclosure(axis: &Axis, row: Option<&At<DisclosureRow>>) -> Option<Disclosure> {
    let row = row?;
    let places = |rows: &[At<DisclosedInRow>]| {
        let place = |row: &At<DisclosedInRow>| DisclosedIn {
            name: row.name.to_string(),
            releases: row.versions.as_ref().map(|versions| canonical(axis, versions)),
        };
        rows.iter().map(place).collect()
    };
    Some(Disclosure {
        documented: row.documented.as_ref().map(|documented| **documented),
        since: text(row.since.as_ref()),
        place: text(row.place.as_ref()),
        headers: places(&row.headers),
        symbols: places(&row.symbols),
        libraries: places(&row.libraries),
        functions: texts(&row.functions),
        superseded_by: row.superseded_by.as_ref().map(|by| DisclosedIn {
            name: by.name.to_string(),
            releases: by.versions.as_ref().map(|versions| canonical(axis, versions)),
        }),
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
    })
}
