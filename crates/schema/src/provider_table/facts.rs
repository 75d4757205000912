//! Providers as facts of the catalog: from schemas, and back.

use std::collections::HashMap;
use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_catalog::{
    EventField, EventMap, EventTemplate, InType, Keyword, MapEntry, NamedNumber, Opcode, OutType, Provider,
    ProviderEvent, ProviderKind, Quantity,
};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::payload::ValueNames;

use crate::indices::Indices;
use crate::manifest;
use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};
use crate::numbers::RESERVED_KEYWORDS;
use crate::plan::{FieldNames, free};

/// Maximum size of all events with their messages and keywords, and of all lists of fields, in bytes.
const MAX_TEXT: usize = 8 << 20;

/// Fact about an event that a table cannot contain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unstated {
    /// The event.
    pub event: EventId,
    /// True if the event has a row, which lacks a part of its schema.
    pub has_row: bool,
    /// Fact that a table cannot contain.
    pub why: &'static str,
}

/// Returns the facts that schemas of a provider state, and what a table cannot state about them.
///
/// Fields that several events share become a template. Forms of values that equal the form of the type are omitted.
pub fn facts(source: &manifest::Provider) -> (Provider, Vec<Unstated>) {
    let mut facts = Facts { maps: Vec::new() };
    let mut unstated = Vec::new();
    let mut kind = None;
    let mut events = Vec::new();
    let mut lists = Lists::default();
    let mut left = MAX_TEXT;
    for schema in &source.schemas {
        let keywords = schema.keywords.iter().map(|name| size_of::<String>() + name.len());
        let own = schema.message.as_deref().map_or(0, str::len) + size_of::<ProviderEvent>() + keywords.sum::<usize>();
        let fields = identity(schema, &mut kind).and_then(|id| {
            let size = own + if lists.indices.find(&schema.fields).is_some() { 0 } else { size(&schema.fields) };
            left = left.checked_sub(size).ok_or("all events together are too large for a table")?;
            Ok((id, lists.index_of(&schema.fields, &mut facts)?))
        });
        match fields {
            Ok(((id, version), list)) => {
                let own = lost(schema, lists.lost(list, &schema.fields));
                unstated.extend(own.map(|why| Unstated { event: schema.event, has_row: true, why }));
                lists.count(list);
                events.push((event(schema, id, version), list));
            }
            Err(why) => unstated.push(Unstated { event: schema.event, has_row: false, why }),
        }
    }
    let (events, templates) = lists.templates(events);
    let name = source.name.as_deref().map_or_else(|| source.guid.to_string(), str::to_owned);
    let provider = Provider {
        name,
        guid: format!("{:X}", source.guid),
        rust: String::new(),
        module: String::new(),
        kind: kind.unwrap_or_default(),
        summary: String::new(),
        doc: None,
        keywords: keywords(source),
        levels: numbers(
            source,
            |schema| schema.level.as_ref(),
            |name| (0..=u8::MAX).find(|value| source.level(*value) == Some(name)).map(u16::from),
        ),
        channels: numbers(
            source,
            |schema| schema.channel.as_ref(),
            |name| (0..=u8::MAX).find(|value| source.channel(*value) == Some(name)).map(u16::from),
        ),
        tasks: tasks(source),
        opcodes: opcodes(source),
        maps: facts.maps,
        templates,
        events,
        sources: Vec::new(),
        file: String::new(),
    };
    (provider, unstated)
}

/// Returns the parts of a schema that a row cannot contain. `fields` contains the parts that its fields lack.
fn lost<'l>(schema: &Schema, fields: &'l [&'static str]) -> impl Iterator<Item = &'static str> + use<'l> {
    let parts = [
        (schema.function.is_some(), "the function that logs the message"),
        (schema.file.is_some(), "the source file that logs the message"),
        (schema.tag != 0 && !fields.contains(&TAGS), TAGS),
    ];
    parts.into_iter().filter(|(lost, _)| *lost).map(|(_, why)| why).chain(fields.iter().copied())
}

const TAGS: &str = "tags";

/// Returns the parts of fields that a row cannot state.
fn lost_of_fields(fields: &[Field]) -> Vec<&'static str> {
    fn any(fields: &[Field], test: &impl Fn(&Field) -> bool) -> bool {
        fields.iter().any(|field| {
            let members = if let Content::Struct(members) = &field.content { members.as_slice() } else { &[] };
            test(field) || any(members, test)
        })
    }
    let unnamed = |field: &Field| match &field.content {
        Content::Value { map: Some(map), .. } => map.values.is_empty(),
        _ => false,
    };
    let unmapped = |field: &Field| match &field.content {
        Content::Value { map: Some(_), in_type, .. } => {
            InType::of(in_type.0).is_some_and(|ty| !ty.is_integer() && ty != InType::Boolean)
        }
        _ => false,
    };
    let parts = [
        (any(fields, &|field| field.argument.is_some()), "how arguments are formatted in the message"),
        (any(fields, &|field| field.tag != 0), TAGS),
        (any(fields, &unnamed), "a map whose values are unknown"),
        (any(fields, &unmapped), "the map of a field that is not an integer"),
    ];
    parts.into_iter().filter(|(lost, _)| *lost).map(|(_, why)| why).collect()
}

/// Returns the size of fields as facts, in bytes.
fn size(fields: &[Field]) -> usize {
    let size = |field: &Field| {
        let members = if let Content::Struct(members) = &field.content { size(members) } else { 0 };
        size_of::<EventField>() + field.name.len() + members
    };
    fields.iter().map(size).sum()
}

fn keywords(source: &manifest::Provider) -> Vec<Keyword> {
    let keyword = |name: &str, mask: Option<u64>| Keyword { mask, name: name.to_owned(), rust: None, doc: None };
    let own = source.keywords.iter().filter(|(mask, _)| **mask & RESERVED_KEYWORDS == 0);
    let mut rows: Vec<Keyword> = own.map(|(mask, named)| keyword(&named.name, Some(*mask))).collect();
    for name in source.schemas.iter().flat_map(|schema| &schema.keywords) {
        if !rows.iter().any(|row| *row.name == **name) {
            rows.push(keyword(name, None));
        }
    }
    rows
}

fn row(name: &str, value: Option<u16>) -> NamedNumber {
    NamedNumber { value, name: name.to_owned(), rust: None, doc: None }
}

/// Returns the levels or channels that events name, by their number.
fn numbers<'s>(
    source: &'s manifest::Provider,
    of: impl Fn(&'s Schema) -> Option<&'s Arc<str>>,
    value: impl Fn(&str) -> Option<u16>,
) -> Vec<NamedNumber> {
    let mut rows: Vec<NamedNumber> = Vec::new();
    for name in source.schemas.iter().filter_map(of) {
        if !rows.iter().any(|row| *row.name == **name) {
            rows.push(row(name, value(name)));
        }
    }
    rows.order_by(|a, b| (a.value, &a.name).cmp(&(b.value, &b.name)));
    rows
}

fn tasks(source: &manifest::Provider) -> Vec<NamedNumber> {
    let mut rows: Vec<NamedNumber> = Vec::new();
    for (value, named) in &source.tasks {
        if !rows.iter().any(|row| *row.name == *named.name) {
            rows.push(row(&named.name, Some(*value)));
        }
    }
    for name in source.schemas.iter().filter_map(|schema| schema.task.as_ref()) {
        if !rows.iter().any(|row| *row.name == **name) {
            rows.push(row(name, None));
        }
    }
    rows
}

/// Returns the opcodes that a provider defines, and those that its events name.
fn opcodes(source: &manifest::Provider) -> Vec<Opcode> {
    let mut rows: Vec<Opcode> = Vec::new();
    let mut add = |value: Option<u8>, name: &str, task: Option<&str>| {
        if !rows.iter().any(|row| row.name == name && row.task.as_deref() == task) {
            rows.push(Opcode { value, name: name.to_owned(), rust: None, task: task.map(str::to_owned), doc: None });
        }
    };
    for ((task, value), named) in &source.opcodes {
        let task = task.and_then(|task| source.task(task));
        add(Some(*value), &named.name, task);
    }
    for schema in &source.schemas {
        let Some(name) = &schema.opcode else { continue };
        let of_task = |task: &Arc<str>| {
            let (value, _) = source.tasks.iter().find(|(_, named)| named.name == *task)?;
            source.opcodes.iter().find(|((of, _), named)| *of == Some(*value) && named.name == *name)
        };
        if schema.task.as_ref().and_then(of_task).is_none() {
            let any = manifest::Provider::new(source.guid);
            let own = source.opcodes.iter().find(|((_, _), named)| named.name == *name).map(|((_, value), _)| *value);
            let value = own.or_else(|| (0..=u8::MAX).find(|value| any.opcode(0, *value) == Some(name)));
            add(value, name, None);
        }
    }
    rows
}

fn identity(schema: &Schema, kind: &mut Option<ProviderKind>) -> Result<(u16, u8), &'static str> {
    let (own, id, version) = match schema.event {
        EventId::Manifest { id, version } => (ProviderKind::Manifest, id, version),
        EventId::Class { kind, version } => (ProviderKind::Classic, kind.into(), version),
        EventId::Message { number } => (ProviderKind::Message, number, 0),
        EventId::TraceLogging => return Err("a TraceLogging event contains its schema, and has no ID"),
    };
    if *kind.get_or_insert(own) == own {
        Ok((id, version))
    } else {
        Err("a table has events of one kind: those of a manifest, classic events, or messages")
    }
}

fn event(schema: &Schema, id: u16, version: u8) -> ProviderEvent {
    let text = |text: &Option<Arc<str>>| text.as_deref().map(str::to_owned);
    ProviderEvent {
        id,
        version,
        name: text(&schema.name).filter(|name| !name.is_empty()),
        rust: None,
        payload: None,
        task: text(&schema.task),
        opcode: text(&schema.opcode),
        level: text(&schema.level),
        channel: text(&schema.channel),
        keywords: schema.keywords.iter().map(|name| name.as_ref().to_owned()).collect(),
        message: text(&schema.message),
        template: None,
        fields: Vec::new(),
        doc: None,
        sources: Vec::new(),
    }
}

/// Lists of fields of a provider's events.
#[derive(Default)]
struct Lists<'s> {
    /// Each list, or why a table cannot state it, and the number of events that have it.
    all: Vec<(Result<Vec<EventField>, &'static str>, usize)>,
    indices: Indices<'s, [Field]>,
    /// Parts of each list that a row cannot state, once they were needed.
    lost: HashMap<usize, Vec<&'static str>>,
}

impl<'s> Lists<'s> {
    fn index_of(&mut self, fields: &'s [Field], facts: &mut Facts) -> Result<usize, &'static str> {
        let index = self.indices.find(fields).unwrap_or_else(|| {
            self.indices.insert(fields, self.all.len());
            self.all.push((facts.fields(fields), 0));
            self.all.len() - 1
        });
        match self.all.get(index) {
            Some((Err(why), _)) => Err(why),
            _ => Ok(index),
        }
    }

    /// Returns what a row cannot state of a list.
    fn lost(&mut self, index: usize, fields: &[Field]) -> &[&'static str] {
        self.lost.entry(index).or_insert_with(|| lost_of_fields(fields))
    }

    /// Counts an event with a list.
    fn count(&mut self, index: usize) {
        self.all.get_mut(index).into_iter().for_each(|(_, count)| *count += 1);
    }

    /// Adds the fields of events. Those that several events share become a template with the name of the first event that has it.
    fn templates(mut self, events: Vec<(ProviderEvent, usize)>) -> (Vec<ProviderEvent>, Vec<EventTemplate>) {
        let (mut names, mut named) = (FieldNames::new(), HashMap::<usize, Arc<str>>::new());
        let mut templates: Vec<EventTemplate> = Vec::new();
        let mut own = |(mut event, index): (ProviderEvent, usize)| {
            let Some((Ok(fields), count)) = self.all.get_mut(index) else { return event };
            if *count < 2 || fields.is_empty() && !named.contains_key(&index) {
                event.fields = std::mem::take(fields);
                return event;
            }
            let name = named.entry(index).or_insert_with(|| {
                let name = event.name.clone().unwrap_or_else(|| format!("Event{}", event.id));
                let name = free(&name.into(), &mut names);
                templates.push(EventTemplate { name: name.to_string(), fields: std::mem::take(fields) });
                name
            });
            event.template = Some(name.to_string());
            event
        };
        let events = events.into_iter().map(&mut own).collect();
        (events, templates)
    }
}

/// Facts about the maps of a provider so far.
struct Facts {
    maps: Vec<EventMap>,
}

/// Fields that a field may refer to, with their indices.
type NumberedFields<'f> = Vec<(&'f str, u16)>;

impl Facts {
    fn fields(&mut self, fields: &[Field]) -> Result<Vec<EventField>, &'static str> {
        self.members(fields, &mut Vec::new(), &mut 0)
    }

    fn members<'f>(
        &mut self,
        fields: &'f [Field],
        before: &mut NumberedFields<'f>,
        next: &mut u16,
    ) -> Result<Vec<EventField>, &'static str> {
        let outer = before.len();
        let mut rows = Vec::with_capacity(fields.len());
        for field in fields {
            let count = match field.count {
                Count::One => None,
                Count::Fixed(0) => return Err("an array of no elements"),
                Count::Fixed(count) => Some(Quantity::Number(count)),
                Count::Field(index) => Some(named(index, before)?),
                _ => return Err("an array whose count precedes it, which only TraceLogging has"),
            };
            let mut row = EventField { name: field.name.as_ref().to_owned(), count, ..EventField::default() };
            let at = *next;
            *next = next.checked_add(1).ok_or("more than 65,535 fields")?;
            match &field.content {
                Content::Value { in_type, out_type, length, map } => {
                    let ty = InType::of(in_type.0).ok_or("a field of an unknown type")?;
                    row.ty = Some(ty);
                    row.out = OutType::of(out_type.0).filter(|out| Some(*out) != default_out(ty));
                    row.length = match length {
                        Length::Fixed(0) => return Err("a value of no bytes"),
                        Length::Fixed(length) if ty.has_length() => Some(Quantity::Number(*length)),
                        Length::Field(index) if ty.has_length() => Some(named(*index, before)?),
                        _ => None,
                    };
                    let numbers = ty.is_integer() || ty == InType::Boolean;
                    row.map = map.as_ref().filter(|map| numbers && !map.values.is_empty()).map(|map| self.map(map));
                    before.push((&field.name, at));
                }
                Content::Struct(members) => {
                    before.push((&field.name, at));
                    row.members = self.members(members, before, next)?;
                    if row.members.is_empty() {
                        return Err("a structure without members");
                    }
                }
                _ => return Err("a field in a format of the provider's own"),
            }
            rows.push(row);
        }
        before.truncate(outer);
        Ok(rows)
    }

    /// Returns the name of a map. Two maps with one name and different contents get two names.
    fn map(&mut self, names: &ValueNames) -> String {
        let mut entries: Vec<MapEntry> = Vec::new();
        for (value, name) in &names.values {
            let known = entries.iter().any(|entry| entry.value == *value);
            if !known && i64::try_from(*value).is_ok() && !(names.flags && *value == 0) {
                entries.push(MapEntry { value: *value, name: name.clone() });
            }
        }
        let mut name = names.name.clone();
        for number in 2.. {
            match self.maps.iter().find(|map| map.name == name) {
                Some(known) if known.bits == names.flags && known.entries == entries => return name,
                Some(_) => name = format!("{}_{number}", names.name),
                None => break,
            }
        }
        self.maps.push(EventMap { name: name.clone(), rust: None, bits: names.flags, entries });
        name
    }
}

/// Returns the name of an earlier field, if no nearer field has the name.
fn named(index: FieldIndex, before: &NumberedFields<'_>) -> Result<Quantity, &'static str> {
    let (name, _) = before.iter().find(|(_, own)| *own == index.0).ok_or("a count or length of a field elsewhere")?;
    let nearest = before.iter().rev().find(|(own, _)| own == name);
    if nearest.is_some_and(|(_, own)| *own == index.0) && !name.is_empty() {
        Ok(Quantity::Field { field: (*name).to_owned(), index: index.0 })
    } else {
        Err("a count or length of one of two fields with the same name")
    }
}

/// Returns the form in which values of a type are shown if the schema states none.
fn default_out(ty: InType) -> Option<OutType> {
    Some(match ty {
        InType::UnicodeString | InType::AnsiString | InType::CountedUnicodeString | InType::CountedAnsiString => {
            OutType::String
        }
        InType::Int8 => OutType::Byte,
        InType::UInt8 => OutType::UnsignedByte,
        InType::Int16 => OutType::Short,
        InType::UInt16 => OutType::UnsignedShort,
        InType::Int32 => OutType::Int,
        InType::UInt32 => OutType::UnsignedInt,
        InType::Int64 => OutType::Long,
        InType::UInt64 => OutType::UnsignedLong,
        InType::Float => OutType::Float,
        InType::Double => OutType::Double,
        InType::Boolean => OutType::Boolean,
        InType::Binary | InType::CountedBinary => OutType::HexBinary,
        InType::Guid => OutType::Guid,
        InType::Pointer | InType::HexInt64 => OutType::HexInt64,
        InType::FileTime | InType::SystemTime => OutType::DateTime,
        InType::Sid => OutType::String,
        InType::HexInt32 => OutType::HexInt32,
        _ => return None,
    })
}

/// Returns the schemas that facts state.
pub fn schemas(provider: &Provider) -> Vec<Schema> {
    let guid = provider.guid.parse::<Guid>().unwrap_or_default();
    let name: Arc<str> = provider.name.as_str().into();
    let events = provider.events.iter().map(|event| {
        let id = match provider.kind {
            ProviderKind::Manifest => EventId::Manifest { id: event.id, version: event.version },
            ProviderKind::Classic => EventId::Class { kind: event.id.to_le_bytes()[0], version: event.version },
            ProviderKind::Message => EventId::Message { number: event.id },
        };
        let text = |text: &Option<String>| text.as_deref().map(Arc::from);
        let mut schema = Schema::new(Source::Table, guid, id);
        schema.provider_name = Some(name.clone());
        schema.name = text(&event.name);
        schema.task = text(&event.task);
        schema.opcode = text(&event.opcode);
        schema.level = text(&event.level);
        schema.channel = text(&event.channel);
        schema.keywords = event.keywords.iter().map(|name| name.as_str().into()).collect();
        schema.message = text(&event.message);
        schema.fields = provider.fields(event).iter().map(|row| field(provider, row)).collect();
        schema
    });
    events.collect()
}

fn field(provider: &Provider, row: &EventField) -> Field {
    let count = match &row.count {
        None => Count::One,
        Some(Quantity::Number(number)) => Count::Fixed(*number),
        Some(Quantity::Field { index, .. }) => Count::Field(FieldIndex(*index)),
    };
    let content = match row.ty {
        None => Content::Struct(row.members.iter().map(|member| field(provider, member)).collect()),
        Some(ty) => Content::Value {
            in_type: TdhInType(ty.number()),
            out_type: row.out.map_or(TdhOutType::NULL, |out| TdhOutType(out.number())),
            length: match &row.length {
                None => Length::Unstated,
                Some(Quantity::Number(number)) => Length::Fixed(*number),
                Some(Quantity::Field { index, .. }) => Length::Field(FieldIndex(*index)),
            },
            map: row.map.as_ref().and_then(|name| map(provider, name)),
        },
    };
    Field { name: row.name.as_str().into(), content, count, tag: 0, argument: None }
}

fn map(provider: &Provider, name: &str) -> Option<Arc<ValueNames>> {
    let map = provider.maps.iter().find(|map| map.name == name)?;
    let values = map.entries.iter().map(|entry| (entry.value, entry.name.clone())).collect();
    Some(Arc::new(ValueNames { name: map.name.clone(), flags: map.bits, values }))
}
