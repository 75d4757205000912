//! Names and paths of items of the crate.

use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Form, Struct};

/// Returns the module of a structure within its topic: `event_trace_header`.
pub(super) fn module(structure: &Struct) -> String {
    casing::snake(&structure.name)
}

/// Returns the name of a form in snake case, for its tests.
pub(super) fn form_file(form: &Form) -> String {
    casing::snake(&form.rust)
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

/// Returns the family of a module.
pub(super) fn family(catalog: &Catalog, module: &str) -> Option<String> {
    let outer = module.split("::").next().unwrap_or_default();
    catalog.families.iter().find(|family| family.name == outer).map(|family| family.name.clone())
}

/// Returns the path of the type of a dispatch.
pub(super) fn dispatch(catalog: &Catalog, name: &str) -> String {
    let dispatch = catalog.dispatches.iter().find(|dispatch| dispatch.name == name);
    dispatch.map_or_else(String::new, |dispatch| format!("crate::{}::{}", dispatch.module, dispatch.rust))
}
