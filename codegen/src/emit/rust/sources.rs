//! Emitter of the sources of facts.

use std::cell::RefCell;

use askama::Template;

use super::docs;
use super::escape::filters;
use etwspec_catalog::{Catalog, Source, casing};

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
    super::print::render(&Sources { header: docs::header("spec/sources.toml"), rows: rows.collect() })
}

/// Returns the expression of a list of sources.
pub(super) fn list(catalog: &Catalog, ids: &[String]) -> String {
    let at = |id: &String| catalog.sources.iter().position(|source| source.id == *id);
    let paths = ids.iter().filter_map(at).map(|at| format!("&sources::{}", name(catalog, at)));
    format!("&[{}]", paths.collect::<Vec<_>>().join(", "))
}

/// Lists of sources that the tables of a file repeat. Each is a constant.
#[derive(Default)]
pub(super) struct Lists {
    known: RefCell<Vec<Vec<String>>>,
}

impl Lists {
    /// Returns the name of the constant of a list.
    pub(super) fn name(&self, ids: &[String]) -> String {
        let mut known = self.known.borrow_mut();
        let at = known.iter().position(|list| list == ids).unwrap_or_else(|| {
            known.push(ids.to_vec());
            known.len() - 1
        });
        constant(at)
    }

    /// Returns the definitions of the constants.
    pub(super) fn constants(&self, catalog: &Catalog) -> String {
        let known = self.known.borrow();
        let constants = known
            .iter()
            .enumerate()
            .map(|(at, ids)| format!("const {}: &[&Source] = {};\n", constant(at), list(catalog, ids)));
        constants.collect()
    }
}

fn constant(at: usize) -> String {
    if at == 0 { "SOURCES".to_owned() } else { format!("SOURCES_{at}") }
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
