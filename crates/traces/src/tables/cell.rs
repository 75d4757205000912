//! Values of columns.

use etwspec::payloads::{List, ListColumn, ListHolds, ListType};
use etwspec_etl::time::FileTime;

/// Value of a column.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Cell {
    /// Unknown.
    #[default]
    None,
    /// Text.
    Text(Box<str>),
    /// An unsigned number.
    Number(u64),
    /// An address.
    Address(u64),
    /// A signed number: a status, or a time in nanoseconds.
    Signed(i64),
    /// A point in time.
    Time(FileTime),
}

impl Cell {
    /// Returns a number as a value of a column. A negative one is that of its bits, if the column has unsigned numbers.
    pub(super) fn of_number(number: i128, ty: ListType) -> Cell {
        let signed = i64::try_from(number).ok();
        let unsigned = u64::try_from(number).ok().or(signed.map(|number| number as u64));
        match ty {
            ListType::Text => Cell::Text(number.to_string().into()),
            ListType::Status | ListType::Duration => signed.map_or(Cell::None, Cell::Signed),
            ListType::Address => unsigned.map_or(Cell::None, Cell::Address),
            ListType::Time => Cell::None,
            _ => unsigned.map_or(Cell::None, Cell::Number),
        }
    }

    /// Returns a text as a value of a column.
    pub(super) fn of_text(text: &str, ty: ListType) -> Cell {
        match text.parse::<i128>() {
            Ok(number) if ty != ListType::Text => Cell::of_number(number, ty),
            _ => Cell::Text(text.into()),
        }
    }

    /// Returns an unsigned number.
    pub fn number(&self) -> Option<u64> {
        match *self {
            Cell::Number(number) | Cell::Address(number) => Some(number),
            _ => None,
        }
    }

    /// Returns a signed number.
    pub fn signed(&self) -> Option<i64> {
        match *self {
            Cell::Signed(number) => Some(number),
            _ => None,
        }
    }

    /// Returns a point in time.
    pub fn time(&self) -> Option<FileTime> {
        match *self {
            Cell::Time(time) => Some(time),
            _ => None,
        }
    }

    /// Returns a text.
    pub fn text(&self) -> Option<&str> {
        match self {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the size of a text in bytes.
    fn size(&self) -> usize {
        self.text().map_or(0, str::len)
    }

    /// Sets a value that is not known.
    pub(super) fn complete(&mut self, other: Cell) {
        if *self == Cell::None || self.text() == Some("") && other != Cell::None {
            *self = other;
        }
    }

    /// Keeps the time that is less or greater.
    pub(super) fn keep_time(&mut self, time: FileTime, ordering: std::cmp::Ordering) {
        if self.time().is_none_or(|own| time.cmp(&own) == ordering) {
            *self = Cell::Time(time);
        }
    }
}

/// Row of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Row {
    /// Values, in the order of the columns.
    pub cells: Box<[Cell]>,
    /// Times at which rundowns at the start and at the end of the trace list it, in the order of creation.
    pub(super) listed: [Option<FileTime>; 2],
}

impl Row {
    /// Creates a row whose sums are 0.
    pub(super) fn new(list: &List) -> Row {
        let cells = list.columns.iter().map(|column| match (column.holds, column.ty) {
            (ListHolds::Sum, ListType::Number | ListType::Bytes) => Cell::Number(0),
            _ => Cell::None,
        });
        Row { cells: cells.collect(), listed: [None; 2] }
    }

    /// Returns the value of a column by its position.
    pub fn cell(&self, column: usize) -> &Cell {
        self.cells.get(column).unwrap_or(&Cell::None)
    }

    /// Returns the process ID and the name of the process.
    pub fn process(&self, list: &List) -> (Option<u64>, Option<&str>) {
        list.process.map_or((None, None), |(pid, name)| (self.cell(pid).number(), self.cell(name).text()))
    }

    /// Returns the times from which and to which the row exists. `None` if no column contains it.
    pub(super) fn life(&self, list: &List) -> (Option<FileTime>, Option<FileTime>) {
        let time = |holds: ListHolds| self.cell(holding(list, holds)?).time();
        (time(ListHolds::Begin), time(ListHolds::End))
    }

    /// Adds the values of an event, by what their columns hold.
    pub(super) fn add(&mut self, list: &List, values: Vec<Cell>, time: Option<FileTime>) {
        use std::cmp::Ordering::{Greater, Less};
        for ((own, value), column) in self.cells.iter_mut().zip(values).zip(list.columns) {
            // Rows state the times of what they add up.
            let time = value.time().or(time);
            match (column.holds, time) {
                (ListHolds::Sum, _) => match (&mut *own, value) {
                    (Cell::Number(own), Cell::Number(value)) => *own = own.saturating_add(value),
                    (Cell::Signed(own), Cell::Signed(value)) => *own = own.saturating_add(value),
                    (own, value) => own.complete(value),
                },
                (ListHolds::Most, _) => *own = std::mem::take(own).max(value),
                (ListHolds::First, Some(time)) => own.keep_time(time, Less),
                (ListHolds::Last, Some(time)) => own.keep_time(time, Greater),
                (ListHolds::Begin | ListHolds::End, _) => {}
                _ => own.complete(value),
            }
        }
    }
}

/// Returns the position of the column with some contents.
pub(super) fn holding(list: &List, holds: ListHolds) -> Option<usize> {
    list.columns.iter().position(|column| column.holds == holds)
}

/// Returns the columns that state the value of a column otherwise: the path in programs, the name of a status.
pub fn other_columns(list: &List, at: usize) -> impl Iterator<Item = usize> {
    let is_other = move |column: &ListColumn| {
        column.of == at && matches!(column.holds, ListHolds::DosPath | ListHolds::StatusName)
    };
    list.columns.iter().enumerate().filter(move |(_, column)| is_other(column)).map(|(other, _)| other)
}

/// Returns the values of the key.
pub(super) fn key(list: &List, values: &[Cell]) -> Box<[Cell]> {
    let of = list.columns.iter().zip(values).filter(|(column, _)| column.holds == ListHolds::Key);
    of.map(|(_, value)| value.clone()).collect()
}

/// Returns the size of the texts of values in bytes.
pub(super) fn size(values: &[Cell]) -> usize {
    values.iter().map(Cell::size).sum()
}
