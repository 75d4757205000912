//! Tables whose rows follow from several events, such as processes: `answers.processes`.
//!
//! The command `etwspec` prints the same rows.

use std::sync::Arc;

use arrow::array::{ArrayRef, Int64Builder, RecordBatch, StringBuilder, TimestampNanosecondBuilder, UInt64Builder};
use arrow::datatypes::{DataType, Field, Schema, SchemaRef, TimeUnit};
use arrow::error::ArrowError;
use etwspec_arrow::TraceContext;
use etwspec_etl::Trace;
use etwspec_traces::Known;
use etwspec_traces::tables::{Answers, Cell, List, ListType, Tables, find};

use crate::filter::nanoseconds;

/// Prefix of the tables.
const PREFIX: &str = "answers.";

/// Number of rows of a batch.
const ROWS: usize = 8192;

/// Returns the list with the name of a table. `None` for a table of events.
pub(crate) fn list(table: &str) -> Option<&'static List> {
    find(table.strip_prefix(PREFIX)?)
}

/// Returns the names of the tables.
pub(crate) fn names() -> impl Iterator<Item = String> {
    List::ALL.iter().map(|list| format!("{PREFIX}{}", list.name))
}

/// Returns the columns of a table.
pub(crate) fn schema(list: &List) -> SchemaRef {
    let of = |ty: ListType| match ty {
        ListType::Text => DataType::Utf8,
        ListType::Status | ListType::Duration => DataType::Int64,
        ListType::Time => DataType::Timestamp(TimeUnit::Nanosecond, Some("UTC".into())),
        _ => DataType::UInt64,
    };
    let columns = list.columns.iter().map(|column| Field::new(column.name, of(column.ty), true));
    let file = Field::new("file", DataType::Utf8, true);
    Arc::new(Schema::new(std::iter::once(file).chain(columns).collect::<Vec<_>>()))
}

/// Returns the rows of a trace.
pub(crate) fn answers(list: &'static List, trace: &Trace<'_>, before: TraceContext) -> Answers {
    let mut known = Known::new(before.state, before.schemas, trace.log_file());
    let mut tables = Tables::new(&[list], trace.log_file());
    tables.trace(trace, &mut known, |_, _, _| true);
    tables.finish()
}

/// Calls `each` with batches of rows, until it fails.
pub(crate) fn batches<E: From<ArrowError>>(
    (list, answers): (&List, &Answers),
    file: &str,
    mut each: impl FnMut(RecordBatch) -> Result<(), E>,
) -> Result<(), E> {
    let schema = schema(list);
    let mut rows = answers.rows(list).iter().peekable();
    while rows.peek().is_some() {
        let mut columns: Vec<Column> = schema.fields().iter().map(|field| Column::of(field.data_type())).collect();
        for row in rows.by_ref().take(ROWS) {
            let file = Cell::Text(file.into());
            let cells = std::iter::once(&file).chain(&row.cells);
            columns.iter_mut().zip(cells).for_each(|(column, cell)| column.push(cell));
        }
        let columns = columns.into_iter().map(Column::finish).collect();
        each(RecordBatch::try_new(schema.clone(), columns)?)?;
    }
    Ok(())
}

/// Values of a column.
enum Column {
    Text(StringBuilder),
    Number(UInt64Builder),
    Signed(Int64Builder),
    Time(TimestampNanosecondBuilder),
}

impl Column {
    fn of(of: &DataType) -> Column {
        match of {
            DataType::UInt64 => Column::Number(UInt64Builder::new()),
            DataType::Int64 => Column::Signed(Int64Builder::new()),
            DataType::Timestamp(..) => Column::Time(TimestampNanosecondBuilder::new().with_timezone("UTC")),
            _ => Column::Text(StringBuilder::new()),
        }
    }

    fn push(&mut self, cell: &Cell) {
        match (self, cell) {
            (Column::Text(column), Cell::Text(text)) => column.append_value(text),
            (Column::Text(column), _) => column.append_null(),
            (Column::Number(column), Cell::Number(number) | Cell::Address(number)) => column.append_value(*number),
            (Column::Number(column), _) => column.append_null(),
            (Column::Signed(column), Cell::Signed(number)) => column.append_value(*number),
            (Column::Signed(column), _) => column.append_null(),
            (Column::Time(column), Cell::Time(time)) => column.append_option(nanoseconds(*time)),
            (Column::Time(column), _) => column.append_null(),
        }
    }

    fn finish(self) -> ArrayRef {
        match self {
            Column::Text(mut column) => Arc::new(column.finish()),
            Column::Number(mut column) => Arc::new(column.finish()),
            Column::Signed(mut column) => Arc::new(column.finish()),
            Column::Time(mut column) => Arc::new(column.finish()),
        }
    }
}
