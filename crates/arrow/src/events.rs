//! The table of all events, and the table of damage.

use std::cell::LazyCell;
use std::ops::Range;
use std::sync::Arc;

use arrow_array::types::{UInt8Type, UInt16Type, UInt32Type, UInt64Type};
use arrow_array::{ArrayRef, PrimitiveArray};
use arrow_buffer::{BooleanBuffer, NullBuffer};
use arrow_schema::{ArrowError, DataType, Field as ArrowField};
use etwspec_etl::buffers::Header;
use etwspec_etl::columns::{ColumnValue, EventColumn, of_header};
use etwspec_etl::{Damage, Event, event_columns};

use crate::cells::Cells;
use crate::common::{data_type, described, fields};
use crate::distinct::{Distinct, Words};
use crate::heads::{self, Head, Heads, Names, Sparse};
use crate::kinds::Kinds;
use crate::node::ColumnNames;
use crate::options::Options;

/// Number of the kind of an event with a damaged header.
const NO_KIND: u32 = u32::MAX;

/// Columns of which few rows have a value: first those of an EVENT_HEADER, then those of other headers.
const SPARSE: [EventColumn; 13] = event_columns![
    ActivityId RelatedActivityId Sequence Class Instance Parent ParentClass ParentInstance Message Items Data Bytes Error
];
const OF_EVENT_HEADER: Range<usize> = 0..2;
const OF_OTHER_HEADERS: Range<usize> = 2..8;

/// Cells of the columns of all events.
#[derive(Debug)]
pub(crate) struct Events {
    /// Wanted columns, in order.
    columns: Vec<EventColumn>,
    heads: Vec<Head>,
    /// Number of rows without columns.
    counted: usize,
    /// Number of the kind, and size in bytes.
    kinds: Vec<(u32, u32)>,
    /// Flags and properties; no event has both of their highest bits.
    flags: Vec<Option<(u16, u16)>>,
    process: Words,
    process_by: Words,
    /// Texts of the columns that depend on kinds alone.
    names: Vec<(EventColumn, Words)>,
    /// Cells of [`SPARSE`].
    sparse: [Sparse; 13],
    file: Words,
}

/// Selected columns that take time to make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CostlyColumns {
    pub(crate) message: bool,
    pub(crate) items: bool,
    pub(crate) data: bool,
    pub(crate) bytes: bool,
}

/// Facts about an event besides its header and its kind.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extra<'r> {
    pub(crate) message: Option<&'r str>,
    pub(crate) items: Option<&'r str>,
    pub(crate) data: Option<&'r str>,
    pub(crate) bytes: Option<&'r [u8]>,
    pub(crate) error: Option<&'r str>,
}

impl Events {
    /// Creates the wanted columns, and appends their Arrow fields.
    pub(crate) fn new(options: &Options, out: &mut Vec<ArrowField>) -> Events {
        let all = EventColumn::ALL.iter().copied().filter(|column| column.row().in_events);
        let columns = fields(all.map(described), options, &mut ColumnNames::default(), out);
        Events {
            heads: Vec::new(),
            counted: 0,
            kinds: Vec::new(),
            flags: Vec::new(),
            process: Words::new(),
            process_by: Words::new(),
            names: columns.iter().filter(|column| column.row().of_kind).map(|own| (*own, Words::new())).collect(),
            sparse: SPARSE.map(|column| Sparse::new(&data_type(column), columns.contains(&column))),
            file: Words::new(),
            columns,
        }
    }

    /// Returns which columns are wanted that take time to make.
    pub(crate) fn wants(&self) -> CostlyColumns {
        let [.., message, items, data, bytes, _] = &self.sparse;
        let [message, items, data, bytes] = [message, items, data, bytes].map(Sparse::is_wanted);
        CostlyColumns { message, items, data, bytes }
    }

    /// Returns whether no column is wanted: rows are counted.
    pub(crate) fn are_counted(&self) -> bool {
        self.columns.is_empty()
    }

    /// Counts a row without columns.
    pub(crate) fn count(&mut self) {
        self.counted += 1;
    }

    /// Number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.heads.len() + self.counted
    }

    /// Size in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        let [.., message, items, data, bytes, _] = &self.sparse;
        160 * self.heads.len() + [message, items, data, bytes].map(Sparse::bytes).iter().sum::<usize>()
    }

    /// Appends an event with a damaged header.
    pub(crate) fn damaged(&mut self, event: &Event<'_>, head: &Head, error: &str) {
        let extra = Extra { bytes: Some(event.bytes()), error: Some(error), ..Extra::default() };
        self.extra(&extra);
        self.row(head, NO_KIND, event, None);
    }

    fn row(&mut self, head: &Head, kind: u32, event: &Event<'_>, flags: Option<(u16, u16)>) {
        self.heads.push(*head);
        self.kinds.push((kind, event.bytes().len() as u32));
        self.flags.push(flags);
    }

    /// Appends what only some events have.
    #[inline]
    fn extra(&mut self, extra: &Extra<'_>) {
        let Extra { message, items, data, bytes, error } = *extra;
        let row = self.heads.len();
        let [.., messages, all_items, all_data, all_bytes, errors] = &mut self.sparse;
        for (column, text) in [(messages, message), (all_items, items), (all_data, data), (errors, error)] {
            if let Some(text) = text {
                column.put(row, |cells| cells.text(text));
            }
        }
        if let Some(bytes) = bytes {
            all_bytes.put(row, |cells| cells.run(|out| out.extend_from_slice(bytes)));
        }
    }

    /// Appends an event.
    #[inline]
    pub(crate) fn event(&mut self, event: &Event<'_>, header: &Header<'_>, head: &Head, kind: u32, extra: &Extra<'_>) {
        let row = self.heads.len();
        self.extra(extra);
        let (flags, columns) = match header {
            Header::EventHeader(view) => (Some((view.flags().0, view.event_property().0)), OF_EVENT_HEADER),
            Header::SystemTraceHeader(_) | Header::PerfinfoTraceHeader(_) => (None, 0..0),
            _ => (None, OF_OTHER_HEADERS),
        };
        let cells = self.sparse.get_mut(columns.clone()).unwrap_or_default();
        for (column, name) in cells.iter_mut().zip(SPARSE.get(columns).unwrap_or_default()) {
            if column.is_wanted()
                && let Some(value) = of_header(header, *name)
            {
                column.put(row, |cells| put(cells, &value));
            }
        }
        self.row(head, kind, event, flags);
    }

    /// Takes the arrays, in the order of the fields.
    pub(crate) fn take(
        &mut self,
        kinds: &mut Kinds,
        names: &Names,
        file: &str,
        out: &mut Vec<ArrayRef>,
    ) -> Result<(), ArrowError> {
        self.counted = 0;
        let Events { columns, process, process_by, names: words, sparse, file: files, .. } = self;
        let rows = self.heads.len();
        let with_flags = LazyCell::new(|| {
            NullBuffer::new(BooleanBuffer::collect_bool(rows, |row| self.flags.get(row).is_some_and(Option::is_some)))
        });
        let flag = |get: fn((u16, u16)) -> u16| {
            let values: Vec<u16> = self.flags.iter().map(|flags| flags.map_or(0, get)).collect();
            Arc::new(PrimitiveArray::<UInt16Type>::new(values.into(), Some(with_flags.clone()))) as ArrayRef
        };
        let of_heads = Heads::new(&self.heads);
        // Few columns may be wanted, and none of kinds.
        let kinds_of = LazyCell::new(|| Distinct::of(self.kinds.iter().map(|(kind, _)| *kind)));
        for column in columns {
            if let Some(column) = of_heads.column(*column) {
                out.push(column);
            } else if let Some(at) = SPARSE.iter().position(|own| own == column)
                && let Some(column) = sparse.get_mut(at)
            {
                out.push(column.take(rows)?);
            } else if let Some((_, words)) = words.iter_mut().find(|(own, _)| own == column) {
                out.push(of_kinds(*column, &kinds_of, kinds, words)?);
            } else {
                out.push(match column {
                    EventColumn::Process => process.column(&of_heads.processes(), |number| names.text(number))?,
                    EventColumn::ProcessBy => process_by.column(&of_heads.sources(), heads::source)?,
                    EventColumn::Flags => flag(|(flags, _)| flags),
                    EventColumn::Property => flag(|(_, property)| property),
                    EventColumn::Size => {
                        let sizes = self.kinds.iter().map(|(_, size)| *size);
                        Arc::new(PrimitiveArray::<UInt32Type>::from_iter_values(sizes))
                    }
                    EventColumn::File => files.constant(rows, file)?,
                    _ => return Err(heads::unknown(*column)),
                });
            }
        }
        self.heads.clear();
        self.kinds.clear();
        self.flags.clear();
        if kinds.limit() {
            self.names.iter_mut().for_each(|(_, words)| words.forget());
        }
        Ok(())
    }
}

/// Returns a column that depends on the kinds of events.
fn of_kinds(column: EventColumn, of: &Distinct, kinds: &Kinds, words: &mut Words) -> Result<ArrayRef, ArrowError> {
    let number = |kind: u32| kinds.get(kind)?.number(column);
    Ok(match data_type(column) {
        DataType::UInt8 => of.column::<UInt8Type>(|kind| number(kind).map(|number| number as u8)),
        DataType::UInt16 => of.column::<UInt16Type>(|kind| number(kind).map(|number| number as u16)),
        DataType::UInt32 => of.column::<UInt32Type>(|kind| number(kind).map(|number| number as u32)),
        DataType::UInt64 => of.column::<UInt64Type>(number),
        _ => words.column(of, |kind| kinds.get(kind)?.text(column))?,
    })
}

/// Appends a value to the cells of its column.
fn put(cells: &mut Cells, value: &ColumnValue<'_>) {
    match value {
        ColumnValue::Number(number) | ColumnValue::Hex(number, _) => cells.number(*number),
        ColumnValue::Guid(guid) => cells.guid(*guid),
        other => cells.display(other),
    }
}

/// Columns of damaged parts.
#[derive(Debug)]
pub(crate) struct Damages {
    /// Names of the wanted columns, in order.
    columns: Vec<&'static str>,
    file: Words,
    offset: Cells,
    in_buffer: Cells,
    length: Cells,
    rule: Cells,
}

impl Damages {
    /// Creates the wanted columns, and appends their Arrow fields.
    pub(crate) fn new(options: &Options, out: &mut Vec<ArrowField>) -> Damages {
        let descriptions = [
            described(EventColumn::File).1,
            ("offset", DataType::UInt64, "Offset in the trace; that of the buffer if the buffer is compressed.", None),
            ("in_buffer", DataType::UInt32, "Offset in the decompressed buffer. Null between buffers.", None),
            ("length", DataType::UInt64, "Number of bytes that were skipped; 0 if everything was read.", None),
            ("rule", DataType::Utf8, "What is violated.", None),
        ];
        Damages {
            columns: fields(descriptions.map(|own| (own.0, own)), options, &mut ColumnNames::default(), out),
            file: Words::new(),
            offset: Cells::new(&DataType::UInt64),
            in_buffer: Cells::new(&DataType::UInt32),
            length: Cells::new(&DataType::UInt64),
            rule: Cells::new(&DataType::Utf8),
        }
    }

    /// Number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.rule.len()
    }

    /// Appends damage.
    pub(crate) fn damage(&mut self, damage: &Damage) {
        self.offset.number(damage.offset);
        self.in_buffer.optional(damage.in_buffer.map(Into::into));
        self.length.number(damage.length);
        self.rule.display(damage.rule);
    }

    /// Takes the arrays, in the order of the fields.
    pub(crate) fn take(&mut self, file: &str, out: &mut Vec<ArrayRef>) -> Result<(), ArrowError> {
        let rows = self.rows();
        let all = [
            ("file", self.file.constant(rows, file)?),
            ("offset", self.offset.take()?),
            ("in_buffer", self.in_buffer.take()?),
            ("length", self.length.take()?),
            ("rule", self.rule.take()?),
        ];
        out.extend(all.into_iter().filter(|(name, _)| self.columns.contains(name)).map(|(_, column)| column));
        Ok(())
    }
}
