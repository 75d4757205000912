// Generated from spec/structs/PERFINFO_SET_POWER_ACTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Power action starts: sleep, hibernation or shutdown.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SET_POWER_ACTION", "PerfinfoSetPowerActionPtr32")
    .size(12)
    .about("Power action starts: sleep, hibernation or shutdown.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Trigger").at(0..4).about("Identifies the matching end event.").means(Meaning::Identifier),
        unsigned("ULONG PowerAction").at(4..8).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::PowerAction::VALUES)]),
        unsigned("ULONG LightestState").at(8..12).about("Lightest acceptable state.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SET_POWER_ACTION", "PerfinfoSetPowerActionPtr64")
    .size(16)
    .about("Power action starts: sleep, hibernation or shutdown.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Trigger").at(0..8).about("Identifies the matching end event.").means(Meaning::Identifier),
        unsigned("ULONG PowerAction").at(8..12).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::PowerAction::VALUES)]),
        unsigned("ULONG LightestState").at(12..16).about("Lightest acceptable state.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
    ]);
fixed! {
    /// Power action starts: sleep, hibernation or shutdown.
    ///
    /// In C: `PERFINFO_SET_POWER_ACTION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SET_POWER_ACTION")]
    owned PerfinfoSetPowerActionPtr32 / PerfinfoSetPowerActionPtr32View: lone,
        name = "PERFINFO_SET_POWER_ACTION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the matching end event. `PVOID Trigger` at 0x00.
        trigger / set_trigger: u32, at = 0;
        /// `ULONG PowerAction` at 0x04.
        power_action / set_power_action: crate::payloads::power::PowerAction, at = 4;
        /// Lightest acceptable state. `ULONG LightestState` at 0x08.
        lightest_state / set_lightest_state: crate::payloads::power::SystemPowerState, at = 8;
    }
}

fixed! {
    /// Power action starts: sleep, hibernation or shutdown.
    ///
    /// In C: `PERFINFO_SET_POWER_ACTION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SET_POWER_ACTION")]
    owned PerfinfoSetPowerActionPtr64 / PerfinfoSetPowerActionPtr64View: lone,
        name = "PERFINFO_SET_POWER_ACTION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the matching end event. `PVOID Trigger` at 0x00.
        trigger / set_trigger: u64, at = 0;
        /// `ULONG PowerAction` at 0x08.
        power_action / set_power_action: crate::payloads::power::PowerAction, at = 8;
        /// Lightest acceptable state. `ULONG LightestState` at 0x0C.
        lightest_state / set_lightest_state: crate::payloads::power::SystemPowerState, at = 12;
    }
}

/// Alias of [`PerfinfoSetPowerActionPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSetPowerActionPtr32` or `PerfinfoSetPowerActionPtr64`"
]
pub type PerfinfoSetPowerAction = PerfinfoSetPowerActionPtr64;
/// Alias of [`PerfinfoSetPowerActionPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSetPowerActionPtr32View` or `PerfinfoSetPowerActionPtr64View`"
]
pub type PerfinfoSetPowerActionView<'a> = PerfinfoSetPowerActionPtr64View<'a>;
