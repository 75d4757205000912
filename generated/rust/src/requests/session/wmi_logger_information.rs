// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_LOGGER_INFORMATION", "V5_0Ptr32", (136, 136), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 4, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    address("LogFileHandle", 80, 4, "HANDLE", "Handle of the log file, which user mode has created. Required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").means(Meaning::Handle),
    field("", 84, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 84, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 84, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 88, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 88, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 88, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 92, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 92, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 92, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 96, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    unsigned("LogBuffersLost", 100, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
    unsigned("RealTimeBuffersLost", 104, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    address("LoggerThreadId", 108, 4, "HANDLE", "ID of the logger thread.").means(Meaning::ThreadId),
    field("LogFileName", 112, 8, "UNICODE_STRING", Kind::Struct, "Log file name, followed by a null terminator.").with(&[
        unsigned("Length", 112, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        unsigned("MaximumLength", 114, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        address("Buffer", 116, 4, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
    ]),
    field("LoggerName", 120, 8, "UNICODE_STRING", Kind::Struct, "Session name, followed by a null terminator.").with(&[
        unsigned("Length", 120, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        unsigned("MaximumLength", 122, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        address("Buffer", 124, 4, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
    ]),
    address("UnknownPointer", 128, 4, "PVOID", "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
    field("", 132, 4, "padding", Kind::Padding, ""),
])
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_LOGGER_INFORMATION", "V5_1Ptr32", (168, 168), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 4, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    field("", 80, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 80, 4, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 80, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 88, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 88, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 88, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 92, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 92, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 92, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 96, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 96, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 100, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    unsigned("LogBuffersLost", 104, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
    unsigned("RealTimeBuffersLost", 108, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 112, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 112, 4, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 112, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 120, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 120, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 120, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 122, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 124, 4, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 120, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 120, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 122, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 124, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 128, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 136, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 136, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 136, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 138, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 140, 4, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 136, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 136, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 138, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 140, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 144, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 152, 8, "union", Kind::Union, "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
        address("UnknownPointer", 152, 4, "PVOID", "Address.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        unsigned("UnknownPointer64", 152, 8, "ULONG64", "Address in 64 bits.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
    ]),
    field("", 160, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 160, 4, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 160, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("5.1 (32-bit)", &[holds(Pointer::Bits32, 1, 1)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_LOGGER_INFORMATION", "V5_1Ptr64", (168, 168), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 8, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    field("", 80, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 80, 8, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 80, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 88, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 88, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 88, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 92, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 92, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 92, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 96, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 96, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 100, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    unsigned("LogBuffersLost", 104, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
    unsigned("RealTimeBuffersLost", 108, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 112, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 112, 8, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 112, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 120, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 120, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 120, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 122, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 124, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 128, 8, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 120, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 120, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 122, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 124, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 128, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 136, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 136, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 136, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 138, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 140, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 144, 8, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 136, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 136, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 138, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 140, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 144, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 152, 8, "union", Kind::Union, "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
        address("UnknownPointer", 152, 8, "PVOID", "Address.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        unsigned("UnknownPointer64", 152, 8, "ULONG64", "Address in 64 bits.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
    ]),
    field("", 160, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 160, 8, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 160, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("5.1 (64-bit)", &[holds(Pointer::Bits64, 1, 1)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_LOGGER_INFORMATION", "V5_2Ptr32", (176, 176), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 4, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    field("", 80, 8, "union", Kind::Union, "").with(&[
        field("", 80, 4, "ULONG", Kind::Bits, "").with(&[
            bit("Wow", (80, 4), "ULONG", 0, 1, "The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
            bit("QpcDeltaTracking", (80, 4), "ULONG", 1, 1, "").of_unknown_purpose(),
            bit("LargeMdlPages", (80, 4), "ULONG", 2, 1, "").of_unknown_purpose(),
            bit("ExcludeKernelStack", (80, 4), "ULONG", 3, 1, "").of_unknown_purpose(),
            bit("", (80, 4), "ULONG", 4, 28, ""),
        ]),
        unsigned("V2Options", 80, 8, "ULONG64", "All options as one number.").means(Meaning::Flags),
    ]),
    field("", 88, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 88, 4, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 88, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 96, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 96, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 100, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 100, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 100, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 104, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 104, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 104, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 108, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    unsigned("LogBuffersLost", 112, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
    unsigned("RealTimeBuffersLost", 116, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 120, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 120, 4, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 120, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 128, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 128, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 132, 4, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 128, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 136, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 144, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 144, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 148, 4, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 144, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 152, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 160, 8, "union", Kind::Union, "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
        address("UnknownPointer", 160, 4, "PVOID", "Address.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        unsigned("UnknownPointer64", 160, 8, "ULONG64", "Address in 64 bits.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
    ]),
    field("", 168, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 168, 4, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 168, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("5.2 (32-bit)", &[holds(Pointer::Bits32, 2, 3)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_4: Layout = layout("WMI_LOGGER_INFORMATION", "V5_2Ptr64", (176, 176), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 8, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    field("", 80, 8, "union", Kind::Union, "").with(&[
        field("", 80, 4, "ULONG", Kind::Bits, "").with(&[
            bit("Wow", (80, 4), "ULONG", 0, 1, "The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
            bit("QpcDeltaTracking", (80, 4), "ULONG", 1, 1, "").of_unknown_purpose(),
            bit("LargeMdlPages", (80, 4), "ULONG", 2, 1, "").of_unknown_purpose(),
            bit("ExcludeKernelStack", (80, 4), "ULONG", 3, 1, "").of_unknown_purpose(),
            bit("", (80, 4), "ULONG", 4, 28, ""),
        ]),
        unsigned("V2Options", 80, 8, "ULONG64", "All options as one number.").means(Meaning::Flags),
    ]),
    field("", 88, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 88, 8, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 88, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 96, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 96, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 100, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 100, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 100, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 104, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 104, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 104, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 108, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    unsigned("LogBuffersLost", 112, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
    unsigned("RealTimeBuffersLost", 116, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 120, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 120, 8, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 120, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 128, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 128, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 136, 8, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 128, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 136, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 144, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 144, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 152, 8, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 144, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 152, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 160, 8, "union", Kind::Union, "Address of the data with which the log file starts: the headers of its first buffer and of the file. The kernel stores this data and compares it with the file. The study does not name this field.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
        address("UnknownPointer", 160, 8, "PVOID", "Address.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        unsigned("UnknownPointer64", 160, 8, "ULONG64", "Address in 64 bits.").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
    ]),
    field("", 168, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 168, 8, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 168, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("5.2 (64-bit)", &[holds(Pointer::Bits64, 2, 3)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_5: Layout = layout("WMI_LOGGER_INFORMATION", "V6_0Ptr32", (176, 176), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 4, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    field("", 80, 8, "union", Kind::Union, "").with(&[
        field("", 80, 4, "ULONG", Kind::Bits, "").with(&[
            bit("Wow", (80, 4), "ULONG", 0, 1, "The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
            bit("QpcDeltaTracking", (80, 4), "ULONG", 1, 1, "").of_unknown_purpose(),
            bit("LargeMdlPages", (80, 4), "ULONG", 2, 1, "").of_unknown_purpose(),
            bit("ExcludeKernelStack", (80, 4), "ULONG", 3, 1, "").of_unknown_purpose(),
            bit("", (80, 4), "ULONG", 4, 28, ""),
        ]),
        unsigned("V2Options", 80, 8, "ULONG64", "All options as one number.").means(Meaning::Flags),
    ]),
    field("", 88, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 88, 4, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 88, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 96, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 96, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 100, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 100, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 100, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 104, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 104, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 104, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 108, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    field("", 112, 4, "union", Kind::Union, "").with(&[
        unsigned("LogBuffersLost", 112, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("Flags", 112, 4, "ULONG", "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.").means(Meaning::Flags),
    ]),
    unsigned("RealTimeBuffersLost", 116, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 120, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 120, 4, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 120, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 128, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 128, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 132, 4, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 128, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 136, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 144, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 144, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 148, 4, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 144, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 152, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    unsigned("RealTimeConsumerCount", 160, 4, "ULONG", "Number of real-time consumers.").means(Meaning::Count),
    unsigned("SpareUlong", 164, 4, "ULONG", "").means(Meaning::Reserved),
    field("", 168, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 168, 4, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 168, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("6.0 (32-bit)", &[holds(Pointer::Bits32, 4, 5)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_6: Layout = layout("WMI_LOGGER_INFORMATION", "V6_0Ptr64", (176, 176), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 8, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to 14 means 15. 6.0 ignores it.").in_units("minutes").means(Meaning::Minutes),
    field("", 80, 8, "union", Kind::Union, "").with(&[
        field("", 80, 4, "ULONG", Kind::Bits, "").with(&[
            bit("Wow", (80, 4), "ULONG", 0, 1, "The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
            bit("QpcDeltaTracking", (80, 4), "ULONG", 1, 1, "").of_unknown_purpose(),
            bit("LargeMdlPages", (80, 4), "ULONG", 2, 1, "").of_unknown_purpose(),
            bit("ExcludeKernelStack", (80, 4), "ULONG", 3, 1, "").of_unknown_purpose(),
            bit("", (80, 4), "ULONG", 4, 28, ""),
        ]),
        unsigned("V2Options", 80, 8, "ULONG64", "All options as one number.").means(Meaning::Flags),
    ]),
    field("", 88, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 88, 8, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 88, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 96, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 96, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 100, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 100, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 100, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 104, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 104, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 104, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 108, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    field("", 112, 4, "union", Kind::Union, "").with(&[
        unsigned("LogBuffersLost", 112, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("Flags", 112, 4, "ULONG", "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.").means(Meaning::Flags),
    ]),
    unsigned("RealTimeBuffersLost", 116, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 120, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 120, 8, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 120, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 128, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 128, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 136, 8, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 128, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 136, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 144, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 144, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 152, 8, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 144, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 152, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    unsigned("RealTimeConsumerCount", 160, 4, "ULONG", "Number of real-time consumers.").means(Meaning::Count),
    unsigned("SpareUlong", 164, 4, "ULONG", "").means(Meaning::Reserved),
    field("", 168, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 168, 8, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 168, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("6.0 (64-bit)", &[holds(Pointer::Bits64, 4, 5)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_7: Layout = layout("WMI_LOGGER_INFORMATION", "WmiLoggerInformationPtr32", (176, 176), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 4, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("", 76, 4, "union", Kind::Union, "").with(&[
        field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Ignored.").in_units("minutes").means(Meaning::Minutes),
        field("FlushThreshold", 76, 4, "LONG", Kind::Signed, "Number of buffers to fill before they are flushed.").means(Meaning::Count),
    ]),
    field("", 80, 8, "union", Kind::Union, "").with(&[
        field("", 80, 4, "ULONG", Kind::Bits, "").with(&[
            bit("Wow", (80, 4), "ULONG", 0, 1, "The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
            bit("QpcDeltaTracking", (80, 4), "ULONG", 1, 1, "").of_unknown_purpose(),
            bit("LargeMdlPages", (80, 4), "ULONG", 2, 1, "").of_unknown_purpose(),
            bit("ExcludeKernelStack", (80, 4), "ULONG", 3, 1, "").of_unknown_purpose(),
            bit("", (80, 4), "ULONG", 4, 28, ""),
        ]),
        unsigned("V2Options", 80, 8, "ULONG64", "All options as one number.").means(Meaning::Flags),
    ]),
    field("", 88, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 88, 4, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 88, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 96, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 96, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 100, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 100, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 100, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 104, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 104, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 104, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 108, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    field("", 112, 4, "union", Kind::Union, "").with(&[
        unsigned("LogBuffersLost", 112, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("Flags", 112, 4, "ULONG", "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.").means(Meaning::Flags),
    ]),
    unsigned("RealTimeBuffersLost", 116, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 120, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 120, 4, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 120, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 128, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 128, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 132, 4, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 128, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 136, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 144, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 144, 8, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 148, 4, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 144, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 152, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    unsigned("RealTimeConsumerCount", 160, 4, "ULONG", "Number of real-time consumers.").means(Meaning::Count),
    unsigned("SpareUlong", 164, 4, "ULONG", "").means(Meaning::Reserved),
    field("", 168, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 168, 4, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 168, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("6.1+ (32-bit)", &[holds(Pointer::Bits32, 6, 255)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_8: Layout = layout("WMI_LOGGER_INFORMATION", "WmiLoggerInformationPtr64", (176, 176), "Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("Wnode.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("Wnode.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("Wnode.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("Wnode.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("Wnode.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 8, "HANDLE", "Documented as reserved.").at_path("Wnode.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("Wnode.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("Wnode.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("Wnode.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer. 0 for 4 KB.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors.").means(Meaning::Count),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES]),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full.").in_units("seconds").means(Meaning::Seconds),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("", 76, 4, "union", Kind::Union, "").with(&[
        field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Ignored.").in_units("minutes").means(Meaning::Minutes),
        field("FlushThreshold", 76, 4, "LONG", Kind::Signed, "Number of buffers to fill before they are flushed.").means(Meaning::Count),
    ]),
    field("", 80, 8, "union", Kind::Union, "").with(&[
        field("", 80, 4, "ULONG", Kind::Bits, "").with(&[
            bit("Wow", (80, 4), "ULONG", 0, 1, "The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
            bit("QpcDeltaTracking", (80, 4), "ULONG", 1, 1, "").of_unknown_purpose(),
            bit("LargeMdlPages", (80, 4), "ULONG", 2, 1, "").of_unknown_purpose(),
            bit("ExcludeKernelStack", (80, 4), "ULONG", 3, 1, "").of_unknown_purpose(),
            bit("", (80, 4), "ULONG", 4, 28, ""),
        ]),
        unsigned("V2Options", 80, 8, "ULONG64", "All options as one number.").means(Meaning::Flags),
    ]),
    field("", 88, 8, "union", Kind::Union, "Log file. Up to 5.2 user mode creates it, and it is required unless the mode has EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.").with(&[
        address("LogFileHandle", 88, 8, "HANDLE", "File handle.").means(Meaning::Handle),
        unsigned("LogFileHandle64", 88, 8, "ULONG64", "File handle in 64 bits.").means(Meaning::Handle),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("NumberOfBuffers", 96, 4, "ULONG", "Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input.").means(Meaning::Count),
        unsigned("InstanceCount", 96, 4, "ULONG", "Number of instances of the provider, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 100, 4, "union", Kind::Union, "").with(&[
        unsigned("FreeBuffers", 100, 4, "ULONG", "Number of free buffers.").means(Meaning::Count),
        unsigned("InstanceId", 100, 4, "ULONG", "Instance ID of the provider, for a user-mode logger.").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    field("", 104, 4, "union", Kind::Union, "").with(&[
        unsigned("EventsLost", 104, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count),
        unsigned("NumberOfProcessors", 104, 4, "ULONG", "Number of processors, for a user-mode logger.").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("BuffersWritten", 108, 4, "ULONG", "Number of buffers written.").means(Meaning::Count),
    field("", 112, 4, "union", Kind::Union, "").with(&[
        unsigned("LogBuffersLost", 112, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("Flags", 112, 4, "ULONG", "Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.").means(Meaning::Flags),
    ]),
    unsigned("RealTimeBuffersLost", 116, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
    field("", 120, 8, "union", Kind::Union, "ID of the logger thread.").with(&[
        address("LoggerThreadId", 120, 8, "HANDLE", "Thread ID.").means(Meaning::ThreadId),
        unsigned("LoggerThreadId64", 120, 8, "ULONG64", "Thread ID in 64 bits.").means(Meaning::ThreadId),
    ]),
    field("", 128, 16, "union", Kind::Union, "Log file name.").with(&[
        field("LogFileName", 128, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 136, 8, "WCHAR *", "Address of the string.").at_path("LogFileName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LogFileName64", 128, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 128, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LogFileName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 130, 2, "USHORT", "Size of the memory at the address.").at_path("LogFileName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 132, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 136, 8, "ULONGLONG", "Address of the string.").at_path("LogFileName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    field("", 144, 16, "union", Kind::Union, "Session name.").with(&[
        field("LoggerName", 144, 16, "UNICODE_STRING", Kind::Struct, "Name, with an address as wide as a pointer.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
            address("Buffer", 152, 8, "WCHAR *", "Address of the string.").at_path("LoggerName.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF]),
        ]),
        field("LoggerName64", 144, 16, "UNICODE_STRING64", Kind::Struct, "Name, with a 64-bit address.").with(&[
            unsigned("Length", 144, 2, "USHORT", "Size of the string, excluding any null terminator.").at_path("LoggerName64.Length").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("MaximumLength", 146, 2, "USHORT", "Size of the memory at the address.").at_path("LoggerName64.MaximumLength").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            field("", 148, 4, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
            unsigned("Buffer", 152, 8, "ULONGLONG", "Address of the string.").at_path("LoggerName64.Buffer").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_NTDEF, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]),
        ]),
    ]),
    unsigned("RealTimeConsumerCount", 160, 4, "ULONG", "Number of real-time consumers.").means(Meaning::Count),
    unsigned("SpareUlong", 164, 4, "ULONG", "").means(Meaning::Reserved),
    field("", 168, 8, "union", Kind::Union, "").with(&[
        address("LoggerExtension", 168, 8, "PVOID", "").of_unknown_purpose(),
        unsigned("LoggerExtension64", 168, 8, "ULONG64", "").of_unknown_purpose(),
    ]),
])
    .in_releases("6.1+ (64-bit)", &[holds(Pointer::Bits64, 6, 255)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0x88 bytes. Documented for 5.0 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_0Ptr32 / V5_0Ptr32View: followed [136] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V5_0Ptr32)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xa8 bytes. Documented for 5.1 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_1Ptr32 / V5_1Ptr32View: followed [168] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V5_1Ptr32)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xa8 bytes. Documented for 5.1 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_1Ptr64 / V5_1Ptr64View: followed [168] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V5_1Ptr64)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 5.2 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_2Ptr32 / V5_2Ptr32View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V5_2Ptr32)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 5.2 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_2Ptr64 / V5_2Ptr64View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_4), LAYOUT_4;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V5_2Ptr64)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.0 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V6_0Ptr32 / V6_0Ptr32View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_5), LAYOUT_5;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V6_0Ptr32)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.0 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V6_0Ptr64 / V6_0Ptr64View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_6), LAYOUT_6;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(V6_0Ptr64)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.1+ (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned WmiLoggerInformationPtr32 / WmiLoggerInformationPtr32View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_7), LAYOUT_7;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(WmiLoggerInformationPtr32)
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

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.1+ (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned WmiLoggerInformationPtr64 / WmiLoggerInformationPtr64View: followed [176] "WMI_LOGGER_INFORMATION" Table::form(&LAYOUT_8), LAYOUT_8;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("WMI_LOGGER_INFORMATION", bytes).map(WmiLoggerInformationPtr64)
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

/// Alias of [`WmiLoggerInformationPtr32`], named by the first release of the form.
pub type V6_1Ptr32 = WmiLoggerInformationPtr32;
/// Alias of [`WmiLoggerInformationPtr32View`], named by the first release of the form.
pub type V6_1Ptr32View<'a> = WmiLoggerInformationPtr32View<'a>;
/// Alias of [`WmiLoggerInformationPtr64`], named by the first release of the form.
pub type V6_1Ptr64 = WmiLoggerInformationPtr64;
/// Alias of [`WmiLoggerInformationPtr64View`], named by the first release of the form.
pub type V6_1Ptr64View<'a> = WmiLoggerInformationPtr64View<'a>;
/// Alias of [`WmiLoggerInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiLoggerInformationPtr32` or `WmiLoggerInformationPtr64`"]
pub type WmiLoggerInformation = WmiLoggerInformationPtr64;
/// Alias of [`WmiLoggerInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiLoggerInformationPtr32View` or `WmiLoggerInformationPtr64View`"]
pub type WmiLoggerInformationView<'a> = WmiLoggerInformationPtr64View<'a>;
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
