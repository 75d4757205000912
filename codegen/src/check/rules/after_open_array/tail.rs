//! The parts behind a fixed part.

use super::RULE;
use crate::check::{Context, ends, offsets};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::resolve::{field_cells, part_cells};
use crate::span::Place;
use crate::spec::{Role, StructFile};
use etwspec_catalog::axis::Cells;

/// A part that nothing, or not everything, can follow, with its place and cells.
struct Before {
    name: String,
    place: Place,
    when: Cells,
    /// True if it may be absent, and only such parts can follow; otherwise it extends to the end.
    optional: bool,
}

pub(super) fn run(ctx: &Context<'_>, file: &Loaded<StructFile>, domain: Cells, out: &mut Vec<Diagnostic>) {
    if file.data.tail.is_empty() {
        return;
    }
    let mut before: Vec<Before> = Vec::new();
    for row in layout::rows(ctx.layout, file) {
        let data = row.role.as_ref().is_some_and(|role| **role == Role::EventData);
        if data || row.open && row.string.is_none() {
            let when = field_cells(&ctx.layout.axis, row).and(domain);
            let place = offsets::name_place(row, file.file);
            before.push(Before { name: offsets::name(row), place, when, optional: false });
        }
    }
    for row in &file.data.tail {
        let when = part_cells(&ctx.layout.axis, row).and(domain);
        let clash = |known: &Before| {
            let follows = !known.when.and(when).is_empty();
            follows && !(known.optional && row.optional)
        };
        let (name, place) = (format!("`{}`", *row.name), row.name.place(file.file));
        if let Some(at) = before.iter().position(clash) {
            // Of one that several follow, only the first is reported.
            let known = before.remove(at);
            let (why, label, help) = match known.optional {
                true => {
                    ("which may be absent", "may be absent", "make the parts after an optional part `optional`, too")
                }
                false => {
                    ("which has no end", "extends to the end", "put the open part last, or give it a `count` or `size`")
                }
            };
            let message = format!("{name} follows {}, {why}", known.name);
            let label_here = if known.optional { "unknown offset" } else { "follows data without an end" };
            out.push(RULE.at(place.clone(), message, label_here).other(known.place, label).help(help));
        }
        if ends::is_open(ctx, row, when) {
            before.push(Before { name, place, when, optional: false });
        } else if row.optional {
            before.push(Before { name, place, when, optional: true });
        }
    }
}
