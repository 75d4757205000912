//! References of the parts after a fixed part: to fields of it, earlier parts, and fields of their elements.

use super::{Reference, check};
use crate::check::forms::Form;
use crate::check::{Context, path};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::resolve::{part_cells, scalar_of};
use crate::span::{At, Place};
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
    let at = |whole: Place, path: &str| ctx.part(&whole, &format!("\"{path}\""));
    let mut all = Vec::new();
    let count = match row.count.as_ref().map(|count| (count, count.get())) {
        Some((count, Count::Field(of))) => Some((count.place(file.file), of, "the count of elements")),
        _ => None,
    };
    let size = row.size.as_ref().map(|size| (size.place(file.file), size.get(), "the size of a part"));
    for (whole, of, what) in count.into_iter().chain(size) {
        let (place, path) = (at(whole, &of.field), of.field.as_str());
        all.push(Reference { place, what, path, mask: of.mask, shift: of.shift, equals: None, before: None });
    }
    if let Some(when) = &row.when {
        let (place, path) = (at(when.place(file.file), &when.field), when.field.as_str());
        let (what, mask, equals) = ("a condition", Some(when.mask), when.equals);
        all.push(Reference { place, what, path, mask, shift: None, equals, before: None });
    }
    if let Some(by) = &row.by {
        let (place, path, what) = (by.place(file.file), by.as_str(), "the kind of a part");
        all.push(Reference { place, what, path, mask: None, shift: None, equals: None, before: None });
    }
    all
}

/// Returns the references of a part to its elements.
fn of_elements<'s>(ctx: &Context<'_>, file: &Loaded<StructFile>, row: &'s TailRow) -> Vec<Reference<'s>> {
    let mut all = Vec::new();
    if let Some(next) = &row.next {
        let (place, path, what) = (next.place(file.file), next.as_str(), "the way to the next element");
        all.push(Reference { place, what, path, mask: None, shift: None, equals: None, before: None });
    }
    if let Some(more) = &row.more {
        let place = ctx.part(&more.place(file.file), &format!("\"{}\"", more.field));
        let (what, path, mask, equals) = ("a condition", more.field.as_str(), Some(more.mask), more.equals);
        all.push(Reference { place, what, path, mask, shift: None, equals, before: None });
    }
    all
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
