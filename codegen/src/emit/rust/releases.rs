//! Emitter of the releases: constants, and the table of names and builds.

use askama::Template;

use super::docs;
use super::escape::{Doc, filters};
use etwspec_catalog::Catalog;
use etwspec_catalog::casing;

#[derive(Template)]
#[template(path = "rust/releases.rs.txt")]
struct Releases {
    header: String,
    names: Vec<ReleaseName>,
    rows: Vec<ReleaseRow>,
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

/// Returns the text of the module.
pub(super) fn module(catalog: &Catalog) -> String {
    let stops = &catalog.releases.stops;
    let mut names = Vec::new();
    for (index, stop) in stops.iter().enumerate() {
        let plain = stop.name.split(',').next().unwrap_or_default().replace(" Version", "");
        let name = casing::screaming(&plain, None, None);
        // The name of a release with points stands for the last point, as its ID does when parsed.
        let last = stops.get(index + 1).is_none_or(|next| next.release != stop.release);
        if last {
            let doc = format!(
                "{plain}: release {}{}.",
                stop.release,
                if stop.point.is_some() { ", at its last point" } else { "" }
            );
            names.push(ReleaseName { name: name.clone(), index, doc: Doc::text(&doc) });
        }
        if let Some(point) = &stop.point {
            let name = format!("{name}_{}", point.to_ascii_uppercase());
            let doc = Doc::text(&stop.name).suffix(":").then(&format!("release `{}`.", stop.id()));
            names.push(ReleaseName { name, index, doc });
        }
    }
    let rows = stops
        .iter()
        .map(|stop| ReleaseRow {
            id: stop.id(),
            name: stop.name.clone(),
            builds: stop.builds.iter().map(|build| format!("{build},")).collect(),
        })
        .collect();
    super::render(&Releases { header: docs::header("spec/releases.toml"), names, rows })
}
