// Generated from spec/structs/ETW_HEAP_EVENT_SNAPSHOT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_SNAPSHOT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The state of a heap.
///
/// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x48 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
pub struct EtwHeapEventSnapshotX86 {
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

impl EtwHeapEventSnapshotX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_snapshot::V5_0X86;
}

fixed_record!(EtwHeapEventSnapshotX86, EtwHeapEventSnapshotX86View, 72, "ETW_HEAP_EVENT_SNAPSHOT");
getters! {
    self EtwHeapEventSnapshotX86View "EtwHeapEventSnapshotX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x24.
        free_space: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x28.
        committed_space: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x2C.
        reserved_space: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x30.
        flags: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x34.
        process_id: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `SIZE_T LargeUCRSpace`, at 0x38.
        large_ucr_space: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG FreeListLength`, at 0x3C.
        free_list_length: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG UCRLength`, at 0x40.
        ucr_length: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `SIZE_T AllocatedSpace`, at 0x44.
        allocated_space: u32 = u32::from_le_bytes(get::<68, 4, _>(self.fixed));
    }
}
