// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN_RANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory range of an existing heap.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_RUNDOWN_RANGE", "EtwHeapEventRundownRangePtr32", (8, 8), "Memory range of an existing heap.", &[
    address("Address", 0, 4, "PVOID", "").means(Meaning::DataAddress),
    unsigned("Size", 4, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_RUNDOWN_RANGE", "EtwHeapEventRundownRangePtr64", (16, 16), "Memory range of an existing heap.", &[
    address("Address", 0, 8, "PVOID", "").means(Meaning::DataAddress),
    unsigned("Size", 8, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Memory range of an existing heap.
    ///
    /// In C: `ETW_HEAP_EVENT_RUNDOWN_RANGE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_RUNDOWN_RANGE")]
    owned EtwHeapEventRundownRangePtr32 / EtwHeapEventRundownRangePtr32View: lone [8] "ETW_HEAP_EVENT_RUNDOWN_RANGE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of data. `PVOID Address` at 0x00.
        address set_address: u32 = 0;
        /// `SIZE_T Size` at 0x04. Unit: bytes.
        size set_size: u32 = 4;
    }
    bits {
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
    owned EtwHeapEventRundownRangePtr64 / EtwHeapEventRundownRangePtr64View: lone [16] "ETW_HEAP_EVENT_RUNDOWN_RANGE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of data. `PVOID Address` at 0x00.
        address set_address: u64 = 0;
        /// `SIZE_T Size` at 0x08. Unit: bytes.
        size set_size: u64 = 8;
    }
    bits {
    }
}

/// Alias of [`EtwHeapEventRundownRangePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventRundownRangePtr32` or `EtwHeapEventRundownRangePtr64`"]
pub type EtwHeapEventRundownRange = EtwHeapEventRundownRangePtr64;
/// Alias of [`EtwHeapEventRundownRangePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventRundownRangePtr32View` or `EtwHeapEventRundownRangePtr64View`"]
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
