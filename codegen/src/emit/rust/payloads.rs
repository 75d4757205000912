//! Emitter of the module that returns the payload structure of a kernel or classic event, from the hook tables.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use askama::Template;

use super::escape::filters;
use super::payload_types::PayloadType;
use super::{docs, names, payload_types};
use crate::emit::shared::bindings::{EventNames, Keys, TYPES, rows};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, Payload, RowsOf, Struct, TiedBy, casing, layouts};

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
    index: Index,
    /// Number of event keys: hook IDs, and event types of classes.
    keys: u32,
    /// Bytes of the GUID of a group or a class, and the key of its event type 0; in the order of the bytes.
    guids: Vec<(String, u32)>,
    guid_names: Vec<(String, u32)>,
    /// Keys of events that consumers see as another event, and the keys of those.
    moved: Vec<(u32, u32)>,
    /// Names of classes, in the order of their keys.
    classes: Vec<String>,
    /// Names of events, in the order of keys.
    names: Vec<EventNames>,
    /// The names of events that are not constants, and their keys; in the order of names in lower case.
    other_names: Vec<(String, u32)>,
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

/// Location of the bindings of each event.
struct Index {
    /// Pages of the groups or classes: place in `starts`, first event type, number of event types.
    pages: Vec<(usize, u32, u32)>,
    /// Index of the first binding of each event type, and after the last one of a page, of its end.
    starts: Vec<usize>,
}

struct Binding {
    key: u32,
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
    let keys = Keys::new(catalog);
    let mut tied: Vec<&Struct> = Vec::new();
    for (_, _, structure) in &rows {
        if !tied.iter().any(|known| known.name == structure.name) {
            tied.push(structure);
        }
    }
    tied.sort_by(|a, b| a.name.cmp(&b.name));
    let types = &payloads.types;
    let model = Lookup {
        header: docs::header("spec/hooks/ and spec/classes/"),
        hook_type: &payloads.hook_type,
        types,
        structures: tied.into_iter().map(|structure| self::structure(catalog, types, structure)).collect(),
        bindings: rows.iter().map(|(key, payload, structure)| binding(catalog, *key, payload, structure)).collect(),
        index: Index::of(&rows, keys.count()),
        keys: keys.count(),
        guids: keys.guids(),
        guid_names: keys.guid_names(),
        moved: keys.moved(),
        classes: keys.classes.iter().map(|class| format!("{:?}", class.name)).collect(),
        names: keys.names(),
        other_names: keys.other_names(),
    };
    // The module is one of those that it names.
    let text = super::print::render(&model).replace(&format!("crate::{}::", payloads.home), "super::");
    super::print::tidy(&text)
}

impl Index {
    fn of(rows: &[(u32, &Payload, &Struct)], keys: u32) -> Index {
        let before = |key: u32| rows.partition_point(|(own, ..)| *own < key);
        let (mut pages, mut starts) = (Vec::new(), Vec::new());
        for page in (0..keys).step_by(TYPES as usize) {
            let own = &rows[before(page)..before(page + TYPES)];
            let (first, end) = own.first().zip(own.last()).map_or((page, page), |(first, last)| (first.0, last.0 + 1));
            pages.push((starts.len(), first - page, end - first));
            if first < end {
                starts.extend((first..=end).map(before));
            }
        }
        Index { pages, starts }
    }
}

fn binding(catalog: &Catalog, key: u32, payload: &Payload, structure: &Struct) -> Binding {
    let runs = layouts::releases(catalog, payload.releases.as_ref()).into_iter();
    Binding {
        key,
        name: format!("{:?}", structure.name),
        version: format!("{:?}", payload.event_version),
        pointer: payload.pointer.map_or("None".to_owned(), |pointer| format!("Some(Pointer::{pointer:?})")),
        releases: runs.map(|(first, last)| format!("(Release({first}), Release({last})),")).collect(),
        whole: payload.whole,
        tied_by: match payload.by {
            None => "None".to_owned(),
            Some(TiedBy::Name) => "Some(\"name\")".to_owned(),
            Some(TiedBy::Mask) => "Some(\"mask\")".to_owned(),
            Some(TiedBy::Fit) => "Some(\"fit\")".to_owned(),
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
            for (first, last) in layouts::runs(&catalog.releases, cells.of(pointer)) {
                let layout = names::table(structure, index);
                let slots = ty.map(|_| payload_types::slots(structure, index));
                forms.push(Form { pointer: format!("{pointer:?}"), first, last, layout, slots });
            }
        }
    }
    forms.sort_by_key(|form| Reverse(form.last));
    Structure { table: table(structure), variant: ty.map(|ty| (ty.name.to_owned(), ty.path())), forms }
}
