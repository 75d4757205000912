// Generated from spec/structs/HeapTrace_Free.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory returned to a heap.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("HeapTrace_Free", "HeapTraceFreePtr32")
    .size(12)
    .about("Memory returned to a heap.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        address("PVOID FreeAddress").at(4..8).about("Address of the allocation.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
        unsigned("ULONG SourceId").at(8..12).about("Part of the heap that provided the memory.")
            .means(Meaning::Enumeration)
            .with(&[More::SameAs("Source"), More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HeapTrace_Free", "HeapTraceFreePtr64")
    .size(20)
    .about("Memory returned to a heap.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        address("PVOID FreeAddress").at(8..16).about("Address of the allocation.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
        unsigned("ULONG SourceId").at(16..20).about("Part of the heap that provided the memory.")
            .means(Meaning::Enumeration)
            .with(&[More::SameAs("Source"), More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
fixed! {
    /// Memory returned to a heap.
    ///
    /// No known name in C; here: `HeapTrace_Free`, 0xc bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapFree, which is also a function of Windows. ETW_HEAP_EVENT_FREE is the same with the
    /// trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Free")]
    owned HeapTraceFreePtr32 / HeapTraceFreePtr32View: lone,
        name = "HeapTrace_Free", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Address of the allocation. `PVOID FreeAddress` at 0x04.
        free_address / set_free_address: u32, at = 4;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x08.
        source_id / set_source_id: crate::payloads::heap::HeapMemorySource, at = 8;
    }
}

fixed! {
    /// Memory returned to a heap.
    ///
    /// No known name in C; here: `HeapTrace_Free`, 0x14 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapFree, which is also a function of Windows. ETW_HEAP_EVENT_FREE is the same with the
    /// trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Free")]
    owned HeapTraceFreePtr64 / HeapTraceFreePtr64View: lone,
        name = "HeapTrace_Free", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Address of the allocation. `PVOID FreeAddress` at 0x08.
        free_address / set_free_address: u64, at = 8;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x10.
        source_id / set_source_id: crate::payloads::heap::HeapMemorySource, at = 16;
    }
}

/// Alias of [`HeapTraceFreePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceFreePtr32` or `HeapTraceFreePtr64`"]
pub type HeapTraceFree = HeapTraceFreePtr64;
/// Alias of [`HeapTraceFreePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceFreePtr32View` or `HeapTraceFreePtr64View`"]
pub type HeapTraceFreeView<'a> = HeapTraceFreePtr64View<'a>;
