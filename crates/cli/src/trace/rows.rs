//! Rows of lists as text, JSON and CSV.

use std::borrow::Cow;
use std::io::Write;

use clap::ValueEnum;
use etwspec_console::quantity::{bytes, count, number};
use etwspec_console::table::{Column, table};
use etwspec_console::{Problem, visible};
use etwspec_etl::json::append_json_text;
use etwspec_traces::lines::{Cells, Formulas, TimeFormat, Times};
use etwspec_traces::tables::{Answers, Cell, List, ListHolds, ListType, Row, is_added, other_columns, tree};

use super::Input;
use super::groups::lost;

/// Output format of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum RowFormat {
    /// A table for people
    #[default]
    Text,
    /// A JSON object for each row, one on a line
    Json,
    /// Comma-separated values
    Csv,
}

/// Layout of printed rows.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    pub(crate) format: RowFormat,
    pub(crate) is_first: bool,
    pub(crate) has_several: bool,
    pub(crate) width: Option<usize>,
}

/// Format of the printed rows of a trace.
pub(crate) struct View<'v> {
    file: &'v str,
    /// Format of times, unless the session states no start.
    times: Option<Times>,
    /// Lost events in the summary.
    lost: String,
    layout: Layout,
}

/// Maximum depth of a row for which its name is indented.
const MAX_INDENT: usize = 12;

impl<'v> View<'v> {
    pub(crate) fn new(input: &'v Input<'_>, times: TimeFormat, layout: Layout) -> View<'v> {
        let log_file = input.log_file();
        let start = log_file.map(|log_file| log_file.start_time).filter(|start| *start != 0);
        let times = start.map(|start| Times::new(times, start, log_file));
        let lost = lost(log_file.map_or(0, |log_file| log_file.events_lost.into()));
        View { file: input.name(), times, lost, layout }
    }

    /// Prints the rows of a list. Returns their number.
    pub(crate) fn list(
        &self,
        list: &'static List,
        (rows, all): (&[&Row], usize),
        out: &mut dyn Write,
    ) -> Result<usize, Problem> {
        let names: Vec<&str> = list.columns.iter().map(|column| column.name).collect();
        let branches = tree(list, rows).into_iter();
        let branches: Vec<_> = branches.filter_map(|branch| Some((*rows.get(branch.index)?, branch.depth))).collect();
        match self.layout.format {
            RowFormat::Text => write!(out, "{}", self.text(list, &branches, all))?,
            _ => self.lines(&names, branches.iter().map(|(row, _)| &row.cells[..]), out)?,
        }
        Ok(rows.len())
    }

    /// Prints how many rows each list has. Returns the number of lists with rows.
    pub(crate) fn overview(
        &self,
        lists: &[&'static List],
        answers: &Answers,
        out: &mut dyn Write,
    ) -> Result<usize, Problem> {
        let names = ["list", "rows", "events", "summary"];
        let (some, none): (Vec<&List>, Vec<&List>) = lists.iter().partition(|list| answers.stated(list) > 0);
        let text = |text: &str| Cell::Text(text.into());
        let row = |list: &&List| {
            let rows = Cell::Number(answers.rows(list).len() as u64);
            [text(list.name), rows, Cell::Number(answers.stated(list)), text(list.summary)]
        };
        let rows: Vec<[Cell; 4]> = some.iter().map(row).collect();
        if self.layout.format != RowFormat::Text {
            self.lines(&names, rows.iter().map(|row| &row[..]), out)?;
            return Ok(some.len());
        }
        let mut text = self.heading();
        let columns = [Column::Left("list"), Column::Right("rows"), Column::Right("events"), Column::Left("")];
        let shown = |cell: &Cell| cell.number().map_or_else(|| text_of(cell).into_owned(), number);
        let lines: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(shown).collect()).collect();
        table(&mut text, &columns, &lines, self.layout.width);
        if !none.is_empty() {
            let none: Vec<&str> = none.iter().map(|list| list.name).collect();
            text += &format!("\nNo events: {}\n", none.join(", "));
        }
        write!(out, "{text}")?;
        Ok(some.len())
    }

    /// Prints groups of rows: the columns that they have in common, the number of rows, and sums. Returns their number.
    pub(crate) fn groups(
        &self,
        list: &List,
        by: &[usize],
        (groups, all): (&[(u64, Row)], usize),
        out: &mut dyn Write,
    ) -> Result<usize, Problem> {
        let is_added = |at: &usize| list.columns.get(*at).is_some_and(|column| is_added(column.holds));
        let added = (0..list.columns.len()).filter(|at| is_added(at) && !by.contains(at));
        let places: Vec<Option<usize>> = by.iter().copied().map(Some).chain([None]).chain(added.map(Some)).collect();
        let column = |at: &Option<usize>| at.and_then(|at| list.columns.get(at));
        let names: Vec<&str> = places.iter().map(|at| column(at).map_or("rows", |column| column.name)).collect();
        let cells = |(count, row): &(u64, Row)| -> Vec<Cell> {
            places.iter().map(|at| at.map_or(Cell::Number(*count), |at| row.cell(at).clone())).collect()
        };
        let rows: Vec<Vec<Cell>> = groups.iter().map(cells).collect();
        if self.layout.format != RowFormat::Text {
            self.lines(&names, rows.iter().map(|row| &row[..]), out)?;
            return Ok(groups.len());
        }
        let types: Vec<ListType> =
            places.iter().map(|at| column(at).map_or(ListType::Number, |column| column.ty)).collect();
        let mut text = self.heading();
        if !groups.is_empty() {
            text += &format!("{}{}\n\n", counted(groups.len(), all, "group"), self.lost);
        }
        let lines = rows.iter().map(|row| row.iter().zip(&types).map(|(cell, ty)| self.shown(*ty, cell)).collect());
        headed(&mut text, names.into_iter().zip(types.iter().copied()), &lines.collect::<Vec<_>>(), self.layout.width);
        write!(out, "{text}")?;
        Ok(groups.len())
    }

    fn heading(&self) -> String {
        match (self.layout.has_several, self.layout.is_first) {
            (false, _) => String::new(),
            (true, true) => format!("{}\n", self.file),
            (true, false) => format!("\n{}\n", self.file),
        }
    }

    /// Prints rows as JSON or CSV.
    fn lines<'r>(
        &self,
        names: &[&str],
        rows: impl Iterator<Item = &'r [Cell]>,
        out: &mut dyn Write,
    ) -> Result<(), Problem> {
        let cells = Cells { formulas: Formulas::Guard, terminal: self.layout.width.is_some() };
        if self.layout.format == RowFormat::Csv && self.layout.is_first {
            writeln!(out, "file,{}", names.join(","))?;
        }
        for row in rows {
            let mut line = Vec::new();
            if self.layout.format == RowFormat::Json {
                line.extend_from_slice(b"{\"file\":");
                append_json_text(&mut line, self.file);
            } else {
                line.extend_from_slice(cells.cell(self.file).as_bytes());
            }
            for (name, cell) in names.iter().zip(row) {
                let text = text_of(cell);
                // A negative number is no formula.
                let is_plain = matches!(cell, Cell::Number(_) | Cell::Signed(_));
                match self.layout.format {
                    RowFormat::Json => {
                        line.extend_from_slice(format!(",\"{name}\":").as_bytes());
                        match cell {
                            Cell::None => line.extend_from_slice(b"null"),
                            _ if is_plain => line.extend_from_slice(text.as_bytes()),
                            _ => append_json_text(&mut line, &text),
                        }
                    }
                    _ if is_plain => line.extend_from_slice(format!(",{text}").as_bytes()),
                    _ => line.extend_from_slice(format!(",{}", cells.cell(&text)).as_bytes()),
                }
            }
            line.extend_from_slice(if self.layout.format == RowFormat::Json { b"}\n" } else { b"\n" });
            out.write_all(&line)?;
        }
        Ok(())
    }

    fn text(&self, list: &'static List, rows: &[(&Row, usize)], all: usize) -> String {
        let mut text = self.heading();
        if rows.is_empty() {
            return text;
        }
        text += &format!("{}{}\n\n", summary(list, rows, all), self.lost);
        let columns: Vec<_> = list.text.iter().filter_map(|at| Some((*at, list.columns.get(*at)?))).collect();
        // People read the path that programs use, and the name of a number, if they are known.
        let preferred: Vec<usize> =
            columns.iter().map(|(at, _)| other_columns(list, *at).next().unwrap_or(*at)).collect();
        let lines = rows.iter().map(|(row, depth)| {
            let indent = 2 * (*depth).min(MAX_INDENT);
            let cells = columns.iter().zip(&preferred).enumerate().map(|(place, ((at, column), preferred))| {
                let cell = Some(row.cell(*preferred)).filter(|cell| **cell != Cell::None).unwrap_or(row.cell(*at));
                let shown = self.shown(column.ty, cell);
                if place == 0 { format!("{:indent$}{shown}", "") } else { shown }
            });
            cells.collect::<Vec<String>>()
        });
        let names = columns.iter().map(|(_, column)| (column.name, column.ty));
        headed(&mut text, names, &lines.collect::<Vec<_>>(), self.layout.width);
        text
    }

    /// Returns a value for people.
    fn shown(&self, ty: ListType, cell: &Cell) -> String {
        match *cell {
            Cell::None => "-".to_owned(),
            Cell::Time(time) => self.times.as_ref().map_or_else(|| time.to_string(), |times| times.text(time)),
            Cell::Signed(nanoseconds) if ty == ListType::Duration => milliseconds(nanoseconds),
            // Error codes of Windows have the highest bit.
            Cell::Signed(status) if !(-0xFFFF..=0xFFFF).contains(&status) => format!("{status:#x}"),
            Cell::Number(value) if ty != ListType::Id => number(value),
            _ => visible(&text_of(cell)).into_owned(),
        }
    }
}

/// Adds a table of columns, whose durations are milliseconds.
fn headed<'n>(
    text: &mut String,
    columns: impl Iterator<Item = (&'n str, ListType)>,
    lines: &[Vec<String>],
    width: Option<usize>,
) {
    let named = columns.map(|(name, ty)| match ty {
        ListType::Duration => (name.replace("_ns", "_ms"), ty),
        _ => (name.to_owned(), ty),
    });
    let named: Vec<(String, ListType)> = named.collect();
    let headers = named.iter().map(|(name, ty)| match ty {
        ListType::Text => Column::Left(name),
        _ => Column::Right(name),
    });
    table(text, &headers.collect::<Vec<_>>(), lines, width);
}

/// Returns a number of things, of all of them if some are left out.
fn counted(shown: usize, all: usize, noun: &str) -> String {
    let text = count(all as u64, noun);
    if shown < all { format!("{} of {text}", number(shown as u64)) } else { text }
}

/// Returns the number of rows and the sums of columns.
fn summary(list: &List, rows: &[(&Row, usize)], all: usize) -> String {
    let row = if list.most.is_empty() { list.row } else { "row" };
    let mut text = counted(rows.len(), all, row);
    let known = |holds: ListHolds| {
        let at = list.columns.iter().position(|column| column.holds == holds && !list.once)?;
        Some(number(rows.iter().filter(|(row, _)| *row.cell(at) != Cell::None).count() as u64))
    };
    if let Some((began, ended)) = known(ListHolds::Begin).zip(known(ListHolds::End)) {
        text += &format!(", {began} began and {ended} ended during the trace");
    }
    for (at, column) in list.columns.iter().enumerate().filter(|(_, column)| !column.total.is_empty()) {
        let numbers = rows.iter().filter_map(|(row, _)| row.cell(at).number()).fold(0, u64::saturating_add);
        let durations = rows.iter().filter_map(|(row, _)| row.cell(at).signed());
        let duration = match column.holds {
            ListHolds::Most => durations.max(),
            _ => durations.reduce(i64::saturating_add),
        };
        let total = match (column.ty, duration) {
            (ListType::Duration, Some(duration)) => format!("{} ms", milliseconds(duration)),
            (ListType::Duration, None) => continue,
            (ListType::Bytes, _) => bytes(numbers),
            _ => number(numbers),
        };
        text += &format!(", {total} {}", column.total);
    }
    text
}

/// Formats nanoseconds as milliseconds.
fn milliseconds(nanoseconds: i64) -> String {
    format!("{:.3}", nanoseconds as f64 / 1e6)
}

/// Returns a value as text; empty if it is unknown.
fn text_of(cell: &Cell) -> Cow<'_, str> {
    match cell {
        Cell::Text(text) => Cow::Borrowed(text),
        Cell::Number(number) => number.to_string().into(),
        Cell::Signed(number) => number.to_string().into(),
        Cell::Address(address) => format!("{address:#x}").into(),
        Cell::Time(time) => time.to_string().into(),
        _ => Cow::Borrowed(""),
    }
}
