//! Hook IDs and classes of the catalog, and the sets of values derived from them.
//!
//! # Design
//!
//! Many kernel events are also logged with a GUID in place of the hook ID. The GUID of a group represents the hook IDs
//! of the group. Such an event has one row, one name and one payload, whatever its header. A class of other events has
//! the same kind of rows, with an event type in place of the hook ID.

use std::collections::HashSet;

use super::keys::{canonical, disputes, ids, path, pointer, text, texts, when};
use crate::layout::Context;
use crate::load::Loaded;
use crate::resolve::hook_number;
use crate::spec::{EventRow, HooksFile, PayloadRow, RowsOf, ValuesFile};
use etwspec_catalog::{ByPointer, HookEvent, HookGroup, Payload, Status, Value, ValueGuid, When, casing};

/// Returns the low byte of a hook ID.
const TYPE_BITS: u64 = 0xFF;

/// Returns all groups by number, with groups without a number last, and then classes by GUID.
pub(super) fn groups(ctx: &Context<'_>) -> Vec<HookGroup> {
    let mut groups: Vec<HookGroup> = ctx.spec.hooks.iter().map(|file| group(ctx, file)).collect();
    groups.sort_by_key(|group| {
        (group.class, group.group.unwrap_or(u32::MAX), group.guid.clone().filter(|_| group.class))
    });
    for set in ctx.spec.values.iter().map(|file| &file.data) {
        let Some(rows) = set.rows.as_ref().map(|rows| **rows) else { continue };
        let mut names = Names::new(set);
        for group in &mut groups {
            match rows {
                RowsOf::HookGroups => group.rust = group.group.and_then(|_| names.rust(&group.name)),
                RowsOf::HookIds if group.class => {}
                RowsOf::ClassEvents if !is_class(group, set) => {}
                RowsOf::HookIds | RowsOf::ClassEvents => {
                    for event in group.events.iter_mut().filter(|event| is_value(event, rows)) {
                        event.rust = event.called().map(str::to_owned).and_then(|name| names.rust(&name));
                    }
                }
            }
        }
    }
    groups
}

/// Returns the values of a set whose rows are the rows of the hook tables.
pub(super) fn values(groups: &[HookGroup], set: &ValuesFile, rows: RowsOf) -> Vec<Value> {
    let of_set = |group: &&HookGroup| rows != RowsOf::ClassEvents || is_class(group, set);
    match rows {
        RowsOf::HookGroups => groups.iter().filter_map(group_value).collect(),
        RowsOf::HookIds | RowsOf::ClassEvents => groups
            .iter()
            .filter(of_set)
            .flat_map(|group| {
                group.events.iter().filter(|event| is_value(event, rows)).map(move |event| (group, event))
            })
            .filter_map(|(group, event)| event_value(group, event, rows))
            .collect(),
    }
}

/// Returns whether a group is the class whose event types are the values of a set.
fn is_class(group: &HookGroup, set: &ValuesFile) -> bool {
    let guid = set.class_guid.as_ref();
    group.class && guid.is_some_and(|guid| group.guid.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(guid)))
}

/// Returns whether a row is a value. Reserved rows and rows without a number are not.
fn is_value(event: &HookEvent, rows: RowsOf) -> bool {
    number(event, rows).is_some() && event.status != Some(Status::Reserved)
}

/// Returns the number of an event in a set: its hook ID, or the event type of a class.
fn number(event: &HookEvent, rows: RowsOf) -> Option<u32> {
    if rows == RowsOf::ClassEvents { event.ty } else { event.hook }
}

fn group(ctx: &Context<'_>, file: &Loaded<HooksFile>) -> HookGroup {
    let data = &file.data;
    let number = data.group.as_ref().map(|group| **group);
    HookGroup {
        group: number,
        class: data.class.is_some(),
        name: data.name.to_string(),
        own_name: data.class.as_ref().is_some_and(|class| class.own_name),
        renamed_from: texts(&data.renamed_from),
        deprecated: data.deprecated.clone(),
        rust: None,
        guid: data.guid.as_ref().map(|guid| guid.trim_matches(['{', '}', ' ']).to_ascii_uppercase()),
        guid_name: text(data.guid_name.as_ref()),
        mof: text(data.mof.as_ref()),
        when: when(&ctx.axis, None, data.seen.as_ref()),
        summary: data.summary.clone(),
        events: data.event.iter().map(|row| event(ctx, number, row)).collect(),
        sources: ids(data.sources.as_ref()),
        mof_sources: ids(data.mof_sources.as_ref()),
        community_sources: ids(data.community_sources.as_ref()),
        file: path(ctx, file.file),
    }
}

fn event(ctx: &Context<'_>, group: Option<u32>, row: &EventRow) -> HookEvent {
    let ty = row.ty.as_ref().map(|ty| **ty);
    HookEvent {
        hook: group.zip(ty).map(|(group, ty)| group.wrapping_shl(8) | ty),
        ty,
        name: text(row.name.as_ref()),
        renamed_from: texts(&row.renamed_from),
        deprecated: row.deprecated.clone(),
        type_name: text(row.type_name.as_ref()),
        rust: None,
        aliases: texts(&row.aliases),
        mof: texts(&row.mof),
        community: texts(&row.community),
        consumer_hook: row.consumer_event.as_ref().and_then(|name| hook_number(&ctx.names, name)),
        table: text(row.table.as_ref()),
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
        renamed_from: group.renamed_from.clone(),
        deprecated: group.deprecated.clone(),
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

fn event_value(group: &HookGroup, event: &HookEvent, rows: RowsOf) -> Option<Value> {
    let sources = if event.sources.is_empty() { &group.sources } else { &event.sources };
    Some(Value {
        name: event.called().map(str::to_owned),
        named_bits: (event.hook.is_some() && event.name.is_none() && event.type_name.is_some()).then_some(TYPE_BITS),
        rust: event.rust.clone(),
        renamed_from: event.renamed_from.clone(),
        deprecated: event.deprecated.clone(),
        aliases: event.aliases.clone(),
        doc: event.doc.clone(),
        status: event.status,
        sources: sources.clone(),
        disputed: event.disputed.clone(),
        ..value(u64::from(number(event, rows)?), event.when.clone())
    })
}

/// Returns a value without a name.
pub(super) fn value(number: u64, when: When) -> Value {
    Value { value: Some(ByPointer { ptr32: number, ptr64: number }), when, ..Value::default() }
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
