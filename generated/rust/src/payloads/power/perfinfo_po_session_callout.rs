// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Power manager calls the window manager of the sessions.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_SESSION_CALLOUT", "PerfinfoPoSessionCallout")
    .size(16)
    .about("Power manager calls the window manager of the sessions.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("POWER_ACTION SystemAction").at(0..4).about("Power action that the system is about to perform.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::power::PowerAction::VALUES)]),
        unsigned("SYSTEM_POWER_STATE MinSystemState").at(4..8).about("Lightest acceptable state.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
        unsigned("ULONG Flags").at(8..12).means(Meaning::Flags),
        unsigned("ULONG PowerStateTask").at(12..16).of_unknown_purpose(),
    ]);
fixed! {
    /// Power manager calls the window manager of the sessions.
    ///
    /// In C: `PERFINFO_PO_SESSION_CALLOUT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of Flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_SESSION_CALLOUT")]
    owned PerfinfoPoSessionCallout / PerfinfoPoSessionCalloutView: lone,
        name = "PERFINFO_PO_SESSION_CALLOUT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Power action that the system is about to perform. `POWER_ACTION SystemAction` at 0x00.
        system_action / set_system_action: crate::payloads::power::PowerAction, at = 0;
        /// Lightest acceptable state. `SYSTEM_POWER_STATE MinSystemState` at 0x04.
        min_system_state / set_min_system_state: crate::payloads::power::SystemPowerState, at = 4;
        /// `ULONG Flags` at 0x08.
        flags / set_flags: u32, at = 8;
        /// Purpose unknown. `ULONG PowerStateTask` at 0x0C.
        power_state_task / set_power_state_task: u32, at = 12;
    }
}
