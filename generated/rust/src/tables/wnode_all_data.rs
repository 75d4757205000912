// Generated from spec/structs/WNODE_ALL_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WNODE_ALL_DATA",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { says: Says { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The data of all instances of a block of Windows Management Instrumentation.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header, with WNODE_FLAG_ALL_DATA.", units: "", unknown: false, children: &[
            Field { name: "BufferSize", path: "WnodeHeader.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "WnodeHeader.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "HistoricalContext", path: "WnodeHeader.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "WnodeHeader.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Linkage", path: "WnodeHeader.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "CountLost", path: "WnodeHeader.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "KernelHandle", path: "WnodeHeader.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "WnodeHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Guid", path: "WnodeHeader.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
            Field { name: "ClientContext", path: "WnodeHeader.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Flags", path: "WnodeHeader.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "DataBlockOffset", path: "DataBlockOffset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the data of the first instance are, from the start of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "InstanceCount", path: "InstanceCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances there are.", units: "", unknown: false, children: &[] },
        Field { name: "OffsetInstanceNameOffsets", path: "OffsetInstanceNameOffsets", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where an array of offsets to the names of the instances is, from the start of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 60, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FixedInstanceSize", path: "FixedInstanceSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each instance.", units: "bytes", unknown: false, children: &[] },
            Field { name: "OffsetInstanceDataAndLength", path: "OffsetInstanceDataAndLength", offset: 60, size: 8, ty: "OFFSETINSTANCEDATAANDLENGTH", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 8 }, count: 1 }, values: None, doc: "Where each instance is, InstanceCount of them: C declares one.", units: "", unknown: false, children: &[
                Field { name: "OffsetInstanceData", path: "OffsetInstanceDataAndLength.OffsetInstanceData", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the data are, from the start of the WNODE_ALL_DATA.", units: "bytes", unknown: false, children: &[] },
                Field { name: "LengthInstanceData", path: "OffsetInstanceDataAndLength.LengthInstanceData", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the data.", units: "bytes", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WNODE_ALL_DATA",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { says: Says { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The data of all instances of a block of Windows Management Instrumentation.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header, with WNODE_FLAG_ALL_DATA.", units: "", unknown: false, children: &[
            Field { name: "BufferSize", path: "WnodeHeader.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "WnodeHeader.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "HistoricalContext", path: "WnodeHeader.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "WnodeHeader.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Linkage", path: "WnodeHeader.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "CountLost", path: "WnodeHeader.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "KernelHandle", path: "WnodeHeader.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "WnodeHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Guid", path: "WnodeHeader.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
            Field { name: "ClientContext", path: "WnodeHeader.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Flags", path: "WnodeHeader.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "DataBlockOffset", path: "DataBlockOffset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the data of the first instance are, from the start of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "InstanceCount", path: "InstanceCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances there are.", units: "", unknown: false, children: &[] },
        Field { name: "OffsetInstanceNameOffsets", path: "OffsetInstanceNameOffsets", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where an array of offsets to the names of the instances is, from the start of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 60, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FixedInstanceSize", path: "FixedInstanceSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each instance.", units: "bytes", unknown: false, children: &[] },
            Field { name: "OffsetInstanceDataAndLength", path: "OffsetInstanceDataAndLength", offset: 60, size: 8, ty: "OFFSETINSTANCEDATAANDLENGTH", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 8 }, count: 1 }, values: None, doc: "Where each instance is, InstanceCount of them: C declares one.", units: "", unknown: false, children: &[
                Field { name: "OffsetInstanceData", path: "OffsetInstanceDataAndLength.OffsetInstanceData", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the data are, from the start of the WNODE_ALL_DATA.", units: "bytes", unknown: false, children: &[] },
                Field { name: "LengthInstanceData", path: "OffsetInstanceDataAndLength.LengthInstanceData", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the data.", units: "bytes", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
