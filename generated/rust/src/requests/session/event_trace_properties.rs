// Generated from spec/structs/EVENT_TRACE_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Properties of a session, for programs that start, query, update, flush or stop it.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES",
    aliases: &[],
    form: "V5_0Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(7) },],
    releases: "5.0..6.2 (32-bit)",
    size: 120,
    fixed: 120,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, for programs that start, query, update, flush or stop it.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. Only 5.0 uses it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers.", units: "", unknown: false, children: &[] },
        Field { name: "FreeBuffers", path: "FreeBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 104, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 116, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES",
    aliases: &[],
    form: "V5_0Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(7) },],
    releases: "5.0..6.2 (64-bit)",
    size: 120,
    fixed: 120,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, for programs that start, query, update, flush or stop it.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. Only 5.0 uses it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers.", units: "", unknown: false, children: &[] },
        Field { name: "FreeBuffers", path: "FreeBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 104, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES",
    aliases: &[],
    form: "EventTracePropertiesPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(8), last: Release(255) },],
    releases: "6.3+ (32-bit)",
    size: 120,
    fixed: 120,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, for programs that start, query, update, flush or stop it.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Not used.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of buffers to fill before they are flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers.", units: "", unknown: false, children: &[] },
        Field { name: "FreeBuffers", path: "FreeBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 104, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 116, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES",
    aliases: &[],
    form: "EventTracePropertiesPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(8), last: Release(255) },],
    releases: "6.3+ (64-bit)",
    size: 120,
    fixed: 120,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, for programs that start, query, update, flush or stop it.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Not used.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of buffers to fill before they are flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers.", units: "", unknown: false, children: &[] },
        Field { name: "FreeBuffers", path: "FreeBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 104, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 5.0..6.2 (32-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_0);
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. Only 5.0 uses it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers set_number_of_buffers: u32 = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers set_free_buffers: u32 = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost set_events_lost: u32 = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written set_buffers_written: u32 = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost set_log_buffers_lost: u32 = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id set_logger_thread_id: u32 = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x6C. Unit: bytes.
        log_file_name_offset set_log_file_name_offset: u32 = 108;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x70. Unit: bytes.
        logger_name_offset set_logger_name_offset: u32 = 112;
    }
    bits {
    }
}

impl V5_0Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> V5_0Ptr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V5_0Ptr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        120
    }
}

impl<'a> V5_0Ptr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 120 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_0Ptr32 {
        V5_0Ptr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_0Ptr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0Ptr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_TRACE_PROPERTIES", bytes, view.total_size().max(120))?;
        Ok((view.with_rest(&own[120..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0Ptr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 120 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 5.0..6.2 (64-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0Ptr64 / V5_0Ptr64View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_1);
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. Only 5.0 uses it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers set_number_of_buffers: u32 = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers set_free_buffers: u32 = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost set_events_lost: u32 = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written set_buffers_written: u32 = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost set_log_buffers_lost: u32 = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id set_logger_thread_id: u64 = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x70. Unit: bytes.
        log_file_name_offset set_log_file_name_offset: u32 = 112;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x74. Unit: bytes.
        logger_name_offset set_logger_name_offset: u32 = 116;
    }
    bits {
    }
}

impl V5_0Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

impl<B: Storage> V5_0Ptr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V5_0Ptr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        120
    }
}

impl<'a> V5_0Ptr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 120 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_0Ptr64 {
        V5_0Ptr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_0Ptr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0Ptr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_TRACE_PROPERTIES", bytes, view.total_size().max(120))?;
        Ok((view.with_rest(&own[120..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0Ptr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 120 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 6.3+ (32-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES")]
    owned EventTracePropertiesPtr32 / EventTracePropertiesPtr32View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_2);
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Not used. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold set_flush_threshold: i32 = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers set_number_of_buffers: u32 = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers set_free_buffers: u32 = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost set_events_lost: u32 = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written set_buffers_written: u32 = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost set_log_buffers_lost: u32 = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id set_logger_thread_id: u32 = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x6C. Unit: bytes.
        log_file_name_offset set_log_file_name_offset: u32 = 108;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x70. Unit: bytes.
        logger_name_offset set_logger_name_offset: u32 = 112;
    }
    bits {
    }
}

impl EventTracePropertiesPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

impl<B: Storage> EventTracePropertiesPtr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> EventTracePropertiesPtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        120
    }
}

impl<'a> EventTracePropertiesPtr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 120 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesPtr32 {
        EventTracePropertiesPtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventTracePropertiesPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTracePropertiesPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_TRACE_PROPERTIES", bytes, view.total_size().max(120))?;
        Ok((view.with_rest(&own[120..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTracePropertiesPtr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 120 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 6.3+ (64-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES")]
    owned EventTracePropertiesPtr64 / EventTracePropertiesPtr64View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_3);
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Not used. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold set_flush_threshold: i32 = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers set_number_of_buffers: u32 = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers set_free_buffers: u32 = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost set_events_lost: u32 = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written set_buffers_written: u32 = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost set_log_buffers_lost: u32 = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id set_logger_thread_id: u64 = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x70. Unit: bytes.
        log_file_name_offset set_log_file_name_offset: u32 = 112;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x74. Unit: bytes.
        logger_name_offset set_logger_name_offset: u32 = 116;
    }
    bits {
    }
}

impl EventTracePropertiesPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

impl<B: Storage> EventTracePropertiesPtr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> EventTracePropertiesPtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        120
    }
}

impl<'a> EventTracePropertiesPtr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 120 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesPtr64 {
        EventTracePropertiesPtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventTracePropertiesPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTracePropertiesPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_TRACE_PROPERTIES", bytes, view.total_size().max(120))?;
        Ok((view.with_rest(&own[120..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTracePropertiesPtr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 120 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EventTracePropertiesPtr32`], named by the first release of the form.
pub type V6_3Ptr32 = EventTracePropertiesPtr32;
/// Alias of [`EventTracePropertiesPtr32View`], named by the first release of the form.
pub type V6_3Ptr32View<'a> = EventTracePropertiesPtr32View<'a>;
/// Alias of [`EventTracePropertiesPtr64`], named by the first release of the form.
pub type V6_3Ptr64 = EventTracePropertiesPtr64;
/// Alias of [`EventTracePropertiesPtr64View`], named by the first release of the form.
pub type V6_3Ptr64View<'a> = EventTracePropertiesPtr64View<'a>;
any_form! {
    "EVENT_TRACE_PROPERTIES" {
        /// Documented for 5.0..6.2 (32-bit).
        V5_0Ptr32(V5_0Ptr32, fixed) = 0,
        /// Documented for 5.0..6.2 (64-bit).
        V5_0Ptr64(V5_0Ptr64, fixed) = 1,
        /// Documented for 6.3+ (32-bit).
        EventTracePropertiesPtr32(EventTracePropertiesPtr32, fixed) = 2,
        /// Documented for 6.3+ (64-bit).
        EventTracePropertiesPtr64(EventTracePropertiesPtr64, fixed) = 3,
    }
    Bits32 0..=7 => 0,
    Bits64 0..=7 => 1,
    Bits32 8..=255 => 2,
    Bits64 8..=255 => 3,
}
