// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Header of a trace buffer, in memory and in a log file.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_0Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "5.0 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 32, ty: "struct", kind: Kind::Struct, values: None, doc: "List links in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Entry", path: "Entry", offset: 24, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the list of free buffers.", units: "", unknown: false, children: &[
                    Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                    Field { name: "Blink", path: "Entry.Blink", offset: 28, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "At the offset of Guid in WNODE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "State of the buffer. No use of single bits was observed.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of lost events.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the kernel's logger structure.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_0Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 40, ty: "struct", kind: Kind::Struct, values: None, doc: "List links in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Entry", path: "Entry", offset: 24, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the list of free buffers.", units: "", unknown: false, children: &[
                    Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                    Field { name: "Blink", path: "Entry.Blink", offset: 32, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "At the offset of Guid in WNODE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "State of the buffer. No use of single bits was observed.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of lost events.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the kernel's logger structure.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_1Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },],
    releases: "5.1 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 32, ty: "struct", kind: Kind::Struct, values: None, doc: "List links in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Offsets the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "No use observed. Assumed to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 28, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "At the offset of Guid in WNODE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "Current use of the buffer.", units: "", unknown: false, children: &[
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
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of lost events.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the kernel's logger structure.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 40, ty: "struct", kind: Kind::Struct, values: None, doc: "List links in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Offsets the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "No use observed. Assumed to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 32, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "At the offset of Guid in WNODE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "Current use of the buffer.", units: "", unknown: false, children: &[
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
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of lost events.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the kernel's logger structure.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_4: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(3) },],
    releases: "5.2 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 32, ty: "struct", kind: Kind::Struct, values: None, doc: "List links in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Offsets the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 28, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "No use observed. Assumed to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 28, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "At the offset of Guid in WNODE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "Current use of the buffer.", units: "", unknown: false, children: &[
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
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the kernel's logger structure.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_5: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V5_2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(3) },],
    releases: "5.2 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 40, ty: "struct", kind: Kind::Struct, values: None, doc: "List links in memory.", units: "", unknown: false, children: &[
                Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved3", path: "Reserved3", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 24, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Alignment", path: "Alignment", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Offsets the next field by the size of a pointer.", units: "", unknown: false, children: &[] },
                        Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the list of free buffers.", units: "", unknown: false, children: &[
                            Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                    Field { name: "Entry", path: "Entry", offset: 24, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "No use observed. Assumed to remain from 5.0.", units: "", unknown: false, children: &[
                        Field { name: "Flink", path: "Entry.Flink", offset: 24, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                        Field { name: "Blink", path: "Entry.Blink", offset: 32, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.", units: "", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "UsePerfClock", path: "UsePerfClock", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "At the offset of Guid in WNODE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "WMI_CLIENT_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "WMI_BUFFER_STATE", kind: Kind::Struct, values: None, doc: "Current use of the buffer.", units: "", unknown: false, children: &[
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
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "InstanceGuid", path: "InstanceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "LoggerContext", path: "LoggerContext", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the kernel's logger structure.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_6: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(4) },],
    releases: "early 6.0 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "Spare0", path: "Spare0", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Spare1", path: "Spare1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, unused.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. Before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 56, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at 0x20.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 56, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NextBuffer", path: "NextBuffer", offset: 56, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush. From late 6.0 it is at 0x20.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_7: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(4) },],
    releases: "early 6.0 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "Spare0", path: "Spare0", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Spare1", path: "Spare1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, unused.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. Before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 56, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at 0x20.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 56, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NextBuffer", path: "NextBuffer", offset: 56, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush. From late 6.0 it is at 0x20.", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_8: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0LatePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(5), last: Release(5) },],
    releases: "late 6.0 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. In early 6.0 it is at 0x38.", units: "", unknown: false, children: &[
                        Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush. In early 6.0 it is at 0x38.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, unused.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. Before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Padding2", path: "Padding2", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 60, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
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
pub(crate) static LAYOUT_9: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_0LatePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(5), last: Release(5) },],
    releases: "late 6.0 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 48, ty: "union", kind: Kind::Union, values: None, doc: "Fields that overlay a WNODE_HEADER.", units: "", unknown: false, children: &[
            Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header from which the structure is derived.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "Wnode.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ProviderId", path: "Wnode.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HistoricalContext", path: "Wnode.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Wnode.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                        Field { name: "Linkage", path: "Wnode.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    ] },
                ] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "CountLost", path: "Wnode.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "KernelHandle", path: "Wnode.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "TimeStamp", path: "Wnode.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Guid", path: "Wnode.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
                Field { name: "ClientContext", path: "Wnode.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Flags", path: "Wnode.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 0, size: 48, ty: "struct", kind: Kind::Struct, values: None, doc: "Fields that 6.1 retains without the WNODE_HEADER.", units: "", unknown: false, children: &[
                Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header.", units: "bytes", unknown: false, children: &[] },
                Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
                Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
                    Field { name: "StartPerfClock", path: "StartPerfClock", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. In early 6.0 it is at 0x38.", units: "", unknown: false, children: &[
                        Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush. In early 6.0 it is at 0x38.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
                    Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 44, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Remains from 5.2, unused.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StartTime", path: "StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time. From 6.1 this is the name of a member of ReferenceTime.", units: "", unknown: false, children: &[] },
            Field { name: "Entry", path: "Entry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in a list of the logger. Before 6.0 it is at 0x18.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "Entry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "Entry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Padding2", path: "Padding2", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "GlobalEntry", path: "GlobalEntry", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                    Field { name: "Next", path: "GlobalEntry.Next", offset: 64, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
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
pub(crate) static LAYOUT_10: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_1Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(6) },],
    releases: "6.1 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "Reference time of the session, for stored real-time events.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 60, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_11: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "V6_1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(6) },],
    releases: "6.1 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Padding0", path: "Padding0", offset: 32, size: 8, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "Reference time of the session, for stored real-time events.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 64, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_12: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "WmiBufferHeaderPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(255) },],
    releases: "6.2+ (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "Clock, in buffers of debugging information sent to a debugger. In other buffers these bytes are an address or zero.", units: "", unknown: false, children: &[
                Field { name: "ClockType", path: "ClockType", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 3 }, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "Clock of the time stamps.", units: "", unknown: false, children: &[] },
                Field { name: "Frequency", path: "Frequency", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 3, width: 61 }, values: None, doc: "Frequency of that clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 4, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number, as in releases before 6.2.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "ClientContext.ProcessorIndex", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "Reference time of the session, for stored real-time events.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 60, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 60, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_13: Layout = Layout {
    name: "WMI_BUFFER_HEADER",
    aliases: &[],
    form: "WmiBufferHeaderPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(255) },],
    releases: "6.2+ (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Header of a trace buffer, in memory and in a log file.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "SavedOffset", path: "SavedOffset", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.", units: "bytes", unknown: false, children: &[] },
        Field { name: "CurrentOffset", path: "CurrentOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the logger writes the next event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReferenceCount", path: "ReferenceCount", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of references that the logger has to the buffer. 0 in files.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the buffer was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "SequenceNumber", path: "SequenceNumber", offset: 24, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Sequence number of the buffer within its session.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "Clock, in buffers of debugging information sent to a debugger. In other buffers these bytes are an address or zero.", units: "", unknown: false, children: &[
                Field { name: "ClockType", path: "ClockType", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 3 }, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "Clock of the time stamps.", units: "", unknown: false, children: &[] },
                Field { name: "Frequency", path: "Frequency", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 3, width: 61 }, values: None, doc: "Frequency of that clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "SlistEntry", path: "SlistEntry", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the local list while the logger flushes.", units: "", unknown: false, children: &[
                Field { name: "Next", path: "SlistEntry.Next", offset: 32, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "NextBuffer", path: "NextBuffer", offset: 32, size: 8, ty: "WMI_BUFFER_HEADER *", kind: Kind::Address, values: None, doc: "Next buffer to flush.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number, as in releases before 6.2.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "ClientContext.ProcessorIndex", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "State", path: "State", offset: 44, size: 4, ty: "ETW_BUFFER_STATE", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferState::VALUES), doc: "Current use of the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset.", units: "bytes", unknown: false, children: &[] },
        Field { name: "BufferFlag", path: "BufferFlag", offset: 52, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferFlag::VALUES), doc: "Whether the buffer is compressed, a flush marker, or follows a loss.", units: "", unknown: false, children: &[] },
        Field { name: "BufferType", path: "BufferType", offset: 54, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::buffers::EtwBufferType::VALUES), doc: "Type of data in the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 56, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Logger data at the end of the header.", units: "", unknown: false, children: &[
            Field { name: "Padding1", path: "Padding1", offset: 56, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ReferenceTime", path: "ReferenceTime", offset: 56, size: 16, ty: "ETW_REF_CLOCK", kind: Kind::Struct, values: None, doc: "Reference time of the session, for stored real-time events.", units: "", unknown: false, children: &[
                Field { name: "StartTime", path: "ReferenceTime.StartTime", offset: 56, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Reference time.", units: "", unknown: false, children: &[] },
                Field { name: "StartPerfClock", path: "ReferenceTime.StartPerfClock", offset: 64, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "GlobalEntry", path: "GlobalEntry", offset: 56, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "Link in the logger's global list.", units: "", unknown: false, children: &[
                Field { name: "Flink", path: "GlobalEntry.Flink", offset: 56, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
                Field { name: "Blink", path: "GlobalEntry.Blink", offset: 64, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 56, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Pointer0", path: "Pointer0", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Pointer1", path: "Pointer1", offset: 64, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Purpose unknown. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Purpose unknown. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 set_reserved3: i64 = 16;
        /// Link in the list of free buffers. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr32 = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at 0x00.
        reference_count set_reference_count: i32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock set_use_perf_clock: u32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::WmiClientContext = 40;
        /// State of the buffer. No use of single bits was observed. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost set_events_lost: u32 = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid set_instance_guid: Guid = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context set_logger_context: u32 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr32 = 60;
    }
    bits {
    }
}

impl V5_0Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr64 / V5_0Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_1);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Purpose unknown. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 set_reserved3: i64 = 16;
        /// Link in the list of free buffers. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr64 = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at 0x00.
        reference_count set_reference_count: i32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock set_use_perf_clock: u32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::WmiClientContext = 40;
        /// State of the buffer. No use of single bits was observed. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost set_events_lost: u32 = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid set_instance_guid: Guid = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context set_logger_context: u64 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr64 = 64;
    }
    bits {
    }
}

impl V5_0Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.1 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr32 / V5_1Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_2);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Purpose unknown. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Purpose unknown. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 set_reserved3: i64 = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment set_alignment: u32 = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x1C. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 28;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr32 = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at 0x00.
        reference_count set_reference_count: i32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock set_use_perf_clock: u32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::WmiClientContext = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state set_state: crate::buffers::WmiBufferState = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost set_events_lost: u32 = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid set_instance_guid: Guid = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context set_logger_context: u32 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr32 = 60;
    }
    bits {
    }
}

impl V5_1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.1 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr64 / V5_1Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_3);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Purpose unknown. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 set_reserved3: i64 = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment set_alignment: u64 = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 32;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr64 = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at 0x00.
        reference_count set_reference_count: i32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock set_use_perf_clock: u32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::WmiClientContext = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state set_state: crate::buffers::WmiBufferState = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost set_events_lost: u32 = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid set_instance_guid: Guid = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context set_logger_context: u64 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr64 = 64;
    }
    bits {
    }
}

impl V5_1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.2 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr32 / V5_2Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_4);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Purpose unknown. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Purpose unknown. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 set_reserved3: i64 = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment set_alignment: u32 = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x1C. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 28;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr32 = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at 0x00.
        reference_count set_reference_count: i32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock set_use_perf_clock: u32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::WmiClientContext = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state set_state: crate::buffers::WmiBufferState = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid set_instance_guid: Guid = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context set_logger_context: u32 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr32 = 60;
    }
    bits {
    }
}

impl V5_2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_4;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.2 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr64 / V5_2Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_5);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Purpose unknown. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Purpose unknown. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 set_reserved3: i64 = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment set_alignment: u64 = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 32;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr64 = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at 0x00.
        reference_count set_reference_count: i32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock set_use_perf_clock: u32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::WmiClientContext = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state set_state: crate::buffers::WmiBufferState = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid set_instance_guid: Guid = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context set_logger_context: u64 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr64 = 64;
    }
    bits {
    }
}

impl V5_2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_5;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for early 6.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr32 / V6_0Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_6);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Purpose unknown. `ULONG Spare0` at 0x20.
        spare0 set_spare0: u32 = 32;
        /// Purpose unknown. `ULONG Spare1` at 0x24.
        spare1 set_spare1: u32 = 36;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time set_start_time: i64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr32 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at 0x20. `SINGLE_LIST_ENTRY SlistEntry` at 0x38. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 56;
        /// Next buffer to flush. From late 6.0 it is at 0x20. `WMI_BUFFER_HEADER * NextBuffer` at 0x38.
        next_buffer set_next_buffer: u32 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr32 = 60;
    }
    bits {
    }
}

impl V6_0Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_6;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for early 6.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr64 / V6_0Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_7);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Purpose unknown. `ULONG Spare0` at 0x20.
        spare0 set_spare0: u32 = 32;
        /// Purpose unknown. `ULONG Spare1` at 0x24.
        spare1 set_spare1: u32 = 36;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time set_start_time: i64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at 0x20. `SINGLE_LIST_ENTRY SlistEntry` at 0x38. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 56;
        /// Next buffer to flush. From late 6.0 it is at 0x20. `WMI_BUFFER_HEADER * NextBuffer` at 0x38.
        next_buffer set_next_buffer: u64 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr64 = 64;
    }
    bits {
    }
}

impl V6_0Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_7;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for late 6.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0LatePtr32 / V6_0LatePtr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_8);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// `ULONG Padding0` at 0x20.
        padding0 set_padding0: [u32; 2] = 32;
        /// Link in a list of the logger. In early 6.0 it is at 0x38. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 32;
        /// Next buffer to flush. In early 6.0 it is at 0x38. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u32 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time set_start_time: i64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr32 = 56;
        /// `PVOID Padding2` at 0x38.
        padding2 set_padding2: u32 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr32 = 60;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 set_pointer0: u32 = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x3C.
        pointer1 set_pointer1: u32 = 60;
    }
    bits {
    }
}

impl V6_0LatePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_8;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for late 6.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0LatePtr64 / V6_0LatePtr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_9);
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// `ULONG Padding0` at 0x20.
        padding0 set_padding0: [u32; 2] = 32;
        /// Link in a list of the logger. In early 6.0 it is at 0x38. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 32;
        /// Next buffer to flush. In early 6.0 it is at 0x38. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u64 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time set_start_time: i64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr64 = 56;
        /// `PVOID Padding2` at 0x38.
        padding2 set_padding2: u64 = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry set_global_entry: crate::buffers::SingleListEntryPtr64 = 64;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 set_pointer0: u64 = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x40.
        pointer1 set_pointer1: u64 = 64;
    }
    bits {
    }
}

impl V6_0LatePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_9;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.1 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_1Ptr32 / V6_1Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_10);
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// `ULONG Padding0` at 0x20.
        padding0 set_padding0: [u32; 2] = 32;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u32 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a copy.
        reference_time set_reference_time: crate::buffers::EtwRefClock = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry set_global_entry: crate::buffers::ListEntryPtr32 = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 set_pointer0: u32 = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x3C.
        pointer1 set_pointer1: u32 = 60;
    }
    bits {
    }
}

impl V6_1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_10;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.1 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_1Ptr64 / V6_1Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_11);
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// `ULONG Padding0` at 0x20.
        padding0 set_padding0: [u32; 2] = 32;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u64 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a copy.
        reference_time set_reference_time: crate::buffers::EtwRefClock = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry set_global_entry: crate::buffers::ListEntryPtr64 = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 set_pointer0: u64 = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x40.
        pointer1 set_pointer1: u64 = 64;
    }
    bits {
    }
}

impl V6_1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_11;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.2+ (32-bit), assumed unchanged after 2004.
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_BUFFER_HEADER")]
    owned WmiBufferHeaderPtr32 / WmiBufferHeaderPtr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_12);
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u32 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::EtwBufferContext = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a copy.
        reference_time set_reference_time: crate::buffers::EtwRefClock = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry set_global_entry: crate::buffers::ListEntryPtr32 = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 set_pointer0: u32 = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x3C.
        pointer1 set_pointer1: u32 = 60;
    }
    bits {
        /// Clock of the time stamps. `ClockType`, bits 0 to 2 of the integer at 0x20.
        clock_type set_clock_type: crate::buffers::EventTraceClock = 8 32 0 3;
        /// Frequency of that clock. `Frequency`, bits 3 to 63 of the integer at 0x20.
        frequency set_frequency: u64 = 8 32 3 61;
    }
}

impl WmiBufferHeaderPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_12;
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.2+ (64-bit), assumed unchanged after 2004.
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_BUFFER_HEADER")]
    owned WmiBufferHeaderPtr64 / WmiBufferHeaderPtr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_13);
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u64 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::EtwBufferContext = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a copy.
        reference_time set_reference_time: crate::buffers::EtwRefClock = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry set_global_entry: crate::buffers::ListEntryPtr64 = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 set_pointer0: u64 = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x40.
        pointer1 set_pointer1: u64 = 64;
    }
    bits {
        /// Clock of the time stamps. `ClockType`, bits 0 to 2 of the integer at 0x20.
        clock_type set_clock_type: crate::buffers::EventTraceClock = 8 32 0 3;
        /// Frequency of that clock. `Frequency`, bits 3 to 63 of the integer at 0x20.
        frequency set_frequency: u64 = 8 32 3 61;
    }
}

impl WmiBufferHeaderPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_13;
}

/// Alias of [`WmiBufferHeaderPtr32`], named by the first release of the form.
pub type V6_2Ptr32 = WmiBufferHeaderPtr32;
/// Alias of [`WmiBufferHeaderPtr32View`], named by the first release of the form.
pub type V6_2Ptr32View<'a> = WmiBufferHeaderPtr32View<'a>;
/// Alias of [`WmiBufferHeaderPtr64`], named by the first release of the form.
pub type V6_2Ptr64 = WmiBufferHeaderPtr64;
/// Alias of [`WmiBufferHeaderPtr64View`], named by the first release of the form.
pub type V6_2Ptr64View<'a> = WmiBufferHeaderPtr64View<'a>;
any_form! {
    "WMI_BUFFER_HEADER" {
        /// Documented for 5.0 (32-bit).
        V5_0Ptr32(V5_0Ptr32, fixed) = 0,
        /// Documented for 5.0 (64-bit).
        V5_0Ptr64(V5_0Ptr64, fixed) = 1,
        /// Documented for 5.1 (32-bit).
        V5_1Ptr32(V5_1Ptr32, fixed) = 2,
        /// Documented for 5.1 (64-bit).
        V5_1Ptr64(V5_1Ptr64, fixed) = 3,
        /// Documented for 5.2 (32-bit).
        V5_2Ptr32(V5_2Ptr32, fixed) = 4,
        /// Documented for 5.2 (64-bit).
        V5_2Ptr64(V5_2Ptr64, fixed) = 5,
        /// Documented for early 6.0 (32-bit).
        V6_0Ptr32(V6_0Ptr32, fixed) = 6,
        /// Documented for early 6.0 (64-bit).
        V6_0Ptr64(V6_0Ptr64, fixed) = 7,
        /// Documented for late 6.0 (32-bit).
        V6_0LatePtr32(V6_0LatePtr32, fixed) = 8,
        /// Documented for late 6.0 (64-bit).
        V6_0LatePtr64(V6_0LatePtr64, fixed) = 9,
        /// Documented for 6.1 (32-bit).
        V6_1Ptr32(V6_1Ptr32, fixed) = 10,
        /// Documented for 6.1 (64-bit).
        V6_1Ptr64(V6_1Ptr64, fixed) = 11,
        /// Documented for 6.2+ (32-bit), assumed unchanged after 2004.
        WmiBufferHeaderPtr32(WmiBufferHeaderPtr32, fixed) = 12,
        /// Documented for 6.2+ (64-bit), assumed unchanged after 2004.
        WmiBufferHeaderPtr64(WmiBufferHeaderPtr64, fixed) = 13,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
    Bits32 1..=1 => 2,
    Bits64 1..=1 => 3,
    Bits32 2..=3 => 4,
    Bits64 2..=3 => 5,
    Bits32 4..=4 => 6,
    Bits64 4..=4 => 7,
    Bits32 5..=5 => 8,
    Bits64 5..=5 => 9,
    Bits32 6..=6 => 10,
    Bits64 6..=6 => 11,
    Bits32 7..=255 => 12,
    Bits64 7..=255 => 13,
}
