// Generated from spec/structs/EVENT_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Event as received by consumers before Windows Vista, regardless of its header type.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "Before5_1Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "releases unknown; layout of 5.0 (32-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Event as received by consumers before Windows Vista, regardless of its header type.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Event header, translated if the event has another type of header.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32.", units: "", unknown: false, children: &[] },
            Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Flags in the provider's input, processor times in a trace buffer.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, if a user-mode logger logged the event.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the event.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "Before5_1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "releases unknown; layout of 5.0 (64-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Event as received by consumers before Windows Vista, regardless of its header type.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Event header, translated if the event has another type of header.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32.", units: "", unknown: false, children: &[] },
            Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Flags in the provider's input, processor times in a trace buffer.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, if a user-mode logger logged the event.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the event.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 84, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 84, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 85, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "Before6_2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(6) },],
    releases: "releases unknown; layout of 5.1..6.1 (32-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Event as received by consumers before Windows Vista, regardless of its header type.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Event header, translated if the event has another type of header.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Upper half of the marker at the start of every trace header.", units: "", unknown: false, children: &[
                Field { name: "FieldTypeFlags", path: "Header.FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00A or 0xC014.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                    Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times in a trace buffer, flags in the provider's input.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, instead of KernelTime and UserTime.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the event.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "Before6_2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(6) },],
    releases: "releases unknown; layout of 5.1..6.1 (64-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Event as received by consumers before Windows Vista, regardless of its header type.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Event header, translated if the event has another type of header.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Upper half of the marker at the start of every trace header.", units: "", unknown: false, children: &[
                Field { name: "FieldTypeFlags", path: "Header.FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00A or 0xC014.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                    Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times in a trace buffer, flags in the provider's input.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, instead of KernelTime and UserTime.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the event.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 84, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 84, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 85, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_4: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "EventTracePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(255) },],
    releases: "releases unknown; layout of 6.2+ (32-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Event as received by consumers before Windows Vista, regardless of its header type.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Event header, translated if the event has another type of header.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Upper half of the marker at the start of every trace header.", units: "", unknown: false, children: &[
                Field { name: "FieldTypeFlags", path: "Header.FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00A or 0xC014.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                    Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times in a trace buffer, flags in the provider's input.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, instead of KernelTime and UserTime.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the event.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
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
        ] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_5: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "EventTracePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(255) },],
    releases: "releases unknown; layout of 6.2+ (64-bit)",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Event as received by consumers before Windows Vista, regardless of its header type.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Event header, translated if the event has another type of header.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Upper half of the marker at the start of every trace header.", units: "", unknown: false, children: &[
                Field { name: "FieldTypeFlags", path: "Header.FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00A or 0xC014.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                    Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times in a trace buffer, flags in the provider's input.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, instead of KernelTime and UserTime.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the event.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 84, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer that contains the event.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 84, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 84, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 84, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number, as in releases before 6.2.", units: "", unknown: false, children: &[] },
                        Field { name: "Alignment", path: "BufferContext.Alignment", offset: 85, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                    Field { name: "ProcessorIndex", path: "BufferContext.ProcessorIndex", offset: 84, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.0 (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before5_1Ptr32 / Before5_1Ptr32View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_0);
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::event_trace_header::V5_0 = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u32 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length set_mof_length: u32 = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context set_client_context: u32 = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
    }
    bits {
    }
}

impl Before5_1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.0 (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before5_1Ptr64 / Before5_1Ptr64View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_1);
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::event_trace_header::V5_0 = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u64 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length set_mof_length: u32 = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context set_client_context: u32 = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 84;
    }
    bits {
    }
}

impl Before5_1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.1..6.1 (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before6_2Ptr32 / Before6_2Ptr32View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_2);
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u32 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length set_mof_length: u32 = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context set_client_context: u32 = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
    }
    bits {
    }
}

impl Before6_2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.1..6.1 (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before6_2Ptr64 / Before6_2Ptr64View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_3);
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u64 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length set_mof_length: u32 = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context set_client_context: u32 = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 84;
    }
    bits {
    }
}

impl Before6_2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 6.2+ (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    #[doc(alias = "EVENT_TRACE")]
    owned EventTracePtr32 / EventTracePtr32View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_4);
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u32 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length set_mof_length: u32 = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context set_client_context: u32 = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 80;
    }
    bits {
    }
}

impl EventTracePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_4;
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 6.2+ (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    #[doc(alias = "EVENT_TRACE")]
    owned EventTracePtr64 / EventTracePtr64View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_5);
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u64 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length set_mof_length: u32 = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context set_client_context: u32 = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 84;
    }
    bits {
    }
}

impl EventTracePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_5;
}

any_form! {
    "EVENT_TRACE" {
        /// Releases unknown; layout of 5.0 (32-bit).
        Before5_1Ptr32(Before5_1Ptr32, fixed) = 0,
        /// Releases unknown; layout of 5.0 (64-bit).
        Before5_1Ptr64(Before5_1Ptr64, fixed) = 1,
        /// Releases unknown; layout of 5.1..6.1 (32-bit).
        Before6_2Ptr32(Before6_2Ptr32, fixed) = 2,
        /// Releases unknown; layout of 5.1..6.1 (64-bit).
        Before6_2Ptr64(Before6_2Ptr64, fixed) = 3,
        /// Releases unknown; layout of 6.2+ (32-bit).
        EventTracePtr32(EventTracePtr32, fixed) = 4,
        /// Releases unknown; layout of 6.2+ (64-bit).
        EventTracePtr64(EventTracePtr64, fixed) = 5,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
    Bits32 1..=6 => 2,
    Bits64 1..=6 => 3,
    Bits32 7..=255 => 4,
    Bits64 7..=255 => 5,
}
