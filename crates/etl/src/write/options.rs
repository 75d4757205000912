//! What a trace that is written says of itself.

use etwspec::buffers::EventTraceClock;
use etwspec::logfile::LoggerMode;
use etwspec::masks::GroupMask;
use etwspec::{Pointer, Release};

use super::WriteError;
use crate::buffer_header::MOST;
use crate::logfile::LogFile;
use crate::time::{Clock, FileTime};

/// The least size of a buffer, and the unit of sizes.
const KIB: u32 = 1 << 10;

/// What a trace that is written says of itself, of its session and of the machine.
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
    /// The pointer size of the session: that of the file's own header. Each event tells its own.
    pub pointer: Pointer,
    /// The size of a buffer in bytes: 1 KiB to 16 MiB, in whole KiB.
    pub buffer_size: u32,
    /// Whether buffers are compressed. One that would be larger than `buffer_size` by it is not; nor is the first, which
    /// then is small.
    pub compress: bool,
    /// Windows' version: major and minor.
    pub os_version: (u8, u8),
    /// Windows' build: 6000 (Windows Vista) or later.
    pub build: u32,
    /// The version of the log file: 1.5 as sessions write it, 2.0 as tools do that merge traces.
    pub log_version: (u8, u8),
    /// What time stamps are read from.
    pub clock: EventTraceClock,
    /// Ticks of the performance counter a second.
    pub perf_freq: i64,
    /// The processor's speed in MHz; ticks of a clock of processor cycles, in millions a second.
    pub cpu_speed_in_mhz: u32,
    /// The resolution of the clock interrupt in units of 100 ns.
    pub timer_resolution: u32,
    /// How many processors the machine has.
    pub processors: u32,
    /// When the machine started.
    pub boot_time: FileTime,
    /// When the session started.
    pub start_time: FileTime,
    /// The time stamp of that: what the clock showed. Not used if time stamps are system time.
    pub start_ticks: i64,
    /// Minutes from local time to UTC.
    pub time_zone_bias: i32,
    /// The modes of the session. If buffers are compressed, that they are is added.
    pub mode: LoggerMode,
    /// The limit of the file's size in MB; 0: none.
    pub maximum_file_size: u32,
    /// The number of the session.
    pub logger_id: u16,
    /// The name of the session.
    pub session_name: String,
    /// The name of the file.
    pub file_name: String,
    /// The kernel events that the session has enabled, if it is a session of such.
    pub group_mask: Option<GroupMask>,
    /// The thread and the process that started the session.
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
    /// Those of another trace, as far as its header says them: buffers are not compressed, and no kernel events are said
    /// to be enabled.
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
            mode: LoggerMode(log_file.mode.0 & !LoggerMode::COMPRESSED_MODE.0),
            maximum_file_size: log_file.maximum_file_size,
            session_name: log_file.session_name.clone(),
            file_name: log_file.file_name.clone(),
            ..Options::default()
        }
    }

    /// From time stamps of the trace to UTC and back.
    pub fn clock(&self) -> Clock {
        Clock::new(self.clock, self.perf_freq, self.cpu_speed_in_mhz, self.start_ticks(), self.start_time.0)
    }

    /// The time stamp of the start.
    pub(crate) fn start_ticks(&self) -> i64 {
        match self.clock {
            EventTraceClock::SYSTEMTIME => self.start_time.0,
            _ => self.start_ticks,
        }
    }

    /// Whether processors have an index of 16 bits, and buffers say so.
    pub(crate) fn indexed(&self) -> bool {
        Release::from_build(self.build).is_none_or(|release| release >= Release::WINDOWS_8)
    }

    /// Refuses what no trace can say.
    pub(crate) fn check(&self) -> Result<(), WriteError> {
        if self.buffer_size == 0 || !self.buffer_size.is_multiple_of(KIB) || self.buffer_size as usize > MOST {
            return Err(WriteError::BufferSize(self.buffer_size));
        }
        match Release::from_build(self.build) {
            Some(release) if release < Release::WINDOWS_VISTA_EARLY => Err(WriteError::Build(self.build)),
            None if self.build < 6000 => Err(WriteError::Build(self.build)),
            _ => Ok(()),
        }
    }
}
