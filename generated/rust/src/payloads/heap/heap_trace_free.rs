// Generated from spec/structs/HeapTrace_Free.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory returned to a heap.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HeapTrace_Free", "HeapTraceFreePtr32", (12, 12), "Memory returned to a heap.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    address("FreeAddress", 4, 4, "PVOID", "Address of the allocation.").same_as("Address").means(Meaning::DataAddress),
    unsigned("SourceId", 8, 4, "ULONG", "Part of the heap that provided the memory.").same_as("Source").of(crate::payloads::heap::HeapMemorySource::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("HeapTrace_Free", "HeapTraceFreePtr64", (20, 20), "Memory returned to a heap.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    address("FreeAddress", 8, 8, "PVOID", "Address of the allocation.").same_as("Address").means(Meaning::DataAddress),
    unsigned("SourceId", 16, 4, "ULONG", "Part of the heap that provided the memory.").same_as("Source").of(crate::payloads::heap::HeapMemorySource::VALUES).means(Meaning::Enumeration),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Memory returned to a heap.
    ///
    /// No known name in C; here: `HeapTrace_Free`, 0xc bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapFree, which is also a function of Windows. ETW_HEAP_EVENT_FREE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Free")]
    owned HeapTraceFreePtr32 / HeapTraceFreePtr32View: lone [12] "HeapTrace_Free" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// Address of the allocation. `PVOID FreeAddress` at 0x04.
        free_address set_free_address: u32 = 4;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x08.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 8;
    }
    bits {
    }
}

fixed! {
    /// Memory returned to a heap.
    ///
    /// No known name in C; here: `HeapTrace_Free`, 0x14 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapFree, which is also a function of Windows. ETW_HEAP_EVENT_FREE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Free")]
    owned HeapTraceFreePtr64 / HeapTraceFreePtr64View: lone [20] "HeapTrace_Free" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// Address of the allocation. `PVOID FreeAddress` at 0x08.
        free_address set_free_address: u64 = 8;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x10.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 16;
    }
    bits {
    }
}

/// Alias of [`HeapTraceFreePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceFreePtr32` or `HeapTraceFreePtr64`"]
pub type HeapTraceFree = HeapTraceFreePtr64;
/// Alias of [`HeapTraceFreePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceFreePtr32View` or `HeapTraceFreePtr64View`"]
pub type HeapTraceFreeView<'a> = HeapTraceFreePtr64View<'a>;
