//! Reads a trace into tables.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Arc;

use arrow_schema::ArrowError;
use etwspec::Meaning;
use etwspec::payloads::EventKey;
use etwspec_etl::state::{FirstPass, State};
use etwspec_etl::{CompiledFilter, Decoder, Event, EventColumn, Field, Scratch, Trace, Value, Visitor, columns_of};
use etwspec_schema::Schemas;
use hashbrown::HashMap;

use crate::cells::write_text;
use crate::described::Omitted;
use crate::names::{DAMAGE, EVENTS, are_of_kernel};
use crate::node::may_contain_references;
use crate::options::Options;
use crate::summaries::{Summaries, WantedBuffers};
use crate::tables::{Batch, Tables};

/// What is known of a trace before its events are converted.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TraceContext {
    /// Names in the trace, by time, and the processes of events.
    pub state: State,
    /// Schemas: those that were given, and those in the trace.
    pub schemas: Arc<Schemas>,
    /// Name of the machine, if an event states it.
    pub host: Option<String>,
    /// Whether the schemas in the trace were read.
    has_schemas: bool,
    /// Summaries of the events of each buffer, if the trace was read.
    summaries: Arc<Summaries>,
}

/// What tables need to know before the events are converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Processes and threads of events, their names, and those of what fields refer to.
    pub names: bool,
    /// Schemas.
    pub schemas: bool,
}

impl Needs {
    /// Nothing.
    pub const NOTHING: Needs = Needs { names: false, schemas: false };

    /// Returns what the selected tables and columns need. A [filter](Self::with_filter) may need more.
    pub fn of(options: &Options) -> Needs {
        let of_events = |name: &str| EventColumn::find(name).filter(|column| column.row().in_events);
        let needs_schema = |name: &String| of_events(name).is_some_and(|column| column.row().of_schema);
        let is_named =
            |name: &String| of_events(name).is_some_and(|column| column.row().of_trace) || may_contain_references(name);
        let names = |only: &Vec<String>| only.iter().any(is_named);
        let columns = options.only.as_ref().is_none_or(|only| only.iter().any(needs_schema));
        let own = |name: &String| name == DAMAGE || are_of_kernel(name) || name == EVENTS && !columns;
        Needs {
            names: options.only.as_ref().is_none_or(names),
            schemas: options.tables.is_empty() || !options.tables.iter().all(own),
        }
    }

    /// Adds what a filter needs.
    #[must_use]
    pub fn with_filter(self, keep: &CompiledFilter) -> Needs {
        Needs { names: self.names || keep.needs_state(), schemas: self.schemas || keep.needs_schemas() }
    }

    /// Returns whether something has to be known.
    pub fn any(self) -> bool {
        self.names || self.schemas
    }
}

impl TraceContext {
    /// Returns that nothing is known of a trace.
    pub fn nothing(trace: &Trace<'_>) -> TraceContext {
        TraceContext {
            state: State::new(trace.log_file()),
            schemas: Arc::new(Schemas::new()),
            host: None,
            has_schemas: false,
            summaries: Arc::default(),
        }
    }

    /// Reads a trace once. `given` are schemas of files.
    pub fn of(trace: &Trace<'_>, given: Schemas) -> TraceContext {
        let mut schemas = given;
        let mut host = Host { decoder: Decoder::new(trace.log_file()), states: HashMap::new(), name: None };
        let mut summaries = Summaries::default();
        let first = FirstPass::with_events(trace, |buffer, event| {
            schemas.read_event(event);
            host.event(event);
            summaries.event(buffer, event);
        });
        schemas.finish();
        TraceContext {
            state: first.state(),
            schemas: Arc::new(schemas),
            host: host.name,
            has_schemas: true,
            summaries: Arc::new(summaries),
        }
    }

    /// Reads of a trace at least what tables need. `given` are schemas of files. The name of the machine is read only together
    /// with other names. Several threads read what is independent of the order of events: schemas, and no names.
    pub fn needed(trace: &Trace<'_>, given: Schemas, needs: Needs, threads: NonZeroUsize) -> TraceContext {
        if needs.names {
            return TraceContext::of(trace, given);
        }
        let (mut schemas, mut summaries) = (given, Summaries::default());
        if needs.schemas {
            let parts = schemas.read_trace_with(trace, threads, Summaries::default, Summaries::event);
            summaries = Summaries::of_parts(parts);
        }
        let (schemas, summaries) = (Arc::new(schemas), Arc::new(summaries));
        TraceContext { schemas, has_schemas: needs.schemas, summaries, ..TraceContext::nothing(trace) }
    }

    /// Returns the same without names, of which there may be many.
    #[must_use]
    pub fn without_names(&self, trace: &Trace<'_>) -> TraceContext {
        let (schemas, summaries) = (self.schemas.clone(), self.summaries.clone());
        TraceContext { schemas, has_schemas: self.has_schemas, summaries, ..TraceContext::nothing(trace) }
    }
}

/// Finds the name of the machine.
struct Host {
    decoder: Decoder,
    /// Whether events of a kind have a field with the name.
    states: HashMap<EventKey, bool>,
    name: Option<String>,
}

impl Host {
    fn event(&mut self, event: &Event<'_>) {
        if self.name.is_some() {
            return;
        }
        let Some((key, _)) = event.key() else { return };
        let states = || columns_of(key).iter().flatten().any(|column| is_host(&column.field));
        if *self.states.entry(key).or_insert_with(states) {
            let mut own = Own(None);
            // An event that cannot be read states nothing.
            let _known = self.decoder.fields(event, &mut own);
            self.name = own.0;
        }
    }
}

fn is_host(field: &Field) -> bool {
    field.meaning == Some(Meaning::ComputerName)
}

/// The name of the machine among the fields of an event.
struct Own(Option<String>);

impl<'a> Visitor<'a> for Own {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        if is_host(field) {
            let mut name = Vec::new();
            write_text(&mut name, &value);
            self.0 = String::from_utf8(name).ok().filter(|name| !name.is_empty());
        }
    }
}

/// Converts a trace into tables, and passes each part of a table to a function. Returns the schemas without a table.
///
/// Memory does not depend on the size of the trace.
///
/// ```
/// use arrow_schema::ArrowError;
/// use etwspec_arrow::{TraceContext, Options, scan};
/// use etwspec_etl::{SAMPLE, Trace};
/// use etwspec_schema::Schemas;
///
/// # fn main() -> Result<(), ArrowError> {
/// let trace = Trace::new(SAMPLE);
/// let before = TraceContext::of(&trace, Schemas::new());
/// let mut switches = 0;
/// scan(&trace, before, Options::new(), |batch| -> Result<(), ArrowError> {
///     if &*batch.table == "kernel.context_switch" {
///         assert!(batch.rows.column_by_name("NewThreadId").is_some());
///         switches += batch.rows.num_rows();
///     }
///     Ok(())
/// })?;
/// assert!(switches > 0);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// The first error that the function returns, and those of Arrow, which only a defect of this crate can cause.
pub fn scan<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: TraceContext,
    options: Options,
    each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    scan_part(trace, before, options, &Part::default(), each)
}

/// A part of a trace.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Part {
    /// Buffers that begin within these bytes of the file. `None` for all.
    pub bytes: Option<Range<u64>>,
    /// Events that match, regardless of the limit of the filter.
    pub keep: Option<CompiledFilter>,
    /// Number of events with rows after which the rest of the trace is not read. `None` for no limit.
    pub limit: Option<usize>,
}

impl Part {
    /// Returns the events of the buffers that begin within these bytes of a file, and match.
    pub fn new(bytes: Option<Range<u64>>, keep: Option<CompiledFilter>) -> Part {
        Part { bytes, keep, limit: None }
    }

    /// Sets the number of events with rows after which the rest is not read.
    #[must_use]
    pub fn with_limit(self, limit: Option<usize>) -> Part {
        Part { limit, ..self }
    }

    fn has(&self, offset: u64) -> bool {
        self.bytes.as_ref().is_none_or(|bytes| bytes.contains(&offset))
    }
}

/// Converts a part of a trace, as [`scan`] does. Rows are as those of the whole trace: names and schemas are those at the time.
///
/// # Errors
///
/// As those of [`scan`].
pub fn scan_part<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: TraceContext,
    options: Options,
    part: &Part,
    each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    let needs = part.keep.iter().fold(Needs::of(&options), |needs, keep| needs.with_filter(keep));
    let state = needs.names.then(|| before.state.clone());
    let tables = Tables::new(trace.log_file(), before.schemas.clone(), state, options);
    let known = Lazy { before: Some(before), make: None };
    scan_tables(trace, tables, part, known, each)
}

/// Converts a part of a trace, as [`scan_part`] does, but asks for what is known of the trace when the first row needs it. Rows of
/// kernel events need no schemas. When it asks for [nothing](Needs::NOTHING), `before` returns what is known already.
///
/// # Errors
///
/// As those of [`scan`].
pub fn scan_lazily<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: impl Fn(Needs) -> TraceContext,
    options: Options,
    part: &Part,
    each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    let needs = part.keep.iter().fold(Needs::of(&options), |needs, keep| needs.with_filter(keep));
    let by_name = part.keep.as_ref().is_some_and(CompiledFilter::needs_schemas);
    if needs.names || by_name || !needs.schemas {
        return scan_part(trace, before(needs), options, part, each);
    }
    let known = before(Needs::NOTHING);
    if known.has_schemas {
        return scan_part(trace, known, options, part, each);
    }
    let tables = Tables::new(trace.log_file(), Arc::new(Schemas::new()), None, options).without_schemas();
    scan_tables(trace, tables, part, Lazy { before: None, make: Some(&|| before(needs)) }, each)
}

/// What is known of a trace, or will be when it is needed.
#[derive(Default)]
pub(crate) struct Lazy<'l> {
    before: Option<TraceContext>,
    make: Option<&'l dyn Fn() -> TraceContext>,
}

impl Lazy<'_> {
    /// Returns the schemas.
    pub(crate) fn schemas(&mut self) -> Option<Arc<Schemas>> {
        if self.before.is_none() {
            self.before = self.make.map(|make| make());
        }
        Some(self.before.as_ref()?.schemas.clone())
    }

    /// Returns the buffers that may have an event that matches, if they are known.
    fn wanted(&self, keep: Option<&CompiledFilter>) -> Option<WantedBuffers> {
        self.before.as_ref()?.summaries.wanted(keep?)
    }
}

/// Converts a part of a trace into tables.
fn scan_tables<E: From<ArrowError>>(
    trace: &Trace<'_>,
    mut tables: Tables,
    part: &Part,
    mut known: Lazy<'_>,
    mut each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    if let Some(keep) = &part.keep {
        tables = tables.with_filter(keep.clone());
    }
    tables = tables.with_limit(part.limit);
    let mut scratch = Scratch::new();
    let mut wanted = None;
    for buffer in trace.buffers() {
        // Damage is in the buffers without a wanted event, too.
        if wanted.is_none() && !tables.have_damage() {
            wanted = known.wanted(part.keep.as_ref());
        }
        let offset = match &buffer {
            Ok(raw) => raw.file_offset(),
            Err(damage) => damage.offset,
        };
        if part.bytes.as_ref().is_some_and(|bytes| offset >= bytes.end)
            || wanted.as_ref().is_some_and(|wanted| wanted.end_before(offset))
            || tables.are_full()
        {
            break;
        }
        match buffer {
            Ok(raw)
                if part.has(offset)
                    && wanted.as_ref().is_none_or(|wanted| wanted.has(offset))
                    && !part.keep.as_ref().is_some_and(|keep| keep.skips(&raw)) =>
            {
                tables.buffer_with(&raw.open(&mut scratch), &mut known, drop);
            }
            Ok(raw) if tables.wants_all() => tables.pass(&raw.open(&mut scratch)),
            Err(damage) if part.has(offset) => tables.damage(&damage),
            _ => {}
        }
        tables.take(false)?.into_iter().try_for_each(&mut each)?;
    }
    tables.take(true)?.into_iter().try_for_each(&mut each)?;
    Ok(tables.omitted())
}
