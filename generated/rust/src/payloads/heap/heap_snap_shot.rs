// Generated from spec/structs/HeapSnapShot.toml by `cargo spec generate`. Do not edit: edit that file.

//! Composition of a heap.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HeapSnapShot", "HeapSnapShotPtr32", (20, 20), "Composition of a heap.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("FreeSpace", 4, 4, "SIZE_T", "Free space of the heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("CommittedSpace", 8, 4, "SIZE_T", "Committed space of the heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("ReservedSpace", 12, 4, "SIZE_T", "Reserved space of the heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("HeapFlags", 16, 4, "ULONG", "The documented HEAP_ flags.").same_as("Flags").means(Meaning::Flags),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("HeapSnapShot", "HeapSnapShotPtr64", (36, 36), "Composition of a heap.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("FreeSpace", 8, 8, "SIZE_T", "Free space of the heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("CommittedSpace", 16, 8, "SIZE_T", "Committed space of the heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReservedSpace", 24, 8, "SIZE_T", "Reserved space of the heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("HeapFlags", 32, 4, "ULONG", "The documented HEAP_ flags.").same_as("Flags").means(Meaning::Flags),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Composition of a heap.
    ///
    /// In C: `HeapSnapShot`, 0x14 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_SNAPSHOT is its later form, preceded by the trace header and followed by further fields.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapSnapShot")]
    owned HeapSnapShotPtr32 / HeapSnapShotPtr32View: lone [20] "HeapSnapShot" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x04. Unit: bytes.
        free_space set_free_space: u32 = 4;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x08. Unit: bytes.
        committed_space set_committed_space: u32 = 8;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x0C. Unit: bytes.
        reserved_space set_reserved_space: u32 = 12;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x10.
        heap_flags set_heap_flags: u32 = 16;
    }
    bits {
    }
}

fixed! {
    /// Composition of a heap.
    ///
    /// In C: `HeapSnapShot`, 0x24 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_SNAPSHOT is its later form, preceded by the trace header and followed by further fields.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapSnapShot")]
    owned HeapSnapShotPtr64 / HeapSnapShotPtr64View: lone [36] "HeapSnapShot" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x08. Unit: bytes.
        free_space set_free_space: u64 = 8;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x10. Unit: bytes.
        committed_space set_committed_space: u64 = 16;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x18. Unit: bytes.
        reserved_space set_reserved_space: u64 = 24;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x20.
        heap_flags set_heap_flags: u32 = 32;
    }
    bits {
    }
}

/// Alias of [`HeapSnapShotPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapSnapShotPtr32` or `HeapSnapShotPtr64`"]
pub type HeapSnapShot = HeapSnapShotPtr64;
/// Alias of [`HeapSnapShotPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapSnapShotPtr32View` or `HeapSnapShotPtr64View`"]
pub type HeapSnapShotView<'a> = HeapSnapShotPtr64View<'a>;
