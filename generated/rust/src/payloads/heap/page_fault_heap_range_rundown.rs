// Generated from spec/structs/PageFault_HeapRangeRundown.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Existing heap.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PageFault_HeapRangeRundown",
    aliases: &[],
    form: "PageFaultHeapRangeRundownPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Existing heap.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "HRFlags", path: "HRFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "HRPid", path: "HRPid", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "HRRangeCount", path: "HRRangeCount", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of address ranges of the heap.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PageFault_HeapRangeRundown",
    aliases: &[],
    form: "PageFaultHeapRangeRundownPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "Existing heap.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "HRFlags", path: "HRFlags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "HRPid", path: "HRPid", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "HRRangeCount", path: "HRRangeCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of address ranges of the heap.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Existing heap.
    ///
    /// In C: `PageFault_HeapRangeRundown`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_RUNDOWN has an additional reserved word, followed by the ranges.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "PageFault_HeapRangeRundown")]
    owned PageFaultHeapRangeRundownPtr32 / PageFaultHeapRangeRundownPtr32View: lone [16] "PageFault_HeapRangeRundown" Table::form(&LAYOUT_0);
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// Purpose unknown. `ULONG HRFlags` at 0x04.
        hr_flags set_hr_flags: u32 = 4;
        /// Process ID. `ULONG HRPid` at 0x08.
        hr_pid set_hr_pid: u32 = 8;
        /// Number of address ranges of the heap. `ULONG HRRangeCount` at 0x0C.
        hr_range_count set_hr_range_count: u32 = 12;
    }
    bits {
    }
}

impl PageFaultHeapRangeRundownPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Existing heap.
    ///
    /// In C: `PageFault_HeapRangeRundown`, 0x14 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_RUNDOWN has an additional reserved word, followed by the ranges.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "PageFault_HeapRangeRundown")]
    owned PageFaultHeapRangeRundownPtr64 / PageFaultHeapRangeRundownPtr64View: lone [20] "PageFault_HeapRangeRundown" Table::form(&LAYOUT_1);
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// Purpose unknown. `ULONG HRFlags` at 0x08.
        hr_flags set_hr_flags: u32 = 8;
        /// Process ID. `ULONG HRPid` at 0x0C.
        hr_pid set_hr_pid: u32 = 12;
        /// Number of address ranges of the heap. `ULONG HRRangeCount` at 0x10.
        hr_range_count set_hr_range_count: u32 = 16;
    }
    bits {
    }
}

impl PageFaultHeapRangeRundownPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
