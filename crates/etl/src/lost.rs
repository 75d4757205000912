//! What a trace does not have: what was lost when it was written, and what is missing from the file.

use etwspec::Release;
use etwspec::buffers::{EtwBufferFlag, EtwBufferType};
use etwspec::headers::EtwRtLoss;
use etwspec::logfile::LoggerMode;

use crate::buffer_header::BufferHeader;
use crate::count::Counts;
use crate::record::Identity;
use crate::trace::Trace;

/// What a trace does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Losses {
    /// Events that the session could not log, as the file's header has it.
    pub events: u64,
    /// Buffers that the session could not write, as the file's header has it.
    pub buffers: u64,
    /// Events that tell that an event was lost.
    pub event_records: u64,
    /// Events that tell that a buffer was lost.
    pub buffer_records: u64,
    /// Events that tell that a backup file was lost.
    pub backup_records: u64,
    /// Buffers with the flag that events were lost.
    pub flagged_events: u64,
    /// Buffers with the flag that a buffer was lost.
    pub flagged_buffers: u64,
    /// Buffers whose sequence numbers are missing between others, in order.
    pub missing: Vec<Missing>,
    /// Buffers that the header says were written and that are not in the file; 0 where a file is used in circles, or the
    /// session did not stop.
    pub not_found: u64,
    /// How many sequence numbers more than one buffer has: such a file was put together from others.
    pub repeated: u64,
}

/// Buffers that are missing: their sequence numbers, and what stands before and after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Missing {
    /// The first sequence number.
    pub first: i64,
    /// How many.
    pub count: u64,
    /// Where the buffer before them is, from the start of the file.
    pub after_offset: u64,
    /// When that was written, by the session's clock.
    pub after_time: i64,
    /// When the buffer behind them was written.
    pub before_time: i64,
    /// The session writes its file in circles, or goes on in new files: they were overwritten or are in another file,
    /// not lost.
    pub overwritten: bool,
}

impl Losses {
    /// What a trace does not have. The events that tell of losses are those of the counts.
    pub fn of(trace: &Trace<'_>, counts: &Counts) -> Losses {
        let buffers = trace.buffers().flatten().map(|raw| (raw.file_offset(), *raw.header()));
        Losses::of_buffers(trace.log_file(), buffers, counts)
    }

    /// The same of buffers that were read from a stream: where each begins, and its header.
    pub fn of_buffers(
        log_file: Option<&crate::logfile::LogFile>,
        buffers: impl Iterator<Item = (u64, BufferHeader)>,
        counts: &Counts,
    ) -> Losses {
        let mut losses = Losses::default();
        let circular = log_file.is_some_and(|file| file.mode.contains(LoggerMode::FILE_MODE_CIRCULAR));
        let elsewhere = circular || log_file.is_some_and(|file| file.mode.contains(LoggerMode::FILE_MODE_NEWFILE));
        if let Some(file) = log_file {
            losses.events = file.events_lost.into();
            losses.buffers = file.buffers_lost.into();
            let told = file.release.is_none_or(|release| release >= Release::WINDOWS_VISTA_EARLY);
            if told && !circular {
                losses.not_found = u64::from(file.buffers_written).saturating_sub(counts.buffers);
            }
        }
        for (identity, tally) in counts.by_identity() {
            let Identity::Class { guid: EtwRtLoss::CLASS, kind, .. } = identity else { continue };
            match EtwRtLoss(kind.into()) {
                EtwRtLoss::EVENT => losses.event_records += tally.events,
                EtwRtLoss::BUFFER => losses.buffer_records += tally.events,
                EtwRtLoss::BACKUP => losses.backup_records += tally.events,
                _ => {}
            }
        }
        let mut numbers = Vec::new();
        for (offset, header) in buffers {
            losses.flagged_events += u64::from(header.flags.contains(EtwBufferFlag::EVENTS_LOST));
            losses.flagged_buffers += u64::from(header.flags.contains(EtwBufferFlag::BUFFER_LOST));
            if let Some(number) = header.sequence_number {
                numbers.push((number, offset, header.time_stamp, header.buffer_type == EtwBufferType::HEADER));
            }
        }
        numbers.sort_unstable();
        for (before, after) in numbers.iter().zip(numbers.iter().skip(1)) {
            let step = after.0.saturating_sub(before.0);
            losses.repeated += u64::from(step == 0);
            if step > 1 {
                losses.missing.push(Missing {
                    first: before.0.saturating_add(1),
                    count: (step - 1) as u64,
                    after_offset: before.1,
                    after_time: before.2,
                    before_time: after.2,
                    overwritten: elsewhere && before.3,
                });
            }
        }
        losses
    }

    /// Whether anything is known to be lost or missing.
    pub fn any(&self) -> bool {
        let missing = self.missing.iter().any(|missing| !missing.overwritten);
        let numbers = [self.events, self.buffers, self.event_records, self.buffer_records, self.backup_records];
        missing || self.not_found > 0 || numbers.iter().any(|number| *number > 0)
    }
}
