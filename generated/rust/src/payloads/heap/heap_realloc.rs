// Generated from spec/structs/HeapRealloc.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory resized.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HeapRealloc", "HeapReallocPtr32", (24, 24), "Heap memory resized.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    address("NewAllocAddress", 4, 4, "PVOID", "Address of the allocation after the change.").same_as("NewAddress").means(Meaning::DataAddress),
    address("OldAllocAddress", 8, 4, "PVOID", "Address of the allocation before the change.").same_as("OldAddress").means(Meaning::DataAddress),
    unsigned("NewAllocSize", 12, 4, "SIZE_T", "").same_as("NewSize").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("OldAllocSize", 16, 4, "SIZE_T", "").same_as("OldSize").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("SourceId", 20, 4, "ULONG", "Part of the heap that provided the memory.").same_as("Source").of(crate::payloads::heap::HeapMemorySource::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("HeapRealloc", "HeapReallocPtr64", (44, 44), "Heap memory resized.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    address("NewAllocAddress", 8, 8, "PVOID", "Address of the allocation after the change.").same_as("NewAddress").means(Meaning::DataAddress),
    address("OldAllocAddress", 16, 8, "PVOID", "Address of the allocation before the change.").same_as("OldAddress").means(Meaning::DataAddress),
    unsigned("NewAllocSize", 24, 8, "SIZE_T", "").same_as("NewSize").in_units("bytes").means(Meaning::Bytes),
    unsigned("OldAllocSize", 32, 8, "SIZE_T", "").same_as("OldSize").in_units("bytes").means(Meaning::Bytes),
    unsigned("SourceId", 40, 4, "ULONG", "Part of the heap that provided the memory.").same_as("Source").of(crate::payloads::heap::HeapMemorySource::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
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
    owned HeapReallocPtr32 / HeapReallocPtr32View: lone [24] "HeapRealloc" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// Address of the allocation after the change. `PVOID NewAllocAddress` at 0x04.
        new_alloc_address set_new_alloc_address: u32 = 4;
        /// Address of the allocation before the change. `PVOID OldAllocAddress` at 0x08.
        old_alloc_address set_old_alloc_address: u32 = 8;
        /// `SIZE_T NewAllocSize` at 0x0C. Unit: bytes.
        new_alloc_size set_new_alloc_size: u32 = 12;
        /// `SIZE_T OldAllocSize` at 0x10. Unit: bytes.
        old_alloc_size set_old_alloc_size: u32 = 16;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x14.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 20;
    }
    bits {
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
    owned HeapReallocPtr64 / HeapReallocPtr64View: lone [44] "HeapRealloc" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// Address of the allocation after the change. `PVOID NewAllocAddress` at 0x08.
        new_alloc_address set_new_alloc_address: u64 = 8;
        /// Address of the allocation before the change. `PVOID OldAllocAddress` at 0x10.
        old_alloc_address set_old_alloc_address: u64 = 16;
        /// `SIZE_T NewAllocSize` at 0x18. Unit: bytes.
        new_alloc_size set_new_alloc_size: u64 = 24;
        /// `SIZE_T OldAllocSize` at 0x20. Unit: bytes.
        old_alloc_size set_old_alloc_size: u64 = 32;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x28.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 40;
    }
    bits {
    }
}

/// Alias of [`HeapReallocPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapReallocPtr32` or `HeapReallocPtr64`"]
pub type HeapRealloc = HeapReallocPtr64;
/// Alias of [`HeapReallocPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapReallocPtr32View` or `HeapReallocPtr64View`"]
pub type HeapReallocView<'a> = HeapReallocPtr64View<'a>;
