// Generated from spec/structs/HeapContract.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap shrank.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("HeapContract", "HeapContractPtr32")
    .size(28)
    .about("Heap shrank.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        unsigned("SIZE_T DeCommittedSize").at(4..8).about("Amount by which the heap shrank.").up_to(64)
            .means(Meaning::Bytes).with(&[More::SameAs("DeCommitSize"), More::Units("bytes")]),
        address("PVOID DeCommitAddress").at(8..12).about("Address of the decommitted memory.")
            .means(Meaning::DataAddress),
        unsigned("SIZE_T FreeSpace").at(12..16).about("Free space of the heap.").up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T CommittedSpace").at(16..20).about("Committed space of the heap.").up_to(64)
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T ReservedSpace").at(20..24).about("Reserved space of the heap.").up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG NoOfUCRs").at(24..28).about("Number of ranges that are reserved but not committed.")
            .means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HeapContract", "HeapContractPtr64")
    .size(52)
    .about("Heap shrank.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        unsigned("SIZE_T DeCommittedSize").at(8..16).about("Amount by which the heap shrank.").means(Meaning::Bytes)
            .with(&[More::SameAs("DeCommitSize"), More::Units("bytes")]),
        address("PVOID DeCommitAddress").at(16..24).about("Address of the decommitted memory.")
            .means(Meaning::DataAddress),
        unsigned("SIZE_T FreeSpace").at(24..32).about("Free space of the heap.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T CommittedSpace").at(32..40).about("Committed space of the heap.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T ReservedSpace").at(40..48).about("Reserved space of the heap.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG NoOfUCRs").at(48..52).about("Number of ranges that are reserved but not committed.")
            .means(Meaning::Count),
    ]);
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
    owned HeapContractPtr32 / HeapContractPtr32View: lone,
        name = "HeapContract", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Amount by which the heap shrank. `SIZE_T DeCommittedSize` at 0x04. Unit: bytes.
        de_committed_size / set_de_committed_size: u32, at = 4;
        /// Address of the decommitted memory. `PVOID DeCommitAddress` at 0x08.
        de_commit_address / set_de_commit_address: u32, at = 8;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x0C. Unit: bytes.
        free_space / set_free_space: u32, at = 12;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x10. Unit: bytes.
        committed_space / set_committed_space: u32, at = 16;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x14. Unit: bytes.
        reserved_space / set_reserved_space: u32, at = 20;
        /// Number of ranges that are reserved but not committed. `ULONG NoOfUCRs` at 0x18.
        no_of_ucrs / set_no_of_ucrs: u32, at = 24;
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
    owned HeapContractPtr64 / HeapContractPtr64View: lone,
        name = "HeapContract", size = 52, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Amount by which the heap shrank. `SIZE_T DeCommittedSize` at 0x08. Unit: bytes.
        de_committed_size / set_de_committed_size: u64, at = 8;
        /// Address of the decommitted memory. `PVOID DeCommitAddress` at 0x10.
        de_commit_address / set_de_commit_address: u64, at = 16;
        /// Free space of the heap. `SIZE_T FreeSpace` at 0x18. Unit: bytes.
        free_space / set_free_space: u64, at = 24;
        /// Committed space of the heap. `SIZE_T CommittedSpace` at 0x20. Unit: bytes.
        committed_space / set_committed_space: u64, at = 32;
        /// Reserved space of the heap. `SIZE_T ReservedSpace` at 0x28. Unit: bytes.
        reserved_space / set_reserved_space: u64, at = 40;
        /// Number of ranges that are reserved but not committed. `ULONG NoOfUCRs` at 0x30.
        no_of_ucrs / set_no_of_ucrs: u32, at = 48;
    }
}

/// Alias of [`HeapContractPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapContractPtr32` or `HeapContractPtr64`"]
pub type HeapContract = HeapContractPtr64;
/// Alias of [`HeapContractPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapContractPtr32View` or `HeapContractPtr64View`"]
pub type HeapContractView<'a> = HeapContractPtr64View<'a>;
