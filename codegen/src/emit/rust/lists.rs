//! Emitter of the lists that the runtime is compiled with: releases, meanings and types of fields.
//!
//! Constants such as `Release::WINDOWS_XP` are inherent, so the runtime defines them.

use askama::Template;

use super::docs;
use super::escape::{Doc, filters};
use etwspec_catalog::axis::Stop;
use etwspec_catalog::{Catalog, InType, Meaning, OutType, casing};

#[derive(Template)]
#[template(path = "rust/lists.rs.txt")]
struct Lists {
    header: String,
    names: Vec<ReleaseName>,
    rows: Vec<ReleaseRow>,
    meanings: &'static [Meaning],
    in_types: Vec<FieldType>,
    out_types: Vec<FieldType>,
}

/// Type of a field of provider events, or a form in which it is shown.
struct FieldType {
    name: String,
    number: u16,
}

struct ReleaseName {
    name: String,
    index: usize,
    doc: Doc,
}

struct ReleaseRow {
    id: String,
    name: String,
    builds: String,
}

/// Returns the names of the constants of a release or of a point within one.
pub fn constants(stops: &[Stop], index: usize) -> Vec<String> {
    let Some(stop) = stops.get(index) else { return Vec::new() };
    let name = casing::screaming(&plain(stop), None, None);
    // The name of a release with points represents the last point, as its ID does when parsed.
    let last = stops.get(index + 1).is_none_or(|next| next.release != stop.release);
    let point = stop.point.as_ref().map(|point| format!("{name}_{}", point.to_ascii_uppercase()));
    last.then_some(name).into_iter().chain(point).collect()
}

fn plain(stop: &Stop) -> String {
    stop.name.split(',').next().unwrap_or_default().replace(" Version", "")
}

/// Returns the module.
pub(super) fn module(catalog: &Catalog) -> String {
    let stops = &catalog.releases.stops;
    let mut names = Vec::new();
    for (index, stop) in stops.iter().enumerate() {
        let mut constants = constants(stops, index);
        if let Some(name) = stop.point.as_ref().and_then(|_| constants.pop()) {
            let doc = Doc::text(&stop.name).suffix(":").then(&format!("release `{}`.", stop.id()));
            names.push(ReleaseName { name, index, doc });
        }
        if let Some(name) = constants.pop() {
            let point = if stop.point.is_some() { ", at its last point" } else { "" };
            let doc = format!("{}: release {}{point}.", plain(stop), stop.release);
            // It precedes the constant of the point.
            let at = names.len() - usize::from(stop.point.is_some());
            names.insert(at, ReleaseName { name, index, doc: Doc::text(&doc) });
        }
    }
    let rows = stops
        .iter()
        .map(|stop| ReleaseRow {
            id: stop.id(),
            name: stop.name.clone(),
            builds: stop.builds.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
        })
        .collect();
    let field_type = |word: &str, number| FieldType { name: word.to_ascii_uppercase(), number };
    super::print::render(&Lists {
        header: docs::header("spec/releases.toml and crates/catalog/src/"),
        names,
        rows,
        meanings: Meaning::ALL,
        in_types: InType::ALL.iter().map(|ty| field_type(ty.word(), ty.number())).collect(),
        out_types: OutType::ALL.iter().map(|ty| field_type(ty.word(), ty.number())).collect(),
    })
}
