// Generated from spec/structs/EVENT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An event as a consumer receives it, whatever its header in the trace.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_RECORD",
    aliases: &[],
    form: "Before6_2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(6) },],
    releases: "releases unknown; layout of 5.0..6.1 (32-bit)",
    size: 104,
    fixed: 104,
    inserted: &[],
    total: None,
    summary: "An event as a consumer receives it, whatever its header in the trace.",
    fields: &[
        Field { name: "EventHeader", path: "EventHeader", offset: 0, size: 80, ty: "EVENT_HEADER", kind: Kind::Struct, values: None, doc: "Header of the event, converted if the trace has another.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "EventHeader.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the event: this header, all extended data items and the data.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "EventHeader.HeaderType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "EventHeader.Flags", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderFlags::VALUES), doc: "Whether extended data items follow. Most flags are for consumers only.", units: "", unknown: false, children: &[] },
            Field { name: "EventProperty", path: "EventHeader.EventProperty", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderProperty::VALUES), doc: "How to decode the event data.", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "EventHeader.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "EventHeader.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "EventHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written, from the session's clock.", units: "", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "EventHeader.ProviderId", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider GUID.", units: "", unknown: false, children: &[] },
            Field { name: "EventDescriptor", path: "EventHeader.EventDescriptor", offset: 40, size: 16, ty: "EVENT_DESCRIPTOR", kind: Kind::Struct, values: None, doc: "Identity of the event within its provider.", units: "", unknown: false, children: &[
                Field { name: "Id", path: "EventHeader.EventDescriptor.Id", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Event ID.", units: "", unknown: false, children: &[] },
                Field { name: "Version", path: "EventHeader.EventDescriptor.Version", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                Field { name: "Channel", path: "EventHeader.EventDescriptor.Channel", offset: 43, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Channel that receives the event.", units: "", unknown: false, children: &[] },
                Field { name: "Level", path: "EventHeader.EventDescriptor.Level", offset: 44, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Severity or verbosity of the event. Lower values are more severe.", units: "", unknown: false, children: &[] },
                Field { name: "Opcode", path: "EventHeader.EventDescriptor.Opcode", offset: 45, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Opcode: the step within the task.", units: "", unknown: false, children: &[] },
                Field { name: "Task", path: "EventHeader.EventDescriptor.Task", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Task: the part of the provider that logs the event.", units: "", unknown: false, children: &[] },
                Field { name: "Keyword", path: "EventHeader.EventDescriptor.Keyword", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords: the groups that contain the event, one bit per group.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "EventHeader.KernelTime", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "EventHeader.UserTime", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "EventHeader.ProcessorTime", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time of the thread, if a user-mode logger logged the event.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ActivityId", path: "EventHeader.ActivityId", offset: 64, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Activity ID.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ExtendedDataCount", path: "ExtendedDataCount", offset: 84, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Number of extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserDataLength", path: "UserDataLength", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the payload.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ExtendedData", path: "ExtendedData", offset: 88, size: 4, ty: "EVENT_HEADER_EXTENDED_DATA_ITEM *", kind: Kind::Address, values: None, doc: "Address of the extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserData", path: "UserData", offset: 92, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the payload.", units: "", unknown: false, children: &[] },
        Field { name: "UserContext", path: "UserContext", offset: 96, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Context that the consumer passed to OpenTrace.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "EVENT_RECORD",
    aliases: &[],
    form: "Before6_2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(6) },],
    releases: "releases unknown; layout of 5.0..6.1 (64-bit)",
    size: 112,
    fixed: 112,
    inserted: &[],
    total: None,
    summary: "An event as a consumer receives it, whatever its header in the trace.",
    fields: &[
        Field { name: "EventHeader", path: "EventHeader", offset: 0, size: 80, ty: "EVENT_HEADER", kind: Kind::Struct, values: None, doc: "Header of the event, converted if the trace has another.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "EventHeader.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the event: this header, all extended data items and the data.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "EventHeader.HeaderType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "EventHeader.Flags", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderFlags::VALUES), doc: "Whether extended data items follow. Most flags are for consumers only.", units: "", unknown: false, children: &[] },
            Field { name: "EventProperty", path: "EventHeader.EventProperty", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderProperty::VALUES), doc: "How to decode the event data.", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "EventHeader.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "EventHeader.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "EventHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written, from the session's clock.", units: "", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "EventHeader.ProviderId", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider GUID.", units: "", unknown: false, children: &[] },
            Field { name: "EventDescriptor", path: "EventHeader.EventDescriptor", offset: 40, size: 16, ty: "EVENT_DESCRIPTOR", kind: Kind::Struct, values: None, doc: "Identity of the event within its provider.", units: "", unknown: false, children: &[
                Field { name: "Id", path: "EventHeader.EventDescriptor.Id", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Event ID.", units: "", unknown: false, children: &[] },
                Field { name: "Version", path: "EventHeader.EventDescriptor.Version", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                Field { name: "Channel", path: "EventHeader.EventDescriptor.Channel", offset: 43, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Channel that receives the event.", units: "", unknown: false, children: &[] },
                Field { name: "Level", path: "EventHeader.EventDescriptor.Level", offset: 44, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Severity or verbosity of the event. Lower values are more severe.", units: "", unknown: false, children: &[] },
                Field { name: "Opcode", path: "EventHeader.EventDescriptor.Opcode", offset: 45, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Opcode: the step within the task.", units: "", unknown: false, children: &[] },
                Field { name: "Task", path: "EventHeader.EventDescriptor.Task", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Task: the part of the provider that logs the event.", units: "", unknown: false, children: &[] },
                Field { name: "Keyword", path: "EventHeader.EventDescriptor.Keyword", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords: the groups that contain the event, one bit per group.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "EventHeader.KernelTime", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "EventHeader.UserTime", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "EventHeader.ProcessorTime", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time of the thread, if a user-mode logger logged the event.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ActivityId", path: "EventHeader.ActivityId", offset: 64, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Activity ID.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ExtendedDataCount", path: "ExtendedDataCount", offset: 84, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Number of extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserDataLength", path: "UserDataLength", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the payload.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ExtendedData", path: "ExtendedData", offset: 88, size: 8, ty: "EVENT_HEADER_EXTENDED_DATA_ITEM *", kind: Kind::Address, values: None, doc: "Address of the extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserData", path: "UserData", offset: 96, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the payload.", units: "", unknown: false, children: &[] },
        Field { name: "UserContext", path: "UserContext", offset: 104, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Context that the consumer passed to OpenTrace.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "EVENT_RECORD",
    aliases: &[],
    form: "EventRecordPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(255) },],
    releases: "releases unknown; layout of 6.2+ (32-bit)",
    size: 104,
    fixed: 104,
    inserted: &[],
    total: None,
    summary: "An event as a consumer receives it, whatever its header in the trace.",
    fields: &[
        Field { name: "EventHeader", path: "EventHeader", offset: 0, size: 80, ty: "EVENT_HEADER", kind: Kind::Struct, values: None, doc: "Header of the event, converted if the trace has another.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "EventHeader.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the event: this header, all extended data items and the data.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "EventHeader.HeaderType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "EventHeader.Flags", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderFlags::VALUES), doc: "Whether extended data items follow. Most flags are for consumers only.", units: "", unknown: false, children: &[] },
            Field { name: "EventProperty", path: "EventHeader.EventProperty", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderProperty::VALUES), doc: "How to decode the event data.", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "EventHeader.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "EventHeader.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "EventHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written, from the session's clock.", units: "", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "EventHeader.ProviderId", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider GUID.", units: "", unknown: false, children: &[] },
            Field { name: "EventDescriptor", path: "EventHeader.EventDescriptor", offset: 40, size: 16, ty: "EVENT_DESCRIPTOR", kind: Kind::Struct, values: None, doc: "Identity of the event within its provider.", units: "", unknown: false, children: &[
                Field { name: "Id", path: "EventHeader.EventDescriptor.Id", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Event ID.", units: "", unknown: false, children: &[] },
                Field { name: "Version", path: "EventHeader.EventDescriptor.Version", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                Field { name: "Channel", path: "EventHeader.EventDescriptor.Channel", offset: 43, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Channel that receives the event.", units: "", unknown: false, children: &[] },
                Field { name: "Level", path: "EventHeader.EventDescriptor.Level", offset: 44, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Severity or verbosity of the event. Lower values are more severe.", units: "", unknown: false, children: &[] },
                Field { name: "Opcode", path: "EventHeader.EventDescriptor.Opcode", offset: 45, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Opcode: the step within the task.", units: "", unknown: false, children: &[] },
                Field { name: "Task", path: "EventHeader.EventDescriptor.Task", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Task: the part of the provider that logs the event.", units: "", unknown: false, children: &[] },
                Field { name: "Keyword", path: "EventHeader.EventDescriptor.Keyword", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords: the groups that contain the event, one bit per group.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "EventHeader.KernelTime", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "EventHeader.UserTime", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "EventHeader.ProcessorTime", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time of the thread, if a user-mode logger logged the event.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ActivityId", path: "EventHeader.ActivityId", offset: 64, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Activity ID.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 80, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number, as in releases before 6.2.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "BufferContext.ProcessorIndex", offset: 80, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ExtendedDataCount", path: "ExtendedDataCount", offset: 84, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Number of extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserDataLength", path: "UserDataLength", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the payload.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ExtendedData", path: "ExtendedData", offset: 88, size: 4, ty: "EVENT_HEADER_EXTENDED_DATA_ITEM *", kind: Kind::Address, values: None, doc: "Address of the extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserData", path: "UserData", offset: 92, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the payload.", units: "", unknown: false, children: &[] },
        Field { name: "UserContext", path: "UserContext", offset: 96, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Context that the consumer passed to OpenTrace.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "EVENT_RECORD",
    aliases: &[],
    form: "EventRecordPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(255) },],
    releases: "releases unknown; layout of 6.2+ (64-bit)",
    size: 112,
    fixed: 112,
    inserted: &[],
    total: None,
    summary: "An event as a consumer receives it, whatever its header in the trace.",
    fields: &[
        Field { name: "EventHeader", path: "EventHeader", offset: 0, size: 80, ty: "EVENT_HEADER", kind: Kind::Struct, values: None, doc: "Header of the event, converted if the trace has another.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "EventHeader.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the event: this header, all extended data items and the data.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "EventHeader.HeaderType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "EventHeader.Flags", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderFlags::VALUES), doc: "Whether extended data items follow. Most flags are for consumers only.", units: "", unknown: false, children: &[] },
            Field { name: "EventProperty", path: "EventHeader.EventProperty", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderProperty::VALUES), doc: "How to decode the event data.", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "EventHeader.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "EventHeader.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "EventHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written, from the session's clock.", units: "", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "EventHeader.ProviderId", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider GUID.", units: "", unknown: false, children: &[] },
            Field { name: "EventDescriptor", path: "EventHeader.EventDescriptor", offset: 40, size: 16, ty: "EVENT_DESCRIPTOR", kind: Kind::Struct, values: None, doc: "Identity of the event within its provider.", units: "", unknown: false, children: &[
                Field { name: "Id", path: "EventHeader.EventDescriptor.Id", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Event ID.", units: "", unknown: false, children: &[] },
                Field { name: "Version", path: "EventHeader.EventDescriptor.Version", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                Field { name: "Channel", path: "EventHeader.EventDescriptor.Channel", offset: 43, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Channel that receives the event.", units: "", unknown: false, children: &[] },
                Field { name: "Level", path: "EventHeader.EventDescriptor.Level", offset: 44, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Severity or verbosity of the event. Lower values are more severe.", units: "", unknown: false, children: &[] },
                Field { name: "Opcode", path: "EventHeader.EventDescriptor.Opcode", offset: 45, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Opcode: the step within the task.", units: "", unknown: false, children: &[] },
                Field { name: "Task", path: "EventHeader.EventDescriptor.Task", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Task: the part of the provider that logs the event.", units: "", unknown: false, children: &[] },
                Field { name: "Keyword", path: "EventHeader.EventDescriptor.Keyword", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords: the groups that contain the event, one bit per group.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "EventHeader.KernelTime", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "EventHeader.UserTime", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time of the thread, in units of the timer resolution.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "EventHeader.ProcessorTime", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time of the thread, if a user-mode logger logged the event.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ActivityId", path: "EventHeader.ActivityId", offset: 64, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Activity ID.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 80, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number, as in releases before 6.2.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "BufferContext.ProcessorIndex", offset: 80, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ExtendedDataCount", path: "ExtendedDataCount", offset: 84, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Number of extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserDataLength", path: "UserDataLength", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the payload.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ExtendedData", path: "ExtendedData", offset: 88, size: 8, ty: "EVENT_HEADER_EXTENDED_DATA_ITEM *", kind: Kind::Address, values: None, doc: "Address of the extended data items.", units: "", unknown: false, children: &[] },
        Field { name: "UserData", path: "UserData", offset: 96, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the payload.", units: "", unknown: false, children: &[] },
        Field { name: "UserContext", path: "UserContext", offset: 104, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Context that the consumer passed to OpenTrace.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// Older form.
    /// In C: `EVENT_RECORD`, 0x68 bytes. Releases unknown; layout of 5.0..6.1 (32-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    owned Before6_2Ptr32 / Before6_2Ptr32View: lone [104] "EVENT_RECORD" Table::form(&LAYOUT_0);
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u32 = 88;
        /// Address of the payload. `PVOID UserData` at 0x5C.
        user_data set_user_data: u32 = 92;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x60.
        user_context set_user_context: u32 = 96;
    }
    bits {
    }
}

impl Before6_2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// Older form.
    /// In C: `EVENT_RECORD`, 0x70 bytes. Releases unknown; layout of 5.0..6.1 (64-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    owned Before6_2Ptr64 / Before6_2Ptr64View: lone [112] "EVENT_RECORD" Table::form(&LAYOUT_1);
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u64 = 88;
        /// Address of the payload. `PVOID UserData` at 0x60.
        user_data set_user_data: u64 = 96;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x68.
        user_context set_user_context: u64 = 104;
    }
    bits {
    }
}

impl Before6_2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// In C: `EVENT_RECORD`, 0x68 bytes. Releases unknown; layout of 6.2+ (32-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    #[doc(alias = "EVENT_RECORD")]
    owned EventRecordPtr32 / EventRecordPtr32View: lone [104] "EVENT_RECORD" Table::form(&LAYOUT_2);
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u32 = 88;
        /// Address of the payload. `PVOID UserData` at 0x5C.
        user_data set_user_data: u32 = 92;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x60.
        user_context set_user_context: u32 = 96;
    }
    bits {
    }
}

impl EventRecordPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// In C: `EVENT_RECORD`, 0x70 bytes. Releases unknown; layout of 6.2+ (64-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    #[doc(alias = "EVENT_RECORD")]
    owned EventRecordPtr64 / EventRecordPtr64View: lone [112] "EVENT_RECORD" Table::form(&LAYOUT_3);
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u64 = 88;
        /// Address of the payload. `PVOID UserData` at 0x60.
        user_data set_user_data: u64 = 96;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x68.
        user_context set_user_context: u64 = 104;
    }
    bits {
    }
}

impl EventRecordPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

any_form! {
    "EVENT_RECORD" {
        /// Releases unknown; layout of 5.0..6.1 (32-bit).
        Before6_2Ptr32(Before6_2Ptr32, fixed) = 0,
        /// Releases unknown; layout of 5.0..6.1 (64-bit).
        Before6_2Ptr64(Before6_2Ptr64, fixed) = 1,
        /// Releases unknown; layout of 6.2+ (32-bit).
        EventRecordPtr32(EventRecordPtr32, fixed) = 2,
        /// Releases unknown; layout of 6.2+ (64-bit).
        EventRecordPtr64(EventRecordPtr64, fixed) = 3,
    }
    Bits32 0..=6 => 0,
    Bits64 0..=6 => 1,
    Bits32 7..=255 => 2,
    Bits64 7..=255 => 3,
}
