// Generated from spec/structs/ETW_HEAP_EVENT_SNAPSHOT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_SNAPSHOT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The state of a heap.
///
/// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x60 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
pub struct EtwHeapEventSnapshotX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `SIZE_T FreeSpace`, at 0x28. Unit: bytes.
    pub free_space: u64,
    /// `SIZE_T CommittedSpace`, at 0x30. Unit: bytes.
    pub committed_space: u64,
    /// `SIZE_T ReservedSpace`, at 0x38. What it is for is not known. Unit: bytes.
    pub reserved_space: u64,
    /// `ULONG Flags`, at 0x40. The flags that the heap was created with.
    pub flags: u32,
    /// `ULONG ProcessId`, at 0x44.
    pub process_id: u32,
    /// `SIZE_T LargeUCRSpace`, at 0x48. Space in large uncommitted ranges. Unit: bytes.
    pub large_ucr_space: u64,
    /// `ULONG FreeListLength`, at 0x50. How many blocks are in the list of free ones.
    pub free_list_length: u32,
    /// `ULONG UCRLength`, at 0x54. How many uncommitted ranges are in their list.
    pub ucr_length: u32,
    /// `SIZE_T AllocatedSpace`, at 0x58. Unit: bytes.
    pub allocated_space: u64,
}

impl EtwHeapEventSnapshotX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 96]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            free_space: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            committed_space: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            reserved_space: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            flags: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<68, 4, _>(bytes)),
            large_ucr_space: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            free_list_length: u32::from_le_bytes(get::<80, 4, _>(bytes)),
            ucr_length: u32::from_le_bytes(get::<84, 4, _>(bytes)),
            allocated_space: u64::from_le_bytes(get::<88, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 96] {
        let mut bytes = [0; 96];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<68, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<72, 8, _>(&mut bytes, self.large_ucr_space.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.free_list_length.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.ucr_length.to_le_bytes());
        put::<88, 8, _>(&mut bytes, self.allocated_space.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_snapshot::V5_0X64;
}

fixed_record!(EtwHeapEventSnapshotX64, EtwHeapEventSnapshotX64View, 96, "ETW_HEAP_EVENT_SNAPSHOT");
getters! {
    self EtwHeapEventSnapshotX64View "EtwHeapEventSnapshotX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x28.
        free_space: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x30.
        committed_space: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x38.
        reserved_space: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONG Flags`, at 0x40.
        flags: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x44.
        process_id: u32 = u32::from_le_bytes(get::<68, 4, _>(self.fixed));
        /// `SIZE_T LargeUCRSpace`, at 0x48.
        large_ucr_space: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONG FreeListLength`, at 0x50.
        free_list_length: u32 = u32::from_le_bytes(get::<80, 4, _>(self.fixed));
        /// `ULONG UCRLength`, at 0x54.
        ucr_length: u32 = u32::from_le_bytes(get::<84, 4, _>(self.fixed));
        /// `SIZE_T AllocatedSpace`, at 0x58.
        allocated_space: u64 = u64::from_le_bytes(get::<88, 8, _>(self.fixed));
    }
}
