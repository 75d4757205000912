// Generated from spec/structs/TRACE_LOGFILE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Description of a log file and of the session that wrote it.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_LOGFILE_HEADER", "V5_0Ptr32", (272, 272), "Description of a log file and of the session that wrote it.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "Size of the session's buffers.").in_units("bytes").means(Meaning::Bytes),
    field("", 4, 4, "union", Kind::Union, "Windows release and version of the file layout.").with(&[
        unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Version),
        field("VersionDetail", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("MajorVersion", 4, 1, "UCHAR", "Major version of Windows.").at_path("VersionDetail.MajorVersion").means(Meaning::Version),
            unsigned("MinorVersion", 5, 1, "UCHAR", "Minor version of Windows.").at_path("VersionDetail.MinorVersion").means(Meaning::Version),
            unsigned("SubVersion", 6, 1, "UCHAR", "Major version of the file layout: 1 or 2.").at_path("VersionDetail.SubVersion").means(Meaning::Version),
            unsigned("SubMinorVersion", 7, 1, "UCHAR", "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.").at_path("VersionDetail.SubMinorVersion").means(Meaning::Version),
        ]),
    ]),
    unsigned("ProviderVersion", 8, 4, "ULONG", "Build number of Windows.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("NumberOfProcessors", 12, 4, "ULONG", "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.").means(Meaning::Count),
    field("EndTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "End time of the session, since 1601. It may be 0 while the session is running.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("TimerResolution", 24, 4, "ULONG", "Length of one unit of the processor times in event headers.").in_units("100 ns").means(Meaning::HundredNanoseconds).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("MaximumFileSize", 28, 4, "ULONG", "Maximum size of the file, as specified for the session.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("LogFileMode", 32, 4, "ULONG", "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("BuffersWritten", 36, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("", 40, 16, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
        field("LogInstanceGuid", 40, 16, "GUID", Kind::Guid, "Documented as reserved.").means(Meaning::Guid).that_nobody_reads().stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
        field("", 40, 16, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("StartBuffers", 40, 4, "ULONG", "Documented as reserved.").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("PointerSize", 44, 4, "ULONG", "Size of a pointer: 4 or 8.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("EventsLost", 48, 4, "ULONG", "Number of lost events.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("Reserved32", 52, 4, "ULONG", "").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
    ]),
    address("LoggerName", 56, 4, "ULONG_PTR", "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    address("LogFileName", 60, 4, "ULONG_PTR", "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    field("TimeZone", 64, 172, "RTL_TIME_ZONE_INFORMATION", Kind::Struct, "Time zone of the machine.").with(&[
        field("Bias", 64, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").at_path("TimeZone.Bias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardName", 68, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").at_path("TimeZone.StandardName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardStart", 132, 16, "TIME_FIELDS", Kind::Struct, "Start of standard time.").at_path("TimeZone.StandardStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 132, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.StandardStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 134, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.StandardStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 136, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.StandardStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 138, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.StandardStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 140, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.StandardStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 142, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.StandardStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 144, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.StandardStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 146, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.StandardStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("StandardBias", 148, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").at_path("TimeZone.StandardBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightName", 152, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").at_path("TimeZone.DaylightName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightStart", 216, 16, "TIME_FIELDS", Kind::Struct, "Start of daylight saving time.").at_path("TimeZone.DaylightStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 216, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.DaylightStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 218, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.DaylightStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 220, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.DaylightStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 222, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.DaylightStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 224, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.DaylightStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 226, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.DaylightStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 228, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.DaylightStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 230, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.DaylightStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("DaylightBias", 232, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").at_path("TimeZone.DaylightBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
    ]),
    field("", 236, 4, "padding", Kind::Padding, ""),
    field("BootTime", 240, 8, "LARGE_INTEGER", Kind::Signed, "Boot time of Windows, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("PerfFreq", 248, 8, "LARGE_INTEGER", Kind::Signed, "Frequency of the performance counter.").in_units("Hz").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("StartTime", 256, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the session, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("ReservedFlags", 264, 4, "ULONG", "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration),
    unsigned("BuffersLost", 268, 4, "ULONG", "Number of lost buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
])
    .in_releases("5.0 (32-bit)", &[holds(Pointer::Bits32, 0, 0)])
    .with_tail(&[
        part("SessionNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF]),
        part("LogFileNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_1: Layout = layout("TRACE_LOGFILE_HEADER", "V5_0Ptr64", (280, 280), "Description of a log file and of the session that wrote it.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "Size of the session's buffers.").in_units("bytes").means(Meaning::Bytes),
    field("", 4, 4, "union", Kind::Union, "Windows release and version of the file layout.").with(&[
        unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Version),
        field("VersionDetail", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("MajorVersion", 4, 1, "UCHAR", "Major version of Windows.").at_path("VersionDetail.MajorVersion").means(Meaning::Version),
            unsigned("MinorVersion", 5, 1, "UCHAR", "Minor version of Windows.").at_path("VersionDetail.MinorVersion").means(Meaning::Version),
            unsigned("SubVersion", 6, 1, "UCHAR", "Major version of the file layout: 1 or 2.").at_path("VersionDetail.SubVersion").means(Meaning::Version),
            unsigned("SubMinorVersion", 7, 1, "UCHAR", "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.").at_path("VersionDetail.SubMinorVersion").means(Meaning::Version),
        ]),
    ]),
    unsigned("ProviderVersion", 8, 4, "ULONG", "Build number of Windows.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("NumberOfProcessors", 12, 4, "ULONG", "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.").means(Meaning::Count),
    field("EndTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "End time of the session, since 1601. It may be 0 while the session is running.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("TimerResolution", 24, 4, "ULONG", "Length of one unit of the processor times in event headers.").in_units("100 ns").means(Meaning::HundredNanoseconds).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("MaximumFileSize", 28, 4, "ULONG", "Maximum size of the file, as specified for the session.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("LogFileMode", 32, 4, "ULONG", "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("BuffersWritten", 36, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("", 40, 16, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
        field("LogInstanceGuid", 40, 16, "GUID", Kind::Guid, "Documented as reserved.").means(Meaning::Guid).that_nobody_reads().stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
        field("", 40, 16, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("StartBuffers", 40, 4, "ULONG", "Documented as reserved.").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("PointerSize", 44, 4, "ULONG", "Size of a pointer: 4 or 8.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("EventsLost", 48, 4, "ULONG", "Number of lost events.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("Reserved32", 52, 4, "ULONG", "").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
    ]),
    address("LoggerName", 56, 8, "ULONG_PTR", "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    address("LogFileName", 64, 8, "ULONG_PTR", "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    field("TimeZone", 72, 172, "RTL_TIME_ZONE_INFORMATION", Kind::Struct, "Time zone of the machine.").with(&[
        field("Bias", 72, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").at_path("TimeZone.Bias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardName", 76, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").at_path("TimeZone.StandardName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardStart", 140, 16, "TIME_FIELDS", Kind::Struct, "Start of standard time.").at_path("TimeZone.StandardStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 140, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.StandardStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 142, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.StandardStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 144, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.StandardStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 146, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.StandardStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 148, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.StandardStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 150, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.StandardStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 152, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.StandardStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 154, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.StandardStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("StandardBias", 156, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").at_path("TimeZone.StandardBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightName", 160, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").at_path("TimeZone.DaylightName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightStart", 224, 16, "TIME_FIELDS", Kind::Struct, "Start of daylight saving time.").at_path("TimeZone.DaylightStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 224, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.DaylightStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 226, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.DaylightStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 228, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.DaylightStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 230, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.DaylightStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 232, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.DaylightStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 234, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.DaylightStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 236, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.DaylightStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 238, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.DaylightStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("DaylightBias", 240, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").at_path("TimeZone.DaylightBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
    ]),
    field("", 244, 4, "padding", Kind::Padding, ""),
    field("BootTime", 248, 8, "LARGE_INTEGER", Kind::Signed, "Boot time of Windows, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("PerfFreq", 256, 8, "LARGE_INTEGER", Kind::Signed, "Frequency of the performance counter.").in_units("Hz").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("StartTime", 264, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the session, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("ReservedFlags", 272, 4, "ULONG", "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration),
    unsigned("BuffersLost", 276, 4, "ULONG", "Number of lost buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
])
    .in_releases("5.0 (64-bit)", &[holds(Pointer::Bits64, 0, 0)])
    .with_tail(&[
        part("SessionNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF]),
        part("LogFileNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_2: Layout = layout("TRACE_LOGFILE_HEADER", "V5_1Ptr32", (272, 272), "Description of a log file and of the session that wrote it.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "Size of the session's buffers.").in_units("bytes").means(Meaning::Bytes),
    field("", 4, 4, "union", Kind::Union, "Windows release and version of the file layout.").with(&[
        unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Version),
        field("VersionDetail", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("MajorVersion", 4, 1, "UCHAR", "Major version of Windows.").at_path("VersionDetail.MajorVersion").means(Meaning::Version),
            unsigned("MinorVersion", 5, 1, "UCHAR", "Minor version of Windows.").at_path("VersionDetail.MinorVersion").means(Meaning::Version),
            unsigned("SubVersion", 6, 1, "UCHAR", "Major version of the file layout: 1 or 2.").at_path("VersionDetail.SubVersion").means(Meaning::Version),
            unsigned("SubMinorVersion", 7, 1, "UCHAR", "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.").at_path("VersionDetail.SubMinorVersion").means(Meaning::Version),
        ]),
    ]),
    unsigned("ProviderVersion", 8, 4, "ULONG", "Build number of Windows.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("NumberOfProcessors", 12, 4, "ULONG", "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.").means(Meaning::Count),
    field("EndTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "End time of the session, since 1601. It may be 0 while the session is running.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("TimerResolution", 24, 4, "ULONG", "Length of one unit of the processor times in event headers.").in_units("100 ns").means(Meaning::HundredNanoseconds).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("MaximumFileSize", 28, 4, "ULONG", "Maximum size of the file, as specified for the session.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("LogFileMode", 32, 4, "ULONG", "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("BuffersWritten", 36, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("", 40, 16, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
        field("LogInstanceGuid", 40, 16, "GUID", Kind::Guid, "Documented as reserved.").means(Meaning::Guid).that_nobody_reads().stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
        field("", 40, 16, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("StartBuffers", 40, 4, "ULONG", "Documented as reserved.").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("PointerSize", 44, 4, "ULONG", "Size of a pointer: 4 or 8.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("EventsLost", 48, 4, "ULONG", "Number of lost events.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("CpuSpeedInMHz", 52, 4, "ULONG", "Processor speed. The kernel sets it from 6.0.").in_units("MHz").means(Meaning::Megahertz).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
    ]),
    address("LoggerName", 56, 4, "ULONG_PTR", "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    address("LogFileName", 60, 4, "ULONG_PTR", "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    field("TimeZone", 64, 172, "RTL_TIME_ZONE_INFORMATION", Kind::Struct, "Time zone of the machine.").with(&[
        field("Bias", 64, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").at_path("TimeZone.Bias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardName", 68, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").at_path("TimeZone.StandardName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardStart", 132, 16, "TIME_FIELDS", Kind::Struct, "Start of standard time.").at_path("TimeZone.StandardStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 132, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.StandardStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 134, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.StandardStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 136, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.StandardStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 138, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.StandardStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 140, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.StandardStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 142, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.StandardStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 144, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.StandardStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 146, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.StandardStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("StandardBias", 148, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").at_path("TimeZone.StandardBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightName", 152, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").at_path("TimeZone.DaylightName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightStart", 216, 16, "TIME_FIELDS", Kind::Struct, "Start of daylight saving time.").at_path("TimeZone.DaylightStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 216, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.DaylightStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 218, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.DaylightStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 220, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.DaylightStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 222, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.DaylightStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 224, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.DaylightStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 226, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.DaylightStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 228, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.DaylightStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 230, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.DaylightStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("DaylightBias", 232, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").at_path("TimeZone.DaylightBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
    ]),
    field("", 236, 4, "padding", Kind::Padding, ""),
    field("BootTime", 240, 8, "LARGE_INTEGER", Kind::Signed, "Boot time of Windows, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("PerfFreq", 248, 8, "LARGE_INTEGER", Kind::Signed, "Frequency of the performance counter.").in_units("Hz").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("StartTime", 256, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the session, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("ReservedFlags", 264, 4, "ULONG", "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration),
    unsigned("BuffersLost", 268, 4, "ULONG", "Number of lost buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
])
    .in_releases("5.1..5.2 (32-bit)", &[holds(Pointer::Bits32, 1, 3)])
    .with_tail(&[
        part("SessionNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF]),
        part("LogFileNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_3: Layout = layout("TRACE_LOGFILE_HEADER", "V5_1Ptr64", (280, 280), "Description of a log file and of the session that wrote it.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "Size of the session's buffers.").in_units("bytes").means(Meaning::Bytes),
    field("", 4, 4, "union", Kind::Union, "Windows release and version of the file layout.").with(&[
        unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Version),
        field("VersionDetail", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("MajorVersion", 4, 1, "UCHAR", "Major version of Windows.").at_path("VersionDetail.MajorVersion").means(Meaning::Version),
            unsigned("MinorVersion", 5, 1, "UCHAR", "Minor version of Windows.").at_path("VersionDetail.MinorVersion").means(Meaning::Version),
            unsigned("SubVersion", 6, 1, "UCHAR", "Major version of the file layout: 1 or 2.").at_path("VersionDetail.SubVersion").means(Meaning::Version),
            unsigned("SubMinorVersion", 7, 1, "UCHAR", "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.").at_path("VersionDetail.SubMinorVersion").means(Meaning::Version),
        ]),
    ]),
    unsigned("ProviderVersion", 8, 4, "ULONG", "Build number of Windows.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("NumberOfProcessors", 12, 4, "ULONG", "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.").means(Meaning::Count),
    field("EndTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "End time of the session, since 1601. It may be 0 while the session is running.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("TimerResolution", 24, 4, "ULONG", "Length of one unit of the processor times in event headers.").in_units("100 ns").means(Meaning::HundredNanoseconds).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("MaximumFileSize", 28, 4, "ULONG", "Maximum size of the file, as specified for the session.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("LogFileMode", 32, 4, "ULONG", "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("BuffersWritten", 36, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("", 40, 16, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
        field("LogInstanceGuid", 40, 16, "GUID", Kind::Guid, "Documented as reserved.").means(Meaning::Guid).that_nobody_reads().stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
        field("", 40, 16, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("StartBuffers", 40, 4, "ULONG", "Documented as reserved.").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("PointerSize", 44, 4, "ULONG", "Size of a pointer: 4 or 8.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("EventsLost", 48, 4, "ULONG", "Number of lost events.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("CpuSpeedInMHz", 52, 4, "ULONG", "Processor speed. The kernel sets it from 6.0.").in_units("MHz").means(Meaning::Megahertz).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
    ]),
    address("LoggerName", 56, 8, "ULONG_PTR", "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    address("LogFileName", 64, 8, "ULONG_PTR", "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    field("TimeZone", 72, 172, "RTL_TIME_ZONE_INFORMATION", Kind::Struct, "Time zone of the machine.").with(&[
        field("Bias", 72, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").at_path("TimeZone.Bias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardName", 76, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").at_path("TimeZone.StandardName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardStart", 140, 16, "TIME_FIELDS", Kind::Struct, "Start of standard time.").at_path("TimeZone.StandardStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 140, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.StandardStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 142, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.StandardStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 144, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.StandardStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 146, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.StandardStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 148, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.StandardStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 150, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.StandardStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 152, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.StandardStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 154, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.StandardStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("StandardBias", 156, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").at_path("TimeZone.StandardBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightName", 160, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").at_path("TimeZone.DaylightName").means(Meaning::Text).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightStart", 224, 16, "TIME_FIELDS", Kind::Struct, "Start of daylight saving time.").at_path("TimeZone.DaylightStart").stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            field("Year", 224, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("TimeZone.DaylightStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Month", 226, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("TimeZone.DaylightStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Day", 228, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("TimeZone.DaylightStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Hour", 230, 2, "SHORT", Kind::Signed, "Hour.").at_path("TimeZone.DaylightStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Minute", 232, 2, "SHORT", Kind::Signed, "Minute.").at_path("TimeZone.DaylightStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Second", 234, 2, "SHORT", Kind::Signed, "Second.").at_path("TimeZone.DaylightStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Milliseconds", 236, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("TimeZone.DaylightStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
            field("Weekday", 238, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("TimeZone.DaylightStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        ]),
        field("DaylightBias", 240, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").at_path("TimeZone.DaylightBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
    ]),
    field("", 244, 4, "padding", Kind::Padding, ""),
    field("BootTime", 248, 8, "LARGE_INTEGER", Kind::Signed, "Boot time of Windows, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("PerfFreq", 256, 8, "LARGE_INTEGER", Kind::Signed, "Frequency of the performance counter.").in_units("Hz").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("StartTime", 264, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the session, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("ReservedFlags", 272, 4, "ULONG", "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration),
    unsigned("BuffersLost", 276, 4, "ULONG", "Number of lost buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
])
    .in_releases("5.1..5.2 (64-bit)", &[holds(Pointer::Bits64, 1, 3)])
    .with_tail(&[
        part("SessionNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF]),
        part("LogFileNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_4: Layout = layout("TRACE_LOGFILE_HEADER", "TraceLogfileHeaderPtr32", (272, 272), "Description of a log file and of the session that wrote it.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "Size of the session's buffers.").in_units("bytes").means(Meaning::Bytes),
    field("", 4, 4, "union", Kind::Union, "Windows release and version of the file layout.").with(&[
        unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Version),
        field("VersionDetail", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("MajorVersion", 4, 1, "UCHAR", "Major version of Windows.").at_path("VersionDetail.MajorVersion").means(Meaning::Version),
            unsigned("MinorVersion", 5, 1, "UCHAR", "Minor version of Windows.").at_path("VersionDetail.MinorVersion").means(Meaning::Version),
            unsigned("SubVersion", 6, 1, "UCHAR", "Major version of the file layout: 1 or 2.").at_path("VersionDetail.SubVersion").means(Meaning::Version),
            unsigned("SubMinorVersion", 7, 1, "UCHAR", "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.").at_path("VersionDetail.SubMinorVersion").means(Meaning::Version),
        ]),
    ]),
    unsigned("ProviderVersion", 8, 4, "ULONG", "Build number of Windows.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("NumberOfProcessors", 12, 4, "ULONG", "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.").means(Meaning::Count),
    field("EndTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "End time of the session, since 1601. It may be 0 while the session is running.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("TimerResolution", 24, 4, "ULONG", "Length of one unit of the processor times in event headers.").in_units("100 ns").means(Meaning::HundredNanoseconds).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("MaximumFileSize", 28, 4, "ULONG", "Maximum size of the file, as specified for the session.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("LogFileMode", 32, 4, "ULONG", "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("BuffersWritten", 36, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("", 40, 16, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
        field("LogInstanceGuid", 40, 16, "GUID", Kind::Guid, "Documented as reserved.").means(Meaning::Guid).that_nobody_reads().stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
        field("", 40, 16, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("StartBuffers", 40, 4, "ULONG", "Documented as reserved.").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("PointerSize", 44, 4, "ULONG", "Size of a pointer: 4 or 8.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("EventsLost", 48, 4, "ULONG", "Number of lost events.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("CpuSpeedInMHz", 52, 4, "ULONG", "Processor speed. The kernel sets it from 6.0.").in_units("MHz").means(Meaning::Megahertz).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
    ]),
    address("LoggerName", 56, 4, "ULONG_PTR", "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    address("LogFileName", 60, 4, "ULONG_PTR", "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    field("TimeZone", 64, 172, "TIME_ZONE_INFORMATION", Kind::Struct, "Time zone of the machine.").with(&[
        field("Bias", 64, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").at_path("TimeZone.Bias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardName", 68, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").at_path("TimeZone.StandardName").means(Meaning::Text).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardDate", 132, 16, "SYSTEMTIME", Kind::Struct, "Start of standard time.").at_path("TimeZone.StandardDate").means(Meaning::SystemTime).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            unsigned("wYear", 132, 2, "USHORT", "Year.").at_path("TimeZone.StandardDate.wYear").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMonth", 134, 2, "USHORT", "Month, from 1.").at_path("TimeZone.StandardDate.wMonth").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDayOfWeek", 136, 2, "USHORT", "Day of the week, from 0 for Sunday.").at_path("TimeZone.StandardDate.wDayOfWeek").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDay", 138, 2, "USHORT", "Day of the month, from 1.").at_path("TimeZone.StandardDate.wDay").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wHour", 140, 2, "USHORT", "Hour.").at_path("TimeZone.StandardDate.wHour").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMinute", 142, 2, "USHORT", "Minute.").at_path("TimeZone.StandardDate.wMinute").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wSecond", 144, 2, "USHORT", "Second.").at_path("TimeZone.StandardDate.wSecond").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMilliseconds", 146, 2, "USHORT", "Milliseconds.").at_path("TimeZone.StandardDate.wMilliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        ]),
        field("StandardBias", 148, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").at_path("TimeZone.StandardBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightName", 152, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").at_path("TimeZone.DaylightName").means(Meaning::Text).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightDate", 216, 16, "SYSTEMTIME", Kind::Struct, "Start of daylight saving time.").at_path("TimeZone.DaylightDate").means(Meaning::SystemTime).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            unsigned("wYear", 216, 2, "USHORT", "Year.").at_path("TimeZone.DaylightDate.wYear").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMonth", 218, 2, "USHORT", "Month, from 1.").at_path("TimeZone.DaylightDate.wMonth").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDayOfWeek", 220, 2, "USHORT", "Day of the week, from 0 for Sunday.").at_path("TimeZone.DaylightDate.wDayOfWeek").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDay", 222, 2, "USHORT", "Day of the month, from 1.").at_path("TimeZone.DaylightDate.wDay").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wHour", 224, 2, "USHORT", "Hour.").at_path("TimeZone.DaylightDate.wHour").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMinute", 226, 2, "USHORT", "Minute.").at_path("TimeZone.DaylightDate.wMinute").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wSecond", 228, 2, "USHORT", "Second.").at_path("TimeZone.DaylightDate.wSecond").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMilliseconds", 230, 2, "USHORT", "Milliseconds.").at_path("TimeZone.DaylightDate.wMilliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        ]),
        field("DaylightBias", 232, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").at_path("TimeZone.DaylightBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
    ]),
    field("", 236, 4, "padding", Kind::Padding, ""),
    field("BootTime", 240, 8, "LARGE_INTEGER", Kind::Signed, "Boot time of Windows, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("PerfFreq", 248, 8, "LARGE_INTEGER", Kind::Signed, "Frequency of the performance counter.").in_units("Hz").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("StartTime", 256, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the session, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("ReservedFlags", 264, 4, "ULONG", "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration),
    unsigned("BuffersLost", 268, 4, "ULONG", "Number of lost buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
])
    .in_releases("6.0+ (32-bit)", &[holds(Pointer::Bits32, 4, 255)])
    .with_tail(&[
        part("SessionNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF]),
        part("LogFileNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]);
pub(crate) static LAYOUT_5: Layout = layout("TRACE_LOGFILE_HEADER", "TraceLogfileHeaderPtr64", (280, 280), "Description of a log file and of the session that wrote it.", &[
    unsigned("BufferSize", 0, 4, "ULONG", "Size of the session's buffers.").in_units("bytes").means(Meaning::Bytes),
    field("", 4, 4, "union", Kind::Union, "Windows release and version of the file layout.").with(&[
        unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Version),
        field("VersionDetail", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("MajorVersion", 4, 1, "UCHAR", "Major version of Windows.").at_path("VersionDetail.MajorVersion").means(Meaning::Version),
            unsigned("MinorVersion", 5, 1, "UCHAR", "Minor version of Windows.").at_path("VersionDetail.MinorVersion").means(Meaning::Version),
            unsigned("SubVersion", 6, 1, "UCHAR", "Major version of the file layout: 1 or 2.").at_path("VersionDetail.SubVersion").means(Meaning::Version),
            unsigned("SubMinorVersion", 7, 1, "UCHAR", "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.").at_path("VersionDetail.SubMinorVersion").means(Meaning::Version),
        ]),
    ]),
    unsigned("ProviderVersion", 8, 4, "ULONG", "Build number of Windows.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("NumberOfProcessors", 12, 4, "ULONG", "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.").means(Meaning::Count),
    field("EndTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "End time of the session, since 1601. It may be 0 while the session is running.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("TimerResolution", 24, 4, "ULONG", "Length of one unit of the processor times in event headers.").in_units("100 ns").means(Meaning::HundredNanoseconds).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("MaximumFileSize", 28, 4, "ULONG", "Maximum size of the file, as specified for the session.").in_units("MB").means(Meaning::Megabytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("LogFileMode", 32, 4, "ULONG", "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.").of(crate::logfile::LoggerMode::VALUES).means(Meaning::Flags),
    unsigned("BuffersWritten", 36, 4, "ULONG", "Number of buffers written.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("", 40, 16, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
        field("LogInstanceGuid", 40, 16, "GUID", Kind::Guid, "Documented as reserved.").means(Meaning::Guid).that_nobody_reads().stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
        field("", 40, 16, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("StartBuffers", 40, 4, "ULONG", "Documented as reserved.").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("PointerSize", 44, 4, "ULONG", "Size of a pointer: 4 or 8.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("EventsLost", 48, 4, "ULONG", "Number of lost events.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("CpuSpeedInMHz", 52, 4, "ULONG", "Processor speed. The kernel sets it from 6.0.").in_units("MHz").means(Meaning::Megahertz).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
    ]),
    address("LoggerName", 56, 8, "ULONG_PTR", "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    address("LogFileName", 64, 8, "ULONG_PTR", "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.").stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE]),
    field("TimeZone", 72, 172, "TIME_ZONE_INFORMATION", Kind::Struct, "Time zone of the machine.").with(&[
        field("Bias", 72, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").at_path("TimeZone.Bias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardName", 76, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").at_path("TimeZone.StandardName").means(Meaning::Text).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("StandardDate", 140, 16, "SYSTEMTIME", Kind::Struct, "Start of standard time.").at_path("TimeZone.StandardDate").means(Meaning::SystemTime).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            unsigned("wYear", 140, 2, "USHORT", "Year.").at_path("TimeZone.StandardDate.wYear").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMonth", 142, 2, "USHORT", "Month, from 1.").at_path("TimeZone.StandardDate.wMonth").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDayOfWeek", 144, 2, "USHORT", "Day of the week, from 0 for Sunday.").at_path("TimeZone.StandardDate.wDayOfWeek").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDay", 146, 2, "USHORT", "Day of the month, from 1.").at_path("TimeZone.StandardDate.wDay").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wHour", 148, 2, "USHORT", "Hour.").at_path("TimeZone.StandardDate.wHour").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMinute", 150, 2, "USHORT", "Minute.").at_path("TimeZone.StandardDate.wMinute").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wSecond", 152, 2, "USHORT", "Second.").at_path("TimeZone.StandardDate.wSecond").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMilliseconds", 154, 2, "USHORT", "Milliseconds.").at_path("TimeZone.StandardDate.wMilliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        ]),
        field("StandardBias", 156, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").at_path("TimeZone.StandardBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightName", 160, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").at_path("TimeZone.DaylightName").means(Meaning::Text).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
        field("DaylightDate", 224, 16, "SYSTEMTIME", Kind::Struct, "Start of daylight saving time.").at_path("TimeZone.DaylightDate").means(Meaning::SystemTime).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]).with(&[
            unsigned("wYear", 224, 2, "USHORT", "Year.").at_path("TimeZone.DaylightDate.wYear").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMonth", 226, 2, "USHORT", "Month, from 1.").at_path("TimeZone.DaylightDate.wMonth").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDayOfWeek", 228, 2, "USHORT", "Day of the week, from 0 for Sunday.").at_path("TimeZone.DaylightDate.wDayOfWeek").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wDay", 230, 2, "USHORT", "Day of the month, from 1.").at_path("TimeZone.DaylightDate.wDay").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wHour", 232, 2, "USHORT", "Hour.").at_path("TimeZone.DaylightDate.wHour").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMinute", 234, 2, "USHORT", "Minute.").at_path("TimeZone.DaylightDate.wMinute").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wSecond", 236, 2, "USHORT", "Second.").at_path("TimeZone.DaylightDate.wSecond").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
            unsigned("wMilliseconds", 238, 2, "USHORT", "Milliseconds.").at_path("TimeZone.DaylightDate.wMilliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        ]),
        field("DaylightBias", 240, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").at_path("TimeZone.DaylightBias").in_units("minutes").means(Meaning::Minutes).stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]),
    ]),
    field("", 244, 4, "padding", Kind::Padding, ""),
    field("BootTime", 248, 8, "LARGE_INTEGER", Kind::Signed, "Boot time of Windows, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("PerfFreq", 256, 8, "LARGE_INTEGER", Kind::Signed, "Frequency of the performance counter.").in_units("Hz").means(Meaning::CounterFrequency).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    field("StartTime", 264, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the session, since 1601.").in_units("100 ns").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
    unsigned("ReservedFlags", 272, 4, "ULONG", "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration),
    unsigned("BuffersLost", 276, 4, "ULONG", "Number of lost buffers.").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_TRACE_LOGFILE_HEADER]),
])
    .in_releases("6.0+ (64-bit)", &[holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("SessionNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Logger name. The name of this part is from the class EventTrace_Header.").means(Meaning::Text).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF]),
        part("LogFileNameString", "WCHAR", Content::Text { unit: 2 }, Many::One, "Log file name. A tool that merges traces writes an arbitrary value.").means(Meaning::Path).stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER, &crate::rt::sources::MINGW_W64_EVNTRACE]);
fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_0Ptr32VersionDetail / V5_0Ptr32VersionDetailView: lone [4] "VersionDetail" Table::inner(&LAYOUT_0, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version set_major_version: u8 = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version set_minor_version: u8 = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version set_sub_version: u8 = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR SubMinorVersion` at 0x07.
        sub_minor_version set_sub_minor_version: u8 = 3;
    }
    bits {
    }
}

fixed! {
    /// Fixed part of `V5_0Ptr32` and [`V5_0Ptr32View`], with the getters of its fields.
    part V5_0Ptr32Fixed / V5_0Ptr32View: followed [272] "TRACE_LOGFILE_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header::V5_0Ptr32VersionDetail = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version set_provider_version: u32 = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG NumberOfProcessors` at 0x0C.
        number_of_processors set_number_of_processors: u32 = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at 0x10. Unit: 100 ns.
        end_time set_end_time: i64 = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution set_timer_resolution: u32 = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size set_maximum_file_size: u32 = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written set_buffers_written: u32 = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved32` at 0x34.
        reserved32 set_reserved32: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name set_logger_name: u32 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG_PTR LogFileName` at 0x3C.
        log_file_name set_log_file_name: u32 = 60;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
        time_zone set_time_zone: crate::logfile::RtlTimeZoneInformation = 64;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF0. Unit: 100 ns.
        boot_time set_boot_time: i64 = 240;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0xF8. Unit: Hz.
        perf_freq set_perf_freq: i64 = 248;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x100. Unit: 100 ns.
        start_time set_start_time: i64 = 256;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else. `ULONG ReservedFlags` at 0x108.
        reserved_flags set_reserved_flags: crate::buffers::EventTraceClock = 264;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x10C.
        buffers_lost set_buffers_lost: u32 = 268;
    }
    bits {
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time set_end_time_as_file_time: FileTime = end_time set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time set_boot_time_as_file_time: FileTime = boot_time set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time set_start_time_as_file_time: FileTime = start_time set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration = timer_resolution, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// In C: `TRACE_LOGFILE_HEADER`, 0x110 bytes. Documented for 5.0 (32-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the logger name and the file name.
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
tailed!(V5_0Ptr32, V5_0Ptr32Fixed, V5_0Ptr32View, 272, "TRACE_LOGFILE_HEADER");
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
serde_tailed!(V5_0Ptr32, Table::form(&LAYOUT_0), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_0Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 272]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_0Ptr64VersionDetail / V5_0Ptr64VersionDetailView: lone [4] "VersionDetail" Table::inner(&LAYOUT_1, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version set_major_version: u8 = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version set_minor_version: u8 = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version set_sub_version: u8 = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR SubMinorVersion` at 0x07.
        sub_minor_version set_sub_minor_version: u8 = 3;
    }
    bits {
    }
}

fixed! {
    /// Fixed part of `V5_0Ptr64` and [`V5_0Ptr64View`], with the getters of its fields.
    part V5_0Ptr64Fixed / V5_0Ptr64View: followed [280] "TRACE_LOGFILE_HEADER" Table::form(&LAYOUT_1);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header::V5_0Ptr64VersionDetail = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version set_provider_version: u32 = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG NumberOfProcessors` at 0x0C.
        number_of_processors set_number_of_processors: u32 = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at 0x10. Unit: 100 ns.
        end_time set_end_time: i64 = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution set_timer_resolution: u32 = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size set_maximum_file_size: u32 = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written set_buffers_written: u32 = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved32` at 0x34.
        reserved32 set_reserved32: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name set_logger_name: u64 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG_PTR LogFileName` at 0x40.
        log_file_name set_log_file_name: u64 = 64;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
        time_zone set_time_zone: crate::logfile::RtlTimeZoneInformation = 72;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF8. Unit: 100 ns.
        boot_time set_boot_time: i64 = 248;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0x100. Unit: Hz.
        perf_freq set_perf_freq: i64 = 256;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x108. Unit: 100 ns.
        start_time set_start_time: i64 = 264;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else. `ULONG ReservedFlags` at 0x110.
        reserved_flags set_reserved_flags: crate::buffers::EventTraceClock = 272;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x114.
        buffers_lost set_buffers_lost: u32 = 276;
    }
    bits {
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time set_end_time_as_file_time: FileTime = end_time set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time set_boot_time_as_file_time: FileTime = boot_time set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time set_start_time_as_file_time: FileTime = start_time set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration = timer_resolution, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the logger name and the file name.
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
tailed!(V5_0Ptr64, V5_0Ptr64Fixed, V5_0Ptr64View, 280, "TRACE_LOGFILE_HEADER");
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
serde_tailed!(V5_0Ptr64, Table::form(&LAYOUT_1), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_0Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 280]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_1Ptr32VersionDetail / V5_1Ptr32VersionDetailView: lone [4] "VersionDetail" Table::inner(&LAYOUT_2, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version set_major_version: u8 = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version set_minor_version: u8 = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version set_sub_version: u8 = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR SubMinorVersion` at 0x07.
        sub_minor_version set_sub_minor_version: u8 = 3;
    }
    bits {
    }
}

fixed! {
    /// Fixed part of `V5_1Ptr32` and [`V5_1Ptr32View`], with the getters of its fields.
    part V5_1Ptr32Fixed / V5_1Ptr32View: followed [272] "TRACE_LOGFILE_HEADER" Table::form(&LAYOUT_2);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header::V5_1Ptr32VersionDetail = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version set_provider_version: u32 = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG NumberOfProcessors` at 0x0C.
        number_of_processors set_number_of_processors: u32 = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at 0x10. Unit: 100 ns.
        end_time set_end_time: i64 = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution set_timer_resolution: u32 = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size set_maximum_file_size: u32 = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written set_buffers_written: u32 = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz set_cpu_speed_in_mhz: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name set_logger_name: u32 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG_PTR LogFileName` at 0x3C.
        log_file_name set_log_file_name: u32 = 60;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
        time_zone set_time_zone: crate::logfile::RtlTimeZoneInformation = 64;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF0. Unit: 100 ns.
        boot_time set_boot_time: i64 = 240;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0xF8. Unit: Hz.
        perf_freq set_perf_freq: i64 = 248;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x100. Unit: 100 ns.
        start_time set_start_time: i64 = 256;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else. `ULONG ReservedFlags` at 0x108.
        reserved_flags set_reserved_flags: crate::buffers::EventTraceClock = 264;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x10C.
        buffers_lost set_buffers_lost: u32 = 268;
    }
    bits {
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time set_end_time_as_file_time: FileTime = end_time set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time set_boot_time_as_file_time: FileTime = boot_time set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time set_start_time_as_file_time: FileTime = start_time set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration = timer_resolution, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// In C: `TRACE_LOGFILE_HEADER`, 0x110 bytes. Documented for 5.1..5.2 (32-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the logger name and the file name.
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
tailed!(V5_1Ptr32, V5_1Ptr32Fixed, V5_1Ptr32View, 272, "TRACE_LOGFILE_HEADER");
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
serde_tailed!(V5_1Ptr32, Table::form(&LAYOUT_2), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 272]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned V5_1Ptr64VersionDetail / V5_1Ptr64VersionDetailView: lone [4] "VersionDetail" Table::inner(&LAYOUT_3, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version set_major_version: u8 = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version set_minor_version: u8 = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version set_sub_version: u8 = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR SubMinorVersion` at 0x07.
        sub_minor_version set_sub_minor_version: u8 = 3;
    }
    bits {
    }
}

fixed! {
    /// Fixed part of `V5_1Ptr64` and [`V5_1Ptr64View`], with the getters of its fields.
    part V5_1Ptr64Fixed / V5_1Ptr64View: followed [280] "TRACE_LOGFILE_HEADER" Table::form(&LAYOUT_3);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header::V5_1Ptr64VersionDetail = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version set_provider_version: u32 = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG NumberOfProcessors` at 0x0C.
        number_of_processors set_number_of_processors: u32 = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at 0x10. Unit: 100 ns.
        end_time set_end_time: i64 = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution set_timer_resolution: u32 = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size set_maximum_file_size: u32 = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written set_buffers_written: u32 = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz set_cpu_speed_in_mhz: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name set_logger_name: u64 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG_PTR LogFileName` at 0x40.
        log_file_name set_log_file_name: u64 = 64;
        /// Time zone of the machine. `RTL_TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
        time_zone set_time_zone: crate::logfile::RtlTimeZoneInformation = 72;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF8. Unit: 100 ns.
        boot_time set_boot_time: i64 = 248;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0x100. Unit: Hz.
        perf_freq set_perf_freq: i64 = 256;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x108. Unit: 100 ns.
        start_time set_start_time: i64 = 264;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else. `ULONG ReservedFlags` at 0x110.
        reserved_flags set_reserved_flags: crate::buffers::EventTraceClock = 272;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x114.
        buffers_lost set_buffers_lost: u32 = 276;
    }
    bits {
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time set_end_time_as_file_time: FileTime = end_time set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time set_boot_time_as_file_time: FileTime = boot_time set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time set_start_time_as_file_time: FileTime = start_time set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration = timer_resolution, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// Older form.
/// In C: `TRACE_LOGFILE_HEADER`, 0x118 bytes. Documented for 5.1..5.2 (64-bit).
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the logger name and the file name.
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
tailed!(V5_1Ptr64, V5_1Ptr64Fixed, V5_1Ptr64View, 280, "TRACE_LOGFILE_HEADER");
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
serde_tailed!(V5_1Ptr64, Table::form(&LAYOUT_3), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 280]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned VersionDetailPtr32 / VersionDetailPtr32View: lone [4] "VersionDetail" Table::inner(&LAYOUT_4, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version set_major_version: u8 = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version set_minor_version: u8 = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version set_sub_version: u8 = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR SubMinorVersion` at 0x07.
        sub_minor_version set_sub_minor_version: u8 = 3;
    }
    bits {
    }
}

fixed! {
    /// Fixed part of `TraceLogfileHeaderPtr32` and [`TraceLogfileHeaderPtr32View`], with the getters of its fields.
    part TraceLogfileHeaderPtr32Fixed / TraceLogfileHeaderPtr32View: followed [272] "TRACE_LOGFILE_HEADER" Table::form(&LAYOUT_4);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header::VersionDetailPtr32 = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version set_provider_version: u32 = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG NumberOfProcessors` at 0x0C.
        number_of_processors set_number_of_processors: u32 = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at 0x10. Unit: 100 ns.
        end_time set_end_time: i64 = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution set_timer_resolution: u32 = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size set_maximum_file_size: u32 = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written set_buffers_written: u32 = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz set_cpu_speed_in_mhz: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name set_logger_name: u32 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG_PTR LogFileName` at 0x3C.
        log_file_name set_log_file_name: u32 = 60;
        /// Time zone of the machine. `TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
        time_zone set_time_zone: crate::logfile::TimeZoneInformation = 64;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF0. Unit: 100 ns.
        boot_time set_boot_time: i64 = 240;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0xF8. Unit: Hz.
        perf_freq set_perf_freq: i64 = 248;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x100. Unit: 100 ns.
        start_time set_start_time: i64 = 256;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else. `ULONG ReservedFlags` at 0x108.
        reserved_flags set_reserved_flags: crate::buffers::EventTraceClock = 264;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x10C.
        buffers_lost set_buffers_lost: u32 = 268;
    }
    bits {
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time set_end_time_as_file_time: FileTime = end_time set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time set_boot_time_as_file_time: FileTime = boot_time set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time set_start_time_as_file_time: FileTime = start_time set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration = timer_resolution, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// In C: `TRACE_LOGFILE_HEADER`, 0x110 bytes. Documented for 6.0+ (32-bit), assumed unchanged after 2004.
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the logger name and the file name.
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
tailed!(TraceLogfileHeaderPtr32, TraceLogfileHeaderPtr32Fixed, TraceLogfileHeaderPtr32View, 272, "TRACE_LOGFILE_HEADER");
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
serde_tailed!(TraceLogfileHeaderPtr32, Table::form(&LAYOUT_4), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeaderPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 272]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned VersionDetailPtr64 / VersionDetailPtr64View: lone [4] "VersionDetail" Table::inner(&LAYOUT_5, "VersionDetail");
    fields {
        /// Major version of Windows. `UCHAR MajorVersion` at 0x04.
        major_version set_major_version: u8 = 0;
        /// Minor version of Windows. `UCHAR MinorVersion` at 0x05.
        minor_version set_minor_version: u8 = 1;
        /// Major version of the file layout: 1 or 2. `UCHAR SubVersion` at 0x06.
        sub_version set_sub_version: u8 = 2;
        /// Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors. `UCHAR SubMinorVersion` at 0x07.
        sub_minor_version set_sub_minor_version: u8 = 3;
    }
    bits {
    }
}

fixed! {
    /// Fixed part of `TraceLogfileHeaderPtr64` and [`TraceLogfileHeaderPtr64View`], with the getters of its fields.
    part TraceLogfileHeaderPtr64Fixed / TraceLogfileHeaderPtr64View: followed [280] "TRACE_LOGFILE_HEADER" Table::form(&LAYOUT_5);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header::VersionDetailPtr64 = 4;
        /// Build number of Windows. `ULONG ProviderVersion` at 0x08.
        provider_version set_provider_version: u32 = 8;
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. `ULONG NumberOfProcessors` at 0x0C.
        number_of_processors set_number_of_processors: u32 = 12;
        /// End time of the session, since 1601. It may be 0 while the session is running. `LARGE_INTEGER EndTime` at 0x10. Unit: 100 ns.
        end_time set_end_time: i64 = 16;
        /// Length of one unit of the processor times in event headers. `ULONG TimerResolution` at 0x18. Unit: 100 ns.
        timer_resolution set_timer_resolution: u32 = 24;
        /// Maximum size of the file, as specified for the session. `ULONG MaximumFileSize` at 0x1C. Unit: MB.
        maximum_file_size set_maximum_file_size: u32 = 28;
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. `ULONG LogFileMode` at 0x20.
        log_file_mode set_log_file_mode: crate::logfile::LoggerMode = 32;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x24.
        buffers_written set_buffers_written: u32 = 36;
        /// Documented as reserved. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Documented as reserved. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz set_cpu_speed_in_mhz: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG_PTR LoggerName` at 0x38.
        logger_name set_logger_name: u64 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG_PTR LogFileName` at 0x40.
        log_file_name set_log_file_name: u64 = 64;
        /// Time zone of the machine. `TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
        time_zone set_time_zone: crate::logfile::TimeZoneInformation = 72;
        /// Boot time of Windows, since 1601. `LARGE_INTEGER BootTime` at 0xF8. Unit: 100 ns.
        boot_time set_boot_time: i64 = 248;
        /// Frequency of the performance counter. `LARGE_INTEGER PerfFreq` at 0x100. Unit: Hz.
        perf_freq set_perf_freq: i64 = 256;
        /// Start time of the session, since 1601. `LARGE_INTEGER StartTime` at 0x108. Unit: 100 ns.
        start_time set_start_time: i64 = 264;
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else. `ULONG ReservedFlags` at 0x110.
        reserved_flags set_reserved_flags: crate::buffers::EventTraceClock = 272;
        /// Number of lost buffers. `ULONG BuffersLost` at 0x114.
        buffers_lost set_buffers_lost: u32 = 276;
    }
    bits {
    }
    typed {
        /// Point in time. The raw value is `end_time`.
        end_time_as_file_time set_end_time_as_file_time: FileTime = end_time set_end_time;
        /// Point in time. The raw value is `boot_time`.
        boot_time_as_file_time set_boot_time_as_file_time: FileTime = boot_time set_boot_time;
        /// Point in time. The raw value is `start_time`.
        start_time_as_file_time set_start_time_as_file_time: FileTime = start_time set_start_time;
    }
    converted {
        /// Duration. The raw value is `timer_resolution`.
        timer_resolution_as_duration: core::time::Duration = timer_resolution, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file and of the session that wrote it.
///
/// In C: `TRACE_LOGFILE_HEADER`, 0x118 bytes. Documented for 6.0+ (64-bit), assumed unchanged after 2004.
///
/// Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The header type indicates the pointer size of the session and thus the form. A 32-bit session on 64-bit Windows writes the 32-bit form. Two strings follow: the logger name and the file name.
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
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
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
tailed!(TraceLogfileHeaderPtr64, TraceLogfileHeaderPtr64Fixed, TraceLogfileHeaderPtr64View, 280, "TRACE_LOGFILE_HEADER");
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
serde_tailed!(TraceLogfileHeaderPtr64, Table::form(&LAYOUT_5), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeaderPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 280]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
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
#[deprecated = "the layout depends on the pointer size: use `TraceLogfileHeaderPtr32View` or `TraceLogfileHeaderPtr64View`"]
pub type TraceLogfileHeaderView<'a> = TraceLogfileHeaderPtr64View<'a>;
