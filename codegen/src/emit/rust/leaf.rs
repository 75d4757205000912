//! What a getter returns, and how it is read from bytes and written to them.

use etwspec_catalog::{Catalog, Field, Scalar, Shape, ValueKind};

/// A type that a field has in Rust, with what reading and writing it needs.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Leaf {
    /// An integer of Rust.
    Int(&'static str, u32),
    /// An enumeration or flags: the path of the type, the size, and the integer.
    Value(String, u32, &'static str),
    /// A GUID.
    Guid,
    /// Another structure of a fixed size: the path of its type, and the size.
    Record(String, u32),
    /// Elements of a known number.
    Array(Box<Leaf>, u32),
    /// Bytes as they are.
    Raw(u32),
}

impl Leaf {
    /// The size in bytes.
    pub(super) fn size(&self) -> u32 {
        match self {
            Leaf::Int(_, size) | Leaf::Value(_, size, _) | Leaf::Record(_, size) | Leaf::Raw(size) => *size,
            Leaf::Guid => 16,
            Leaf::Array(element, count) => element.size() * count,
        }
    }

    /// The type as written.
    pub(super) fn ty(&self) -> String {
        match self {
            Leaf::Int(int, _) => (*int).to_owned(),
            Leaf::Value(path, ..) | Leaf::Record(path, _) => path.clone(),
            Leaf::Guid => "Guid".to_owned(),
            Leaf::Array(element, count) => format!("[{}; {count}]", element.ty()),
            Leaf::Raw(size) => format!("Bytes<{size}>"),
        }
    }

    /// The type that a view returns: a view of an inner structure, the same for all else.
    pub(super) fn view_ty(&self) -> String {
        match self {
            Leaf::Record(path, _) => format!("{path}View<'a>"),
            other => other.ty(),
        }
    }

    /// An expression that reads it at an offset of `bytes`, an expression for a reference to an array.
    pub(super) fn read(&self, bytes: &str, at: u32) -> String {
        let size = self.size();
        match self {
            Leaf::Int(int, _) => format!("{int}::from_le_bytes(get::<{at}, {size}, _>({bytes}))"),
            Leaf::Value(path, ..) => format!("{path}::from_le(get::<{at}, {size}, _>({bytes}))"),
            Leaf::Guid => format!("Guid::from_bytes(get::<{at}, 16, _>({bytes}))"),
            Leaf::Record(path, _) => format!("{path}::from_bytes(part::<{at}, {size}, _>({bytes}))"),
            Leaf::Array(element, _) => {
                format!("array(part::<{at}, {size}, _>({bytes}), {})", element.read_element())
            }
            Leaf::Raw(_) => format!("Bytes(get::<{at}, {size}, _>({bytes}))"),
        }
    }

    /// An expression that borrows it at an offset of `bytes`.
    pub(super) fn view(&self, bytes: &str, at: u32) -> String {
        match self {
            Leaf::Record(path, size) => format!("{path}View::from_bytes(part::<{at}, {size}, _>({bytes}))"),
            other => other.read(bytes, at),
        }
    }

    /// A statement that writes `value` at an offset of `bytes`, an expression for a mutable reference to an array.
    pub(super) fn write(&self, bytes: &str, at: u32, value: &str) -> String {
        match self {
            Leaf::Array(element, count) => {
                let stride = element.size();
                let slice = format!("part_mut::<{at}, {}, _>({bytes})", self.size());
                let each = element.to_bytes("element");
                debug_assert_eq!(stride * count, self.size());
                format!("fill({slice}, &{value}, |element| {each});")
            }
            other => format!("put::<{at}, {}, _>({bytes}, {});", self.size(), other.to_bytes(value)),
        }
    }

    /// An expression for the bytes of `value`, as an array.
    fn to_bytes(&self, value: &str) -> String {
        match self {
            Leaf::Int(..) => format!("{value}.to_le_bytes()"),
            Leaf::Value(..) => format!("{value}.to_le()"),
            Leaf::Guid | Leaf::Record(..) => format!("{value}.to_bytes()"),
            Leaf::Raw(_) => format!("{value}.0"),
            Leaf::Array(..) => unreachable!("arrays of arrays are not in the language"),
        }
    }

    /// A function from the bytes of an element to the element.
    fn read_element(&self) -> String {
        match self {
            Leaf::Int(int, _) => format!("{int}::from_le_bytes"),
            Leaf::Value(path, ..) => format!("{path}::from_le"),
            Leaf::Guid => "Guid::from_bytes".to_owned(),
            Leaf::Record(path, size) => format!("|bytes: [u8; {size}]| {path}::from_bytes(&bytes)"),
            Leaf::Raw(_) => "Bytes".to_owned(),
            Leaf::Array(..) => unreachable!("arrays of arrays are not in the language"),
        }
    }
}

/// The integer type of a scalar; a pointer has been resolved to an integer before.
pub(super) fn int(scalar: Scalar) -> (&'static str, u32) {
    match scalar {
        Scalar::U8 => ("u8", 1),
        Scalar::U16 => ("u16", 2),
        Scalar::U32 => ("u32", 4),
        Scalar::U64 | Scalar::Pointer => ("u64", 8),
        Scalar::I8 => ("i8", 1),
        Scalar::I16 => ("i16", 2),
        Scalar::I32 => ("i32", 4),
        Scalar::I64 => ("i64", 8),
        Scalar::Guid => ("[u8; 16]", 16),
    }
}

/// The integer type of a word of bits, which are numbers without a sign whatever C declares: the describing tables and
/// the masks have them so.
pub(super) fn unsigned(scalar: Scalar) -> (&'static str, u32) {
    match int(scalar) {
        ("i8", size) => ("u8", size),
        ("i16", size) => ("u16", size),
        ("i32", size) => ("u32", size),
        ("i64", size) => ("u64", size),
        other => other,
    }
}

/// The type of a field of one of the simple shapes; nothing for unions, groups and bits, which have members instead,
/// and for what follows the fixed part.
pub(super) fn of(catalog: &Catalog, field: &Field) -> Option<Leaf> {
    shape(catalog, &field.shape, field.values.as_deref(), field.size)
}

pub(super) fn shape(catalog: &Catalog, shape: &Shape, values: Option<&str>, size: u32) -> Option<Leaf> {
    Some(match shape {
        Shape::Scalar(Scalar::Guid) => Leaf::Guid,
        Shape::Scalar(scalar) => {
            let (int, size) = int(*scalar);
            value_type(catalog, values, size, int).unwrap_or(Leaf::Int(int, size))
        }
        Shape::Struct { name, form } => {
            let structure = catalog.structs.iter().find(|structure| structure.name == *name)?;
            let of = structure.forms.get(*form)?;
            // Within another, nothing says how far a part of variable length goes; and what may go without its padding
            // has it here.
            match super::describe::is_tailed(structure, of) || of.fixed != of.size && structure.data_at.is_none() {
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

/// The type of an enumeration or of flags, for an integer of just its size.
pub(super) fn value_type(catalog: &Catalog, values: Option<&str>, size: u32, of: &'static str) -> Option<Leaf> {
    if !of.starts_with('u') {
        return None;
    }
    let is = |name: &str| Some(name) == values;
    if let Some(mask) = catalog.masks.iter().find(|mask| is(&mask.enable_name)) {
        // The documented flags are a word of 32 bits.
        return (size == 4).then(|| Leaf::Value(format!("crate::{}::{}", mask.module, mask.enable_rust), size, "u32"));
    }
    let set = catalog.sets.iter().find(|set| is(&set.name))?;
    let (int, set_size) = int(set.scalar);
    (set.kind != ValueKind::Constants && set_size == size)
        .then(|| Leaf::Value(format!("crate::{}::{}", set.module, set.rust), size, int))
}
