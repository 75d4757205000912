// Generated from spec/structs/PERFINFO_PO_PRESLEEP.toml by `cargo spec generate`. Do not edit: edit that file.

//! System goes to sleep.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_PRESLEEP", "PerfinfoPoPresleep")
    .size(16)
    .summary("System goes to sleep.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER", "PerformanceCounter").at(0..8).doc("Performance counter at that moment.")
            .in_units("performance counter ticks").means(Meaning::PerformanceCounter),
        signed("LARGE_INTEGER", "PerformanceFrequency").at(8..16).in_units("ticks per second")
            .means(Meaning::CounterFrequency),
    ]);
fixed! {
    /// System goes to sleep.
    ///
    /// In C: `PERFINFO_PO_PRESLEEP`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_PRESLEEP")]
    owned PerfinfoPoPresleep / PerfinfoPoPresleepView: lone,
        name = "PERFINFO_PO_PRESLEEP", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Performance counter at that moment. `LARGE_INTEGER PerformanceCounter` at 0x00. Unit: performance counter
        /// ticks.
        performance_counter / set_performance_counter: i64, at = 0;
        /// `LARGE_INTEGER PerformanceFrequency` at 0x08. Unit: ticks per second.
        performance_frequency / set_performance_frequency: i64, at = 8;
    }
}
