//! Templates and maps: the fields of events.

use std::borrow::Cow;
use std::sync::Arc;

use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::payload::ValueNames;
use hashbrown::HashMap;

use super::element::{Element, Key, Tag};
use super::names;
use super::names::number;
use super::problem::{Problems, quoted};
use super::strings::{Strings, Text};
use crate::limits::{self, Budget};
use crate::model::{Content, Count, Field, FieldIndex, Length};

/// Maximum depth of structures.
const DEEPEST: usize = 16;

/// Maximum number of fields of a template, members of structures included.
const MAX_FIELDS: usize = 65_536;

/// Maps of a provider by their name.
#[derive(Default)]
pub(super) struct Maps<'e>(HashMap<&'e str, Map<'e>>);

struct Map<'e> {
    element: Element<'e>,
    /// The map for each size of fields that use it: values are cut to that size.
    by_size: Vec<(u32, Arc<ValueNames>)>,
}

impl<'e> Maps<'e> {
    /// Reads the maps of a provider, until the memory does not suffice.
    pub(super) fn read(provider: Element<'e>, budget: &Budget, problems: &mut Problems<'_>) -> Self {
        let mut maps = HashMap::new();
        for element in provider.children(Tag::Maps).flat_map(Element::all_children) {
            if !matches!(element.tag, Some(Tag::ValueMap | Tag::BitMap | Tag::PatternMap)) {
                continue;
            }
            if !budget.take(2 * size_of::<(&str, Map<'_>)>()) {
                problems.report(element.at, "the maps take too much memory; those that follow are left out");
                break;
            }
            match element.get(Key::Name) {
                None => problems.report(element.at, "a map has no name; fields cannot refer to it"),
                Some(name) => {
                    if maps.insert(name, Map { element, by_size: Vec::new() }).is_some() {
                        problems.report(element.at, format!("map {} is defined twice; the last is used", quoted(name)));
                    }
                }
            }
        }
        Maps(maps)
    }

    /// Returns the names of the maps that no field has, in the order of the file.
    pub(super) fn unused(&self) -> Vec<&'e str> {
        let mut unused: Vec<_> = self.0.iter().filter(|(_, map)| map.by_size.is_empty()).collect();
        unused.sort_unstable_by_key(|(_, map)| map.element.at);
        unused.into_iter().map(|(name, _)| *name).collect()
    }

    /// Returns a map for fields of a size in bytes.
    fn get(
        &mut self,
        name: &str,
        size: u32,
        (strings, budget): (&Strings<'e>, &Budget),
        at: usize,
        problems: &mut Problems<'_>,
    ) -> Option<Arc<ValueNames>> {
        let Some(map) = self.0.get_mut(name) else {
            problems.report(at, format!("no map has the name {}; values are shown as numbers", quoted(name)));
            return None;
        };
        if map.element.tag == Some(Tag::PatternMap) {
            let name = quoted(name);
            problems
                .report(at, format!("{name} is a pattern map, which is not documented; values are shown as they are"));
            return None;
        }
        if let Some((_, names)) = map.by_size.iter().find(|(own, _)| *own == size) {
            return Some(names.clone());
        }
        let mut values = Vec::new();
        for entry in map.element.children(Tag::Map) {
            let value = entry.get(Key::Value).and_then(map_value);
            let text = entry.get(Key::Message).or_else(|| entry.get(Key::Name)).map(|message| strings.resolve(message));
            match (value, text) {
                (None, _) => problems.report(entry.at, "a value of a map is no number; it is left out"),
                (_, None) => problems.report(entry.at, "a value of a map has no message; it is left out"),
                (Some(value), Some(text)) => {
                    let (Text::Is(text) | Text::Missing(text)) = text;
                    let text = limits::name(text);
                    if !budget.take(text.len() + size_of::<(u64, String)>()) {
                        problems.report(entry.at, "texts of maps are too large; the rest of this map is left out");
                        break;
                    }
                    values.push((cut_to(size, value), text.to_string()));
                }
            }
        }
        let names =
            ValueNames { name: limits::name(name).to_string(), flags: map.element.tag == Some(Tag::BitMap), values };
        let names = Arc::new(names);
        map.by_size.push((size, names.clone()));
        Some(names)
    }
}

/// Returns the value of a map: a number, negative too. Some manifests contain `0x` without digits for zero.
fn map_value(text: &str) -> Option<u64> {
    let text = text.trim();
    if let Some(rest) = text.strip_prefix('-') {
        return number(rest).map(u64::wrapping_neg);
    }
    if text.eq_ignore_ascii_case("0x") { Some(0) } else { number(text) }
}

/// Reads the fields of a template.
pub(super) fn read<'e>(
    template: Element<'e>,
    maps: &mut Maps<'e>,
    (strings, budget): (&Strings<'e>, &Budget),
    problems: &mut Problems<'_>,
) -> Vec<Field> {
    let mut reader = Reader { maps, strings, budget, problems, count: 0, scopes: Vec::new() };
    reader.fields(template)
}

struct Reader<'r, 'e, 't> {
    maps: &'r mut Maps<'e>,
    strings: &'r Strings<'e>,
    budget: &'r Budget,
    problems: &'r mut Problems<'t>,
    /// Number of fields so far.
    count: usize,
    /// Names and indices of the fields so far, of each structure that is open. A name with blanks is also there without them.
    scopes: Vec<HashMap<Cow<'e, str>, u16>>,
}

impl<'e> Reader<'_, 'e, '_> {
    fn fields(&mut self, parent: Element<'e>) -> Vec<Field> {
        self.scopes.push(HashMap::new());
        let mut fields = Vec::new();
        for element in parent.all_children() {
            if !matches!(element.tag, Some(Tag::Data | Tag::Struct)) {
                continue;
            }
            let Some(index) = u16::try_from(self.count).ok().filter(|_| self.count < MAX_FIELDS) else {
                self.problems.report(element.at, format!("more than {MAX_FIELDS} fields; the rest is not read"));
                break;
            };
            self.count += 1;
            fields.push(self.field(element));
            if let (Some(name), Some(scope)) = (element.get(Key::Name), self.scopes.last_mut()) {
                // Of equal names, the last before a reference is meant.
                scope.insert(name.into(), index);
                if let Some(name) = without_blanks(name) {
                    scope.entry(name.into()).or_insert(index);
                }
            }
        }
        self.scopes.pop();
        fields.shrink_to_fit();
        fields
    }

    fn field(&mut self, element: Element<'e>) -> Field {
        let name = element.get(Key::Name).unwrap_or("");
        let count = match element.get(Key::Count).map(|text| (text, self.reference(text))) {
            None => Some(Count::One),
            Some((_, Some(Reference::Number(count)))) => Some(Count::Fixed(count)),
            Some((_, Some(Reference::Field(field)))) => Some(Count::Field(field)),
            Some((text, None)) => {
                let text = quoted(text);
                self.problems.report(
                    element.at,
                    format!("count {text} is neither a number nor an earlier field; its bytes cannot be read"),
                );
                None
            }
        };
        let content = match (element.tag, count) {
            (Some(Tag::Struct), Some(_)) => self.structure(element),
            // Without its count, a field has no type: what follows cannot be found.
            (Some(Tag::Struct), None) => unreadable(),
            (_, Some(_)) => self.value(element),
            (_, None) => {
                self.value(element);
                unreadable()
            }
        };
        Field { name: limits::name(name), content, count: count.unwrap_or(Count::One), tag: 0, argument: None }
    }

    fn structure(&mut self, element: Element<'e>) -> Content {
        if self.scopes.len() > DEEPEST {
            self.problems.report(element.at, format!("structures are nested more than {DEEPEST} deep"));
            return Content::Struct(Vec::new());
        }
        Content::Struct(self.fields(element))
    }

    fn value(&mut self, element: Element<'e>) -> Content {
        let none = (TdhInType::NULL, TdhOutType::NULL);
        let (in_type, implied) = match element.get(Key::InType) {
            None => {
                self.problems.report(element.at, "a field has no inType; its bytes cannot be read");
                none
            }
            Some(name) => names::in_type(name).unwrap_or_else(|| {
                self.problems.report(element.at, format!("unknown inType {}; its bytes cannot be read", quoted(name)));
                none
            }),
        };
        let out_type = element.get(Key::OutType).map_or(implied, |name| {
            names::out_type(name).unwrap_or_else(|| {
                let name = quoted(name);
                self.problems.report(element.at, format!("unknown outType {name}; that of the inType is used"));
                implied
            })
        });
        let length = match element.get(Key::Length).map(|text| (text, self.reference(text))) {
            None => Length::Unstated,
            Some((_, Some(Reference::Number(length)))) => Length::Fixed(length),
            Some((_, Some(Reference::Field(field)))) => Length::Field(field),
            Some((text, None)) => {
                let text = quoted(text);
                self.problems.report(
                    element.at,
                    format!("length {text} is neither a number nor an earlier field; its bytes cannot be read"),
                );
                return unreadable();
            }
        };
        let map = element.get(Key::Map).and_then(|name| {
            self.maps.get(name, size_of_values(in_type), (self.strings, self.budget), element.at, self.problems)
        });
        Content::Value { in_type, out_type, length, map }
    }

    /// Returns the meaning of a count or a length: a number, or the name of an earlier field of the structure or of one
    /// around it. Tools write the name that a field is displayed with, so blanks do not count.
    fn reference(&self, text: &str) -> Option<Reference> {
        if let Some(number) = number(text) {
            return u16::try_from(number).ok().map(Reference::Number);
        }
        let plain = without_blanks(text);
        let find =
            |scope: &HashMap<Cow<'e, str>, u16>| scope.get(text).or_else(|| scope.get(plain.as_deref()?)).copied();
        self.scopes.iter().rev().find_map(find).map(|index| Reference::Field(FieldIndex(index)))
    }
}

/// Returns a name without its blanks, if it has any.
fn without_blanks(name: &str) -> Option<String> {
    name.contains(char::is_whitespace).then(|| name.split_whitespace().collect())
}

/// Returns the content of a field whose bytes cannot be read.
fn unreadable() -> Content {
    let (in_type, out_type) = (TdhInType::NULL, TdhOutType::NULL);
    Content::Value { in_type, out_type, length: Length::Unstated, map: None }
}

enum Reference {
    Number(u16),
    Field(FieldIndex),
}

/// Returns the value of a map for fields of a size in bytes.
pub(crate) fn cut_to(size: u32, value: u64) -> u64 {
    value & (u64::MAX >> (64 - 8 * size.clamp(1, 8)))
}

/// Returns the size in bytes of the numbers of a type; 8 if it is unknown.
pub(crate) fn size_of_values(in_type: TdhInType) -> u32 {
    match in_type {
        TdhInType::INT8 | TdhInType::UINT8 => 1,
        TdhInType::INT16 | TdhInType::UINT16 => 2,
        TdhInType::INT32 | TdhInType::UINT32 | TdhInType::HEXINT32 | TdhInType::BOOLEAN => 4,
        _ => 8,
    }
}
