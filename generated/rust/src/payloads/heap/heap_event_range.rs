// Generated from spec/structs/HEAP_EVENT_RANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory range of a heap.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("HEAP_EVENT_RANGE", "HeapEventRangePtr32")
    .size(12)
    .about("Memory range of a heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).means(Meaning::Heap),
        address("PVOID Address").at(4..8).means(Meaning::DataAddress),
        unsigned("SIZE_T Size").at(8..12).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HEAP_EVENT_RANGE", "HeapEventRangePtr64")
    .size(24)
    .about("Memory range of a heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).means(Meaning::Heap),
        address("PVOID Address").at(8..16).means(Meaning::DataAddress),
        unsigned("SIZE_T Size").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Memory range of a heap.
    ///
    /// In C: `HEAP_EVENT_RANGE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_RANGE")]
    owned HeapEventRangePtr32 / HeapEventRangePtr32View: lone,
        name = "HEAP_EVENT_RANGE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// Address of data. `PVOID Address` at 0x04.
        address / set_address: u32, at = 4;
        /// `SIZE_T Size` at 0x08. Unit: bytes.
        size / set_size: u32, at = 8;
    }
}

fixed! {
    /// Memory range of a heap.
    ///
    /// In C: `HEAP_EVENT_RANGE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_RANGE")]
    owned HeapEventRangePtr64 / HeapEventRangePtr64View: lone,
        name = "HEAP_EVENT_RANGE", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// Address of data. `PVOID Address` at 0x08.
        address / set_address: u64, at = 8;
        /// `SIZE_T Size` at 0x10. Unit: bytes.
        size / set_size: u64, at = 16;
    }
}

/// Alias of [`HeapEventRangePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapEventRangePtr32` or `HeapEventRangePtr64`"]
pub type HeapEventRange = HeapEventRangePtr64;
/// Alias of [`HeapEventRangePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapEventRangePtr32View` or `HeapEventRangePtr64View`"]
pub type HeapEventRangeView<'a> = HeapEventRangePtr64View<'a>;
