// Generated from spec/structs/WMI_JOB_ASSIGN_PROCESS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process assigned to a job.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_ASSIGN_PROCESS", "WmiJobAssignProcess")
    .size(28)
    .about("Process assigned to a job.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID ContainerId", Kind::Guid).at(0..16).about("Container ID (inferred from the name).")
            .means(Meaning::Guid),
        unsigned("ULONG JobId").at(16..20).about("Job ID.").means(Meaning::Identifier),
        unsigned("ULONG UniqueProcessId").at(20..24).about("Process ID.").means(Meaning::ProcessId),
        unsigned("NTSTATUS Status").at(24..28).about("Status returned by the operation.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
fixed! {
    /// Process assigned to a job.
    ///
    /// In C: `WMI_JOB_ASSIGN_PROCESS`, 0x1c bytes. Releases unknown.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_JOB_ASSIGN_PROCESS")]
    owned WmiJobAssignProcess / WmiJobAssignProcessView: lone,
        name = "WMI_JOB_ASSIGN_PROCESS", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
        container_id / set_container_id: Guid, at = 0;
        /// Job ID. `ULONG JobId` at 0x10.
        job_id / set_job_id: u32, at = 16;
        /// Process ID. `ULONG UniqueProcessId` at 0x14.
        unique_process_id / set_unique_process_id: u32, at = 20;
        /// Status returned by the operation. `NTSTATUS Status` at 0x18.
        status / set_status: crate::common::Ntstatus, at = 24;
    }
}
