//! Places of getters and setters, and their comparison with the describing tables.
//!
//! The macros that define a getter and a setter also record the place that both access. A record of a place compiles in
//! a fraction of the time that a call of the getter takes, and `fixed!` has tests of its own.

use alloc::vec::Vec;

use crate::error::Error;
use crate::layout::{Field, Kind, Layout};
use crate::table::Table;

/// A getter and a setter, and the place that they access.
#[derive(Debug)]
pub struct Accessor {
    pub get: &'static str,
    pub set: &'static str,
    /// Type in Rust, of a field.
    pub ty: &'static str,
    /// Size of the type in memory.
    pub in_memory: usize,
    /// Offset and size of the bytes.
    pub place: (usize, usize),
    /// Lowest bit and number of bits, for a bit-field.
    pub bits: Option<(u32, u32)>,
}

/// A getter and a setter of a value with a meaning, and the getter and the setter of its raw value.
pub type TypedAccessor = (&'static str, &'static str, &'static str, &'static str);

impl Accessor {
    /// Returns those of a field.
    pub const fn field(get: &'static str, set: &'static str, ty: &'static str, offset: usize, size: usize) -> Accessor {
        Accessor { get, set, ty, in_memory: size, place: (offset, size), bits: None }
    }

    /// Returns those of a bit-field of an integer of `size` bytes.
    pub const fn bits(
        get: &'static str,
        set: &'static str,
        offset: usize,
        size: usize,
        start: u32,
        width: u32,
        in_memory: usize,
    ) -> Accessor {
        Accessor { get, set, ty: "", in_memory, place: (offset, size), bits: Some((start, width)) }
    }
}

/// A fixed part, or a structure or union within one.
pub trait Accessed {
    const NAME: &'static str;
    const SIZE: usize;
    const ACCESSORS: &'static [Accessor];
    const TYPED: &'static [TypedAccessor];

    /// Returns the fields in the describing table.
    fn table() -> Table;
}

/// A form: its fixed part, its view and its table.
pub trait Tested: Sized {
    type Fixed: Accessed;
    type View<'a>;
    const LAYOUT: &'static Layout;

    /// Returns the owned copy of a view.
    fn viewed(bytes: &[u8]) -> Result<Self, Error>;

    /// Returns the fixed part, from a view.
    fn viewed_fixed(bytes: &[u8]) -> Result<Vec<u8>, Error>;
}

/// Result of `to_value` of a view, which returns an error only if a part of variable length follows the fixed part.
pub trait OwnedCopy<T> {
    /// Converts to a result.
    fn copied(self) -> Result<T, Error>;
}

impl<T> OwnedCopy<T> for T {
    fn copied(self) -> Result<T, Error> {
        Ok(self)
    }
}

impl<T> OwnedCopy<T> for Result<T, Error> {
    fn copied(self) -> Result<T, Error> {
        self
    }
}

/// Getters and setters of a fixed part.
#[derive(Clone, Copy)]
pub struct Accessors {
    pub name: &'static str,
    pub size: usize,
    pub table: fn() -> Table,
    pub raw: &'static [Accessor],
    pub typed: &'static [TypedAccessor],
}

impl Accessors {
    /// Returns those of a type.
    pub const fn of<T: Accessed>() -> Accessors {
        Accessors { name: T::NAME, size: T::SIZE, table: T::table, raw: T::ACCESSORS, typed: T::TYPED }
    }
}

/// Checks that each getter and setter accesses exactly the bits that the table states for the field of its name, and
/// that each field with a name has both.
pub fn members(of: &Accessors) {
    let Accessors { name, size, raw, typed, .. } = *of;
    let table = (of.table)();
    let mut fields = Vec::new();
    level(table.fields, &mut fields);
    let place = |field: &Field| {
        let bits = if let Kind::Bit { start, width } = field.kind { Some((start, width)) } else { None };
        ((field.offset - table.base, field.size), bits)
    };
    for accessor in raw {
        let Accessor { get, set, ty, in_memory, place: (offset, bytes), bits } = *accessor;
        assert!(is_setter(set, get), "{name}: `{set}` is the setter of `{get}`");
        assert!(offset + bytes <= size, "{name}: {accessor:?} is beyond the end at {size}");
        if let Some((start, width)) = bits {
            assert!(start + width <= 8 * bytes as u32 && width <= 8 * in_memory as u32, "{name}: {accessor:?}");
        }
        let same = |field: &Field| place(field) == (accessor.place, bits) && agrees(field, ty);
        let mut named = fields.iter().filter(|field| same_name(get, field.name)).peekable();
        let found = match named.peek() {
            Some(_) => named.any(|field| same(field)),
            // A former name, or a field of an inner structure.
            None => within(table.fields, &same),
        };
        assert!(found, "{name}: the table has no {accessor:?}");
    }
    let accessible = |field: &&&Field| {
        let is_value = !matches!(field.kind, Kind::Data | Kind::Open { .. } | Kind::Counted { .. } | Kind::Padding);
        !field.name.is_empty() && is_value
    };
    for field in fields.iter().filter(accessible) {
        let found = raw.iter().any(|accessor| place(field) == (accessor.place, accessor.bits));
        assert!(found, "{name}: `{}` has no getter", field.name);
    }
    for accessor @ &(get, set, raw_get, raw_set) in typed {
        let known = raw.iter().any(|raw| (raw.get, raw.set) == (raw_get, raw_set));
        assert!(is_setter(set, get) && known, "{name}: {accessor:?} has another raw value");
    }
}

/// Adds the fields that have a name in the structure: of a container without a name, its members.
pub(super) fn level(fields: &'static [Field], out: &mut Vec<&'static Field>) {
    for field in fields {
        match field.kind {
            Kind::Union | Kind::Struct | Kind::Bits if field.name.is_empty() => level(field.children, out),
            _ => out.push(field),
        }
    }
}

fn within(fields: &[Field], same: &impl Fn(&Field) -> bool) -> bool {
    fields.iter().any(|field| same(field) || within(field.children, same))
}

fn is_setter(set: &str, get: &str) -> bool {
    set.strip_prefix("set_") == Some(get)
}

/// Returns whether an integer type has the sign of the field.
fn agrees(field: &Field, ty: &str) -> bool {
    match integer(ty) {
        Some((signed, _)) if !matches!(field.kind, Kind::Bit { .. }) => (field.kind == Kind::Signed) == signed,
        _ => true,
    }
}

/// Returns the sign and the number of bits of an integer type.
pub(super) fn integer(ty: &str) -> Option<(bool, u32)> {
    let (signed, bits) = match ty.split_at_checked(1)? {
        ("i", bits) => (true, bits),
        ("u", bits) => (false, bits),
        _ => return None,
    };
    Some((signed, bits.parse().ok()?))
}

/// Returns whether a name in Rust is that of a name in C. Case and underscores may differ.
pub(super) fn same_name(rust: &str, c: &str) -> bool {
    let letters = |name: &str| -> Vec<u8> {
        name.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| byte.to_ascii_lowercase()).collect()
    };
    match c {
        // The word is a keyword of Rust.
        "Type" | "type" => rust.trim_end_matches('_') == "kind",
        _ => letters(rust) == letters(c),
    }
}

/// Records the places of the getters and setters of a fixed part.
#[doc(hidden)]
#[macro_export]
macro_rules! accessors {
    ($name:ident, $size:literal, $table:expr;
     fields { $($get:ident $set:ident: $ty:ty = $at:literal;)* }
     bits { $($bit_get:ident $bit_set:ident: $bit_ty:ty = $unit:literal $bit_at:literal $start:literal..$end:literal;)* }
     typed { $($typed_get:ident $typed_set:ident = $raw_get:ident $raw_set:ident;)* }) => {
        impl $crate::laws::Accessed for $name {
            const NAME: &'static str = stringify!($name);
            const SIZE: usize = $size;
            const ACCESSORS: &'static [$crate::laws::Accessor] = &[
                $($crate::laws::Accessor::field(
                    stringify!($get), stringify!($set), stringify!($ty), $at, <$ty as $crate::Element>::SIZE,
                ),)*
                $($crate::laws::Accessor::bits(
                    stringify!($bit_get), stringify!($bit_set), $bit_at, $unit, $start, $end - $start, size_of::<$bit_ty>(),
                ),)*
            ];
            const TYPED: &'static [$crate::laws::TypedAccessor] = &[$((
                stringify!($typed_get), stringify!($typed_set), stringify!($raw_get), stringify!($raw_set),
            ),)*];

            fn table() -> $crate::private::Table {
                $table
            }
        }
    };
}

/// Makes a form known to the laws.
#[doc(hidden)]
#[macro_export]
macro_rules! tested {
    ($name:ident, $fixed:ident, $view:ident $(, $layout:ident)?) => {
        impl $crate::laws::Tested for $name {
            type Fixed = $fixed;
            type View<'a> = $view<'a>;
            const LAYOUT: &'static $crate::describe::Layout = $name::LAYOUT;

            fn viewed(bytes: &[u8]) -> Result<Self, $crate::Error> {
                $crate::laws::OwnedCopy::copied($view::new(bytes)?.to_value())
            }

            fn viewed_fixed(bytes: &[u8]) -> Result<::alloc::vec::Vec<u8>, $crate::Error> {
                Ok($view::new(bytes)?.as_bytes().to_vec())
            }
        }
    };
}
