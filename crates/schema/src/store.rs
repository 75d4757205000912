//! All schemas, and the choice of the schema of an event.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{EventHeaderFlags, TraceHeaderView};
use etwspec::payloads::Payload;
use etwspec_etl::buffers::{HeaderKind, RawBuffer, Scratch};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::payload::ValueNames;
use etwspec_etl::state::{FirstPass, Pass};
use etwspec_etl::text::output;
use etwspec_etl::{Buffer, Event, Identity, LogFile, Trace};
use hashbrown::{HashMap, HashSet};

use crate::event_source::{Collector, Finding};
use crate::limits::{self, Budget, MAX_COMPILED, MAX_MEMORY, MAX_MESSAGE};
use crate::manifest::Provider;
use crate::model::{Content, Field, Schema};
#[cfg(feature = "windows")]
use crate::pack::Pack;
use crate::provider_table::{self, Tables};
use crate::trace_event_info::{read_event_map_info, read_trace_event_info};
use crate::tracelogging;
#[cfg(feature = "windows")]
use crate::windows;

/// Maximum number of schemas of events with one identity. Beyond it, the one added first is left out.
const MAX_OF_EVENT: usize = 1 << 10;

/// Maximum number of providers whose events are searched for traits.
const MAX_PROVIDERS: usize = 1 << 16;

/// Bytes of an entry of a map, in addition to its key and value.
const ENTRY: usize = 48;

/// Schemas of events, by what identifies the events.
///
/// If several schemas describe an event, the first [`Source`](crate::Source) is used. Of several schemas from one
/// source, the schema of the process that logged the event is used, otherwise the last one that was added.
///
/// Schemas share names and lists of fields that are equal. All together take at most [`MAX_MEMORY`] and the memory
/// that is [allowed](Self::allow); the others are [left out](Self::left_out).
#[derive(Clone, Debug)]
pub struct Schemas {
    by_identity: HashMap<Identity, Vec<Arc<Schema>>>,
    providers: HashMap<Guid, Arc<str>>,
    maps: HashMap<(Guid, Box<str>), Arc<ValueNames>>,
    shared: Shared,
    /// Memory that may still be taken.
    budget: Budget,
    /// Memory that was allowed.
    allowed: usize,
    /// Memory that decoders may still take.
    compiled: Budget,
    /// Schemas, names and maps that were left out.
    left_out: u64,
    /// Schemas in the trace that could not be read.
    unreadable: u64,
    /// Parts of manifests that event sources logged.
    collector: Collector,
    /// Problems of these manifests.
    findings: Vec<Finding>,
    /// Providers whose events have been searched for traits.
    seen: HashSet<Guid>,
    /// True if all schemas were read.
    complete: bool,
    /// Build of Windows that logged the trace.
    build: Option<u32>,
    data: Data,
}

/// Data of providers, in place of those that this program contains.
#[derive(Clone, Debug, Default)]
struct Data {
    #[cfg(feature = "windows")]
    windows: Option<Arc<Pack<'static>>>,
    tables: Option<Arc<Tables>>,
}

/// Fields with the names of their values, by provider and the address of the fields without these names, which the
/// schemas own.
pub(crate) type WithMaps = HashMap<(Guid, usize), Arc<[Field]>>;

/// Texts and fields that schemas share.
#[derive(Clone, Debug, Default)]
struct Shared {
    texts: HashSet<Arc<str>>,
    fields: HashSet<Arc<[Field]>>,
    /// Lists that several schemas share while they are added, by their address, and the equal ones in `fields`.
    aliases: HashMap<usize, [Arc<[Field]>; 2]>,
    /// Addresses of the names of values in `fields`.
    maps: HashSet<usize>,
}

impl Shared {
    /// Shares the texts and the fields of a schema with those before, of which `known` are the same fields. Takes memory for those
    /// that are new, and for the schema. Returns whether there is enough.
    fn share(&mut self, schema: &mut Schema, known: Option<Arc<[Field]>>, budget: &Budget) -> bool {
        let names = [
            &mut schema.provider_name,
            &mut schema.name,
            &mut schema.task,
            &mut schema.opcode,
            &mut schema.level,
            &mut schema.channel,
            &mut schema.function,
            &mut schema.file,
        ];
        let (mut new, mut maps) = (Vec::new(), HashSet::new());
        let mut bytes = ENTRY + size_of::<Schema>() + size_of_val(&*schema.keywords);
        limits::keywords(&mut schema.keywords);
        let names = names.into_iter().flatten().chain(&mut schema.keywords).map(|name| (name, output::NAME_SIZE));
        for (text, most) in names.chain(schema.message.iter_mut().map(|text| (text, MAX_MESSAGE))) {
            if let Cow::Owned(short) = limits::cut(text, most) {
                *text = short.into();
            }
            match self.texts.get(text) {
                Some(known) => *text = known.clone(),
                None => {
                    bytes += ENTRY + text.len();
                    new.push(text.clone());
                }
            }
        }
        if known.is_none() {
            bytes += ENTRY + self.size(&schema.fields, &mut maps);
        }
        if !budget.take(bytes) {
            return false;
        }
        self.texts.extend(new);
        self.maps.extend(maps);
        match known {
            Some(known) => schema.fields = known,
            None => {
                self.fields.insert(schema.fields.clone());
                let fields = &schema.fields;
                self.aliases.insert(fields.as_ptr() as usize, [fields.clone(), fields.clone()]);
            }
        }
        true
    }

    /// Returns the list in `fields` that is equal to one. It is compared once, however many schemas share the list.
    fn find(&mut self, fields: &Arc<[Field]>) -> Option<Arc<[Field]>> {
        let address = fields.as_ptr() as usize;
        if let Some([_, known]) = self.aliases.get(&address) {
            return Some(known.clone());
        }
        let known = self.fields.get(fields)?.clone();
        // A list that no other schema has would only take memory.
        if Arc::strong_count(fields) > 1 {
            self.aliases.insert(address, [fields.clone(), known.clone()]);
        }
        Some(known)
    }

    /// Bytes of fields, without names of values that others have. Adds the addresses of those that are new.
    fn size(&self, fields: &[Field], maps: &mut HashSet<usize>) -> usize {
        let size = |field: &Field| {
            let content = match &field.content {
                Content::Struct(members) => self.size(members, maps),
                Content::Value { map: Some(map), .. } => {
                    let address = Arc::as_ptr(map) as usize;
                    if !self.maps.contains(&address) && maps.insert(address) { map_size(map) } else { 0 }
                }
                _ => 0,
            };
            let argument =
                field.argument.as_ref().map_or(0, |of| size_of_val(&**of) + of.expression.len() + of.item.len());
            size_of::<Field>() + field.name.len() + content + argument
        };
        fields.iter().map(size).sum()
    }
}

/// Bytes of names of values.
fn map_size(map: &ValueNames) -> usize {
    ENTRY + map.name.len() + map.values.iter().map(|(_, name)| ENTRY + name.len()).sum::<usize>()
}

impl Default for Schemas {
    fn default() -> Schemas {
        Schemas {
            by_identity: HashMap::new(),
            providers: HashMap::new(),
            maps: HashMap::new(),
            shared: Shared::default(),
            budget: Budget::new(MAX_MEMORY),
            allowed: 0,
            compiled: Budget::new(MAX_COMPILED),
            left_out: 0,
            unreadable: 0,
            collector: Collector::default(),
            findings: Vec::new(),
            seen: HashSet::new(),
            complete: false,
            build: None,
            data: Data::default(),
        }
    }
}

impl Schemas {
    /// Creates an empty set.
    pub fn new() -> Schemas {
        Schemas::default()
    }

    /// Allows more memory, in bytes: usually twice the size of the file that schemas are read from. Reading a
    /// [trace](Self::read_trace) or [files](crate::files) does so.
    pub fn allow(&mut self, bytes: usize) {
        self.budget.add(bytes);
        self.allowed = self.allowed.saturating_add(bytes);
        self.compiled.add(bytes / 2);
        self.collector.allow(bytes / 2);
    }

    /// Returns the memory of the decoders of these schemas.
    pub(crate) fn compiled(&self) -> &Budget {
        &self.compiled
    }

    /// Adds a schema. A TraceLogging schema is not added, since events contain it.
    pub fn add(&mut self, schema: impl Into<Arc<Schema>>) {
        let mut schema = schema.into();
        let Some(identity) = schema.identity() else { return };
        let all = self.by_identity.get(&identity).map_or(&[][..], Vec::as_slice);
        // Traces contain the same schema several times.
        let fields = self.shared.find(&schema.fields);
        let known = fields.as_ref().and_then(|fields| {
            all.iter().position(|other| {
                other.source == schema.source && other.process == schema.process && Arc::ptr_eq(&other.fields, fields)
            })
        });
        if known.is_none() && !self.shared.share(Arc::make_mut(&mut schema), fields, &self.budget) {
            self.left_out += 1;
            return;
        }
        if let Some(name) = &schema.provider_name {
            self.providers.entry(schema.provider).or_insert_with(|| name.clone());
        }
        // Most events have one.
        let all = self.by_identity.entry(identity).or_insert_with(|| Vec::with_capacity(1));
        let schema = known.map_or(schema, |at| all.remove(at));
        let at = all.partition_point(|other| other.source < schema.source);
        all.insert(at, schema);
        if all.len() > MAX_OF_EVENT {
            all.pop();
            self.left_out += 1;
        }
    }

    /// Adds the schemas of a provider, and its name.
    pub fn add_all(&mut self, provider: Provider) {
        if let Some(name) = &provider.name {
            self.add_provider(provider.guid, name.clone());
        }
        provider.schemas.into_iter().chain(provider.classic).for_each(|schema| self.add(schema));
        self.shared.aliases = HashMap::new();
    }

    /// Adds the name of a provider. The first name is kept.
    pub fn add_provider(&mut self, guid: Guid, name: impl Into<Arc<str>>) {
        if !self.providers.contains_key(&guid) {
            let name = name.into();
            if self.budget.take(ENTRY + name.len()) {
                self.providers.insert(guid, name);
            } else {
                self.left_out += 1;
            }
        }
    }

    /// Adds the schemas of another set, with the names of values of their fields, and allows the memory that they were allowed.
    pub fn add_set(&mut self, other: &Schemas) {
        self.allow(other.allowed);
        self.left_out += other.left_out;
        self.build = self.build.or(other.build);
        other.iter_with_maps().for_each(|schema| self.add(schema));
        self.shared.aliases = HashMap::new();
    }

    /// Adds schemas and names of another set for events, providers and values that have none.
    pub fn complete_with(&mut self, other: &Schemas) {
        for (identity, schemas) in &other.by_identity {
            // The other set contains the schemas.
            if !self.by_identity.contains_key(identity) {
                self.by_identity.insert(*identity, schemas.clone());
            }
        }
        for (guid, name) in &other.providers {
            self.providers.entry(*guid).or_insert_with(|| name.clone());
        }
        for (key, names) in &other.maps {
            self.maps.entry(key.clone()).or_insert_with(|| names.clone());
        }
    }

    /// Returns the build of Windows that logged the trace whose schemas were read. The layouts of its events depend on it.
    pub fn build(&self) -> Option<u32> {
        self.build
    }

    /// Sets the [build](Self::build).
    pub fn set_build(&mut self, build: Option<u32>) {
        self.build = build;
    }

    /// Sets the pack of the providers of Windows, in place of the one that this program contains.
    #[cfg(feature = "windows")]
    pub fn set_windows(&mut self, pack: Arc<Pack<'static>>) {
        self.data.windows = Some(pack);
    }

    /// Sets tables of providers, which precede those that this program contains.
    pub fn set_tables(&mut self, tables: Arc<Tables>) {
        self.data.tables = Some(tables);
    }

    /// Returns an empty set with the same tables and pack.
    pub(crate) fn emptied(&self) -> Schemas {
        Schemas { data: self.data.clone(), ..Schemas::new() }
    }

    /// Returns the schema of events with an identity in tables that were set.
    pub(crate) fn table_of(&self, identity: &Identity) -> Option<Arc<Schema>> {
        self.data.tables.as_ref()?.schema_of(identity)
    }

    /// Returns the schemas of events with an identity in the pack of the providers of Windows.
    #[cfg(feature = "windows")]
    pub(crate) fn of_windows(&self, identity: &Identity) -> Vec<Schema> {
        self.pack().map(|pack| windows::schemas(pack, identity, self.build)).unwrap_or_default()
    }

    #[cfg(feature = "windows")]
    fn pack(&self) -> Option<&Pack<'static>> {
        match &self.data.windows {
            Some(pack) => Some(pack),
            None => windows::pack(),
        }
    }

    /// Returns the name of a provider: an added name, otherwise the name of its table in this project (feature
    /// `providers`) or in tables that were set, otherwise its name in dumps of Windows (feature `windows`).
    pub fn provider_name(&self, guid: Guid) -> Option<&str> {
        let name = self.providers.get(&guid).map(|name| &**name).or_else(|| provider_table::name(guid));
        let name = name.or_else(|| self.data.tables.as_ref()?.name(guid));
        #[cfg(feature = "windows")]
        let name = name.or_else(|| windows::name(self.pack()?, guid));
        name
    }

    /// GUIDs and names of all providers whose names were added, in no order.
    pub fn providers(&self) -> impl Iterator<Item = (Guid, &Arc<str>)> {
        self.providers.iter().map(|(guid, name)| (*guid, name))
    }

    /// Returns all schemas, in no order.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Schema>> {
        self.by_identity.values().flatten()
    }

    /// Returns the number of schemas in traces that could not be read.
    pub fn unreadable(&self) -> u64 {
        self.unreadable
    }

    /// Returns the number of schemas, names and maps that were left out, because all together would take more memory
    /// than is [allowed](Self::allow).
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Problems of the manifests that event sources logged in the trace.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Returns whether an event may contain schemas, by its header.
    #[inline]
    pub(crate) fn may_contain(event: &Event<'_>) -> bool {
        matches!(event.kind(), HeaderKind::EventTraceHeader | HeaderKind::EventHeader)
    }

    /// Returns the provider whose events an event describes: with TRACE_EVENT_INFO, names of values, or a part of a
    /// manifest. `None` if it describes no other events.
    pub fn provider_of_schema(event: &Event<'_>) -> Option<Guid> {
        match (event.kind(), event.identity()) {
            (HeaderKind::EventTraceHeader, _) => match event.payload()?.ok()? {
                Payload::TraceEventInfo(info) => Some(read_trace_event_info(info.bytes()).ok()??.provider),
                Payload::EventMetadataEventMapInfo(info) => Some(read_event_map_info(info.bytes()).ok()??.0),
                _ => None,
            },
            (_, identity @ Identity::Provider { guid, .. }) if Collector::accepts(&identity) => Some(guid),
            _ => None,
        }
    }

    /// Adds the schemas that an event contains, or a part of one, and the name of its provider. Returns whether it contains
    /// schemas.
    #[inline]
    pub fn read_event(&mut self, event: &Event<'_>) -> bool {
        match event.kind() {
            HeaderKind::EventTraceHeader => self.read(event),
            HeaderKind::EventHeader => self.read_provider_event(event),
            _ => false,
        }
    }

    /// Adds a part of a manifest. Adds the name of the provider, if its first event contains it.
    fn read_provider_event(&mut self, event: &Event<'_>) -> bool {
        let identity = event.identity();
        if Collector::accepts(&identity) {
            return self.collector.event(event);
        }
        if let Some((guid, traits)) = first_traits(event, &identity, &mut self.seen)
            && let Some(name) = tracelogging::read_provider_name(traits)
        {
            self.add_provider(guid, name);
        }
        false
    }

    fn read(&mut self, event: &Event<'_>) -> bool {
        match event.payload() {
            Some(Ok(Payload::TraceEventInfo(info))) => match read_trace_event_info(info.bytes()) {
                Ok(schema) => schema.into_iter().for_each(|schema| self.add(schema)),
                Err(_) => self.unreadable += 1,
            },
            Some(Ok(Payload::EventMetadataEventMapInfo(info))) => match read_event_map_info(info.bytes()) {
                Ok(map) => map.into_iter().for_each(|(provider, names)| self.add_map(provider, names)),
                Err(_) => self.unreadable += 1,
            },
            _ => return false,
        }
        true
    }

    fn add_map(&mut self, provider: Guid, names: ValueNames) {
        if self.budget.take(names.name.len() + map_size(&names)) {
            self.maps.insert((provider, names.name.clone().into()), Arc::new(names));
        } else {
            self.left_out += 1;
        }
    }

    /// Reads the schemas in a trace, wherever they are, and [`finish`](Self::finish)es.
    pub fn read_trace(&mut self, trace: &Trace<'_>) {
        self.read_trace_with(trace, NonZeroUsize::MIN, &mut None::<FirstPass>);
    }

    /// Reads the schemas in a trace, as [`read_trace`](Self::read_trace) does, and collects other facts in the same pass. Several
    /// threads read it if the facts allow it.
    pub fn read_trace_with(&mut self, trace: &Trace<'_>, threads: NonZeroUsize, facts: &mut impl Pass) {
        if threads.get() == 1 || facts.part().is_none() {
            self.begin(trace.log_file(), trace.as_bytes().len());
            trace.for_each_event(|event| {
                self.read_event(event);
                facts.event(event);
            });
            return self.finish();
        }
        let make = || (facts.part(), SchemaFinder::default(), Scratch::new());
        let parts = trace.fold_parts(threads, make, |(part, finder, scratch), buffers| {
            for raw in buffers.flatten() {
                let buffer = raw.open(scratch);
                buffer.for_each_event(|event| {
                    finder.add(&buffer, event);
                    part.event(event);
                });
            }
        });
        let (parts, finders): (Vec<_>, Vec<_>) = parts.into_iter().map(|(part, finder, _)| (part, finder)).unzip();
        parts.into_iter().flatten().for_each(|part| facts.merge(part));
        self.read_found(trace, finders);
    }

    /// Prepares to read the events of a trace that has a number of bytes by [`read_event`](Self::read_event) and
    /// [`finish`](Self::finish).
    pub fn begin(&mut self, log_file: Option<&LogFile>, bytes: usize) {
        self.allow(bytes.saturating_mul(2));
        self.build = self.build.or(log_file.map(|log_file| log_file.build));
    }

    /// Reads the schemas in the buffers of a trace that were found, and [`finish`](Self::finish)es.
    pub fn read_found(&mut self, trace: &Trace<'_>, finders: impl IntoIterator<Item = SchemaFinder>) {
        self.begin(trace.log_file(), trace.as_bytes().len());
        let mut buffers: Vec<_> = finders.into_iter().flat_map(|finder| finder.buffers).collect();
        // Of several schemas of an event, the last one counts.
        buffers.order_by_key(|(raw, _)| raw.file_offset());
        let mut scratch = Scratch::new();
        for (raw, size) in buffers {
            let bytes =
                usize::try_from(raw.file_offset()).ok().and_then(|start| trace.as_bytes().get(start..)?.get(..size));
            raw.with_bytes(bytes.unwrap_or_default()).open(&mut scratch).for_each_event(|event| {
                self.read_event(event);
            });
        }
        self.finish();
    }

    /// States that all schemas of a trace were read: its events are not searched for schemas again.
    pub fn finish(&mut self) {
        let findings = std::mem::take(&mut self.collector).finish_with(|provider| self.add_all(provider));
        self.findings.extend(findings);
        self.seen = HashSet::new();
        self.shared.aliases = HashMap::new();
        self.complete = true;
    }

    /// Returns whether all schemas were read.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns all schemas with the names of values of their fields, if they are known, in no order.
    pub fn iter_with_maps(&self) -> impl Iterator<Item = Arc<Schema>> {
        let mut known = WithMaps::default();
        self.iter().map(move |schema| self.with_maps(schema, &mut known).0)
    }

    /// Returns a schema with the names of values of its fields, if they are known, and the bytes of fields that are new in `known`.
    pub(crate) fn with_maps(&self, schema: &Arc<Schema>, known: &mut WithMaps) -> (Arc<Schema>, usize) {
        if !has_map(&schema.fields) {
            return (schema.clone(), 0);
        }
        let address = schema.fields.as_ptr() as usize;
        let is_new = !known.contains_key(&(schema.provider, address));
        let fields = known.entry((schema.provider, address)).or_insert_with(|| {
            let mut fields = schema.fields.to_vec();
            resolve(&mut fields, &|name: &str| self.maps.get(&(schema.provider, name.into())));
            fields.into()
        });
        let bytes = if is_new { size_of_val(&**fields) } else { 0 };
        (Arc::new(Schema { fields: fields.clone(), ..(**schema).clone() }), bytes)
    }

    /// Returns the schemas that were added and describe events with an identity, the preferred one first.
    pub fn of(&self, identity: &Identity) -> &[Arc<Schema>] {
        self.by_identity.get(identity).map_or(&[], Vec::as_slice)
    }
}

/// Finds the buffers of a trace from which [`Schemas::read_found`] reads schemas. Several threads can search a trace, each with
/// its own finder.
#[derive(Debug, Default)]
pub struct SchemaFinder {
    /// Providers whose events have been searched for traits.
    seen: HashSet<Guid>,
    /// Buffers with events that schemas are read from, and their sizes in the file.
    buffers: Vec<(RawBuffer<'static>, usize)>,
}

impl SchemaFinder {
    /// Adds an event of a buffer. The events of a buffer follow each other.
    #[inline]
    pub fn add(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        if Schemas::may_contain(event) && self.reads(event) {
            let raw = buffer.raw();
            if self.buffers.last().is_none_or(|(last, _)| last.file_offset() != raw.file_offset()) {
                self.buffers.push((raw.without_bytes(), raw.bytes().len()));
            }
        }
    }

    /// Returns whether [`Schemas::read_event`] reads something from an event, unless it has read the traits of the provider from
    /// an earlier one.
    fn reads(&mut self, event: &Event<'_>) -> bool {
        match event.kind() {
            HeaderKind::EventTraceHeader => {
                matches!(event.payload(), Some(Ok(Payload::TraceEventInfo(_) | Payload::EventMetadataEventMapInfo(_))))
            }
            _ => {
                let identity = event.identity();
                Collector::accepts(&identity) || first_traits(event, &identity, &mut self.seen).is_some()
            }
        }
    }
}

/// Returns the provider of an event and its traits, if the event contains them and none before it did.
fn first_traits<'a>(event: &Event<'a>, identity: &Identity, seen: &mut HashSet<Guid>) -> Option<(Guid, &'a [u8])> {
    let (Identity::Provider { guid, .. }, Ok(TraceHeaderView::EventHeader(view))) = (identity, event.header()) else {
        return None;
    };
    if !view.flags().contains(EventHeaderFlags::EXTENDED_INFO) || seen.len() >= MAX_PROVIDERS || seen.contains(guid) {
        return None;
    }
    let traits = tracelogging::items(event).1?;
    seen.insert(*guid);
    Some((*guid, traits))
}

fn has_map(fields: &[Field]) -> bool {
    fields.iter().any(|field| match &field.content {
        Content::Value { map, .. } => map.as_ref().is_some_and(|map| map.values.is_empty()),
        Content::Struct(members) => has_map(members),
        Content::Custom => false,
    })
}

fn resolve<'m>(fields: &mut [Field], find: &impl Fn(&str) -> Option<&'m Arc<ValueNames>>) {
    for field in fields {
        match &mut field.content {
            Content::Value { map: Some(map), .. } if map.values.is_empty() => {
                if let Some(found) = find(&map.name) {
                    *map = found.clone();
                }
            }
            Content::Struct(members) => resolve(members, find),
            _ => {}
        }
    }
}
