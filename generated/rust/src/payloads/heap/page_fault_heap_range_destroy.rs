// Generated from spec/structs/PageFault_HeapRangeDestroy.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap released its addresses.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PageFault_HeapRangeDestroy",
    aliases: &[],
    form: "PageFaultHeapRangeDestroyPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Heap released its addresses.",
    sources: &[&crate::rt::sources::MICROSOFT_KERNEL_MOF],
    fields: &[
        address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PageFault_HeapRangeDestroy",
    aliases: &[],
    form: "PageFaultHeapRangeDestroyPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Heap released its addresses.",
    sources: &[&crate::rt::sources::MICROSOFT_KERNEL_MOF],
    fields: &[
        address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    ],
    tail: &[],
};
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
    owned PageFaultHeapRangeDestroyPtr32 / PageFaultHeapRangeDestroyPtr32View: lone [4] "PageFault_HeapRangeDestroy" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
    }
    bits {
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
    owned PageFaultHeapRangeDestroyPtr64 / PageFaultHeapRangeDestroyPtr64View: lone [8] "PageFault_HeapRangeDestroy" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`PageFaultHeapRangeDestroyPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHeapRangeDestroyPtr32` or `PageFaultHeapRangeDestroyPtr64`"]
pub type PageFaultHeapRangeDestroy = PageFaultHeapRangeDestroyPtr64;
/// Alias of [`PageFaultHeapRangeDestroyPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHeapRangeDestroyPtr32View` or `PageFaultHeapRangeDestroyPtr64View`"]
pub type PageFaultHeapRangeDestroyView<'a> = PageFaultHeapRangeDestroyPtr64View<'a>;
