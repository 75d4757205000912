//! Facts about a trace that its tables need before the events are converted.

use std::num::NonZeroUsize;
use std::sync::Arc;

use etwspec::Meaning;
use etwspec::payloads::EventKey;
use etwspec_etl::columns::{EventColumn, Tape};
use etwspec_etl::filter::CompiledFilter;
use etwspec_etl::payload::{Decoder, Field, columns_of};
use etwspec_etl::state::{FirstPass, Pass, State};
use etwspec_etl::{Event, LogFile, Trace};
use etwspec_schema::Schemas;
use hashbrown::HashMap;

use crate::cells::write_text;
use crate::names::{DAMAGE, EVENTS, are_of_kernel};
use crate::node::may_contain_references;
use crate::options::Options;
use crate::summaries::{Summaries, WantedBuffers};

/// Names, schemas and summaries of a trace, from a pass before its events are converted.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TraceContext {
    /// Names in the trace, by time, and the processes of events.
    pub state: State,
    /// Schemas: those that were given, and those in the trace.
    pub schemas: Arc<Schemas>,
    /// Name of the machine, if an event states it.
    pub host: Option<String>,
    /// True if the schemas in the trace were read.
    pub(crate) has_schemas: bool,
    /// Summaries of the events of each buffer, if the trace was read.
    summaries: Arc<Summaries>,
}

/// Facts that tables need before the events are converted.
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
    /// Creates an empty context.
    pub fn nothing(trace: &Trace<'_>) -> TraceContext {
        TraceContext::needed(trace, Schemas::new(), Needs::NOTHING, NonZeroUsize::MIN)
    }

    /// Reads a trace once. `given` are schemas of files.
    pub fn of(trace: &Trace<'_>, given: Schemas) -> TraceContext {
        TraceContext::needed(trace, given, Needs { names: true, schemas: true }, NonZeroUsize::MIN)
    }

    /// Reads of a trace at least what tables need, unless it is nothing. `given` are schemas of files. The name of the machine is read
    /// only together with other names. Several threads read what is independent of the order of events: schemas, and no names.
    pub fn needed(trace: &Trace<'_>, given: Schemas, needs: Needs, threads: NonZeroUsize) -> TraceContext {
        let (mut schemas, log_file) = (given, trace.log_file());
        let names = needs.names.then(|| (FirstPass::for_trace(trace), Host::new(log_file)));
        let mut facts = (names, Summaries::default());
        if needs.any() {
            schemas.read_trace_with(trace, threads, &mut facts);
        }
        let (first, host) = facts.0.unzip();
        TraceContext {
            state: first.map_or_else(|| State::new(log_file), FirstPass::state),
            schemas: Arc::new(schemas),
            host: host.and_then(|host| host.name),
            has_schemas: needs.any(),
            summaries: Arc::new(facts.1),
        }
    }

    /// Returns the context without names, which may need much memory.
    #[must_use]
    pub fn without_names(&self, trace: &Trace<'_>) -> TraceContext {
        let (schemas, summaries) = (self.schemas.clone(), self.summaries.clone());
        TraceContext { schemas, has_schemas: self.has_schemas, summaries, ..TraceContext::nothing(trace) }
    }
}

/// Name of the machine, if an event of a trace states it.
#[derive(Debug)]
pub struct Host {
    decoder: Decoder,
    /// True if events of a kind have a field with the name.
    states: HashMap<EventKey, bool>,
    /// The name.
    pub name: Option<String>,
}

impl Host {
    /// Creates a pass over the events of a trace, of which none was read.
    pub fn new(log_file: Option<&LogFile>) -> Host {
        Host { decoder: Decoder::new(log_file), states: HashMap::new(), name: None }
    }
}

impl Pass for Host {
    fn event(&mut self, event: &Event<'_>) {
        if self.name.is_some() {
            return;
        }
        let Some((key, _)) = event.key() else { return };
        let states = || columns_of(key).iter().flatten().any(|column| is_host(&column.field));
        if *self.states.entry(key).or_insert_with(states) {
            let mut tape = Tape::default();
            // An event that cannot be read states nothing.
            let _known = self.decoder.fields(event, &mut tape);
            tape.members().for_each_value(&mut |field, value| {
                if is_host(field) {
                    let mut name = Vec::new();
                    write_text(&mut name, &value);
                    self.name = String::from_utf8(name).ok().filter(|name| !name.is_empty());
                }
            });
        }
    }
}

fn is_host(field: &Field) -> bool {
    field.meaning == Some(Meaning::ComputerName)
}

/// Context of a trace, made when it is first needed.
#[derive(Default)]
pub(crate) struct Lazy<'l> {
    pub(crate) context: Option<TraceContext>,
    pub(crate) make: Option<&'l dyn Fn() -> TraceContext>,
}

impl Lazy<'_> {
    /// Returns the schemas.
    pub(crate) fn schemas(&mut self) -> Option<Arc<Schemas>> {
        if self.context.is_none() {
            self.context = self.make.map(|make| make());
        }
        Some(self.context.as_ref()?.schemas.clone())
    }

    /// Returns the buffers that may have an event that matches, if they are known.
    pub(crate) fn wanted(&self, keep: Option<&CompiledFilter>) -> Option<WantedBuffers> {
        self.context.as_ref()?.summaries.wanted(keep?)
    }
}
