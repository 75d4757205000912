//! Emitter of the module that returns the payload structure of a kernel event, from the hook tables.

use std::collections::BTreeMap;

use askama::Template;

use super::escape::filters;
use super::payload_types::PayloadType;
use super::{docs, names, parts, payload_types};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Payload, RowsOf, Struct, TiedBy};

/// Name of the module.
pub(super) const MODULE: &str = "lookup";

/// Payloads of the events of a catalog.
pub(super) struct Payloads<'c> {
    /// Family or topic that contains most of the structures. Its module contains `Payload`.
    pub(super) home: String,
    /// Path of the type of hook IDs.
    pub(super) hook_type: String,
    pub(super) types: Vec<PayloadType<'c>>,
}

#[derive(Template)]
#[template(path = "rust/payloads.rs.txt")]
struct Lookup<'t> {
    header: String,
    /// Path of the type of hook IDs.
    hook_type: &'t str,
    types: &'t [PayloadType<'t>],
    structures: Vec<Structure>,
    bindings: Vec<Binding>,
    /// Bytes of the GUID of a group, and the number of the group.
    groups: Vec<(String, u32)>,
}

/// Payload structure of an event, with its forms.
struct Structure {
    /// Name of the table of its forms.
    table: String,
    /// Name and path of its payload type. `None` if it is a whole event.
    variant: Option<(String, String)>,
    forms: Vec<Form>,
}

/// Form for a range of releases and a pointer size.
struct Form {
    pointer: String,
    first: usize,
    last: usize,
    layout: String,
    slots: Option<String>,
}

struct Binding {
    hook: u32,
    name: String,
    version: String,
    pointer: String,
    releases: String,
    whole: bool,
    tied_by: String,
    /// Name of the table of its structure.
    structure: String,
}

/// Returns the payloads of a catalog, or `None` if no event has a payload structure.
pub(super) fn of(catalog: &Catalog) -> Option<Payloads<'_>> {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for (_, _, structure) in rows(catalog) {
        let home = names::family(catalog, &structure.module).unwrap_or_else(|| structure.module.clone());
        *count.entry(home).or_default() += 1;
    }
    let home = count.into_iter().max_by_key(|(_, count)| *count).map(|(home, _)| home)?;
    let hooks = catalog.sets.iter().find(|set| set.rows == Some(RowsOf::HookIds))?;
    let hook_type = format!("crate::{}::{}", hooks.module, hooks.rust);
    Some(Payloads { home, hook_type, types: payload_types::all(catalog) })
}

/// Returns the text of the module.
pub(super) fn module(catalog: &Catalog, payloads: &Payloads<'_>) -> String {
    let rows: Vec<(u32, &Payload, &Struct)> = rows(catalog);
    let mut tied: Vec<&Struct> = Vec::new();
    for (_, _, structure) in &rows {
        if !tied.iter().any(|known| known.name == structure.name) {
            tied.push(structure);
        }
    }
    tied.sort_by(|a, b| a.name.cmp(&b.name));
    let types = &payloads.types;
    let model = Lookup {
        header: docs::header("spec/hooks/"),
        hook_type: &payloads.hook_type,
        types,
        structures: tied.into_iter().map(|structure| self::structure(catalog, types, structure)).collect(),
        bindings: rows.iter().map(|(hook, payload, structure)| binding(catalog, *hook, payload, structure)).collect(),
        groups: catalog.hooks.iter().filter_map(|group| Some((guid(group.guid.as_ref()?)?, group.group?))).collect(),
    };
    super::print::tidy(&super::render(&model))
}

/// Returns whether a structure is a payload. For payloads, [`module`] emits the choice of a form.
pub(super) fn is_tied(catalog: &Catalog, structure: &Struct) -> bool {
    let events = catalog.hooks.iter().flat_map(|group| &group.events).filter(|event| event.hook.is_some());
    let mut payloads = events.flat_map(|event| &event.payloads);
    payloads.any(|payload| is_called(structure, &payload.structure))
}

pub(super) fn is_called(structure: &Struct, name: &str) -> bool {
    structure.name == name || structure.aliases.iter().any(|alias| alias.name == name)
}

/// Returns the payload structures of events, by hook ID.
pub(super) fn rows(catalog: &Catalog) -> Vec<(u32, &Payload, &Struct)> {
    let structure = |name: &str| {
        let mut structures = catalog.structs.iter();
        structures.find(|structure| is_called(structure, name)).filter(|structure| structure.layout_known)
    };
    let events = catalog.hooks.iter().flat_map(|group| &group.events);
    let mut rows: Vec<_> = events
        .filter_map(|event| Some((event.hook?, event)))
        .flat_map(|(hook, event)| event.payloads.iter().map(move |payload| (hook, payload)))
        .filter_map(|(hook, payload)| Some((hook, payload, structure(&payload.structure)?)))
        .collect();
    rows.sort_by_key(|(hook, ..)| *hook);
    rows
}

fn binding(catalog: &Catalog, hook: u32, payload: &Payload, structure: &Struct) -> Binding {
    let cells = payload.releases.as_ref().and_then(|releases| catalog.releases.cells(releases).ok());
    let cells = cells.unwrap_or_default();
    let runs = super::runs(&catalog.releases, cells.ptr32.or(cells.ptr64)).into_iter();
    Binding {
        hook,
        name: format!("{:?}", structure.name),
        version: format!("{:?}", payload.event_version),
        pointer: payload.pointer.map_or("None".to_owned(), |pointer| format!("Some(Pointer::{pointer:?})")),
        releases: runs.map(|(first, last)| format!("(Release({first}), Release({last})),")).collect(),
        whole: payload.whole,
        tied_by: match payload.by {
            None => "None".to_owned(),
            Some(TiedBy::Name) => "Some(\"name\")".to_owned(),
            Some(TiedBy::Mask) => "Some(\"mask\")".to_owned(),
        },
        structure: table(structure),
    }
}

/// Returns the name of the table of the forms of a structure.
fn table(structure: &Struct) -> String {
    casing::screaming(&structure.name, None, None)
}

fn structure(catalog: &Catalog, types: &[PayloadType<'_>], structure: &Struct) -> Structure {
    let ty = types.iter().find(|ty| ty.structures.iter().any(|own| own.name == structure.name));
    let mut forms = Vec::new();
    for (index, form) in structure.forms.iter().enumerate() {
        let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
        for pointer in Pointer::ALL {
            for (first, last) in super::runs(&catalog.releases, cells.of(pointer)) {
                let layout = parts::table(structure, index);
                let slots = ty.map(|_| payload_types::slots(structure, index));
                forms.push(Form { pointer: format!("{pointer:?}"), first, last, layout, slots });
            }
        }
    }
    Structure { table: table(structure), variant: ty.map(|ty| (ty.name.to_owned(), ty.path())), forms }
}

/// Returns the bytes of a GUID in storage order.
fn guid(text: &str) -> Option<String> {
    let hex: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let byte = |at: usize| {
        let digits = hex.get(at * 2..at * 2 + 2)?;
        Some(format!("0x{}", std::str::from_utf8(digits).ok()?.to_ascii_lowercase()))
    };
    let order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    Some(order.into_iter().map(byte).collect::<Option<Vec<_>>>()?.join(", "))
}
