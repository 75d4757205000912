//! Lists that answer questions about a trace, such as its processes, images, files and waits.
//!
//! # Design
//!
//! A [`List`] of the tables states which events begin, end, describe or add to its rows, and the fields that contain the values of
//! its columns. [`Tables`] is a fold over the events of a trace: one pass fills several lists. The code contains no name of an
//! event or a field. The tables `answers` of `etwspec-sql` have the same rows.
//!
//! # Memory
//!
//! Rows and their texts, when they are printed, take at most [`LIMIT`] bytes and twice the size of the events that state them. What
//! does not fit is left out and [counted](Answers::left_out).

mod cell;
mod lives;
mod read;
mod select;
mod sums;
mod tree;
mod volumes;

pub use etwspec::payloads::{List, ListColumn, ListHolds, ListType};
use etwspec::payloads::{ListDoes, ListEvent};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::state::State;
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Event, Item, LogFile, Trace};
use etwspec_schema::{Decoder, codes};

use crate::known::Known;
pub use cell::{Cell, Row, other_columns};
use lives::Lives;
use read::{Statement, Statements, Values};
use select::most;
pub use select::{groups, is_added, unknown_column};
use sums::Sums;
use tree::Parents;
pub use tree::{Branch, tree};
use volumes::Volumes;

/// Maximum size of all rows in bytes, to which twice the size of the events that state rows is added.
pub const LIMIT: usize = 64 << 20;

/// Size that a row counts in bytes: itself, and its cells when it is printed.
const ROW: usize = 1 << 10;

/// Returns the list with a name.
pub fn find(name: &str) -> Option<&'static List> {
    List::ALL.iter().find(|list| list.name == name)
}

/// Returns whether the events have to be read in order of time, because intervals begin and end in different buffers.
pub fn is_ordered(list: &List) -> bool {
    !begins(list) && list.events.iter().any(|event| event.does == ListDoes::Opens)
}

/// Returns whether the rows of a list begin and end.
fn begins(list: &List) -> bool {
    let mut does = list.events.iter().map(|event| event.does);
    does.any(|does| matches!(does, ListDoes::Begins | ListDoes::Existed | ListDoes::Exists))
}

/// Returns the names of the events that state the rows of a list, such as `Process/Start`.
pub fn events(list: &'static List) -> impl Iterator<Item = String> {
    let of_provider = |event: &'static ListEvent| {
        event.provider.into_iter().flat_map(|(guid, ids)| {
            let provider = etwspec_schema::provider_table::name(guid).unwrap_or_default();
            ids.iter().map(move |id| {
                let schemas = etwspec_schema::provider_table::versions(guid, *id);
                let name = schemas.first().and_then(etwspec_schema::Schema::event_name);
                name.map_or_else(|| format!("{provider} {id}"), |name| format!("{provider}/{name}"))
            })
        })
    };
    list.events
        .iter()
        .flat_map(move |event| event.kernel.iter().map(|name| (*name).to_owned()).chain(of_provider(event)))
}

/// Room for rows.
#[derive(Debug)]
struct Room {
    left: usize,
    left_out: u64,
}

impl Room {
    /// Takes room for a row with a number of bytes of text. Returns whether there was room.
    fn takes(&mut self, text: usize) -> bool {
        self.takes_bytes(ROW + 3 * text)
    }

    /// Takes a number of bytes. Returns whether there was room for them.
    fn takes_bytes(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes) {
            Some(left) if self.left_out == 0 => self.left = left,
            _ => self.left_out += 1,
        }
        self.left_out == 0
    }
}

/// Fills lists from the events of a trace.
///
/// ```
/// use std::sync::Arc;
///
/// use etwspec_traces::tables::{Tables, find};
/// use etwspec_etl::state::FirstPass;
/// use etwspec_etl::{SAMPLE, Trace};
/// use etwspec_schema::{Decoder, Schemas};
///
/// let trace = Trace::new(SAMPLE);
/// let mut state = FirstPass::of(&trace).state();
/// let mut schemas = Decoder::new(Arc::new(Schemas::new()), None);
/// let processes = find("processes").expect("the tables have it");
/// let mut tables = Tables::new(&[processes], trace.log_file());
/// trace.for_each_event(|event| {
///     state.update(event);
///     schemas.read_event(event);
///     tables.event(event, &state, &mut schemas);
/// });
/// let answers = tables.finish();
/// assert!(answers.rows(processes).iter().any(|row| row.process(processes).1.is_some()));
/// ```
#[derive(Debug)]
pub struct Tables {
    statements: Statements,
    clock: Option<Clock>,
    from: Option<FileTime>,
    to: Option<FileTime>,
    lists: Vec<Filled>,
    volumes: Volumes,
    room: Room,
    damaged: u64,
}

/// A list that is being filled.
#[derive(Debug)]
struct Filled {
    list: &'static List,
    rows: Rows,
    stated: u64,
}

#[derive(Debug)]
enum Rows {
    Lives(Lives),
    Sums(Sums),
}

/// Rows of lists.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Answers {
    lists: Vec<(&'static List, Vec<Row>, u64)>,
    /// Number of statements of events that do not fit into memory.
    pub left_out: u64,
    /// Number of damaged parts of the traces.
    pub damaged: u64,
}

impl Answers {
    fn of(&self, list: &List) -> Option<&(&'static List, Vec<Row>, u64)> {
        self.lists.iter().find(|(own, ..)| own.name == list.name)
    }

    /// Returns the rows of a list; none if it was not requested.
    pub fn rows(&self, list: &List) -> &[Row] {
        self.of(list).map_or(&[], |(_, rows, _)| rows)
    }

    /// Returns the number of events that state rows of a list.
    pub fn stated(&self, list: &List) -> u64 {
        self.of(list).map_or(0, |(.., stated)| *stated)
    }
}

impl Tables {
    /// Creates lists for a trace.
    pub fn new(lists: &[&'static List], log_file: Option<&LogFile>) -> Tables {
        let rows = |list: &'static List| match begins(list) {
            true => Rows::Lives(Lives::new(list)),
            false => Rows::Sums(Sums::new(list)),
        };
        Tables {
            statements: Statements::of(lists, log_file),
            clock: log_file.map(|log_file| log_file.clock),
            from: None,
            to: None,
            lists: lists.iter().map(|list| Filled { list, rows: rows(list), stated: 0 }).collect(),
            volumes: Volumes::default(),
            room: Room { left: LIMIT, left_out: 0 },
            damaged: 0,
        }
    }

    /// Restricts the rows to an interval: rows that lived in it, and sums of what happened in it. An interval of a row is in it if
    /// its end is.
    #[must_use]
    pub fn within(self, from: Option<FileTime>, to: Option<FileTime>) -> Tables {
        Tables { from, to, ..self }
    }

    /// Sets the maximum size in bytes.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> Tables {
        self.room.left = bytes;
        self
    }

    /// Adds an event. The state was moved to it, and the schemas have read it. Events of [ordered](is_ordered) lists come in order
    /// of time.
    #[inline]
    pub fn event(&mut self, event: &Event<'_>, state: &State, schemas: &mut Decoder) {
        if let Some(stated) = self.statements.read(event, state, schemas) {
            self.add(stated, event);
        }
    }

    /// Adds the events of a trace that a test selects, in the order that the lists need.
    pub fn trace(
        &mut self,
        trace: &Trace<'_>,
        Known { state, schemas }: &mut Known,
        mut is_selected: impl FnMut(&Event<'_>, &State, &mut Decoder) -> bool,
    ) {
        let is_by_time = self.lists.iter().any(|filled| is_ordered(filled.list));
        let each = |item: Item<'_>| {
            let Item::Event(_, event) = item else { return self.damaged += 1 };
            state.update(&event);
            schemas.read_event(&event);
            if is_selected(&event, state, schemas) {
                self.event(&event, state, schemas);
            }
        };
        if is_by_time { trace.for_each_by_time(each) } else { trace.for_each(each) }
    }

    fn add(&mut self, stated: Vec<(Statement, Values)>, event: &Event<'_>) {
        self.room.left = self.room.left.saturating_add(2 * event.bytes().len());
        let time = event.time_stamp().zip(self.clock).map(|(stamp, clock)| clock.time(stamp));
        let is_within = self.from.is_none_or(|from| time.is_some_and(|time| from <= time))
            && self.to.is_none_or(|to| time.is_some_and(|time| time < to));
        for (statement, values) in stated {
            self.add_values(statement, values, (time, is_within));
        }
    }

    fn add_values(&mut self, statement: Statement, values: Values, (time, is_within): (Option<FileTime>, bool)) {
        if statement.event.does == ListDoes::Maps {
            self.volumes.add(&values.cells, &mut self.room);
        }
        let Some(filled) = self.lists.iter_mut().find(|filled| filled.list.name == statement.list.name) else { return };
        filled.stated += 1;
        match &mut filled.rows {
            Rows::Lives(lives) => lives.add(statement, values, time, &mut self.room),
            Rows::Sums(sums) => sums.add(statement, values, (time, is_within), &mut self.room),
        }
    }

    /// Returns the rows.
    pub fn finish(self) -> Answers {
        let Tables { lists, volumes, from, to, room, damaged, .. } = self;
        let rows = |filled: Filled| {
            let list = filled.list;
            let mut rows = match filled.rows {
                Rows::Lives(lives) => lives.finish(),
                Rows::Sums(sums) => sums.finish(),
            };
            rows.order_by(|one, other| {
                let order = |row: &Row| list.order.iter().map(|at| row.cell(*at).clone()).collect::<Vec<_>>();
                most(other, list.most).cmp(&most(one, list.most)).then_with(|| order(one).cmp(&order(other)))
            });
            follow(list, &mut rows, &volumes);
            rows.retain(|row| {
                let (begin, end) = row.life(list);
                from.is_none_or(|from| end.is_none_or(|end| from <= end))
                    && to.is_none_or(|to| begin.is_none_or(|begin| begin < to))
            });
            (list, rows, filled.stated)
        };
        Answers { lists: lists.into_iter().map(rows).collect(), left_out: room.left_out, damaged }
    }
}

/// Sets the values that follow from other columns.
fn follow(list: &'static List, rows: &mut [Row], volumes: &Volumes) {
    let parents: Vec<Option<usize>> = {
        let all: Vec<&Row> = rows.iter().collect();
        let parents = Parents::of(list, &all);
        parents.iter().flat_map(|parents| all.iter().map(|row| parents.parent(row))).collect()
    };
    let name = list.process.map_or(0, |(_, name)| name);
    let names: Vec<Cell> =
        parents.iter().map(|at| at.and_then(|at| rows.get(at)?.cells.get(name).cloned()).unwrap_or_default()).collect();
    for (at, column) in list.columns.iter().enumerate() {
        for (index, row) in rows.iter_mut().enumerate() {
            let of = row.cell(column.of);
            let text = |text: &str| Cell::Text(text.into());
            // Numbers of success are those of programs.
            let status = |status: i64| codes::nt_status(status as u32).filter(|_| status as u32 >> 30 != 0);
            let followed = match column.holds {
                ListHolds::DosPath => of.text().and_then(|path| volumes.dos_path(path)).map(Cell::Text),
                ListHolds::StatusName => of.signed().and_then(status).map(text),
                ListHolds::ParentName => names.get(index).cloned(),
                _ => continue,
            };
            if let Some((cell, followed)) = row.cells.get_mut(at).zip(followed) {
                *cell = followed;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_after_the_first_overflow_is_counted() {
        let mut room = Room { left: 10, left_out: 0 };
        assert!(room.takes_bytes(4));
        assert!(!room.takes_bytes(7) && !room.takes_bytes(1));
        assert_eq!((room.left, room.left_out), (6, 2));
    }
}
