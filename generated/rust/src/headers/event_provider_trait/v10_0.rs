// Generated from spec/structs/EVENT_PROVIDER_TRAIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_PROVIDER_TRAIT in the form of releases 10.0+.
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
/// One trait of a provider.
///
/// Microsoft gives it no name: `EVENT_PROVIDER_TRAIT`, 0x3 bytes. Releases 10.0+.
///
/// Microsoft describes the format without a name for it. Types from 128 on are for anybody's own use.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `TraitSize` |
/// | 0x02 | 0x1 | UCHAR | `Type` |
///
/// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_PROVIDER_TRAIT")]
pub struct EventProviderTrait {
    /// `USHORT TraitSize`, at 0x00. The size of this trait, these two bytes included: 0x13 for a group. Unit: bytes.
    pub trait_size: u16,
    /// `UCHAR Type`, at 0x02. What the trait is.
    pub kind: crate::headers::EtwProviderTraitType,
}
impl EventProviderTrait {
    /// The size in bytes.
    pub const SIZE: usize = 3;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 3]) -> Self {
        Self {
            trait_size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            kind: crate::headers::EtwProviderTraitType::from_le(get::<2, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 3 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_PROVIDER_TRAIT",
                    needed: 3,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 3] {
        let mut bytes = [0; 3];
        put::<0, 2, _>(&mut bytes, self.trait_size.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.kind.to_le());
        bytes
    }
    /// `USHORT TraitSize`, at 0x00. The size of this trait, these two bytes included: 0x13 for a group. Unit: bytes.
    #[inline]
    pub fn trait_size(&self) -> u16 {
        self.trait_size
    }
    /// Sets `TraitSize`.
    #[inline]
    pub fn set_trait_size(&mut self, value: u16) {
        self.trait_size = value;
    }
    /// `UCHAR Type`, at 0x02. What the trait is.
    #[inline]
    pub fn kind(&self) -> crate::headers::EtwProviderTraitType {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::headers::EtwProviderTraitType) {
        self.kind = value;
    }
    /// The size of the whole in bytes, data included, as `TraitSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.trait_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        3
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_provider_trait::V10_0;
}
impl Default for EventProviderTrait {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 3])
    }
}
impl Sealed for EventProviderTrait {}
impl Record for EventProviderTrait {
    const NAME: &'static str = "EVENT_PROVIDER_TRAIT";
    const SIZE: usize = 3;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventProviderTrait {
    const SIZE: usize = 3;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventProviderTrait);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventProviderTrait {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<crate::headers::EtwProviderTraitType>(),
            ),
        )
            .prop_map(|((trait_size, kind),)| Self { trait_size, kind });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventProviderTrait`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventProviderTraitView<'a> {
    fixed: &'a [u8; 3],
    rest: &'a [u8],
}
impl<'a> EventProviderTraitView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventProviderTrait`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_PROVIDER_TRAIT",
                    needed: 3,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventProviderTrait {
        EventProviderTrait::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 3] {
        self.fixed
    }
    /// `USHORT TraitSize`, at 0x00. The size of this trait, these two bytes included: 0x13 for a group. Unit: bytes.
    #[inline]
    pub fn trait_size(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `UCHAR Type`, at 0x02. What the trait is.
    #[inline]
    pub fn kind(&self) -> crate::headers::EtwProviderTraitType {
        crate::headers::EtwProviderTraitType::from_le(get::<2, 1, _>(self.fixed))
    }
    /// The size of the whole in bytes, data included, as `TraitSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.trait_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        3
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
                name: "EVENT_PROVIDER_TRAIT",
                field: "TraitSize",
                says,
                have,
            });
        }
        match self.rest.get(begin - 3..total - 3) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_PROVIDER_TRAIT",
                    needed: total,
                    have: 3 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for EventProviderTraitView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventProviderTraitView");
        out.field("trait_size", &self.trait_size());
        out.field("kind", &self.kind());
        out.finish()
    }
}
