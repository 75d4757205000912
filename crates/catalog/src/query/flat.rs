//! Flat view of one release and pointer size: the value of every name, and every field by path.

use std::collections::{HashMap, HashSet};

use serde::{Serialize, Serializer};

use super::fields::flatten;
use super::following::following;
use super::moment::{Moment, Presence, cells};
use crate::axis::Pointer;
use crate::{Catalog, Form, Part, ValueKind, When};

/// Flat view of the catalog in one release with one pointer size.
#[derive(Clone, Debug, Serialize)]
pub struct FlatCatalog {
    /// Release.
    pub release: FlatRelease,
    /// Pointer size in bits.
    pub pointer: u32,
    /// Numbers by name, in the order of the tables.
    #[serde(serialize_with = "as_map")]
    pub constants: Vec<(String, u64)>,
    /// Structures by name, including aliases.
    #[serde(serialize_with = "as_map")]
    pub structs: Vec<(String, FlatStruct)>,
}

/// Release of a flat view.
#[derive(Clone, Debug, Serialize)]
pub struct FlatRelease {
    /// ID of the release or point.
    pub id: String,
    /// First build.
    pub build: u32,
}

/// Structure.
#[derive(Clone, Debug, Serialize)]
pub struct FlatStruct {
    /// Size in bytes, as C's `sizeof`.
    pub size: u32,
    /// Alignment in bytes.
    pub align: u32,
    /// Size of the fixed part in bytes, if it differs from `size`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed: Option<u32>,
    /// Fields by path.
    #[serde(serialize_with = "as_map")]
    pub fields: Vec<(String, FlatField)>,
    /// Parts that follow the fixed part, in order. They have no offsets, because their sizes vary.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tail: Vec<FlatPart>,
}

/// Part that follows the fixed part, in words.
#[derive(Clone, Debug, Serialize)]
pub struct FlatPart {
    /// Name.
    pub name: String,
    /// Type of an element in C, or the name of a dispatch.
    #[serde(rename = "type")]
    pub ty: String,
    /// Size of an element in bytes, if all elements have the same size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// Number of elements, in words.
    pub many: String,
    /// Conditions and selectors, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<String>,
}

/// Field.
#[derive(Clone, Debug, Serialize)]
pub struct FlatField {
    /// Offset in bytes from the start of the structure.
    pub offset: u32,
    /// Size in bytes.
    pub size: u32,
    /// Type in C.
    #[serde(rename = "type")]
    pub ty: String,
    /// Position of the lowest bit and number of bits, for a bit field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bits: Option<(u32, u32)>,
}

/// Returns the flat view of a release.
///
/// A release that is divided into points has the constants of all points and the structures of the last.
pub fn flat(catalog: &Catalog, moment: &Moment, pointer: Pointer) -> FlatCatalog {
    FlatCatalog {
        release: FlatRelease { id: moment.id.clone(), build: moment.build },
        pointer: pointer.bits(),
        constants: Constants::new(catalog, moment, pointer).collect(),
        structs: structs(catalog, moment, pointer),
    }
}

fn structs(catalog: &Catalog, moment: &Moment, pointer: Pointer) -> Vec<(String, FlatStruct)> {
    let mut all = Vec::new();
    for structure in &catalog.structs {
        let held = |versions| cells(&catalog.releases, versions).contains(moment.last, pointer);
        let Some(form) = structure.forms.iter().find(|form| held(&form.releases)) else { continue };
        let mut fields: Vec<(String, FlatField)> = Vec::new();
        for field in flatten(catalog, form) {
            // Two arms of a union may give the same name to the same bytes; a path is listed once.
            if !fields.iter().any(|(path, _)| *path == field.path) {
                let flat = FlatField { offset: field.offset, size: field.size, ty: field.ty, bits: field.bits };
                fields.push((field.path, flat));
            }
        }
        let tail = form.tail.iter().map(|part| flat_part(catalog, form, part)).collect();
        let fixed = (form.fixed != form.size).then_some(form.fixed);
        let flat = FlatStruct { size: form.size, align: form.align, fixed, fields, tail };
        let aliases = structure.aliases.iter().map(|alias| (alias.name.clone(), flat.clone()));
        let aliases: Vec<_> = aliases.collect();
        all.push((structure.name.clone(), flat));
        all.extend(aliases);
    }
    all
}

fn flat_part(catalog: &Catalog, form: &Form, part: &Part) -> FlatPart {
    let said = following(catalog, form, part);
    let plain = |text: String| text.replace('`', "");
    FlatPart {
        name: part.name.clone(),
        ty: said.ty,
        size: part.size,
        many: plain(said.many),
        told: said.conditions.into_iter().map(plain).collect(),
    }
}

/// One meaning of a number.
struct Meaning<'a> {
    names: Vec<&'a str>,
    value: u64,
    when: &'a When,
}

struct Constants<'a> {
    catalog: &'a Catalog,
    moment: &'a Moment,
    pointer: Pointer,
    order: Vec<String>,
    best: HashMap<String, (Rank, u64)>,
}

/// Match of a row with the moment: its presence, and its presence at the last point.
type Rank = (Presence, bool);

impl<'a> Constants<'a> {
    fn new(catalog: &'a Catalog, moment: &'a Moment, pointer: Pointer) -> Self {
        Constants { catalog, moment, pointer, order: Vec::new(), best: HashMap::new() }
    }

    fn collect(mut self) -> Vec<(String, u64)> {
        let catalog = self.catalog;
        self.sets();
        for mask in &catalog.masks {
            let bits = mask.groups.iter().flat_map(|group| &group.bits);
            self.meanings(bits.map(|bit| meaning(&bit.name, &bit.aliases, u64::from(bit.value), &bit.when)).collect());
            let flags = mask.enable_flags.iter();
            self.meanings(
                flags
                    .map(|flag| Meaning { names: vec![&flag.name], value: u64::from(flag.value), when: &flag.when })
                    .collect(),
            );
        }
        for requests in &catalog.requests {
            let classes = requests.classes.iter();
            self.meanings(
                classes
                    .map(|class| Meaning {
                        names: std::iter::once(&class.name).chain(&class.aliases).map(String::as_str).collect(),
                        value: u64::from(class.value),
                        when: &class.when,
                    })
                    .collect(),
            );
        }
        let groups = catalog.hooks.iter();
        self.meanings(
            groups
                .filter_map(|group| {
                    let value = u64::from(group.group?.wrapping_shl(8));
                    Some(Meaning { names: vec![&group.name], value, when: &group.when })
                })
                .collect(),
        );
        // A hook id's high byte is its group, so meanings of one id are always of one group.
        for group in &catalog.hooks {
            let events = group.events.iter();
            self.meanings(
                events
                    .filter_map(|event| Some(meaning(&event.name, &event.aliases, u64::from(event.hook?), &event.when)))
                    .collect(),
            );
        }
        let best = self.best;
        self.order.into_iter().filter_map(|name| best.get(&name).map(|&(_, value)| (name, value))).collect()
    }

    fn sets(&mut self) {
        // A row of another table is added with that table.
        for set in self.catalog.sets.iter().filter(|set| set.rows.is_none()) {
            let meanings: Vec<Meaning<'a>> = set
                .values
                .iter()
                .filter_map(|row| Some(meaning(&row.name, &row.aliases, row.value?.of(self.pointer), &row.when)))
                .collect();
            // Constants only belong together: two of them with one number are not two meanings of it.
            if set.kind == ValueKind::Constants {
                meanings.into_iter().for_each(|meaning| self.meanings(vec![meaning]));
            } else {
                self.meanings(meanings);
            }
            let Some(sentinel) = &set.sentinel else { continue };
            let axis = &self.catalog.releases;
            let held = |at: &&crate::SentinelAt| self.moment.within(axis, &at.releases, Some(self.pointer));
            if let Some(at) = sentinel.values.iter().rev().find(held) {
                let value = at.value;
                self.add(&sentinel.name, (Presence::Here, true), value);
            }
        }
    }

    /// Adds the names of one set that are not known to be absent.
    fn meanings(&mut self, meanings: Vec<Meaning<'a>>) {
        let axis = &self.catalog.releases;
        let presences: Vec<Presence> =
            meanings.iter().map(|meaning| self.moment.presence(axis, meaning.when, Some(self.pointer))).collect();
        let known = meanings.iter().zip(&presences).filter(|(_, presence)| **presence == Presence::Here);
        let here: HashSet<u64> = known.map(|(meaning, _)| meaning.value).collect();
        for (meaning, presence) in meanings.iter().zip(presences) {
            let displaced = presence == Presence::Possible && here.contains(&meaning.value);
            if presence == Presence::Absent || displaced {
                continue;
            }
            let at_last = meaning.when.releases.as_ref().is_some_and(|versions| {
                cells(&self.catalog.releases, versions).contains(self.moment.last, self.pointer)
            });
            for name in &meaning.names {
                self.add(name, (presence, at_last), meaning.value);
            }
        }
    }

    /// Adds a name. Among several rows with the name, a row that is known to exist has precedence, then a row of the
    /// moment's last point, then the first row.
    fn add(&mut self, name: &str, rank: Rank, value: u64) {
        match self.best.get_mut(name) {
            None => {
                self.order.push(name.to_owned());
                self.best.insert(name.to_owned(), (rank, value));
            }
            Some(best) if best.0 < rank => *best = (rank, value),
            Some(_) => {}
        }
    }
}

fn meaning<'a>(name: &'a Option<String>, aliases: &'a [String], value: u64, when: &'a When) -> Meaning<'a> {
    Meaning { names: name.iter().chain(aliases).map(String::as_str).collect(), value, when }
}

fn as_map<V: Serialize, S: Serializer>(pairs: &[(String, V)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}
