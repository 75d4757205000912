// Generated from spec/structs/PageFault_HeapRangeRundown.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PageFault_HeapRangeRundown in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap exists.
///
/// In C: `PageFault_HeapRangeRundown`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_RUNDOWN has a reserved word more, and then the ranges.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PageFault_HeapRangeRundown")]
pub struct PageFaultHeapRangeRundownX64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `ULONG HRFlags`, at 0x08. What it is for is not known.
    pub hr_flags: u32,
    /// `ULONG HRPid`, at 0x0C. The process.
    pub hr_pid: u32,
    /// `ULONG HRRangeCount`, at 0x10. How many ranges of addresses the heap has.
    pub hr_range_count: u32,
}

impl PageFaultHeapRangeRundownX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            hr_flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            hr_pid: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            hr_range_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.hr_flags.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.hr_pid.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.hr_range_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::page_fault_heap_range_rundown::V5_0X64;
}

fixed_record!(PageFaultHeapRangeRundownX64, PageFaultHeapRangeRundownX64View, 20, "PageFault_HeapRangeRundown");
getters! {
    self PageFaultHeapRangeRundownX64View "PageFaultHeapRangeRundownX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG HRFlags`, at 0x08.
        hr_flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG HRPid`, at 0x0C.
        hr_pid: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG HRRangeCount`, at 0x10.
        hr_range_count: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
