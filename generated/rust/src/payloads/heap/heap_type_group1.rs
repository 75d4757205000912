// Generated from spec/structs/Heap_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap destroyed, locked, unlocked, validated or walked.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("Heap_TypeGroup1", "HeapTypeGroup1Ptr32")
    .size(4)
    .about("Heap destroyed, locked, unlocked, validated or walked.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Heap_TypeGroup1", "HeapTypeGroup1Ptr64")
    .size(8)
    .about("Heap destroyed, locked, unlocked, validated or walked.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
    ]);
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
    owned HeapTypeGroup1Ptr32 / HeapTypeGroup1Ptr32View: lone,
        name = "Heap_TypeGroup1", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
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
    owned HeapTypeGroup1Ptr64 / HeapTypeGroup1Ptr64View: lone,
        name = "Heap_TypeGroup1", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
    }
}

/// Alias of [`HeapTypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTypeGroup1Ptr32` or `HeapTypeGroup1Ptr64`"]
pub type HeapTypeGroup1 = HeapTypeGroup1Ptr64;
/// Alias of [`HeapTypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTypeGroup1Ptr32View` or `HeapTypeGroup1Ptr64View`"]
pub type HeapTypeGroup1View<'a> = HeapTypeGroup1Ptr64View<'a>;
