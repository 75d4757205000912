// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Properties of a session, with filters that select the processes of a user-mode logger.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES_V2",
    aliases: &[],
    form: "EventTracePropertiesV2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(13), last: Release(255) },],
    releases: "1703+ (32-bit)",
    size: 136,
    fixed: 136,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, with filters that select the processes of a user-mode logger.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.", units: "", unknown: false, children: &[
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
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit.", units: "", unknown: false, children: &[] },
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
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the log file name from the start of this structure. 0 for none. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the session name from the start of this structure. 0 for none. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 116, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 116, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "VersionNumber", path: "VersionNumber", offset: 116, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the structure: 2.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 116, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 24 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Control", path: "V2Control", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 120, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDesc", path: "FilterDesc", offset: 124, size: 4, ty: "EVENT_FILTER_DESCRIPTOR *", kind: Kind::Address, values: None, doc: "Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 128, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "Present in symbol files of 2004 and later.", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "Present in symbol files of 2004 and later.", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 128, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 128, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "EVENT_TRACE_PROPERTIES_V2",
    aliases: &[],
    form: "EventTracePropertiesV2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(13), last: Release(255) },],
    releases: "1703+ (64-bit)",
    size: 144,
    fixed: 144,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, with filters that select the processes of a user-mode logger.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.", units: "", unknown: false, children: &[
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
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit.", units: "", unknown: false, children: &[] },
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
        Field { name: "LogFileNameOffset", path: "LogFileNameOffset", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the log file name from the start of this structure. 0 for none. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "LoggerNameOffset", path: "LoggerNameOffset", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the session name from the start of this structure. 0 for none. The name is null-terminated.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 120, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "VersionNumber", path: "VersionNumber", offset: 120, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the structure: 2.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 120, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 24 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Control", path: "V2Control", offset: 120, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 124, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDesc", path: "FilterDesc", offset: 128, size: 8, ty: "EVENT_FILTER_DESCRIPTOR *", kind: Kind::Address, values: None, doc: "Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 136, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "Present in symbol files of 2004 and later.", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "Present in symbol files of 2004 and later.", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 136, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 136, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Properties of a session, with filters that select the processes of a user-mode logger.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES_V2`, 0x88 bytes. Documented for 1703+ (32-bit).
    ///
    /// WNODE_FLAG_VERSIONED_PROPERTIES in the flags of Wnode distinguishes it from EVENT_TRACE_PROPERTIES. Its beginning is the same, so releases before 1703 treat it as that structure.
    ///
    /// Unknown:
    ///
    /// - Effect of QpcDeltaTracking.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *EVENT_TRACE_PROPERTIES_V2 structure*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES_V2")]
    owned EventTracePropertiesV2Ptr32 / EventTracePropertiesV2Ptr32View: followed [136] "EVENT_TRACE_PROPERTIES_V2" Table::form(&LAYOUT_0);
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. `ULONG MaximumFileSize` at 0x3C.
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
        /// Offset of the log file name from the start of this structure. 0 for none. The name is null-terminated. `ULONG LogFileNameOffset` at 0x6C. Unit: bytes.
        log_file_name_offset set_log_file_name_offset: u32 = 108;
        /// Offset of the session name from the start of this structure. 0 for none. The name is null-terminated. `ULONG LoggerNameOffset` at 0x70. Unit: bytes.
        logger_name_offset set_logger_name_offset: u32 = 112;
        /// The same four bytes as one number. `ULONG V2Control` at 0x74.
        v2_control set_v2_control: u32 = 116;
        /// Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process. `ULONG FilterDescCount` at 0x78.
        filter_desc_count set_filter_desc_count: u32 = 120;
        /// Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID. `EVENT_FILTER_DESCRIPTOR * FilterDesc` at 0x7C.
        filter_desc set_filter_desc: u32 = 124;
        /// All options as one number. `ULONG64 V2Options` at 0x80.
        v2_options set_v2_options: u64 = 128;
    }
    bits {
        /// Version of the structure: 2. `VersionNumber`, bits 0 to 7 of the integer at 0x74.
        version_number set_version_number: u32 = 4 116 0 8;
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x80.
        wow set_wow: u32 = 4 128 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x80.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 128 1 1;
        /// Present in symbol files of 2004 and later. `LargeMdlPages`, bit 2 of the integer at 0x80.
        large_mdl_pages set_large_mdl_pages: u32 = 4 128 2 1;
        /// Present in symbol files of 2004 and later. `ExcludeKernelStack`, bit 3 of the integer at 0x80.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 128 3 1;
    }
}

impl EventTracePropertiesV2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> EventTracePropertiesV2Ptr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> EventTracePropertiesV2Ptr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        136
    }
}

impl<'a> EventTracePropertiesV2Ptr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 136 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesV2Ptr32 {
        EventTracePropertiesV2Ptr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_PROPERTIES_V2", "Wnode.BufferSize", 136, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventTracePropertiesV2Ptr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTracePropertiesV2Ptr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_TRACE_PROPERTIES_V2", bytes, view.total_size().max(136))?;
        Ok((view.with_rest(&own[136..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTracePropertiesV2Ptr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES_V2", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 136 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, with filters that select the processes of a user-mode logger.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES_V2`, 0x90 bytes. Documented for 1703+ (64-bit).
    ///
    /// WNODE_FLAG_VERSIONED_PROPERTIES in the flags of Wnode distinguishes it from EVENT_TRACE_PROPERTIES. Its beginning is the same, so releases before 1703 treat it as that structure.
    ///
    /// Unknown:
    ///
    /// - Effect of QpcDeltaTracking.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *EVENT_TRACE_PROPERTIES_V2 structure*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES_V2")]
    owned EventTracePropertiesV2Ptr64 / EventTracePropertiesV2Ptr64View: followed [144] "EVENT_TRACE_PROPERTIES_V2" Table::form(&LAYOUT_1);
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. `ULONG MaximumFileSize` at 0x3C.
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
        /// Offset of the log file name from the start of this structure. 0 for none. The name is null-terminated. `ULONG LogFileNameOffset` at 0x70. Unit: bytes.
        log_file_name_offset set_log_file_name_offset: u32 = 112;
        /// Offset of the session name from the start of this structure. 0 for none. The name is null-terminated. `ULONG LoggerNameOffset` at 0x74. Unit: bytes.
        logger_name_offset set_logger_name_offset: u32 = 116;
        /// The same four bytes as one number. `ULONG V2Control` at 0x78.
        v2_control set_v2_control: u32 = 120;
        /// Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process. `ULONG FilterDescCount` at 0x7C.
        filter_desc_count set_filter_desc_count: u32 = 124;
        /// Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID. `EVENT_FILTER_DESCRIPTOR * FilterDesc` at 0x80.
        filter_desc set_filter_desc: u64 = 128;
        /// All options as one number. `ULONG64 V2Options` at 0x88.
        v2_options set_v2_options: u64 = 136;
    }
    bits {
        /// Version of the structure: 2. `VersionNumber`, bits 0 to 7 of the integer at 0x78.
        version_number set_version_number: u32 = 4 120 0 8;
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x88.
        wow set_wow: u32 = 4 136 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x88.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 136 1 1;
        /// Present in symbol files of 2004 and later. `LargeMdlPages`, bit 2 of the integer at 0x88.
        large_mdl_pages set_large_mdl_pages: u32 = 4 136 2 1;
        /// Present in symbol files of 2004 and later. `ExcludeKernelStack`, bit 3 of the integer at 0x88.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 136 3 1;
    }
}

impl EventTracePropertiesV2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

impl<B: Storage> EventTracePropertiesV2Ptr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> EventTracePropertiesV2Ptr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        144
    }
}

impl<'a> EventTracePropertiesV2Ptr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 144 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesV2Ptr64 {
        EventTracePropertiesV2Ptr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_PROPERTIES_V2", "Wnode.BufferSize", 144, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventTracePropertiesV2Ptr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTracePropertiesV2Ptr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_TRACE_PROPERTIES_V2", bytes, view.total_size().max(144))?;
        Ok((view.with_rest(&own[144..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTracePropertiesV2Ptr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES_V2", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 144 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EventTracePropertiesV2Ptr32`], named by the first release of the form.
pub type V1703Ptr32 = EventTracePropertiesV2Ptr32;
/// Alias of [`EventTracePropertiesV2Ptr32View`], named by the first release of the form.
pub type V1703Ptr32View<'a> = EventTracePropertiesV2Ptr32View<'a>;
/// Alias of [`EventTracePropertiesV2Ptr64`], named by the first release of the form.
pub type V1703Ptr64 = EventTracePropertiesV2Ptr64;
/// Alias of [`EventTracePropertiesV2Ptr64View`], named by the first release of the form.
pub type V1703Ptr64View<'a> = EventTracePropertiesV2Ptr64View<'a>;
any_form! {
    "EVENT_TRACE_PROPERTIES_V2" {
        /// Documented for 1703+ (32-bit).
        EventTracePropertiesV2Ptr32(EventTracePropertiesV2Ptr32, fixed) = 0,
        /// Documented for 1703+ (64-bit).
        EventTracePropertiesV2Ptr64(EventTracePropertiesV2Ptr64, fixed) = 1,
    }
    Bits32 13..=255 => 0,
    Bits64 13..=255 => 1,
}
