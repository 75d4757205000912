//! A specified size is the result of C's `sizeof`.

use crate::check::forms::{Form, Forms, when};
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout::{self, PlacedShape};
use crate::spec::Role;
use etwspec_catalog::axis::Cells;

pub(super) static RULE: Rule = rule!(
    "size-mismatch",
    ByRelease(run),
    "A stated size equals the computed one, in every release and for both pointer sizes.",
    "Either a field is missing, superfluous or of the wrong type, or the size differs by pointer size or release and \
     must be written so. An open array counts as one element, as in C. `data-at` is the offset of the field where the \
     event's data begin, and never exceeds the size.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for forms in &ctx.forms {
        size(ctx, forms, out);
        data_at(ctx, forms, out);
    }
}

fn size(ctx: &Context<'_>, forms: &Forms<'_>, out: &mut Vec<Diagnostic>) {
    let Some(size) = &forms.file.data.size else { return };
    let place = size.place(forms.file.file);
    let mut missing = Cells::default();
    let mut wrong: Vec<(u32, u32, Cells)> = Vec::new();
    // A wrong offset changes the size too, and is reported by its rule.
    let misplaced = |form: &Form<'_>| {
        let rows = ctx.offsets.iter().filter(|row| row.place.file == forms.file.file);
        rows.flat_map(|row| &row.wrong).any(|wrong| !wrong.cells.and(form.cells).is_empty())
    };
    for form in forms.forms.iter().filter(|form| form.placed.complete && !misplaced(form)) {
        match layout::stated(&ctx.layout.axis, size, form.stop, form.pointer) {
            None => missing = missing.or(form.cells),
            // No size at all has a rule of its own.
            Some(0) => {}
            Some(stated) if stated != form.placed.size => {
                match wrong.iter_mut().find(|known| (known.0, known.1) == (stated, form.placed.size)) {
                    Some(known) => known.2 = known.2.or(form.cells),
                    None => wrong.push((stated, form.placed.size, form.cells)),
                }
            }
            Some(_) => {}
        }
    }
    let name = forms.file.data.name.as_str();
    if !missing.is_empty() {
        let message = format!("{name} has no size {}", when(ctx.layout, missing));
        out.push(RULE.at(place.clone(), message, "releases are missing").help("add a row for these releases"));
    }
    for (stated, computed, cells) in wrong {
        let when = when(ctx.layout, cells);
        let message = format!("the stated size of {name} is {stated:#X}, but its fields give {computed:#X} {when}");
        let problem = RULE.at(place.clone(), message, format!("C gives {computed:#X} {when}"));
        out.push(problem.help(
            "correct the fields or the size; a size by pointer size is `{ ptr32 = .., ptr64 = .. }`, one by release \
                a list",
        ));
    }
}

fn data_at(ctx: &Context<'_>, forms: &Forms<'_>, out: &mut Vec<Diagnostic>) {
    let Some(stated) = &forms.file.data.data_at else { return };
    // The offset of a field for the data, or else an offset within the padding after the fields.
    let allowed = |form: &Form<'_>| match form.placed.fields.last() {
        Some(last) if last.row.role.as_ref().is_some_and(|role| **role == Role::EventData) => last.offset..=last.offset,
        Some(last) if matches!(last.shape, PlacedShape::Open(..) | PlacedShape::Counted(..)) => {
            last.offset..=form.placed.size
        }
        Some(last) => last.offset.saturating_add(last.size)..=form.placed.size,
        None => 0..=form.placed.size,
    };
    let complete = forms.forms.iter().filter(|form| form.placed.complete);
    let wrong = complete.map(|form| (allowed(form), form.cells)).find(|(allowed, _)| !allowed.contains(stated));
    if let Some((allowed, cells)) = wrong {
        let computed = if **stated < *allowed.start() { allowed.start() } else { allowed.end() };
        let message = format!(
            "the stated data offset is {:#X}, but the fields give {computed:#X} {}",
            **stated,
            when(ctx.layout, cells)
        );
        let problem = RULE.at(stated.place(forms.file.file), message, "wrong offset of the data");
        out.push(problem.help(format!("write `data-at = {computed:#04X}`, or correct the fields")));
    }
}
