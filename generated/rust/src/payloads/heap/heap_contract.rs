// Generated from spec/structs/HeapContract.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap shrank.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HeapContract", "HeapContractPtr32", (28, 28), "Heap shrank.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("DeCommittedSize", 4, 4, "SIZE_T", "Amount by which the heap shrank.").same_as("DeCommitSize").up_to(64).in_units("bytes").means(Meaning::Bytes),
    address("DeCommitAddress", 8, 4, "PVOID", "Address of the decommitted memory.").means(Meaning::DataAddress),
    unsigned("FreeSpace", 12, 4, "SIZE_T", "Free space of the heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("CommittedSpace", 16, 4, "SIZE_T", "Committed space of the heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("ReservedSpace", 20, 4, "SIZE_T", "Reserved space of the heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("NoOfUCRs", 24, 4, "ULONG", "Number of ranges that are reserved but not committed.").means(Meaning::Count),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("HeapContract", "HeapContractPtr64", (52, 52), "Heap shrank.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("DeCommittedSize", 8, 8, "SIZE_T", "Amount by which the heap shrank.").same_as("DeCommitSize").in_units("bytes").means(Meaning::Bytes),
    address("DeCommitAddress", 16, 8, "PVOID", "Address of the decommitted memory.").means(Meaning::DataAddress),
    unsigned("FreeSpace", 24, 8, "SIZE_T", "Free space of the heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("CommittedSpace", 32, 8, "SIZE_T", "Committed space of the heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReservedSpace", 40, 8, "SIZE_T", "Reserved space of the heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("NoOfUCRs", 48, 4, "ULONG", "Number of ranges that are reserved but not committed.").means(Meaning::Count),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
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
    owned HeapContractPtr32 / HeapContractPtr32View: lone [28] "HeapContract" Table::form(&LAYOUT_0), LAYOUT_0;
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
    owned HeapContractPtr64 / HeapContractPtr64View: lone [52] "HeapContract" Table::form(&LAYOUT_1), LAYOUT_1;
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

/// Alias of [`HeapContractPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapContractPtr32` or `HeapContractPtr64`"]
pub type HeapContract = HeapContractPtr64;
/// Alias of [`HeapContractPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapContractPtr32View` or `HeapContractPtr64View`"]
pub type HeapContractView<'a> = HeapContractPtr64View<'a>;
