// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Type of an item, and the distance to the next.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXT_ITEM", "TraceEnableFlagExtItem")
    .size(4)
    .summary("Type of an item, and the distance to the next.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_total(
        number("Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 4
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT", "Offset").at(0..2)
            .doc("Distance from this item to the next, or to the end: the dwords of the item, including this one.")
            .in_units("4 bytes").means(Meaning::Count),
        unsigned("USHORT", "Type").at(2..4).doc("Type of the item's data.")
            .of(crate::requests::session::EtwExtType::VALUES).means(Meaning::Enumeration),
    ]);
fixed! {
    /// Type of an item, and the distance to the next.
    ///
    /// In C: `TRACE_ENABLE_FLAG_EXT_ITEM`, 0x4 bytes. Documented for 6.0+.
    ///
    /// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and
    /// higher).
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "TRACE_ENABLE_FLAG_EXT_ITEM")]
    owned TraceEnableFlagExtItem / TraceEnableFlagExtItemView: followed,
        name = "TRACE_ENABLE_FLAG_EXT_ITEM", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
        /// Offset` at 0x00. Unit: 4 bytes.
        offset / set_offset: u16, at = 0;
        /// Type of the item's data. `USHORT Type` at 0x02.
        kind / set_kind: crate::requests::session::EtwExtType, at = 2;
    }
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
        first_and_rest("TRACE_ENABLE_FLAG_EXT_ITEM", bytes).map(TraceEnableFlagExtItem)
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

/// Alias of [`TraceEnableFlagExtItem`], named by the first release of the form.
pub type V6_0 = TraceEnableFlagExtItem;
/// Alias of [`TraceEnableFlagExtItemView`], named by the first release of the form.
pub type V6_0View<'a> = TraceEnableFlagExtItemView<'a>;
