// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Type of an item, and the distance to the next.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TRACE_ENABLE_FLAG_EXT_ITEM",
    aliases: &[],
    form: "TraceEnableFlagExtItem",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(255) },],
    releases: "6.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Offset", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 4 }),
    summary: "Type of an item, and the distance to the next.",
    fields: &[
        Field { name: "Offset", path: "Offset", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Distance from this item to the next, or to the end: the dwords of the item, including this one.", units: "4 bytes", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::requests::session::EtwExtType::VALUES), doc: "Type of the item's data.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Type of an item, and the distance to the next.
    ///
    /// In C: `TRACE_ENABLE_FLAG_EXT_ITEM`, 0x4 bytes. Documented for 6.0+.
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "TRACE_ENABLE_FLAG_EXT_ITEM")]
    owned TraceEnableFlagExtItem / TraceEnableFlagExtItemView: followed [4] "TRACE_ENABLE_FLAG_EXT_ITEM" Table::form(&LAYOUT_0);
    fields {
        /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT Offset` at 0x00. Unit: 4 bytes.
        offset set_offset: u16 = 0;
        /// Type of the item's data. `USHORT Type` at 0x02.
        kind set_kind: crate::requests::session::EtwExtType = 2;
    }
    bits {
    }
}

impl TraceEnableFlagExtItem {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> TraceEnableFlagExtItem<B> {
    /// Returns the total size in bytes, payload included, from `Offset`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.offset() as usize * 4
    }
}

impl<B: Storage> TraceEnableFlagExtItem<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        4
    }
}

impl<'a> TraceEnableFlagExtItemView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> TraceEnableFlagExtItem {
        TraceEnableFlagExtItem(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("TRACE_ENABLE_FLAG_EXT_ITEM", "Offset", 4, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for TraceEnableFlagExtItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceEnableFlagExtItem;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("TRACE_ENABLE_FLAG_EXT_ITEM", bytes, view.total_size().max(4))?;
        Ok((view.with_rest(&own[4..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceEnableFlagExtItem, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_ITEM", field: "Offset", stated: self.total_size() as u64, have: 4 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`TraceEnableFlagExtItem`], named by the first release of the form.
pub type V6_0 = TraceEnableFlagExtItem;
/// Alias of [`TraceEnableFlagExtItemView`], named by the first release of the form.
pub type V6_0View<'a> = TraceEnableFlagExtItemView<'a>;
