// Generated from spec/structs/HeapRealloc.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory resized.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("HeapRealloc", "HeapReallocPtr32")
    .size(24)
    .about("Heap memory resized.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        address("PVOID NewAllocAddress").at(4..8).about("Address of the allocation after the change.")
            .means(Meaning::DataAddress).with(&[More::SameAs("NewAddress")]),
        address("PVOID OldAllocAddress").at(8..12).about("Address of the allocation before the change.")
            .means(Meaning::DataAddress).with(&[More::SameAs("OldAddress")]),
        unsigned("SIZE_T NewAllocSize").at(12..16).up_to(64).means(Meaning::Bytes)
            .with(&[More::SameAs("NewSize"), More::Units("bytes")]),
        unsigned("SIZE_T OldAllocSize").at(16..20).up_to(64).means(Meaning::Bytes)
            .with(&[More::SameAs("OldSize"), More::Units("bytes")]),
        unsigned("ULONG SourceId").at(20..24).about("Part of the heap that provided the memory.")
            .means(Meaning::Enumeration)
            .with(&[More::SameAs("Source"), More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HeapRealloc", "HeapReallocPtr64")
    .size(44)
    .about("Heap memory resized.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        address("PVOID NewAllocAddress").at(8..16).about("Address of the allocation after the change.")
            .means(Meaning::DataAddress).with(&[More::SameAs("NewAddress")]),
        address("PVOID OldAllocAddress").at(16..24).about("Address of the allocation before the change.")
            .means(Meaning::DataAddress).with(&[More::SameAs("OldAddress")]),
        unsigned("SIZE_T NewAllocSize").at(24..32).means(Meaning::Bytes)
            .with(&[More::SameAs("NewSize"), More::Units("bytes")]),
        unsigned("SIZE_T OldAllocSize").at(32..40).means(Meaning::Bytes)
            .with(&[More::SameAs("OldSize"), More::Units("bytes")]),
        unsigned("ULONG SourceId").at(40..44).about("Part of the heap that provided the memory.")
            .means(Meaning::Enumeration)
            .with(&[More::SameAs("Source"), More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
fixed! {
    /// Heap memory resized.
    ///
    /// In C: `HeapRealloc`, 0x18 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapRealloc")]
    owned HeapReallocPtr32 / HeapReallocPtr32View: lone,
        name = "HeapRealloc", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Address of the allocation after the change. `PVOID NewAllocAddress` at 0x04.
        new_alloc_address / set_new_alloc_address: u32, at = 4;
        /// Address of the allocation before the change. `PVOID OldAllocAddress` at 0x08.
        old_alloc_address / set_old_alloc_address: u32, at = 8;
        /// `SIZE_T NewAllocSize` at 0x0C. Unit: bytes.
        new_alloc_size / set_new_alloc_size: u32, at = 12;
        /// `SIZE_T OldAllocSize` at 0x10. Unit: bytes.
        old_alloc_size / set_old_alloc_size: u32, at = 16;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x14.
        source_id / set_source_id: crate::payloads::heap::HeapMemorySource, at = 20;
    }
}

fixed! {
    /// Heap memory resized.
    ///
    /// In C: `HeapRealloc`, 0x2c bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapRealloc")]
    owned HeapReallocPtr64 / HeapReallocPtr64View: lone,
        name = "HeapRealloc", size = 44, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Address of the allocation after the change. `PVOID NewAllocAddress` at 0x08.
        new_alloc_address / set_new_alloc_address: u64, at = 8;
        /// Address of the allocation before the change. `PVOID OldAllocAddress` at 0x10.
        old_alloc_address / set_old_alloc_address: u64, at = 16;
        /// `SIZE_T NewAllocSize` at 0x18. Unit: bytes.
        new_alloc_size / set_new_alloc_size: u64, at = 24;
        /// `SIZE_T OldAllocSize` at 0x20. Unit: bytes.
        old_alloc_size / set_old_alloc_size: u64, at = 32;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x28.
        source_id / set_source_id: crate::payloads::heap::HeapMemorySource, at = 40;
    }
}

/// Alias of [`HeapReallocPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapReallocPtr32` or `HeapReallocPtr64`"]
pub type HeapRealloc = HeapReallocPtr64;
/// Alias of [`HeapReallocPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapReallocPtr32View` or `HeapReallocPtr64View`"]
pub type HeapReallocView<'a> = HeapReallocPtr64View<'a>;
