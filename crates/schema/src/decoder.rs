//! Decodes the data of events by their schemas.

use std::sync::Arc;

use etwspec::headers::{EventHeaderFlags, TdhInType, TdhOutType, TraceHeaderView};
use etwspec::{Error, Guid, Pointer};
use etwspec_etl::columns::{Describe, EventNames, NamedValue, Tape};
use etwspec_etl::json::append_json_names;
use etwspec_etl::payload::Visitor;
use etwspec_etl::text::output;
use etwspec_etl::time::Clock;
use etwspec_etl::{Event, Identity};
use hashbrown::{Equivalent, HashMap, HashSet};

use crate::event_source::{Collector, part_schema};
use crate::limits::Account;
use crate::message::{Arguments, Body, Context, Header, Message};
use crate::model::{EventId, Field, Schema, Source, same_encoding};
use crate::plan::Plan;
use crate::provider_table::{self, Table};
use crate::run::{self, Data, Fit};
use crate::store::{Schemas, WithMaps};
use crate::tracelogging;

/// Maximum number of lists of fields that the data of an event is compared with.
const MAX_LAYOUTS: usize = 16;

/// Decodes the data of events that schemas describe.
///
/// A decoder caches a plan for each schema: use one for a whole trace.
#[derive(Debug)]
pub struct Decoder {
    schemas: Arc<Schemas>,
    known: Known,
    /// TraceLogging events. `None` for metadata that cannot be read.
    traced: HashMap<Traits, HashMap<Box<[u8]>, Option<Entry>>>,
    /// This project's tables of the providers whose events occurred.
    tables: HashMap<Guid, Option<Table>>,
    /// Entries for shapes that all providers share (text-only events, manifest chunks), by provider and source.
    uniform: HashMap<(Guid, Source), Entry>,
    /// Memory of the entries above, and of their contents.
    account: Account,
    /// Number of times that the entries were forgotten.
    generation: u64,
    /// Values that counts and lengths refer to.
    slots: Vec<u64>,
    /// Clock of the session, for times in messages.
    clock: Option<Clock>,
    /// Memory for the values of a message.
    arguments: Arguments<'static>,
    /// True if the fields or the message of an event exceeded the limit of their output.
    has_cut_off: bool,
}

/// Schema that a [decoder](Decoder::choose) chose for an event. Valid until the decoder [reads](Decoder::read_event) the next event.
/// Afterwards it may select another schema, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice(Chosen);

/// Choice of a decoder for a kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    /// Index of the identity, and of the entry among its entries.
    Known(usize, usize),
    /// The only entry of the event.
    Only,
}

/// Entries by what identifies events.
#[derive(Debug, Default)]
struct Known {
    indices: HashMap<Identity, usize>,
    candidates: Vec<Candidates>,
    plans: Plans,
    bodies: Bodies,
    with_maps: WithMaps,
}

/// Entries of an identity.
#[derive(Debug, Default)]
struct Candidates {
    /// The preferred schema first.
    entries: Vec<Entry>,
    /// Index of the first entry of a process, among the entries of the preferred source. Empty if there is one entry.
    by_process: HashMap<Option<u32>, usize>,
    /// Indices of the first entries with different fields.
    layouts: Vec<usize>,
}

/// Plans by the address of the fields, which the schemas own, by whether an event source logs the event, and by the
/// pointer size.
type Plans = HashMap<(usize, bool, Pointer), Arc<Plan>>;

/// Messages by the addresses of the text and of the fields.
type Bodies = HashMap<(usize, usize), Arc<Body>>;

/// A provider of TraceLogging events, and its traits.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Traits {
    provider: Guid,
    traits: Option<Box<[u8]>>,
}

/// The same, borrowed.
#[derive(Clone, Copy, Hash)]
struct BorrowedTraits<'b> {
    provider: Guid,
    traits: Option<&'b [u8]>,
}

impl Equivalent<Traits> for BorrowedTraits<'_> {
    fn equivalent(&self, own: &Traits) -> bool {
        (self.provider, self.traits) == (own.provider, own.traits.as_deref())
    }
}

/// A schema and its plans, by pointer size.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) schema: Arc<Schema>,
    plans: [Option<Arc<Plan>>; 2],
    /// Members of the JSON of an event, once they were needed.
    members: Option<Vec<u8>>,
    event_name: Option<Arc<str>>,
    /// Symbol of the event, if the schema lacks it.
    symbol: Option<Arc<str>>,
    /// True if an event source logs the event: its manifest describes it, whether that is the schema or not.
    of_event_source: bool,
    /// The message, if it has one, once it was needed.
    message: Option<Option<Message>>,
}

/// The entry of an event, memory for its values, and which of the entries it is.
struct Found<'d> {
    entry: &'d mut Entry,
    tools: Tools<'d>,
    choice: Choice,
    /// True if the fields are known to explain all bytes, because the entry was chosen by them.
    fits: bool,
}

/// Memory and caches for decoding by an entry.
struct Tools<'d> {
    slots: &'d mut Vec<u64>,
    has_cut_off: &'d mut bool,
    /// Plans of entries with the same fields. `None` if no other entry has them.
    plans: Option<&'d mut Plans>,
    /// Messages of such entries.
    bodies: Option<&'d mut Bodies>,
    account: &'d mut Account,
}

impl Entry {
    /// Returns the size of an entry in bytes, without its plans and its message.
    fn size(schema: &Schema) -> usize {
        let name = schema.task.as_deref().map_or(0, str::len) + schema.opcode.as_deref().map_or(0, str::len);
        let own = if schema.source < Source::TraceEventInfo { size_of_val(&*schema.fields) } else { 0 };
        size_of::<Entry>() + size_of::<Schema>() + name + own
    }

    fn new(schema: Arc<Schema>) -> Entry {
        let event_name = schema.event_name();
        let (plans, message) = ([None, None], None);
        Entry { schema, plans, members: None, event_name, symbol: None, of_event_source: false, message }
    }

    fn names(&self) -> EventNames<'_> {
        let Entry { schema, event_name, symbol, .. } = self;
        let mut names = schema.names(event_name.as_deref());
        names.symbol = names.symbol.or(symbol.as_deref());
        names.schema = Some(schema.source.word());
        names.task = schema.task.as_deref();
        names.opcode = schema.opcode.as_deref();
        names.level = schema.level.as_deref();
        names.channel = schema.channel.as_deref();
        names.keywords = &schema.keywords;
        names
    }

    fn plan(&mut self, pointer: Pointer, tools: &mut Tools<'_>) -> &Arc<Plan> {
        let place = match pointer {
            Pointer::Bits32 => &mut self.plans[0],
            Pointer::Bits64 => &mut self.plans[1],
        };
        place.get_or_insert_with(|| {
            let key = (self.schema.fields.as_ptr() as usize, self.of_event_source, pointer);
            if let Some(plan) = tools.plans.as_ref().and_then(|plans| plans.get(&key)) {
                return plan.clone();
            }
            let plan = Plan::new(&self.schema, pointer);
            let plan = Arc::new(if self.of_event_source { plan.of_event_source() } else { plan });
            tools.account.take(plan.size());
            if let Some(plans) = &mut tools.plans {
                plans.insert(key, plan.clone());
            }
            plan
        })
    }

    fn message(&mut self, tools: &mut Tools<'_>) -> Option<&Message> {
        let schema = &self.schema;
        let new = || {
            let text = schema.message.as_ref()?;
            // A WPP message also contains names of its schema.
            let is_wpp = matches!(schema.event, EventId::Message { .. });
            let key = (text.as_ptr() as usize, schema.fields.as_ptr() as usize);
            let bodies = tools.bodies.as_mut().filter(|_| !is_wpp);
            if let Some(body) = bodies.as_ref().and_then(|bodies| bodies.get(&key)) {
                return Some(Message::with_body(schema, body.clone()));
            }
            let body = Arc::new(Body::new(schema)?);
            tools.account.take(body.size());
            if let Some(bodies) = bodies {
                bodies.insert(key, body.clone());
            }
            Some(Message::with_body(schema, body))
        };
        self.message.get_or_insert_with(new).as_ref()
    }
}

impl Decoder {
    /// Creates a decoder that uses schemas, the schemas that events contain, and the tables of this project (feature
    /// `providers`). Messages contain times by the clock of the session, and time stamps without one.
    pub fn new(schemas: Arc<Schemas>, clock: Option<Clock>) -> Decoder {
        Decoder {
            account: Account::new(schemas.compiled().clone()),
            schemas,
            known: Known::default(),
            traced: HashMap::new(),
            tables: HashMap::new(),
            uniform: HashMap::new(),
            generation: 0,
            slots: Vec::new(),
            clock,
            arguments: Arguments::new(),
            has_cut_off: false,
        }
    }

    /// Returns whether the fields or the message of an event exceeded the [limit](output) of its output so far.
    pub fn has_cut_off(&self) -> bool {
        self.has_cut_off
    }

    /// Returns the name of the event within its provider, from the schema that describes it.
    pub fn event_name(&mut self, event: &Event<'_>) -> Option<&str> {
        self.entry(event)?.0.event_name.as_deref()
    }

    /// Returns the same as [`event_name`](Self::event_name), shared.
    pub fn event_name_shared(&mut self, event: &Event<'_>) -> Option<Arc<str>> {
        self.entry(event)?.0.event_name.clone()
    }

    /// Returns the schemas.
    pub fn schemas(&self) -> &Arc<Schemas> {
        &self.schemas
    }

    /// Adds the schemas that an event contains, for events that follow it. Returns whether it contains any.
    pub fn read_event(&mut self, event: &Event<'_>) -> bool {
        if self.schemas.is_complete() || !Schemas::may_contain(event) {
            return false;
        }
        let contains = Arc::make_mut(&mut self.schemas).read_event(event);
        if contains {
            self.forget();
        }
        contains
    }

    /// Forgets the entries.
    fn forget(&mut self) {
        self.known = Known::default();
        self.traced = HashMap::new();
        self.uniform = HashMap::new();
        self.account.give_back();
        self.generation += 1;
    }

    /// Returns the number of times that schemas were forgotten. Until it changes, the addresses of schemas of events
    /// are not reused.
    pub(crate) fn generation(&self) -> u64 {
        self.generation
    }

    /// Returns the schema that describes an event: the one in the event, or the preferred one of others. `None` if
    /// there is none.
    pub fn schema(&mut self, event: &Event<'_>) -> Option<&Arc<Schema>> {
        let (entry, _) = self.entry(event)?;
        Some(&entry.schema)
    }

    /// Returns the [schema](Self::schema) of an event, and the choice for [`fields_by`](Self::fields_by) and
    /// [`message_by`](Self::message_by), which do not compare the schemas with the data again.
    pub fn choose(&mut self, event: &Event<'_>) -> Option<(Choice, &Arc<Schema>)> {
        let Found { entry, choice, .. } = self.entry_of(event, None)?;
        Some((choice, &entry.schema))
    }

    /// Visits the fields of an event's data in order. Returns whether the schema that was chosen for the event explains the
    /// data. `None` if there is none, or the header is damaged: nothing was visited.
    pub fn fields_by<'a>(&mut self, choice: Choice, event: &Event<'a>, visitor: &mut impl Visitor<'a>) -> Option<Fit> {
        let data = Data::of(event).ok()?;
        let Found { entry, mut tools, .. } = self.entry_of(event, Some(choice))?;
        let fit = run::run(entry.plan(event.pointer(), &mut tools), data, tools.slots, visitor);
        *tools.has_cut_off |= fit == Fit::CutOff;
        Some(fit)
    }

    /// Writes the message of an event by the schema that was chosen for it. Returns whether it has one.
    pub fn message_by(&mut self, choice: Choice, event: &Event<'_>, out: &mut String) -> bool {
        self.write_message(Some(choice), event, out)
    }

    fn write_message(&mut self, choice: Option<Choice>, event: &Event<'_>, out: &mut String) -> bool {
        out.clear();
        let clock = self.clock;
        let mut arguments = std::mem::take(&mut self.arguments).reuse();
        let mut write = || {
            let Found { entry, mut tools, .. } = self.entry_of(event, choice)?;
            entry.message(&mut tools)?;
            run::run(entry.plan(event.pointer(), &mut tools), Data::of(event).ok()?, tools.slots, &mut arguments);
            let pointer_size = if event.pointer() == Pointer::Bits32 { 4 } else { 8 };
            let header = Header::of(event, event.processor(), clock.as_ref());
            let limit = Some(output::message_limit(event.bytes().len()));
            let code_page = event.code_page();
            let context = Context { pointer_size, header, limit, code_page, ..Context::default() };
            Some(entry.message(&mut tools)?.write(&arguments, &context, out))
        };
        let written = write();
        self.arguments = arguments.reuse();
        self.has_cut_off |= written == Some(false);
        written.is_some()
    }

    /// Returns whether the message of an event by the schema that was chosen for it exceeds the [limit](output) of its output.
    pub fn cuts_off_message(&mut self, choice: Choice, event: &Event<'_>) -> bool {
        let Ok(data) = event.data() else { return false };
        let limit = output::message_limit(event.bytes().len());
        let Some(Found { entry, mut tools, .. }) = self.entry_of(event, Some(choice)) else { return false };
        if !entry.message(&mut tools).is_some_and(|message| message.may_exceed(limit, data.len())) {
            return false;
        }
        let (before, mut text) = (std::mem::take(&mut self.has_cut_off), String::new());
        self.write_message(Some(choice), event, &mut text);
        std::mem::replace(&mut self.has_cut_off, before)
    }

    /// Visits the fields of an event's data in order. Returns the schema that was used, and whether it explains the data.
    /// `None` if no schema describes the event: nothing was visited.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Event::data`]; nothing was visited.
    pub fn fields<'a>(
        &mut self,
        event: &Event<'a>,
        visitor: &mut impl Visitor<'a>,
    ) -> Result<Option<(&Arc<Schema>, Fit)>, Error> {
        let data = Data::of(event)?;
        let pointer = event.pointer();
        let Some((entry, mut tools)) = self.entry(event) else { return Ok(None) };
        let fit = run::run(entry.plan(pointer, &mut tools), data, tools.slots, visitor);
        *tools.has_cut_off |= fit == Fit::CutOff;
        Ok(Some((&entry.schema, fit)))
    }

    /// Returns the schema that [`fields`](Self::fields) uses for an event, whether it explains the data, and the number of bytes
    /// that it does not. `None` if no schema describes the event, or its header is damaged.
    pub fn fit(&mut self, event: &Event<'_>) -> Option<(&Arc<Schema>, Fit, usize)> {
        let data = Data::of(event).ok()?;
        let Found { entry, mut tools, fits, .. } = self.entry_of(event, None)?;
        let (fit, left) =
            if fits { (Fit::Exact, 0) } else { run::fit(entry.plan(event.pointer(), &mut tools), data, tools.slots) };
        Some((&entry.schema, fit, left))
    }

    /// Returns the values of an event's data with their paths, in their order: see [`NamedValue::name`]. Empty if no
    /// schema describes the event.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use etwspec_etl::{SAMPLE, Trace};
    /// use etwspec_schema::{Decoder, Schemas};
    ///
    /// let trace = Trace::new(SAMPLE);
    /// let mut schemas = Schemas::new();
    /// schemas.read_trace(&trace);
    /// let mut decoder = Decoder::new(Arc::new(schemas), None);
    /// let mut names = Vec::new();
    /// trace.for_each_event(|event| names.extend(decoder.values(event).map(|value| value.name)));
    /// assert!(!names.is_empty());
    /// ```
    pub fn values<'a>(&mut self, event: &Event<'a>) -> impl Iterator<Item = NamedValue<'a>> + use<'a> {
        let mut tape = Tape::default();
        // An event that cannot be read has no values.
        let _known = self.fields(event, &mut tape).is_ok();
        tape.named_values().into_iter()
    }

    /// Returns the entry of a provider's events of a form that all providers have.
    fn uniform(&mut self, guid: Guid, source: Source, schema: fn(Guid, Option<Arc<str>>) -> Schema) -> Found<'_> {
        let Decoder { schemas, account, slots, has_cut_off, .. } = self;
        let new = || {
            let schema = schema(guid, schemas.provider_name(guid).map(Arc::from));
            account.take(Entry::size(&schema));
            Entry::new(Arc::new(schema))
        };
        let entry = self.uniform.entry((guid, source)).or_insert_with(new);
        Found {
            entry,
            tools: Tools { slots, has_cut_off, plans: None, bodies: None, account },
            choice: Choice(Chosen::Only),
            fits: false,
        }
    }

    /// Returns the entry of a TraceLogging event. `None` if its metadata cannot be read.
    fn traced(&mut self, provider: Guid, metadata: &[u8], traits: Option<&[u8]>) -> Option<Found<'_>> {
        let Decoder { schemas, account, slots, has_cut_off, .. } = self;
        let key = BorrowedTraits { provider, traits };
        if !self.traced.contains_key(&key) {
            self.traced.insert(Traits { provider, traits: traits.map(Box::from) }, HashMap::new());
        }
        let known = self.traced.get_mut(&key)?;
        if !known.contains_key(metadata) {
            let entry = tracelogging::read_tracelogging(provider, metadata).map(|mut schema| {
                schema.provider_name = traits
                    .and_then(tracelogging::read_provider_name)
                    .or_else(|| schemas.provider_name(provider).map(Arc::from));
                account.take(Entry::size(&schema));
                Entry::new(Arc::new(schema))
            });
            account.take(metadata.len() + traits.map_or(0, <[u8]>::len) + size_of::<Entry>());
            known.insert(metadata.into(), entry.ok());
        }
        let entry = known.get_mut(metadata)?.as_mut()?;
        Some(Found {
            entry,
            tools: Tools { slots, has_cut_off, plans: None, bodies: None, account },
            choice: Choice(Chosen::Only),
            fits: false,
        })
    }

    fn entry(&mut self, event: &Event<'_>) -> Option<(&mut Entry, Tools<'_>)> {
        let Found { entry, tools, .. } = self.entry_of(event, None)?;
        Some((entry, tools))
    }

    /// Returns the entry that was chosen for an event. `None` as a choice chooses one.
    fn entry_of(&mut self, event: &Event<'_>, choice: Option<Choice>) -> Option<Found<'_>> {
        if let Some(choice @ Choice(Chosen::Known(index, at))) = choice {
            let Decoder { known: Known { candidates, plans, bodies, .. }, account, slots, has_cut_off, .. } = self;
            let entry = candidates.get_mut(index)?.entries.get_mut(at)?;
            return Some(Found {
                entry,
                tools: Tools { slots, has_cut_off, plans: Some(plans), bodies: Some(bodies), account },
                choice,
                fits: false,
            });
        }
        if choice.is_none() && self.account.must_clear() {
            self.forget();
        }
        let identity = event.identity();
        if let (Identity::Provider { guid, .. }, Ok(TraceHeaderView::EventHeader(view))) = (identity, event.header()) {
            if view.flags().contains(EventHeaderFlags::EXTENDED_INFO)
                && let (Some(metadata), traits) = tracelogging::items(event)
            {
                return self.traced(guid, metadata, traits);
            }
            if view.flags().contains(EventHeaderFlags::STRING_ONLY) {
                return Some(self.uniform(guid, Source::TextOnly, text_only));
            }
        }
        if let Identity::Provider { guid, .. } = identity
            && Collector::accepts(&identity)
            && Collector::is_part(event)
        {
            return Some(self.uniform(guid, Source::EventSource, part_schema));
        }
        let Decoder { schemas, tables, account, slots, has_cut_off, .. } = self;
        let Known { indices, candidates, plans, bodies, with_maps } = &mut self.known;
        let index = *indices.entry(identity).or_insert_with(|| {
            candidates.push(Candidates::new(schemas, tables, &identity, with_maps, account));
            candidates.len() - 1
        });
        let own = candidates.get_mut(index)?;
        let mut tools = Tools { slots, has_cut_off, plans: Some(plans), bodies: Some(bodies), account };
        let (at, fits) = if own.entries.len() > 1 { own.fitting(event, &mut tools) } else { (0, false) };
        Some(Found { entry: own.entries.get_mut(at)?, tools, choice: Choice(Chosen::Known(index, at)), fits })
    }
}

impl Candidates {
    fn new(
        schemas: &Schemas,
        tables: &mut HashMap<Guid, Option<Table>>,
        identity: &Identity,
        with_maps: &mut WithMaps,
        account: &mut Account,
    ) -> Candidates {
        let named = |schema: &Arc<Schema>| {
            let (schema, bytes) = schemas.with_maps(schema, with_maps);
            account.take(bytes);
            schema
        };
        let mut all: Vec<Arc<Schema>> = schemas.of(identity).iter().map(named).collect();
        // A table is needed only for data that the schemas in the trace do not fit.
        let table = of_table(schemas, tables, identity);
        let symbol = table.as_ref().and_then(|table| table.name.clone());
        let of_event_source = all.iter().any(|schema| schema.source == Source::EventSource);
        all.extend(table.filter(|table| !all.iter().any(|own| same_encoding(&own.fields, &table.fields))));
        // Schemas that a trace or the user states are not doubted.
        #[cfg(feature = "windows")]
        if all.first().is_none_or(|first| first.source == Source::Table) {
            for other in schemas.of_windows(identity) {
                if !all.iter().any(|own| same_encoding(&own.fields, &other.fields)) {
                    all.push(Arc::new(other));
                }
            }
        }
        account.take(size_of::<Candidates>() + all.iter().map(|schema| Entry::size(schema)).sum::<usize>());
        let (mut by_process, mut layouts, mut seen) = (HashMap::new(), Vec::new(), HashSet::new());
        let source = all.first().map(|first| first.source);
        for (index, schema) in all.iter().enumerate().filter(|_| all.len() > 1) {
            if Some(schema.source) == source {
                by_process.entry(schema.process).or_insert(index);
            }
            if layouts.len() < MAX_LAYOUTS && seen.insert(schema.fields.as_ptr()) {
                layouts.push(index);
            }
        }
        let entry = |schema| Entry { symbol: symbol.clone(), of_event_source, ..Entry::new(schema) };
        Candidates { entries: all.into_iter().map(entry).collect(), by_process, layouts }
    }

    /// Returns the index of the entry of an event. If the data do not fit the preferred one, it is the first one that
    /// they fit. Also returns whether they fit it.
    fn fitting(&mut self, event: &Event<'_>, tools: &mut Tools<'_>) -> (usize, bool) {
        let preferred = self.by_process.get(&event.process_id()).copied().unwrap_or(0);
        let Ok(data) = Data::of(event) else { return (preferred, false) };
        let Candidates { entries, layouts, .. } = self;
        let mut fits = |at: &usize| {
            entries.get_mut(*at).is_some_and(|entry| {
                let plan = entry.plan(event.pointer(), tools);
                run::fits(plan, data, tools.slots)
            })
        };
        let fitting = [preferred].iter().chain(&*layouts).copied().find(&mut fits);
        (fitting.unwrap_or(preferred), fitting.is_some())
    }
}

impl Describe for Decoder {
    fn members(&mut self, event: &Event<'_>, named: bool) -> Option<&[u8]> {
        let (entry, tools) = self.entry(event)?;
        if entry.members.is_none() {
            let mut members = Vec::new();
            append_json_names(&mut members, &entry.names(), named);
            tools.account.take(members.len());
            entry.members = Some(members);
        }
        entry.members.as_deref()
    }

    fn read<'a, V: Visitor<'a>>(
        &mut self,
        event: &Event<'a>,
        visitor: Option<&mut V>,
    ) -> (EventNames<'_>, Option<&'static str>) {
        let mut names = EventNames::new();
        let Some(Found { choice, .. }) = self.entry_of(event, None) else {
            // An event without a schema may have a provider with a name.
            names.provider = event.identity().guid().and_then(|guid| self.schemas.provider_name(guid));
            return (names, None);
        };
        let Some(Found { entry, mut tools, .. }) = self.entry_of(event, Some(choice)) else { return (names, None) };
        let mut doubt = None;
        if let (Some(visitor), Ok(data)) = (visitor, Data::of(event)) {
            let fit = run::run(entry.plan(event.pointer(), &mut tools), data, tools.slots, visitor);
            *tools.has_cut_off |= fit == Fit::CutOff;
            doubt = fit.doubt();
        }
        (entry.names(), doubt)
    }

    fn message(&mut self, event: &Event<'_>, out: &mut String) -> bool {
        self.write_message(None, event, out)
    }
}

/// Returns the schema in tables that were set, or in this project's tables, that describes events with an identity.
pub(crate) fn of_table(
    schemas: &Schemas,
    tables: &mut HashMap<Guid, Option<Table>>,
    identity: &Identity,
) -> Option<Arc<Schema>> {
    schemas.table_of(identity).or_else(|| {
        let guid = identity.guid()?;
        provider_table::name(guid)?;
        tables.entry(guid).or_insert_with(|| Table::find(guid)).as_ref()?.schema_of(identity).map(Arc::new)
    })
}

/// The schema of events whose header states that the data are text.
fn text_only(guid: Guid, provider_name: Option<Arc<str>>) -> Schema {
    let field = Field::value("Text", TdhInType::UNICODESTRING, TdhOutType::NULL);
    let mut schema = Schema::new(Source::TextOnly, guid, EventId::TraceLogging);
    schema.provider_name = provider_name;
    schema.fields = Arc::new([field]);
    schema
}
