// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Time that a processor took to leave an idle state.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_EXIT_LATENCY", "PerfinfoPpmIdleExitLatency")
    .size(20)
    .about("Time that a processor took to leave an idle state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Flags").at(0..4).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::power::PerfinfoPpmIdleExitFlag::VALUES)]),
        unsigned("ULONG PlatformState").at(4..8),
        unsigned("ULONG ProcessorState").at(8..12),
        unsigned("ULONG ReturnLatency").at(12..16),
        unsigned("ULONG TotalLatency").at(16..20),
    ]);
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
    owned PerfinfoPpmIdleExitLatency / PerfinfoPpmIdleExitLatencyView: lone,
        name = "PERFINFO_PPM_IDLE_EXIT_LATENCY", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG Flags` at 0x00.
        flags / set_flags: crate::payloads::power::PerfinfoPpmIdleExitFlag, at = 0;
        /// `ULONG PlatformState` at 0x04.
        platform_state / set_platform_state: u32, at = 4;
        /// `ULONG ProcessorState` at 0x08.
        processor_state / set_processor_state: u32, at = 8;
        /// `ULONG ReturnLatency` at 0x0C.
        return_latency / set_return_latency: u32, at = 12;
        /// `ULONG TotalLatency` at 0x10.
        total_latency / set_total_latency: u32, at = 16;
    }
}
