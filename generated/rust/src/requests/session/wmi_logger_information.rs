// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_EVENT_TRACE_PROPERTIES];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_WMI_LOGGER_INFORMATION, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
const SOURCES_3: &[&Source] = &[&sources::PHNT_NTWMI];
const SOURCES_4: &[&Source] = &[&sources::MINGW_W64_NTDEF];
const SOURCES_5: &[&Source] = &[&sources::CHAPPELL_WMI_LOGGER_INFORMATION];
const SOURCES_6: &[&Source] = &[&sources::CHAPPELL_WMI_LOGGER_INFORMATION, &sources::PHNT_NTWMI];
const SOURCES_7: &[&Source] = &[&sources::MINGW_W64_NTDEF, &sources::CHAPPELL_WMI_LOGGER_INFORMATION];
pub(crate) static LAYOUT_0: Layout = layout("WMI_LOGGER_INFORMATION", "V5_0Ptr32")
    .size(136)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        address("HANDLE LogFileHandle").at(80..84)
            .about("Handle of the log file, which user mode has created. Required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .means(Meaning::Handle),
        union("union ").at(84..88).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(84..88)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(84..88)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(88..92).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(88..92).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(88..92).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(92..96).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(92..96).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(92..96).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(96..100).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(100..104)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(104..108)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        address("HANDLE LoggerThreadId").at(108..112).about("ID of the logger thread.").means(Meaning::ThreadId),
        structure("UNICODE_STRING LogFileName").at(112..120).about("Log file name, followed by a null terminator.")
            .with(&[More::Fields(&[
            unsigned("USHORT LogFileName.Length").at(112..114)
                .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes).stated_by(SOURCES_4)
                .with(&[More::Units("bytes")]),
            unsigned("USHORT LogFileName.MaximumLength").at(114..116).about("Size of the memory at the address.")
                .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
            address("WCHAR * LogFileName.Buffer").at(116..120).about("Address of the string.")
                .means(Meaning::DataAddress).stated_by(SOURCES_4),
        ])]),
        structure("UNICODE_STRING LoggerName").at(120..128).about("Session name, followed by a null terminator.")
            .with(&[More::Fields(&[
            unsigned("USHORT LoggerName.Length").at(120..122)
                .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes).stated_by(SOURCES_4)
                .with(&[More::Units("bytes")]),
            unsigned("USHORT LoggerName.MaximumLength").at(122..124).about("Size of the memory at the address.")
                .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
            address("WCHAR * LoggerName.Buffer").at(124..128).about("Address of the string.")
                .means(Meaning::DataAddress).stated_by(SOURCES_4),
        ])]),
        address("PVOID UnknownPointer").at(128..132)
            .about("Address of the data with which the log file starts: the headers of its first buffer and of the \
                file. The kernel stores this data and compares it with the file. The study does not name this field.")
            .means(Meaning::DataAddress).stated_by(SOURCES_5),
        field("padding ", Kind::Padding).at(132..136),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_LOGGER_INFORMATION", "V5_1Ptr32")
    .size(168)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("5.1 (32-bit)", &[holds(Pointer::Bits32, 1, 1)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        union("union ").at(80..88)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(80..84).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(80..88).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(88..92).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(88..92)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(88..92)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(92..96).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(92..96).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(92..96).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(96..100).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(96..100).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(100..104).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(104..108)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(108..112)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(112..120).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(112..116).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(112..120).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(120..136).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(120..128).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(120..122)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(122..124).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LogFileName.Buffer").at(124..128).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(120..136).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(120..122)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(122..124).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(124..128).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(128..136).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(136..152).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(136..144).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(136..138)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(138..140).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LoggerName.Buffer").at(140..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(136..152).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(136..138)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(138..140).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(140..144).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(144..152).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(152..160)
            .about("Address of the data with which the log file starts: the headers of its first buffer and of the \
                file. The kernel stores this data and compares it with the file. The study does not name this field.")
            .stated_by(SOURCES_5).with(&[More::Fields(&[
            address("PVOID UnknownPointer").at(152..156).about("Address.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
            unsigned("ULONG64 UnknownPointer64").at(152..160).about("Address in 64 bits.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
        ])]),
        union("union ").at(160..168).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(160..164).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(160..168).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("WMI_LOGGER_INFORMATION", "V5_1Ptr64")
    .size(168)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("5.1 (64-bit)", &[holds(Pointer::Bits64, 1, 1)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        union("union ").at(80..88)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(80..88).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(80..88).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(88..92).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(88..92)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(88..92)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(92..96).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(92..96).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(92..96).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(96..100).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(96..100).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(100..104).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(104..108)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(108..112)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(112..120).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(112..120).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(112..120).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(120..136).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(120..136).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(120..122)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(122..124).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(124..128).stated_by(SOURCES_4),
                address("WCHAR * LogFileName.Buffer").at(128..136).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(120..136).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(120..122)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(122..124).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(124..128).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(128..136).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(136..152).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(136..152).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(136..138)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(138..140).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(140..144).stated_by(SOURCES_4),
                address("WCHAR * LoggerName.Buffer").at(144..152).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(136..152).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(136..138)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(138..140).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(140..144).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(144..152).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(152..160)
            .about("Address of the data with which the log file starts: the headers of its first buffer and of the \
                file. The kernel stores this data and compares it with the file. The study does not name this field.")
            .stated_by(SOURCES_5).with(&[More::Fields(&[
            address("PVOID UnknownPointer").at(152..160).about("Address.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
            unsigned("ULONG64 UnknownPointer64").at(152..160).about("Address in 64 bits.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
        ])]),
        union("union ").at(160..168).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(160..168).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(160..168).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("WMI_LOGGER_INFORMATION", "V5_2Ptr32")
    .size(176)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("5.2 (32-bit)", &[holds(Pointer::Bits32, 2, 3)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        union("union ").at(80..88).with(&[More::Fields(&[
            bit_fields("ULONG ").at(80..84).with(&[More::Fields(&[
                bit("ULONG Wow").at(80..84).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
                bit("ULONG QpcDeltaTracking").at(80..84).bits(1..2).of_unknown_purpose(),
                bit("ULONG LargeMdlPages").at(80..84).bits(2..3).of_unknown_purpose(),
                bit("ULONG ExcludeKernelStack").at(80..84).bits(3..4).of_unknown_purpose(),
                bit("ULONG ").at(80..84).bits(4..32),
            ])]),
            unsigned("ULONG64 V2Options").at(80..88).about("All options as one number.").means(Meaning::Flags),
        ])]),
        union("union ").at(88..96)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(88..92).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(88..96).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(96..100)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(96..100)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(100..104).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(100..104).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(100..104).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(104..108).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(104..108).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(104..108).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(108..112).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(112..116)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(116..120)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(120..128).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(120..124).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(120..128).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(128..144).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(128..136).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LogFileName.Buffer").at(132..136).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(128..144).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(144..160).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(144..152).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LoggerName.Buffer").at(148..152).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(144..160).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(160..168)
            .about("Address of the data with which the log file starts: the headers of its first buffer and of the \
                file. The kernel stores this data and compares it with the file. The study does not name this field.")
            .stated_by(SOURCES_5).with(&[More::Fields(&[
            address("PVOID UnknownPointer").at(160..164).about("Address.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
            unsigned("ULONG64 UnknownPointer64").at(160..168).about("Address in 64 bits.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
        ])]),
        union("union ").at(168..176).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(168..172).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(168..176).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_4: Layout = layout("WMI_LOGGER_INFORMATION", "V5_2Ptr64")
    .size(176)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("5.2 (64-bit)", &[holds(Pointer::Bits64, 2, 3)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        union("union ").at(80..88).with(&[More::Fields(&[
            bit_fields("ULONG ").at(80..84).with(&[More::Fields(&[
                bit("ULONG Wow").at(80..84).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
                bit("ULONG QpcDeltaTracking").at(80..84).bits(1..2).of_unknown_purpose(),
                bit("ULONG LargeMdlPages").at(80..84).bits(2..3).of_unknown_purpose(),
                bit("ULONG ExcludeKernelStack").at(80..84).bits(3..4).of_unknown_purpose(),
                bit("ULONG ").at(80..84).bits(4..32),
            ])]),
            unsigned("ULONG64 V2Options").at(80..88).about("All options as one number.").means(Meaning::Flags),
        ])]),
        union("union ").at(88..96)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(88..96).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(88..96).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(96..100)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(96..100)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(100..104).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(100..104).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(100..104).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(104..108).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(104..108).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(104..108).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(108..112).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(112..116)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(116..120)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(120..128).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(120..128).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(120..128).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(128..144).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(128..144).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_4),
                address("WCHAR * LogFileName.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(128..144).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(144..160).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(144..160).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_4),
                address("WCHAR * LoggerName.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(144..160).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(160..168)
            .about("Address of the data with which the log file starts: the headers of its first buffer and of the \
                file. The kernel stores this data and compares it with the file. The study does not name this field.")
            .stated_by(SOURCES_5).with(&[More::Fields(&[
            address("PVOID UnknownPointer").at(160..168).about("Address.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
            unsigned("ULONG64 UnknownPointer64").at(160..168).about("Address in 64 bits.").means(Meaning::DataAddress)
                .stated_by(SOURCES_5),
        ])]),
        union("union ").at(168..176).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(168..176).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(168..176).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_5: Layout = layout("WMI_LOGGER_INFORMATION", "V6_0Ptr32")
    .size(176)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("6.0 (32-bit)", &[holds(Pointer::Bits32, 4, 5)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        union("union ").at(80..88).with(&[More::Fields(&[
            bit_fields("ULONG ").at(80..84).with(&[More::Fields(&[
                bit("ULONG Wow").at(80..84).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
                bit("ULONG QpcDeltaTracking").at(80..84).bits(1..2).of_unknown_purpose(),
                bit("ULONG LargeMdlPages").at(80..84).bits(2..3).of_unknown_purpose(),
                bit("ULONG ExcludeKernelStack").at(80..84).bits(3..4).of_unknown_purpose(),
                bit("ULONG ").at(80..84).bits(4..32),
            ])]),
            unsigned("ULONG64 V2Options").at(80..88).about("All options as one number.").means(Meaning::Flags),
        ])]),
        union("union ").at(88..96)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(88..92).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(88..96).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(96..100)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(96..100)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(100..104).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(100..104).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(100..104).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(104..108).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(104..108).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(104..108).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(108..112).about("Number of buffers written.").means(Meaning::Count),
        union("union ").at(112..116).with(&[More::Fields(&[
            unsigned("ULONG LogBuffersLost").at(112..116)
                .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
            unsigned("ULONG Flags").at(112..116)
                .about("Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.")
                .means(Meaning::Flags),
        ])]),
        unsigned("ULONG RealTimeBuffersLost").at(116..120)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(120..128).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(120..124).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(120..128).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(128..144).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(128..136).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LogFileName.Buffer").at(132..136).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(128..144).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(144..160).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(144..152).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LoggerName.Buffer").at(148..152).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(144..160).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        unsigned("ULONG RealTimeConsumerCount").at(160..164).about("Number of real-time consumers.")
            .means(Meaning::Count),
        unsigned("ULONG SpareUlong").at(164..168).means(Meaning::Reserved),
        union("union ").at(168..176).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(168..172).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(168..176).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_6: Layout = layout("WMI_LOGGER_INFORMATION", "V6_0Ptr64")
    .size(176)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("6.0 (64-bit)", &[holds(Pointer::Bits64, 4, 5)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        signed("LONG AgeLimit").at(76..80)
            .about("Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value \
                from 1 to 14 means 15. 6.0 ignores it.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        union("union ").at(80..88).with(&[More::Fields(&[
            bit_fields("ULONG ").at(80..84).with(&[More::Fields(&[
                bit("ULONG Wow").at(80..84).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
                bit("ULONG QpcDeltaTracking").at(80..84).bits(1..2).of_unknown_purpose(),
                bit("ULONG LargeMdlPages").at(80..84).bits(2..3).of_unknown_purpose(),
                bit("ULONG ExcludeKernelStack").at(80..84).bits(3..4).of_unknown_purpose(),
                bit("ULONG ").at(80..84).bits(4..32),
            ])]),
            unsigned("ULONG64 V2Options").at(80..88).about("All options as one number.").means(Meaning::Flags),
        ])]),
        union("union ").at(88..96)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(88..96).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(88..96).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(96..100)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(96..100)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(100..104).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(100..104).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(100..104).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(104..108).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(104..108).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(104..108).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(108..112).about("Number of buffers written.").means(Meaning::Count),
        union("union ").at(112..116).with(&[More::Fields(&[
            unsigned("ULONG LogBuffersLost").at(112..116)
                .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
            unsigned("ULONG Flags").at(112..116)
                .about("Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.")
                .means(Meaning::Flags),
        ])]),
        unsigned("ULONG RealTimeBuffersLost").at(116..120)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(120..128).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(120..128).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(120..128).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(128..144).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(128..144).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_4),
                address("WCHAR * LogFileName.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(128..144).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(144..160).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(144..160).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_4),
                address("WCHAR * LoggerName.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(144..160).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        unsigned("ULONG RealTimeConsumerCount").at(160..164).about("Number of real-time consumers.")
            .means(Meaning::Count),
        unsigned("ULONG SpareUlong").at(164..168).means(Meaning::Reserved),
        union("union ").at(168..176).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(168..176).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(168..176).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_7: Layout = layout("WMI_LOGGER_INFORMATION", "WmiLoggerInformationPtr32")
    .size(176)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("6.1+ (32-bit)", &[holds(Pointer::Bits32, 6, 255)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        union("union ").at(76..80).with(&[More::Fields(&[
            signed("LONG AgeLimit").at(76..80).about("Ignored.").means(Meaning::Minutes)
                .with(&[More::Units("minutes")]),
            signed("LONG FlushThreshold").at(76..80).about("Number of buffers to fill before they are flushed.")
                .means(Meaning::Count),
        ])]),
        union("union ").at(80..88).with(&[More::Fields(&[
            bit_fields("ULONG ").at(80..84).with(&[More::Fields(&[
                bit("ULONG Wow").at(80..84).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
                bit("ULONG QpcDeltaTracking").at(80..84).bits(1..2).of_unknown_purpose(),
                bit("ULONG LargeMdlPages").at(80..84).bits(2..3).of_unknown_purpose(),
                bit("ULONG ExcludeKernelStack").at(80..84).bits(3..4).of_unknown_purpose(),
                bit("ULONG ").at(80..84).bits(4..32),
            ])]),
            unsigned("ULONG64 V2Options").at(80..88).about("All options as one number.").means(Meaning::Flags),
        ])]),
        union("union ").at(88..96)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(88..92).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(88..96).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(96..100)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(96..100)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(100..104).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(100..104).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(100..104).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(104..108).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(104..108).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(104..108).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(108..112).about("Number of buffers written.").means(Meaning::Count),
        union("union ").at(112..116).with(&[More::Fields(&[
            unsigned("ULONG LogBuffersLost").at(112..116)
                .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
            unsigned("ULONG Flags").at(112..116)
                .about("Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.")
                .means(Meaning::Flags),
        ])]),
        unsigned("ULONG RealTimeBuffersLost").at(116..120)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(120..128).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(120..124).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(120..128).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(128..144).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(128..136).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LogFileName.Buffer").at(132..136).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(128..144).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(144..160).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(144..152).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                address("WCHAR * LoggerName.Buffer").at(148..152).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(144..160).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        unsigned("ULONG RealTimeConsumerCount").at(160..164).about("Number of real-time consumers.")
            .means(Meaning::Count),
        unsigned("ULONG SpareUlong").at(164..168).means(Meaning::Reserved),
        union("union ").at(168..176).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(168..172).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(168..176).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_8: Layout = layout("WMI_LOGGER_INFORMATION", "WmiLoggerInformationPtr64")
    .size(176)
    .about("Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.")
    .in_releases("6.1+ (64-bit)", &[holds(Pointer::Bits64, 6, 255)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_6)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid \
                identifies the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK.")
            .with(&[More::Fields(&[
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
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer. 0 for 4 KB.")
            .means(Meaning::Kilobytes).with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56)
            .about("Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the \
                number is derived from the number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60)
            .about("Maximum number of buffers of the session. If it is less than 2, the number is derived from the \
                number of processors.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72).about("Interval at which buffers are flushed that are not full.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        union("union ").at(76..80).with(&[More::Fields(&[
            signed("LONG AgeLimit").at(76..80).about("Ignored.").means(Meaning::Minutes)
                .with(&[More::Units("minutes")]),
            signed("LONG FlushThreshold").at(76..80).about("Number of buffers to fill before they are flushed.")
                .means(Meaning::Count),
        ])]),
        union("union ").at(80..88).with(&[More::Fields(&[
            bit_fields("ULONG ").at(80..84).with(&[More::Fields(&[
                bit("ULONG Wow").at(80..84).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean),
                bit("ULONG QpcDeltaTracking").at(80..84).bits(1..2).of_unknown_purpose(),
                bit("ULONG LargeMdlPages").at(80..84).bits(2..3).of_unknown_purpose(),
                bit("ULONG ExcludeKernelStack").at(80..84).bits(3..4).of_unknown_purpose(),
                bit("ULONG ").at(80..84).bits(4..32),
            ])]),
            unsigned("ULONG64 V2Options").at(80..88).about("All options as one number.").means(Meaning::Flags),
        ])]),
        union("union ").at(88..96)
            .about("Log file. Up to 5.2 user mode creates it, and it is required unless the mode has \
                EVENT_TRACE_REAL_TIME_MODE or EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
            .with(&[More::Fields(&[
            address("HANDLE LogFileHandle").at(88..96).about("File handle.").means(Meaning::Handle),
            unsigned("ULONG64 LogFileHandle64").at(88..96).about("File handle in 64 bits.").means(Meaning::Handle),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG NumberOfBuffers").at(96..100)
                .about("Number of buffers. From 6.0, for a session started from the registry, its FileCounter on \
                    input.")
                .means(Meaning::Count),
            unsigned("ULONG InstanceCount").at(96..100)
                .about("Number of instances of the provider, for a user-mode logger.").means(Meaning::Count)
                .stated_by(SOURCES_3),
        ])]),
        union("union ").at(100..104).with(&[More::Fields(&[
            unsigned("ULONG FreeBuffers").at(100..104).about("Number of free buffers.").means(Meaning::Count),
            unsigned("ULONG InstanceId").at(100..104).about("Instance ID of the provider, for a user-mode logger.")
                .means(Meaning::Identifier).stated_by(SOURCES_3),
        ])]),
        union("union ").at(104..108).with(&[More::Fields(&[
            unsigned("ULONG EventsLost").at(104..108).about("Number of events that were not recorded.")
                .means(Meaning::Count),
            unsigned("ULONG NumberOfProcessors").at(104..108).about("Number of processors, for a user-mode logger.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG BuffersWritten").at(108..112).about("Number of buffers written.").means(Meaning::Count),
        union("union ").at(112..116).with(&[More::Fields(&[
            unsigned("ULONG LogBuffersLost").at(112..116)
                .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
            unsigned("ULONG Flags").at(112..116)
                .about("Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry.")
                .means(Meaning::Flags),
        ])]),
        unsigned("ULONG RealTimeBuffersLost").at(116..120)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        union("union ").at(120..128).about("ID of the logger thread.").with(&[More::Fields(&[
            address("HANDLE LoggerThreadId").at(120..128).about("Thread ID.").means(Meaning::ThreadId),
            unsigned("ULONG64 LoggerThreadId64").at(120..128).about("Thread ID in 64 bits.").means(Meaning::ThreadId),
        ])]),
        union("union ").at(128..144).about("Log file name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LogFileName").at(128..144).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_4),
                address("WCHAR * LogFileName.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LogFileName64").at(128..144).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LogFileName64.Length").at(128..130)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LogFileName64.MaximumLength").at(130..132).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(132..136).stated_by(SOURCES_7),
                unsigned("ULONGLONG LogFileName64.Buffer").at(136..144).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        union("union ").at(144..160).about("Session name.").with(&[More::Fields(&[
            structure("UNICODE_STRING LoggerName").at(144..160).about("Name, with an address as wide as a pointer.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_4).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_4),
                address("WCHAR * LoggerName.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_4),
            ])]),
            structure("UNICODE_STRING64 LoggerName64").at(144..160).about("Name, with a 64-bit address.")
                .with(&[More::Fields(&[
                unsigned("USHORT LoggerName64.Length").at(144..146)
                    .about("Size of the string, excluding any null terminator.").means(Meaning::Bytes)
                    .stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                unsigned("USHORT LoggerName64.MaximumLength").at(146..148).about("Size of the memory at the address.")
                    .means(Meaning::Bytes).stated_by(SOURCES_7).with(&[More::Units("bytes")]),
                field("padding ", Kind::Padding).at(148..152).stated_by(SOURCES_7),
                unsigned("ULONGLONG LoggerName64.Buffer").at(152..160).about("Address of the string.")
                    .means(Meaning::DataAddress).stated_by(SOURCES_7),
            ])]),
        ])]),
        unsigned("ULONG RealTimeConsumerCount").at(160..164).about("Number of real-time consumers.")
            .means(Meaning::Count),
        unsigned("ULONG SpareUlong").at(164..168).means(Meaning::Reserved),
        union("union ").at(168..176).with(&[More::Fields(&[
            address("PVOID LoggerExtension").at(168..176).of_unknown_purpose(),
            unsigned("ULONG64 LoggerExtension64").at(168..176).of_unknown_purpose(),
        ])]),
    ]);
fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0x88 bytes. Documented for 5.0 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_0Ptr32 / V5_0Ptr32View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 136, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Handle of the log file, which user mode has created. Required unless the mode has EVENT_TRACE_REAL_TIME_MODE
        /// or EVENT_TRACE_DELAY_OPEN_FILE_MODE. `HANDLE LogFileHandle` at 0x50.
        log_file_handle / set_log_file_handle: u32, at = 80;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x54.
        number_of_buffers / set_number_of_buffers: u32, at = 84;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x54.
        instance_count / set_instance_count: u32, at = 84;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x58.
        free_buffers / set_free_buffers: u32, at = 88;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x58.
        instance_id / set_instance_id: u32, at = 88;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x5C.
        events_lost / set_events_lost: u32, at = 92;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x5C.
        number_of_processors / set_number_of_processors: u32, at = 92;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x60.
        buffers_written / set_buffers_written: u32, at = 96;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x64.
        log_buffers_lost / set_log_buffers_lost: u32, at = 100;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x68.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 104;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x6C.
        logger_thread_id / set_logger_thread_id: u32, at = 108;
        /// Log file name, followed by a null terminator. `UNICODE_STRING LogFileName` at 0x70. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr32, at = 112;
        /// Session name, followed by a null terminator. `UNICODE_STRING LoggerName` at 0x78. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr32, at = 120;
        /// Address of the data with which the log file starts: the headers of its first buffer and of the file. The
        /// kernel stores this data and compares it with the file. The study does not name this field. `PVOID
        /// UnknownPointer` at 0x80.
        unknown_pointer / set_unknown_pointer: u32, at = 128;
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 136, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xa8 bytes. Documented for 5.1 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_1Ptr32 / V5_1Ptr32View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 168, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// File handle. `HANDLE LogFileHandle` at 0x50.
        log_file_handle / set_log_file_handle: u32, at = 80;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x50.
        log_file_handle64 / set_log_file_handle64: u64, at = 80;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x58.
        number_of_buffers / set_number_of_buffers: u32, at = 88;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x58.
        instance_count / set_instance_count: u32, at = 88;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x5C.
        free_buffers / set_free_buffers: u32, at = 92;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x5C.
        instance_id / set_instance_id: u32, at = 92;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x60.
        events_lost / set_events_lost: u32, at = 96;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x60.
        number_of_processors / set_number_of_processors: u32, at = 96;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x64.
        buffers_written / set_buffers_written: u32, at = 100;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x68.
        log_buffers_lost / set_log_buffers_lost: u32, at = 104;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x6C.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 108;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x70.
        logger_thread_id / set_logger_thread_id: u32, at = 112;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x70.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 112;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x78. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr32, at = 120;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x78. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x88. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr32, at = 136;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x88. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 136;
        /// Address. `PVOID UnknownPointer` at 0x98.
        unknown_pointer / set_unknown_pointer: u32, at = 152;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0x98.
        unknown_pointer64 / set_unknown_pointer64: u64, at = 152;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA0.
        logger_extension / set_logger_extension: u32, at = 160;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA0.
        logger_extension64 / set_logger_extension64: u64, at = 160;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 168, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// Computed from the definition for this pointer size; no known release has it.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xa8 bytes. Documented for 5.1 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_1Ptr64 / V5_1Ptr64View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 168, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// File handle. `HANDLE LogFileHandle` at 0x50.
        log_file_handle / set_log_file_handle: u64, at = 80;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x50.
        log_file_handle64 / set_log_file_handle64: u64, at = 80;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x58.
        number_of_buffers / set_number_of_buffers: u32, at = 88;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x58.
        instance_count / set_instance_count: u32, at = 88;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x5C.
        free_buffers / set_free_buffers: u32, at = 92;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x5C.
        instance_id / set_instance_id: u32, at = 92;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x60.
        events_lost / set_events_lost: u32, at = 96;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x60.
        number_of_processors / set_number_of_processors: u32, at = 96;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x64.
        buffers_written / set_buffers_written: u32, at = 100;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x68.
        log_buffers_lost / set_log_buffers_lost: u32, at = 104;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x6C.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 108;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x70.
        logger_thread_id / set_logger_thread_id: u64, at = 112;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x70.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 112;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x78. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr64, at = 120;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x78. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x88. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr64, at = 136;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x88. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 136;
        /// Address. `PVOID UnknownPointer` at 0x98.
        unknown_pointer / set_unknown_pointer: u64, at = 152;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0x98.
        unknown_pointer64 / set_unknown_pointer64: u64, at = 152;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA0.
        logger_extension / set_logger_extension: u64, at = 160;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA0.
        logger_extension64 / set_logger_extension64: u64, at = 160;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 168, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 5.2 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_2Ptr32 / V5_2Ptr32View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 176, table = Table::form(&LAYOUT_3), layout = LAYOUT_3;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options / set_v2_options: u64, at = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle / set_log_file_handle: u32, at = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 / set_log_file_handle64: u64, at = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x60.
        number_of_buffers / set_number_of_buffers: u32, at = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count / set_instance_count: u32, at = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers / set_free_buffers: u32, at = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id / set_instance_id: u32, at = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost / set_events_lost: u32, at = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors / set_number_of_processors: u32, at = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written / set_buffers_written: u32, at = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost / set_log_buffers_lost: u32, at = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id / set_logger_thread_id: u32, at = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr32, at = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr32, at = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 144;
        /// Address. `PVOID UnknownPointer` at 0xA0.
        unknown_pointer / set_unknown_pointer: u32, at = 160;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0xA0.
        unknown_pointer64 / set_unknown_pointer64: u64, at = 160;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension / set_logger_extension: u32, at = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 / set_logger_extension64: u64, at = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow / set_wow: u32, at = 80, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 80, size = 4, bits = 1..2;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages / set_large_mdl_pages: u32, at = 80, size = 4, bits = 2..3;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 80, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 5.2 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V5_2Ptr64 / V5_2Ptr64View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 176, table = Table::form(&LAYOUT_4), layout = LAYOUT_4;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options / set_v2_options: u64, at = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle / set_log_file_handle: u64, at = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 / set_log_file_handle64: u64, at = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x60.
        number_of_buffers / set_number_of_buffers: u32, at = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count / set_instance_count: u32, at = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers / set_free_buffers: u32, at = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id / set_instance_id: u32, at = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost / set_events_lost: u32, at = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors / set_number_of_processors: u32, at = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written / set_buffers_written: u32, at = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost / set_log_buffers_lost: u32, at = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id / set_logger_thread_id: u64, at = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr64, at = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr64, at = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 144;
        /// Address. `PVOID UnknownPointer` at 0xA0.
        unknown_pointer / set_unknown_pointer: u64, at = 160;
        /// Address in 64 bits. `ULONG64 UnknownPointer64` at 0xA0.
        unknown_pointer64 / set_unknown_pointer64: u64, at = 160;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension / set_logger_extension: u64, at = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 / set_logger_extension64: u64, at = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow / set_wow: u32, at = 80, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 80, size = 4, bits = 1..2;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages / set_large_mdl_pages: u32, at = 80, size = 4, bits = 2..3;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 80, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.0 (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V6_0Ptr32 / V6_0Ptr32View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 176, table = Table::form(&LAYOUT_5), layout = LAYOUT_5;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options / set_v2_options: u64, at = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle / set_log_file_handle: u32, at = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 / set_log_file_handle64: u64, at = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x60.
        number_of_buffers / set_number_of_buffers: u32, at = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count / set_instance_count: u32, at = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers / set_free_buffers: u32, at = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id / set_instance_id: u32, at = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost / set_events_lost: u32, at = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors / set_number_of_processors: u32, at = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written / set_buffers_written: u32, at = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost / set_log_buffers_lost: u32, at = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at
        /// 0x70.
        flags / set_flags: u32, at = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id / set_logger_thread_id: u32, at = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr32, at = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr32, at = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count / set_real_time_consumer_count: u32, at = 160;
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
        spare_ulong / set_spare_ulong: u32, at = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension / set_logger_extension: u32, at = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 / set_logger_extension64: u64, at = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow / set_wow: u32, at = 80, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 80, size = 4, bits = 1..2;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages / set_large_mdl_pages: u32, at = 80, size = 4, bits = 2..3;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 80, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.0 (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned V6_0Ptr64 / V6_0Ptr64View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 176, table = Table::form(&LAYOUT_6), layout = LAYOUT_6;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Time without use after which a buffer is freed. A negative value means 0. In 5.1 and 5.2 any value from 1 to
        /// 14 means 15. 6.0 ignores it. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options / set_v2_options: u64, at = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle / set_log_file_handle: u64, at = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 / set_log_file_handle64: u64, at = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x60.
        number_of_buffers / set_number_of_buffers: u32, at = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count / set_instance_count: u32, at = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers / set_free_buffers: u32, at = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id / set_instance_id: u32, at = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost / set_events_lost: u32, at = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors / set_number_of_processors: u32, at = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written / set_buffers_written: u32, at = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost / set_log_buffers_lost: u32, at = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at
        /// 0x70.
        flags / set_flags: u32, at = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id / set_logger_thread_id: u64, at = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr64, at = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr64, at = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count / set_real_time_consumer_count: u32, at = 160;
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
        spare_ulong / set_spare_ulong: u32, at = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension / set_logger_extension: u64, at = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 / set_logger_extension64: u64, at = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow / set_wow: u32, at = 80, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 80, size = 4, bits = 1..2;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages / set_large_mdl_pages: u32, at = 80, size = 4, bits = 2..3;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 80, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.1+ (32-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned WmiLoggerInformationPtr32 / WmiLoggerInformationPtr32View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 176, table = Table::form(&LAYOUT_7), layout = LAYOUT_7;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Ignored. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold / set_flush_threshold: i32, at = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options / set_v2_options: u64, at = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle / set_log_file_handle: u32, at = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 / set_log_file_handle64: u64, at = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x60.
        number_of_buffers / set_number_of_buffers: u32, at = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count / set_instance_count: u32, at = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers / set_free_buffers: u32, at = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id / set_instance_id: u32, at = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost / set_events_lost: u32, at = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors / set_number_of_processors: u32, at = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written / set_buffers_written: u32, at = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost / set_log_buffers_lost: u32, at = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at
        /// 0x70.
        flags / set_flags: u32, at = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id / set_logger_thread_id: u32, at = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr32, at = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr32, at = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count / set_real_time_consumer_count: u32, at = 160;
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
        spare_ulong / set_spare_ulong: u32, at = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension / set_logger_extension: u32, at = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 / set_logger_extension64: u64, at = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow / set_wow: u32, at = 80, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 80, size = 4, bits = 1..2;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages / set_large_mdl_pages: u32, at = 80, size = 4, bits = 2..3;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 80, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
    ///
    /// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Documented for 6.1+ (64-bit).
    ///
    /// NTDLL builds it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, because every
    /// member with an address is widened to 64 bits. Before 6.0 a device exchanges it, as do the kernel's WmiStartTrace
    /// and similar functions.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
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
    owned WmiLoggerInformationPtr64 / WmiLoggerInformationPtr64View: followed,
        name = "WMI_LOGGER_INFORMATION", size = 176, table = Table::form(&LAYOUT_8), layout = LAYOUT_8;
    fields {
        /// Header. BufferSize must include this structure, Flags must have WNODE_FLAG_TRACED_GUID, and Guid identifies
        /// the session. From 5.1 ClientContext is the clock, an EVENT_TRACE_CLOCK. `WNODE_HEADER Wnode` at 0x00.
        /// Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. 0 for 4 KB. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. If it is less than 2 or more than MaximumBuffers, the number is
        /// derived from the number of processors. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. If it is less than 2, the number is derived from the number of
        /// processors. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. `ULONG
        /// MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Ignored. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold / set_flush_threshold: i32, at = 76;
        /// All options as one number. `ULONG64 V2Options` at 0x50.
        v2_options / set_v2_options: u64, at = 80;
        /// File handle. `HANDLE LogFileHandle` at 0x58.
        log_file_handle / set_log_file_handle: u64, at = 88;
        /// File handle in 64 bits. `ULONG64 LogFileHandle64` at 0x58.
        log_file_handle64 / set_log_file_handle64: u64, at = 88;
        /// Number of buffers. From 6.0, for a session started from the registry, its FileCounter on input. `ULONG
        /// NumberOfBuffers` at 0x60.
        number_of_buffers / set_number_of_buffers: u32, at = 96;
        /// Number of instances of the provider, for a user-mode logger. `ULONG InstanceCount` at 0x60.
        instance_count / set_instance_count: u32, at = 96;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x64.
        free_buffers / set_free_buffers: u32, at = 100;
        /// Instance ID of the provider, for a user-mode logger. `ULONG InstanceId` at 0x64.
        instance_id / set_instance_id: u32, at = 100;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x68.
        events_lost / set_events_lost: u32, at = 104;
        /// Number of processors, for a user-mode logger. `ULONG NumberOfProcessors` at 0x68.
        number_of_processors / set_number_of_processors: u32, at = 104;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x6C.
        buffers_written / set_buffers_written: u32, at = 108;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x70.
        log_buffers_lost / set_log_buffers_lost: u32, at = 112;
        /// Bit 0x01 makes the session Persistent. Bit 0x02 marks a session started from the registry. `ULONG Flags` at
        /// 0x70.
        flags / set_flags: u32, at = 112;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x74.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 116;
        /// Thread ID. `HANDLE LoggerThreadId` at 0x78.
        logger_thread_id / set_logger_thread_id: u64, at = 120;
        /// Thread ID in 64 bits. `ULONG64 LoggerThreadId64` at 0x78.
        logger_thread_id64 / set_logger_thread_id64: u64, at = 120;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LogFileName` at 0x80. Returns a copy.
        log_file_name / set_log_file_name: crate::requests::session::UnicodeStringPtr64, at = 128;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LogFileName64` at 0x80. Returns a copy.
        log_file_name64 / set_log_file_name64: crate::requests::session::UnicodeString64, at = 128;
        /// Name, with an address as wide as a pointer. `UNICODE_STRING LoggerName` at 0x90. Returns a copy.
        logger_name / set_logger_name: crate::requests::session::UnicodeStringPtr64, at = 144;
        /// Name, with a 64-bit address. `UNICODE_STRING64 LoggerName64` at 0x90. Returns a copy.
        logger_name64 / set_logger_name64: crate::requests::session::UnicodeString64, at = 144;
        /// Number of real-time consumers. `ULONG RealTimeConsumerCount` at 0xA0.
        real_time_consumer_count / set_real_time_consumer_count: u32, at = 160;
        /// Reserved or padding, according to a source. `ULONG SpareUlong` at 0xA4.
        spare_ulong / set_spare_ulong: u32, at = 164;
        /// Purpose unknown. `PVOID LoggerExtension` at 0xA8.
        logger_extension / set_logger_extension: u64, at = 168;
        /// Purpose unknown. `ULONG64 LoggerExtension64` at 0xA8.
        logger_extension64 / set_logger_extension64: u64, at = 168;
    }
    bits {
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x50.
        wow / set_wow: u32, at = 80, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x50.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 80, size = 4, bits = 1..2;
        /// `LargeMdlPages`, bit 2 of the integer at 0x50.
        large_mdl_pages / set_large_mdl_pages: u32, at = 80, size = 4, bits = 2..3;
        /// `ExcludeKernelStack`, bit 3 of the integer at 0x50.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 80, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
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
        event_data(
            "WMI_LOGGER_INFORMATION", "Wnode.BufferSize", 176, self.data_offset(), self.total_size(), self.0.rest
        )
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
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiLoggerInformationPtr32View` or `WmiLoggerInformationPtr64View`"
]
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
