//! What the items of the crate are called, and where they are.

use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Form, Struct};

/// The module of a structure within its topic: `event_trace_header`.
pub(super) fn module(structure: &Struct) -> String {
    casing::snake(&structure.name)
}

/// The name of a form in snake case, for its tests.
pub(super) fn form_file(form: &Form) -> String {
    casing::snake(&form.rust)
}

/// The whole path of a form's type.
pub(super) fn form_path(structure: &Struct, form: usize) -> String {
    let form = &structure.forms[form];
    let name = &form.rust;
    if form.current {
        format!("crate::{}::{name}", structure.module)
    } else {
        format!("crate::{}::{}::{name}", structure.module, module(structure))
    }
}

/// The folder of a module, from the crate's `src`.
pub(super) fn folder(module: &str) -> String {
    module.replace("::", "/")
}

/// The feature that a module is behind: that of a topic of a family.
pub(super) fn feature(catalog: &Catalog, module: &str) -> Option<String> {
    let (family, topic) = module.split_once("::")?;
    catalog.families.iter().any(|known| known.name == family).then(|| format!("{family}-{topic}"))
}

/// The family of a module.
pub(super) fn family(catalog: &Catalog, module: &str) -> Option<String> {
    let outer = module.split("::").next().unwrap_or_default();
    catalog.families.iter().find(|family| family.name == outer).map(|family| family.name.clone())
}

/// The path of the type of a dispatch.
pub(super) fn dispatch(catalog: &Catalog, name: &str) -> String {
    let dispatch = catalog.dispatches.iter().find(|dispatch| dispatch.name == name);
    dispatch.map_or_else(String::new, |dispatch| format!("crate::{}::{}", dispatch.module, dispatch.rust))
}
