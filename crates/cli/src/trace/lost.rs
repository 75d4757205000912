//! Losses of a trace, as all commands report them.

use etwspec_etl::LogFile;
use etwspec_etl::counts::{Counts, Losses};
use serde::Serialize;

use etwspec_console::quantity::{bytes, count};

/// Losses of a trace, serialized as `--format json` prints them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Lost {
    /// Lost events according to the log file header, if there is one.
    pub(crate) events: Option<u64>,
    /// Lost buffers according to the log file header, if there is one.
    pub(crate) buffers: Option<u64>,
    /// Number of events that record a loss.
    pub(crate) records: u64,
    /// Number of buffers with a flag that indicates a loss before them.
    pub(crate) flagged_buffers: u64,
    /// Number of buffers that are missing according to sequence numbers.
    pub(crate) missing_buffers: u64,
    /// Number of buffers that were written according to the log file header, and are not in the file.
    pub(crate) buffers_not_found: u64,
    /// Number of bytes that were skipped because of damage.
    pub(crate) damaged_bytes: u64,
}

impl Lost {
    /// Summarizes the losses of a trace.
    pub(crate) fn new(log_file: Option<&LogFile>, losses: &Losses, counts: &Counts) -> Lost {
        let missing = losses.missing.iter().filter(|missing| !missing.overwritten);
        Lost {
            events: log_file.map(|_| losses.events),
            buffers: log_file.map(|_| losses.buffers),
            records: losses.event_records + losses.buffer_records + losses.backup_records,
            flagged_buffers: losses.flagged_events + losses.flagged_buffers,
            missing_buffers: missing.map(|missing| missing.count).sum(),
            buffers_not_found: losses.not_found,
            damaged_bytes: counts.damages.skipped_bytes(),
        }
    }

    /// Formats the losses: `7 events, 2 missing buffers`, or `none`.
    pub(crate) fn text(&self) -> String {
        let losses = [
            (self.events.unwrap_or(0), "event"),
            (self.buffers.unwrap_or(0), "buffer"),
            (self.records, "loss record"),
            (self.flagged_buffers, "loss flag"),
            (self.missing_buffers, "missing buffer"),
        ];
        let mut words: Vec<String> = losses.iter().filter(|(n, _)| *n > 0).map(|(n, what)| count(*n, what)).collect();
        if self.buffers_not_found > 0 {
            words.push(format!("{} of the header not found", count(self.buffers_not_found, "buffer")));
        }
        if self.damaged_bytes > 0 {
            words.push(format!("{} skipped as damaged", bytes(self.damaged_bytes)));
        }
        match (words.is_empty(), self.events) {
            (false, _) => words.join(", "),
            (true, Some(_)) => "none".to_owned(),
            (true, None) => "none known (no log file header)".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_every_kind_of_loss() {
        assert_eq!(Lost::default().text(), "none known (no log file header)");
        assert_eq!(Lost { events: Some(0), ..Lost::default() }.text(), "none");
        let all = Lost {
            events: Some(1),
            buffers: Some(2),
            records: 3,
            flagged_buffers: 4,
            missing_buffers: 5,
            buffers_not_found: 6,
            damaged_bytes: 7,
        };
        assert_eq!(
            all.text(),
            "1 event, 2 buffers, 3 loss records, 4 loss flags, 5 missing buffers, 6 buffers of the header not found, \
             7 bytes skipped as damaged"
        );
    }
}
