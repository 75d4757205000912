//! Records of getters and setters. The property tests of generated types compare them with the describing tables.
//!
//! The macros that define a getter and a setter also record the place that both access. A record compiles in a fraction of
//! the time that a call takes. Getters of the payload types of providers are called, because their code depends on types.

use alloc::vec::Vec;

use crate::error::Error;
use crate::guid::Guid;
use crate::layout::Layout;
use crate::provider_payload::FieldValues;
use crate::provider_payload::parts::Fields;
use crate::table::Table;
use crate::text::{AnsiStr, Text, Utf16Str};
use crate::typed::FileTime;

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

/// Getters and setters of a fixed part.
#[derive(Clone, Copy)]
pub struct Accessors {
    pub name: &'static str,
    pub size: usize,
    /// Returns the fields in the describing table.
    pub table: fn() -> Table,
    pub raw: &'static [Accessor],
    pub typed: &'static [TypedAccessor],
}

/// A fixed part, or a structure or union within one.
pub trait Accessed {
    const ACCESSORS: Accessors;
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

/// A getter of a payload type.
#[derive(Debug)]
pub struct Getter {
    pub name: &'static str,
    /// Type in Rust, and its size in memory.
    pub ty: &'static str,
    pub in_memory: usize,
    /// Method that reads the field, and index of the field.
    pub read: &'static str,
    pub slot: usize,
}

/// A payload type.
pub trait Getters {
    const GETTERS: &'static [Getter];
}

/// A payload type of a provider or a structure in payloads, with the code of all its getters.
pub trait Gets {
    fn gotten(fields: &Fields<'_>) -> Gotten;
}

/// Names of getters, of the methods that read their fields, and of the fields, each with what the getter returns.
pub type Gotten = Vec<(&'static str, &'static str, Option<&'static str>, Got)>;

/// Value of a getter.
#[derive(Clone, Debug, PartialEq)]
pub enum Got {
    /// The version does not have the field.
    Absent,
    /// A number, the bits of a floating-point number, a Boolean or a point in time.
    Number(u64),
    /// A value of a map.
    Named(u64),
    /// Text, bytes or a GUID.
    Bytes(Vec<u8>),
    /// The view of a structure.
    View,
    /// Elements of an array.
    List(Vec<Got>),
    Structure(Gotten),
}

/// A type that getters return.
pub trait Get {
    /// Converts the value.
    fn got(self) -> Got;
}

macro_rules! get {
    ($($ty:ty: |$value:ident| $got:expr;)*) => {$(
        impl Get for $ty {
            fn got(self) -> Got {
                let $value = self;
                $got
            }
        }
    )*};
}

get! {
    u8: |value| Got::Number(value.into());
    u16: |value| Got::Number(value.into());
    u32: |value| Got::Number(value.into());
    u64: |value| Got::Number(value);
    i8: |value| Got::Number(value as u64);
    i16: |value| Got::Number(value as u64);
    i32: |value| Got::Number(value as u64);
    i64: |value| Got::Number(value as u64);
    bool: |value| Got::Number(value.into());
    f32: |value| Got::Number(value.to_bits().into());
    f64: |value| Got::Number(value.to_bits());
    FileTime: |value| Got::Number(value.0 as u64);
    Guid: |value| Got::Bytes(value.to_bytes().to_vec());
    &[u8]: |value| Got::Bytes(value.to_vec());
    Utf16Str<'_>: |value| Got::Bytes(value.as_bytes().to_vec());
    AnsiStr<'_>: |value| Got::Bytes(value.as_bytes().to_vec());
    Text<'_>: |value| match value {
        Text::Ansi(text) => Got::Bytes(text.as_bytes().to_vec()),
        Text::Utf16(text) => Got::Bytes(text.as_bytes().to_vec()),
    };
}

impl<T: Get> Get for Option<T> {
    fn got(self) -> Got {
        self.map_or(Got::Absent, T::got)
    }
}

impl<'a, T: Get> Get for FieldValues<'a, T>
where
    FieldValues<'a, T>: ExactSizeIterator<Item = T>,
{
    fn got(self) -> Got {
        let count = self.len();
        let all: Vec<Got> = self.map(T::got).collect();
        assert_eq!(all.len(), count);
        Got::List(all)
    }
}

/// Implements the traits of this module, for a kind of type.
#[doc(hidden)]
#[macro_export]
macro_rules! tested {
    (fixed $name:ident, $size:literal, $table:expr;
     fields { $($get:ident $set:ident: $ty:ty = $at:literal;)* }
     bits { $($bit_get:ident $bit_set:ident: $bit_ty:ty = $unit:literal $bit_at:literal $start:literal..$end:literal;)* }
     typed { $($typed_get:ident $typed_set:ident = $raw_get:ident $raw_set:ident;)* }) => {
        impl $crate::tested::Accessed for $name {
            const ACCESSORS: $crate::tested::Accessors = $crate::tested::Accessors {
                name: stringify!($name),
                size: $size,
                table: || $table,
                raw: &[
                    $($crate::tested::Accessor {
                        get: stringify!($get),
                        set: stringify!($set),
                        ty: stringify!($ty),
                        in_memory: <$ty as $crate::Element>::SIZE,
                        place: ($at, <$ty as $crate::Element>::SIZE),
                        bits: None,
                    },)*
                    $($crate::tested::Accessor {
                        get: stringify!($bit_get),
                        set: stringify!($bit_set),
                        ty: "",
                        in_memory: size_of::<$bit_ty>(),
                        place: ($bit_at, $unit),
                        bits: Some(($start, $end - $start)),
                    },)*
                ],
                typed: &[$((
                    stringify!($typed_get), stringify!($typed_set), stringify!($raw_get), stringify!($raw_set),
                ),)*],
            };
        }
    };
    (form $name:ident, $fixed:ident, $view:ident $(, $layout:ident)?) => {
        impl $crate::tested::Tested for $name {
            type Fixed = $fixed;
            type View<'a> = $view<'a>;
            const LAYOUT: &'static $crate::describe::Layout = $name::LAYOUT;

            fn viewed(bytes: &[u8]) -> Result<Self, $crate::Error> {
                $crate::tested::OwnedCopy::copied($view::new(bytes)?.to_value())
            }

            fn viewed_fixed(bytes: &[u8]) -> Result<::alloc::vec::Vec<u8>, $crate::Error> {
                Ok($view::new(bytes)?.as_bytes().to_vec())
            }
        }
    };
    (payload $name:ident { $($get:ident: $ty:ty = $read:ident($slot:literal);)* }) => {
        impl<'a> $crate::tested::Getters for $name<'a> {
            const GETTERS: &'static [$crate::tested::Getter] = &[$($crate::tested::Getter {
                name: stringify!($get),
                ty: stringify!($ty),
                in_memory: size_of::<$ty>(),
                read: stringify!($read),
                slot: $slot,
            },)*];
        }
    };
    (named $name:ident) => {
        impl $crate::tested::Get for $name {
            fn got(self) -> $crate::tested::Got {
                $crate::tested::Got::Named($crate::private::BitValue::to_bits(self))
            }
        }
    };
    (structure $name:ident $getters:tt) => {
        $crate::tested!(getters $name; $getters);

        impl $crate::tested::Get for $name<'_> {
            fn got(self) -> $crate::tested::Got {
                $crate::tested::Got::Structure(<Self as $crate::tested::Gets>::gotten(&self.0))
            }
        }
    };
    // Payload types with the same getters, or a structure in payloads.
    (getters $($name:ident),*;
     { $($(#[$meta:meta])* fn $getter:ident -> $ty:ty = $read:ident($slot:literal $(, $new:path)?);)* }) => {
        const _: () = {
            fn gotten<'a>(_fields: &$crate::private::provider_payload::Fields<'a>) -> $crate::tested::Gotten {
                const NAMES: &[(&str, &str, usize)] = &[$((stringify!($getter), stringify!($read), $slot),)*];
                let all = [$($crate::tested!(@$read _fields, $ty, $slot $(, $new)?)),*];
                $crate::tested::with_names(NAMES, _fields, all)
            }

            $(impl $crate::tested::Gets for $name<'_> {
                fn gotten(fields: &$crate::private::provider_payload::Fields<'_>) -> $crate::tested::Gotten {
                    gotten(fields)
                }
            })*
        };
    };
    (@view $fields:ident, $ty:ty, $slot:literal, $new:path) => {
        match $fields.view($slot, $new) {
            Some(_) => $crate::tested::Got::View,
            None => $crate::tested::Got::Absent,
        }
    };
    (@$read:ident $fields:ident, $ty:ty, $slot:literal) => {
        <$ty as $crate::tested::Get>::got($fields.$read($slot))
    };
}

/// Returns what getters return, with names.
pub fn with_names<const N: usize>(
    names: &[(&'static str, &'static str, usize)],
    fields: &Fields<'_>,
    all: [Got; N],
) -> Gotten {
    names.iter().zip(all).map(|(&(getter, read, slot), got)| (getter, read, fields.name(slot), got)).collect()
}
