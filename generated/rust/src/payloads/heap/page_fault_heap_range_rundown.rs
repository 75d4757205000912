// Generated from spec/structs/PageFault_HeapRangeRundown.toml by `cargo spec generate`. Do not edit: edit that file.

//! Existing heap.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PageFault_HeapRangeRundown", "PageFaultHeapRangeRundownPtr32", (16, 16), "Existing heap.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("HRFlags", 4, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("HRPid", 8, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("HRRangeCount", 12, 4, "ULONG", "Number of address ranges of the heap.").means(Meaning::Count),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("PageFault_HeapRangeRundown", "PageFaultHeapRangeRundownPtr64", (20, 20), "Existing heap.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("HRFlags", 8, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("HRPid", 12, 4, "ULONG", "Process ID.").same_as("ProcessId").means(Meaning::ProcessId),
    unsigned("HRRangeCount", 16, 4, "ULONG", "Number of address ranges of the heap.").means(Meaning::Count),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Existing heap.
    ///
    /// In C: `PageFault_HeapRangeRundown`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_RUNDOWN has an additional reserved word, followed by the ranges.
    ///
    /// Unknown:
    ///
    /// - Bits of HRFlags.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "PageFault_HeapRangeRundown")]
    owned PageFaultHeapRangeRundownPtr32 / PageFaultHeapRangeRundownPtr32View: lone [16] "PageFault_HeapRangeRundown" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// `ULONG HRFlags` at 0x04.
        hr_flags set_hr_flags: u32 = 4;
        /// Process ID. `ULONG HRPid` at 0x08.
        hr_pid set_hr_pid: u32 = 8;
        /// Number of address ranges of the heap. `ULONG HRRangeCount` at 0x0C.
        hr_range_count set_hr_range_count: u32 = 12;
    }
    bits {
    }
}

fixed! {
    /// Existing heap.
    ///
    /// In C: `PageFault_HeapRangeRundown`, 0x14 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_RUNDOWN has an additional reserved word, followed by the ranges.
    ///
    /// Unknown:
    ///
    /// - Bits of HRFlags.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "PageFault_HeapRangeRundown")]
    owned PageFaultHeapRangeRundownPtr64 / PageFaultHeapRangeRundownPtr64View: lone [20] "PageFault_HeapRangeRundown" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// `ULONG HRFlags` at 0x08.
        hr_flags set_hr_flags: u32 = 8;
        /// Process ID. `ULONG HRPid` at 0x0C.
        hr_pid set_hr_pid: u32 = 12;
        /// Number of address ranges of the heap. `ULONG HRRangeCount` at 0x10.
        hr_range_count set_hr_range_count: u32 = 16;
    }
    bits {
    }
}

/// Alias of [`PageFaultHeapRangeRundownPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHeapRangeRundownPtr32` or `PageFaultHeapRangeRundownPtr64`"]
pub type PageFaultHeapRangeRundown = PageFaultHeapRangeRundownPtr64;
/// Alias of [`PageFaultHeapRangeRundownPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHeapRangeRundownPtr32View` or `PageFaultHeapRangeRundownPtr64View`"]
pub type PageFaultHeapRangeRundownView<'a> = PageFaultHeapRangeRundownPtr64View<'a>;
