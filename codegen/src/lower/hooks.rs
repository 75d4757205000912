//! Hook IDs of the catalog, and the sets of values derived from them.

use std::collections::HashSet;

use super::structs::path;
use super::{canonical, disputes, ids, pointer, text, texts, when};
use crate::layout::Context;
use crate::load::Loaded;
use crate::spec::{EventRow, HooksFile, PayloadRow, RowsOf, ValuesFile};
use etwspec_catalog::casing;
use etwspec_catalog::{ByPointer, HookEvent, HookGroup, Payload, Status, Value, ValueGuid, When};

/// Returns the low byte of a hook ID.
const TYPE_BITS: u64 = 0xFF;

/// Returns all groups by number, with groups without a number last.
pub(super) fn groups(ctx: &Context<'_>) -> Vec<HookGroup> {
    let mut groups: Vec<HookGroup> = ctx.spec.hooks.iter().map(|file| group(ctx, file)).collect();
    groups.sort_by_key(|group| group.group.unwrap_or(u32::MAX));
    for (rows, set) in
        [RowsOf::HookIds, RowsOf::HookGroups].into_iter().filter_map(|rows| Some((rows, set(ctx, rows)?)))
    {
        let mut names = Names::new(&set.data);
        for group in &mut groups {
            match rows {
                RowsOf::HookGroups => group.rust = group.group.and_then(|_| names.rust(&group.name)),
                RowsOf::HookIds => {
                    for event in group.events.iter_mut().filter(|event| is_value(event)) {
                        event.rust = event.called().map(str::to_owned).and_then(|name| names.rust(&name));
                    }
                }
            }
        }
    }
    groups
}

/// Returns the values of a set whose rows are those of the hook tables.
pub(super) fn values(ctx: &Context<'_>, rows: RowsOf) -> Vec<Value> {
    let groups = groups(ctx);
    match rows {
        RowsOf::HookGroups => groups.iter().filter_map(group_value).collect(),
        RowsOf::HookIds => groups
            .iter()
            .flat_map(|group| group.events.iter().filter(|event| is_value(event)).map(move |event| (group, event)))
            .filter_map(|(group, event)| event_value(group, event))
            .collect(),
    }
}

/// Returns the set whose rows are those of the hook tables.
fn set<'s>(ctx: &Context<'s>, rows: RowsOf) -> Option<&'s Loaded<ValuesFile>> {
    ctx.spec.values.iter().find(|file| file.data.rows.as_ref().is_some_and(|of| **of == rows))
}

/// Returns whether a row is a value. Reserved rows and rows without a number are not.
fn is_value(event: &HookEvent) -> bool {
    event.hook.is_some() && event.status != Some(Status::Reserved)
}

fn group(ctx: &Context<'_>, file: &Loaded<HooksFile>) -> HookGroup {
    let data = &file.data;
    let number = data.group.as_ref().map(|group| **group);
    HookGroup {
        group: number,
        name: data.name.to_string(),
        rust: None,
        guid: data.guid.as_ref().map(|guid| guid.trim_matches(['{', '}', ' ']).to_ascii_uppercase()),
        guid_name: text(data.guid_name.as_ref()),
        when: when(&ctx.axis, None, data.seen.as_ref()),
        summary: data.summary.clone(),
        events: data.event.iter().map(|row| event(ctx, number, row)).collect(),
        sources: ids(data.sources.as_ref()),
        file: path(ctx, file.file),
    }
}

fn event(ctx: &Context<'_>, group: Option<u32>, row: &EventRow) -> HookEvent {
    let ty = row.ty.as_ref().map(|ty| **ty);
    HookEvent {
        hook: group.zip(ty).map(|(group, ty)| group.wrapping_shl(8) | ty),
        ty,
        name: text(row.name.as_ref()),
        type_name: text(row.type_name.as_ref()),
        rust: None,
        aliases: texts(&row.aliases),
        when: when(&ctx.axis, row.versions.as_ref(), row.seen.as_ref()),
        type_defined: row.type_defined.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        collides: row.collides,
        status: row.status.as_ref().map(|status| **status),
        doc: row.doc.clone(),
        needs: texts(&row.needs),
        payloads: row.payload.iter().map(|row| payload(ctx, row)).collect(),
        sources: ids(row.sources.as_ref()),
        disputed: disputes(&row.disputed),
    }
}

fn payload(ctx: &Context<'_>, row: &PayloadRow) -> Payload {
    Payload {
        structure: row.structure.to_string(),
        event_version: row.event_version.as_ref().map(|version| **version),
        releases: row.versions.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        pointer: pointer(row.pointer.as_ref()),
        whole: row.whole,
        by: row.by.as_ref().map(|by| **by),
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
    }
}

fn group_value(group: &HookGroup) -> Option<Value> {
    Some(Value {
        name: Some(group.name.clone()),
        rust: group.rust.clone(),
        doc: Some(group.summary.clone()),
        guid: group.guid.as_ref().map(|guid| ValueGuid {
            guid: guid.clone(),
            name: group.guid_name.clone(),
            rust: group.guid_name.as_ref().map(|name| casing::screaming(name, None, None)),
        }),
        sources: group.sources.clone(),
        ..value(u64::from(group.group?) << 8, group.when.clone())
    })
}

fn event_value(group: &HookGroup, event: &HookEvent) -> Option<Value> {
    let sources = if event.sources.is_empty() { &group.sources } else { &event.sources };
    Some(Value {
        name: event.called().map(str::to_owned),
        named_bits: (event.name.is_none() && event.type_name.is_some()).then_some(TYPE_BITS),
        rust: event.rust.clone(),
        aliases: event.aliases.clone(),
        doc: event.doc.clone(),
        status: event.status,
        sources: sources.clone(),
        disputed: event.disputed.clone(),
        ..value(u64::from(event.hook?), event.when.clone())
    })
}

fn value(number: u64, when: When) -> Value {
    Value {
        value: Some(ByPointer { ptr32: number, ptr64: number }),
        name: None,
        named_bits: None,
        guid: None,
        rust: None,
        aliases: Vec::new(),
        when,
        doc: None,
        status: None,
        of: Vec::new(),
        shift: None,
        holds: None,
        with: Vec::new(),
        structure: None,
        pointer: None,
        sources: Vec::new(),
        disputed: Vec::new(),
    }
}

/// Constants of a set with their names. A short name is used once.
struct Names<'s> {
    set: &'s ValuesFile,
    taken: HashSet<String>,
}

impl<'s> Names<'s> {
    fn new(set: &'s ValuesFile) -> Names<'s> {
        Names { set, taken: HashSet::new() }
    }

    fn rust(&mut self, name: &str) -> Option<String> {
        let prefixes = self.set.prefix.iter().chain(&self.set.other_prefixes).map(|prefix| prefix.as_str());
        let short = prefixes.into_iter().find(|prefix| name.starts_with(prefix));
        let rust = casing::screaming(name, short, None);
        let rust = if self.taken.contains(&rust) { casing::screaming(name, None, None) } else { rust };
        self.taken.insert(rust.clone());
        Some(rust)
    }
}
