//! Converts the events of a trace into the tables that they belong to.
//!
//! # Design
//!
//! A table contains all versions of an event, because queries are about context switches and not about their third
//! version. Its columns are the fields of all structures that the tables assign to the event, whatever the trace
//! contains. Files of many traces are therefore one table. Numbers of different types share a column of the widest
//! type, and `same-as` gives a field one name. Fields without a common type have a column each.
//!
//! Columns have the names of the tables, not the names of OpenTelemetry, which has no conventions for ETW and uses
//! dots. The documentation of a column names the attribute, if there is one.

use std::fmt;
use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchOptions};
use arrow_schema::{ArrowError, Field as ArrowField, Schema as ArrowSchema, SchemaRef};
use etwspec::Pointer;
use etwspec::payloads::EventKey;
use etwspec_etl::buffers::Header;
use etwspec_etl::columns::{Describe, EventNames, EventRecord};
use etwspec_etl::counts::EventKind;
use etwspec_etl::filter::CompiledFilter;
use etwspec_etl::payload::{Decoder, PlanId, columns_of};
use etwspec_etl::state::{State, Writer};
use etwspec_etl::time::Clock;
use etwspec_etl::{Buffer, Damage, Event, Json, LogFile};
use etwspec_schema::{Choice, Decoder as SchemaDecoder, Schemas};

use crate::context::{Lazy, Needs};
use crate::described::{AllTyped, Described, Omitted, of_provider};
use crate::events::{Damages, Events, Extra};
use crate::fill::Fill;
use crate::heads::{Head, Names};
use crate::kinds::{Kind, Kinds};
use crate::names::{self, DAMAGE, EVENTS};
use crate::options::Options;
use crate::typed::{self, Program, Typed};

/// Rows of a batch: a table with as many is returned.
const BATCH_ROWS: usize = 1 << 13;
/// Size of a batch in bytes, approximately.
const BATCH_BYTES: usize = 16 << 20;
/// Size of all batches in bytes, approximately. Beyond it, all tables are returned.
const ALL_BYTES: usize = 64 << 20;

/// Function that decides which events have rows, by the names and the schemas at the event.
struct EventTest(Box<EventFn>);

type EventFn = dyn FnMut(&Event<'_>, Option<&State>, &mut SchemaDecoder) -> bool + Send;

impl fmt::Debug for EventTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EventTest").finish_non_exhaustive()
    }
}

/// Converts the events of a trace into tables.
///
/// Add the buffers of the trace in order, and take the [batches](Tables::take) after each.
#[derive(Debug)]
pub struct Tables {
    options: Options,
    clock: Option<Clock>,
    decoder: Decoder,
    schemas: SchemaDecoder,
    json: Json,
    state: Option<State>,
    keep: Option<CompiledFilter>,
    test: Option<EventTest>,
    needs: Needs,
    /// True if the schemas are those of a [`Lazy`], which has not been asked for them yet.
    lacks_schemas: bool,
    /// Number of events that still get rows. `None` for no limit.
    left: Option<usize>,
    /// True if events are counted only.
    counts: bool,
    names: Names,
    kinds: Kinds,
    events: Option<(SchemaRef, Events)>,
    damages: Option<(SchemaRef, Damages)>,
    /// Number of damaged parts so far.
    damaged: u64,
    typed: AllTyped,
    /// Tables of kernel and classic events, by the index of the key. The inner value is `None` if the table was not selected.
    by_key: Vec<Option<Option<u32>>>,
    programs: Vec<Program>,
    described: Described,
    /// Tables with rows whose data are in the current buffer.
    pending: Vec<usize>,
    texts: Texts,
}

/// Facts about an event.
#[derive(Debug, Default)]
struct Known {
    /// Key of a kernel or classic event, and version of its data.
    key: Option<(EventKey, u8)>,
    /// Plan for its data, and pointer size of the structure.
    plan: Option<(PlanId, Pointer)>,
    /// Index of the table that contains its fields, if it was selected.
    table: Option<usize>,
    /// Index of the schema among those of described events, and what the decoder chose.
    schema: Option<(usize, Choice)>,
}

/// A part of a table.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Batch {
    /// Name of the table, such as `kernel.context_switch`.
    pub table: Arc<str>,
    /// Rows.
    pub rows: RecordBatch,
}

/// Memory for texts of the table of all events.
#[derive(Debug, Default)]
struct Texts {
    data: Vec<u8>,
    items: Vec<u8>,
    message: String,
}

impl Batch {
    /// Creates a part of a table.
    pub fn new(table: &str, rows: RecordBatch) -> Batch {
        Batch { table: table.into(), rows }
    }
}

impl Tables {
    /// Creates the tables of a trace. `schemas` describe events that no table of this project does, and `state` is what is
    /// named at the start of the trace; without it, there are no names of processes and of what fields refer to.
    pub fn new(log_file: Option<&LogFile>, schemas: Arc<Schemas>, state: Option<State>, options: Options) -> Tables {
        let clock = log_file.map(|log_file| log_file.clock);
        let mut tables = Tables {
            clock,
            decoder: Decoder::new(log_file),
            schemas: SchemaDecoder::new(schemas, clock),
            json: Json::new(log_file),
            state,
            keep: None,
            test: None,
            needs: Needs::of(&options),
            lacks_schemas: false,
            names: Names::default(),
            kinds: Kinds::default(),
            left: None,
            counts: false,
            events: options.has(EVENTS).then(|| of_events(&options)),
            damages: options.has(DAMAGE).then(|| of_damage(&options)),
            damaged: 0,
            typed: AllTyped::default(),
            by_key: vec![None; EventKey::COUNT],
            programs: Vec::new(),
            described: Described::default(),
            pending: Vec::new(),
            texts: Texts::default(),
            options,
        };
        let selected = &tables.options.tables;
        let only_events = !selected.is_empty() && selected.iter().all(|name| name == EVENTS);
        tables.counts = only_events && tables.events.as_ref().is_some_and(|(_, events)| events.are_counted());
        tables
    }

    /// Waits with schemas until an event needs them.
    #[must_use]
    pub(crate) fn without_schemas(mut self) -> Tables {
        self.lacks_schemas = true;
        self
    }

    /// Makes rows of at most a number of events.
    #[must_use]
    pub(crate) fn with_limit(mut self, events: Option<usize>) -> Tables {
        self.left = events;
        self
    }

    /// Returns whether no event gets rows any more.
    pub(crate) fn are_full(&self) -> bool {
        self.left == Some(0)
    }

    /// Counts an event with rows.
    #[inline]
    fn count(&mut self) {
        self.left = self.left.map(|left| left.saturating_sub(1));
    }

    /// Returns whether the table of damage was selected.
    pub(crate) fn have_damage(&self) -> bool {
        self.damages.is_some()
    }

    /// Returns whether events without rows are needed: names and schemas are read from them.
    pub(crate) fn wants_all(&self) -> bool {
        self.state.as_ref().is_some_and(State::is_of_stream)
            || self.reads_schemas() && !self.schemas.schemas().is_complete()
    }

    /// Returns whether schemas are read from events as they come.
    fn reads_schemas(&self) -> bool {
        self.needs.schemas && !self.lacks_schemas
    }

    /// Makes rows only of events that match, regardless of the limit of the filter.
    #[must_use]
    pub fn with_filter(mut self, keep: CompiledFilter) -> Tables {
        self.needs = self.needs.with_filter(&keep);
        self.keep = Some(keep);
        self
    }

    /// Makes rows only of events for which a function returns true, by the names and the schemas at the event.
    #[must_use]
    pub fn with_test(
        mut self,
        test: impl FnMut(&Event<'_>, Option<&State>, &mut SchemaDecoder) -> bool + Send + 'static,
    ) -> Tables {
        self.needs.schemas = true;
        self.test = Some(EventTest(Box::new(test)));
        self
    }

    /// Returns the schemas that have no table, and whether fields are missing.
    pub fn omitted(&self) -> Omitted {
        Omitted { cut_off: self.schemas.has_cut_off(), damaged: self.damaged, ..self.described.omitted() }
    }

    /// Adds the events and the damage of a buffer, and passes the damage to a function.
    pub fn buffer(&mut self, buffer: &Buffer<'_>, damaged: impl FnMut(Damage)) {
        self.buffer_with(buffer, &mut Lazy::default(), damaged);
    }

    /// Adds the events and the damage of a buffer. Requirement for schemas when an event needs them.
    pub(crate) fn buffer_with(&mut self, buffer: &Buffer<'_>, lazy: &mut Lazy<'_>, mut damaged: impl FnMut(Damage)) {
        let mut damage = |tables: &mut Tables, damage: Damage| {
            tables.damage(&damage);
            damaged(damage);
        };
        buffer.damages().for_each(|part| damage(self, part));
        for event in buffer.events() {
            match event {
                Ok(event) => self.event(&event, lazy),
                Err(part) => damage(self, part),
            }
        }
        let Tables { typed, decoder, programs, clock, .. } = self;
        for at in self.pending.drain(..) {
            if let Some(table) = typed.get_mut(at) {
                table.data(buffer, decoder, programs, clock.as_ref());
            }
        }
    }

    /// Moves names and schemas behind a buffer, without rows.
    pub fn pass(&mut self, buffer: &Buffer<'_>) {
        buffer.for_each_event(|event| self.learn(event));
    }

    /// Reads names and schemas of an event.
    fn learn(&mut self, event: &Event<'_>) {
        if self.reads_schemas() {
            self.schemas.read_event(event);
        }
        if let Some(state) = &mut self.state {
            state.update(event);
        }
    }

    /// Adds a damaged part.
    pub fn damage(&mut self, damage: &Damage) {
        self.damaged += 1;
        if let Some((_, damages)) = &mut self.damages {
            damages.damage(damage);
        }
    }

    fn event(&mut self, event: &Event<'_>, lazy: &mut Lazy<'_>) {
        if self.are_full() {
            return;
        }
        self.learn(event);
        if self.keep.as_ref().is_some_and(|keep| !keep.matches_with(event, self.state.as_ref(), &mut self.schemas)) {
            return;
        }
        if self.test.as_mut().is_some_and(|EventTest(test)| !test(event, self.state.as_ref(), &mut self.schemas)) {
            return;
        }
        if self.counts {
            self.count();
            if let Some((_, events)) = &mut self.events {
                events.count();
            }
            return;
        }
        let mut known = Known { key: event.key(), ..Known::default() };
        if self.events.is_none() && self.is_unselected(event, &mut known, lazy) {
            return;
        }
        let header = match event.header() {
            Ok(header) => header,
            Err(error) => return self.damaged(event, &error.to_string()),
        };
        let data = match checked(event, &header) {
            Ok(data) => data,
            Err(error) => return self.damaged(event, &error.to_string()),
        };
        let writer = self.state.as_ref().map_or_else(|| Writer::of_header(event), State::writer);
        let mut head = Head::new(event, &header, self.clock.as_ref(), writer);
        if let Some(state) = &self.state {
            head.process = self.names.process(state);
        }
        known.plan = known.key.and_then(|(key, version)| self.decoder.plan_of(key, version, event.pointer(), data));
        if known.plan.is_some() {
            known.table = self.kernel_row(event, &header, data, &head, &known);
            return self.wide(event, &header, &head, known);
        }
        if self.needs.schemas {
            known.schema = known.schema.or_else(|| self.index_of_schema(event, lazy));
        }
        known.table = known.schema.and_then(|schema| self.described_row(event, &header, &head, schema));
        self.wide(event, &header, &head, known);
    }

    /// Returns whether the header or the schema of an event determines its table, and the table was not selected.
    fn is_unselected(&mut self, event: &Event<'_>, known: &mut Known, lazy: &mut Lazy<'_>) -> bool {
        match known.key {
            Some((key, _)) => self.by_key.get(key.index()) == Some(&Some(None)),
            None if !self.needs.schemas => true,
            None => {
                known.schema = self.index_of_schema(event, lazy);
                let of = known.schema.and_then(|(at, _)| self.described.get(at));
                of.is_none_or(|of| of.table.is_none())
            }
        }
    }

    /// Appends a row to the table of a kernel or classic event. Returns its index.
    #[inline]
    fn kernel_row(
        &mut self,
        event: &Event<'_>,
        header: &Header<'_>,
        data: &[u8],
        head: &Head,
        known: &Known,
    ) -> Option<usize> {
        let ((key, _), (plan, pointer)) = known.key.zip(known.plan)?;
        let table = match self.by_key.get(key.index()).copied().flatten() {
            Some(table) => table? as usize,
            None => self.kernel_table(key)?,
        };
        let Tables { typed, programs, decoder, state, pending, .. } = self;
        let own = typed.get_mut(table)?;
        let index = match own.program_of(plan) {
            Some(index) => index,
            None => {
                programs.push(own.program(decoder, plan));
                let index = programs.len() as u32 - 1;
                own.set_program(plan, index);
                index
            }
        };
        let program = programs.get(index as usize)?;
        let names = own.names(state.as_ref());
        let place = (typed::offset_of(event, data), data);
        if own.header(header, head, place, (index, program), (event.pointer(), pointer), names) {
            pending.push(table);
        }
        Some(table)
    }

    /// Creates the table of a kernel or classic event, unless it was not selected.
    #[cold]
    fn kernel_table(&mut self, key: EventKey) -> Option<usize> {
        let name = names::kernel_table(key).filter(|name| self.options.has(name));
        let table = name.map(|name| self.typed.add(of_kernel(key, name, &self.options)));
        if let Some(known) = self.by_key.get_mut(key.index()) {
            *known = Some(table.map(|table| table as u32));
        }
        table
    }

    /// Appends a row to the table of an event with a schema. Returns the table, if it was selected.
    fn described_row(
        &mut self,
        event: &Event<'_>,
        header: &Header<'_>,
        head: &Head,
        (schema, choice): (usize, Choice),
    ) -> Option<usize> {
        let Tables { typed, schemas, clock, described, state, .. } = self;
        let of = described.get(schema)?;
        let table = typed.get_mut(of.table?)?;
        let names = table.names(state.as_ref());
        let fields = |fill: &mut Fill<'_>| schemas.fields_by(choice, event, fill)?.doubt();
        table.described(header, head, &of.order, (clock.as_ref(), names), fields);
        of.table
    }

    /// Returns the index of the schema of an event among those of described events, and determines its table if it is new.
    fn index_of_schema(&mut self, event: &Event<'_>, lazy: &mut Lazy<'_>) -> Option<(usize, Choice)> {
        if self.lacks_schemas
            && let Some(schemas) = lazy.schemas()
        {
            self.schemas = SchemaDecoder::new(schemas, self.clock);
            self.lacks_schemas = false;
        }
        let (choice, schema) = self.schemas.choose(event)?;
        Some((self.described.index(schema, event.pointer(), (&mut self.typed, &self.options)), choice))
    }

    /// Appends an event to the table of all events.
    fn wide(&mut self, event: &Event<'_>, header: &Header<'_>, head: &Head, known: Known) {
        if self.events.is_some() || known.table.is_some() {
            self.count();
        }
        let Tables { events, kinds, schemas, decoder, json, texts, described, .. } = self;
        let Some((_, events)) = events else { return };
        let Known { key, plan, table, schema, .. } = known;
        let of = schema.and_then(|(at, _)| described.get(at));
        let choice = schema.map(|(_, choice)| choice);
        let schema = of.map(|of| &of.schema);
        let wants = events.wants();
        let address = schema.map_or(0, |schema| Arc::as_ptr(schema) as usize);
        let kind = EventKind::of(event, header, &event.identity());
        let number = kinds.number((kind, address, table), || {
            let info = key.map(|(key, version)| decoder.info(key, version, event.pointer()));
            let own = key.filter(|_| plan.is_some()).and_then(|(key, _)| names::kernel_table(key));
            let table = of.and_then(|of| of.name.clone()).or_else(|| own.map(Into::into));
            let mut names = EventNames::new();
            if schema.is_some() {
                names = schemas.names(event);
            } else if info.is_none() {
                names.provider = schemas.names(event).provider;
            }
            Kind::new(&EventRecord::new(event, None, None, info, names), schema, table)
        });
        let mut extra = Extra::default();
        texts.items.clear();
        if wants.items && json.items(event, &mut texts.items) {
            extra.items = Some(text(&texts.items));
        }
        if table.is_none() && (wants.data || wants.bytes) {
            texts.data.clear();
            if json.data(event, schemas, &mut texts.data) {
                extra.data = Some(text(&texts.data));
            } else if plan.is_none() && schema.is_none() {
                extra.bytes = event.data().ok();
            }
        }
        if wants.message && choice.is_some_and(|choice| schemas.message_by(choice, event, &mut texts.message)) {
            extra.message = Some(&texts.message);
        }
        events.event(event, header, head, number, &extra);
    }

    /// Appends an event with a damaged header to the table of all events.
    #[cold]
    fn damaged(&mut self, event: &Event<'_>, error: &str) {
        self.damaged += 1;
        if let Some((_, events)) = &mut self.events {
            events.damaged(event, &Head::damaged(event), error);
            self.count();
        }
    }

    /// Takes the rows of full tables, or of all.
    ///
    /// # Errors
    ///
    /// Those of Arrow, which only a defect of this crate can cause.
    pub fn take(&mut self, all: bool) -> Result<Vec<Batch>, ArrowError> {
        let Tables { events, damages, typed, kinds, names, options, .. } = self;
        let mut batches = Vec::new();
        let all = all || typed.iter_mut().map(Typed::bytes).sum::<usize>() > ALL_BYTES;
        if let Some((schema, events)) = events
            && is_due(all, events.rows(), events.bytes())
        {
            let (mut arrays, rows) = (Vec::new(), events.rows());
            events.take(kinds, names, &options.file, &mut arrays)?;
            batches.push(batch(EVENTS, schema, arrays, rows)?);
        }
        if let Some((schema, damages)) = damages
            && is_due(all, damages.rows(), 0)
        {
            let (mut arrays, rows) = (Vec::new(), damages.rows());
            damages.take(&options.file, &mut arrays)?;
            batches.push(batch(DAMAGE, schema, arrays, rows)?);
        }
        for table in typed.iter_mut() {
            if is_due(all, table.rows(), table.bytes()) {
                batches.push(Batch { table: table.name.clone(), rows: table.take(names, &options.file)? });
            }
        }
        Ok(batches)
    }
}

/// Returns whether the rows of a table are to be taken.
fn is_due(all: bool, rows: usize, bytes: usize) -> bool {
    rows > 0 && (all || rows >= BATCH_ROWS || bytes >= BATCH_BYTES)
}

/// Returns the columns of a table that does not depend on a trace: that of all events, of damage, of a kernel or classic event,
/// or of a provider that this project describes. `None` if there is no such table.
///
/// ```
/// use etwspec_arrow::{Options, table_schema};
///
/// let schema = table_schema("kernel.context_switch", &Options::new()).expect("a table of a kernel event");
/// assert!(schema.field_with_name("NewThreadId").is_ok());
/// assert!(table_schema("kernel.no_such_event", &Options::new()).is_none());
/// ```
pub fn table_schema(name: &str, options: &Options) -> Option<SchemaRef> {
    match name {
        EVENTS => return Some(of_events(options).0),
        DAMAGE => return Some(of_damage(options).0),
        _ => {}
    }
    if let Some(key) = names::kernel_event(name) {
        return Some(of_kernel(key, name, options).schema);
    }
    let (guid, id) = names::provider_event(name)?;
    Some(of_provider(guid, id, name, options).schema)
}

/// Returns the table of all events, without rows.
fn of_events(options: &Options) -> (SchemaRef, Events) {
    let mut fields = Vec::new();
    let events = Events::new(options, &mut fields);
    (schema(fields, EVENTS, "All events."), events)
}

/// Returns the table of damage, without rows.
fn of_damage(options: &Options) -> (SchemaRef, Damages) {
    let mut fields = Vec::new();
    let damages = Damages::new(options, &mut fields);
    (schema(fields, DAMAGE, "Damaged parts of traces."), damages)
}

fn schema(fields: Vec<ArrowField>, name: &str, doc: &str) -> SchemaRef {
    let metadata = [("table", name), ("doc", doc)].map(|(key, text)| (key.to_owned(), text.to_owned()));
    Arc::new(ArrowSchema::new(fields).with_metadata(metadata.into_iter().collect()))
}

/// Returns the table of a kernel or classic event, without rows.
fn of_kernel(key: EventKey, name: &str, options: &Options) -> Typed {
    let doc = [key.name(), key.community_name(), key.group_name()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    Typed::new(name.to_owned(), columns_of(key), &doc, None, options)
}

fn batch(name: &str, schema: &SchemaRef, arrays: Vec<arrow_array::ArrayRef>, rows: usize) -> Result<Batch, ArrowError> {
    let options = RecordBatchOptions::new().with_row_count(Some(rows));
    Ok(Batch { table: name.into(), rows: RecordBatch::try_new_with_options(schema.clone(), arrays, &options)? })
}

/// Returns the data of an event whose optional parts are complete.
fn checked<'a>(event: &Event<'a>, header: &Header<'_>) -> Result<&'a [u8], etwspec::Error> {
    if let Header::MessageTraceHeader(view) = header {
        view.tail()?;
    }
    event.data()
}

/// Text that JSON is.
fn text(json: &[u8]) -> &str {
    str::from_utf8(json).unwrap_or("")
}
