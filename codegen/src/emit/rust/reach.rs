//! How code reaches the integer that a path leads to: `packet().size`, `marker.0`.

use super::leaf::Leaf;
use super::names;
use super::record::{self, Member, Record, Stored};
use etwspec_catalog::Catalog;

/// An integer that a path leads to.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// From a value: fields and getters.
    pub(super) owned: String,
    /// From a view: getters.
    pub(super) view: String,
    /// The type that wraps the integer, if it is an enumeration or flags.
    wrapper: Option<String>,
    /// The integer's type.
    int: &'static str,
    /// The members on the way: the name, and whether it is a field of the value.
    steps: Vec<(String, bool)>,
}

impl Reach {
    /// An expression of the type that the member has, from an integer.
    pub(super) fn wrap(&self, value: &str) -> String {
        match &self.wrapper {
            Some(wrapper) => format!("{wrapper}(({value}) as {})", self.int),
            None => format!("({value}) as {}", self.int),
        }
    }

    /// A statement that sets the integer of a record to an expression of its type. What it is in is taken out, changed,
    /// and put back.
    pub(super) fn set(&self, record: &str, value: &str) -> String {
        set(&self.steps, record, value)
    }
}

fn set(steps: &[(String, bool)], record: &str, value: &str) -> String {
    match steps {
        [] => String::new(),
        [(name, true)] => format!("{record}.{name} = {value};"),
        [(name, false)] => format!("{record}.set_{name}({value});"),
        [(name, true), rest @ ..] => set(rest, &format!("{record}.{name}"), value),
        [(name, false), rest @ ..] => {
            let changed = format!("changed_{name}");
            let inner = set(rest, &changed, value);
            format!("let mut {changed} = {record}.{name}(); {inner} {record}.set_{name}({changed});")
        }
    }
}

/// How the integer at a path is reached from a record.
pub(super) fn reach(catalog: &Catalog, record: &Record, path: &str) -> Option<Reach> {
    let own = |member: &&Member| path == member.path;
    if let Some(member) = record.members.iter().find(own) {
        let (suffix, wrapper, int) = match &member.leaf {
            Leaf::Int(int, _) => ("", None, *int),
            Leaf::Value(wrapper, _, int) => (".0", Some(wrapper.clone()), *int),
            _ => return None,
        };
        let step = step(member);
        let (owned, view) = (format!("{}{suffix}", call(&step)), format!("{}(){suffix}", member.name));
        return Some(Reach { owned, view, wrapper, int, steps: vec![step] });
    }
    let outer =
        record.members.iter().find(|member| path.strip_prefix(&member.path).is_some_and(|p| p.starts_with('.')))?;
    let rest = &path[outer.path.len() + 1..];
    let Leaf::Record(ty, _) = &outer.leaf else { return None };
    let inner = match record.inner.iter().find(|inner| ty.ends_with(&format!("::{}", inner.ty))) {
        Some(inner) => reach(catalog, &inner.record, rest)?,
        None => {
            let (structure, form) = catalog.structs.iter().find_map(|structure| {
                let form = (0..structure.forms.len()).find(|form| names::form_path(structure, *form) == *ty)?;
                Some((structure, form))
            })?;
            reach(catalog, &record::of_form(catalog, structure, &structure.forms[form]), rest)?
        }
    };
    let step = step(outer);
    Some(Reach {
        owned: format!("{}.{}", call(&step), inner.owned),
        view: format!("{}().{}", outer.name, inner.view),
        steps: std::iter::once(step).chain(inner.steps).collect(),
        ..inner
    })
}

/// A member's name, and whether it is a field of the value.
fn step(member: &Member) -> (String, bool) {
    (member.name.clone(), matches!(member.stored, Stored::Slot))
}

fn call((name, field): &(String, bool)) -> String {
    if *field { name.clone() } else { format!("{name}()") }
}
