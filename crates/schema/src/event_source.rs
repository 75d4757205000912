//! Manifests that event sources log in a trace, in parts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use etwspec::headers::{TdhInType, TdhOutType};
use etwspec::payloads::trace::{
    EVENT_SOURCE_MANIFEST_EVENT_ID, EVENT_SOURCE_MANIFEST_MAGIC, EventSourceManifestEnvelope,
    EventSourceManifestEnvelopeView, EventSourceManifestFormat,
};
use etwspec::{Guid, Meaning};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::{Event, Identity};
use hashbrown::{HashMap, HashSet};

use crate::limits::MAX_MEMORY;
use crate::manifest::{self, Options, Problem, Provider};
use crate::model::{EventId, Field, Schema, Source};

/// Limits of the stored data.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Maximum number of manifests, complete or not.
    pub manifests: usize,
    /// Maximum size in bytes of all parts that differ, and of the data stored for each part.
    pub bytes: usize,
    /// Maximum memory in bytes of the contents of one manifest.
    pub memory: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { manifests: 10_000, bytes: 8 << 20, memory: MAX_MEMORY / 2 }
    }
}

/// Bytes that are kept about a part, in addition to the part.
const ENTRY: usize = 64;

/// Collects the manifests in the events of a trace.
///
/// The parts of a manifest may come in any order, more than once, and between parts of other providers, processes and
/// versions.
#[derive(Clone, Debug, Default)]
pub struct Collector {
    limits: Limits,
    bytes: usize,
    /// Parts of manifests, by what parts of one manifest have in common.
    sets: BTreeMap<Key, Sets>,
    /// Parts of all sets. Equal parts are kept once, so that their addresses differ as their bytes do.
    parts: HashSet<Arc<[u8]>>,
    count: usize,
    findings: Vec<Finding>,
    /// Number of findings that were not kept.
    more: usize,
}

/// Properties that the parts of one manifest share. A thread logs all parts of a manifest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    provider: [u8; 16],
    process: Option<u32>,
    thread: Option<u32>,
    version: (u8, u8),
    total: u16,
}

/// Parts of a manifest by their index.
type Parts = BTreeMap<u16, Arc<[u8]>>;

/// Manifests whose parts have the same key: versions that one thread logged.
#[derive(Clone, Debug, Default)]
struct Sets {
    all: Vec<Parts>,
    /// The first set with a part, by its index and address.
    with: HashMap<(u16, usize), usize>,
    /// Index before which no set lacks a part, by the index of the part.
    lacking: HashMap<u16, usize>,
    /// The set that the last part belongs to.
    active: usize,
    /// Parts that the active set had already. If a part differs, they begin another manifest.
    repeated: BTreeSet<u16>,
}

/// Place of a part.
enum Place {
    /// A known part.
    Known,
    /// A set that lacks it.
    In(usize),
    /// A new set.
    New,
}

fn address(part: &Arc<[u8]>) -> usize {
    part.as_ptr() as usize
}

impl Sets {
    /// Returns where a part belongs. `known` is an equal part of any set.
    fn place(&mut self, index: u16, total: u16, known: Option<&Arc<[u8]>>) -> Place {
        let lacks = |set: &Parts| set.len() < usize::from(total) && !set.contains_key(&index);
        // The rest of a manifest may be equal to the rest of another.
        if self.all.get(self.active).is_some_and(lacks) {
            return Place::In(self.active);
        }
        let active = self.active;
        let known = known.and_then(|known| {
            let is_active =
                self.all.get(active).and_then(|set| set.get(&index)).is_some_and(|own| Arc::ptr_eq(own, known));
            if is_active { Some(active) } else { self.with.get(&(index, address(known))).copied() }
        });
        if let Some(known) = known {
            if known != active || self.repeated.contains(&index) {
                self.repeated.clear();
            }
            self.active = known;
            self.repeated.insert(index);
            return Place::Known;
        }
        // Sets only gain parts.
        let from = self.lacking.entry(index).or_default();
        while self.all.get(*from).is_some_and(|set| !lacks(set)) {
            *from += 1;
        }
        if *from < self.all.len() { Place::In(*from) } else { Place::New }
    }

    fn insert(&mut self, set: usize, index: u16, part: Arc<[u8]>) {
        self.active = set;
        self.repeated.clear();
        if let Some(parts) = self.all.get_mut(set) {
            self.with.entry((index, address(&part))).or_insert(set);
            parts.insert(index, part);
        }
    }

    /// Adds a set with a part, and with those that were repeated before it.
    fn add(&mut self, index: u16, part: Arc<[u8]>) {
        let repeated = std::mem::take(&mut self.repeated);
        let before = self.all.get(self.active);
        let set: Parts =
            (repeated.into_iter()).filter_map(|index| Some((index, before?.get(&index)?.clone()))).collect();
        let new = self.all.len();
        for (index, part) in &set {
            self.with.entry((*index, address(part))).or_insert(new);
        }
        self.all.push(set);
        self.insert(new, index, part);
    }
}

/// Finding about a manifest in a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// Provider GUID.
    pub provider: Guid,
    /// Process that logged the manifest.
    pub process: Option<u32>,
    /// The problem.
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
const MAX_FINDINGS: usize = 1000;

/// Returns the envelope of a part of a manifest. `None` if the bytes are too short or lack the magic number.
fn envelope(payload: &[u8]) -> Option<EventSourceManifestEnvelopeView<'_>> {
    let view = EventSourceManifestEnvelopeView::new(payload).ok()?;
    (u16::from(view.magic()) == EVENT_SOURCE_MANIFEST_MAGIC).then_some(view)
}

/// Returns the schema of events that contain a part of a manifest: the fields of the envelope, and text.
pub(crate) fn part_schema(provider: Guid, provider_name: Option<Arc<str>>) -> Schema {
    let layout = EventSourceManifestEnvelope::LAYOUT;
    let fixed = layout.fields.iter().map(|field| {
        let hex = field.meaning() == Some(Meaning::Hex);
        let (in_type, out_type) = match field.size() {
            1 => (TdhInType::UINT8, if hex { TdhOutType::HEXINT8 } else { TdhOutType::NULL }),
            _ => (TdhInType::UINT16, if hex { TdhOutType::HEXINT16 } else { TdhOutType::NULL }),
        };
        Field::value(field.name(), in_type, out_type)
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
        let part = self.parts.get(data).cloned();
        let place = sets.place(index, total, part.as_ref());
        // A set that is new repeats parts of the one before.
        let kept = ENTRY * if matches!(place, Place::New) { 1 + sets.repeated.len() } else { 1 };
        let bytes = kept + if part.is_none() { data.len() } else { 0 };
        let message = match place {
            Place::Known => return true,
            Place::New if self.count >= self.limits.manifests => {
                format!("the trace has more than {} manifests; this one is left out", self.limits.manifests)
            }
            _ if self.bytes.saturating_add(bytes) > self.limits.bytes => {
                format!("manifests of the trace exceed {} bytes; this one is left out", self.limits.bytes)
            }
            Place::New | Place::In(_) => {
                let part = part.unwrap_or_else(|| {
                    let part: Arc<[u8]> = data.into();
                    self.parts.insert(part.clone());
                    part
                });
                match place {
                    Place::In(set) => sets.insert(set, index, part),
                    _ => sets.add(index, part),
                }
                self.count += usize::from(matches!(place, Place::New));
                self.bytes += bytes;
                return true;
            }
        };
        if sets.all.is_empty() {
            self.sets.remove(&key);
        }
        self.find(provider, process, message);
        true
    }

    /// Allows more memory in bytes: usually the size of the trace.
    pub fn allow(&mut self, bytes: usize) {
        self.limits.bytes = self.limits.bytes.saturating_add(bytes);
        self.limits.memory = self.limits.memory.saturating_add(bytes);
    }

    fn find(&mut self, provider: Guid, process: Option<u32>, message: String) {
        if self.findings.len() >= MAX_FINDINGS {
            self.more += 1;
            return;
        }
        let finding = Finding { provider, process, problem: Problem::of_all(message) };
        if self.findings.last() != Some(&finding) {
            self.findings.push(finding);
        }
    }

    /// Parses the manifests that are complete. The others become findings.
    pub fn finish(self) -> Collected {
        let mut providers = Vec::new();
        let findings = self.finish_with(|provider| providers.push(provider));
        Collected { providers, findings }
    }

    /// Parses the manifests that are complete, and calls a function with each provider. Returns the findings.
    pub fn finish_with(mut self, mut each: impl FnMut(Provider)) -> Vec<Finding> {
        self.parts = HashSet::new();
        let mut partial: Vec<(Key, Parts)> = Vec::new();
        // Texts by provider, and the processes that logged them.
        let mut complete: BTreeMap<[u8; 16], BTreeMap<Vec<usize>, Logged>> = BTreeMap::new();
        let mut whole: HashSet<([u8; 16], u16, usize)> = HashSet::new();
        let sets = std::mem::take(&mut self.sets);
        let mut count = 0;
        for (key, sets) in sets {
            for set in sets.all {
                if set.len() < usize::from(key.total) {
                    partial.push((key, set));
                    continue;
                }
                let addresses: Vec<usize> = set.values().map(address).collect();
                whole.extend(addresses.iter().map(|part| (key.provider, key.total, *part)));
                let logged = complete.entry(key.provider).or_default().entry(addresses).or_default();
                if logged.processes.insert(key.process) {
                    count += 1;
                    logged.last = count;
                }
                logged.parts = set.into_values().collect();
            }
        }
        for (key, set) in partial {
            // A provider repeats its manifest; the repetition may be cut off by the end of the trace.
            if set.values().all(|part| whole.contains(&(key.provider, key.total, address(part)))) {
                continue;
            }
            let (total, missing) = (key.total, usize::from(key.total) - set.len());
            let first = (0..total).find(|index| !set.contains_key(index)).unwrap_or(0);
            let message = format!("{missing} of {total} parts are missing, the first is part {first}; it is not read");
            self.find(Guid::from_bytes(key.provider), key.process, message);
        }
        drop(whole);
        for (provider, texts) in complete {
            // Of several manifests of a process, the last one counts.
            let mut texts: Vec<Logged> = texts.into_values().collect();
            texts.order_by_key(|text| text.last);
            if let [only] = &mut texts[..] {
                only.processes = [None].into();
            }
            for text in texts {
                self.parse(Guid::from_bytes(provider), text, &mut each);
            }
        }
        if self.more > 0 {
            let (provider, message) = (Guid::default(), format!("{} more findings", self.more));
            self.findings.push(Finding { provider, process: None, problem: Problem::of_all(message) });
        }
        self.findings
    }

    /// Parses a manifest, and calls a function with each provider for each process that logged the manifest.
    fn parse(&mut self, guid: Guid, logged: Logged, each: &mut impl FnMut(Provider)) {
        let Logged { parts, processes, .. } = logged;
        let text = parts.concat();
        drop(parts);
        let process = processes.first().copied().flatten();
        let memory = Some(self.limits.memory);
        let read = manifest::read(&text, &Options { source: Source::EventSource, memory, ..Options::default() });
        drop(text);
        for problem in read.problems {
            if self.findings.len() < MAX_FINDINGS {
                self.findings.push(Finding { provider: guid, process, problem });
            } else {
                self.more += 1;
            }
        }
        if !read.providers.iter().any(|provider| provider.guid == guid) && !read.providers.is_empty() {
            self.find(guid, process, "the manifest is of another provider".to_owned());
        }
        for provider in read.providers {
            for process in &processes {
                let mut provider = provider.clone();
                provider.schemas.iter_mut().for_each(|schema| schema.process = *process);
                each(provider);
            }
        }
    }
}

/// A complete manifest, and the processes that logged it.
#[derive(Debug, Default)]
struct Logged {
    parts: Vec<Arc<[u8]>>,
    processes: BTreeSet<Option<u32>>,
    /// Place of the last process among all.
    last: usize,
}
