//! Finds a field by its path, as in C: `Packet.Size`.

use crate::layout::{self, Context, PlacedField, PlacedShape};
use crate::spec::Scalar;
use etwspec_catalog::axis::Pointer;

/// A field that a path leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// Offset in bytes from the start of the structure.
    pub(super) offset: u32,
    /// Size in bits, if it is an integer.
    pub(super) bits: Option<u32>,
    /// True for an address, which counts nothing.
    pub(super) address: bool,
}

/// Returns the field at a path, from the fields of a structure in one form.
pub(super) fn find(
    ctx: &Context<'_>,
    fields: &[PlacedField<'_>],
    path: &str,
    stop: usize,
    pointer: Pointer,
) -> Option<Found> {
    let (name, rest) = path.split_once('.').map_or((path, None), |(name, rest)| (name, Some(rest)));
    for field in fields {
        if field.row.name.as_ref().is_some_and(|own| own.as_str() == name) {
            return match rest {
                None => Some(Found {
                    offset: field.offset,
                    bits: bits(&field.shape, pointer),
                    address: field.row.ty.as_ref().is_some_and(|ty| ctx.names.is_address(ty)),
                }),
                Some(rest) => within(ctx, field, rest, stop, pointer),
            };
        }
        // Members of what has no name are named directly.
        if field.row.name.is_none()
            && let Some(found) = within(ctx, field, path, stop, pointer)
        {
            return Some(found);
        }
    }
    None
}

fn within(ctx: &Context<'_>, field: &PlacedField<'_>, path: &str, stop: usize, pointer: Pointer) -> Option<Found> {
    match &field.shape {
        PlacedShape::Union(members) | PlacedShape::Group(members) => find(ctx, members, path, stop, pointer),
        PlacedShape::Bits(_, rows) => {
            let bit = rows.iter().find(|bit| bit.name.as_ref().is_some_and(|name| name.as_str() == path))?;
            Some(Found { offset: field.offset, bits: Some(*bit.width), address: false })
        }
        PlacedShape::Struct(file) => {
            let inner = layout::place(ctx, file, stop, pointer);
            let found = find(ctx, &inner.fields, path, stop, pointer)?;
            Some(Found { offset: field.offset.saturating_add(found.offset), ..found })
        }
        _ => None,
    }
}

fn bits(shape: &PlacedShape<'_>, pointer: Pointer) -> Option<u32> {
    match shape {
        PlacedShape::Scalar(Scalar::Guid) => None,
        PlacedShape::Scalar(scalar) | PlacedShape::Bits(scalar, _) => Some(scalar.size(pointer) * 8),
        _ => None,
    }
}
