//! Emitter of the describing tables of references.

use std::collections::BTreeMap;

use askama::Template;

use super::docs;
use super::escape::{Doc, filters};
use super::payloads::Payloads;
use super::values::guid_fields;
use etwspec_catalog::things::{self, ReferenceEvent};
use etwspec_catalog::{Catalog, Meaning, Provider};

/// Name of the module.
pub(super) const MODULE: &str = "references";

#[derive(Template)]
#[template(path = "rust/references.rs.txt")]
struct Module<'t> {
    header: String,
    /// Path of the type of hook IDs.
    hook_type: &'t str,
    references: Vec<Reference<'t>>,
    /// Names of constants and fields of the GUIDs of providers.
    guids: BTreeMap<String, String>,
    lists: Vec<List<'t>>,
}

struct List<'t> {
    of: &'t things::List,
    thing: Option<String>,
    /// Positions of columns.
    process: Option<(usize, usize)>,
    order: Vec<usize>,
    most: Vec<usize>,
    text: Vec<usize>,
    columns: Vec<(&'t things::ListColumn, usize)>,
    events: Vec<ListEvent<'t>>,
}

struct ListEvent<'t> {
    of: &'t things::ListEvent,
    /// Constant of the GUID of the provider.
    provider: Option<String>,
    by: Vec<usize>,
    /// Position of the column, and the value.
    values: Vec<(usize, &'t things::ListValue)>,
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
    /// Constant of the GUID of a provider, and ID of its event.
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
    let named = catalog.references.iter().flat_map(|reference| &reference.events).map(|row| &row.provider);
    let named = named.chain(catalog.lists.iter().flat_map(|list| &list.events).map(|row| &row.provider));
    let named = named.filter_map(|name| provider(catalog, name));
    let guids = named.map(|provider| (constant(provider), guid_fields(&provider.guid))).collect();
    let header = docs::header("spec/references.toml");
    let model = Module {
        header,
        hook_type: &payloads.hook_type,
        references,
        guids,
        lists: catalog.lists.iter().map(|of| list(catalog, of, &rust)).collect(),
    };
    (!model.references.is_empty()).then(|| super::print::tidy(&super::print::render(&model)))
}

fn event<'t>(catalog: &Catalog, event: &'t ReferenceEvent) -> Event<'t> {
    let ReferenceEvent { hook, id, does, key, name, path, owner, size, .. } = event;
    let provider = provider(catalog, &event.provider).map(constant).zip(*id);
    Event { hook: *hook, provider, does: format!("{does:?}"), key, name, path, owner, size }
}

fn list<'t>(catalog: &Catalog, of: &'t things::List, rust: &dyn Fn(Meaning) -> Option<String>) -> List<'t> {
    let position = |name: &String| of.columns.iter().position(|column| column.name == *name);
    let positions = |names: &[String]| names.iter().filter_map(position).collect::<Vec<_>>();
    let events = of.events.iter().map(|event| ListEvent {
        of: event,
        provider: provider(catalog, &event.provider).map(constant),
        by: positions(&event.by),
        values: event.values.iter().filter_map(|value| Some((position(&value.column)?, value))).collect(),
    });
    List {
        of,
        thing: of.thing.and_then(rust),
        process: of.process.first().and_then(position).zip(of.process.get(1).and_then(position)),
        order: positions(&of.order),
        most: positions(&of.most),
        text: positions(&of.text),
        columns: of.columns.iter().map(|one| (one, one.of.as_ref().and_then(position).unwrap_or(0))).collect(),
        events: events.collect(),
    }
}

/// Returns a provider by its name.
fn provider<'c>(catalog: &'c Catalog, name: &Option<String>) -> Option<&'c Provider> {
    catalog.providers.iter().find(|known| name.as_ref() == Some(&known.name))
}

/// Returns the name of the constant with the GUID of a provider.
fn constant(provider: &Provider) -> String {
    provider.rust.to_uppercase()
}
