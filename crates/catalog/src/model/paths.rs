//! Resolution of field paths such as `Packet.Size`. Unnamed members add nothing to a path.

use super::{Bit, Catalog, Field, Shape};

/// Result of resolving a path.
pub(crate) struct End<'c> {
    /// Field, or the integer that contains the bits.
    pub(crate) field: &'c Field,
    /// Offset from the start of the structure in which the path begins.
    pub(crate) offset: u32,
    /// Bits of the field that the path names.
    pub(crate) bits: Option<&'c Bit>,
}

/// Joins a path and a name. A member without a name has an empty one.
pub fn joined(path: &str, name: &str) -> String {
    match (path, name) {
        ("", _) => name.to_owned(),
        (_, "") => path.to_owned(),
        _ => format!("{path}.{name}"),
    }
}

/// Returns the offset and size in bytes of the field at a path, from the start of the structure. A path to a bit field
/// gives its integer.
pub fn locate(catalog: &Catalog, fields: &[Field], path: &str) -> Option<(u32, u32)> {
    end(catalog, fields, path, 0).map(|end| (end.offset, end.field.size))
}

/// Returns the field at a path.
pub fn find<'c>(catalog: &'c Catalog, fields: &'c [Field], path: &str) -> Option<&'c Field> {
    end(catalog, fields, path, 0).filter(|end| end.bits.is_none()).map(|end| end.field)
}

/// Returns the bit field at a path, whose integer is where [`locate`] finds the path.
pub fn find_bit<'c>(catalog: &'c Catalog, fields: &'c [Field], path: &str) -> Option<&'c Bit> {
    end(catalog, fields, path, 0)?.bits
}

/// Resolves a path. Offsets are relative to the structure at `base`.
pub(crate) fn end<'c>(catalog: &'c Catalog, fields: &'c [Field], path: &str, base: u32) -> Option<End<'c>> {
    fields.iter().find_map(|field| {
        let offset = base + field.offset;
        let path = match &field.name {
            None => path,
            Some(own) if own == path => return Some(End { field, offset, bits: None }),
            Some(own) => path.strip_prefix(own.as_str())?.strip_prefix('.')?,
        };
        match &field.shape {
            Shape::Union(inner) | Shape::Group(inner) => end(catalog, inner, path, base),
            Shape::Bits { bits, .. } => {
                let bit = bits.iter().find(|bit| bit.name.as_deref() == Some(path))?;
                Some(End { field, offset, bits: Some(bit) })
            }
            Shape::Struct { name, form } => end(catalog, &catalog.form(name, *form)?.fields, path, offset),
            _ => None,
        }
    })
}
