//! Index of names: Microsoft's and Rust's in any case, aliases, and field paths.

use super::fields::{flatten, member, rust_names};
use super::item::Item;
use super::suggest::{closest, squash};
use crate::{Catalog, GroupMask, Provider, Requests, RowsOf, Struct, Value, ValueSet};

/// Result of a lookup by name.
#[derive(Clone, Debug)]
pub enum Found<'a> {
    /// Items with this name.
    Items(Vec<Item<'a>>),
    /// No item; these names are similar.
    Nothing(Vec<String>),
}

/// Relation of a name to an item, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum How {
    /// Name or alias.
    Own,
    /// Rust path with its type, such as `TraceHeaderType::PERFINFO64`.
    Rust,
    /// Name without the common prefix of its set.
    Short,
}

#[derive(Debug)]
struct Entry {
    name: String,
    squashed: String,
    how: How,
    item: usize,
}

/// Index of the names of a catalog.
#[derive(Debug)]
pub struct Index<'a> {
    catalog: &'a Catalog,
    items: Vec<Item<'a>>,
    entries: Vec<Entry>,
}

impl<'a> Index<'a> {
    /// Creates the index of a catalog.
    pub fn new(catalog: &'a Catalog) -> Index<'a> {
        let mut index = Index { catalog, items: Vec::new(), entries: Vec::new() };
        index.collect();
        index
    }

    /// Returns all items, in the order of the catalog.
    pub fn items(&self) -> &[Item<'a>] {
        &self.items
    }

    /// Returns the items with a name.
    ///
    /// An exact name has precedence over one that differs in case or underscores. Then follow shortened names and field
    /// paths. Without any match, the result contains similar names.
    pub fn find(&self, text: &str) -> Found<'a> {
        let text = text.trim().trim_start_matches("etwspec::");
        // No name is as long; a path of thousands of parts would be looked up part by part.
        if text.len() > 300 {
            return Found::Nothing(Vec::new());
        }
        let exact = self.by(|entry| entry.how == How::Own && entry.name.eq_ignore_ascii_case(text));
        if !exact.is_empty() {
            return Found::Items(exact);
        }
        // A point is part of no name, so that what has one is the path of a field: `EVENT_TRACE_HEADER.Flags` is not
        // EVENT_TRACE_HEADER_FLAGS.
        if text.contains('.') {
            let fields = self.fields(text);
            return if fields.is_empty() { Found::Nothing(self.suggest(text)) } else { Found::Items(fields) };
        }
        let (with_type, last) = rust_tails(text);
        let squashed = |how, wanted: &str| match squash(wanted) {
            wanted if wanted.is_empty() => Vec::new(),
            wanted => self.by(|entry| entry.how == how && entry.squashed == wanted),
        };
        let attempts: [&dyn Fn() -> Vec<Item<'a>>; 6] = [
            &|| squashed(How::Own, &with_type),
            &|| squashed(How::Rust, &with_type),
            &|| squashed(How::Short, &with_type),
            &|| self.fields(text),
            // The modules before a name of Rust add nothing to the name.
            &|| squashed(How::Own, last),
            &|| squashed(How::Rust, last),
        ];
        let found = attempts.iter().map(|attempt| attempt()).find(|found| !found.is_empty());
        found.map_or_else(|| Found::Nothing(self.suggest(text)), Found::Items)
    }

    /// Returns the structures with a name in any form that [`Index::find`] accepts, or else those whose names begin with it.
    pub fn structures(&self, text: &str) -> Vec<&'a Struct> {
        let structures = |items: Vec<Item<'a>>| {
            let mut found: Vec<&Struct> = items.iter().filter_map(as_struct).collect();
            found.dedup_by(|a, b| std::ptr::eq(*a, *b));
            found
        };
        if let Found::Items(items) = self.find(text) {
            return structures(items);
        }
        let beginning = squash(text);
        let begins = |entry: &Entry| !beginning.is_empty() && entry.squashed.starts_with(&beginning);
        structures(self.by(|entry| begins(entry)))
    }

    /// Returns names similar to a text, best first.
    pub fn suggest(&self, text: &str) -> Vec<String> {
        if let Some((structure, path)) = text.split_once('.')
            && let Found::Items(items) = self.find(structure)
            && let Some(structure) = items.iter().find_map(as_struct)
        {
            let paths = paths(self.catalog, structure);
            return closest(path, paths.iter().map(String::as_str), 5)
                .into_iter()
                .map(|path| format!("{}.{path}", structure.name))
                .collect();
        }
        let own = self.entries.iter().filter(|entry| entry.how == How::Own);
        closest(text, own.map(|entry| entry.name.as_str()), 5)
    }

    fn by(&self, matches: impl Fn(&Entry) -> bool) -> Vec<Item<'a>> {
        let mut found: Vec<usize> =
            self.entries.iter().filter(|entry| matches(entry)).map(|entry| entry.item).collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|item| self.items[item].clone()).collect()
    }

    /// Returns the fields at a path such as `EVENT_TRACE_HEADER.Flags`; without a structure, those in all structures.
    fn fields(&self, text: &str) -> Vec<Item<'a>> {
        let split = text.split_once('.').or_else(|| text.rsplit_once("::"));
        if let Some((name, path)) = split
            && let Found::Items(items) = self.find(name)
        {
            if let Some(structure) = items.iter().find_map(as_struct) {
                let is_form = structure.forms.iter().any(|form| form.is_called(path));
                return if is_form { vec![Item::Struct(structure)] } else { fields_of(self.catalog, structure, path) };
            }
            // An event has the fields of its payloads.
            let of = |item: &Item<'a>| if let Item::Event(_, event) = *item { &event.payloads[..] } else { &[] };
            let names = items.iter().flat_map(of).map(|payload| payload.structure.as_str());
            let names: std::collections::BTreeSet<&str> = names.collect();
            let structures = names.iter().filter_map(|name| self.catalog.structure(name));
            return structures.flat_map(|structure| fields_of(self.catalog, structure, path)).collect();
        }
        // A part of a path may be any structure's; only a field's whole name is looked for.
        self.catalog.structs.iter().flat_map(|structure| fields_of(self.catalog, structure, text)).collect()
    }

    fn collect(&mut self) {
        let catalog = self.catalog;
        for structure in &catalog.structs {
            let rust = rust_names(structure);
            let rust: Vec<&str> = rust.iter().map(String::as_str).collect();
            let names: Vec<&str> =
                [&structure.name].into_iter().chain(&structure.renamed_from).map(String::as_str).collect();
            self.add(Item::Struct(structure), &names, &rust);
            for alias in &structure.aliases {
                self.add(Item::Alias(structure, alias), &[&alias.name], &[]);
            }
        }
        for dispatch in &catalog.dispatches {
            self.add_former(Item::Dispatch(dispatch), &dispatch.rust);
            for case in &dispatch.cases {
                // Its name is the name of a value, and is found with the value.
                self.add(Item::Case(dispatch, case), &[], &[]);
            }
        }
        for set in &catalog.sets {
            self.set(set);
        }
        for mask in &catalog.masks {
            self.mask(mask);
        }
        for requests in &catalog.requests {
            self.requests(requests);
        }
        for group in &catalog.hooks {
            let guid = group.guid.as_deref().unwrap_or("");
            let guid_name = group.guid_name.as_deref().unwrap_or("");
            let former = group.renamed_from.iter().map(String::as_str);
            let own: Vec<&str> = [group.name.as_str(), guid, guid_name].into_iter().chain(former).collect();
            self.add_row(Item::HookGroup(group), &own, RowsOf::HookGroups, group.rust.as_deref());
            for event in &group.events {
                let item = Item::Event(group, event);
                let mof: Vec<String> = group.mof_names(event).collect();
                let community = event.community.iter().chain(&mof).map(String::as_str);
                let own: Vec<&str> = item.name().into_iter().chain(item.aliases()).chain(community).collect();
                let at = self.items.len();
                let rows = if group.class { RowsOf::ClassEvents } else { RowsOf::HookIds };
                self.add_row(item, &own, rows, event.rust.as_deref().filter(|_| !group.class));
                let last = event.community.iter().filter_map(|name| name.rsplit('/').next());
                for short in event.mof.iter().map(String::as_str).chain(last) {
                    self.entry(short.to_owned(), How::Short, at);
                }
            }
        }
        catalog.providers.iter().for_each(|provider| self.provider(provider));
        for ty in &catalog.types {
            self.add(Item::Type(ty), &[&ty.name], &[]);
        }
        for source in &catalog.sources {
            self.add(Item::Source(source), &[&source.id], &[]);
        }
        for stop in &catalog.releases.stops {
            self.add(Item::Release(stop), &[&stop.release, &stop.id(), &stop.name], &[]);
        }
    }

    fn provider(&mut self, provider: &'a Provider) {
        let at = self.items.len();
        self.add(Item::Provider(provider), &[&provider.name, &provider.guid], &[]);
        self.entry(provider.rust.clone(), How::Short, at);
        let of = |name: &str| format!("{}/{name}", provider.name);
        for event in &provider.events {
            // Versions of an event have one ID. An ID alone is a number with many other meanings.
            let id = of(&event.id.to_string());
            let versioned = format!("{id}v{}", event.version);
            let mut own = vec![id, versioned];
            own.extend(event.name.iter().flat_map(|name| [name.clone(), of(name)]));
            // An opcode alone has the meaning that a task gives it.
            own.extend(event.task_and_opcode().filter(|_| event.task.is_some()).map(|task| of(&task)));
            let own: Vec<&str> = own.iter().map(String::as_str).collect();
            self.add(Item::ProviderEvent(provider, event), &own, &[]);
        }
        for keyword in &provider.keywords {
            self.add(Item::Keyword(provider, keyword), &[&keyword.name, &of(&keyword.name)], &[]);
        }
        for map in &provider.maps {
            self.add(Item::EventMap(provider, map), &[&map.name, &of(&map.name)], &[]);
        }
    }

    fn set(&mut self, set: &'a ValueSet) {
        let names: Vec<&str> = [&set.name].into_iter().chain(&set.renamed_from).map(String::as_str).collect();
        self.add(Item::Set(set), &names, &[&set.rust]);
        let requests = self.catalog.requests_of(&set.name);
        for value in &set.values {
            // An information class is added with its rules.
            let class = |name: &String| requests.is_some_and(|r| r.classes.iter().any(|class| class.name == *name));
            // A row of another table is added with that table.
            if set.rows.is_none() && !value.name.as_ref().is_some_and(class) {
                let prefix = prefix_of(value.name.as_deref(), value.rust.as_deref());
                self.add_value(Item::Value(set, value), (&set.rust, value.rust.as_deref()), prefix);
            }
        }
        if let Some(sentinel) = &set.sentinel {
            self.add_former(Item::Sentinel(set, sentinel), "");
        }
    }

    fn mask(&mut self, mask: &'a GroupMask) {
        self.add_former(Item::Mask(mask), &mask.rust);
        for group in &mask.groups {
            for bit in &group.bits {
                let at = self.items.len();
                self.add_value(Item::Bit(mask, group, bit), (&mask.rust, bit.rust.as_deref()), Some(&mask.prefix));
                bit.community.iter().for_each(|name| self.entry(name.clone(), How::Short, at));
            }
        }
        self.add_former(Item::EnableFlags(mask), &mask.enable_rust);
        for flag in &mask.enable_flags {
            let rust = (mask.enable_rust.as_str(), flag.rust.as_deref());
            self.add_value(Item::EnableFlag(mask, flag), rust, Some(&mask.enable_prefix));
        }
    }

    fn requests(&mut self, requests: &'a Requests) {
        let set = self.catalog.set(&requests.name);
        let ty = set.map_or("", |set| set.rust.as_str());
        for class in &requests.classes {
            let same = |value: &&Value| value.name.as_deref() == Some(class.name.as_str());
            let value = set.and_then(|set| set.values.iter().find(same));
            let rust = value.and_then(|value| value.rust.as_deref());
            self.add_value(Item::Class(requests, class), (ty, rust), prefix_of(Some(&class.name), rust));
        }
        let rules = requests.classes.iter().flat_map(|class| &class.rules);
        let mut seen: Vec<&str> = Vec::new();
        for status in requests.invalid_class.iter().chain(rules.filter_map(|rule| rule.otherwise.as_ref())) {
            // A status that is a value of an enumeration is found there, with the rules that name it.
            let values = self.catalog.sets.iter().flat_map(|set| &set.values);
            let listed = values.filter_map(|value| value.name.as_ref()).any(|name| *name == status.name);
            if !listed && !seen.contains(&status.name.as_str()) {
                seen.push(&status.name);
                self.add(Item::Status(requests, status), &[&status.name], &[]);
            }
        }
    }

    /// Adds a value with its name, its aliases and its Rust path, and with the names without the common prefix of its
    /// set.
    fn add_value(&mut self, item: Item<'a>, (ty, rust): (&str, Option<&str>), prefix: Option<&str>) {
        let at = self.items.len();
        let names: Vec<&str> = item.name().into_iter().chain(item.aliases()).collect();
        let mut shorts: Vec<String> = rust.iter().map(|&rust| rust.to_owned()).collect();
        let short = |name: &&str| Some(name.strip_prefix(prefix?)?.to_owned());
        shorts.extend(names.iter().filter_map(short));
        let with_type: Vec<String> = shorts.iter().map(|short| format!("{ty}::{short}")).collect();
        self.add(item, &names, &with_type.iter().map(String::as_str).collect::<Vec<_>>());
        for short in shorts {
            self.entry(short, How::Short, at);
        }
    }

    /// Adds a row that is also a value of a set, with the Rust name of that value.
    fn add_row(&mut self, item: Item<'a>, own: &[&str], rows: RowsOf, rust: Option<&str>) {
        let at = self.items.len();
        let set = self.catalog.sets.iter().find(|set| set.rows == Some(rows));
        let with_type = set.zip(rust).map(|(set, rust)| format!("{}::{rust}", set.rust));
        self.add(item, own, with_type.as_deref().as_slice());
        if let Some(rust) = rust {
            self.entry(rust.to_owned(), How::Short, at);
        }
    }

    /// Adds an item with its name, its former names and its name in Rust.
    fn add_former(&mut self, item: Item<'a>, rust: &str) {
        let former = item.former_names().iter().map(String::as_str);
        let own: Vec<&str> = item.name().into_iter().chain(former).collect();
        self.add(item, &own, &[rust]);
    }

    fn add(&mut self, item: Item<'a>, own: &[&str], rust: &[&str]) {
        let at = self.items.len();
        self.items.push(item);
        for name in own.iter().filter(|name| !name.is_empty()) {
            self.entry((*name).to_owned(), How::Own, at);
        }
        for name in rust.iter().filter(|name| !name.is_empty()) {
            self.entry((*name).to_owned(), How::Rust, at);
        }
    }

    fn entry(&mut self, name: String, how: How, item: usize) {
        let squashed = squash(&name);
        self.entries.push(Entry { name, squashed, how, item });
    }
}

/// Returns the part of a name before its Rust name.
fn prefix_of<'n>(name: Option<&'n str>, rust: Option<&str>) -> Option<&'n str> {
    name.zip(rust).and_then(|(name, rust)| name.strip_suffix(rust)).filter(|prefix| !prefix.is_empty())
}

/// Returns the ends of a Rust path to look up: the type with the constant, and the last segment.
fn rust_tails(text: &str) -> (String, &str) {
    match text.rsplit_once("::") {
        None => (text.to_owned(), text),
        Some((path, name)) => {
            let ty = path.rsplit("::").next().unwrap_or(path);
            (format!("{ty}::{name}"), name)
        }
    }
}

fn as_struct<'a>(item: &Item<'a>) -> Option<&'a Struct> {
    match *item {
        Item::Struct(structure) | Item::Alias(structure, _) => Some(structure),
        _ => None,
    }
}

fn paths(catalog: &Catalog, structure: &Struct) -> Vec<String> {
    let mut paths = Vec::new();
    for form in structure.forms.iter().rev() {
        let fields = flatten(catalog, form).into_iter().map(|field| field.path);
        for path in fields.chain(form.tail.iter().map(|part| part.name.clone())) {
            if !paths.contains(&path) {
                paths.push(path);
            }
        }
    }
    paths
}

fn fields_of<'a>(catalog: &'a Catalog, structure: &'a Struct, path: &str) -> Vec<Item<'a>> {
    let wanted = squash_path(path);
    if wanted.is_empty() {
        return Vec::new();
    }
    let all = paths(catalog, structure).into_iter();
    let item = |path: String| {
        let field = structure.forms.iter().rev().find_map(|form| member(catalog, form, &path));
        Item::Field(structure, path, field)
    };
    let is = |path: &String| squash_path(path) == wanted;
    let found: Vec<Item<'_>> = all.clone().filter(is).map(item).collect();
    if !found.is_empty() {
        return found;
    }
    // Former names, and the name in output, replace the last name of the path.
    let was = |item: &Item<'_>| {
        let Item::Field(_, path, Some(member)) = item else { return false };
        let (before, last) = path.rsplit_once('.').map_or((None, path.as_str()), |(before, last)| (Some(before), last));
        let other = |name: &str| before.map_or_else(|| name.to_owned(), |before| format!("{before}.{name}"));
        let mut others = member.former_names().iter().map(String::as_str).chain(member.same_as());
        member.name() == Some(last) && others.any(|name| squash_path(&other(name)) == wanted)
    };
    all.map(item).filter(was).collect()
}

fn squash_path(path: &str) -> String {
    path.split('.').map(squash).collect::<Vec<_>>().join(".")
}
