// Generated from spec/structs/EVENT_INSTANCE_GUID_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_2: Layout = Layout {
    name: "EVENT_INSTANCE_GUID_HEADER",
    aliases: &[],
    form: "V5_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(29) },],
    releases: "5.2+",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { says: Says { field: "Size", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The header of a classic event that names the instance that it belongs to, with GUIDs for the classes.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it; the kernel may change it.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "The upper half of the marker that all trace headers begin with.", units: "", unknown: false, children: &[
            Field { name: "FieldTypeFlags", path: "FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00B or 0xC015.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "HeaderType", path: "HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                Field { name: "MarkerFlags", path: "MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: its two highest bits are set.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, within its provider's class; the kernel passes it through.", units: "", unknown: false, children: &[
            Field { name: "Version", path: "Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "Class", path: "Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Type", path: "Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The type of the event.", units: "", unknown: false, children: &[] },
                Field { name: "Level", path: "Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The level at which the event is traced.", units: "", unknown: false, children: &[] },
                Field { name: "Version", path: "Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The version of the event's data.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that wrote the event.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that wrote the event.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event was written to a trace buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The class of the event.", units: "", unknown: false, children: &[
            Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The GUID of the class: always this in a trace buffer.", units: "", unknown: false, children: &[] },
            Field { name: "GuidPtr", path: "GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the GUID, in the provider's memory: only a provider's input has it.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Flags when the event is provided, processor times when it is in a trace buffer.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "KernelTime", path: "KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in kernel mode.", units: "CPU ticks", unknown: false, children: &[] },
                Field { name: "UserTime", path: "UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in user mode.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ProcessorTime", path: "ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, in place of the two times.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance, within its class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to, within the parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
