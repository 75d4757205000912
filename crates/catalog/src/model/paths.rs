//! What a path such as `Packet.Size` leads to. What has no name adds nothing to a path.

use super::{Catalog, Field, Shape};

/// The end of a path.
struct End<'c> {
    /// The field, or the integer that has the bits.
    field: &'c Field,
    /// From the start of the structure in which the path begins.
    offset: u32,
    /// The path names bits of the field.
    bits: bool,
}

/// Where the field that a path leads to is: the offset from the start of the structure, and the size. Of bits, it is the
/// integer that they are of.
pub fn locate(catalog: &Catalog, fields: &[Field], path: &str) -> Option<(u32, u32)> {
    end(catalog, fields, path, 0).map(|end| (end.offset, end.field.size))
}

/// The field that a path leads to.
pub fn find<'c>(catalog: &'c Catalog, fields: &'c [Field], path: &str) -> Option<&'c Field> {
    end(catalog, fields, path, 0).filter(|end| !end.bits).map(|end| end.field)
}

fn end<'c>(catalog: &'c Catalog, fields: &'c [Field], path: &str, base: u32) -> Option<End<'c>> {
    fields.iter().find_map(|field| {
        let offset = base + field.offset;
        let path = match &field.name {
            None => path,
            Some(own) if own == path => return Some(End { field, offset, bits: false }),
            Some(own) => path.strip_prefix(own.as_str())?.strip_prefix('.')?,
        };
        match &field.shape {
            Shape::Union(inner) | Shape::Group(inner) => end(catalog, inner, path, base),
            Shape::Bits { bits, .. } => {
                let named = bits.iter().any(|bit| bit.name.as_deref() == Some(path));
                named.then_some(End { field, offset, bits: true })
            }
            Shape::Struct { name, form } => end(catalog, &catalog.form(name, *form)?.fields, path, offset),
            _ => None,
        }
    })
}
