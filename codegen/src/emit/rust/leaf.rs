//! Types of fields in Rust, as returned by getters.

use std::fmt;

use etwspec_catalog::{Bit, Catalog, Field, Form, Role, Scalar, Shape, Struct, ValueKind};

/// An integer type of Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Int {
    /// Size in bytes.
    pub(super) size: u32,
    pub(super) signed: bool,
}

impl Int {
    pub(super) const U32: Int = Int { size: 4, signed: false };

    /// Returns the integer type of a scalar, or `None` for a GUID. Pointers have been resolved to integers before.
    pub(super) fn of(scalar: Scalar) -> Option<Int> {
        let (size, signed) = match scalar {
            Scalar::U8 => (1, false),
            Scalar::U16 | Scalar::U16Be => (2, false),
            Scalar::U32 | Scalar::U32Be => (4, false),
            Scalar::U64 | Scalar::Pointer => (8, false),
            Scalar::I8 => (1, true),
            Scalar::I16 => (2, true),
            Scalar::I32 => (4, true),
            Scalar::I64 => (8, true),
            Scalar::Guid => return None,
        };
        Some(Int { size, signed })
    }

    /// Returns the unsigned type of the same size. The integers of bit-fields are unsigned, regardless of their type in
    /// C.
    pub(super) fn unsigned(self) -> Int {
        Int { signed: false, ..self }
    }

    /// Returns the smallest type that contains all values of both. `None` for a signed and an unsigned type, if no type
    /// contains the values of both.
    pub(super) fn wider(self, other: Int) -> Option<Int> {
        let size = self.size.max(other.size);
        if self.signed == other.signed {
            return Some(Int { size, signed: self.signed });
        }
        let unsigned = if self.signed { other } else { self };
        (unsigned.size < 8).then(|| Int { size: size.max(2 * unsigned.size), signed: true })
    }
}

impl Int {
    /// Returns the name in Rust.
    pub(super) fn name(self) -> &'static str {
        match (self.size, self.signed) {
            (1, false) => "u8",
            (2, false) => "u16",
            (4, false) => "u32",
            (_, false) => "u64",
            (1, true) => "i8",
            (2, true) => "i16",
            (4, true) => "i32",
            (_, true) => "i64",
        }
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Type of a field in Rust.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Leaf {
    /// An integer of Rust.
    Int(Int),
    /// An integer of Rust, stored with the most significant byte first.
    BigEndian(Int),
    /// An enumeration or flags: the path of the type, and the integer.
    Value(String, Int),
    /// A GUID.
    Guid,
    /// Another structure of a fixed size: the path of its type, and the size.
    Record(String, u32),
    /// A fixed number of elements.
    Array(Box<Leaf>, u32),
    /// Bytes without a type.
    Raw(u32),
}

impl Leaf {
    /// Returns the size in bytes.
    pub(super) fn size(&self) -> u32 {
        match self {
            Leaf::Int(int) | Leaf::BigEndian(int) | Leaf::Value(_, int) => int.size,
            Leaf::Record(_, size) | Leaf::Raw(size) => *size,
            Leaf::Guid => 16,
            Leaf::Array(element, count) => element.size() * count,
        }
    }

    /// Returns the type as written in Rust.
    pub(super) fn ty(&self) -> String {
        match self {
            Leaf::Int(int) | Leaf::BigEndian(int) => int.to_string(),
            Leaf::Value(path, _) | Leaf::Record(path, _) => path.clone(),
            Leaf::Guid => "Guid".to_owned(),
            Leaf::Array(element, count) => format!("[{}; {count}]", element.ty()),
            Leaf::Raw(size) => format!("Bytes<{size}>"),
        }
    }
}

/// Returns the type of a field of a simple shape. `None` for unions, groups and bit-fields, which have members instead,
/// and for the parts after the fixed part.
pub(super) fn of(catalog: &Catalog, field: &Field) -> Option<Leaf> {
    shape(catalog, &field.shape, field.values.as_deref(), field.size)
}

pub(super) fn shape(catalog: &Catalog, shape: &Shape, values: Option<&str>, size: u32) -> Option<Leaf> {
    Some(match shape {
        Shape::Scalar(scalar) => match Int::of(*scalar) {
            Some(int) if scalar.is_big_endian() => Leaf::BigEndian(int),
            Some(int) => value_type(catalog, values, int).unwrap_or(Leaf::Int(int)),
            None => Leaf::Guid,
        },
        Shape::Struct { name, form } => {
            let structure = catalog.structs.iter().find(|structure| structure.name == *name)?;
            let of = structure.forms.get(*form)?;
            // A nested structure has no tail, because nothing states its length. Optional trailing padding is present
            // here.
            match is_tailed(structure, of) || of.fixed != of.size && structure.data_at.is_none() {
                true => Leaf::Raw(size),
                false => Leaf::Record(super::names::form_path(structure, *form), of.size),
            }
        }
        Shape::Array { element, count, stride } => {
            Leaf::Array(Box::new(self::shape(catalog, element, values, *stride)?), *count)
        }
        Shape::Padding => Leaf::Raw(size),
        _ => return None,
    })
}

/// Returns the type of an enumeration or of flags, for an integer of its size.
pub(super) fn value_type(catalog: &Catalog, values: Option<&str>, of: Int) -> Option<Leaf> {
    if of.signed {
        return None;
    }
    let is = |name: &str| Some(name) == values;
    if let Some(mask) = catalog.masks.iter().find(|mask| is(&mask.enable_name)) {
        // The documented flags are a 32-bit word.
        let path = format!("crate::{}::{}", mask.module, mask.enable_rust);
        return (of == Int::U32).then_some(Leaf::Value(path, of));
    }
    let set = catalog.sets.iter().find(|set| is(&set.name))?;
    let int = Int::of(set.scalar)?;
    (set.kind != ValueKind::Constants && int.size == of.size)
        .then(|| Leaf::Value(format!("crate::{}::{}", set.module, set.rust), int))
}

/// Returns the type of a bit-field of an integer.
pub(super) fn bit(catalog: &Catalog, bit: &Bit, unit: Int) -> Leaf {
    let set = catalog.sets.iter().find(|set| Some(&set.name) == bit.values.as_ref());
    match set.and_then(|set| Some((set, Int::of(set.scalar)?))) {
        Some((set, int)) => Leaf::Value(format!("crate::{}::{}", set.module, set.rust), int),
        None => Leaf::Int(unit),
    }
}

/// Returns the name and the size of the integer type of a scalar.
pub(super) fn int(scalar: Scalar) -> (&'static str, u32) {
    Int::of(scalar).map_or(("[u8; 16]", 16), |int| (int.name(), int.size))
}

/// Returns the name and the size of the unsigned integer type of a scalar.
pub(super) fn unsigned(scalar: Scalar) -> (&'static str, u32) {
    Int::of(scalar).map_or(("[u8; 16]", 16), |int| (int.unsigned().name(), int.size))
}

/// Returns whether the size of a form depends on the data.
pub(super) fn is_tailed(structure: &Struct, form: &Form) -> bool {
    has_tail(form) || !structure.inserted.is_empty()
}

/// Returns whether a part of variable length follows the fixed part.
pub(super) fn has_tail(form: &Form) -> bool {
    !form.tail.is_empty()
        || form.fields.last().is_some_and(|field| {
            field.role != Some(Role::EventData) && matches!(field.shape, Shape::Open { .. } | Shape::Counted { .. })
        })
}
