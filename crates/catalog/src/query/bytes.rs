//! Contents of a byte of a structure: the fields that have it, including fields of nested structures.

use crate::{Catalog, Field, Form, Shape, joined};

/// Nested structures are expanded to this depth.
const DEPTH: usize = 8;

/// Formats a range of bits: `bit 3`, `bits 8–11`.
pub fn bit_range(start: u32, width: u32) -> String {
    format!("{} {}", if width == 1 { "bit" } else { "bits" }, bit_numbers(start, width))
}

/// Formats the numbers of bits: `3`, `4–7`.
pub fn bit_numbers(start: u32, width: u32) -> String {
    match width {
        1 => start.to_string(),
        width => format!("{start}–{}", start.saturating_add(width.max(1) - 1)),
    }
}

/// The content of one byte: a field, and the index of the byte in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// Path of the field with indexes of arrays, or words for bytes without a field.
    field: String,
    ty: String,
    /// Index of the byte within the field.
    at: u32,
    /// Size of the field in bytes; 0 if its bytes are not distinguished.
    of: u32,
    /// Element size of an array of scalars; 0 for anything else.
    stride: u32,
}

impl Content {
    /// Creates the content of a byte that words describe.
    pub fn text(field: impl Into<String>) -> Content {
        Content { field: field.into(), ty: String::new(), at: 0, of: 0, stride: 0 }
    }

    /// Returns whether this is the byte after another of the same field.
    pub fn follows(&self, before: &Content) -> bool {
        let same =
            self.field == before.field && self.ty == before.ty && (self.of, self.stride) == (before.of, before.stride);
        same && (self.of == 0 || self.at == before.at + 1)
    }

    /// Describes the bytes from this one to another of the same field.
    pub fn describe(&self, last: &Content) -> String {
        let Content { field, ty, at, of, stride } = self;
        match (*of, *stride) {
            (0, _) => field.clone(),
            (of, 0) => format!("{field} ({ty}){}", part(*at, last.at, of)),
            (_, stride) if at / stride == last.at / stride => {
                format!("{field}[{}] ({ty}){}", at / stride, part(at % stride, last.at % stride, stride))
            }
            (_, stride) => format!("{field}[{}] to [{}] ({ty})", at / stride, last.at / stride),
        }
    }
}

/// The range within a field of `of` bytes; empty for the whole field.
fn part(first: u32, last: u32, of: u32) -> String {
    match (first, last) {
        (0, last) if last + 1 >= of => String::new(),
        (first, last) if first == last => format!(", byte {} of {of}", first + 1),
        (first, last) => format!(", bytes {} to {} of {of}", first + 1, last + 1),
    }
}

/// The possible contents of a byte of a form: several within a union, none outside of all fields.
pub fn contents(catalog: &Catalog, form: &Form, byte: u32) -> Vec<Content> {
    let mut found = Vec::new();
    Walk { catalog, byte, found: &mut found }.fields(&form.fields, 0, "", 0);
    let mut unique: Vec<Content> = Vec::new();
    for one in found {
        if !unique.contains(&one) {
            unique.push(one);
        }
    }
    unique
}

struct Walk<'a> {
    catalog: &'a Catalog,
    byte: u32,
    found: &'a mut Vec<Content>,
}

impl Walk<'_> {
    fn fields(&mut self, fields: &[Field], base: u32, within: &str, depth: usize) {
        for field in fields {
            let start = base.saturating_add(field.offset);
            if (start..start.saturating_add(field.size)).contains(&self.byte) {
                let path = joined(within, field.name.as_deref().unwrap_or_default());
                self.shape(&field.shape, (start, field.size), base, &field.ty, &path, depth);
            }
        }
    }

    fn shape(&mut self, shape: &Shape, at: (u32, u32), base: u32, ty: &str, path: &str, depth: usize) {
        let (start, size) = at;
        match shape {
            Shape::Padding => self.found.push(Content::text("padding")),
            Shape::Union(members) | Shape::Group(members) => self.fields(members, base, path, depth),
            Shape::Struct { name, form } if depth < DEPTH => match self.catalog.form(name, *form) {
                Some(inner) => self.fields(&inner.fields, start, path, depth + 1),
                None => self.leaf(at, 0, ty, path),
            },
            Shape::Bits { bits, .. } => {
                let first = (self.byte - start).saturating_mul(8);
                let names: Vec<String> = bits
                    .iter()
                    .filter(|bit| bit.start < first.saturating_add(8) && bit.start.saturating_add(bit.width) > first)
                    .map(|bit| {
                        let low = bit.start.max(first);
                        let width = bit.start.saturating_add(bit.width).min(first.saturating_add(8)) - low;
                        format!("{} {}", bit_range(low, width), bit.name.as_deref().unwrap_or("unnamed"))
                    })
                    .collect();
                let name = if path.is_empty() { "bits" } else { path };
                self.found.push(Content::text(format!("{name} ({ty}): {}", names.join(", "))));
            }
            Shape::Array { element, stride, .. }
            | Shape::Open { element, stride }
            | Shape::Counted { element, stride, .. } => {
                let stride = (*stride).max(1);
                if let Shape::Scalar(_) = **element {
                    return self.leaf(at, stride, ty, path);
                }
                let index = (self.byte - start) / stride;
                let offset = start + index * stride;
                let moved =
                    if matches!(**element, Shape::Group(_) | Shape::Union(_)) { base + index * stride } else { base };
                self.shape(element, (offset, stride), moved, ty, &format!("{path}[{index}]"), depth);
            }
            Shape::Struct { .. } | Shape::Scalar(_) => self.leaf((start, size), 0, ty, path),
        }
    }

    fn leaf(&mut self, (start, size): (u32, u32), stride: u32, ty: &str, path: &str) {
        let field = if path.is_empty() { "unnamed field" } else { path };
        let (at, of) = (self.byte - start, size.max(1));
        self.found.push(Content { field: field.to_owned(), ty: ty.to_owned(), at, of, stride });
    }
}

#[cfg(test)]
mod tests {
    use super::Content;

    fn content(at: u32, of: u32, stride: u32) -> Content {
        Content { field: "Name".to_owned(), ty: "ULONG".to_owned(), at, of, stride }
    }

    #[test]
    fn describes_bytes_as_part_of_a_field() {
        assert_eq!(content(0, 4, 0).describe(&content(3, 4, 0)), "Name (ULONG)");
        assert_eq!(content(2, 4, 0).describe(&content(2, 4, 0)), "Name (ULONG), byte 3 of 4");
        assert_eq!(content(1, 4, 0).describe(&content(3, 4, 0)), "Name (ULONG), bytes 2 to 4 of 4");
        assert_eq!(content(0, 1, 0).describe(&content(0, 1, 0)), "Name (ULONG)");
    }

    #[test]
    fn describes_bytes_of_an_array_by_element() {
        assert_eq!(content(0, 16, 4).describe(&content(15, 16, 4)), "Name[0] to [3] (ULONG)");
        assert_eq!(content(4, 16, 4).describe(&content(7, 16, 4)), "Name[1] (ULONG)");
        assert_eq!(content(5, 16, 4).describe(&content(5, 16, 4)), "Name[1] (ULONG), byte 2 of 4");
    }
}
