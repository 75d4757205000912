// Generated from spec/structs/PERFINFO_SET_POWER_ACTION_RET.toml by `cargo spec generate`. Do not edit: edit that file.

//! Power action finished.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SET_POWER_ACTION_RET", "PerfinfoSetPowerActionRetPtr32")
    .size(8)
    .about("Power action finished.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Trigger").at(0..4).about("Identifies the matching start event.").means(Meaning::Identifier),
        unsigned("NTSTATUS Status").at(4..8).about("Returned status.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SET_POWER_ACTION_RET", "PerfinfoSetPowerActionRetPtr64")
    .size(16)
    .fixed(12)
    .about("Power action finished.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Trigger").at(0..8).about("Identifies the matching start event.").means(Meaning::Identifier),
        unsigned("NTSTATUS Status").at(8..12).about("Returned status.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
fixed! {
    /// Power action finished.
    ///
    /// In C: `PERFINFO_SET_POWER_ACTION_RET`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SET_POWER_ACTION_RET")]
    owned PerfinfoSetPowerActionRetPtr32 / PerfinfoSetPowerActionRetPtr32View: lone,
        name = "PERFINFO_SET_POWER_ACTION_RET", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the matching start event. `PVOID Trigger` at 0x00.
        trigger / set_trigger: u32, at = 0;
        /// Returned status. `NTSTATUS Status` at 0x04.
        status / set_status: crate::common::Ntstatus, at = 4;
    }
}

fixed! {
    /// Power action finished.
    ///
    /// In C: `PERFINFO_SET_POWER_ACTION_RET`, 0x10 bytes with one element of its array, 0xc without elements. Observed
    /// in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SET_POWER_ACTION_RET")]
    owned PerfinfoSetPowerActionRetPtr64 / PerfinfoSetPowerActionRetPtr64View: lone,
        name = "PERFINFO_SET_POWER_ACTION_RET", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the matching start event. `PVOID Trigger` at 0x00.
        trigger / set_trigger: u64, at = 0;
        /// Returned status. `NTSTATUS Status` at 0x08.
        status / set_status: crate::common::Ntstatus, at = 8;
    }
}

/// Alias of [`PerfinfoSetPowerActionRetPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSetPowerActionRetPtr32` or `PerfinfoSetPowerActionRetPtr64`"
]
pub type PerfinfoSetPowerActionRet = PerfinfoSetPowerActionRetPtr64;
/// Alias of [`PerfinfoSetPowerActionRetPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSetPowerActionRetPtr32View` or \
        `PerfinfoSetPowerActionRetPtr64View`"
]
pub type PerfinfoSetPowerActionRetView<'a> = PerfinfoSetPowerActionRetPtr64View<'a>;
