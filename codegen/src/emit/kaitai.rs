//! Descriptions in Kaitai Struct: the file, its buffers and events, all headers and extended items, and on request the
//! payloads of kernel events.
//!
//! # Design
//!
//! A topic of the tables is one .ksy file, and each form of a structure is a type in the file of its topic. The files
//! contain what the description of the file level, a template, refers to. The payloads are an option, because they are
//! two thirds of the text.

mod dispatch;
mod enums;
mod expr;
mod form;
mod names;
mod payloads;
mod yaml;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use super::File;
use super::shared::bindings::rows;
use super::shared::text::header;
use etwspec_catalog::layouts::{cases, current_form};
use etwspec_catalog::{Catalog, Element, Field, Form, Many, Part, Role, Shape, ValueKind, ValueSet};
use yaml::Item;

/// Description of the file level.
#[derive(Template)]
#[template(path = "kaitai/etl.ksy.txt")]
struct Etl {
    payloads: bool,
}

const README: &str = include_str!("../../templates/kaitai/README.md");

/// Family of topics with payloads, and name of the file that selects one.
const FAMILY: &str = "payloads";

/// Returns the descriptions and their README, with or without the payloads of kernel events.
pub fn files(catalog: &Catalog, payloads: bool) -> Vec<File> {
    // Writing to a string does not fail.
    let etl = Etl { payloads }.render().unwrap_or_default() + "\n";
    let words = etl.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':');
    let named: BTreeSet<(&str, &str)> = words.filter_map(|word| word.split_once("::")).collect();
    let is_named = |module: &str, id: &str| named.contains(&(names::file(module).as_str(), id));
    let (forms, dispatches, sets) = (BTreeSet::new(), BTreeMap::new(), BTreeSet::new());
    let mut plan = Plan { catalog, payloads, forms, dispatches, sets, imports: RefCell::default() };
    for (_, _, structure) in rows(catalog).into_iter().filter(|(_, payload, _)| !payload.whole) {
        if payloads || !structure.module.starts_with(FAMILY) {
            (0..structure.forms.len()).for_each(|form| plan.add_form(&structure.name, form));
        }
    }
    for structure in &catalog.structs {
        for (index, form) in structure.forms.iter().enumerate() {
            if is_named(&structure.module, &names::form(structure, form)) {
                plan.add_form(&structure.name, index);
            }
        }
    }
    for dispatch in &catalog.dispatches {
        if is_named(&dispatch.module, &names::ident(&dispatch.name)) {
            plan.add_dispatch(&dispatch.name, false);
        }
    }
    let file = |name: &str, text: String| File::as_is(format!("kaitai/{name}"), text);
    let mut files = plan.files();
    files.push(file("etl.ksy", etl));
    files.push(file("README.md", README.to_owned()));
    files
}

/// Returns the parts of a form. An array of variable length that is the last field is the only part.
fn tail(form: &Form) -> Vec<Part> {
    let last = form.fields.last().filter(|field| form.tail.is_empty() && field.role != Some(Role::EventData));
    let declared = last.and_then(|field| {
        let (element, stride, many) = match &field.shape {
            Shape::Open { element, stride } => (element, *stride, Many::Open),
            Shape::Counted { element, stride, count } => (element, *stride, Many::Counted(count.clone())),
            _ => return None,
        };
        Some(Part::of_field(field, Element::Fixed((**element).clone()), Some(stride), many))
    });
    form.tail.iter().cloned().chain(declared).collect()
}

/// The types of all files.
struct Plan<'c> {
    catalog: &'c Catalog,
    /// True if payloads of kernel events are written.
    payloads: bool,
    /// Forms by structure.
    forms: BTreeSet<(&'c str, usize)>,
    /// Dispatches by name. True if a field before the structure selects it.
    dispatches: BTreeMap<&'c str, bool>,
    /// Enumerations and flags.
    sets: BTreeSet<&'c str>,
    /// Files that each file refers to.
    imports: RefCell<BTreeMap<String, BTreeSet<String>>>,
}

impl<'c> Plan<'c> {
    /// Adds a form, and all that it refers to.
    fn add_form(&mut self, name: &str, form: usize) {
        let Some(structure) = self.catalog.structure(name).filter(|structure| structure.layout_known) else { return };
        let Some(of) = structure.forms.get(form).filter(|_| self.forms.insert((&structure.name, form))) else { return };
        self.add_fields(&of.fields);
        for item in &structure.inserted {
            let inserted = self.catalog.structure(&item.structure);
            if let Some(form) = inserted.and_then(|inserted| current_form(inserted, of.pointer)) {
                self.add_form(&item.structure, form);
            }
        }
        for part in &of.tail {
            self.sets.extend(part.values.as_deref());
            match &part.element {
                Element::Fixed(shape) => self.add_shape(shape),
                Element::Tailed { name, form } => self.add_form(name, *form),
                Element::Dispatch(name) => self.add_dispatch(name, part.by.is_some()),
            }
        }
    }

    fn add_fields(&mut self, fields: &'c [Field]) {
        for field in fields {
            self.sets.extend(field.values.as_deref());
            self.add_shape(&field.shape);
        }
    }

    fn add_shape(&mut self, shape: &'c Shape) {
        match shape {
            Shape::Struct { name, form } => self.add_form(name, *form),
            Shape::Union(fields) | Shape::Group(fields) => self.add_fields(fields),
            Shape::Bits { bits, .. } => self.sets.extend(bits.iter().filter_map(|bit| bit.values.as_deref())),
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                self.add_shape(element);
            }
            Shape::Scalar(_) | Shape::Padding => {}
        }
    }

    fn add_dispatch(&mut self, name: &str, by_field: bool) {
        let Some(dispatch) = self.catalog.dispatch(name) else { return };
        if self.dispatches.insert(&dispatch.name, by_field).is_none() {
            for (structure, form) in cases(self.catalog, dispatch, current_form).iter().filter_map(|row| row.selects) {
                self.add_form(&structure.name, form);
            }
        }
    }

    /// Returns a type as another file refers to it.
    fn qualified(&self, home: &str, module: &str, id: &str) -> String {
        let (home, file) = (names::file(home), names::file(module));
        if home == file {
            return id.to_owned();
        }
        self.imports.borrow_mut().entry(home).or_default().insert(file.clone());
        format!("{file}::{id}")
    }

    /// Returns the type of a form.
    fn ty(&self, name: &str, form: usize, home: &str) -> String {
        let Some(structure) = self.catalog.structure(name) else { return String::new() };
        self.qualified(home, &structure.module, &names::form(structure, &structure.forms[form]))
    }

    /// Returns the type of a dispatch.
    fn dispatch(&self, name: &str, home: &str) -> String {
        let Some(dispatch) = self.catalog.dispatch(name) else { return String::new() };
        self.qualified(home, &dispatch.module, &names::ident(name))
    }

    /// Returns a set of some kind that has values.
    fn set(&self, name: Option<&str>, kind: ValueKind) -> Option<&'c ValueSet> {
        let set = self.catalog.set(name?).filter(|set| set.kind == kind)?;
        set.values.iter().any(|value| enums::number(set, value).is_some()).then_some(set)
    }

    /// Adds the enumeration that the values of an attribute belong to.
    fn valued(&self, attr: Item, values: Option<&str>, home: &str) -> Item {
        match self.set(values, ValueKind::Enumeration) {
            Some(set) => attr.key("enum", self.qualified(home, &set.module, &names::ident(&set.name))),
            None => attr,
        }
    }

    /// Returns the documentation of an attribute.
    fn doc(&self, texts: [Option<String>; 3], units: Option<&str>, values: Option<&str>) -> String {
        let units = units.map(|units| format!("Unit: {units}."));
        let flags = self.set(values, ValueKind::Flags).map(|set| format!("Flags of `{}`.", names::ident(&set.name)));
        texts.into_iter().chain([units, flags]).flatten().collect::<Vec<_>>().join(" ")
    }

    /// Returns the addresses of sources, at the part that describes an item.
    fn refs(&self, sources: &[String], item: &str) -> Vec<String> {
        let address = |id: &String| {
            let source = self.catalog.source(id)?;
            let at = source.section(item).map_or_else(String::new, |section| format!("#{}", section.at));
            Some(format!("{}{at} {}", source.url.as_ref()?, source.title))
        };
        let mut refs: Vec<String> = sources.iter().filter_map(address).collect();
        refs.dedup();
        refs
    }

    fn files(&self) -> Vec<File> {
        let mut files: BTreeMap<&str, Item> = BTreeMap::new();
        let mut add = |module: &'c str, key: &'static str, item: Item| {
            let topic = self.catalog.topics.iter().find(|topic| topic.module == module);
            let new = || Item::new(names::file(module)).doc(topic.map(|topic| topic.summary.clone()));
            files.entry(module).or_insert_with(new).push(key, item);
        };
        for dispatch in &self.catalog.dispatches {
            if let Some(by_field) = self.dispatches.get(dispatch.name.as_str()) {
                dispatch::specs(self, dispatch, *by_field)
                    .into_iter()
                    .for_each(|spec| add(&dispatch.module, "types", spec));
            }
        }
        for structure in &self.catalog.structs {
            for (index, form) in structure.forms.iter().enumerate() {
                if self.forms.contains(&(structure.name.as_str(), index)) {
                    add(&structure.module, "types", form::spec(self, structure, form));
                }
            }
        }
        for name in &self.sets {
            let set = [ValueKind::Enumeration, ValueKind::Flags].iter().find_map(|kind| self.set(Some(name), *kind));
            if let Some(set) = set {
                let mut spec = Item::new(names::ident(&set.name));
                enums::spec(self.catalog, set).into_iter().for_each(|value| spec.push("-", value));
                add(&set.module, "enums", spec);
            }
        }
        if self.payloads {
            files.insert(FAMILY, payloads::spec(self));
        }
        let text = |(module, spec): (&str, Item)| {
            let topic = module.rsplit("::").next().unwrap_or(module);
            let mut out = format!(
                "{}meta:\n  id: {}\n  title: Event Tracing for Windows, {topic}\n  application: Windows\n  \
                 license: MIT OR Apache-2.0\n  ks-version: 0.11\n",
                header("# "),
                spec.id
            );
            if let Some(imports) = self.imports.borrow().get(&spec.id) {
                out += &format!(
                    "  imports:\n{}",
                    imports.iter().map(|file| format!("    - {file}\n")).collect::<String>()
                );
            }
            out += "  encoding: UTF-16LE\n  endian: le\n  bit-endian: le\n";
            spec.write(&mut out, 0);
            File::as_is(format!("kaitai/{}.ksy", spec.id), out)
        };
        files.into_iter().map(text).collect()
    }
}
