//! A table of the events of one kind.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions};
use arrow_schema::{ArrowError, Field as ArrowField, Schema as ArrowSchema, SchemaRef};
use etwspec::describe::Fit;
use etwspec::{Guid, Pointer};
use etwspec_etl::buffers::Header;
use etwspec_etl::payload::{Column, Decoder, Field, Place, PlanId, Shape, doubt};
use etwspec_etl::state::{Referred, State};
use etwspec_etl::text::CodePage;
use etwspec_etl::time::Clock;
use etwspec_etl::{Buffer, Event};

use crate::common::Common;
use crate::fill::Fill;
use crate::heads::{Head, Names};
use crate::merge;
use crate::node::{ColumnNames, Node, Source};
use crate::options::Options;

/// Table of events with fields.
#[derive(Debug)]
pub(crate) struct Typed {
    pub(crate) name: Arc<str>,
    pub(crate) schema: SchemaRef,
    /// Columns of fields, before they have Arrow types.
    columns: Vec<Column>,
    common: Common,
    nodes: Vec<Node>,
    /// Indices of the columns with names of what the values refer to.
    referring: Vec<usize>,
    /// Rows whose data are in the current buffer and have not been appended.
    pending: Vec<Pending>,
    /// Indices of programs, by plan.
    programs: Vec<(PlanId, u32)>,
    /// Memory for bytes without a layout.
    scratch: Vec<u8>,
    /// Number of rows when the size was determined, and the size in bytes.
    measured: (usize, usize),
}

/// Row whose header has been appended, and whose data follow.
#[derive(Clone, Copy, Debug)]
struct Pending {
    /// Range of the data in the buffer.
    start: u32,
    len: u32,
    /// Index of the program.
    program: u32,
    /// Pointer size in the header, and of the structure.
    pointers: (Pointer, Pointer),
}

/// Conversion of a structure's data to rows of a table.
#[derive(Debug)]
pub(crate) struct Program {
    plan: PlanId,
    /// True if the structure is assumed.
    assumed: bool,
    /// True if all values of the fixed part have places.
    has_places: bool,
    /// Size of the fixed part.
    fixed: usize,
    /// Size of the data, if they have no other part.
    size: Option<usize>,
    /// Columns of the fixed part.
    sources: Vec<(usize, Source)>,
    /// Names and columns of all fields, in order.
    order: Vec<(String, usize)>,
    /// Index in the order of the first field after the fixed part.
    parts: usize,
    /// Columns that the structure does not have.
    absent: Vec<usize>,
    /// True if nothing after the fixed part is wanted.
    ends: bool,
    /// For each column with names of what the values refer to, the field.
    references: Vec<Option<(Field, Place)>>,
}

/// Returns a key for each source that a column cites, with author, title and location.
fn cited(columns: &[Column]) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    columns.iter().for_each(|column| cite(column, &mut all));
    all
}

/// Adds the sources of a column, and of its elements and members.
fn cite(column: &Column, all: &mut BTreeMap<String, String>) {
    for source in &column.sources {
        let text = || format!("{}, {}, {}", source.author, source.title, source.location);
        all.entry(format!("source:{}", source.id)).or_insert_with(text);
    }
    match &column.shape {
        Shape::List(element) => cite(element, all),
        Shape::Struct(members) => members.iter().for_each(|member| cite(member, all)),
        _ => {}
    }
}

impl Typed {
    /// Creates a table for structures.
    pub(crate) fn new(
        name: String,
        structures: Vec<Vec<Column>>,
        doc: &str,
        provider: Option<Guid>,
        options: &Options,
    ) -> Typed {
        let columns = merge::merge(structures);
        let (mut fields, mut taken) = (Vec::new(), ColumnNames::default());
        let common = Common::new(options, &mut taken, &mut fields);
        let node = |column: &Column, fields: &mut Vec<ArrowField>, taken: &mut ColumnNames| {
            Node::new(column, options, taken, 0, false, fields)
        };
        let nodes: Vec<Node> = columns.iter().map(|column| node(column, &mut fields, &mut taken)).collect();
        let refers = |node: &Node| matches!(node, Node::Leaf(leaf) if leaf.refers.is_some());
        let referring = nodes.iter().enumerate().filter(|(_, node)| refers(node)).map(|(at, _)| at).collect();
        let provider = provider.map(|guid| guid.to_string()).unwrap_or_default();
        let metadata = [("table", name.as_str()), ("doc", doc), ("provider", &provider)];
        let metadata = metadata.map(|(key, text)| (key.to_owned(), text.to_owned()));
        let metadata = metadata.into_iter().chain(cited(&columns));
        let schema = ArrowSchema::new(fields).with_metadata(metadata.filter(|(_, text)| !text.is_empty()).collect());
        Typed {
            name: name.into(),
            schema: Arc::new(schema),
            columns,
            common,
            nodes,
            referring,
            pending: Vec::new(),
            programs: Vec::new(),
            scratch: Vec::new(),
            measured: (0, 0),
        }
    }

    /// Returns the columns of fields, by name. `None` if one has no column.
    pub(crate) fn order(&self, columns: &[Column]) -> Option<Vec<(String, usize)>> {
        let one = |column: &Column| Some((column.field.name.to_string(), merge::find(&self.columns, column)?));
        columns.iter().map(one).collect()
    }

    /// Returns the program for data of a structure.
    pub(crate) fn program(&mut self, decoder: &Decoder, plan: PlanId) -> Program {
        let columns = decoder.columns(plan);
        let order = self.order(&columns).unwrap_or_default();
        let fixed = columns.iter().take_while(|column| column.is_fixed).count();
        let mut sources = Vec::new();
        let mut has_places = order.len() == columns.len();
        let mut references = vec![None; self.referring.len()];
        for (column, (_, at)) in columns.iter().zip(&order).take(fixed) {
            match self.nodes.get_mut(*at).and_then(|node| node.source(column)) {
                Some(source) => {
                    if let Some((field, place)) = source.reference()
                        && let Some(own) = self.referring.iter().position(|own| own == at)
                        && let Some(reference) = references.get_mut(own)
                    {
                        *reference = Some((field.clone(), *place));
                    }
                    sources.push((*at, source));
                }
                None => has_places = false,
            }
        }
        let parts = fixed.min(order.len());
        let unwanted = |(_, at): &(String, usize)| matches!(self.nodes.get(*at), Some(Node::Unwanted(_)));
        let ends = !self.common.wants_fit() && order.iter().skip(parts).all(unwanted);
        let absent = (0..self.nodes.len()).filter(|at| !order.iter().any(|(_, own)| own == at)).collect();
        Program {
            plan,
            assumed: decoder.is_assumed(plan),
            has_places,
            fixed: decoder.layout_of(plan).map_or(usize::MAX, |layout| layout.fixed),
            size: decoder.fixed_size(plan),
            sources,
            parts,
            order,
            absent,
            ends,
            references,
        }
    }

    /// Number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.common.rows()
    }

    /// Size in bytes, approximately. It is determined again if rows have been added.
    pub(crate) fn bytes(&mut self) -> usize {
        let rows = self.rows();
        if self.measured.0 != rows {
            self.measured = (rows, self.common.bytes() + self.nodes.iter().map(Node::bytes).sum::<usize>());
        }
        self.measured.1
    }

    /// Appends the header of an event whose data are at an offset of the buffer. Returns whether it is the first of the buffer.
    pub(crate) fn header(
        &mut self,
        header: &Header<'_>,
        head: &Head,
        (start, data): (usize, &[u8]),
        (index, program): (u32, &Program),
        pointers: (Pointer, Pointer),
        names: Option<Referred<'_>>,
    ) -> bool {
        self.common.header(header, head);
        // Names are those at the time of the event, so they are appended with its header.
        for (at, reference) in self.referring.iter().zip(&program.references) {
            let Some(Node::Leaf(leaf)) = self.nodes.get_mut(*at) else { continue };
            let Some(refers) = &mut leaf.refers else { continue };
            let own = reference.as_ref().filter(|(_, place)| data.len() >= place.end());
            let found = own
                .zip(names)
                .and_then(|((field, place), names)| Some((names.subject(field, &place.value(data))?, names)));
            refers.append(found);
        }
        self.pending.push(Pending { start: start as u32, len: data.len() as u32, program: index, pointers });
        self.pending.len() == 1
    }

    /// Returns the names in a state, if a column contains names of what the values refer to.
    pub(crate) fn names<'s>(&self, state: Option<&'s State>) -> Option<Referred<'s>> {
        state.filter(|_| !self.referring.is_empty()).map(State::names)
    }

    /// Returns the index of the program for a plan.
    #[inline]
    pub(crate) fn program_of(&self, plan: PlanId) -> Option<u32> {
        // An event has few structures.
        self.programs.iter().find(|(own, _)| *own == plan).map(|(_, index)| *index)
    }

    /// Sets the index of the program for a plan.
    pub(crate) fn set_program(&mut self, plan: PlanId, index: u32) {
        self.programs.push((plan, index));
    }

    /// Appends the data of the events in a buffer.
    pub(crate) fn data(
        &mut self,
        buffer: &Buffer<'_>,
        decoder: &Decoder,
        programs: &mut [Program],
        clock: Option<&Clock>,
    ) {
        let (pending, page) = (std::mem::take(&mut self.pending), buffer.code_page());
        let slice = |row: &Pending| {
            buffer.bytes().get(row.start as usize..).and_then(|rest| rest.get(..row.len as usize)).unwrap_or(&[])
        };
        for rows in pending.chunk_by(|one, other| one.program == other.program) {
            let Some(program) = rows.first().and_then(|row| programs.get_mut(row.program as usize)) else { continue };
            if program.has_places && rows.iter().all(|row| row.len as usize >= program.fixed) {
                let data: Vec<&[u8]> = rows.iter().map(slice).collect();
                self.by_places(rows, &data, page, decoder, program, clock);
            } else {
                rows.iter().for_each(|row| self.by_visitor(row, slice(row), page, decoder, program, clock));
            }
        }
        self.pending = pending;
        self.pending.clear();
    }

    /// Appends data whose fixed part consists of values with places.
    fn by_places(
        &mut self,
        rows: &[Pending],
        data: &[&[u8]],
        code_page: Option<CodePage>,
        decoder: &Decoder,
        program: &mut Program,
        clock: Option<&Clock>,
    ) {
        for (at, source) in &mut program.sources {
            if let Some(node) = self.nodes.get_mut(*at) {
                node.places(source, data, clock);
            }
        }
        for at in &program.absent {
            if let Some(node) = self.nodes.get_mut(*at) {
                node.null_n(rows.len());
            }
        }
        if program.ends {
            for (_, at) in program.order.iter().skip(program.parts) {
                if let Some(node) = self.nodes.get_mut(*at) {
                    node.null_n(rows.len());
                }
            }
            rows.iter().for_each(|_| self.common.data(None, None, &[]));
            return;
        }
        for (row, data) in rows.iter().zip(data) {
            if program.size == Some(data.len()) {
                self.certain(row, Fit::Exact, program.assumed, &[]);
                continue;
            }
            let parts = program.order.get(program.parts..).unwrap_or_default();
            let scratch = std::mem::take(&mut self.scratch);
            let mut fill = Fill::new(&mut self.nodes, parts, clock, scratch);
            let fit = decoder.visit_parts(program.plan, data, code_page, &mut fill);
            let rest = fill.rest();
            self.end_row(parts.iter().map(|(_, at)| *at));
            self.certain(row, fit, program.assumed, &rest);
            self.scratch = rest;
        }
    }

    /// Appends data of which all fields are visited.
    fn by_visitor(
        &mut self,
        row: &Pending,
        data: &[u8],
        code_page: Option<CodePage>,
        decoder: &Decoder,
        program: &Program,
        clock: Option<&Clock>,
    ) {
        let scratch = std::mem::take(&mut self.scratch);
        let mut fill = Fill::new(&mut self.nodes, &program.order, clock, scratch);
        let fit = decoder.visit(program.plan, data, code_page, &mut fill);
        let rest = fill.rest();
        self.end_row(0..self.nodes.len());
        self.certain(row, fit, program.assumed, &rest);
        self.scratch = rest;
    }

    /// Appends an event whose fields a function visits. The function returns why they are not certain.
    pub(crate) fn described<'t>(
        &'t mut self,
        header: &Header<'_>,
        head: &Head,
        order: &'t [(String, usize)],
        (clock, names): (Option<&'t Clock>, Option<Referred<'t>>),
        visit: impl FnOnce(&mut Fill<'_>) -> Option<&'static str>,
    ) {
        self.common.header(header, head);
        let scratch = std::mem::take(&mut self.scratch);
        let mut fill = Fill::new(&mut self.nodes, order, clock, scratch);
        fill.names = names;
        let doubt = visit(&mut fill);
        let (rest, rows) = (fill.rest(), self.common.rows());
        for at in &self.referring {
            if let Some(Node::Leaf(leaf)) = self.nodes.get_mut(*at)
                && let Some(refers) = leaf.refers.as_mut().filter(|refers| refers.cells.len() < rows)
            {
                refers.null();
            }
        }
        self.end_row(0..self.nodes.len());
        self.common.data(doubt, None, &rest);
        self.scratch = rest;
    }

    /// Appends null to columns that have no value in a row.
    fn end_row(&mut self, columns: impl Iterator<Item = usize>) {
        // The columns of the row that has just been appended have one cell more than there were rows.
        let rows = self.common.rows_of_data() + 1;
        for at in columns {
            if let Some(node) = self.nodes.get_mut(at)
                && node.len() < rows
            {
                node.null();
            }
        }
    }

    fn certain(&mut self, row: &Pending, fit: Fit, assumed: bool, rest: &[u8]) {
        let (header, own) = row.pointers;
        self.common.data(doubt(fit, own, header, assumed), Some(own.bits() as u8), rest);
    }

    /// Takes the rows as a batch.
    pub(crate) fn take(&mut self, names: &Names, file: &str) -> Result<RecordBatch, ArrowError> {
        let rows = self.rows();
        self.measured = (0, 0);
        let mut arrays: Vec<ArrayRef> = Vec::with_capacity(self.schema.fields().len());
        self.common.take(names, file, &mut arrays)?;
        self.nodes.iter_mut().try_for_each(|node| node.take(&mut arrays))?;
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        RecordBatch::try_new_with_options(self.schema.clone(), arrays, &options)
    }
}

/// Size of a name in bytes for which a column counts as one.
const NAME: usize = 64;

/// Returns the number of columns of fields, members and elements included. A column with a long name counts as several.
pub(crate) fn count(columns: &[Column]) -> usize {
    let of = |column: &Column| {
        let own = 1 + column.field.name.len() / NAME;
        match &column.shape {
            Shape::Struct(members) => own + count(members),
            Shape::List(element) => own + count(std::slice::from_ref(element)),
            Shape::OneOf(cases) => own + cases.iter().map(|(_, members)| count(members)).sum::<usize>(),
            _ => own,
        }
    };
    columns.iter().map(of).sum()
}

/// Returns the offset of the data of an event in the decompressed buffer.
pub(crate) fn offset_of(event: &Event<'_>, data: &[u8]) -> usize {
    event.offset() + (data.as_ptr() as usize).wrapping_sub(event.bytes().as_ptr() as usize)
}
