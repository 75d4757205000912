//! What the items of the crate are called, and where they are.

use crate::axis::Pointer;
use crate::casing;
use crate::catalog::{Form, Struct};

/// The module of a structure within its topic: `event_trace_header`.
pub(super) fn module(structure: &Struct) -> String {
    casing::snake(&structure.name)
}

/// The name of a form's type: the structure's for the current form, with the pointer size where the current forms
/// differ by it; the release's for an older one.
pub(super) fn form_type(structure: &Struct, form: &Form) -> String {
    if !form.current {
        return form.rust.clone();
    }
    match form.pointer {
        Some(Pointer::Bits32) => format!("{}32", structure.rust),
        Some(Pointer::Bits64) => format!("{}64", structure.rust),
        None => structure.rust.clone(),
    }
}

/// The whole path of a form's type.
pub(super) fn form_path(structure: &Struct, form: usize) -> String {
    let form = &structure.forms[form];
    let name = form_type(structure, form);
    if form.current {
        format!("crate::{}::{name}", structure.module)
    } else {
        format!("crate::{}::{}::{name}", structure.module, module(structure))
    }
}
