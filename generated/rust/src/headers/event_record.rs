// Generated from spec/structs/EVENT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! An event as a consumer receives it, whatever its header in the trace.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_HEADER, &sources::MINGW_W64_EVNTCONS];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_EVENT_HEADER, &sources::MICROSOFT_EVENT_HEADER];
const SOURCES_2: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::PHNT_NTWMI, &sources::CHAPPELL_EVENT_HEADER];
const SOURCES_3: &[&Source] =
    &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI];
const SOURCES_4: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::OBSERVED_TRACES];
const SOURCES_5: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MINGW_W64_EVNTCONS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_RECORD", "Before6_2Ptr32")
    .size(104)
    .summary("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 5.0..6.1 (32-bit)", &[holds(Pointer::Bits32, 0, 6)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER", "EventHeader").at(0..80)
            .doc("Header of the event, converted if the trace has another.").with(&[
            unsigned("USHORT", "Size").at(0..2)
                .doc("Size of the event: this header, all extended data items and the data.")
                .at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("USHORT", "HeaderType").at(2..4)
                .doc("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT", "Flags").at(4..6)
                .doc("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags)
                .stated_by(SOURCES),
            unsigned("USHORT", "EventProperty").at(6..8).doc("How to decode the event data.")
                .at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES)
                .means(Meaning::Flags).stated_by(SOURCES_1),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread that wrote the event.")
                .at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process that wrote the event.")
                .at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                .doc("Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            field("GUID", "ProviderId", Kind::Guid).at(24..40).doc("Provider GUID.").at_path("EventHeader.ProviderId")
                .means(Meaning::Guid).stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR", "EventDescriptor").at(40..56)
                .doc("Identity of the event within its provider.").at_path("EventHeader.EventDescriptor")
                .stated_by(SOURCES).with(&[
                unsigned("USHORT", "Id").at(40..42).doc("Event ID.").at_path("EventHeader.EventDescriptor.Id")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Version").at(42..43).doc("Version of the event data.")
                    .at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR", "Channel").at(43..44).doc("Channel that receives the event.")
                    .at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Level").at(44..45)
                    .doc("Severity or verbosity of the event. Lower values are more severe.")
                    .at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR", "Opcode").at(45..46).doc("Opcode: the step within the task.")
                    .at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT", "Task").at(46..48).doc("Task: the part of the provider that logs the event.")
                    .at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("ULONGLONG", "Keyword").at(48..56)
                    .doc("Keywords: the groups that contain the event, one bit per group.")
                    .at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(SOURCES_2),
            ]),
            union("union", "").at(56..64).doc("Processor times.").stated_by(SOURCES_1).with(&[
                structure("struct", "").at(56..64).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "KernelTime").at(56..60).doc("Kernel-mode processor time of the thread.")
                        .at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG", "UserTime").at(60..64).doc("User-mode processor time of the thread.")
                        .at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                ]),
                unsigned("ULONG64", "ProcessorTime").at(56..64)
                    .doc("Processor time of the thread, if a user-mode logger logged the event.")
                    .at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks)
                    .stated_by(SOURCES_1),
            ]),
            field("GUID", "ActivityId", Kind::Guid).at(64..80).doc("Activity ID.").at_path("EventHeader.ActivityId")
                .means(Meaning::ActivityId).stated_by(SOURCES),
        ]),
        structure("ETW_BUFFER_CONTEXT", "BufferContext").at(80..84)
            .doc("Processor and logger of the buffer that contains the event.").with(&[
            unsigned("UCHAR", "ProcessorNumber").at(80..81).doc("Processor number.")
                .at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
            unsigned("UCHAR", "Alignment").at(81..82).doc("8 in traces of 6.1, the alignment of events.")
                .at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES_4),
            unsigned("USHORT", "LoggerId").at(82..84).doc("Logger ID, which identifies the event tracing session.")
                .at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(SOURCES_3),
        ]),
        unsigned("USHORT", "ExtendedDataCount").at(84..86).doc("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT", "UserDataLength").at(86..88).doc("Size of the payload.").in_units("bytes")
            .means(Meaning::Bytes),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM *", "ExtendedData").at(88..92)
            .doc("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID", "UserData").at(92..96).doc("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID", "UserContext").at(96..100).doc("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
        field("padding", "", Kind::Padding).at(100..104),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_RECORD", "Before6_2Ptr64")
    .size(112)
    .summary("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 5.0..6.1 (64-bit)", &[holds(Pointer::Bits64, 0, 6)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER", "EventHeader").at(0..80)
            .doc("Header of the event, converted if the trace has another.").with(&[
            unsigned("USHORT", "Size").at(0..2)
                .doc("Size of the event: this header, all extended data items and the data.")
                .at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("USHORT", "HeaderType").at(2..4)
                .doc("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT", "Flags").at(4..6)
                .doc("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags)
                .stated_by(SOURCES),
            unsigned("USHORT", "EventProperty").at(6..8).doc("How to decode the event data.")
                .at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES)
                .means(Meaning::Flags).stated_by(SOURCES_1),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread that wrote the event.")
                .at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process that wrote the event.")
                .at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                .doc("Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            field("GUID", "ProviderId", Kind::Guid).at(24..40).doc("Provider GUID.").at_path("EventHeader.ProviderId")
                .means(Meaning::Guid).stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR", "EventDescriptor").at(40..56)
                .doc("Identity of the event within its provider.").at_path("EventHeader.EventDescriptor")
                .stated_by(SOURCES).with(&[
                unsigned("USHORT", "Id").at(40..42).doc("Event ID.").at_path("EventHeader.EventDescriptor.Id")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Version").at(42..43).doc("Version of the event data.")
                    .at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR", "Channel").at(43..44).doc("Channel that receives the event.")
                    .at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Level").at(44..45)
                    .doc("Severity or verbosity of the event. Lower values are more severe.")
                    .at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR", "Opcode").at(45..46).doc("Opcode: the step within the task.")
                    .at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT", "Task").at(46..48).doc("Task: the part of the provider that logs the event.")
                    .at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("ULONGLONG", "Keyword").at(48..56)
                    .doc("Keywords: the groups that contain the event, one bit per group.")
                    .at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(SOURCES_2),
            ]),
            union("union", "").at(56..64).doc("Processor times.").stated_by(SOURCES_1).with(&[
                structure("struct", "").at(56..64).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "KernelTime").at(56..60).doc("Kernel-mode processor time of the thread.")
                        .at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG", "UserTime").at(60..64).doc("User-mode processor time of the thread.")
                        .at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                ]),
                unsigned("ULONG64", "ProcessorTime").at(56..64)
                    .doc("Processor time of the thread, if a user-mode logger logged the event.")
                    .at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks)
                    .stated_by(SOURCES_1),
            ]),
            field("GUID", "ActivityId", Kind::Guid).at(64..80).doc("Activity ID.").at_path("EventHeader.ActivityId")
                .means(Meaning::ActivityId).stated_by(SOURCES),
        ]),
        structure("ETW_BUFFER_CONTEXT", "BufferContext").at(80..84)
            .doc("Processor and logger of the buffer that contains the event.").with(&[
            unsigned("UCHAR", "ProcessorNumber").at(80..81).doc("Processor number.")
                .at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
            unsigned("UCHAR", "Alignment").at(81..82).doc("8 in traces of 6.1, the alignment of events.")
                .at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES_4),
            unsigned("USHORT", "LoggerId").at(82..84).doc("Logger ID, which identifies the event tracing session.")
                .at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(SOURCES_3),
        ]),
        unsigned("USHORT", "ExtendedDataCount").at(84..86).doc("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT", "UserDataLength").at(86..88).doc("Size of the payload.").in_units("bytes")
            .means(Meaning::Bytes),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM *", "ExtendedData").at(88..96)
            .doc("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID", "UserData").at(96..104).doc("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID", "UserContext").at(104..112).doc("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_RECORD", "EventRecordPtr32")
    .size(104)
    .summary("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER", "EventHeader").at(0..80)
            .doc("Header of the event, converted if the trace has another.").with(&[
            unsigned("USHORT", "Size").at(0..2)
                .doc("Size of the event: this header, all extended data items and the data.")
                .at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("USHORT", "HeaderType").at(2..4)
                .doc("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT", "Flags").at(4..6)
                .doc("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags)
                .stated_by(SOURCES),
            unsigned("USHORT", "EventProperty").at(6..8).doc("How to decode the event data.")
                .at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES)
                .means(Meaning::Flags).stated_by(SOURCES_1),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread that wrote the event.")
                .at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process that wrote the event.")
                .at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                .doc("Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            field("GUID", "ProviderId", Kind::Guid).at(24..40).doc("Provider GUID.").at_path("EventHeader.ProviderId")
                .means(Meaning::Guid).stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR", "EventDescriptor").at(40..56)
                .doc("Identity of the event within its provider.").at_path("EventHeader.EventDescriptor")
                .stated_by(SOURCES).with(&[
                unsigned("USHORT", "Id").at(40..42).doc("Event ID.").at_path("EventHeader.EventDescriptor.Id")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Version").at(42..43).doc("Version of the event data.")
                    .at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR", "Channel").at(43..44).doc("Channel that receives the event.")
                    .at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Level").at(44..45)
                    .doc("Severity or verbosity of the event. Lower values are more severe.")
                    .at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR", "Opcode").at(45..46).doc("Opcode: the step within the task.")
                    .at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT", "Task").at(46..48).doc("Task: the part of the provider that logs the event.")
                    .at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("ULONGLONG", "Keyword").at(48..56)
                    .doc("Keywords: the groups that contain the event, one bit per group.")
                    .at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(SOURCES_2),
            ]),
            union("union", "").at(56..64).doc("Processor times.").stated_by(SOURCES_1).with(&[
                structure("struct", "").at(56..64).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "KernelTime").at(56..60).doc("Kernel-mode processor time of the thread.")
                        .at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG", "UserTime").at(60..64).doc("User-mode processor time of the thread.")
                        .at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                ]),
                unsigned("ULONG64", "ProcessorTime").at(56..64)
                    .doc("Processor time of the thread, if a user-mode logger logged the event.")
                    .at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks)
                    .stated_by(SOURCES_1),
            ]),
            field("GUID", "ActivityId", Kind::Guid).at(64..80).doc("Activity ID.").at_path("EventHeader.ActivityId")
                .means(Meaning::ActivityId).stated_by(SOURCES),
        ]),
        structure("ETW_BUFFER_CONTEXT", "BufferContext").at(80..84)
            .doc("Processor and logger of the buffer that contains the event.").with(&[
            union("union", "").at(80..82).stated_by(SOURCES_3).with(&[
                structure("struct", "").at(80..82).stated_by(SOURCES_3).with(&[
                    unsigned("UCHAR", "ProcessorNumber").at(80..81).doc("Processor number, as in releases before 6.2.")
                        .at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
                    unsigned("UCHAR", "Alignment").at(81..82).doc("Alignment of events, always 8.")
                        .at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes)
                        .stated_by(SOURCES_3),
                ]),
                unsigned("USHORT", "ProcessorIndex").at(80..82)
                    .doc("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.")
                    .at_path("BufferContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
            ]),
            unsigned("USHORT", "LoggerId").at(82..84).doc("Logger ID, which identifies the event tracing session.")
                .at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(SOURCES_3),
        ]),
        unsigned("USHORT", "ExtendedDataCount").at(84..86).doc("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT", "UserDataLength").at(86..88).doc("Size of the payload.").in_units("bytes")
            .means(Meaning::Bytes),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM *", "ExtendedData").at(88..92)
            .doc("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID", "UserData").at(92..96).doc("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID", "UserContext").at(96..100).doc("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
        field("padding", "", Kind::Padding).at(100..104),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_RECORD", "EventRecordPtr64")
    .size(112)
    .summary("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER", "EventHeader").at(0..80)
            .doc("Header of the event, converted if the trace has another.").with(&[
            unsigned("USHORT", "Size").at(0..2)
                .doc("Size of the event: this header, all extended data items and the data.")
                .at_path("EventHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("USHORT", "HeaderType").at(2..4)
                .doc("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .at_path("EventHeader.HeaderType").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT", "Flags").at(4..6)
                .doc("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .at_path("EventHeader.Flags").of(crate::headers::EventHeaderFlags::VALUES).means(Meaning::Flags)
                .stated_by(SOURCES),
            unsigned("USHORT", "EventProperty").at(6..8).doc("How to decode the event data.")
                .at_path("EventHeader.EventProperty").of(crate::headers::EventHeaderProperty::VALUES)
                .means(Meaning::Flags).stated_by(SOURCES_1),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread that wrote the event.")
                .at_path("EventHeader.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process that wrote the event.")
                .at_path("EventHeader.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                .doc("Time at which the event was written, from the session's clock.").at_path("EventHeader.TimeStamp")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            field("GUID", "ProviderId", Kind::Guid).at(24..40).doc("Provider GUID.").at_path("EventHeader.ProviderId")
                .means(Meaning::Guid).stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR", "EventDescriptor").at(40..56)
                .doc("Identity of the event within its provider.").at_path("EventHeader.EventDescriptor")
                .stated_by(SOURCES).with(&[
                unsigned("USHORT", "Id").at(40..42).doc("Event ID.").at_path("EventHeader.EventDescriptor.Id")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Version").at(42..43).doc("Version of the event data.")
                    .at_path("EventHeader.EventDescriptor.Version").means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR", "Channel").at(43..44).doc("Channel that receives the event.")
                    .at_path("EventHeader.EventDescriptor.Channel").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR", "Level").at(44..45)
                    .doc("Severity or verbosity of the event. Lower values are more severe.")
                    .at_path("EventHeader.EventDescriptor.Level").means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR", "Opcode").at(45..46).doc("Opcode: the step within the task.")
                    .at_path("EventHeader.EventDescriptor.Opcode").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT", "Task").at(46..48).doc("Task: the part of the provider that logs the event.")
                    .at_path("EventHeader.EventDescriptor.Task").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("ULONGLONG", "Keyword").at(48..56)
                    .doc("Keywords: the groups that contain the event, one bit per group.")
                    .at_path("EventHeader.EventDescriptor.Keyword").means(Meaning::Flags).stated_by(SOURCES_2),
            ]),
            union("union", "").at(56..64).doc("Processor times.").stated_by(SOURCES_1).with(&[
                structure("struct", "").at(56..64).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "KernelTime").at(56..60).doc("Kernel-mode processor time of the thread.")
                        .at_path("EventHeader.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG", "UserTime").at(60..64).doc("User-mode processor time of the thread.")
                        .at_path("EventHeader.UserTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                ]),
                unsigned("ULONG64", "ProcessorTime").at(56..64)
                    .doc("Processor time of the thread, if a user-mode logger logged the event.")
                    .at_path("EventHeader.ProcessorTime").in_units("CPU ticks").means(Meaning::TimerTicks)
                    .stated_by(SOURCES_1),
            ]),
            field("GUID", "ActivityId", Kind::Guid).at(64..80).doc("Activity ID.").at_path("EventHeader.ActivityId")
                .means(Meaning::ActivityId).stated_by(SOURCES),
        ]),
        structure("ETW_BUFFER_CONTEXT", "BufferContext").at(80..84)
            .doc("Processor and logger of the buffer that contains the event.").with(&[
            union("union", "").at(80..82).stated_by(SOURCES_3).with(&[
                structure("struct", "").at(80..82).stated_by(SOURCES_3).with(&[
                    unsigned("UCHAR", "ProcessorNumber").at(80..81).doc("Processor number, as in releases before 6.2.")
                        .at_path("BufferContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
                    unsigned("UCHAR", "Alignment").at(81..82).doc("Alignment of events, always 8.")
                        .at_path("BufferContext.Alignment").in_units("bytes").means(Meaning::Bytes)
                        .stated_by(SOURCES_3),
                ]),
                unsigned("USHORT", "ProcessorIndex").at(80..82)
                    .doc("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.")
                    .at_path("BufferContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
            ]),
            unsigned("USHORT", "LoggerId").at(82..84).doc("Logger ID, which identifies the event tracing session.")
                .at_path("BufferContext.LoggerId").means(Meaning::LoggerId).stated_by(SOURCES_3),
        ]),
        unsigned("USHORT", "ExtendedDataCount").at(84..86).doc("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT", "UserDataLength").at(86..88).doc("Size of the payload.").in_units("bytes")
            .means(Meaning::Bytes),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM *", "ExtendedData").at(88..96)
            .doc("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID", "UserData").at(96..104).doc("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID", "UserContext").at(104..112).doc("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
    ]);
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
    owned Before6_2Ptr32 / Before6_2Ptr32View: lone,
        name = "EVENT_RECORD", size = 104, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header / set_event_header: Bytes<80>, at = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::etw_buffer_context::V6_0, at = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count / set_extended_data_count: u16, at = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length / set_user_data_length: u16, at = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data / set_extended_data: u32, at = 88;
        /// Address of the payload. `PVOID UserData` at 0x5C.
        user_data / set_user_data: u32, at = 92;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x60.
        user_context / set_user_context: u32, at = 96;
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
    owned Before6_2Ptr64 / Before6_2Ptr64View: lone,
        name = "EVENT_RECORD", size = 112, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header / set_event_header: Bytes<80>, at = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::etw_buffer_context::V6_0, at = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count / set_extended_data_count: u16, at = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length / set_user_data_length: u16, at = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data / set_extended_data: u64, at = 88;
        /// Address of the payload. `PVOID UserData` at 0x60.
        user_data / set_user_data: u64, at = 96;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x68.
        user_context / set_user_context: u64, at = 104;
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
    owned EventRecordPtr32 / EventRecordPtr32View: lone,
        name = "EVENT_RECORD", size = 104, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header / set_event_header: Bytes<80>, at = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::EtwBufferContext, at = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count / set_extended_data_count: u16, at = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length / set_user_data_length: u16, at = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data / set_extended_data: u32, at = 88;
        /// Address of the payload. `PVOID UserData` at 0x5C.
        user_data / set_user_data: u32, at = 92;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x60.
        user_context / set_user_context: u32, at = 96;
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
    owned EventRecordPtr64 / EventRecordPtr64View: lone,
        name = "EVENT_RECORD", size = 112, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Header of the event, converted if the trace has another. `EVENT_HEADER EventHeader` at 0x00.
        event_header / set_event_header: Bytes<80>, at = 0;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::EtwBufferContext, at = 80;
        /// Number of extended data items. `USHORT ExtendedDataCount` at 0x54.
        extended_data_count / set_extended_data_count: u16, at = 84;
        /// Size of the payload. `USHORT UserDataLength` at 0x56. Unit: bytes.
        user_data_length / set_user_data_length: u16, at = 86;
        /// Address of the extended data items. `EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData` at 0x58.
        extended_data / set_extended_data: u64, at = 88;
        /// Address of the payload. `PVOID UserData` at 0x60.
        user_data / set_user_data: u64, at = 96;
        /// Context that the consumer passed to OpenTrace. `PVOID UserContext` at 0x68.
        user_context / set_user_context: u64, at = 104;
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
