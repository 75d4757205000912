//! Emitter of payload types: the payload of an event in all its layouts, with a getter for each field.
//!
//! # Design
//!
//! `Payload` has one variant for each payload type, not for each form, so a program that counts context switches
//! matches one variant. A payload type consists of bytes and a reference to the locations of its fields in the selected
//! layout. A getter reads a location by index: its code is the same for all forms, and a new form adds a row. A getter
//! returns an `Option` if some layout lacks the field. An enumeration of views would repeat each getter for each form,
//! and compile more slowly.

mod members;

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use super::docs;
use super::escape::{Doc, filters};
use super::typed::Typed;
use crate::emit::shared::bindings;
use etwspec_catalog::{Catalog, Struct, casing};
use members::{Kind, Member, members};

/// Name of the module of a topic that contains its payload types.
pub(super) const MODULE: &str = "payload_types";

#[derive(Template)]
#[template(path = "rust/payload_types.rs.txt")]
struct Module<'t> {
    header: String,
    types: Vec<&'t PayloadType<'t>>,
}

/// Location of each field in a layout.
struct FormTable {
    name: String,
    slots: Vec<String>,
}

struct Getter {
    name: String,
    doc: Doc,
    ty: String,
    /// The expression that reads the field.
    read: String,
    /// Reason for the deprecation.
    deprecated: Option<String>,
}

/// A payload type: structures that are layouts of the same payload.
pub(super) struct PayloadType<'c> {
    /// Name of the variant of `Payload`. The type has the suffix `Payload`.
    pub(super) name: &'c str,
    pub(super) module: &'c str,
    pub(super) structures: Vec<&'c Struct>,
    /// Summary of the newest structure.
    pub(super) summary: Doc,
    doc: Vec<Doc>,
    forms: Vec<FormTable>,
    /// Getters of fields, by index.
    getters: Vec<Getter>,
    /// Getters that call another.
    derived: Vec<Getter>,
    /// Former names of the type, without the suffix.
    former: Vec<String>,
}

impl PayloadType<'_> {
    /// Returns the path of the type.
    pub(super) fn path(&self) -> String {
        format!("crate::{}::{}Payload", self.module, self.name)
    }
}

/// Returns the path of the locations of the fields of a payload type in a form.
pub(super) fn slots(structure: &Struct, form: usize) -> String {
    format!("crate::{}::{MODULE}::{}", structure.module, table(structure, form))
}

fn table(structure: &Struct, form: usize) -> String {
    format!("{}_{form}", casing::screaming(&structure.name, None, None))
}

/// Returns all payload types, by name. The structures of each are in the order of event versions.
pub(super) fn all(catalog: &Catalog) -> Vec<PayloadType<'_>> {
    let mut types: BTreeMap<&str, Vec<(&Struct, u32)>> = BTreeMap::new();
    for (_, payload, structure) in bindings::rows(catalog).into_iter().filter(|(_, payload, _)| !payload.whole) {
        let version = payload.event_version.unwrap_or(u32::MAX);
        let structures = types.entry(structure.payload_type.as_deref().unwrap_or(&structure.rust)).or_default();
        match structures.iter_mut().find(|(known, _)| known.name == structure.name) {
            Some((_, newest)) => *newest = version.max(*newest),
            None => structures.push((structure, version)),
        }
    }
    let ordered = types.into_iter().map(|(name, mut structures)| {
        structures.sort_by_key(|(structure, version)| (*version, structure.name.clone()));
        ty(catalog, name, structures.into_iter().map(|(structure, _)| structure).collect())
    });
    ordered.collect()
}

/// Returns the topics with payload types, and the text of the module of each.
pub(super) fn modules(all: &[PayloadType<'_>]) -> Vec<(String, String)> {
    let mut topics: BTreeMap<&str, Vec<&PayloadType<'_>>> = BTreeMap::new();
    for ty in all {
        topics.entry(ty.module).or_default().push(ty);
    }
    let module = |(topic, types): (&str, Vec<_>)| {
        let model = Module { header: docs::header("spec/structs/ and spec/hooks/"), types };
        (topic.to_owned(), super::print::tidy(&super::print::render(&model)))
    };
    topics.into_iter().map(module).collect()
}

fn ty<'c>(catalog: &'c Catalog, name: &'c str, structures: Vec<&'c Struct>) -> PayloadType<'c> {
    let forms: Vec<(&Struct, usize)> =
        structures.iter().flat_map(|structure| (0..structure.forms.len()).map(|form| (*structure, form))).collect();
    let members: Vec<Vec<Member>> =
        forms.iter().map(|(structure, form)| members(catalog, &structure.forms[*form])).collect();
    let mut shared: Vec<&str> = Vec::new();
    for member in members.iter().rev().flatten() {
        if !shared.contains(&member.name.as_str()) {
            shared.push(&member.name);
        }
    }
    let mut taken: BTreeSet<String> = RESERVED.iter().map(|name| (*name).to_owned()).collect();
    let (mut getters, mut slots) = (Vec::new(), vec![Vec::new(); forms.len()]);
    let (mut typed_getters, mut former) = (Vec::new(), Vec::new());
    for name in shared {
        let found: Vec<Option<&Member>> =
            members.iter().map(|members| members.iter().find(|member| member.name == name)).collect();
        let Some((ty, read)) = Kind::shared(&found) else { continue };
        let mut rust = casing::snake(name);
        while !taken.insert(rust.clone()) {
            rust.push('_');
        }
        let read = read.replace("SLOT", &getters.len().to_string());
        let typed = Kind::typed(catalog, &found).map(|typed| typed_getter(&typed, &rust, &ty));
        let deprecated = deprecated(&found);
        former.extend(found.iter().flatten().flat_map(|member| &member.renamed_from).map(|name| Getter {
            name: casing::snake(name),
            doc: Doc::text(&format!("Former name of `{rust}`.")),
            ty: ty.clone(),
            read: format!("self.{rust}()"),
            deprecated: Some(format!("renamed to `{rust}`")),
        }));
        getters.push(Getter { name: rust, doc: doc(&forms, &found), ty, read, deprecated });
        // Slots are numbered by the getters of raw values.
        typed_getters.extend(typed.filter(|getter| taken.insert(getter.name.clone())));
        for (slots, member) in slots.iter_mut().zip(&found) {
            slots.push(member.map_or_else(|| "Slot::Absent".to_owned(), |member| member.slot.clone()));
        }
    }
    let mut derived = typed_getters;
    derived.extend(former.into_iter().filter(|getter: &Getter| taken.insert(getter.name.clone())));
    let tables =
        forms.iter().zip(slots).map(|((structure, form), slots)| FormTable { name: table(structure, *form), slots });
    let c_names: Vec<String> = structures.iter().map(|structure| format!("`{}`", structure.name)).collect();
    let summary = Doc::text(structures.last().map_or("", |structure| &structure.summary));
    // A type with a name of its own keeps it if a structure is renamed.
    let unnamed = structures.iter().filter(|structure| structure.payload_type.is_none());
    let former = unnamed.flat_map(|structure| &structure.renamed_from).map(|former| casing::pascal(former));
    PayloadType {
        former: former.filter(|former| former != name).collect(),
        name,
        // All structures of a payload type are in one topic.
        module: structures.first().map_or("", |structure| &structure.module),
        doc: vec![
            summary.clone(),
            Doc::default(),
            Doc::text(&format!("Payload of {}.", events(catalog, &structures))),
            Doc::default(),
            Doc::text(&format!("Structures: {}.", c_names.join(", "))),
        ],
        summary,
        getters,
        derived,
        forms: tables.collect(),
        structures,
    }
}

/// Returns the getter that returns a field as a value with its meaning.
fn typed_getter(typed: &Typed, raw: &str, ty: &str) -> Getter {
    let (ty, read) = typed.read(raw, ty.starts_with("Option<"));
    Getter { name: typed.name(raw), doc: typed.doc(raw), ty, read, deprecated: None }
}

/// Returns why a field is deprecated, if it is in all layouts that have it.
fn deprecated(found: &[Option<&Member>]) -> Option<String> {
    let mut members = found.iter().flatten();
    let first = members.next()?.deprecated.clone()?;
    members.all(|member| member.deprecated.is_some()).then_some(first)
}

/// Returns the events of a payload type.
fn events(catalog: &Catalog, structures: &[&Struct]) -> String {
    let mut events: Vec<String> = Vec::new();
    let all = catalog.hooks.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)));
    for (group, event) in all.filter(|(group, event)| event.hook.is_some() || group.class) {
        let own = |name: &str| structures.iter().any(|structure| bindings::is_called(structure, name));
        if event.payloads.iter().any(|payload| !payload.whole && own(&payload.structure)) {
            let name = event.name.as_ref().map_or_else(String::new, |name| format!("`{name}` "));
            let class =
                if group.class { format!("type {} of `{}`", group.number(event), group.name) } else { event.number() };
            events.push(format!("{name}({class})"));
        }
    }
    events.dedup();
    events.join(", ")
}

/// Returns the documentation of a getter, from the newest layout that has the field.
fn doc(forms: &[(&Struct, usize)], found: &[Option<&Member>]) -> Doc {
    let newest = found.iter().rev().flatten().next();
    let mut names: Vec<String> = Vec::new();
    for member in found.iter().rev().flatten() {
        let name = format!("`{}`", member.own_name);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let mut lacking: Vec<String> = Vec::new();
    for ((structure, _), _) in forms.iter().zip(found).filter(|(_, member)| member.is_none()) {
        let own = forms.iter().zip(found).filter(|((other, _), _)| other.name == structure.name);
        let some = if own.clone().any(|(_, member)| member.is_some()) { "some forms of " } else { "" };
        let name = format!("{some}`{}`", structure.name);
        if !lacking.contains(&name) {
            lacking.push(name);
        }
    }
    let text = newest.and_then(|member| member.doc.as_deref());
    let meaning = newest.and_then(|member| member.meaning);
    let unknown = newest.is_some_and(|member| member.unknown);
    let units = newest.and_then(|member| member.units.as_deref());
    let text = docs::field(&format!("In C: {}.", names.join(", ")), text, unknown, units, meaning);
    let absent = if lacking.is_empty() { String::new() } else { format!("Not in {}.", lacking.join(", ")) };
    text.then(&absent)
}

/// Methods of the types that payload types dereference to, and of their traits.
const RESERVED: [&str; 9] =
    ["bytes", "clone", "deref", "eq", "fit", "fmt", "has_layout", "has_other_pointer_size", "layout"];
