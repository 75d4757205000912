// Generated from spec/structs/ETW_WAKE_COUNTER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Wake counter of a process changed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_WAKE_COUNTER_EVENT", "EtwWakeCounterEventPtr32")
    .size(16)
    .about("Wake counter of a process changed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).of_unknown_purpose(),
        address("ULONG_PTR Tag").at(4..8).of_unknown_purpose(),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        signed("LONG Count").at(12..16).means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_WAKE_COUNTER_EVENT", "EtwWakeCounterEventPtr64")
    .size(24)
    .about("Wake counter of a process changed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).of_unknown_purpose(),
        address("ULONG_PTR Tag").at(8..16).of_unknown_purpose(),
        unsigned("ULONG ProcessId").at(16..20).means(Meaning::ProcessId),
        signed("LONG Count").at(20..24).means(Meaning::Count),
    ]);
fixed! {
    /// Wake counter of a process changed.
    ///
    /// In C: `ETW_WAKE_COUNTER_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
    owned EtwWakeCounterEventPtr32 / EtwWakeCounterEventPtr32View: lone,
        name = "ETW_WAKE_COUNTER_EVENT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Purpose unknown. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// Purpose unknown. `ULONG_PTR Tag` at 0x04.
        tag / set_tag: u32, at = 4;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// `LONG Count` at 0x0C.
        count / set_count: i32, at = 12;
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
    owned EtwWakeCounterEventPtr64 / EtwWakeCounterEventPtr64View: lone,
        name = "ETW_WAKE_COUNTER_EVENT", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Purpose unknown. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// Purpose unknown. `ULONG_PTR Tag` at 0x08.
        tag / set_tag: u64, at = 8;
        /// Process ID. `ULONG ProcessId` at 0x10.
        process_id / set_process_id: u32, at = 16;
        /// `LONG Count` at 0x14.
        count / set_count: i32, at = 20;
    }
}

/// Alias of [`EtwWakeCounterEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwWakeCounterEventPtr32` or `EtwWakeCounterEventPtr64`"]
pub type EtwWakeCounterEvent = EtwWakeCounterEventPtr64;
/// Alias of [`EtwWakeCounterEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwWakeCounterEventPtr32View` or `EtwWakeCounterEventPtr64View`"
]
pub type EtwWakeCounterEventView<'a> = EtwWakeCounterEventPtr64View<'a>;
