// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Processors changed their performance state.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_PERF_STATE_CHANGE", "PerfinfoPpmPerfStateChange")
    .size(24)
    .about("Processors changed their performance state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Type").at(0..4).about("Type of the performance state.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::PerfinfoPpmPerfStateType::VALUES)]),
        unsigned("ULONG NewState").at(4..8),
        unsigned("ULONG OldState").at(8..12),
        unsigned("NTSTATUS Result").at(12..16).about("Status returned by the change.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        unsigned("ULONG64 Processors").at(16..24).about("Bitmask of processors.").means(Meaning::ProcessorMask),
    ]);
fixed! {
    /// Processors changed their performance state.
    ///
    /// In C: `PERFINFO_PPM_PERF_STATE_CHANGE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_PERF_STATE_CHANGE")]
    owned PerfinfoPpmPerfStateChange / PerfinfoPpmPerfStateChangeView: lone,
        name = "PERFINFO_PPM_PERF_STATE_CHANGE", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Type of the performance state. `ULONG Type` at 0x00.
        kind / set_kind: crate::payloads::power::PerfinfoPpmPerfStateType, at = 0;
        /// `ULONG NewState` at 0x04.
        new_state / set_new_state: u32, at = 4;
        /// `ULONG OldState` at 0x08.
        old_state / set_old_state: u32, at = 8;
        /// Status returned by the change. `NTSTATUS Result` at 0x0C.
        result / set_result: crate::common::Ntstatus, at = 12;
        /// Bitmask of processors. `ULONG64 Processors` at 0x10.
        processors / set_processors: u64, at = 16;
    }
}
