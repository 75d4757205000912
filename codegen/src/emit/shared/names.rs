//! Names of forms, without the prefix or suffix of a language.

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Form, Struct};

/// Returns the other names of the current form, without the prefix of types.
pub(in crate::emit) fn plain_aliases(structure: &Struct, form: &Form) -> Vec<String> {
    if !form.current {
        return Vec::new();
    }
    let aliases = structure.aliases.iter().map(|alias| &alias.name);
    let mut names: Vec<String> = aliases.map(|name| plain(name, form)).collect();
    let suffix = form.pointer.map_or("", Pointer::type_suffix);
    if let Some(release) = form.release_name.as_deref().and_then(|name| name.strip_suffix(suffix)) {
        names.push(with_pointer(&format!("{}_{release}", structure.name), form));
    }
    names
}

/// Returns the name of a form without the prefix of types. `name` is a name of its structure.
pub(in crate::emit) fn plain(name: &str, form: &Form) -> String {
    let release = form.release_part().map_or_else(String::new, |release| format!("_{release}"));
    with_pointer(&format!("{name}{release}"), form)
}

fn with_pointer(name: &str, form: &Form) -> String {
    format!("{name}{}", form.pointer.map_or("", Pointer::c_suffix))
}
