// Generated from spec/structs/WMI_JOB_SET_QUERY_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Job information set or queried.
#[allow(unused_imports)]
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
        unsigned("ULONG JobObjectInformationClass").at(20..24).about("A value of the documented JOBOBJECTINFOCLASS.")
            .means(Meaning::Enumeration),
    ]);
fixed! {
    /// Job information set or queried.
    ///
    /// In C: `WMI_JOB_SET_QUERY_INFORMATION`, 0x18 bytes. Releases unknown.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
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
