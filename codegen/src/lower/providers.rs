//! Providers of the catalog.

use super::keys::{ids, path, text, texts};
use super::topics::module;
use std::collections::HashSet;

use crate::layout::Context;
use crate::load::Loaded;
use crate::span::At;
use crate::spec::{
    EventFieldRow, KeywordRow, MapRow, NumberRow, OpcodeRow, ProviderEventRow, ProviderFile, Quantity as QuantityRow,
};
use etwspec_catalog::{
    EventField, EventMap, EventTemplate, Keyword, NamedNumber, Opcode, Provider, ProviderEvent, Quantity, casing,
};

/// Returns all providers, by name.
pub(super) fn providers(ctx: &Context<'_>) -> Vec<Provider> {
    let mut providers: Vec<Provider> = ctx.spec.providers.iter().map(|file| provider(ctx, file)).collect();
    providers.sort_by(|a, b| a.name.cmp(&b.name));
    providers
}

/// Returns the name of the Rust module of a provider.
pub(crate) fn rust_module(data: &ProviderFile) -> String {
    let prefix = data.prefix.as_ref().map_or("", |prefix| prefix.as_str());
    casing::snake(data.name.strip_prefix(prefix).unwrap_or(&data.name))
}

fn provider(ctx: &Context<'_>, file: &Loaded<ProviderFile>) -> Provider {
    let data = &file.data;
    let mut events: Vec<ProviderEvent> = data.event.iter().map(|row| event(row)).collect();
    events.sort_by_key(|event| (event.id, event.version));
    let (mut names, mut types) = (Names::default(), Names::default());
    let mut last = None;
    for event in &mut events {
        if last.replace(event.id) != Some(event.id) {
            event.rust = event.name.as_ref().and_then(|name| names.constant(name, event.id.into()));
            let payload = event.rust.as_ref().map(|rust| types.ty(rust, "Event", "Payload", event.id.into()));
            event.payload = payload;
        }
    }
    let mut types = Names::default();
    Provider {
        name: data.name.to_string(),
        guid: data.guid.to_ascii_uppercase(),
        rust: rust_module(data),
        module: module(ctx, &data.module),
        kind: data.kind,
        summary: data.summary.clone(),
        doc: data.doc.clone(),
        keywords: keywords(&data.keywords),
        levels: data.levels.iter().map(|row| number(row, None)).collect(),
        channels: data.channels.iter().map(|row| number(row, None)).collect(),
        tasks: tasks(&data.tasks),
        opcodes: opcodes(&data.opcodes),
        maps: data.map.iter().enumerate().map(|(at, row)| map(row, at, &mut types)).collect(),
        templates: data
            .template
            .iter()
            .map(|row| EventTemplate { name: row.name.to_string(), fields: fields(&row.fields) })
            .collect(),
        events,
        sources: ids(data.sources.as_ref()),
        file: path(ctx, file.file),
    }
}

fn keywords(rows: &[At<KeywordRow>]) -> Vec<Keyword> {
    let mut names = Names::default();
    let keyword = |row: &At<KeywordRow>| {
        let mask = row.mask.as_ref().map(|mask| **mask);
        let rust = mask.and_then(|mask| names.constant(&row.name, mask));
        Keyword { mask, name: row.name.to_string(), rust, doc: row.doc.clone() }
    };
    rows.iter().map(keyword).collect()
}

fn tasks(rows: &[At<NumberRow>]) -> Vec<NamedNumber> {
    let mut names = Names::default();
    let task = |row: &At<NumberRow>| {
        let rust = row.value.as_ref().and_then(|value| names.constant(&row.name, u64::from(**value)));
        number(row, rust)
    };
    rows.iter().map(task).collect()
}

fn number(row: &NumberRow, rust: Option<String>) -> NamedNumber {
    let value = row.value.as_ref().map(|value| **value);
    NamedNumber { value, name: row.name.to_string(), rust, doc: row.doc.clone() }
}

fn opcodes(rows: &[At<OpcodeRow>]) -> Vec<Opcode> {
    let mut names = Names::default();
    let opcode = |row: &At<OpcodeRow>| {
        let value = row.value.as_ref().map(|value| **value);
        // Opcodes of two tasks may have one name.
        let name = row.task.as_ref().map_or_else(|| row.name.to_string(), |task| format!("{}_{}", **task, *row.name));
        let rust = value.and_then(|value| names.constant(&name, value.into()));
        Opcode { value, name: row.name.to_string(), rust, task: text(row.task.as_ref()), doc: row.doc.clone() }
    };
    rows.iter().map(opcode).collect()
}

fn map(row: &MapRow, at: usize, types: &mut Names) -> EventMap {
    let bits = row.values.is_empty();
    let rows = if bits { &row.bits } else { &row.values };
    let map = EventMap::new(row.name.to_string(), bits, rows.iter().map(|entry| (*entry.value, entry.name.clone())));
    EventMap { rust: Some(types.ty(&row.name, "Map", "", at as u64)), ..map }
}

fn event(row: &ProviderEventRow) -> ProviderEvent {
    ProviderEvent {
        id: *row.id,
        version: row.version.as_ref().map_or(0, |version| **version),
        name: text(row.name.as_ref()),
        rust: None,
        payload: None,
        task: text(row.task.as_ref()),
        opcode: text(row.opcode.as_ref()),
        level: text(row.level.as_ref()),
        channel: text(row.channel.as_ref()),
        keywords: texts(&row.keywords),
        message: row.message.clone(),
        template: text(row.template.as_ref()),
        fields: row.fields.as_ref().map_or_else(Vec::new, |rows| fields(rows)),
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
    }
}

/// Returns fields. The index of a field counts the members of structures before it.
fn fields(rows: &[At<EventFieldRow>]) -> Vec<EventField> {
    members(rows, &mut Vec::new(), &mut 0)
}

/// Returns the members of a structure, or the fields of an event. `before` are the fields that they may refer to, with
/// their indices: those before them in the structure, and before each structure around it.
fn members<'r>(rows: &'r [At<EventFieldRow>], before: &mut Vec<(&'r str, usize)>, next: &mut usize) -> Vec<EventField> {
    let outer = before.len();
    let mut fields = Vec::with_capacity(rows.len());
    for row in rows {
        let resolve = |quantity: Option<&At<QuantityRow>>| quantity.and_then(|quantity| resolved(quantity, before));
        let (count, length) = (resolve(row.count.as_ref()), resolve(row.length.as_ref()));
        before.push((&row.name, *next));
        *next += 1;
        fields.push(EventField {
            name: row.name.to_string(),
            ty: row.ty.as_ref().map(|ty| **ty),
            out: row.out.as_ref().map(|out| **out),
            map: text(row.map.as_ref()),
            count,
            length,
            members: row.structure.as_ref().map_or_else(Vec::new, |rows| members(rows, before, next)),
            doc: row.doc.clone(),
        });
    }
    before.truncate(outer);
    fields
}

/// Returns a number, or the last field with the name before the field that it belongs to.
fn resolved(quantity: &QuantityRow, before: &[(&str, usize)]) -> Option<Quantity> {
    match quantity {
        QuantityRow::Number(number) => Some(Quantity::Number(*number)),
        QuantityRow::Field(name) => {
            let (_, index) = before.iter().rev().find(|(known, _)| known == name)?;
            Some(Quantity::Field { field: name.clone(), index: u16::try_from(*index).ok()? })
        }
    }
}

/// Constants or types of a module. A second one with the same name gets its number.
#[derive(Default)]
struct Names {
    taken: HashSet<String>,
}

impl Names {
    fn constant(&mut self, name: &str, number: u64) -> Option<String> {
        let rust = casing::screaming(name, None, None);
        if rust.is_empty() {
            return None;
        }
        let rust = if self.taken.contains(&rust) { format!("{rust}_{number}") } else { rust };
        self.taken.insert(rust.clone()).then_some(rust)
    }

    /// Returns the name of a type with a suffix. `first` precedes a name that does not start with a letter.
    fn ty(&mut self, name: &str, first: &str, suffix: &str, number: u64) -> String {
        let mut rust = casing::pascal(name);
        if !rust.starts_with(|c: char| c.is_ascii_alphabetic()) {
            rust.insert_str(0, first);
        }
        let whole = format!("{rust}{suffix}");
        let mut ty = if self.taken.contains(&whole) { format!("{rust}{number}{suffix}") } else { whole };
        while !self.taken.insert(ty.clone()) {
            ty.push('_');
        }
        ty
    }
}
