// Generated from spec/structs/HEAP_EVENT_RANGE_CREATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap that was created, for tracing of heap memory.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("HEAP_EVENT_RANGE_CREATE", "HeapEventRangeCreatePtr32")
    .size(12)
    .about("Heap that was created, for tracing of heap memory.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).means(Meaning::Heap),
        unsigned("SIZE_T FirstRangeSize").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Flags").at(8..12).about("Flags with which the heap was created.").means(Meaning::Flags),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HEAP_EVENT_RANGE_CREATE", "HeapEventRangeCreatePtr64")
    .size(24)
    .about("Heap that was created, for tracing of heap memory.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).means(Meaning::Heap),
        unsigned("SIZE_T FirstRangeSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Flags").at(16..20).about("Flags with which the heap was created.").means(Meaning::Flags),
        field("padding ", Kind::Padding).at(20..24),
    ]);
fixed! {
    /// Heap that was created, for tracing of heap memory.
    ///
    /// In C: `HEAP_EVENT_RANGE_CREATE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_RANGE_CREATE")]
    owned HeapEventRangeCreatePtr32 / HeapEventRangeCreatePtr32View: lone,
        name = "HEAP_EVENT_RANGE_CREATE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// `SIZE_T FirstRangeSize` at 0x04. Unit: bytes.
        first_range_size / set_first_range_size: u32, at = 4;
        /// Flags with which the heap was created. `ULONG Flags` at 0x08.
        flags / set_flags: u32, at = 8;
    }
}

fixed! {
    /// Heap that was created, for tracing of heap memory.
    ///
    /// In C: `HEAP_EVENT_RANGE_CREATE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_EVENT_RANGE_CREATE")]
    owned HeapEventRangeCreatePtr64 / HeapEventRangeCreatePtr64View: lone,
        name = "HEAP_EVENT_RANGE_CREATE", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// `SIZE_T FirstRangeSize` at 0x08. Unit: bytes.
        first_range_size / set_first_range_size: u64, at = 8;
        /// Flags with which the heap was created. `ULONG Flags` at 0x10.
        flags / set_flags: u32, at = 16;
    }
}

/// Alias of [`HeapEventRangeCreatePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapEventRangeCreatePtr32` or `HeapEventRangeCreatePtr64`"]
pub type HeapEventRangeCreate = HeapEventRangeCreatePtr64;
/// Alias of [`HeapEventRangeCreatePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapEventRangeCreatePtr32View` or `HeapEventRangeCreatePtr64View`"
]
pub type HeapEventRangeCreateView<'a> = HeapEventRangeCreatePtr64View<'a>;
