// Generated from spec/structs/EVENT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! An event as a consumer receives it, whatever its header in the trace.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_RECORD", "Before6_2Ptr32", (104, 104), "An event as a consumer receives it, whatever its header in the trace.", &[
    field("EventHeader", 0, 80, "EVENT_HEADER", Kind::Struct, "Header of the event, converted if the trace has another.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of the event: this header, all extended data items and the data.").at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("HeaderType", 2, 2, "USHORT", "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.").at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("Flags", 4, 2, "USHORT", "Whether extended data items follow. Most flags are for consumers only.").at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("EventProperty", 6, 2, "USHORT", "How to decode the event data.").at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event.").at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("ProviderId", 24, 16, "GUID", Kind::Guid, "Provider GUID.").at_path("EventHeader.ProviderId").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("EventDescriptor", 40, 16, "EVENT_DESCRIPTOR", Kind::Struct, "Identity of the event within its provider.").at_path("EventHeader.EventDescriptor").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]).with(&[
            unsigned("Id", 40, 2, "USHORT", "Event ID.").at_path("EventHeader.EventDescriptor.Id").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Version", 42, 1, "UCHAR", "Version of the event data.").at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Channel", 43, 1, "UCHAR", "Channel that receives the event.").at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Level", 44, 1, "UCHAR", "Severity or verbosity of the event. Lower values are more severe.").at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Opcode", 45, 1, "UCHAR", "Opcode: the step within the task.").at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Task", 46, 2, "USHORT", "Task: the part of the provider that logs the event.").at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Keyword", 48, 8, "ULONGLONG", "Keywords: the groups that contain the event, one bit per group.").at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        ]),
        field("", 56, 8, "union", Kind::Union, "Processor times.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
            field("", 56, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
                unsigned("KernelTime", 56, 4, "ULONG", "Kernel-mode processor time of the thread.").at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
                unsigned("UserTime", 60, 4, "ULONG", "User-mode processor time of the thread.").at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
            ]),
            unsigned("ProcessorTime", 56, 8, "ULONG64", "Processor time of the thread, if a user-mode logger logged the event.").at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        ]),
        field("ActivityId", 64, 16, "GUID", Kind::Guid, "Activity ID.").at_path("EventHeader.ActivityId").means(Meaning::ActivityId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
    ]),
    field("BufferContext", 80, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
        unsigned("ProcessorNumber", 80, 1, "UCHAR", "Processor number.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Alignment", 81, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
        unsigned("LoggerId", 82, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("ExtendedDataCount", 84, 2, "USHORT", "Number of extended data items.").means(Meaning::Count),
    unsigned("UserDataLength", 86, 2, "USHORT", "Size of the payload.").in_units("bytes").means(Meaning::Bytes),
    address("ExtendedData", 88, 4, "EVENT_HEADER_EXTENDED_DATA_ITEM *", "Address of the extended data items.").means(Meaning::DataAddress),
    address("UserData", 92, 4, "PVOID", "Address of the payload.").means(Meaning::DataAddress),
    address("UserContext", 96, 4, "PVOID", "Context that the consumer passed to OpenTrace.").means(Meaning::Hex),
    field("", 100, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown; layout of 5.0..6.1 (32-bit)", &[holds(Pointer::Bits32, 0, 6)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MINGW_W64_EVNTCONS]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_RECORD", "Before6_2Ptr64", (112, 112), "An event as a consumer receives it, whatever its header in the trace.", &[
    field("EventHeader", 0, 80, "EVENT_HEADER", Kind::Struct, "Header of the event, converted if the trace has another.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of the event: this header, all extended data items and the data.").at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("HeaderType", 2, 2, "USHORT", "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.").at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("Flags", 4, 2, "USHORT", "Whether extended data items follow. Most flags are for consumers only.").at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("EventProperty", 6, 2, "USHORT", "How to decode the event data.").at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event.").at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("ProviderId", 24, 16, "GUID", Kind::Guid, "Provider GUID.").at_path("EventHeader.ProviderId").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("EventDescriptor", 40, 16, "EVENT_DESCRIPTOR", Kind::Struct, "Identity of the event within its provider.").at_path("EventHeader.EventDescriptor").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]).with(&[
            unsigned("Id", 40, 2, "USHORT", "Event ID.").at_path("EventHeader.EventDescriptor.Id").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Version", 42, 1, "UCHAR", "Version of the event data.").at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Channel", 43, 1, "UCHAR", "Channel that receives the event.").at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Level", 44, 1, "UCHAR", "Severity or verbosity of the event. Lower values are more severe.").at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Opcode", 45, 1, "UCHAR", "Opcode: the step within the task.").at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Task", 46, 2, "USHORT", "Task: the part of the provider that logs the event.").at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Keyword", 48, 8, "ULONGLONG", "Keywords: the groups that contain the event, one bit per group.").at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        ]),
        field("", 56, 8, "union", Kind::Union, "Processor times.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
            field("", 56, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
                unsigned("KernelTime", 56, 4, "ULONG", "Kernel-mode processor time of the thread.").at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
                unsigned("UserTime", 60, 4, "ULONG", "User-mode processor time of the thread.").at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
            ]),
            unsigned("ProcessorTime", 56, 8, "ULONG64", "Processor time of the thread, if a user-mode logger logged the event.").at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        ]),
        field("ActivityId", 64, 16, "GUID", Kind::Guid, "Activity ID.").at_path("EventHeader.ActivityId").means(Meaning::ActivityId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
    ]),
    field("BufferContext", 80, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
        unsigned("ProcessorNumber", 80, 1, "UCHAR", "Processor number.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Alignment", 81, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
        unsigned("LoggerId", 82, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("ExtendedDataCount", 84, 2, "USHORT", "Number of extended data items.").means(Meaning::Count),
    unsigned("UserDataLength", 86, 2, "USHORT", "Size of the payload.").in_units("bytes").means(Meaning::Bytes),
    address("ExtendedData", 88, 8, "EVENT_HEADER_EXTENDED_DATA_ITEM *", "Address of the extended data items.").means(Meaning::DataAddress),
    address("UserData", 96, 8, "PVOID", "Address of the payload.").means(Meaning::DataAddress),
    address("UserContext", 104, 8, "PVOID", "Context that the consumer passed to OpenTrace.").means(Meaning::Hex),
])
    .in_releases("releases unknown; layout of 5.0..6.1 (64-bit)", &[holds(Pointer::Bits64, 0, 6)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MINGW_W64_EVNTCONS]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_RECORD", "EventRecordPtr32", (104, 104), "An event as a consumer receives it, whatever its header in the trace.", &[
    field("EventHeader", 0, 80, "EVENT_HEADER", Kind::Struct, "Header of the event, converted if the trace has another.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of the event: this header, all extended data items and the data.").at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("HeaderType", 2, 2, "USHORT", "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.").at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("Flags", 4, 2, "USHORT", "Whether extended data items follow. Most flags are for consumers only.").at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("EventProperty", 6, 2, "USHORT", "How to decode the event data.").at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event.").at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("ProviderId", 24, 16, "GUID", Kind::Guid, "Provider GUID.").at_path("EventHeader.ProviderId").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("EventDescriptor", 40, 16, "EVENT_DESCRIPTOR", Kind::Struct, "Identity of the event within its provider.").at_path("EventHeader.EventDescriptor").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]).with(&[
            unsigned("Id", 40, 2, "USHORT", "Event ID.").at_path("EventHeader.EventDescriptor.Id").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Version", 42, 1, "UCHAR", "Version of the event data.").at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Channel", 43, 1, "UCHAR", "Channel that receives the event.").at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Level", 44, 1, "UCHAR", "Severity or verbosity of the event. Lower values are more severe.").at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Opcode", 45, 1, "UCHAR", "Opcode: the step within the task.").at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Task", 46, 2, "USHORT", "Task: the part of the provider that logs the event.").at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Keyword", 48, 8, "ULONGLONG", "Keywords: the groups that contain the event, one bit per group.").at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        ]),
        field("", 56, 8, "union", Kind::Union, "Processor times.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
            field("", 56, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
                unsigned("KernelTime", 56, 4, "ULONG", "Kernel-mode processor time of the thread.").at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
                unsigned("UserTime", 60, 4, "ULONG", "User-mode processor time of the thread.").at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
            ]),
            unsigned("ProcessorTime", 56, 8, "ULONG64", "Processor time of the thread, if a user-mode logger logged the event.").at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        ]),
        field("ActivityId", 64, 16, "GUID", Kind::Guid, "Activity ID.").at_path("EventHeader.ActivityId").means(Meaning::ActivityId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
    ]),
    field("BufferContext", 80, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
        field("", 80, 2, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
            field("", 80, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ProcessorNumber", 80, 1, "UCHAR", "Processor number, as in releases before 6.2.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 81, 1, "UCHAR", "Alignment of events, always 8.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorIndex", 80, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").at_path("BufferContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("LoggerId", 82, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("ExtendedDataCount", 84, 2, "USHORT", "Number of extended data items.").means(Meaning::Count),
    unsigned("UserDataLength", 86, 2, "USHORT", "Size of the payload.").in_units("bytes").means(Meaning::Bytes),
    address("ExtendedData", 88, 4, "EVENT_HEADER_EXTENDED_DATA_ITEM *", "Address of the extended data items.").means(Meaning::DataAddress),
    address("UserData", 92, 4, "PVOID", "Address of the payload.").means(Meaning::DataAddress),
    address("UserContext", 96, 4, "PVOID", "Context that the consumer passed to OpenTrace.").means(Meaning::Hex),
    field("", 100, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown; layout of 6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MINGW_W64_EVNTCONS]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_RECORD", "EventRecordPtr64", (112, 112), "An event as a consumer receives it, whatever its header in the trace.", &[
    field("EventHeader", 0, 80, "EVENT_HEADER", Kind::Struct, "Header of the event, converted if the trace has another.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of the event: this header, all extended data items and the data.").at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("HeaderType", 2, 2, "USHORT", "Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in these two bytes.").at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("Flags", 4, 2, "USHORT", "Whether extended data items follow. Most flags are for consumers only.").at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("EventProperty", 6, 2, "USHORT", "How to decode the event data.").at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event.").at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("ProviderId", 24, 16, "GUID", Kind::Guid, "Provider GUID.").at_path("EventHeader.ProviderId").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
        field("EventDescriptor", 40, 16, "EVENT_DESCRIPTOR", Kind::Struct, "Identity of the event within its provider.").at_path("EventHeader.EventDescriptor").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]).with(&[
            unsigned("Id", 40, 2, "USHORT", "Event ID.").at_path("EventHeader.EventDescriptor.Id").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Version", 42, 1, "UCHAR", "Version of the event data.").at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Channel", 43, 1, "UCHAR", "Channel that receives the event.").at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Level", 44, 1, "UCHAR", "Severity or verbosity of the event. Lower values are more severe.").at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Opcode", 45, 1, "UCHAR", "Opcode: the step within the task.").at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Task", 46, 2, "USHORT", "Task: the part of the provider that logs the event.").at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
            unsigned("Keyword", 48, 8, "ULONGLONG", "Keywords: the groups that contain the event, one bit per group.").at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        ]),
        field("", 56, 8, "union", Kind::Union, "Processor times.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
            field("", 56, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]).with(&[
                unsigned("KernelTime", 56, 4, "ULONG", "Kernel-mode processor time of the thread.").at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
                unsigned("UserTime", 60, 4, "ULONG", "User-mode processor time of the thread.").at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
            ]),
            unsigned("ProcessorTime", 56, 8, "ULONG64", "Processor time of the thread, if a user-mode logger logged the event.").at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MICROSOFT_EVENT_HEADER]),
        ]),
        field("ActivityId", 64, 16, "GUID", Kind::Guid, "Activity ID.").at_path("EventHeader.ActivityId").means(Meaning::ActivityId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]),
    ]),
    field("BufferContext", 80, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
        field("", 80, 2, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
            field("", 80, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ProcessorNumber", 80, 1, "UCHAR", "Processor number, as in releases before 6.2.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 81, 1, "UCHAR", "Alignment of events, always 8.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorIndex", 80, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").at_path("BufferContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("LoggerId", 82, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("ExtendedDataCount", 84, 2, "USHORT", "Number of extended data items.").means(Meaning::Count),
    unsigned("UserDataLength", 86, 2, "USHORT", "Size of the payload.").in_units("bytes").means(Meaning::Bytes),
    address("ExtendedData", 88, 8, "EVENT_HEADER_EXTENDED_DATA_ITEM *", "Address of the extended data items.").means(Meaning::DataAddress),
    address("UserData", 96, 8, "PVOID", "Address of the payload.").means(Meaning::DataAddress),
    address("UserContext", 104, 8, "PVOID", "Context that the consumer passed to OpenTrace.").means(Meaning::Hex),
])
    .in_releases("releases unknown; layout of 6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MINGW_W64_EVNTCONS]);
fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// Older form.
    /// In C: `EVENT_RECORD`, 0x68 bytes. Releases unknown; layout of 5.0..6.1 (32-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    owned Before6_2Ptr32 / Before6_2Ptr32View: lone [104] "EVENT_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u32 = 88;
        /// Address of the payload. `PVOID UserData` at 0x5C.
        user_data set_user_data: u32 = 92;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x60.
        user_context set_user_context: u32 = 96;
    }
    bits {
    }
}

fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// Older form.
    /// In C: `EVENT_RECORD`, 0x70 bytes. Releases unknown; layout of 5.0..6.1 (64-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    owned Before6_2Ptr64 / Before6_2Ptr64View: lone [112] "EVENT_RECORD" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u64 = 88;
        /// Address of the payload. `PVOID UserData` at 0x60.
        user_data set_user_data: u64 = 96;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x68.
        user_context set_user_context: u64 = 104;
    }
    bits {
    }
}

fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// In C: `EVENT_RECORD`, 0x68 bytes. Releases unknown; layout of 6.2+ (32-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    #[doc(alias = "EVENT_RECORD")]
    owned EventRecordPtr32 / EventRecordPtr32View: lone [104] "EVENT_RECORD" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u32 = 88;
        /// Address of the payload. `PVOID UserData` at 0x5C.
        user_data set_user_data: u32 = 92;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x60.
        user_context set_user_context: u32 = 96;
    }
    bits {
    }
}

fixed! {
    /// An event as a consumer receives it, whatever its header in the trace.
    ///
    /// In C: `EVENT_RECORD`, 0x70 bytes. Releases unknown; layout of 6.2+ (64-bit).
    ///
    /// In memory only: a trace never contains this structure.
    ///
    /// Unknown:
    ///
    /// - Which releases have the structure, beyond its first development kit.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    #[doc(alias = "EVENT_RECORD")]
    owned EventRecordPtr64 / EventRecordPtr64View: lone [112] "EVENT_RECORD" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header set_event_header: Bytes<80> = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count set_extended_data_count: u16 = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length set_user_data_length: u16 = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data set_extended_data: u64 = 88;
        /// Address of the payload. `PVOID UserData` at 0x60.
        user_data set_user_data: u64 = 96;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x68.
        user_context set_user_context: u64 = 104;
    }
    bits {
    }
}

/// Alias of [`EventRecordPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventRecordPtr32` or `EventRecordPtr64`"]
pub type EventRecord = EventRecordPtr64;
/// Alias of [`EventRecordPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventRecordPtr32View` or `EventRecordPtr64View`"]
pub type EventRecordView<'a> = EventRecordPtr64View<'a>;
any_form! {
    "EVENT_RECORD" {
        /// Releases unknown; layout of 5.0..6.1 (32-bit).
        Before6_2Ptr32(Before6_2Ptr32, fixed) = 0,
        /// Releases unknown; layout of 5.0..6.1 (64-bit).
        Before6_2Ptr64(Before6_2Ptr64, fixed) = 1,
        /// Releases unknown; layout of 6.2+ (32-bit).
        EventRecordPtr32(EventRecordPtr32, fixed) = 2,
        /// Releases unknown; layout of 6.2+ (64-bit).
        EventRecordPtr64(EventRecordPtr64, fixed) = 3,
    }
    Bits32 0..=6 => 0,
    Bits64 0..=6 => 1,
    Bits32 7..=255 => 2,
    Bits64 7..=255 => 3,
}
