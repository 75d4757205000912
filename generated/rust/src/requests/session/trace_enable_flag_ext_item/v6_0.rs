// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_FLAG_EXT_ITEM in the form of releases 6.0+.
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
/// What an item is, and how far it is to the next.
///
/// In C: `TRACE_ENABLE_FLAG_EXT_ITEM`, 0x4 bytes. Releases 6.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Offset` |
/// | 0x02 | 0x2 | USHORT | `Type` |
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_ENABLE_FLAG_EXT_ITEM")]
pub struct TraceEnableFlagExtItem {
    /// `USHORT Offset`, at 0x00. How far it is from this item to the next, or to the end: the dwords of the item, this one included. Unit: 4 bytes.
    pub offset: u16,
    /// `USHORT Type`, at 0x02. What the data of the item are.
    pub kind: crate::requests::session::EtwExtType,
}
impl TraceEnableFlagExtItem {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            offset: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            kind: crate::requests::session::EtwExtType::from_le(get::<2, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_ENABLE_FLAG_EXT_ITEM",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.offset.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.kind.to_le());
        bytes
    }
    /// `USHORT Offset`, at 0x00. How far it is from this item to the next, or to the end: the dwords of the item, this one included. Unit: 4 bytes.
    #[inline]
    pub fn offset(&self) -> u16 {
        self.offset
    }
    /// Sets `Offset`.
    #[inline]
    pub fn set_offset(&mut self, value: u16) {
        self.offset = value;
    }
    /// `USHORT Type`, at 0x02. What the data of the item are.
    #[inline]
    pub fn kind(&self) -> crate::requests::session::EtwExtType {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::requests::session::EtwExtType) {
        self.kind = value;
    }
    /// The size of the whole in bytes, data included, as `Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.offset() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        4
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_enable_flag_ext_item::V6_0;
}
impl Default for TraceEnableFlagExtItem {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for TraceEnableFlagExtItem {}
impl Record for TraceEnableFlagExtItem {
    const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT_ITEM";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceEnableFlagExtItem {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceEnableFlagExtItem);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtItem {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<crate::requests::session::EtwExtType>(),
            ),
        )
            .prop_map(|((offset, kind),)| Self { offset, kind });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceEnableFlagExtItem`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceEnableFlagExtItemView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}
impl<'a> TraceEnableFlagExtItemView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`TraceEnableFlagExtItem`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_ENABLE_FLAG_EXT_ITEM",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TraceEnableFlagExtItem {
        TraceEnableFlagExtItem::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `USHORT Offset`, at 0x00. How far it is from this item to the next, or to the end: the dwords of the item, this one included. Unit: 4 bytes.
    #[inline]
    pub fn offset(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT Type`, at 0x02. What the data of the item are.
    #[inline]
    pub fn kind(&self) -> crate::requests::session::EtwExtType {
        crate::requests::session::EtwExtType::from_le(get::<2, 2, _>(self.fixed))
    }
    /// The size of the whole in bytes, data included, as `Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.offset() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        4
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
                name: "TRACE_ENABLE_FLAG_EXT_ITEM",
                field: "Offset",
                says,
                have,
            });
        }
        match self.rest.get(begin - 4..total - 4) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_ENABLE_FLAG_EXT_ITEM",
                    needed: total,
                    have: 4 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for TraceEnableFlagExtItemView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceEnableFlagExtItemView");
        out.field("offset", &self.offset());
        out.field("kind", &self.kind());
        out.finish()
    }
}
