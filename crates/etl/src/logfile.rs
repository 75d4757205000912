//! The header of a log file: the event that it begins with.

use etwspec::buffers::{EventTraceClock, WmiBufferHeaderPtr64View};
use etwspec::headers::TraceHeaderKind;
use etwspec::logfile::{
    LoggerMode, RtlTimeZoneInformationView, TraceLogfileHeaderPtr32View, TraceLogfileHeaderPtr64View,
};
use etwspec::{Pointer, Release};

use crate::buffer_header::{Context, Format, HEADER};
use crate::kind::{Origin, Versions, prefix};
use crate::record::Event;
use crate::time::Clock;
use crate::time_zone::TimeZone;

/// The header of a log file: file, session and machine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LogFile {
    /// Buffer size in bytes.
    pub buffer_size: u32,
    /// Version of Windows: major and minor.
    pub os_version: (u8, u8),
    /// Version of the log file.
    pub log_version: (u8, u8),
    /// Build of Windows.
    pub build: u32,
    /// Release of that build. For a build that the tables do not list, the last release before it.
    pub release: Option<Release>,
    /// Number of processors.
    pub processors: u32,
    /// End time of the session, as a FILETIME; 0 if it did not stop.
    pub end_time: i64,
    /// Start time of the session, as a FILETIME.
    pub start_time: i64,
    /// Boot time of the machine, as a FILETIME.
    pub boot_time: i64,
    /// Interval of the clock interrupt in 100 ns units.
    pub timer_resolution: u32,
    /// Maximum file size in MB; 0 means no limit.
    pub maximum_file_size: u32,
    /// Logging modes of the session.
    pub mode: LoggerMode,
    /// Number of buffers written; 0 if the session did not stop.
    pub buffers_written: u32,
    /// Number of buffers at the start.
    pub start_buffers: u32,
    /// Pointer size in bytes, as stored in the header. Each event has its own.
    pub pointer_size: u32,
    /// Number of lost events.
    pub events_lost: u32,
    /// Number of lost buffers.
    pub buffers_lost: u32,
    /// Processor speed in MHz.
    pub cpu_speed_in_mhz: u32,
    /// Performance counter frequency in ticks per second.
    pub perf_freq: i64,
    /// Clock of the time stamps.
    pub clock_type: EventTraceClock,
    /// Minutes from local time to UTC.
    pub time_zone_bias: i32,
    /// Local time of the machine. `None` if its rules of daylight saving time are not those of every year.
    pub time_zone: Option<TimeZone>,
    /// Name of the session.
    pub session_name: String,
    /// Name of the file when it was written.
    pub file_name: String,
    /// Pointer size of the header's data.
    pub pointer: Pointer,
    /// Conversion of time stamps to UTC.
    pub clock: Clock,
    /// True if the first buffer states a time stamp with its time. Otherwise, the time stamp of the header and the start of the
    /// session are taken for one point in time; they differ by the time between the two, and by up to a timer interval.
    pub has_reference_time: bool,
}

impl LogFile {
    /// Reads the header of a log file from the first buffer; `None` if the buffer does not begin with one.
    pub(crate) fn read(first_buffer: &[u8]) -> Option<LogFile> {
        let rest = first_buffer.get(HEADER..)?;
        let first = prefix(rest, Versions::default())
            .ok()
            .filter(|first| first.kind() == TraceHeaderKind::SystemTraceHeader)?;
        let event = Event::new(rest.get(..first.size()).unwrap_or(rest), HEADER, first, Origin::default());
        let reference = WmiBufferHeaderPtr64View::new(first_buffer).ok()?.reference_time();
        let started = (reference.start_time() != 0).then(|| (reference.start_perf_clock(), reference.start_time()));
        LogFile::of_data(event.data().ok()?, event.pointer(), event.time_stamp()?, started)
    }

    /// Reads the header of a session whose events a consumer receives: LogfileHeader of EVENT_TRACE_LOGFILE, or the user data
    /// of the first event of a file. `None` if there are too few bytes.
    ///
    /// Time stamps are FILETIMEs, unless the consumer asked for those of the session's clock, with
    /// PROCESS_TRACE_MODE_RAW_TIMESTAMP. `raw_start` is then the time stamp of the first event. Names of the session and of the
    /// file are only in the data of an event: elsewhere, the header contains their addresses.
    pub fn of_session(header: &[u8], pointer: Pointer, raw_start: Option<i64>) -> Option<LogFile> {
        let log_file = LogFile::of_data(header, pointer, raw_start.unwrap_or_default(), None)?;
        let clock = raw_start.map_or(Clock::SYSTEM, |_| log_file.clock);
        Some(LogFile { clock, ..log_file })
    }

    /// Reads the data of a log file header that was written at a time stamp. `reference` is a time stamp with its time, of which
    /// releases before 6.0 have none.
    fn of_data(data: &[u8], pointer: Pointer, written: i64, reference: Option<(i64, i64)>) -> Option<LogFile> {
        macro_rules! read {
            ($view:ty) => {{
                let view = <$view>::new(data).ok()?;
                let version = view.version_detail();
                let build = view.provider_version();
                let clock_type = view.reserved_flags();
                let (perf_freq, mhz) = (view.perf_freq(), view.cpu_speed_in_mhz());
                // The version contradicts a build that is damaged, and the layout of buffers depends on the build.
                let is_old = |release: &Release| *release < Release::WINDOWS_VISTA_EARLY;
                let old = version.major_version() < 6;
                let release = Release::from_build(build).filter(|release| is_old(release) == old);
                let since_6_0 = !release.as_ref().is_some_and(is_old);
                let started = reference.filter(|_| since_6_0);
                let (ticks, start) = started.unwrap_or((written, view.start_time()));
                let tail = view.tail().ok();
                let zone = view.time_zone();
                let time_zone = match RtlTimeZoneInformationView::new(zone.as_bytes()) {
                    Ok(zone) if !since_6_0 => TimeZone::of_kernel(&zone),
                    _ => TimeZone::of(&zone),
                };
                LogFile {
                    buffer_size: view.buffer_size(),
                    os_version: (version.major_version(), version.minor_version()),
                    log_version: (version.sub_version(), version.sub_minor_version()),
                    build,
                    release,
                    processors: view.number_of_processors(),
                    end_time: view.end_time(),
                    start_time: view.start_time(),
                    boot_time: view.boot_time(),
                    timer_resolution: view.timer_resolution(),
                    maximum_file_size: view.maximum_file_size(),
                    mode: view.log_file_mode(),
                    buffers_written: view.buffers_written(),
                    start_buffers: view.start_buffers(),
                    pointer_size: view.pointer_size(),
                    events_lost: view.events_lost(),
                    buffers_lost: view.buffers_lost(),
                    cpu_speed_in_mhz: mhz,
                    perf_freq,
                    clock_type,
                    time_zone_bias: zone.bias(),
                    time_zone,
                    session_name: tail.map(|tail| tail.session_name_string.to_string()).unwrap_or_default(),
                    file_name: tail.map(|tail| tail.log_file_name_string.to_string()).unwrap_or_default(),
                    pointer,
                    clock: Clock::new(clock_type, perf_freq, mhz, ticks, start),
                    has_reference_time: started.is_some(),
                }
            }};
        }
        Some(match pointer {
            Pointer::Bits32 => read!(TraceLogfileHeaderPtr32View<'_>),
            Pointer::Bits64 => read!(TraceLogfileHeaderPtr64View<'_>),
        })
    }

    /// Returns the properties that reading the buffers requires.
    pub(crate) fn context(&self) -> Context {
        let format = match self.release {
            Some(release) if release < Release::WINDOWS_SERVER_2003_EARLY => Format::V5_0(self.pointer),
            Some(release) if release < Release::WINDOWS_VISTA_EARLY => Format::V5_2(self.pointer),
            _ => Format::V6_0,
        };
        let versions = Versions { log: Some(self.log_version), release: self.release, code_page: None };
        Context { format, nominal: Some(self.buffer_size), versions }
    }
}
