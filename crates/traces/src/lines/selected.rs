//! Events with selected fields only. A field has the same type and text in every format, and in the JSON line of the event.

use std::borrow::Cow;

use crate::field::Selected;
use crate::known::Record;
use crate::source::Source as ValueSource;
use etwspec_console::escaped;
use etwspec_etl::columns::{ColumnType, EventColumn, RecordReader};
use etwspec_etl::json::append_json_text;

use super::columns::Selection;
use super::layout::{Fit, Layout, TableColumn};
use super::shape::{Shape, Source};
use super::times::{TimeFormat, Times};

/// Width of a field in the table.
const FIELD: usize = 12;
/// Least width of a column in the table.
const MIN: usize = 6;

/// Formats selected fields of events of a trace.
#[derive(Debug)]
pub(super) struct Writer<'s> {
    selection: &'s Selection,
    shape: Shape,
    /// Where the value of each column may be.
    places: Vec<Vec<ValueSource>>,
    reader: RecordReader,
    times: Times,
    /// Name of the trace.
    file: String,
    layout: Layout,
    line: String,
}

impl<'s> Writer<'s> {
    pub(super) fn new(selection: &'s Selection, shape: Shape, source: &Source<'_>) -> Self {
        let places: Vec<Vec<ValueSource>> = selection.columns.iter().cloned().map(ValueSource::all).collect();
        Writer {
            selection,
            shape,
            reader: RecordReader::new(ValueSource::wanted(places.iter().flatten()), source.log_file),
            places,
            times: Times::new(shape.times(), source.start, source.log_file),
            file: source.name.to_owned(),
            layout: Layout::new(columns(selection, shape.times()), shape.width()),
            line: String::new(),
        }
    }

    pub(super) fn event(&mut self, record: Record<'_>, lines: &mut Vec<u8>) {
        let Record { event, state, schemas } = record;
        let Writer { selection, shape, places, reader, times, file, layout, line } = self;
        reader.read(event, Some(state), schemas, |record| {
            let values = selection
                .columns
                .iter()
                .zip(places)
                .map(|(selected, places)| (selected, places.iter().find_map(|place| place.value(record, file))));
            match *shape {
                Shape::Csv(cells) => {
                    line.clear();
                    cells.put_line(values.map(|(_, value)| value), line);
                    lines.extend_from_slice(line.as_bytes());
                }
                Shape::Table { .. } => {
                    let cells = values.map(|(selected, value)| match (selected, record.time()) {
                        (Selected::Column(EventColumn::Time), Some(time)) => times.text(time).into(),
                        _ => value.map_or(Cow::Borrowed("-"), |value| escaped(&value.into_text()).into_owned().into()),
                    });
                    lines.extend_from_slice(layout.line(cells).as_bytes());
                }
                _ => {
                    let from = lines.len();
                    for (selected, value) in values {
                        let Some(value) = value else { continue };
                        lines.push(if lines.len() == from { b'{' } else { b',' });
                        append_json_text(lines, selected.name());
                        lines.push(b':');
                        value.append_json(lines);
                    }
                    lines.extend_from_slice(if lines.len() == from { b"{}" } else { b"}" });
                }
            }
        });
        lines.push(b'\n');
    }
}

/// Returns the columns of a table. What is named first is most important.
pub(super) fn columns(selection: &Selection, times: TimeFormat) -> Vec<TableColumn> {
    let count = selection.columns.len();
    let column = |(at, selected): (usize, &Selected)| {
        let (heading, width) = match selected {
            Selected::Column(EventColumn::Time) => (EventColumn::Time.name().to_uppercase(), times.width()),
            Selected::Column(column) => (column.name().to_uppercase(), column.row().width),
            Selected::Field { name, .. } => (escaped(name).into_owned(), name.chars().count().max(FIELD)),
        };
        let right = is_right(selected);
        let least = if right { width } else { width.min(MIN.max(width / 3)) };
        TableColumn::new(heading, right, Fit { width, least, importance: u8::try_from(count - at).unwrap_or(u8::MAX) })
    };
    selection.columns.iter().enumerate().map(column).collect()
}

/// Returns whether a column contains decimal numbers, which are right-aligned.
fn is_right(selected: &Selected) -> bool {
    use ColumnType::{Int64, Time, UInt8, UInt16, UInt32, UInt64};
    let is_number = |column: &EventColumn| matches!(column.row().ty, Time | Int64 | UInt8 | UInt16 | UInt32 | UInt64);
    let Selected::Column(column) = selected else { return false };
    is_number(column) && column.row().or.iter().all(is_number)
}
