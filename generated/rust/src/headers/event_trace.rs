// Generated from spec/structs/EVENT_TRACE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Event as received by consumers before Windows Vista, regardless of its header type.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT, &sources::MINGW_W64_EVNTRACE];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_TRACEEVENT, &sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT];
const SOURCES_4: &[&Source] =
    &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI];
const SOURCES_5: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::OBSERVED_TRACES];
const SOURCES_6: &[&Source] =
    &[&sources::MINGW_W64_EVNTRACE, &sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEHEADERS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE", "Before5_1Ptr32")
    .size(88)
    .about("Event as received by consumers before Windows Vista, regardless of its header type.")
    .in_releases("releases unknown; layout of 5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .stated_by(SOURCES_6)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Event header, translated if the event has another type of header.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("UCHAR Header.HeaderType").at(2..3).about("TRACE_HEADER_TYPE_FULL_HEADER32.")
                .means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
            unsigned("UCHAR Header.MarkerFlags").at(3..4)
                .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                .stated_by(SOURCES),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONGLONG Header.ThreadId").at(8..16)
                .about("ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight \
                    bytes of the caller's header.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Flags in the provider's input, processor times in a trace buffer.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
                structure("struct ").at(40..48).stated_by(SOURCES_2).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44)
                        .about("Kernel-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_2).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48)
                        .about("User-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_2).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, if a user-mode logger logged the event.").stated_by(SOURCES_3),
            ])]),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID of the event.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID.").means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::ClassGuid),
        address("PVOID MofData").at(72..76).about("Address of the event data.").means(Meaning::DataAddress),
        unsigned("ULONG MofLength").at(76..80).about("Size of the event data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(80..84).with(&[More::Fields(&[
            unsigned("ULONG ClientContext").at(80..84).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
                .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
                unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81).about("Processor number.")
                    .means(Meaning::ProcessorNumber).stated_by(SOURCES_4),
                unsigned("UCHAR BufferContext.Alignment").at(81..82)
                    .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes).stated_by(SOURCES_5)
                    .with(&[More::Units("bytes")]),
                unsigned("USHORT BufferContext.LoggerId").at(82..84)
                    .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                    .stated_by(SOURCES_4),
            ])]),
        ])]),
        field("padding ", Kind::Padding).at(84..88),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE", "Before5_1Ptr64")
    .size(88)
    .about("Event as received by consumers before Windows Vista, regardless of its header type.")
    .in_releases("releases unknown; layout of 5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .stated_by(SOURCES_6)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Event header, translated if the event has another type of header.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("UCHAR Header.HeaderType").at(2..3).about("TRACE_HEADER_TYPE_FULL_HEADER32.")
                .means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
            unsigned("UCHAR Header.MarkerFlags").at(3..4)
                .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                .stated_by(SOURCES),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONGLONG Header.ThreadId").at(8..16)
                .about("ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight \
                    bytes of the caller's header.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Flags in the provider's input, processor times in a trace buffer.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
                structure("struct ").at(40..48).stated_by(SOURCES_2).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44)
                        .about("Kernel-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_2).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48)
                        .about("User-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_2).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, if a user-mode logger logged the event.").stated_by(SOURCES_3),
            ])]),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID of the event.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID.").means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::ClassGuid),
        address("PVOID MofData").at(72..80).about("Address of the event data.").means(Meaning::DataAddress),
        unsigned("ULONG MofLength").at(80..84).about("Size of the event data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(84..88).with(&[More::Fields(&[
            unsigned("ULONG ClientContext").at(84..88).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("ETW_BUFFER_CONTEXT BufferContext").at(84..88)
                .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
                unsigned("UCHAR BufferContext.ProcessorNumber").at(84..85).about("Processor number.")
                    .means(Meaning::ProcessorNumber).stated_by(SOURCES_4),
                unsigned("UCHAR BufferContext.Alignment").at(85..86)
                    .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes).stated_by(SOURCES_5)
                    .with(&[More::Units("bytes")]),
                unsigned("USHORT BufferContext.LoggerId").at(86..88)
                    .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                    .stated_by(SOURCES_4),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_TRACE", "Before6_2Ptr32")
    .size(88)
    .about("Event as received by consumers before Windows Vista, regardless of its header type.")
    .in_releases("releases unknown; layout of 5.1..6.1 (32-bit)", &[holds(Pointer::Bits32, 1, 6)])
    .stated_by(SOURCES_6)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Event header, translated if the event has another type of header.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT Header.FieldTypeFlags").at(2..4)
                    .about("The same two bytes as one number: 0xC00A or 0xC014.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("struct ").at(2..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer \
                            size of the data.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.MarkerFlags").at(3..4)
                        .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12)
                .about("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this \
                    field and the next of the caller's header.")
                .up_to(64).means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44).about("Kernel-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48).about("User-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, instead of KernelTime and UserTime.").stated_by(SOURCES),
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID of the event.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID.").means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::ClassGuid),
        address("PVOID MofData").at(72..76).about("Address of the event data.").means(Meaning::DataAddress),
        unsigned("ULONG MofLength").at(76..80).about("Size of the event data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(80..84).with(&[More::Fields(&[
            unsigned("ULONG ClientContext").at(80..84).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
                .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
                unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81).about("Processor number.")
                    .means(Meaning::ProcessorNumber).stated_by(SOURCES_4),
                unsigned("UCHAR BufferContext.Alignment").at(81..82)
                    .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes).stated_by(SOURCES_5)
                    .with(&[More::Units("bytes")]),
                unsigned("USHORT BufferContext.LoggerId").at(82..84)
                    .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                    .stated_by(SOURCES_4),
            ])]),
        ])]),
        field("padding ", Kind::Padding).at(84..88),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_TRACE", "Before6_2Ptr64")
    .size(88)
    .about("Event as received by consumers before Windows Vista, regardless of its header type.")
    .in_releases("releases unknown; layout of 5.1..6.1 (64-bit)", &[holds(Pointer::Bits64, 1, 6)])
    .stated_by(SOURCES_6)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Event header, translated if the event has another type of header.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT Header.FieldTypeFlags").at(2..4)
                    .about("The same two bytes as one number: 0xC00A or 0xC014.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("struct ").at(2..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer \
                            size of the data.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.MarkerFlags").at(3..4)
                        .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12)
                .about("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this \
                    field and the next of the caller's header.")
                .up_to(64).means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44).about("Kernel-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48).about("User-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, instead of KernelTime and UserTime.").stated_by(SOURCES),
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID of the event.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID.").means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::ClassGuid),
        address("PVOID MofData").at(72..80).about("Address of the event data.").means(Meaning::DataAddress),
        unsigned("ULONG MofLength").at(80..84).about("Size of the event data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(84..88).with(&[More::Fields(&[
            unsigned("ULONG ClientContext").at(84..88).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("ETW_BUFFER_CONTEXT BufferContext").at(84..88)
                .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
                unsigned("UCHAR BufferContext.ProcessorNumber").at(84..85).about("Processor number.")
                    .means(Meaning::ProcessorNumber).stated_by(SOURCES_4),
                unsigned("UCHAR BufferContext.Alignment").at(85..86)
                    .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes).stated_by(SOURCES_5)
                    .with(&[More::Units("bytes")]),
                unsigned("USHORT BufferContext.LoggerId").at(86..88)
                    .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                    .stated_by(SOURCES_4),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_4: Layout = layout("EVENT_TRACE", "EventTracePtr32")
    .size(88)
    .about("Event as received by consumers before Windows Vista, regardless of its header type.")
    .in_releases("releases unknown; layout of 6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(SOURCES_6)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Event header, translated if the event has another type of header.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT Header.FieldTypeFlags").at(2..4)
                    .about("The same two bytes as one number: 0xC00A or 0xC014.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("struct ").at(2..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer \
                            size of the data.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.MarkerFlags").at(3..4)
                        .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12)
                .about("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this \
                    field and the next of the caller's header.")
                .up_to(64).means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44).about("Kernel-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48).about("User-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, instead of KernelTime and UserTime.").stated_by(SOURCES),
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID of the event.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID.").means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::ClassGuid),
        address("PVOID MofData").at(72..76).about("Address of the event data.").means(Meaning::DataAddress),
        unsigned("ULONG MofLength").at(76..80).about("Size of the event data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(80..84).with(&[More::Fields(&[
            unsigned("ULONG ClientContext").at(80..84).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("ETW_BUFFER_CONTEXT BufferContext").at(80..84)
                .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
                union("union ").at(80..82).stated_by(SOURCES_4).with(&[More::Fields(&[
                    structure("struct ").at(80..82).stated_by(SOURCES_4).with(&[More::Fields(&[
                        unsigned("UCHAR BufferContext.ProcessorNumber").at(80..81)
                            .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                            .stated_by(SOURCES_4),
                        unsigned("UCHAR BufferContext.Alignment").at(81..82).about("Alignment of events, always 8.")
                            .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                    ])]),
                    unsigned("USHORT BufferContext.ProcessorIndex").at(80..82)
                        .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_4),
                ])]),
                unsigned("USHORT BufferContext.LoggerId").at(82..84)
                    .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                    .stated_by(SOURCES_4),
            ])]),
        ])]),
        field("padding ", Kind::Padding).at(84..88),
    ]);
pub(crate) static LAYOUT_5: Layout = layout("EVENT_TRACE", "EventTracePtr64")
    .size(88)
    .about("Event as received by consumers before Windows Vista, regardless of its header type.")
    .in_releases("releases unknown; layout of 6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_6)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Event header, translated if the event has another type of header.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT Header.FieldTypeFlags").at(2..4)
                    .about("The same two bytes as one number: 0xC00A or 0xC014.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("struct ").at(2..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer \
                            size of the data.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.MarkerFlags").at(3..4)
                        .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12)
                .about("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this \
                    field and the next of the caller's header.")
                .up_to(64).means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44).about("Kernel-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48).about("User-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, instead of KernelTime and UserTime.").stated_by(SOURCES),
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID of the event.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID.").means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::ClassGuid),
        address("PVOID MofData").at(72..80).about("Address of the event data.").means(Meaning::DataAddress),
        unsigned("ULONG MofLength").at(80..84).about("Size of the event data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(84..88).with(&[More::Fields(&[
            unsigned("ULONG ClientContext").at(84..88).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("ETW_BUFFER_CONTEXT BufferContext").at(84..88)
                .about("Processor and logger of the buffer that contains the event.").with(&[More::Fields(&[
                union("union ").at(84..86).stated_by(SOURCES_4).with(&[More::Fields(&[
                    structure("struct ").at(84..86).stated_by(SOURCES_4).with(&[More::Fields(&[
                        unsigned("UCHAR BufferContext.ProcessorNumber").at(84..85)
                            .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                            .stated_by(SOURCES_4),
                        unsigned("UCHAR BufferContext.Alignment").at(85..86).about("Alignment of events, always 8.")
                            .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                    ])]),
                    unsigned("USHORT BufferContext.ProcessorIndex").at(84..86)
                        .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_4),
                ])]),
                unsigned("USHORT BufferContext.LoggerId").at(86..88)
                    .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                    .stated_by(SOURCES_4),
            ])]),
        ])]),
    ]);
fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 5.0 (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer
    /// registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace
    /// Headers*.
    owned Before5_1Ptr32 / Before5_1Ptr32View: lone,
        name = "EVENT_TRACE", size = 88, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::event_trace_header::V5_0, at = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data / set_mof_data: u32, at = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length / set_mof_length: u32, at = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context / set_client_context: u32, at = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::etw_buffer_context::V6_0, at = 80;
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
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer
    /// registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace
    /// Headers*.
    owned Before5_1Ptr64 / Before5_1Ptr64View: lone,
        name = "EVENT_TRACE", size = 88, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::event_trace_header::V5_0, at = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data / set_mof_data: u64, at = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length / set_mof_length: u32, at = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context / set_client_context: u32, at = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::etw_buffer_context::V6_0, at = 84;
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
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer
    /// registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace
    /// Headers*.
    owned Before6_2Ptr32 / Before6_2Ptr32View: lone,
        name = "EVENT_TRACE", size = 88, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::EventTraceHeader, at = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data / set_mof_data: u32, at = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length / set_mof_length: u32, at = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context / set_client_context: u32, at = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::etw_buffer_context::V6_0, at = 80;
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
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer
    /// registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace
    /// Headers*.
    owned Before6_2Ptr64 / Before6_2Ptr64View: lone,
        name = "EVENT_TRACE", size = 88, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::EventTraceHeader, at = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data / set_mof_data: u64, at = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length / set_mof_length: u32, at = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context / set_client_context: u32, at = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::etw_buffer_context::V6_0, at = 84;
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 6.2+ (32-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer
    /// registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace
    /// Headers*.
    #[doc(alias = "EVENT_TRACE")]
    owned EventTracePtr32 / EventTracePtr32View: lone,
        name = "EVENT_TRACE", size = 88, table = Table::form(&LAYOUT_4), layout = LAYOUT_4;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::EventTraceHeader, at = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data / set_mof_data: u32, at = 72;
        /// Size of the event data. `ULONG MofLength` at 0x4C. Unit: bytes.
        mof_length / set_mof_length: u32, at = 76;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x50.
        client_context / set_client_context: u32, at = 80;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x50.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::EtwBufferContext, at = 80;
    }
}

fixed! {
    /// Event as received by consumers before Windows Vista, regardless of its header type.
    ///
    /// In C: `EVENT_TRACE`, 0x58 bytes. Releases unknown; layout of 6.2+ (64-bit).
    ///
    /// A provider's input can be passed on as one, with WNODE_FLAG_NO_HEADER. Trace buffers never contain it.
    ///
    /// Used by ProcessTrace; superseded by EVENT_RECORD (6.0 and higher). Passed to the older callback that a consumer
    /// registers with OpenTrace.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace
    /// Headers*.
    #[doc(alias = "EVENT_TRACE")]
    owned EventTracePtr64 / EventTracePtr64View: lone,
        name = "EVENT_TRACE", size = 88, table = Table::form(&LAYOUT_5), layout = LAYOUT_5;
    fields {
        /// Event header, translated if the event has another type of header. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::EventTraceHeader, at = 0;
        /// Instance ID of the event. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Address of the event data. `PVOID MofData` at 0x48.
        mof_data / set_mof_data: u64, at = 72;
        /// Size of the event data. `ULONG MofLength` at 0x50. Unit: bytes.
        mof_length / set_mof_length: u32, at = 80;
        /// The same four bytes as one number. `ULONG ClientContext` at 0x54.
        client_context / set_client_context: u32, at = 84;
        /// Processor and logger of the buffer that contains the event. `ETW_BUFFER_CONTEXT BufferContext` at 0x54.
        /// Returns a copy.
        buffer_context / set_buffer_context: crate::buffers::EtwBufferContext, at = 84;
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
