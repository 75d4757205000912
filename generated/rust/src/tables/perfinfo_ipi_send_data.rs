// Generated from spec/structs/PERFINFO_IPI_SEND_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V2004X86: Layout = Layout {
    name: "PERFINFO_IPI_SEND_DATA",
    aliases: &[],
    form: "V2004X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(19), last: Release(24) },],
    releases: "2004..server-2022 with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "An interrupt was sent to other processors.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WorkerRoutine", path: "WorkerRoutine", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RequestType", path: "RequestType", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IpiType", path: "IpiType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetCount", path: "TargetCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V2004X64: Layout = Layout {
    name: "PERFINFO_IPI_SEND_DATA",
    aliases: &[],
    form: "V2004X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(19), last: Release(24) },],
    releases: "2004..server-2022 with 64 bit pointers",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "An interrupt was sent to other processors.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WorkerRoutine", path: "WorkerRoutine", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RequestType", path: "RequestType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IpiType", path: "IpiType", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetCount", path: "TargetCount", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V11_21H2X86: Layout = Layout {
    name: "PERFINFO_IPI_SEND_DATA",
    aliases: &[],
    form: "V11_21h2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(25), last: Release(29) },],
    releases: "11-21H2+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An interrupt was sent to other processors.",
    fields: &[
        Field { name: "WorkerRoutine", path: "WorkerRoutine", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RequestType", path: "RequestType", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IpiType", path: "IpiType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetCount", path: "TargetCount", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V11_21H2X64: Layout = Layout {
    name: "PERFINFO_IPI_SEND_DATA",
    aliases: &[],
    form: "V11_21h2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(25), last: Release(29) },],
    releases: "11-21H2+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "An interrupt was sent to other processors.",
    fields: &[
        Field { name: "WorkerRoutine", path: "WorkerRoutine", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RequestType", path: "RequestType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IpiType", path: "IpiType", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetCount", path: "TargetCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
