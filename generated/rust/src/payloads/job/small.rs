// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/WMI_JOB_SEND_NOTIFICATION_INFORMATION.toml
pub mod wmi_job_send_notification_information {
    //! Job sent a notification to its completion port.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("WMI_JOB_SEND_NOTIFICATION_INFORMATION", "WmiJobSendNotificationInformation")
        .size(24)
        .about("Job sent a notification to its completion port.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID ContainerId", Kind::Guid).at(0..16).about("Container ID (inferred from the name).")
                .means(Meaning::Guid),
            unsigned("ULONG JobId").at(16..20).about("Job ID.").means(Meaning::Identifier),
            unsigned("ULONG NotificationId").at(20..24).about("A JOB_OBJECT_MSG_ constant of winnt.h.")
                .means(Meaning::Enumeration),
        ]);
    fixed! {
        /// Job sent a notification to its completion port.
        ///
        /// In C: `WMI_JOB_SEND_NOTIFICATION_INFORMATION`, 0x18 bytes. Releases unknown.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and
        /// contributors, *ntwmi.h*.
        #[doc(alias = "WMI_JOB_SEND_NOTIFICATION_INFORMATION")]
        owned WmiJobSendNotificationInformation / WmiJobSendNotificationInformationView: lone,
            name = "WMI_JOB_SEND_NOTIFICATION_INFORMATION", size = 24, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
            container_id / set_container_id: Guid, at = 0;
            /// Job ID. `ULONG JobId` at 0x10.
            job_id / set_job_id: u32, at = 16;
            /// A JOB_OBJECT_MSG_ constant of winnt.h. `ULONG NotificationId` at 0x14.
            notification_id / set_notification_id: u32, at = 20;
        }
    }
}

// spec/structs/WMI_JOB_SET_QUERY_CPU_RATE.toml
pub mod wmi_job_set_query_cpu_rate {
    //! Job processor rate set or queried.
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

// spec/structs/WMI_JOB_SET_QUERY_INFORMATION.toml
pub mod wmi_job_set_query_information {
    //! Job information set or queried.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_SET_QUERY_INFORMATION", "WmiJobSetQueryInformation")
        .size(24)
        .about("Job information set or queried.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID ContainerId", Kind::Guid).at(0..16).about("Container ID (inferred from the name).")
                .means(Meaning::Guid),
            unsigned("ULONG JobId").at(16..20).about("Job ID.").means(Meaning::Identifier),
            unsigned("ULONG JobObjectInformationClass").at(20..24)
                .about("A value of the documented JOBOBJECTINFOCLASS.").means(Meaning::Enumeration),
        ]);
    fixed! {
        /// Job information set or queried.
        ///
        /// In C: `WMI_JOB_SET_QUERY_INFORMATION`, 0x18 bytes. Releases unknown.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and
        /// contributors, *ntwmi.h*.
        #[doc(alias = "WMI_JOB_SET_QUERY_INFORMATION")]
        owned WmiJobSetQueryInformation / WmiJobSetQueryInformationView: lone,
            name = "WMI_JOB_SET_QUERY_INFORMATION", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
            container_id / set_container_id: Guid, at = 0;
            /// Job ID. `ULONG JobId` at 0x10.
            job_id / set_job_id: u32, at = 16;
            /// A value of the documented JOBOBJECTINFOCLASS. `ULONG JobObjectInformationClass` at 0x14.
            job_object_information_class / set_job_object_information_class: u32, at = 20;
        }
    }
}
