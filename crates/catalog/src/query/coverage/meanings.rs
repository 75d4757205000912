//! Fields with a known meaning.

use std::collections::BTreeSet;

use crate::{Catalog, Field, Role, Shape, Struct};

/// Name of the group of payloads.
const PAYLOADS: &str = "payloads";

/// Fields of a group of structures, by whether their meaning is known.
#[derive(Clone, Debug)]
pub struct Meanings<'c> {
    /// `payloads`, or the topic of structures that are no payloads.
    pub group: &'c str,
    /// Number of fields.
    pub total: usize,
    /// Fields without a known meaning: the structure, the path, and whether the tables state that the purpose is unknown.
    pub without: Vec<(&'c Struct, String, bool)>,
}

impl Meanings<'_> {
    /// Returns the number of fields with a known meaning.
    pub fn known(&self) -> usize {
        self.total - self.without.len()
    }

    /// Returns the share of fields with a known meaning, in tenths of a percent, rounded down.
    pub fn permille(&self) -> usize {
        (self.known() * 1000).checked_div(self.total).unwrap_or(0)
    }
}

/// Returns the fields of payloads, and of other structures by topic. A field counts once, in however many forms it is. Members of unions and inner
/// structures count, and the union or structure itself does not.
pub fn meanings(catalog: &Catalog) -> Vec<Meanings<'_>> {
    let payloads = payloads(catalog);
    let mut found: Vec<Meanings<'_>> = Vec::new();
    for structure in &catalog.structs {
        let group = if payloads.contains(structure.name.as_str()) { PAYLOADS } else { structure.module.as_str() };
        let index = found.iter().position(|meanings| meanings.group == group).unwrap_or_else(|| {
            found.push(Meanings { group, total: 0, without: Vec::new() });
            found.len() - 1
        });
        let Some(meanings) = found.get_mut(index) else { continue };
        let mut seen: BTreeSet<String> = BTreeSet::new();
        // The newest form states most.
        for form in structure.forms.iter().rev() {
            let mut leaves = Vec::new();
            fields(&form.fields, "", &mut leaves);
            let parts = form.tail.iter().filter(
                |part| matches!(&part.element, crate::Element::Fixed(shape) if !matches!(shape, Shape::Struct { .. })),
            );
            leaves.extend(parts.map(|part| (part.name.clone(), part.meaning.is_some(), part.unknown)));
            for (path, known, unknown) in leaves {
                if seen.insert(path.clone()) {
                    meanings.total += 1;
                    if !known {
                        meanings.without.push((structure, path, unknown));
                    }
                }
            }
        }
    }
    found.retain(|meanings| meanings.total > 0);
    // Payloads first, then topics by name.
    found.sort_by_key(|meanings| (meanings.group != PAYLOADS, meanings.group));
    found
}

/// Adds the fields that have no members, each with whether its meaning is known and whether its purpose is not.
fn fields(rows: &[Field], path: &str, out: &mut Vec<(String, bool, bool)>) {
    let join = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    for field in rows.iter().filter(|field| field.role != Some(Role::EventData)) {
        let within = field.name.as_deref().map_or_else(|| path.to_owned(), join);
        match &field.shape {
            Shape::Padding | Shape::Struct { .. } => {}
            Shape::Union(members) | Shape::Group(members) => fields(members, &within, out),
            Shape::Bits { bits, .. } => {
                let named = bits.iter().filter_map(|bit| Some((bit.name.as_deref()?, bit)));
                out.extend(named.map(|(name, bit)| {
                    let path = if within.is_empty() { name.to_owned() } else { format!("{within}.{name}") };
                    (path, bit.meaning.is_some(), bit.unknown)
                }));
            }
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. }
                if matches!(**element, Shape::Struct { .. }) => {}
            _ if field.name.is_some() => out.push((within, field.meaning.is_some(), field.unknown)),
            _ => {}
        }
    }
}

/// Returns the names of structures that are payloads.
fn payloads(catalog: &Catalog) -> BTreeSet<&str> {
    let events = catalog.hooks.iter().flat_map(|group| &group.events);
    let rows = events.flat_map(|event| &event.payloads).map(|payload| payload.structure.as_str());
    let called = |name: &str, structure: &Struct| {
        structure.name == name || structure.aliases.iter().any(|alias| alias.name == name)
    };
    rows.filter_map(|name| catalog.structs.iter().find(|structure| called(name, structure)))
        .map(|structure| structure.name.as_str())
        .collect()
}
