// Copied from codegen/runtime/provider_payloads_got.rs by `cargo spec generate`. Do not edit: edit that file.

//! What getters of the payload types of providers return, as values that tests compare.

use etwspec::provider_payload::{FieldValues, ProviderData};
use etwspec::{AnsiStr, Error, FileTime, Guid, Pointer, Text, Utf16Str};

/// A provider, and functions from event ID, version, data and pointer size.
pub struct Provided {
    pub provider: &'static etwspec::describe::provider::Provider,
    /// Reads the payload type of the event.
    pub own: fn(u16, u8, &[u8], Pointer) -> Option<Own<'_>>,
    /// Calls all getters: of the first payload type with the same fields, because all of them have the same getters.
    pub read: fn(u16, u8, &[u8], Pointer) -> Option<Read>,
}

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
    List(Vec<Got>),
    Structure(Vec<(&'static str, Got)>),
}

pub trait Get {
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
        Text::Ansi(text) => text.got(),
        Text::Utf16(text) => text.got(),
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

macro_rules! numbers {
    ($($ty:ty),*) => {$(
        impl Get for $ty {
            fn got(self) -> Got {
                Got::Named(self.0.into())
            }
        }
    )*};
}
pub(crate) use numbers;

macro_rules! views {
    ($($view:ident)::*) => {
        impl Get for $($view)::*<'_> {
            fn got(self) -> Got {
                Got::View
            }
        }
    };
}
pub(crate) use views;

/// Writes names and values without spaces: numbers and bytes in hexadecimal, and the low byte of a named value, whose type
/// may be wider than the field.
impl std::fmt::Display for Got {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
