// Generated from spec/structs/EVENT_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "5.0 with 32 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "An event as consumers before Windows Vista receive it, whatever header it had.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header, translated if it was another.", units: "", unknown: false, children: &[
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
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that the event belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the event's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the event's buffer belongs to.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0 with 64 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "An event as consumers before Windows Vista receive it, whatever header it had.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header, translated if it was another.", units: "", unknown: false, children: &[
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
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that the event belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the event's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 84, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the event's buffer belongs to.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 84, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 85, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_1X86: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "V5_1X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(6) },],
    releases: "5.1..6.1 with 32 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "An event as consumers before Windows Vista receive it, whatever header it had.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header, translated if it was another.", units: "", unknown: false, children: &[
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
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that the event belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the event's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the event's buffer belongs to.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_1X64: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "V5_1X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(6) },],
    releases: "5.1..6.1 with 64 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "An event as consumers before Windows Vista receive it, whatever header it had.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header, translated if it was another.", units: "", unknown: false, children: &[
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
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that the event belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the event's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 84, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the event's buffer belongs to.", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 84, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "BufferContext.Alignment", offset: 85, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_2X86: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "V6_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },],
    releases: "6.2+ with 32 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "An event as consumers before Windows Vista receive it, whatever header it had.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header, translated if it was another.", units: "", unknown: false, children: &[
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
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that the event belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 76, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the event's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 80, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the event's buffer belongs to.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 80, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 80, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 80, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor, as releases before 6.2 number it.", units: "", unknown: false, children: &[] },
                        Field { name: "Alignment", path: "BufferContext.Alignment", offset: 81, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                    Field { name: "ProcessorIndex", path: "BufferContext.ProcessorIndex", offset: 80, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The processor; a mask for it, 0x07FF, is named ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_2X64: Layout = Layout {
    name: "EVENT_TRACE",
    aliases: &[],
    form: "V6_2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+ with 64 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "An event as consumers before Windows Vista receive it, whatever header it had.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header, translated if it was another.", units: "", unknown: false, children: &[
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
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that the event belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "MofData", path: "MofData", offset: 72, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of the event's data.", units: "", unknown: false, children: &[] },
        Field { name: "MofLength", path: "MofLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the event's data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ClientContext", path: "ClientContext", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "BufferContext", path: "BufferContext", offset: 84, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the event's buffer belongs to.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 84, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 84, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "ProcessorNumber", path: "BufferContext.ProcessorNumber", offset: 84, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor, as releases before 6.2 number it.", units: "", unknown: false, children: &[] },
                        Field { name: "Alignment", path: "BufferContext.Alignment", offset: 85, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                    Field { name: "ProcessorIndex", path: "BufferContext.ProcessorIndex", offset: 84, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The processor; a mask for it, 0x07FF, is named ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "LoggerId", path: "BufferContext.LoggerId", offset: 86, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
