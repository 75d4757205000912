//! Emitter of the describing tables of references.

use askama::Template;

use super::docs;
use super::escape::{Doc, filters};
use super::payloads::Payloads;
use super::values::guid_fields;
use etwspec_catalog::{Catalog, ReferenceEvent};

/// Name of the module.
pub(super) const MODULE: &str = "references";

#[derive(Template)]
#[template(path = "rust/references.rs.txt")]
struct Module<'t> {
    header: String,
    /// Path of the type of hook IDs.
    hook_type: &'t str,
    references: Vec<Reference<'t>>,
}

struct Reference<'t> {
    rust: &'t str,
    meaning: &'static str,
    summary: Doc,
    remark: Option<Doc>,
    owner: Option<String>,
    per_owner: bool,
    shared_by: Option<u64>,
    shared_name: Option<&'t str>,
    contains: Option<&'static str>,
    events: Vec<Event<'t>>,
}

struct Event<'t> {
    hook: Option<u32>,
    /// GUID and ID of an event of a provider.
    provider: Option<(String, u16)>,
    does: String,
    key: &'t [String],
    name: &'t [String],
    path: &'t [String],
    owner: &'t [String],
    size: &'t [String],
}

/// Returns the text of the module, or `None` if nothing refers to anything.
pub(super) fn module(catalog: &Catalog, payloads: &Payloads<'_>) -> Option<String> {
    let rust =
        |meaning| catalog.references.iter().find(|other| other.meaning == meaning).map(|other| other.rust.clone());
    let references = catalog.references.iter().map(|reference| Reference {
        rust: &reference.rust,
        meaning: reference.meaning.word(),
        summary: Doc::text(&reference.summary),
        remark: reference.doc.as_deref().map(Doc::text),
        owner: reference.owner.and_then(rust),
        per_owner: reference.per_owner,
        shared_by: reference.shared_by,
        shared_name: reference.shared_name.as_deref(),
        contains: reference.contains.map(|meaning| meaning.word()),
        events: reference.events.iter().map(|row| event(catalog, row)).collect(),
    });
    let references: Vec<_> = references.collect();
    let model = Module { header: docs::header("spec/references.toml"), hook_type: &payloads.hook_type, references };
    (!model.references.is_empty()).then(|| super::print::tidy(&super::print::render(&model)))
}

fn event<'t>(catalog: &Catalog, event: &'t ReferenceEvent) -> Event<'t> {
    let ReferenceEvent { hook, provider, id, does, key, name, path, owner, size, .. } = event;
    let provider = catalog.providers.iter().find(|known| provider.as_ref() == Some(&known.name));
    let provider = provider.map(|provider| guid_fields(&provider.guid)).zip(*id);
    Event { hook: *hook, provider, does: format!("{does:?}"), key, name, path, owner, size }
}
