// Generated from spec/structs/ETW_HEAP_EVENT_EXPANSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_EXPANSION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap grew.
///
/// In C: `ETW_HEAP_EVENT_EXPANSION`, 0x5c bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_EXPANSION")]
pub struct EtwHeapEventExpansionX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `SIZE_T CommittedSize`, at 0x28. How much was committed. Unit: bytes.
    pub committed_size: u64,
    /// `PVOID Address`, at 0x30. The block or segment that became free.
    pub address: u64,
    /// `SIZE_T FreeSpace`, at 0x38. What the whole heap has free. Unit: bytes.
    pub free_space: u64,
    /// `SIZE_T CommittedSpace`, at 0x40. What the whole heap has committed. Unit: bytes.
    pub committed_space: u64,
    /// `SIZE_T ReservedSpace`, at 0x48. What the whole heap has reserved. Unit: bytes.
    pub reserved_space: u64,
    /// `ULONG NoOfUCRs`, at 0x50. Uncommitted ranges.
    pub no_of_uc_rs: u32,
    /// `SIZE_T AllocatedSpace`, at 0x54. What the whole heap has allocated. Unit: bytes.
    pub allocated_space: u64,
}

impl EtwHeapEventExpansionX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 92]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            committed_size: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            address: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            free_space: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            committed_space: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            reserved_space: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            no_of_uc_rs: u32::from_le_bytes(get::<80, 4, _>(bytes)),
            allocated_space: u64::from_le_bytes(get::<84, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 92] {
        let mut bytes = [0; 92];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.committed_size.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<72, 8, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.no_of_uc_rs.to_le_bytes());
        put::<84, 8, _>(&mut bytes, self.allocated_space.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_expansion::V5_0X64;
}

fixed_record!(EtwHeapEventExpansionX64, EtwHeapEventExpansionX64View, 92, "ETW_HEAP_EVENT_EXPANSION");
getters! {
    self EtwHeapEventExpansionX64View "EtwHeapEventExpansionX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `SIZE_T CommittedSize`, at 0x28.
        committed_size: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `PVOID Address`, at 0x30.
        address: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x38.
        free_space: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x40.
        committed_space: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x48.
        reserved_space: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONG NoOfUCRs`, at 0x50.
        no_of_uc_rs: u32 = u32::from_le_bytes(get::<80, 4, _>(self.fixed));
        /// `SIZE_T AllocatedSpace`, at 0x54.
        allocated_space: u64 = u64::from_le_bytes(get::<84, 8, _>(self.fixed));
    }
}
