//! Emitter of the payload types of providers: for each event, a type with a getter for each field of all its versions.
//!
//! # Design
//!
//! The table of fields is the only description of the data. A slot of a getter is the index of a field in each version.
//! Reading checks the data once, so getters return no error. Only the bytes are stored, and nothing is allocated.
//!
//! Events with the same fields in all versions share layouts and getters, and each event has its own type. A version
//! without a table is an error: the convention that later versions only append fields is broken by real tables.

mod kinds;

use std::collections::{BTreeSet, HashMap};

use askama::Template;

use super::docs;
use super::escape::{Doc, filters};
use etwspec_catalog::{Catalog, EventField, InType, Provider, ProviderEvent, Quantity, casing};
use kinds::{Kind, Shown};

/// Name of the module of a provider that contains its payload types.
pub(super) const MODULE: &str = "payloads";

#[derive(Template)]
#[template(path = "rust/provider_payloads.rs.txt")]
struct Module<'c> {
    header: String,
    title: Doc,
    maps: Vec<MapType<'c>>,
    places: Vec<Places>,
    groups: Vec<Group<'c>>,
}

/// Enumeration or flags.
struct MapType<'c> {
    rust: &'c str,
    name: &'c str,
    doc: Doc,
    macro_name: &'static str,
    bits: bool,
    int: &'static str,
    size: u32,
    values: Vec<MapValue<'c>>,
}

struct MapValue<'c> {
    name: String,
    text: &'c str,
    number: String,
}

/// Static list of the places of the fields of an event.
struct Places {
    name: String,
    count: usize,
    /// Expression of the fields.
    fields: String,
}

/// Events with the same fields in all versions.
struct Group<'c> {
    layouts: String,
    versions: Vec<Version>,
    getters: Vec<Getter>,
    structures: Vec<Structure>,
    types: Vec<Type<'c>>,
}

/// Layout of a version.
struct Version {
    places: String,
    slots: String,
}

/// Getter of a field.
pub(super) struct Getter {
    pub(super) doc: Doc,
    pub(super) name: String,
    pub(super) ty: String,
    /// Method of the runtime, and its arguments.
    pub(super) read: String,
}

/// Type of a structure.
pub(super) struct Structure {
    pub(super) doc: Doc,
    pub(super) name: String,
    pub(super) getters: Vec<Getter>,
}

/// Payload type.
struct Type<'c> {
    doc: Vec<Doc>,
    /// Name of the event, if rustdoc accepts it as an alias.
    alias: Option<&'c str>,
    name: &'c str,
    id: u16,
    /// Index of the first version in the table of the provider.
    first: usize,
}

/// Tests of all payload types.
#[derive(Template)]
#[template(path = "rust/test_provider_payloads.rs.txt")]
struct Tests<'c> {
    header: String,
    providers: Vec<Tested<'c>>,
}

/// Payload types of a provider, for tests.
struct Tested<'c> {
    /// Path of the module of the provider.
    path: String,
    types: Vec<&'c str>,
}

/// Returns the text of the module of the payload types of a provider. `None` if no event has a name.
pub(super) fn module(catalog: &Catalog, provider: &Provider) -> Option<String> {
    let model = model(catalog, provider)?;
    Some(super::print::tidy(&super::print::render(&model)))
}

/// Returns the list of the payload types, for tests. `None` if there are no types.
pub(super) fn tests(catalog: &Catalog) -> Option<String> {
    let tested = |provider| {
        let groups = model(catalog, provider)?.groups.into_iter();
        let types = groups.flat_map(|group| group.types).map(|ty| ty.name).collect();
        Some(Tested { path: format!("{}::{}", provider.module, provider.rust), types })
    };
    let providers: Vec<Tested<'_>> = catalog.providers.iter().filter_map(tested).collect();
    let model = Tests { header: docs::header("spec/providers/"), providers };
    (!model.providers.is_empty()).then(|| super::print::render(&model))
}

/// Versions of an event: their rows, with the index of the first.
type Versions<'c> = (&'c str, usize, &'c [ProviderEvent]);

fn model<'c>(catalog: &'c Catalog, provider: &'c Provider) -> Option<Module<'c>> {
    let mut first = 0;
    let mut events: Vec<Versions<'c>> = Vec::new();
    for rows in provider.events.chunk_by(|a, b| a.id == b.id) {
        let readable = rows.iter().all(|row| count(provider.fields(row)) < usize::from(u16::MAX));
        events.extend(rows[0].payload.as_deref().filter(|_| readable).map(|payload| (payload, first, rows)));
        first += rows.len();
    }
    if events.is_empty() {
        return None;
    }
    let mut groups: Vec<Vec<Versions<'c>>> = Vec::new();
    let mut known: HashMap<Vec<(u8, &[EventField])>, usize> = HashMap::new();
    for event in events {
        let versions = event.2.iter().map(|row| (row.version, provider.fields(row)));
        let at = *known.entry(versions.collect()).or_insert(groups.len());
        if at == groups.len() {
            groups.push(Vec::new());
        }
        groups[at].push(event);
    }
    let mut lists = Lists { provider, known: HashMap::new(), all: Vec::new() };
    let mut taken: BTreeSet<String> = RESERVED_TYPES.iter().map(|name| (*name).to_owned()).collect();
    taken.extend(groups.iter().flatten().map(|(payload, ..)| (*payload).to_owned()));
    let mut used: HashMap<&'c str, u32> = HashMap::new();
    let groups = groups.into_iter().enumerate().map(|(nth, events)| {
        let (payload, first, rows) = events[0];
        let places = rows.iter().enumerate().map(|(at, row)| lists.name(first + at, row)).collect::<Vec<_>>();
        let mut builder = Builder {
            catalog,
            provider,
            versions: rows.iter().map(|row| row.version).collect(),
            readable: rows.iter().map(|row| kinds::readable(provider.fields(row))).collect(),
            slots: vec![Vec::new(); rows.len()],
            structures: Vec::new(),
            taken: &mut taken,
            used: &mut used,
        };
        let fields = rows.iter().map(|row| Some((provider.fields(row), 0))).collect();
        let base = payload.strip_suffix("Payload").unwrap_or(payload);
        let getters = builder.getters(fields, base);
        let Builder { slots, structures, .. } = builder;
        let versions = places.into_iter().zip(slots);
        Group {
            layouts: format!("LAYOUTS_{nth}"),
            versions: versions.map(|(places, slots)| Version { places, slots: slots.join(", ") }).collect(),
            getters,
            structures,
            types: events.iter().map(|event| ty(provider, event)).collect(),
        }
    });
    let groups = groups.collect();
    Some(Module {
        header: docs::header(&provider.file),
        title: Doc::text(&format!("Payloads of the events of {}.", provider.name)),
        maps: provider.maps.iter().filter_map(|map| map_type(map, &used)).collect(),
        places: lists.all,
        groups,
    })
}

/// Returns the number of fields, members of structures included.
fn count(fields: &[EventField]) -> usize {
    fields.iter().map(|field| 1 + count(&field.members)).sum()
}

/// Lists of places so far.
struct Lists<'c> {
    provider: &'c Provider,
    /// Names by fields.
    known: HashMap<&'c [EventField], String>,
    all: Vec<Places>,
}

impl<'c> Lists<'c> {
    /// Returns the name of the places of an event.
    fn name(&mut self, index: usize, row: &'c ProviderEvent) -> String {
        let fields = self.provider.fields(row);
        let new = || {
            let name = format!("PLACES_{}", self.all.len());
            let count = count(fields);
            self.all.push(Places {
                name: name.clone(),
                count,
                fields: format!("super::PROVIDER.events[{index}].fields"),
            });
            name
        };
        self.known.entry(fields).or_insert_with(new).clone()
    }
}

fn ty<'c>(provider: &Provider, (payload, first, rows): &Versions<'c>) -> Type<'c> {
    let name = rows[0].name.as_deref().unwrap_or_default();
    let versions = of_versions("", rows.iter().map(|row| row.version));
    let what = format!("Payload of event {}, `{name}`, {versions}.", rows[0].id);
    let mut doc = vec![Doc::text(&what)];
    if let Some(text) = rows.iter().rev().find_map(|row| row.doc.as_deref()) {
        doc.extend([Doc::default(), Doc::text(text)]);
    }
    let unreadable = rows.iter().filter_map(|row| {
        let fields = provider.fields(row);
        let from = kinds::readable(fields);
        (from < count(fields)).then_some((row.version, from))
    });
    let unreadable: Vec<(u8, usize)> = unreadable.collect();
    if !unreadable.is_empty() {
        let versions = of_versions("In ", unreadable.iter().map(|(version, _)| *version));
        let text =
            format!("{versions}, the table does not state the size of a field. It is not read, nor what follows.");
        doc.extend([Doc::default(), Doc::text(&text)]);
    }
    let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let alias = (is_word && name != *payload).then_some(name);
    Type { doc, alias, name: payload, id: rows[0].id, first: *first }
}

/// Returns versions in words.
fn of_versions(before: &str, versions: impl Iterator<Item = u8>) -> String {
    let versions: Vec<String> = versions.map(|version| version.to_string()).collect();
    match versions.split_last() {
        Some((only, [])) => format!("{before}version {only}"),
        Some((last, others)) => format!("{before}versions {} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn map_type<'c>(map: &'c etwspec_catalog::EventMap, used: &HashMap<&'c str, u32>) -> Option<MapType<'c>> {
    let rust = map.rust.as_deref()?;
    let needed = |value: u64| (1..=3).map(|power| 1 << power >> 1).find(|size| value >> (8 * size) == 0).unwrap_or(8);
    let size = map.entries.iter().map(|entry| needed(entry.value)).chain([*used.get(rust)?]).max()?;
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let values = map.entries.iter().map(|entry| {
        let mut name = casing::screaming(&entry.name, None, None);
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            name = format!("VALUE_{name}");
        }
        // Constants of every such type.
        if name == "VALUES" || taken.contains(&name) {
            name = format!("{name}_{:X}", entry.value);
        }
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        MapValue { name, text: &entry.name, number: format!("{:#X}", entry.value) }
    });
    let (macro_name, what) = if map.bits { ("flags", "bits") } else { ("open_enum", "values") };
    Some(MapType {
        rust,
        name: &map.name,
        doc: Doc::text(&format!("Names of {what} of the map `{}`.", map.name)),
        macro_name,
        bits: map.bits,
        int: match size {
            1 => "u8",
            2 => "u16",
            4 => "u32",
            _ => "u64",
        },
        size,
        values: values.collect(),
    })
}

/// A field in each version that has it, with its index.
type Found<'c> = Vec<Option<(&'c EventField, usize)>>;

/// Builds the getters of a group, and of the structures within.
struct Builder<'c, 't> {
    catalog: &'c Catalog,
    provider: &'c Provider,
    versions: Vec<u8>,
    /// Number of fields that can be read, by version.
    readable: Vec<usize>,
    /// Index of the field of each getter, by version.
    slots: Vec<Vec<String>>,
    structures: Vec<Structure>,
    /// Names of types of the module.
    taken: &'t mut BTreeSet<String>,
    /// Types of maps that getters return, with the size of the integer in bytes.
    used: &'t mut HashMap<&'c str, u32>,
}

impl<'c> Builder<'c, '_> {
    /// Returns the getters of fields in all versions. `base` begins the names of the types of structures.
    fn getters(&mut self, lists: Vec<Option<(&'c [EventField], usize)>>, base: &str) -> Vec<Getter> {
        let named: Vec<Vec<(String, &'c EventField, usize)>> =
            lists.iter().map(|list| list.map_or_else(Vec::new, |(fields, first)| named(fields, first))).collect();
        let mut names: Vec<&str> = Vec::new();
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        for (name, ..) in named.iter().rev().flatten() {
            if seen.insert(name) {
                names.push(name);
            }
        }
        let mut taken: BTreeSet<String> = RESERVED_GETTERS.iter().map(|name| (*name).to_owned()).collect();
        let mut getters = Vec::new();
        for (nth, name) in names.iter().enumerate() {
            let found: Found<'c> = named
                .iter()
                .zip(&self.readable)
                .map(|(list, readable)| {
                    let (_, field, index) = list.iter().find(|(own, ..)| own == name)?;
                    (*index + count(&field.members) < *readable).then_some((*field, *index))
                })
                .collect();
            for (shown, found, versioned) in self.split(&found) {
                let mut rust = casing::snake(name);
                if !rust.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
                    rust = format!("field{}", nth + 1);
                }
                if let Some(version) = versioned {
                    rust = format!("{rust}_v{version}");
                }
                while !taken.insert(rust.clone()) {
                    rust.push('_');
                }
                getters.push(self.getter(rust, name, shown, &found, base));
            }
        }
        getters
    }

    /// Divides the versions by kinds that no type contains together, the newest first. The older ones get the version
    /// that is their last.
    fn split(&self, found: &Found<'c>) -> Vec<(Shown<'c>, Found<'c>, Option<u8>)> {
        let mut parts: Vec<(Shown<'c>, Found<'c>, Option<u8>)> = Vec::new();
        for (at, one) in found.iter().enumerate().rev() {
            let Some((field, _)) = one else { continue };
            let own = kinds::of(self.catalog, self.provider, field);
            let joined = parts.iter_mut().find_map(|(shown, found, _)| Some((shown.with(&own)?, shown, found)));
            match joined {
                Some((both, shown, found)) => {
                    *shown = both;
                    found[at] = *one;
                }
                None => {
                    let mut only = vec![None; found.len()];
                    only[at] = *one;
                    parts.push((own, only, (!parts.is_empty()).then(|| self.versions[at])));
                }
            }
        }
        parts
    }

    fn getter(&mut self, rust: String, name: &str, shown: Shown<'c>, found: &Found<'c>, base: &str) -> Getter {
        let slot = self.slots[0].len();
        for (slots, one) in self.slots.iter_mut().zip(found) {
            slots.push(one.map_or_else(|| "ABSENT".to_owned(), |(_, index)| index.to_string()));
        }
        let ty = match &shown.kind {
            Kind::Value(map, int) => {
                let size = self.used.entry(*map).or_insert(0);
                *size = int.size.max(*size);
                format!("maps::{map}")
            }
            Kind::Structure => self.structure(name, found, base) + "<'a>",
            Kind::View(view) if !shown.many => format!("{view}<'a>"),
            kind => kind.ty().to_owned(),
        };
        let always = found.iter().all(Option::is_some);
        let (ty, read) = match (&shown.kind, shown.many, always) {
            (Kind::View(view), false, _) => (format!("Option<{ty}>"), format!("view({slot}, {view}::new)")),
            (_, false, true) => (ty, format!("get({slot})")),
            (_, false, false) => (format!("Option<{ty}>"), format!("find({slot})")),
            (_, true, true) => (format!("FieldValues<'a, {ty}>"), format!("all({slot})")),
            (_, true, false) => (format!("Option<FieldValues<'a, {ty}>>"), format!("find_all({slot})")),
        };
        Getter { doc: self.doc(found), name: rust, ty, read }
    }

    /// Adds the type of a structure. Returns its name.
    fn structure(&mut self, name: &str, found: &Found<'c>, base: &str) -> String {
        let mut rust = format!("{base}{}", casing::pascal(name));
        while !self.taken.insert(rust.clone()) {
            rust.push('_');
        }
        let members = found.iter().map(|one| one.map(|(field, index)| (field.members.as_slice(), index + 1))).collect();
        let getters = self.getters(members, &rust);
        let doc = Doc::text(&format!("Structure `{name}` of an event."));
        self.structures.push(Structure { doc, name: rust.clone(), getters });
        rust
    }

    /// Returns the documentation of a getter, from the newest version that has the field.
    fn doc(&self, found: &Found<'c>) -> Doc {
        let newest = found.iter().rev().flatten().next();
        let mut forms: Vec<String> = Vec::new();
        for (field, _) in found.iter().rev().flatten() {
            let form = encoding(field);
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
        let name = newest.map_or("", |(field, _)| field.name.as_str());
        let lacking = self.versions.iter().zip(found).filter(|(_, one)| one.is_none()).map(|(version, _)| *version);
        let lacking = of_versions("Not in ", lacking);
        let text = Doc::text(newest.and_then(|(field, _)| field.doc.as_deref()).unwrap_or_default());
        let text = text.then(&format!("Field `{name}`, {}.", forms.join(" or ")));
        if lacking.is_empty() { text } else { text.then(&format!("{lacking}.")) }
    }
}

/// Returns the encoding of a field in words.
fn encoding(field: &EventField) -> String {
    let ty = field.ty.map_or_else(|| "a structure".to_owned(), |ty| format!("`{}`", ty.word()));
    let quantity = |quantity: &Quantity| match quantity {
        Quantity::Number(number) => number.to_string(),
        Quantity::Field { field, .. } => format!("`{field}`"),
    };
    let mut text = ty;
    text.extend(field.out.map(|out| format!(" shown as `{}`", out.word())));
    let unit = if field.ty == Some(InType::Binary) { "bytes" } else { "characters" };
    text.extend(field.length.as_ref().map(|length| format!(", {} {unit}", quantity(length))));
    text.extend(field.count.as_ref().map(|count| format!(", {} elements", quantity(count))));
    text
}

/// Returns fields with their indices, and with the name that makes each unique.
fn named(fields: &[EventField], first: usize) -> Vec<(String, &EventField, usize)> {
    let (mut next, mut taken, mut all) = (first, BTreeSet::new(), Vec::with_capacity(fields.len()));
    for field in fields {
        let (mut own, mut number) = (field.name.clone(), 2);
        while !taken.insert(own.clone()) {
            own = format!("{}_{number}", field.name);
            number += 1;
        }
        all.push((own, field, next));
        next += 1 + count(&field.members);
    }
    all
}

/// Methods of payload types, of the type that they dereference to, and of their traits.
const RESERVED_GETTERS: [&str; 10] =
    ["bytes", "clone", "deref", "eq", "event", "fit", "fmt", "pointer", "read", "table_fields"];

/// Types of the runtime that the module names without a path.
const RESERVED_TYPES: [&str; 18] = [
    "AnsiStr",
    "EventLayout",
    "FieldBytes",
    "FieldValue",
    "FieldValues",
    "Fields",
    "FileTime",
    "Form",
    "Guid",
    "Option",
    "Place",
    "ProviderData",
    "ProviderPayload",
    "Result",
    "Self",
    "Span",
    "Text",
    "Utf16Str",
];
