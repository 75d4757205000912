// Generated from spec/structs/ETW_DFSS_RELEASE_THREAD_ON_IDLE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Idle processor received a thread that dynamic fair-share scheduling (DFSS) had delayed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DFSS_RELEASE_THREAD_ON_IDLE", "EtwDfssReleaseThreadOnIdle")
    .size(24)
    .about("Idle processor received a thread that dynamic fair-share scheduling (DFSS) had delayed.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG CurrentGeneration").at(0..4).about("Number of the interval.").means(Meaning::SequenceNumber),
        unsigned("ULONG SessionSelectedToRun").at(4..8).about("Session ID of the thread.").means(Meaning::SessionId),
        unsigned("ULONG64 CycleBaseAllowance").at(8..16).means(Meaning::ProcessorCycles)
            .with(&[More::Units("CPU cycles")]),
        signed("LONG64 CyclesRemaining").at(16..24).means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
    ]);
fixed! {
    /// Idle processor received a thread that dynamic fair-share scheduling (DFSS) had delayed.
    ///
    /// In C: `ETW_DFSS_RELEASE_THREAD_ON_IDLE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DFSS_RELEASE_THREAD_ON_IDLE")]
    owned EtwDfssReleaseThreadOnIdle / EtwDfssReleaseThreadOnIdleView: lone,
        name = "ETW_DFSS_RELEASE_THREAD_ON_IDLE", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of the interval. `ULONG CurrentGeneration` at 0x00.
        current_generation / set_current_generation: u32, at = 0;
        /// Session ID of the thread. `ULONG SessionSelectedToRun` at 0x04.
        session_selected_to_run / set_session_selected_to_run: u32, at = 4;
        /// `ULONG64 CycleBaseAllowance` at 0x08. Unit: CPU cycles.
        cycle_base_allowance / set_cycle_base_allowance: u64, at = 8;
        /// `LONG64 CyclesRemaining` at 0x10. Unit: CPU cycles.
        cycles_remaining / set_cycles_remaining: i64, at = 16;
    }
}
