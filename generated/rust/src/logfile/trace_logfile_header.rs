// Generated from spec/structs/TRACE_LOGFILE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Description of a log file and of the session that wrote it.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_TRACE_LOGFILE_HEADER];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::MICROSOFT_TRACE_LOGFILE_HEADER];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_TRACE_LOGFILE_HEADER, &sources::MINGW_W64_EVNTRACE];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE];
const SOURCES_4: &[&Source] = &[&sources::PHNT_NTRTL, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
const SOURCES_5: &[&Source] = &[&sources::PHNT_NTRTL, &sources::MINGW_W64_WDM];
const SOURCES_6: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_KERNEL_MOF];
const SOURCES_7: &[&Source] =
    &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_KERNEL_MOF, &sources::OBSERVED_TRACES];
const SOURCES_8: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MINGW_W64_EVNTRACE];
const SOURCES_9: &[&Source] = &[&sources::MINGW_W64_TIMEZONEAPI, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
const SOURCES_10: &[&Source] = &[&sources::MINGW_W64_MINWINBASE];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_LOGFILE_HEADER", "V5_0Ptr32")
    .size(272)
    .about("Description of a log file and of the session that wrote it.")
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .with_tail(&[
        part("WCHAR", "SessionNameString", Content::Text { unit: 2 })
            .about("Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text)
            .stated_by(SOURCES_6),
        part("WCHAR", "LogFileNameString", Content::Text { unit: 2 })
            .about("Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path)
            .stated_by(SOURCES_7),
    ])
    .stated_by(SOURCES_8)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the session's buffers.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(4..8).about("Windows release and version of the file layout.").with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Version),
            structure("struct VersionDetail").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR VersionDetail.MajorVersion").at(4..5).about("Major version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.MinorVersion").at(5..6).about("Minor version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubVersion").at(6..7).about("Major version of the file layout: 1 or 2.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubMinorVersion").at(7..8)
                    .about("Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from \
                        6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 \
                        processors.")
                    .means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ProviderVersion").at(8..12).about("Build number of Windows.").means(Meaning::Version)
            .stated_by(SOURCES),
        unsigned("ULONG NumberOfProcessors").at(12..16)
            .about("Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.")
            .means(Meaning::Count),
        signed("LARGE_INTEGER EndTime").at(16..24)
            .about("End time of the session, since 1601. It may be 0 while the session is running.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG TimerResolution").at(24..28)
            .about("Length of one unit of the processor times in event headers.").means(Meaning::HundredNanoseconds)
            .stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG MaximumFileSize").at(28..32).about("Maximum size of the file, as specified for the session.")
            .means(Meaning::Megabytes).stated_by(SOURCES).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(32..36)
            .about("Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without \
                EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.")
            .means(Meaning::Flags).with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG BuffersWritten").at(36..40).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES),
        union("union ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
            field("GUID LogInstanceGuid", Kind::Guid).at(40..56).about("Documented as reserved.").means(Meaning::Guid)
                .stated_by(SOURCES_1).with(&[More::Ignored]),
            structure("struct ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
                unsigned("ULONG StartBuffers").at(40..44).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES_2),
                unsigned("ULONG PointerSize").at(44..48).about("Size of a pointer: 4 or 8.").means(Meaning::Bytes)
                    .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                unsigned("ULONG EventsLost").at(48..52).about("Number of lost events.").means(Meaning::Count)
                    .stated_by(SOURCES_2),
                unsigned("ULONG Reserved32").at(52..56).means(Meaning::Reserved).stated_by(SOURCES_2),
            ])]),
        ])]),
        address("ULONG_PTR LoggerName").at(56..60)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        address("ULONG_PTR LogFileName").at(60..64)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("RTL_TIME_ZONE_INFORMATION TimeZone").at(64..236).about("Time zone of the machine.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(64..68).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(68..132).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.StandardStart").at(132..148).about("Start of standard time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.StandardStart.Year").at(132..134).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Month").at(134..136).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Day").at(136..138).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Hour").at(138..140).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Minute").at(140..142).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Second").at(142..144).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Milliseconds").at(144..146).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.StandardStart.Weekday").at(146..148).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.StandardBias").at(148..152).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(152..216).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.DaylightStart").at(216..232).about("Start of daylight saving time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.DaylightStart.Year").at(216..218).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Month").at(218..220).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Day").at(220..222).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Hour").at(222..224).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Minute").at(224..226).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Second").at(226..228).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Milliseconds").at(228..230).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.DaylightStart.Weekday").at(230..232).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.DaylightBias").at(232..236)
                .about("Value to add, besides Bias, during daylight saving time.").means(Meaning::Minutes)
                .stated_by(SOURCES_4).with(&[More::Units("minutes")]),
        ])]),
        field("padding ", Kind::Padding).at(236..240),
        signed("LARGE_INTEGER BootTime").at(240..248).about("Boot time of Windows, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        signed("LARGE_INTEGER PerfFreq").at(248..256).about("Frequency of the performance counter.")
            .means(Meaning::CounterFrequency).stated_by(SOURCES).with(&[More::Units("Hz")]),
        signed("LARGE_INTEGER StartTime").at(256..264).about("Start time of the session, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG ReservedFlags").at(264..268)
            .about("Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 \
                for anything else.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        unsigned("ULONG BuffersLost").at(268..272).about("Number of lost buffers.").means(Meaning::Count)
            .stated_by(SOURCES),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TRACE_LOGFILE_HEADER", "V5_0Ptr64")
    .size(280)
    .about("Description of a log file and of the session that wrote it.")
    .in_releases("5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .with_tail(&[
        part("WCHAR", "SessionNameString", Content::Text { unit: 2 })
            .about("Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text)
            .stated_by(SOURCES_6),
        part("WCHAR", "LogFileNameString", Content::Text { unit: 2 })
            .about("Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path)
            .stated_by(SOURCES_7),
    ])
    .stated_by(SOURCES_8)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the session's buffers.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(4..8).about("Windows release and version of the file layout.").with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Version),
            structure("struct VersionDetail").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR VersionDetail.MajorVersion").at(4..5).about("Major version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.MinorVersion").at(5..6).about("Minor version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubVersion").at(6..7).about("Major version of the file layout: 1 or 2.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubMinorVersion").at(7..8)
                    .about("Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from \
                        6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 \
                        processors.")
                    .means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ProviderVersion").at(8..12).about("Build number of Windows.").means(Meaning::Version)
            .stated_by(SOURCES),
        unsigned("ULONG NumberOfProcessors").at(12..16)
            .about("Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.")
            .means(Meaning::Count),
        signed("LARGE_INTEGER EndTime").at(16..24)
            .about("End time of the session, since 1601. It may be 0 while the session is running.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG TimerResolution").at(24..28)
            .about("Length of one unit of the processor times in event headers.").means(Meaning::HundredNanoseconds)
            .stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG MaximumFileSize").at(28..32).about("Maximum size of the file, as specified for the session.")
            .means(Meaning::Megabytes).stated_by(SOURCES).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(32..36)
            .about("Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without \
                EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.")
            .means(Meaning::Flags).with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG BuffersWritten").at(36..40).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES),
        union("union ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
            field("GUID LogInstanceGuid", Kind::Guid).at(40..56).about("Documented as reserved.").means(Meaning::Guid)
                .stated_by(SOURCES_1).with(&[More::Ignored]),
            structure("struct ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
                unsigned("ULONG StartBuffers").at(40..44).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES_2),
                unsigned("ULONG PointerSize").at(44..48).about("Size of a pointer: 4 or 8.").means(Meaning::Bytes)
                    .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                unsigned("ULONG EventsLost").at(48..52).about("Number of lost events.").means(Meaning::Count)
                    .stated_by(SOURCES_2),
                unsigned("ULONG Reserved32").at(52..56).means(Meaning::Reserved).stated_by(SOURCES_2),
            ])]),
        ])]),
        address("ULONG_PTR LoggerName").at(56..64)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        address("ULONG_PTR LogFileName").at(64..72)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("RTL_TIME_ZONE_INFORMATION TimeZone").at(72..244).about("Time zone of the machine.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(72..76).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(76..140).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.StandardStart").at(140..156).about("Start of standard time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.StandardStart.Year").at(140..142).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Month").at(142..144).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Day").at(144..146).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Hour").at(146..148).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Minute").at(148..150).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Second").at(150..152).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Milliseconds").at(152..154).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.StandardStart.Weekday").at(154..156).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.StandardBias").at(156..160).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(160..224).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.DaylightStart").at(224..240).about("Start of daylight saving time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.DaylightStart.Year").at(224..226).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Month").at(226..228).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Day").at(228..230).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Hour").at(230..232).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Minute").at(232..234).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Second").at(234..236).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Milliseconds").at(236..238).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.DaylightStart.Weekday").at(238..240).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.DaylightBias").at(240..244)
                .about("Value to add, besides Bias, during daylight saving time.").means(Meaning::Minutes)
                .stated_by(SOURCES_4).with(&[More::Units("minutes")]),
        ])]),
        field("padding ", Kind::Padding).at(244..248),
        signed("LARGE_INTEGER BootTime").at(248..256).about("Boot time of Windows, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        signed("LARGE_INTEGER PerfFreq").at(256..264).about("Frequency of the performance counter.")
            .means(Meaning::CounterFrequency).stated_by(SOURCES).with(&[More::Units("Hz")]),
        signed("LARGE_INTEGER StartTime").at(264..272).about("Start time of the session, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG ReservedFlags").at(272..276)
            .about("Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 \
                for anything else.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        unsigned("ULONG BuffersLost").at(276..280).about("Number of lost buffers.").means(Meaning::Count)
            .stated_by(SOURCES),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("TRACE_LOGFILE_HEADER", "V5_1Ptr32")
    .size(272)
    .about("Description of a log file and of the session that wrote it.")
    .in_releases("5.1..5.2 (32-bit)", &[holds(Pointer::Bits32, 1, 3)])
    .with_tail(&[
        part("WCHAR", "SessionNameString", Content::Text { unit: 2 })
            .about("Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text)
            .stated_by(SOURCES_6),
        part("WCHAR", "LogFileNameString", Content::Text { unit: 2 })
            .about("Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path)
            .stated_by(SOURCES_7),
    ])
    .stated_by(SOURCES_8)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the session's buffers.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(4..8).about("Windows release and version of the file layout.").with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Version),
            structure("struct VersionDetail").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR VersionDetail.MajorVersion").at(4..5).about("Major version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.MinorVersion").at(5..6).about("Minor version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubVersion").at(6..7).about("Major version of the file layout: 1 or 2.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubMinorVersion").at(7..8)
                    .about("Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from \
                        6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 \
                        processors.")
                    .means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ProviderVersion").at(8..12).about("Build number of Windows.").means(Meaning::Version)
            .stated_by(SOURCES),
        unsigned("ULONG NumberOfProcessors").at(12..16)
            .about("Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.")
            .means(Meaning::Count),
        signed("LARGE_INTEGER EndTime").at(16..24)
            .about("End time of the session, since 1601. It may be 0 while the session is running.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG TimerResolution").at(24..28)
            .about("Length of one unit of the processor times in event headers.").means(Meaning::HundredNanoseconds)
            .stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG MaximumFileSize").at(28..32).about("Maximum size of the file, as specified for the session.")
            .means(Meaning::Megabytes).stated_by(SOURCES).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(32..36)
            .about("Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without \
                EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.")
            .means(Meaning::Flags).with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG BuffersWritten").at(36..40).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES),
        union("union ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
            field("GUID LogInstanceGuid", Kind::Guid).at(40..56).about("Documented as reserved.").means(Meaning::Guid)
                .stated_by(SOURCES_1).with(&[More::Ignored]),
            structure("struct ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
                unsigned("ULONG StartBuffers").at(40..44).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES_2),
                unsigned("ULONG PointerSize").at(44..48).about("Size of a pointer: 4 or 8.").means(Meaning::Bytes)
                    .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                unsigned("ULONG EventsLost").at(48..52).about("Number of lost events.").means(Meaning::Count)
                    .stated_by(SOURCES_2),
                unsigned("ULONG CpuSpeedInMHz").at(52..56).about("Processor speed. The kernel sets it from 6.0.")
                    .means(Meaning::Megahertz).stated_by(SOURCES_2).with(&[More::Units("MHz")]),
            ])]),
        ])]),
        address("ULONG_PTR LoggerName").at(56..60)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        address("ULONG_PTR LogFileName").at(60..64)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("RTL_TIME_ZONE_INFORMATION TimeZone").at(64..236).about("Time zone of the machine.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(64..68).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(68..132).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.StandardStart").at(132..148).about("Start of standard time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.StandardStart.Year").at(132..134).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Month").at(134..136).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Day").at(136..138).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Hour").at(138..140).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Minute").at(140..142).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Second").at(142..144).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Milliseconds").at(144..146).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.StandardStart.Weekday").at(146..148).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.StandardBias").at(148..152).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(152..216).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.DaylightStart").at(216..232).about("Start of daylight saving time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.DaylightStart.Year").at(216..218).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Month").at(218..220).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Day").at(220..222).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Hour").at(222..224).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Minute").at(224..226).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Second").at(226..228).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Milliseconds").at(228..230).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.DaylightStart.Weekday").at(230..232).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.DaylightBias").at(232..236)
                .about("Value to add, besides Bias, during daylight saving time.").means(Meaning::Minutes)
                .stated_by(SOURCES_4).with(&[More::Units("minutes")]),
        ])]),
        field("padding ", Kind::Padding).at(236..240),
        signed("LARGE_INTEGER BootTime").at(240..248).about("Boot time of Windows, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        signed("LARGE_INTEGER PerfFreq").at(248..256).about("Frequency of the performance counter.")
            .means(Meaning::CounterFrequency).stated_by(SOURCES).with(&[More::Units("Hz")]),
        signed("LARGE_INTEGER StartTime").at(256..264).about("Start time of the session, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG ReservedFlags").at(264..268)
            .about("Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 \
                for anything else.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        unsigned("ULONG BuffersLost").at(268..272).about("Number of lost buffers.").means(Meaning::Count)
            .stated_by(SOURCES),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("TRACE_LOGFILE_HEADER", "V5_1Ptr64")
    .size(280)
    .about("Description of a log file and of the session that wrote it.")
    .in_releases("5.1..5.2 (64-bit)", &[holds(Pointer::Bits64, 1, 3)])
    .with_tail(&[
        part("WCHAR", "SessionNameString", Content::Text { unit: 2 })
            .about("Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text)
            .stated_by(SOURCES_6),
        part("WCHAR", "LogFileNameString", Content::Text { unit: 2 })
            .about("Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path)
            .stated_by(SOURCES_7),
    ])
    .stated_by(SOURCES_8)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the session's buffers.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(4..8).about("Windows release and version of the file layout.").with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Version),
            structure("struct VersionDetail").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR VersionDetail.MajorVersion").at(4..5).about("Major version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.MinorVersion").at(5..6).about("Minor version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubVersion").at(6..7).about("Major version of the file layout: 1 or 2.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubMinorVersion").at(7..8)
                    .about("Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from \
                        6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 \
                        processors.")
                    .means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ProviderVersion").at(8..12).about("Build number of Windows.").means(Meaning::Version)
            .stated_by(SOURCES),
        unsigned("ULONG NumberOfProcessors").at(12..16)
            .about("Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.")
            .means(Meaning::Count),
        signed("LARGE_INTEGER EndTime").at(16..24)
            .about("End time of the session, since 1601. It may be 0 while the session is running.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG TimerResolution").at(24..28)
            .about("Length of one unit of the processor times in event headers.").means(Meaning::HundredNanoseconds)
            .stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG MaximumFileSize").at(28..32).about("Maximum size of the file, as specified for the session.")
            .means(Meaning::Megabytes).stated_by(SOURCES).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(32..36)
            .about("Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without \
                EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.")
            .means(Meaning::Flags).with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG BuffersWritten").at(36..40).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES),
        union("union ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
            field("GUID LogInstanceGuid", Kind::Guid).at(40..56).about("Documented as reserved.").means(Meaning::Guid)
                .stated_by(SOURCES_1).with(&[More::Ignored]),
            structure("struct ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
                unsigned("ULONG StartBuffers").at(40..44).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES_2),
                unsigned("ULONG PointerSize").at(44..48).about("Size of a pointer: 4 or 8.").means(Meaning::Bytes)
                    .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                unsigned("ULONG EventsLost").at(48..52).about("Number of lost events.").means(Meaning::Count)
                    .stated_by(SOURCES_2),
                unsigned("ULONG CpuSpeedInMHz").at(52..56).about("Processor speed. The kernel sets it from 6.0.")
                    .means(Meaning::Megahertz).stated_by(SOURCES_2).with(&[More::Units("MHz")]),
            ])]),
        ])]),
        address("ULONG_PTR LoggerName").at(56..64)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        address("ULONG_PTR LogFileName").at(64..72)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("RTL_TIME_ZONE_INFORMATION TimeZone").at(72..244).about("Time zone of the machine.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(72..76).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(76..140).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.StandardStart").at(140..156).about("Start of standard time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.StandardStart.Year").at(140..142).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Month").at(142..144).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Day").at(144..146).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Hour").at(146..148).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Minute").at(148..150).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Second").at(150..152).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.StandardStart.Milliseconds").at(152..154).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.StandardStart.Weekday").at(154..156).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.StandardBias").at(156..160).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(160..224).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("TIME_FIELDS TimeZone.DaylightStart").at(224..240).about("Start of daylight saving time.")
                .stated_by(SOURCES_4).with(&[More::Fields(&[
                signed("SHORT TimeZone.DaylightStart.Year").at(224..226).about("Year, from 1601.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Month").at(226..228).about("Month, from 1.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Day").at(228..230).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Hour").at(230..232).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Minute").at(232..234).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Second").at(234..236).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                signed("SHORT TimeZone.DaylightStart.Milliseconds").at(236..238).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
                signed("SHORT TimeZone.DaylightStart.Weekday").at(238..240).about("Day of the week, from 0 for Sunday.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
            ])]),
            signed("LONG TimeZone.DaylightBias").at(240..244)
                .about("Value to add, besides Bias, during daylight saving time.").means(Meaning::Minutes)
                .stated_by(SOURCES_4).with(&[More::Units("minutes")]),
        ])]),
        field("padding ", Kind::Padding).at(244..248),
        signed("LARGE_INTEGER BootTime").at(248..256).about("Boot time of Windows, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        signed("LARGE_INTEGER PerfFreq").at(256..264).about("Frequency of the performance counter.")
            .means(Meaning::CounterFrequency).stated_by(SOURCES).with(&[More::Units("Hz")]),
        signed("LARGE_INTEGER StartTime").at(264..272).about("Start time of the session, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG ReservedFlags").at(272..276)
            .about("Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 \
                for anything else.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        unsigned("ULONG BuffersLost").at(276..280).about("Number of lost buffers.").means(Meaning::Count)
            .stated_by(SOURCES),
    ]);
pub(crate) static LAYOUT_4: Layout = layout("TRACE_LOGFILE_HEADER", "TraceLogfileHeaderPtr32")
    .size(272)
    .about("Description of a log file and of the session that wrote it.")
    .in_releases("6.0+ (32-bit)", &[holds(Pointer::Bits32, 4, 255)])
    .with_tail(&[
        part("WCHAR", "SessionNameString", Content::Text { unit: 2 })
            .about("Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text)
            .stated_by(SOURCES_6),
        part("WCHAR", "LogFileNameString", Content::Text { unit: 2 })
            .about("Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path)
            .stated_by(SOURCES_7),
    ])
    .stated_by(SOURCES_8)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the session's buffers.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(4..8).about("Windows release and version of the file layout.").with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Version),
            structure("struct VersionDetail").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR VersionDetail.MajorVersion").at(4..5).about("Major version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.MinorVersion").at(5..6).about("Minor version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubVersion").at(6..7).about("Major version of the file layout: 1 or 2.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubMinorVersion").at(7..8)
                    .about("Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from \
                        6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 \
                        processors.")
                    .means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ProviderVersion").at(8..12).about("Build number of Windows.").means(Meaning::Version)
            .stated_by(SOURCES),
        unsigned("ULONG NumberOfProcessors").at(12..16)
            .about("Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.")
            .means(Meaning::Count),
        signed("LARGE_INTEGER EndTime").at(16..24)
            .about("End time of the session, since 1601. It may be 0 while the session is running.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG TimerResolution").at(24..28)
            .about("Length of one unit of the processor times in event headers.").means(Meaning::HundredNanoseconds)
            .stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG MaximumFileSize").at(28..32).about("Maximum size of the file, as specified for the session.")
            .means(Meaning::Megabytes).stated_by(SOURCES).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(32..36)
            .about("Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without \
                EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.")
            .means(Meaning::Flags).with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG BuffersWritten").at(36..40).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES),
        union("union ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
            field("GUID LogInstanceGuid", Kind::Guid).at(40..56).about("Documented as reserved.").means(Meaning::Guid)
                .stated_by(SOURCES_1).with(&[More::Ignored]),
            structure("struct ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
                unsigned("ULONG StartBuffers").at(40..44).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES_2),
                unsigned("ULONG PointerSize").at(44..48).about("Size of a pointer: 4 or 8.").means(Meaning::Bytes)
                    .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                unsigned("ULONG EventsLost").at(48..52).about("Number of lost events.").means(Meaning::Count)
                    .stated_by(SOURCES_2),
                unsigned("ULONG CpuSpeedInMHz").at(52..56).about("Processor speed. The kernel sets it from 6.0.")
                    .means(Meaning::Megahertz).stated_by(SOURCES_2).with(&[More::Units("MHz")]),
            ])]),
        ])]),
        address("ULONG_PTR LoggerName").at(56..60)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        address("ULONG_PTR LogFileName").at(60..64)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("TIME_ZONE_INFORMATION TimeZone").at(64..236).about("Time zone of the machine.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(64..68).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_9).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(68..132).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_9),
            structure("SYSTEMTIME TimeZone.StandardDate").at(132..148).about("Start of standard time.")
                .means(Meaning::SystemTime).stated_by(SOURCES_9).with(&[More::Fields(&[
                unsigned("USHORT TimeZone.StandardDate.wYear").at(132..134).about("Year.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wMonth").at(134..136).about("Month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wDayOfWeek").at(136..138)
                    .about("Day of the week, from 0 for Sunday.").means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wDay").at(138..140).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wHour").at(140..142).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wMinute").at(142..144).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wSecond").at(144..146).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wMilliseconds").at(146..148).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_10).with(&[More::Units("ms")]),
            ])]),
            signed("LONG TimeZone.StandardBias").at(148..152).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_9).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(152..216).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_9),
            structure("SYSTEMTIME TimeZone.DaylightDate").at(216..232).about("Start of daylight saving time.")
                .means(Meaning::SystemTime).stated_by(SOURCES_9).with(&[More::Fields(&[
                unsigned("USHORT TimeZone.DaylightDate.wYear").at(216..218).about("Year.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wMonth").at(218..220).about("Month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wDayOfWeek").at(220..222)
                    .about("Day of the week, from 0 for Sunday.").means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wDay").at(222..224).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wHour").at(224..226).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wMinute").at(226..228).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wSecond").at(228..230).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wMilliseconds").at(230..232).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_10).with(&[More::Units("ms")]),
            ])]),
            signed("LONG TimeZone.DaylightBias").at(232..236)
                .about("Value to add, besides Bias, during daylight saving time.").means(Meaning::Minutes)
                .stated_by(SOURCES_9).with(&[More::Units("minutes")]),
        ])]),
        field("padding ", Kind::Padding).at(236..240),
        signed("LARGE_INTEGER BootTime").at(240..248).about("Boot time of Windows, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        signed("LARGE_INTEGER PerfFreq").at(248..256).about("Frequency of the performance counter.")
            .means(Meaning::CounterFrequency).stated_by(SOURCES).with(&[More::Units("Hz")]),
        signed("LARGE_INTEGER StartTime").at(256..264).about("Start time of the session, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG ReservedFlags").at(264..268)
            .about("Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 \
                for anything else.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        unsigned("ULONG BuffersLost").at(268..272).about("Number of lost buffers.").means(Meaning::Count)
            .stated_by(SOURCES),
    ]);
pub(crate) static LAYOUT_5: Layout = layout("TRACE_LOGFILE_HEADER", "TraceLogfileHeaderPtr64")
    .size(280)
    .about("Description of a log file and of the session that wrote it.")
    .in_releases("6.0+ (64-bit)", &[holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("WCHAR", "SessionNameString", Content::Text { unit: 2 })
            .about("Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text)
            .stated_by(SOURCES_6),
        part("WCHAR", "LogFileNameString", Content::Text { unit: 2 })
            .about("Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path)
            .stated_by(SOURCES_7),
    ])
    .stated_by(SOURCES_8)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the session's buffers.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(4..8).about("Windows release and version of the file layout.").with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Version),
            structure("struct VersionDetail").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR VersionDetail.MajorVersion").at(4..5).about("Major version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.MinorVersion").at(5..6).about("Minor version of Windows.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubVersion").at(6..7).about("Major version of the file layout: 1 or 2.")
                    .means(Meaning::Version),
                unsigned("UCHAR VersionDetail.SubMinorVersion").at(7..8)
                    .about("Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from \
                        6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 \
                        processors.")
                    .means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ProviderVersion").at(8..12).about("Build number of Windows.").means(Meaning::Version)
            .stated_by(SOURCES),
        unsigned("ULONG NumberOfProcessors").at(12..16)
            .about("Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.")
            .means(Meaning::Count),
        signed("LARGE_INTEGER EndTime").at(16..24)
            .about("End time of the session, since 1601. It may be 0 while the session is running.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG TimerResolution").at(24..28)
            .about("Length of one unit of the processor times in event headers.").means(Meaning::HundredNanoseconds)
            .stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG MaximumFileSize").at(28..32).about("Maximum size of the file, as specified for the session.")
            .means(Meaning::Megabytes).stated_by(SOURCES).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(32..36)
            .about("Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without \
                EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.")
            .means(Meaning::Flags).with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG BuffersWritten").at(36..40).about("Number of buffers written.").means(Meaning::Count)
            .stated_by(SOURCES),
        union("union ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
            field("GUID LogInstanceGuid", Kind::Guid).at(40..56).about("Documented as reserved.").means(Meaning::Guid)
                .stated_by(SOURCES_1).with(&[More::Ignored]),
            structure("struct ").at(40..56).stated_by(SOURCES_2).with(&[More::Fields(&[
                unsigned("ULONG StartBuffers").at(40..44).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES_2),
                unsigned("ULONG PointerSize").at(44..48).about("Size of a pointer: 4 or 8.").means(Meaning::Bytes)
                    .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                unsigned("ULONG EventsLost").at(48..52).about("Number of lost events.").means(Meaning::Count)
                    .stated_by(SOURCES_2),
                unsigned("ULONG CpuSpeedInMHz").at(52..56).about("Processor speed. The kernel sets it from 6.0.")
                    .means(Meaning::Megahertz).stated_by(SOURCES_2).with(&[More::Units("MHz")]),
            ])]),
        ])]),
        address("ULONG_PTR LoggerName").at(56..64)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        address("ULONG_PTR LogFileName").at(64..72)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("TIME_ZONE_INFORMATION TimeZone").at(72..244).about("Time zone of the machine.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(72..76).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_9).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(76..140).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_9),
            structure("SYSTEMTIME TimeZone.StandardDate").at(140..156).about("Start of standard time.")
                .means(Meaning::SystemTime).stated_by(SOURCES_9).with(&[More::Fields(&[
                unsigned("USHORT TimeZone.StandardDate.wYear").at(140..142).about("Year.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wMonth").at(142..144).about("Month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wDayOfWeek").at(144..146)
                    .about("Day of the week, from 0 for Sunday.").means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wDay").at(146..148).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wHour").at(148..150).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wMinute").at(150..152).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wSecond").at(152..154).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.StandardDate.wMilliseconds").at(154..156).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_10).with(&[More::Units("ms")]),
            ])]),
            signed("LONG TimeZone.StandardBias").at(156..160).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_9).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(160..224).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_9),
            structure("SYSTEMTIME TimeZone.DaylightDate").at(224..240).about("Start of daylight saving time.")
                .means(Meaning::SystemTime).stated_by(SOURCES_9).with(&[More::Fields(&[
                unsigned("USHORT TimeZone.DaylightDate.wYear").at(224..226).about("Year.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wMonth").at(226..228).about("Month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wDayOfWeek").at(228..230)
                    .about("Day of the week, from 0 for Sunday.").means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wDay").at(230..232).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wHour").at(232..234).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wMinute").at(234..236).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wSecond").at(236..238).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_10),
                unsigned("USHORT TimeZone.DaylightDate.wMilliseconds").at(238..240).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_10).with(&[More::Units("ms")]),
            ])]),
            signed("LONG TimeZone.DaylightBias").at(240..244)
                .about("Value to add, besides Bias, during daylight saving time.").means(Meaning::Minutes)
                .stated_by(SOURCES_9).with(&[More::Units("minutes")]),
        ])]),
        field("padding ", Kind::Padding).at(244..248),
        signed("LARGE_INTEGER BootTime").at(248..256).about("Boot time of Windows, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        signed("LARGE_INTEGER PerfFreq").at(256..264).about("Frequency of the performance counter.")
            .means(Meaning::CounterFrequency).stated_by(SOURCES).with(&[More::Units("Hz")]),
        signed("LARGE_INTEGER StartTime").at(264..272).about("Start time of the session, since 1601.")
            .means(Meaning::FileTime).stated_by(SOURCES).with(&[More::Units("100 ns")]),
        unsigned("ULONG ReservedFlags").at(272..276)
            .about("Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 \
                for anything else.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        unsigned("ULONG BuffersLost").at(276..280).about("Number of lost buffers.").means(Meaning::Count)
            .stated_by(SOURCES),
    ]);
fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_0Ptr32VersionDetail / V5_0Ptr32VersionDetailView: lone,
        name = "VersionDetail", size = 4, table = Table::inner(&LAYOUT_0, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version / set_major_version: u8, at = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version / set_minor_version: u8, at = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version / set_sub_version: u8, at = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it
        /// is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR
        /// SubMinorVersion` at 0x07.
        sub_minor_version / set_sub_minor_version: u8, at = 3;
    }
}

fixed! {
    /// Fixed part of `V5_0Ptr32` and [`V5_0Ptr32View`], with the getters of its fields.
    part V5_0Ptr32Fixed / V5_0Ptr32View: followed,
        name = "TRACE_LOGFILE_HEADER", size = 272, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header::V5_0Ptr32VersionDetail, at = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version / set_provider_version: u32, at = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG
        /// NumberOfProcessors` at 0x0C.
        number_of_processors / set_number_of_processors: u32, at = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at
        /// 0x10. Unit: 100 ns.
        end_time / set_end_time: i64, at = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution / set_timer_resolution: u32, at = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written / set_buffers_written: u32, at = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid / set_log_instance_guid: Guid, at = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers / set_start_buffers: u32, at = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size / set_pointer_size: u32, at = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost / set_events_lost: u32, at = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved32` at 0x34.
        reserved32 / set_reserved32: u32, at = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name / set_logger_name: u32, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG_PTR LogFileName` at 0x3C.
        log_file_name / set_log_file_name: u32, at = 60;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
        time_zone / set_time_zone: crate::logfile::RtlTimeZoneInformation, at = 64;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF0. Unit: 100 ns.
        boot_time / set_boot_time: i64, at = 240;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0xF8. Unit: Hz.
        perf_freq / set_perf_freq: i64, at = 248;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x100. Unit: 100 ns.
        start_time / set_start_time: i64, at = 256;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. `ULONG ReservedFlags` at 0x108.
        reserved_flags / set_reserved_flags: crate::buffers::EventTraceClock, at = 264;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x10C.
        buffers_lost / set_buffers_lost: u32, at = 268;
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time / set_end_time_as_file_time: FileTime, raw = end_time / set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time / set_boot_time_as_file_time: FileTime, raw = boot_time / set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time / set_start_time_as_file_time: FileTime, raw = start_time / set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration, raw = timer_resolution,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> V5_0Ptr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V5_0Ptr32Fixed(first_and_rest::<272>("TRACE_LOGFILE_HEADER", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<V5_0Ptr32Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER", 272, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(V5_0Ptr32Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<V5_0Ptr32, Error> {
        let tail = self.tail()?;
        Ok(V5_0Ptr32 {
            fixed: V5_0Ptr32Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for V5_0Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_0Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct V5_0Ptr32Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// In C: `TRACE_LOGFILE_HEADER`, 0x110 bytes. Documented for 5.0 (32-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of
/// the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the
/// logger name and the file name.
///
/// Documented (as the output of OpenTrace); used by OpenTrace.
///
/// Unknown:
///
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: Geoff Chappell, *TRACE_LOGFILE_HEADER*; The mingw-w64 developers, *evntrace.h*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V5_0Ptr32 {
    fixed: V5_0Ptr32Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_0Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`V5_0Ptr32View::new`] and [`V5_0Ptr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_0Ptr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for V5_0Ptr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V5_0Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_0Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V5_0Ptr32, fixed = V5_0Ptr32Fixed, view = V5_0Ptr32View, size = 272);
#[cfg(feature = "alloc")]
impl Tailed for V5_0Ptr32 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER";
    const FIXED: usize = 272;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<272>("TRACE_LOGFILE_HEADER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_0Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_0Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(
    V5_0Ptr32, table = Table::form(&LAYOUT_0),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_0Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 272>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_0Ptr64VersionDetail / V5_0Ptr64VersionDetailView: lone,
        name = "VersionDetail", size = 4, table = Table::inner(&LAYOUT_1, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version / set_major_version: u8, at = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version / set_minor_version: u8, at = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version / set_sub_version: u8, at = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it
        /// is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR
        /// SubMinorVersion` at 0x07.
        sub_minor_version / set_sub_minor_version: u8, at = 3;
    }
}

fixed! {
    /// Fixed part of `V5_0Ptr64` and [`V5_0Ptr64View`], with the getters of its fields.
    part V5_0Ptr64Fixed / V5_0Ptr64View: followed,
        name = "TRACE_LOGFILE_HEADER", size = 280, table = Table::form(&LAYOUT_1);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header::V5_0Ptr64VersionDetail, at = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version / set_provider_version: u32, at = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG
        /// NumberOfProcessors` at 0x0C.
        number_of_processors / set_number_of_processors: u32, at = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at
        /// 0x10. Unit: 100 ns.
        end_time / set_end_time: i64, at = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution / set_timer_resolution: u32, at = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written / set_buffers_written: u32, at = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid / set_log_instance_guid: Guid, at = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers / set_start_buffers: u32, at = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size / set_pointer_size: u32, at = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost / set_events_lost: u32, at = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved32` at 0x34.
        reserved32 / set_reserved32: u32, at = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name / set_logger_name: u64, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG_PTR LogFileName` at 0x40.
        log_file_name / set_log_file_name: u64, at = 64;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
        time_zone / set_time_zone: crate::logfile::RtlTimeZoneInformation, at = 72;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF8. Unit: 100 ns.
        boot_time / set_boot_time: i64, at = 248;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0x100. Unit: Hz.
        perf_freq / set_perf_freq: i64, at = 256;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x108. Unit: 100 ns.
        start_time / set_start_time: i64, at = 264;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. `ULONG ReservedFlags` at 0x110.
        reserved_flags / set_reserved_flags: crate::buffers::EventTraceClock, at = 272;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x114.
        buffers_lost / set_buffers_lost: u32, at = 276;
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time / set_end_time_as_file_time: FileTime, raw = end_time / set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time / set_boot_time_as_file_time: FileTime, raw = boot_time / set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time / set_start_time_as_file_time: FileTime, raw = start_time / set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration, raw = timer_resolution,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> V5_0Ptr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V5_0Ptr64Fixed(first_and_rest::<280>("TRACE_LOGFILE_HEADER", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<V5_0Ptr64Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER", 280, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(V5_0Ptr64Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<V5_0Ptr64, Error> {
        let tail = self.tail()?;
        Ok(V5_0Ptr64 {
            fixed: V5_0Ptr64Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for V5_0Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_0Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct V5_0Ptr64Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// Computed from the definition for this pointer size; no known release has it.
/// In C: `TRACE_LOGFILE_HEADER`, 0x118 bytes. Documented for 5.0 (64-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of
/// the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the
/// logger name and the file name.
///
/// Documented (as the output of OpenTrace); used by OpenTrace.
///
/// Unknown:
///
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: Geoff Chappell, *TRACE_LOGFILE_HEADER*; The mingw-w64 developers, *evntrace.h*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V5_0Ptr64 {
    fixed: V5_0Ptr64Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_0Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`V5_0Ptr64View::new`] and [`V5_0Ptr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_0Ptr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for V5_0Ptr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V5_0Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_0Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V5_0Ptr64, fixed = V5_0Ptr64Fixed, view = V5_0Ptr64View, size = 280);
#[cfg(feature = "alloc")]
impl Tailed for V5_0Ptr64 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER";
    const FIXED: usize = 280;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<280>("TRACE_LOGFILE_HEADER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_0Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_0Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(
    V5_0Ptr64, table = Table::form(&LAYOUT_1),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_0Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 280>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_1Ptr32VersionDetail / V5_1Ptr32VersionDetailView: lone,
        name = "VersionDetail", size = 4, table = Table::inner(&LAYOUT_2, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version / set_major_version: u8, at = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version / set_minor_version: u8, at = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version / set_sub_version: u8, at = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it
        /// is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR
        /// SubMinorVersion` at 0x07.
        sub_minor_version / set_sub_minor_version: u8, at = 3;
    }
}

fixed! {
    /// Fixed part of `V5_1Ptr32` and [`V5_1Ptr32View`], with the getters of its fields.
    part V5_1Ptr32Fixed / V5_1Ptr32View: followed,
        name = "TRACE_LOGFILE_HEADER", size = 272, table = Table::form(&LAYOUT_2);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header::V5_1Ptr32VersionDetail, at = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version / set_provider_version: u32, at = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG
        /// NumberOfProcessors` at 0x0C.
        number_of_processors / set_number_of_processors: u32, at = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at
        /// 0x10. Unit: 100 ns.
        end_time / set_end_time: i64, at = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution / set_timer_resolution: u32, at = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written / set_buffers_written: u32, at = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid / set_log_instance_guid: Guid, at = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers / set_start_buffers: u32, at = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size / set_pointer_size: u32, at = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost / set_events_lost: u32, at = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz / set_cpu_speed_in_mhz: u32, at = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name / set_logger_name: u32, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG_PTR LogFileName` at 0x3C.
        log_file_name / set_log_file_name: u32, at = 60;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
        time_zone / set_time_zone: crate::logfile::RtlTimeZoneInformation, at = 64;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF0. Unit: 100 ns.
        boot_time / set_boot_time: i64, at = 240;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0xF8. Unit: Hz.
        perf_freq / set_perf_freq: i64, at = 248;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x100. Unit: 100 ns.
        start_time / set_start_time: i64, at = 256;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. `ULONG ReservedFlags` at 0x108.
        reserved_flags / set_reserved_flags: crate::buffers::EventTraceClock, at = 264;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x10C.
        buffers_lost / set_buffers_lost: u32, at = 268;
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time / set_end_time_as_file_time: FileTime, raw = end_time / set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time / set_boot_time_as_file_time: FileTime, raw = boot_time / set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time / set_start_time_as_file_time: FileTime, raw = start_time / set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration, raw = timer_resolution,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> V5_1Ptr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V5_1Ptr32Fixed(first_and_rest::<272>("TRACE_LOGFILE_HEADER", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<V5_1Ptr32Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER", 272, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(V5_1Ptr32Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<V5_1Ptr32, Error> {
        let tail = self.tail()?;
        Ok(V5_1Ptr32 {
            fixed: V5_1Ptr32Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for V5_1Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_1Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_2), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct V5_1Ptr32Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// In C: `TRACE_LOGFILE_HEADER`, 0x110 bytes. Documented for 5.1..5.2 (32-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of
/// the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the
/// logger name and the file name.
///
/// Documented (as the output of OpenTrace); used by OpenTrace.
///
/// Unknown:
///
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: Geoff Chappell, *TRACE_LOGFILE_HEADER*; The mingw-w64 developers, *evntrace.h*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V5_1Ptr32 {
    fixed: V5_1Ptr32Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`V5_1Ptr32View::new`] and [`V5_1Ptr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1Ptr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for V5_1Ptr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V5_1Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_1Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_2), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V5_1Ptr32, fixed = V5_1Ptr32Fixed, view = V5_1Ptr32View, size = 272);
#[cfg(feature = "alloc")]
impl Tailed for V5_1Ptr32 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER";
    const FIXED: usize = 272;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<272>("TRACE_LOGFILE_HEADER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_1Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(
    V5_1Ptr32, table = Table::form(&LAYOUT_2),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 272>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_1Ptr64VersionDetail / V5_1Ptr64VersionDetailView: lone,
        name = "VersionDetail", size = 4, table = Table::inner(&LAYOUT_3, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version / set_major_version: u8, at = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version / set_minor_version: u8, at = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version / set_sub_version: u8, at = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it
        /// is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR
        /// SubMinorVersion` at 0x07.
        sub_minor_version / set_sub_minor_version: u8, at = 3;
    }
}

fixed! {
    /// Fixed part of `V5_1Ptr64` and [`V5_1Ptr64View`], with the getters of its fields.
    part V5_1Ptr64Fixed / V5_1Ptr64View: followed,
        name = "TRACE_LOGFILE_HEADER", size = 280, table = Table::form(&LAYOUT_3);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header::V5_1Ptr64VersionDetail, at = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version / set_provider_version: u32, at = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG
        /// NumberOfProcessors` at 0x0C.
        number_of_processors / set_number_of_processors: u32, at = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at
        /// 0x10. Unit: 100 ns.
        end_time / set_end_time: i64, at = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution / set_timer_resolution: u32, at = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written / set_buffers_written: u32, at = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid / set_log_instance_guid: Guid, at = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers / set_start_buffers: u32, at = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size / set_pointer_size: u32, at = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost / set_events_lost: u32, at = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz / set_cpu_speed_in_mhz: u32, at = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name / set_logger_name: u64, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG_PTR LogFileName` at 0x40.
        log_file_name / set_log_file_name: u64, at = 64;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
        time_zone / set_time_zone: crate::logfile::RtlTimeZoneInformation, at = 72;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF8. Unit: 100 ns.
        boot_time / set_boot_time: i64, at = 248;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0x100. Unit: Hz.
        perf_freq / set_perf_freq: i64, at = 256;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x108. Unit: 100 ns.
        start_time / set_start_time: i64, at = 264;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. `ULONG ReservedFlags` at 0x110.
        reserved_flags / set_reserved_flags: crate::buffers::EventTraceClock, at = 272;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x114.
        buffers_lost / set_buffers_lost: u32, at = 276;
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time / set_end_time_as_file_time: FileTime, raw = end_time / set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time / set_boot_time_as_file_time: FileTime, raw = boot_time / set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time / set_start_time_as_file_time: FileTime, raw = start_time / set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration, raw = timer_resolution,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> V5_1Ptr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V5_1Ptr64Fixed(first_and_rest::<280>("TRACE_LOGFILE_HEADER", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<V5_1Ptr64Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER", 280, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(V5_1Ptr64Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<V5_1Ptr64, Error> {
        let tail = self.tail()?;
        Ok(V5_1Ptr64 {
            fixed: V5_1Ptr64Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for V5_1Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_1Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_3), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct V5_1Ptr64Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// In C: `TRACE_LOGFILE_HEADER`, 0x118 bytes. Documented for 5.1..5.2 (64-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of
/// the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the
/// logger name and the file name.
///
/// Documented (as the output of OpenTrace); used by OpenTrace.
///
/// Unknown:
///
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: Geoff Chappell, *TRACE_LOGFILE_HEADER*; The mingw-w64 developers, *evntrace.h*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V5_1Ptr64 {
    fixed: V5_1Ptr64Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`V5_1Ptr64View::new`] and [`V5_1Ptr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1Ptr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for V5_1Ptr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V5_1Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_1Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_3), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V5_1Ptr64, fixed = V5_1Ptr64Fixed, view = V5_1Ptr64View, size = 280);
#[cfg(feature = "alloc")]
impl Tailed for V5_1Ptr64 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER";
    const FIXED: usize = 280;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<280>("TRACE_LOGFILE_HEADER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_1Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(
    V5_1Ptr64, table = Table::form(&LAYOUT_3),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 280>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned VersionDetailPtr32 / VersionDetailPtr32View: lone,
        name = "VersionDetail", size = 4, table = Table::inner(&LAYOUT_4, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version / set_major_version: u8, at = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version / set_minor_version: u8, at = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version / set_sub_version: u8, at = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it
        /// is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR
        /// SubMinorVersion` at 0x07.
        sub_minor_version / set_sub_minor_version: u8, at = 3;
    }
}

fixed! {
    /// Fixed part of `TraceLogfileHeaderPtr32` and [`TraceLogfileHeaderPtr32View`], with the getters of its fields.
    part TraceLogfileHeaderPtr32Fixed / TraceLogfileHeaderPtr32View: followed,
        name = "TRACE_LOGFILE_HEADER", size = 272, table = Table::form(&LAYOUT_4);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header::VersionDetailPtr32, at = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version / set_provider_version: u32, at = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG
        /// NumberOfProcessors` at 0x0C.
        number_of_processors / set_number_of_processors: u32, at = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at
        /// 0x10. Unit: 100 ns.
        end_time / set_end_time: i64, at = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution / set_timer_resolution: u32, at = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written / set_buffers_written: u32, at = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid / set_log_instance_guid: Guid, at = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers / set_start_buffers: u32, at = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size / set_pointer_size: u32, at = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost / set_events_lost: u32, at = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz / set_cpu_speed_in_mhz: u32, at = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name / set_logger_name: u32, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG_PTR LogFileName` at 0x3C.
        log_file_name / set_log_file_name: u32, at = 60;
        /// Time zone of the machine. `TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
        time_zone / set_time_zone: crate::logfile::TimeZoneInformation, at = 64;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF0. Unit: 100 ns.
        boot_time / set_boot_time: i64, at = 240;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0xF8. Unit: Hz.
        perf_freq / set_perf_freq: i64, at = 248;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x100. Unit: 100 ns.
        start_time / set_start_time: i64, at = 256;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. `ULONG ReservedFlags` at 0x108.
        reserved_flags / set_reserved_flags: crate::buffers::EventTraceClock, at = 264;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x10C.
        buffers_lost / set_buffers_lost: u32, at = 268;
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time / set_end_time_as_file_time: FileTime, raw = end_time / set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time / set_boot_time_as_file_time: FileTime, raw = boot_time / set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time / set_start_time_as_file_time: FileTime, raw = start_time / set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration, raw = timer_resolution,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> TraceLogfileHeaderPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = TraceLogfileHeaderPtr32Fixed(first_and_rest::<272>("TRACE_LOGFILE_HEADER", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<TraceLogfileHeaderPtr32Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER", 272, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(TraceLogfileHeaderPtr32Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceLogfileHeaderPtr32, Error> {
        let tail = self.tail()?;
        Ok(TraceLogfileHeaderPtr32 {
            fixed: TraceLogfileHeaderPtr32Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceLogfileHeaderPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeaderPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_4), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TraceLogfileHeaderPtr32Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// In C: `TRACE_LOGFILE_HEADER`, 0x110 bytes. Documented for 6.0+ (32-bit), assumed unchanged after 2004.
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of
/// the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the
/// logger name and the file name.
///
/// Documented (as the output of OpenTrace); used by OpenTrace.
///
/// Unknown:
///
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: Geoff Chappell, *TRACE_LOGFILE_HEADER*; The mingw-w64 developers, *evntrace.h*.
#[doc(alias = "TRACE_LOGFILE_HEADER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct TraceLogfileHeaderPtr32 {
    fixed: TraceLogfileHeaderPtr32Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceLogfileHeaderPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_4;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceLogfileHeaderPtr32View::new`] and [`TraceLogfileHeaderPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeaderPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceLogfileHeaderPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for TraceLogfileHeaderPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeaderPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_4), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceLogfileHeaderPtr32, fixed = TraceLogfileHeaderPtr32Fixed, view = TraceLogfileHeaderPtr32View, size = 272);
#[cfg(feature = "alloc")]
impl Tailed for TraceLogfileHeaderPtr32 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER";
    const FIXED: usize = 272;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<272>("TRACE_LOGFILE_HEADER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeaderPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceLogfileHeaderPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    TraceLogfileHeaderPtr32, table = Table::form(&LAYOUT_4),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeaderPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 272>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned VersionDetailPtr64 / VersionDetailPtr64View: lone,
        name = "VersionDetail", size = 4, table = Table::inner(&LAYOUT_5, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version / set_major_version: u8, at = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version / set_minor_version: u8, at = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version / set_sub_version: u8, at = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it
        /// is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR
        /// SubMinorVersion` at 0x07.
        sub_minor_version / set_sub_minor_version: u8, at = 3;
    }
}

fixed! {
    /// Fixed part of `TraceLogfileHeaderPtr64` and [`TraceLogfileHeaderPtr64View`], with the getters of its fields.
    part TraceLogfileHeaderPtr64Fixed / TraceLogfileHeaderPtr64View: followed,
        name = "TRACE_LOGFILE_HEADER", size = 280, table = Table::form(&LAYOUT_5);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header::VersionDetailPtr64, at = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version / set_provider_version: u32, at = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG
        /// NumberOfProcessors` at 0x0C.
        number_of_processors / set_number_of_processors: u32, at = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at
        /// 0x10. Unit: 100 ns.
        end_time / set_end_time: i64, at = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution / set_timer_resolution: u32, at = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written / set_buffers_written: u32, at = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid / set_log_instance_guid: Guid, at = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers / set_start_buffers: u32, at = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size / set_pointer_size: u32, at = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost / set_events_lost: u32, at = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz / set_cpu_speed_in_mhz: u32, at = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name / set_logger_name: u64, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG_PTR LogFileName` at 0x40.
        log_file_name / set_log_file_name: u64, at = 64;
        /// Time zone of the machine. `TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
        time_zone / set_time_zone: crate::logfile::TimeZoneInformation, at = 72;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF8. Unit: 100 ns.
        boot_time / set_boot_time: i64, at = 248;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0x100. Unit: Hz.
        perf_freq / set_perf_freq: i64, at = 256;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x108. Unit: 100 ns.
        start_time / set_start_time: i64, at = 264;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. `ULONG ReservedFlags` at 0x110.
        reserved_flags / set_reserved_flags: crate::buffers::EventTraceClock, at = 272;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x114.
        buffers_lost / set_buffers_lost: u32, at = 276;
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time / set_end_time_as_file_time: FileTime, raw = end_time / set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time / set_boot_time_as_file_time: FileTime, raw = boot_time / set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time / set_start_time_as_file_time: FileTime, raw = start_time / set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration, raw = timer_resolution,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> TraceLogfileHeaderPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = TraceLogfileHeaderPtr64Fixed(first_and_rest::<280>("TRACE_LOGFILE_HEADER", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<TraceLogfileHeaderPtr64Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER", 280, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(TraceLogfileHeaderPtr64Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceLogfileHeaderPtr64, Error> {
        let tail = self.tail()?;
        Ok(TraceLogfileHeaderPtr64 {
            fixed: TraceLogfileHeaderPtr64Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceLogfileHeaderPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeaderPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_5), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TraceLogfileHeaderPtr64Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// In C: `TRACE_LOGFILE_HEADER`, 0x118 bytes. Documented for 6.0+ (64-bit), assumed unchanged after 2004.
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of
/// the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the
/// logger name and the file name.
///
/// Documented (as the output of OpenTrace); used by OpenTrace.
///
/// Unknown:
///
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: Geoff Chappell, *TRACE_LOGFILE_HEADER*; The mingw-w64 developers, *evntrace.h*.
#[doc(alias = "TRACE_LOGFILE_HEADER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct TraceLogfileHeaderPtr64 {
    fixed: TraceLogfileHeaderPtr64Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceLogfileHeaderPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_5;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceLogfileHeaderPtr64View::new`] and [`TraceLogfileHeaderPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeaderPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceLogfileHeaderPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for TraceLogfileHeaderPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeaderPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_5), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceLogfileHeaderPtr64, fixed = TraceLogfileHeaderPtr64Fixed, view = TraceLogfileHeaderPtr64View, size = 280);
#[cfg(feature = "alloc")]
impl Tailed for TraceLogfileHeaderPtr64 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER";
    const FIXED: usize = 280;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<280>("TRACE_LOGFILE_HEADER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeaderPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceLogfileHeaderPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    TraceLogfileHeaderPtr64, table = Table::form(&LAYOUT_5),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeaderPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 280>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`TraceLogfileHeaderPtr32`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0Ptr32 = TraceLogfileHeaderPtr32;
/// Alias of [`TraceLogfileHeaderPtr32View`], named by the first release of the form.
pub type V6_0Ptr32View<'a> = TraceLogfileHeaderPtr32View<'a>;
/// Alias of [`TraceLogfileHeaderPtr64`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0Ptr64 = TraceLogfileHeaderPtr64;
/// Alias of [`TraceLogfileHeaderPtr64View`], named by the first release of the form.
pub type V6_0Ptr64View<'a> = TraceLogfileHeaderPtr64View<'a>;
/// Alias of [`TraceLogfileHeaderPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `TraceLogfileHeaderPtr32` or `TraceLogfileHeaderPtr64`"]
pub type TraceLogfileHeader = TraceLogfileHeaderPtr64;
/// Alias of [`TraceLogfileHeaderPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TraceLogfileHeaderPtr32View` or `TraceLogfileHeaderPtr64View`"
]
pub type TraceLogfileHeaderView<'a> = TraceLogfileHeaderPtr64View<'a>;
