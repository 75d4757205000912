// Generated from spec/structs/PageFault_HeapRangeRundown.toml by `cargo spec generate`. Do not edit: edit that file.

//! Existing heap.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("PageFault_HeapRangeRundown", "PageFaultHeapRangeRundownPtr32")
    .size(16)
    .about("Existing heap.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        unsigned("ULONG HRFlags").at(4..8).means(Meaning::Flags),
        unsigned("ULONG HRPid").at(8..12).about("Process ID.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        unsigned("ULONG HRRangeCount").at(12..16).about("Number of address ranges of the heap.").means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PageFault_HeapRangeRundown", "PageFaultHeapRangeRundownPtr64")
    .size(20)
    .about("Existing heap.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        unsigned("ULONG HRFlags").at(8..12).means(Meaning::Flags),
        unsigned("ULONG HRPid").at(12..16).about("Process ID.").means(Meaning::ProcessId)
            .with(&[More::SameAs("ProcessId")]),
        unsigned("ULONG HRRangeCount").at(16..20).about("Number of address ranges of the heap.").means(Meaning::Count),
    ]);
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
    owned PageFaultHeapRangeRundownPtr32 / PageFaultHeapRangeRundownPtr32View: lone,
        name = "PageFault_HeapRangeRundown", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// `ULONG HRFlags` at 0x04.
        hr_flags / set_hr_flags: u32, at = 4;
        /// Process ID. `ULONG HRPid` at 0x08.
        hr_pid / set_hr_pid: u32, at = 8;
        /// Number of address ranges of the heap. `ULONG HRRangeCount` at 0x0C.
        hr_range_count / set_hr_range_count: u32, at = 12;
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
    owned PageFaultHeapRangeRundownPtr64 / PageFaultHeapRangeRundownPtr64View: lone,
        name = "PageFault_HeapRangeRundown", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// `ULONG HRFlags` at 0x08.
        hr_flags / set_hr_flags: u32, at = 8;
        /// Process ID. `ULONG HRPid` at 0x0C.
        hr_pid / set_hr_pid: u32, at = 12;
        /// Number of address ranges of the heap. `ULONG HRRangeCount` at 0x10.
        hr_range_count / set_hr_range_count: u32, at = 16;
    }
}

/// Alias of [`PageFaultHeapRangeRundownPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PageFaultHeapRangeRundownPtr32` or `PageFaultHeapRangeRundownPtr64`"
]
pub type PageFaultHeapRangeRundown = PageFaultHeapRangeRundownPtr64;
/// Alias of [`PageFaultHeapRangeRundownPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PageFaultHeapRangeRundownPtr32View` or \
        `PageFaultHeapRangeRundownPtr64View`"
]
pub type PageFaultHeapRangeRundownView<'a> = PageFaultHeapRangeRundownPtr64View<'a>;
