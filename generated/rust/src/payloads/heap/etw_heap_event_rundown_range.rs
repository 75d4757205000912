// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN_RANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory range of an existing heap.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_RUNDOWN_RANGE", "EtwHeapEventRundownRangePtr32")
    .size(8)
    .about("Memory range of an existing heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Address").at(0..4).means(Meaning::DataAddress),
        unsigned("SIZE_T Size").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_RUNDOWN_RANGE", "EtwHeapEventRundownRangePtr64")
    .size(16)
    .about("Memory range of an existing heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Address").at(0..8).means(Meaning::DataAddress),
        unsigned("SIZE_T Size").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Memory range of an existing heap.
    ///
    /// In C: `ETW_HEAP_EVENT_RUNDOWN_RANGE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_RUNDOWN_RANGE")]
    owned EtwHeapEventRundownRangePtr32 / EtwHeapEventRundownRangePtr32View: lone,
        name = "ETW_HEAP_EVENT_RUNDOWN_RANGE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of data. `PVOID Address` at 0x00.
        address / set_address: u32, at = 0;
        /// `SIZE_T Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
    }
}

fixed! {
    /// Memory range of an existing heap.
    ///
    /// In C: `ETW_HEAP_EVENT_RUNDOWN_RANGE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_RUNDOWN_RANGE")]
    owned EtwHeapEventRundownRangePtr64 / EtwHeapEventRundownRangePtr64View: lone,
        name = "ETW_HEAP_EVENT_RUNDOWN_RANGE", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of data. `PVOID Address` at 0x00.
        address / set_address: u64, at = 0;
        /// `SIZE_T Size` at 0x08. Unit: bytes.
        size / set_size: u64, at = 8;
    }
}

/// Alias of [`EtwHeapEventRundownRangePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwHeapEventRundownRangePtr32` or `EtwHeapEventRundownRangePtr64`"
]
pub type EtwHeapEventRundownRange = EtwHeapEventRundownRangePtr64;
/// Alias of [`EtwHeapEventRundownRangePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwHeapEventRundownRangePtr32View` or \
        `EtwHeapEventRundownRangePtr64View`"
]
pub type EtwHeapEventRundownRangeView<'a> = EtwHeapEventRundownRangePtr64View<'a>;
any_form! {
    "ETW_HEAP_EVENT_RUNDOWN_RANGE" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        EtwHeapEventRundownRangePtr32(EtwHeapEventRundownRangePtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        EtwHeapEventRundownRangePtr64(EtwHeapEventRundownRangePtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
