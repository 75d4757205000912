// Generated from spec/structs/TRACE_LOGFILE_HEADER32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_LOGFILE_HEADER32",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 272,
    fixed: 272,
    inserted: &[],
    total: None,
    summary: "What a log file of a 32-bit session says of itself.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the session's buffers.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "The release of Windows and the layout of the file.", units: "", unknown: false, children: &[
            Field { name: "Version", path: "Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "VersionDetail", path: "VersionDetail", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "MajorVersion", path: "VersionDetail.MajorVersion", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The first number of the release of Windows.", units: "", unknown: false, children: &[] },
                Field { name: "MinorVersion", path: "VersionDetail.MinorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The second number of the release of Windows.", units: "", unknown: false, children: &[] },
                Field { name: "SubVersion", path: "VersionDetail.SubVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The first number of the file's layout: 1 or 2.", units: "", unknown: false, children: &[] },
                Field { name: "SubMinorVersion", path: "VersionDetail.SubMinorVersion", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The second number of the file's layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1 on; or 2.0 from 6.2 on, if buffers are compressed or over 1 MB or processors more than 256.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "ProviderVersion", path: "ProviderVersion", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The build number of Windows.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many processors there are; 1 from 6.1 on if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.", units: "", unknown: false, children: &[] },
        Field { name: "EndTime", path: "EndTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the session ended, since 1601; it may be 0 while the session goes on.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "TimerResolution", path: "TimerResolution", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long a unit of the headers' processor times is.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size that the file may have at most, as the session was told.", units: "MB", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "The mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2 on, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 40, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogInstanceGuid", path: "LogInstanceGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 40, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "StartBuffers", path: "StartBuffers", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "PointerSize", path: "PointerSize", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of a pointer: 4 or 8.", units: "bytes", unknown: false, children: &[] },
                Field { name: "EventsLost", path: "EventsLost", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
                Field { name: "CpuSpeedInMHz", path: "CpuSpeedInMHz", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The speed of the processor; the kernel sets it from 6.0 on.", units: "MHz", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "LoggerName", path: "LoggerName", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Before 6.1, the address that the name of the logger had when the header was written; from 6.1 on, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware that the clock interrupt comes from. The name itself follows the structure.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileName", path: "LogFileName", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Before 6.1, the address that the name of the file had when the header was written; from 6.1 on, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware that the performance counter comes from. The name itself follows the structure.", units: "", unknown: false, children: &[] },
        Field { name: "TimeZone", path: "TimeZone", offset: 64, size: 172, ty: "TIME_ZONE_INFORMATION", kind: Kind::Struct, values: None, doc: "The time zone of the machine; the kernel wrote it as RTL_TIME_ZONE_INFORMATION before 6.0, whose dates have their fields in another order.", units: "", unknown: false, children: &[
            Field { name: "Bias", path: "TimeZone.Bias", offset: 64, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How much must be added to local time for UTC.", units: "minutes", unknown: false, children: &[] },
            Field { name: "StandardName", path: "TimeZone.StandardName", offset: 68, size: 64, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 32 }, values: None, doc: "What standard time is called.", units: "", unknown: false, children: &[] },
            Field { name: "StandardDate", path: "TimeZone.StandardDate", offset: 132, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "When standard time begins.", units: "", unknown: false, children: &[
                Field { name: "wYear", path: "TimeZone.StandardDate.wYear", offset: 132, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The year.", units: "", unknown: false, children: &[] },
                Field { name: "wMonth", path: "TimeZone.StandardDate.wMonth", offset: 134, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wDayOfWeek", path: "TimeZone.StandardDate.wDayOfWeek", offset: 136, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
                Field { name: "wDay", path: "TimeZone.StandardDate.wDay", offset: 138, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wHour", path: "TimeZone.StandardDate.wHour", offset: 140, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
                Field { name: "wMinute", path: "TimeZone.StandardDate.wMinute", offset: 142, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
                Field { name: "wSecond", path: "TimeZone.StandardDate.wSecond", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
                Field { name: "wMilliseconds", path: "TimeZone.StandardDate.wMilliseconds", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
            ] },
            Field { name: "StandardBias", path: "TimeZone.StandardBias", offset: 148, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What must be added beside Bias while standard time holds.", units: "minutes", unknown: false, children: &[] },
            Field { name: "DaylightName", path: "TimeZone.DaylightName", offset: 152, size: 64, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 32 }, values: None, doc: "What daylight saving time is called.", units: "", unknown: false, children: &[] },
            Field { name: "DaylightDate", path: "TimeZone.DaylightDate", offset: 216, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "When daylight saving time begins.", units: "", unknown: false, children: &[
                Field { name: "wYear", path: "TimeZone.DaylightDate.wYear", offset: 216, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The year.", units: "", unknown: false, children: &[] },
                Field { name: "wMonth", path: "TimeZone.DaylightDate.wMonth", offset: 218, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wDayOfWeek", path: "TimeZone.DaylightDate.wDayOfWeek", offset: 220, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
                Field { name: "wDay", path: "TimeZone.DaylightDate.wDay", offset: 222, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wHour", path: "TimeZone.DaylightDate.wHour", offset: 224, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
                Field { name: "wMinute", path: "TimeZone.DaylightDate.wMinute", offset: 226, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
                Field { name: "wSecond", path: "TimeZone.DaylightDate.wSecond", offset: 228, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
                Field { name: "wMilliseconds", path: "TimeZone.DaylightDate.wMilliseconds", offset: 230, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
            ] },
            Field { name: "DaylightBias", path: "TimeZone.DaylightBias", offset: 232, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What must be added beside Bias while daylight saving time holds.", units: "minutes", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 236, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BootTime", path: "BootTime", offset: 240, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When Windows was started, since 1601.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "PerfFreq", path: "PerfFreq", offset: 248, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The frequency of the performance counter.", units: "Hz", unknown: false, children: &[] },
        Field { name: "StartTime", path: "StartTime", offset: 256, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the session started, since 1601.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "ReservedFlags", path: "ReservedFlags", offset: 264, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "The clock of the time stamps, as EVENT_TRACE_CLOCK has it; before 6.0, 1 for the performance counter and 0 for anything else.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersLost", path: "BuffersLost", offset: 268, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buffers were lost.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "SessionNameString", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the logger. The name of this part is that of the class EventTrace_Header.", units: "", unknown: false },
        Part { name: "LogFileNameString", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the log file; a tool that joins traces writes what it likes.", units: "", unknown: false },
    ],
};
