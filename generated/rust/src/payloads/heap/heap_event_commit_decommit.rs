// Generated from spec/structs/HEAP_EVENT_COMMIT_DECOMMIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory that was committed or decommitted.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("HEAP_EVENT_COMMIT_DECOMMIT", "HeapEventCommitDecommitPtr32")
    .size(16)
    .about("Heap memory that was committed or decommitted.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).means(Meaning::Heap),
        address("PVOID Block").at(4..8).means(Meaning::DataAddress),
        unsigned("SIZE_T Size").at(8..12).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Caller").at(12..16).about("Part of the heap code that performed the operation.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::heap::HeapLog::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HEAP_EVENT_COMMIT_DECOMMIT", "HeapEventCommitDecommitPtr64")
    .size(32)
    .about("Heap memory that was committed or decommitted.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).means(Meaning::Heap),
        address("PVOID Block").at(8..16).means(Meaning::DataAddress),
        unsigned("SIZE_T Size").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Caller").at(24..28).about("Part of the heap code that performed the operation.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::heap::HeapLog::VALUES)]),
        field("padding ", Kind::Padding).at(28..32),
    ]);
fixed! {
    /// Heap memory that was committed or decommitted.
    ///
    /// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
    owned HeapEventCommitDecommitPtr32 / HeapEventCommitDecommitPtr32View: lone,
        name = "HEAP_EVENT_COMMIT_DECOMMIT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Address of data. `PVOID Block` at 0x04.
        block / set_block: u32, at = 4;
        /// `SIZE_T Size` at 0x08. Unit: bytes.
        size / set_size: u32, at = 8;
        /// Part of the heap code that performed the operation. `ULONG Caller` at 0x0C.
        caller / set_caller: crate::payloads::heap::HeapLog, at = 12;
    }
}

fixed! {
    /// Heap memory that was committed or decommitted.
    ///
    /// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
    owned HeapEventCommitDecommitPtr64 / HeapEventCommitDecommitPtr64View: lone,
        name = "HEAP_EVENT_COMMIT_DECOMMIT", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Address of data. `PVOID Block` at 0x08.
        block / set_block: u64, at = 8;
        /// `SIZE_T Size` at 0x10. Unit: bytes.
        size / set_size: u64, at = 16;
        /// Part of the heap code that performed the operation. `ULONG Caller` at 0x18.
        caller / set_caller: crate::payloads::heap::HeapLog, at = 24;
    }
}

/// Alias of [`HeapEventCommitDecommitPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapEventCommitDecommitPtr32` or `HeapEventCommitDecommitPtr64`"
]
pub type HeapEventCommitDecommit = HeapEventCommitDecommitPtr64;
/// Alias of [`HeapEventCommitDecommitPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapEventCommitDecommitPtr32View` or \
        `HeapEventCommitDecommitPtr64View`"
]
pub type HeapEventCommitDecommitView<'a> = HeapEventCommitDecommitPtr64View<'a>;
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
