//! Lists whose rows are sums of what events add.

use etwspec::payloads::{List, ListDoes, ListHolds, ListTake};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::cell::{Cell, Row, key, size};
use super::read::{Statement, Values, elapsed};

/// Key of a row, with the life of its process.
type Key = (Box<[Cell]>, Option<i64>);

/// Rows by key, and the intervals that have begun.
#[derive(Debug)]
pub(super) struct Sums {
    list: &'static List,
    of_kernel: HashMap<Key, Row>,
    /// Rows that events of providers state, which repeat those of the kernel. They count in traces without the latter.
    of_provider: HashMap<Key, Row>,
    /// Columns that identify an interval.
    by: Vec<usize>,
    open: HashMap<Box<[Cell]>, (FileTime, Vec<Cell>)>,
}

/// Returns the columns that identify an interval: the parts of the key that all of its events state.
pub(super) fn of_interval(list: &List) -> Vec<usize> {
    let of = |does: ListDoes| matches!(does, ListDoes::Opens | ListDoes::Notes | ListDoes::Closes);
    let is_stated = |at: usize| {
        let mut events = list.events.iter().filter(|event| of(event.does));
        events.all(|event| event.values.iter().any(|(column, ..)| *column == at))
    };
    let keys = list.columns.iter().enumerate().filter(|(_, column)| column.holds == ListHolds::Key);
    keys.map(|(at, _)| at).filter(|at| is_stated(*at)).collect()
}

impl Sums {
    pub(super) fn new(list: &'static List) -> Sums {
        let (of_kernel, of_provider) = (HashMap::new(), HashMap::new());
        Sums { list, of_kernel, of_provider, by: of_interval(list), open: HashMap::new() }
    }

    /// Adds what an event states. It counts if it is within the requested interval of time.
    pub(super) fn add(
        &mut self,
        statement: Statement,
        mut values: Values,
        (time, is_within): (Option<FileTime>, bool),
        room: &mut Room,
    ) {
        match (statement.event.does, time) {
            (ListDoes::Adds | ListDoes::Maps, _) if values.counts && is_within => {
                self.add_row(statement, values, time, room);
            }
            (ListDoes::Opens, Some(time)) => {
                let by = self.interval(&values.cells);
                if !values.counts {
                    self.open.remove(&by);
                } else if self.open.contains_key(&by) || room.takes(size(&values.cells)) {
                    self.open.insert(by, (time, values.cells));
                }
            }
            (ListDoes::Notes, _) => {
                if let Some((_, open)) = self.open.get_mut(&self.interval(&values.cells)) {
                    complete(open, values.cells);
                }
            }
            (ListDoes::Closes, Some(time)) => {
                let Some((from, open)) = self.open.remove(&self.interval(&values.cells)) else { return };
                let Some(length) = elapsed(from, time).filter(|_| is_within && values.counts) else { return };
                complete(&mut values.cells, open);
                for (column, take, _) in statement.event.values {
                    if let Some(cell) = values.cells.get_mut(*column).filter(|_| *take == ListTake::Elapsed) {
                        *cell = length.clone();
                    }
                }
                self.add_row(statement, values, Some(time), room);
            }
            _ => {}
        }
    }

    fn interval(&self, values: &[Cell]) -> Box<[Cell]> {
        self.by.iter().filter_map(|at| values.get(*at).cloned()).collect()
    }

    fn add_row(&mut self, statement: Statement, values: Values, time: Option<FileTime>, room: &mut Room) {
        let is_of_provider = statement.event.provider.is_some();
        let all = if is_of_provider { &mut self.of_provider } else { &mut self.of_kernel };
        let key = (key(self.list, &values.cells), values.life);
        let row = match all.get_mut(&key) {
            Some(row) => row,
            None if room.takes(size(&values.cells)) => all.entry(key).or_insert_with(|| Row::new(self.list)),
            None => return,
        };
        row.add(self.list, values.cells, time);
    }

    /// Returns the rows, in the order of the list.
    pub(super) fn finish(self) -> Vec<Row> {
        let all = if self.of_kernel.is_empty() { self.of_provider } else { self.of_kernel };
        let mut all: Vec<(Key, Row)> = all.into_iter().collect();
        // Rows with equal cells differ in the life of their process.
        all.order_by(|(one, _), (other, _)| one.cmp(other));
        all.into_iter().map(|(_, row)| row).collect()
    }
}

/// Sets values that are not known.
fn complete(own: &mut [Cell], other: Vec<Cell>) {
    own.iter_mut().zip(other).for_each(|(own, other)| own.complete(other));
}
