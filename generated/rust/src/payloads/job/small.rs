// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/WMI_JOB_SET_QUERY_CPU_RATE.toml
pub mod wmi_job_set_query_cpu_rate {
    //! Job processor rate set or queried.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_SET_QUERY_CPU_RATE", "WmiJobSetQueryCpuRate")
        .size(8)
        .about("Job processor rate set or queried.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG AllFlags").at(0..4).about("Control flags of the rate.").means(Meaning::Flags),
            unsigned("ULONG Value").at(4..8).about("Rate or weight, depending on the flags.").means(Meaning::Number),
        ]);
    fixed! {
        /// Job processor rate set or queried.
        ///
        /// In C: `WMI_JOB_SET_QUERY_CPU_RATE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// The fields are those of the documented JOBOBJECT_CPU_RATE_CONTROL_INFORMATION.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "WMI_JOB_SET_QUERY_CPU_RATE")]
        owned WmiJobSetQueryCpuRate / WmiJobSetQueryCpuRateView: lone,
            name = "WMI_JOB_SET_QUERY_CPU_RATE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Control flags of the rate. `ULONG AllFlags` at 0x00.
            all_flags / set_all_flags: u32, at = 0;
            /// Rate or weight, depending on the flags. `ULONG Value` at 0x04.
            value / set_value: u32, at = 4;
        }
    }
}
