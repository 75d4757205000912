//! Which events have named fields, by what, and why others have none.

use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;
use std::sync::Arc;

use etwspec::describe::Why;
use etwspec_console::Problem;
use etwspec_etl::state::{ProcessCounts, State};
use etwspec_etl::{Buffer, Describe, Event, Field, Identity, Item, LogFile, Scratch, Value, Visitor};
use etwspec_schema::{Decoder, Fit, Schemas, Source};
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
            Reason::Damaged => "damaged",
        }
    }
}

/// Why fields with a doubt are not certain.
fn misfit(doubt: &str) -> Reason {
    if Fit::BytesLeft.doubt() == Some(doubt) { Reason::BytesLeft } else { Reason::DoesNotFit }
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

/// Counts the bytes that no field explains.
#[derive(Default)]
struct LeftOver(u64);

impl<'a> Visitor<'a> for LeftOver {
    fn value(&mut self, _: &Field, _: Value<'a>) {}

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        self.0 += bytes.len() as u64;
    }
}

/// Classifies the events of a trace.
struct Classifier {
    tables: etwspec_etl::Decoder,
    schemas: Decoder,
}

impl Classifier {
    /// Returns what describes an event, and the number of bytes that are left over.
    fn key(&mut self, event: &Event<'_>) -> (Key, u64) {
        let identity = event.identity();
        let mut kind = match identity {
            Identity::Hook { .. } => Kind::Kernel,
            Identity::Class { .. } => Kind::Classic,
            Identity::Provider { .. } => Kind::Manifest,
            Identity::Message { .. } => Kind::Wpp,
            Identity::Other(_) => Kind::Other,
        };
        let mut key = Key { identity, name: None, provider: None, kind, source: None, reason: None };
        let Ok(data) = event.data() else { return (Key { reason: Some(Reason::Damaged), ..key }, 0) };
        let mut left = LeftOver::default();
        if let Some((of, version)) = event.key() {
            let info = self.tables.fields_of(of, version, event.pointer(), data, &mut left);
            if info.structure.is_some() {
                // Such fields explain all bytes.
                let exact = ["other-pointer-size", "assumed"];
                let reason = info.doubt(event.pointer()).filter(|doubt| !exact.contains(doubt));
                return (Key { reason: reason.map(misfit), ..key }, left.0);
            }
        }
        match self.schemas.fields(event, &mut left) {
            Ok(Some((schema, fit))) => {
                key.source = Some(schema.source);
                key.reason = fit.doubt().map(misfit);
                key.provider = schema.provider_name.clone();
                kind = match schema.source {
                    Source::TraceLogging => Kind::TraceLogging,
                    Source::EventSource => Kind::EventSource,
                    _ => kind,
                };
                key.name = self.schemas.event_name_shared(event);
            }
            _ => {
                key.reason = Some(match kind {
                    Kind::Wpp => Reason::NoTmf,
                    Kind::Manifest | Kind::Classic if event.key().is_none() => Reason::NoSchema,
                    _ => Reason::UnknownLayout,
                });
                let provider = self.schemas.names(event).provider.map(Arc::from);
                key.provider = provider;
            }
        }
        (Key { kind, ..key }, left.0)
    }
}

/// Counts of the events that a thread has read.
struct Part {
    classifier: Classifier,
    state: State,
    described: Described,
}

impl Part {
    fn event(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        self.state.update(buffer, event);
        self.described.processes.add(&self.state, event);
        let (key, bytes) = self.classifier.key(event);
        self.described.rows.entry(key).or_default().merge(Counted { events: 1, bytes });
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
            classifier: Classifier {
                tables: etwspec_etl::Decoder::new(log_file.as_ref()),
                schemas: Decoder::new(schemas.clone()),
            },
            state: state.clone(),
            described: Described::default(),
        };
        let Some(trace) = input.trace() else {
            let mut part = make();
            let progress = input.progress(Results::AtEnd);
            input.each_item(&progress, &mut |item| {
                if let Item::Event(buffer, event) = item {
                    part.classifier.schemas.read_event(&event);
                    part.event(buffer, &event);
                }
                Ok(ControlFlow::Continue(()))
            })?;
            return Ok(part.described);
        };
        let parts = trace.fold_parts(
            threads(),
            || (make(), Scratch::new()),
            |(part, scratch), buffers| {
                for raw in buffers.flatten() {
                    let buffer = raw.open(scratch);
                    buffer.for_each_event(|event| part.event(&buffer, event));
                }
            },
        );
        let mut all = Described::default();
        for (Part { described, .. }, _) in parts {
            all.processes.merge(described.processes);
            described.rows.into_iter().for_each(|(key, counted)| all.rows.entry(key).or_default().merge(counted));
        }
        input.check_unchanged()?;
        Ok(all)
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
