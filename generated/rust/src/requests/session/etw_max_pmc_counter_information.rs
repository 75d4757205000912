// Generated from spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Maximum number of processor counters of a session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_MAX_PMC_COUNTER_INFORMATION",
    aliases: &[],
    form: "EtwMaxPmcCounterInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Maximum number of processor counters of a session.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        unsigned("MaximumPmcCounter", 0, 4, "ULONG", "").means(Meaning::Count),
    ],
    tail: &[],
};
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
