//! The fields of a form as one list, by the paths that C writes.

use crate::{Bit, Catalog, Field, Form, Scalar, Shape, Struct};

/// A field with a name.
#[derive(Clone, Debug)]
pub struct Flat<'a> {
    /// The path: `Packet.Size`. What has no name adds nothing to it.
    pub path: String,
    /// From the start of the form; of a field of bits, that of the integer that holds it.
    pub offset: u32,
    /// In bytes; of an open array, of one element.
    pub size: u32,
    /// The type in C, with the number of elements of an array.
    pub ty: String,
    /// The lowest bit, and how many.
    pub bits: Option<(u32, u32)>,
    /// The field; of a field of bits, the integer that holds it.
    pub field: &'a Field,
    /// The field of bits.
    pub bit: Option<&'a Bit>,
}

/// Structures in structures go no deeper than this; a catalog that does is not one of ours.
const DEEPEST: usize = 16;

/// All fields of a form that have names, by offset; those of inner structures too.
pub fn flatten<'a>(catalog: &'a Catalog, form: &'a Form) -> Vec<Flat<'a>> {
    let mut all = Vec::new();
    walk(catalog, &form.fields, 0, "", 0, &mut all);
    all
}

/// The field with a path; of a field of bits, the integer that holds it.
pub fn find<'a>(catalog: &'a Catalog, form: &'a Form, path: &str) -> Option<&'a Field> {
    flatten(catalog, form).into_iter().find(|flat| flat.path == path).map(|flat| flat.field)
}

/// The structure with a name or an alias.
pub fn structure<'a>(catalog: &'a Catalog, name: &str) -> Option<&'a Struct> {
    catalog.structs.iter().find(|s| s.name == name || s.aliases.iter().any(|alias| alias.name == name))
}

/// What the current forms of a structure are called in Rust: one name, or one for each pointer size where they differ.
pub fn rust_names(structure: &Struct) -> Vec<String> {
    let current = structure.forms.iter().filter(|form| form.current);
    let mut names: Vec<String> = current.map(|form| form.rust.clone()).collect();
    if names.is_empty() {
        names.push(structure.rust.clone());
    }
    names
}

/// The type of a field in C: `ULONG`, `ULONG[8]`, `struct`.
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
        let path = join(within, field.name.as_deref());
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
                if let Some(inner) = structure(catalog, name).and_then(|inner| inner.forms.get(*form)) {
                    walk(catalog, &inner.fields, base + field.offset, &path, depth + 1, all);
                }
            }
            Shape::Bits { bits, .. } => {
                for bit in bits.iter().filter(|bit| bit.name.is_some()) {
                    all.push(flat(join(&path, bit.name.as_deref()), Some((bit.start, bit.width)), Some(bit)));
                }
            }
            _ => {}
        }
    }
}

fn join(within: &str, name: Option<&str>) -> String {
    match name {
        None => within.to_owned(),
        Some(name) if within.is_empty() => name.to_owned(),
        Some(name) => format!("{within}.{name}"),
    }
}
