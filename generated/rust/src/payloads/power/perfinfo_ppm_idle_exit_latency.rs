// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time that a processor took to leave an idle state.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PPM_IDLE_EXIT_LATENCY",
    aliases: &[],
    form: "PerfinfoPpmIdleExitLatency",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "Time that a processor took to leave an idle state.",
    sources: &[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("Flags", 0, 4, "ULONG", "").of(crate::payloads::power::PerfinfoPpmIdleExitFlag::VALUES).means(Meaning::Flags),
        unsigned("PlatformState", 4, 4, "ULONG", ""),
        unsigned("ProcessorState", 8, 4, "ULONG", ""),
        unsigned("ReturnLatency", 12, 4, "ULONG", ""),
        unsigned("TotalLatency", 16, 4, "ULONG", ""),
    ],
    tail: &[],
};
fixed! {
    /// Time that a processor took to leave an idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_EXIT_LATENCY`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Unit of the latencies.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_EXIT_LATENCY")]
    owned PerfinfoPpmIdleExitLatency / PerfinfoPpmIdleExitLatencyView: lone [20] "PERFINFO_PPM_IDLE_EXIT_LATENCY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG Flags` at 0x00.
        flags set_flags: crate::payloads::power::PerfinfoPpmIdleExitFlag = 0;
        /// `ULONG PlatformState` at 0x04.
        platform_state set_platform_state: u32 = 4;
        /// `ULONG ProcessorState` at 0x08.
        processor_state set_processor_state: u32 = 8;
        /// `ULONG ReturnLatency` at 0x0C.
        return_latency set_return_latency: u32 = 12;
        /// `ULONG TotalLatency` at 0x10.
        total_latency set_total_latency: u32 = 16;
    }
    bits {
    }
}
