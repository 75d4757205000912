// Generated from spec/structs/ETW_HEAP_EVENT_REALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_REALLOC in the form of releases 5.0+ with 32 bit pointers.
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
/// An allocation of a heap was given another size.
///
/// In C: `ETW_HEAP_EVENT_REALLOC`, 0x38 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | PVOID | `HeapHandle` |
/// | 0x24 | 0x4 | PVOID | `NewAddress` |
/// | 0x28 | 0x4 | PVOID | `OldAddress` |
/// | 0x2c | 0x4 | SIZE_T | `NewSize` |
/// | 0x30 | 0x4 | SIZE_T | `OldSize` |
/// | 0x34 | 0x4 | ULONG | `Source` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_REALLOC")]
pub struct EtwHeapEventRealloc32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `PVOID NewAddress`, at 0x24. Where the allocation is now.
    pub new_address: u32,
    /// `PVOID OldAddress`, at 0x28. Where it was.
    pub old_address: u32,
    /// `SIZE_T NewSize`, at 0x2C. Unit: bytes.
    pub new_size: u32,
    /// `SIZE_T OldSize`, at 0x30. Unit: bytes.
    pub old_size: u32,
    /// `ULONG Source`, at 0x34. Which part of the heap did it.
    pub source: crate::payloads::heap::HeapMemorySource,
}
impl EtwHeapEventRealloc32 {
    /// The size in bytes.
    pub const SIZE: usize = 56;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            new_address: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            old_address: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            new_size: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            old_size: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            source: crate::payloads::heap::HeapMemorySource::from_le(
                get::<52, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_REALLOC",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.new_address.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.old_address.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.new_size.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.old_size.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.source.to_le());
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
    pub fn heap_handle(&self) -> u32 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u32) {
        self.heap_handle = value;
    }
    /// `PVOID NewAddress`, at 0x24. Where the allocation is now.
    #[inline]
    pub fn new_address(&self) -> u32 {
        self.new_address
    }
    /// Sets `NewAddress`.
    #[inline]
    pub fn set_new_address(&mut self, value: u32) {
        self.new_address = value;
    }
    /// `PVOID OldAddress`, at 0x28. Where it was.
    #[inline]
    pub fn old_address(&self) -> u32 {
        self.old_address
    }
    /// Sets `OldAddress`.
    #[inline]
    pub fn set_old_address(&mut self, value: u32) {
        self.old_address = value;
    }
    /// `SIZE_T NewSize`, at 0x2C. Unit: bytes.
    #[inline]
    pub fn new_size(&self) -> u32 {
        self.new_size
    }
    /// Sets `NewSize`.
    #[inline]
    pub fn set_new_size(&mut self, value: u32) {
        self.new_size = value;
    }
    /// `SIZE_T OldSize`, at 0x30. Unit: bytes.
    #[inline]
    pub fn old_size(&self) -> u32 {
        self.old_size
    }
    /// Sets `OldSize`.
    #[inline]
    pub fn set_old_size(&mut self, value: u32) {
        self.old_size = value;
    }
    /// `ULONG Source`, at 0x34. Which part of the heap did it.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_realloc::V5_0X86;
}
impl Default for EtwHeapEventRealloc32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 56])
    }
}
impl Sealed for EtwHeapEventRealloc32 {}
impl Record for EtwHeapEventRealloc32 {
    const NAME: &'static str = "ETW_HEAP_EVENT_REALLOC";
    const SIZE: usize = 56;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwHeapEventRealloc32 {
    const SIZE: usize = 56;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwHeapEventRealloc32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRealloc32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::heap::HeapMemorySource>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        heap_handle,
                        new_address,
                        old_address,
                        new_size,
                        old_size,
                        source,
                    ),
                )|
            Self {
                header,
                heap_handle,
                new_address,
                old_address,
                new_size,
                old_size,
                source,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwHeapEventRealloc32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwHeapEventRealloc32View<'a> {
    fixed: &'a [u8; 56],
}
impl<'a> EtwHeapEventRealloc32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_REALLOC",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 56]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventRealloc32 {
        EtwHeapEventRealloc32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 56] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `PVOID HeapHandle`, at 0x20.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `PVOID NewAddress`, at 0x24. Where the allocation is now.
    #[inline]
    pub fn new_address(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `PVOID OldAddress`, at 0x28. Where it was.
    #[inline]
    pub fn old_address(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `SIZE_T NewSize`, at 0x2C. Unit: bytes.
    #[inline]
    pub fn new_size(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `SIZE_T OldSize`, at 0x30. Unit: bytes.
    #[inline]
    pub fn old_size(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG Source`, at 0x34. Which part of the heap did it.
    #[inline]
    pub fn source(&self) -> crate::payloads::heap::HeapMemorySource {
        crate::payloads::heap::HeapMemorySource::from_le(get::<52, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwHeapEventRealloc32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwHeapEventRealloc32View");
        out.field("header", &self.header());
        out.field("heap_handle", &self.heap_handle());
        out.field("new_address", &self.new_address());
        out.field("old_address", &self.old_address());
        out.field("new_size", &self.new_size());
        out.field("old_size", &self.old_size());
        out.field("source", &self.source());
        out.finish()
    }
}
