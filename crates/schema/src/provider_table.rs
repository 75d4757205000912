//! Schemas of the providers that this project has tables of.

#[cfg(feature = "catalog")]
mod facts;
#[cfg(feature = "provider-file")]
mod file;

use std::sync::{Arc, OnceLock};

use etwspec::describe::provider::{EventField, Map, Provider, ProviderEvent, ProviderKind, Quantity};
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec::{Guid, describe};
use etwspec_etl::Identity;
use etwspec_etl::payload::ValueNames;
use hashbrown::HashMap;

#[cfg(feature = "catalog")]
pub use facts::{Unstated, facts, schemas};
#[cfg(all(feature = "provider-file", feature = "providers"))]
pub use file::to_bytes;
#[cfg(feature = "provider-file")]
pub use file::{Damaged, read};

use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};

/// Tables of providers that this program does not contain, for [`Schemas::set_tables`](crate::Schemas::set_tables).
#[derive(Debug, Default)]
pub struct Tables {
    names: HashMap<Guid, Arc<str>>,
    schemas: HashMap<Identity, Arc<Schema>>,
}

impl Tables {
    /// Creates the tables of schemas: those that `read` returns.
    pub fn new(all: Vec<Schema>) -> Tables {
        let mut tables = Tables::default();
        for schema in all {
            tables.names.extend(schema.provider_name.clone().map(|name| (schema.provider, name)));
            if let Some(identity) = schema.identity() {
                tables.schemas.entry(identity).or_insert_with(|| Arc::new(schema));
            }
        }
        tables
    }

    /// Returns the name of a provider.
    pub(crate) fn name(&self, guid: Guid) -> Option<&str> {
        self.names.get(&guid).map(|name| &**name)
    }

    /// Returns the schema of events with an identity, if the tables describe it.
    pub(crate) fn schema_of(&self, identity: &Identity) -> Option<Arc<Schema>> {
        self.schemas.get(identity).cloned()
    }
}

/// Returns the name of a provider. Nothing is allocated.
pub fn name(guid: Guid) -> Option<&'static str> {
    table(guid).map(|provider| provider.name)
}

/// Returns the schemas of the events of a provider.
///
/// They are made from static tables when this is called.
pub fn find(guid: Guid) -> Option<Vec<Schema>> {
    table(guid).map(|provider| of(provider, |_| true))
}

/// Returns the schemas of the events of all providers.
pub fn all() -> impl Iterator<Item = Schema> {
    etwspec::describe::provider::all().flat_map(|provider| of(provider, |_| true))
}

/// Returns the schemas of all versions of an event of a provider, in the order of the versions. Empty if no table describes it.
pub fn versions(guid: Guid, id: u16) -> Vec<Schema> {
    table(guid).map(|provider| of(provider, |event| event.id == id)).unwrap_or_default()
}

/// Returns the sources of what the tables state about each version of an event. A source of several versions is repeated.
pub fn sources(guid: Guid, id: u16) -> impl Iterator<Item = &'static describe::Source> {
    let of = move |provider: &'static Provider| {
        let events = provider.events.iter().filter(move |event| event.id == id);
        events.flat_map(|event| provider.sources_of(event)).copied()
    };
    table(guid).into_iter().flat_map(of)
}

/// Returns what the tables state about a field of an event, in any of its versions.
pub fn doc(guid: Guid, id: u16, field: &str) -> Option<&'static str> {
    table(guid)?.doc_of(id, field)
}

fn table(guid: Guid) -> Option<&'static Provider> {
    etwspec::describe::provider::all().find(|provider| provider.guid == guid)
}

fn of(provider: &'static Provider, is_wanted: impl Fn(&&ProviderEvent) -> bool) -> Vec<Schema> {
    let table = Table::new(provider);
    provider.events.iter().filter(is_wanted).map(|event| table.schema(event)).collect()
}

/// The table of a provider, with the names that its schemas share.
#[derive(Debug)]
pub(crate) struct Table {
    provider: &'static Provider,
    name: Arc<str>,
    maps: Vec<OnceLock<Arc<ValueNames>>>,
    levels: Vec<Arc<str>>,
    channels: Vec<Arc<str>>,
    tasks: Vec<Arc<str>>,
    opcodes: Vec<Arc<str>>,
    keywords: Vec<Arc<str>>,
}

impl Table {
    /// Returns the table of a provider, if there is one.
    pub(crate) fn find(guid: Guid) -> Option<Table> {
        table(guid).map(Table::new)
    }

    fn new(provider: &'static Provider) -> Table {
        Table {
            provider,
            name: provider.name.into(),
            maps: vec![OnceLock::new(); provider.maps.len()],
            levels: arcs(provider.levels),
            channels: arcs(provider.channels),
            tasks: arcs(provider.tasks),
            opcodes: arcs(provider.opcodes),
            keywords: provider.keywords.iter().map(|(name, _)| Arc::from(*name)).collect(),
        }
    }

    /// Returns the schema of events with an identity, if the table describes them.
    pub(crate) fn schema_of(&self, identity: &Identity) -> Option<Schema> {
        let is_wanted = |event: &&ProviderEvent| self.id(event).identity(self.provider.guid).as_ref() == Some(identity);
        self.provider.events.iter().find(is_wanted).map(|event| self.schema(event))
    }

    fn id(&self, event: &ProviderEvent) -> EventId {
        match self.provider.kind {
            ProviderKind::Classic => EventId::Class { kind: event.id.to_le_bytes()[0], version: event.version },
            ProviderKind::Message => EventId::Message { number: event.id },
            _ => EventId::Manifest { id: event.id, version: event.version },
        }
    }

    fn schema(&self, event: &ProviderEvent) -> Schema {
        let mut schema = Schema::new(Source::Table, self.provider.guid, self.id(event));
        schema.provider_name = Some(self.name.clone());
        schema.name = text(event.name);
        schema.level = self.levels.get(usize::from(event.level)).cloned();
        schema.channel = self.channels.get(usize::from(event.channel)).cloned();
        schema.task = self.tasks.get(usize::from(event.task)).cloned();
        schema.opcode = self.opcodes.get(usize::from(event.opcode)).cloned();
        schema.keywords = event.keywords.iter().filter_map(|at| self.keywords.get(usize::from(*at)).cloned()).collect();
        schema.message = text(event.message);
        schema.fields = event.fields.iter().map(|field| self.field(field)).collect();
        schema
    }

    fn map(&self, index: u16) -> Option<Arc<ValueNames>> {
        let (own, map) = (self.maps.get(usize::from(index))?, self.provider.maps.get(usize::from(index))?);
        Some(own.get_or_init(|| Arc::new(values(map))).clone())
    }

    fn field(&self, field: &EventField) -> Field {
        let count = match field.count {
            Quantity::Number(number) => Count::Fixed(number),
            Quantity::Field(index) => Count::Field(FieldIndex(index)),
            _ => Count::One,
        };
        let content = if field.members().is_empty() {
            Content::Value {
                in_type: TdhInType(field.in_type),
                out_type: TdhOutType(field.out_type),
                length: match field.length {
                    Quantity::Number(number) => Length::Fixed(number),
                    Quantity::Field(index) => Length::Field(FieldIndex(index)),
                    _ => Length::Unstated,
                },
                map: self.map(field.map),
            }
        } else {
            Content::Struct(field.members().iter().map(|member| self.field(member)).collect())
        };
        Field { name: field.name.into(), content, count, tag: 0, argument: None }
    }
}

fn values(map: &Map) -> ValueNames {
    let values = map.entries.iter().map(|(value, name)| (*value, (*name).to_owned())).collect();
    ValueNames { name: map.name.to_owned(), flags: map.bits, values }
}

fn arcs(names: &[(&'static str, Option<u16>)]) -> Vec<Arc<str>> {
    names.iter().map(|(name, _)| Arc::from(*name)).collect()
}

fn text(text: &str) -> Option<Arc<str>> {
    (!text.is_empty()).then(|| text.into())
}
