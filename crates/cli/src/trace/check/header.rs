//! Checks the log file header, and reports losses.

use etwspec_console::quantity::{count, number};
use etwspec_etl::LogFile;
use etwspec_etl::counts::Losses;

use super::state::Check;
use crate::trace::lost::Lost;
use crate::trace::times::filetime;

/// Offset of the first event of a file.
const FIRST_EVENT: u64 = etwspec::buffers::WmiBufferHeaderPtr64::SIZE as u64;

impl Check {
    /// Checks the header for contradictions, also with the buffers that were found. Returns the losses.
    pub(super) fn header(&mut self) -> Lost {
        let losses = Losses::of(self.log_file.as_ref(), &self.counts);
        match self.log_file.clone() {
            Some(file) => {
                self.facts(&file);
                self.session(&file, &losses);
            }
            None => self.find("no-log-header", 0, 1, "the file does not begin with a log file header"),
        }
        self.losses(&losses);
        Lost::new(self.log_file.as_ref(), &losses, &self.counts)
    }

    /// Checks fields for impossible values.
    fn facts(&mut self, file: &LogFile) {
        let at = FIRST_EVENT;
        if !matches!(file.pointer_size, 4 | 8) {
            self.find("pointer-size", at, 1, format!("PointerSize is {}", file.pointer_size));
        } else if file.pointer_size as usize != file.pointer.bytes() {
            let text =
                format!("PointerSize is {}, but the event has {}-bit pointers", file.pointer_size, file.pointer.bits());
            self.find("header-pointers", at, 1, text);
        }
        if let (Some(start), Some(end)) = (filetime(file.start_time), filetime(file.end_time))
            && file.end_time < file.start_time
        {
            self.find("end-before-start", at, 1, format!("StartTime is {start}, EndTime is {end}"));
        }
        if let (Some(start), Some(boot)) = (filetime(file.start_time), filetime(file.boot_time))
            && file.start_time < file.boot_time
        {
            self.find("start-before-boot", at, 1, format!("StartTime is {start}, BootTime is {boot}"));
        }
        let frequency = file.clock.is_system_time() || file.clock.frequency() > 1;
        if file.clock_type.name().is_none() || !frequency {
            let (clock, frequency) = (file.clock_type.0, file.clock.frequency());
            self.find("clock-unknown", at, 1, format!("clock type {clock}, frequency {frequency}"));
        }
    }

    /// Compares the fields about the session with the contents of the file.
    fn session(&mut self, file: &LogFile, losses: &Losses) {
        let at = FIRST_EVENT;
        let missing = [(file.end_time == 0, "EndTime"), (file.buffers_written == 0, "BuffersWritten")];
        let missing: Vec<&str> = missing.iter().filter(|(none, _)| *none).map(|(_, name)| *name).collect();
        if !missing.is_empty() {
            self.find("session-open", at, 1, format!("{} is 0", missing.join(" and ")));
        }
        let (found, written) = (self.counts.buffers, u64::from(file.buffers_written));
        let numbers = format!("{} written, {} found", number(written), number(found));
        if losses.not_found > 0 {
            self.find("buffers-not-found", at, losses.not_found, numbers);
        } else if written != 0 && found > written {
            self.find("more-buffers", at, found.saturating_sub(written), numbers);
        }
        if losses.events > 0 {
            self.find("events-lost", at, losses.events, format!("EventsLost is {}", number(losses.events)));
        }
        if losses.buffers > 0 {
            self.find("buffers-lost", at, losses.buffers, format!("BuffersLost is {}", number(losses.buffers)));
        }
    }

    /// Reports losses according to the buffers.
    fn losses(&mut self, losses: &Losses) {
        for missing in &losses.missing {
            let rule = if missing.overwritten { "buffers-elsewhere" } else { "missing-buffers" };
            let last = missing.first.saturating_add_unsigned(missing.count.saturating_sub(1));
            let which = match missing.count {
                1 => format!("sequence number {}", missing.first),
                _ => format!("sequence numbers {} to {last}", missing.first),
            };
            // The time of overwritten buffers is not always from the clock of the session.
            let when = self.log_file.as_ref().filter(|_| !missing.overwritten).map(|file| {
                let (after, before) = (file.clock.time(missing.after_time), file.clock.time(missing.before_time));
                format!(", between {after} and {before}")
            });
            let text = format!("{}, {which}{}", count(missing.count, "missing buffer"), when.unwrap_or_default());
            self.find(rule, missing.after_offset, missing.count, text);
        }
        if losses.repeated > 0 {
            self.find("sequence-repeats", 0, losses.repeated, count(losses.repeated, "repeated sequence number"));
        }
        let flags = losses.flagged_events + losses.flagged_buffers;
        if flags > 0 {
            let text = format!(
                "{} with EVENTS_LOST, {} with BUFFER_LOST",
                count(losses.flagged_events, "buffer"),
                count(losses.flagged_buffers, "buffer")
            );
            self.find("flagged-loss", losses.first_flagged.unwrap_or(0), flags, text);
        }
    }
}
