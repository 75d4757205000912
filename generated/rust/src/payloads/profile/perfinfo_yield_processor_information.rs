// Generated from spec/structs/PERFINFO_YIELD_PROCESSOR_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Routine at raised priority requested to yield the processor.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_YIELD_PROCESSOR_INFORMATION", "PerfinfoYieldProcessorInformation")
    .size(12)
    .about("Routine at raised priority requested to yield the processor.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG YieldReason").at(0..4).means(Meaning::Enumeration),
        unsigned("ULONG DpcWatchdogCount").at(4..8).means(Meaning::Count),
        unsigned("ULONG DpcTimeCount").at(8..12).means(Meaning::Count),
    ]);
fixed! {
    /// Routine at raised priority requested to yield the processor.
    ///
    /// In C: `PERFINFO_YIELD_PROCESSOR_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of YieldReason.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_YIELD_PROCESSOR_INFORMATION")]
    owned PerfinfoYieldProcessorInformation / PerfinfoYieldProcessorInformationView: lone,
        name = "PERFINFO_YIELD_PROCESSOR_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG YieldReason` at 0x00.
        yield_reason / set_yield_reason: u32, at = 0;
        /// `ULONG DpcWatchdogCount` at 0x04.
        dpc_watchdog_count / set_dpc_watchdog_count: u32, at = 4;
        /// `ULONG DpcTimeCount` at 0x08.
        dpc_time_count / set_dpc_time_count: u32, at = 8;
    }
}
