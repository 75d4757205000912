//! Values of the getters of payload types of providers, in a form that tests compare.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::accessors::same_name;
use crate::error::Error;
use crate::guid::Guid;
use crate::provider::Provider;
use crate::provider_payload::parts::Fields;
use crate::provider_payload::{FieldValues, ProviderData, ProviderPayload};
use crate::release::Pointer;
use crate::text::{AnsiStr, Text, Utf16Str};
use crate::typed::FileTime;

/// A provider and its payload types.
pub struct Provided {
    /// Table of the provider.
    pub provider: &'static Provider,
    pub events: &'static [Event],
}

/// A payload type.
pub struct Event {
    pub id: u16,
    /// Reads the data of a version.
    pub read: for<'a> fn(u8, &'a [u8], Pointer) -> Own<'a>,
    /// Calls the code of all getters.
    pub getters: for<'a, 'b> fn(&'b Fields<'a>) -> Gotten,
}

impl Provided {
    /// Reads the payload type of the event, if it has one.
    pub fn own<'a>(&self, id: u16, version: u8, data: &'a [u8], pointer: Pointer) -> Option<Own<'a>> {
        Some((self.event(id)?.read)(version, data, pointer))
    }

    /// Returns names of fields, each with what its getter returns.
    pub fn read(&self, id: u16, version: u8, data: &[u8], pointer: Pointer) -> Option<Result<Gotten, Error>> {
        let event = self.event(id)?;
        Some((event.read)(version, data, pointer).map(|payload| (event.getters)(payload.table_fields())))
    }

    fn event(&self, id: u16) -> Option<&Event> {
        self.events.iter().find(|event| event.id == id)
    }
}

/// Payload of an event, or why it is none.
pub type Own<'a> = Result<ProviderData<'a>, Error>;

/// Names of fields, each with what its getter returns.
pub type Gotten = Vec<(String, Got)>;

/// A payload type or a structure, with the code of all its getters.
pub trait Gets {
    fn gotten(fields: &Fields<'_>) -> Gotten;
}

/// Returns the row of a payload type.
pub const fn event<T: ProviderPayload<'static> + Gets>(read: for<'a> fn(u8, &'a [u8], Pointer) -> Own<'a>) -> Event {
    Event { id: T::ID, read, getters: T::gotten }
}

/// A getter, the method that reads its field, and the index of the field.
pub type GetterName = (&'static str, &'static str, usize);

/// Returns names of fields with what their getters return.
pub fn with_names<const N: usize>(names: &[GetterName], fields: &Fields<'_>, all: [Got; N]) -> Gotten {
    let names = names.iter().map(|&(getter, read, slot)| {
        let name = name(getter, !matches!(read, "get" | "all"), slot, fields);
        name.unwrap_or_else(|| panic!("`{getter}` reads another field"))
    });
    names.zip(all).collect()
}

/// Returns the name of the field of a getter: that in the table, or the getter's with the number that makes it unique. It
/// is empty if the version does not have the field, which `optional` permits. `None` for the name of another field.
fn name(getter: &str, optional: bool, slot: usize, fields: &Fields<'_>) -> Option<String> {
    let Some(field) = fields.name(slot) else { return optional.then(String::new) };
    let getter = getter.trim_end_matches('_');
    if same_name(getter, field) {
        return Some(field.into());
    }
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    // Such a name cannot begin an identifier.
    let is_word = field.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if !is_word && getter.strip_prefix("field").is_some_and(is_number) {
        return Some(field.into());
    }
    let (own, end) = getter.rsplit_once('_')?;
    let number = end.strip_prefix('v').unwrap_or(end);
    let versioned = number.len() < end.len();
    if !is_number(number) || !same_name(own, field) {
        return None;
    }
    Some(if versioned { field.into() } else { format!("{field}_{number}") })
}

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
    /// Names of fields, each with what its getter returns.
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

/// Implements the traits of payload types with the same getters, or of a structure in payloads.
#[doc(hidden)]
#[macro_export]
macro_rules! got {
    ($($name:ident),*; { $($(#[$meta:meta])* fn $getter:ident -> $ty:ty = $read:ident($slot:literal $(, $new:path)?);)* }) => {
        const _: () = {
            const NAMES: &[$crate::laws::got::GetterName] = &[$((stringify!($getter), stringify!($read), $slot),)*];

            fn gotten<'a>(_fields: &$crate::private::provider_payload::Fields<'a>) -> $crate::laws::got::Gotten {
                let all = [$($crate::got!(@$read _fields, $ty, $slot $(, $new)?)),*];
                $crate::laws::got::with_names(NAMES, _fields, all)
            }

            $(impl $crate::laws::got::Gets for $name<'_> {
                fn gotten(fields: &$crate::private::provider_payload::Fields<'_>) -> $crate::laws::got::Gotten {
                    gotten(fields)
                }
            })*
        };
    };
    (@view $fields:ident, $ty:ty, $slot:literal, $new:path) => {
        match $fields.view($slot, $new) {
            Some(_) => $crate::laws::got::Got::View,
            None => $crate::laws::got::Got::Absent,
        }
    };
    (@$read:ident $fields:ident, $ty:ty, $slot:literal) => {
        <$ty as $crate::laws::got::Get>::got($fields.$read($slot))
    };
}

/// Implements [`Get`](got::Get) for the structure in payloads.
#[doc(hidden)]
#[macro_export]
macro_rules! got_structure {
    ($name:ident $getters:tt) => {
        $crate::got!($name; $getters);

        impl $crate::laws::got::Get for $name<'_> {
            fn got(self) -> $crate::laws::got::Got {
                $crate::laws::got::Got::Structure(<Self as $crate::laws::got::Gets>::gotten(&self.0))
            }
        }
    };
}

/// Implements [`Get`](got::Get) for an enumeration or flags.
#[doc(hidden)]
#[macro_export]
macro_rules! got_named {
    ($name:ident) => {
        impl $crate::laws::got::Get for $name {
            fn got(self) -> $crate::laws::got::Got {
                $crate::laws::got::Got::Named($crate::private::BitValue::to_bits(self))
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
                all.sort_by_key(|(name, _)| name);
                f.write_str("{")?;
                all.iter().try_for_each(|(name, got)| write!(f, "{name}={got};"))?;
                f.write_str("}")
            }
        }
    }
}
