// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1803: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2",
    aliases: &[],
    form: "V1803",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(15), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(15), last: Release(29) },],
    releases: "1803+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Which event of the processor a profile source counts, version 2.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Intel", path: "Intel", offset: 0, size: 6, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PerfEvtEventSelect", path: "Intel.PerfEvtEventSelect", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtUnitSelect", path: "Intel.PerfEvtUnitSelect", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtCMask", path: "Intel.PerfEvtCMask", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtCInv", path: "Intel.PerfEvtCInv", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtAnyThread", path: "Intel.PerfEvtAnyThread", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtEdgeDetect", path: "Intel.PerfEvtEdgeDetect", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Amd", path: "Amd", offset: 0, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PerfEvtEventSelect", path: "Amd.PerfEvtEventSelect", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtUnitSelect", path: "Amd.PerfEvtUnitSelect", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Arm", path: "Arm", offset: 0, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PerfEvtType", path: "Arm.PerfEvtType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "AllowsHalt", path: "Arm.AllowsHalt", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 5, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
