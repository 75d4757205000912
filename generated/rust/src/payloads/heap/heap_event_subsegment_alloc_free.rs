// Generated from spec/structs/HEAP_EVENT_SUBSEGMENT_ALLOC_FREE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap subsegment that was allocated or freed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE",
    aliases: &[],
    form: "HeapEventSubsegmentAllocFreePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Heap subsegment that was allocated or freed.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SubSegment", path: "SubSegment", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SubSegmentSize", path: "SubSegmentSize", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "BlockSize", path: "BlockSize", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Size of the blocks of the subsegment.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE",
    aliases: &[],
    form: "HeapEventSubsegmentAllocFreePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Heap subsegment that was allocated or freed.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SubSegment", path: "SubSegment", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SubSegmentSize", path: "SubSegmentSize", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "BlockSize", path: "BlockSize", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Size of the blocks of the subsegment.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Heap subsegment that was allocated or freed.
    ///
    /// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
    owned HeapEventSubsegmentAllocFreePtr32 / HeapEventSubsegmentAllocFreePtr32View: lone [16] "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// `PVOID SubSegment` at 0x04.
        sub_segment set_sub_segment: u32 = 4;
        /// `SIZE_T SubSegmentSize` at 0x08. Unit: bytes.
        sub_segment_size set_sub_segment_size: u32 = 8;
        /// Size of the blocks of the subsegment. `SIZE_T BlockSize` at 0x0C. Unit: bytes.
        block_size set_block_size: u32 = 12;
    }
    bits {
    }
}

impl HeapEventSubsegmentAllocFreePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Heap subsegment that was allocated or freed.
    ///
    /// In C: `HEAP_EVENT_SUBSEGMENT_ALLOC_FREE`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE")]
    owned HeapEventSubsegmentAllocFreePtr64 / HeapEventSubsegmentAllocFreePtr64View: lone [32] "HEAP_EVENT_SUBSEGMENT_ALLOC_FREE" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// `PVOID SubSegment` at 0x08.
        sub_segment set_sub_segment: u64 = 8;
        /// `SIZE_T SubSegmentSize` at 0x10. Unit: bytes.
        sub_segment_size set_sub_segment_size: u64 = 16;
        /// Size of the blocks of the subsegment. `SIZE_T BlockSize` at 0x18. Unit: bytes.
        block_size set_block_size: u64 = 24;
    }
    bits {
    }
}

impl HeapEventSubsegmentAllocFreePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

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
