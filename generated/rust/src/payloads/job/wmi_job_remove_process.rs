// Generated from spec/structs/WMI_JOB_REMOVE_PROCESS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Process removed from a job.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_JOB_REMOVE_PROCESS",
    aliases: &[],
    form: "WmiJobRemoveProcess",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Process removed from a job.",
    fields: &[
        Field { name: "ContainerId", path: "ContainerId", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Container ID (inferred from the name).", units: "", unknown: false, children: &[] },
        Field { name: "JobId", path: "JobId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Job ID.", units: "", unknown: false, children: &[] },
        Field { name: "UniqueProcessId", path: "UniqueProcessId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Process ID.", units: "", unknown: false, children: &[] },
        Field { name: "RemovalFlags", path: "RemovalFlags", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ExitStatus", path: "ExitStatus", offset: 28, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Exit status of the process.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Process removed from a job.
    ///
    /// In C: `WMI_JOB_REMOVE_PROCESS`, 0x20 bytes. Releases unknown.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_JOB_REMOVE_PROCESS")]
    owned WmiJobRemoveProcess / WmiJobRemoveProcessView: lone [32] "WMI_JOB_REMOVE_PROCESS" Table::form(&LAYOUT_0);
    fields {
        /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
        container_id set_container_id: Guid = 0;
        /// Job ID. `ULONG JobId` at 0x10.
        job_id set_job_id: u32 = 16;
        /// Process ID. `ULONG UniqueProcessId` at 0x14.
        unique_process_id set_unique_process_id: u32 = 20;
        /// Purpose unknown. `ULONG RemovalFlags` at 0x18.
        removal_flags set_removal_flags: u32 = 24;
        /// Exit status of the process. `NTSTATUS ExitStatus` at 0x1C.
        exit_status set_exit_status: crate::common::Ntstatus = 28;
    }
    bits {
    }
}

impl WmiJobRemoveProcess {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
