// Generated from spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Maximum number of processor counters of a session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_MAX_PMC_COUNTER_INFORMATION", "EtwMaxPmcCounterInformation", (4, 4), "Maximum number of processor counters of a session.", &[
    unsigned("MaximumPmcCounter", 0, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Maximum number of processor counters of a session.
    ///
    /// In C: `ETW_MAX_PMC_COUNTER_INFORMATION`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_MAX_PMC_COUNTER_INFORMATION")]
    owned EtwMaxPmcCounterInformation / EtwMaxPmcCounterInformationView: lone [4] "ETW_MAX_PMC_COUNTER_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG MaximumPmcCounter` at 0x00.
        maximum_pmc_counter set_maximum_pmc_counter: u32 = 0;
    }
    bits {
    }
}
