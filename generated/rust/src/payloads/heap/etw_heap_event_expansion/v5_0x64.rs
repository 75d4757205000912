// Generated from spec/structs/ETW_HEAP_EVENT_EXPANSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_EXPANSION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A heap grew.
///
/// In C: `ETW_HEAP_EVENT_EXPANSION`, 0x5c bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | PVOID | `HeapHandle` |
/// | 0x28 | 0x8 | SIZE_T | `CommittedSize` |
/// | 0x30 | 0x8 | PVOID | `Address` |
/// | 0x38 | 0x8 | SIZE_T | `FreeSpace` |
/// | 0x40 | 0x8 | SIZE_T | `CommittedSpace` |
/// | 0x48 | 0x8 | SIZE_T | `ReservedSpace` |
/// | 0x50 | 0x4 | ULONG | `NoOfUCRs` |
/// | 0x54 | 0x8 | SIZE_T | `AllocatedSpace` |
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
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
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
fixed_record!(
    EtwHeapEventExpansionX64, EtwHeapEventExpansionX64View, 92,
    "ETW_HEAP_EVENT_EXPANSION"
);
impl<'a> EtwHeapEventExpansionX64View<'a> {
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
    /// `SIZE_T CommittedSize`, at 0x28. How much was committed. Unit: bytes.
    #[inline]
    pub fn committed_size(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `PVOID Address`, at 0x30. The block or segment that became free.
    #[inline]
    pub fn address(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `SIZE_T FreeSpace`, at 0x38. What the whole heap has free. Unit: bytes.
    #[inline]
    pub fn free_space(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
    /// `SIZE_T CommittedSpace`, at 0x40. What the whole heap has committed. Unit: bytes.
    #[inline]
    pub fn committed_space(&self) -> u64 {
        u64::from_le_bytes(get::<64, 8, _>(self.fixed))
    }
    /// `SIZE_T ReservedSpace`, at 0x48. What the whole heap has reserved. Unit: bytes.
    #[inline]
    pub fn reserved_space(&self) -> u64 {
        u64::from_le_bytes(get::<72, 8, _>(self.fixed))
    }
    /// `ULONG NoOfUCRs`, at 0x50. Uncommitted ranges.
    #[inline]
    pub fn no_of_uc_rs(&self) -> u32 {
        u32::from_le_bytes(get::<80, 4, _>(self.fixed))
    }
    /// `SIZE_T AllocatedSpace`, at 0x54. What the whole heap has allocated. Unit: bytes.
    #[inline]
    pub fn allocated_space(&self) -> u64 {
        u64::from_le_bytes(get::<84, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwHeapEventExpansionX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwHeapEventExpansionX64View");
        out.field("header", &self.header());
        out.field("heap_handle", &self.heap_handle());
        out.field("committed_size", &self.committed_size());
        out.field("address", &self.address());
        out.field("free_space", &self.free_space());
        out.field("committed_space", &self.committed_space());
        out.field("reserved_space", &self.reserved_space());
        out.field("no_of_uc_rs", &self.no_of_uc_rs());
        out.field("allocated_space", &self.allocated_space());
        out.finish()
    }
}
