//! Decodes the data of events by their schemas.

use std::sync::Arc;

use etwspec::headers::{EventHeaderFlags, TdhInType, TdhOutType, TraceHeaderView};
use etwspec::{Error, Guid, Pointer};
use etwspec_etl::{
    Buffer, Clock, Describe, Event, EventNames, Identity, NamedValue, NamedValues, Visitor, append_json_text,
};
use hashbrown::HashMap;

use crate::event_source::{Collector, part_schema};
use crate::message::{Arguments, Context, Header, Message};
use crate::model::{EventId, Field, Schema, Source, same_encoding};
use crate::plan::Plan;
use crate::provider_table::{self, Table};
use crate::run::{self, Fit};
use crate::store::Schemas;
use crate::tracelogging;
use crate::tree::{Builder, Fields};

/// Bytes of TraceLogging metadata that are cached. Beyond them, the cache is cleared.
const MOST_METADATA: usize = 16 << 20;

/// Providers in a cache. Beyond this number, the cache is cleared.
const MOST_PROVIDERS: usize = 4096;

/// Decodes the data of events that schemas describe.
///
/// A decoder caches a plan for each schema: use one for a whole trace.
#[derive(Debug)]
pub struct Decoder {
    schemas: Arc<Schemas>,
    known: Known,
    traced: Traced,
    /// This project's tables of the providers whose events occurred.
    tables: HashMap<Guid, Option<Table>>,
    /// Entry of events whose form is the same for all providers, by provider and source.
    uniform: HashMap<(Guid, Source), Entry>,
    /// Values that counts and lengths refer to.
    slots: Vec<u64>,
    /// Clock of the session, for times in messages.
    clock: Option<Clock>,
    /// Memory for the values of a message.
    arguments: Arguments<'static>,
}

/// Schema that a [decoder](Decoder::choose) chose for an event. Valid until the decoder [reads](Decoder::read_event) the next event.
/// Afterwards it may select another schema, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice(Chosen);

/// What a decoder chose.
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
    /// Entries of each identity, the preferred schema first.
    entries: Vec<Vec<Entry>>,
}

/// TraceLogging events, by provider and metadata.
#[derive(Debug, Default)]
struct Traced {
    /// `None` for metadata that cannot be read.
    entries: HashMap<Guid, HashMap<Box<[u8]>, Option<Entry>>>,
    /// Size of all metadata.
    bytes: usize,
}

/// A schema and its plans, by pointer size.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) schema: Arc<Schema>,
    plans: [Option<Plan>; 2],
    /// Members of the JSON of an event, once they were needed.
    members: Option<Vec<u8>>,
    event_name: Option<Arc<str>>,
    /// Symbol of the event, if the schema lacks it.
    symbol: Option<Arc<str>>,
    /// An event source logs the event: its manifest describes it, whether that is the schema or not.
    of_event_source: bool,
    message: Option<Message>,
}

/// The entry of an event, memory for its values, and which of the entries it is.
struct Found<'d> {
    entry: &'d mut Entry,
    slots: &'d mut Vec<u64>,
    choice: Choice,
}

impl Entry {
    fn new(schema: Arc<Schema>) -> Entry {
        let event_name = schema.event_name();
        let message = Message::new(&schema);
        Entry { schema, plans: [None, None], members: None, event_name, symbol: None, of_event_source: false, message }
    }

    fn plan(&mut self, pointer: Pointer) -> &Plan {
        let place = match pointer {
            Pointer::Bits32 => &mut self.plans[0],
            Pointer::Bits64 => &mut self.plans[1],
        };
        place.get_or_insert_with(|| {
            let plan = Plan::new(&self.schema, pointer);
            if self.of_event_source { plan.of_event_source() } else { plan }
        })
    }
}

impl Decoder {
    /// Creates a decoder that uses schemas, those that events contain, and those of this project's tables (feature
    /// `providers`).
    pub fn new(schemas: Arc<Schemas>) -> Decoder {
        Decoder {
            schemas,
            known: Known::default(),
            traced: Traced::default(),
            tables: HashMap::new(),
            uniform: HashMap::new(),
            slots: Vec::new(),
            clock: None,
            arguments: Arguments::new(),
        }
    }

    /// Sets the clock of the session, by which messages contain times.
    #[must_use]
    pub fn with_clock(mut self, clock: Option<Clock>) -> Decoder {
        self.clock = clock;
        self
    }

    /// Name of the event within its provider, from the schema that describes it.
    pub fn event_name(&mut self, event: &Event<'_>) -> Option<&str> {
        self.entry(event)?.0.event_name.as_deref()
    }

    /// The same as [`event_name`](Self::event_name), shared.
    pub fn event_name_shared(&mut self, event: &Event<'_>) -> Option<Arc<str>> {
        self.entry(event)?.0.event_name.clone()
    }

    /// The schemas.
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
            self.known = Known::default();
        }
        contains
    }

    /// The schema that describes an event: the one in the event, or the preferred one of others. `None` if there is none.
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
        let data = event.data().ok()?;
        let Found { entry, slots, .. } = self.entry_of(event, Some(choice))?;
        Some(run::run(entry.plan(event.pointer()), data, slots, visitor))
    }

    /// Writes the message of an event by the schema that was chosen for it. Returns whether it has one.
    pub fn message_by(&mut self, choice: Choice, buffer: &Buffer<'_>, event: &Event<'_>, out: &mut String) -> bool {
        self.write_message(Some(choice), buffer, event, out)
    }

    fn write_message(
        &mut self,
        choice: Option<Choice>,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        out: &mut String,
    ) -> bool {
        out.clear();
        let clock = self.clock;
        let mut arguments = std::mem::take(&mut self.arguments).reuse();
        let mut write = || {
            let Found { entry, slots, .. } = self.entry_of(event, choice)?;
            entry.message.as_ref()?;
            run::run(entry.plan(event.pointer()), event.data().ok()?, slots, &mut arguments);
            let pointer_size = if event.pointer() == Pointer::Bits32 { 4 } else { 8 };
            let header = Header::of(event, buffer.header().processor, clock.as_ref());
            let context = Context { pointer_size, header, ..Context::default() };
            entry.message.as_ref()?.write(&arguments, &context, out);
            Some(())
        };
        let written = write().is_some();
        self.arguments = arguments.reuse();
        written
    }

    /// Visits the fields of an event's data in order. Returns the schema that was used, and whether it explains the data.
    /// `None` if no schema describes the event: nothing was visited.
    ///
    /// # Errors
    ///
    /// Those of [`Event::data`]; nothing was visited.
    pub fn fields<'a>(
        &mut self,
        event: &Event<'a>,
        visitor: &mut impl Visitor<'a>,
    ) -> Result<Option<(&Arc<Schema>, Fit)>, Error> {
        let data = event.data()?;
        let pointer = event.pointer();
        let Some((entry, slots)) = self.entry(event) else { return Ok(None) };
        let fit = run::run(entry.plan(pointer), data, slots, visitor);
        Ok(Some((&entry.schema, fit)))
    }

    /// Returns the schema that [`fields`](Self::fields) uses for an event, whether it explains the data, and the number of bytes
    /// that it does not. `None` if no schema describes the event, or its header is damaged.
    pub fn fit(&mut self, event: &Event<'_>) -> Option<(&Arc<Schema>, Fit, usize)> {
        let data = event.data().ok()?;
        let (entry, slots) = self.entry(event)?;
        let (fit, left) = run::fit(entry.plan(event.pointer()), data, slots);
        Some((&entry.schema, fit, left))
    }

    /// The fields of an event's data as a tree. `None` if no schema describes the event, or its header is damaged.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use etwspec_etl::{Item, SAMPLE, Trace};
    /// use etwspec_schema::{Decoder, Schemas};
    ///
    /// let trace = Trace::new(SAMPLE);
    /// let mut schemas = Schemas::new();
    /// schemas.read_trace(&trace);
    /// let mut decoder = Decoder::new(Arc::new(schemas));
    /// let mut names = Vec::new();
    /// trace.for_each(|item| {
    ///     if let Item::Event(_, event) = item
    ///         && let Some((fields, _)) = decoder.tree(&event)
    ///     {
    ///         names.extend(fields.iter().map(|(field, _)| field.name.to_string()));
    ///     }
    /// });
    /// assert!(!names.is_empty());
    /// ```
    pub fn tree<'a>(&mut self, event: &Event<'a>) -> Option<(Fields<'a>, Fit)> {
        let mut builder = Builder::default();
        let (_, fit) = self.fields(event, &mut builder).ok()??;
        Some((builder.finish(), fit))
    }

    /// The values of an event's data with their paths, in their order: see [`NamedValue::name`]. Empty if no schema
    /// describes the event.
    pub fn values<'a>(&mut self, event: &Event<'a>) -> impl Iterator<Item = NamedValue<'a>> + use<'a> {
        let mut values = NamedValues::default();
        // An event that cannot be read has no values.
        let _known = self.fields(event, &mut values).is_ok();
        values.into_iter()
    }

    /// The entry of an event among those with its identity. If the data do not fit the preferred one, it is the first one
    /// that they fit.
    fn fitting(entries: &mut [Entry], event: &Event<'_>, slots: &mut Vec<u64>) -> usize {
        let Some(first) = entries.first() else { return 0 };
        let (source, process) = (first.schema.source, event.process_id());
        let own = |entry: &Entry| entry.schema.source == source && entry.schema.process == process;
        let preferred = entries.iter().position(own).unwrap_or(0);
        let Ok(data) = event.data() else { return preferred };
        let mut fits = |entry: &mut Entry| run::fits(entry.plan(event.pointer()), data, slots);
        if entries.get_mut(preferred).is_some_and(&mut fits) {
            return preferred;
        }
        entries.iter_mut().position(fits).unwrap_or(preferred)
    }

    /// The entry of a provider's events of a form that all providers have.
    fn uniform(&mut self, guid: Guid, source: Source, schema: fn(Guid, Option<Arc<str>>) -> Schema) -> Found<'_> {
        // A trace can have very many providers.
        if self.uniform.len() > MOST_PROVIDERS {
            self.uniform.clear();
        }
        let schemas = &self.schemas;
        let new = || Entry::new(Arc::new(schema(guid, schemas.provider_name(guid).map(Arc::from))));
        let entry = self.uniform.entry((guid, source)).or_insert_with(new);
        Found { entry, slots: &mut self.slots, choice: Choice(Chosen::Only) }
    }

    fn entry(&mut self, event: &Event<'_>) -> Option<(&mut Entry, &mut Vec<u64>)> {
        let Found { entry, slots, .. } = self.entry_of(event, None)?;
        Some((entry, slots))
    }

    /// Returns the entry that was chosen for an event. `None` as a choice chooses one.
    fn entry_of(&mut self, event: &Event<'_>, choice: Option<Choice>) -> Option<Found<'_>> {
        if let Some(choice @ Choice(Chosen::Known(index, at))) = choice {
            let entry = self.known.entries.get_mut(index)?.get_mut(at)?;
            return Some(Found { entry, slots: &mut self.slots, choice });
        }
        let identity = event.identity();
        if let (Identity::Provider { guid, .. }, Ok(TraceHeaderView::EventHeader(view))) = (identity, event.header()) {
            if view.flags().contains(EventHeaderFlags::EXTENDED_INFO)
                && let (Some(metadata), traits) = tracelogging::items(event)
            {
                let entry = self.traced.entry_of(guid, metadata, traits, &self.schemas)?;
                return Some(Found { entry, slots: &mut self.slots, choice: Choice(Chosen::Only) });
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
        let (schemas, tables) = (&self.schemas, &mut self.tables);
        let Known { indices, entries } = &mut self.known;
        let index = *indices.entry(identity).or_insert_with(|| {
            let mut all: Vec<Arc<Schema>> = schemas.of(&identity).iter().map(|one| schemas.with_maps(one)).collect();
            // A table is of use only to data that the schemas in the trace do not fit.
            let table = of_table(tables, &identity);
            let symbol = table.as_ref().and_then(|table| table.name.clone());
            let of_event_source = all.iter().any(|schema| schema.source == Source::EventSource);
            all.extend(table.filter(|table| !all.iter().any(|own| same_encoding(&own.fields, &table.fields))));
            let entry = |schema| Entry { symbol: symbol.clone(), of_event_source, ..Entry::new(schema) };
            entries.push(all.into_iter().map(entry).collect());
            entries.len() - 1
        });
        let own = entries.get_mut(index)?;
        let at = if own.len() > 1 { Decoder::fitting(own, event, &mut self.slots) } else { 0 };
        Some(Found { entry: own.get_mut(at)?, slots: &mut self.slots, choice: Choice(Chosen::Known(index, at)) })
    }
}

impl Describe for Decoder {
    fn members(&mut self, event: &Event<'_>) -> Option<&[u8]> {
        let (entry, _) = self.entry(event)?;
        let Entry { members, schema, event_name, .. } = entry;
        Some(members.get_or_insert_with(|| json_members(schema, event_name.as_deref())))
    }

    fn fields<'a>(&mut self, event: &Event<'a>, visitor: &mut impl Visitor<'a>) -> Option<&'static str> {
        let (_, fit) = Decoder::fields(self, event, visitor).ok().flatten()?;
        fit.doubt()
    }

    fn message(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, out: &mut String) -> bool {
        self.write_message(None, buffer, event, out)
    }

    fn names(&mut self, event: &Event<'_>) -> EventNames<'_> {
        let mut names = EventNames::new();
        let provider = event.identity().guid();
        // An event without a schema may have a provider with a name.
        if self.entry(event).is_none() {
            names.provider = provider.and_then(|guid| self.schemas.provider_name(guid));
            return names;
        }
        if let Some((entry, _)) = self.entry(event) {
            names.provider = entry.schema.provider_name.as_deref();
            names.event = entry.event_name.as_deref();
            names.symbol = entry.schema.name.as_deref().or(entry.symbol.as_deref());
        }
        names
    }
}

impl Traced {
    fn entry_of(
        &mut self,
        guid: Guid,
        metadata: &[u8],
        traits: Option<&[u8]>,
        schemas: &Schemas,
    ) -> Option<&mut Entry> {
        if !self.entries.get(&guid).is_some_and(|known| known.contains_key(metadata)) {
            if self.bytes > MOST_METADATA {
                *self = Traced::default();
            }
            self.bytes += metadata.len() + 64;
            let entry = tracelogging::read_tracelogging(guid, metadata).map(|mut schema| {
                schema.provider_name = traits
                    .and_then(tracelogging::read_provider_name)
                    .or_else(|| schemas.provider_name(guid).map(Arc::from));
                Entry::new(Arc::new(schema))
            });
            self.entries.entry(guid).or_default().insert(metadata.into(), entry.ok());
        }
        self.entries.get_mut(&guid)?.get_mut(metadata)?.as_mut()
    }
}

/// The schema in this project's tables that describes events with an identity.
fn of_table(tables: &mut HashMap<Guid, Option<Table>>, identity: &Identity) -> Option<Arc<Schema>> {
    let guid = identity.guid()?;
    provider_table::name(guid)?;
    tables.entry(guid).or_insert_with(|| Table::find(guid)).as_ref()?.schema_of(identity).map(Arc::new)
}

/// Names of a schema as members of the JSON of an event.
fn json_members(schema: &Schema, event_name: Option<&str>) -> Vec<u8> {
    let mut out = Vec::new();
    let mut member = |key: &str, name: &str| {
        out.extend_from_slice(format!(",\"{key}\":").as_bytes());
        append_json_text(&mut out, name);
    };
    member("schema", schema.source.word());
    let names = [
        ("provider_name", schema.provider_name.as_deref()),
        ("event_name", event_name),
        ("task_name", schema.task.as_deref()),
        ("opcode_name", schema.opcode.as_deref()),
        ("level_name", schema.level.as_deref()),
        ("channel_name", schema.channel.as_deref()),
    ];
    names.into_iter().for_each(|(key, name)| name.into_iter().for_each(|name| member(key, name)));
    if !schema.keywords.is_empty() {
        out.extend_from_slice(b",\"keywords\":[");
        for (index, keyword) in schema.keywords.iter().enumerate() {
            out.extend_from_slice(if index == 0 { b"" } else { b"," });
            append_json_text(&mut out, keyword);
        }
        out.push(b']');
    }
    out
}

/// The schema of events whose header states that the data are text.
fn text_only(guid: Guid, provider_name: Option<Arc<str>>) -> Schema {
    let field = Field::value("Text", TdhInType::UNICODESTRING, TdhOutType::NULL);
    let mut schema = Schema::new(Source::TextOnly, guid, EventId::TraceLogging);
    schema.provider_name = provider_name;
    schema.fields.push(field);
    schema
}
