// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a trace buffer, in memory and in a log file.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_BUFFER_HEADER", "V5_0Ptr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 32, "struct", Kind::Struct, "List links in memory.").with(&[
            unsigned("Reserved1", 0, 8, "ULONGLONG", "").means(Meaning::Reserved),
            unsigned("Reserved2", 8, 8, "ULONGLONG", "").means(Meaning::Reserved),
            field("Reserved3", 16, 8, "LARGE_INTEGER", Kind::Signed, "").means(Meaning::Reserved),
            field("Entry", 24, 8, "LIST_ENTRY", Kind::Struct, "Link in the list of free buffers.").with(&[
                address("Flink", 24, 4, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                address("Blink", 28, 4, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            field("ReferenceCount", 0, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.").means(Meaning::Count),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            unsigned("UsePerfClock", 12, 4, "ULONG", "").of_unknown_purpose(),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
            field("Guid", 24, 16, "GUID", Kind::Guid, "At the offset of Guid in WNODE_HEADER.").means(Meaning::Guid),
            field("ClientContext", 40, 4, "WMI_CLIENT_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, as in ETW_BUFFER_CONTEXT.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
            ]),
            unsigned("Flags", 44, 4, "ULONG", "State of the buffer. No use of single bits was observed.").means(Meaning::Flags),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("EventsLost", 52, 4, "ULONG", "Number of lost events.").means(Meaning::Count),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("InstanceGuid", 56, 16, "GUID", Kind::Guid, "").of_unknown_purpose(),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("LoggerContext", 56, 4, "PVOID", "Pointer to the kernel's logger structure.").means(Meaning::KernelObject),
            field("GlobalEntry", 60, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 60, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_BUFFER_HEADER", "V5_0Ptr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 40, "struct", Kind::Struct, "List links in memory.").with(&[
            unsigned("Reserved1", 0, 8, "ULONGLONG", "").means(Meaning::Reserved),
            unsigned("Reserved2", 8, 8, "ULONGLONG", "").means(Meaning::Reserved),
            field("Reserved3", 16, 8, "LARGE_INTEGER", Kind::Signed, "").means(Meaning::Reserved),
            field("Entry", 24, 16, "LIST_ENTRY", Kind::Struct, "Link in the list of free buffers.").with(&[
                address("Flink", 24, 8, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                address("Blink", 32, 8, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            field("ReferenceCount", 0, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.").means(Meaning::Count),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            unsigned("UsePerfClock", 12, 4, "ULONG", "").of_unknown_purpose(),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
            field("Guid", 24, 16, "GUID", Kind::Guid, "At the offset of Guid in WNODE_HEADER.").means(Meaning::Guid),
            field("ClientContext", 40, 4, "WMI_CLIENT_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, as in ETW_BUFFER_CONTEXT.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
            ]),
            unsigned("Flags", 44, 4, "ULONG", "State of the buffer. No use of single bits was observed.").means(Meaning::Flags),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("EventsLost", 52, 4, "ULONG", "Number of lost events.").means(Meaning::Count),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("InstanceGuid", 56, 16, "GUID", Kind::Guid, "").of_unknown_purpose(),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("LoggerContext", 56, 8, "PVOID", "Pointer to the kernel's logger structure.").means(Meaning::KernelObject),
            field("GlobalEntry", 64, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 64, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_BUFFER_HEADER", "V5_1Ptr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 32, "struct", Kind::Struct, "List links in memory.").with(&[
            unsigned("Reserved1", 0, 8, "ULONGLONG", "").means(Meaning::Reserved),
            unsigned("Reserved2", 8, 8, "ULONGLONG", "").means(Meaning::Reserved),
            field("Reserved3", 16, 8, "LARGE_INTEGER", Kind::Signed, "").means(Meaning::Reserved),
            field("", 24, 8, "union", Kind::Union, "").with(&[
                field("", 24, 8, "struct", Kind::Struct, "").with(&[
                    address("Alignment", 24, 4, "PVOID", "Offsets the next field by the size of a pointer.").means(Meaning::Reserved),
                    field("SlistEntry", 28, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the list of free buffers.").with(&[
                        address("Next", 28, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                field("Entry", 24, 8, "LIST_ENTRY", Kind::Struct, "No use observed. Assumed to remain from 5.0.").with(&[
                    address("Flink", 24, 4, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    address("Blink", 28, 4, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                ]),
            ]),
        ]),
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            field("ReferenceCount", 0, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.").means(Meaning::Count),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            unsigned("UsePerfClock", 12, 4, "ULONG", "").of_unknown_purpose(),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
            field("Guid", 24, 16, "GUID", Kind::Guid, "At the offset of Guid in WNODE_HEADER.").means(Meaning::Guid),
            field("ClientContext", 40, 4, "WMI_CLIENT_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, as in ETW_BUFFER_CONTEXT.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                field("State", 44, 4, "WMI_BUFFER_STATE", Kind::Struct, "Current use of the buffer.").with(&[
                    field("", 44, 4, "ULONG", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]).with(&[
                        bit("Free", (44, 4), "ULONG", 0, 1, "The buffer is free.").at_path("State.Free").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("InUse", (44, 4), "ULONG", 1, 1, "The buffer is in use.").at_path("State.InUse").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Flush", (44, 4), "ULONG", 2, 1, "").at_path("State.Flush").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Unused", (44, 4), "ULONG", 3, 29, "").at_path("State.Unused").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                unsigned("Flags", 44, 4, "ULONG", "All bits of the state as one number.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("EventsLost", 52, 4, "ULONG", "Number of lost events.").means(Meaning::Count),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("InstanceGuid", 56, 16, "GUID", Kind::Guid, "").of_unknown_purpose(),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("LoggerContext", 56, 4, "PVOID", "Pointer to the kernel's logger structure.").means(Meaning::KernelObject),
            field("GlobalEntry", 60, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 60, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("5.1 (32-bit)", &[holds(Pointer::Bits32, 1, 1)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_BUFFER_HEADER", "V5_1Ptr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 40, "struct", Kind::Struct, "List links in memory.").with(&[
            unsigned("Reserved1", 0, 8, "ULONGLONG", "").means(Meaning::Reserved),
            unsigned("Reserved2", 8, 8, "ULONGLONG", "").means(Meaning::Reserved),
            field("Reserved3", 16, 8, "LARGE_INTEGER", Kind::Signed, "").means(Meaning::Reserved),
            field("", 24, 16, "union", Kind::Union, "").with(&[
                field("", 24, 16, "struct", Kind::Struct, "").with(&[
                    address("Alignment", 24, 8, "PVOID", "Offsets the next field by the size of a pointer.").means(Meaning::Reserved),
                    field("SlistEntry", 32, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the list of free buffers.").with(&[
                        address("Next", 32, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                field("Entry", 24, 16, "LIST_ENTRY", Kind::Struct, "No use observed. Assumed to remain from 5.0.").with(&[
                    address("Flink", 24, 8, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    address("Blink", 32, 8, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                ]),
            ]),
        ]),
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            field("ReferenceCount", 0, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.").means(Meaning::Count),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            unsigned("UsePerfClock", 12, 4, "ULONG", "").of_unknown_purpose(),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
            field("Guid", 24, 16, "GUID", Kind::Guid, "At the offset of Guid in WNODE_HEADER.").means(Meaning::Guid),
            field("ClientContext", 40, 4, "WMI_CLIENT_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, as in ETW_BUFFER_CONTEXT.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                field("State", 44, 4, "WMI_BUFFER_STATE", Kind::Struct, "Current use of the buffer.").with(&[
                    field("", 44, 4, "ULONG", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]).with(&[
                        bit("Free", (44, 4), "ULONG", 0, 1, "The buffer is free.").at_path("State.Free").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("InUse", (44, 4), "ULONG", 1, 1, "The buffer is in use.").at_path("State.InUse").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Flush", (44, 4), "ULONG", 2, 1, "").at_path("State.Flush").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Unused", (44, 4), "ULONG", 3, 29, "").at_path("State.Unused").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                unsigned("Flags", 44, 4, "ULONG", "All bits of the state as one number.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("EventsLost", 52, 4, "ULONG", "Number of lost events.").means(Meaning::Count),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("InstanceGuid", 56, 16, "GUID", Kind::Guid, "").of_unknown_purpose(),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("LoggerContext", 56, 8, "PVOID", "Pointer to the kernel's logger structure.").means(Meaning::KernelObject),
            field("GlobalEntry", 64, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 64, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("5.1 (64-bit)", &[holds(Pointer::Bits64, 1, 1)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_4: Layout = layout("WMI_BUFFER_HEADER", "V5_2Ptr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 32, "struct", Kind::Struct, "List links in memory.").with(&[
            unsigned("Reserved1", 0, 8, "ULONGLONG", "").means(Meaning::Reserved),
            unsigned("Reserved2", 8, 8, "ULONGLONG", "").means(Meaning::Reserved),
            field("Reserved3", 16, 8, "LARGE_INTEGER", Kind::Signed, "").means(Meaning::Reserved),
            field("", 24, 8, "union", Kind::Union, "").with(&[
                field("", 24, 8, "struct", Kind::Struct, "").with(&[
                    address("Alignment", 24, 4, "PVOID", "Offsets the next field by the size of a pointer.").means(Meaning::Reserved),
                    field("SlistEntry", 28, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the list of free buffers.").with(&[
                        address("Next", 28, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                field("Entry", 24, 8, "LIST_ENTRY", Kind::Struct, "No use observed. Assumed to remain from 5.0.").with(&[
                    address("Flink", 24, 4, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    address("Blink", 28, 4, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                ]),
            ]),
        ]),
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            field("ReferenceCount", 0, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.").means(Meaning::Count),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            unsigned("UsePerfClock", 12, 4, "ULONG", "").of_unknown_purpose(),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
            field("Guid", 24, 16, "GUID", Kind::Guid, "At the offset of Guid in WNODE_HEADER.").means(Meaning::Guid),
            field("ClientContext", 40, 4, "WMI_CLIENT_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, as in ETW_BUFFER_CONTEXT.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                field("State", 44, 4, "WMI_BUFFER_STATE", Kind::Struct, "Current use of the buffer.").with(&[
                    field("", 44, 4, "ULONG", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]).with(&[
                        bit("Free", (44, 4), "ULONG", 0, 1, "The buffer is free.").at_path("State.Free").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("InUse", (44, 4), "ULONG", 1, 1, "The buffer is in use.").at_path("State.InUse").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Flush", (44, 4), "ULONG", 2, 1, "").at_path("State.Flush").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Unused", (44, 4), "ULONG", 3, 29, "").at_path("State.Unused").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                unsigned("Flags", 44, 4, "ULONG", "All bits of the state as one number.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("InstanceGuid", 56, 16, "GUID", Kind::Guid, "").of_unknown_purpose(),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("LoggerContext", 56, 4, "PVOID", "Pointer to the kernel's logger structure.").means(Meaning::KernelObject),
            field("GlobalEntry", 60, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 60, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("5.2 (32-bit)", &[holds(Pointer::Bits32, 2, 3)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_5: Layout = layout("WMI_BUFFER_HEADER", "V5_2Ptr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 40, "struct", Kind::Struct, "List links in memory.").with(&[
            unsigned("Reserved1", 0, 8, "ULONGLONG", "").means(Meaning::Reserved),
            unsigned("Reserved2", 8, 8, "ULONGLONG", "").means(Meaning::Reserved),
            field("Reserved3", 16, 8, "LARGE_INTEGER", Kind::Signed, "").means(Meaning::Reserved),
            field("", 24, 16, "union", Kind::Union, "").with(&[
                field("", 24, 16, "struct", Kind::Struct, "").with(&[
                    address("Alignment", 24, 8, "PVOID", "Offsets the next field by the size of a pointer.").means(Meaning::Reserved),
                    field("SlistEntry", 32, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the list of free buffers.").with(&[
                        address("Next", 32, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                field("Entry", 24, 16, "LIST_ENTRY", Kind::Struct, "No use observed. Assumed to remain from 5.0.").with(&[
                    address("Flink", 24, 8, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    address("Blink", 32, 8, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                ]),
            ]),
        ]),
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            field("ReferenceCount", 0, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.").means(Meaning::Count),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            unsigned("UsePerfClock", 12, 4, "ULONG", "").of_unknown_purpose(),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
            field("Guid", 24, 16, "GUID", Kind::Guid, "At the offset of Guid in WNODE_HEADER.").means(Meaning::Guid),
            field("ClientContext", 40, 4, "WMI_CLIENT_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, as in ETW_BUFFER_CONTEXT.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                field("State", 44, 4, "WMI_BUFFER_STATE", Kind::Struct, "Current use of the buffer.").with(&[
                    field("", 44, 4, "ULONG", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]).with(&[
                        bit("Free", (44, 4), "ULONG", 0, 1, "The buffer is free.").at_path("State.Free").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("InUse", (44, 4), "ULONG", 1, 1, "The buffer is in use.").at_path("State.InUse").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Flush", (44, 4), "ULONG", 2, 1, "").at_path("State.Flush").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                        bit("Unused", (44, 4), "ULONG", 3, 29, "").at_path("State.Unused").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_STATE, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                    ]),
                ]),
                unsigned("Flags", 44, 4, "ULONG", "All bits of the state as one number.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("InstanceGuid", 56, 16, "GUID", Kind::Guid, "").of_unknown_purpose(),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("LoggerContext", 56, 8, "PVOID", "Pointer to the kernel's logger structure.").means(Meaning::KernelObject),
            field("GlobalEntry", 64, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 64, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("5.2 (64-bit)", &[holds(Pointer::Bits64, 2, 3)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_6: Layout = layout("WMI_BUFFER_HEADER", "V6_0Ptr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end.").in_units("bytes").means(Meaning::Bytes),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.").means(Meaning::Count),
            field("", 16, 8, "union", Kind::Union, "").with(&[
                field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
                field("StartPerfClock", 16, 8, "LARGE_INTEGER", Kind::Signed, "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
            ]),
            field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
            unsigned("Spare0", 32, 4, "ULONG", "").means(Meaning::Reserved),
            unsigned("Spare1", 36, 4, "ULONG", "").means(Meaning::Reserved),
            field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
                unsigned("Flags", 44, 4, "ULONG", "Remains from 5.2, unused.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time. From 6.1 this is the name of a member of ReferenceTime."),
        field("Entry", 56, 8, "LIST_ENTRY", Kind::Struct, "Link in a list of the logger. Before 6.0 it is at 0x18.").with(&[
            address("Flink", 56, 4, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 60, 4, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("SlistEntry", 56, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at 0x20.").with(&[
            address("Next", 56, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("NextBuffer", 56, 4, "WMI_BUFFER_HEADER *", "Next buffer to flush. From late 6.0 it is at 0x20.").means(Meaning::DataAddress),
            field("GlobalEntry", 60, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 60, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("early 6.0 (32-bit)", &[holds(Pointer::Bits32, 4, 4)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_7: Layout = layout("WMI_BUFFER_HEADER", "V6_0Ptr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end.").in_units("bytes").means(Meaning::Bytes),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.").means(Meaning::Count),
            field("", 16, 8, "union", Kind::Union, "").with(&[
                field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
                field("StartPerfClock", 16, 8, "LARGE_INTEGER", Kind::Signed, "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
            ]),
            field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
            unsigned("Spare0", 32, 4, "ULONG", "").means(Meaning::Reserved),
            unsigned("Spare1", 36, 4, "ULONG", "").means(Meaning::Reserved),
            field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
                unsigned("Flags", 44, 4, "ULONG", "Remains from 5.2, unused.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time. From 6.1 this is the name of a member of ReferenceTime."),
        field("Entry", 56, 16, "LIST_ENTRY", Kind::Struct, "Link in a list of the logger. Before 6.0 it is at 0x18.").with(&[
            address("Flink", 56, 8, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 64, 8, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("SlistEntry", 56, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at 0x20.").with(&[
            address("Next", 56, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("NextBuffer", 56, 8, "WMI_BUFFER_HEADER *", "Next buffer to flush. From late 6.0 it is at 0x20.").means(Meaning::DataAddress),
            field("GlobalEntry", 64, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 64, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
    ]),
])
    .in_releases("early 6.0 (64-bit)", &[holds(Pointer::Bits64, 4, 4)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_8: Layout = layout("WMI_BUFFER_HEADER", "V6_0LatePtr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end.").in_units("bytes").means(Meaning::Bytes),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.").means(Meaning::Count),
            field("", 16, 8, "union", Kind::Union, "").with(&[
                field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
                field("StartPerfClock", 16, 8, "LARGE_INTEGER", Kind::Signed, "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
            ]),
            field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
            field("", 32, 8, "union", Kind::Union, "").with(&[
                field("Padding0", 32, 8, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, "").means(Meaning::Reserved),
                field("SlistEntry", 32, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in a list of the logger. In early 6.0 it is at 0x38.").with(&[
                    address("Next", 32, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                ]),
                address("NextBuffer", 32, 4, "WMI_BUFFER_HEADER *", "Next buffer to flush. In early 6.0 it is at 0x38.").means(Meaning::DataAddress),
            ]),
            field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
                unsigned("Flags", 44, 4, "ULONG", "Remains from 5.2, unused.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time. From 6.1 this is the name of a member of ReferenceTime."),
        field("Entry", 56, 8, "LIST_ENTRY", Kind::Struct, "Link in a list of the logger. Before 6.0 it is at 0x18.").with(&[
            address("Flink", 56, 4, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 60, 4, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("Padding2", 56, 4, "PVOID", "").means(Meaning::Reserved),
            field("GlobalEntry", 60, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 60, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("Pointer0", 56, 4, "PVOID", "").of_unknown_purpose(),
            address("Pointer1", 60, 4, "PVOID", "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("late 6.0 (32-bit)", &[holds(Pointer::Bits32, 5, 5)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_9: Layout = layout("WMI_BUFFER_HEADER", "V6_0LatePtr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    field("", 0, 48, "union", Kind::Union, "Fields that overlay a WNODE_HEADER.").with(&[
        field("Wnode", 0, 48, "WNODE_HEADER", Kind::Struct, "Header from which the structure is derived.").with(&[
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
        field("", 0, 48, "struct", Kind::Struct, "Fields that 6.1 retains without the WNODE_HEADER.").with(&[
            unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end.").in_units("bytes").means(Meaning::Bytes),
            unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header.").in_units("bytes").means(Meaning::Bytes),
            unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
            field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.").means(Meaning::Count),
            field("", 16, 8, "union", Kind::Union, "").with(&[
                field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed.").means(Meaning::TimeStamp),
                field("StartPerfClock", 16, 8, "LARGE_INTEGER", Kind::Signed, "Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
            ]),
            field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
            field("", 32, 8, "union", Kind::Union, "").with(&[
                field("Padding0", 32, 8, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, "").means(Meaning::Reserved),
                field("SlistEntry", 32, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in a list of the logger. In early 6.0 it is at 0x38.").with(&[
                    address("Next", 32, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
                ]),
                address("NextBuffer", 32, 8, "WMI_BUFFER_HEADER *", "Next buffer to flush. In early 6.0 it is at 0x38.").means(Meaning::DataAddress),
            ]),
            field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
                unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 44, 4, "union", Kind::Union, "").with(&[
                unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
                unsigned("Flags", 44, 4, "ULONG", "Remains from 5.2, unused.").means(Meaning::Flags),
            ]),
        ]),
    ]),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time. From 6.1 this is the name of a member of ReferenceTime."),
        field("Entry", 56, 16, "LIST_ENTRY", Kind::Struct, "Link in a list of the logger. Before 6.0 it is at 0x18.").with(&[
            address("Flink", 56, 8, "LIST_ENTRY *", "Next link.").at_path("Entry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 64, 8, "LIST_ENTRY *", "Previous link.").at_path("Entry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("Padding2", 56, 8, "PVOID", "").means(Meaning::Reserved),
            field("GlobalEntry", 64, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
                address("Next", 64, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            ]),
        ]),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("Pointer0", 56, 8, "PVOID", "").of_unknown_purpose(),
            address("Pointer1", 64, 8, "PVOID", "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("late 6.0 (64-bit)", &[holds(Pointer::Bits64, 5, 5)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_10: Layout = layout("WMI_BUFFER_HEADER", "V6_1Ptr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
    field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME."),
    field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
    field("", 32, 8, "union", Kind::Union, "").with(&[
        field("Padding0", 32, 8, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, "").means(Meaning::Reserved),
        field("SlistEntry", 32, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the local list while the logger flushes.").with(&[
            address("Next", 32, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        address("NextBuffer", 32, 4, "WMI_BUFFER_HEADER *", "Next buffer to flush.").means(Meaning::DataAddress),
    ]),
    field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
        unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
        unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("ReferenceTime", 56, 16, "ETW_REF_CLOCK", Kind::Struct, "Reference time of the session, for stored real-time events.").with(&[
            field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time.").at_path("ReferenceTime.StartTime").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            field("StartPerfClock", 64, 8, "LARGE_INTEGER", Kind::Signed, "The same moment on the performance clock.").at_path("ReferenceTime.StartPerfClock").in_units("performance counter ticks").means(Meaning::PerformanceCounter).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("GlobalEntry", 56, 8, "LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
            address("Flink", 56, 4, "LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 60, 4, "LIST_ENTRY *", "Previous link.").at_path("GlobalEntry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("Pointer0", 56, 4, "PVOID", "").of_unknown_purpose(),
            address("Pointer1", 60, 4, "PVOID", "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("6.1 (32-bit)", &[holds(Pointer::Bits32, 6, 6)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_11: Layout = layout("WMI_BUFFER_HEADER", "V6_1Ptr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
    field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME."),
    field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
    field("", 32, 8, "union", Kind::Union, "").with(&[
        field("Padding0", 32, 8, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, "").means(Meaning::Reserved),
        field("SlistEntry", 32, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the local list while the logger flushes.").with(&[
            address("Next", 32, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        address("NextBuffer", 32, 8, "WMI_BUFFER_HEADER *", "Next buffer to flush.").means(Meaning::DataAddress),
    ]),
    field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
        unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
        unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("ReferenceTime", 56, 16, "ETW_REF_CLOCK", Kind::Struct, "Reference time of the session, for stored real-time events.").with(&[
            field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time.").at_path("ReferenceTime.StartTime").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            field("StartPerfClock", 64, 8, "LARGE_INTEGER", Kind::Signed, "The same moment on the performance clock.").at_path("ReferenceTime.StartPerfClock").in_units("performance counter ticks").means(Meaning::PerformanceCounter).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("GlobalEntry", 56, 16, "LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
            address("Flink", 56, 8, "LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 64, 8, "LIST_ENTRY *", "Previous link.").at_path("GlobalEntry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("Pointer0", 56, 8, "PVOID", "").of_unknown_purpose(),
            address("Pointer1", 64, 8, "PVOID", "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("6.1 (64-bit)", &[holds(Pointer::Bits64, 6, 6)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_12: Layout = layout("WMI_BUFFER_HEADER", "WmiBufferHeaderPtr32", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
    field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME."),
    field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
    field("", 32, 8, "union", Kind::Union, "").with(&[
        field("", 32, 8, "ULONGLONG", Kind::Bits, "Clock, in buffers of debugging information sent to a debugger. In other buffers these bytes are an address or zero.").in_use_when(when(number("BufferType", Place::Fixed { offset: 54, size: 2, start: 0, width: 16, signed: false }, 0xffff, 0), Some(7))).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]).with(&[
            bit("ClockType", (32, 8), "ULONGLONG", 0, 3, "Clock of the time stamps.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
            bit("Frequency", (32, 8), "ULONGLONG", 3, 61, "Frequency of that clock.").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
        ]),
        field("SlistEntry", 32, 4, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the local list while the logger flushes.").with(&[
            address("Next", 32, 4, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        address("NextBuffer", 32, 4, "WMI_BUFFER_HEADER *", "Next buffer to flush.").means(Meaning::DataAddress),
    ]),
    field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
        field("", 40, 2, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
            field("", 40, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number, as in releases before 6.2.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, always 8.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorIndex", 40, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").at_path("ClientContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("ReferenceTime", 56, 16, "ETW_REF_CLOCK", Kind::Struct, "Reference time of the session, for stored real-time events.").with(&[
            field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time.").at_path("ReferenceTime.StartTime").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            field("StartPerfClock", 64, 8, "LARGE_INTEGER", Kind::Signed, "The same moment on the performance clock.").at_path("ReferenceTime.StartPerfClock").in_units("performance counter ticks").means(Meaning::PerformanceCounter).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("GlobalEntry", 56, 8, "LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
            address("Flink", 56, 4, "LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 60, 4, "LIST_ENTRY *", "Previous link.").at_path("GlobalEntry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 8, "struct", Kind::Struct, "").with(&[
            address("Pointer0", 56, 4, "PVOID", "").of_unknown_purpose(),
            address("Pointer1", 60, 4, "PVOID", "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_13: Layout = layout("WMI_BUFFER_HEADER", "WmiBufferHeaderPtr64", (72, 72), "Header of a trace buffer, in memory and in a log file.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("SavedOffset", 4, 4, "ULONG", "Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("CurrentOffset", 8, 4, "ULONG", "Offset at which the logger writes the next event.").in_units("bytes").means(Meaning::Bytes),
    field("ReferenceCount", 12, 4, "LONG", Kind::Signed, "Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::OBSERVED_TRACES]),
    field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME."),
    field("SequenceNumber", 24, 8, "LONGLONG", Kind::Signed, "Sequence number of the buffer within its session.").means(Meaning::SequenceNumber),
    field("", 32, 8, "union", Kind::Union, "").with(&[
        field("", 32, 8, "ULONGLONG", Kind::Bits, "Clock, in buffers of debugging information sent to a debugger. In other buffers these bytes are an address or zero.").in_use_when(when(number("BufferType", Place::Fixed { offset: 54, size: 2, start: 0, width: 16, signed: false }, 0xffff, 0), Some(7))).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]).with(&[
            bit("ClockType", (32, 8), "ULONGLONG", 0, 3, "Clock of the time stamps.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
            bit("Frequency", (32, 8), "ULONGLONG", 3, 61, "Frequency of that clock.").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
        ]),
        field("SlistEntry", 32, 8, "SINGLE_LIST_ENTRY", Kind::Struct, "Link in the local list while the logger flushes.").with(&[
            address("Next", 32, 8, "SINGLE_LIST_ENTRY *", "Next link.").at_path("SlistEntry.Next").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        address("NextBuffer", 32, 8, "WMI_BUFFER_HEADER *", "Next buffer to flush.").means(Meaning::DataAddress),
    ]),
    field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
        field("", 40, 2, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
            field("", 40, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number, as in releases before 6.2.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, always 8.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorIndex", 40, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").at_path("ClientContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("State", 44, 4, "ETW_BUFFER_STATE", "Current use of the buffer.").of(crate::buffers::EtwBufferState::VALUES).means(Meaning::Enumeration),
    unsigned("Offset", 48, 4, "ULONG", "Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("BufferFlag", 52, 2, "USHORT", "Whether the buffer is compressed, a flush marker, or follows a loss.").of(crate::buffers::EtwBufferFlag::VALUES).means(Meaning::Flags),
    unsigned("BufferType", 54, 2, "USHORT", "Type of data in the buffer.").of(crate::buffers::EtwBufferType::VALUES).means(Meaning::Enumeration),
    field("", 56, 16, "union", Kind::Union, "Logger data at the end of the header.").with(&[
        field("Padding1", 56, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
        field("ReferenceTime", 56, 16, "ETW_REF_CLOCK", Kind::Struct, "Reference time of the session, for stored real-time events.").with(&[
            field("StartTime", 56, 8, "LARGE_INTEGER", Kind::Signed, "Reference time.").at_path("ReferenceTime.StartTime").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            field("StartPerfClock", 64, 8, "LARGE_INTEGER", Kind::Signed, "The same moment on the performance clock.").at_path("ReferenceTime.StartPerfClock").in_units("performance counter ticks").means(Meaning::PerformanceCounter).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("GlobalEntry", 56, 16, "LIST_ENTRY", Kind::Struct, "Link in the logger's global list.").with(&[
            address("Flink", 56, 8, "LIST_ENTRY *", "Next link.").at_path("GlobalEntry.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
            address("Blink", 64, 8, "LIST_ENTRY *", "Previous link.").at_path("GlobalEntry.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        ]),
        field("", 56, 16, "struct", Kind::Struct, "").with(&[
            address("Pointer0", 56, 8, "PVOID", "").of_unknown_purpose(),
            address("Pointer1", 64, 8, "PVOID", "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr64 / V5_0Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.1 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr32 / V5_1Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_2), LAYOUT_2;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.1 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr64 / V5_1Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_3), LAYOUT_3;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.2 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr32 / V5_2Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_4), LAYOUT_4;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr32 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.2 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr64 / V5_2Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_5), LAYOUT_5;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode set_wnode: crate::headers::WnodeHeaderPtr64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 set_reserved1: u64 = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 set_reserved2: u64 = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for early 6.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr32 / V6_0Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_6), LAYOUT_6;
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
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Reserved or padding, according to a source. `ULONG Spare0` at 0x20.
        spare0 set_spare0: u32 = 32;
        /// Reserved or padding, according to a source. `ULONG Spare1` at 0x24.
        spare1 set_spare1: u32 = 36;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for early 6.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr64 / V6_0Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_7), LAYOUT_7;
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
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Reserved or padding, according to a source. `ULONG Spare0` at 0x20.
        spare0 set_spare0: u32 = 32;
        /// Reserved or padding, according to a source. `ULONG Spare1` at 0x24.
        spare1 set_spare1: u32 = 36;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags set_flags: u32 = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for late 6.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0LatePtr32 / V6_0LatePtr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_8), LAYOUT_8;
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
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time set_start_time: i64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr32 = 56;
        /// Reserved or padding, according to a source. `PVOID Padding2` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for late 6.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0LatePtr64 / V6_0LatePtr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_9), LAYOUT_9;
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
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock set_start_perf_clock: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 set_padding1: [u32; 4] = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time set_start_time: i64 = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry set_entry: crate::buffers::ListEntryPtr64 = 56;
        /// Reserved or padding, according to a source. `PVOID Padding2` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.1 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_1Ptr32 / V6_1Ptr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_10), LAYOUT_10;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
        padding0 set_padding0: [u32; 2] = 32;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr32 = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u32 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.1 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_1Ptr64 / V6_1Ptr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_11), LAYOUT_11;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number set_sequence_number: i64 = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
        padding0 set_padding0: [u32; 2] = 32;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry set_slist_entry: crate::buffers::SingleListEntryPtr64 = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer set_next_buffer: u64 = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state set_state: crate::buffers::EtwBufferState = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.2+ (32-bit), assumed unchanged after 2004.
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
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
    owned WmiBufferHeaderPtr32 / WmiBufferHeaderPtr32View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_12), LAYOUT_12;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
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

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.2+ (64-bit), assumed unchanged after 2004.
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
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
    owned WmiBufferHeaderPtr64 / WmiBufferHeaderPtr64View: lone [72] "WMI_BUFFER_HEADER" Table::form(&LAYOUT_13), LAYOUT_13;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset set_saved_offset: u32 = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset set_current_offset: u32 = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count set_reference_count: i32 = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
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
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset set_offset: u32 = 48;
        /// Whether the buffer is compressed, a flush marker, or follows a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag set_buffer_flag: crate::buffers::EtwBufferFlag = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type set_buffer_type: crate::buffers::EtwBufferType = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
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

/// Alias of [`WmiBufferHeaderPtr32`], named by the first release of the form.
pub type V6_2Ptr32 = WmiBufferHeaderPtr32;
/// Alias of [`WmiBufferHeaderPtr32View`], named by the first release of the form.
pub type V6_2Ptr32View<'a> = WmiBufferHeaderPtr32View<'a>;
/// Alias of [`WmiBufferHeaderPtr64`], named by the first release of the form.
pub type V6_2Ptr64 = WmiBufferHeaderPtr64;
/// Alias of [`WmiBufferHeaderPtr64View`], named by the first release of the form.
pub type V6_2Ptr64View<'a> = WmiBufferHeaderPtr64View<'a>;
/// Alias of [`WmiBufferHeaderPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiBufferHeaderPtr32` or `WmiBufferHeaderPtr64`"]
pub type WmiBufferHeader = WmiBufferHeaderPtr64;
/// Alias of [`WmiBufferHeaderPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiBufferHeaderPtr32View` or `WmiBufferHeaderPtr64View`"]
pub type WmiBufferHeaderView<'a> = WmiBufferHeaderPtr64View<'a>;
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
