// Generated from spec/structs/HeapContract.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap shrank.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "HeapContract",
    aliases: &[],
    form: "HeapContractPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "Heap shrank.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "DeCommittedSize", path: "DeCommittedSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Amount by which the heap shrank.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DeCommitAddress", path: "DeCommitAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the decommitted memory.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Free space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Committed space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Reserved space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NoOfUCRs", path: "NoOfUCRs", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of ranges that are reserved but not committed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "HeapContract",
    aliases: &[],
    form: "HeapContractPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 52,
    fixed: 52,
    inserted: &[],
    total: None,
    summary: "Heap shrank.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "DeCommittedSize", path: "DeCommittedSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Amount by which the heap shrank.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DeCommitAddress", path: "DeCommitAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the decommitted memory.", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Free space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Committed space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Reserved space of the heap.", units: "bytes", unknown: false, children: &[] },
        Field { name: "NoOfUCRs", path: "NoOfUCRs", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of ranges that are reserved but not committed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Heap shrank.
    ///
    /// In C: `HeapContract`, 0x1c bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_CONTRACTION is its later form, preceded by the trace header and followed by a size.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapContract")]
    owned HeapContractPtr32 / HeapContractPtr32View: lone [28] "HeapContract" Table::form(&LAYOUT_0);
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// Amount by which the heap shrank. `SIZE_T DeCommittedSize` at 0x04. Unit: bytes.
        de_committed_size set_de_committed_size: u32 = 4;
        /// Address of the decommitted memory. `PVOID DeCommitAddress` at 0x08.
        de_commit_address set_de_commit_address: u32 = 8;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x0C. Unit: bytes.
        free_space set_free_space: u32 = 12;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x10. Unit: bytes.
        committed_space set_committed_space: u32 = 16;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x14. Unit: bytes.
        reserved_space set_reserved_space: u32 = 20;
        /// Number of ranges that are reserved but not committed. `ULONG NoOfUCRs` at 0x18.
        no_of_ucrs set_no_of_ucrs: u32 = 24;
    }
    bits {
    }
}

impl HeapContractPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Heap shrank.
    ///
    /// In C: `HeapContract`, 0x34 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_CONTRACTION is its later form, preceded by the trace header and followed by a size.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapContract")]
    owned HeapContractPtr64 / HeapContractPtr64View: lone [52] "HeapContract" Table::form(&LAYOUT_1);
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// Amount by which the heap shrank. `SIZE_T DeCommittedSize` at 0x08. Unit: bytes.
        de_committed_size set_de_committed_size: u64 = 8;
        /// Address of the decommitted memory. `PVOID DeCommitAddress` at 0x10.
        de_commit_address set_de_commit_address: u64 = 16;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x18. Unit: bytes.
        free_space set_free_space: u64 = 24;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x20. Unit: bytes.
        committed_space set_committed_space: u64 = 32;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x28. Unit: bytes.
        reserved_space set_reserved_space: u64 = 40;
        /// Number of ranges that are reserved but not committed. `ULONG NoOfUCRs` at 0x30.
        no_of_ucrs set_no_of_ucrs: u32 = 48;
    }
    bits {
    }
}

impl HeapContractPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
