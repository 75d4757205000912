// Generated from spec/structs/EVENT_TRACE_PROPERTIES.toml by `cargo spec generate`. Do not edit: edit that file.

//! Properties of a session, for programs that start, query, update, flush or stop it.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &sources::CHAPPELL_WMI_LOGGER_INFORMATION];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2];
const SOURCES_3: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
const SOURCES_4: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &sources::MINGW_W64_EVNTRACE];
const SOURCES_5: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_PROPERTIES, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROPERTIES", "V5_0Ptr32")
    .size(120)
    .about("Properties of a session, for programs that start, query, update, flush or stop it.")
    .in_releases("5.0..6.2 (32-bit)", &[holds(Pointer::Bits32, 0, 7)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_4)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and \
                ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.")
            .stated_by(SOURCES_1).with(&[More::Fields(&[
            unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Wnode.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG Wnode.ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Wnode.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer.").means(Meaning::Kilobytes)
            .with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56).about("Initial number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumBuffers").at(56..60).about("Maximum number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in \
                LogFileMode. 0 for no limit. Some modes require a value other than 0.")
            .means(Meaning::Megabytes).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72)
            .about("Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every \
                second if events are consumed in real time.")
            .means(Meaning::Seconds).stated_by(SOURCES_2).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_3).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80).about("Time without use after which a buffer is freed. Only 5.0 uses it.")
            .means(Meaning::Minutes).stated_by(SOURCES_2).with(&[More::Units("minutes")]),
        unsigned("ULONG NumberOfBuffers").at(80..84).about("Number of buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG FreeBuffers").at(84..88).about("Number of free buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG EventsLost").at(88..92).about("Number of events that were not recorded.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG BuffersWritten").at(92..96).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG LogBuffersLost").at(96..100)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG RealTimeBuffersLost").at(100..104)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        address("HANDLE LoggerThreadId").at(104..108).about("ID of the logger thread.").means(Meaning::ThreadId),
        unsigned("ULONG LogFileNameOffset").at(108..112)
            .about("Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and \
                less than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LoggerNameOffset").at(112..116)
            .about("Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less \
                than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(116..120),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE_PROPERTIES", "V5_0Ptr64")
    .size(120)
    .about("Properties of a session, for programs that start, query, update, flush or stop it.")
    .in_releases("5.0..6.2 (64-bit)", &[holds(Pointer::Bits64, 0, 7)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_4)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and \
                ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.")
            .stated_by(SOURCES_1).with(&[More::Fields(&[
            unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Wnode.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG Wnode.ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Wnode.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer.").means(Meaning::Kilobytes)
            .with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56).about("Initial number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumBuffers").at(56..60).about("Maximum number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in \
                LogFileMode. 0 for no limit. Some modes require a value other than 0.")
            .means(Meaning::Megabytes).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72)
            .about("Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every \
                second if events are consumed in real time.")
            .means(Meaning::Seconds).stated_by(SOURCES_2).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_3).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80).about("Time without use after which a buffer is freed. Only 5.0 uses it.")
            .means(Meaning::Minutes).stated_by(SOURCES_2).with(&[More::Units("minutes")]),
        unsigned("ULONG NumberOfBuffers").at(80..84).about("Number of buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG FreeBuffers").at(84..88).about("Number of free buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG EventsLost").at(88..92).about("Number of events that were not recorded.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG BuffersWritten").at(92..96).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG LogBuffersLost").at(96..100)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG RealTimeBuffersLost").at(100..104)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        address("HANDLE LoggerThreadId").at(104..112).about("ID of the logger thread.").means(Meaning::ThreadId),
        unsigned("ULONG LogFileNameOffset").at(112..116)
            .about("Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and \
                less than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LoggerNameOffset").at(116..120)
            .about("Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less \
                than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_TRACE_PROPERTIES", "EventTracePropertiesPtr32")
    .size(120)
    .about("Properties of a session, for programs that start, query, update, flush or stop it.")
    .in_releases("6.3+ (32-bit)", &[holds(Pointer::Bits32, 8, 255)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_4)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and \
                ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.")
            .stated_by(SOURCES_1).with(&[More::Fields(&[
            unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Wnode.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG Wnode.ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Wnode.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer.").means(Meaning::Kilobytes)
            .with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56).about("Initial number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumBuffers").at(56..60).about("Maximum number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in \
                LogFileMode. 0 for no limit. Some modes require a value other than 0.")
            .means(Meaning::Megabytes).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72)
            .about("Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every \
                second if events are consumed in real time.")
            .means(Meaning::Seconds).stated_by(SOURCES_2).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_3).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        union("union ").at(76..80).stated_by(SOURCES_5).with(&[More::Fields(&[
            signed("LONG AgeLimit").at(76..80).about("Not used.").means(Meaning::Minutes).stated_by(SOURCES_5)
                .with(&[More::Units("minutes")]),
            signed("LONG FlushThreshold").at(76..80).about("Number of buffers to fill before they are flushed.")
                .means(Meaning::Count).stated_by(SOURCES_5),
        ])]),
        unsigned("ULONG NumberOfBuffers").at(80..84).about("Number of buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG FreeBuffers").at(84..88).about("Number of free buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG EventsLost").at(88..92).about("Number of events that were not recorded.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG BuffersWritten").at(92..96).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG LogBuffersLost").at(96..100)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG RealTimeBuffersLost").at(100..104)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        address("HANDLE LoggerThreadId").at(104..108).about("ID of the logger thread.").means(Meaning::ThreadId),
        unsigned("ULONG LogFileNameOffset").at(108..112)
            .about("Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and \
                less than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LoggerNameOffset").at(112..116)
            .about("Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less \
                than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(116..120),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("EVENT_TRACE_PROPERTIES", "EventTracePropertiesPtr64")
    .size(120)
    .about("Properties of a session, for programs that start, query, update, flush or stop it.")
    .in_releases("6.3+ (64-bit)", &[holds(Pointer::Bits64, 8, 255)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_4)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and \
                ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID.")
            .stated_by(SOURCES_1).with(&[More::Fields(&[
            unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Wnode.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG Wnode.ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Wnode.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer.").means(Meaning::Kilobytes)
            .with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56).about("Initial number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumBuffers").at(56..60).about("Maximum number of buffers of the session.")
            .means(Meaning::Count).stated_by(SOURCES_2),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in \
                LogFileMode. 0 for no limit. Some modes require a value other than 0.")
            .means(Meaning::Megabytes).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72)
            .about("Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every \
                second if events are consumed in real time.")
            .means(Meaning::Seconds).stated_by(SOURCES_2).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_3).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        union("union ").at(76..80).stated_by(SOURCES_5).with(&[More::Fields(&[
            signed("LONG AgeLimit").at(76..80).about("Not used.").means(Meaning::Minutes).stated_by(SOURCES_5)
                .with(&[More::Units("minutes")]),
            signed("LONG FlushThreshold").at(76..80).about("Number of buffers to fill before they are flushed.")
                .means(Meaning::Count).stated_by(SOURCES_5),
        ])]),
        unsigned("ULONG NumberOfBuffers").at(80..84).about("Number of buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG FreeBuffers").at(84..88).about("Number of free buffers.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG EventsLost").at(88..92).about("Number of events that were not recorded.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG BuffersWritten").at(92..96).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG LogBuffersLost").at(96..100)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        unsigned("ULONG RealTimeBuffersLost").at(100..104)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count)
            .stated_by(SOURCES_2),
        address("HANDLE LoggerThreadId").at(104..112).about("ID of the logger thread.").means(Meaning::ThreadId),
        unsigned("ULONG LogFileNameOffset").at(112..116)
            .about("Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and \
                less than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LoggerNameOffset").at(116..120)
            .about("Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less \
                than Wnode.BufferSize. The name is null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 5.0..6.2 (32-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the
    /// extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0Ptr32 / V5_0Ptr32View: followed,
        name = "EVENT_TRACE_PROPERTIES", size = 120, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the
        /// clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in
        /// LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit:
        /// MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if
        /// events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. Only 5.0 uses it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers / set_number_of_buffers: u32, at = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers / set_free_buffers: u32, at = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost / set_events_lost: u32, at = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written / set_buffers_written: u32, at = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost / set_log_buffers_lost: u32, at = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id / set_logger_thread_id: u32, at = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x6C. Unit: bytes.
        log_file_name_offset / set_log_file_name_offset: u32, at = 108;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x70. Unit: bytes.
        logger_name_offset / set_logger_name_offset: u32, at = 112;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 5.0..6.2 (64-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the
    /// extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0Ptr64 / V5_0Ptr64View: followed,
        name = "EVENT_TRACE_PROPERTIES", size = 120, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the
        /// clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in
        /// LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit:
        /// MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if
        /// events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. Only 5.0 uses it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers / set_number_of_buffers: u32, at = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers / set_free_buffers: u32, at = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost / set_events_lost: u32, at = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written / set_buffers_written: u32, at = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost / set_log_buffers_lost: u32, at = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id / set_logger_thread_id: u64, at = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x70. Unit: bytes.
        log_file_name_offset / set_log_file_name_offset: u32, at = 112;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x74. Unit: bytes.
        logger_name_offset / set_logger_name_offset: u32, at = 116;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 6.3+ (32-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the
    /// extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES")]
    owned EventTracePropertiesPtr32 / EventTracePropertiesPtr32View: followed,
        name = "EVENT_TRACE_PROPERTIES", size = 120, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the
        /// clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in
        /// LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit:
        /// MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if
        /// events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Not used. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold / set_flush_threshold: i32, at = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers / set_number_of_buffers: u32, at = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers / set_free_buffers: u32, at = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost / set_events_lost: u32, at = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written / set_buffers_written: u32, at = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost / set_log_buffers_lost: u32, at = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id / set_logger_thread_id: u32, at = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x6C. Unit: bytes.
        log_file_name_offset / set_log_file_name_offset: u32, at = 108;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x70. Unit: bytes.
        logger_name_offset / set_logger_name_offset: u32, at = 112;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, for programs that start, query, update, flush or stop it.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Documented for 6.3+ (64-bit).
    ///
    /// The session and log file names are in the same buffer, at offsets stored in the structure. So may be the
    /// extension of EnableFlags. The kernel receives a WMI_LOGGER_INFORMATION built from it.
    ///
    /// Documented; used by StartTrace, ControlTrace.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES")]
    owned EventTracePropertiesPtr64 / EventTracePropertiesPtr64View: followed,
        name = "EVENT_TRACE_PROPERTIES", size = 120, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the
        /// clock. Flags must have WNODE_FLAG_TRACED_GUID. `WNODE_HEADER Wnode` at 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Approximate maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in
        /// LogFileMode. 0 for no limit. Some modes require a value other than 0. `ULONG MaximumFileSize` at 0x3C. Unit:
        /// MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if
        /// events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Not used. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold / set_flush_threshold: i32, at = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers / set_number_of_buffers: u32, at = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers / set_free_buffers: u32, at = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost / set_events_lost: u32, at = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written / set_buffers_written: u32, at = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost / set_log_buffers_lost: u32, at = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id / set_logger_thread_id: u64, at = 104;
        /// Offset of the log file name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LogFileNameOffset` at 0x70. Unit: bytes.
        log_file_name_offset / set_log_file_name_offset: u32, at = 112;
        /// Offset of the session name from the start of this structure. 0 for none, or at least 0x78 and less than
        /// Wnode.BufferSize. The name is null-terminated. `ULONG LoggerNameOffset` at 0x74. Unit: bytes.
        logger_name_offset / set_logger_name_offset: u32, at = 116;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "EVENT_TRACE_PROPERTIES", "Wnode.BufferSize", 120, self.data_offset(), self.total_size(), self.0.rest
        )
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
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTracePropertiesPtr32View` or `EventTracePropertiesPtr64View`"
]
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
