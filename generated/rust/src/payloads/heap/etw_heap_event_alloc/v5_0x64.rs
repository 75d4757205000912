// Generated from spec/structs/ETW_HEAP_EVENT_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_ALLOC in the form of releases 5.0+ with 64 bit pointers.
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
/// Memory was allocated from a heap.
///
/// In C: `ETW_HEAP_EVENT_ALLOC`, 0x3c bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | PVOID | `HeapHandle` |
/// | 0x28 | 0x8 | SIZE_T | `Size` |
/// | 0x30 | 0x8 | PVOID | `Address` |
/// | 0x38 | 0x4 | ULONG | `Source` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_ALLOC")]
pub struct EtwHeapEventAlloc64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `SIZE_T Size`, at 0x28. Unit: bytes.
    pub size: u64,
    /// `PVOID Address`, at 0x30. The allocation.
    pub address: u64,
    /// `ULONG Source`, at 0x38. Which part of the heap gave it.
    pub source: crate::payloads::heap::HeapMemorySource,
}
impl EtwHeapEventAlloc64 {
    /// The size in bytes.
    pub const SIZE: usize = 60;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            address: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(
                get::<56, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 60 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_ALLOC",
                    needed: 60,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.size.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.source.to_le());
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
    /// `SIZE_T Size`, at 0x28. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u64) {
        self.size = value;
    }
    /// `PVOID Address`, at 0x30. The allocation.
    #[inline]
    pub fn address(&self) -> u64 {
        self.address
    }
    /// Sets `Address`.
    #[inline]
    pub fn set_address(&mut self, value: u64) {
        self.address = value;
    }
    /// `ULONG Source`, at 0x38. Which part of the heap gave it.
    #[inline]
    pub fn source(&self) -> crate::payloads::heap::HeapMemorySource {
        self.source
    }
    /// Sets `Source`.
    #[inline]
    pub fn set_source(&mut self, value: crate::payloads::heap::HeapMemorySource) {
        self.source = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_alloc::V5_0X64;
}
impl Default for EtwHeapEventAlloc64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 60])
    }
}
impl Sealed for EtwHeapEventAlloc64 {}
impl Record for EtwHeapEventAlloc64 {
    const NAME: &'static str = "ETW_HEAP_EVENT_ALLOC";
    const SIZE: usize = 60;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwHeapEventAlloc64 {
    const SIZE: usize = 60;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwHeapEventAlloc64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventAlloc64 {
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
                proptest::arbitrary::any::<crate::payloads::heap::HeapMemorySource>(),
            ),
        )
            .prop_map(|((header, heap_handle, size, address, source),)| Self {
                header,
                heap_handle,
                size,
                address,
                source,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwHeapEventAlloc64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwHeapEventAlloc64View<'a> {
    fixed: &'a [u8; 60],
}
impl<'a> EtwHeapEventAlloc64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 60 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_ALLOC",
                    needed: 60,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 60]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventAlloc64 {
        EtwHeapEventAlloc64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 60] {
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
    /// `SIZE_T Size`, at 0x28. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `PVOID Address`, at 0x30. The allocation.
    #[inline]
    pub fn address(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `ULONG Source`, at 0x38. Which part of the heap gave it.
    #[inline]
    pub fn source(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<56, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwHeapEventAlloc64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwHeapEventAlloc64View");
        out.field("header", &self.header());
        out.field("heap_handle", &self.heap_handle());
        out.field("size", &self.size());
        out.field("address", &self.address());
        out.field("source", &self.source());
        out.finish()
    }
}
