// Generated from spec/structs/WMI_JOB_REMOVE_PROCESS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process removed from a job.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_REMOVE_PROCESS", "WmiJobRemoveProcess", (32, 32), "Process removed from a job.", &[
    field("ContainerId", 0, 16, "GUID", Kind::Guid, "Container ID (inferred from the name).").means(Meaning::Guid),
    unsigned("JobId", 16, 4, "ULONG", "Job ID.").means(Meaning::Identifier),
    unsigned("UniqueProcessId", 20, 4, "ULONG", "Process ID.").means(Meaning::ProcessId),
    unsigned("RemovalFlags", 24, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("ExitStatus", 28, 4, "NTSTATUS", "Exit status of the process.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Process removed from a job.
    ///
    /// In C: `WMI_JOB_REMOVE_PROCESS`, 0x20 bytes. Releases unknown.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of RemovalFlags.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_JOB_REMOVE_PROCESS")]
    owned WmiJobRemoveProcess / WmiJobRemoveProcessView: lone [32] "WMI_JOB_REMOVE_PROCESS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
        container_id set_container_id: Guid = 0;
        /// Job ID. `ULONG JobId` at 0x10.
        job_id set_job_id: u32 = 16;
        /// Process ID. `ULONG UniqueProcessId` at 0x14.
        unique_process_id set_unique_process_id: u32 = 20;
        /// `ULONG RemovalFlags` at 0x18.
        removal_flags set_removal_flags: u32 = 24;
        /// Exit status of the process. `NTSTATUS ExitStatus` at 0x1C.
        exit_status set_exit_status: crate::common::Ntstatus = 28;
    }
    bits {
    }
}
