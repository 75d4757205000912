// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processors changed their performance state.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_PERF_STATE_CHANGE", "PerfinfoPpmPerfStateChange", (24, 24), "Processors changed their performance state.", &[
    unsigned("Type", 0, 4, "ULONG", "Type of the performance state.").of(crate::payloads::power::PerfinfoPpmPerfStateType::VALUES).means(Meaning::Enumeration),
    unsigned("NewState", 4, 4, "ULONG", ""),
    unsigned("OldState", 8, 4, "ULONG", ""),
    unsigned("Result", 12, 4, "NTSTATUS", "Status returned by the change.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
    unsigned("Processors", 16, 8, "ULONG64", "Bitmask of processors.").means(Meaning::ProcessorMask),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processors changed their performance state.
    ///
    /// In C: `PERFINFO_PPM_PERF_STATE_CHANGE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_PERF_STATE_CHANGE")]
    owned PerfinfoPpmPerfStateChange / PerfinfoPpmPerfStateChangeView: lone [24] "PERFINFO_PPM_PERF_STATE_CHANGE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Type of the performance state. `ULONG Type` at 0x00.
        kind set_kind: crate::payloads::power::PerfinfoPpmPerfStateType = 0;
        /// `ULONG NewState` at 0x04.
        new_state set_new_state: u32 = 4;
        /// `ULONG OldState` at 0x08.
        old_state set_old_state: u32 = 8;
        /// Status returned by the change. `NTSTATUS Result` at 0x0C.
        result set_result: crate::common::Ntstatus = 12;
        /// Bitmask of processors. `ULONG64 Processors` at 0x10.
        processors set_processors: u64 = 16;
    }
    bits {
    }
}
