//! Items of the search: every item of the catalog with its names, numbers and GUIDs.

use std::collections::{HashMap, HashSet};

use super::kinds::Kind;
use crate::addresses::{
    calculator_page, case_anchors, dispatch_page, event_anchors, hooks_page, mask_anchors, mask_page, provider_page,
    requests_page, struct_page, tail_anchor, topic_page, value_anchors, values_page, windows_page,
};
use crate::context::Site;
use crate::guides::Guide;
use crate::html::slug;
use crate::named_fields::named_fields;
use crate::{calculator, choice, coverage, downloads, providers};
use etwspec_catalog::axis::Axis;
use etwspec_catalog::casing::snake;
use etwspec_catalog::query::fields::rust_names;
use etwspec_catalog::query::suggest::squash;
use etwspec_catalog::{
    ByPointer, Catalog, Class, Dispatch, Form, GroupMask, HookEvent, HookGroup, Provider, RowsOf, Struct, ValueKind,
    ValueSet,
};
use etwspec_runtime::Guid;
use etwspec_schema::pack::Pack;

/// Relation of an additional name to its item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Other {
    /// Another name of Microsoft's.
    Alias,
    /// A former name.
    Former,
    /// A name that tools show or accept.
    Community,
    /// A name in MOF.
    Mof,
    /// A name in Rust.
    Rust,
    /// A GUID, as 32 hexadecimal digits in lower case.
    Guid,
}

/// An item with a name or a number.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) kind: Kind,
    /// The name; empty for a number that has none.
    pub(super) name: String,
    /// The anchor within the page; empty for the page.
    pub(super) anchor: String,
    /// The numbers, which the kind explains: value, hook ID, size or offset.
    pub(super) numbers: Vec<u64>,
    pub(super) others: Vec<(Other, String)>,
    /// A short description; may be empty.
    pub(super) about: String,
}

/// An item with a page, or a part of it, and the items on that page.
#[derive(Clone, Debug)]
pub(super) struct Owner {
    pub(super) page: String,
    pub(super) item: Item,
    pub(super) items: Vec<Item>,
    /// The forms of a structure, newest first.
    pub(super) forms: Vec<Layout>,
}

/// A form of a structure with the places of its fields, from which the search derives anchors, offsets and bytes.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// Name in Rust, with which the anchors of bytes begin.
    pub(super) rust: String,
    /// Size in bytes.
    pub(super) size: u32,
    /// Releases, as [`choice::cells`] writes them.
    pub(super) cells: String,
    /// Offsets and sizes of each field among the items of the owner: none if the form lacks it, several if several arms
    /// of a union have it.
    pub(super) places: Vec<Vec<(u32, u32)>>,
}

impl Item {
    fn new(kind: Kind, name: &str, anchor: &str) -> Item {
        Item {
            kind,
            name: name.to_owned(),
            anchor: anchor.to_owned(),
            numbers: Vec::new(),
            others: Vec::new(),
            about: String::new(),
        }
    }

    fn about(mut self, about: impl AsRef<str>) -> Item {
        about.as_ref().clone_into(&mut self.about);
        self
    }

    fn doc(self, doc: &Option<String>) -> Item {
        self.about(doc.as_deref().unwrap_or_default())
    }

    fn number(mut self, number: impl IntoIterator<Item = u64>) -> Item {
        for number in number {
            if !self.numbers.contains(&number) {
                self.numbers.push(number);
            }
        }
        self
    }

    fn value(self, value: Option<ByPointer>) -> Item {
        self.number(value.into_iter().flat_map(|value| [value.ptr32, value.ptr64]))
    }

    fn other<'n>(mut self, how: Other, names: impl IntoIterator<Item = &'n String>) -> Item {
        for name in names {
            let known = name.is_empty() || *name == self.name || self.others.iter().any(|(_, other)| other == name);
            if !known {
                self.others.push((how, name.clone()));
            }
        }
        self
    }

    /// Adds a name in Rust, unless it is part of another name when case and underscores are ignored, as a search does.
    fn rust<'n>(self, names: impl IntoIterator<Item = &'n String>) -> Item {
        let new = |item: &Item, rust: &str| {
            let rust = squash(rust);
            !squash(&item.name).contains(&rust) && !item.others.iter().any(|(_, name)| squash(name).contains(&rust))
        };
        names.into_iter().fold(self, |item, rust| if new(&item, rust) { item.other(Other::Rust, [rust]) } else { item })
    }

    /// Adds former names, and the reason why the item should no longer be used, which replaces its description.
    fn survives(self, former: &[String], deprecated: Option<&String>) -> Item {
        let item = self.other(Other::Former, former);
        match deprecated {
            Some(reason) => item.about(format!("Deprecated: {reason}")),
            None => item,
        }
    }

    fn guid<'n>(mut self, guid: impl IntoIterator<Item = &'n String>) -> Item {
        for guid in guid {
            let digits: String = guid.chars().filter(char::is_ascii_hexdigit).collect();
            self.others.push((Other::Guid, digits.to_ascii_lowercase()));
        }
        self
    }

    fn at(self, page: impl Into<String>) -> Owner {
        Owner { page: page.into(), item: self, items: Vec::new(), forms: Vec::new() }
    }
}

impl Owner {
    fn with(mut self, items: impl IntoIterator<Item = Item>) -> Owner {
        self.items.extend(items);
        self
    }
}

/// Everything that can be found but providers, in the order of the catalog.
pub(super) fn owners(site: &Site<'_>, guides: &[Guide]) -> Vec<Owner> {
    let catalog = site.catalog;
    let mut all: Vec<Owner> = catalog.structs.iter().map(|one| structure(&catalog.releases, one)).collect();
    all.extend(catalog.dispatches.iter().map(dispatch));
    for set in &catalog.sets {
        all.push(value_set(catalog, set));
    }
    for mask in &catalog.masks {
        all.extend(group_mask(mask));
    }
    for requests in &catalog.requests {
        let set = catalog.set(&requests.name);
        let former = set.map_or(&[][..], |set| &set.renamed_from);
        let item = Item::new(Kind::InformationClasses, &requests.name, "").survives(former, None);
        all.push(item.at(requests_page(&requests.name)));
        all.extend(requests.classes.iter().map(|class| information_class(class, set)));
    }
    for group in &catalog.hooks {
        all.push(events(catalog, group));
    }
    all.push(pages(catalog));
    all.push(frame(site, guides));
    all
}

/// The providers of the tables with their events, and the other providers of Windows with their GUIDs.
pub(super) fn providers(site: &Site<'_>) -> Vec<Owner> {
    let entries = site.options.windows.into_iter().flat_map(Pack::providers);
    let others = entries.filter(|entry| site.catalog.provider(entry.name()).is_none()).map(|entry| {
        let guids: Vec<String> = entry.guids().map(|own| Guid::from_bytes(own.guid).to_string()).collect();
        Item::new(Kind::WindowsProvider, entry.name(), "").guid(&guids).at(windows_page(entry, 0))
    });
    site.catalog.providers.iter().map(provider).chain(others).collect()
}

fn structure(axis: &Axis, structure: &Struct) -> Owner {
    let aliases = structure.aliases.iter().map(|alias| &alias.name);
    // A name in Rust that begins with the name is that of a form.
    let of_form = |rust: &&String| !squash(rust).starts_with(&squash(&structure.name));
    let item = Item::new(Kind::Structure, &structure.name, "")
        .about(&structure.summary)
        .other(Other::Alias, aliases)
        .survives(&structure.renamed_from, structure.deprecated.as_ref())
        .rust(rust_names(structure).iter().filter(of_form));
    let mut owner = item.at(struct_page(&structure.name));
    let mut seen = HashSet::new();
    let mut fields = Vec::new();
    for form in structure.forms.iter().rev() {
        named_fields(&form.fields, &mut |named| {
            if seen.insert(named.name.to_owned()) {
                let field = Item::new(Kind::Field, named.name, "").doc(named.doc);
                owner.items.push(field.survives(named.former, named.deprecated.as_ref()).rust([&snake(named.name)]));
                fields.push(named.name.to_owned());
            }
        });
        for part in &form.tail {
            if seen.insert(part.name.clone()) {
                let item = Item::new(Kind::Part, &part.name, &tail_anchor(form));
                let item = item.survives(&part.renamed_from, part.deprecated.as_ref());
                owner.items.push(item.rust([&snake(&part.name)]));
            }
        }
    }
    owner.forms = structure.forms.iter().rev().map(|form| layout(axis, form, &fields)).collect();
    owner
}

fn layout(axis: &Axis, form: &Form, fields: &[String]) -> Layout {
    let mut places: HashMap<&str, Vec<(u32, u32)>> = HashMap::new();
    named_fields(&form.fields, &mut |named| {
        let known = places.entry(named.name).or_default();
        if !known.contains(&named.place) {
            known.push(named.place);
        }
    });
    Layout {
        rust: form.rust.clone(),
        size: form.size.max(form.fixed),
        cells: choice::cells(axis, axis.cells(&form.releases).unwrap_or_default()),
        places: fields.iter().map(|name| places.get(name.as_str()).cloned().unwrap_or_default()).collect(),
    }
}

fn dispatch(dispatch: &Dispatch) -> Owner {
    let cases = dispatch.cases.iter().zip(case_anchors(dispatch)).map(|(case, anchor)| {
        // The name of a case is that of a value, which is an item itself.
        let name = case.structure.as_deref().unwrap_or_default();
        Item::new(Kind::Case, name, &anchor).number([case.value])
    });
    let item = Item::new(Kind::Dispatch, &dispatch.name, "")
        .about(&dispatch.summary)
        .survives(&dispatch.renamed_from, dispatch.deprecated.as_ref())
        .rust([&dispatch.rust]);
    item.at(dispatch_page(&dispatch.name)).with(cases)
}

/// Returns whether the values of a set are status codes: a rule of an information class names one of them.
fn is_status(catalog: &Catalog, set: &ValueSet) -> bool {
    let rules = catalog.requests.iter().flat_map(|requests| &requests.classes).flat_map(|class| &class.rules);
    let invalid = catalog.requests.iter().filter_map(|requests| requests.invalid_class.as_ref());
    let mut statuses = rules.filter_map(|rule| rule.otherwise.as_ref()).chain(invalid);
    let has = |name: &str| set.values.iter().any(|value| value.name.as_deref() == Some(name));
    set.kind == ValueKind::Enumeration && statuses.any(|status| has(&status.name))
}

fn value_set(catalog: &Catalog, set: &ValueSet) -> Owner {
    let (whole, each) = match set.kind {
        ValueKind::Enumeration if is_status(catalog, set) => (Kind::Enumeration, Kind::Status),
        ValueKind::Enumeration => (Kind::Enumeration, Kind::Enumerated),
        ValueKind::Flags => (Kind::Flags, Kind::Flag),
        ValueKind::Constants => (Kind::Constants, Kind::Constant),
    };
    let item = Item::new(whole, &set.name, "")
        .about(&set.summary)
        .survives(&set.renamed_from, set.deprecated.as_ref())
        .rust([&set.rust])
        .guid(&set.class_guid);
    let mut owner = item.at(values_page(&set.name));
    if let Some(sentinel) = &set.sentinel {
        owner.items.push(
            Item::new(each, &sentinel.name, "sentinel").doc(&sentinel.doc).survives(&sentinel.renamed_from, None),
        );
    }
    // Values that are rows of another table are items of that table.
    let is_classes = catalog.requests.iter().any(|requests| requests.name == set.name);
    if !is_classes && set.rows.is_none() {
        for (value, anchor) in set.values.iter().zip(value_anchors(set)) {
            let guid = value.guid.iter();
            owner.items.push(
                Item::new(each, value.name.as_deref().unwrap_or_default(), &anchor)
                    .value(value.value)
                    .doc(&value.doc)
                    .other(Other::Alias, &value.aliases)
                    .survives(&value.renamed_from, value.deprecated.as_ref())
                    .other(Other::Alias, guid.clone().filter_map(|guid| guid.name.as_ref()))
                    .rust(&value.rust)
                    .guid(guid.map(|guid| &guid.guid)),
            );
        }
    }
    owner
}

fn group_mask(mask: &GroupMask) -> Vec<Owner> {
    let page = mask_page(&mask.name);
    let bits = mask.groups.iter().flat_map(|group| &group.bits).zip(mask_anchors(mask)).map(|(bit, anchor)| {
        Item::new(Kind::Bit, bit.name.as_deref().unwrap_or_default(), &anchor)
            .number([bit.value.into()])
            .doc(&bit.doc)
            .other(Other::Alias, &bit.aliases)
            .survives(&bit.renamed_from, bit.deprecated.as_ref())
            .other(Other::Community, &bit.community)
            .rust(&bit.rust)
    });
    let flags = mask.enable_flags.iter().map(|flag| {
        Item::new(Kind::EnableFlag, &flag.name, &slug(&flag.name))
            .number([flag.value.into()])
            .doc(&flag.doc)
            .survives(&flag.renamed_from, flag.deprecated.as_ref())
            .rust(&flag.rust)
    });
    let whole = Item::new(Kind::Mask, &mask.name, "")
        .about(&mask.summary)
        .survives(&mask.renamed_from, None)
        .rust([&mask.rust])
        .other(Other::Rust, [&mask.mask_rust])
        .other(Other::Former, &mask.mask_renamed_from);
    let documented = Item::new(Kind::Flags, &mask.enable_name, "enable-flags")
        .survives(&mask.enable_renamed_from, None)
        .rust([&mask.enable_rust]);
    vec![whole.at(&page).with(bits), documented.at(&page).with(flags)]
}

fn information_class(class: &Class, set: Option<&ValueSet>) -> Owner {
    let value = set.and_then(|set| set.values.iter().find(|value| value.name.as_deref() == Some(&class.name)));
    Item::new(Kind::InformationClass, &class.name, "")
        .number([class.value.into()])
        .doc(&class.doc)
        .other(Other::Alias, &class.aliases)
        .survives(&class.renamed_from, class.deprecated.as_ref())
        .rust(value.and_then(|value| value.rust.as_ref()))
        .at(requests_page(&class.name))
}

fn events(catalog: &Catalog, group: &HookGroup) -> Owner {
    let groups = catalog.sets.iter().filter(|set| set.rows == Some(RowsOf::HookGroups)).flat_map(|set| &set.values);
    let value = groups.filter(|value| value.name.as_deref() == Some(&group.name)).find_map(|value| value.value);
    let (whole, each) =
        if group.class { (Kind::EventClass, Kind::ClassicEvent) } else { (Kind::EventGroup, Kind::Event) };
    Item::new(whole, &group.name, "")
        .about(&group.summary)
        .value(value)
        .guid(&group.guid)
        .other(Other::Alias, &group.guid_name)
        .survives(&group.renamed_from, group.deprecated.as_ref())
        .other(Other::Mof, &group.mof)
        .rust(&group.rust)
        .at(hooks_page(group))
        .with(group.events.iter().zip(event_anchors(group)).map(|(event, anchor)| {
            let number = if group.class { event.ty } else { event.hook };
            event_item(each, group, event, &anchor).number(number.map(u64::from))
        }))
}

fn event_item(kind: Kind, group: &HookGroup, event: &HookEvent, anchor: &str) -> Item {
    let mof: Vec<String> = group.mof_names(event).collect();
    // Most names in MOF are also those of the community, which may be written in another case.
    let other_mof = mof.iter().filter(|name| !event.community.iter().any(|own| own.eq_ignore_ascii_case(name)));
    Item::new(kind, event.called().unwrap_or_default(), anchor)
        .doc(&event.doc)
        .other(Other::Community, &event.community)
        .other(Other::Alias, event.aliases.iter().chain(&event.type_name))
        .survives(&event.renamed_from, event.deprecated.as_ref())
        .other(Other::Mof, other_mof)
        .rust(&event.rust)
}

fn provider(provider: &Provider) -> Owner {
    let events = provider.events.iter().map(|event| {
        let name = event.name.clone().or_else(|| event.task_and_opcode()).unwrap_or_default();
        Item::new(Kind::ProviderEvent, &name, &providers::anchor(event)).number([event.id.into()]).doc(&event.doc)
    });
    let keywords = provider.keywords.iter().map(|keyword| {
        Item::new(Kind::Keyword, &keyword.name, providers::KEYWORDS).number(keyword.mask).doc(&keyword.doc)
    });
    let maps = provider.maps.iter().enumerate();
    let maps = maps.map(|(at, map)| Item::new(Kind::EventMap, &map.name, &providers::map_anchor(at)));
    Item::new(Kind::Provider, &provider.name, "")
        .about(&provider.summary)
        .guid([&provider.guid])
        .rust([&provider.rust])
        .at(provider_page(&provider.name))
        .with(events.chain(keywords).chain(maps))
}

/// Pages of lists and tools, and guides.
fn frame(site: &Site<'_>, guides: &[Guide]) -> Owner {
    let calculators: Vec<String> = site.catalog.masks.iter().map(|mask| calculator_page(site.catalog, mask)).collect();
    let lists = site.navigation.iter().filter(|(href, ..)| !calculators.contains(href));
    let lists = lists.map(|(href, name, _)| (href.as_str(), *name, "")).chain(coverage::FOUND).chain(downloads::FOUND);
    let guides = guides.iter().map(|guide| (guide.path, guide.title, guide.summary));
    Item::new(Kind::Topic, "", "")
        .at("")
        .with(lists.chain(guides).map(|(href, name, about)| Item::new(Kind::Topic, name, href).about(about)))
}

/// Items without a page of their own or without facts of the formats: types, topics, releases and sources.
fn pages(catalog: &Catalog) -> Owner {
    let link = |page: &str, name: &str| format!("{page}#{}", slug(name));
    let own = |kind, name: &str, href: String| Item::new(kind, name, &href);
    let types = catalog.types.iter().map(|ty| own(Kind::Type, &ty.name, link("types.html", &ty.name)));
    let topics = catalog.topics.iter().map(|topic| {
        own(Kind::Topic, &topic.module, topic_page(&topic.module))
            .about(&topic.summary)
            .survives(&topic.renamed_from, None)
    });
    let releases = catalog.releases.stops.iter().map(|stop| {
        own(Kind::Release, &stop.name, link("releases.html", &stop.id()))
            .number(stop.builds.iter().map(|&build| build.into()))
            .other(Other::Alias, [&stop.id()])
    });
    let sources = catalog.sources.iter().map(|source| {
        own(Kind::Source, &source.title, link("sources.html", &source.id))
            .other(Other::Alias, [&source.id])
            .about(format!("by {}", source.author))
    });
    let calculators = catalog
        .masks
        .iter()
        .map(|mask| own(Kind::Topic, calculator::TITLE, calculator_page(catalog, mask)).about(&mask.summary));
    let items: Vec<Item> = types.chain(topics).chain(calculators).chain(releases).chain(sources).collect();
    Item::new(Kind::Topic, "", "").at("").with(items)
}
