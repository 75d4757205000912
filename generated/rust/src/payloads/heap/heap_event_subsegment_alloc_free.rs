// Generated from spec/structs/HEAP_EVENT_SUBSEGMENT_ALLOC_FREE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Heap subsegment that was allocated or freed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("HEAP_EVENT_SUBSEGMENT_ALLOC_FREE", "HeapEventSubsegmentAllocFreePtr32")
    .size(16)
    .about("Heap subsegment that was allocated or freed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).means(Meaning::Heap),
        address("PVOID SubSegment").at(4..8).means(Meaning::DataAddress),
        unsigned("SIZE_T SubSegmentSize").at(8..12).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T BlockSize").at(12..16).about("Size of the blocks of the subsegment.").up_to(64)
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HEAP_EVENT_SUBSEGMENT_ALLOC_FREE", "HeapEventSubsegmentAllocFreePtr64")
    .size(32)
    .about("Heap subsegment that was allocated or freed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).means(Meaning::Heap),
        address("PVOID SubSegment").at(8..16).means(Meaning::DataAddress),
        unsigned("SIZE_T SubSegmentSize").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T BlockSize").at(24..32).about("Size of the blocks of the subsegment.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Heap subsegment that was allocated or freed.
    ///
    /// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
    owned HeapEventSubsegmentAllocFreePtr32 / HeapEventSubsegmentAllocFreePtr32View: lone,
        name = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Address of data. `PVOID SubSegment` at 0x04.
        sub_segment / set_sub_segment: u32, at = 4;
        /// `SIZE_T SubSegmentSize` at 0x08. Unit: bytes.
        sub_segment_size / set_sub_segment_size: u32, at = 8;
        /// Size of the blocks of the subsegment. `SIZE_T BlockSize` at 0x0C. Unit: bytes.
        block_size / set_block_size: u32, at = 12;
    }
}

fixed! {
    /// Heap subsegment that was allocated or freed.
    ///
    /// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
    owned HeapEventSubsegmentAllocFreePtr64 / HeapEventSubsegmentAllocFreePtr64View: lone,
        name = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Address of data. `PVOID SubSegment` at 0x08.
        sub_segment / set_sub_segment: u64, at = 8;
        /// `SIZE_T SubSegmentSize` at 0x10. Unit: bytes.
        sub_segment_size / set_sub_segment_size: u64, at = 16;
        /// Size of the blocks of the subsegment. `SIZE_T BlockSize` at 0x18. Unit: bytes.
        block_size / set_block_size: u64, at = 24;
    }
}

/// Alias of [`HeapEventSubsegmentAllocFreePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapEventSubsegmentAllocFreePtr32` or \
        `HeapEventSubsegmentAllocFreePtr64`"
]
pub type HeapEventSubsegmentAllocFree = HeapEventSubsegmentAllocFreePtr64;
/// Alias of [`HeapEventSubsegmentAllocFreePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapEventSubsegmentAllocFreePtr32View` or \
        `HeapEventSubsegmentAllocFreePtr64View`"
]
pub type HeapEventSubsegmentAllocFreeView<'a> = HeapEventSubsegmentAllocFreePtr64View<'a>;
any_form! {
    "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        HeapEventSubsegmentAllocFreePtr32(HeapEventSubsegmentAllocFreePtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        HeapEventSubsegmentAllocFreePtr64(HeapEventSubsegmentAllocFreePtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
