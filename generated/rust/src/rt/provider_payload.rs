// Copied from codegen/runtime/provider_payload.rs by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of providers: the data of an event, and the fields that the table of the provider states.
//!
//! An event has a list of [`Place`]s for each version, made from the static tables when the crate is compiled. The offset
//! of a field is constant up to the first field whose size the data determine. A walk over the fields between finds the
//! others.

mod place;
mod show;
mod value;
mod walk;

use super::provider::{Provider, ProviderEvent};
use super::{Error, Fit, Pointer};
pub(crate) use place::{Place, places};
pub use value::FieldValues;
pub(crate) use value::{FieldBytes, FieldValue};
pub(crate) use walk::{EventLayout, Fields, layout};
use walk::{Stop, Walk};

/// Fields and elements that may be visited for each byte of data, besides each field of the event. Arrays of elements
/// without bytes would otherwise have no bound.
const VISITS_PER_BYTE: usize = 32;

/// Slot of a field that a version of an event does not have.
pub(crate) const ABSENT: u16 = u16::MAX;

/// Payload of an event of a provider, in all versions that its table has.
///
/// The types in the modules `payloads` of providers implement it.
pub trait ProviderPayload<'a>: Sized + super::Sealed {
    /// Provider of the event.
    const PROVIDER: &'static Provider;

    /// Event ID, event type of a classic event, or message number. [`Provider::kind`] states which.
    const ID: u16;

    /// Reads the data of an event. The header of the event contains its version, and the pointer size of the data.
    ///
    /// # Errors
    ///
    /// [`Error::NoVersion`] if the table does not have the version, and [`Error::TooShort`] if the data end before the
    /// last field does.
    fn read(version: u8, data: &'a [u8], pointer: Pointer) -> Result<Self, Error>;
}

/// Data of an event of a provider, and its description.
///
/// The payload types dereference to this type.
#[derive(Clone, Copy)]
pub struct ProviderData<'a> {
    fields: Fields<'a>,
    event: &'static ProviderEvent,
    /// Number of bytes that the fields explain.
    used: usize,
}

impl<'a> ProviderData<'a> {
    /// Reads the data of an event. `first` is the index of the event's first version in the table of the provider.
    pub(crate) fn read(
        first: usize,
        layouts: &'static [EventLayout],
        version: u8,
        bytes: &'a [u8],
        pointer: Pointer,
    ) -> Result<Self, Error> {
        let events = layouts.first().and_then(|layout| layout.provider.events.get(first..)).unwrap_or(&[]);
        let found = events.iter().zip(layouts).find(|(event, _)| event.version == version);
        let Some((event, layout)) = found else {
            let name = events.first().map_or("", |event| event.name);
            return Err(Error::NoVersion { name, version: version.into() });
        };
        let within = &bytes[..bytes.len().min(u32::MAX as usize)];
        let fields = Fields::of_event(within, layout, pointer);
        let visits = layout.places.len() + 1 + VISITS_PER_BYTE * within.len();
        match (Walk { of: &fields, visits }).fields(0, 0, layout.places.len() as u16, None) {
            Ok(used) | Err(Stop::Unknown(used)) => Ok(ProviderData { fields, event, used }),
            Err(Stop::Short(needed)) => Err(Error::TooShort { name: event.name, needed, have: bytes.len() }),
        }
    }

    /// Returns the fields of the event.
    #[inline]
    pub(crate) fn table_fields(&self) -> &Fields<'a> {
        &self.fields
    }

    /// Returns the row of the event and its version in the table of the provider.
    #[inline]
    pub fn event(&self) -> &'static ProviderEvent {
        self.event
    }

    /// Returns the data.
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.fields.bytes
    }

    /// Returns the pointer size of the data.
    #[inline]
    pub fn pointer(&self) -> Pointer {
        self.fields.pointer
    }

    /// Returns whether the fields explain all bytes of the data. It is never [`Fit::TooShort`], because such data are not
    /// read.
    pub fn fit(&self) -> Fit {
        if self.used == self.fields.bytes.len() { Fit::Exact } else { Fit::BytesLeft }
    }
}

/// Two payloads are equal if their bytes, their versions and their pointer sizes are.
impl PartialEq for ProviderData<'_> {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.event, other.event)
            && self.fields.pointer == other.fields.pointer
            && self.fields.bytes == other.fields.bytes
    }
}

impl Eq for ProviderData<'_> {}

/// Defines the payload types of events that have the same fields in all versions.
macro_rules! provider_payloads {
    ($provider:path, $layouts:ident, $getters:tt $($(#[$meta:meta])* $name:ident($id:literal, $first:literal);)*) => {$(
        $crate::rt::wrapper!($(#[$meta])* $name($crate::rt::provider_payload::ProviderData<'a>) deref);

        impl<'a> $name<'a> {
            /// Reads the data of an event of a version.
            ///
            /// # Errors
            ///
            /// See [`ProviderPayload::read`](crate::provider_payload::ProviderPayload::read).
            pub fn read(version: u8, data: &'a [u8], pointer: $crate::Pointer) -> Result<Self, $crate::Error> {
                $crate::rt::provider_payload::ProviderData::read($first, $layouts, version, data, pointer).map($name)
            }
        }

        $crate::rt::provider_payload::getters!($name $getters);

        impl $crate::rt::Sealed for $name<'_> {}

        impl<'a> $crate::rt::provider_payload::ProviderPayload<'a> for $name<'a> {
            const PROVIDER: &'static $crate::rt::provider::Provider = &$provider;
            const ID: u16 = $id;

            fn read(version: u8, data: &'a [u8], pointer: $crate::Pointer) -> Result<Self, $crate::Error> {
                $name::read(version, data, pointer)
            }
        }
    )*};
}
pub(crate) use provider_payloads;

/// Defines a structure in payloads.
macro_rules! provider_structure {
    ($(#[$meta:meta])* $name:ident $getters:tt) => {
        $crate::rt::wrapper!($(#[$meta])* $name($crate::rt::provider_payload::Fields<'a>));

        $crate::rt::provider_payload::getters!($name $getters);

        impl<'a> $crate::rt::provider_payload::FieldValue<'a> for $name<'a> {
            fn of(field: &$crate::rt::provider_payload::FieldBytes<'_, 'a>) -> Self {
                $name(field.structure())
            }

            fn none() -> Self {
                $name($crate::rt::provider_payload::Fields::NONE)
            }
        }
    };
}
pub(crate) use provider_structure;

/// Defines the getters of a payload type or a structure.
macro_rules! getters {
    ($name:ident { $($(#[$meta:meta])* fn $getter:ident -> $ty:ty = $read:ident($($argument:tt)*);)* }) => {
        impl<'a> $name<'a> {$(
            $(#[$meta])*
            #[inline]
            pub fn $getter(&self) -> $ty {
                self.0.table_fields().$read($($argument)*)
            }
        )*}
    };
}
pub(crate) use getters;
