// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "5.0 with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 32, ty: "struct", kind: Kind::Struct, values: None, doc: "Links of lists in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Entry", path: "Entry", offset: 24, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the list of free buffers.", units: "", unknown: false, children: &[
                    Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                    Field { name: "Blink", path: "Entry.Blink", offset: 28, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; from 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Where WNODE_HEADER has its Guid.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The state of the buffer; it is not seen taken bit by bit.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The kernel's structure for the logger.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0 with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 40, ty: "struct", kind: Kind::Struct, values: None, doc: "Links of lists in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Entry", path: "Entry", offset: 24, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the list of free buffers.", units: "", unknown: false, children: &[
                    Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                    Field { name: "Blink", path: "Entry.Blink", offset: 32, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; from 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Where WNODE_HEADER has its Guid.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The state of the buffer; it is not seen taken bit by bit.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The kernel's structure for the logger.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_1X86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_1X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },],
    releases: "5.1 with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 32, ty: "struct", kind: Kind::Struct, values: None, doc: "Links of lists in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Moves the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Not seen in use, and taken to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 28, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; from 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Where WNODE_HEADER has its Guid.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "What the buffer is being used for.", units: "", unknown: false, children: &[
                        Field { name: "", path: "", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Free", path: "State.Free", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The buffer is free.", units: "", unknown: false, children: &[] },
                            Field { name: "InUse", path: "State.InUse", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The buffer is in use.", units: "", unknown: false, children: &[] },
                            Field { name: "Flush", path: "State.Flush", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                            Field { name: "Unused", path: "State.Unused", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 29 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All bits of the state as one number.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The kernel's structure for the logger.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_1X64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_1X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1 with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 40, ty: "struct", kind: Kind::Struct, values: None, doc: "Links of lists in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Moves the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Not seen in use, and taken to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 32, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; from 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Where WNODE_HEADER has its Guid.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "What the buffer is being used for.", units: "", unknown: false, children: &[
                        Field { name: "", path: "", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Free", path: "State.Free", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The buffer is free.", units: "", unknown: false, children: &[] },
                            Field { name: "InUse", path: "State.InUse", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The buffer is in use.", units: "", unknown: false, children: &[] },
                            Field { name: "Flush", path: "State.Flush", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                            Field { name: "Unused", path: "State.Unused", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 29 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All bits of the state as one number.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The kernel's structure for the logger.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_2X86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(3) },],
    releases: "5.2 with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 32, ty: "struct", kind: Kind::Struct, values: None, doc: "Links of lists in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Moves the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Not seen in use, and taken to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 28, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; from 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Where WNODE_HEADER has its Guid.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "What the buffer is being used for.", units: "", unknown: false, children: &[
                        Field { name: "", path: "", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Free", path: "State.Free", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The buffer is free.", units: "", unknown: false, children: &[] },
                            Field { name: "InUse", path: "State.InUse", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The buffer is in use.", units: "", unknown: false, children: &[] },
                            Field { name: "Flush", path: "State.Flush", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                            Field { name: "Unused", path: "State.Unused", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 29 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All bits of the state as one number.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The kernel's structure for the logger.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_2X64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(3) },],
    releases: "5.2 with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 40, ty: "struct", kind: Kind::Struct, values: None, doc: "Links of lists in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Moves the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Not seen in use, and taken to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 32, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; from 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Where WNODE_HEADER has its Guid.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "What the buffer is being used for.", units: "", unknown: false, children: &[
                        Field { name: "", path: "", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Free", path: "State.Free", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The buffer is free.", units: "", unknown: false, children: &[] },
                            Field { name: "InUse", path: "State.InUse", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The buffer is in use.", units: "", unknown: false, children: &[] },
                            Field { name: "Flush", path: "State.Flush", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                            Field { name: "Unused", path: "State.Unused", offset: 44, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 29 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "All bits of the state as one number.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The kernel's structure for the logger.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0X86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(4) },],
    releases: "early 6.0 with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time on the performance clock: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "Spare0", path: "Spare0", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Spare1", path: "Spare1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, without use.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 56, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20, and from late 6.0 at 0x20.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 56, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NextBuffer", path: "NextBuffer", offset: 56, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed; from late 6.0 it is at 0x20.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0X64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(4) },],
    releases: "early 6.0 with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time on the performance clock: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "Spare0", path: "Spare0", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Spare1", path: "Spare1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, without use.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 56, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20, and from late 6.0 at 0x20.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 56, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NextBuffer", path: "NextBuffer", offset: 56, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed; from late 6.0 it is at 0x20.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0LATEX86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0LateX86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(5), last: Release(5) },],
    releases: "late 6.0 with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time on the performance clock: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; in early 6.0 it is at 0x38.", units: "", unknown: false, children: &[
                        Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed; in early 6.0 it is at 0x38.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, without use.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Padding2", path: "Padding2", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 60, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0LATEX64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0LateX64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(5), last: Release(5) },],
    releases: "late 6.0 with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "The fields that lie over a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "The header that the structure was made from.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle of the event tracing session, where tracing uses the header.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A time stamp, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The class of the data, where EVENT_TRACE_HEADER has it too.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How the header and the data are to be taken, and which structure the header begins.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "The fields that 6.1 keeps without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer; before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time on the performance clock: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; in early 6.0 it is at 0x38.", units: "", unknown: false, children: &[
                        Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed; in early 6.0 it is at 0x38.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, without use.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "A reference time: from 6.1 a field of ReferenceTime has this name.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in a list of the logger's; before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Padding2", path: "Padding2", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 64, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_1X86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_1X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(6) },],
    releases: "6.1 with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end; for a compressed buffer that is less than the buffer's size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included; for a compressed buffer, once it is decompressed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer: 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "The session's reference time, for real-time events that are kept.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 60, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_1X64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_1X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(6) },],
    releases: "6.1 with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end; for a compressed buffer that is less than the buffer's size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included; for a compressed buffer, once it is decompressed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer: 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "The session's reference time, for real-time events that are kept.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 64, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_2X86: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },],
    releases: "6.2+ with 32 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end; for a compressed buffer that is less than the buffer's size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included; for a compressed buffer, once it is decompressed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer: 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "The clock, in buffers of debugging information that are sent to a debugger; in other buffers these bytes are an address or zero.", units: "", unknown: false, children: &[
                Field { name: "ClockType", path: "ClockType", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 3 }, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "The clock of the time stamps.", units: "", unknown: false, children: &[] },
                Field { name: "Frequency", path: "Frequency", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 3, width: 61 }, values: None, doc: "The frequency of that clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor, as releases before 6.2 number it.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "ClientContext.ProcessorIndex", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The processor; a mask for it, 0x07FF, is named ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "The session's reference time, for real-time events that are kept.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 60, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_2X64: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+ with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, how far it is from this buffer to the next, or to the end; for a compressed buffer that is less than the buffer's size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer is valid, this header included; for a compressed buffer, once it is decompressed.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many references the logger has to the buffer: 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "The number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "The clock, in buffers of debugging information that are sent to a debugger; in other buffers these bytes are an address or zero.", units: "", unknown: false, children: &[
                Field { name: "ClockType", path: "ClockType", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 3 }, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "The clock of the time stamps.", units: "", unknown: false, children: &[] },
                Field { name: "Frequency", path: "Frequency", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 3, width: 61 }, values: None, doc: "The frequency of that clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "The next buffer to be flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "The processor and the logger that the buffer belongs to.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor, as releases before 6.2 number it.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "ClientContext.ProcessorIndex", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The processor; a mask for it, 0x07FF, is named ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "What the buffer is being used for.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or came after a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "What sort of data the buffer holds.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "What the logger keeps at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "The session's reference time, for real-time events that are kept.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "The link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The link before.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 64, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
