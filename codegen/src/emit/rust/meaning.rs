//! Emitter of the list of meanings.

use askama::Template;

use super::escape::{Doc, filters};
use etwspec_catalog::Meaning;

#[derive(Template)]
#[template(path = "rust/meaning.rs.txt")]
struct Module {
    meanings: Vec<Row>,
}

struct Row {
    name: &'static str,
    word: &'static str,
    unit: &'static str,
    doc: Doc,
}

/// Returns the text of the module.
pub(super) fn module() -> String {
    let row = |meaning: &Meaning| Row {
        name: meaning.name(),
        word: meaning.word(),
        unit: meaning.unit(),
        doc: Doc::text(meaning.doc()),
    };
    super::print::tidy(&super::render(&Module { meanings: Meaning::ALL.iter().map(row).collect() }))
}
