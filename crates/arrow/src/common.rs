//! Columns of all typed tables: what headers and buffers state, and how data compare with their structure.

use arrow_array::ArrayRef;
use arrow_schema::{ArrowError, DataType, Field as ArrowField};
use etwspec_etl::buffers::Header;
use etwspec_etl::columns::{ColumnType, EventColumn};
use etwspec_etl::event_columns;

use crate::cells::{dictionary_type, time_type};
use crate::distinct::Words;
use crate::heads::{self, Head, Heads, Names, Sparse};
use crate::node::ColumnNames;
use crate::options::Options;

/// Columns of all typed tables, in order.
const COLUMNS: [EventColumn; 19] = event_columns![
    Time TimeStamp Cpu Pid Tid Process ProcessBy Version Pointer Level ActivityId KernelTime UserTime Fit DataPointer Rest
    File Buffer Offset
];

/// Name, type, documentation and unit of a column.
pub(crate) type Description = (&'static str, DataType, &'static str, Option<&'static str>);

/// Returns the Arrow type of a column of events.
pub(crate) fn data_type(column: EventColumn) -> DataType {
    match column.row().ty {
        ColumnType::Time => time_type(),
        ColumnType::Int64 => DataType::Int64,
        ColumnType::UInt8 => DataType::UInt8,
        ColumnType::UInt16 | ColumnType::Hex16 => DataType::UInt16,
        ColumnType::UInt32 => DataType::UInt32,
        ColumnType::UInt64 | ColumnType::Hex64 => DataType::UInt64,
        ColumnType::Word => dictionary_type(),
        ColumnType::Bytes => DataType::Binary,
        _ => DataType::Utf8,
    }
}

/// Returns a column of events with its description.
pub(crate) fn described(column: EventColumn) -> (EventColumn, Description) {
    (column, (column.name(), data_type(column), column.row().doc, column.row().unit))
}

/// Appends the Arrow fields of the wanted columns, which can be null, with their documentation. Returns these columns.
pub(crate) fn fields<C>(
    described: impl IntoIterator<Item = (C, Description)>,
    options: &Options,
    taken: &mut ColumnNames,
    out: &mut Vec<ArrowField>,
) -> Vec<C> {
    let mut columns = Vec::new();
    for (column, (name, of, doc, unit)) in described {
        let own = taken.free(name);
        if options.wants(&own) {
            let metadata = [("doc", Some(doc)), ("unit", unit)];
            let metadata = metadata.into_iter().filter_map(|(key, text)| Some((key.to_owned(), text?.to_owned())));
            out.push(ArrowField::new(own, of, true).with_metadata(metadata.collect()));
            columns.push(column);
        }
    }
    columns
}

/// Cells of the columns of all typed tables.
#[derive(Debug)]
pub(crate) struct Common {
    /// Wanted columns, in order.
    columns: Vec<EventColumn>,
    heads: Vec<Head>,
    process: Words,
    process_by: Words,
    activity_id: Sparse,
    /// Number of rows whose data have been appended.
    with_data: usize,
    fit: Sparse,
    data_pointer: Sparse,
    rest: Sparse,
    file: Words,
}

impl Common {
    /// Creates the wanted columns, and appends their Arrow fields.
    pub(crate) fn new(options: &Options, taken: &mut ColumnNames, out: &mut Vec<ArrowField>) -> Common {
        let columns = fields(COLUMNS.map(described), options, taken, out);
        let sparse = |column: EventColumn| Sparse::new(&data_type(column), columns.contains(&column));
        Common {
            heads: Vec::new(),
            process: Words::new(),
            process_by: Words::new(),
            activity_id: sparse(EventColumn::ActivityId),
            with_data: 0,
            fit: sparse(EventColumn::Fit),
            data_pointer: sparse(EventColumn::DataPointer),
            rest: sparse(EventColumn::Rest),
            file: Words::new(),
            columns,
        }
    }

    /// Returns whether a column states how data compare with their structure.
    pub(crate) fn wants_fit(&self) -> bool {
        self.fit.is_wanted() || self.data_pointer.is_wanted() || self.rest.is_wanted()
    }

    /// Number of rows.
    #[inline]
    pub(crate) fn rows(&self) -> usize {
        self.heads.len()
    }

    /// Number of rows whose data have been appended.
    #[inline]
    pub(crate) fn rows_of_data(&self) -> usize {
        self.with_data
    }

    /// Size in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        self.heads.len() * size_of::<Head>() + self.rest.bytes() + self.activity_id.bytes()
    }

    /// Appends what the header and the buffer of an event state.
    #[inline]
    pub(crate) fn header(&mut self, header: &Header<'_>, head: &Head) {
        if let Some(id) = header.activity_id() {
            self.activity_id.put(self.heads.len(), |cells| cells.guid(id));
        }
        self.heads.push(*head);
    }

    /// Appends how the data of an event compare with their structure, and the bytes that have no layout.
    pub(crate) fn data(&mut self, doubt: Option<&str>, pointer: Option<u8>, bytes: &[u8]) {
        let row = self.with_data;
        if let Some(doubt) = doubt {
            self.fit.put(row, |cells| cells.text(doubt));
            self.data_pointer.put(row, |cells| cells.optional(pointer.map(Into::into)));
        }
        if !bytes.is_empty() {
            self.rest.put(row, |cells| cells.run(|out| out.extend_from_slice(bytes)));
        }
        self.with_data += 1;
    }

    /// Takes the arrays, in the order of the fields.
    pub(crate) fn take(&mut self, names: &Names, file: &str, out: &mut Vec<ArrayRef>) -> Result<(), ArrowError> {
        let mut heads = std::mem::take(&mut self.heads);
        let rows = heads.len();
        self.with_data = 0;
        let of_heads = Heads::new(&heads);
        for column in &self.columns {
            out.push(match of_heads.column(*column) {
                Some(column) => column,
                None => match column {
                    EventColumn::Process => self.process.column(&of_heads.processes(), |number| names.text(number))?,
                    EventColumn::ProcessBy => self.process_by.column(&of_heads.sources(), heads::source)?,
                    EventColumn::ActivityId => self.activity_id.take(rows)?,
                    EventColumn::Fit => self.fit.take(rows)?,
                    EventColumn::DataPointer => self.data_pointer.take(rows)?,
                    EventColumn::Rest => self.rest.take(rows)?,
                    EventColumn::File => self.file.constant(rows, file)?,
                    _ => return Err(heads::unknown(*column)),
                },
            });
        }
        heads.clear();
        self.heads = heads;
        Ok(())
    }
}
