// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_EXECUTIVE_RESOURCE_CONFIG.toml
pub mod perfinfo_executive_resource_config {
    //! Sampling rules for executive resources.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_EXECUTIVE_RESOURCE_CONFIG", "PerfinfoExecutiveResourceConfig")
        .size(12)
        .about("Sampling rules for executive resources.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ReleaseSamplingRate").at(0..4).about("One in this many complete releases is logged.")
                .means(Meaning::Count),
            unsigned("ULONG ContentionSamplingRate").at(4..8).about("One in this many contentions is logged.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfExcessiveTimeouts").at(8..12).about("Duration from which a wait is excessive.")
                .means(Meaning::Count).with(&[More::Units("4 seconds")]),
        ]);
    fixed! {
        /// Sampling rules for executive resources.
        ///
        /// In C: `PERFINFO_EXECUTIVE_RESOURCE_CONFIG`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG")]
        owned PerfinfoExecutiveResourceConfig / PerfinfoExecutiveResourceConfigView: lone,
            name = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// One in this many complete releases is logged. `ULONG ReleaseSamplingRate` at 0x00.
            release_sampling_rate / set_release_sampling_rate: u32, at = 0;
            /// One in this many contentions is logged. `ULONG ContentionSamplingRate` at 0x04.
            contention_sampling_rate / set_contention_sampling_rate: u32, at = 4;
            /// Duration from which a wait is excessive. `ULONG NumberOfExcessiveTimeouts` at 0x08. Unit: 4 seconds.
            number_of_excessive_timeouts / set_number_of_excessive_timeouts: u32, at = 8;
        }
    }
}

// spec/structs/WMI_DELAY_EXECUTION.toml
pub mod wmi_delay_execution {
    //! Thread delays its execution.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_DELAY_EXECUTION", "WmiDelayExecution")
        .size(16)
        .about("Thread delays its execution.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
            field("padding ", Kind::Padding).at(4..8),
            unsigned("ULONGLONG Delta").at(8..16).about("Duration of the delay."),
        ]);
    fixed! {
        /// Thread delays its execution.
        ///
        /// In C: `WMI_DELAY_EXECUTION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Unit of Delta.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "WMI_DELAY_EXECUTION")]
        owned WmiDelayExecution / WmiDelayExecutionView: lone,
            name = "WMI_DELAY_EXECUTION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Thread ID. `ULONG ThreadId` at 0x00.
            thread_id / set_thread_id: u32, at = 0;
            /// Duration of the delay. `ULONGLONG Delta` at 0x08.
            delta / set_delta: u64, at = 8;
        }
    }
}
