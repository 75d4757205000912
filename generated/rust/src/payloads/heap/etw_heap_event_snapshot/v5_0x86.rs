// Generated from spec/structs/ETW_HEAP_EVENT_SNAPSHOT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_SNAPSHOT in the form of releases 5.0+ with 32 bit pointers.
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
/// The state of a heap.
///
/// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x48 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | PVOID | `HeapHandle` |
/// | 0x24 | 0x4 | SIZE_T | `FreeSpace` |
/// | 0x28 | 0x4 | SIZE_T | `CommittedSpace` |
/// | 0x2c | 0x4 | SIZE_T | `ReservedSpace` |
/// | 0x30 | 0x4 | ULONG | `Flags` |
/// | 0x34 | 0x4 | ULONG | `ProcessId` |
/// | 0x38 | 0x4 | SIZE_T | `LargeUCRSpace` |
/// | 0x3c | 0x4 | ULONG | `FreeListLength` |
/// | 0x40 | 0x4 | ULONG | `UCRLength` |
/// | 0x44 | 0x4 | SIZE_T | `AllocatedSpace` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
pub struct EtwHeapEventSnapshot32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `SIZE_T FreeSpace`, at 0x24. Unit: bytes.
    pub free_space: u32,
    /// `SIZE_T CommittedSpace`, at 0x28. Unit: bytes.
    pub committed_space: u32,
    /// `SIZE_T ReservedSpace`, at 0x2C. What it is for is not known. Unit: bytes.
    pub reserved_space: u32,
    /// `ULONG Flags`, at 0x30. The flags that the heap was created with.
    pub flags: u32,
    /// `ULONG ProcessId`, at 0x34.
    pub process_id: u32,
    /// `SIZE_T LargeUCRSpace`, at 0x38. Space in large uncommitted ranges. Unit: bytes.
    pub large_ucr_space: u32,
    /// `ULONG FreeListLength`, at 0x3C. How many blocks are in the list of free ones.
    pub free_list_length: u32,
    /// `ULONG UCRLength`, at 0x40. How many uncommitted ranges are in their list.
    pub ucr_length: u32,
    /// `SIZE_T AllocatedSpace`, at 0x44. Unit: bytes.
    pub allocated_space: u32,
}
impl EtwHeapEventSnapshot32 {
    /// The size in bytes.
    pub const SIZE: usize = 72;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            free_space: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            committed_space: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            reserved_space: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            large_ucr_space: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            free_list_length: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            ucr_length: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            allocated_space: u32::from_le_bytes(get::<68, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_SNAPSHOT",
                    needed: 72,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.large_ucr_space.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.free_list_length.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.ucr_length.to_le_bytes());
        put::<68, 4, _>(&mut bytes, self.allocated_space.to_le_bytes());
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
    /// `SIZE_T FreeSpace`, at 0x24. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u32 {
        self.free_space
    }
    /// Sets `FreeSpace`.
    #[inline]
    pub fn set_free_space(&mut self, value: u32) {
        self.free_space = value;
    }
    /// `SIZE_T CommittedSpace`, at 0x28. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u32 {
        self.committed_space
    }
    /// Sets `CommittedSpace`.
    #[inline]
    pub fn set_committed_space(&mut self, value: u32) {
        self.committed_space = value;
    }
    /// `SIZE_T ReservedSpace`, at 0x2C. What it is for is not known. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u32 {
        self.reserved_space
    }
    /// Sets `ReservedSpace`.
    #[inline]
    pub fn set_reserved_space(&mut self, value: u32) {
        self.reserved_space = value;
    }
    /// `ULONG Flags`, at 0x30. The flags that the heap was created with.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        self.flags = value;
    }
    /// `ULONG ProcessId`, at 0x34.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `SIZE_T LargeUCRSpace`, at 0x38. Space in large uncommitted ranges. Unit: bytes.
    #[inline]
    pub fn large_ucr_space(&self) -> u32 {
        self.large_ucr_space
    }
    /// Sets `LargeUCRSpace`.
    #[inline]
    pub fn set_large_ucr_space(&mut self, value: u32) {
        self.large_ucr_space = value;
    }
    /// `ULONG FreeListLength`, at 0x3C. How many blocks are in the list of free ones.
    #[inline]
    pub fn free_list_length(&self) -> u32 {
        self.free_list_length
    }
    /// Sets `FreeListLength`.
    #[inline]
    pub fn set_free_list_length(&mut self, value: u32) {
        self.free_list_length = value;
    }
    /// `ULONG UCRLength`, at 0x40. How many uncommitted ranges are in their list.
    #[inline]
    pub fn ucr_length(&self) -> u32 {
        self.ucr_length
    }
    /// Sets `UCRLength`.
    #[inline]
    pub fn set_ucr_length(&mut self, value: u32) {
        self.ucr_length = value;
    }
    /// `SIZE_T AllocatedSpace`, at 0x44. Unit: bytes.
    #[inline]
    pub fn allocated_space(&self) -> u32 {
        self.allocated_space
    }
    /// Sets `AllocatedSpace`.
    #[inline]
    pub fn set_allocated_space(&mut self, value: u32) {
        self.allocated_space = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_snapshot::V5_0X86;
}
impl Default for EtwHeapEventSnapshot32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 72])
    }
}
impl Sealed for EtwHeapEventSnapshot32 {}
impl Record for EtwHeapEventSnapshot32 {
    const NAME: &'static str = "ETW_HEAP_EVENT_SNAPSHOT";
    const SIZE: usize = 72;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwHeapEventSnapshot32 {
    const SIZE: usize = 72;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwHeapEventSnapshot32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventSnapshot32 {
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
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        heap_handle,
                        free_space,
                        committed_space,
                        reserved_space,
                        flags,
                        process_id,
                        large_ucr_space,
                    ),
                    (free_list_length, ucr_length, allocated_space),
                )|
            Self {
                header,
                heap_handle,
                free_space,
                committed_space,
                reserved_space,
                flags,
                process_id,
                large_ucr_space,
                free_list_length,
                ucr_length,
                allocated_space,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwHeapEventSnapshot32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwHeapEventSnapshot32View<'a> {
    fixed: &'a [u8; 72],
}
impl<'a> EtwHeapEventSnapshot32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_SNAPSHOT",
                    needed: 72,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 72]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventSnapshot32 {
        EtwHeapEventSnapshot32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 72] {
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
    /// `SIZE_T FreeSpace`, at 0x24. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `SIZE_T CommittedSpace`, at 0x28. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `SIZE_T ReservedSpace`, at 0x2C. What it is for is not known. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x30. The flags that the heap was created with.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x34.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `SIZE_T LargeUCRSpace`, at 0x38. Space in large uncommitted ranges. Unit: bytes.
    #[inline]
    pub fn large_ucr_space(&self) -> u32 {
        u32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `ULONG FreeListLength`, at 0x3C. How many blocks are in the list of free ones.
    #[inline]
    pub fn free_list_length(&self) -> u32 {
        u32::from_le_bytes(get::<60, 4, _>(self.fixed))
    }
    /// `ULONG UCRLength`, at 0x40. How many uncommitted ranges are in their list.
    #[inline]
    pub fn ucr_length(&self) -> u32 {
        u32::from_le_bytes(get::<64, 4, _>(self.fixed))
    }
    /// `SIZE_T AllocatedSpace`, at 0x44. Unit: bytes.
    #[inline]
    pub fn allocated_space(&self) -> u32 {
        u32::from_le_bytes(get::<68, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwHeapEventSnapshot32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwHeapEventSnapshot32View");
        out.field("header", &self.header());
        out.field("heap_handle", &self.heap_handle());
        out.field("free_space", &self.free_space());
        out.field("committed_space", &self.committed_space());
        out.field("reserved_space", &self.reserved_space());
        out.field("flags", &self.flags());
        out.field("process_id", &self.process_id());
        out.field("large_ucr_space", &self.large_ucr_space());
        out.field("free_list_length", &self.free_list_length());
        out.field("ucr_length", &self.ucr_length());
        out.field("allocated_space", &self.allocated_space());
        out.finish()
    }
}
