//! Writing packs.

use std::collections::{BTreeMap, BTreeSet};

use etwspec_etl::counts::OrderBy as _;

use miniz_oxide::deflate::compress_to_vec;
use serde::Serialize;

use crate::pack::model::{self, Block, Detail, Dump, Dumps, GuidRow, Index, MAGIC, Number, Quantity, Source};
use crate::pack::types;

/// Level of the compression: the highest.
const LEVEL: u8 = 10;

/// Everything that a pack contains.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// Sources.
    pub sources: Vec<Source>,
    /// Builds of Windows, in the order of the builds.
    pub dumps: Vec<Dump>,
    /// Providers by their names.
    pub providers: BTreeMap<String, ProviderFacts>,
}

/// Facts about a provider.
#[derive(Clone, Debug, Default)]
pub struct ProviderFacts {
    /// Index of the source and dumps, by GUID.
    pub guids: BTreeMap<([u8; 16], u16), Dumps>,
    /// Events, and the dumps that state them.
    pub rows: BTreeMap<RowFacts, Statements>,
    /// Numbers of tasks, by name and value.
    pub tasks: BTreeMap<(String, u64), Dumps>,
    /// Numbers of opcodes, by name and value.
    pub opcodes: BTreeMap<(String, u64), Dumps>,
    /// Masks of keywords, by name and value.
    pub keywords: BTreeMap<(String, u64), Dumps>,
    /// Names of values.
    pub maps: BTreeMap<MapFacts, Dumps>,
}

/// An event.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RowFacts {
    /// Event ID.
    pub id: u16,
    /// Version.
    pub version: u8,
    /// Name.
    pub name: String,
    /// Fields.
    pub fields: Vec<FieldFacts>,
    /// Opcode, or an empty text.
    pub opcode: String,
    /// Keywords.
    pub keywords: Vec<String>,
    /// Task, or an empty text.
    pub task: String,
    /// Level, or an empty text.
    pub level: String,
    /// Channel, or an empty text.
    pub channel: String,
}

/// Name and type of a field.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct FieldFacts {
    /// Name.
    pub name: String,
    /// Number of the in-type.
    pub in_type: u16,
    /// Number of members that follow, for a structure.
    pub members: Option<u16>,
}

/// Dumps that contain an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statements {
    /// All dumps.
    pub dumps: Dumps,
    /// Dumps that state more about the fields.
    pub details: BTreeMap<Vec<DetailFacts>, Dumps>,
}

/// Facts about a field beside its name and type.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct DetailFacts {
    /// Index of the field.
    pub field: u16,
    /// Size.
    pub length: Quantity,
    /// Number of elements.
    pub count: Quantity,
    /// Number of the out-type; 0 if there is none.
    pub out_type: u16,
    /// Name of the map.
    pub map: Option<String>,
}

/// Names of values.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct MapFacts {
    /// Name.
    pub name: String,
    /// True if the values are flags.
    pub bits: bool,
    /// Values and their names.
    pub entries: Vec<(u64, String)>,
}

/// Returns a pack. Equal contents have equal bytes.
///
/// # Errors
///
/// Returns the reason if the contents exceed the format.
pub fn write(contents: &Contents) -> Result<Vec<u8>, String> {
    if contents.dumps.len() > 64 {
        return Err(format!("{} dumps are more than the 64 of the format", contents.dumps.len()));
    }
    let mut index = Index { sources: contents.sources.clone(), dumps: contents.dumps.clone(), ..Index::default() };
    let mut blocks = Vec::new();
    for (at, (name, facts)) in contents.providers.iter().enumerate() {
        index.names.push(name.clone());
        let mut guids: Vec<_> = facts.guids.iter().collect();
        guids.order_by_key(|(key, dumps)| (std::cmp::Reverse(dumps.newest()), **key));
        index.guids.extend(guids.into_iter().map(|((guid, source), dumps)| GuidRow {
            provider: at as u32,
            guid: *guid,
            source: *source,
            dumps: *dumps,
        }));
        let events: BTreeSet<(u16, u8)> = facts.rows.keys().map(|row| (row.id, row.version)).collect();
        index.events.push(u32::try_from(events.len()).map_err(|error| error.to_string())?);
        let (block, size) = part(&Columns::new(facts).block).map_err(|error| format!("{name}: {error}"))?;
        index.blocks.push((block.len() as u32, size as u32));
        blocks.extend(block);
    }
    let (index, _) = part(&index)?;
    let size = u32::try_from(index.len()).map_err(|error| error.to_string())?;
    Ok([&MAGIC[..], &size.to_le_bytes(), &index, &blocks].concat())
}

/// Returns compressed bytes, and their size before.
fn part(value: &impl Serialize) -> Result<(Vec<u8>, usize), String> {
    let bytes = postcard::to_allocvec(value).map_err(|error| error.to_string())?;
    Ok((compress_to_vec(&bytes, LEVEL), bytes.len()))
}

/// The columns of a provider, and the places of equal parts.
#[derive(Default)]
struct Columns<'f> {
    block: Block,
    strings: BTreeMap<&'f str, u32>,
    sets: BTreeMap<Dumps, u32>,
    lists: BTreeMap<&'f [FieldFacts], u32>,
    details: BTreeMap<Vec<Detail>, u32>,
    keyword_sets: BTreeMap<Vec<u32>, u32>,
}

impl<'f> Columns<'f> {
    fn new(facts: &'f ProviderFacts) -> Columns<'f> {
        let mut own = Columns::default();
        let opaque = opaque(facts);
        let mut id = 0;
        for (at, (row, statements)) in facts.rows.iter().enumerate() {
            own.block.ids.push(row.id - id);
            id = row.id;
            own.block.versions.push(row.version);
            let texts = [&row.name, &row.opcode, &row.task, &row.level, &row.channel].map(|text| own.string(text));
            own.block.names.push(texts[0]);
            own.block.opcodes.push(texts[1]);
            own.block.tasks.push(texts[2]);
            own.block.levels.push(texts[3]);
            own.block.channels.push(texts[4]);
            let list = own.list(&row.fields, &opaque);
            own.block.lists.push(list);
            let keywords: Vec<u32> = row.keywords.iter().map(|name| own.string(name)).collect();
            let keywords = place(&mut own.keyword_sets, &mut own.block.keyword_sets, keywords);
            own.block.keywords.push(keywords);
            let set = own.set(statements.dumps);
            own.block.dumps.push(set);
            for (details, dumps) in statements.details.iter().filter(|(details, _)| !details.is_empty()) {
                let details = details.iter().map(|detail| Detail {
                    field: detail.field,
                    length: detail.length,
                    count: detail.count,
                    out_type: detail.out_type,
                    map: detail.map.as_deref().map_or(0, |map| own.string(map) + 1),
                });
                let details = details.collect();
                let details = place(&mut own.details, &mut own.block.details, details);
                let set = own.set(*dumps);
                own.block.stated.push((at as u32, set, details));
            }
        }
        own.block.task_numbers = own.numbers(&facts.tasks);
        own.block.opcode_numbers = own.numbers(&facts.opcodes);
        own.block.keyword_masks = own.numbers(&facts.keywords);
        for (map, dumps) in &facts.maps {
            let name = own.string(&map.name);
            let entries = map.entries.iter().map(|(value, name)| (*value, own.string(name))).collect();
            own.block.maps.push(model::Map { name, bits: map.bits, entries, dumps: *dumps });
        }
        own
    }

    fn string(&mut self, text: &'f str) -> u32 {
        let next = self.block.sizes.len() as u32;
        *self.strings.entry(text).or_insert_with(|| {
            self.block.text.push_str(text);
            self.block.sizes.push(text.len() as u32);
            next
        })
    }

    fn set(&mut self, dumps: Dumps) -> u32 {
        place(&mut self.sets, &mut self.block.sets, dumps)
    }

    fn list(&mut self, fields: &'f [FieldFacts], opaque: &Opaque<'f>) -> u32 {
        if let Some(known) = self.lists.get(fields) {
            return *known;
        }
        let list = self.block.list_sizes.len() as u32;
        self.lists.insert(fields, list);
        self.block.list_sizes.push(fields.len() as u16);
        for field in fields {
            let at = self.block.field_names.len() as u32;
            let name = self.string(&field.name);
            self.block.field_names.push(name);
            self.block.field_types.push(field.in_type);
            match field.members {
                Some(members) => self.block.structs.push((at, members)),
                None if opaque.contains(field, fields) => self.block.opaque.push(at),
                None => {}
            }
        }
        list
    }

    fn numbers(&mut self, numbers: &'f BTreeMap<(String, u64), Dumps>) -> Vec<Number> {
        let number = |((name, value), dumps): (&'f (String, u64), &Dumps)| Number {
            name: self.string(name),
            value: *value,
            dumps: *dumps,
        };
        numbers.iter().map(number).collect()
    }
}

/// Returns the index of a value, and adds it if it is new.
fn place<T: Ord + Clone>(known: &mut BTreeMap<T, u32>, all: &mut Vec<T>, value: T) -> u32 {
    *known.entry(value).or_insert_with_key(|value| {
        all.push(value.clone());
        all.len() as u32 - 1
    })
}

/// Names of fields that are structures, with the distance of their types from the number of fields.
///
/// For a structure, TDH stores the index of its first member where other fields have a type, and the dumps state it as the
/// type. Members follow all fields of the event. So the index of the first structure is the number of fields, and the distance is
/// the number of members of the structures before it. An index that is the number of a type looks like a value.
///
/// A field is a structure if a name has several types at one distance, and an index beyond the types proves that some are
/// structures: one of the name at that distance, or one beside the field. It is none if the name has its type where the type is
/// no index of a member, being less than the number of fields.
///
/// Contains names, types and distances.
struct Opaque<'f>(BTreeSet<(&'f str, u16, u16)>);

fn distance(field: &FieldFacts, fields: &[FieldFacts]) -> Option<u16> {
    field.in_type.checked_sub(fields.len() as u16).filter(|_| field.members.is_none())
}

fn is_proof(field: &FieldFacts, fields: &[FieldFacts]) -> bool {
    !types::is_in_type(field.in_type) && distance(field, fields).is_some()
}

fn opaque(facts: &ProviderFacts) -> Opaque<'_> {
    // Types, and whether an index beyond the types is among them or beside one of them.
    let mut seen: BTreeMap<(&str, u16), (BTreeSet<u16>, bool)> = BTreeMap::new();
    let mut values: BTreeSet<(&str, u16)> = BTreeSet::new();
    let lists: BTreeSet<&[FieldFacts]> = facts.rows.keys().map(|row| row.fields.as_slice()).collect();
    for fields in lists {
        let has_proof = fields.iter().any(|field| is_proof(field, fields));
        for field in fields {
            if let Some(distance) = distance(field, fields) {
                let (types, proven) = seen.entry((&field.name, distance)).or_default();
                types.insert(field.in_type);
                *proven |= has_proof;
            } else if field.members.is_none() {
                values.insert((&field.name, field.in_type));
            }
        }
    }
    let structures = seen.into_iter().filter(|(_, (types, proven))| types.len() > 1 && *proven);
    let fields = structures.flat_map(|((name, of), (types, _))| types.into_iter().map(move |own| (name, own, of)));
    Opaque(fields.filter(|(name, own, _)| !values.contains(&(*name, *own))).collect())
}

impl Opaque<'_> {
    fn contains(&self, field: &FieldFacts, fields: &[FieldFacts]) -> bool {
        let of = distance(field, fields);
        is_proof(field, fields) || of.is_some_and(|of| self.0.contains(&(field.name.as_str(), field.in_type, of)))
    }
}
