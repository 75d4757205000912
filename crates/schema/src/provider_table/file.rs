//! Tables of providers as a file, for programs that do not contain them.

use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::payload::ValueNames;
use serde::{Deserialize, Serialize};

use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};

/// Maximum depth of structures.
const DEPTH: usize = 8;

/// The bytes are not those that [`to_bytes`] returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the file of provider tables is damaged")]
pub struct Damaged;

/// A provider. Its events share its strings.
#[derive(Debug, Serialize, Deserialize)]
struct Provider<'s> {
    guid: [u8; 16],
    name: &'s str,
    #[serde(borrow)]
    maps: Vec<Map<'s>>,
    #[serde(borrow)]
    events: Vec<Event<'s>>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Map<'s> {
    name: &'s str,
    flags: bool,
    #[serde(borrow)]
    values: Vec<(u64, &'s str)>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Event<'s> {
    id: Id,
    /// Name, task, opcode, level, channel and message.
    #[serde(borrow)]
    texts: [Option<&'s str>; 6],
    #[serde(borrow)]
    keywords: Vec<&'s str>,
    /// Fields; members follow their structure.
    #[serde(borrow)]
    fields: Vec<Stored<'s>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Id {
    Manifest(u16, u8),
    Class(u8, u8),
    Message(u16),
}

#[derive(Debug, Serialize, Deserialize)]
struct Stored<'s> {
    name: &'s str,
    count: Quantity,
    content: Kind,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Quantity {
    None,
    Number(u16),
    Field(u16),
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Kind {
    Value {
        in_type: u16,
        out_type: u16,
        length: Quantity,
        /// Index among the maps of the provider.
        map: Option<u16>,
    },
    /// Number of members.
    Struct(u16),
}

/// Returns the schemas that [`to_bytes`] wrote.
///
/// # Errors
///
/// Returns [`Damaged`] if the bytes are no tables.
pub fn read(bytes: &[u8]) -> Result<Vec<Schema>, Damaged> {
    let providers: Vec<Provider<'_>> = postcard::from_bytes(bytes).map_err(|_| Damaged)?;
    let mut schemas = Vec::new();
    for provider in &providers {
        let guid = Guid::from_bytes(provider.guid);
        let maps: Vec<Arc<ValueNames>> = provider.maps.iter().map(|map| Arc::new(map.names())).collect();
        let name: Arc<str> = provider.name.into();
        for event in &provider.events {
            schemas.push(event.schema(guid, &name, &maps)?);
        }
    }
    Ok(schemas)
}

impl Map<'_> {
    fn names(&self) -> ValueNames {
        let values = self.values.iter().map(|(value, name)| (*value, (*name).to_owned())).collect();
        ValueNames { name: self.name.to_owned(), flags: self.flags, values }
    }
}

impl Event<'_> {
    fn schema(&self, guid: Guid, provider: &Arc<str>, maps: &[Arc<ValueNames>]) -> Result<Schema, Damaged> {
        let id = match self.id {
            Id::Manifest(id, version) => EventId::Manifest { id, version },
            Id::Class(kind, version) => EventId::Class { kind, version },
            Id::Message(number) => EventId::Message { number },
        };
        let mut schema = Schema::new(Source::Table, guid, id);
        schema.provider_name = Some(provider.clone());
        [schema.name, schema.task, schema.opcode, schema.level, schema.channel, schema.message] =
            self.texts.map(|text| text.map(Arc::from));
        schema.keywords = self.keywords.iter().map(|name| Arc::from(*name)).collect();
        let mut rest = self.fields.iter();
        schema.fields = fields(&mut rest, self.fields.len(), maps, 0)?.into();
        Ok(schema)
    }
}

/// Reads fields until a number of them, members not counted, or all of them are read.
fn fields(
    rest: &mut std::slice::Iter<'_, Stored<'_>>,
    number: usize,
    maps: &[Arc<ValueNames>],
    depth: usize,
) -> Result<Vec<Field>, Damaged> {
    if depth > DEPTH {
        return Err(Damaged);
    }
    let mut all = Vec::new();
    while all.len() < number {
        let Some(stored) = rest.next() else { break };
        let content = match stored.content {
            Kind::Struct(members) => Content::Struct(fields(rest, members.into(), maps, depth + 1)?),
            Kind::Value { in_type, out_type, length, map } => Content::Value {
                in_type: TdhInType(in_type),
                out_type: TdhOutType(out_type),
                length: match length {
                    Quantity::None => Length::Unstated,
                    Quantity::Number(number) => Length::Fixed(number),
                    Quantity::Field(at) => Length::Field(FieldIndex(at)),
                },
                map: map.map(|at| maps.get(usize::from(at)).cloned().ok_or(Damaged)).transpose()?,
            },
        };
        let count = match stored.count {
            Quantity::None => Count::One,
            Quantity::Number(number) => Count::Fixed(number),
            Quantity::Field(at) => Count::Field(FieldIndex(at)),
        };
        all.push(Field { name: stored.name.into(), content, count, tag: 0, argument: None });
    }
    Ok(all)
}

/// Returns the tables that this program contains, for [`read`] in another one.
#[cfg(feature = "providers")]
pub fn to_bytes() -> Vec<u8> {
    let all: Vec<(Guid, &'static str, Vec<Schema>)> = etwspec::describe::provider::all()
        .map(|provider| (provider.guid, provider.name, super::of(provider, |_| true)))
        .collect();
    let providers: Vec<Provider<'_>> = all.iter().map(|(guid, name, schemas)| stored(*guid, name, schemas)).collect();
    // Lists and text have no form that cannot be written.
    postcard::to_allocvec(&providers).unwrap_or_default()
}

#[cfg(feature = "providers")]
fn stored<'s>(guid: Guid, name: &'s str, schemas: &'s [Schema]) -> Provider<'s> {
    let mut provider = Provider { guid: guid.to_bytes(), name, maps: Vec::new(), events: Vec::new() };
    for schema in schemas {
        let id = match schema.event {
            EventId::Manifest { id, version } => Id::Manifest(id, version),
            EventId::Class { kind, version } => Id::Class(kind, version),
            EventId::Message { number } => Id::Message(number),
            EventId::TraceLogging => continue,
        };
        let texts = [&schema.name, &schema.task, &schema.opcode, &schema.level, &schema.channel, &schema.message];
        let mut fields = Vec::new();
        store(&schema.fields, &mut fields, &mut provider.maps);
        provider.events.push(Event {
            id,
            texts: texts.map(Option::as_deref),
            keywords: schema.keywords.iter().map(AsRef::as_ref).collect(),
            fields,
        });
    }
    provider
}

#[cfg(feature = "providers")]
fn store<'s>(fields: &'s [Field], all: &mut Vec<Stored<'s>>, maps: &mut Vec<Map<'s>>) {
    let quantity = |count: Count| match count {
        Count::Fixed(number) => Quantity::Number(number),
        Count::Field(at) => Quantity::Field(at.0),
        _ => Quantity::None,
    };
    for field in fields {
        let (content, members): (Kind, &[Field]) = match &field.content {
            Content::Struct(members) => (Kind::Struct(members.len() as u16), members),
            Content::Value { in_type, out_type, length, map } => {
                let length = match length {
                    Length::Fixed(number) => Quantity::Number(*number),
                    Length::Field(at) => Quantity::Field(at.0),
                    Length::Unstated => Quantity::None,
                };
                let map = map.as_deref().map(|map| index_of(map, maps));
                (Kind::Value { in_type: in_type.0, out_type: out_type.0, length, map }, &[])
            }
            Content::Custom => continue,
        };
        all.push(Stored { name: &field.name, count: quantity(field.count), content });
        store(members, all, maps);
    }
}

#[cfg(feature = "providers")]
fn index_of<'s>(map: &'s ValueNames, maps: &mut Vec<Map<'s>>) -> u16 {
    let at = maps.iter().position(|own| own.names() == *map).unwrap_or_else(|| {
        let values = map.values.iter().map(|(value, name)| (*value, name.as_str())).collect();
        maps.push(Map { name: &map.name, flags: map.flags, values });
        maps.len() - 1
    });
    at as u16
}
