// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1803: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION",
    aliases: &[],
    form: "V1803",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(15), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(15), last: Release(29) },],
    releases: "1803+",
    size: 36,
    fixed: 34,
    inserted: &[],
    total: None,
    summary: "A profile source to be added.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "Version", path: "Version", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceProfileAddInformationVersions::VALUES), doc: "Which of the two forms follows: 2 or 3.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 5, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "V2", path: "V2", offset: 8, size: 8, ty: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Intel", path: "V2.Intel", offset: 8, size: 6, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V2.Intel.PerfEvtEventSelect", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V2.Intel.PerfEvtUnitSelect", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCMask", path: "V2.Intel.PerfEvtCMask", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCInv", path: "V2.Intel.PerfEvtCInv", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtAnyThread", path: "V2.Intel.PerfEvtAnyThread", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtEdgeDetect", path: "V2.Intel.PerfEvtEdgeDetect", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Amd", path: "V2.Amd", offset: 8, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V2.Amd.PerfEvtEventSelect", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V2.Amd.PerfEvtUnitSelect", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Arm", path: "V2.Arm", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtType", path: "V2.Arm.PerfEvtType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "AllowsHalt", path: "V2.Arm.AllowsHalt", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "V3", path: "V3", offset: 8, size: 8, ty: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Intel", path: "V3.Intel", offset: 8, size: 6, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V3.Intel.PerfEvtEventSelect", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V3.Intel.PerfEvtUnitSelect", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCMask", path: "V3.Intel.PerfEvtCMask", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCInv", path: "V3.Intel.PerfEvtCInv", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtAnyThread", path: "V3.Intel.PerfEvtAnyThread", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtEdgeDetect", path: "V3.Intel.PerfEvtEdgeDetect", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Amd", path: "V3.Amd", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V3.Amd.PerfEvtEventSelect", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V3.Amd.PerfEvtUnitSelect", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCMask", path: "V3.Amd.PerfEvtCMask", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCInv", path: "V3.Amd.PerfEvtCInv", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtEdgeDetect", path: "V3.Amd.PerfEvtEdgeDetect", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtHostGuest", path: "V3.Amd.PerfEvtHostGuest", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfPmuType", path: "V3.Amd.PerfPmuType", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Arm", path: "V3.Arm", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtType", path: "V3.Arm.PerfEvtType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "AllowsHalt", path: "V3.Arm.AllowsHalt", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
        ] },
        Field { name: "CpuInfoHierarchy", path: "CpuInfoHierarchy", offset: 16, size: 12, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "InitialInterval", path: "InitialInterval", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The interval that the source begins with.", units: "", unknown: false, children: &[] },
        Field { name: "Persist", path: "Persist", offset: 32, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 33, size: 1, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSourceDescription", path: "ProfileSourceDescription", offset: 34, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "What the source is called; it goes on to the end of the buffer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProfileSourceDescription", ty: "WCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 2 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "What the source is called; it goes on to the end of the buffer.", units: "", unknown: false },
    ],
};
