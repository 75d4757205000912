//! Options of a written trace.

use etwspec::buffers::EventTraceClock;
use etwspec::logfile::LoggerMode;
use etwspec::masks::GroupMask;
use etwspec::{Pointer, Release};

use super::error::WriteError;
use crate::buffer_header::MAX;
use crate::logfile::LogFile;
use crate::time::{Clock, FileTime};

/// Minimum size of a buffer in bytes, of which every size is a multiple.
const KIB: u32 = 1 << 10;

/// Properties of a written trace: file, session and machine.
///
/// The default is a session on Windows 10, version 2004, with 64-bit pointers, buffers of 64 KiB, one processor and the
/// performance counter at 10 MHz as its clock.
///
/// ```
/// use etwspec_etl::etwspec::Pointer;
/// use etwspec_etl::write::Options;
///
/// let options = Options { pointer: Pointer::Bits32, compress: true, processors: 4, ..Options::default() };
/// assert_eq!(options.buffer_size, 64 << 10);
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    /// Pointer size of the log file header. Each event has its own.
    pub pointer: Pointer,
    /// Buffer size in bytes: 1 KiB to 16 MiB, a multiple of 1 KiB.
    pub buffer_size: u32,
    /// True to compress buffers. The first buffer is never compressed, nor is a buffer that compression would enlarge.
    pub compress: bool,
    /// Version of Windows: major and minor.
    pub os_version: (u8, u8),
    /// Build of Windows: 6000 (Windows Vista) or later.
    pub build: u32,
    /// Version of the log file: 1.5 for sessions, 2.0 for tools that merge traces.
    pub log_version: (u8, u8),
    /// Clock of the time stamps.
    pub clock: EventTraceClock,
    /// Performance counter frequency in ticks per second.
    pub perf_freq: i64,
    /// Processor speed in MHz, which is the frequency of a clock of processor cycles.
    pub cpu_speed_in_mhz: u32,
    /// Interval of the clock interrupt in 100 ns units.
    pub timer_resolution: u32,
    /// Number of processors.
    pub processors: u32,
    /// Boot time of the machine.
    pub boot_time: FileTime,
    /// Start time of the session.
    pub start_time: FileTime,
    /// Time stamp at the start of the session. Ignored if the clock is the system clock.
    pub start_ticks: i64,
    /// Minutes from local time to UTC.
    pub time_zone_bias: i32,
    /// Logging modes of the session. The mode for compression is added as needed.
    pub mode: LoggerMode,
    /// Maximum file size in MB; 0 means no limit.
    pub maximum_file_size: u32,
    /// Logger ID of the session.
    pub logger_id: u16,
    /// Name of the session.
    pub session_name: String,
    /// Name of the file.
    pub file_name: String,
    /// Kernel events that the session has enabled, if it is a kernel session.
    pub group_mask: Option<GroupMask>,
    /// Thread ID and process ID that started the session.
    pub started_by: (u32, u32),
}

impl Default for Options {
    fn default() -> Self {
        Options {
            pointer: Pointer::Bits64,
            buffer_size: 64 * KIB,
            compress: false,
            os_version: (10, 0),
            build: 19_041,
            log_version: (1, 5),
            clock: EventTraceClock::PERFCOUNTER,
            perf_freq: 10_000_000,
            cpu_speed_in_mhz: 2_000,
            timer_resolution: 156_250,
            processors: 1,
            boot_time: FileTime::default(),
            start_time: FileTime::default(),
            start_ticks: 0,
            time_zone_bias: 0,
            mode: LoggerMode::FILE_MODE_SEQUENTIAL,
            maximum_file_size: 0,
            logger_id: 1,
            session_name: String::new(),
            file_name: String::new(),
            group_mask: None,
            started_by: (0, 0),
        }
    }
}

impl Options {
    /// Returns the options of another trace, as far as its header contains them. Compression is off and the group mask
    /// is unset.
    pub fn like(log_file: &LogFile) -> Options {
        Options {
            pointer: log_file.pointer,
            buffer_size: log_file.buffer_size,
            os_version: log_file.os_version,
            build: log_file.build,
            log_version: log_file.log_version,
            clock: log_file.clock_type,
            perf_freq: log_file.perf_freq,
            cpu_speed_in_mhz: log_file.cpu_speed_in_mhz,
            timer_resolution: log_file.timer_resolution,
            processors: log_file.processors,
            boot_time: FileTime(log_file.boot_time),
            start_time: FileTime(log_file.start_time),
            start_ticks: log_file.clock.time_stamp(FileTime(log_file.start_time)),
            time_zone_bias: log_file.time_zone_bias,
            mode: log_file.mode.without(LoggerMode::COMPRESSED_MODE),
            maximum_file_size: log_file.maximum_file_size,
            session_name: log_file.session_name.clone(),
            file_name: log_file.file_name.clone(),
            ..Options::default()
        }
    }

    /// Returns the clock of the trace.
    pub fn clock(&self) -> Clock {
        Clock::new(self.clock, self.perf_freq, self.cpu_speed_in_mhz, self.start_ticks(), self.start_time.0)
    }

    /// Returns the time stamp of the start.
    pub(crate) fn start_ticks(&self) -> i64 {
        match self.clock {
            EventTraceClock::SYSTEMTIME => self.start_time.0,
            _ => self.start_ticks,
        }
    }

    /// Returns whether buffers contain 16-bit processor indexes.
    pub(crate) fn indexed(&self) -> bool {
        Release::from_build(self.build).is_none_or(|release| release >= Release::WINDOWS_8)
    }

    /// Validates the options.
    pub(crate) fn check(&self) -> Result<(), WriteError> {
        if self.buffer_size == 0 || !self.buffer_size.is_multiple_of(KIB) || self.buffer_size as usize > MAX {
            return Err(WriteError::BufferSize(self.buffer_size));
        }
        match Release::from_build(self.build) {
            Some(release) if release < Release::WINDOWS_VISTA_EARLY => Err(WriteError::Build(self.build)),
            None if self.build < 6000 => Err(WriteError::Build(self.build)),
            _ => Ok(()),
        }
    }
}
