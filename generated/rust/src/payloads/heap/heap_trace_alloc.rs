// Generated from spec/structs/HeapTrace_Alloc.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory allocated.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HeapTrace_Alloc", "HeapTraceAllocPtr32", (16, 16), "Heap memory allocated.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("AllocSize", 4, 4, "SIZE_T", "").same_as("Size").up_to(64).in_units("bytes").means(Meaning::Bytes),
    address("AllocAddress", 8, 4, "PVOID", "Address of the allocation.").same_as("Address").means(Meaning::DataAddress),
    unsigned("SourceId", 12, 4, "ULONG", "Part of the heap that provided the memory.").same_as("Source").of(crate::payloads::heap::HeapMemorySource::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("HeapTrace_Alloc", "HeapTraceAllocPtr64", (28, 28), "Heap memory allocated.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("AllocSize", 8, 8, "SIZE_T", "").same_as("Size").in_units("bytes").means(Meaning::Bytes),
    address("AllocAddress", 16, 8, "PVOID", "Address of the allocation.").same_as("Address").means(Meaning::DataAddress),
    unsigned("SourceId", 24, 4, "ULONG", "Part of the heap that provided the memory.").same_as("Source").of(crate::payloads::heap::HeapMemorySource::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Heap memory allocated.
    ///
    /// No known name in C; here: `HeapTrace_Alloc`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapAlloc, which is also a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Alloc")]
    owned HeapTraceAllocPtr32 / HeapTraceAllocPtr32View: lone [16] "HeapTrace_Alloc" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// `SIZE_T AllocSize` at 0x04. Unit: bytes.
        alloc_size set_alloc_size: u32 = 4;
        /// Address of the allocation. `PVOID AllocAddress` at 0x08.
        alloc_address set_alloc_address: u32 = 8;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x0C.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 12;
    }
    bits {
    }
}

fixed! {
    /// Heap memory allocated.
    ///
    /// No known name in C; here: `HeapTrace_Alloc`, 0x1c bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapAlloc, which is also a function of Windows. ETW_HEAP_EVENT_ALLOC is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Alloc")]
    owned HeapTraceAllocPtr64 / HeapTraceAllocPtr64View: lone [28] "HeapTrace_Alloc" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// `SIZE_T AllocSize` at 0x08. Unit: bytes.
        alloc_size set_alloc_size: u64 = 8;
        /// Address of the allocation. `PVOID AllocAddress` at 0x10.
        alloc_address set_alloc_address: u64 = 16;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x18.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 24;
    }
    bits {
    }
}

/// Alias of [`HeapTraceAllocPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceAllocPtr32` or `HeapTraceAllocPtr64`"]
pub type HeapTraceAlloc = HeapTraceAllocPtr64;
/// Alias of [`HeapTraceAllocPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceAllocPtr32View` or `HeapTraceAllocPtr64View`"]
pub type HeapTraceAllocView<'a> = HeapTraceAllocPtr64View<'a>;
