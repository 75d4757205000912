//! Names in Kaitai Struct: lower case with underscores, and none that a target language reserves.

use std::collections::HashSet;

use crate::emit::shared::reserved::is_reserved;
use etwspec_catalog::{Form, Struct, casing};

/// Keywords of the target languages besides those of C++, and members of every generated class.
const RESERVED: &str = "abstract assert await body boolean byte close debugger def del elif equals except exec \
                        extends final finally from func function global implements import in instanceof interface is \
                        lambda map native nonlocal package parent pass print raise range read root select super \
                        synchronized transient var with";

/// Returns the identifier for a name of the tables.
pub(super) fn ident(name: &str) -> String {
    let snake = casing::snake(name);
    let plain = snake.trim_matches('_');
    match plain {
        "kind" if name.eq_ignore_ascii_case("type") => "type".to_owned(),
        _ if is_reserved(plain) || RESERVED.split(' ').any(|word| word == plain) => format!("{plain}_field"),
        _ if !plain.starts_with(|c: char| c.is_ascii_lowercase()) => format!("n{plain}"),
        _ => plain.to_owned(),
    }
}

/// Returns the identifiers for a path.
pub(super) fn path(path: &str) -> String {
    path.split('.').map(ident).collect::<Vec<_>>().join(".")
}

/// Returns the name of the type of a form.
pub(super) fn form(structure: &Struct, form: &Form) -> String {
    let release = form.release_part().map_or_else(String::new, |release| format!("_{}", ident(release)));
    let pointer = form.pointer.map_or_else(String::new, |pointer| format!("_ptr{}", pointer.bits()));
    format!("{}{release}{pointer}", ident(&structure.name))
}

/// Returns the file of a topic, without its extension.
pub(super) fn file(module: &str) -> String {
    format!("etw_{}", module.replace("::", "_"))
}

/// Identifiers of one scope.
#[derive(Default)]
pub(super) struct Scope(HashSet<String>);

impl Scope {
    /// Takes an identifier. A number is appended to one that is taken.
    pub(super) fn take(&mut self, id: &str) -> String {
        let numbered = (2..).map(|number| format!("{id}_{number}"));
        let mut names = std::iter::once(id.to_owned()).chain(numbered);
        names.find(|id| self.0.insert(id.clone())).unwrap_or_default()
    }

    /// Takes an identifier if it is free.
    pub(super) fn is_free(&mut self, id: &str) -> bool {
        self.0.insert(id.to_owned())
    }
}
