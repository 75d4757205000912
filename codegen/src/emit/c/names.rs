//! Names in C: a prefix, then Microsoft's name unchanged: a search for it finds the definition.
//!
//! Types begin with `etwspec_` and macros with `ETWSPEC_`, so that they conflict neither with each other nor with other
//! headers.
//!
//! # Design
//!
//! A former name is a macro, a `typedef` with an attribute, or a member of an unnamed union. Members have a comment
//! instead of the attribute, because the assertions of the header use them. A bit field has one name.

use std::collections::{HashMap, HashSet};

use crate::emit::shared::names::{plain, plain_aliases};
use crate::emit::shared::reserved::is_reserved;
use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::{Form, Struct, casing};

/// Returns the type of a form: the name of the structure, the releases of an older form, and the pointer size if forms
/// differ by it. `etwspec_EVENT_TRACE_HEADER`, `etwspec_WMI_BUFFER_HEADER_V5_2_PTR32`.
pub(super) fn form(structure: &Struct, form: &Form) -> String {
    set(&plain(&structure.name, form))
}

/// Returns the other names of the current form: the aliases of the structure, and the name with its first release if a
/// source documents one.
pub(super) fn form_aliases(structure: &Struct, form: &Form) -> Vec<String> {
    plain_aliases(structure, form).iter().map(|name| set(name)).collect()
}

/// Returns the former names of the current form.
pub(super) fn form_former(structure: &Struct, form: &Form) -> Vec<String> {
    let names = structure.renamed_from.iter().filter(|_| form.current);
    names.map(|name| set(&plain(name, form))).collect()
}

/// Returns the name of a release's first build, without the prefix of macros.
pub(super) fn build(axis: &Axis, stop: usize) -> String {
    format!("BUILD_{}", release(axis, Cells::one(stop, Pointer::Bits32)))
}

/// Returns the type of an enumeration or of flags.
pub(super) fn set(name: &str) -> String {
    format!("etwspec_{name}")
}

/// Returns the first of some releases, as in names of forms: `V5_1`, `V6_0Late`.
pub(super) fn release(axis: &Axis, cells: Cells) -> String {
    let Some(first) = cells.ptr32.or(cells.ptr64).first() else { return String::new() };
    let stop = &axis.stops[first];
    let begins = first == 0 || axis.stops[first - 1].release != stop.release;
    format!("V{}", casing::release(&stop.release, if begins { None } else { stop.point.as_deref() }))
}

/// The names of types, each of which is defined once.
#[derive(Default)]
pub(super) struct Types(HashSet<String>);

impl Types {
    /// Reserves a name.
    pub(super) fn reserve(&mut self, name: String) {
        self.0.insert(name);
    }

    /// Takes a name. Returns whether it was free.
    pub(super) fn take(&mut self, name: &str) -> bool {
        self.0.insert(name.to_owned())
    }
}

/// The macros and their replacements.
pub(super) struct Macros(HashMap<String, String>);

impl Macros {
    /// Returns the macros of the fixed parts of the header, whose names no number may have.
    pub(super) fn of(fixed: &[&str]) -> Macros {
        let lines = fixed.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with('#'));
        let words = lines.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
        let own = words.filter(|word| word.starts_with("ETWSPEC_"));
        Macros(own.map(|word| (word.to_owned(), String::new())).collect())
    }

    /// Returns the name of a macro to define, or none if it is already defined with this number. If the name is taken,
    /// the name of the set goes before it.
    pub(super) fn take(&mut self, set: &str, name: &str, number: &str) -> Option<String> {
        for name in [format!("ETWSPEC_{name}"), format!("ETWSPEC_{set}_{name}")] {
            match self.0.get(&name) {
                Some(same) if same == number => return None,
                Some(_) => {}
                None => {
                    self.0.insert(name.clone(), number.to_owned());
                    return Some(name);
                }
            }
        }
        None
    }
}

/// The names of members in one scope: a structure and the unnamed structures and unions within it.
#[derive(Default)]
pub(super) struct Members(HashSet<String>);

impl Members {
    /// Returns a unique name for a member: `_` is appended to names that C reserves and to names that are taken.
    pub(super) fn take(&mut self, name: &str) -> String {
        let mut name = name.to_owned();
        while is_reserved(&name) || !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn member_names_are_unique() {
        let mut members = Members::default();
        assert_eq!(
            ["Size", "Size", "class", "class", "_Bool", "NULL", "min"].map(|name| members.take(name)),
            ["Size", "Size_", "class_", "class__", "_Bool_", "NULL_", "min_"]
        );
    }

    #[test]
    fn defines_a_macro_once() {
        let mut macros = Macros::of(&["#define ETWSPEC_AT(type)"]);
        assert_eq!(macros.take("SET", "AT", "1"), Some("ETWSPEC_SET_AT".to_owned()));
        assert_eq!(macros.take("SET", "A", "1"), Some("ETWSPEC_A".to_owned()));
        assert_eq!(macros.take("SET", "A", "1"), None);
        assert_eq!(macros.take("SET", "A", "2"), Some("ETWSPEC_SET_A".to_owned()));
    }
}
