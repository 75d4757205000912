// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time that a processor took to leave an idle state.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_EXIT_LATENCY", "PerfinfoPpmIdleExitLatency", (20, 20), "Time that a processor took to leave an idle state.", &[
    unsigned("Flags", 0, 4, "ULONG", "").of(crate::payloads::power::PerfinfoPpmIdleExitFlag::VALUES).means(Meaning::Flags),
    unsigned("PlatformState", 4, 4, "ULONG", ""),
    unsigned("ProcessorState", 8, 4, "ULONG", ""),
    unsigned("ReturnLatency", 12, 4, "ULONG", ""),
    unsigned("TotalLatency", 16, 4, "ULONG", ""),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
