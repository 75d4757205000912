// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_CHANGE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Processors changed their idle state.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_CHANGE", "PerfinfoPpmIdleStateChange")
    .size(16)
    .about("Processors changed their idle state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NewState").at(0..4),
        unsigned("ULONG OldState").at(4..8),
        unsigned("ULONG64 Processors").at(8..16).about("Bitmask of processors.").means(Meaning::ProcessorMask),
    ]);
fixed! {
    /// Processors changed their idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_STATE_CHANGE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_CHANGE")]
    owned PerfinfoPpmIdleStateChange / PerfinfoPpmIdleStateChangeView: lone,
        name = "PERFINFO_PPM_IDLE_STATE_CHANGE", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG NewState` at 0x00.
        new_state / set_new_state: u32, at = 0;
        /// `ULONG OldState` at 0x04.
        old_state / set_old_state: u32, at = 4;
        /// Bitmask of processors. `ULONG64 Processors` at 0x08.
        processors / set_processors: u64, at = 8;
    }
}
