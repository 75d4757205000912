// Generated from spec/structs/HeapSnapShot.toml by `cargo spec generate`. Do not edit: edit that file.

//! Composition of a heap.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("HeapSnapShot", "HeapSnapShotPtr32")
    .size(20)
    .about("Composition of a heap.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        unsigned("SIZE_T FreeSpace").at(4..8).about("Free space of the heap.").up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T CommittedSpace").at(8..12).about("Committed space of the heap.").up_to(64)
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T ReservedSpace").at(12..16).about("Reserved space of the heap.").up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG HeapFlags").at(16..20).about("The documented HEAP_ flags.").means(Meaning::Flags)
            .with(&[More::SameAs("Flags")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HeapSnapShot", "HeapSnapShotPtr64")
    .size(36)
    .about("Composition of a heap.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        unsigned("SIZE_T FreeSpace").at(8..16).about("Free space of the heap.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T CommittedSpace").at(16..24).about("Committed space of the heap.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T ReservedSpace").at(24..32).about("Reserved space of the heap.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG HeapFlags").at(32..36).about("The documented HEAP_ flags.").means(Meaning::Flags)
            .with(&[More::SameAs("Flags")]),
    ]);
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
    owned HeapSnapShotPtr32 / HeapSnapShotPtr32View: lone,
        name = "HeapSnapShot", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x04. Unit: bytes.
        free_space / set_free_space: u32, at = 4;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x08. Unit: bytes.
        committed_space / set_committed_space: u32, at = 8;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x0C. Unit: bytes.
        reserved_space / set_reserved_space: u32, at = 12;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x10.
        heap_flags / set_heap_flags: u32, at = 16;
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
    owned HeapSnapShotPtr64 / HeapSnapShotPtr64View: lone,
        name = "HeapSnapShot", size = 36, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x08. Unit: bytes.
        free_space / set_free_space: u64, at = 8;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x10. Unit: bytes.
        committed_space / set_committed_space: u64, at = 16;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x18. Unit: bytes.
        reserved_space / set_reserved_space: u64, at = 24;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x20.
        heap_flags / set_heap_flags: u32, at = 32;
    }
}

/// Alias of [`HeapSnapShotPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapSnapShotPtr32` or `HeapSnapShotPtr64`"]
pub type HeapSnapShot = HeapSnapShotPtr64;
/// Alias of [`HeapSnapShotPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapSnapShotPtr32View` or `HeapSnapShotPtr64View`"]
pub type HeapSnapShotView<'a> = HeapSnapShotPtr64View<'a>;
