//! Events over time: counts by kind in equal intervals, with losses and damage at their times.
//!
//! # Design
//!
//! The range of times is unknown until the last event is read. Counts are therefore kept in [`SLOTS`] slots of a power of two of
//! 100 ns units, whose boundaries are multiples of that power. A time outside of them doubles the width and joins pairs of slots,
//! so the result depends on neither the order of events nor the header of the file. Intervals consist of whole slots: their
//! counts are exact.

use etwspec::Guid;
use etwspec::buffers::EtwBufferFlag;
use etwspec::headers::{EtwRtLoss, EventTraceGroup};
use etwspec::payloads::EventKey;
use hashbrown::HashMap;

use crate::buffer::Buffer;
use crate::damage::Damage;
use crate::logfile::LogFile;
use crate::lost::Losses;
use crate::order::OrderBy as _;
use crate::record::{Event, Identity};
use crate::time::{Clock, FileTime};

/// Number of slots; a power of two.
const SLOTS: usize = 1024;

/// Maximum number of kinds that are counted separately, in the order in which they occur.
const MAX_KINDS: usize = 512;

/// Kind of an event in an overview.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum OverviewKind {
    /// Kernel event, or classic event of a known class.
    Event(EventKey),
    /// Events of a provider or class, or messages, by their GUID.
    Provider(Guid),
    /// Events without a GUID, or of more kinds than are counted separately.
    Other,
}

impl OverviewKind {
    /// Returns the kind of an event.
    #[inline]
    pub fn of(event: &Event<'_>) -> OverviewKind {
        if let Some(hook) = event.hook_id() {
            return OverviewKind::Event(hook.into());
        }
        let identity = event.identity();
        match identity.key() {
            Some((key, _)) => OverviewKind::Event(key),
            None => identity.guid().map_or(OverviewKind::Other, OverviewKind::Provider),
        }
    }
}

/// Counts, one for each slot. The slot of a time is the remainder of its quotient, so no slot moves when the range grows.
type Slots = Box<[u64; SLOTS]>;

/// Counts of events over time.
///
/// ```
/// use etwspec_etl::buffers::Scratch;
/// use etwspec_etl::counts::{Counts, Overview};
/// use etwspec_etl::{SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let (mut overview, mut counts) = (Overview::new(trace.log_file()), Counts::default());
/// let mut scratch = Scratch::new();
/// for raw in trace.buffers().flatten() {
///     let buffer = raw.open(&mut scratch);
///     counts.add_with(&buffer, |event| {
///         overview.add(event);
///     });
///     overview.end_buffer(&buffer);
/// }
/// let intervals = overview.intervals(50).expect("the sample has times");
/// assert!(intervals.lost.iter().sum::<u64>() > 0);
/// ```
#[derive(Clone, Debug)]
pub struct Overview {
    /// Clock of the time stamps. Without it, no event has a time.
    clock: Option<Clock>,
    /// Binary logarithm of the width of a slot in 100 ns units.
    shift: u32,
    /// Quotients of the first and the last time.
    range: Option<(i64, i64)>,
    kinds: HashMap<OverviewKind, usize>,
    slots: Vec<Slots>,
    /// Index of the kind of the last event, since kinds come in runs.
    recent: Option<(OverviewKind, usize)>,
    lost: Slots,
    damaged: Slots,
    /// Quotient of the time of the last event.
    last: Option<i64>,
    /// Events without a time, and events about the trace itself.
    left_out: u64,
}

/// Equal intervals of time, with the events of each.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Intervals {
    /// Start of the first interval.
    pub start: FileTime,
    /// Width of an interval in 100 ns units.
    pub width: u64,
    /// Counts of events by kind, most frequent first.
    pub kinds: Vec<(OverviewKind, Vec<u64>)>,
    /// Records of losses, flagged buffers, and gaps between sequence numbers.
    pub lost: Vec<u64>,
    /// Damaged places.
    pub damaged: Vec<u64>,
}

impl Intervals {
    /// Returns the number of events in each interval.
    pub fn events(&self) -> Vec<u64> {
        let mut all = vec![0u64; self.lost.len()];
        for (_, counts) in &self.kinds {
            all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
        }
        all
    }
}

impl Overview {
    /// Starts the overview of a trace. Without the header of the log file, times are unknown.
    pub fn new(log_file: Option<&LogFile>) -> Overview {
        Overview {
            clock: log_file.map(|file| file.clock),
            shift: 0,
            range: None,
            kinds: HashMap::new(),
            slots: Vec::new(),
            recent: None,
            lost: empty(),
            damaged: empty(),
            last: None,
            left_out: 0,
        }
    }

    /// Counts an event by its kind, or marks damage. Returns whether it is the first event of its kind.
    pub fn add(&mut self, item: Result<&Event<'_>, &Damage>) -> bool {
        match item {
            Ok(event) => self.add_event(event),
            Err(_) => {
                self.add_damage();
                false
            }
        }
    }

    #[inline]
    fn add_event(&mut self, event: &Event<'_>) -> bool {
        let kind = OverviewKind::of(event);
        // Events about the trace itself have the times of the session or of the machine.
        let own = event.hook_id().is_some_and(|hook| hook.group() == EventTraceGroup::HEADER);
        let time = self.clock.zip(event.time_stamp()).and_then(|(clock, stamp)| clock.checked_time(stamp));
        let Some(time) = time.filter(|_| !own) else {
            self.left_out += 1;
            return false;
        };
        let slot = self.slot(time);
        let (index, is_new) = self.index(kind);
        if let Some(count) = self.slots.get_mut(index).and_then(|slots| slots.get_mut(slot)) {
            *count += 1;
        }
        if event.hook_id().is_none() && is_loss(event) {
            mark(&mut self.lost, self.last, 1);
        }
        is_new
    }

    /// Marks damage at the time of the last event.
    pub fn add_damage(&mut self) {
        mark(&mut self.damaged, self.last, 1);
    }

    /// Marks the losses that the header of a buffer states. Call it after the events of the buffer.
    pub fn end_buffer(&mut self, buffer: &Buffer<'_>) {
        let header = buffer.header();
        if header.flags.intersects(EtwBufferFlag::EVENTS_LOST.with(EtwBufferFlag::BUFFER_LOST)) {
            self.mark_lost(header.time_stamp);
        }
    }

    /// Marks gaps between sequence numbers. Call it after all buffers.
    pub fn add_losses(&mut self, losses: &Losses) {
        for missing in losses.missing.iter().filter(|missing| !missing.overwritten) {
            self.mark_lost(missing.after_time);
        }
    }

    /// Returns the number of events that no interval contains: those without a time, and those about the trace itself, which are
    /// kernel events of group 0.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Divides the time from the first to the last event into at most `at_most` equal intervals. `None` if no event has a time.
    pub fn intervals(&self, at_most: usize) -> Option<Intervals> {
        let (first, last) = self.range?;
        let each = (last.abs_diff(first) as usize + 1).div_ceil(at_most.max(1));
        let join = |slots: &Slots| -> Vec<u64> {
            let all: Vec<u64> =
                (first..=last).map(|quotient| slots.get(index(quotient)).copied().unwrap_or(0)).collect();
            all.chunks(each).map(|some| some.iter().sum()).collect()
        };
        let mut kinds: Vec<_> =
            self.kinds.iter().filter_map(|(kind, at)| Some((*kind, join(self.slots.get(*at)?)))).collect();
        kinds.order_by_key(|(kind, counts)| (std::cmp::Reverse(counts.iter().sum::<u64>()), *kind));
        Some(Intervals {
            start: FileTime(first << self.shift),
            width: (each as u64) << self.shift,
            kinds,
            lost: join(&self.lost),
            damaged: join(&self.damaged),
        })
    }

    /// Returns the slot of a time, which is the last one from now on.
    #[inline]
    fn slot(&mut self, time: FileTime) -> usize {
        loop {
            let quotient = time.0 >> self.shift;
            let (first, last) = self.range.unwrap_or((quotient, quotient));
            let (first, last) = (first.min(quotient), last.max(quotient));
            if last.abs_diff(first) < SLOTS as u64 {
                self.range = Some((first, last));
                self.last = Some(quotient);
                return index(quotient);
            }
            self.widen();
        }
    }

    /// Doubles the width of the slots.
    #[cold]
    fn widen(&mut self) {
        let Some((first, last)) = self.range else { return };
        for slots in self.slots.iter_mut().chain([&mut self.lost, &mut self.damaged]) {
            let mut joined = empty();
            for quotient in first..=last {
                let count = slots.get(index(quotient)).copied().unwrap_or(0);
                mark(&mut joined, Some(quotient >> 1), count);
            }
            *slots = joined;
        }
        self.shift += 1;
        self.range = Some((first >> 1, last >> 1));
        self.last = self.last.map(|last| last >> 1);
    }

    /// Returns the index of a kind, and whether it is new.
    #[inline]
    fn index(&mut self, kind: OverviewKind) -> (usize, bool) {
        if let Some((_, at)) = self.recent.filter(|(recent, _)| *recent == kind) {
            return (at, false);
        }
        let full = self.kinds.len() >= MAX_KINDS;
        let kind = if full && !self.kinds.contains_key(&kind) { OverviewKind::Other } else { kind };
        let new = self.slots.len();
        let at = *self.kinds.entry(kind).or_insert(new);
        if at == new {
            self.slots.push(empty());
        }
        self.recent = Some((kind, at));
        (at, at == new)
    }

    /// Marks a loss at a time stamp, or at the nearest time of an event: time stamps of buffers may be wrong.
    fn mark_lost(&mut self, stamp: i64) {
        let time = self.clock.and_then(|clock| clock.checked_time(stamp));
        let (Some(time), Some((first, last))) = (time, self.range) else { return };
        mark(&mut self.lost, Some((time.0 >> self.shift).clamp(first, last)), 1);
    }
}

/// Returns whether an event reports a loss.
fn is_loss(event: &Event<'_>) -> bool {
    matches!(event.identity(), Identity::Class { guid: EtwRtLoss::CLASS, .. })
}

fn empty() -> Slots {
    Box::new([0; SLOTS])
}

/// Returns the slot of a quotient.
#[inline]
fn index(quotient: i64) -> usize {
    (quotient & (SLOTS as i64 - 1)) as usize
}

/// Adds to the count of a quotient, if there is one.
fn mark(slots: &mut Slots, quotient: Option<i64>, count: u64) {
    if let Some(slot) = quotient.and_then(|quotient| slots.get_mut(index(quotient))) {
        *slot += count;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns start and width of the intervals of times, and the counts of events, all of one kind.
    fn over_time(times: &[i64], at_most: usize) -> Option<(i64, u64, Vec<u64>)> {
        let mut overview = Overview::new(None);
        for time in times {
            let slot = overview.slot(FileTime(*time));
            let (at, _) = overview.index(OverviewKind::Other);
            overview.slots[at][slot] += 1;
        }
        let all = overview.intervals(at_most)?;
        Some((all.start.0, all.width, all.events()))
    }

    proptest! {
        #[test]
        fn overview_counts_every_time_in_its_interval_in_any_order(
            times in proptest::collection::vec(prop_oneof![any::<i64>(), 0..100i64, 0..1i64 << 40], 1..50),
            at_most in 1..300usize,
        ) {
            let (start, width, counts) = over_time(&times, at_most).expect("there are times");
            prop_assert!(counts.len() <= at_most);
            let mut expected = vec![0; counts.len()];
            for time in &times {
                expected[usize::try_from((i128::from(*time) - i128::from(start)) / i128::from(width)).expect("an index")] += 1;
            }
            prop_assert_eq!(&counts, &expected);
            let backward: Vec<i64> = times.iter().rev().copied().collect();
            prop_assert_eq!(over_time(&backward, at_most), Some((start, width, counts)));
        }
    }

    #[test]
    fn overview_joins_kinds_beyond_the_limit_and_has_no_times_without_a_clock() {
        let mut overview = Overview::new(None);
        assert_eq!(overview.intervals(10), None);
        overview.slot(FileTime(0));
        for number in 0..2 * MAX_KINDS as u32 {
            overview.index(OverviewKind::Provider(Guid { data1: number, ..Guid::default() }));
        }
        assert!(overview.slots.len() <= MAX_KINDS + 1);
        assert!(overview.kinds.contains_key(&OverviewKind::Other));
    }
}
