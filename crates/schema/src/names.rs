//! Names of providers, events and fields that a trace contains, against which arguments are checked.

use std::collections::BTreeSet;
use std::sync::Arc;

use etwspec::Pointer;
use etwspec::payloads::EventKey;
use etwspec_etl::columns::{Describe, EventNames};
use etwspec_etl::filter::{EventFilter, ProviderFilter};
use etwspec_etl::state::Pass;
use etwspec_etl::{Event, Identity};
use hashbrown::{Equivalent, HashMap, HashSet};

use crate::decoder::{Decoder, of_table};
use crate::model::{Field, Schema};
use crate::plan::columns;
use crate::store::{Schemas, WithMaps};

/// Maximum number of kinds of events.
const MAX_KINDS: usize = 1 << 16;

/// Maximum size of all names in bytes. Beyond it, filters are not checked.
const MAX_BYTES: usize = 4 << 20;

/// Bytes of a name in addition to its text.
const ENTRY: usize = 64;

/// Names of providers, events and fields in a trace: names in events, and names of schemas.
#[derive(Debug)]
pub struct TraceNames {
    /// Decodes events that contain their schema.
    decoder: Decoder,
    providers: BTreeSet<String>,
    /// Names of events, and whether such an event occurs: a schema may describe others.
    events: HashMap<Own, bool>,
    /// Kinds of the events that the tables name.
    keys: HashSet<EventKey>,
    /// Identity of the other events, and whether such an event contains its schema.
    identities: HashMap<Identity, bool>,
    /// Members of the data of events in JSON, if they are requested.
    fields: Option<BTreeSet<String>>,
    /// Schemas of events, if fields are requested.
    schemas: Vec<Arc<Schema>>,
    /// Addresses of fields that were added, for a generation of the decoder.
    read: (u64, HashSet<usize>),
    /// Size of all names.
    bytes: usize,
}

/// Names of the provider and of an event, and its symbol.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Own(Option<String>, Option<String>, Option<String>);

/// The same, borrowed.
#[derive(Clone, Copy, Hash)]
struct Borrowed<'n>(Option<&'n str>, Option<&'n str>, Option<&'n str>);

impl Equivalent<Own> for Borrowed<'_> {
    fn equivalent(&self, own: &Own) -> bool {
        (self.0, self.1, self.2) == (own.0.as_deref(), own.1.as_deref(), own.2.as_deref())
    }
}

impl TraceNames {
    /// Creates a set without names.
    pub fn new() -> TraceNames {
        TraceNames::of(Decoder::new(Arc::new(Schemas::new()), None))
    }

    fn of(decoder: Decoder) -> TraceNames {
        TraceNames {
            decoder,
            providers: BTreeSet::new(),
            events: HashMap::new(),
            keys: HashSet::new(),
            identities: HashMap::new(),
            fields: None,
            schemas: Vec::new(),
            read: (0, HashSet::new()),
            bytes: 0,
        }
    }

    /// Enables the collection of names of fields.
    pub fn with_fields(self) -> TraceNames {
        TraceNames { fields: Some(BTreeSet::new()), ..self }
    }

    /// Uses the pack and the tables of providers of schemas, for events that are added from now on.
    pub fn use_data_of(&mut self, schemas: &Schemas) {
        self.decoder = Decoder::new(Arc::new(schemas.emptied()), None);
        self.read = (0, HashSet::new());
    }

    /// Returns whether there are events of providers that neither the schemas nor the tables of this program describe.
    pub fn has_undescribed(&self, schemas: &Schemas) -> bool {
        let mut tables = HashMap::new();
        self.identities.iter().any(|(identity, contains_schema)| {
            matches!(identity, Identity::Provider { .. })
                && !contains_schema
                && schemas.of(identity).is_empty()
                && of_table(schemas, &mut tables, identity).is_none()
        })
    }

    /// Adds the names that an event contains.
    pub fn add(&mut self, event: &Event<'_>) {
        if let Some((key, _)) = event.key() {
            self.keys.insert(key);
            return;
        }
        if self.identities.len() < MAX_KINDS {
            let decoder = &mut self.decoder;
            let contains_schema = || decoder.schema(event).is_some_and(|schema| schema.identity().is_none());
            self.identities.entry(event.identity()).or_insert_with(contains_schema);
        }
        let TraceNames { decoder, providers, events, bytes, .. } = self;
        add(decoder.names(event), true, providers, events, bytes);
        if self.fields.is_some()
            && let Some(schema) = self.decoder.schema(event).cloned()
        {
            let generation = self.decoder.generation();
            if self.add_fields(&schema.fields, generation, || schema.clone()) {
                self.bytes += size_of::<Schema>() + size_of_val(&*schema.fields);
                self.schemas.push(schema);
            }
        }
    }

    /// Adds the names of fields, and of the members beside them. Returns whether they are new.
    fn add_fields(&mut self, fields: &Arc<[Field]>, generation: u64, schema: impl FnOnce() -> Arc<Schema>) -> bool {
        if self.read.0 != generation {
            self.read = (generation, HashSet::new());
        }
        let Some(names) = self.fields.as_mut() else { return false };
        if self.bytes >= MAX_BYTES || !self.read.1.insert(fields.as_ptr() as usize) {
            return false;
        }
        for column in columns(&schema(), Pointer::Bits64) {
            for suffix in column.member_suffixes() {
                let name = format!("{}{suffix}", column.field.name);
                let size = ENTRY + name.len();
                if names.insert(name) {
                    self.bytes += size;
                }
            }
        }
        true
    }

    /// Adds the names of schemas.
    pub fn add_schemas(&mut self, schemas: &Schemas) {
        self.providers.extend(schemas.providers().map(|(_, name)| name.to_string()));
        let (mut known, mut tables) = (WithMaps::new(), HashMap::new());
        for schema in schemas.iter() {
            if self.is_full() {
                break;
            }
            let event_name = schema.event_name();
            let names = schema.names(event_name.as_deref());
            let occurs = schema.identity().is_some_and(|identity| self.identities.contains_key(&identity));
            add(names, occurs, &mut self.providers, &mut self.events, &mut self.bytes);
            if occurs && self.fields.is_some() {
                let symbol = || of_table(schemas, &mut tables, &schema.identity()?)?.name.clone();
                let name = schema.name.clone().or_else(symbol);
                self.schemas.push(Schema { name, ..(**schema).clone() }.into());
            }
            // Generations of the decoder begin with 0.
            self.add_fields(&schema.fields, u64::MAX, || schemas.with_maps(schema, &mut known).0);
        }
    }

    /// Returns whether data of an event have a field with a name, in any case, or a member beside one, such as `Kind_name`. `true`
    /// if there are too many names.
    pub fn has_field(&self, name: &str) -> bool {
        let is = |fields: &BTreeSet<String>| self.is_full() || fields.iter().any(|own| own.eq_ignore_ascii_case(name));
        self.fields.as_ref().is_some_and(is)
    }

    /// Returns the names of fields and of the members beside them, in order. Empty unless they were
    /// [requested](Self::with_fields).
    pub fn fields(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().flatten().map(String::as_str)
    }

    /// Returns the schemas of the events that occur. `None` if there are too many, or fields were not
    /// [requested](Self::with_fields).
    pub fn schemas(&self) -> Option<&[Arc<Schema>]> {
        (self.fields.is_some() && !self.is_full()).then_some(&self.schemas)
    }

    /// Returns whether a provider has a name. `true` for values that are no names, and if there are too many names.
    pub fn has_provider(&self, wanted: &ProviderFilter) -> bool {
        match wanted {
            ProviderFilter::Name(name) => self.is_full() || self.providers.iter().any(|own| name.matches(own)),
            _ => true,
        }
    }

    /// Returns whether an event has a name. `true` for values that are no names, and if there are too many names.
    pub fn has_event(&self, wanted: &EventFilter) -> bool {
        match wanted {
            EventFilter::Name(name) => self.is_full() || self.events.keys().any(|own| name.matches_event(&names(own))),
            _ => true,
        }
    }

    fn is_full(&self) -> bool {
        self.bytes >= MAX_BYTES
    }

    /// Names of providers, in order.
    pub fn providers(&self) -> impl Iterator<Item = &str> {
        self.providers.iter().map(String::as_str)
    }

    /// Names of the events that occur and have a schema, in order.
    pub fn events(&self) -> impl Iterator<Item = &str> {
        let own =
            self.events.iter().filter(|(_, occurs)| **occurs).flat_map(|(Own(_, name, symbol), _)| [name, symbol]);
        let all: BTreeSet<&str> = own.flatten().map(String::as_str).collect();
        all.into_iter()
    }

    /// Kinds of the events that occur and that the tables name, in order.
    pub fn keys(&self) -> impl Iterator<Item = EventKey> {
        let all: BTreeSet<EventKey> = self.keys.iter().copied().collect();
        all.into_iter()
    }
}

impl Pass for TraceNames {
    fn part(&self) -> Option<TraceNames> {
        // Decoders of the same schemas share one limit of memory.
        let of = TraceNames::of(Decoder::new(self.decoder.schemas().clone(), None));
        Some(TraceNames { fields: self.fields.as_ref().map(|_| BTreeSet::new()), ..of })
    }

    fn event(&mut self, event: &Event<'_>) {
        self.add(event);
    }

    fn merge(&mut self, other: TraceNames) {
        self.providers.extend(other.providers);
        for (own, occurs) in other.events {
            *self.events.entry(own).or_default() |= occurs;
        }
        self.keys.extend(other.keys);
        self.identities.extend(other.identities);
        self.fields.iter_mut().for_each(|fields| fields.extend(other.fields.iter().flatten().cloned()));
        self.schemas.extend(other.schemas);
        self.bytes += other.bytes;
    }
}

impl Default for TraceNames {
    fn default() -> TraceNames {
        TraceNames::new()
    }
}

fn names(Own(provider, event, symbol): &Own) -> EventNames<'_> {
    let mut names = EventNames::new();
    (names.provider, names.event, names.symbol) = (provider.as_deref(), event.as_deref(), symbol.as_deref());
    names
}

fn add(
    names: EventNames<'_>,
    occurs: bool,
    providers: &mut BTreeSet<String>,
    events: &mut HashMap<Own, bool>,
    bytes: &mut usize,
) {
    if *bytes >= MAX_BYTES {
        return;
    }
    if let Some(provider) = names.provider.filter(|provider| !providers.contains(*provider)) {
        *bytes += ENTRY + provider.len();
        providers.insert(provider.to_owned());
    }
    if names.event.is_some() || names.symbol.is_some() {
        let own = Borrowed(names.provider, names.event, names.symbol);
        match events.get_mut(&own) {
            Some(known) => *known |= occurs,
            None => {
                let [provider, event, symbol] = [own.0, own.1, own.2].map(|name| name.map(str::to_owned));
                *bytes += ENTRY + [&provider, &event, &symbol].into_iter().flatten().map(String::len).sum::<usize>();
                events.insert(Own(provider, event, symbol), occurs);
            }
        }
    }
}
