// Generated from spec/structs/WNODE_SINGLE_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_SINGLE_INSTANCE in the form of releases 5.0+ with 64 bit pointers.
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
/// The data of one instance of a block of Windows Management Instrumentation.
///
/// In C: `WNODE_SINGLE_INSTANCE`, 0x40 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | WNODE_HEADER | `WnodeHeader` |
/// | 0x30 | 0x4 | ULONG | `OffsetInstanceName` |
/// | 0x34 | 0x4 | ULONG | `InstanceIndex` |
/// | 0x38 | 0x4 | ULONG | `DataBlockOffset` |
/// | 0x3c | 0x4 | ULONG | `SizeDataBlock` |
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_SINGLE_ITEM structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_SINGLE_INSTANCE")]
pub struct WnodeSingleInstance64 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_SINGLE_INSTANCE.
    pub wnode_header: crate::headers::WnodeHeader64,
    /// `ULONG OffsetInstanceName`, at 0x30. Where the name of the instance is, from the start of this structure, unless names are static. Unit: bytes.
    pub offset_instance_name: u32,
    /// `ULONG InstanceIndex`, at 0x34. The number of the instance, if names are static.
    pub instance_index: u32,
    /// `ULONG DataBlockOffset`, at 0x38. Where the data are, from the start of this structure. Unit: bytes.
    pub data_block_offset: u32,
    /// `ULONG SizeDataBlock`, at 0x3C. The size of the data. Unit: bytes.
    pub size_data_block: u32,
}
impl WnodeSingleInstance64 {
    /// The size in bytes.
    pub const SIZE: usize = 64;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeader64::from_bytes(
                part::<0, 48, _>(bytes),
            ),
            offset_instance_name: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_index: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            size_data_block: u32::from_le_bytes(get::<60, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 64 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_SINGLE_INSTANCE",
                    needed: 64,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.offset_instance_name.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.instance_index.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.data_block_offset.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.size_data_block.to_le_bytes());
        bytes
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_SINGLE_INSTANCE.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeader64 {
        self.wnode_header
    }
    /// Sets `WnodeHeader`.
    #[inline]
    pub fn set_wnode_header(&mut self, value: crate::headers::WnodeHeader64) {
        self.wnode_header = value;
    }
    /// `ULONG OffsetInstanceName`, at 0x30. Where the name of the instance is, from the start of this structure, unless names are static. Unit: bytes.
    #[inline]
    pub fn offset_instance_name(&self) -> u32 {
        self.offset_instance_name
    }
    /// Sets `OffsetInstanceName`.
    #[inline]
    pub fn set_offset_instance_name(&mut self, value: u32) {
        self.offset_instance_name = value;
    }
    /// `ULONG InstanceIndex`, at 0x34. The number of the instance, if names are static.
    #[inline]
    pub fn instance_index(&self) -> u32 {
        self.instance_index
    }
    /// Sets `InstanceIndex`.
    #[inline]
    pub fn set_instance_index(&mut self, value: u32) {
        self.instance_index = value;
    }
    /// `ULONG DataBlockOffset`, at 0x38. Where the data are, from the start of this structure. Unit: bytes.
    #[inline]
    pub fn data_block_offset(&self) -> u32 {
        self.data_block_offset
    }
    /// Sets `DataBlockOffset`.
    #[inline]
    pub fn set_data_block_offset(&mut self, value: u32) {
        self.data_block_offset = value;
    }
    /// `ULONG SizeDataBlock`, at 0x3C. The size of the data. Unit: bytes.
    #[inline]
    pub fn size_data_block(&self) -> u32 {
        self.size_data_block
    }
    /// Sets `SizeDataBlock`.
    #[inline]
    pub fn set_size_data_block(&mut self, value: u32) {
        self.size_data_block = value;
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        64
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_single_instance::V5_0X64;
}
impl Default for WnodeSingleInstance64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 64])
    }
}
impl Sealed for WnodeSingleInstance64 {}
impl Record for WnodeSingleInstance64 {
    const NAME: &'static str = "WNODE_SINGLE_INSTANCE";
    const SIZE: usize = 64;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WnodeSingleInstance64 {
    const SIZE: usize = 64;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WnodeSingleInstance64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeSingleInstance64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::WnodeHeader64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        wnode_header,
                        offset_instance_name,
                        instance_index,
                        data_block_offset,
                        size_data_block,
                    ),
                )|
            Self {
                wnode_header,
                offset_instance_name,
                instance_index,
                data_block_offset,
                size_data_block,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WnodeSingleInstance64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeSingleInstance64View<'a> {
    fixed: &'a [u8; 64],
    rest: &'a [u8],
}
impl<'a> WnodeSingleInstance64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WnodeSingleInstance64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_SINGLE_INSTANCE",
                    needed: 64,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WnodeSingleInstance64 {
        WnodeSingleInstance64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 64] {
        self.fixed
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_SINGLE_INSTANCE.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeader64View<'a> {
        crate::headers::WnodeHeader64View::from_bytes(part::<0, 48, _>(self.fixed))
    }
    /// `ULONG OffsetInstanceName`, at 0x30. Where the name of the instance is, from the start of this structure, unless names are static. Unit: bytes.
    #[inline]
    pub fn offset_instance_name(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG InstanceIndex`, at 0x34. The number of the instance, if names are static.
    #[inline]
    pub fn instance_index(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `ULONG DataBlockOffset`, at 0x38. Where the data are, from the start of this structure. Unit: bytes.
    #[inline]
    pub fn data_block_offset(&self) -> u32 {
        u32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `ULONG SizeDataBlock`, at 0x3C. The size of the data. Unit: bytes.
    #[inline]
    pub fn size_data_block(&self) -> u32 {
        u32::from_le_bytes(get::<60, 4, _>(self.fixed))
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        64
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
                name: "WNODE_SINGLE_INSTANCE",
                field: "WnodeHeader.BufferSize",
                says,
                have,
            });
        }
        match self.rest.get(begin - 64..total - 64) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_SINGLE_INSTANCE",
                    needed: total,
                    have: 64 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for WnodeSingleInstance64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WnodeSingleInstance64View");
        out.field("wnode_header", &self.wnode_header());
        out.field("offset_instance_name", &self.offset_instance_name());
        out.field("instance_index", &self.instance_index());
        out.field("data_block_offset", &self.data_block_offset());
        out.field("size_data_block", &self.size_data_block());
        out.finish()
    }
}
