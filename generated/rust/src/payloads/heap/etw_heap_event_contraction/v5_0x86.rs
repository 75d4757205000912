// Generated from spec/structs/ETW_HEAP_EVENT_CONTRACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_CONTRACTION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap shrank.
///
/// In C: `ETW_HEAP_EVENT_CONTRACTION`, 0x40 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_CONTRACTION")]
pub struct EtwHeapEventContractionX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `SIZE_T DeCommitSize`, at 0x24. How much was decommitted. Unit: bytes.
    pub de_commit_size: u32,
    /// `PVOID DeCommitAddress`, at 0x28. The block that was decommitted.
    pub de_commit_address: u32,
    /// `SIZE_T FreeSpace`, at 0x2C. What the whole heap has free. Unit: bytes.
    pub free_space: u32,
    /// `SIZE_T CommittedSpace`, at 0x30. What the whole heap has committed. Unit: bytes.
    pub committed_space: u32,
    /// `SIZE_T ReservedSpace`, at 0x34. What the whole heap has reserved. Unit: bytes.
    pub reserved_space: u32,
    /// `ULONG NoOfUCRs`, at 0x38. Uncommitted ranges.
    pub no_of_uc_rs: u32,
    /// `SIZE_T AllocatedSpace`, at 0x3C. What the whole heap has allocated. Unit: bytes.
    pub allocated_space: u32,
}

impl EtwHeapEventContractionX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            de_commit_size: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            de_commit_address: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            free_space: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            committed_space: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            reserved_space: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            no_of_uc_rs: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            allocated_space: u32::from_le_bytes(get::<60, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.de_commit_size.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.de_commit_address.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.free_space.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.committed_space.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.reserved_space.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.no_of_uc_rs.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.allocated_space.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_contraction::V5_0X86;
}

fixed_record!(EtwHeapEventContractionX86, EtwHeapEventContractionX86View, 64, "ETW_HEAP_EVENT_CONTRACTION");
getters! {
    self EtwHeapEventContractionX86View "EtwHeapEventContractionX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `SIZE_T DeCommitSize`, at 0x24.
        de_commit_size: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `PVOID DeCommitAddress`, at 0x28.
        de_commit_address: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `SIZE_T FreeSpace`, at 0x2C.
        free_space: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `SIZE_T CommittedSpace`, at 0x30.
        committed_space: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `SIZE_T ReservedSpace`, at 0x34.
        reserved_space: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG NoOfUCRs`, at 0x38.
        no_of_uc_rs: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `SIZE_T AllocatedSpace`, at 0x3C.
        allocated_space: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
    }
}
