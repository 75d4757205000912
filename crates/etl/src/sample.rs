//! A small sample trace: an event with every kind of header, and the kernel events of a short scenario.
//!
//! On a machine with two processors, the shell starts a program. The program loads its images, reads settings from the
//! registry and a text from the disk, connects to a server and ends. Meanwhile it logs events in every way that
//! programs can. All names, numbers and addresses are invented.

mod by_pointer;
mod devices;
mod kernel;
mod providers;
mod scenario;
mod schedule;

use std::io::{Seek, Write};

use etwspec::Pointer;
use etwspec::logfile::LoggerMode;
use etwspec::masks::{GroupMask, Perf};

use crate::time::FileTime;
use crate::write::{Ended, Options, WriteError, Writer};
use schedule::Schedule;

/// The bytes of a sample trace with 64-bit pointers and buffers that are not compressed: what [`write`](fn@write) makes by default.
pub const SAMPLE: &[u8] = include_bytes!("../assets/sample.etl");

/// Options of the sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The pointer size of most events: of a kernel with 32 bits or 64, which is the default. A few have the other.
    pub pointer: Pointer,
    /// True if buffers are compressed.
    pub compress: bool,
}

impl Default for Sample {
    fn default() -> Self {
        Sample { pointer: Pointer::Bits64, compress: false }
    }
}

/// Start of the session: 2024-05-04, nine o'clock, UTC.
const START: FileTime = FileTime(133_592_868_000_000_000);

/// Units of FILETIME in a second.
const SECOND: i64 = 10_000_000;

/// Duration of the session.
const LENGTH: i64 = SECOND / 20;

/// Uptime of the machine.
const UP: i64 = 2 * 3_600 * SECOND;

/// Number of lost events in the header of the session.
const LOST: u32 = 3;

/// Writes a sample trace. The same sample always has the same bytes.
///
/// ```
/// use etwspec_etl::sample::{self, Sample};
///
/// let sample = Sample { compress: true, ..Sample::default() };
/// let file = sample::write(std::io::Cursor::new(Vec::new()), sample)?.into_inner();
/// assert_eq!(etwspec_etl::Trace::new(&file).log_file().map(|log| log.processors), Some(2));
/// # Ok::<(), etwspec_etl::write::WriteError>(())
/// ```
///
/// # Errors
///
/// Returns the errors of the output.
pub fn write<W: Write + Seek>(to: W, sample: Sample) -> Result<W, WriteError> {
    let mut mask = GroupMask::new();
    for group in [
        Perf::PROCESS,
        Perf::THREAD,
        Perf::LOADER,
        Perf::CONTEXT_SWITCH,
        Perf::DISPATCHER,
        Perf::DISK_IO,
        Perf::DISK_IO_INIT,
        Perf::FILENAME,
        Perf::FILE_IO,
        Perf::FILE_IO_INIT,
        Perf::HARD_FAULTS,
        Perf::ALL_FAULTS,
        Perf::VIRTUAL_ALLOC,
        Perf::REGISTRY,
        Perf::NETWORK,
        Perf::PROFILE,
        Perf::INTERRUPT,
        Perf::DPC,
    ] {
        mask.enable(group);
    }
    // Compressed traces are written by tools, from the trace of a session.
    let mode = match sample.compress {
        true => LoggerMode::FILE_MODE_SEQUENTIAL.with(LoggerMode::RELOG_MODE),
        false => LoggerMode::FILE_MODE_SEQUENTIAL,
    };
    let options = Options {
        pointer: sample.pointer,
        compress: sample.compress,
        buffer_size: if sample.compress { 16 << 10 } else { 4 << 10 },
        processors: 2,
        boot_time: FileTime(START.0 - UP),
        start_time: START,
        start_ticks: UP,
        time_zone_bias: -60,
        log_version: if sample.compress { (2, 0) } else { (1, 5) },
        mode,
        logger_id: if sample.compress { 0 } else { 3 },
        session_name: "etwspec sample".to_owned(),
        file_name: r"C:\traces\sample.etl".to_owned(),
        group_mask: Some(mask),
        started_by: (scenario::SHELL.main, scenario::SHELL.pid),
        ..Options::default()
    };
    let mut schedule = Schedule::new(sample.pointer, UP);
    scenario::record(&mut schedule)?;
    providers::record(&mut schedule)?;
    let mut writer = Writer::new(to, options)?;
    schedule.write_to(&mut writer)?;
    writer.finish(Ended { end_time: FileTime(START.0 + LENGTH), events_lost: LOST, buffers_lost: 0 })
}
