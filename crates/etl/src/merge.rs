//! Iteration over the events of several traces in time order.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::buffer::Item;
use crate::time::{Clock, FileTime};
use crate::time_order::{ByTime, Next};
use crate::trace::Trace;

/// The events of several traces in time order, with their damage.
///
/// Time stamps are converted to UTC, each by the clock of its trace. A trace without a log file header is taken to have
/// time stamps in UTC. Events with equal times come in the order of the traces. Each trace needs as much memory as
/// [`Trace::by_time`].
///
/// ```
/// use etwspec_etl::buffers::Merged;
/// use etwspec_etl::{Item, SAMPLE, Trace};
///
/// let traces = [Trace::new(SAMPLE), Trace::new(SAMPLE)];
/// let (mut merged, mut counts) = (Merged::new(&traces), [0, 0]);
/// while let Some((trace, item)) = merged.next() {
///     if let Item::Event(..) = item {
///         counts[trace] += 1;
///     }
/// }
/// assert!(counts[0] > 0 && counts[0] == counts[1]);
/// ```
#[derive(Debug)]
pub struct Merged<'t, 'a> {
    sources: Vec<(ByTime<'t, 'a>, Clock)>,
    /// The time of the next event of each trace, with the index of the trace.
    heads: BinaryHeap<Reverse<(FileTime, usize)>>,
    /// Traces whose next item is unknown.
    unknown: Vec<usize>,
}

impl<'t, 'a> Merged<'t, 'a> {
    /// Merges traces.
    pub fn new(traces: &'t [Trace<'a>]) -> Self {
        let clock = |trace: &Trace<'_>| trace.log_file().map_or(Clock::SYSTEM, |log_file| log_file.clock);
        Merged {
            sources: traces.iter().map(|trace| (trace.by_time(), clock(trace))).collect(),
            heads: BinaryHeap::with_capacity(traces.len()),
            unknown: (0..traces.len()).rev().collect(),
        }
    }

    /// Returns the next event or damaged part with the index of its trace, or `None` at the end.
    ///
    /// This is not an iterator: an item borrows from it.
    #[expect(clippy::should_implement_trait, reason = "an item borrows from this")]
    pub fn next(&mut self) -> Option<(usize, Item<'_>)> {
        let index = self.first()?;
        let (items, _) = self.sources.get_mut(index)?;
        Some((index, items.next()?))
    }

    /// Returns the trace with the next item.
    fn first(&mut self) -> Option<usize> {
        while let Some(index) = self.unknown.last().copied() {
            let (items, clock) = self.sources.get_mut(index)?;
            match items.peek() {
                // Its next item remains unknown.
                Some(Next::Damage) => return Some(index),
                Some(Next::Event(i64::MIN)) => self.heads.push(Reverse((FileTime(i64::MIN), index))),
                Some(Next::Event(stamp)) => self.heads.push(Reverse((clock.time(stamp), index))),
                None => {}
            }
            self.unknown.pop();
        }
        let Reverse((_, index)) = self.heads.pop()?;
        self.unknown.push(index);
        Some(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SAMPLE;
    use crate::sample::{self, Sample};

    #[test]
    fn merges_traces_like_one_sort_of_all_events() {
        let file = std::io::Cursor::new(Vec::new());
        let other = Sample { pointer: etwspec::Pointer::Bits32, compress: true };
        let mut other = sample::write(file, other).expect("memory does not fail").into_inner();
        let middle = other.len() / 2;
        other[middle..middle + 0x40].fill(0xEE);
        let traces = [Trace::new(SAMPLE), Trace::new(&other), Trace::new(SAMPLE)];
        let mut expected = Vec::new();
        let mut damaged = 0;
        for (index, trace) in traces.iter().enumerate() {
            let clock = trace.log_file().expect("a header").clock;
            let mut last = FileTime(i64::MIN);
            trace.for_each_by_time(|item| match item {
                Item::Event(_, event) => {
                    last = event.time_stamp().map_or(last, |stamp| clock.time(stamp));
                    expected.push((last, index, event.bytes().to_vec()));
                }
                Item::Damage(_) => damaged += 1,
            });
        }
        expected.sort_by_key(|(time, index, _)| (*time, *index));
        let (mut merged, mut found, mut damages) = (Merged::new(&traces), Vec::new(), 0);
        while let Some((index, item)) = merged.next() {
            match item {
                Item::Event(_, event) => found.push((index, event.bytes().to_vec())),
                Item::Damage(_) => damages += 1,
            }
        }
        assert!(damaged > 0 && damages == damaged, "{damages} of {damaged}");
        assert_eq!(found, expected.into_iter().map(|(_, index, bytes)| (index, bytes)).collect::<Vec<_>>());
    }
}
