//! Events with named fields, the source of the names, and the reasons for events without names.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, Weak};
use std::thread;

use etwspec::describe;
use etwspec_console::{Problem, escaped};
use etwspec_etl::buffers::EventBuffer;
use etwspec_etl::columns::Describe;
use etwspec_etl::state::{FirstPass, NumberCounts, Pass};
use etwspec_etl::{Event, Identity, LogFile};
use etwspec_schema::{Decoder, Fit, Schema, Schemas, Source};
use etwspec_traces::{Filter, Needs, Readings, Record, Traces, Wanted};
use hashbrown::{HashMap, HashSet};
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

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
    /// Counts by what determines the processes. Empty for a stream.
    pub(crate) numbers: Vec<NumberCounts>,
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

    /// Adds an event that needs no schema, because the tables describe it, or it is damaged. Returns whether it needs none.
    fn add_without_schema(&mut self, event: &Event<'_>) -> bool {
        let identity = event.identity();
        let found = self.without_schema(event, &identity);
        found.map(|(reason, left)| self.count(event, (identity, 0, reason), left, None)).is_some()
    }

    /// Returns the result of an event that needs no schema, and the number of bytes that are left over.
    fn without_schema(&mut self, event: &Event<'_>, identity: &Identity) -> Option<(Option<Reason>, usize)> {
        let Ok(data) = event.data() else { return Some((Some(Reason::Damaged), 0)) };
        let (of, version) = identity.key()?;
        let (plan, _) = self.tables.plan_of(of, version, event.pointer(), data)?;
        let (fit, left) = self.tables.fit(plan, data);
        let reason = match fit {
            describe::Fit::Exact => None,
            describe::Fit::BytesLeft => Some(Reason::BytesLeft),
            _ => Some(Reason::DoesNotFit),
        };
        Some((reason, left))
    }

    /// Adds an event that may need a schema.
    fn add_by_schema(&mut self, event: &Event<'_>) {
        let identity = event.identity();
        let Some((schema, fit, left)) = self.schemas.fit(event) else {
            let reason = match kind(&identity) {
                Kind::Wpp => Reason::NoTmf,
                Kind::Manifest | Kind::Classic if identity.key().is_none() => Reason::NoSchema,
                _ => Reason::UnknownLayout,
            };
            return self.count(event, (identity, 0, Some(reason)), 0, None);
        };
        let reason = match fit {
            Fit::Exact => None,
            Fit::BytesLeft => Some(Reason::BytesLeft),
            Fit::CutOff => Some(Reason::CutOff),
            _ => Some(Reason::DoesNotFit),
        };
        let place = (identity, Arc::as_ptr(schema) as usize, reason);
        let last = self.recent.get(recent(&identity)).copied().flatten();
        // The decoder may forget the schema, and read another at its next question.
        let schema = last.is_none_or(|(last, _)| last != place).then(|| schema.clone());
        self.count(event, place, left, schema);
    }

    /// Counts an event at a place, with the number of bytes that are left over, and its schema unless the place is recent.
    #[inline]
    fn count(&mut self, event: &Event<'_>, place: Place, left: usize, schema: Option<Arc<Schema>>) {
        let at = recent(&place.0);
        let row = match self.recent.get(at).copied().flatten().filter(|(last, _)| *last == place) {
            Some((_, row)) => row,
            None => {
                let row = self.row(event, place, schema);
                if let Some(last) = self.recent.get_mut(at) {
                    *last = Some((place, row));
                }
                row
            }
        };
        self.rows.count(row, Counted { events: 1, bytes: left as u64 });
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

/// Counts of the events that a thread has read.
struct Part {
    classifier: Classifier,
    numbers: NumberCounts,
    /// Events that need schemas, one after the other, and their sizes.
    kept: (Vec<u8>, Vec<u32>),
    /// Offset of the current buffer, and true if its events are kept.
    buffer: (Option<u64>, bool),
    /// Buffers whose events were not kept.
    again: Vec<u64>,
}

/// Size of the events that a thread keeps until all schemas are known, in bytes, beside those of one buffer. Buffers with more are read
/// again.
const KEPT: usize = 8 << 20;

impl Part {
    /// Adds an event, before all schemas are known.
    fn event(&mut self, event: &Event<'_>) {
        self.numbers.add(event);
        if self.classifier.add_without_schema(event) {
            return;
        }
        let offset = event.buffer_offset();
        if self.buffer.0 != Some(offset) {
            self.buffer = (Some(offset), self.kept.0.len() < KEPT);
            self.again.extend(Some(offset).filter(|_| !self.buffer.1));
        }
        if self.buffer.1 {
            self.kept.0.extend_from_slice(event.bytes());
            self.kept.1.push(event.bytes().len() as u32);
        }
    }

    /// Adds the kept events.
    fn finish(mut self, log_file: Option<&LogFile>, schemas: &Arc<Schemas>) -> Part {
        self.classifier.schemas = Decoder::new(schemas.clone(), log_file.map(|log_file| log_file.clock));
        let (bytes, sizes) = std::mem::take(&mut self.kept);
        let (mut buffer, mut rest) = (EventBuffer::new(log_file), &bytes[..]);
        for size in sizes {
            let Some((event, after)) = rest.split_at_checked(size as usize) else { break };
            rest = after;
            if let Ok((_, event)) = buffer.put(0, 0, event) {
                self.classifier.add_by_schema(&event);
            }
        }
        self
    }
}

/// Counts of the events that threads have read.
struct Parts {
    log_file: Option<LogFile>,
    parts: Vec<Part>,
}

impl Pass for Parts {
    fn part(&self) -> Option<Parts> {
        Some(Parts::new(self.log_file.as_ref()))
    }

    #[inline]
    fn event(&mut self, event: &Event<'_>) {
        self.parts.iter_mut().for_each(|part| part.event(event));
    }

    fn merge(&mut self, other: Parts) {
        self.parts.extend(other.parts);
    }
}

impl Parts {
    fn new(log_file: Option<&LogFile>) -> Parts {
        let part = Part {
            classifier: Classifier::new(log_file, Arc::new(Schemas::new())),
            numbers: NumberCounts::new(log_file),
            kept: Default::default(),
            buffer: (None, true),
            again: Vec::new(),
        };
        Parts { log_file: log_file.cloned(), parts: vec![part] }
    }

    /// Adds the kept events of each thread, by all schemas.
    fn finish(self, schemas: &Arc<Schemas>) -> Vec<Part> {
        let log_file = self.log_file.as_ref();
        thread::scope(|scope| {
            let finish = |part: Part| scope.spawn(move || part.finish(log_file, schemas));
            let parts: Vec<_> = self.parts.into_iter().map(finish).collect();
            let joined = parts.into_iter().map(|part| match part.join() {
                Ok(part) => part,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            joined.collect()
        })
    }
}

impl Described {
    /// Reads all events of a trace, and adds those of a file to `first`. Several threads read a file. Events that need schemas are kept
    /// until all are known, or their buffers are read again.
    ///
    /// # Errors
    ///
    /// Returns the errors of reading the trace.
    pub(crate) fn read<'f>(
        traces: &mut Traces<'_>,
        filter: &'f Filter,
        first: Option<FirstPass>,
        err: &mut dyn Write,
    ) -> Result<(Described, Readings<'f>, Option<FirstPass>), Problem> {
        let wanted = Wanted { counts: true, ..Wanted::new(Needs { schemas: true, ..Needs::default() }) };
        let facts = (Parts::new(traces.log_file(0)), first);
        let (mut readings, (parts, first)) = traces.read_ahead_with(filter, wanted, facts, err)?;
        let mut all = Described::default();
        let known = readings.all.first().map(|reading| reading.known.schemas.schemas().clone());
        let (schemas, log_file) = (known.unwrap_or_default(), traces.log_file(0).cloned());
        let mut classifier = Classifier::new(log_file.as_ref(), schemas.clone());
        let Some(input) = traces.inputs().first().filter(|input| input.is_file()) else {
            readings.read(traces, false, err, &mut |_, record: Record<'_>| {
                classifier.schemas.read_event(record.event);
                if !classifier.add_without_schema(record.event) {
                    classifier.add_by_schema(record.event);
                }
                Ok(())
            })?;
            all.add(classifier);
            return Ok((all, readings, first));
        };
        let parts = parts.finish(&schemas);
        let again: HashSet<u64> = parts.iter().flat_map(|part| &part.again).copied().collect();
        let make = || Classifier::new(log_file.as_ref(), schemas.clone());
        let read = input.read_again(&again, make, |classifier, event| {
            if classifier.without_schema(event, &event.identity()).is_none() {
                classifier.add_by_schema(event);
            }
        })?;
        for part in parts {
            all.add(part.classifier);
            all.numbers.push(part.numbers);
        }
        read.into_iter().for_each(|classifier| all.add(classifier));
        Ok((all, readings, first))
    }

    /// Adds the counts of a thread.
    fn add(&mut self, classifier: Classifier) {
        for (key, counted) in classifier.rows.rows {
            self.rows.add(key, counted);
        }
        self.rows.limit();
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
