//! Counts of events by process.

use crate::order::OrderBy as _;
use hashbrown::HashMap;

use super::State;
use crate::count::Tally;
use crate::record::Event;

/// Counts of events by process ID and name.
///
/// ```
/// use etwspec_etl::state::{FirstPass, ProcessCounts};
/// use etwspec_etl::{Item, SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let mut state = FirstPass::of(&trace).state();
/// let (mut counts, mut events) = (ProcessCounts::default(), 0);
/// trace.for_each_event(|buffer, event| {
///     state.update(buffer, event);
///     counts.add(&state, event);
///     events += 1;
/// });
/// assert_eq!(counts.all().iter().map(|(.., tally)| tally.events).sum::<u64>(), events);
/// ```
#[derive(Clone, Debug, Default)]
pub struct ProcessCounts {
    rows: Vec<(Process, Tally)>,
    by_process: HashMap<Process, usize>,
    /// Rows of recent processes.
    recent: HashMap<Option<u32>, usize>,
    /// Generation of the names of the recent processes.
    generation: u64,
}

/// ID and name of a process, if they are known.
type Process = (Option<u32>, Option<Box<str>>);

impl ProcessCounts {
    /// Adds an event to which a state was moved.
    #[inline]
    pub fn add(&mut self, state: &State, event: &Event<'_>) {
        let process = state.writer().process;
        if self.generation != state.generation() {
            self.generation = state.generation();
            self.recent.clear();
        }
        let row = match self.recent.get(&process) {
            Some(row) => *row,
            None => {
                let name = process.and_then(|process| state.process(process)).map(Box::from);
                let row = self.row((process, name));
                self.recent.insert(process, row);
                row
            }
        };
        if let Some((_, tally)) = self.rows.get_mut(row) {
            tally.add(event.bytes().len());
        }
    }

    fn row(&mut self, key: Process) -> usize {
        let ProcessCounts { rows, by_process, .. } = self;
        *by_process.entry(key).or_insert_with_key(|key| {
            rows.push((key.clone(), Tally::default()));
            rows.len() - 1
        })
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: ProcessCounts) {
        for (key, tally) in other.rows {
            let row = self.row(key);
            if let Some((_, own)) = self.rows.get_mut(row) {
                own.merge(tally);
            }
        }
    }

    /// Returns the counts in the order of IDs and names: the ID and the name, if they are known, and the events.
    pub fn all(&self) -> Vec<(Option<u32>, Option<&str>, Tally)> {
        let rows = self.rows.iter().map(|((process, name), tally)| (*process, name.as_deref(), *tally));
        let mut rows: Vec<_> = rows.collect();
        rows.order_by_key(|(process, name, _)| (*process, *name));
        rows
    }
}
