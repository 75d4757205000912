//! Emitter of the Rust crate. The crate etwspec-runtime contains what is written by hand.
//!
//! # Design
//!
//! Headers, buffers, the log file header, masks and information classes are always compiled. Each topic of a family is
//! a feature, and the family is a feature with all its topics. Only `std` and `documentation` are enabled by default, so a
//! program that reads headers compiles headers and no dependency.
//!
//! Templates write most files in their final form. Other files pass through a formatter.

mod describe;
mod dispatch;
mod docs;
mod escape;
mod leaf;
mod links;
mod lists;
mod masks;
mod model;
mod names;
mod paths;
mod payload_types;
mod payloads;
mod prelude;
mod print;
mod provider_payloads;
mod providers;
mod reach;
mod record;
mod references;
mod small;
mod sources;
mod structs;
mod tail;
mod tests;
mod typed;
mod values;
mod verified;

/// Modules of files that several tables of a topic share.
pub const OF_TOPICS: &[&str] = &[small::MODULE, values::MODULE];

pub use lists::constants as release_constants;
pub use paths::{constant, form_aliases, getter_paths, in_module, set_type, type_paths};
pub(crate) use prelude::{OF_DISPATCH, OF_RUNTIME, OF_VALUES};
use std::collections::BTreeMap;

use askama::Template;

use super::{File as Source, Text};
use etwspec_catalog::{Catalog, Struct, ValueKind, casing};

use escape::{Doc, filters};
use payloads::Payloads;
pub(super) use print::pretty;
pub use structs::has_choice;

/// Documentation of the package, copied unchanged.
const README: &str = include_str!("../../templates/rust/README.md");

#[derive(Template)]
#[template(path = "rust/lib.rs.txt")]
struct Lib {
    modules: Vec<Gated>,
    /// Modules with an index of tables.
    topics: Vec<Gated>,
    /// Paths of providers.
    providers: Vec<Gated>,
    features: Vec<Feature>,
}

/// Feature that enables modules.
struct Feature {
    name: String,
    summary: Doc,
    /// Other features that it enables.
    enables: Vec<String>,
    /// True for a family, which enables all of its topics.
    family: bool,
}

/// Name or path of an item, and the feature that enables it.
struct Gated {
    name: String,
    feature: Option<String>,
    /// Former names of the module.
    former: Vec<String>,
}

/// Manifest of the crate.
#[derive(Template)]
#[template(path = "rust/Cargo.toml.txt")]
struct Manifest {
    features: Vec<Feature>,
}

#[derive(Template)]
#[template(path = "rust/topic.rs.txt")]
struct Topic {
    header: String,
    summary: Doc,
    /// Feature that enables the topic.
    feature: Option<String>,
    /// Feature that enables all topics of the family.
    whole: Option<String>,
    /// Topics of a family.
    modules: Vec<Gated>,
    items: Vec<Item>,
    /// Tables that describe the items of the topic.
    index: Option<Tables>,
}

impl Topic {
    /// Returns whether the feature of the family enables items of the module itself.
    fn has_items_of(&self, whole: &str) -> bool {
        self.items.iter().any(|item| item.feature.as_deref() == Some(whole))
    }
}

/// Paths of the tables of a topic.
#[derive(Default)]
struct Tables {
    layouts: Vec<String>,
    values: Vec<String>,
    dispatches: Vec<String>,
}

struct Item {
    module: String,
    /// True if the module is in the file of small structures.
    small: bool,
    exports: Vec<String>,
    alloc_exports: Vec<String>,
    /// Former names of the module.
    former_modules: Vec<String>,
    glob: bool,
    feature: Option<String>,
}

/// Returns all files of the crate.
pub fn files(catalog: &Catalog) -> Vec<Source> {
    let mut out = Crate::default();
    let payloads = payloads::of(catalog);
    out.package();
    out.items(catalog, payloads.as_ref());
    out.files.extend(tests::files(catalog, payloads.as_ref()));
    out.add("rust/src/rt.rs".to_owned(), Text::Raw(prelude::module()));
    out.add("rust/src/rt/sources.rs".to_owned(), Text::Raw(sources::module(catalog)));
    out.add("rust/Cargo.toml".to_owned(), Text::AsIs(print::render(&Manifest { features: features(catalog) })));
    out.topics(catalog);
    out.files.into_iter().map(fitted).collect()
}

/// Path of the lists that the runtime is compiled with, from the folder that contains the output folder.
pub const LISTS: &str = "crates/runtime/src/lists.rs";

/// Returns the lists that the runtime is compiled with: releases, meanings and types of fields.
pub fn lists(catalog: &Catalog) -> String {
    print::fit(&print::tidy(&lists::module(catalog)))
}

/// Returns a file of code in lines of limited length. Formatting limits those of raw code.
fn fitted(file: Source) -> Source {
    let text = match file.text {
        Text::AsIs(text) if file.path.ends_with(".rs") => Text::AsIs(print::fit(&text)),
        text => text,
    };
    Source { text, ..file }
}

/// Files and modules emitted so far.
#[derive(Default)]
struct Crate {
    files: Vec<Source>,
    topics: BTreeMap<String, Vec<Item>>,
}

impl Crate {
    fn add(&mut self, path: String, text: Text) {
        self.files.push(Source { path, text });
    }

    fn package(&mut self) {
        for (path, text) in [("README.md", README)].iter().chain(&super::LICENSES) {
            self.add(format!("rust/{path}"), Text::AsIs((*text).to_owned()));
        }
    }

    /// Adds a module of a topic: its files, by path from the folder of the topic, and its exports.
    fn item(&mut self, topic: &str, item: Item, texts: impl IntoIterator<Item = (String, Text)>) {
        for (name, text) in texts {
            self.add(format!("rust/src/{}/{name}.rs", names::folder(topic)), text);
        }
        self.topics.entry(topic.to_owned()).or_default().push(item);
    }

    fn items(&mut self, catalog: &Catalog, payloads: Option<&Payloads<'_>>) {
        let known = catalog.structs.iter().filter(|structure| structure.layout_known);
        let (small, large): (Vec<&Struct>, Vec<&Struct>) = known.partition(|structure| small::is_small(structure));
        for structure in large {
            let text = Text::AsIs(structs::module(catalog, structure, docs::header(&structure.file)));
            self.item(&structure.module, of_structure(structure), [(names::module(structure), text)]);
        }
        for (topic, structures) in by_topic(small, |structure| &structure.module) {
            let text = Text::AsIs(small::module(catalog, &structures));
            self.item(topic, Item::whole(small::MODULE), [(small::MODULE.to_owned(), text)]);
            structures.iter().for_each(|structure| self.item(topic, of_structure(structure), []));
        }
        for dispatch in &catalog.dispatches {
            let module = casing::snake(&dispatch.name);
            let text = dispatch::module(catalog, dispatch);
            self.item(&dispatch.module, Item::whole(&module), [(module.clone(), Text::Raw(text))]);
        }
        for (topic, sets) in by_topic(&catalog.sets, |set| &set.module) {
            // The formatter does not change arguments of macros, so the template determines their layout.
            let text = Text::AsIs(values::module(catalog, &sets));
            self.item(topic, Item::whole(values::MODULE), [(values::MODULE.to_owned(), text)]);
        }
        for mask in &catalog.masks {
            let module = casing::snake(&mask.name);
            self.item(&mask.module, Item::whole(&module), [(module.clone(), Text::Raw(masks::module(catalog, mask)))]);
        }
        if let Some(payloads) = payloads {
            self.payloads(catalog, payloads);
        }
        self.providers(catalog);
    }

    /// Adds the payload types, and the choice of one for an event. The feature of the family that contains the choice
    /// enables both, because nothing else creates a payload type.
    fn payloads(&mut self, catalog: &Catalog, payloads: &Payloads<'_>) {
        let feature = names::family(catalog, &payloads.home);
        let choice = [(payloads.home.clone(), payloads::MODULE, payloads::module(catalog, payloads))];
        let types = payload_types::modules(&payloads.types).into_iter();
        let types = types.map(|(topic, text)| (topic, payload_types::MODULE, text));
        let references = references::module(catalog, payloads);
        let references = references.map(|text| (payloads.home.clone(), references::MODULE, text));
        for (topic, module, text) in choice.into_iter().chain(types).chain(references) {
            let item = Item { feature: feature.clone(), ..Item::whole(module) };
            // The templates determine the layout of the tables.
            self.item(&topic, item, [(module.to_owned(), Text::AsIs(text))]);
        }
    }

    /// Adds the modules of providers.
    fn providers(&mut self, catalog: &Catalog) {
        for provider in &catalog.providers {
            let item = Item { glob: false, ..Item::whole(&provider.rust) };
            // The template determines the layout of the tables.
            let payloads = provider_payloads::module(catalog, provider);
            let feature = payloads.as_ref().map(|_| names::payload_feature(catalog, &provider.module));
            let text = Text::AsIs(print::tidy(&providers::module(catalog, provider, feature)));
            let own = (provider.rust.clone(), text);
            let inner = format!("{}/{}", provider.rust, provider_payloads::MODULE);
            let payloads = payloads.map(|text| (inner, Text::AsIs(text)));
            self.item(&provider.module, item, std::iter::once(own).chain(payloads));
        }
    }

    /// Adds the modules of topics and families, and the root of the crate.
    fn topics(&mut self, catalog: &Catalog) {
        // A family is a module even without items of its own.
        let outer: Vec<String> = self
            .topics
            .keys()
            .filter_map(|topic| topic.split_once("::"))
            .map(|(family, _)| family.to_owned())
            .collect();
        for family in outer {
            self.topics.entry(family).or_default();
        }
        let topics = std::mem::take(&mut self.topics);
        let within = |outer: &str| {
            let inner = topics.keys().filter_map(|topic| Some((topic, topic.strip_prefix(outer)?.strip_prefix("::")?)));
            let gated = |(topic, name): (&String, &str)| Gated {
                name: name.to_owned(),
                feature: names::feature(catalog, topic),
                former: names::former_modules(catalog, topic),
            };
            inner.map(gated).collect::<Vec<_>>()
        };
        let roots = topics.keys().filter(|topic| !topic.contains("::")).map(|topic| Gated {
            name: topic.clone(),
            feature: None,
            former: names::former_modules(catalog, topic),
        });
        let lib = lib(catalog, roots.collect(), topics.keys());
        self.add("rust/src/lib.rs".to_owned(), Text::Raw(lib));
        let modules: Vec<Vec<Gated>> = topics.keys().map(|topic| within(topic)).collect();
        for ((topic, mut items), modules) in topics.into_iter().zip(modules) {
            items.sort_by(|a, b| a.module.cmp(&b.module));
            let summary = summary(catalog, &topic);
            let index = index(catalog, &topic);
            let (header, feature) = (docs::header("spec/"), names::feature(catalog, &topic));
            let whole = names::family(catalog, &topic).filter(|family| *family == topic && !modules.is_empty());
            let model = Topic { header, summary, feature, whole, modules, items, index };
            self.add(format!("rust/src/{}/mod.rs", names::folder(&topic)), Text::Raw(print::render(&model)));
        }
    }
}

/// Returns the items of each topic.
fn by_topic<'c, T>(
    items: impl IntoIterator<Item = &'c T>,
    topic: impl Fn(&'c T) -> &'c String,
) -> BTreeMap<&'c str, Vec<&'c T>> {
    let mut topics: BTreeMap<&str, Vec<&T>> = BTreeMap::new();
    for item in items {
        topics.entry(topic(item)).or_default().push(item);
    }
    topics
}

impl Item {
    /// Returns a module whose items are all exported by the topic.
    fn whole(module: &str) -> Item {
        Item {
            module: module.to_owned(),
            small: false,
            exports: Vec::new(),
            alloc_exports: Vec::new(),
            former_modules: Vec::new(),
            glob: true,
            feature: None,
        }
    }
}

/// Returns the exports of a structure: its current forms and their views.
fn of_structure(structure: &Struct) -> Item {
    let tailed = structure.forms.iter().any(|form| leaf::is_tailed(structure, form));
    let current = structure.forms.iter().filter(|form| form.current);
    let types: Vec<String> = current.map(|form| form.rust.clone()).collect();
    let views = types.iter().map(|ty| format!("{ty}View"));
    let (mut exports, mut alloc_exports): (Vec<String>, Vec<String>) =
        if tailed { (views.collect(), types) } else { (types.iter().cloned().chain(views).collect(), Vec::new()) };
    let (former, former_alloc) = structs::former_exports(structure);
    exports.extend(former);
    alloc_exports.extend(former_alloc);
    let former_modules = structure.renamed_from.iter().map(|name| casing::snake(name));
    let former_modules = former_modules.filter(|name| *name != names::module(structure)).collect();
    let (module, small) = (names::module(structure), small::is_small(structure));
    Item { module, small, exports, alloc_exports, former_modules, glob: false, feature: None }
}

fn lib<'t>(catalog: &Catalog, modules: Vec<Gated>, topics: impl Iterator<Item = &'t String>) -> String {
    let indexed = topics.filter(|topic| index(catalog, topic).is_some());
    let topics =
        indexed.map(|topic| Gated { name: topic.clone(), feature: names::feature(catalog, topic), former: Vec::new() });
    let providers = catalog.providers.iter().map(|provider| Gated {
        name: format!("{}::{}", provider.module, provider.rust),
        feature: names::feature(catalog, &provider.module),
        former: Vec::new(),
    });
    print::render(&Lib {
        modules,
        topics: topics.collect(),
        providers: providers.collect(),
        features: features(catalog),
    })
}

/// Returns the tables of a topic, or `None` for a family, which has no tables of its own.
fn index(catalog: &Catalog, topic: &str) -> Option<Tables> {
    let mut tables = Tables::default();
    let structures = catalog.structs.iter().filter(|structure| structure.layout_known && structure.module == topic);
    for structure in structures {
        let forms = 0..structure.forms.len();
        tables.layouts.extend(forms.map(|form| format!("{}::{}", names::module(structure), names::table_name(form))));
    }
    let sets = catalog.sets.iter().filter(|set| set.kind != ValueKind::Constants && set.module == topic);
    tables.values.extend(sets.map(|set| format!("{}::VALUES", set.rust)));
    let masks = catalog.masks.iter().filter(|mask| mask.module == topic);
    tables.values.extend(masks.map(|mask| format!("{}::VALUES", mask.enable_rust)));
    let dispatches = catalog.dispatches.iter().filter(|dispatch| dispatch.module == topic);
    tables.dispatches.extend(dispatches.map(|dispatch| format!("{}::DISPATCH", casing::snake(&dispatch.name))));
    let empty = tables.layouts.is_empty() && tables.values.is_empty() && tables.dispatches.is_empty();
    (!empty).then_some(tables)
}

/// Returns the features that enable modules: one per family, and one per topic of a family.
fn features(catalog: &Catalog) -> Vec<Feature> {
    let mut features = Vec::new();
    for family in &catalog.families {
        let topics = catalog.topics.iter().filter(|topic| topic.family.as_ref() == Some(&family.name));
        let own: Vec<Feature> = topics
            .filter_map(|topic| {
                let name = names::feature(catalog, &topic.module)?;
                let enables = links::topics(catalog, &topic.module);
                let enables = enables.iter().filter_map(|topic| names::feature(catalog, topic)).collect();
                Some(Feature { name, summary: Doc::text(&topic.summary), enables, family: false })
            })
            .collect();
        let enables = own.iter().map(|feature| feature.name.clone()).collect();
        features.push(Feature {
            name: family.name.clone(),
            summary: Doc::text(&family.summary),
            enables,
            family: true,
        });
        features.extend(own);
    }
    features.extend(payload_features(catalog));
    let former: Vec<Feature> = names::former_features(catalog)
        .into_iter()
        .filter(|(name, _)| features.iter().all(|feature| feature.name != *name))
        .map(|(name, now)| Feature {
            name,
            summary: Doc::text(&format!("Former name of `{now}`.")),
            enables: vec![now],
            family: false,
        })
        .collect();
    features.extend(former);
    features
}

/// Returns the features that enable payload types of providers: one for all, and one for each topic of providers.
fn payload_features(catalog: &Catalog) -> Vec<Feature> {
    let mut own: Vec<Feature> = Vec::new();
    let modules: std::collections::BTreeSet<&str> =
        catalog.providers.iter().map(|provider| provider.module.as_str()).collect();
    for module in modules {
        let name = names::payload_feature(catalog, module);
        let Some(tables) = names::feature(catalog, module) else { continue };
        match own.iter_mut().find(|feature| feature.name == name) {
            Some(feature) => feature.enables.push(tables),
            None => {
                let summary = Doc::text(&format!("Payload types of the events of `{tables}`."));
                own.push(Feature { name, summary, enables: vec![tables], family: false });
            }
        }
    }
    if catalog.providers.is_empty() {
        return own;
    }
    let enables = own.iter().map(|feature| feature.name.clone()).collect();
    let summary = Doc::text("Payload types of the events of providers.");
    let all = Feature { name: names::PAYLOAD_FEATURE.to_owned(), summary, enables, family: true };
    std::iter::once(all).chain(own).collect()
}

/// Returns the summary of a topic or a family.
fn summary(catalog: &Catalog, module: &str) -> Doc {
    let family = catalog.families.iter().find(|family| family.name == module).map(|family| &family.summary);
    let topic = catalog.topics.iter().find(|topic| topic.module == module).map(|topic| &topic.summary);
    match family.or(topic) {
        Some(summary) => Doc::text(summary),
        None => Doc::text(&format!("Structures and values of the topic `{module}`.")),
    }
}
