// Generated from spec/structs/PERFINFO_EXECUTIVE_RESOURCE_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sampling rules for executive resources.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_EXECUTIVE_RESOURCE_CONFIG", "PerfinfoExecutiveResourceConfig", (12, 12), "Sampling rules for executive resources.", &[
    unsigned("ReleaseSamplingRate", 0, 4, "ULONG", "One in this many complete releases is logged.").means(Meaning::Count),
    unsigned("ContentionSamplingRate", 4, 4, "ULONG", "One in this many contentions is logged.").means(Meaning::Count),
    unsigned("NumberOfExcessiveTimeouts", 8, 4, "ULONG", "Duration from which a wait is excessive.").in_units("4 seconds").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Sampling rules for executive resources.
    ///
    /// In C: `PERFINFO_EXECUTIVE_RESOURCE_CONFIG`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG")]
    owned PerfinfoExecutiveResourceConfig / PerfinfoExecutiveResourceConfigView: lone [12] "PERFINFO_EXECUTIVE_RESOURCE_CONFIG" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// One in this many complete releases is logged. `ULONG ReleaseSamplingRate` at 0x00.
        release_sampling_rate set_release_sampling_rate: u32 = 0;
        /// One in this many contentions is logged. `ULONG ContentionSamplingRate` at 0x04.
        contention_sampling_rate set_contention_sampling_rate: u32 = 4;
        /// Duration from which a wait is excessive. `ULONG NumberOfExcessiveTimeouts` at 0x08. Unit: 4 seconds.
        number_of_excessive_timeouts set_number_of_excessive_timeouts: u32 = 8;
    }
    bits {
    }
}
