// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "5.0 with 32 bit pointers",
    size: 136,
    fixed: 136,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "LogFileHandle", path: "LogFileHandle", offset: 80, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The log file, which user mode has created. It is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 84, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 92, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 108, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileName", path: "LogFileName", offset: 112, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name of the log file, with a zero after it.", units: "", unknown: false, children: &[
            Field { name: "Length", path: "LogFileName.Length", offset: 112, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
            Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 114, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Buffer", path: "LogFileName.Buffer", offset: 116, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "LoggerName", path: "LoggerName", offset: 120, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name of the session, with a zero after it.", units: "", unknown: false, children: &[
            Field { name: "Length", path: "LoggerName.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
            Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Buffer", path: "LoggerName.Buffer", offset: 124, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "UnknownPointer", path: "UnknownPointer", offset: 128, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address of what the log file begins with, the headers of its first buffer and of the file, which the kernel keeps and compares with the file. It is nameless in the study.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_1X86: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_1X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },],
    releases: "5.1 with 32 bit pointers",
    size: 168,
    fixed: 168,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 80, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 92, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 112, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 112, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 120, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 120, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 124, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 120, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 124, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 136, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 136, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 140, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 136, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 140, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 144, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 152, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The address of what the log file begins with, the headers of its first buffer and of the file, which the kernel keeps and compares with the file. It is nameless in the study.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 152, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 152, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 160, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_1X64: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_1X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1 with 64 bit pointers",
    size: 168,
    fixed: 168,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 80, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 80, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 88, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 88, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 92, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 92, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 112, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 112, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 120, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 120, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 124, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 128, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 120, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 120, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 122, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 124, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 136, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 136, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 140, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 144, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 136, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 140, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 144, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 152, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The address of what the log file begins with, the headers of its first buffer and of the file, which the kernel keeps and compares with the file. It is nameless in the study.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 152, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 152, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 160, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_2X86: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(3) },],
    releases: "5.2 with 32 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 132, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 148, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The address of what the log file begins with, the headers of its first buffer and of the file, which the kernel keeps and compares with the file. It is nameless in the study.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 160, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_2X64: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V5_2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(3) },],
    releases: "5.2 with 64 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 136, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 152, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 160, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The address of what the log file begins with, the headers of its first buffer and of the file, which the kernel keeps and compares with the file. It is nameless in the study.", units: "", unknown: false, children: &[
            Field { name: "UnknownPointer", path: "UnknownPointer", offset: 160, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address.", units: "", unknown: false, children: &[] },
            Field { name: "UnknownPointer64", path: "UnknownPointer64", offset: 160, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0X86: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V6_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(5) },],
    releases: "6.0 with 32 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The bit 0x01 makes the session Persistent, the bit 0x02 marks one that the registry starts.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 132, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 148, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many consumers receive events as they come.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0X64: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V6_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(5) },],
    releases: "6.0 with 64 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it.", units: "minutes", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The bit 0x01 makes the session Persistent, the bit 0x02 marks one that the registry starts.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 136, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 152, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many consumers receive events as they come.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_1X86: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V6_1X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },],
    releases: "6.1+ with 32 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Ignored.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many buffers fill before they are flushed.", units: "", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The bit 0x01 makes the session Persistent, the bit 0x02 marks one that the registry starts.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 132, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 8, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 148, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many consumers receive events as they come.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_1X64: Layout = Layout {
    name: "WMI_LOGGER_INFORMATION",
    aliases: &[],
    form: "V6_1X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+ with 64 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: Some(Total { says: Says { field: "Wnode.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.",
    fields: &[
        Field { name: "Wnode", path: "Wnode", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.", units: "", unknown: false, children: &[
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
        Field { name: "BufferSize", path: "BufferSize", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of each trace buffer; 0 for 4 KB.", units: "KB", unknown: false, children: &[] },
        Field { name: "MinimumBuffers", path: "MinimumBuffers", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumBuffers", path: "MaximumBuffers", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers the session can have at most; less than 2 for as many as the processors suggest.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "How the session works.", units: "", unknown: false, children: &[] },
        Field { name: "FlushTimer", path: "FlushTimer", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often buffers are flushed that are not full.", units: "s", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 76, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "AgeLimit", path: "AgeLimit", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Ignored.", units: "minutes", unknown: false, children: &[] },
            Field { name: "FlushThreshold", path: "FlushThreshold", offset: 76, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How many buffers fill before they are flushed.", units: "", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 88, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The log file. Up to 5.2 user mode creates it, and it is needed unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[
            Field { name: "LogFileHandle", path: "LogFileHandle", offset: 88, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle.", units: "", unknown: false, children: &[] },
            Field { name: "LogFileHandle64", path: "LogFileHandle64", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The handle in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 96, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "NumberOfBuffers", path: "NumberOfBuffers", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceCount", path: "InstanceCount", offset: 96, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances of the provider there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 100, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FreeBuffers", path: "FreeBuffers", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many of them are free.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceId", path: "InstanceId", offset: 100, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance of the provider, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 104, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventsLost", path: "EventsLost", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were not recorded.", units: "", unknown: false, children: &[] },
            Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are, for a logger in user mode.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 112, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogBuffersLost", path: "LogBuffersLost", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be written to the log file.", units: "", unknown: false, children: &[] },
            Field { name: "Flags", path: "Flags", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The bit 0x01 makes the session Persistent, the bit 0x02 marks one that the registry starts.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "RealTimeBuffersLost", path: "RealTimeBuffersLost", offset: 116, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers could not be given to a consumer as they came.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 120, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "The thread of the logger.", units: "", unknown: false, children: &[
            Field { name: "LoggerThreadId", path: "LoggerThreadId", offset: 120, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerThreadId64", path: "LoggerThreadId64", offset: 120, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread in 64 bits.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 128, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the log file.", units: "", unknown: false, children: &[
            Field { name: "LogFileName", path: "LogFileName", offset: 128, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName.Buffer", offset: 136, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LogFileName64", path: "LogFileName64", offset: 128, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LogFileName64.Length", offset: 128, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LogFileName64.MaximumLength", offset: 130, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 132, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LogFileName64.Buffer", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 144, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "The name of the session.", units: "", unknown: false, children: &[
            Field { name: "LoggerName", path: "LoggerName", offset: 144, size: 16, ty: "UNICODE_STRING", kind: Kind::Struct, values: None, doc: "The name, with its address as wide as a pointer.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName.Buffer", offset: 152, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerName64", path: "LoggerName64", offset: 144, size: 16, ty: "UNICODE_STRING64", kind: Kind::Struct, values: None, doc: "The name, with its address in 64 bits.", units: "", unknown: false, children: &[
                Field { name: "Length", path: "LoggerName64.Length", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
                Field { name: "MaximumLength", path: "LoggerName64.MaximumLength", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 148, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Buffer", path: "LoggerName64.Buffer", offset: 152, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "RealTimeConsumerCount", path: "RealTimeConsumerCount", offset: 160, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many consumers receive events as they come.", units: "", unknown: false, children: &[] },
        Field { name: "SpareUlong", path: "SpareUlong", offset: 164, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 168, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LoggerExtension", path: "LoggerExtension", offset: 168, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerExtension64", path: "LoggerExtension64", offset: 168, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
