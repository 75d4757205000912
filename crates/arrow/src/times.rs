//! When the events of each buffer begin, so that those after a point in time need not be read.

use etwspec_etl::{Buffer, Clock, Event, FileTime, Keep, LogFile};

/// The earliest time of the events of each buffer.
///
/// The header of a buffer states only when it was complete.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    clock: Option<Clock>,
    /// Offset of each buffer in the file, and the time; the smallest number if it is unknown.
    buffers: Vec<(u64, FileTime)>,
    /// The buffer of the last events: its offset, and their first and last time stamps.
    last: Option<(u64, i64, i64)>,
}

impl Times {
    /// Creates the times of no buffers.
    pub(crate) fn new(log_file: Option<&LogFile>) -> Times {
        Times { clock: log_file.map(|log_file| log_file.clock), ..Times::default() }
    }

    /// Adds an event. Events of a buffer follow each other.
    #[inline]
    pub(crate) fn event(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        // An event without a time stamp matches no time.
        let Some(time) = event.time_stamp() else { return };
        match &mut self.last {
            Some((offset, first, last)) if *offset == buffer.file_offset() => {
                *first = (*first).min(time);
                *last = (*last).max(time);
            }
            _ => {
                self.end_buffer();
                self.last = Some((buffer.file_offset(), time, time));
            }
        }
    }

    /// Returns the times of all buffers from those of some, in any order.
    pub(crate) fn of_parts(parts: Vec<Times>) -> Times {
        let mut all = Times::default();
        for mut part in parts {
            part.end_buffer();
            all.buffers.append(&mut part.buffers);
        }
        all.buffers.sort_unstable_by_key(|(offset, _)| *offset);
        all
    }

    /// Ends the last buffer.
    fn end_buffer(&mut self) {
        let (Some((offset, first, last)), Some(clock)) = (self.last.take(), &self.clock) else { return };
        // Time stamps between two that can be converted have times between theirs.
        let time = clock.checked_time(first).filter(|_| clock.checked_time(last).is_some());
        self.buffers.push((offset, time.unwrap_or(FileTime(i64::MIN))));
    }

    /// Returns the offset in the file from which on no event matches. `None` if the times are not known.
    pub(crate) fn end(&self, keep: &Keep) -> Option<u64> {
        if self.buffers.is_empty() {
            return None;
        }
        let last = self.buffers.iter().rev().find(|(_, time)| !keep.is_after(*time));
        Some(last.map_or(0, |(offset, _)| offset + 1))
    }
}

#[cfg(test)]
mod tests {
    use etwspec_etl::{Filter, Item, SAMPLE, TimeIs, Trace};

    use super::*;

    /// Returns the times of a trace.
    fn times(trace: &Trace<'_>) -> Times {
        let mut times = Times::new(trace.log_file());
        trace.for_each(|item| {
            if let Item::Event(buffer, event) = item {
                times.event(buffer, &event);
            }
        });
        times.end_buffer();
        times
    }

    fn until(trace: &Trace<'_>, time: FileTime) -> Keep {
        let filter = Filter { to: Some(TimeIs::At(time)), ..Filter::default() };
        filter.keep(trace.log_file()).expect("the trace has a clock")
    }

    #[test]
    fn no_event_matches_from_the_end_on() {
        let mut traces = vec![SAMPLE.to_vec()];
        for path in etwspec_corpus::folder_or_skip().iter().flat_map(|folder| etwspec_corpus::traces(folder)) {
            traces.push(std::fs::read(path).expect("a trace"));
        }
        for bytes in traces {
            let trace = Trace::new(&bytes);
            let Some(log_file) = trace.log_file() else { continue };
            let (times, mut stamps) = (times(&trace), Vec::new());
            trace.for_each(|item| {
                if let Item::Event(_, event) = item {
                    stamps.extend(event.time_stamp());
                }
            });
            stamps.sort_unstable();
            for part in [0, stamps.len() / 10, stamps.len() / 2] {
                let keep = until(&trace, log_file.clock.time(stamps[part]));
                let end = times.end(&keep).expect("the times of buffers");
                let mut last = None;
                trace.for_each(|item| {
                    if let Item::Event(buffer, event) = item
                        && keep.matches(buffer, &event)
                    {
                        last = last.max(Some(buffer.file_offset()));
                    }
                });
                assert_eq!(end, last.map_or(0, |last| last + 1));
            }
        }
    }

    #[test]
    fn a_buffer_whose_times_are_no_filetimes_is_not_left_out() {
        let trace = Trace::new(SAMPLE);
        let mut times = times(&trace);
        let offset = times.buffers.last().expect("a buffer").0 + 1;
        times.last = Some((offset, i64::MIN, i64::MAX));
        times.end_buffer();
        assert_eq!(times.end(&until(&trace, FileTime(0))), Some(offset + 1));
    }
}
