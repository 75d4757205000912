//! References of the catalog.

use super::keys::{ids, text};
use std::collections::BTreeSet;

use crate::layout::Context;
use crate::load::Loaded;
use crate::resolve::{hook_number, payload_fields};
use crate::span::At;
use crate::spec::{ReferenceEventRow, ReferenceRow, ReferencesFile};
use etwspec_catalog::casing;
use etwspec_catalog::{Reference, ReferenceEvent};

/// Returns all references, in the order of the table.
pub(super) fn references(ctx: &Context<'_>) -> Vec<Reference> {
    let files = ctx.spec.references.iter();
    files.flat_map(|file| file.data.reference.iter().map(|row| reference(ctx, file, row))).collect()
}

fn reference(ctx: &Context<'_>, file: &Loaded<ReferencesFile>, row: &ReferenceRow) -> Reference {
    let mut events: Vec<ReferenceEvent> = row.event.iter().flat_map(|event| self::events(ctx, event)).collect();
    events.sort_by_key(|event| event.hook);
    Reference {
        meaning: *row.meaning,
        rust: casing::pascal(row.meaning.word()),
        summary: row.summary.clone(),
        doc: row.doc.clone(),
        owner: row.owner.as_ref().map(|owner| **owner),
        per_owner: row.per_owner,
        shared_by: row.shared_by.as_ref().map(|owner| **owner),
        contains: row.contains.as_ref().map(|meaning| **meaning),
        sources: ids(row.sources.as_ref().or(file.data.sources.as_ref())),
        events,
    }
}

/// Returns one row for each hook ID.
fn events(ctx: &Context<'_>, row: &ReferenceEventRow) -> Vec<ReferenceEvent> {
    let hooks = row.hooks.iter().filter_map(|name| Some((name, hook_number(&ctx.names, name)?)));
    hooks
        .map(|(name, hook)| {
            let names = |field: Option<&At<String>>| field.map_or_else(Vec::new, |field| names(ctx, hook, field));
            ReferenceEvent {
                hook,
                event: text(Some(name)).filter(|name| ctx.names.hook(name).is_some()),
                does: *row.does,
                key: names(Some(&row.key)),
                name: names(row.name.as_ref()),
                owner: names(row.owner.as_ref()),
                size: names(row.size.as_ref()),
                sources: ids(row.sources.as_ref()),
            }
        })
        .collect()
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
