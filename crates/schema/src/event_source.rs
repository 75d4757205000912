//! Manifests that event sources log in a trace, in parts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use etwspec::Guid;
use etwspec::Meaning;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec::payloads::trace::{
    EVENT_SOURCE_MANIFEST_EVENT_ID, EVENT_SOURCE_MANIFEST_MAGIC, EventSourceManifestEnvelope,
    EventSourceManifestEnvelopeView, EventSourceManifestFormat,
};
use etwspec_etl::{Event, Identity};
use hashbrown::{HashMap, HashSet};

use crate::manifest::{self, Options, Problem, Provider};
use crate::{EventId, Field, Schema, Source};

/// Limits of what is kept.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Maximum number of manifests, complete or not.
    pub manifests: usize,
    /// Maximum size of all parts in bytes.
    pub bytes: usize,
    /// Maximum number of fields in all schemas.
    pub fields: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { manifests: 10_000, bytes: 256 << 20, fields: 4_000_000 }
    }
}

/// Collects the manifests in the events of a trace.
///
/// The parts of a manifest may come in any order, more than once, and between those of other providers, processes and
/// versions.
#[derive(Clone, Debug, Default)]
pub struct Collector {
    limits: Limits,
    bytes: usize,
    /// Parts of manifests, by what parts of one manifest have in common.
    sets: BTreeMap<Key, Sets>,
    count: usize,
    findings: Vec<Finding>,
    /// Number of findings that were not kept.
    more: usize,
}

/// What the parts of one manifest have in common. A thread logs all parts of a manifest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    provider: [u8; 16],
    process: Option<u32>,
    thread: Option<u32>,
    version: (u8, u8),
    total: u16,
}

/// Parts of a manifest by their index.
type Parts = BTreeMap<u16, Box<[u8]>>;

/// Parts of the complete manifests of a provider.
type KnownParts = HashSet<Box<[u8]>>;

/// A process, and a complete manifest that it logged.
type Logged = (Option<u32>, Vec<u8>);

/// Manifests whose parts have the same key: versions that one thread logged.
#[derive(Clone, Debug, Default)]
struct Sets {
    all: Vec<Parts>,
    /// The set that the last part belongs to.
    active: usize,
    /// Parts that the active set had already. If a part differs, they begin another manifest.
    repeated: BTreeSet<u16>,
}

/// Where a part belongs.
enum Place {
    /// It is known.
    Known,
    /// In a set that lacks it.
    In(usize),
    /// In another set.
    New,
}

impl Sets {
    fn place(&mut self, index: u16, total: u16, data: &[u8]) -> Place {
        let lacks = |set: &Parts| set.len() < usize::from(total) && !set.contains_key(&index);
        // The rest of a manifest may be equal to that of another.
        if self.all.get(self.active).is_some_and(lacks) {
            return Place::In(self.active);
        }
        let active = self.active;
        let equal = |set: &usize| self.all[*set].get(&index).is_some_and(|part| **part == *data);
        let known = Some(active).filter(|active| *active < self.all.len() && equal(active));
        if let Some(known) = known.or_else(|| (0..self.all.len()).find(equal)) {
            if known != active || self.repeated.contains(&index) {
                self.repeated.clear();
            }
            self.active = known;
            self.repeated.insert(index);
            return Place::Known;
        }
        self.all.iter().position(lacks).map_or(Place::New, Place::In)
    }

    fn insert(&mut self, set: usize, index: u16, data: &[u8]) {
        self.active = set;
        self.repeated.clear();
        if let Some(set) = self.all.get_mut(set) {
            set.insert(index, data.into());
        }
    }

    /// Adds a set with a part, and with those that were repeated before it. Returns the number of bytes.
    fn add(&mut self, index: u16, data: &[u8]) -> usize {
        let repeated = std::mem::take(&mut self.repeated);
        let before = self.all.get(self.active);
        let mut set: Parts =
            (repeated.into_iter()).filter_map(|index| Some((index, before?.get(&index)?.clone()))).collect();
        set.insert(index, data.into());
        let bytes = set.values().map(|part| part.len()).sum();
        self.active = self.all.len();
        self.all.push(set);
        bytes
    }
}

/// Something about a manifest in a trace that a reader should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// Provider GUID.
    pub provider: Guid,
    /// Process that logged the manifest.
    pub process: Option<u32>,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "manifest of {}", self.provider)?;
        if let Some(process) = self.process {
            write!(f, " in process {process}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// Providers of all manifests of a trace, and findings.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Collected {
    /// Providers by GUID and process. If all processes logged the same manifest for a GUID, it appears once, without a
    /// process.
    pub providers: Vec<Provider>,
    /// Findings.
    pub findings: Vec<Finding>,
}

/// Maximum number of findings that are kept.
const MOST_FINDINGS: usize = 1000;

/// The envelope of a part of a manifest. `None` if the bytes are too short or lack the magic number.
fn envelope(payload: &[u8]) -> Option<EventSourceManifestEnvelopeView<'_>> {
    let view = EventSourceManifestEnvelopeView::new(payload).ok()?;
    (u16::from(view.magic()) == EVENT_SOURCE_MANIFEST_MAGIC).then_some(view)
}

/// The schema of events that contain a part of a manifest: the fields of the envelope, and text.
pub(crate) fn part_schema(provider: Guid, provider_name: Option<Arc<str>>) -> Schema {
    let layout = EventSourceManifestEnvelope::LAYOUT;
    let fixed = layout.fields.iter().map(|field| {
        let hex = field.meaning == Some(Meaning::Hex);
        let (in_type, out_type) = match field.size {
            1 => (TdhInType::UINT8, if hex { TdhOutType::HEXINT8 } else { TdhOutType::NULL }),
            _ => (TdhInType::UINT16, if hex { TdhOutType::HEXINT16 } else { TdhOutType::NULL }),
        };
        Field::value(field.name, in_type, out_type)
    });
    let texts = layout.tail.iter().map(|part| Field::value(part.name, TdhInType::ANSISTRING, TdhOutType::XML));
    let id = EventId::Manifest { id: EVENT_SOURCE_MANIFEST_EVENT_ID, version: 0 };
    let mut schema = Schema::new(Source::EventSource, provider, id);
    schema.provider_name = provider_name;
    schema.name = Some("ManifestData".into());
    schema.fields = fixed.chain(texts).collect();
    schema
}

impl Collector {
    /// Creates a collector with the usual limits.
    pub fn new() -> Collector {
        Collector::default()
    }

    /// Creates a collector with limits.
    pub fn with_limits(limits: Limits) -> Collector {
        Collector { limits, ..Collector::default() }
    }

    /// Returns whether events of an identity contain parts of manifests.
    pub fn accepts(identity: &Identity) -> bool {
        matches!(identity, Identity::Provider { id, .. } if *id == EVENT_SOURCE_MANIFEST_EVENT_ID)
    }

    /// Returns whether the data of an event whose identity is accepted are a part of a manifest.
    pub(crate) fn is_part(event: &Event<'_>) -> bool {
        event.data().is_ok_and(|data| envelope(data).is_some())
    }

    /// Adds an event. Returns whether it contains a part of a manifest.
    pub fn event(&mut self, event: &Event<'_>) -> bool {
        match (event.identity(), event.data()) {
            (Identity::Provider { guid, id: EVENT_SOURCE_MANIFEST_EVENT_ID, .. }, Ok(data)) => {
                self.part(guid, event.process_id(), event.thread_id(), data)
            }
            _ => false,
        }
    }

    /// Adds the payload of an event with the ID of manifests. Returns whether it is a part of a manifest.
    pub fn part(&mut self, provider: Guid, process: Option<u32>, thread: Option<u32>, payload: &[u8]) -> bool {
        let Some(view) = envelope(payload) else { return false };
        let (total, index) = (view.total_chunks(), view.chunk_number());
        if view.format() != EventSourceManifestFormat::SIMPLE_XML_FORMAT {
            self.find(provider, process, format!("unknown format {}", view.format().0));
            return true;
        }
        if index >= total {
            self.find(provider, process, format!("part {index} of {total} cannot be; it is ignored"));
            return true;
        }
        let Ok(tail) = view.tail() else { return false };
        let data = tail.data.as_bytes();
        let version = (view.major_version(), view.minor_version());
        let key = Key { provider: provider.to_bytes(), process, thread, version, total };
        let sets = self.sets.entry(key).or_default();
        match sets.place(index, total, data) {
            Place::Known => {}
            _ if self.bytes.saturating_add(data.len()) > self.limits.bytes => {
                let limit = self.limits.bytes;
                self.find(
                    provider,
                    process,
                    format!("manifests of the trace exceed {limit} bytes; this one is left out"),
                );
            }
            Place::In(set) => {
                sets.insert(set, index, data);
                self.bytes += data.len();
            }
            Place::New if self.count >= self.limits.manifests => {
                let limit = self.limits.manifests;
                self.find(
                    provider,
                    process,
                    format!("the trace has more than {limit} manifests; this one is left out"),
                );
            }
            Place::New => {
                self.bytes += sets.add(index, data);
                self.count += 1;
            }
        }
        true
    }

    fn find(&mut self, provider: Guid, process: Option<u32>, message: String) {
        if self.findings.len() >= MOST_FINDINGS {
            self.more += 1;
            return;
        }
        let finding = Finding { provider, process, problem: Problem::of_all(message) };
        if self.findings.last() != Some(&finding) {
            self.findings.push(finding);
        }
    }

    /// Parses the manifests that are complete. The others become findings.
    pub fn finish(mut self) -> Collected {
        let sets = std::mem::take(&mut self.sets);
        let mut complete: Vec<(Key, Vec<u8>)> = Vec::new();
        let mut partial: Vec<(Key, Parts)> = Vec::new();
        let mut whole: HashMap<([u8; 16], u16), KnownParts> = HashMap::new();
        for (key, sets) in sets {
            for set in sets.all {
                if set.len() < usize::from(key.total) {
                    partial.push((key, set));
                    continue;
                }
                complete.push((key, set.values().flat_map(|part| part.iter().copied()).collect()));
                whole.entry((key.provider, key.total)).or_default().extend(set.into_values());
            }
        }
        for (key, set) in partial {
            // A provider repeats its manifest; the repetition may be cut off by the end of the trace.
            let known = whole.get(&(key.provider, key.total));
            if known.is_some_and(|known| set.values().all(|part| known.contains(part))) {
                continue;
            }
            let (total, missing) = (key.total, usize::from(key.total) - set.len());
            let first = (0..total).find(|index| !set.contains_key(index)).unwrap_or(0);
            let message = format!("{missing} of {total} parts are missing, the first is part {first}; it is not read");
            self.find(Guid::from_bytes(key.provider), key.process, message);
        }
        drop(whole);
        self.parse(complete)
    }

    fn parse(mut self, complete: Vec<(Key, Vec<u8>)>) -> Collected {
        let mut groups: BTreeMap<[u8; 16], Vec<Logged>> = BTreeMap::new();
        for (key, text) in complete {
            let group = groups.entry(key.provider).or_default();
            if !group.iter().any(|(process, own)| *process == key.process && *own == text) {
                group.push((key.process, text));
            }
        }
        let mut providers = Vec::new();
        let mut fields_left = self.limits.fields;
        for (bytes, mut group) in groups {
            let guid = Guid::from_bytes(bytes);
            if group.iter().all(|(_, text)| *text == group[0].1) {
                group.truncate(1);
                group[0].0 = None;
            }
            for (process, text) in group {
                let options = Options { source: Source::EventSource, process, ..Options::default() };
                let read = manifest::read(&text, &options);
                for problem in read.problems {
                    if self.findings.len() < MOST_FINDINGS {
                        self.findings.push(Finding { provider: guid, process, problem });
                    } else {
                        self.more += 1;
                    }
                }
                if !read.providers.iter().any(|provider| provider.guid == guid) && !read.providers.is_empty() {
                    self.find(guid, process, "the manifest is of another provider".to_owned());
                }
                for provider in read.providers {
                    let fields = provider.schemas.iter().map(|schema| manifest::total_fields(&schema.fields)).sum();
                    match fields_left.checked_sub(fields) {
                        Some(left) => {
                            fields_left = left;
                            providers.push(provider);
                        }
                        None => {
                            let limit = self.limits.fields;
                            self.find(
                                guid,
                                process,
                                format!("manifests have more than {limit} fields; it is left out"),
                            );
                        }
                    }
                }
            }
        }
        if self.more > 0 {
            let (provider, message) = (Guid::default(), format!("{} more findings", self.more));
            self.findings.push(Finding { provider, process: None, problem: Problem::of_all(message) });
        }
        Collected { providers, findings: self.findings }
    }
}
