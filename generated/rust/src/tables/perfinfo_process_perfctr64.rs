// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PROCESS_PERFCTR64",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 104,
    fixed: 104,
    inserted: &[],
    total: None,
    summary: "The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data whatever the reader's pointer size.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PageFaultCount", path: "PageFaultCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HandleCount", path: "HandleCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PeakVirtualSize", path: "PeakVirtualSize", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakWorkingSetSize", path: "PeakWorkingSetSize", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakPagefileUsage", path: "PeakPagefileUsage", offset: 32, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakPagedPoolUsage", path: "QuotaPeakPagedPoolUsage", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakNonPagedPoolUsage", path: "QuotaPeakNonPagedPoolUsage", offset: 48, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualSize", path: "VirtualSize", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "WorkingSetSize", path: "WorkingSetSize", offset: 64, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PagefileUsage", path: "PagefileUsage", offset: 72, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPagedPoolUsage", path: "QuotaPagedPoolUsage", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaNonPagedPoolUsage", path: "QuotaNonPagedPoolUsage", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PrivatePageCount", path: "PrivatePageCount", offset: 96, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
