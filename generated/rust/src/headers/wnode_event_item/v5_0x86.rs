// Generated from spec/structs/WNODE_EVENT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_EVENT_ITEM in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An event of Windows Management Instrumentation.
///
/// In C: `WNODE_EVENT_ITEM`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The flags in its header say which of WNODE_ALL_DATA, WNODE_SINGLE_INSTANCE and WNODE_SINGLE_ITEM it really is.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_EVENT_ITEM")]
pub struct WnodeEventItemX86 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_EVENT_ITEM.
    pub wnode_header: crate::headers::WnodeHeaderX86,
}

impl WnodeEventItemX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        bytes
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header.buffer_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_event_item::V5_0X86;
}

fixed_value!(WnodeEventItemX86, 48, "WNODE_EVENT_ITEM");
/// A borrowed view of [`WnodeEventItemX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeEventItemX86View<'a> {
    fixed: &'a [u8; 48],
    rest: &'a [u8],
}

impl<'a> WnodeEventItemX86View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WnodeEventItemX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "WNODE_EVENT_ITEM", needed: 48, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WnodeEventItemX86 {
        WnodeEventItemX86::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
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
            return Err(Error::BadCount { name: "WNODE_EVENT_ITEM", field: "WnodeHeader.BufferSize", says, have });
        }
        match self.rest.get(begin - 48..total - 48) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "WNODE_EVENT_ITEM", needed: total, have: 48 + self.rest.len() }),
        }
    }
}

getters! {
    self WnodeEventItemX86View "WnodeEventItemX86View" {
        /// `WNODE_HEADER WnodeHeader`, at 0x00.
        wnode_header: crate::headers::WnodeHeaderX86View<'a> = crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed));
    }
}

impl<'a> Split<'a> for WnodeEventItemX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeEventItemX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(48);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 48], ..view }, rest)),
            None => Err(Error::TooShort { name: "WNODE_EVENT_ITEM", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeEventItemX86, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_EVENT_ITEM", field: "WnodeHeader.BufferSize", says: self.total_size() as u64, have: 48 });
        }
        Ok(self.to_value())
    }
}
