//! The module that finds the structure of a kernel event's data, from the hook tables.

use std::collections::BTreeMap;

use askama::Template;

use super::{docs, names, parts};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, Payload, Struct, TiedBy};

/// The name of the module.
pub(super) const MODULE: &str = "lookup";

#[derive(Template)]
#[template(path = "rust/payloads.rs.txt")]
struct Lookup {
    header: String,
    variants: Vec<Variant>,
    bindings: Vec<Binding>,
    /// The bytes of the GUID of a group, and its number.
    groups: Vec<(String, u32)>,
    /// The forms of each structure.
    forms: Vec<String>,
}

struct Variant {
    name: String,
    path: String,
    c_name: String,
    releases: String,
    table: String,
    /// The feature that it is behind, if the module is not.
    feature: Option<String>,
}

struct Binding {
    hook: u32,
    name: String,
    version: String,
    pointer: String,
    releases: String,
    whole: bool,
    tied_by: String,
    /// The index of its forms.
    forms: usize,
}

/// The topic or family that the module is in, and its text; nothing where no structure is tied to an event.
pub(super) fn module(catalog: &Catalog) -> Option<(String, String)> {
    let rows: Vec<(u32, &Payload, &Struct)> = rows(catalog);
    let home = home(catalog, &rows)?;
    let mut maker = Maker { catalog, home: &home, variants: Vec::new(), forms: Vec::new() };
    let bindings = rows.iter().map(|(hook, payload, structure)| maker.binding(*hook, payload, structure)).collect();
    let groups = catalog.hooks.iter().filter_map(|group| Some((guid(group.guid.as_ref()?)?, group.group?))).collect();
    let forms = maker.forms.into_iter().map(|(_, forms)| forms).collect();
    let model = Lookup { header: docs::header("spec/hooks/"), variants: maker.variants, bindings, groups, forms };
    // Rows of tables stand one after the other.
    Some((home, super::render(&model).replace("\n\n    ", "\n    ")))
}

/// The ties of structures to hook ids, by hook id.
fn rows(catalog: &Catalog) -> Vec<(u32, &Payload, &Struct)> {
    let structure = |name: &str| {
        let called =
            |structure: &&Struct| structure.name == *name || structure.aliases.iter().any(|alias| alias.name == *name);
        catalog.structs.iter().find(called).filter(|structure| structure.layout_known)
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

/// The family, or else the topic, that most of the structures are in.
fn home(catalog: &Catalog, rows: &[(u32, &Payload, &Struct)]) -> Option<String> {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for (_, _, structure) in rows {
        let home = names::feature(catalog, &structure.module).unwrap_or_else(|| structure.module.clone());
        *count.entry(home).or_default() += 1;
    }
    count.into_iter().max_by_key(|(_, count)| *count).map(|(home, _)| home)
}

struct Maker<'c> {
    catalog: &'c Catalog,
    home: &'c str,
    variants: Vec<Variant>,
    /// The forms of each structure, by its name.
    forms: Vec<(String, String)>,
}

impl Maker<'_> {
    fn binding(&mut self, hook: u32, payload: &Payload, structure: &Struct) -> Binding {
        let forms = self.forms(structure);
        let cells = payload.releases.as_ref().and_then(|releases| self.catalog.releases.cells(releases).ok());
        let cells = cells.unwrap_or_default();
        let runs = super::runs(cells.ptr32.or(cells.ptr64)).into_iter();
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
            forms,
        }
    }

    /// The index of the forms of a structure.
    fn forms(&mut self, structure: &Struct) -> usize {
        if let Some(known) = self.forms.iter().position(|(name, _)| *name == structure.name) {
            return known;
        }
        let mut forms = String::new();
        for (index, form) in structure.forms.iter().enumerate() {
            let variant = self.variant(structure, index);
            let cells = self.catalog.releases.cells(&form.releases).unwrap_or_default();
            for pointer in Pointer::ALL {
                for (first, last) in super::runs(cells.of(pointer)) {
                    forms += &format!(
                        "Form {{ pointer: Pointer::{pointer:?}, first: Release({first}), last: Release({last}), \
                         variant: {variant} }}, "
                    );
                }
            }
        }
        self.forms.push((structure.name.clone(), forms));
        self.forms.len() - 1
    }

    /// The index of the variant of a form.
    fn variant(&mut self, structure: &Struct, index: usize) -> usize {
        let path = names::form_path(structure, index);
        if let Some(known) = self.variants.iter().position(|variant| variant.path == path) {
            return known;
        }
        let form = &structure.forms[index];
        let own = form.rust.clone();
        // The name of an older form does not contain that of its structure.
        let name = if form.current { own } else { format!("{}{own}", structure.rust) };
        let feature = names::feature(self.catalog, &structure.module);
        self.variants.push(Variant {
            name,
            path,
            c_name: structure.name.clone(),
            releases: docs::form_claim(self.catalog, structure, form),
            table: parts::table(structure, index),
            feature: feature.filter(|feature| *feature != self.home),
        });
        self.variants.len() - 1
    }
}

/// The bytes of a GUID in the order in which data have them.
fn guid(text: &str) -> Option<String> {
    let hex: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let byte = |at: usize| {
        let digits = hex.get(at * 2..at * 2 + 2)?;
        Some(format!("0x{}", std::str::from_utf8(digits).ok()?.to_ascii_lowercase()))
    };
    let order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    Some(order.into_iter().map(byte).collect::<Option<Vec<_>>>()?.join(", "))
}
