// Generated from spec/structs/WMI_JOB_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_JOB_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A job was created, opened, closed or ended.",
    fields: &[
        Field { name: "ContainerId", path: "ContainerId", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The container that the job makes, by the name.", units: "", unknown: false, children: &[] },
        Field { name: "JobId", path: "JobId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The job.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Status", path: "Status", offset: 24, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the operation returned.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
