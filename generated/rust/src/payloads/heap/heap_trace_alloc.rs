// Generated from spec/structs/HeapTrace_Alloc.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory allocated.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("HeapTrace_Alloc", "HeapTraceAllocPtr32")
    .size(16)
    .about("Heap memory allocated.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        unsigned("SIZE_T AllocSize").at(4..8).up_to(64).means(Meaning::Bytes)
            .with(&[More::SameAs("Size"), More::Units("bytes")]),
        address("PVOID AllocAddress").at(8..12).about("Address of the allocation.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
        unsigned("ULONG SourceId").at(12..16).about("Part of the heap that provided the memory.")
            .means(Meaning::Enumeration)
            .with(&[More::SameAs("Source"), More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HeapTrace_Alloc", "HeapTraceAllocPtr64")
    .size(28)
    .about("Heap memory allocated.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        unsigned("SIZE_T AllocSize").at(8..16).means(Meaning::Bytes)
            .with(&[More::SameAs("Size"), More::Units("bytes")]),
        address("PVOID AllocAddress").at(16..24).about("Address of the allocation.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
        unsigned("ULONG SourceId").at(24..28).about("Part of the heap that provided the memory.")
            .means(Meaning::Enumeration)
            .with(&[More::SameAs("Source"), More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
fixed! {
    /// Heap memory allocated.
    ///
    /// No known name in C; here: `HeapTrace_Alloc`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapAlloc, which is also a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with
    /// the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Alloc")]
    owned HeapTraceAllocPtr32 / HeapTraceAllocPtr32View: lone,
        name = "HeapTrace_Alloc", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// `SIZE_T AllocSize` at 0x04. Unit: bytes.
        alloc_size / set_alloc_size: u32, at = 4;
        /// Address of the allocation. `PVOID AllocAddress` at 0x08.
        alloc_address / set_alloc_address: u32, at = 8;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x0C.
        source_id / set_source_id: crate::payloads::heap::HeapMemorySource, at = 12;
    }
}

fixed! {
    /// Heap memory allocated.
    ///
    /// No known name in C; here: `HeapTrace_Alloc`, 0x1c bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapAlloc, which is also a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with
    /// the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Alloc")]
    owned HeapTraceAllocPtr64 / HeapTraceAllocPtr64View: lone,
        name = "HeapTrace_Alloc", size = 28, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// `SIZE_T AllocSize` at 0x08. Unit: bytes.
        alloc_size / set_alloc_size: u64, at = 8;
        /// Address of the allocation. `PVOID AllocAddress` at 0x10.
        alloc_address / set_alloc_address: u64, at = 16;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x18.
        source_id / set_source_id: crate::payloads::heap::HeapMemorySource, at = 24;
    }
}

/// Alias of [`HeapTraceAllocPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceAllocPtr32` or `HeapTraceAllocPtr64`"]
pub type HeapTraceAlloc = HeapTraceAllocPtr64;
/// Alias of [`HeapTraceAllocPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceAllocPtr32View` or `HeapTraceAllocPtr64View`"]
pub type HeapTraceAllocView<'a> = HeapTraceAllocPtr64View<'a>;
