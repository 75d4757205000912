// Generated from spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Call stack cache settings of a session.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_STACK_CACHING_ITEM", "EtwExtStackCachingItem")
    .size(12)
    .summary("Call stack cache settings of a session.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .with_total(
        number("Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 4
    )
    .stated_by(SOURCES_1)
    .fields(&[
        structure("TRACE_ENABLE_FLAG_EXT_ITEM", "Header").at(0..4).doc("Type and length of the item: 3 dwords.").with(&[
            unsigned("USHORT", "Offset").at(0..2)
                .doc("Distance from this item to the next, or to the end: the dwords of the item, including this one.")
                .at_path("Header.Offset").in_units("4 bytes").means(Meaning::Count),
            unsigned("USHORT", "Type").at(2..4).doc("Type of the item's data.").at_path("Header.Type")
                .of(crate::requests::session::EtwExtType::VALUES).means(Meaning::Enumeration),
        ]),
        structure("ETW_STACK_CACHING_CONFIG", "Config").at(4..12).doc("Size of the cache.").with(&[
            unsigned("ULONG", "CacheSize").at(4..8).doc("Size of the cache.").at_path("Config.CacheSize")
                .stated_by(SOURCES),
            unsigned("ULONG", "BucketCount").at(8..12).doc("Number of buckets in the cache.")
                .at_path("Config.BucketCount").means(Meaning::Count).stated_by(SOURCES),
        ]),
    ]);
fixed! {
    /// Call stack cache settings of a session.
    ///
    /// No known name in C; here: `ETW_EXT_STACK_CACHING_ITEM`, 0xc bytes. Documented for 6.2+.
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "ETW_EXT_STACK_CACHING_ITEM")]
    owned EtwExtStackCachingItem / EtwExtStackCachingItemView: followed,
        name = "ETW_EXT_STACK_CACHING_ITEM", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Type and length of the item: 3 dwords. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
        header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
        /// Size of the cache. `ETW_STACK_CACHING_CONFIG Config` at 0x04. Returns a copy.
        config / set_config: crate::requests::session::EtwStackCachingConfig, at = 4;
        /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
        /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
        offset / set_offset: u16, at = 0;
    }
}

impl<B: Storage> EtwExtStackCachingItem<B> {
    /// Returns the total size in bytes, payload included, from `Header.Offset`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header().offset() as usize * 4
    }
}

impl<B: Storage> EtwExtStackCachingItem<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        12
    }
}

impl<'a> EtwExtStackCachingItemView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("ETW_EXT_STACK_CACHING_ITEM", bytes).map(EtwExtStackCachingItem)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EtwExtStackCachingItem {
        EtwExtStackCachingItem(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "ETW_EXT_STACK_CACHING_ITEM", "Header.Offset", 12, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

impl<'a> Split<'a> for EtwExtStackCachingItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwExtStackCachingItem;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = EtwExtStackCachingItem(first_and_rest::<12>("ETW_EXT_STACK_CACHING_ITEM", bytes)?);
        let (own, rest) = split_at("ETW_EXT_STACK_CACHING_ITEM", bytes, view.total_size().max(12))?;
        Ok((EtwExtStackCachingItem(Borrowed { fixed: view.0.fixed, rest: &own[12..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwExtStackCachingItem, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "ETW_EXT_STACK_CACHING_ITEM", field: "Header.Offset", stated: self.total_size() as u64,
                    have: 12
                }
            );
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EtwExtStackCachingItem`], named by the first release of the form.
pub type V6_2 = EtwExtStackCachingItem;
/// Alias of [`EtwExtStackCachingItemView`], named by the first release of the form.
pub type V6_2View<'a> = EtwExtStackCachingItemView<'a>;
