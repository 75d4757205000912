// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_EXIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor left an idle state.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_EXIT", "PerfinfoPpmIdleStateExit")
    .size(8)
    .summary("Processor left an idle state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "State").at(0..4),
        unsigned("ULONG", "Status").at(4..8),
    ]);
fixed! {
    /// Processor left an idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_STATE_EXIT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_EXIT")]
    owned PerfinfoPpmIdleStateExit / PerfinfoPpmIdleStateExitView: lone,
        name = "PERFINFO_PPM_IDLE_STATE_EXIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG State` at 0x00.
        state / set_state: u32, at = 0;
        /// `ULONG Status` at 0x04.
        status / set_status: u32, at = 4;
    }
}
