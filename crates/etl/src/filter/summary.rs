//! Summaries of the events of a buffer, so that filters need not look at each of them again.

use crate::filter::CompiledFilter;
use crate::record::{Event, identity};
use crate::state::{Writer, states_process};

/// A summary of the events of a buffer: their first and last time stamp, and approximately their processes and providers.
///
/// ```
/// # fn main() -> Result<(), etwspec_etl::filter::FilterError> {
/// use etwspec_etl::buffers::Scratch;
/// use etwspec_etl::filter::{Filter, Summary};
/// use etwspec_etl::{SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let keep = Filter { processes: vec![4], ..Filter::default() }.keep(trace.log_file())?;
/// let mut scratch = Scratch::new();
/// for raw in trace.buffers().flatten() {
///     let buffer = raw.open(&mut scratch);
///     let mut summary = Summary::new();
///     buffer.events().flatten().for_each(|event| summary.add(&event));
///     if !keep.may_match(&summary) {
///         assert!(!buffer.events().flatten().any(|event| keep.matches(&event)));
///     }
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The first and the last time stamp, if an event has one.
    stamps: Option<(i64, i64)>,
    processes: Marks,
    /// True if a header has no process, or the payload states another one: the event may be of any.
    any_process: bool,
    providers: Marks,
}

impl Summary {
    /// Creates the summary of no events.
    pub fn new() -> Summary {
        Summary::default()
    }

    /// Adds an event.
    #[inline]
    pub fn add(&mut self, event: &Event<'_>) {
        // An event without a readable header has none of the requested properties.
        let Ok(header) = event.header() else { return };
        if let Some(stamp) = header.time_stamp() {
            let (first, last) = self.stamps.unwrap_or((stamp, stamp));
            self.stamps = Some((first.min(stamp), last.max(stamp)));
        }
        match Writer::header(header.process_id(), None).process {
            Some(process) if !states_process(event) => self.processes.put(process),
            _ => self.any_process = true,
        }
        if header.hook_id().is_none()
            && let Some(guid) = identity(&header).and_then(|identity| identity.guid())
        {
            self.providers.put(guid.data1);
        }
    }
}

/// A set of numbers that never lacks one that was put into it, and may have others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Marks([u64; 4]);

impl Marks {
    /// Returns the word and the bit of a number.
    #[inline]
    fn place(number: u32) -> (usize, u64) {
        // Multiplied by 2^32 divided by the golden ratio, numbers that follow each other are far apart in the highest bits.
        let mark = number.wrapping_mul(0x9e37_79b9) >> 24;
        (mark as usize / 64, 1 << (mark % 64))
    }

    #[inline]
    fn put(&mut self, number: u32) {
        let (word, bit) = Marks::place(number);
        if let Some(word) = self.0.get_mut(word) {
            *word |= bit;
        }
    }

    fn may_have(&self, number: u32) -> bool {
        let (word, bit) = Marks::place(number);
        self.0.get(word).is_some_and(|word| word & bit != 0)
    }
}

impl CompiledFilter {
    /// Returns whether an event of a buffer may match, by the summary of its events.
    pub fn may_match(&self, summary: &Summary) -> bool {
        self.may_match_time(summary)
            && (summary.any_process
                || self.processes.is_empty()
                || self.processes.iter().any(|process| summary.processes.may_have(*process)))
            && self.may_match_provider(summary)
    }

    fn may_match_time(&self, summary: &Summary) -> bool {
        if self.from.is_none() && self.to.is_none() {
            return true;
        }
        // An event without a time stamp matches no time.
        let Some((first, last)) = summary.stamps else { return false };
        // Time stamps between two that can be converted have times between theirs.
        let times = self.clock.checked_time(first).zip(self.clock.checked_time(last));
        times.is_none_or(|(first, last)| {
            self.from.is_none_or(|from| from <= last) && self.to.is_none_or(|to| first < to)
        })
    }

    fn may_match_provider(&self, summary: &Summary) -> bool {
        // Names in schemas are not summarized, and neither are kernel events.
        let Some((hooks, guids)) = self.providers.as_ref().filter(|_| self.provider_names.is_empty()) else {
            return true;
        };
        !hooks.is_empty() || guids.iter().any(|guid| summary.providers.may_have(guid.data1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::filter::{Filter, TimeBound};
    use crate::time::FileTime;
    use crate::trace::Trace;

    fn until(time: FileTime) -> CompiledFilter {
        let filter = Filter { to: Some(TimeBound::At(time)), ..Filter::default() };
        filter.keep(Trace::new(crate::SAMPLE).log_file()).expect("the sample has a clock")
    }

    #[test]
    fn times_that_are_no_filetimes_may_match_any() {
        let summary = |first, last| Summary { stamps: Some((first, last)), ..Summary::default() };
        assert!(until(FileTime(0)).may_match(&summary(i64::MIN, i64::MAX)));
        // The first time stamp of the sample is one of this century.
        assert!(!until(FileTime(0)).may_match(&summary(0, 1)));
        assert!(!until(FileTime(i64::MAX)).may_match(&Summary::new()), "an event without a time matches no range");
    }

    #[test]
    fn marks_lack_no_number_and_few_have_the_mark_of_another() {
        let mut marks = Marks::default();
        let processes = |from: u32| (from..from + 64).step_by(4);
        processes(1000).for_each(|process| marks.put(process));
        assert!(processes(1000).all(|process| marks.may_have(process)));
        assert!(processes(5000).filter(|process| marks.may_have(*process)).count() < 4);
    }
}
