// Generated from spec/structs/Heap_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap destroyed, locked, unlocked, validated or walked.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("Heap_TypeGroup1", "HeapTypeGroup1Ptr32", (4, 4), "Heap destroyed, locked, unlocked, validated or walked.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("Heap_TypeGroup1", "HeapTypeGroup1Ptr64", (8, 8), "Heap destroyed, locked, unlocked, validated or walked.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Heap destroyed, locked, unlocked, validated or walked.
    ///
    /// In C: `Heap_TypeGroup1`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_COMMON is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "Heap_TypeGroup1")]
    owned HeapTypeGroup1Ptr32 / HeapTypeGroup1Ptr32View: lone [4] "Heap_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
    }
    bits {
    }
}

fixed! {
    /// Heap destroyed, locked, unlocked, validated or walked.
    ///
    /// In C: `Heap_TypeGroup1`, 0x8 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_COMMON is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "Heap_TypeGroup1")]
    owned HeapTypeGroup1Ptr64 / HeapTypeGroup1Ptr64View: lone [8] "Heap_TypeGroup1" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`HeapTypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTypeGroup1Ptr32` or `HeapTypeGroup1Ptr64`"]
pub type HeapTypeGroup1 = HeapTypeGroup1Ptr64;
/// Alias of [`HeapTypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTypeGroup1Ptr32View` or `HeapTypeGroup1Ptr64View`"]
pub type HeapTypeGroup1View<'a> = HeapTypeGroup1Ptr64View<'a>;
