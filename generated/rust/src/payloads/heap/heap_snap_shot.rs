// Generated from spec/structs/HeapSnapShot.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Composition of a heap.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "HeapSnapShot",
    aliases: &[],
    form: "HeapSnapShotPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "Composition of a heap.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Free space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Committed space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Reserved space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "HeapFlags", path: "HeapFlags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented HEAP_ flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "HeapSnapShot",
    aliases: &[],
    form: "HeapSnapShotPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Composition of a heap.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Free space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Committed space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Reserved space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "HeapFlags", path: "HeapFlags", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented HEAP_ flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
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
    owned HeapSnapShotPtr32 / HeapSnapShotPtr32View: lone [20] "HeapSnapShot" Table::form(&LAYOUT_0);
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

impl HeapSnapShotPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
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
    owned HeapSnapShotPtr64 / HeapSnapShotPtr64View: lone [36] "HeapSnapShot" Table::form(&LAYOUT_1);
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

impl HeapSnapShotPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
