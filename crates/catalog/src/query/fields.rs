//! Fields of a form as one list, by their paths in C.

use super::item::Member;
use crate::{Bit, Catalog, Field, Form, Scalar, Shape, Struct, joined};

/// Named field of a form, with its path.
#[derive(Clone, Debug)]
pub struct Flat<'a> {
    /// Path, such as `Packet.Size`. Unnamed members add nothing to it.
    pub path: String,
    /// Offset in bytes from the start of the form; for a bit field, the offset of its integer.
    pub offset: u32,
    /// Size in bytes; for an open array, the size of one element.
    pub size: u32,
    /// Type in C, including the number of elements of an array.
    pub ty: String,
    /// Position of the lowest bit and number of bits, for a bit field.
    pub bits: Option<(u32, u32)>,
    /// Field; for a bit field, its integer.
    pub field: &'a Field,
    /// Bit field.
    pub bit: Option<&'a Bit>,
}

/// Maximum depth of nested structures. Only an invalid catalog exceeds it.
const DEEPEST: usize = 16;

/// Returns all named fields of a form, by offset, including the fields of nested structures.
pub fn flatten<'a>(catalog: &'a Catalog, form: &'a Form) -> Vec<Flat<'a>> {
    let mut all = Vec::new();
    walk(catalog, &form.fields, 0, "", 0, &mut all);
    all
}

/// Returns the field at a path; for a bit field, its integer.
pub fn find<'a>(catalog: &'a Catalog, form: &'a Form, path: &str) -> Option<&'a Field> {
    flatten(catalog, form).into_iter().find(|flat| flat.path == path).map(|flat| flat.field)
}

/// Returns the field, the bit field or the part at a path.
pub fn member<'a>(catalog: &'a Catalog, form: &'a Form, path: &str) -> Option<Member<'a>> {
    let field = flatten(catalog, form).into_iter().find(|flat| flat.path == path);
    let part = || form.tail.iter().find(|part| part.name == path).map(Member::Part);
    field.map(|flat| flat.bit.map_or(Member::Field(flat.field), Member::Bit)).or_else(part)
}

/// Returns the structure with a name or an alias, as [`Catalog::structure`] does.
pub fn structure<'a>(catalog: &'a Catalog, name: &str) -> Option<&'a Struct> {
    catalog.structure(name)
}

/// Returns the Rust names of the current forms: one, or one for each pointer size if the forms differ.
pub fn rust_names(structure: &Struct) -> Vec<String> {
    let current = structure.forms.iter().filter(|form| form.current);
    let mut names: Vec<String> = current.map(|form| form.rust.clone()).collect();
    if names.is_empty() {
        names.push(structure.rust.clone());
    }
    names
}

/// Returns the type of a field in C, such as `ULONG`, `ULONG[8]` or `struct`.
pub fn c_type(field: &Field) -> String {
    let plain = field.ty.as_str();
    match &field.shape {
        Shape::Array { count, .. } if !plain.ends_with(']') => format!("{plain}[{count}]"),
        Shape::Open { .. } | Shape::Counted { .. } if !plain.ends_with(']') => format!("{plain}[1]"),
        Shape::Bits { unit, .. } if plain.is_empty() => unit_type(*unit).to_owned(),
        _ => plain.to_owned(),
    }
}

fn unit_type(unit: Scalar) -> &'static str {
    match unit {
        Scalar::U8 | Scalar::I8 => "UCHAR",
        Scalar::U16 | Scalar::I16 => "USHORT",
        Scalar::U64 | Scalar::I64 => "ULONGLONG",
        _ => "ULONG",
    }
}

fn walk<'a>(catalog: &'a Catalog, fields: &'a [Field], base: u32, within: &str, depth: usize, all: &mut Vec<Flat<'a>>) {
    if depth > DEEPEST {
        return;
    }
    for field in fields {
        if matches!(field.shape, Shape::Padding) {
            continue;
        }
        let path = joined(within, field.name.as_deref().unwrap_or_default());
        let flat = |path, bits, bit| Flat {
            path,
            offset: base + field.offset,
            size: field.size,
            ty: c_type(field),
            bits,
            field,
            bit,
        };
        if field.name.is_some() {
            all.push(flat(path.clone(), None, None));
        }
        match &field.shape {
            Shape::Union(members) | Shape::Group(members) => walk(catalog, members, base, &path, depth + 1, all),
            Shape::Struct { name, form } => {
                if let Some(inner) = catalog.form(name, *form) {
                    walk(catalog, &inner.fields, base + field.offset, &path, depth + 1, all);
                }
            }
            Shape::Bits { bits, .. } => {
                for bit in bits.iter().filter(|bit| bit.name.is_some()) {
                    all.push(flat(
                        joined(&path, bit.name.as_deref().unwrap_or_default()),
                        Some((bit.start, bit.width)),
                        Some(bit),
                    ));
                }
            }
            _ => {}
        }
    }
}
