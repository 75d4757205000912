//! Paths of items as users of the crate write them.

use super::names;
use super::record::{self, Record};
use etwspec_catalog::{Catalog, Struct, Value, ValueKind, ValueSet, casing, joined};

/// Paths of the types of a structure: one for each form.
pub fn type_paths(structure: &Struct) -> Vec<String> {
    let path = |form| names::form_path(structure, form).replacen("crate::", "etwspec::", 1);
    let mut paths: Vec<_> = (0..structure.forms.len()).rev().map(path).collect();
    paths.dedup();
    paths
}

/// Returns the other paths of the types of a structure: by release, in the module of the structure.
pub fn form_aliases(structure: &Struct) -> Vec<String> {
    let module = in_module(&structure.module, &names::module(structure));
    let names = structure.forms.iter().filter_map(|form| form.release_name.as_ref());
    names.map(|name| format!("{module}::{name}")).collect()
}

/// Paths of the getters of all forms, the newest first, each with the path of the member in C.
pub fn getter_paths(catalog: &Catalog, structure: &Struct) -> Vec<(String, String)> {
    let mut paths = Vec::new();
    let inner = in_module(&structure.module, &names::module(structure));
    for (nth, form) in structure.forms.iter().enumerate().rev() {
        let ty = names::form_path(structure, nth).replacen("crate::", "etwspec::", 1);
        getters(&record::of_form(catalog, structure, form), &ty, "", &inner, &mut paths);
        let parts = form.tail.iter().map(|part| (part.name.clone(), format!("{ty}::{}", casing::snake(&part.name))));
        paths.extend(parts);
    }
    paths
}

fn getters(record: &Record, ty: &str, within: &str, module: &str, paths: &mut Vec<(String, String)>) {
    let members = record.members.iter().map(|member| (&member.path, &member.name));
    let tail = record.tail.iter().map(|tail| (&tail.path, &tail.name));
    for (path, name) in members.chain(tail) {
        paths.push((joined(within, path), format!("{ty}::{name}")));
    }
    for inner in &record.inner {
        getters(&inner.record, &format!("{module}::{}", inner.ty), &inner.path, module, paths);
    }
}

/// Returns the path of an item of a topic.
pub fn in_module(module: &str, name: &str) -> String {
    format!("etwspec::{module}::{name}")
}

/// Returns the path of the type of a set of values, unless its values are constants of an integer type.
pub fn set_type(set: &ValueSet) -> Option<String> {
    (set.kind != ValueKind::Constants).then(|| in_module(&set.module, &set.rust))
}

/// Returns the path of the constant of a value, if it has one.
pub fn constant(set: &ValueSet, value: &Value) -> Option<String> {
    match set_type(set) {
        Some(ty) => Some(format!("{ty}::{}", value.rust.as_ref()?)),
        // A constant keeps its whole name.
        None => Some(in_module(&set.module, &casing::screaming(value.name.as_deref()?, None, None))),
    }
}
