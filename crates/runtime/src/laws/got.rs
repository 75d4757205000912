//! What getters of the payload types of providers return, as values that tests compare.

use alloc::vec::Vec;
use core::fmt;

use crate::error::Error;
use crate::guid::Guid;
use crate::provider::Provider;
use crate::provider_payload::{FieldValues, ProviderData};
use crate::release::Pointer;
use crate::text::{AnsiStr, Text, Utf16Str};
use crate::typed::FileTime;

/// A provider, and functions from event ID, version, data and pointer size.
pub struct Provided {
    /// Table of the provider.
    pub provider: &'static Provider,
    /// Reads the payload type of the event.
    pub own: fn(u16, u8, &[u8], Pointer) -> Option<Own<'_>>,
    /// Calls all getters: of the first payload type with the same fields, because all of them have the same getters.
    pub read: fn(u16, u8, &[u8], Pointer) -> Option<Read>,
}

/// Payload of an event, or why it is none.
pub type Own<'a> = Result<ProviderData<'a>, Error>;

/// Names of fields, each with what its getter returns.
pub type Read = Result<Vec<(&'static str, Got)>, Error>;

/// What a getter returns.
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
    /// Names of fields, each with what its getter returns.
    Structure(Vec<(&'static str, Got)>),
}

/// A type that getters return. `L` is a type of the tests, which implement the trait for types of the generated crate.
pub trait Get<L> {
    /// Converts the value.
    fn got(self) -> Got;
}

macro_rules! get {
    ($($ty:ty: |$value:ident| $got:expr;)*) => {$(
        impl<L> Get<L> for $ty {
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

impl<L, T: Get<L>> Get<L> for Option<T> {
    fn got(self) -> Got {
        self.map_or(Got::Absent, T::got)
    }
}

impl<'a, L, T: Get<L>> Get<L> for FieldValues<'a, T>
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

/// Implements [`Get`] for enumerations and flags.
#[doc(hidden)]
#[macro_export]
macro_rules! law_got_names {
    ($local:ty: $($ty:ty),*) => {$(
        impl $crate::laws::got::Get<$local> for $ty {
            fn got(self) -> $crate::laws::got::Got {
                $crate::laws::got::Got::Named(self.0.into())
            }
        }
    )*};
}

/// Implements [`Get`] for the view of a structure of another part of the crate.
#[doc(hidden)]
#[macro_export]
macro_rules! law_got_view {
    ($local:ty: $($view:ident)::*) => {
        impl $crate::laws::got::Get<$local> for $($view)::*<'_> {
            fn got(self) -> $crate::laws::got::Got {
                $crate::laws::got::Got::View
            }
        }
    };
}

/// Writes names and values without spaces: numbers and bytes in hexadecimal, and the low byte of a named value, whose type
/// may be wider than the field.
impl fmt::Display for Got {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Got::Absent => Ok(()),
            Got::Number(number) => write!(f, "{number:x}"),
            Got::Named(number) => write!(f, "{:x}", number & 0xFF),
            Got::Bytes(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
            Got::View => f.write_str("view"),
            Got::List(all) => {
                f.write_str("[")?;
                all.iter().try_for_each(|one| write!(f, "{one},"))?;
                f.write_str("]")
            }
            Got::Structure(all) => {
                let mut all: Vec<_> = all.iter().filter(|(_, got)| *got != Got::Absent).collect();
                all.sort_by_key(|(name, _)| *name);
                f.write_str("{")?;
                all.iter().try_for_each(|(name, got)| write!(f, "{name}={got};"))?;
                f.write_str("}")
            }
        }
    }
}
