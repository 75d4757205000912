//! What things are called in C. Everything begins with `etwspec_` or `ETWSPEC_`, so that nothing is in the way of
//! anybody's header, and goes on with Microsoft's name as it is, so that a search for that finds it. Types and macros
//! cannot have the same name: the first begin with small letters.

use std::collections::{HashMap, HashSet};

use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::casing;
use etwspec_catalog::{Form, Struct};

/// Name of the type of a form: that of the structure for the current form, with the releases of an older one, and with
/// the pointer size where forms differ by it. `etwspec_EVENT_TRACE_HEADER`, `etwspec_WMI_BUFFER_HEADER_V5_2_PTR32`.
pub(super) fn form(structure: &Struct, form: &Form) -> String {
    form_of(&structure.name, form)
}

/// Other names of the type of a form: the aliases of the structure for the current form, and its release if a source
/// states one.
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

/// The name of the first of some releases, as forms have it: `V5_1`, `V6_0Late`.
pub(super) fn release(axis: &Axis, cells: Cells) -> String {
    let Some(first) = cells.ptr32.or(cells.ptr64).first() else { return String::new() };
    let stop = &axis.stops[first];
    let begins = first == 0 || axis.stops[first - 1].release != stop.release;
    format!("V{}", casing::release(&stop.release, if begins { None } else { stop.point.as_deref() }))
}

/// The names of types, each of which can be given once.
#[derive(Default)]
pub(super) struct Types(HashSet<String>);

impl Types {
    /// Nobody else gets the name.
    pub(super) fn reserve(&mut self, name: String) {
        self.0.insert(name);
    }

    /// Whether the name was free.
    pub(super) fn take(&mut self, name: &str) -> bool {
        self.0.insert(name.to_owned())
    }
}

/// The macros, each with what it stands for.
#[derive(Default)]
pub(super) struct Macros(HashMap<String, String>);

impl Macros {
    /// The name of a macro that is still to be defined: nothing, if it is defined as just that. A name that stands for
    /// something else already gets the name of its set before its own.
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

/// The names of members where no two can be the same: of a structure and of all that has no name within it.
#[derive(Default)]
pub(super) struct Members(HashSet<String>);

impl Members {
    /// The name that a member gets: with `_` behind it while it is a word of the language or another member's.
    pub(super) fn take(&mut self, name: &str) -> String {
        let mut name = name.to_owned();
        while KEYWORDS.contains(&name.as_str()) || !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

/// Words of C and C++ that look like names.
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
    fn no_two_members_have_one_name() {
        let mut members = Members::default();
        assert_eq!(
            ["Size", "Size", "class", "class"].map(|name| members.take(name)),
            ["Size", "Size_", "class_", "class__"]
        );
    }

    #[test]
    fn a_macro_is_defined_once() {
        let mut macros = Macros::default();
        assert_eq!(macros.take("SET", "A", "1"), Some("ETWSPEC_A".to_owned()));
        assert_eq!(macros.take("SET", "A", "1"), None);
        assert_eq!(macros.take("SET", "A", "2"), Some("ETWSPEC_SET_A".to_owned()));
    }
}
