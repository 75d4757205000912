// Generated from spec/structs/WMI_JOB_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Job created, opened, closed or ended.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_INFORMATION", "WmiJobInformation", (28, 28), "Job created, opened, closed or ended.", &[
    field("ContainerId", 0, 16, "GUID", Kind::Guid, "Container ID (inferred from the name).").means(Meaning::Guid),
    unsigned("JobId", 16, 4, "ULONG", "Job ID.").means(Meaning::Identifier),
    unsigned("Flags", 20, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("Status", 24, 4, "NTSTATUS", "Status returned by the operation.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Job created, opened, closed or ended.
    ///
    /// In C: `WMI_JOB_INFORMATION`, 0x1c bytes. Releases unknown.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of Flags.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_JOB_INFORMATION")]
    owned WmiJobInformation / WmiJobInformationView: lone [28] "WMI_JOB_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
        container_id set_container_id: Guid = 0;
        /// Job ID. `ULONG JobId` at 0x10.
        job_id set_job_id: u32 = 16;
        /// `ULONG Flags` at 0x14.
        flags set_flags: u32 = 20;
        /// Status returned by the operation. `NTSTATUS Status` at 0x18.
        status set_status: crate::common::Ntstatus = 24;
    }
    bits {
    }
}
