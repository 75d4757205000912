// Generated from spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_EXT_STACK_CACHING_ITEM in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// How a session keeps call stacks in a cache.
///
/// Microsoft gives it no name: `ETW_EXT_STACK_CACHING_ITEM`, 0xc bytes. Releases 6.2+.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_EXT_STACK_CACHING_ITEM")]
pub struct EtwExtStackCachingItem {
    /// `TRACE_ENABLE_FLAG_EXT_ITEM Header`, at 0x00. The type and the length of the item: 3 dwords.
    pub header: crate::requests::session::TraceEnableFlagExtItem,
    /// `ETW_STACK_CACHING_CONFIG Config`, at 0x04. How big the cache is.
    pub config: crate::requests::session::EtwStackCachingConfig,
}

impl EtwExtStackCachingItem {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            header: crate::requests::session::TraceEnableFlagExtItem::from_bytes(part::<0, 4, _>(bytes)),
            config: crate::requests::session::EtwStackCachingConfig::from_bytes(part::<4, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.header.to_bytes());
        put::<4, 8, _>(&mut bytes, self.config.to_bytes());
        bytes
    }
    /// The size of the whole in bytes, data included, as `Header.Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header.offset as usize * 4
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        12
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ext_stack_caching_item::V6_2;
}

fixed_value!(EtwExtStackCachingItem, 12, "ETW_EXT_STACK_CACHING_ITEM");
/// A borrowed view of [`EtwExtStackCachingItem`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwExtStackCachingItemView<'a> {
    fixed: &'a [u8; 12],
    rest: &'a [u8],
}

impl<'a> EtwExtStackCachingItemView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwExtStackCachingItem`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_EXT_STACK_CACHING_ITEM", needed: 12, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwExtStackCachingItem {
        EtwExtStackCachingItem::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Header.Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header().offset() as usize * 4
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        12
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
            return Err(Error::BadCount { name: "ETW_EXT_STACK_CACHING_ITEM", field: "Header.Offset", says, have });
        }
        match self.rest.get(begin - 12..total - 12) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "ETW_EXT_STACK_CACHING_ITEM", needed: total, have: 12 + self.rest.len() }),
        }
    }
}

getters! {
    self EtwExtStackCachingItemView "EtwExtStackCachingItemView" {
        /// `TRACE_ENABLE_FLAG_EXT_ITEM Header`, at 0x00.
        header: crate::requests::session::TraceEnableFlagExtItemView<'a> = crate::requests::session::TraceEnableFlagExtItemView::from_bytes(part::<0, 4, _>(self.fixed));
        /// `ETW_STACK_CACHING_CONFIG Config`, at 0x04.
        config: crate::requests::session::EtwStackCachingConfigView<'a> = crate::requests::session::EtwStackCachingConfigView::from_bytes(part::<4, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwExtStackCachingItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwExtStackCachingItem;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(12);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 12], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_EXT_STACK_CACHING_ITEM", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwExtStackCachingItem, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "ETW_EXT_STACK_CACHING_ITEM", field: "Header.Offset", says: self.total_size() as u64, have: 12 });
        }
        Ok(self.to_value())
    }
}
