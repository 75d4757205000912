//! Which events have named fields, by what, and why others have none.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use etwspec::describe;
use etwspec_console::Problem;
use etwspec_etl::state::{ProcessCounts, State};
use etwspec_etl::{Buffer, Damages, Describe, Event, Identity, Item, LogFile, Scratch};
use etwspec_schema::{Decoder, Fit, Schema, Schemas, Source};
use hashbrown::HashMap;
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use super::input::threads;
use super::{Input, Results};

/// Kinds of events, as the share of each is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Kernel,
    Classic,
    Manifest,
    EventSource,
    TraceLogging,
    Wpp,
    Other,
}

impl Kind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Kernel => "kernel",
            Kind::Classic => "classic",
            Kind::Manifest => "manifest",
            Kind::EventSource => "EventSource",
            Kind::TraceLogging => "TraceLogging",
            Kind::Wpp => "WPP",
            Kind::Other => "other",
        }
    }
}

/// Why the fields of an event have no names, or why they are not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    NoSchema,
    NoTmf,
    UnknownLayout,
    BytesLeft,
    DoesNotFit,
    CutOff,
    Damaged,
}

impl Reason {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Reason::NoSchema => "no schema",
            Reason::NoTmf => "no TMF",
            Reason::UnknownLayout => "unknown layout",
            Reason::BytesLeft => "more data than the schema states",
            Reason::DoesNotFit => "schema does not fit",
            Reason::CutOff => "output cut off",
            Reason::Damaged => "damaged",
        }
    }
}

/// Events of one identity, name and result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) identity: Identity,
    pub(crate) name: Option<Arc<str>>,
    pub(crate) provider: Option<Arc<str>>,
    pub(crate) kind: Kind,
    /// Where the names are from. `None` for those of the tables, and if there are none.
    pub(crate) source: Option<Source>,
    pub(crate) reason: Option<Reason>,
}

/// Counts of events by what describes them, and by process.
#[derive(Debug, Default)]
pub(crate) struct Described {
    pub(crate) rows: HashMap<Key, Counted>,
    pub(crate) processes: ProcessCounts,
    /// Damage of a stream, which is read once. That of a file is counted before.
    pub(crate) damages: Damages,
}

/// Number of events, and of the bytes of their data that no field explains.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counted {
    pub(crate) events: u64,
    pub(crate) bytes: u64,
}

impl Counted {
    /// Adds the counts of another.
    pub(crate) fn merge(&mut self, other: Counted) {
        self.events += other.events;
        self.bytes += other.bytes;
    }
}

/// The schema and the result of an event.
struct Outcome<'s> {
    /// `None` if the tables describe the event, or nothing does.
    schema: Option<&'s Arc<Schema>>,
    reason: Option<Reason>,
    /// Number of bytes that are left over.
    bytes: u64,
}

/// Counts events by what describes them. Names are looked up once for each kind of event.
struct Classifier {
    tables: etwspec_etl::Decoder,
    schemas: Decoder,
    rows: Vec<Row>,
    indices: HashMap<Place, usize>,
    /// Indices of recent rows, by a number of the identity.
    recent: [Option<(Place, usize)>; RECENT],
}

/// Identity of an event, address of its schema, and result.
type Place = (Identity, usize, Option<Reason>);

/// Number of rows that are found without hashing.
const RECENT: usize = 64;

/// Returns the place of an identity among recent rows.
fn recent(identity: &Identity) -> usize {
    let number = match identity {
        Identity::Hook { id, .. } => id.0,
        Identity::Class { guid, kind, .. } => guid.data1 as u16 ^ u16::from(*kind),
        Identity::Provider { guid, id, .. } => guid.data1 as u16 ^ id,
        Identity::Message { number, .. } => *number,
        Identity::Other(of) => of.0.into(),
    };
    usize::from(number) % RECENT
}

/// Events of a key.
struct Row {
    key: Key,
    /// Keeps the address of the schema from being used again.
    _schema: Option<Arc<Schema>>,
    counted: Counted,
}

impl Classifier {
    fn new(log_file: Option<&LogFile>, schemas: Arc<Schemas>) -> Classifier {
        Classifier {
            tables: etwspec_etl::Decoder::new(log_file),
            schemas: Decoder::new(schemas),
            rows: Vec::new(),
            indices: HashMap::new(),
            recent: [None; RECENT],
        }
    }

    /// Adds an event.
    fn add(&mut self, event: &Event<'_>) {
        let identity = event.identity();
        let Outcome { schema, reason, bytes } = outcome(&mut self.tables, &mut self.schemas, event, &identity);
        let place = (identity, schema.map_or(0, |schema| Arc::as_ptr(schema) as usize), reason);
        let last = self.recent.get(recent(&identity)).copied().flatten();
        let row = match last.filter(|(last, _)| *last == place) {
            Some((_, row)) => row,
            None => {
                let schema = schema.cloned();
                let row = self.row(event, place, schema);
                if let Some(last) = self.recent.get_mut(recent(&identity)) {
                    *last = Some((place, row));
                }
                row
            }
        };
        if let Some(row) = self.rows.get_mut(row) {
            row.counted.merge(Counted { events: 1, bytes });
        }
    }

    /// Returns the row of an event.
    fn row(&mut self, event: &Event<'_>, place: Place, schema: Option<Arc<Schema>>) -> usize {
        if let Some(row) = self.indices.get(&place) {
            return *row;
        }
        let (identity, _, reason) = place;
        let key = self.key(event, identity, schema.as_deref(), reason);
        self.rows.push(Row { key, _schema: schema, counted: Counted::default() });
        self.indices.insert(place, self.rows.len() - 1);
        self.rows.len() - 1
    }

    /// Returns the key of an event.
    #[cold]
    fn key(&mut self, event: &Event<'_>, identity: Identity, schema: Option<&Schema>, reason: Option<Reason>) -> Key {
        let Some(schema) = schema else {
            // The tables name their events.
            let undescribed = matches!(reason, Some(Reason::NoSchema | Reason::NoTmf | Reason::UnknownLayout));
            let provider = if undescribed { self.schemas.names(event).provider.map(Arc::from) } else { None };
            return Key { identity, name: None, provider, kind: kind(&identity), source: None, reason };
        };
        Key {
            identity,
            name: self.schemas.event_name_shared(event),
            provider: schema.provider_name.clone(),
            kind: match schema.source {
                Source::TraceLogging => Kind::TraceLogging,
                Source::EventSource => Kind::EventSource,
                _ => kind(&identity),
            },
            source: Some(schema.source),
            reason,
        }
    }
}

/// Returns the kind of events with an identity, without a schema.
fn kind(identity: &Identity) -> Kind {
    match identity {
        Identity::Hook { .. } => Kind::Kernel,
        Identity::Class { .. } => Kind::Classic,
        Identity::Provider { .. } => Kind::Manifest,
        Identity::Message { .. } => Kind::Wpp,
        Identity::Other(_) => Kind::Other,
    }
}

/// Decodes an event without its values.
fn outcome<'s>(
    tables: &mut etwspec_etl::Decoder,
    schemas: &'s mut Decoder,
    event: &Event<'_>,
    identity: &Identity,
) -> Outcome<'s> {
    let none = |reason| Outcome { schema: None, reason, bytes: 0 };
    let Ok(data) = event.data() else { return none(Some(Reason::Damaged)) };
    let key = identity.key();
    if let Some((of, version)) = key
        && let Some((plan, _)) = tables.plan_of(of, version, event.pointer(), data)
    {
        let (fit, left) = tables.fit(plan, data);
        let reason = match fit {
            describe::Fit::Exact => None,
            describe::Fit::BytesLeft => Some(Reason::BytesLeft),
            _ => Some(Reason::DoesNotFit),
        };
        return Outcome { schema: None, reason, bytes: left as u64 };
    }
    if let Some((schema, fit, left)) = schemas.fit(event) {
        let reason = match fit {
            Fit::Exact => None,
            Fit::BytesLeft => Some(Reason::BytesLeft),
            Fit::CutOff => Some(Reason::CutOff),
            _ => Some(Reason::DoesNotFit),
        };
        return Outcome { schema: Some(schema), reason, bytes: left as u64 };
    }
    none(Some(match kind(identity) {
        Kind::Wpp => Reason::NoTmf,
        Kind::Manifest | Kind::Classic if key.is_none() => Reason::NoSchema,
        _ => Reason::UnknownLayout,
    }))
}

/// Counts of the events that a thread has read.
struct Part {
    classifier: Classifier,
    state: State,
    processes: ProcessCounts,
}

impl Part {
    fn event(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        self.state.update(buffer, event);
        self.processes.add(&self.state, event);
        self.classifier.add(event);
    }
}

impl Described {
    /// Reads all events of a trace, after its names and its schemas. Several threads read a file.
    ///
    /// # Errors
    ///
    /// Those of reading the trace.
    pub(crate) fn new(input: &mut Input<'_>, state: State, schemas: Schemas) -> Result<Described, Problem> {
        let log_file: Option<LogFile> = input.log_file();
        let schemas = Arc::new(schemas);
        let make = || Part {
            classifier: Classifier::new(log_file.as_ref(), schemas.clone()),
            state: state.clone(),
            processes: ProcessCounts::default(),
        };
        let Some(trace) = input.trace() else {
            let (mut part, mut damages) = (make(), Damages::default());
            let progress = input.progress(Results::AtEnd);
            input.each_item(&progress, &mut |item| {
                match item {
                    Item::Event(buffer, event) => {
                        part.classifier.schemas.read_event(&event);
                        part.event(buffer, &event);
                    }
                    Item::Damage(damage) => damages.add(damage),
                }
                Ok(ControlFlow::Continue(()))
            })?;
            return Ok(Described { damages, ..Described::of(vec![part]) });
        };
        let parts = trace.fold_parts(
            threads(&trace),
            || (make(), Scratch::new()),
            |(part, scratch), buffers| {
                for raw in buffers.flatten() {
                    let buffer = raw.open(scratch);
                    buffer.for_each_event(|event| part.event(&buffer, event));
                }
            },
        );
        input.check_unchanged()?;
        Ok(Described::of(parts.into_iter().map(|(part, _)| part).collect()))
    }

    /// Joins the counts of several threads.
    fn of(parts: Vec<Part>) -> Described {
        let mut all = Described::default();
        for part in parts {
            all.processes.merge(part.processes);
            for Row { key, counted, .. } in part.classifier.rows {
                all.rows.entry(key).or_default().merge(counted);
            }
        }
        all
    }

    /// Names of providers and events by identity, from schemas.
    pub(crate) fn names(&self) -> HashMap<Identity, (Option<String>, Vec<String>)> {
        let mut all: HashMap<Identity, (Option<String>, Vec<String>)> = HashMap::new();
        for key in self.rows.keys() {
            let (provider, names) = all.entry(key.identity).or_default();
            // The order of rows depends on hashes.
            let own = key.provider.as_deref();
            if let Some(own) = own.filter(|own| provider.as_deref().is_none_or(|least| *own < least)) {
                *provider = Some(own.to_owned());
            }
            names.extend(key.name.as_deref().map(str::to_owned));
        }
        for (_, names) in all.values_mut() {
            names.sort_unstable();
            names.dedup();
        }
        all
    }

    /// Counts of all kinds.
    pub(crate) fn total(&self) -> Share {
        let mut all = Share::default();
        self.shares().values().for_each(|share| all.merge(share));
        all
    }

    /// Counts by kind.
    pub(crate) fn shares(&self) -> BTreeMap<Kind, Share> {
        let mut shares: BTreeMap<Kind, Share> = BTreeMap::new();
        for (key, count) in &self.rows {
            shares.entry(key.kind).or_default().add(key.reason, count.events);
        }
        shares
    }
}

/// Number of events, and of those whose fields have no names or do not explain them, by reason.
#[derive(Clone, Debug, Default)]
pub(crate) struct Share {
    pub(crate) events: u64,
    pub(crate) reasons: BTreeMap<Reason, u64>,
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut share = serializer.serialize_struct("Share", 4)?;
        share.serialize_field("events", &self.events)?;
        share.serialize_field("named", &self.named())?;
        share.serialize_field("exact", &self.exact())?;
        share.serialize_field("reasons", &self.reasons)?;
        share.end()
    }
}

impl Share {
    fn add(&mut self, reason: Option<Reason>, count: u64) {
        self.events += count;
        if let Some(reason) = reason {
            *self.reasons.entry(reason).or_default() += count;
        }
    }

    /// Adds the counts of another.
    pub(crate) fn merge(&mut self, other: &Share) {
        self.events += other.events;
        for (reason, count) in &other.reasons {
            *self.reasons.entry(*reason).or_default() += count;
        }
    }

    /// Number of events with all fields that their schema or layout names.
    pub(crate) fn named(&self) -> u64 {
        self.exact() + self.reasons.get(&Reason::BytesLeft).unwrap_or(&0)
    }

    /// Number of events whose fields explain all bytes.
    pub(crate) fn exact(&self) -> u64 {
        self.events - self.reasons.values().sum::<u64>()
    }

    /// Share of some of the events, in percent, rounded down to two decimals.
    pub(crate) fn percent(&self, some: u64) -> String {
        match self.events {
            0 => String::new(),
            events => {
                let parts = u128::from(some) * 10_000 / u128::from(events);
                format!("{}.{:02}", parts / 100, parts % 100)
            }
        }
    }
}
