// Generated from spec/structs/EVENT_TRACE_PROPERTIES.toml by `cargo spec generate`. Do not edit: edit that file.

//! Properties of a session, for programs that start, query, update, flush or stop it.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROPERTIES", "V5_0Ptr32", (120, 120), "Properties of a session, for programs that start, query, update, flush or stop it.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
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
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.").in_units("MB").means(Meaning::Megabytes),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.").in_units("seconds").means(Meaning::Seconds).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. Only 5.0 uses it.").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("NumberOfBuffers", 80, 4, "ULONG", "Number of buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("FreeBuffers", 84, 4, "ULONG", "Number of free buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EventsLost", 88, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("BuffersWritten", 92, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("LogBuffersLost", 96, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("RealTimeBuffersLost", 100, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    address("LoggerThreadId", 104, 4, "HANDLE", "ID of the logger thread.").means(Meaning::ThreadId),
    unsigned("LogFileNameOffset", 108, 4, "ULONG", "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
    unsigned("LoggerNameOffset", 112, 4, "ULONG", "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
    field("", 116, 4, "padding", Kind::Padding, ""),
])
    .in_releases("5.0..6.2 (32-bit)", &[holds(Pointer::Bits32, 0, 7)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE_PROPERTIES", "V5_0Ptr64", (120, 120), "Properties of a session, for programs that start, query, update, flush or stop it.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
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
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.").in_units("MB").means(Meaning::Megabytes),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.").in_units("seconds").means(Meaning::Seconds).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Time without use after which a buffer is freed. Only 5.0 uses it.").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("NumberOfBuffers", 80, 4, "ULONG", "Number of buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("FreeBuffers", 84, 4, "ULONG", "Number of free buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EventsLost", 88, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("BuffersWritten", 92, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("LogBuffersLost", 96, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("RealTimeBuffersLost", 100, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    address("LoggerThreadId", 104, 8, "HANDLE", "ID of the logger thread.").means(Meaning::ThreadId),
    unsigned("LogFileNameOffset", 112, 4, "ULONG", "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
    unsigned("LoggerNameOffset", 116, 4, "ULONG", "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("5.0..6.2 (64-bit)", &[holds(Pointer::Bits64, 0, 7)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_TRACE_PROPERTIES", "EventTracePropertiesPtr32", (120, 120), "Properties of a session, for programs that start, query, update, flush or stop it.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
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
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.").in_units("MB").means(Meaning::Megabytes),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.").in_units("seconds").means(Meaning::Seconds).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("", 76, 4, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::PHNT_NTWMI]).with(&[
        field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Not used.").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::PHNT_NTWMI]),
        field("FlushThreshold", 76, 4, "LONG", Kind::Signed, "Number of buffers to fill before they are flushed.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("NumberOfBuffers", 80, 4, "ULONG", "Number of buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("FreeBuffers", 84, 4, "ULONG", "Number of free buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EventsLost", 88, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("BuffersWritten", 92, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("LogBuffersLost", 96, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("RealTimeBuffersLost", 100, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    address("LoggerThreadId", 104, 4, "HANDLE", "ID of the logger thread.").means(Meaning::ThreadId),
    unsigned("LogFileNameOffset", 108, 4, "ULONG", "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
    unsigned("LoggerNameOffset", 112, 4, "ULONG", "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
    field("", 116, 4, "padding", Kind::Padding, ""),
])
    .in_releases("6.3+ (32-bit)", &[holds(Pointer::Bits32, 8, 255)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_TRACE_PROPERTIES", "EventTracePropertiesPtr64", (120, 120), "Properties of a session, for programs that start, query, update, flush or stop it.", &[
    field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_WMI_LOGGER_INFORMATION]).with(&[
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
    unsigned("BufferSize", 48, 4, "ULONG", "Size of each trace buffer.").in_units("KB").means(Meaning::Kilobytes),
    unsigned("MinimumBuffers", 52, 4, "ULONG", "Initial number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumBuffers", 56, 4, "ULONG", "Maximum number of buffers of the session.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("MaximumFileSize", 60, 4, "ULONG", "Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0.").in_units("MB").means(Meaning::Megabytes),
    unsigned("LogFileMode", 64, 4, "ULONG", "Mode of the session.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("FlushTimer", 68, 4, "ULONG", "Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if events are consumed in real time.").in_units("seconds").means(Meaning::Seconds).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EnableFlags", 72, 4, "ULONG", "Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.").of(crate::masks::EventTraceFlag::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION]),
    field("", 76, 4, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::PHNT_NTWMI]).with(&[
        field("AgeLimit", 76, 4, "LONG", Kind::Signed, "Not used.").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::PHNT_NTWMI]),
        field("FlushThreshold", 76, 4, "LONG", Kind::Signed, "Number of buffers to fill before they are flushed.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("NumberOfBuffers", 80, 4, "ULONG", "Number of buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("FreeBuffers", 84, 4, "ULONG", "Number of free buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("EventsLost", 88, 4, "ULONG", "Number of events that were not recorded.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("BuffersWritten", 92, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("LogBuffersLost", 96, 4, "ULONG", "Number of buffers that could not be written to the log file.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    unsigned("RealTimeBuffersLost", 100, 4, "ULONG", "Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2]),
    address("LoggerThreadId", 104, 8, "HANDLE", "ID of the logger thread.").means(Meaning::ThreadId),
    unsigned("LogFileNameOffset", 112, 4, "ULONG", "Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
    unsigned("LoggerNameOffset", 116, 4, "ULONG", "Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than Wnode.BufferSize. The name is null-terminated.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("6.3+ (64-bit)", &[holds(Pointer::Bits64, 8, 255)])
    .with_total(number("Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &crate::rt::sources::MINGW_W64_EVNTRACE]);
fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 5.0..6.2 (32-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
        first_and_rest("EVENT_TRACE_PROPERTIES", bytes).map(V5_0Ptr32)
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

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 5.0..6.2 (64-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0Ptr64 / V5_0Ptr64View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("EVENT_TRACE_PROPERTIES", bytes).map(V5_0Ptr64)
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

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 6.3+ (32-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES")]
    owned EventTracePropertiesPtr32 / EventTracePropertiesPtr32View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("EVENT_TRACE_PROPERTIES", bytes).map(EventTracePropertiesPtr32)
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

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 6.3+ (64-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES")]
    owned EventTracePropertiesPtr64 / EventTracePropertiesPtr64View: followed [120] "EVENT_TRACE_PROPERTIES" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size set_buffer_size: u32 = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers set_minimum_buffers: u32 = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers set_maximum_buffers: u32 = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
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
    typed {
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
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
        first_and_rest("EVENT_TRACE_PROPERTIES", bytes).map(EventTracePropertiesPtr64)
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

/// Alias of [`EventTracePropertiesPtr32`], named by the first release of the form.
pub type V6_3Ptr32 = EventTracePropertiesPtr32;
/// Alias of [`EventTracePropertiesPtr32View`], named by the first release of the form.
pub type V6_3Ptr32View<'a> = EventTracePropertiesPtr32View<'a>;
/// Alias of [`EventTracePropertiesPtr64`], named by the first release of the form.
pub type V6_3Ptr64 = EventTracePropertiesPtr64;
/// Alias of [`EventTracePropertiesPtr64View`], named by the first release of the form.
pub type V6_3Ptr64View<'a> = EventTracePropertiesPtr64View<'a>;
/// Alias of [`EventTracePropertiesPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventTracePropertiesPtr32` or `EventTracePropertiesPtr64`"]
pub type EventTraceProperties = EventTracePropertiesPtr64;
/// Alias of [`EventTracePropertiesPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventTracePropertiesPtr32View` or `EventTracePropertiesPtr64View`"]
pub type EventTracePropertiesView<'a> = EventTracePropertiesPtr64View<'a>;
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
