//! What refers to what, so that each page can say where its item is used.

use std::collections::{BTreeSet, HashMap};

use super::addresses::tail_anchor;
use super::addresses::{
    byte_anchor, case_anchors, dispatch_page, event_anchors, hooks_page, mask_page, requests_page, struct_page,
    value_anchors, values_page,
};
use super::wording;
use etwspec_catalog::{Asks, Catalog, Element, Field, Shape, Struct};

/// One reference.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Use {
    /// What refers.
    pub(super) by: String,
    /// In which way: `, as the type of TraceHandle`.
    pub(super) how: String,
    /// Where, from the site's root.
    pub(super) href: String,
}

/// All references by the name of what is referred to.
#[derive(Debug, Default)]
pub(super) struct Uses {
    by_name: HashMap<String, BTreeSet<Use>>,
}

impl Uses {
    /// The references to a name, in order.
    pub(super) fn of(&self, name: &str) -> impl Iterator<Item = &Use> {
        self.by_name.get(name).into_iter().flatten()
    }

    fn add(&mut self, name: &str, by: &str, how: impl Into<String>, href: String) {
        let one = Use { by: by.to_owned(), how: how.into(), href };
        self.by_name.entry(name.to_owned()).or_default().insert(one);
    }
}

/// Collects the references of a catalog.
pub(super) fn uses(catalog: &Catalog) -> Uses {
    let mut uses = Uses::default();
    for structure in &catalog.structs {
        of_struct(structure, &mut uses);
    }
    for dispatch in &catalog.dispatches {
        for (case, anchor) in dispatch.cases.iter().zip(case_anchors(dispatch)) {
            if let Some(structure) = &case.structure {
                let value = case.name.clone().unwrap_or_else(|| wording::hex_of(case.value, dispatch.scalar));
                let href = format!("{}#{anchor}", dispatch_page(&dispatch.name));
                uses.add(structure, &dispatch.name, format!(", case {value}"), href);
            }
        }
    }
    for set in &catalog.sets {
        for (value, anchor) in set.values.iter().zip(value_anchors(set)) {
            let by = value.name.as_deref().unwrap_or(&set.name);
            let href = format!("{}#{anchor}", values_page(&set.name));
            if let Some(structure) = &value.structure {
                uses.add(structure, by, ", which selects it", href.clone());
            }
            if let Some(holds) = &value.holds {
                uses.add(holds, by, ", whose bits hold it", href);
            }
        }
    }
    for mask in &catalog.masks {
        uses.add(&mask.structure, &mask.name, ", the names of its bits", mask_page(&mask.name));
    }
    of_requests(catalog, &mut uses);
    of_hooks(catalog, &mut uses);
    uses
}

fn of_struct(structure: &Struct, uses: &mut Uses) {
    let page = struct_page(&structure.name);
    // A later form's place stands for those of all forms before it.
    let mut told = BTreeSet::new();
    for form in structure.forms.iter().rev() {
        of_fields(&form.fields, "", &mut |target, path, offset| {
            if told.insert((target.to_owned(), path.to_owned())) {
                let how = if path.is_empty() { String::new() } else { format!(", in {path}") };
                uses.add(target, &structure.name, how, format!("{page}#{}", byte_anchor(&form.rust, offset)));
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
                if told.insert((target.clone(), format!("then {}", part.name))) {
                    let how = format!(", which it follows as {}", part.name);
                    uses.add(target, &structure.name, how, format!("{page}#{}", tail_anchor(form)));
                }
            }
        }
    }
    for inserted in &structure.inserted {
        uses.add(&inserted.structure, &structure.name, ", after which it is inserted", format!("{page}#inserted"));
    }
    if let Some(prefix) = &structure.prefix_of {
        uses.add(&prefix.structure, &structure.name, ", which is the first fields of it", page);
    }
}

fn of_fields(fields: &[Field], within: &str, tell: &mut impl FnMut(&str, &str, u32)) {
    for field in fields {
        let path = match (&field.name, within) {
            (Some(name), "") => name.clone(),
            (Some(name), within) => format!("{within}.{name}"),
            (None, within) => within.to_owned(),
        };
        if let Some(values) = &field.values {
            tell(values, &path, field.offset);
        }
        of_shape(&field.shape, &path, field.offset, tell);
    }
}

fn of_shape(shape: &Shape, path: &str, offset: u32, tell: &mut impl FnMut(&str, &str, u32)) {
    match shape {
        Shape::Struct { name, .. } => tell(name, path, offset),
        Shape::Union(members) | Shape::Group(members) => of_fields(members, path, tell),
        Shape::Bits { bits, .. } => {
            for bit in bits {
                if let Some(values) = &bit.values {
                    tell(values, bit.name.as_deref().unwrap_or(path), offset + bit.start / 8);
                }
            }
        }
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            of_shape(element, path, offset, tell);
        }
        Shape::Scalar(_) | Shape::Padding => {}
    }
}

fn of_requests(catalog: &Catalog, uses: &mut Uses) {
    for requests in &catalog.requests {
        for class in &requests.classes {
            let page = requests_page(&class.name);
            let mut asked: Vec<&String> = class.structure.iter().collect();
            for rule in &class.rules {
                match &rule.asks {
                    Asks::Exactly(names) => asked.extend(names),
                    Asks::AtLeast(name) | Asks::LoggerCanHave(name) => asked.push(name),
                    _ => {}
                }
            }
            for name in asked {
                uses.add(name, &class.name, ", an information class", page.clone());
            }
        }
    }
}

fn of_hooks(catalog: &Catalog, uses: &mut Uses) {
    for group in &catalog.hooks {
        for (event, anchor) in group.events.iter().zip(event_anchors(group)) {
            let by = event.called().map_or_else(|| format!("event {}", event.number()), str::to_owned);
            let href = format!("{}#{anchor}", hooks_page(group));
            for payload in &event.payloads {
                let of = if payload.whole { "the whole event" } else { "data of the event" };
                let version = payload.event_version.map_or_else(String::new, |number| format!(", version {number}"));
                let how = format!(" ({}), {of}{version}", event.number());
                uses.add(&payload.structure, &by, how, href.clone());
            }
            for bit in &event.needs {
                uses.add(bit, &by, "", href.clone());
            }
        }
    }
}
