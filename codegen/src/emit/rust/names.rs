//! Names and paths of items of the crate.
//!
//! # Design
//!
//! Former names are deprecated aliases. Structures, sets and dispatches have a type, values a constant, fields
//! accessors, topics a module and a feature. Rust has no alias for a public field or a variant. A part of a tail keeps
//! a method, and `breaking` reports the other cases.

use etwspec_catalog::{Catalog, Struct, ValueKind, casing};

/// Beginning of the names of the features that enable payload types, and the feature that enables all.
pub(super) const PAYLOAD_FEATURE: &str = "provider-payloads";

/// Returns the module of a structure within its topic: `event_trace_header`.
pub(super) fn module(structure: &Struct) -> String {
    casing::snake(&structure.name)
}

/// Returns the full path of the type of a form.
pub(super) fn form_path(structure: &Struct, form: usize) -> String {
    let form = &structure.forms[form];
    let name = &form.rust;
    if form.current {
        format!("crate::{}::{name}", structure.module)
    } else {
        format!("crate::{}::{}::{name}", structure.module, module(structure))
    }
}

/// Returns the folder of a module, from `src`.
pub(super) fn folder(module: &str) -> String {
    module.replace("::", "/")
}

/// Returns the feature that enables a module, for a topic of a family.
pub(super) fn feature(catalog: &Catalog, module: &str) -> Option<String> {
    let (family, topic) = module.split_once("::")?;
    catalog.families.iter().any(|known| known.name == family).then(|| format!("{family}-{topic}"))
}

/// Returns the feature that enables the payload types of the providers of a module.
pub(super) fn payload_feature(catalog: &Catalog, module: &str) -> String {
    let all = PAYLOAD_FEATURE;
    let topic = module.rsplit("::").next().unwrap_or_default();
    feature(catalog, module).map_or_else(|| all.to_owned(), |_| format!("{all}-{topic}"))
}

/// Returns the family of a module.
pub(super) fn family(catalog: &Catalog, module: &str) -> Option<String> {
    let outer = module.split("::").next().unwrap_or_default();
    catalog.families.iter().find(|family| family.name == outer).map(|family| family.name.clone())
}

/// Returns the former names of the module of a topic or a family, beside the modules that contain it now.
pub(super) fn former_modules(catalog: &Catalog, module: &str) -> Vec<String> {
    let (outer, own) = module.rsplit_once("::").map_or(("", module), |(outer, own)| (outer, own));
    let family = catalog.families.iter().filter(|family| family.name == module).flat_map(|family| &family.renamed_from);
    let topic = catalog.topics.iter().filter(|topic| topic.module == module).flat_map(|topic| &topic.renamed_from);
    let mut names: Vec<String> = Vec::new();
    for path in family.chain(topic) {
        let (before, name) = path.rsplit_once("::").map_or(("", path.as_str()), |(before, name)| (before, name));
        if before == outer && name != own && !names.iter().any(|other| other == name) {
            names.push(name.to_owned());
        }
    }
    names
}

/// Returns the former names of features, each with the name now.
pub(super) fn former_features(catalog: &Catalog) -> Vec<(String, String)> {
    let mut names: Vec<(String, String)> = Vec::new();
    for family in &catalog.families {
        names.extend(family.renamed_from.iter().map(|name| (name.clone(), family.name.clone())));
    }
    for topic in &catalog.topics {
        if let Some(now) = feature(catalog, &topic.module) {
            let paths = topic.renamed_from.iter().filter_map(|path| path.split_once("::"));
            names.extend(paths.map(|(family, topic)| (format!("{family}-{topic}"), now.clone())));
        }
    }
    let mut taken = std::collections::HashSet::new();
    names.retain(|(name, now)| name != now && taken.insert(name.clone()));
    names
}

/// Returns the path of the type of a dispatch.
pub(super) fn dispatch(catalog: &Catalog, name: &str) -> String {
    let dispatch = catalog.dispatches.iter().find(|dispatch| dispatch.name == name);
    dispatch.map_or_else(String::new, |dispatch| format!("crate::{}::{}", dispatch.module, dispatch.rust))
}

/// Returns a reference to the table of a set of values.
pub(super) fn values(catalog: &Catalog, name: Option<&str>) -> Option<String> {
    if let Some(mask) = catalog.masks.iter().find(|mask| Some(mask.enable_name.as_str()) == name) {
        return Some(format!("crate::{}::{}::VALUES", mask.module, mask.enable_rust));
    }
    let set = catalog.sets.iter().find(|set| Some(set.name.as_str()) == name)?;
    (set.kind != ValueKind::Constants).then(|| format!("crate::{}::{}::VALUES", set.module, set.rust))
}

/// Returns the name of the table of a form.
pub(super) fn table_name(form: usize) -> String {
    format!("LAYOUT_{form}")
}

/// Returns the path of the table of a form.
pub(super) fn table(structure: &Struct, form: usize) -> String {
    format!("crate::{}::{}::{}", structure.module, module(structure), table_name(form))
}
