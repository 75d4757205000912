//! Lists whose rows begin and end.

use etwspec::payloads::{List, ListDoes, ListEvent, ListHolds, ListTake};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use super::Room;
use super::cell::{Cell, Row, holding, key, size};
use super::read::{Statement, Values, elapsed};
use super::sums::of_interval;

/// Size that a point in time counts in bytes.
const POINT: usize = 256;

/// Statement about a row.
#[derive(Debug)]
struct Stated {
    key: Box<[Cell]>,
    life: Option<i64>,
    /// Without a time, it is the last.
    time: Option<FileTime>,
    /// Position of the event in the list, by which statements of one time are sorted.
    at: usize,
    event: &'static ListEvent,
    cells: Vec<Cell>,
}

/// Times at which intervals begin, with `Some(true)` if they count, and at which they end, with the event.
type Switches = Vec<(FileTime, Option<bool>, &'static ListEvent)>;

/// Part of a key, with the life of a process.
type Group = (Vec<Cell>, Option<i64>);

/// Collects what events state about rows.
#[derive(Debug)]
pub(super) struct Lives {
    list: &'static List,
    stated: Vec<Stated>,
    /// Values of rows that are found by other columns.
    found: HashMap<(Vec<usize>, Vec<Cell>), Vec<Cell>>,
    /// Columns that identify an interval.
    by: Vec<usize>,
    switches: HashMap<Group, Switches>,
}

impl Lives {
    pub(super) fn new(list: &'static List) -> Lives {
        Lives { list, stated: Vec::new(), found: HashMap::new(), by: of_interval(list), switches: HashMap::new() }
    }

    pub(super) fn add(&mut self, statement: Statement, values: Values, time: Option<FileTime>, room: &mut Room) {
        let Values { cells, life, counts } = values;
        let event = statement.event;
        let group = |by: &[usize]| by.iter().filter_map(|at| cells.get(*at).cloned()).collect::<Vec<Cell>>();
        let opens = match event.does {
            ListDoes::Opens => Some(counts),
            ListDoes::Closes => None,
            _ if !event.by.is_empty() => {
                let by = group(event.by);
                if !by.contains(&Cell::None) && room.takes(size(&cells)) {
                    self.found.insert((event.by.to_vec(), by), cells);
                }
                return;
            }
            _ => {
                if counts && room.takes(size(&cells)) {
                    let key = key(self.list, &cells);
                    self.stated.push(Stated { key, life, time, at: statement.at, event, cells });
                }
                return;
            }
        };
        if let Some(time) = time.filter(|_| room.takes_bytes(POINT)) {
            self.switches.entry((group(&self.by), life)).or_default().push((time, opens, event));
        }
    }

    /// Returns the rows, by key and time.
    ///
    /// A key is used again: each start begins another row, unless the kernel and a provider state one start, one after the other.
    pub(super) fn finish(mut self) -> Vec<Row> {
        let list = self.list;
        self.stated.order_by(|one, other| {
            let of = |one: &Stated| (one.time.is_none(), one.time, one.at);
            (&one.key, one.life, of(one)).cmp(&(&other.key, other.life, of(other)))
        });
        let has_rundown = list.events.iter().any(|event| matches!(event.does, ListDoes::Existed | ListDoes::Exists));
        let mut all: Vec<(Row, Option<i64>)> = Vec::new();
        let mut last: Option<(Box<[Cell]>, Option<i64>)> = None;
        // The effect of the event before, and whether the kernel and a provider have begun the row.
        let (mut before, mut begun) = (None, [false; 2]);
        // Details from events before the row that they describe, and the positions of the events that stated details.
        let (mut early, mut details) = (Row::new(list), Vec::new());
        for Stated { key, life, time, at, event, cells } in std::mem::take(&mut self.stated) {
            let of = (key, life);
            if last.as_ref() != Some(&of) {
                (last, before, begun, early, details) = (Some(of), None, [false; 2], Row::new(list), Vec::new());
            }
            let does = event.does;
            let stated = stated_time(list, event, &cells);
            let begins = match (does, before) {
                (ListDoes::Details, None) => {
                    early.add_details(list, (at, cells), &mut details);
                    continue;
                }
                (ListDoes::Ends, None) if !has_rundown => continue,
                (_, None) => true,
                (ListDoes::Begins, Some(before)) => {
                    !list.once
                        && (before != ListDoes::Begins
                            || begun.get(usize::from(event.provider.is_some())) == Some(&true))
                }
                (ListDoes::Existed | ListDoes::Exists, Some(ListDoes::Ends)) => !list.once,
                _ => false,
            };
            if begins {
                begun = [false; 2];
                if before.is_some() {
                    details.clear();
                }
                all.push((Row::new(list), life));
            }
            let Some((row, _)) = all.last_mut() else { continue };
            match does {
                ListDoes::Details => row.add_details(list, (at, cells), &mut details),
                _ => row.add(list, cells, None),
            }
            if begins {
                let early = std::mem::replace(&mut early, Row::new(list));
                row.add(list, early.cells.into_vec(), None);
            }
            row.lives(list, does, time, stated);
            if does == ListDoes::Begins
                && let Some(begun) = begun.get_mut(usize::from(event.provider.is_some()))
            {
                *begun = true;
            }
            if does != ListDoes::Details {
                before = Some(does);
            }
        }
        for by in list.events.iter().map(|event| event.by).filter(|by| !by.is_empty()) {
            for (row, _) in &mut all {
                let key = (by.to_vec(), by.iter().map(|at| row.cell(*at).clone()).collect());
                if let Some(values) = self.found.get(&key) {
                    row.add(list, values.clone(), None);
                }
            }
        }
        self.add_intervals(&mut all);
        all.into_iter().map(|(row, _)| row).collect()
    }

    /// Adds intervals to rows. An interval is of the first row that begins in it, or of the last one that has not ended: a row
    /// has several. No interval counts twice.
    fn add_intervals(&mut self, all: &mut [(Row, Option<i64>)]) {
        let (list, by) = (self.list, std::mem::take(&mut self.by));
        let mut groups: HashMap<Group, Vec<usize>> = HashMap::new();
        for (at, (row, life)) in all.iter().enumerate().filter(|_| !self.switches.is_empty()) {
            groups.entry((by.iter().map(|at| row.cell(*at).clone()).collect(), *life)).or_default().push(at);
        }
        for (group, mut own) in groups {
            let Some(switches) = self.switches.get_mut(&group) else { continue };
            own.order_by_key(|at| all.get(*at).map(|(row, _)| (row.life(list).0, row.cells.clone())));
            let lives: Vec<_> = own.iter().filter_map(|at| Some(all.get(*at)?.0.life(list))).collect();
            switches.order_by_key(|(time, opens, _)| (*time, *opens));
            // A start or end without the other is no interval.
            let intervals = switches.windows(2).filter_map(|pair| match *pair {
                [(from, Some(true), _), (to, None, event)] => Some((from, to, event)),
                _ => None,
            });
            let (mut next, mut open) = (0, Vec::new());
            for (from, to, event) in intervals {
                let began = |at: usize, before: FileTime| {
                    lives.get(at).is_some_and(|(begin, _)| begin.is_none_or(|begin| begin < before))
                };
                while began(next, from) {
                    open.push(next);
                    next += 1;
                }
                let of = if began(next, to) {
                    Some(next)
                } else {
                    let ended =
                        |at: &mut usize| lives.get(*at).is_some_and(|(_, end)| end.is_some_and(|end| end < from));
                    while open.pop_if(ended).is_some() {}
                    open.last().copied()
                };
                let row = of.and_then(|of| own.get(of)).and_then(|at| all.get_mut(*at));
                if let Some(((row, _), length)) = row.zip(elapsed(from, to)) {
                    row.add(list, of_end(list, event, &length), None);
                }
            }
        }
    }
}

/// Returns the values that the end of an interval states about it.
fn of_end(list: &List, event: &ListEvent, length: &Cell) -> Vec<Cell> {
    let mut cells = vec![Cell::None; list.columns.len()];
    for (column, take, constant) in event.values {
        let value = match (take, list.columns.get(*column)) {
            (ListTake::Elapsed, _) => length.clone(),
            (ListTake::Constant, Some(column)) => Cell::of_text(constant, column.ty),
            _ => continue,
        };
        if let Some(cell) = cells.get_mut(*column) {
            *cell = value;
        }
    }
    cells
}

/// Returns the time at which a row begins or ends, if the event states it in a field.
fn stated_time(list: &List, event: &ListEvent, cells: &[Cell]) -> Option<Option<FileTime>> {
    let holds = if event.does == ListDoes::Ends { ListHolds::End } else { ListHolds::Begin };
    let at = holding(list, holds).filter(|at| event.values.iter().any(|(column, ..)| column == at))?;
    Some(cells.get(at)?.time())
}

impl Row {
    /// Adds details. Of several events that state a value, the first of the list counts.
    fn add_details(&mut self, list: &List, (at, cells): (usize, Vec<Cell>), details: &mut Vec<usize>) {
        details.resize(list.columns.len(), usize::MAX);
        for ((own, value), of) in self.cells.iter_mut().zip(&cells).zip(details) {
            if *value != Cell::None && (*own == Cell::None || at < *of && *of != usize::MAX) {
                (*own, *of) = (value.clone(), at);
            }
        }
    }

    /// Sets the times of a life. The time of an event precedes one that an event states in a field.
    fn lives(&mut self, list: &List, does: ListDoes, time: Option<FileTime>, stated: Option<Option<FileTime>>) {
        use std::cmp::Ordering::{Greater, Less};
        let Some(time) = stated.unwrap_or(time) else { return };
        let (holds, ordering) = match does {
            ListDoes::Begins => (ListHolds::Begin, Less),
            ListDoes::Ends if list.once => (ListHolds::End, Less),
            ListDoes::Ends => (ListHolds::End, Greater),
            ListDoes::Existed | ListDoes::Exists => {
                let [first, second] = &mut self.listed;
                let listed = if does == ListDoes::Existed { first } else { second };
                *listed = Some(listed.map_or(time, |listed| listed.min(time)));
                return;
            }
            _ => return,
        };
        let cell = holding(list, holds).and_then(|at| self.cells.get_mut(at));
        if let Some(cell) = cell.filter(|cell| stated.is_none() || **cell == Cell::None) {
            cell.keep_time(time, ordering);
        }
    }
}
