// Generated from spec/structs/EVENT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! An event as a consumer receives it, whatever its header in the trace.
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
    .about("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 5.0..6.1 (32-bit)", &[holds(Pointer::Bits32, 0, 6)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER EventHeader").at(0..80)
            .about("Header of the event, converted if the trace has another.").with(&[More::Fields(&[
            unsigned("USHORT EventHeader.Size").at(0..2)
                .about("Size of the event: this header, all extended data items and the data.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("USHORT EventHeader.HeaderType").at(2..4)
                .about("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT EventHeader.Flags").at(4..6)
                .about("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventHeaderFlags::VALUES)]),
            unsigned("USHORT EventHeader.EventProperty").at(6..8).about("How to decode the event data.")
                .means(Meaning::Flags).stated_by(SOURCES_1)
                .with(&[More::Values(crate::headers::EventHeaderProperty::VALUES)]),
            unsigned("ULONG EventHeader.ThreadId").at(8..12).about("ID of the thread that wrote the event.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG EventHeader.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER EventHeader.TimeStamp").at(16..24)
                .about("Time at which the event was written, from the session's clock.").means(Meaning::TimeStamp)
                .stated_by(SOURCES),
            field("GUID EventHeader.ProviderId", Kind::Guid).at(24..40).about("Provider GUID.").means(Meaning::Guid)
                .stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR EventHeader.EventDescriptor").at(40..56)
                .about("Identity of the event within its provider.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT EventHeader.EventDescriptor.Id").at(40..42).about("Event ID.")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Version").at(42..43).about("Version of the event data.")
                    .means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Channel").at(43..44)
                    .about("Channel that receives the event.").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Level").at(44..45)
                    .about("Severity or verbosity of the event. Lower values are more severe.")
                    .means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Opcode").at(45..46)
                    .about("Opcode: the step within the task.").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT EventHeader.EventDescriptor.Task").at(46..48)
                    .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                    .stated_by(SOURCES_2),
                unsigned("ULONGLONG EventHeader.EventDescriptor.Keyword").at(48..56)
                    .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                    .stated_by(SOURCES_2),
            ])]),
            union("union ").at(56..64).about("Processor times.").stated_by(SOURCES_1).with(&[More::Fields(&[
                structure("struct ").at(56..64).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG EventHeader.KernelTime").at(56..60)
                        .about("Kernel-mode processor time of the thread.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG EventHeader.UserTime").at(60..64).about("User-mode processor time of the thread.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 EventHeader.ProcessorTime").at(56..64)
                    .about("Processor time of the thread, if a user-mode logger logged the event.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("CPU ticks")]),
            ])]),
            field("GUID EventHeader.ActivityId", Kind::Guid).at(64..80).about("Activity ID.").means(Meaning::ActivityId)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
            .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
            unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81).about("Processor number.")
                .means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
            unsigned("UCHAR BufferContext.Alignment").at(81..82).about("8 in traces of 6.1, the alignment of events.")
                .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
            unsigned("USHORT BufferContext.LoggerId").at(82..84)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_3),
        ])]),
        unsigned("USHORT ExtendedDataCount").at(84..86).about("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT UserDataLength").at(86..88).about("Size of the payload.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData").at(88..92)
            .about("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID UserData").at(92..96).about("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID UserContext").at(96..100).about("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
        field("padding ", Kind::Padding).at(100..104),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_RECORD", "Before6_2Ptr64")
    .size(112)
    .about("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 5.0..6.1 (64-bit)", &[holds(Pointer::Bits64, 0, 6)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER EventHeader").at(0..80)
            .about("Header of the event, converted if the trace has another.").with(&[More::Fields(&[
            unsigned("USHORT EventHeader.Size").at(0..2)
                .about("Size of the event: this header, all extended data items and the data.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("USHORT EventHeader.HeaderType").at(2..4)
                .about("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT EventHeader.Flags").at(4..6)
                .about("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventHeaderFlags::VALUES)]),
            unsigned("USHORT EventHeader.EventProperty").at(6..8).about("How to decode the event data.")
                .means(Meaning::Flags).stated_by(SOURCES_1)
                .with(&[More::Values(crate::headers::EventHeaderProperty::VALUES)]),
            unsigned("ULONG EventHeader.ThreadId").at(8..12).about("ID of the thread that wrote the event.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG EventHeader.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER EventHeader.TimeStamp").at(16..24)
                .about("Time at which the event was written, from the session's clock.").means(Meaning::TimeStamp)
                .stated_by(SOURCES),
            field("GUID EventHeader.ProviderId", Kind::Guid).at(24..40).about("Provider GUID.").means(Meaning::Guid)
                .stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR EventHeader.EventDescriptor").at(40..56)
                .about("Identity of the event within its provider.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT EventHeader.EventDescriptor.Id").at(40..42).about("Event ID.")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Version").at(42..43).about("Version of the event data.")
                    .means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Channel").at(43..44)
                    .about("Channel that receives the event.").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Level").at(44..45)
                    .about("Severity or verbosity of the event. Lower values are more severe.")
                    .means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Opcode").at(45..46)
                    .about("Opcode: the step within the task.").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT EventHeader.EventDescriptor.Task").at(46..48)
                    .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                    .stated_by(SOURCES_2),
                unsigned("ULONGLONG EventHeader.EventDescriptor.Keyword").at(48..56)
                    .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                    .stated_by(SOURCES_2),
            ])]),
            union("union ").at(56..64).about("Processor times.").stated_by(SOURCES_1).with(&[More::Fields(&[
                structure("struct ").at(56..64).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG EventHeader.KernelTime").at(56..60)
                        .about("Kernel-mode processor time of the thread.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG EventHeader.UserTime").at(60..64).about("User-mode processor time of the thread.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 EventHeader.ProcessorTime").at(56..64)
                    .about("Processor time of the thread, if a user-mode logger logged the event.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("CPU ticks")]),
            ])]),
            field("GUID EventHeader.ActivityId", Kind::Guid).at(64..80).about("Activity ID.").means(Meaning::ActivityId)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
            .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
            unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81).about("Processor number.")
                .means(Meaning::ProcessorNumber).stated_by(SOURCES_3),
            unsigned("UCHAR BufferContext.Alignment").at(81..82).about("8 in traces of 6.1, the alignment of events.")
                .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
            unsigned("USHORT BufferContext.LoggerId").at(82..84)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_3),
        ])]),
        unsigned("USHORT ExtendedDataCount").at(84..86).about("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT UserDataLength").at(86..88).about("Size of the payload.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData").at(88..96)
            .about("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID UserData").at(96..104).about("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID UserContext").at(104..112).about("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_RECORD", "EventRecordPtr32")
    .size(104)
    .about("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER EventHeader").at(0..80)
            .about("Header of the event, converted if the trace has another.").with(&[More::Fields(&[
            unsigned("USHORT EventHeader.Size").at(0..2)
                .about("Size of the event: this header, all extended data items and the data.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("USHORT EventHeader.HeaderType").at(2..4)
                .about("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT EventHeader.Flags").at(4..6)
                .about("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventHeaderFlags::VALUES)]),
            unsigned("USHORT EventHeader.EventProperty").at(6..8).about("How to decode the event data.")
                .means(Meaning::Flags).stated_by(SOURCES_1)
                .with(&[More::Values(crate::headers::EventHeaderProperty::VALUES)]),
            unsigned("ULONG EventHeader.ThreadId").at(8..12).about("ID of the thread that wrote the event.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG EventHeader.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER EventHeader.TimeStamp").at(16..24)
                .about("Time at which the event was written, from the session's clock.").means(Meaning::TimeStamp)
                .stated_by(SOURCES),
            field("GUID EventHeader.ProviderId", Kind::Guid).at(24..40).about("Provider GUID.").means(Meaning::Guid)
                .stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR EventHeader.EventDescriptor").at(40..56)
                .about("Identity of the event within its provider.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT EventHeader.EventDescriptor.Id").at(40..42).about("Event ID.")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Version").at(42..43).about("Version of the event data.")
                    .means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Channel").at(43..44)
                    .about("Channel that receives the event.").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Level").at(44..45)
                    .about("Severity or verbosity of the event. Lower values are more severe.")
                    .means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Opcode").at(45..46)
                    .about("Opcode: the step within the task.").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT EventHeader.EventDescriptor.Task").at(46..48)
                    .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                    .stated_by(SOURCES_2),
                unsigned("ULONGLONG EventHeader.EventDescriptor.Keyword").at(48..56)
                    .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                    .stated_by(SOURCES_2),
            ])]),
            union("union ").at(56..64).about("Processor times.").stated_by(SOURCES_1).with(&[More::Fields(&[
                structure("struct ").at(56..64).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG EventHeader.KernelTime").at(56..60)
                        .about("Kernel-mode processor time of the thread.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG EventHeader.UserTime").at(60..64).about("User-mode processor time of the thread.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 EventHeader.ProcessorTime").at(56..64)
                    .about("Processor time of the thread, if a user-mode logger logged the event.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("CPU ticks")]),
            ])]),
            field("GUID EventHeader.ActivityId", Kind::Guid).at(64..80).about("Activity ID.").means(Meaning::ActivityId)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
            .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
            union("union ").at(80..82).stated_by(SOURCES_3).with(&[More::Fields(&[
                structure("struct ").at(80..82).stated_by(SOURCES_3).with(&[More::Fields(&[
                    unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81)
                        .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                        .stated_by(SOURCES_3),
                    unsigned("UCHAR BufferContext.Alignment").at(81..82).about("Alignment of events, always 8.")
                        .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
                ])]),
                unsigned("USHORT BufferContext.ProcessorIndex").at(80..82)
                    .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber)
                    .stated_by(SOURCES_3),
            ])]),
            unsigned("USHORT BufferContext.LoggerId").at(82..84)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_3),
        ])]),
        unsigned("USHORT ExtendedDataCount").at(84..86).about("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT UserDataLength").at(86..88).about("Size of the payload.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData").at(88..92)
            .about("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID UserData").at(92..96).about("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID UserContext").at(96..100).about("Context that the consumer passed to OpenTrace.")
            .means(Meaning::Hex),
        field("padding ", Kind::Padding).at(100..104),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_RECORD", "EventRecordPtr64")
    .size(112)
    .about("An event as a consumer receives it, whatever its header in the trace.")
    .in_releases("releases unknown; layout of 6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_5)
    .fields(&[
        structure("EVENT_HEADER EventHeader").at(0..80)
            .about("Header of the event, converted if the trace has another.").with(&[More::Fields(&[
            unsigned("USHORT EventHeader.Size").at(0..2)
                .about("Size of the event: this header, all extended data items and the data.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("USHORT EventHeader.HeaderType").at(2..4)
                .about("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                    EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags \
                    in these two bytes.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("USHORT EventHeader.Flags").at(4..6)
                .about("Flags of the event, among them one for extended data items. Most are for consumers only.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventHeaderFlags::VALUES)]),
            unsigned("USHORT EventHeader.EventProperty").at(6..8).about("How to decode the event data.")
                .means(Meaning::Flags).stated_by(SOURCES_1)
                .with(&[More::Values(crate::headers::EventHeaderProperty::VALUES)]),
            unsigned("ULONG EventHeader.ThreadId").at(8..12).about("ID of the thread that wrote the event.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG EventHeader.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER EventHeader.TimeStamp").at(16..24)
                .about("Time at which the event was written, from the session's clock.").means(Meaning::TimeStamp)
                .stated_by(SOURCES),
            field("GUID EventHeader.ProviderId", Kind::Guid).at(24..40).about("Provider GUID.").means(Meaning::Guid)
                .stated_by(SOURCES),
            structure("EVENT_DESCRIPTOR EventHeader.EventDescriptor").at(40..56)
                .about("Identity of the event within its provider.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT EventHeader.EventDescriptor.Id").at(40..42).about("Event ID.")
                    .means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Version").at(42..43).about("Version of the event data.")
                    .means(Meaning::Version).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Channel").at(43..44)
                    .about("Channel that receives the event.").means(Meaning::Identifier).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Level").at(44..45)
                    .about("Severity or verbosity of the event. Lower values are more severe.")
                    .means(Meaning::Enumeration).stated_by(SOURCES_2),
                unsigned("UCHAR EventHeader.EventDescriptor.Opcode").at(45..46)
                    .about("Opcode: the step within the task.").means(Meaning::EventType).stated_by(SOURCES_2),
                unsigned("USHORT EventHeader.EventDescriptor.Task").at(46..48)
                    .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                    .stated_by(SOURCES_2),
                unsigned("ULONGLONG EventHeader.EventDescriptor.Keyword").at(48..56)
                    .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                    .stated_by(SOURCES_2),
            ])]),
            union("union ").at(56..64).about("Processor times.").stated_by(SOURCES_1).with(&[More::Fields(&[
                structure("struct ").at(56..64).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG EventHeader.KernelTime").at(56..60)
                        .about("Kernel-mode processor time of the thread.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG EventHeader.UserTime").at(60..64).about("User-mode processor time of the thread.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 EventHeader.ProcessorTime").at(56..64)
                    .about("Processor time of the thread, if a user-mode logger logged the event.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("CPU ticks")]),
            ])]),
            field("GUID EventHeader.ActivityId", Kind::Guid).at(64..80).about("Activity ID.").means(Meaning::ActivityId)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
            .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
            union("union ").at(80..82).stated_by(SOURCES_3).with(&[More::Fields(&[
                structure("struct ").at(80..82).stated_by(SOURCES_3).with(&[More::Fields(&[
                    unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81)
                        .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                        .stated_by(SOURCES_3),
                    unsigned("UCHAR BufferContext.Alignment").at(81..82).about("Alignment of events, always 8.")
                        .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
                ])]),
                unsigned("USHORT BufferContext.ProcessorIndex").at(80..82)
                    .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber)
                    .stated_by(SOURCES_3),
            ])]),
            unsigned("USHORT BufferContext.LoggerId").at(82..84)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_3),
        ])]),
        unsigned("USHORT ExtendedDataCount").at(84..86).about("Number of extended data items.").means(Meaning::Count),
        unsigned("USHORT UserDataLength").at(86..88).about("Size of the payload.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("EVENT_HEADER_EXTENDED_DATA_ITEM * ExtendedData").at(88..96)
            .about("Address of the extended data items.").means(Meaning::DataAddress),
        address("PVOID UserData").at(96..104).about("Address of the payload.").means(Meaning::DataAddress),
        address("PVOID UserContext").at(104..112).about("Context that the consumer passed to OpenTrace.")
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
