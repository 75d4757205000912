//! The Rust crate: the generated modules, and the hand-written ones that they stand on.

mod describe;
mod docs;
mod leaf;
mod masks;
mod names;
mod record;
mod requests;
mod structs;
mod tests;
mod values;

use std::collections::BTreeMap;

use askama::Template;

use super::File;
use crate::axis::Stops;
use crate::casing;
use crate::catalog::{Catalog, ValueKind};

/// The hand-written modules, copied into the crate as they are.
const RUNTIME: &[(&str, &str)] = &[
    ("bytes", include_str!("../../../runtime/bytes.rs")),
    ("describe", include_str!("../../../runtime/describe.rs")),
    ("elements", include_str!("../../../runtime/elements.rs")),
    ("error", include_str!("../../../runtime/error.rs")),
    ("guid", include_str!("../../../runtime/guid.rs")),
    ("mod", include_str!("../../../runtime/mod.rs")),
    ("record", include_str!("../../../runtime/record.rs")),
    ("release", include_str!("../../../runtime/release.rs")),
    ("values", include_str!("../../../runtime/values.rs")),
];

#[derive(Template)]
#[template(path = "rust/lib.rs.txt")]
struct Lib {
    modules: Vec<ModuleLine>,
    layouts: Vec<String>,
    sets: Vec<String>,
}

struct ModuleLine {
    name: String,
}

#[derive(Template)]
#[template(path = "rust/topic.rs.txt")]
struct Topic {
    header: String,
    summary: String,
    items: Vec<Item>,
}

#[derive(Template)]
#[template(path = "rust/releases.rs.txt")]
struct Releases {
    header: String,
    names: Vec<ReleaseName>,
    rows: Vec<ReleaseRow>,
}

struct ReleaseName {
    name: String,
    index: usize,
    doc: String,
}

struct ReleaseRow {
    id: String,
    name: String,
    builds: String,
}

struct Item {
    module: String,
    exports: Vec<String>,
    alloc_exports: Vec<String>,
    glob: bool,
}

/// All files of the crate but its manifest.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let mut files: Vec<File> = RUNTIME
        .iter()
        .map(|(name, text)| {
            let header = format!("// Copied from codegen/runtime/{name}.rs by `cargo run --release -- generate`. Do not edit: edit that file.\n\n");
            (format!("rust/src/rt/{name}.rs"), header + text)
        })
        .collect();
    let mut topics: BTreeMap<String, Vec<Item>> = BTreeMap::new();
    let mut add = |topic: &str, item: Item, texts: Vec<(String, String)>| {
        files.extend(texts.iter().map(|(name, text)| (format!("rust/src/{topic}/{name}.rs"), pretty(text))));
        topics.entry(topic.to_owned()).or_default().push(item);
    };
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        let tailed = !structure.inserted.is_empty() || structure.forms.iter().any(describe::has_tail);
        let current = structure.forms.iter().filter(|form| form.current);
        let types: Vec<String> = current.map(|form| names::form_type(structure, form)).collect();
        let views = types.iter().map(|ty| format!("{ty}View"));
        let (exports, alloc_exports) =
            if tailed { (views.collect(), types) } else { (types.iter().cloned().chain(views).collect(), Vec::new()) };
        let item = Item { module: names::module(structure), exports, alloc_exports, glob: false };
        let folder = item.module.clone();
        let texts = structs::module(catalog, structure).into_iter();
        add(&structure.module, item, texts.map(|(name, text)| (format!("{folder}/{name}"), text)).collect());
    }
    for set in &catalog.sets {
        let item =
            Item { module: casing::snake(&set.name), exports: Vec::new(), alloc_exports: Vec::new(), glob: true };
        let texts = vec![(item.module.clone(), values::module(catalog, set))];
        add(&set.module, item, texts);
    }
    for mask in &catalog.masks {
        let item =
            Item { module: casing::snake(&mask.name), exports: Vec::new(), alloc_exports: Vec::new(), glob: true };
        let texts = vec![(item.module.clone(), masks::module(catalog, mask))];
        add(&mask.module, item, texts);
    }
    let mut tables: Vec<(String, String)> = Vec::new();
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        tables.push((names::module(structure), describe::structure(catalog, structure)));
    }
    for set in catalog.sets.iter().filter(|set| set.kind != ValueKind::Constants) {
        tables.push((casing::snake(&set.name), describe::set(catalog, set)));
    }
    tables.sort();
    let mods: String = tables.iter().map(|(module, _)| format!("pub(crate) mod {module};\n")).collect();
    let text = format!("{}\n//! The tables that describe layouts and values.\n\n{mods}", docs::header("spec/"));
    files.push(("rust/src/tables/mod.rs".to_owned(), text));
    files.extend(tables.into_iter().map(|(module, text)| (format!("rust/src/tables/{module}.rs"), text)));
    for classes in &catalog.requests {
        let topic = catalog.sets.iter().find(|set| set.name == classes.name).map_or("", |set| &set.module);
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let (exports, alloc_exports) = (owned(requests::EXPORTS), owned(requests::ALLOC_EXPORTS));
        let item = Item { module: requests::MODULE.to_owned(), exports, alloc_exports, glob: false };
        let path = |name: String| format!("rust/src/{topic}/{}/{name}.rs", requests::MODULE);
        files.extend(requests::files(catalog, classes).into_iter().map(|(name, text)| (path(name), text)));
        topics.entry(topic.to_owned()).or_default().push(item);
    }
    for (topic, items) in &mut topics {
        items.sort_by(|a, b| a.module.cmp(&b.module));
        let items = std::mem::take(items);
        let model = Topic { header: docs::header("spec/"), summary: summary(topic), items };
        files.push((format!("rust/src/{topic}/mod.rs"), pretty(&render(&model))));
    }
    files.push(("rust/Cargo.toml".to_owned(), include_str!("../../../runtime/Cargo.toml.txt").to_owned()));
    files.extend(tests::files(catalog));
    files.push(("rust/src/releases.rs".to_owned(), pretty(&releases(catalog))));
    files.push(("rust/src/lib.rs".to_owned(), pretty(&lib(catalog, topics.into_keys()))));
    files
}

fn lib(catalog: &Catalog, topics: impl Iterator<Item = String>) -> String {
    let known = catalog.structs.iter().filter(|structure| structure.layout_known);
    let layouts = known
        .flat_map(|structure| {
            let module = names::module(structure);
            structure
                .forms
                .iter()
                .map(move |form| format!("crate::tables::{module}::{}", form.rust.to_ascii_uppercase()))
        })
        .collect();
    let typed = catalog.sets.iter().filter(|set| set.kind != ValueKind::Constants);
    let sets = typed.map(|set| format!("crate::{}::{}::VALUES", set.module, set.rust)).collect();
    let modules = topics.map(|name| ModuleLine { name }).collect();
    render(&Lib { modules, layouts, sets })
}

/// A topic in a sentence, for the module's documentation.
fn summary(topic: &str) -> String {
    format!("Structures and values of the topic `{topic}`.")
}

fn releases(catalog: &Catalog) -> String {
    let stops = &catalog.releases.stops;
    let mut names = Vec::new();
    for (index, stop) in stops.iter().enumerate() {
        let plain = stop.name.split(',').next().unwrap_or_default().replace(" Version", "");
        let name = casing::screaming(&plain, None, None);
        let first = index == 0 || stops[index - 1].release != stop.release;
        if first {
            let doc = format!(
                "{plain}, release {}{}.",
                stop.release,
                if stop.point.is_some() { " at its first point" } else { "" }
            );
            names.push(ReleaseName { name: name.clone(), index, doc });
        }
        if let Some(point) = &stop.point {
            let name = format!("{name}_{}", point.to_ascii_uppercase());
            names.push(ReleaseName { name, index, doc: format!("{}, `{}`.", stop.name, stop.id()) });
        }
    }
    let rows = stops
        .iter()
        .map(|stop| ReleaseRow {
            id: stop.id(),
            name: stop.name.clone(),
            builds: stop.builds.iter().map(|build| format!("{build},")).collect(),
        })
        .collect();
    render(&Releases { header: docs::header("spec/releases.toml"), names, rows })
}

/// Runs of stops that follow each other: the first and last index of each.
fn runs(stops: Stops) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for stop in stops.iter() {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == stop => *last = stop,
            _ => runs.push((stop, stop)),
        }
    }
    runs
}

fn render(template: &impl Template) -> String {
    // Templates write to a string, which does not fail.
    template.render().unwrap_or_else(|error| format!("compile_error!(\"{error}\");"))
}

/// The text in the layout that people read. Comments that are not documentation are kept only before the first item.
fn pretty(text: &str) -> String {
    let (header, code) = match text.split_once("\n\n") {
        Some((header, code)) if header.starts_with("//") && !header.starts_with("//!") => (header, code),
        _ => ("", text),
    };
    match syn::parse_file(code) {
        Ok(file) => format!("{header}\n\n{}", prettyplease::unparse(&file)),
        // What does not parse is shown as it is: the compiler says where.
        Err(_) => text.to_owned(),
    }
}
