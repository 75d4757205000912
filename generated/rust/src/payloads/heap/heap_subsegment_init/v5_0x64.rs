// Generated from spec/structs/HEAP_SUBSEGMENT_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_SUBSEGMENT_INIT in the form of releases 5.0+ with 64 bit pointers.
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
/// A subsegment of a heap was made ready for use.
///
/// In C: `HEAP_SUBSEGMENT_INIT`, 0x44 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | PVOID | `HeapHandle` |
/// | 0x28 | 0x8 | PVOID | `SubSegment` |
/// | 0x30 | 0x8 | SIZE_T | `BlockSize` |
/// | 0x38 | 0x8 | SIZE_T | `BlockCount` |
/// | 0x40 | 0x4 | ULONG | `AffinityIndex` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_SUBSEGMENT_INIT")]
pub struct HeapSubsegmentInit64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `PVOID SubSegment`, at 0x28.
    pub sub_segment: u64,
    /// `SIZE_T BlockSize`, at 0x30. The size of the blocks. Unit: bytes.
    pub block_size: u64,
    /// `SIZE_T BlockCount`, at 0x38. How many blocks.
    pub block_count: u64,
    /// `ULONG AffinityIndex`, at 0x40. What it is for is not known.
    pub affinity_index: u32,
}
impl HeapSubsegmentInit64 {
    /// The size in bytes.
    pub const SIZE: usize = 68;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 68]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_segment: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            block_size: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            block_count: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            affinity_index: u32::from_le_bytes(get::<64, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 68 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HEAP_SUBSEGMENT_INIT",
                    needed: 68,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.sub_segment.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.block_size.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.block_count.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.affinity_index.to_le_bytes());
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `PVOID HeapHandle`, at 0x20.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u64) {
        self.heap_handle = value;
    }
    /// `PVOID SubSegment`, at 0x28.
    #[inline]
    pub fn sub_segment(&self) -> u64 {
        self.sub_segment
    }
    /// Sets `SubSegment`.
    #[inline]
    pub fn set_sub_segment(&mut self, value: u64) {
        self.sub_segment = value;
    }
    /// `SIZE_T BlockSize`, at 0x30. The size of the blocks. Unit: bytes.
    #[inline]
    pub fn block_size(&self) -> u64 {
        self.block_size
    }
    /// Sets `BlockSize`.
    #[inline]
    pub fn set_block_size(&mut self, value: u64) {
        self.block_size = value;
    }
    /// `SIZE_T BlockCount`, at 0x38. How many blocks.
    #[inline]
    pub fn block_count(&self) -> u64 {
        self.block_count
    }
    /// Sets `BlockCount`.
    #[inline]
    pub fn set_block_count(&mut self, value: u64) {
        self.block_count = value;
    }
    /// `ULONG AffinityIndex`, at 0x40. What it is for is not known.
    #[inline]
    pub fn affinity_index(&self) -> u32 {
        self.affinity_index
    }
    /// Sets `AffinityIndex`.
    #[inline]
    pub fn set_affinity_index(&mut self, value: u32) {
        self.affinity_index = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_subsegment_init::V5_0X64;
}
impl Default for HeapSubsegmentInit64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 68])
    }
}
impl Sealed for HeapSubsegmentInit64 {}
impl Record for HeapSubsegmentInit64 {
    const NAME: &'static str = "HEAP_SUBSEGMENT_INIT";
    const SIZE: usize = 68;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapSubsegmentInit64 {
    const SIZE: usize = 68;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapSubsegmentInit64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapSubsegmentInit64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        heap_handle,
                        sub_segment,
                        block_size,
                        block_count,
                        affinity_index,
                    ),
                )|
            Self {
                header,
                heap_handle,
                sub_segment,
                block_size,
                block_count,
                affinity_index,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapSubsegmentInit64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapSubsegmentInit64View<'a> {
    fixed: &'a [u8; 68],
}
impl<'a> HeapSubsegmentInit64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 68 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HEAP_SUBSEGMENT_INIT",
                    needed: 68,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 68]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapSubsegmentInit64 {
        HeapSubsegmentInit64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 68] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `PVOID HeapHandle`, at 0x20.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `PVOID SubSegment`, at 0x28.
    #[inline]
    pub fn sub_segment(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `SIZE_T BlockSize`, at 0x30. The size of the blocks. Unit: bytes.
    #[inline]
    pub fn block_size(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `SIZE_T BlockCount`, at 0x38. How many blocks.
    #[inline]
    pub fn block_count(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
    /// `ULONG AffinityIndex`, at 0x40. What it is for is not known.
    #[inline]
    pub fn affinity_index(&self) -> u32 {
        u32::from_le_bytes(get::<64, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapSubsegmentInit64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapSubsegmentInit64View");
        out.field("header", &self.header());
        out.field("heap_handle", &self.heap_handle());
        out.field("sub_segment", &self.sub_segment());
        out.field("block_size", &self.block_size());
        out.field("block_count", &self.block_count());
        out.field("affinity_index", &self.affinity_index());
        out.finish()
    }
}
