// Generated from spec/structs/PERFINFO_IDLE_STATE_CHANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Idle state of the processor changed.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IDLE_STATE_CHANGE", "PerfinfoIdleStateChange")
    .size(12)
    .about("Idle state of the processor changed.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG State").at(0..4),
        unsigned("ULONG Throttle").at(4..8),
        unsigned("ULONG Direction").at(8..12),
    ]);
fixed! {
    /// Idle state of the processor changed.
    ///
    /// In C: `PERFINFO_IDLE_STATE_CHANGE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Exact meaning of the three fields.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IDLE_STATE_CHANGE")]
    owned PerfinfoIdleStateChange / PerfinfoIdleStateChangeView: lone,
        name = "PERFINFO_IDLE_STATE_CHANGE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG State` at 0x00.
        state / set_state: u32, at = 0;
        /// `ULONG Throttle` at 0x04.
        throttle / set_throttle: u32, at = 4;
        /// `ULONG Direction` at 0x08.
        direction / set_direction: u32, at = 8;
    }
}
