//! The entries of the indexes: everything in the catalog with a name or a number, and its address.

use super::addresses::{
    byte_anchor, case_anchors, dispatch_page, event_anchors, hooks_page, mask_anchors, mask_page, requests_page,
    struct_page, tail_anchor, value_anchors, values_page,
};
use super::html::slug;
use super::named_fields::{Named, named_fields};
use super::wording;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::fields::rust_names;
use etwspec_catalog::{ByPointer, Catalog, HookGroup, RowsOf, Struct, ValueSet};

/// A name or a number, and its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The name; none for a number that has none.
    pub(super) name: Option<String>,
    /// A short description.
    pub(super) what: String,
    /// The page, from the site's root, with the anchor.
    pub(super) href: String,
    /// The number.
    pub(super) number: Option<ByPointer>,
    /// True if prose that mentions the name links here.
    pub(super) linked: bool,
}

/// Returns all entries in catalog order. The primary meaning of a name precedes its other meanings.
pub(super) fn entries(catalog: &Catalog) -> Vec<Entry> {
    let mut all = Vec::new();
    for structure in &catalog.structs {
        structure_entries(structure, &mut all);
    }
    dispatch_entries(catalog, &mut all);
    class_entries(catalog, &mut all);
    set_entries(catalog, &mut all);
    mask_entries(catalog, &mut all);
    let hook_ids = catalog.sets.iter().find(|set| set.rows == Some(RowsOf::HookIds));
    for group in &catalog.hooks {
        let of_class = || catalog.sets.iter().find(|set| set.rows.is_some() && set.class_guid == group.guid);
        hook_entries(group, if group.class { of_class() } else { hook_ids }, &mut all);
    }
    let types =
        catalog.types.iter().map(|ty| Entry::new(&ty.name, "scalar type", format!("types.html#{}", slug(&ty.name))));
    all.extend(types);
    for structure in &catalog.structs {
        field_entries(structure, &mut all);
    }
    all
}

impl Entry {
    fn new(name: &str, what: impl Into<String>, href: String) -> Entry {
        Entry { name: Some(name.to_owned()), what: what.into(), href, number: None, linked: true }
    }

    fn number(mut self, number: Option<ByPointer>) -> Entry {
        self.number = number;
        self
    }

    fn unlinked(mut self) -> Entry {
        self.linked = false;
        self
    }
}

/// A row that may have no name, with its aliases and its name in Rust.
fn row_entries(all: &mut Vec<Entry>, row: Row<'_>) {
    match row.name {
        Some(name) => all.push(Entry::new(name, row.what.clone(), row.href.clone()).number(row.number)),
        None if row.number.is_some() => all.push(Entry {
            name: None,
            what: row.what.clone(),
            href: row.href.clone(),
            number: row.number,
            linked: false,
        }),
        None => {}
    }
    for alias in row.aliases {
        let what = match row.name {
            Some(name) => format!("another name of {name}, {}", row.what),
            None => row.what.clone(),
        };
        all.push(Entry::new(alias, what, row.href.clone()).number(row.number));
    }
    for (former, name) in row.former.iter().zip(row.name.into_iter().cycle()) {
        let what = format!("former name of {name}, {}", row.what);
        all.push(Entry::new(former, what, row.href.clone()).number(row.number));
    }
    if let Some(rust) = row.rust {
        let what = format!("Rust name of {}, {}", row.name.unwrap_or("an unnamed row"), row.what);
        all.push(Entry::new(&rust, what, row.href.clone()).unlinked());
    }
}

/// Adds the former names of an item with a name of its own.
fn former_entries(all: &mut Vec<Entry>, former: &[String], name: &str, href: &str) {
    let what = format!("former name of {name}");
    all.extend(former.iter().map(|former| Entry::new(former, what.clone(), href.to_owned())));
}

struct Row<'a> {
    name: Option<&'a str>,
    rust: Option<String>,
    aliases: &'a [String],
    former: &'a [String],
    what: String,
    href: String,
    number: Option<ByPointer>,
}

fn structure_entries(structure: &Struct, all: &mut Vec<Entry>) {
    let page = struct_page(&structure.name);
    all.push(Entry::new(&structure.name, "structure", page.clone()));
    for alias in &structure.aliases {
        all.push(Entry::new(&alias.name, format!("alias of {}", structure.name), page.clone()));
    }
    former_entries(all, &structure.renamed_from, &structure.name, &page);
    for rust in rust_names(structure).iter().filter(|rust| **rust != structure.name) {
        all.push(Entry::new(rust, format!("Rust name of {}", structure.name), page.clone()).unlinked());
    }
}

fn dispatch_entries(catalog: &Catalog, all: &mut Vec<Entry>) {
    for dispatch in &catalog.dispatches {
        let page = dispatch_page(&dispatch.name);
        all.push(Entry::new(&dispatch.name, "dispatch", page.clone()));
        former_entries(all, &dispatch.renamed_from, &dispatch.name, &page);
        if dispatch.rust != dispatch.name {
            all.push(Entry::new(&dispatch.rust, format!("Rust name of {}", dispatch.name), page.clone()).unlinked());
        }
        for (case, anchor) in dispatch.cases.iter().zip(case_anchors(dispatch)) {
            // The name of a case is that of a value, which has its own entry.
            all.push(Entry {
                name: None,
                what: match &case.structure {
                    Some(structure) => format!("case of {}: {structure}", dispatch.name),
                    None => format!("case of {}", dispatch.name),
                },
                href: format!("{page}#{anchor}"),
                number: Some(both(case.value)),
                linked: false,
            });
        }
    }
}

fn class_entries(catalog: &Catalog, all: &mut Vec<Entry>) {
    for requests in &catalog.requests {
        let set = catalog.set(&requests.name);
        all.push(Entry::new(&requests.name, "information classes", requests_page(&requests.name)));
        for class in &requests.classes {
            let value = set.and_then(|set| set.values.iter().find(|v| v.name.as_deref() == Some(&class.name)));
            let row = Row {
                name: Some(&class.name),
                rust: set.and_then(|set| Some(format!("{}::{}", set.rust, value?.rust.as_deref()?))),
                aliases: &class.aliases,
                former: &class.renamed_from,
                what: format!("information class of {}", requests.name),
                href: requests_page(&class.name),
                number: Some(both(class.value.into())),
            };
            row_entries(all, row);
        }
    }
}

fn set_entries(catalog: &Catalog, all: &mut Vec<Entry>) {
    for set in &catalog.sets {
        let page = values_page(&set.name);
        let is_classes = catalog.requests.iter().any(|requests| requests.name == set.name);
        let whole = Entry::new(&set.name, wording::kind(set.kind), page.clone());
        all.push(whole);
        former_entries(all, &set.renamed_from, &set.name, &page);
        if set.rust != set.name {
            all.push(Entry::new(&set.rust, format!("Rust name of {}", set.name), page.clone()).unlinked());
        }
        if let Some(sentinel) = &set.sentinel {
            let href = format!("{page}#sentinel");
            former_entries(all, &sentinel.renamed_from, &sentinel.name, &href);
            all.push(Entry::new(&sentinel.name, format!("sentinel of {}", set.name), href));
        }
        // These values have entries as rows of another table.
        if is_classes || set.rows.is_some() {
            continue;
        }
        for (value, anchor) in set.values.iter().zip(value_anchors(set)) {
            let row = Row {
                name: value.name.as_deref(),
                rust: value.rust.as_ref().map(|rust| format!("{}::{rust}", set.rust)),
                aliases: &value.aliases,
                former: &value.renamed_from,
                what: format!("value of {}", set.name),
                href: format!("{page}#{anchor}"),
                number: value.value,
            };
            row_entries(all, row);
        }
    }
}

fn mask_entries(catalog: &Catalog, all: &mut Vec<Entry>) {
    for mask in &catalog.masks {
        let page = mask_page(&mask.name);
        all.push(Entry::new(&mask.name, "bits of a group mask", page.clone()));
        former_entries(all, &mask.renamed_from, &mask.name, &page);
        if mask.rust != mask.name {
            all.push(Entry::new(&mask.rust, format!("Rust name of {}", mask.name), page.clone()).unlinked());
        }
        let whole = format!("Rust name of {}", mask.structure);
        all.push(Entry::new(&mask.mask_rust, whole, struct_page(&mask.structure)).unlinked());
        all.push(Entry::new(&mask.enable_name, "documented flags", format!("{page}#enable-flags")));
        former_entries(all, &mask.enable_renamed_from, &mask.enable_name, &format!("{page}#enable-flags"));
        let bits = mask.groups.iter().flat_map(|group| &group.bits);
        for (bit, anchor) in bits.zip(mask_anchors(mask)) {
            let row = Row {
                name: bit.name.as_deref(),
                rust: bit.rust.as_ref().map(|rust| format!("{}::{rust}", mask.rust)),
                aliases: &bit.aliases,
                former: &bit.renamed_from,
                what: format!("bit of {}", mask.structure),
                href: format!("{page}#{anchor}"),
                number: Some(both(bit.value.into())),
            };
            row_entries(all, row);
        }
        for flag in &mask.enable_flags {
            let row = Row {
                name: Some(&flag.name),
                rust: flag.rust.as_ref().map(|rust| format!("{}::{rust}", mask.enable_rust)),
                aliases: &[],
                former: &flag.renamed_from,
                what: "documented flag".to_owned(),
                href: format!("{page}#{}", slug(&flag.name)),
                number: Some(both(flag.value.into())),
            };
            row_entries(all, row);
        }
    }
}

fn hook_entries(group: &HookGroup, ids: Option<&ValueSet>, all: &mut Vec<Entry>) {
    let page = hooks_page(group);
    let (of_group, of_event) = match group.class {
        true => ("class of events", "classic event"),
        false => ("group of kernel events", "kernel event"),
    };
    all.push(Entry::new(&group.name, of_group, page.clone()));
    former_entries(all, &group.renamed_from, &group.name, &page);
    if let Some(name) = &group.guid_name {
        all.push(Entry::new(name, format!("GUID of {}", group.name), page.clone()));
    }
    for (event, anchor) in group.events.iter().zip(event_anchors(group)) {
        let of_type = event.type_name.iter().filter(|_| event.name.is_some());
        let names = event.aliases.iter().chain(of_type).chain(&event.community);
        let mut aliases: Vec<String> = names.cloned().collect();
        // Most names in MOF are also those of the community, which may be written in another case.
        let mof =
            group.mof_names(event).filter(|name| !event.community.iter().any(|own| own.eq_ignore_ascii_case(name)));
        aliases.extend(mof);
        let row = Row {
            name: event.called(),
            rust: ids.zip(event.rust.as_ref()).map(|(set, rust)| format!("{}::{rust}", set.rust)),
            aliases: &aliases,
            former: &event.renamed_from,
            what: of_event.to_owned(),
            href: format!("{page}#{anchor}"),
            number: event.hook.map(|hook| both(hook.into())),
        };
        row_entries(all, row);
    }
}

/// Names of fields, each in the newest form that has it.
fn field_entries(structure: &Struct, all: &mut Vec<Entry>) {
    let mut seen = std::collections::HashSet::new();
    for form in structure.forms.iter().rev() {
        let of = &structure.name;
        let former_of = |former: &[String], name: &str, href: &str| -> Vec<Entry> {
            let what = format!("former name of {of}.{name}");
            former.iter().map(|former| Entry::new(former, what.clone(), href.to_owned()).unlinked()).collect()
        };
        named_fields(&form.fields, &mut |Named { name, former, place: (offset, _), .. }| {
            if seen.insert(name.to_owned()) {
                let href = format!("{}#{}", struct_page(of), byte_anchor(&form.rust, offset));
                all.extend(former_of(former, name, &href));
                all.push(Entry::new(name, format!("field of {of}"), href).unlinked());
            }
        });
        for part in &form.tail {
            if seen.insert(part.name.clone()) {
                let href = format!("{}#{}", struct_page(of), tail_anchor(form));
                all.extend(former_of(&part.renamed_from, &part.name, &href));
                all.push(Entry::new(&part.name, format!("tail of {of}"), href).unlinked());
            }
        }
    }
}

fn both(number: u64) -> ByPointer {
    ByPointer { ptr32: number, ptr64: number }
}

/// The number for each pointer size that has its own.
pub(super) fn numbers(number: ByPointer) -> Vec<(u64, Option<Pointer>)> {
    match number.same() {
        Some(same) => vec![(same, None)],
        None => Pointer::ALL.into_iter().map(|pointer| (number.of(pointer), Some(pointer))).collect(),
    }
}
