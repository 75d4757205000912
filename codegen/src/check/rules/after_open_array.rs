//! Nothing follows a part that extends to the end.

mod tail;

use crate::check::{Context, Rule, offsets};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::resolve::field_cells;
use crate::span::{At, FileId};
use crate::spec::{FieldRow, Role};
use etwspec_catalog::axis::Cells;

pub(super) static RULE: Rule = rule!(
    "after-open-array",
    ByRelease(run),
    "Nothing follows data that extend to the end of the record, such as an open array, in the same release.",
    "An open array extends to the end of its record. If a field contains the number of elements, write `count = { \
     field = \"..\" }`. If a text ends with a zero, write `string = \"zero-terminated\"`. The rule also applies to \
     parts in `[[tail]]` that are `open`, linked by `next`, selected by a field without a `size`, or of a structure \
     without an end. An `optional` part is followed only by optional parts.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        let domain = layout::domain(ctx.layout, &file.data);
        sequence(ctx, file.file, &file.data.field, domain, out);
        tail::run(ctx, file, domain, out);
    }
}

fn sequence(ctx: &Context<'_>, file: FileId, rows: &[At<FieldRow>], domain: Cells, out: &mut Vec<Diagnostic>) {
    // Open arrays so far, with when; of one that several fields follow, only the first is reported.
    let mut open: Vec<(&At<FieldRow>, Cells)> = Vec::new();
    for row in rows {
        let own = field_cells(&ctx.layout.axis, row).and(domain);
        if let Some(at) = open.iter().position(|(_, when)| !when.and(own).is_empty()) {
            let (before, _) = open.remove(at);
            let message = format!("{} follows {}, which has no end", offsets::name(row), offsets::name(before));
            out.push(
                RULE.at(offsets::name_place(row, file), message, "follows an open array")
                    .other(offsets::name_place(before, file), "extends to the end")
                    .help("put the open array last, or give it a `count`"),
            );
        }
        if row.open || row.role.as_ref().is_some_and(|role| **role == Role::EventData) {
            open.push((row, own));
        }
        if let Some(members) = &row.structure {
            sequence(ctx, file, members, own, out);
        }
        for member in row.union.iter().flat_map(|members| members.get()) {
            sequence(ctx, file, std::slice::from_ref(member), own, out);
        }
    }
}
