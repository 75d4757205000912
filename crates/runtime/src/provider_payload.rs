//! Payloads of the events of providers: the data of an event, and the fields that the table of the provider states.
//!
//! An event has a list of places for each version, made from the static tables when the crate is compiled. The offset
//! of a field is constant up to the first field whose size the data determine. A walk over the fields between finds the
//! others.

mod access;
mod data;
mod place;
mod show;
mod value;
mod walk;

pub use data::{ProviderData, ProviderPayload};
pub use value::FieldValues;

/// Types and functions that generated payload types are made of.
pub(crate) mod parts {
    pub use super::data::{ProviderData, ProviderPayload};
    pub use super::place::{Place, places};
    pub use super::value::{FieldBytes, FieldValue, FieldValues};
    pub use super::walk::{EventLayout, Fields, layout};
    pub use crate::{provider_payloads, provider_structure};

    /// Slot of a field that a version of an event does not have.
    pub const ABSENT: u16 = u16::MAX;
}

/// Defines the payload types of events that have the same fields in all versions.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_payloads {
    ($provider:path, $layouts:ident, $getters:tt $($(#[$meta:meta])* $name:ident($id:literal, $first:literal);)*) => {
    $(
        $crate::wrapper!($(#[$meta])* $name($crate::private::provider_payload::ProviderData<'a>) deref);

        impl<'a> $name<'a> {
            /// Reads the data of an event of a version.
            ///
            /// # Errors
            ///
            /// See [`ProviderPayload::read`](crate::provider_payload::ProviderPayload::read).
            pub fn read(version: u8, data: &'a [u8], pointer: $crate::Pointer) -> Result<Self, $crate::Error> {
                $crate::private::provider_payload::ProviderData::read($first, $layouts, version, data, pointer).map($name)
            }
        }

        $crate::getters!($name $getters);

        impl $crate::private::Sealed for $name<'_> {}

        impl<'a> $crate::private::provider_payload::ProviderPayload<'a> for $name<'a> {
            const PROVIDER: &'static $crate::describe::provider::Provider = &$provider;
            const ID: u16 = $id;

            fn read(version: u8, data: &'a [u8], pointer: $crate::Pointer) -> Result<Self, $crate::Error> {
                $name::read(version, data, pointer)
            }
        }
    )*
        $crate::tested!(getters $($name),*; $getters);
    };
}

/// Defines a structure in payloads.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_structure {
    ($(#[$meta:meta])* $name:ident $getters:tt) => {
        $crate::wrapper!($(#[$meta])* $name($crate::private::provider_payload::Fields<'a>));

        $crate::getters!($name $getters);
        $crate::tested!(structure $name $getters);

        impl<'a> $crate::private::provider_payload::FieldValue<'a> for $name<'a> {
            fn of(field: &$crate::private::provider_payload::FieldBytes<'_, 'a>) -> Self {
                $name(field.structure())
            }

            fn none() -> Self {
                $name($crate::private::provider_payload::Fields::NONE)
            }
        }
    };
}

/// Defines the getters of a payload type or a structure.
#[doc(hidden)]
#[macro_export]
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
