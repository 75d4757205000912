//! Lost events and buffers, and buffers that are missing from the file.

use etwspec::Release;
use etwspec::headers::EtwRtLoss;
use etwspec::logfile::LoggerMode;

use crate::count::Counts;
use crate::logfile::LogFile;
use crate::record::Identity;
use crate::sequence::Sequence;

/// Losses of a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Losses {
    /// Events lost by the session, from the header of the log file.
    pub events: u64,
    /// Buffers lost by the session, from the header of the log file.
    pub buffers: u64,
    /// Events that report a lost event.
    pub event_records: u64,
    /// Events that report a lost buffer.
    pub buffer_records: u64,
    /// Events that report a lost backup file.
    pub backup_records: u64,
    /// Buffers flagged for lost events.
    pub flagged_events: u64,
    /// Buffers flagged for a lost buffer.
    pub flagged_buffers: u64,
    /// Gaps between sequence numbers, in order.
    pub missing: Vec<Missing>,
    /// Buffers that were written according to the header and are not in the file; 0 for a circular file, or if the
    /// session did not stop.
    pub not_found: u64,
    /// Number of repeated sequence numbers: the file was merged from others.
    pub repeated: u64,
    /// Offset in the file of the first flagged buffer.
    pub first_flagged: Option<u64>,
}

/// Missing buffers: their sequence numbers, and the buffers before and after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Missing {
    /// The first sequence number.
    pub first: i64,
    /// Number of buffers.
    pub count: u64,
    /// Offset in the file of the buffer before them.
    pub after_offset: u64,
    /// Time stamp of the buffer before them, by the clock of the session.
    pub after_time: i64,
    /// Time stamp of the buffer after them.
    pub before_time: i64,
    /// True if the file is circular, or one of several: the buffers were overwritten or are in another file, not lost.
    pub overwritten: bool,
}

impl LogFile {
    /// Returns the number of buffers that were written according to the header and are not among those found in the file; 0 for a
    /// circular file, or if the session did not stop.
    pub fn buffers_not_found(&self, found: u64) -> u64 {
        let counted = self.release.is_none_or(|release| release >= Release::WINDOWS_VISTA_EARLY);
        match counted && !self.mode.contains(LoggerMode::FILE_MODE_CIRCULAR) {
            true => u64::from(self.buffers_written).saturating_sub(found),
            false => 0,
        }
    }
}

impl Losses {
    /// Determines the losses of a trace from its header and the counts of all of it.
    pub fn of(log_file: Option<&LogFile>, counts: &Counts) -> Losses {
        let Sequence { numbers, flagged_events, flagged_buffers, first_flagged } = &counts.sequence;
        let (flagged_events, flagged_buffers, first_flagged) = (*flagged_events, *flagged_buffers, *first_flagged);
        let mut losses = Losses { flagged_events, flagged_buffers, first_flagged, ..Losses::default() };
        let circular = log_file.is_some_and(|file| file.mode.contains(LoggerMode::FILE_MODE_CIRCULAR));
        let elsewhere = circular || log_file.is_some_and(|file| file.mode.contains(LoggerMode::FILE_MODE_NEWFILE));
        if let Some(file) = log_file {
            losses.events = file.events_lost.into();
            losses.buffers = file.buffers_lost.into();
            losses.not_found = file.buffers_not_found(counts.buffers);
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
        let mut numbers = numbers.clone();
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

    /// Returns whether anything is known to be lost or missing.
    pub fn any(&self) -> bool {
        let missing = self.missing.iter().any(|missing| !missing.overwritten);
        let numbers = [self.events, self.buffers, self.event_records, self.buffer_records, self.backup_records];
        missing || self.not_found > 0 || numbers.iter().any(|number| *number > 0)
    }
}
