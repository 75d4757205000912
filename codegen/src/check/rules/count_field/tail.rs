//! References of the parts after a fixed part: to fields of it, earlier parts, and fields of their elements.

use super::{Reference, check};
use crate::check::forms::Form;
use crate::check::{Context, path};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::resolve::{part_cells, scalar_of};
use crate::span::At;
use crate::spec::{Count, Scalar, StructFile, TailRow};

pub(super) fn run(ctx: &Context<'_>, file: &Loaded<StructFile>, form: &Form<'_>, out: &mut Vec<Diagnostic>) {
    let rows = file.data.tail.iter();
    let holds = |row: &&At<TailRow>| part_cells(&ctx.layout.axis, row).contains(form.stop, form.pointer);
    let rows: Vec<&At<TailRow>> = rows.filter(holds).collect();
    for (index, row) in rows.iter().enumerate() {
        for reference in references(ctx, file, row) {
            match rows.iter().position(|part| part.name.as_str() == reference.path) {
                Some(at) if at >= index => {
                    let (what, path) = (reference.what, reference.path);
                    let message = format!("{what} refers to `{path}`, which comes later");
                    reference.report(message, "read too late", out);
                }
                Some(at) => reference.check_bits(bits(ctx, rows[at], form), out),
                None => check(ctx, form, reference, out),
            }
        }
        for reference in of_elements(ctx, file, row) {
            element(ctx, row, reference, form, out);
        }
    }
}

/// Returns the references of a part to the fields and parts before it.
fn references<'s>(ctx: &Context<'_>, file: &Loaded<StructFile>, row: &'s TailRow) -> Vec<Reference<'s>> {
    let mut all = Vec::new();
    if let Some(count) = &*row.count
        && let Count::Field(of) = count.get()
    {
        all.push(Reference::count(ctx, count.place(file.file), of));
    }
    if let Some(of) = &row.size {
        let size = Reference::count(ctx, of.place(file.file), of);
        all.push(Reference { what: "the size of a part", ..size });
    }
    all.extend(row.when.iter().map(|when| Reference::condition(ctx, when.place(file.file), when)));
    all.extend(row.by.iter().map(|by| Reference::new(ctx, "the kind of a part", by.place(file.file), by)));
    all
}

/// Returns the references of a part to its elements.
fn of_elements<'s>(ctx: &Context<'_>, file: &Loaded<StructFile>, row: &'s TailRow) -> Vec<Reference<'s>> {
    let next = row.next.iter();
    let next = next.map(|next| Reference::new(ctx, "the way to the next element", next.place(file.file), next));
    let more = row.more.iter().map(|more| Reference::condition(ctx, more.place(file.file), more));
    next.chain(more).collect()
}

fn element(ctx: &Context<'_>, row: &TailRow, reference: Reference<'_>, form: &Form<'_>, out: &mut Vec<Diagnostic>) {
    let Some(target) = ctx.layout.names.structure(&row.ty) else {
        // A type that is not in the tables is reported as that.
        if ctx.layout.names.ty(&row.ty).is_some() {
            let message =
                format!("{} refers to a field of each element, but {} has no fields", reference.what, *row.ty);
            reference.report(message, "no fields", out);
        }
        return;
    };
    if target.data.layout.is_some() || !ctx.weights.of(target.file).is_light() {
        return;
    }
    let placed = layout::place(ctx.layout, target, form.stop, form.pointer);
    match path::find(ctx.layout, &placed.fields, reference.path, form.stop, form.pointer) {
        Some(found) => reference.check_bits(found.bits, out),
        None => {
            let (what, path, ty) = (reference.what, reference.path, &*row.ty);
            reference.report(format!("{what} refers to `{path}`, which is not a field of {ty}"), "no such field", out);
        }
    }
}

/// Returns the bits of an earlier part, if it is one integer.
fn bits(ctx: &Context<'_>, row: &TailRow, form: &Form<'_>) -> Option<u32> {
    let several = row.count.is_some() || row.open || row.next.is_some() || row.more.is_some() || row.string.is_some();
    let scalar = scalar_of(&ctx.layout.names, &row.ty).filter(|scalar| *scalar != Scalar::Guid && !several)?;
    Some(scalar.size(form.pointer) * 8)
}
