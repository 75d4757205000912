//! Every structure, laid out once for each set of releases in which no row of it changes.

use crate::layout::{self, Context, HUGE, Placed, PlacedField, PlacedShape};
use crate::load::Loaded;
use crate::spec::StructFile;
use etwspec_catalog::axis::{Cells, Pointer};

use super::weights::{self, Weights};

/// A structure and its forms.
#[derive(Debug)]
pub(super) struct Forms<'s> {
    pub(super) file: &'s Loaded<StructFile>,
    pub(super) forms: Vec<Form<'s>>,
}

/// A layout and its cells.
#[derive(Debug)]
pub(super) struct Form<'s> {
    pub(super) cells: Cells,
    /// One of the releases.
    pub(super) stop: usize,
    /// The pointer size: a form has one.
    pub(super) pointer: Pointer,
    pub(super) placed: Placed<'s>,
}

impl<'s> Form<'s> {
    /// Returns all fields, members of unions and inner structures included.
    pub(super) fn steps<'p>(&'p self) -> Vec<Step<'p, 's>> {
        steps(&self.placed)
    }
}

/// Returns all fields of a layout, members of unions and inner structures included.
pub(super) fn steps<'p, 's>(placed: &'p Placed<'s>) -> Vec<Step<'p, 's>> {
    let mut steps = Vec::new();
    visit(&placed.fields, true, true, &mut steps);
    steps
}

/// A field and the field before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<'p, 's> {
    pub(super) field: &'p PlacedField<'s>,
    /// The field that reaches farthest of those before it; members of a union have none.
    pub(super) before: Option<&'p PlacedField<'s>>,
    /// True if the offset follows from the fields before it. False after an array of unknown length.
    pub(super) sure: bool,
}

fn visit<'p, 's>(fields: &'p [PlacedField<'s>], in_turn: bool, sure: bool, steps: &mut Vec<Step<'p, 's>>) {
    let (mut before, mut sure) = (None::<&PlacedField<'s>>, sure);
    for field in fields {
        steps.push(Step { field, before, sure });
        match inner(&field.shape) {
            PlacedShape::Union(members) => visit(members, false, sure, steps),
            PlacedShape::Group(members) => visit(members, true, sure, steps),
            _ => {}
        }
        if in_turn {
            sure &= !matches!(field.shape, PlacedShape::Open(..) | PlacedShape::Counted(..));
            let end = |field: &PlacedField<'_>| field.offset.saturating_add(field.size);
            if before.is_none_or(|before| end(field) >= end(before)) {
                before = Some(field);
            }
        }
    }
}

/// Returns the element of an array, or the shape itself if it is no array.
pub(super) fn inner<'p, 's>(mut shape: &'p PlacedShape<'s>) -> &'p PlacedShape<'s> {
    while let PlacedShape::Array(of, ..) | PlacedShape::Open(of, _) | PlacedShape::Counted(of, ..) = shape {
        shape = of;
    }
    shape
}

/// Returns the forms of all structures that can be laid out.
pub(super) fn all<'s>(ctx: &'s Context<'s>, weights: &Weights) -> Vec<Forms<'s>> {
    let mut all = Vec::new();
    for file in weights::light(ctx.spec, weights) {
        let mut forms = Vec::new();
        for cells in layout::atoms(ctx, file) {
            for pointer in Pointer::ALL {
                let Some(stop) = cells.of(pointer).first() else { continue };
                let cells = Cells::default().with(pointer, cells.of(pointer));
                forms.push(Form { cells, stop, pointer, placed: layout::place(ctx, file, stop, pointer) });
            }
        }
        // Another rule reports structures that are too large; all other numbers would be wrong as well.
        if forms.iter().all(|form| form.placed.size <= HUGE) {
            all.push(Forms { file, forms });
        }
    }
    all
}

/// Releases and pointer sizes, for a message: `in 5.1+, 32-bit`.
pub(super) fn when(ctx: &Context<'_>, cells: Cells) -> String {
    let all = ctx.axis.all();
    let text = |pointer| ctx.axis.text(cells.of(pointer));
    match (cells.ptr32.is_empty(), cells.ptr64.is_empty()) {
        _ if cells == all => "in every release".to_owned(),
        (false, true) if cells.ptr32 == all.ptr32 => "in 32-bit data".to_owned(),
        (true, false) if cells.ptr64 == all.ptr64 => "in 64-bit data".to_owned(),
        (false, true) => format!("in {}, 32-bit", text(Pointer::Bits32)),
        (true, false) => format!("in {}, 64-bit", text(Pointer::Bits64)),
        _ if cells.ptr32 == cells.ptr64 => format!("in {}", text(Pointer::Bits32)),
        _ => format!("in {} (32-bit) and {} (64-bit)", text(Pointer::Bits32), text(Pointer::Bits64)),
    }
}
