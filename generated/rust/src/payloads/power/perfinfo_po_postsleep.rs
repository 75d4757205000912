// Generated from spec/structs/PERFINFO_PO_POSTSLEEP.toml by `cargo spec generate`. Do not edit: edit that file.

//! System woke up.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_POSTSLEEP", "PerfinfoPoPostsleep")
    .size(8)
    .summary("System woke up.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER", "PerformanceCounter").at(0..8).doc("Performance counter at that moment.")
            .in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    ]);
fixed! {
    /// System woke up.
    ///
    /// In C: `PERFINFO_PO_POSTSLEEP`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_POSTSLEEP")]
    owned PerfinfoPoPostsleep / PerfinfoPoPostsleepView: lone,
        name = "PERFINFO_PO_POSTSLEEP", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Performance counter at that moment. `LARGE_INTEGER PerformanceCounter` at 0x00. Unit: performance counter
        /// ticks.
        performance_counter / set_performance_counter: i64, at = 0;
    }
}
