// Generated from spec/structs/TRACE_LOGFILE_HEADER64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Description of a log file of a 64-bit session.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TRACE_LOGFILE_HEADER64",
    aliases: &[],
    form: "TraceLogfileHeader64",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 280,
    fixed: 280,
    inserted: &[],
    total: None,
    summary: "Description of a log file of a 64-bit session.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the session's buffers.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Windows release and version of the file layout.", units: "", unknown: false, children: &[
            Field { name: "Version", path: "Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "VersionDetail", path: "VersionDetail", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "MajorVersion", path: "VersionDetail.MajorVersion", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Major version of Windows.", units: "", unknown: false, children: &[] },
                Field { name: "MinorVersion", path: "VersionDetail.MinorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Minor version of Windows.", units: "", unknown: false, children: &[] },
                Field { name: "SubVersion", path: "VersionDetail.SubVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Major version of the file layout: 1 or 2.", units: "", unknown: false, children: &[] },
                Field { name: "SubMinorVersion", path: "VersionDetail.SubMinorVersion", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are compressed or over 1 MB, or there are more than 256 processors.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "ProviderVersion", path: "ProviderVersion", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Build number of Windows.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.", units: "", unknown: false, children: &[] },
        Field { name: "EndTime", path: "EndTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "End time of the session, since 1601. It may be 0 while the session is running.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "TimerResolution", path: "TimerResolution", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Length of one unit of the processor times in event headers.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "MaximumFileSize", path: "MaximumFileSize", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum size of the file, as specified for the session.", units: "MB", unknown: false, children: &[] },
        Field { name: "LogFileMode", path: "LogFileMode", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::logfile::LoggerMode::VALUES), doc: "Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersWritten", path: "BuffersWritten", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of buffers written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 40, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "LogInstanceGuid", path: "LogInstanceGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 40, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "StartBuffers", path: "StartBuffers", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "PointerSize", path: "PointerSize", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of a pointer: 4 or 8.", units: "bytes", unknown: false, children: &[] },
                Field { name: "EventsLost", path: "EventsLost", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of lost events.", units: "", unknown: false, children: &[] },
                Field { name: "CpuSpeedInMHz", path: "CpuSpeedInMHz", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor speed. The kernel sets it from 6.0.", units: "MHz", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "LoggerName", path: "LoggerName", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure.", units: "", unknown: false, children: &[] },
        Field { name: "LogFileName", path: "LogFileName", offset: 64, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure.", units: "", unknown: false, children: &[] },
        Field { name: "TimeZone", path: "TimeZone", offset: 72, size: 172, ty: "TIME_ZONE_INFORMATION", kind: Kind::Struct, values: None, doc: "Time zone of the machine. Before 6.0 the kernel wrote it as RTL_TIME_ZONE_INFORMATION, whose dates have their fields in another order.", units: "", unknown: false, children: &[
            Field { name: "Bias", path: "TimeZone.Bias", offset: 72, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add to local time to get UTC.", units: "minutes", unknown: false, children: &[] },
            Field { name: "StandardName", path: "TimeZone.StandardName", offset: 76, size: 64, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, values: None, doc: "Name of standard time.", units: "", unknown: false, children: &[] },
            Field { name: "StandardDate", path: "TimeZone.StandardDate", offset: 140, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "Start of standard time.", units: "", unknown: false, children: &[
                Field { name: "wYear", path: "TimeZone.StandardDate.wYear", offset: 140, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Year.", units: "", unknown: false, children: &[] },
                Field { name: "wMonth", path: "TimeZone.StandardDate.wMonth", offset: 142, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wDayOfWeek", path: "TimeZone.StandardDate.wDayOfWeek", offset: 144, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
                Field { name: "wDay", path: "TimeZone.StandardDate.wDay", offset: 146, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wHour", path: "TimeZone.StandardDate.wHour", offset: 148, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
                Field { name: "wMinute", path: "TimeZone.StandardDate.wMinute", offset: 150, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
                Field { name: "wSecond", path: "TimeZone.StandardDate.wSecond", offset: 152, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
                Field { name: "wMilliseconds", path: "TimeZone.StandardDate.wMilliseconds", offset: 154, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
            ] },
            Field { name: "StandardBias", path: "TimeZone.StandardBias", offset: 156, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add, besides Bias, during standard time.", units: "minutes", unknown: false, children: &[] },
            Field { name: "DaylightName", path: "TimeZone.DaylightName", offset: 160, size: 64, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, values: None, doc: "Name of daylight saving time.", units: "", unknown: false, children: &[] },
            Field { name: "DaylightDate", path: "TimeZone.DaylightDate", offset: 224, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "Start of daylight saving time.", units: "", unknown: false, children: &[
                Field { name: "wYear", path: "TimeZone.DaylightDate.wYear", offset: 224, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Year.", units: "", unknown: false, children: &[] },
                Field { name: "wMonth", path: "TimeZone.DaylightDate.wMonth", offset: 226, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wDayOfWeek", path: "TimeZone.DaylightDate.wDayOfWeek", offset: 228, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
                Field { name: "wDay", path: "TimeZone.DaylightDate.wDay", offset: 230, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
                Field { name: "wHour", path: "TimeZone.DaylightDate.wHour", offset: 232, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
                Field { name: "wMinute", path: "TimeZone.DaylightDate.wMinute", offset: 234, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
                Field { name: "wSecond", path: "TimeZone.DaylightDate.wSecond", offset: 236, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
                Field { name: "wMilliseconds", path: "TimeZone.DaylightDate.wMilliseconds", offset: 238, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
            ] },
            Field { name: "DaylightBias", path: "TimeZone.DaylightBias", offset: 240, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add, besides Bias, during daylight saving time.", units: "minutes", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 244, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BootTime", path: "BootTime", offset: 248, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Boot time of Windows, since 1601.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "PerfFreq", path: "PerfFreq", offset: 256, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Frequency of the performance counter.", units: "Hz", unknown: false, children: &[] },
        Field { name: "StartTime", path: "StartTime", offset: 264, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Start time of the session, since 1601.", units: "100 ns", unknown: false, children: &[] },
        Field { name: "ReservedFlags", path: "ReservedFlags", offset: 272, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything else.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersLost", path: "BuffersLost", offset: 276, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of lost buffers.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "SessionNameString", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Logger name. The name of this part is from the class EventTrace_Header.", units: "", unknown: false },
        Part { name: "LogFileNameString", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Log file name. A tool that merges traces writes an arbitrary value.", units: "", unknown: false },
    ],
};
fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned VersionDetail / VersionDetailView: lone [4] "VersionDetail" Table::inner(&LAYOUT_0, "VersionDetail");
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
    /// Fixed part of [`TraceLogfileHeader64`] and [`TraceLogfileHeader64View`], with the getters of its fields.
    part TraceLogfileHeader64Fixed / TraceLogfileHeader64View: followed [280] "TRACE_LOGFILE_HEADER64" Table::form(&LAYOUT_0);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail set_version_detail: crate::logfile::trace_logfile_header64::VersionDetail = 4;
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
        /// Purpose unknown. `GUID LogInstanceGuid` at 0x28.
        log_instance_guid set_log_instance_guid: Guid = 40;
        /// Purpose unknown. `ULONG StartBuffers` at 0x28.
        start_buffers set_start_buffers: u32 = 40;
        /// Size of a pointer: 4 or 8. `ULONG PointerSize` at 0x2C. Unit: bytes.
        pointer_size set_pointer_size: u32 = 44;
        /// Number of lost events. `ULONG EventsLost` at 0x30.
        events_lost set_events_lost: u32 = 48;
        /// Processor speed. The kernel sets it from 6.0. `ULONG CpuSpeedInMHz` at 0x34. Unit: MHz.
        cpu_speed_in_mhz set_cpu_speed_in_mhz: u32 = 52;
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the structure. `ULONG64 LoggerName` at 0x38.
        logger_name set_logger_name: u64 = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the structure. `ULONG64 LogFileName` at 0x40.
        log_file_name set_log_file_name: u64 = 64;
        /// Time zone of the machine. Before 6.0 the kernel wrote it as RTL_TIME_ZONE_INFORMATION, whose dates have their fields in another order. `TIME_ZONE_INFORMATION TimeZone` at 0x48. Returns a copy.
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
}

impl<B: Storage> TraceLogfileHeader64Fixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
    }
}

impl<'a> TraceLogfileHeader64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<TraceLogfileHeader64Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER64", 280, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(TraceLogfileHeader64Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceLogfileHeader64, Error> {
        let tail = self.tail()?;
        Ok(TraceLogfileHeader64 {
            fixed: TraceLogfileHeader64Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceLogfileHeader64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeader64View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for TraceLogfileHeader64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceLogfileHeader64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("TRACE_LOGFILE_HEADER64", bytes, end)?;
        Ok((view.with_rest(&own[280..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceLogfileHeader64, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER64`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct TraceLogfileHeader64Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file of a 64-bit session.
///
/// In C: `TRACE_LOGFILE_HEADER64`, 0x118 bytes. Releases unknown.
///
/// The 64-bit form of TRACE_LOGFILE_HEADER under a name that is independent of the machine.
///
/// Unknown:
///
/// - First release that has the name. Microsoft's header documents it from Windows 7.
/// - Purpose of StartBuffers and LogInstanceGuid.
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
#[doc(alias = "TRACE_LOGFILE_HEADER64")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
pub struct TraceLogfileHeader64 {
    fixed: TraceLogfileHeader64Fixed,
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by a zero.
    pub session_name_string: Utf16String,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a zero.
    pub log_file_name_string: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceLogfileHeader64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceLogfileHeader64View::new`] and [`TraceLogfileHeader64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeader64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceLogfileHeader64 {
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
impl core::fmt::Debug for TraceLogfileHeader64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeader64");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceLogfileHeader64, TraceLogfileHeader64Fixed, 280, "TRACE_LOGFILE_HEADER64");
#[cfg(feature = "alloc")]
impl Tailed for TraceLogfileHeader64 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER64";
    const FIXED: usize = 280;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(TraceLogfileHeader64View::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeader64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER64", out);
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
binrw_tailed!(TraceLogfileHeader64);
#[cfg(feature = "serde")]
serde_tailed!(TraceLogfileHeader64, Table::form(&LAYOUT_0), { session_name_string "SessionNameString" log_file_name_string "LogFileNameString" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeader64 {
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
