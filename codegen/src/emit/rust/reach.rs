//! Expressions for the integer at a path in generated code: `packet().size()`, `marker().0`.

use super::leaf::{Int, Leaf};
use super::names;
use super::record::{self, Member, Record};
use etwspec_catalog::Catalog;

/// Integer at a path.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// Expression on a value or a view: `packet().size()`, `marker().0`.
    pub(super) get: String,
    /// Type that wraps the integer, for an enumeration or flags.
    wrapper: Option<String>,
    int: Int,
    /// Members along the path.
    steps: Vec<String>,
}

impl Reach {
    /// Returns an expression of the type of the member, from an integer.
    pub(super) fn wrap(&self, value: &str) -> String {
        match &self.wrapper {
            Some(wrapper) => format!("{wrapper}(({value}) as {})", self.int),
            None => format!("({value}) as {}", self.int),
        }
    }

    /// Returns a statement that sets the integer of a record to an expression of its type. A structure along the path
    /// is copied, changed, and set.
    pub(super) fn set(&self, record: &str, value: &str) -> String {
        set(&self.steps, record, value)
    }
}

fn set(steps: &[String], record: &str, value: &str) -> String {
    match steps {
        [] => String::new(),
        [name] => format!("{record}.set_{name}({value});"),
        [name, rest @ ..] => {
            let changed = format!("changed_{name}");
            let inner = set(rest, &changed, value);
            format!("let mut {changed} = {record}.{name}(); {inner} {record}.set_{name}({changed});")
        }
    }
}

/// Returns the integer at a path of a record.
pub(super) fn reach(catalog: &Catalog, record: &Record, path: &str) -> Option<Reach> {
    let (steps, member) = member(catalog, record, path)?;
    let (suffix, wrapper, int) = match member.leaf {
        Leaf::Int(int) => ("", None, int),
        Leaf::Value(wrapper, int) => (".0", Some(wrapper), int),
        _ => return None,
    };
    Some(Reach { get: format!("{}(){suffix}", steps.join("().")), wrapper, int, steps })
}

/// Returns the names of the members along a path, and the member at its end, at its offset from the start of the record.
pub(super) fn member(catalog: &Catalog, record: &Record, path: &str) -> Option<(Vec<String>, Member)> {
    if let Some(member) = record.members.iter().find(|member| path == member.path) {
        return Some((vec![member.name.clone()], member.clone()));
    }
    let outer =
        record.members.iter().find(|member| path.strip_prefix(&member.path).is_some_and(|p| p.starts_with('.')))?;
    let rest = &path[outer.path.len() + 1..];
    let Leaf::Record(ty, _) = &outer.leaf else { return None };
    let (mut steps, inner) = match record.inner.iter().find(|inner| ty.ends_with(&format!("::{}", inner.ty))) {
        Some(inner) => member(catalog, &inner.record, rest)?,
        None => {
            let (structure, form) = catalog.structs.iter().find_map(|structure| {
                let form = (0..structure.forms.len()).find(|form| names::form_path(structure, *form) == *ty)?;
                Some((structure, form))
            })?;
            member(catalog, &record::of_form(catalog, structure, &structure.forms[form]), rest)?
        }
    };
    steps.insert(0, outer.name.clone());
    Some((steps, Member { offset: outer.offset + inner.offset, ..inner }))
}

/// Returns an expression for a number of units in bytes.
pub(super) fn scaled(units: &str, unit: u32) -> String {
    if unit == 1 { units.to_owned() } else { format!("{units} * {unit}") }
}

/// Returns an expression for bits of an integer.
pub(super) fn masked(value: &str, mask: u64, shift: u32) -> String {
    match (mask, shift) {
        (u64::MAX, 0) => value.to_owned(),
        (u64::MAX, _) => format!("{value} >> {shift}"),
        (_, 0) => format!("{value} & {mask:#x}"),
        _ => format!("({value} & {mask:#x}) >> {shift}"),
    }
}
