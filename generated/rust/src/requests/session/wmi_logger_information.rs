// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_0Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "5.0 (32-bit)",
    size: 136,
    fixed: 136,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "LogFileHandle", path: "LogFileHandle", offset: 80, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of the log file, which user mode has created. Required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 92, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 108, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileName", path: "LogFileName", offset: 112, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Log file name, followed by a null terminator.", units: "", unknown: false, children: &[
            Field { name: "Length", path: "LogFileName.Length", offset: 112, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
            Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 114, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Buffer", path: "LogFileName.Buffer", offset: 116, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "LoggerName", path: "LoggerName", offset: 120, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Session name, followed by a null terminator.", units: "", unknown: false, children: &[
            Field { name: "Length", path: "LoggerName.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
            Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Buffer", path: "LoggerName.Buffer", offset: 124, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "UnknownPointer", path: "UnknownPointer", offset: 128, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_1Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },],
    releases: "5.1 (32-bit)",
    size: 168,
    fixed: 168,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 80, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 92, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 112, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 112, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 120, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 120, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 124, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 120, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 124, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 136, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 136, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 140, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 136, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 140, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 144, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 152, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 152, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 152, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 160, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1 (64-bit)",
    size: 168,
    fixed: 168,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 80, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 92, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 112, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 112, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 120, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 120, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 124, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 128, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 120, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 124, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 136, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 136, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 140, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 144, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 136, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 140, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 144, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 152, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 152, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 152, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 160, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(3) },],
    releases: "5.2 (32-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 132, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 148, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 160, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_4: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(3) },],
    releases: "5.2 (64-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 136, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 152, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 160, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_5: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V6_0Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(5) },],
    releases: "6.0 (32-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 132, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 148, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of real-time consumers.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_6: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V6_0Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(5) },],
    releases: "6.0 (64-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 136, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 152, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of real-time consumers.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_7: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "WmiLoggerInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(255) },],
    releases: "6.1+ (32-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Ignored.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of buffers to fill before they are flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 132, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 148, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of real-time consumers.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_8: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "WmiLoggerInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(255) },],
    releases: "6.1+ (64-bit)",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each trace buffer. 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Interval at which buffers are flushed that are not full.", units: "seconds", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Ignored.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Number of buffers to fill before they are flushed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Wow", path: "Wow", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The session was started by 32-bit code in 64-bit Windows.", units: "", unknown: false, children: &[] },
                Field { name: "QpcDeltaTracking", path: "QpcDeltaTracking", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "LargeMdlPages", path: "LargeMdlPages", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "ExcludeKernelStack", path: "ExcludeKernelStack", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "", path: "", offset: 80, size: 4, ty: "ULONG", kind: Kind::Bit { start: 4, width: 28 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "V2Options", path: "V2Options", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "All options as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "File handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "File handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of free buffers.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID of the provider, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of events that were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors, for a user-mode logger.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers that could not be delivered to a real-time consumer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "ID of the logger thread.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Thread ID in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Log file name.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 136, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Session name.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "Name, with an address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 152, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "Name, with a 64-bit address.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of real-time consumers.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0x88 bytes. Documented for 5.0 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: followed [136] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Handle of the log file, which user mode has created. Required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE. `HANDLE LogFileHandle` at 0x50.
        log_file_handle set_log_file_handle: u32 = 80;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x54.
        number_of_buffers set_number_of_buffers: u32 = 84;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x54.
        instance_count set_instance_count: u32 = 84;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x58.
        free_buffers set_free_buffers: u32 = 88;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x58.
        instance_id set_instance_id: u32 = 88;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x5C.
        events_lost set_events_lost: u32 = 92;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x5C.
        number_of_processors set_number_of_processors: u32 = 92;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x60.
        buffers_written set_buffers_written: u32 = 96;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x64.
        log_buffers_lost set_log_buffers_lost: u32 = 100;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x68.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 104;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x6C.
        logger_thread_id set_logger_thread_id: u32 = 108;
        /// Log file name, followed by a null terminator. `UNICODE_STRING LogFileName` at 0x70. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr32 = 112;
        /// Session name, followed by a null terminator. `UNICODE_STRING LoggerName` at 0x78. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr32 = 120;
        /// Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field. `PVOID UnknownPointer` at 0x80.
        unknown_pointer set_unknown_pointer: u32 = 128;
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
        136
    }
}

impl<'a> V5_0Ptr32View<'a> {
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
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 136, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_0Ptr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0Ptr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(136))?;
        Ok((view.with_rest(&own[136..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0Ptr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 136 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xa8 bytes. Documented for 5.1 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr32 / V5_1Ptr32View: followed [168] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_1);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// File handle. `HANDLE LogFileHandle` at 0x50.
        log_file_handle set_log_file_handle: u32 = 80;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x50.
        log_file_handle64 set_log_file_handle64: u64 = 80;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x58.
        number_of_buffers set_number_of_buffers: u32 = 88;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x58.
        instance_count set_instance_count: u32 = 88;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x5C.
        free_buffers set_free_buffers: u32 = 92;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x5C.
        instance_id set_instance_id: u32 = 92;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x60.
        events_lost set_events_lost: u32 = 96;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x60.
        number_of_processors set_number_of_processors: u32 = 96;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x64.
        buffers_written set_buffers_written: u32 = 100;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x68.
        log_buffers_lost set_log_buffers_lost: u32 = 104;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x6C.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 108;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x70.
        logger_thread_id set_logger_thread_id: u32 = 112;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x70.
        logger_thread_id64 set_logger_thread_id64: u64 = 112;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x78. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr32 = 120;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x78. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x88. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr32 = 136;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x88. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 136;
        /// Address. `PVOID UnknownPointer` at 0x98.
        unknown_pointer set_unknown_pointer: u32 = 152;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0x98.
        unknown_pointer64 set_unknown_pointer64: u64 = 152;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA0.
        logger_extension set_logger_extension: u32 = 160;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA0.
        logger_extension64 set_logger_extension64: u64 = 160;
    }
    bits {
    }
}

impl V5_1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

impl<B: Storage> V5_1Ptr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V5_1Ptr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        168
    }
}

impl<'a> V5_1Ptr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 168 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_1Ptr32 {
        V5_1Ptr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 168, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_1Ptr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_1Ptr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(168))?;
        Ok((view.with_rest(&own[168..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_1Ptr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 168 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xa8 bytes. Documented for 5.1 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr64 / V5_1Ptr64View: followed [168] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_2);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// File handle. `HANDLE LogFileHandle` at 0x50.
        log_file_handle set_log_file_handle: u64 = 80;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x50.
        log_file_handle64 set_log_file_handle64: u64 = 80;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x58.
        number_of_buffers set_number_of_buffers: u32 = 88;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x58.
        instance_count set_instance_count: u32 = 88;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x5C.
        free_buffers set_free_buffers: u32 = 92;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x5C.
        instance_id set_instance_id: u32 = 92;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x60.
        events_lost set_events_lost: u32 = 96;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x60.
        number_of_processors set_number_of_processors: u32 = 96;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x64.
        buffers_written set_buffers_written: u32 = 100;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x68.
        log_buffers_lost set_log_buffers_lost: u32 = 104;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x6C.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 108;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x70.
        logger_thread_id set_logger_thread_id: u64 = 112;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x70.
        logger_thread_id64 set_logger_thread_id64: u64 = 112;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x78. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr64 = 120;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x78. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x88. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr64 = 136;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x88. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 136;
        /// Address. `PVOID UnknownPointer` at 0x98.
        unknown_pointer set_unknown_pointer: u64 = 152;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0x98.
        unknown_pointer64 set_unknown_pointer64: u64 = 152;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA0.
        logger_extension set_logger_extension: u64 = 160;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA0.
        logger_extension64 set_logger_extension64: u64 = 160;
    }
    bits {
    }
}

impl V5_1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

impl<B: Storage> V5_1Ptr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V5_1Ptr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        168
    }
}

impl<'a> V5_1Ptr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 168 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_1Ptr64 {
        V5_1Ptr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 168, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_1Ptr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_1Ptr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(168))?;
        Ok((view.with_rest(&own[168..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_1Ptr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 168 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 5.2 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr32 / V5_2Ptr32View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_3);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options set_v2_options: u64 = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle set_log_file_handle: u32 = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 set_log_file_handle64: u64 = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x60.
        number_of_buffers set_number_of_buffers: u32 = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count set_instance_count: u32 = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers set_free_buffers: u32 = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id set_instance_id: u32 = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost set_events_lost: u32 = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors set_number_of_processors: u32 = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written set_buffers_written: u32 = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost set_log_buffers_lost: u32 = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id set_logger_thread_id: u32 = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 set_logger_thread_id64: u64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr32 = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr32 = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 144;
        /// Address. `PVOID UnknownPointer` at 0xA0.
        unknown_pointer set_unknown_pointer: u32 = 160;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0xA0.
        unknown_pointer64 set_unknown_pointer64: u64 = 160;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension set_logger_extension: u32 = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 set_logger_extension64: u64 = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow set_wow: u32 = 4 80 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 80 1 1;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages set_large_mdl_pages: u32 = 4 80 2 1;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 80 3 1;
    }
}

impl V5_2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

impl<B: Storage> V5_2Ptr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V5_2Ptr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
}

impl<'a> V5_2Ptr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_2Ptr32 {
        V5_2Ptr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_2Ptr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_2Ptr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(176))?;
        Ok((view.with_rest(&own[176..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_2Ptr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 5.2 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr64 / V5_2Ptr64View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_4);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options set_v2_options: u64 = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle set_log_file_handle: u64 = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 set_log_file_handle64: u64 = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x60.
        number_of_buffers set_number_of_buffers: u32 = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count set_instance_count: u32 = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers set_free_buffers: u32 = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id set_instance_id: u32 = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost set_events_lost: u32 = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors set_number_of_processors: u32 = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written set_buffers_written: u32 = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost set_log_buffers_lost: u32 = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id set_logger_thread_id: u64 = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 set_logger_thread_id64: u64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr64 = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr64 = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 144;
        /// Address. `PVOID UnknownPointer` at 0xA0.
        unknown_pointer set_unknown_pointer: u64 = 160;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0xA0.
        unknown_pointer64 set_unknown_pointer64: u64 = 160;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension set_logger_extension: u64 = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 set_logger_extension64: u64 = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow set_wow: u32 = 4 80 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 80 1 1;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages set_large_mdl_pages: u32 = 4 80 2 1;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 80 3 1;
    }
}

impl V5_2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_4;
}

impl<B: Storage> V5_2Ptr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V5_2Ptr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
}

impl<'a> V5_2Ptr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_2Ptr64 {
        V5_2Ptr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_2Ptr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_2Ptr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(176))?;
        Ok((view.with_rest(&own[176..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_2Ptr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.0 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr32 / V6_0Ptr32View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_5);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options set_v2_options: u64 = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle set_log_file_handle: u32 = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 set_log_file_handle64: u64 = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x60.
        number_of_buffers set_number_of_buffers: u32 = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count set_instance_count: u32 = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers set_free_buffers: u32 = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id set_instance_id: u32 = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost set_events_lost: u32 = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors set_number_of_processors: u32 = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written set_buffers_written: u32 = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost set_log_buffers_lost: u32 = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at 0x70.
        flags set_flags: u32 = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id set_logger_thread_id: u32 = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 set_logger_thread_id64: u64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr32 = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr32 = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count set_real_time_consumer_count: u32 = 160;
        /// Purpose unknown. `ULONG SpareUlong` at 0xA4.
        spare_ulong set_spare_ulong: u32 = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension set_logger_extension: u32 = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 set_logger_extension64: u64 = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow set_wow: u32 = 4 80 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 80 1 1;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages set_large_mdl_pages: u32 = 4 80 2 1;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 80 3 1;
    }
}

impl V6_0Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_5;
}

impl<B: Storage> V6_0Ptr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V6_0Ptr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
}

impl<'a> V6_0Ptr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V6_0Ptr32 {
        V6_0Ptr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V6_0Ptr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V6_0Ptr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(176))?;
        Ok((view.with_rest(&own[176..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V6_0Ptr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.0 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr64 / V6_0Ptr64View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_6);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options set_v2_options: u64 = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle set_log_file_handle: u64 = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 set_log_file_handle64: u64 = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x60.
        number_of_buffers set_number_of_buffers: u32 = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count set_instance_count: u32 = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers set_free_buffers: u32 = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id set_instance_id: u32 = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost set_events_lost: u32 = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors set_number_of_processors: u32 = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written set_buffers_written: u32 = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost set_log_buffers_lost: u32 = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at 0x70.
        flags set_flags: u32 = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id set_logger_thread_id: u64 = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 set_logger_thread_id64: u64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr64 = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr64 = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count set_real_time_consumer_count: u32 = 160;
        /// Purpose unknown. `ULONG SpareUlong` at 0xA4.
        spare_ulong set_spare_ulong: u32 = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension set_logger_extension: u64 = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 set_logger_extension64: u64 = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow set_wow: u32 = 4 80 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 80 1 1;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages set_large_mdl_pages: u32 = 4 80 2 1;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 80 3 1;
    }
}

impl V6_0Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_6;
}

impl<B: Storage> V6_0Ptr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> V6_0Ptr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
}

impl<'a> V6_0Ptr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V6_0Ptr64 {
        V6_0Ptr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V6_0Ptr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V6_0Ptr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(176))?;
        Ok((view.with_rest(&own[176..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V6_0Ptr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.1+ (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_LOGGER_INFORMATION")]
    owned WmiLoggerInformationPtr32 / WmiLoggerInformationPtr32View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_7);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Ignored. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold set_flush_threshold: i32 = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options set_v2_options: u64 = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle set_log_file_handle: u32 = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 set_log_file_handle64: u64 = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x60.
        number_of_buffers set_number_of_buffers: u32 = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count set_instance_count: u32 = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers set_free_buffers: u32 = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id set_instance_id: u32 = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost set_events_lost: u32 = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors set_number_of_processors: u32 = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written set_buffers_written: u32 = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost set_log_buffers_lost: u32 = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at 0x70.
        flags set_flags: u32 = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id set_logger_thread_id: u32 = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 set_logger_thread_id64: u64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr32 = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr32 = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count set_real_time_consumer_count: u32 = 160;
        /// Purpose unknown. `ULONG SpareUlong` at 0xA4.
        spare_ulong set_spare_ulong: u32 = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension set_logger_extension: u32 = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 set_logger_extension64: u64 = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow set_wow: u32 = 4 80 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 80 1 1;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages set_large_mdl_pages: u32 = 4 80 2 1;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 80 3 1;
    }
}

impl WmiLoggerInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_7;
}

impl<B: Storage> WmiLoggerInformationPtr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> WmiLoggerInformationPtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
}

impl<'a> WmiLoggerInformationPtr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WmiLoggerInformationPtr32 {
        WmiLoggerInformationPtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WmiLoggerInformationPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiLoggerInformationPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(176))?;
        Ok((view.with_rest(&own[176..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiLoggerInformationPtr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.1+ (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Unknown:
    ///
    /// - Which releases have InstanceCount and InstanceId besides NumberOfBuffers and FreeBuffers.
    /// - First release with the union of AgeLimit and FlushThreshold, between 5.0 and 6.1.
    /// - Which releases have the bits besides Wow.
    /// - Microsoft's name for the address before LoggerExtension, up to 5.2.
    /// - Purpose of LoggerExtension and SpareUlong.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_LOGGER_INFORMATION")]
    owned WmiLoggerInformationPtr64 / WmiLoggerInformationPtr64View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_8);
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C.
        maximum_file_size set_maximum_file_size: u32 = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer set_flush_timer: u32 = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags` at 0x48.
        enable_flags set_enable_flags: crate::masks::EventTraceFlag = 72;
        /// Ignored. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit set_age_limit: i32 = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold set_flush_threshold: i32 = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options set_v2_options: u64 = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle set_log_file_handle: u64 = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 set_log_file_handle64: u64 = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG NumberOfBuffers` at 0x60.
        number_of_buffers set_number_of_buffers: u32 = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count set_instance_count: u32 = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers set_free_buffers: u32 = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id set_instance_id: u32 = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost set_events_lost: u32 = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors set_number_of_processors: u32 = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written set_buffers_written: u32 = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost set_log_buffers_lost: u32 = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at 0x70.
        flags set_flags: u32 = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost set_real_time_buffers_lost: u32 = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id set_logger_thread_id: u64 = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 set_logger_thread_id64: u64 = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name set_log_file_name: crate::requests::session::UnicodeStringPtr64 = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 set_log_file_name64: crate::requests::session::UnicodeString64 = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name set_logger_name: crate::requests::session::UnicodeStringPtr64 = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 set_logger_name64: crate::requests::session::UnicodeString64 = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count set_real_time_consumer_count: u32 = 160;
        /// Purpose unknown. `ULONG SpareUlong` at 0xA4.
        spare_ulong set_spare_ulong: u32 = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension set_logger_extension: u64 = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 set_logger_extension64: u64 = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow set_wow: u32 = 4 80 0 1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking set_qpc_delta_tracking: u32 = 4 80 1 1;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages set_large_mdl_pages: u32 = 4 80 2 1;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack set_exclude_kernel_stack: u32 = 4 80 3 1;
    }
}

impl WmiLoggerInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_8;
}

impl<B: Storage> WmiLoggerInformationPtr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> WmiLoggerInformationPtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
}

impl<'a> WmiLoggerInformationPtr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WmiLoggerInformationPtr64 {
        WmiLoggerInformationPtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WmiLoggerInformationPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiLoggerInformationPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WMI_LOGGER_INFORMATION", bytes, view.total_size().max(176))?;
        Ok((view.with_rest(&own[176..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiLoggerInformationPtr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", stated: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`WmiLoggerInformationPtr32`], named by the first release of the form.
pub type V6_1Ptr32 = WmiLoggerInformationPtr32;
/// Alias of [`WmiLoggerInformationPtr32View`], named by the first release of the form.
pub type V6_1Ptr32View<'a> = WmiLoggerInformationPtr32View<'a>;
/// Alias of [`WmiLoggerInformationPtr64`], named by the first release of the form.
pub type V6_1Ptr64 = WmiLoggerInformationPtr64;
/// Alias of [`WmiLoggerInformationPtr64View`], named by the first release of the form.
pub type V6_1Ptr64View<'a> = WmiLoggerInformationPtr64View<'a>;
any_form! {
    "WMI_LOGGER_INFORMATION" {
        /// Documented for 5.0 (32-bit).
        V5_0Ptr32(V5_0Ptr32, fixed) = 0,
        /// Documented for 5.1 (32-bit).
        V5_1Ptr32(V5_1Ptr32, fixed) = 1,
        /// Documented for 5.1 (64-bit).
        V5_1Ptr64(V5_1Ptr64, fixed) = 2,
        /// Documented for 5.2 (32-bit).
        V5_2Ptr32(V5_2Ptr32, fixed) = 3,
        /// Documented for 5.2 (64-bit).
        V5_2Ptr64(V5_2Ptr64, fixed) = 4,
        /// Documented for 6.0 (32-bit).
        V6_0Ptr32(V6_0Ptr32, fixed) = 5,
        /// Documented for 6.0 (64-bit).
        V6_0Ptr64(V6_0Ptr64, fixed) = 6,
        /// Documented for 6.1+ (32-bit).
        WmiLoggerInformationPtr32(WmiLoggerInformationPtr32, fixed) = 7,
        /// Documented for 6.1+ (64-bit).
        WmiLoggerInformationPtr64(WmiLoggerInformationPtr64, fixed) = 8,
    }
    Bits32 0..=0 => 0,
    Bits32 1..=1 => 1,
    Bits64 1..=1 => 2,
    Bits32 2..=3 => 3,
    Bits64 2..=3 => 4,
    Bits32 4..=5 => 5,
    Bits64 4..=5 => 6,
    Bits32 6..=255 => 7,
    Bits64 6..=255 => 8,
}
