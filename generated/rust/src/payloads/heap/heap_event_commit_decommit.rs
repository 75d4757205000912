// Generated from spec/structs/HEAP_EVENT_COMMIT_DECOMMIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap memory that was committed or decommitted.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "HEAP_EVENT_COMMIT_DECOMMIT",
    aliases: &[],
    form: "HeapEventCommitDecommitPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Heap memory that was committed or decommitted.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Block", path: "Block", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Caller", path: "Caller", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::heap::HeapLog::VALUES), doc: "Part of the heap code that performed the operation.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "HEAP_EVENT_COMMIT_DECOMMIT",
    aliases: &[],
    form: "HeapEventCommitDecommitPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Heap memory that was committed or decommitted.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Block", path: "Block", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Caller", path: "Caller", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::heap::HeapLog::VALUES), doc: "Part of the heap code that performed the operation.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 28, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Heap memory that was committed or decommitted.
    ///
    /// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
    owned HeapEventCommitDecommitPtr32 / HeapEventCommitDecommitPtr32View: lone [16] "HEAP_EVENT_COMMIT_DECOMMIT" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// `PVOID Block` at 0x04.
        block set_block: u32 = 4;
        /// `SIZE_T Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Part of the heap code that performed the operation. `ULONG Caller` at 0x0C.
        caller set_caller: crate::payloads::heap::HeapLog = 12;
    }
    bits {
    }
}

impl HeapEventCommitDecommitPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Heap memory that was committed or decommitted.
    ///
    /// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
    owned HeapEventCommitDecommitPtr64 / HeapEventCommitDecommitPtr64View: lone [32] "HEAP_EVENT_COMMIT_DECOMMIT" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// `PVOID Block` at 0x08.
        block set_block: u64 = 8;
        /// `SIZE_T Size` at 0x10. Unit: bytes.
        size set_size: u64 = 16;
        /// Part of the heap code that performed the operation. `ULONG Caller` at 0x18.
        caller set_caller: crate::payloads::heap::HeapLog = 24;
    }
    bits {
    }
}

impl HeapEventCommitDecommitPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "HEAP_EVENT_COMMIT_DECOMMIT" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        HeapEventCommitDecommitPtr32(HeapEventCommitDecommitPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        HeapEventCommitDecommitPtr64(HeapEventCommitDecommitPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
