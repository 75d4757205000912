//! References of the catalog.

use super::keys::{ids, text, texts};
use std::collections::BTreeSet;

use crate::layout::Context;
use crate::load::Loaded;
use crate::resolve::{hook_number, payload_fields};
use crate::span::At;
use crate::spec::{
    EventFieldRow, ListColumnRow, ListEventRow, ListRow, ProviderEventRow, ProviderFile, ReferenceEventRow,
    ReferenceRow, ReferencesFile,
};
use etwspec_catalog::casing;
use etwspec_catalog::things::{List, ListColumn, ListEvent, ListValue, Reference, ReferenceEvent};

/// Returns all references, in the order of the table.
pub(super) fn references(ctx: &Context<'_>) -> Vec<Reference> {
    let files = ctx.spec.references.iter();
    files.flat_map(|file| file.data.reference.iter().map(|row| reference(ctx, file, row))).collect()
}

fn reference(ctx: &Context<'_>, file: &Loaded<ReferencesFile>, row: &ReferenceRow) -> Reference {
    let mut events: Vec<ReferenceEvent> = row.event.iter().flat_map(|event| self::events(ctx, row, event)).collect();
    events.sort_by_key(|event| (event.hook.is_none(), event.hook, event.provider.clone(), event.id));
    Reference {
        meaning: *row.meaning,
        rust: casing::pascal(row.meaning.word()),
        summary: row.summary.clone(),
        doc: row.doc.clone(),
        owner: row.owner.as_ref().map(|owner| **owner),
        per_owner: row.per_owner,
        shared_by: row.shared_by.as_ref().map(|owner| **owner),
        shared_name: row.shared_name.clone(),
        contains: row.contains.as_ref().map(|meaning| **meaning),
        sources: ids(row.sources.as_ref().or(file.data.sources.as_ref())),
        events,
    }
}

/// Returns all lists, in the order of the table.
pub(super) fn lists(ctx: &Context<'_>) -> Vec<List> {
    let files = ctx.spec.references.iter();
    let list = |file: &Loaded<ReferencesFile>, row: &ListRow| List {
        name: row.name.to_string(),
        summary: row.summary.clone(),
        doc: row.doc.clone(),
        row: row.row.clone(),
        thing: row.thing.as_ref().map(|thing| **thing),
        once: row.once,
        process: texts(&row.process),
        order: texts(&row.order),
        most: texts(&row.most),
        text: texts(&row.text),
        elsewhere: row.elsewhere.clone(),
        sources: ids(row.sources.as_ref().or(file.data.sources.as_ref())),
        columns: row.column.iter().map(|row| list_column(row)).collect(),
        events: row.event.iter().map(|row| list_event(row)).collect(),
    };
    files.flat_map(|file| file.data.list.iter().map(|row| list(file, row))).collect()
}

fn list_column(row: &ListColumnRow) -> ListColumn {
    let ListColumnRow { name, ty, holds, of, total, doc } = row;
    let of = text(of.as_ref());
    ListColumn { name: name.to_string(), ty: *ty, holds: *holds, of, total: total.clone(), doc: doc.clone() }
}

fn list_event(row: &ListEventRow) -> ListEvent {
    let values = row.values.iter().map(|value| ListValue {
        column: value.column.to_string(),
        field: text(value.field.as_ref()).unwrap_or_default(),
        take: value.take,
    });
    ListEvent {
        kernel: texts(&row.kernel),
        provider: text(row.provider.as_ref()),
        ids: row.events.iter().map(|id| **id).collect(),
        does: *row.does,
        by: texts(&row.by),
        when: text(row.when.as_ref()),
        is: row.is.clone(),
        values: values.collect(),
        sources: ids(row.sources.as_ref()),
    }
}

/// Returns one row for each event.
fn events(ctx: &Context<'_>, thing: &ReferenceRow, row: &ReferenceEventRow) -> Vec<ReferenceEvent> {
    let event = |names: &dyn Fn(&At<String>) -> Vec<String>| {
        let names = |field: Option<&At<String>>| field.map_or_else(Vec::new, names);
        ReferenceEvent {
            hook: None,
            provider: None,
            id: None,
            event: None,
            does: *row.does,
            key: names(Some(&row.key)),
            name: names(row.name.as_ref()),
            path: names(row.path.as_ref()),
            owner: names(row.owner.as_ref()),
            size: names(row.size.as_ref()),
            sources: ids(row.sources.as_ref()),
        }
    };
    let hooks = row.hooks.iter().flat_map(|hooks| hooks.iter());
    let hooks =
        hooks.filter_map(|name| Some((name, hook_number(&ctx.names, name)?))).map(|(name, hook)| ReferenceEvent {
            hook: Some(hook),
            event: text(Some(name)).filter(|name| ctx.names.hook(name).is_some()),
            ..event(&|field| names(ctx, hook, field))
        });
    let provider = row
        .provider
        .as_ref()
        .and_then(|name| ctx.spec.providers.iter().find(|file| file.data.name.as_str() == name.as_str()));
    let others = provider.into_iter().flat_map(|file| {
        let ids = stated_ids(thing, row, &file.data).into_iter();
        ids.map(|id| ReferenceEvent {
            provider: Some(file.data.name.to_string()),
            id: Some(id),
            event: file.data.event.iter().find(|event| *event.id == id).and_then(|event| text(event.name.as_ref())),
            ..event(&|field| vec![field.to_string()])
        })
    });
    hooks.chain(others).collect()
}

/// Returns the IDs of the events of a provider that a row is about.
pub(crate) fn stated_ids(thing: &ReferenceRow, row: &ReferenceEventRow, provider: &ProviderFile) -> BTreeSet<u16> {
    if !row.events.is_empty() {
        return row.events.iter().map(|id| **id).collect();
    }
    let others = thing.event.iter().filter(|other| provider_and_key(other) == provider_and_key(row));
    let stated: BTreeSet<u16> = others.flat_map(|other| other.events.iter().map(|id| **id)).collect();
    let has = |event: &&At<ProviderEventRow>| {
        event_fields(provider, event).any(|field| field.name.as_str() == row.key.as_str())
    };
    let ids = provider.event.iter().filter(has).map(|event| *event.id);
    ids.filter(|id| !stated.contains(id)).collect()
}

fn provider_and_key(row: &ReferenceEventRow) -> (Option<&str>, &str) {
    (row.provider.as_ref().map(|name| name.as_str()), row.key.as_str())
}

/// Returns the fields of an event of a provider, its own or those of its template.
pub(crate) fn event_fields<'p>(
    provider: &'p ProviderFile,
    event: &'p ProviderEventRow,
) -> impl Iterator<Item = &'p At<EventFieldRow>> {
    let of = |name: &At<String>| provider.template.iter().find(|template| template.name.as_str() == name.as_str());
    let template = event.template.as_ref().and_then(of);
    let own = event.fields.iter().flat_map(|fields| fields.iter());
    own.chain(template.into_iter().flat_map(|template| template.fields.iter()))
}

/// Returns the names of a field in the payload structures of an event.
fn names(ctx: &Context<'_>, hook: u32, field: &str) -> Vec<String> {
    let fields = payload_fields(ctx.spec, &ctx.names, hook);
    // Names that `same-as` connects, at most over one other name.
    let shared: BTreeSet<&str> = fields
        .iter()
        .filter(|known| known.name == field || known.same_as == Some(field))
        .map(|known| known.same_as.unwrap_or(known.name))
        .collect();
    let same = fields.iter().filter(|known| shared.contains(known.same_as.unwrap_or(known.name)));
    let mut names: BTreeSet<&str> = same.map(|known| known.name).collect();
    names.retain(|name| fields.iter().any(|known| known.name == *name));
    names.into_iter().map(str::to_owned).collect()
}
