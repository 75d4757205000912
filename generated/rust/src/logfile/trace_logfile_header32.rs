// Generated from spec/structs/TRACE_LOGFILE_HEADER32.toml by `cargo spec generate`. Do not edit: edit that file.

//! Description of a log file of a 32-bit session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_TRACE_LOGFILE_HEADER];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::MICROSOFT_TRACE_LOGFILE_HEADER];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_TRACE_LOGFILE_HEADER, &sources::MINGW_W64_EVNTRACE];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::CHAPPELL_HAL_PLATFORM_TIMER_SOURCE];
const SOURCES_4: &[&Source] = &[&sources::MINGW_W64_TIMEZONEAPI, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
const SOURCES_5: &[&Source] = &[&sources::MINGW_W64_MINWINBASE];
const SOURCES_6: &[&Source] = &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_KERNEL_MOF];
const SOURCES_7: &[&Source] =
    &[&sources::CHAPPELL_TRACE_LOGFILE_HEADER, &sources::MICROSOFT_KERNEL_MOF, &sources::OBSERVED_TRACES];
const SOURCES_8: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_LOGFILE_HEADER32", "TraceLogfileHeader32")
    .size(272)
    .about("Description of a log file of a 32-bit session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
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
        unsigned("ULONG LoggerName").at(56..60)
            .about("Before 6.1, the address of the logger name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        unsigned("ULONG LogFileName").at(60..64)
            .about("Before 6.1, the address of the file name when the header was written. From 6.1, a value of \
                HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the \
                structure.")
            .stated_by(SOURCES_3),
        structure("TIME_ZONE_INFORMATION TimeZone").at(64..236)
            .about("Time zone of the machine. Before 6.0 the kernel wrote it as RTL_TIME_ZONE_INFORMATION, whose dates \
                have their fields in another order.")
            .with(&[More::Fields(&[
            signed("LONG TimeZone.Bias").at(64..68).about("Value to add to local time to get UTC.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.StandardName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(68..132).about("Name of standard time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("SYSTEMTIME TimeZone.StandardDate").at(132..148).about("Start of standard time.")
                .means(Meaning::SystemTime).stated_by(SOURCES_4).with(&[More::Fields(&[
                unsigned("USHORT TimeZone.StandardDate.wYear").at(132..134).about("Year.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wMonth").at(134..136).about("Month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wDayOfWeek").at(136..138)
                    .about("Day of the week, from 0 for Sunday.").means(Meaning::Number).stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wDay").at(138..140).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wHour").at(140..142).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wMinute").at(142..144).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wSecond").at(144..146).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.StandardDate.wMilliseconds").at(146..148).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
            ])]),
            signed("LONG TimeZone.StandardBias").at(148..152).about("Value to add, besides Bias, during standard time.")
                .means(Meaning::Minutes).stated_by(SOURCES_4).with(&[More::Units("minutes")]),
            field(
                "WCHAR TimeZone.DaylightName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
            )
                .at(152..216).about("Name of daylight saving time.").means(Meaning::Text).stated_by(SOURCES_4),
            structure("SYSTEMTIME TimeZone.DaylightDate").at(216..232).about("Start of daylight saving time.")
                .means(Meaning::SystemTime).stated_by(SOURCES_4).with(&[More::Fields(&[
                unsigned("USHORT TimeZone.DaylightDate.wYear").at(216..218).about("Year.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wMonth").at(218..220).about("Month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wDayOfWeek").at(220..222)
                    .about("Day of the week, from 0 for Sunday.").means(Meaning::Number).stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wDay").at(222..224).about("Day of the month, from 1.")
                    .means(Meaning::Number).stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wHour").at(224..226).about("Hour.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wMinute").at(226..228).about("Minute.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wSecond").at(228..230).about("Second.").means(Meaning::Number)
                    .stated_by(SOURCES_5),
                unsigned("USHORT TimeZone.DaylightDate.wMilliseconds").at(230..232).about("Milliseconds.")
                    .means(Meaning::Milliseconds).stated_by(SOURCES_5).with(&[More::Units("ms")]),
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
fixed! {
    /// Type of the member `VersionDetail`, 0x4 bytes.
    owned VersionDetail / VersionDetailView: lone,
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
    /// Fixed part of `TraceLogfileHeader32` and [`TraceLogfileHeader32View`], with the getters of its fields.
    part TraceLogfileHeader32Fixed / TraceLogfileHeader32View: followed,
        name = "TRACE_LOGFILE_HEADER32", size = 272, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the session's buffers. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct VersionDetail` at 0x04. Returns a copy.
        version_detail / set_version_detail: crate::logfile::trace_logfile_header32::VersionDetail, at = 4;
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
        /// structure. `ULONG LoggerName` at 0x38.
        logger_name / set_logger_name: u32, at = 56;
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. `ULONG LogFileName` at 0x3C.
        log_file_name / set_log_file_name: u32, at = 60;
        /// Time zone of the machine. Before 6.0 the kernel wrote it as RTL_TIME_ZONE_INFORMATION, whose dates have
        /// their fields in another order. `TIME_ZONE_INFORMATION TimeZone` at 0x40. Returns a copy.
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

impl<'a> TraceLogfileHeader32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = TraceLogfileHeader32Fixed(first_and_rest::<272>("TRACE_LOGFILE_HEADER32", bytes)?);
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
    pub fn tail(&self) -> Result<TraceLogfileHeader32Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER32", 272, self.0.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(TraceLogfileHeader32Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceLogfileHeader32, Error> {
        let tail = self.tail()?;
        Ok(TraceLogfileHeader32 {
            fixed: TraceLogfileHeader32Fixed(*self.0.fixed),
            session_name_string: { let part = tail.session_name_string; part.to_value() },
            log_file_name_string: { let part = tail.log_file_name_string; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceLogfileHeader32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeader32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_LOGFILE_HEADER32`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TraceLogfileHeader32Tail<'a> {
    /// Logger name. The name of this part is from the class EventTrace_Header. `WCHAR SessionNameString`, terminated by
    /// a zero.
    pub session_name_string: Utf16Str<'a>,
    /// Log file name. A tool that merges traces writes an arbitrary value. `WCHAR LogFileNameString`, terminated by a
    /// zero.
    pub log_file_name_string: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a log file of a 32-bit session.
///
/// In C: `TRACE_LOGFILE_HEADER32`, 0x110 bytes. Releases unknown.
///
/// The 32-bit form of TRACE_LOGFILE_HEADER under a name that is independent of the machine.
///
/// Unknown:
///
/// - First release that has the name. Microsoft's header documents it from Windows 7.
/// - Values of EndTime, BuffersWritten and EventsLost in a file whose session has not ended.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
#[doc(alias = "TRACE_LOGFILE_HEADER32")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct TraceLogfileHeader32 {
    fixed: TraceLogfileHeader32Fixed,
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
impl TraceLogfileHeader32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceLogfileHeader32View::new`] and [`TraceLogfileHeader32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeader32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceLogfileHeader32 {
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
impl core::fmt::Debug for TraceLogfileHeader32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceLogfileHeader32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SessionNameString", &self.session_name_string);
        shown.field("LogFileNameString", &self.log_file_name_string);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceLogfileHeader32, fixed = TraceLogfileHeader32Fixed, view = TraceLogfileHeader32View, size = 272);
#[cfg(feature = "alloc")]
impl Tailed for TraceLogfileHeader32 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER32";
    const FIXED: usize = 272;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<272>("TRACE_LOGFILE_HEADER32", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeader32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_LOGFILE_HEADER32", out);
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
binrw_tailed!(TraceLogfileHeader32);
#[cfg(feature = "serde")]
serde_tailed!(
    TraceLogfileHeader32, table = Table::form(&LAYOUT_0),
    parts { session_name_string = "SessionNameString", log_file_name_string = "LogFileNameString", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeader32 {
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
