// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1703X86: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES_V2",
    aliases: &[],
    form: "V1703X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(13), last: Release(29) },],
    releases: "1703+ with 32 bit pointers",
    size: 136,
    fixed: 136,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, with filters that say which processes a logger in user mode is for.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode; 0 for no limit.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full; 0 to flush full ones only, or each second if events are consumed as they come.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Not used.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many buffers fill before they are flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are.", units: "", unknown: false, children: &[] },
        Field { name: "FreeBuffers", path: "FreeBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 104, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the name of the log file is, from the start of this structure; 0 for none. The name ends with a zero.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the name of the session is, from the start of this structure; 0 for none. The name ends with a zero.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 116, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 116, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "VersionNumber", path: "VersionNumber", offset: 116, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "The version of the structure: 2.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 116, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 24 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Control", path: "V2Control", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 120, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many filters FilterDesc points to; not 0 only for loggers in user mode that are for more than one process.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDesc", path: "FilterDesc", offset: 124, size: 4, ty: "EVENT_FILTER_DESCRIPTOR *", kind: Kind::Address, values: None, doc: "The filters: EVENT_FILTER_TYPE_EXECUTABLE_NAME and EVENT_FILTER_TYPE_PID will do.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 128, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "Symbol files of 2004 and later have it.", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "Symbol files of 2004 and later have it.", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 128, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V1703X64: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES_V2",
    aliases: &[],
    form: "V1703X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(13), last: Release(29) },],
    releases: "1703+ with 64 bit pointers",
    size: 144,
    fixed: 144,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, with filters that say which processes a logger in user mode is for.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode; 0 for no limit.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full; 0 to flush full ones only, or each second if events are consumed as they come.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Not used.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many buffers fill before they are flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are.", units: "", unknown: false, children: &[] },
        Field { name: "FreeBuffers", path: "FreeBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLost", path: "EventsLost", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 104, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the name of the log file is, from the start of this structure; 0 for none. The name ends with a zero.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where the name of the session is, from the start of this structure; 0 for none. The name ends with a zero.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 120, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "VersionNumber", path: "VersionNumber", offset: 120, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "The version of the structure: 2.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 120, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 24 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Control", path: "V2Control", offset: 120, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 124, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many filters FilterDesc points to; not 0 only for loggers in user mode that are for more than one process.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDesc", path: "FilterDesc", offset: 128, size: 8, ty: "EVENT_FILTER_DESCRIPTOR *", kind: Kind::Address, values: None, doc: "The filters: EVENT_FILTER_TYPE_EXECUTABLE_NAME and EVENT_FILTER_TYPE_PID will do.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 136, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "Symbol files of 2004 and later have it.", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "Symbol files of 2004 and later have it.", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 136, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
