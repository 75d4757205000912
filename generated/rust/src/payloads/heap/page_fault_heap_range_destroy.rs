// Generated from spec/structs/PageFault_HeapRangeDestroy.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap released its addresses.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("PageFault_HeapRangeDestroy", "PageFaultHeapRangeDestroyPtr32")
    .size(4)
    .about("Heap released its addresses.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PageFault_HeapRangeDestroy", "PageFaultHeapRangeDestroyPtr64")
    .size(8)
    .about("Heap released its addresses.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
    ]);
fixed! {
    /// Heap released its addresses.
    ///
    /// In C: `PageFault_HeapRangeDestroy`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// HEAP_RANGE_DESTROY is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "PageFault_HeapRangeDestroy")]
    owned PageFaultHeapRangeDestroyPtr32 / PageFaultHeapRangeDestroyPtr32View: lone,
        name = "PageFault_HeapRangeDestroy", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
    }
}

fixed! {
    /// Heap released its addresses.
    ///
    /// In C: `PageFault_HeapRangeDestroy`, 0x8 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// HEAP_RANGE_DESTROY is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "PageFault_HeapRangeDestroy")]
    owned PageFaultHeapRangeDestroyPtr64 / PageFaultHeapRangeDestroyPtr64View: lone,
        name = "PageFault_HeapRangeDestroy", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
    }
}

/// Alias of [`PageFaultHeapRangeDestroyPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PageFaultHeapRangeDestroyPtr32` or `PageFaultHeapRangeDestroyPtr64`"
]
pub type PageFaultHeapRangeDestroy = PageFaultHeapRangeDestroyPtr64;
/// Alias of [`PageFaultHeapRangeDestroyPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PageFaultHeapRangeDestroyPtr32View` or \
        `PageFaultHeapRangeDestroyPtr64View`"
]
pub type PageFaultHeapRangeDestroyView<'a> = PageFaultHeapRangeDestroyPtr64View<'a>;
