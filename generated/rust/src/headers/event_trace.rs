// Generated from spec/structs/EVENT_TRACE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Event as received by consumers before Windows Vista, regardless of its header type.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE", "Before5_1Ptr32", (88, 88), "Event as received by consumers before Windows Vista, regardless of its header type.", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Event header, translated if the event has another type of header.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 8, "ULONGLONG", "ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the caller's header.").at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Flags in the provider's input, processor times in a trace buffer.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time, if the kernel logged the event.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time, if the kernel logged the event.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, if a user-mode logger logged the event.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
    ]),
    unsigned("InstanceId", 48, 4, "ULONG", "Instance ID of the event.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 52, 4, "ULONG", "Parent instance ID.").means(Meaning::Identifier),
    field("ParentGuid", 56, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    address("MofData", 72, 4, "PVOID", "Address of the event data.").means(Meaning::DataAddress),
    unsigned("MofLength", 76, 4, "ULONG", "Size of the event data.").in_units("bytes").means(Meaning::Bytes),
    field("", 80, 4, "union", Kind::Union, "").with(&[
        unsigned("ClientContext", 80, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Hex),
        field("BufferContext", 80, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
            unsigned("ProcessorNumber", 80, 1, "UCHAR", "Processor number.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            unsigned("Alignment", 81, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
            unsigned("LoggerId", 82, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
    ]),
    field("", 84, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown; layout of 5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE", "Before5_1Ptr64", (88, 88), "Event as received by consumers before Windows Vista, regardless of its header type.", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Event header, translated if the event has another type of header.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 8, "ULONGLONG", "ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the caller's header.").at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Flags in the provider's input, processor times in a trace buffer.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time, if the kernel logged the event.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time, if the kernel logged the event.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, if a user-mode logger logged the event.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
    ]),
    unsigned("InstanceId", 48, 4, "ULONG", "Instance ID of the event.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 52, 4, "ULONG", "Parent instance ID.").means(Meaning::Identifier),
    field("ParentGuid", 56, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    address("MofData", 72, 8, "PVOID", "Address of the event data.").means(Meaning::DataAddress),
    unsigned("MofLength", 80, 4, "ULONG", "Size of the event data.").in_units("bytes").means(Meaning::Bytes),
    field("", 84, 4, "union", Kind::Union, "").with(&[
        unsigned("ClientContext", 84, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Hex),
        field("BufferContext", 84, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
            unsigned("ProcessorNumber", 84, 1, "UCHAR", "Processor number.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            unsigned("Alignment", 85, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
            unsigned("LoggerId", 86, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
    ]),
])
    .in_releases("releases unknown; layout of 5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_TRACE", "Before6_2Ptr32", (88, 88), "Event as received by consumers before Windows Vista, regardless of its header type.", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Event header, translated if the event has another type of header.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 2, 2, "union", Kind::Union, "Upper half of the marker at the start of every trace header.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("FieldTypeFlags", 2, 2, "USHORT", "The same two bytes as one number: 0xC00A or 0xC014.").at_path("Header.FieldTypeFlags").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 2, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
                unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.").at_path("Header.ThreadId").up_to(64).means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Processor times in a trace buffer, flags in the provider's input.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, instead of KernelTime and UserTime.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
    ]),
    unsigned("InstanceId", 48, 4, "ULONG", "Instance ID of the event.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 52, 4, "ULONG", "Parent instance ID.").means(Meaning::Identifier),
    field("ParentGuid", 56, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    address("MofData", 72, 4, "PVOID", "Address of the event data.").means(Meaning::DataAddress),
    unsigned("MofLength", 76, 4, "ULONG", "Size of the event data.").in_units("bytes").means(Meaning::Bytes),
    field("", 80, 4, "union", Kind::Union, "").with(&[
        unsigned("ClientContext", 80, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Hex),
        field("BufferContext", 80, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
            unsigned("ProcessorNumber", 80, 1, "UCHAR", "Processor number.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            unsigned("Alignment", 81, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
            unsigned("LoggerId", 82, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
    ]),
    field("", 84, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown; layout of 5.1..6.1 (32-bit)", &[holds(Pointer::Bits32, 1, 6)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_TRACE", "Before6_2Ptr64", (88, 88), "Event as received by consumers before Windows Vista, regardless of its header type.", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Event header, translated if the event has another type of header.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 2, 2, "union", Kind::Union, "Upper half of the marker at the start of every trace header.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("FieldTypeFlags", 2, 2, "USHORT", "The same two bytes as one number: 0xC00A or 0xC014.").at_path("Header.FieldTypeFlags").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 2, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
                unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.").at_path("Header.ThreadId").up_to(64).means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Processor times in a trace buffer, flags in the provider's input.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, instead of KernelTime and UserTime.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
    ]),
    unsigned("InstanceId", 48, 4, "ULONG", "Instance ID of the event.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 52, 4, "ULONG", "Parent instance ID.").means(Meaning::Identifier),
    field("ParentGuid", 56, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    address("MofData", 72, 8, "PVOID", "Address of the event data.").means(Meaning::DataAddress),
    unsigned("MofLength", 80, 4, "ULONG", "Size of the event data.").in_units("bytes").means(Meaning::Bytes),
    field("", 84, 4, "union", Kind::Union, "").with(&[
        unsigned("ClientContext", 84, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Hex),
        field("BufferContext", 84, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
            unsigned("ProcessorNumber", 84, 1, "UCHAR", "Processor number.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            unsigned("Alignment", 85, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
            unsigned("LoggerId", 86, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
    ]),
])
    .in_releases("releases unknown; layout of 5.1..6.1 (64-bit)", &[holds(Pointer::Bits64, 1, 6)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS]);
pub(crate) static LAYOUT_4: Layout = layout("EVENT_TRACE", "EventTracePtr32", (88, 88), "Event as received by consumers before Windows Vista, regardless of its header type.", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Event header, translated if the event has another type of header.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 2, 2, "union", Kind::Union, "Upper half of the marker at the start of every trace header.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("FieldTypeFlags", 2, 2, "USHORT", "The same two bytes as one number: 0xC00A or 0xC014.").at_path("Header.FieldTypeFlags").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 2, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
                unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.").at_path("Header.ThreadId").up_to(64).means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Processor times in a trace buffer, flags in the provider's input.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, instead of KernelTime and UserTime.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
    ]),
    unsigned("InstanceId", 48, 4, "ULONG", "Instance ID of the event.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 52, 4, "ULONG", "Parent instance ID.").means(Meaning::Identifier),
    field("ParentGuid", 56, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    address("MofData", 72, 4, "PVOID", "Address of the event data.").means(Meaning::DataAddress),
    unsigned("MofLength", 76, 4, "ULONG", "Size of the event data.").in_units("bytes").means(Meaning::Bytes),
    field("", 80, 4, "union", Kind::Union, "").with(&[
        unsigned("ClientContext", 80, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Hex),
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
    ]),
    field("", 84, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown; layout of 6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS]);
pub(crate) static LAYOUT_5: Layout = layout("EVENT_TRACE", "EventTracePtr64", (88, 88), "Event as received by consumers before Windows Vista, regardless of its header type.", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Event header, translated if the event has another type of header.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 2, 2, "union", Kind::Union, "Upper half of the marker at the start of every trace header.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("FieldTypeFlags", 2, 2, "USHORT", "The same two bytes as one number: 0xC00A or 0xC014.").at_path("Header.FieldTypeFlags").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 2, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
                unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.").at_path("Header.ThreadId").up_to(64).means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Processor times in a trace buffer, flags in the provider's input.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, instead of KernelTime and UserTime.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
    ]),
    unsigned("InstanceId", 48, 4, "ULONG", "Instance ID of the event.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 52, 4, "ULONG", "Parent instance ID.").means(Meaning::Identifier),
    field("ParentGuid", 56, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    address("MofData", 72, 8, "PVOID", "Address of the event data.").means(Meaning::DataAddress),
    unsigned("MofLength", 80, 4, "ULONG", "Size of the event data.").in_units("bytes").means(Meaning::Bytes),
    field("", 84, 4, "union", Kind::Union, "").with(&[
        unsigned("ClientContext", 84, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Hex),
        field("BufferContext", 84, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer that contains the event.").with(&[
            field("", 84, 2, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                field("", 84, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                    unsigned("ProcessorNumber", 84, 1, "UCHAR", "Processor number, as in releases before 6.2.").at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                    unsigned("Alignment", 85, 1, "UCHAR", "Alignment of events, always 8.").at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                ]),
                unsigned("ProcessorIndex", 84, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").at_path("BufferContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("LoggerId", 86, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
    ]),
])
    .in_releases("releases unknown; layout of 6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS]);
fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.0 (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before5_1Ptr32 / Before5_1Ptr32View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::event_trace_header::V5_0 = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u32 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length set_mof_length: u32 = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context set_client_context: u32 = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
    }
    bits {
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.0 (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before5_1Ptr64 / Before5_1Ptr64View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::event_trace_header::V5_0 = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u64 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length set_mof_length: u32 = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context set_client_context: u32 = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 84;
    }
    bits {
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.1..6.1 (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before6_2Ptr32 / Before6_2Ptr32View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u32 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length set_mof_length: u32 = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context set_client_context: u32 = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 80;
    }
    bits {
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.1..6.1 (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    owned Before6_2Ptr64 / Before6_2Ptr64View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u64 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length set_mof_length: u32 = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context set_client_context: u32 = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::etw_buffer_context::V6_0 = 84;
    }
    bits {
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 6.2+ (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    #[doc(alias = "EVENT_TRACE")]
    owned EventTracePtr32 / EventTracePtr32View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_4), LAYOUT_4;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u32 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length set_mof_length: u32 = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context set_client_context: u32 = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 80;
    }
    bits {
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 6.2+ (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
    #[doc(alias = "EVENT_TRACE")]
    owned EventTracePtr64 / EventTracePtr64View: lone [88] "EVENT_TRACE" Table::form(&LAYOUT_5), LAYOUT_5;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data set_mof_data: u64 = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length set_mof_length: u32 = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context set_client_context: u32 = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54. Returns a copy.
        buffer_context set_buffer_context: crate::buffers::EtwBufferContext = 84;
    }
    bits {
    }
}

/// Alias of [`EventTracePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventTracePtr32` or `EventTracePtr64`"]
pub type EventTrace = EventTracePtr64;
/// Alias of [`EventTracePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventTracePtr32View` or `EventTracePtr64View`"]
pub type EventTraceView<'a> = EventTracePtr64View<'a>;
any_form! {
    "EVENT_TRACE" {
        /// Releases unknown; layout of 5.0 (32-bit).
        Before5_1Ptr32(Before5_1Ptr32, fixed) = 0,
        /// Releases unknown; layout of 5.0 (64-bit).
        Before5_1Ptr64(Before5_1Ptr64, fixed) = 1,
        /// Releases unknown; layout of 5.1..6.1 (32-bit).
        Before6_2Ptr32(Before6_2Ptr32, fixed) = 2,
        /// Releases unknown; layout of 5.1..6.1 (64-bit).
        Before6_2Ptr64(Before6_2Ptr64, fixed) = 3,
        /// Releases unknown; layout of 6.2+ (32-bit).
        EventTracePtr32(EventTracePtr32, fixed) = 4,
        /// Releases unknown; layout of 6.2+ (64-bit).
        EventTracePtr64(EventTracePtr64, fixed) = 5,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
    Bits32 1..=6 => 2,
    Bits64 1..=6 => 3,
    Bits32 7..=255 => 4,
    Bits64 7..=255 => 5,
}
