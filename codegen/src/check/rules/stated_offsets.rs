//! An offset is written where a source states it, for all rows that such a source describes.

use std::collections::HashSet;

use crate::check::offsets::name_place;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::At;
use crate::spec::all_fields;

pub(super) static MISSING_OFFSET: Rule = rule!(
    "missing-offset",
    Check(missing),
    "If one field of a structure has `at`, all fields have it.",
    "A source that states offsets states all of them. Where no source does, leave `at` out of every field: the offsets \
     are then computed by C's layout rules, and shown as computed. A field whose own `sources` state only an order \
     needs no `at`.",
);

pub(super) static UNSTATED_OFFSET: Rule = rule!(
    "unstated-offset",
    Check(unstated),
    "A field has `at` only if one of its sources states offsets.",
    "A source with `order-only = true` gives the order of fields and nothing about their offsets. An `at` with no \
     other source would present a computed offset as a stated one.",
);

/// Returns the ids of sources that state the order of fields and no offsets.
fn order_only<'s>(ctx: &Context<'s>) -> HashSet<&'s str> {
    let sources = ctx.layout.spec.sources.data.source.iter();
    sources.filter(|source| source.order_only).map(|source| source.id.as_str()).collect()
}

/// Returns whether one of the sources contains offsets. A row without sources has the sources of its file.
fn states_offsets(order_only: &HashSet<&str>, sources: Option<&At<Vec<At<String>>>>) -> bool {
    sources.is_none_or(|ids| ids.is_empty() || ids.iter().any(|id| !order_only.contains(id.as_str())))
}

fn missing(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let order_only = order_only(ctx);
    for file in &ctx.layout.spec.structs {
        let Some(stated) = file.data.field.iter().find_map(|row| row.at.as_ref()) else { continue };
        for row in file.data.field.iter().filter(|row| row.at.is_none()) {
            if !states_offsets(&order_only, row.sources.as_ref().or(file.data.sources.as_ref())) {
                continue;
            }
            let message = match &*row.name {
                Some(name) => format!("`{}` has no `at`, and other fields of {} have", **name, *file.data.name),
                None => format!("a field of {} has no `at`, and other fields have", *file.data.name),
            };
            let problem = MISSING_OFFSET.at(name_place(row, file.file), message, "no offset");
            let problem = problem.other(stated.place(file.file), "a stated offset");
            out.push(problem.help("add the offset that the source states, or remove `at` from all fields"));
        }
    }
}

fn unstated(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let order_only = order_only(ctx);
    for file in &ctx.layout.spec.structs {
        let inner = file.data.field.iter().flat_map(|row| row.union.iter().chain(&row.structure));
        for at in inner.flat_map(|members| all_fields(members)).filter_map(|row| row.at.as_ref()) {
            let problem = UNSTATED_OFFSET.at(at.place(file.file), "a member has no `at` of its own", "of a member");
            out.push(problem.help("remove `at`: offsets of members follow from the members before"));
        }
        for row in &file.data.field {
            let Some(at) = &row.at else { continue };
            if states_offsets(&order_only, row.sources.as_ref().or(file.data.sources.as_ref())) {
                continue;
            }
            let message = format!("no source of {} states offsets", *file.data.name);
            let problem = UNSTATED_OFFSET.at(at.place(file.file), message, "not stated by a source");
            out.push(problem.help("remove `at`, or cite the source that states the offset"));
        }
    }
}
