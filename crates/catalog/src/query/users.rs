//! References to a structure: payloads of events, cases of dispatches, information classes, other structures.

use crate::{Catalog, Element, Field, Requirement, Shape, Struct, joined};

/// Reference to a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The item that refers: `WMI_LOG_TYPE_PROCESS_CREATE (0x0301)`.
    pub by: String,
    /// The role of the reference.
    pub how: String,
}

/// Returns the references to a structure by its name or an alias, in the order of the catalog.
pub fn users(catalog: &Catalog, wanted: &Struct) -> Vec<User> {
    let is = |name: &str| name == wanted.name || wanted.aliases.iter().any(|alias| alias.name == name);
    let mut all: Vec<User> = Vec::new();
    let mut add = |by: String, how: String| {
        let user = User { by, how };
        if !all.contains(&user) {
            all.push(user);
        }
    };
    let events = catalog.hooks.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)));
    for (group, event) in events {
        for payload in event.payloads.iter().filter(|payload| is(&payload.structure)) {
            let by = match event.called() {
                Some(name) => format!("{name} ({})", group.number(event)),
                None if group.class => format!("event {} of {}", group.number(event), group.name),
                None => format!("event {}", event.number()),
            };
            let of = if payload.whole { "whole event" } else { "payload" };
            add(
                by,
                payload.event_version.map_or_else(|| of.to_owned(), |version| format!("{of}, event version {version}")),
            );
        }
    }
    for dispatch in &catalog.dispatches {
        for case in dispatch.cases.iter().filter(|case| case.structure.as_deref().is_some_and(is)) {
            let value = case.name.clone().unwrap_or_else(|| format!("0x{:X}", case.value));
            add(dispatch.name.clone(), format!("case {value}"));
        }
    }
    for class in catalog.requests.iter().flat_map(|requests| &requests.classes) {
        let asked = class.rules.iter().any(|rule| match &rule.asks {
            Requirement::Exactly(names) => names.iter().any(|name| is(name)),
            Requirement::AtLeast(name) | Requirement::LoggerCanHave(name) => is(name),
            _ => false,
        });
        if asked || class.structure.as_deref().is_some_and(is) {
            add(class.name.clone(), "information class".to_owned());
        }
    }
    for other in &catalog.structs {
        for form in other.forms.iter().rev() {
            in_fields(&form.fields, "", &mut |name, path| {
                if is(name) {
                    add(
                        other.name.clone(),
                        if path.is_empty() { "unnamed field".to_owned() } else { format!("in {path}") },
                    );
                }
            });
            for part in &form.tail {
                match &part.element {
                    Element::Tailed { name, .. } | Element::Fixed(Shape::Struct { name, .. }) if is(name) => {
                        add(other.name.clone(), format!("in the tail as {}", part.name));
                    }
                    _ => {}
                }
            }
        }
        if other.inserted.iter().any(|inserted| is(&inserted.structure)) {
            add(other.name.clone(), "inserted after the fixed part".to_owned());
        }
    }
    all
}

fn in_fields(fields: &[Field], within: &str, visit: &mut impl FnMut(&str, &str)) {
    for field in fields {
        let path = joined(within, field.name.as_deref().unwrap_or_default());
        in_shape(&field.shape, &path, visit);
    }
}

fn in_shape(shape: &Shape, path: &str, visit: &mut impl FnMut(&str, &str)) {
    match shape {
        Shape::Struct { name, .. } => visit(name, path),
        Shape::Union(members) | Shape::Group(members) => in_fields(members, path, visit),
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            in_shape(element, path, visit);
        }
        Shape::Scalar(_) | Shape::Bits { .. } | Shape::Padding => {}
    }
}
