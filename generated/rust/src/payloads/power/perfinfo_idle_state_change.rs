// Generated from spec/structs/PERFINFO_IDLE_STATE_CHANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Idle state of the processor changed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IDLE_STATE_CHANGE", "PerfinfoIdleStateChange", (12, 12), "Idle state of the processor changed.", &[
    unsigned("State", 0, 4, "ULONG", ""),
    unsigned("Throttle", 4, 4, "ULONG", ""),
    unsigned("Direction", 8, 4, "ULONG", ""),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
    owned PerfinfoIdleStateChange / PerfinfoIdleStateChangeView: lone [12] "PERFINFO_IDLE_STATE_CHANGE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG State` at 0x00.
        state set_state: u32 = 0;
        /// `ULONG Throttle` at 0x04.
        throttle set_throttle: u32 = 4;
        /// `ULONG Direction` at 0x08.
        direction set_direction: u32 = 8;
    }
    bits {
    }
}
