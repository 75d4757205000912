//! Emitter of the sources of facts.

use askama::Template;

use super::docs;
use super::escape::filters;
use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Source};

#[derive(Template)]
#[template(path = "rust/sources.rs.txt")]
struct Sources<'t> {
    header: String,
    rows: Vec<Row<'t>>,
}

struct Row<'t> {
    name: String,
    source: &'t Source,
    location: &'t str,
}

/// Returns the text of the module.
pub(super) fn module(catalog: &Catalog) -> String {
    let rows = catalog.sources.iter().enumerate().map(|(at, source)| Row {
        name: name(catalog, at),
        source,
        location: source.url.as_deref().unwrap_or(&source.location),
    });
    super::render(&Sources { header: docs::header("spec/sources.toml"), rows: rows.collect() })
}

/// Returns the expression of a list of sources.
pub(super) fn list(catalog: &Catalog, ids: &[String]) -> String {
    let at = |id: &String| catalog.sources.iter().position(|source| source.id == *id);
    let paths = ids.iter().filter_map(at).map(|at| format!("&crate::rt::sources::{}", name(catalog, at)));
    format!("&[{}]", paths.collect::<Vec<_>>().join(", "))
}

/// Returns the name of the constant of a source: its ID, with a number if an earlier source has the same name.
fn name(catalog: &Catalog, at: usize) -> String {
    let plain = |source: &Source| casing::screaming(&source.id, None, None);
    let (before, rest) = catalog.sources.split_at(at);
    let own = rest.first().map(plain).unwrap_or_default();
    match before.iter().filter(|source| plain(source) == own).count() {
        0 => own,
        same => format!("{own}_{same}"),
    }
}
