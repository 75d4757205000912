//! Emitter of providers: constants, and tables that describe events.
//!
//! # Design
//!
//! The fields of an event are a static table, from which `etwspec-schema` creates a schema when the first event of the
//! provider occurs. Names are indices into tables of the provider, so a name without a known number can be written too.
//! Tables and payload types are separate features, because the command reads all events by the tables and needs no
//! types.

use askama::Template;

use super::escape::{Doc, filters, literal};
use super::values::guid_fields;
use super::{docs, sources};
use etwspec_catalog::{Catalog, EventField, EventMap, NamedNumber, Provider, ProviderEvent, ProviderKind, Quantity};

/// Index of no name.
const NONE: u16 = u16::MAX;

#[derive(Template)]
#[template(path = "rust/provider.rs.txt")]
struct Module<'t> {
    header: String,
    title: Doc,
    summary: Doc,
    /// Expression of the GUID.
    guid: String,
    events: Vec<Constant<'t>>,
    keywords: Vec<Constant<'t>>,
    tasks: Vec<Constant<'t>>,
    opcodes: Vec<Constant<'t>>,
    templates: Vec<Fields>,
    name: &'t str,
    /// Path of its module.
    module: String,
    kind: &'static str,
    names: Vec<Names<'t>>,
    maps: Vec<Map<'t>>,
    /// Documentation of fields, by event ID and name.
    docs: Vec<(u16, &'t str, &'t str)>,
    /// Expressions of events.
    rows: Vec<String>,
    /// Expression of the sources.
    sources: String,
    /// Feature that enables the payload types, if there are any.
    payloads: Option<String>,
}

/// Constant with a number.
struct Constant<'t> {
    doc: Doc,
    rust: &'t str,
    value: String,
}

/// Static list of fields, as expressions.
struct Fields {
    name: String,
    fields: Vec<String>,
}

/// Names with their numbers, as expressions.
struct Names<'t> {
    key: &'static str,
    rows: Vec<(&'t str, String)>,
}

struct Map<'t> {
    name: &'t str,
    bits: bool,
    entries: Vec<Entry<'t>>,
}

struct Entry<'t> {
    value: String,
    name: &'t str,
}

/// Returns the text of the module of a provider. `payloads` is the feature that enables its payload types.
pub(super) fn module(catalog: &Catalog, provider: &Provider, payloads: Option<String>) -> String {
    let templates = provider.templates.iter().enumerate();
    let templates = templates.map(|(at, template)| Fields {
        name: template_name(at),
        fields: template.fields.iter().map(|row| field(provider, row)).collect(),
    });
    let model = Module {
        header: docs::header(&provider.file),
        title: Doc::text(&format!("Events of the provider {}.", provider.name)),
        summary: Doc::text(&provider.summary),
        guid: format!("crate::Guid {{ {} }}", guid_fields(&provider.guid)),
        events: provider
            .events
            .iter()
            .filter_map(|event| constant(event.rust.as_ref(), event.id.to_string(), || describe(event)))
            .collect(),
        keywords: provider
            .keywords
            .iter()
            .filter_map(|row| {
                let doc = || described(&format!("Keyword `{}`.", row.name), row.doc.as_ref());
                constant(row.rust.as_ref(), format!("0x{:X}", row.mask?), doc)
            })
            .collect(),
        tasks: provider
            .tasks
            .iter()
            .filter_map(|row| {
                let doc = || described(&format!("Task `{}`.", row.name), row.doc.as_ref());
                constant(row.rust.as_ref(), row.value?.to_string(), doc)
            })
            .collect(),
        opcodes: provider
            .opcodes
            .iter()
            .filter_map(|row| {
                let task = row.task.as_ref().map(|task| format!(" of the task `{task}`")).unwrap_or_default();
                let doc = || described(&format!("Opcode `{}`{task}.", row.name), row.doc.as_ref());
                constant(row.rust.as_ref(), row.value?.to_string(), doc)
            })
            .collect(),
        templates: templates.collect(),
        name: &provider.name,
        module: format!("{}::{}", provider.module.rsplit("::").next().unwrap_or_default(), provider.rust),
        kind: match provider.kind {
            ProviderKind::Manifest => "Manifest",
            ProviderKind::Classic => "Classic",
            ProviderKind::Message => "Message",
        },
        names: names(provider),
        maps: provider.maps.iter().map(map).collect(),
        docs: field_docs(provider),
        rows: provider.events.iter().map(|row| event(catalog, provider, row)).collect(),
        sources: sources::list(catalog, &provider.sources),
        payloads,
    };
    super::print::render(&model) + "\n"
}

/// Returns the documentation of fields by event ID and name, sorted: from the newest version of the event that has one.
fn field_docs(provider: &Provider) -> Vec<(u16, &str, &str)> {
    let mut events: Vec<&ProviderEvent> = provider.events.iter().collect();
    events.sort_by_key(|event| std::cmp::Reverse(event.version));
    let mut docs = std::collections::BTreeMap::new();
    for event in events {
        let template = provider.templates.iter().find(|template| event.template.as_ref() == Some(&template.name));
        for field in template.map_or(&event.fields, |template| &template.fields) {
            if let Some(doc) = &field.doc {
                docs.entry((event.id, field.name.as_str())).or_insert(doc.as_str());
            }
        }
    }
    docs.into_iter().map(|((event, field), doc)| (event, field, doc)).collect()
}

fn constant(rust: Option<&String>, value: String, doc: impl FnOnce() -> Doc) -> Option<Constant<'_>> {
    rust.map(|rust| Constant { doc: doc(), rust, value })
}

fn described(text: &str, doc: Option<&String>) -> Doc {
    let text = Doc::text(text);
    doc.map_or_else(|| text.clone(), |doc| text.clone().then(doc))
}

fn describe(event: &ProviderEvent) -> Doc {
    let name = event.name.as_deref().unwrap_or_default();
    described(&format!("Event `{name}`."), event.doc.as_ref())
}

fn template_name(at: usize) -> String {
    format!("T{at}")
}

fn names(provider: &Provider) -> Vec<Names<'_>> {
    fn option(value: Option<impl std::fmt::LowerHex>) -> String {
        value.map_or_else(|| "None".to_owned(), |value| format!("Some({value:#x})"))
    }
    fn numbers<'t>(key: &'static str, rows: &'t [NamedNumber]) -> Names<'t> {
        Names { key, rows: rows.iter().map(|row| (row.name.as_str(), option(row.value))).collect() }
    }
    let keywords = provider.keywords.iter().map(|row| (row.name.as_str(), option(row.mask)));
    let opcodes = provider.opcodes.iter().map(|row| (row.name.as_str(), option(row.value)));
    vec![
        Names { key: "keywords", rows: keywords.collect() },
        numbers("levels", &provider.levels),
        numbers("channels", &provider.channels),
        numbers("tasks", &provider.tasks),
        Names { key: "opcodes", rows: opcodes.collect() },
    ]
}

fn map(map: &EventMap) -> Map<'_> {
    let entries = map.entries.iter().map(|entry| Entry { value: format!("{:#x}", entry.value), name: &entry.name });
    Map { name: &map.name, bits: map.bits, entries: entries.collect() }
}

/// Returns the expression of an event.
fn event(catalog: &Catalog, provider: &Provider, event: &ProviderEvent) -> String {
    let index = |name: &Option<String>, rows: &[NamedNumber]| {
        let at = name.as_ref().and_then(|name| rows.iter().position(|row| row.name == *name));
        at.and_then(|at| u16::try_from(at).ok()).unwrap_or(NONE)
    };
    let (level, channel) = (index(&event.level, &provider.levels), index(&event.channel, &provider.channels));
    let opcode = provider.opcode(event).and_then(|own| provider.opcodes.iter().position(|row| row == own));
    let keywords = event.keywords.iter().filter_map(|name| provider.keywords.iter().position(|row| row.name == *name));
    let keywords: Vec<String> = keywords.map(|at| at.to_string()).collect();
    let template = event.template.as_ref();
    let template = template.and_then(|name| provider.templates.iter().position(|template| template.name == *name));
    let fields = template.map_or_else(|| fields(provider, &event.fields), template_name);
    let sources = match &event.sources[..] {
        [] => String::new(),
        own => format!(".stated_by({})", sources::list(catalog, own)),
    };
    format!(
        "ev(({}, {}), {}, ({}, {}), ({}, {}), &[{}], {}, {fields}){sources}",
        event.id,
        event.version,
        literal(event.name.as_deref().unwrap_or_default()),
        level.min(u8::MAX.into()),
        channel.min(u8::MAX.into()),
        index(&event.task, &provider.tasks),
        opcode.and_then(|at| u16::try_from(at).ok()).unwrap_or(NONE),
        keywords.join(", "),
        literal(event.message.as_deref().unwrap_or_default()),
    )
}

/// Returns the expression of a list of fields.
fn fields(provider: &Provider, rows: &[EventField]) -> String {
    let fields: Vec<String> = rows.iter().map(|row| field(provider, row)).collect();
    format!("&[{}]", fields.join(", "))
}

fn field(provider: &Provider, row: &EventField) -> String {
    let name = literal(&row.name);
    let Some(ty) = row.ty else {
        return format!("s({name}, {}, &Members({}))", quantity(row.count.as_ref()), fields(provider, &row.members));
    };
    let map = row.map.as_ref().and_then(|name| provider.maps.iter().position(|map| map.name == *name));
    if row.out.is_none() && row.count.is_none() && row.length.is_none() && map.is_none() {
        return format!("p({name}, {})", ty.number());
    }
    format!(
        "f({name}, {}, {}, {}, {}, {})",
        ty.number(),
        row.out.map_or(0, etwspec_catalog::OutType::number),
        quantity(row.count.as_ref()),
        quantity(row.length.as_ref()),
        map.and_then(|at| u16::try_from(at).ok()).unwrap_or(NONE),
    )
}

fn quantity(quantity: Option<&Quantity>) -> String {
    match quantity {
        None => "Quantity::Unstated".to_owned(),
        Some(Quantity::Number(number)) => format!("Quantity::Number({number})"),
        Some(Quantity::Field { index, .. }) => format!("Quantity::Field({index})"),
    }
}
