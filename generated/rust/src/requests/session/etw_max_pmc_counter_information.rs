// Generated from spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Maximum number of processor counters of a session.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_MAX_PMC_COUNTER_INFORMATION", "EtwMaxPmcCounterInformation")
    .size(4)
    .summary("Maximum number of processor counters of a session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "MaximumPmcCounter").at(0..4).means(Meaning::Count),
    ]);
fixed! {
    /// Maximum number of processor counters of a session.
    ///
    /// In C: `ETW_MAX_PMC_COUNTER_INFORMATION`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_MAX_PMC_COUNTER_INFORMATION")]
    owned EtwMaxPmcCounterInformation / EtwMaxPmcCounterInformationView: lone,
        name = "ETW_MAX_PMC_COUNTER_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG MaximumPmcCounter` at 0x00.
        maximum_pmc_counter / set_maximum_pmc_counter: u32, at = 0;
    }
}
