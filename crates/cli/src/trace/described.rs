//! Events with named fields, the source of the names, and the reasons for events without names.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Weak};

use etwspec::describe;
use etwspec_console::{Problem, escaped};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::columns::Describe;
use etwspec_etl::damage::Damages;
use etwspec_etl::state::{ProcessCounts, State};
use etwspec_etl::{Buffer, Event, Identity, Item, LogFile};
use etwspec_schema::{Decoder, Fit, Schema, Schemas, Source};
use etwspec_traces::input::threads;
use hashbrown::HashMap;
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use super::{Input, Results};

/// Kinds of events whose share is reported.
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

/// Reason why the fields of an event have no names, or why they are not certain.
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
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Key {
    /// `None` for events beyond the limit of [`Rows`], which are counted together.
    pub(crate) identity: Option<Identity>,
    pub(crate) name: Option<Arc<str>>,
    pub(crate) provider: Option<Arc<str>>,
    pub(crate) kind: Kind,
    /// Source of the names. `None` for names of the tables, and if there are none.
    pub(crate) source: Option<Source>,
    pub(crate) reason: Option<Reason>,
}

/// Counts of events by what describes them, and by process.
#[derive(Debug, Default)]
pub(crate) struct Described {
    pub(crate) rows: Rows,
    pub(crate) processes: ProcessCounts,
    /// Damage of a stream, which is read once. Damage of a file is counted before.
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

/// Maximum number of rows of a trace.
const MAX_ROWS: usize = 1 << 14;

/// Maximum size of the names of all rows of a trace in bytes, escapes included.
const MAX_NAMES: usize = 4 << 20;

impl Key {
    /// Returns the size of the names in bytes, escapes included.
    fn names_size(&self) -> usize {
        [&self.name, &self.provider].into_iter().flatten().map(|name| escaped(name).len()).sum()
    }

    /// Returns the key of events that are counted together.
    fn beyond(self) -> Key {
        Key { identity: None, name: None, provider: None, source: None, ..self }
    }
}

/// Counts by key. Beyond [`MAX_ROWS`] and [`MAX_NAMES`], only the least keys remain, in whatever order events are added.
/// Other events are counted together by their kind and reason.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    rows: Vec<(Key, Counted)>,
    indices: HashMap<Key, usize>,
    /// Size of all names in bytes.
    names: usize,
}

impl Rows {
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Key, &Counted)> {
        self.rows.iter().map(|(key, counted)| (key, counted))
    }

    /// Returns the index of the row with a key, which is valid until [`limit`](Self::limit).
    fn index(&mut self, key: Key) -> usize {
        if let Some(index) = self.indices.get(&key) {
            return *index;
        }
        self.names += key.names_size();
        self.rows.push((key.clone(), Counted::default()));
        self.indices.insert(key, self.rows.len() - 1);
        self.rows.len() - 1
    }

    fn add(&mut self, key: Key, counted: Counted) {
        let index = self.index(key);
        self.count(index, counted);
    }

    fn count(&mut self, index: usize, counted: Counted) {
        if let Some((_, all)) = self.rows.get_mut(index) {
            all.merge(counted);
        }
    }

    /// Returns whether there are twice as many rows as may remain, so that it is worth the time to leave out some.
    fn is_full(&self) -> bool {
        self.rows.len() > 2 * MAX_ROWS || self.names > 2 * MAX_NAMES
    }

    /// Leaves out the rows beyond the limits.
    fn limit(&mut self) {
        if self.rows.len() <= MAX_ROWS && self.names <= MAX_NAMES {
            return;
        }
        let mut all = std::mem::take(self).rows;
        all.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        let (mut rows, mut names) = (0, 0);
        for (key, counted) in all {
            rows += usize::from(key.identity.is_some());
            names += key.names_size();
            let remains = rows <= MAX_ROWS && names <= MAX_NAMES;
            self.add(if remains { key } else { key.beyond() }, counted);
        }
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
    tables: etwspec_etl::payload::Decoder,
    schemas: Decoder,
    rows: Rows,
    /// Rows that were found for events. The reference keeps the address of a schema from being used again, but not its
    /// contents, which the decoder may forget.
    known: HashMap<Place, (usize, Weak<Schema>)>,
    /// Indices of recent rows, by a number of the identity.
    recent: [Option<(Place, usize)>; RECENT],
}

/// Identity of an event, address of its schema, and result.
type Place = (Identity, usize, Option<Reason>);

/// Maximum number of rows that are found by the address of a schema.
const KNOWN: usize = 1 << 12;

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

impl Classifier {
    fn new(log_file: Option<&LogFile>, schemas: Arc<Schemas>) -> Classifier {
        Classifier {
            tables: etwspec_etl::payload::Decoder::new(log_file),
            schemas: Decoder::new(schemas, log_file.map(|log_file| log_file.clock)),
            rows: Rows::default(),
            known: HashMap::new(),
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
        self.rows.count(row, Counted { events: 1, bytes });
    }

    /// Returns the row of an event.
    fn row(&mut self, event: &Event<'_>, place: Place, schema: Option<Arc<Schema>>) -> usize {
        if let Some((row, _)) = self.known.get(&place) {
            return *row;
        }
        let (identity, _, reason) = place;
        let key = self.key(event, identity, schema.as_deref(), reason);
        if self.rows.is_full() || self.known.len() >= KNOWN {
            if self.rows.is_full() {
                self.rows.limit();
            }
            self.known = HashMap::new();
            self.recent = [None; RECENT];
        }
        let row = self.rows.index(key);
        self.known.insert(place, (row, schema.as_ref().map_or_else(Weak::new, Arc::downgrade)));
        row
    }

    /// Returns the key of an event.
    #[cold]
    fn key(&mut self, event: &Event<'_>, identity: Identity, schema: Option<&Schema>, reason: Option<Reason>) -> Key {
        let Some(schema) = schema else {
            // The tables name their events.
            let undescribed = matches!(reason, Some(Reason::NoSchema | Reason::NoTmf | Reason::UnknownLayout));
            let provider = if undescribed { self.schemas.names(event).provider.map(Arc::from) } else { None };
            return Key { identity: Some(identity), name: None, provider, kind: kind(&identity), source: None, reason };
        };
        Key {
            identity: Some(identity),
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
    tables: &mut etwspec_etl::payload::Decoder,
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
    /// Returns the errors of reading the trace.
    pub(crate) fn new(input: &mut Input<'_>, state: State, schemas: Schemas) -> Result<Described, Problem> {
        let log_file = input.log_file().cloned();
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
            for (key, counted) in part.classifier.rows.rows {
                all.rows.add(key, counted);
            }
            all.rows.limit();
        }
        all
    }

    /// Names of providers and events by identity, from schemas.
    pub(crate) fn names(&self) -> HashMap<Identity, (Option<String>, Vec<String>)> {
        let mut all: HashMap<Identity, (Option<String>, Vec<String>)> = HashMap::new();
        for (key, _) in self.rows.iter() {
            let Some(identity) = key.identity else { continue };
            let (provider, names) = all.entry(identity).or_default();
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
        for (key, count) in self.rows.iter() {
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

    /// Returns the number of events with all fields that their schema or layout names.
    pub(crate) fn named(&self) -> u64 {
        self.exact() + self.reasons.get(&Reason::BytesLeft).unwrap_or(&0)
    }

    /// Returns the number of events whose fields explain all bytes.
    pub(crate) fn exact(&self) -> u64 {
        self.events - self.reasons.values().sum::<u64>()
    }

    /// Returns the share of some of the events, in percent, rounded down to two decimals.
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

#[cfg(test)]
mod tests {
    use etwspec::Guid;

    use super::*;

    fn key(number: usize, name: &str) -> Key {
        let guid = Guid { data1: number as u32, ..Guid::default() };
        let identity = Some(Identity::Provider { guid, id: 1, version: 0 });
        Key { identity, name: Some(name.into()), provider: None, kind: Kind::Manifest, source: None, reason: None }
    }

    #[test]
    fn rows_beyond_the_limits_are_counted_together_in_any_order() {
        let all = 5 * MAX_ROWS;
        let long = "\u{202e}".repeat(MAX_NAMES / 10 / 8);
        for (all, name, most) in [(all, "a", MAX_ROWS), (100, &*long, 10)] {
            let rows = |order: &mut dyn Iterator<Item = usize>| {
                let mut rows = Rows::default();
                for number in order {
                    rows.add(key(number, name), Counted { events: 1, bytes: 2 });
                    if rows.is_full() {
                        rows.limit();
                    }
                }
                rows.limit();
                let mut rows = rows.rows;
                rows.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
                rows
            };
            let forwards = rows(&mut (0..all));
            assert_eq!(forwards.len(), most + 1);
            let (beyond, counted) = &forwards[0];
            assert_eq!((beyond, counted.events), (&key(0, "").beyond(), (all - most) as u64));
            assert_eq!(counted.bytes, 2 * counted.events);
            let backwards = rows(&mut (0..all).rev());
            let shown = |rows: &[(Key, Counted)]| format!("{rows:?}");
            assert!(shown(&forwards) == shown(&backwards), "{name}");
        }
    }
}
