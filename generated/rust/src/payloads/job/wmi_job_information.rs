// Generated from spec/structs/WMI_JOB_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Job created, opened, closed or ended.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_JOB_INFORMATION",
    aliases: &[],
    form: "WmiJobInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "Job created, opened, closed or ended.",
    fields: &[
        Field { name: "ContainerId", path: "ContainerId", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Container ID (inferred from the name).", units: "", unknown: false, children: &[] },
        Field { name: "JobId", path: "JobId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Job ID.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Status", path: "Status", offset: 24, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Status returned by the operation.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Job created, opened, closed or ended.
    ///
    /// In C: `WMI_JOB_INFORMATION`, 0x1c bytes. Releases unknown.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_JOB_INFORMATION")]
    owned WmiJobInformation / WmiJobInformationView: lone [28] "WMI_JOB_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Container ID (inferred from the name). `GUID ContainerId` at 0x00.
        container_id set_container_id: Guid = 0;
        /// Job ID. `ULONG JobId` at 0x10.
        job_id set_job_id: u32 = 16;
        /// Purpose unknown. `ULONG Flags` at 0x14.
        flags set_flags: u32 = 20;
        /// Status returned by the operation. `NTSTATUS Status` at 0x18.
        status set_status: crate::common::Ntstatus = 24;
    }
    bits {
    }
}

impl WmiJobInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
