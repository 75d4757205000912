//! References between items, so that the page of each item can list its users.

use std::collections::{BTreeSet, HashMap};

use super::addresses::{
    byte_anchor, case_anchors, dispatch_page, event_anchors, hooks_page, mask_page, requests_page, struct_page,
    tail_anchor, value_anchors, values_page,
};
use super::wording;
use etwspec_catalog::{Catalog, Element, Field, Requirement, Shape, Struct, claims, joined};

/// A reference to an item.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reference {
    /// The item that refers.
    pub(super) from: String,
    /// The role of the reference, appended to the item: `, in TraceHandle`.
    pub(super) how: String,
    /// The address, from the root of the site.
    pub(super) href: String,
}

/// All references, by the name of the item referred to.
#[derive(Debug, Default)]
pub(super) struct References {
    by_name: HashMap<String, BTreeSet<Reference>>,
}

impl References {
    /// Collects the references of a catalog.
    pub(super) fn new(catalog: &Catalog) -> References {
        collect(catalog)
    }

    /// The references to a name, in order.
    pub(super) fn to(&self, name: &str) -> impl Iterator<Item = &Reference> {
        self.by_name.get(name).into_iter().flatten()
    }

    fn add(&mut self, name: &str, from: &str, how: impl Into<String>, href: String) {
        let one = Reference { from: from.to_owned(), how: how.into(), href };
        self.by_name.entry(name.to_owned()).or_default().insert(one);
    }
}

/// Collects the references of a catalog.
fn collect(catalog: &Catalog) -> References {
    let mut references = References::default();
    for structure in &catalog.structs {
        of_struct(structure, &mut references);
    }
    for dispatch in &catalog.dispatches {
        for (case, anchor) in dispatch.cases.iter().zip(case_anchors(dispatch)) {
            if let Some(structure) = &case.structure {
                let value = case.name.clone().unwrap_or_else(|| wording::hex_of(case.value, dispatch.scalar));
                let href = format!("{}#{anchor}", dispatch_page(&dispatch.name));
                references.add(structure, &dispatch.name, format!(", case {value}"), href);
            }
        }
    }
    for set in &catalog.sets {
        for (value, anchor) in set.values.iter().zip(value_anchors(set)) {
            let by = value.name.as_deref().unwrap_or(&set.name);
            let href = format!("{}#{anchor}", values_page(&set.name));
            if let Some(structure) = &value.structure {
                references.add(structure, by, ", which selects it", href.clone());
            }
            if let Some(holds) = &value.holds {
                references.add(holds, by, ", which contains it in a bit field", href);
            }
        }
    }
    for mask in &catalog.masks {
        references.add(&mask.structure, &mask.name, ", which defines its bits", mask_page(&mask.name));
    }
    of_requests(catalog, &mut references);
    of_hooks(catalog, &mut references);
    references
}

fn of_struct(structure: &Struct, references: &mut References) {
    let page = struct_page(&structure.name);
    // Only the newest form with a reference is listed.
    let mut listed = BTreeSet::new();
    for form in structure.forms.iter().rev() {
        of_fields(&form.fields, "", &mut |target, path, offset| {
            if listed.insert((target.to_owned(), path.to_owned())) {
                let how = if path.is_empty() { String::new() } else { format!(", in {path}") };
                references.add(target, &structure.name, how, format!("{page}#{}", byte_anchor(&form.rust, offset)));
            }
        });
        for part in &form.tail {
            let of = match &part.element {
                Element::Tailed { name, .. } | Element::Fixed(Shape::Struct { name, .. }) | Element::Dispatch(name) => {
                    Some(name)
                }
                Element::Fixed(_) => None,
            };
            for target in of.into_iter().chain(&part.values) {
                if listed.insert((target.clone(), format!("then {}", part.name))) {
                    let how = format!(", in the tail as {}", part.name);
                    references.add(target, &structure.name, how, format!("{page}#{}", tail_anchor(form)));
                }
            }
        }
    }
    for inserted in &structure.inserted {
        references.add(
            &inserted.structure,
            &structure.name,
            ", inserted after the fixed part",
            format!("{page}#inserted"),
        );
    }
    if let Some(prefix) = &structure.prefix_of {
        references.add(
            &prefix.structure,
            &structure.name,
            ", whose fields are the first fields of this structure",
            page,
        );
    }
}

fn of_fields(fields: &[Field], within: &str, visit: &mut impl FnMut(&str, &str, u32)) {
    for field in fields {
        let path = joined(within, field.name.as_deref().unwrap_or_default());
        if let Some(values) = &field.values {
            visit(values, &path, field.offset);
        }
        of_shape(&field.shape, &path, field.offset, visit);
    }
}

fn of_shape(shape: &Shape, path: &str, offset: u32, visit: &mut impl FnMut(&str, &str, u32)) {
    match shape {
        Shape::Struct { name, .. } => visit(name, path, offset),
        Shape::Union(members) | Shape::Group(members) => of_fields(members, path, visit),
        Shape::Bits { bits, .. } => {
            for bit in bits {
                if let Some(values) = &bit.values {
                    visit(values, bit.name.as_deref().unwrap_or(path), offset + bit.start / 8);
                }
            }
        }
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            of_shape(element, path, offset, visit);
        }
        Shape::Scalar(_) | Shape::Padding => {}
    }
}

fn of_requests(catalog: &Catalog, references: &mut References) {
    for requests in &catalog.requests {
        for class in &requests.classes {
            let page = requests_page(&class.name);
            let mut structures: Vec<&String> = class.structure.iter().collect();
            for rule in &class.rules {
                match &rule.asks {
                    Requirement::Exactly(names) => structures.extend(names),
                    Requirement::AtLeast(name) | Requirement::LoggerCanHave(name) => structures.push(name),
                    _ => {}
                }
            }
            for name in structures {
                references.add(name, &class.name, ", information class", page.clone());
            }
        }
    }
}

fn of_hooks(catalog: &Catalog, references: &mut References) {
    for group in &catalog.hooks {
        for (event, anchor) in group.events.iter().zip(event_anchors(group)) {
            let by = event.called().map_or_else(|| format!("event {}", group.number(event)), str::to_owned);
            let href = format!("{}#{anchor}", hooks_page(group));
            for payload in &event.payloads {
                let of = if payload.whole { "whole event" } else { "payload" };
                let version =
                    payload.event_version.map_or_else(String::new, |number| format!(", event version {number}"));
                let when = match &payload.releases {
                    Some(_) => format!(", {}", claims::payload(catalog, event, payload).words()),
                    None => String::new(),
                };
                let how = format!(" ({}), {of}{version}{when}", group.number(event));
                references.add(&payload.structure, &by, how, href.clone());
            }
            for bit in &event.needs {
                references.add(bit, &by, "", href.clone());
            }
        }
    }
}
