// Generated from spec/structs/EVENT_PROVIDER_TRAITS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_PROVIDER_TRAITS in the form of releases 10.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// The traits of a provider: its name, and whatever else is to go with each of its events.
///
/// Microsoft gives it no name: `EVENT_PROVIDER_TRAITS`, 0x2 bytes. Releases 10.0+.
///
/// A provider sets them once for a registration, and the kernel adds them to events. Everything is byte-aligned. Microsoft describes the format without a name for it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `TraitsSize` |
///
/// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_PROVIDER_TRAITS")]
pub struct EventProviderTraits {
    /// `USHORT TraitsSize`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    pub traits_size: u16,
}
impl EventProviderTraits {
    /// The size in bytes.
    pub const SIZE: usize = 2;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            traits_size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_PROVIDER_TRAITS",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 2, _>(&mut bytes, self.traits_size.to_le_bytes());
        bytes
    }
    /// `USHORT TraitsSize`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    #[inline]
    pub fn traits_size(&self) -> u16 {
        self.traits_size
    }
    /// Sets `TraitsSize`.
    #[inline]
    pub fn set_traits_size(&mut self, value: u16) {
        self.traits_size = value;
    }
    /// The size of the whole in bytes, data included, as `TraitsSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.traits_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        2
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_provider_traits::V10_0;
}
impl Default for EventProviderTraits {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 2])
    }
}
impl Sealed for EventProviderTraits {}
impl Record for EventProviderTraits {
    const NAME: &'static str = "EVENT_PROVIDER_TRAITS";
    const SIZE: usize = 2;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventProviderTraits {
    const SIZE: usize = 2;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventProviderTraits);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventProviderTraits {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u16>(),),)
            .prop_map(|((traits_size,),)| Self { traits_size });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventProviderTraits`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventProviderTraitsView<'a> {
    fixed: &'a [u8; 2],
    rest: &'a [u8],
}
impl<'a> EventProviderTraitsView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventProviderTraits`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_PROVIDER_TRAITS",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventProviderTraits {
        EventProviderTraits::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 2] {
        self.fixed
    }
    /// `USHORT TraitsSize`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    #[inline]
    pub fn traits_size(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// The size of the whole in bytes, data included, as `TraitsSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.traits_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        2
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount {
                name: "EVENT_PROVIDER_TRAITS",
                field: "TraitsSize",
                says,
                have,
            });
        }
        match self.rest.get(begin - 2..total - 2) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_PROVIDER_TRAITS",
                    needed: total,
                    have: 2 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for EventProviderTraitsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventProviderTraitsView");
        out.field("traits_size", &self.traits_size());
        out.finish()
    }
}
