// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a trace buffer, in memory and in a log file.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_WMI_BUFFER_HEADER, &sources::PHNT_NTWMI, &sources::OBSERVED_TRACES];
const SOURCES_4: &[&Source] = &[&sources::CHAPPELL_WMI_BUFFER_HEADER, &sources::PHNT_NTWMI];
const SOURCES_5: &[&Source] = &[&sources::CHAPPELL_WMI_BUFFER_STATE, &sources::CHAPPELL_WMI_BUFFER_HEADER];
const SOURCES_6: &[&Source] =
    &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI];
const SOURCES_7: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::OBSERVED_TRACES];
const SOURCES_8: &[&Source] = &[&sources::CHAPPELL_WMI_BUFFER_HEADER, &sources::OBSERVED_TRACES];
const SOURCES_9: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::CHAPPELL_WMI_LOGGER_CONTEXT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("WMI_BUFFER_HEADER", "V5_0Ptr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..32).about("List links in memory.").with(&[More::Fields(&[
                unsigned("ULONGLONG Reserved1").at(0..8).means(Meaning::Reserved),
                unsigned("ULONGLONG Reserved2").at(8..16).means(Meaning::Reserved),
                signed("LARGE_INTEGER Reserved3").at(16..24).means(Meaning::Reserved),
                structure("LIST_ENTRY Entry").at(24..32).about("Link in the list of free buffers.")
                    .with(&[More::Fields(&[
                    address("LIST_ENTRY * Entry.Flink").at(24..28).about("Next link.").means(Meaning::DataAddress)
                        .stated_by(SOURCES_1),
                    address("LIST_ENTRY * Entry.Blink").at(28..32).about("Previous link.").means(Meaning::DataAddress)
                        .stated_by(SOURCES_1),
                ])]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                signed("LONG ReferenceCount").at(0..4)
                    .about("Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.")
                    .means(Meaning::Count),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("ULONG UsePerfClock").at(12..16).of_unknown_purpose(),
                signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                    .means(Meaning::TimeStamp),
                field("GUID Guid", Kind::Guid).at(24..40).about("At the offset of Guid in WNODE_HEADER.")
                    .means(Meaning::Guid),
                structure("WMI_CLIENT_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_2),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("Alignment of events, as in ETW_BUFFER_CONTEXT.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_2),
                ])]),
                unsigned("ULONG Flags").at(44..48).about("State of the buffer. No use of single bits was observed.")
                    .means(Meaning::Flags),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("ULONG EventsLost").at(52..56).about("Number of lost events.").means(Meaning::Count),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field("GUID InstanceGuid", Kind::Guid).at(56..72).of_unknown_purpose(),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID LoggerContext").at(56..60).about("Pointer to the kernel's logger structure.")
                    .means(Meaning::KernelObject),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(60..64).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(60..64).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_BUFFER_HEADER", "V5_0Ptr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..40).about("List links in memory.").with(&[More::Fields(&[
                unsigned("ULONGLONG Reserved1").at(0..8).means(Meaning::Reserved),
                unsigned("ULONGLONG Reserved2").at(8..16).means(Meaning::Reserved),
                signed("LARGE_INTEGER Reserved3").at(16..24).means(Meaning::Reserved),
                structure("LIST_ENTRY Entry").at(24..40).about("Link in the list of free buffers.")
                    .with(&[More::Fields(&[
                    address("LIST_ENTRY * Entry.Flink").at(24..32).about("Next link.").means(Meaning::DataAddress)
                        .stated_by(SOURCES_1),
                    address("LIST_ENTRY * Entry.Blink").at(32..40).about("Previous link.").means(Meaning::DataAddress)
                        .stated_by(SOURCES_1),
                ])]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                signed("LONG ReferenceCount").at(0..4)
                    .about("Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.")
                    .means(Meaning::Count),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("ULONG UsePerfClock").at(12..16).of_unknown_purpose(),
                signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                    .means(Meaning::TimeStamp),
                field("GUID Guid", Kind::Guid).at(24..40).about("At the offset of Guid in WNODE_HEADER.")
                    .means(Meaning::Guid),
                structure("WMI_CLIENT_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_2),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("Alignment of events, as in ETW_BUFFER_CONTEXT.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_2),
                ])]),
                unsigned("ULONG Flags").at(44..48).about("State of the buffer. No use of single bits was observed.")
                    .means(Meaning::Flags),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("ULONG EventsLost").at(52..56).about("Number of lost events.").means(Meaning::Count),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field("GUID InstanceGuid", Kind::Guid).at(56..72).of_unknown_purpose(),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID LoggerContext").at(56..64).about("Pointer to the kernel's logger structure.")
                    .means(Meaning::KernelObject),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(64..72).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(64..72).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_BUFFER_HEADER", "V5_1Ptr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("5.1 (32-bit)", &[holds(Pointer::Bits32, 1, 1)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..32).about("List links in memory.").with(&[More::Fields(&[
                unsigned("ULONGLONG Reserved1").at(0..8).means(Meaning::Reserved),
                unsigned("ULONGLONG Reserved2").at(8..16).means(Meaning::Reserved),
                signed("LARGE_INTEGER Reserved3").at(16..24).means(Meaning::Reserved),
                union("union ").at(24..32).with(&[More::Fields(&[
                    structure("struct ").at(24..32).with(&[More::Fields(&[
                        address("PVOID Alignment").at(24..28).about("Offsets the next field by the size of a pointer.")
                            .means(Meaning::Reserved),
                        structure("SINGLE_LIST_ENTRY SlistEntry").at(28..32).about("Link in the list of free buffers.")
                            .with(&[More::Fields(&[
                            address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(28..32).about("Next link.")
                                .means(Meaning::DataAddress).stated_by(SOURCES_1),
                        ])]),
                    ])]),
                    structure("LIST_ENTRY Entry").at(24..32).about("No use observed. Assumed to remain from 5.0.")
                        .with(&[More::Fields(&[
                        address("LIST_ENTRY * Entry.Flink").at(24..28).about("Next link.").means(Meaning::DataAddress)
                            .stated_by(SOURCES_1),
                        address("LIST_ENTRY * Entry.Blink").at(28..32).about("Previous link.")
                            .means(Meaning::DataAddress).stated_by(SOURCES_1),
                    ])]),
                ])]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                signed("LONG ReferenceCount").at(0..4)
                    .about("Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.")
                    .means(Meaning::Count),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("ULONG UsePerfClock").at(12..16).of_unknown_purpose(),
                signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                    .means(Meaning::TimeStamp),
                field("GUID Guid", Kind::Guid).at(24..40).about("At the offset of Guid in WNODE_HEADER.")
                    .means(Meaning::Guid),
                structure("WMI_CLIENT_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_2),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("Alignment of events, as in ETW_BUFFER_CONTEXT.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_2),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    structure("WMI_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .with(&[More::Fields(&[
                        bit_fields("ULONG ").at(44..48).stated_by(SOURCES_5).with(&[More::Fields(&[
                            bit("ULONG State.Free").at(44..48).bits(0..1).about("The buffer is free.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.InUse").at(44..48).bits(1..2).about("The buffer is in use.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Flush").at(44..48).bits(2..3).means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Unused").at(44..48).bits(3..32).means(Meaning::Reserved)
                                .stated_by(SOURCES_5),
                        ])]),
                    ])]),
                    unsigned("ULONG Flags").at(44..48).about("All bits of the state as one number.")
                        .means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("ULONG EventsLost").at(52..56).about("Number of lost events.").means(Meaning::Count),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field("GUID InstanceGuid", Kind::Guid).at(56..72).of_unknown_purpose(),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID LoggerContext").at(56..60).about("Pointer to the kernel's logger structure.")
                    .means(Meaning::KernelObject),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(60..64).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(60..64).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_BUFFER_HEADER", "V5_1Ptr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("5.1 (64-bit)", &[holds(Pointer::Bits64, 1, 1)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..40).about("List links in memory.").with(&[More::Fields(&[
                unsigned("ULONGLONG Reserved1").at(0..8).means(Meaning::Reserved),
                unsigned("ULONGLONG Reserved2").at(8..16).means(Meaning::Reserved),
                signed("LARGE_INTEGER Reserved3").at(16..24).means(Meaning::Reserved),
                union("union ").at(24..40).with(&[More::Fields(&[
                    structure("struct ").at(24..40).with(&[More::Fields(&[
                        address("PVOID Alignment").at(24..32).about("Offsets the next field by the size of a pointer.")
                            .means(Meaning::Reserved),
                        structure("SINGLE_LIST_ENTRY SlistEntry").at(32..40).about("Link in the list of free buffers.")
                            .with(&[More::Fields(&[
                            address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..40).about("Next link.")
                                .means(Meaning::DataAddress).stated_by(SOURCES_1),
                        ])]),
                    ])]),
                    structure("LIST_ENTRY Entry").at(24..40).about("No use observed. Assumed to remain from 5.0.")
                        .with(&[More::Fields(&[
                        address("LIST_ENTRY * Entry.Flink").at(24..32).about("Next link.").means(Meaning::DataAddress)
                            .stated_by(SOURCES_1),
                        address("LIST_ENTRY * Entry.Blink").at(32..40).about("Previous link.")
                            .means(Meaning::DataAddress).stated_by(SOURCES_1),
                    ])]),
                ])]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                signed("LONG ReferenceCount").at(0..4)
                    .about("Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.")
                    .means(Meaning::Count),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("ULONG UsePerfClock").at(12..16).of_unknown_purpose(),
                signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                    .means(Meaning::TimeStamp),
                field("GUID Guid", Kind::Guid).at(24..40).about("At the offset of Guid in WNODE_HEADER.")
                    .means(Meaning::Guid),
                structure("WMI_CLIENT_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_2),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("Alignment of events, as in ETW_BUFFER_CONTEXT.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_2),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    structure("WMI_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .with(&[More::Fields(&[
                        bit_fields("ULONG ").at(44..48).stated_by(SOURCES_5).with(&[More::Fields(&[
                            bit("ULONG State.Free").at(44..48).bits(0..1).about("The buffer is free.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.InUse").at(44..48).bits(1..2).about("The buffer is in use.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Flush").at(44..48).bits(2..3).means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Unused").at(44..48).bits(3..32).means(Meaning::Reserved)
                                .stated_by(SOURCES_5),
                        ])]),
                    ])]),
                    unsigned("ULONG Flags").at(44..48).about("All bits of the state as one number.")
                        .means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("ULONG EventsLost").at(52..56).about("Number of lost events.").means(Meaning::Count),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field("GUID InstanceGuid", Kind::Guid).at(56..72).of_unknown_purpose(),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID LoggerContext").at(56..64).about("Pointer to the kernel's logger structure.")
                    .means(Meaning::KernelObject),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(64..72).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(64..72).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_4: Layout = layout("WMI_BUFFER_HEADER", "V5_2Ptr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("5.2 (32-bit)", &[holds(Pointer::Bits32, 2, 3)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..32).about("List links in memory.").with(&[More::Fields(&[
                unsigned("ULONGLONG Reserved1").at(0..8).means(Meaning::Reserved),
                unsigned("ULONGLONG Reserved2").at(8..16).means(Meaning::Reserved),
                signed("LARGE_INTEGER Reserved3").at(16..24).means(Meaning::Reserved),
                union("union ").at(24..32).with(&[More::Fields(&[
                    structure("struct ").at(24..32).with(&[More::Fields(&[
                        address("PVOID Alignment").at(24..28).about("Offsets the next field by the size of a pointer.")
                            .means(Meaning::Reserved),
                        structure("SINGLE_LIST_ENTRY SlistEntry").at(28..32).about("Link in the list of free buffers.")
                            .with(&[More::Fields(&[
                            address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(28..32).about("Next link.")
                                .means(Meaning::DataAddress).stated_by(SOURCES_1),
                        ])]),
                    ])]),
                    structure("LIST_ENTRY Entry").at(24..32).about("No use observed. Assumed to remain from 5.0.")
                        .with(&[More::Fields(&[
                        address("LIST_ENTRY * Entry.Flink").at(24..28).about("Next link.").means(Meaning::DataAddress)
                            .stated_by(SOURCES_1),
                        address("LIST_ENTRY * Entry.Blink").at(28..32).about("Previous link.")
                            .means(Meaning::DataAddress).stated_by(SOURCES_1),
                    ])]),
                ])]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                signed("LONG ReferenceCount").at(0..4)
                    .about("Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.")
                    .means(Meaning::Count),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("ULONG UsePerfClock").at(12..16).of_unknown_purpose(),
                signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                    .means(Meaning::TimeStamp),
                field("GUID Guid", Kind::Guid).at(24..40).about("At the offset of Guid in WNODE_HEADER.")
                    .means(Meaning::Guid),
                structure("WMI_CLIENT_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_2),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("Alignment of events, as in ETW_BUFFER_CONTEXT.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_2),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    structure("WMI_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .with(&[More::Fields(&[
                        bit_fields("ULONG ").at(44..48).stated_by(SOURCES_5).with(&[More::Fields(&[
                            bit("ULONG State.Free").at(44..48).bits(0..1).about("The buffer is free.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.InUse").at(44..48).bits(1..2).about("The buffer is in use.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Flush").at(44..48).bits(2..3).means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Unused").at(44..48).bits(3..32).means(Meaning::Reserved)
                                .stated_by(SOURCES_5),
                        ])]),
                    ])]),
                    unsigned("ULONG Flags").at(44..48).about("All bits of the state as one number.")
                        .means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field("GUID InstanceGuid", Kind::Guid).at(56..72).of_unknown_purpose(),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID LoggerContext").at(56..60).about("Pointer to the kernel's logger structure.")
                    .means(Meaning::KernelObject),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(60..64).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(60..64).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_5: Layout = layout("WMI_BUFFER_HEADER", "V5_2Ptr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("5.2 (64-bit)", &[holds(Pointer::Bits64, 2, 3)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..40).about("List links in memory.").with(&[More::Fields(&[
                unsigned("ULONGLONG Reserved1").at(0..8).means(Meaning::Reserved),
                unsigned("ULONGLONG Reserved2").at(8..16).means(Meaning::Reserved),
                signed("LARGE_INTEGER Reserved3").at(16..24).means(Meaning::Reserved),
                union("union ").at(24..40).with(&[More::Fields(&[
                    structure("struct ").at(24..40).with(&[More::Fields(&[
                        address("PVOID Alignment").at(24..32).about("Offsets the next field by the size of a pointer.")
                            .means(Meaning::Reserved),
                        structure("SINGLE_LIST_ENTRY SlistEntry").at(32..40).about("Link in the list of free buffers.")
                            .with(&[More::Fields(&[
                            address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..40).about("Next link.")
                                .means(Meaning::DataAddress).stated_by(SOURCES_1),
                        ])]),
                    ])]),
                    structure("LIST_ENTRY Entry").at(24..40).about("No use observed. Assumed to remain from 5.0.")
                        .with(&[More::Fields(&[
                        address("LIST_ENTRY * Entry.Flink").at(24..32).about("Next link.").means(Meaning::DataAddress)
                            .stated_by(SOURCES_1),
                        address("LIST_ENTRY * Entry.Blink").at(32..40).about("Previous link.")
                            .means(Meaning::DataAddress).stated_by(SOURCES_1),
                    ])]),
                ])]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                signed("LONG ReferenceCount").at(0..4)
                    .about("Number of references that the logger has to the buffer. From 6.0 it is at 0x0C.")
                    .means(Meaning::Count),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("ULONG UsePerfClock").at(12..16).of_unknown_purpose(),
                signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                    .means(Meaning::TimeStamp),
                field("GUID Guid", Kind::Guid).at(24..40).about("At the offset of Guid in WNODE_HEADER.")
                    .means(Meaning::Guid),
                structure("WMI_CLIENT_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_2),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("Alignment of events, as in ETW_BUFFER_CONTEXT.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_2),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    structure("WMI_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .with(&[More::Fields(&[
                        bit_fields("ULONG ").at(44..48).stated_by(SOURCES_5).with(&[More::Fields(&[
                            bit("ULONG State.Free").at(44..48).bits(0..1).about("The buffer is free.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.InUse").at(44..48).bits(1..2).about("The buffer is in use.")
                                .means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Flush").at(44..48).bits(2..3).means(Meaning::Boolean).stated_by(SOURCES_5),
                            bit("ULONG State.Unused").at(44..48).bits(3..32).means(Meaning::Reserved)
                                .stated_by(SOURCES_5),
                        ])]),
                    ])]),
                    unsigned("ULONG Flags").at(44..48).about("All bits of the state as one number.")
                        .means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field("GUID InstanceGuid", Kind::Guid).at(56..72).of_unknown_purpose(),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID LoggerContext").at(56..64).about("Pointer to the kernel's logger structure.")
                    .means(Meaning::KernelObject),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(64..72).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(64..72).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_6: Layout = layout("WMI_BUFFER_HEADER", "V6_0Ptr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("early 6.0 (32-bit)", &[holds(Pointer::Bits32, 4, 4)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                unsigned("ULONG BufferSize").at(0..4)
                    .about("In a file, distance from this buffer to the next, or to the end.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                signed("LONG ReferenceCount").at(12..16)
                    .about("Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.")
                    .means(Meaning::Count),
                union("union ").at(16..24).with(&[More::Fields(&[
                    signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                        .means(Meaning::TimeStamp),
                    signed("LARGE_INTEGER StartPerfClock").at(16..24)
                        .about("Reference time on the performance clock. From 6.1 this is the name of a member of \
                            ReferenceTime.")
                        .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
                ])]),
                signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
                    .means(Meaning::SequenceNumber),
                unsigned("ULONG Spare0").at(32..36).means(Meaning::Reserved),
                unsigned("ULONG Spare1").at(36..40).means(Meaning::Reserved),
                structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_6),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes)
                        .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_6),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
                    unsigned("ULONG Flags").at(44..48).about("Remains from 5.2, unused.").means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            signed("LARGE_INTEGER StartTime").at(56..64)
                .about("Reference time. From 6.1 this is the name of a member of ReferenceTime."),
            structure("LIST_ENTRY Entry").at(56..64).about("Link in a list of the logger. Before 6.0 it is at 0x18.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * Entry.Flink").at(56..60).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * Entry.Blink").at(60..64).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("SINGLE_LIST_ENTRY SlistEntry").at(56..60)
                .about("Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late \
                    6.0 it is at 0x20.")
                .with(&[More::Fields(&[
                address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(56..60).about("Next link.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("WMI_BUFFER_HEADER * NextBuffer").at(56..60)
                    .about("Next buffer to flush. From late 6.0 it is at 0x20.").means(Meaning::DataAddress),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(60..64).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(60..64).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_7: Layout = layout("WMI_BUFFER_HEADER", "V6_0Ptr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("early 6.0 (64-bit)", &[holds(Pointer::Bits64, 4, 4)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                unsigned("ULONG BufferSize").at(0..4)
                    .about("In a file, distance from this buffer to the next, or to the end.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                signed("LONG ReferenceCount").at(12..16)
                    .about("Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.")
                    .means(Meaning::Count),
                union("union ").at(16..24).with(&[More::Fields(&[
                    signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                        .means(Meaning::TimeStamp),
                    signed("LARGE_INTEGER StartPerfClock").at(16..24)
                        .about("Reference time on the performance clock. From 6.1 this is the name of a member of \
                            ReferenceTime.")
                        .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
                ])]),
                signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
                    .means(Meaning::SequenceNumber),
                unsigned("ULONG Spare0").at(32..36).means(Meaning::Reserved),
                unsigned("ULONG Spare1").at(36..40).means(Meaning::Reserved),
                structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_6),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes)
                        .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_6),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
                    unsigned("ULONG Flags").at(44..48).about("Remains from 5.2, unused.").means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            signed("LARGE_INTEGER StartTime").at(56..64)
                .about("Reference time. From 6.1 this is the name of a member of ReferenceTime."),
            structure("LIST_ENTRY Entry").at(56..72).about("Link in a list of the logger. Before 6.0 it is at 0x18.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * Entry.Flink").at(56..64).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * Entry.Blink").at(64..72).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("SINGLE_LIST_ENTRY SlistEntry").at(56..64)
                .about("Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late \
                    6.0 it is at 0x20.")
                .with(&[More::Fields(&[
                address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(56..64).about("Next link.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("WMI_BUFFER_HEADER * NextBuffer").at(56..64)
                    .about("Next buffer to flush. From late 6.0 it is at 0x20.").means(Meaning::DataAddress),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(64..72).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(64..72).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_8: Layout = layout("WMI_BUFFER_HEADER", "V6_0LatePtr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("late 6.0 (32-bit)", &[holds(Pointer::Bits32, 5, 5)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                unsigned("ULONG BufferSize").at(0..4)
                    .about("In a file, distance from this buffer to the next, or to the end.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                signed("LONG ReferenceCount").at(12..16)
                    .about("Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.")
                    .means(Meaning::Count),
                union("union ").at(16..24).with(&[More::Fields(&[
                    signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                        .means(Meaning::TimeStamp),
                    signed("LARGE_INTEGER StartPerfClock").at(16..24)
                        .about("Reference time on the performance clock. From 6.1 this is the name of a member of \
                            ReferenceTime.")
                        .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
                ])]),
                signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
                    .means(Meaning::SequenceNumber),
                union("union ").at(32..40).with(&[More::Fields(&[
                    field(
                        "ULONG Padding0",
                        Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }
                    )
                        .at(32..40).means(Meaning::Reserved),
                    structure("SINGLE_LIST_ENTRY SlistEntry").at(32..36)
                        .about("Link in a list of the logger. In early 6.0 it is at 0x38.").with(&[More::Fields(&[
                        address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..36).about("Next link.")
                            .means(Meaning::DataAddress).stated_by(SOURCES_1),
                    ])]),
                    address("WMI_BUFFER_HEADER * NextBuffer").at(32..36)
                        .about("Next buffer to flush. In early 6.0 it is at 0x38.").means(Meaning::DataAddress),
                ])]),
                structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_6),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes)
                        .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_6),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
                    unsigned("ULONG Flags").at(44..48).about("Remains from 5.2, unused.").means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            signed("LARGE_INTEGER StartTime").at(56..64)
                .about("Reference time. From 6.1 this is the name of a member of ReferenceTime."),
            structure("LIST_ENTRY Entry").at(56..64).about("Link in a list of the logger. Before 6.0 it is at 0x18.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * Entry.Flink").at(56..60).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * Entry.Blink").at(60..64).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID Padding2").at(56..60).means(Meaning::Reserved),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(60..64).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(60..64).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID Pointer0").at(56..60).of_unknown_purpose(),
                address("PVOID Pointer1").at(60..64).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_9: Layout = layout("WMI_BUFFER_HEADER", "V6_0LatePtr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("late 6.0 (64-bit)", &[holds(Pointer::Bits64, 5, 5)])
    .stated_by(SOURCES_4)
    .fields(&[
        union("union ").at(0..48).about("Fields that overlay a WNODE_HEADER.").with(&[More::Fields(&[
            structure("WNODE_HEADER Wnode").at(0..48).about("Header from which the structure is derived.")
                .with(&[More::Fields(&[
                unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                    .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                unsigned("ULONG Wnode.ProviderId").at(4..8)
                    .about("WMI provider of an event. Documented as reserved in other blocks.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                        .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                        .stated_by(SOURCES),
                    structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                        unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.")
                            .means(Meaning::Reserved).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                        .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                        .stated_by(SOURCES),
                ])]),
                field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                    .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.ClientContext").at(40..44)
                    .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                    .stated_by(SOURCES),
                unsigned("ULONG Wnode.Flags").at(44..48)
                    .about("How to interpret the header and the data, and which structure starts with the header.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(0..48).about("Fields that 6.1 retains without the WNODE_HEADER.")
                .with(&[More::Fields(&[
                unsigned("ULONG BufferSize").at(0..4)
                    .about("In a file, distance from this buffer to the next, or to the end.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG SavedOffset").at(4..8)
                    .about("Size of the valid part of the buffer, including this header.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                signed("LONG ReferenceCount").at(12..16)
                    .about("Number of references that the logger has to the buffer. Before 6.0 it is at 0x00.")
                    .means(Meaning::Count),
                union("union ").at(16..24).with(&[More::Fields(&[
                    signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the buffer was flushed.")
                        .means(Meaning::TimeStamp),
                    signed("LARGE_INTEGER StartPerfClock").at(16..24)
                        .about("Reference time on the performance clock. From 6.1 this is the name of a member of \
                            ReferenceTime.")
                        .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
                ])]),
                signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
                    .means(Meaning::SequenceNumber),
                union("union ").at(32..40).with(&[More::Fields(&[
                    field(
                        "ULONG Padding0",
                        Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }
                    )
                        .at(32..40).means(Meaning::Reserved),
                    structure("SINGLE_LIST_ENTRY SlistEntry").at(32..40)
                        .about("Link in a list of the logger. In early 6.0 it is at 0x38.").with(&[More::Fields(&[
                        address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..40).about("Next link.")
                            .means(Meaning::DataAddress).stated_by(SOURCES_1),
                    ])]),
                    address("WMI_BUFFER_HEADER * NextBuffer").at(32..40)
                        .about("Next buffer to flush. In early 6.0 it is at 0x38.").means(Meaning::DataAddress),
                ])]),
                structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
                    .with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                        .means(Meaning::ProcessorNumber).stated_by(SOURCES_6),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42)
                        .about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes)
                        .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                    unsigned("USHORT ClientContext.LoggerId").at(42..44)
                        .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                        .stated_by(SOURCES_6),
                ])]),
                union("union ").at(44..48).with(&[More::Fields(&[
                    unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.")
                        .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
                    unsigned("ULONG Flags").at(44..48).about("Remains from 5.2, unused.").means(Meaning::Flags),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            signed("LARGE_INTEGER StartTime").at(56..64)
                .about("Reference time. From 6.1 this is the name of a member of ReferenceTime."),
            structure("LIST_ENTRY Entry").at(56..72).about("Link in a list of the logger. Before 6.0 it is at 0x18.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * Entry.Flink").at(56..64).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * Entry.Blink").at(64..72).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID Padding2").at(56..64).means(Meaning::Reserved),
                structure("SINGLE_LIST_ENTRY GlobalEntry").at(64..72).about("Link in the logger's global list.")
                    .with(&[More::Fields(&[
                    address("SINGLE_LIST_ENTRY * GlobalEntry.Next").at(64..72).about("Next link.")
                        .means(Meaning::DataAddress).stated_by(SOURCES_1),
                ])]),
            ])]),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID Pointer0").at(56..64).of_unknown_purpose(),
                address("PVOID Pointer1").at(64..72).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_10: Layout = layout("WMI_BUFFER_HEADER", "V6_1Ptr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("6.1 (32-bit)", &[holds(Pointer::Bits32, 6, 6)])
    .stated_by(SOURCES_4)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4)
            .about("In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is \
                less than the buffer size in memory.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG SavedOffset").at(4..8)
            .about("Size of the valid part of the buffer, including this header. For a compressed buffer, the size \
                after decompression.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LONG ReferenceCount").at(12..16)
            .about("Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count)
            .stated_by(SOURCES_8),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real \
                traces it is a FILETIME."),
        signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
            .means(Meaning::SequenceNumber),
        union("union ").at(32..40).with(&[More::Fields(&[
            field(
                "ULONG Padding0",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }
            )
                .at(32..40).means(Meaning::Reserved),
            structure("SINGLE_LIST_ENTRY SlistEntry").at(32..36)
                .about("Link in the local list while the logger flushes.").with(&[More::Fields(&[
                address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..36).about("Next link.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_1),
            ])]),
            address("WMI_BUFFER_HEADER * NextBuffer").at(32..36).about("Next buffer to flush.")
                .means(Meaning::DataAddress),
        ])]),
        structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
            .with(&[More::Fields(&[
            unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                .means(Meaning::ProcessorNumber).stated_by(SOURCES_6),
            unsigned("UCHAR ClientContext.Alignment").at(41..42).about("8 in traces of 6.1, the alignment of events.")
                .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
            unsigned("USHORT ClientContext.LoggerId").at(42..44)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_6),
        ])]),
        unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            structure("ETW_REF_CLOCK ReferenceTime").at(56..72)
                .about("Reference time of the session, for stored real-time events.").with(&[More::Fields(&[
                signed("LARGE_INTEGER ReferenceTime.StartTime").at(56..64).about("Reference time.")
                    .stated_by(SOURCES_9),
                signed("LARGE_INTEGER ReferenceTime.StartPerfClock").at(64..72)
                    .about("The same moment on the performance clock.").means(Meaning::PerformanceCounter)
                    .stated_by(SOURCES_9).with(&[More::Units("performance counter ticks")]),
            ])]),
            structure("LIST_ENTRY GlobalEntry").at(56..64).about("Link in the logger's global list.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * GlobalEntry.Flink").at(56..60).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * GlobalEntry.Blink").at(60..64).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID Pointer0").at(56..60).of_unknown_purpose(),
                address("PVOID Pointer1").at(60..64).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_11: Layout = layout("WMI_BUFFER_HEADER", "V6_1Ptr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("6.1 (64-bit)", &[holds(Pointer::Bits64, 6, 6)])
    .stated_by(SOURCES_4)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4)
            .about("In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is \
                less than the buffer size in memory.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG SavedOffset").at(4..8)
            .about("Size of the valid part of the buffer, including this header. For a compressed buffer, the size \
                after decompression.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LONG ReferenceCount").at(12..16)
            .about("Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count)
            .stated_by(SOURCES_8),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real \
                traces it is a FILETIME."),
        signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
            .means(Meaning::SequenceNumber),
        union("union ").at(32..40).with(&[More::Fields(&[
            field(
                "ULONG Padding0",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }
            )
                .at(32..40).means(Meaning::Reserved),
            structure("SINGLE_LIST_ENTRY SlistEntry").at(32..40)
                .about("Link in the local list while the logger flushes.").with(&[More::Fields(&[
                address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..40).about("Next link.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_1),
            ])]),
            address("WMI_BUFFER_HEADER * NextBuffer").at(32..40).about("Next buffer to flush.")
                .means(Meaning::DataAddress),
        ])]),
        structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
            .with(&[More::Fields(&[
            unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                .means(Meaning::ProcessorNumber).stated_by(SOURCES_6),
            unsigned("UCHAR ClientContext.Alignment").at(41..42).about("8 in traces of 6.1, the alignment of events.")
                .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
            unsigned("USHORT ClientContext.LoggerId").at(42..44)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_6),
        ])]),
        unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            structure("ETW_REF_CLOCK ReferenceTime").at(56..72)
                .about("Reference time of the session, for stored real-time events.").with(&[More::Fields(&[
                signed("LARGE_INTEGER ReferenceTime.StartTime").at(56..64).about("Reference time.")
                    .stated_by(SOURCES_9),
                signed("LARGE_INTEGER ReferenceTime.StartPerfClock").at(64..72)
                    .about("The same moment on the performance clock.").means(Meaning::PerformanceCounter)
                    .stated_by(SOURCES_9).with(&[More::Units("performance counter ticks")]),
            ])]),
            structure("LIST_ENTRY GlobalEntry").at(56..72).about("Link in the logger's global list.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * GlobalEntry.Flink").at(56..64).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * GlobalEntry.Blink").at(64..72).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID Pointer0").at(56..64).of_unknown_purpose(),
                address("PVOID Pointer1").at(64..72).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_12: Layout = layout("WMI_BUFFER_HEADER", "WmiBufferHeaderPtr32")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("6.2+ (32-bit)", &[holds(Pointer::Bits32, 7, 255)])
    .stated_by(SOURCES_4)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4)
            .about("In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is \
                less than the buffer size in memory.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG SavedOffset").at(4..8)
            .about("Size of the valid part of the buffer, including this header. For a compressed buffer, the size \
                after decompression.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LONG ReferenceCount").at(12..16)
            .about("Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count)
            .stated_by(SOURCES_8),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real \
                traces it is a FILETIME."),
        signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
            .means(Meaning::SequenceNumber),
        union("union ").at(32..40).with(&[More::Fields(&[
            bit_fields("ULONGLONG ").at(32..40)
                .about("Clock, in buffers of debugging information sent to a debugger. In other buffers these bytes \
                    are an address or zero.")
                .stated_by(SOURCES_3)
                .with(&[More::When(
                    &when(
                        number(
                            "BufferType", Place::Fixed { offset: 54, size: 2, start: 0, width: 16, signed: false },
                            0xffff, 0
                        ),
                        Some(7)
                    )
                ),
                More::Fields(&[
                bit("ULONGLONG ClockType").at(32..40).bits(0..3).about("Clock of the time stamps.")
                    .means(Meaning::Enumeration).stated_by(SOURCES_3)
                    .with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
                bit("ULONGLONG Frequency").at(32..40).bits(3..64).about("Frequency of that clock.")
                    .means(Meaning::CounterFrequency).stated_by(SOURCES_3),
            ])]),
            structure("SINGLE_LIST_ENTRY SlistEntry").at(32..36)
                .about("Link in the local list while the logger flushes.").with(&[More::Fields(&[
                address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..36).about("Next link.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_1),
            ])]),
            address("WMI_BUFFER_HEADER * NextBuffer").at(32..36).about("Next buffer to flush.")
                .means(Meaning::DataAddress),
        ])]),
        structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
            .with(&[More::Fields(&[
            union("union ").at(40..42).stated_by(SOURCES_6).with(&[More::Fields(&[
                structure("struct ").at(40..42).stated_by(SOURCES_6).with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41)
                        .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                        .stated_by(SOURCES_6),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42).about("Alignment of events, always 8.")
                        .means(Meaning::Bytes).stated_by(SOURCES_6).with(&[More::Units("bytes")]),
                ])]),
                unsigned("USHORT ClientContext.ProcessorIndex").at(40..42)
                    .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber)
                    .stated_by(SOURCES_6),
            ])]),
            unsigned("USHORT ClientContext.LoggerId").at(42..44)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_6),
        ])]),
        unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            structure("ETW_REF_CLOCK ReferenceTime").at(56..72)
                .about("Reference time of the session, for stored real-time events.").with(&[More::Fields(&[
                signed("LARGE_INTEGER ReferenceTime.StartTime").at(56..64).about("Reference time.")
                    .stated_by(SOURCES_9),
                signed("LARGE_INTEGER ReferenceTime.StartPerfClock").at(64..72)
                    .about("The same moment on the performance clock.").means(Meaning::PerformanceCounter)
                    .stated_by(SOURCES_9).with(&[More::Units("performance counter ticks")]),
            ])]),
            structure("LIST_ENTRY GlobalEntry").at(56..64).about("Link in the logger's global list.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * GlobalEntry.Flink").at(56..60).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * GlobalEntry.Blink").at(60..64).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..64).with(&[More::Fields(&[
                address("PVOID Pointer0").at(56..60).of_unknown_purpose(),
                address("PVOID Pointer1").at(60..64).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_13: Layout = layout("WMI_BUFFER_HEADER", "WmiBufferHeaderPtr64")
    .size(72)
    .about("Header of a trace buffer, in memory and in a log file.")
    .in_releases("6.2+ (64-bit)", &[holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_4)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4)
            .about("In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is \
                less than the buffer size in memory.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG SavedOffset").at(4..8)
            .about("Size of the valid part of the buffer, including this header. For a compressed buffer, the size \
                after decompression.")
            .means(Meaning::Bytes).stated_by(SOURCES_8).with(&[More::Units("bytes")]),
        unsigned("ULONG CurrentOffset").at(8..12).about("Offset at which the logger writes the next event.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        signed("LONG ReferenceCount").at(12..16)
            .about("Number of references that the logger has to the buffer. 0 in files.").means(Meaning::Count)
            .stated_by(SOURCES_8),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real \
                traces it is a FILETIME."),
        signed("LONGLONG SequenceNumber").at(24..32).about("Sequence number of the buffer within its session.")
            .means(Meaning::SequenceNumber),
        union("union ").at(32..40).with(&[More::Fields(&[
            bit_fields("ULONGLONG ").at(32..40)
                .about("Clock, in buffers of debugging information sent to a debugger. In other buffers these bytes \
                    are an address or zero.")
                .stated_by(SOURCES_3)
                .with(&[More::When(
                    &when(
                        number(
                            "BufferType", Place::Fixed { offset: 54, size: 2, start: 0, width: 16, signed: false },
                            0xffff, 0
                        ),
                        Some(7)
                    )
                ),
                More::Fields(&[
                bit("ULONGLONG ClockType").at(32..40).bits(0..3).about("Clock of the time stamps.")
                    .means(Meaning::Enumeration).stated_by(SOURCES_3)
                    .with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
                bit("ULONGLONG Frequency").at(32..40).bits(3..64).about("Frequency of that clock.")
                    .means(Meaning::CounterFrequency).stated_by(SOURCES_3),
            ])]),
            structure("SINGLE_LIST_ENTRY SlistEntry").at(32..40)
                .about("Link in the local list while the logger flushes.").with(&[More::Fields(&[
                address("SINGLE_LIST_ENTRY * SlistEntry.Next").at(32..40).about("Next link.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_1),
            ])]),
            address("WMI_BUFFER_HEADER * NextBuffer").at(32..40).about("Next buffer to flush.")
                .means(Meaning::DataAddress),
        ])]),
        structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
            .with(&[More::Fields(&[
            union("union ").at(40..42).stated_by(SOURCES_6).with(&[More::Fields(&[
                structure("struct ").at(40..42).stated_by(SOURCES_6).with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41)
                        .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                        .stated_by(SOURCES_6),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42).about("Alignment of events, always 8.")
                        .means(Meaning::Bytes).stated_by(SOURCES_6).with(&[More::Units("bytes")]),
                ])]),
                unsigned("USHORT ClientContext.ProcessorIndex").at(40..42)
                    .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber)
                    .stated_by(SOURCES_6),
            ])]),
            unsigned("USHORT ClientContext.LoggerId").at(42..44)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES_6),
        ])]),
        unsigned("ETW_BUFFER_STATE State").at(44..48).about("Current use of the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferState::VALUES)]),
        unsigned("ULONG Offset").at(48..52)
            .about("Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which \
                case events continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some \
                first buffers after zeros.")
            .means(Meaning::Bytes).stated_by(SOURCES_3).with(&[More::Units("bytes")]),
        unsigned("USHORT BufferFlag").at(52..54)
            .about("State of the buffer: compressed, a flush marker, or after a loss.").means(Meaning::Flags)
            .with(&[More::Values(crate::buffers::EtwBufferFlag::VALUES)]),
        unsigned("USHORT BufferType").at(54..56).about("Type of data in the buffer.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::buffers::EtwBufferType::VALUES)]),
        union("union ").at(56..72).about("Logger data at the end of the header.").with(&[More::Fields(&[
            field(
                "ULONG Padding1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
            )
                .at(56..72).means(Meaning::Reserved),
            structure("ETW_REF_CLOCK ReferenceTime").at(56..72)
                .about("Reference time of the session, for stored real-time events.").with(&[More::Fields(&[
                signed("LARGE_INTEGER ReferenceTime.StartTime").at(56..64).about("Reference time.")
                    .stated_by(SOURCES_9),
                signed("LARGE_INTEGER ReferenceTime.StartPerfClock").at(64..72)
                    .about("The same moment on the performance clock.").means(Meaning::PerformanceCounter)
                    .stated_by(SOURCES_9).with(&[More::Units("performance counter ticks")]),
            ])]),
            structure("LIST_ENTRY GlobalEntry").at(56..72).about("Link in the logger's global list.")
                .with(&[More::Fields(&[
                address("LIST_ENTRY * GlobalEntry.Flink").at(56..64).about("Next link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
                address("LIST_ENTRY * GlobalEntry.Blink").at(64..72).about("Previous link.").means(Meaning::DataAddress)
                    .stated_by(SOURCES_1),
            ])]),
            structure("struct ").at(56..72).with(&[More::Fields(&[
                address("PVOID Pointer0").at(56..64).of_unknown_purpose(),
                address("PVOID Pointer1").at(64..72).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 / set_reserved1: u64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 / set_reserved2: u64, at = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 / set_reserved3: i64, at = 16;
        /// Link in the list of free buffers. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr32, at = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at
        /// 0x00.
        reference_count / set_reference_count: i32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock / set_use_perf_clock: u32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::WmiClientContext, at = 40;
        /// State of the buffer. No use of single bits was observed. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost / set_events_lost: u32, at = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid / set_instance_guid: Guid, at = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context / set_logger_context: u32, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr32, at = 60;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_0Ptr64 / V5_0Ptr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 / set_reserved1: u64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 / set_reserved2: u64, at = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 / set_reserved3: i64, at = 16;
        /// Link in the list of free buffers. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr64, at = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at
        /// 0x00.
        reference_count / set_reference_count: i32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock / set_use_perf_clock: u32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::WmiClientContext, at = 40;
        /// State of the buffer. No use of single bits was observed. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost / set_events_lost: u32, at = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid / set_instance_guid: Guid, at = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context / set_logger_context: u64, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr64, at = 64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.1 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr32 / V5_1Ptr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 / set_reserved1: u64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 / set_reserved2: u64, at = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 / set_reserved3: i64, at = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment / set_alignment: u32, at = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x1C. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr32, at = 28;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr32, at = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at
        /// 0x00.
        reference_count / set_reference_count: i32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock / set_use_perf_clock: u32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::WmiClientContext, at = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state / set_state: crate::buffers::WmiBufferState, at = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost / set_events_lost: u32, at = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid / set_instance_guid: Guid, at = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context / set_logger_context: u32, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr32, at = 60;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.1 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_1Ptr64 / V5_1Ptr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 / set_reserved1: u64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 / set_reserved2: u64, at = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 / set_reserved3: i64, at = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment / set_alignment: u64, at = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr64, at = 32;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr64, at = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at
        /// 0x00.
        reference_count / set_reference_count: i32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock / set_use_perf_clock: u32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::WmiClientContext, at = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state / set_state: crate::buffers::WmiBufferState, at = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// Number of lost events. `ULONG EventsLost` at 0x34.
        events_lost / set_events_lost: u32, at = 52;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid / set_instance_guid: Guid, at = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context / set_logger_context: u64, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr64, at = 64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.2 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr32 / V5_2Ptr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_4), layout = LAYOUT_4;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 / set_reserved1: u64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 / set_reserved2: u64, at = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 / set_reserved3: i64, at = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment / set_alignment: u32, at = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x1C. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr32, at = 28;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr32, at = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at
        /// 0x00.
        reference_count / set_reference_count: i32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock / set_use_perf_clock: u32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::WmiClientContext, at = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state / set_state: crate::buffers::WmiBufferState, at = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid / set_instance_guid: Guid, at = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context / set_logger_context: u32, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr32, at = 60;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 5.2 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2Ptr64 / V5_2Ptr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_5), layout = LAYOUT_5;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved1` at 0x00.
        reserved1 / set_reserved1: u64, at = 0;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x08.
        reserved2 / set_reserved2: u64, at = 8;
        /// Reserved or padding, according to a source. `LARGE_INTEGER Reserved3` at 0x10.
        reserved3 / set_reserved3: i64, at = 16;
        /// Offsets the next field by the size of a pointer. `PVOID Alignment` at 0x18.
        alignment / set_alignment: u64, at = 24;
        /// Link in the list of free buffers. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr64, at = 32;
        /// No use observed. Assumed to remain from 5.0. `LIST_ENTRY Entry` at 0x18. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr64, at = 24;
        /// Number of references that the logger has to the buffer. From 6.0 it is at 0x0C. `LONG ReferenceCount` at
        /// 0x00.
        reference_count / set_reference_count: i32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Purpose unknown. `ULONG UsePerfClock` at 0x0C.
        use_perf_clock / set_use_perf_clock: u32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// At the offset of Guid in WNODE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Processor and logger of the buffer. `WMI_CLIENT_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::WmiClientContext, at = 40;
        /// Current use of the buffer. `WMI_BUFFER_STATE State` at 0x2C. Returns a copy.
        state / set_state: crate::buffers::WmiBufferState, at = 44;
        /// All bits of the state as one number. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Purpose unknown. `GUID InstanceGuid` at 0x38.
        instance_guid / set_instance_guid: Guid, at = 56;
        /// Pointer to the kernel's logger structure. `PVOID LoggerContext` at 0x38.
        logger_context / set_logger_context: u64, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr64, at = 64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for early 6.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr32 / V6_0Ptr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_6), layout = LAYOUT_6;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at
        /// 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.
        /// `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock / set_start_perf_clock: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Reserved or padding, according to a source. `ULONG Spare0` at 0x20.
        spare0 / set_spare0: u32, at = 32;
        /// Reserved or padding, according to a source. `ULONG Spare1` at 0x24.
        spare1 / set_spare1: u32, at = 36;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time / set_start_time: i64, at = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr32, at = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at
        /// 0x20. `SINGLE_LIST_ENTRY SlistEntry` at 0x38. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr32, at = 56;
        /// Next buffer to flush. From late 6.0 it is at 0x20. `WMI_BUFFER_HEADER * NextBuffer` at 0x38.
        next_buffer / set_next_buffer: u32, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr32, at = 60;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for early 6.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0Ptr64 / V6_0Ptr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_7), layout = LAYOUT_7;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at
        /// 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.
        /// `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock / set_start_perf_clock: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Reserved or padding, according to a source. `ULONG Spare0` at 0x20.
        spare0 / set_spare0: u32, at = 32;
        /// Reserved or padding, according to a source. `ULONG Spare1` at 0x24.
        spare1 / set_spare1: u32, at = 36;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time / set_start_time: i64, at = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr64, at = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20. From late 6.0 it is at
        /// 0x20. `SINGLE_LIST_ENTRY SlistEntry` at 0x38. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr64, at = 56;
        /// Next buffer to flush. From late 6.0 it is at 0x20. `WMI_BUFFER_HEADER * NextBuffer` at 0x38.
        next_buffer / set_next_buffer: u64, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr64, at = 64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for late 6.0 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0LatePtr32 / V6_0LatePtr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_8), layout = LAYOUT_8;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at
        /// 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.
        /// `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock / set_start_perf_clock: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
        padding0 / set_padding0: [u32; 2], at = 32;
        /// Link in a list of the logger. In early 6.0 it is at 0x38. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a
        /// copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr32, at = 32;
        /// Next buffer to flush. In early 6.0 it is at 0x38. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer / set_next_buffer: u32, at = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time / set_start_time: i64, at = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr32, at = 56;
        /// Reserved or padding, according to a source. `PVOID Padding2` at 0x38.
        padding2 / set_padding2: u32, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x3C. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr32, at = 60;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 / set_pointer0: u32, at = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x3C.
        pointer1 / set_pointer1: u32, at = 60;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for late 6.0 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0LatePtr64 / V6_0LatePtr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_9), layout = LAYOUT_9;
    fields {
        /// Header from which the structure is derived. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// In a file, distance from this buffer to the next, or to the end. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. Before 6.0 it is at 0x00. `LONG ReferenceCount` at
        /// 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Reference time on the performance clock. From 6.1 this is the name of a member of ReferenceTime.
        /// `LARGE_INTEGER StartPerfClock` at 0x10. Unit: performance counter ticks.
        start_perf_clock / set_start_perf_clock: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
        padding0 / set_padding0: [u32; 2], at = 32;
        /// Link in a list of the logger. In early 6.0 it is at 0x38. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a
        /// copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr64, at = 32;
        /// Next buffer to flush. In early 6.0 it is at 0x38. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer / set_next_buffer: u64, at = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Remains from 5.2, unused. `ULONG Flags` at 0x2C.
        flags / set_flags: u32, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time. From 6.1 this is the name of a member of ReferenceTime. `LARGE_INTEGER StartTime` at 0x38.
        start_time / set_start_time: i64, at = 56;
        /// Link in a list of the logger. Before 6.0 it is at 0x18. `LIST_ENTRY Entry` at 0x38. Returns a copy.
        entry / set_entry: crate::buffers::ListEntryPtr64, at = 56;
        /// Reserved or padding, according to a source. `PVOID Padding2` at 0x38.
        padding2 / set_padding2: u64, at = 56;
        /// Link in the logger's global list. `SINGLE_LIST_ENTRY GlobalEntry` at 0x40. Returns a copy.
        global_entry / set_global_entry: crate::buffers::SingleListEntryPtr64, at = 64;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 / set_pointer0: u64, at = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x40.
        pointer1 / set_pointer1: u64, at = 64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.1 (32-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_1Ptr32 / V6_1Ptr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_10), layout = LAYOUT_10;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the
        /// buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after
        /// decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it
        /// is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
        padding0 / set_padding0: [u32; 2], at = 32;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr32, at = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer / set_next_buffer: u32, at = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a
        /// copy.
        reference_time / set_reference_time: crate::buffers::EtwRefClock, at = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry / set_global_entry: crate::buffers::ListEntryPtr32, at = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 / set_pointer0: u32, at = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x3C.
        pointer1 / set_pointer1: u32, at = 60;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// Older form.
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.1 (64-bit).
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_1Ptr64 / V6_1Ptr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_11), layout = LAYOUT_11;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the
        /// buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after
        /// decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it
        /// is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Reserved or padding, according to a source. `ULONG Padding0` at 0x20.
        padding0 / set_padding0: [u32; 2], at = 32;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr64, at = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer / set_next_buffer: u64, at = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a
        /// copy.
        reference_time / set_reference_time: crate::buffers::EtwRefClock, at = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry / set_global_entry: crate::buffers::ListEntryPtr64, at = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 / set_pointer0: u64, at = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x40.
        pointer1 / set_pointer1: u64, at = 64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.2+ (32-bit), assumed unchanged after 2004.
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_BUFFER_HEADER")]
    owned WmiBufferHeaderPtr32 / WmiBufferHeaderPtr32View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_12), layout = LAYOUT_12;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the
        /// buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after
        /// decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it
        /// is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr32, at = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer / set_next_buffer: u32, at = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::EtwBufferContext, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a
        /// copy.
        reference_time / set_reference_time: crate::buffers::EtwRefClock, at = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry / set_global_entry: crate::buffers::ListEntryPtr32, at = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 / set_pointer0: u32, at = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x3C.
        pointer1 / set_pointer1: u32, at = 60;
    }
    bits {
        /// Clock of the time stamps. `ClockType`, bits 0 to 2 of the integer at 0x20.
        clock_type / set_clock_type: crate::buffers::EventTraceClock, at = 32, size = 8, bits = 0..3;
        /// Frequency of that clock. `Frequency`, bits 3 to 63 of the integer at 0x20.
        frequency / set_frequency: u64, at = 32, size = 8, bits = 3..64;
    }
}

fixed! {
    /// Header of a trace buffer, in memory and in a log file.
    ///
    /// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Documented for 6.2+ (64-bit), assumed unchanged after 2004.
    ///
    /// A log file is a sequence of trace buffers copied from memory. Parts of this header are therefore meaningful to
    /// the logger only, and its addresses are meaningless in a file. Up to and including 6.0 it overlays a
    /// WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows Server 2003 SP2. The layout of earlier
    /// releases is inferred from the kernel's code.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (5.1 and
    /// higher). Symbol files contain the type from SP3 of 5.1 and from SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Names and types in Windows 2000, in Windows XP before SP3 and in Windows Server 2003 before SP2. Those given
    ///   here are inferred.
    /// - Purpose of UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1.
    /// - What selects the member of the union at 0x38.
    /// - How a reader of a file of 5.0 to 5.2 finds the next buffer. Only Wnode has a BufferSize there, and
    ///   ReferenceCount occupies its bytes.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_BUFFER_HEADER")]
    owned WmiBufferHeaderPtr64 / WmiBufferHeaderPtr64View: lone,
        name = "WMI_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_13), layout = LAYOUT_13;
    fields {
        /// In a file, distance from this buffer to the next, or to the end. For a compressed buffer it is less than the
        /// buffer size in memory. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Size of the valid part of the buffer, including this header. For a compressed buffer, the size after
        /// decompression. `ULONG SavedOffset` at 0x04. Unit: bytes.
        saved_offset / set_saved_offset: u32, at = 4;
        /// Offset at which the logger writes the next event. `ULONG CurrentOffset` at 0x08. Unit: bytes.
        current_offset / set_current_offset: u32, at = 8;
        /// Number of references that the logger has to the buffer. 0 in files. `LONG ReferenceCount` at 0x0C.
        reference_count / set_reference_count: i32, at = 12;
        /// Time at which the buffer was flushed, by the clock of the session. In compressed buffers of real traces it
        /// is a FILETIME. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Sequence number of the buffer within its session. `LONGLONG SequenceNumber` at 0x18.
        sequence_number / set_sequence_number: i64, at = 24;
        /// Link in the local list while the logger flushes. `SINGLE_LIST_ENTRY SlistEntry` at 0x20. Returns a copy.
        slist_entry / set_slist_entry: crate::buffers::SingleListEntryPtr64, at = 32;
        /// Next buffer to flush. `WMI_BUFFER_HEADER * NextBuffer` at 0x20.
        next_buffer / set_next_buffer: u64, at = 32;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::EtwBufferContext, at = 40;
        /// Current use of the buffer. `ETW_BUFFER_STATE State` at 0x2C.
        state / set_state: crate::buffers::EtwBufferState, at = 44;
        /// Size of the part of the buffer in use when it was flushed. It can exceed SavedOffset, in which case events
        /// continue up to this offset. In files, filler follows the larger of the two: 0xFF, in some first buffers
        /// after zeros. `ULONG Offset` at 0x30. Unit: bytes.
        offset / set_offset: u32, at = 48;
        /// State of the buffer: compressed, a flush marker, or after a loss. `USHORT BufferFlag` at 0x34.
        buffer_flag / set_buffer_flag: crate::buffers::EtwBufferFlag, at = 52;
        /// Type of data in the buffer. `USHORT BufferType` at 0x36.
        buffer_type / set_buffer_type: crate::buffers::EtwBufferType, at = 54;
        /// Reserved or padding, according to a source. `ULONG Padding1` at 0x38.
        padding1 / set_padding1: [u32; 4], at = 56;
        /// Reference time of the session, for stored real-time events. `ETW_REF_CLOCK ReferenceTime` at 0x38. Returns a
        /// copy.
        reference_time / set_reference_time: crate::buffers::EtwRefClock, at = 56;
        /// Link in the logger's global list. `LIST_ENTRY GlobalEntry` at 0x38. Returns a copy.
        global_entry / set_global_entry: crate::buffers::ListEntryPtr64, at = 56;
        /// Purpose unknown. `PVOID Pointer0` at 0x38.
        pointer0 / set_pointer0: u64, at = 56;
        /// Purpose unknown. `PVOID Pointer1` at 0x40.
        pointer1 / set_pointer1: u64, at = 64;
    }
    bits {
        /// Clock of the time stamps. `ClockType`, bits 0 to 2 of the integer at 0x20.
        clock_type / set_clock_type: crate::buffers::EventTraceClock, at = 32, size = 8, bits = 0..3;
        /// Frequency of that clock. `Frequency`, bits 3 to 63 of the integer at 0x20.
        frequency / set_frequency: u64, at = 32, size = 8, bits = 3..64;
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
