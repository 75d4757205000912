//! An accessor appears once in each form of a structure, on a field of a type that can have it.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout::{self, PlacedField, PlacedShape};
use crate::load::Loaded;
use crate::resolve::scalar_of;
use crate::span::Place;
use crate::spec::{Accessor, Scalar, StructFile};
use etwspec_catalog::axis::Pointer;

pub(super) static RULE: Rule = rule!(
    "accessor",
    Check(run),
    "An accessor appears once in each form of a structure, on a field of a type that can have it.",
    "Code reads a field by its `accessor` from any structure that has one, so no form can have two: fields of \
     structures within the structure count. Time stamps are integers of 64 bits, providers and activities are GUIDs, \
     all else is an integer.",
);

/// An accessor, its place, and the shape of the field; `None` if it is no scalar.
struct Stated {
    accessor: Accessor,
    place: Place,
    scalar: Option<Scalar>,
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for forms in &ctx.forms {
        let from = out.len();
        for form in forms.forms.iter().filter(|form| form.placed.complete) {
            let mut stated = Vec::new();
            fields(ctx, forms.file, &form.placed.fields, (form.stop, form.pointer), &mut stated);
            parts(ctx, forms.file, (form.stop, form.pointer), &mut stated);
            check(&stated, out);
            // One mistake shows in every form.
            if out.len() > from {
                break;
            }
        }
    }
}

fn fields(
    ctx: &Context<'_>,
    file: &Loaded<StructFile>,
    placed: &[PlacedField<'_>],
    cell: (usize, Pointer),
    out: &mut Vec<Stated>,
) {
    for field in placed {
        if let Some(accessor) = &field.row.accessor {
            let scalar = match &field.shape {
                PlacedShape::Scalar(scalar) => Some(*scalar),
                _ => None,
            };
            out.push(Stated { accessor: **accessor, place: accessor.place(file.file), scalar });
        }
        match &field.shape {
            PlacedShape::Union(members) | PlacedShape::Group(members) => fields(ctx, file, members, cell, out),
            PlacedShape::Bits(unit, rows) => {
                let stated = rows.iter().filter_map(|row| row.accessor.as_ref());
                out.extend(stated.map(|accessor| Stated {
                    accessor: **accessor,
                    place: accessor.place(file.file),
                    scalar: Some(*unit),
                }));
            }
            PlacedShape::Struct(inner) => {
                fields(ctx, inner, &layout::place(ctx.layout, inner, cell.0, cell.1).fields, cell, out);
            }
            _ => {}
        }
    }
}

fn parts(ctx: &Context<'_>, file: &Loaded<StructFile>, (stop, pointer): (usize, Pointer), out: &mut Vec<Stated>) {
    for row in &file.data.tail {
        let here = crate::resolve::cells(&ctx.layout.axis, row.versions.as_ref()).contains(stop, pointer);
        if let Some(accessor) = row.accessor.as_ref().filter(|_| here) {
            let one = row.count.is_none() && !row.open && row.next.is_none() && row.more.is_none();
            let scalar = scalar_of(&ctx.layout.names, &row.ty).filter(|_| one && row.string.is_none());
            out.push(Stated { accessor: **accessor, place: accessor.place(file.file), scalar });
        }
    }
}

fn check(stated: &[Stated], out: &mut Vec<Diagnostic>) {
    for (index, one) in stated.iter().enumerate() {
        let word = word(one.accessor);
        if let Some(before) = stated.iter().take(index).find(|before| before.accessor == one.accessor) {
            let message = format!("two fields of one form mean `{word}`");
            let problem = RULE.at(one.place.clone(), message, "the second");
            out.push(problem.other(before.place.clone(), "the first").help("leave `accessor` out of one of them"));
        } else if !fits(one.accessor, one.scalar) {
            let wanted = match one.accessor {
                Accessor::TimeStamp => "an integer of 64 bits",
                accessor if accessor.is_guid() => "a GUID",
                _ => "an integer",
            };
            let message = format!("a field that means `{word}` is {wanted}");
            out.push(RULE.at(one.place.clone(), message, "of another type"));
        }
    }
}

fn fits(accessor: Accessor, scalar: Option<Scalar>) -> bool {
    match (accessor, scalar) {
        (_, None) => false,
        (Accessor::TimeStamp, Some(scalar)) => matches!(scalar, Scalar::I64 | Scalar::U64),
        (accessor, Some(scalar)) => accessor.is_guid() == (scalar == Scalar::Guid),
    }
}

/// Returns the word that tables write.
fn word(accessor: Accessor) -> String {
    let name = format!("{accessor:?}");
    let mut word = String::new();
    for char in name.chars() {
        if char.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(char.to_ascii_lowercase());
    }
    word
}
