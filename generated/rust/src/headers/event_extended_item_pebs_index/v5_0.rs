// Generated from spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_PEBS_INDEX in the form of releases 5.0+.
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
/// A PEBS index that goes with an event.
///
/// In C: `EVENT_EXTENDED_ITEM_PEBS_INDEX`, 0x8 bytes. Releases 5.0+.
///
/// The same layout is the data of an extended item of an EVENT_HEADER.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `PebsIndex` |
///
/// What no source says:
///
/// - What the index counts.
///
/// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_PEBS_INDEX")]
pub struct EventExtendedItemPebsIndex {
    /// `ULONG64 PebsIndex`, at 0x00. What it is for is not known.
    pub pebs_index: u64,
}
impl EventExtendedItemPebsIndex {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            pebs_index: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_EXTENDED_ITEM_PEBS_INDEX",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.pebs_index.to_le_bytes());
        bytes
    }
    /// `ULONG64 PebsIndex`, at 0x00. What it is for is not known.
    #[inline]
    pub fn pebs_index(&self) -> u64 {
        self.pebs_index
    }
    /// Sets `PebsIndex`.
    #[inline]
    pub fn set_pebs_index(&mut self, value: u64) {
        self.pebs_index = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_pebs_index::V5_0;
}
impl Default for EventExtendedItemPebsIndex {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EventExtendedItemPebsIndex {}
impl Record for EventExtendedItemPebsIndex {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_PEBS_INDEX";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventExtendedItemPebsIndex {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventExtendedItemPebsIndex);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemPebsIndex {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u64>(),),)
            .prop_map(|((pebs_index,),)| Self { pebs_index });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventExtendedItemPebsIndex`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventExtendedItemPebsIndexView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EventExtendedItemPebsIndexView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_EXTENDED_ITEM_PEBS_INDEX",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemPebsIndex {
        EventExtendedItemPebsIndex::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG64 PebsIndex`, at 0x00. What it is for is not known.
    #[inline]
    pub fn pebs_index(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventExtendedItemPebsIndexView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventExtendedItemPebsIndexView");
        out.field("pebs_index", &self.pebs_index());
        out.finish()
    }
}
