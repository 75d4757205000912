//! Names in C: a prefix, then Microsoft's name unchanged, so that a search for it finds the definition.
//!
//! Types begin with `etwspec_` and macros with `ETWSPEC_`, so that they conflict neither with each other nor with other
//! headers.

use std::collections::{HashMap, HashSet};

use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::casing;
use etwspec_catalog::{Form, Struct};

/// The type of a form: the name of the structure, the releases of an older form, and the pointer size if forms differ by
/// it. `etwspec_EVENT_TRACE_HEADER`, `etwspec_WMI_BUFFER_HEADER_V5_2_PTR32`.
pub(super) fn form(structure: &Struct, form: &Form) -> String {
    form_of(&structure.name, form)
}

/// Other names of the current form: the aliases of the structure, and the name with its first release if a source states
/// one.
pub(super) fn form_aliases(structure: &Struct, form: &Form) -> Vec<String> {
    if !form.current {
        return Vec::new();
    }
    let mut names: Vec<String> = structure.aliases.iter().map(|alias| form_of(&alias.name, form)).collect();
    let suffix = form.pointer.map_or("", Pointer::type_suffix);
    if let Some(release) = form.release_name.as_deref().and_then(|name| name.strip_suffix(suffix)) {
        names.push(with_pointer(&format!("{}_{release}", structure.name), form));
    }
    names
}

fn form_of(name: &str, form: &Form) -> String {
    let release = form.release_part().map_or_else(String::new, |release| format!("_{release}"));
    with_pointer(&format!("{name}{release}"), form)
}

fn with_pointer(name: &str, form: &Form) -> String {
    format!("etwspec_{name}{}", form.pointer.map_or("", Pointer::c_suffix))
}

/// The type of an enumeration or of flags.
pub(super) fn set(name: &str) -> String {
    format!("etwspec_{name}")
}

/// The first of some releases, as in names of forms: `V5_1`, `V6_0Late`.
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
#[derive(Default)]
pub(super) struct Macros(HashMap<String, String>);

impl Macros {
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
    /// Returns a unique name for a member: `_` is appended to keywords and to names that are taken.
    pub(super) fn take(&mut self, name: &str) -> String {
        let mut name = name.to_owned();
        while KEYWORDS.contains(&name.as_str()) || !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

/// Keywords of C and C++.
const KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "co_await",
    "co_return",
    "co_yield",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn member_names_are_unique() {
        let mut members = Members::default();
        assert_eq!(
            ["Size", "Size", "class", "class"].map(|name| members.take(name)),
            ["Size", "Size_", "class_", "class__"]
        );
    }

    #[test]
    fn defines_a_macro_once() {
        let mut macros = Macros::default();
        assert_eq!(macros.take("SET", "A", "1"), Some("ETWSPEC_A".to_owned()));
        assert_eq!(macros.take("SET", "A", "1"), None);
        assert_eq!(macros.take("SET", "A", "2"), Some("ETWSPEC_SET_A".to_owned()));
    }
}
