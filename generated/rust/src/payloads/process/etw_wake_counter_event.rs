// Generated from spec/structs/ETW_WAKE_COUNTER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Wake counter of a process changed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_WAKE_COUNTER_EVENT", "EtwWakeCounterEventPtr32", (16, 16), "Wake counter of a process changed.", &[
    address("Object", 0, 4, "PVOID", "").of_unknown_purpose(),
    address("Tag", 4, 4, "ULONG_PTR", "").of_unknown_purpose(),
    unsigned("ProcessId", 8, 4, "ULONG", "").means(Meaning::ProcessId),
    field("Count", 12, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_WAKE_COUNTER_EVENT", "EtwWakeCounterEventPtr64", (24, 24), "Wake counter of a process changed.", &[
    address("Object", 0, 8, "PVOID", "").of_unknown_purpose(),
    address("Tag", 8, 8, "ULONG_PTR", "").of_unknown_purpose(),
    unsigned("ProcessId", 16, 4, "ULONG", "").means(Meaning::ProcessId),
    field("Count", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Wake counter of a process changed.
    ///
    /// In C: `ETW_WAKE_COUNTER_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
    owned EtwWakeCounterEventPtr32 / EtwWakeCounterEventPtr32View: lone [16] "ETW_WAKE_COUNTER_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Purpose unknown. `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Purpose unknown. `ULONG_PTR Tag` at 0x04.
        tag set_tag: u32 = 4;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id set_process_id: u32 = 8;
        /// `LONG Count` at 0x0C.
        count set_count: i32 = 12;
    }
    bits {
    }
}

fixed! {
    /// Wake counter of a process changed.
    ///
    /// In C: `ETW_WAKE_COUNTER_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
    owned EtwWakeCounterEventPtr64 / EtwWakeCounterEventPtr64View: lone [24] "ETW_WAKE_COUNTER_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Purpose unknown. `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Purpose unknown. `ULONG_PTR Tag` at 0x08.
        tag set_tag: u64 = 8;
        /// Process ID. `ULONG ProcessId` at 0x10.
        process_id set_process_id: u32 = 16;
        /// `LONG Count` at 0x14.
        count set_count: i32 = 20;
    }
    bits {
    }
}

/// Alias of [`EtwWakeCounterEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwWakeCounterEventPtr32` or `EtwWakeCounterEventPtr64`"]
pub type EtwWakeCounterEvent = EtwWakeCounterEventPtr64;
/// Alias of [`EtwWakeCounterEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwWakeCounterEventPtr32View` or `EtwWakeCounterEventPtr64View`"]
pub type EtwWakeCounterEventView<'a> = EtwWakeCounterEventPtr64View<'a>;
