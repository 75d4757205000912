//! Parts after the fixed part of a form.

use super::keys::{disputes, ids, text, texts, units};
use super::rows::{count_from, enumeration};
use crate::layout::{self, Context, Placed, PlacedShape};
use crate::load::Loaded;
use crate::meaning::Stated;
use crate::resolve::{Type, part_cells};
use crate::span::At;
use crate::spec::{MaskOf, Role, StructFile, TailRow};
use etwspec_catalog::axis::{Cells, Pointer};
use etwspec_catalog::{Element, Field, Form, Many, Mask, Part, Shape, Text};

/// Layouts of structures and fields that the parts of a tail refer to.
pub(super) trait Layouts<'s> {
    /// Names and releases of the tables.
    fn context(&self) -> &Context<'s>;
    /// Returns the forms of a structure, oldest first, each with its cells.
    fn forms(&self, file: &'s Loaded<StructFile>) -> Vec<(Cells, Form)>;
    /// Returns the shape of a placed field in one release with one pointer size.
    fn shape(&self, placed: &PlacedShape<'s>, stop: usize, pointer: Pointer) -> Shape;
}

/// Returns the parts of a form. Empty if the last field describes everything that follows.
pub(super) fn parts<'s>(
    layouts: &impl Layouts<'s>,
    file: &'s Loaded<StructFile>,
    placed: &Placed<'s>,
    fields: &[Field],
    at: (usize, Pointer),
) -> Vec<Part> {
    Parts { layouts, ctx: layouts.context() }.all(file, placed, fields, at)
}

struct Parts<'l, 's, L> {
    layouts: &'l L,
    ctx: &'l Context<'s>,
}

impl<'s, L: Layouts<'s>> Parts<'_, 's, L> {
    fn all(
        &self,
        file: &'s Loaded<StructFile>,
        placed: &Placed<'s>,
        fields: &[Field],
        (stop, pointer): (usize, Pointer),
    ) -> Vec<Part> {
        let rows = file.data.tail.iter();
        let rows = rows.filter(|row| part_cells(&self.ctx.axis, row).contains(stop, pointer));
        let rest: Vec<Part> = rows.map(|row| self.part(row, stop, pointer)).collect();
        let row = placed.fields.last().map(|last| last.row);
        let text = row.and_then(|row| row.string.as_ref()).map(|string| **string);
        let next = row.and_then(|row| row.next.as_ref());
        let last = fields.last().filter(|last| last.role != Some(Role::EventData));
        let declared = last.and_then(|last| self.declared(last, text, next));
        let tailed = declared.as_ref().is_some_and(|part| matches!(part.element, Element::Tailed { .. }));
        // A structure that states its size ends there, not at the end of the bytes.
        let bounded = file.data.total.is_some() && declared.is_some();
        if rest.is_empty() && text.is_none() && !tailed && !bounded {
            return Vec::new();
        }
        declared.into_iter().chain(rest).collect()
    }

    fn part(&self, row: &'s At<TailRow>, stop: usize, pointer: Pointer) -> Part {
        let fixed = row.count.as_ref().and_then(|count| layout::fixed_count(self.ctx, count, pointer));
        let many = match (&*row.count, &*row.next, &*row.more, fixed) {
            (_, _, _, Some(count)) => Many::Fixed(count),
            (Some(count), ..) => match count.get() {
                crate::spec::Count::Field(of) => Many::Counted(count_from(of)),
                _ => Many::One,
            },
            _ if row.size.is_some() => row.size.as_ref().map_or(Many::One, |size| Many::Counted(count_from(size))),
            (_, Some(next), ..) => Many::Next(next.to_string()),
            (_, _, Some(more), _) => Many::While(mask(more)),
            _ if row.open || row.by.is_some() => Many::Open,
            _ => Many::One,
        };
        let dispatch = matches!(self.ctx.names.ty(&row.ty), Some(Type::Dispatch(_)));
        let (element, size, many) = if dispatch {
            (Element::Dispatch(row.ty.to_string()), None, many)
        } else {
            let (placed, size) = layout::element(self.ctx, &row.ty, stop, pointer);
            let shape = self.layouts.shape(&placed, stop, pointer);
            match (&placed, shape) {
                (PlacedShape::Struct(_), Shape::Struct { name, form }) if self.is_tailed(&name, form) => {
                    (Element::Tailed { name, form }, None, many)
                }
                (_, shape) => match many {
                    // A constant number of elements is an array of a fixed size.
                    Many::Fixed(count) if row.string.is_none() => {
                        let shape = Shape::Array { element: Box::new(shape), count, stride: size };
                        (Element::Fixed(shape), Some(size.saturating_mul(count)), Many::One)
                    }
                    many => (Element::Fixed(shape), Some(size), many),
                },
            }
        };
        let meaning = Stated::part(row).resolve(&self.ctx.names);
        Part {
            name: row.name.to_string(),
            renamed_from: texts(&row.renamed_from),
            deprecated: row.deprecated.clone(),
            same_as: text(row.same_as.as_ref()),
            ty: row.ty.to_string(),
            element,
            size,
            many,
            text: row.string.as_ref().map(|string| **string),
            when: row.when.as_ref().map(mask),
            optional: row.optional,
            by: text(row.by.as_ref()),
            values: text(row.values.as_ref()).or_else(|| enumeration(self.ctx, Some(&row.ty))),
            meaning,
            meaning_sources: ids(row.meaning_sources.as_ref()),
            accessor: row.accessor.as_ref().map(|accessor| **accessor),
            doc: row.doc.clone(),
            units: units(row.units.as_ref(), meaning),
            unknown: row.unknown,
            sources: ids(row.sources.as_ref()),
            disputed: disputes(&row.disputed),
        }
    }

    /// Returns whether a form has a part of variable length.
    fn is_tailed(&self, name: &str, form: usize) -> bool {
        let Some(file) = self.ctx.names.structure(name) else { return false };
        let forms = self.layouts.forms(file);
        forms.get(form).is_some_and(|(_, form)| {
            let open = |field: &Field| {
                field.role != Some(Role::EventData) && matches!(field.shape, Shape::Open { .. } | Shape::Counted { .. })
            };
            !form.tail.is_empty() || file.data.total.is_some() || form.fields.last().is_some_and(open)
        })
    }

    /// Returns the last field as a part, if its length differs from its length in C.
    fn declared(&self, field: &Field, text: Option<Text>, next: Option<&At<String>>) -> Option<Part> {
        let (element, stride, many) = match &field.shape {
            Shape::Open { element, stride } if text.is_some() => (element, stride, Many::One),
            Shape::Open { element, stride } => {
                (element, stride, next.map_or(Many::Open, |next| Many::Next(next.to_string())))
            }
            Shape::Counted { element, stride, count } => (element, stride, Many::Counted(count.clone())),
            _ => return None,
        };
        let (element, size) = match &**element {
            Shape::Struct { name, form } if self.is_tailed(name, *form) => {
                (Element::Tailed { name: name.clone(), form: *form }, None)
            }
            element => (Element::Fixed(element.clone()), Some(*stride)),
        };
        Some(Part { text, ..Part::of_field(field, element, size, many) })
    }
}

fn mask(row: &At<MaskOf>) -> Mask {
    Mask { field: row.field.to_string(), mask: row.mask, equals: row.equals }
}
