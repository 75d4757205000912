//! Data of the events of providers.

use super::walk::{EventLayout, Fields, Stop, Walk};
use crate::error::Error;
use crate::fit::Fit;
use crate::guid::Guid;
use crate::provider::{Provider, ProviderEvent, ProviderKind};
use crate::release::Pointer;
use crate::sealed::Sealed;

/// Fields and elements that may be visited for each byte of data, besides each field of the event. Arrays of elements
/// without bytes would otherwise have no bound.
const VISITS_PER_BYTE: usize = 32;

/// Payload of an event of a provider, in all versions that its table has.
///
/// The types in the modules `payloads` of providers implement it.
pub trait ProviderPayload<'a>: Sized + Sealed {
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

    /// Returns whether an event is the one of this type: an event of a provider by its ID, a classic event of a class by its
    /// type, or a message of a GUID by its number.
    fn is_of(kind: ProviderKind, guid: Guid, id: u16) -> bool {
        kind == Self::PROVIDER.kind && guid == Self::PROVIDER.guid && id == Self::ID
    }
}

/// Data of an event of a provider, and its description.
///
/// The payload types dereference to this type.
#[derive(Clone, Copy)]
pub struct ProviderData<'a> {
    pub(super) fields: Fields<'a>,
    pub(super) event: &'static ProviderEvent,
    /// Number of bytes that the fields explain.
    pub(super) used: usize,
}

impl<'a> ProviderData<'a> {
    /// Reads the data of an event. `first` is the index of the event's first version in the table of the provider.
    #[doc(hidden)]
    pub fn read(
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
    #[doc(hidden)]
    #[inline]
    pub fn table_fields(&self) -> &Fields<'a> {
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
