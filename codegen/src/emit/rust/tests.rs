//! Property tests of the crate: lists of types, to which the laws in the folder `tests/laws` of the workspace are applied.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use super::escape::{Doc, filters};
use super::payloads::Payloads;
use super::record::{self, Record};
use super::{Source, Text, docs, leaf, names, provider_payloads, structs, tail};

use etwspec_catalog::{Catalog, Element, Form, Many, Part, Struct, ValueKind, casing};

/// Root file of the tests. One program takes less time to link than one per family.
#[derive(Template)]
#[template(path = "rust/test_main.rs.txt")]
struct Main {
    header: String,
    /// Modules with types of structures and values.
    modules: Vec<Module>,
    /// True if providers have payload types.
    providers: bool,
}

struct Module {
    name: String,
    feature: Option<String>,
}

/// Lists of the types of a family.
#[derive(Template, Default)]
#[template(path = "rust/test.rs.txt")]
struct Lists {
    header: String,
    what: Doc,
    /// Modules of the crate in which the types are.
    roots: BTreeSet<String>,
    fixed: Vec<String>,
    /// Forms whose trailing padding is optional.
    unpadded: Vec<String>,
    inner: BTreeSet<String>,
    arrays: Vec<String>,
    inserting: Vec<String>,
    items: Vec<Item>,
    sequences: Vec<Sequence>,
    /// Headers with the total size, each with the word for its kind.
    payloads: Vec<(&'static str, String)>,
    choices: Vec<Choice>,
    /// Paths of dispatches, and of their cases.
    dispatches: Vec<(String, String)>,
    enumerations: Vec<String>,
    flags: Vec<String>,
    masks: Vec<Mask>,
    payload_types: Option<PayloadTypes>,
}

struct Item {
    header: String,
    item: Inserted,
    others: Vec<Inserted>,
}

/// An item that a header may insert before the payload.
#[derive(Clone)]
struct Inserted {
    name: String,
    ty: String,
    counted: bool,
}

struct Sequence {
    ty: String,
    parts: Vec<String>,
}

struct Choice {
    module: String,
    forms: Vec<String>,
}

struct Mask {
    name: String,
    mask: String,
    value: String,
    flags: String,
    words: String,
}

/// Payload types of events.
struct PayloadTypes {
    home: String,
    /// Number of layouts.
    layouts: usize,
    /// Variants of `Payload` and their types.
    types: Vec<(String, String)>,
}

/// Module of the types that belong to no family.
const CORE: &str = "always";

/// Folder of the tests.
const FOLDER: &str = "rust/tests/laws";

/// Returns the test files: one per family, and the root.
pub(super) fn files(catalog: &Catalog, payloads: Option<&Payloads<'_>>) -> Vec<Source> {
    let mut families: BTreeMap<Option<String>, Lists> = BTreeMap::new();
    let family = |module: &str| names::family(catalog, module);
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        families.entry(family(&structure.module)).or_default().structure(catalog, structure);
    }
    for dispatch in &catalog.dispatches {
        let cases = format!("{}::{}_CASES", dispatch.module, casing::screaming(&dispatch.name, None, None));
        let lists = families.entry(family(&dispatch.module)).or_default();
        lists.dispatches.push((public(&names::dispatch(catalog, &dispatch.name)), cases));
    }
    for set in &catalog.sets {
        let lists = families.entry(family(&set.module)).or_default();
        let path = format!("{}::{}", set.module, set.rust);
        match set.kind {
            ValueKind::Enumeration => lists.enumerations.push(path),
            ValueKind::Flags => lists.flags.push(path),
            ValueKind::Constants => {}
        }
    }
    for mask in &catalog.masks {
        let structure = catalog.structs.iter().find(|structure| structure.name == mask.structure);
        let form = structure.and_then(|s| Some(public(&names::form_path(s, s.forms.iter().position(|f| f.current)?))));
        let of = |name: &str| format!("{}::{name}", mask.module);
        let lists = families.entry(family(&mask.module)).or_default();
        lists.flags.push(of(&mask.enable_rust));
        lists.masks.push(Mask {
            name: casing::snake(&mask.name),
            mask: of(&mask.mask_rust),
            value: of(&mask.rust),
            flags: of(&mask.enable_rust),
            words: form.unwrap_or_default(),
        });
    }
    if let Some(payloads) = payloads {
        families.entry(family(&payloads.home)).or_default().payload_types = Some(payload_types(payloads));
    }
    let mut modules = Vec::new();
    let mut files = Vec::new();
    for (feature, mut lists) in families {
        let name = feature.clone().unwrap_or_else(|| CORE.to_owned());
        lists.header = docs::header("spec/");
        lists.what = Doc::text(&match &feature {
            Some(feature) => format!("the family `{feature}`"),
            None => "no family".to_owned(),
        });
        lists.roots = lists.roots();
        files.push(file(&name, &super::print::render(&lists)));
        modules.push(Module { name, feature });
    }
    let providers = provider_payloads::tests(catalog);
    let main = Main { header: docs::header("spec/"), modules, providers: providers.is_some() };
    files.push(file("main", &super::print::render(&main)));
    files.extend(providers.map(|text| file("provider_payloads", &text)));
    files
}

fn file(name: &str, text: &str) -> Source {
    Source { path: format!("{FOLDER}/{name}.rs"), text: Text::AsIs(super::print::tidy(text)) }
}

fn payload_types(payloads: &Payloads<'_>) -> PayloadTypes {
    let structures = payloads.types.iter().flat_map(|ty| &ty.structures);
    PayloadTypes {
        home: payloads.home.clone(),
        layouts: structures.map(|structure| structure.forms.len()).sum(),
        types: payloads.types.iter().map(|ty| (ty.name.to_owned(), public(&ty.path()))).collect(),
    }
}

impl Lists {
    /// Returns the modules of the root of the crate that paths begin with.
    fn roots(&self) -> BTreeSet<String> {
        let sequences = self.sequences.iter().map(|sequence| &sequence.ty);
        let masks = self.masks.iter().flat_map(|mask| [&mask.mask, &mask.words]);
        let items = self.items.iter().flat_map(|item| item.others.iter().chain([&item.item])).map(|item| &item.ty);
        let types = self.payload_types.iter().flat_map(|types| types.types.iter().map(|(_, ty)| ty));
        let headers = self.payloads.iter().map(|(_, ty)| ty).chain(self.dispatches.iter().map(|(ty, _)| ty));
        let lists = [&self.fixed, &self.unpadded, &self.arrays, &self.inserting, &self.enumerations, &self.flags];
        let paths = lists.into_iter().flatten().chain(&self.inner).chain(sequences).chain(masks).chain(items);
        paths.chain(types).chain(headers).filter_map(|path| Some(path.split_once("::")?.0.to_owned())).collect()
    }

    fn structure(&mut self, catalog: &Catalog, structure: &Struct) {
        let module = format!("{}::{}", structure.module, names::module(structure));
        for form in &structure.forms {
            let record = record::of_form(catalog, structure, form);
            self.inner(&module, &record);
            self.form(catalog, structure, form, &record, format!("{module}::{}", form.rust));
        }
        if structs::has_choice(catalog, structure) {
            let forms = structure.forms.iter().map(|form| form.rust.clone()).collect();
            self.choices.push(Choice { module, forms });
        }
    }

    fn inner(&mut self, module: &str, record: &Record) {
        for inner in &record.inner {
            self.inner(module, &inner.record);
            self.inner.insert(format!("{module}::{}", inner.ty));
        }
    }

    fn form(&mut self, catalog: &Catalog, structure: &Struct, form: &Form, record: &Record, ty: String) {
        let is_array = record.tail.is_some();
        if !form.tail.is_empty() {
            self.sequences.push(Sequence { ty, parts: parts(catalog, structure, form, record) });
            return;
        }
        if structure.total.is_some() {
            let tailed = leaf::is_tailed(structure, form);
            let kind = if is_array {
                "fixed"
            } else if tailed {
                "whole"
            } else {
                "record"
            };
            self.payloads.push((kind, ty.clone()));
        }
        if !structure.inserted.is_empty() {
            self.items.extend(items(catalog, structure, &ty));
            self.inserting.push(ty);
        } else if is_array {
            self.arrays.push(ty);
        } else if structure.trailing_padding_optional {
            self.unpadded.push(ty);
        } else {
            self.fixed.push(ty);
        }
    }
}

/// Returns the parts of a tail, each with the word for what is there.
fn parts(catalog: &Catalog, structure: &Struct, form: &Form, record: &Record) -> Vec<String> {
    let what = |part: &Part| match (&part.element, &part.many, part.text) {
        (Element::Fixed(_), Many::One, Some(_)) => format!("text({})", part.size.unwrap_or(0)),
        (Element::Fixed(_), Many::One | Many::Fixed(_), None) => format!("fixed({})", part.size.unwrap_or(0)),
        (Element::Tailed { .. } | Element::Dispatch(_), Many::One, _) if part.by.is_none() => "item".to_owned(),
        _ => "bytes".to_owned(),
    };
    let models = tail::model(catalog, structure, form, record).parts;
    let parts = form.tail.iter().zip(models).map(|(part, model)| {
        let optional = if model.maybe() { "optional_" } else { "" };
        format!("{}: {optional}{}", model.name, what(part))
    });
    parts.collect()
}

/// Returns the items that a header may insert, each with the others.
fn items(catalog: &Catalog, structure: &Struct, header: &str) -> Vec<Item> {
    let rows = structure.inserted.iter().filter_map(|row| {
        let item = catalog.structs.iter().find(|item| item.name == row.structure)?;
        let ty = public(&names::form_path(item, item.forms.iter().position(|form| form.current)?));
        Some(Inserted { name: casing::snake(&item.name), ty, counted: row.count.is_some() })
    });
    let rows: Vec<_> = rows.collect();
    let item = |item: &Inserted| Item {
        header: header.to_owned(),
        item: item.clone(),
        others: rows.iter().filter(|other| other.name != item.name).cloned().collect(),
    };
    rows.iter().map(item).collect()
}

/// Returns a path from the root of the crate.
fn public(path: &str) -> String {
    path.trim_start_matches("crate::").to_owned()
}
