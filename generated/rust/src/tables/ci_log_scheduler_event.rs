// Generated from spec/structs/CI_LOG_SCHEDULER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "CI_LOG_SCHEDULER_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0",
    size: 64,
    fixed: 64,
    inserted: &[],
    total: None,
    summary: "The multimedia class scheduler set a thread's priority.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The whole trace header of the event, which this structure holds.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it, which the provider must set.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32.", units: "", unknown: false, children: &[] },
            Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: its two highest bits are set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, within its provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The type of the event.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The version of the event's data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The thread that wrote the event; TraceEvent leaves the handle of the session in these eight bytes of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event was written to a trace buffer, or, with the flag 0x00000200 and from 5.1, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The class of the event.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The GUID of the class: always this in a trace buffer.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the GUID, in the provider's memory: only a provider's input has it, since Flags give way to UserTime in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Flags when the event is provided, processor times when it is in a trace buffer.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in kernel mode, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in user mode, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, if a logger in user mode logged the event.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "ProcessId", path: "ProcessId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of the thread.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "Priority", path: "Priority", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The priority that it now has.", units: "", unknown: false, children: &[] },
        Field { name: "TaskIndex", path: "TaskIndex", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The task that the thread belongs to.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_1: Layout = Layout {
    name: "CI_LOG_SCHEDULER_EVENT",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(29) },],
    releases: "5.1+",
    size: 64,
    fixed: 64,
    inserted: &[],
    total: None,
    summary: "The multimedia class scheduler set a thread's priority.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The whole trace header of the event, which this structure holds.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it, which the provider must set.", units: "bytes", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "The upper half of the marker that all trace headers begin with.", units: "", unknown: false, children: &[
                Field { name: "FieldTypeFlags", path: "Header.FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00A or 0xC014.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                    Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: its two highest bits are set.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, within its provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The type of the event.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The version of the event's data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that wrote the event; TraceEvent of 5.1 leaves the handle of the session in this and the next field of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event was written to a trace buffer, or, with the flag 0x00000200 and from 5.1, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The class of the event.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The GUID of the class: always this in a trace buffer.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the GUID, in the provider's memory: only a provider's input has it, since Flags give way to UserTime in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times when the event is in a trace buffer, flags when it is provided.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in kernel mode.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in user mode.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, in place of the two times.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "ProcessId", path: "ProcessId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of the thread.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "Priority", path: "Priority", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The priority that it now has.", units: "", unknown: false, children: &[] },
        Field { name: "TaskIndex", path: "TaskIndex", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The task that the thread belongs to.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
