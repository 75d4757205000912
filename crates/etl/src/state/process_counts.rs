//! Counts of events by process.

use hashbrown::HashMap;

use super::State;
use crate::count::{Counts, Tally};
use crate::order::OrderBy as _;
use crate::record::Event;

/// Process ID and name, if they are known, and the events.
type Row<'c> = (Option<u32>, Option<&'c str>, Tally);

/// Counts of events by process ID and name.
///
/// ```
/// use etwspec_etl::state::{FirstPass, ProcessCounts};
/// use etwspec_etl::{Item, SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let mut state = FirstPass::of(&trace).state();
/// let (mut counts, mut events) = (ProcessCounts::default(), 0);
/// trace.for_each_event(|event| {
///     state.update(event);
///     counts.add(&state, event);
///     events += 1;
/// });
/// assert_eq!(counts.all().0.iter().map(|(.., tally)| tally.events).sum::<u64>(), events);
/// ```
#[derive(Clone, Debug, Default)]
pub struct ProcessCounts {
    /// Tallies by name, which is empty if it is unknown.
    by_process: HashMap<Option<u32>, HashMap<String, Tally>>,
    /// Events of processes beyond the limit.
    beyond: Tally,
}

impl ProcessCounts {
    /// Adds an event to which a state was moved.
    pub fn add(&mut self, state: &State, event: &Event<'_>) {
        let tally = Tally { events: 1, bytes: event.bytes().len() as u64 };
        self.add_tally(state.writer().process, state.writer_name().unwrap_or_default(), tally);
    }

    /// Adds events of a process.
    pub(super) fn add_tally(&mut self, process: Option<u32>, name: &str, tally: Tally) {
        self.by_process.entry(process).or_default().entry_ref(name).or_default().merge(tally);
        // It is worth the time to leave out half of them.
        if self.by_process.len() > 2 * Counts::MAX_IDENTITIES {
            let mut all: Vec<_> = std::mem::take(&mut self.by_process).into_iter().collect();
            all.order_by_key(|(process, _)| *process);
            let beyond = all.split_off(Counts::MAX_IDENTITIES);
            beyond.into_iter().flat_map(|(_, names)| names.into_values()).for_each(|tally| self.beyond.merge(tally));
            self.by_process = all.into_iter().collect();
        }
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: ProcessCounts) {
        for (process, names) in other.by_process {
            names.iter().for_each(|(name, tally)| self.add_tally(process, name, *tally));
        }
        self.beyond.merge(other.beyond);
    }

    /// Returns the first [`MAX_IDENTITIES`](Counts::MAX_IDENTITIES) counts in the order of IDs and names: the ID and the name, if they
    /// are known, and the events. The others are counted together.
    pub fn all(&self) -> (Vec<Row<'_>>, Tally) {
        let known = |name| Some(name).filter(|name: &&str| !name.is_empty());
        let names = self.by_process.iter().flat_map(|(process, names)| names.iter().map(|row| (*process, row)));
        let mut rows: Vec<_> = names.map(|(process, (name, tally))| (process, known(&**name), *tally)).collect();
        rows.order_by_key(|(process, name, _)| (*process, *name));
        let mut others = self.beyond;
        rows.iter().skip(Counts::MAX_IDENTITIES).for_each(|(.., tally)| others.merge(*tally));
        rows.truncate(Counts::MAX_IDENTITIES);
        (rows, others)
    }
}
