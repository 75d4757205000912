//! The fields of a form that have a name.

use etwspec_catalog::{Bit, Field, Shape};

/// A named field or bit field.
pub(super) struct Named<'a> {
    pub(super) name: &'a str,
    pub(super) former: &'a [String],
    pub(super) deprecated: &'a Option<String>,
    pub(super) doc: &'a Option<String>,
    /// Offset and size in bytes.
    pub(super) place: (u32, u32),
}

/// Visits named fields and bit fields, with members of unions and of unnamed structures.
pub(super) fn named_fields<'a>(fields: &'a [Field], visit: &mut impl FnMut(Named<'a>)) {
    for field in fields {
        let Field { renamed_from: former, deprecated, doc, .. } = field;
        if let Some(name) = &field.name {
            visit(Named { name, former, deprecated, doc, place: (field.offset, field.size) });
        }
        match &field.shape {
            Shape::Union(members) | Shape::Group(members) => named_fields(members, visit),
            Shape::Bits { bits, .. } => {
                for bit in bits {
                    let Bit { renamed_from: former, deprecated, doc, start, width, .. } = bit;
                    if let Some(name) = &bit.name {
                        let (first, last) = (start / 8, (start + width.max(&1) - 1) / 8);
                        let place = (field.offset + first, last - first + 1);
                        visit(Named { name, former, deprecated, doc, place });
                    }
                }
            }
            _ => {}
        }
    }
}
