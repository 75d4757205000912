// Generated from spec/structs/WNODE_EVENT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_EVENT_ITEM in the form of releases 5.0+ with 64 bit pointers.
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
/// An event of Windows Management Instrumentation.
///
/// In C: `WNODE_EVENT_ITEM`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The flags in its header say which of WNODE_ALL_DATA, WNODE_SINGLE_INSTANCE and WNODE_SINGLE_ITEM it really is.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | WNODE_HEADER | `WnodeHeader` |
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_EVENT_ITEM")]
pub struct WnodeEventItem64 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_EVENT_ITEM.
    pub wnode_header: crate::headers::WnodeHeader64,
}
impl WnodeEventItem64 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeader64::from_bytes(
                part::<0, 48, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_EVENT_ITEM",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        bytes
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_EVENT_ITEM.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeader64 {
        self.wnode_header
    }
    /// Sets `WnodeHeader`.
    #[inline]
    pub fn set_wnode_header(&mut self, value: crate::headers::WnodeHeader64) {
        self.wnode_header = value;
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_event_item::V5_0X64;
}
impl Default for WnodeEventItem64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for WnodeEventItem64 {}
impl Record for WnodeEventItem64 {
    const NAME: &'static str = "WNODE_EVENT_ITEM";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WnodeEventItem64 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WnodeEventItem64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeEventItem64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<crate::headers::WnodeHeader64>(),),)
            .prop_map(|((wnode_header,),)| Self { wnode_header });
        strategy.boxed()
    }
}
/// A borrowed view of [`WnodeEventItem64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeEventItem64View<'a> {
    fixed: &'a [u8; 48],
    rest: &'a [u8],
}
impl<'a> WnodeEventItem64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WnodeEventItem64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_EVENT_ITEM",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WnodeEventItem64 {
        WnodeEventItem64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_EVENT_ITEM.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeader64View<'a> {
        crate::headers::WnodeHeader64View::from_bytes(part::<0, 48, _>(self.fixed))
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
            return Err(Error::BadCount {
                name: "WNODE_EVENT_ITEM",
                field: "WnodeHeader.BufferSize",
                says,
                have,
            });
        }
        match self.rest.get(begin - 48..total - 48) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_EVENT_ITEM",
                    needed: total,
                    have: 48 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for WnodeEventItem64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WnodeEventItem64View");
        out.field("wnode_header", &self.wnode_header());
        out.finish()
    }
}
