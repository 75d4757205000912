// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_FLAG_EXT_ITEM in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What an item is, and how far it is to the next.
///
/// In C: `TRACE_ENABLE_FLAG_EXT_ITEM`, 0x4 bytes. Releases 6.0+.
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
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            offset: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            kind: crate::requests::session::EtwExtType::from_le(get::<2, 2, _>(bytes)),
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
    /// The size of the whole in bytes, data included, as `Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.offset as usize * 4
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

fixed_value!(TraceEnableFlagExtItem, 4, "TRACE_ENABLE_FLAG_EXT_ITEM");
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
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_ITEM", needed: 4, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed, rest: &[] }
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
    /// The size of the whole in bytes, data included, as `Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.offset() as usize * 4
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
            return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_ITEM", field: "Offset", says, have });
        }
        match self.rest.get(begin - 4..total - 4) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_ITEM", needed: total, have: 4 + self.rest.len() }),
        }
    }
}

getters! {
    self TraceEnableFlagExtItemView "TraceEnableFlagExtItemView" {
        /// `USHORT Offset`, at 0x00.
        offset: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Type`, at 0x02.
        kind: crate::requests::session::EtwExtType = crate::requests::session::EtwExtType::from_le(get::<2, 2, _>(self.fixed));
    }
}

impl<'a> Split<'a> for TraceEnableFlagExtItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceEnableFlagExtItem;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(4);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_ITEM", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceEnableFlagExtItem, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_ITEM", field: "Offset", says: self.total_size() as u64, have: 4 });
        }
        Ok(self.to_value())
    }
}
