//! Origin of each item of the outputs: the rows of the tables, and the names that the emitters give to the generated
//! items.

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, ProviderEvent, Struct, ValueSet, casing};
use etwspec_codegen::emit::{c, rust};
use etwspec_codegen::load::{Files, Spec};
use etwspec_codegen::span::{At, FileId, Place};
use etwspec_codegen::spec::FieldRow;
use etwspec_site::locate;

/// A row of a table, and everything generated from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Kind of the row, such as `field`.
    pub kind: &'static str,
    /// Its name, with the name of the table: `EVENT_TRACE_HEADER.Size`.
    pub name: String,
    /// Start of the row.
    pub place: Place,
    /// Items of the Rust crate.
    pub rust: Vec<String>,
    /// Types, members and macros of the C header.
    pub c: Vec<String>,
    /// Addresses on the site, from its root.
    pub site: Vec<String>,
    /// Path in `catalog.json`.
    pub json: String,
    /// Other names by which it is found: former names, names of forms, numbers.
    pub also: Vec<String>,
}

impl Origin {
    /// Returns the origin of a row from which nothing is generated.
    fn new(kind: &'static str, name: String, place: Place) -> Origin {
        let (rust, c, site, also) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Origin { kind, name, place, rust, c, site, json: String::new(), also }
    }

    /// Returns all names, with the part of the name after the table.
    fn names(&self) -> impl Iterator<Item = &str> {
        let own = self.name.rsplit('.').next().unwrap_or(&self.name);
        [self.name.as_str(), own]
            .into_iter()
            .chain(self.rust.iter().chain(&self.c).chain(&self.site).chain(&self.also).map(String::as_str))
    }

    /// Adds former names, with those that generated code keeps for them.
    fn formerly(mut self, names: &[String]) -> Origin {
        let own = self.name.rsplit('.').next().unwrap_or(&self.name).to_owned();
        for name in names {
            let in_c = self.c.iter().filter_map(|other| Some(format!("{}{name}", other.strip_suffix(own.as_str())?)));
            let in_rust = self.rust.iter().filter_map(|path| path.rsplit_once("::")).flat_map(|(parent, _)| {
                [casing::snake(name), casing::pascal(name), casing::screaming(name, None, None)]
                    .map(|last| format!("{parent}::{last}"))
            });
            // Constants lose the prefix of their set.
            let shorter = self.rust.iter().filter_map(|path| path.rsplit_once("::")).filter_map(|(parent, last)| {
                let prefix = own.strip_suffix(last).filter(|prefix| !prefix.is_empty())?;
                Some(format!("{parent}::{}", name.strip_prefix(prefix)?))
            });
            let table = self.name.strip_suffix(own.as_str()).map(|table| format!("{table}{name}"));
            let found: Vec<String> = in_c.chain(in_rust).chain(shorter).chain(table).chain([name.clone()]).collect();
            self.also.extend(found);
        }
        self
    }
}

/// Returns all rows with the outputs of each, in the order of the catalog.
pub fn all(spec: &Spec, catalog: &Catalog) -> Vec<Origin> {
    let mut all = Vec::new();
    structures(spec, catalog, &mut all);
    dispatches(spec, catalog, &mut all);
    values(spec, catalog, &mut all);
    masks(spec, catalog, &mut all);
    requests(spec, catalog, &mut all);
    events(spec, catalog, &mut all);
    providers(spec, catalog, &mut all);
    lists(spec, catalog, &mut all);
    all
}

/// Subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question<'q> {
    /// An item of an output, or a name of the tables.
    Name(&'q str),
    /// A line of a table, from 1.
    Line(&'q str, usize),
}

impl<'q> Question<'q> {
    /// Reads `FILE:LINE`, with a file that ends with `.toml`, or else a name.
    pub fn new(text: &'q str) -> Question<'q> {
        match text.rsplit_once(':') {
            Some((file, line)) if file.ends_with(".toml") => {
                line.parse().map_or(Question::Name(text), |line| Question::Line(file, line))
            }
            _ => Question::Name(text),
        }
    }

    /// Returns the rows that answer it.
    pub fn answer<'o>(self, all: &'o [Origin], files: &Files) -> Vec<&'o Origin> {
        match self {
            Question::Line(file, line) => at_line(all, files, file, line),
            Question::Name(name) => named(all, name),
        }
    }
}

fn named<'o>(all: &'o [Origin], name: &str) -> Vec<&'o Origin> {
    let name = name.trim_start_matches("::");
    // An address of the published site ends with an address from its root.
    let is_address = |known: &str| name.contains("://") && name.ends_with(&format!("/{known}"));
    let in_crate =
        |known: &str| known.strip_prefix("etwspec::").is_some_and(|rest| rest == name || ends_path(rest, name));
    let is = |known: &str| known == name || in_crate(known) || is_address(known);
    let found: Vec<_> = all.iter().filter(|origin| origin.names().any(is)).collect();
    if !found.is_empty() {
        return found;
    }
    // The row of a path in JSON is the row of the longest path that contains it.
    let path = name.strip_prefix("$.").unwrap_or(name).trim_start_matches('.');
    let within = |origin: &&Origin| {
        path.strip_prefix(origin.json.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    };
    let longest = all.iter().filter(within).map(|origin| origin.json.len()).max();
    all.iter().filter(within).filter(|origin| Some(origin.json.len()) == longest).take(1).collect()
}

/// Returns whether a path in Rust ends with these segments.
fn ends_path(path: &str, end: &str) -> bool {
    end.contains("::") && path.strip_suffix(end).is_some_and(|before| before.ends_with("::"))
}

fn at_line<'o>(all: &'o [Origin], files: &Files, file: &str, line: usize) -> Vec<&'o Origin> {
    let file = file.replace('\\', "/");
    let is = |path: &str| file == path || file.ends_with(&format!("/{path}"));
    let Some(id) = files.files.iter().position(|source| is(&source.path)) else { return Vec::new() };
    let text = &files.files[id].text;
    let Some(start) =
        text.split_inclusive('\n').map(str::len).take(line.saturating_sub(1)).reduce(|a, b| a + b).or(Some(0))
    else {
        return Vec::new();
    };
    if line == 0 || start >= text.len() {
        return Vec::new();
    }
    let end = text[start..].find('\n').map_or(text.len(), |end| start + end);
    let mut here: Vec<_> = all.iter().filter(|origin| origin.place.file == FileId(id as u32)).collect();
    here.sort_by_key(|origin| origin.place.range.start);
    let inside: Vec<_> =
        here.iter().filter(|origin| (start..=end).contains(&origin.place.range.start)).copied().collect();
    if inside.is_empty() {
        here.into_iter().rev().find(|origin| origin.place.range.start <= start).into_iter().collect()
    } else {
        inside
    }
}

fn structures(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, structure) in catalog.structs.iter().enumerate() {
        let Some(file) = spec.structs.iter().find(|file| file.data.name.as_str() == structure.name) else { continue };
        let json = format!("structs[{nth}]");
        let getters = rust::getter_paths(catalog, structure);
        let page = locate::struct_page(&structure.name);
        let origin = Origin {
            rust: rust::type_paths(structure),
            c: c::type_names(structure),
            site: vec![page.clone(), locate::permanent_struct(&structure.name)],
            json: json.clone(),
            also: form_names(structure),
            ..Origin::new("structure", structure.name.clone(), file.data.name.place(file.file))
        };
        all.push(origin.formerly(&structure.renamed_from));
        let member = |path: &str, place: Place, json: String, kind| {
            let name = path.rsplit('.').next().unwrap_or(path);
            // The C header declares what is always present; parts follow it.
            let in_c = c::types_with(structure, |form| locate::has_member(form, name));
            let in_rust = getters.iter().filter(|(own, _)| own == path).map(|(_, getter)| getter.clone());
            Origin {
                rust: in_rust.collect(),
                c: in_c.iter().map(|ty| format!("{ty}.{path}")).collect(),
                site: locate::field_addresses(structure, name),
                json,
                ..Origin::new(kind, format!("{}.{path}", structure.name), place)
            }
        };
        for (row_at, row) in file.data.field.iter().enumerate() {
            let json = format!("{json}.rows[{row_at}]");
            named_rows(row, "", &mut |path, name, former| {
                let former: Vec<String> = former.iter().map(|name| name.to_string()).collect();
                all.push(member(path, name.place(file.file), json.clone(), "field").formerly(&former));
            });
        }
        for (part_at, part) in file.data.tail.iter().enumerate() {
            let origin = member(&part.name, part.name.place(file.file), format!("{json}.parts[{part_at}]"), "part");
            let former: Vec<String> = part.renamed_from.iter().map(|name| name.to_string()).collect();
            all.push(origin.formerly(&former));
        }
    }
}

/// Names of the forms of a structure: by release, and by pointer size also where the forms of both are the same.
fn form_names(structure: &Struct) -> Vec<String> {
    let mut names = rust::form_aliases(structure);
    for form in &structure.forms {
        names.extend(
            [&form.rust].into_iter().chain(&form.release_name).map(|name| format!("{}.{name}", structure.name)),
        );
    }
    let types: Vec<String> = rust::type_paths(structure).into_iter().chain(c::type_names(structure)).collect();
    let has_size = |name: &String| {
        Pointer::ALL.iter().any(|pointer| name.ends_with(pointer.type_suffix()) || name.ends_with(pointer.c_suffix()))
    };
    for pointer in Pointer::ALL {
        names.push(format!("{}{}", structure.name, pointer.c_suffix()));
        for name in types.iter().filter(|name| !has_size(name)) {
            let suffix = if name.contains("::") { pointer.type_suffix() } else { pointer.c_suffix() };
            names.push(format!("{name}{suffix}"));
        }
    }
    names
}

/// Visits the named members of a row with their paths: a member of what has no name belongs to what contains it.
fn named_rows(row: &FieldRow, outer: &str, visit: &mut impl FnMut(&str, &At<String>, &[At<String>])) {
    let path = |name: &str| if outer.is_empty() { name.to_owned() } else { format!("{outer}.{name}") };
    let own = row.name.as_ref().map(|name| path(name));
    if let (Some(name), Some(path)) = (&*row.name, &own) {
        visit(path, name, &row.renamed_from);
    }
    let inner = own.as_deref().unwrap_or(outer);
    for member in row.union.iter().chain(&row.structure).flat_map(|members| members.iter()) {
        named_rows(member, inner, visit);
    }
    for bit in row.bits.iter().flat_map(|bits| bits.iter()) {
        let Some(name) = &*bit.name else { continue };
        let path = if inner.is_empty() { name.to_string() } else { format!("{inner}.{}", **name) };
        visit(&path, name, &bit.renamed_from);
    }
}

fn dispatches(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, dispatch) in catalog.dispatches.iter().enumerate() {
        let Some(file) = spec.dispatch.iter().find(|file| file.data.name.as_str() == dispatch.name) else { continue };
        let (page, anchors) = locate::dispatch_addresses(dispatch);
        let json = format!("dispatches[{nth}]");
        let origin = Origin {
            rust: vec![rust::in_module(&dispatch.module, &dispatch.rust)],
            site: vec![page.clone()],
            json: json.clone(),
            ..Origin::new("dispatch", dispatch.name.clone(), file.data.name.place(file.file))
        };
        all.push(origin.formerly(&dispatch.renamed_from));
        for (case_at, (row, anchor)) in file.data.case.iter().zip(anchors).enumerate() {
            all.push(Origin {
                site: vec![format!("{page}#{anchor}")],
                json: format!("{json}.cases[{case_at}]"),
                ..Origin::new("case", format!("{}.{anchor}", dispatch.name), row.value.place(file.file))
            });
        }
    }
}

fn values(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, set) in catalog.sets.iter().enumerate() {
        let Some(file) = spec.values.iter().find(|file| file.data.name.as_str() == set.name) else { continue };
        let (page, anchors) = locate::set_addresses(set);
        let json = format!("sets[{nth}]");
        let origin = Origin {
            rust: rust::set_type(set).into_iter().collect(),
            c: c::set_name(set).into_iter().collect(),
            site: vec![page.clone()],
            json: json.clone(),
            ..Origin::new("set of values", set.name.clone(), file.data.name.place(file.file))
        };
        all.push(origin.formerly(&set.renamed_from));
        // Values of other tables have rows there.
        for (at, ((row, value), anchor)) in file.data.value.iter().zip(&set.values).zip(anchors).enumerate() {
            let place = row.name.as_ref().map(|name| name.place(file.file));
            let place = place.or_else(|| row.value.as_ref().map(|value| value.place(file.file)));
            let Some(place) = place else { continue };
            let origin = Origin {
                rust: rust::constant(set, value).into_iter().collect(),
                c: c::macros(value),
                site: vec![format!("{page}#{anchor}")],
                json: format!("{json}.values[{at}]"),
                ..Origin::new("value", format!("{}.{}", set.name, value.name.as_deref().unwrap_or(&anchor)), place)
            };
            all.push(origin.formerly(&value.renamed_from));
        }
    }
}

fn masks(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, mask) in catalog.masks.iter().enumerate() {
        let Some(file) = spec.masks.iter().find(|file| file.data.name.as_str() == mask.name) else { continue };
        let (page, anchors) = locate::mask_addresses(mask);
        let mut anchors = anchors.into_iter();
        for (group_at, (group, rows)) in mask.groups.iter().zip(&file.data.group).enumerate() {
            for (bit_at, (bit, row)) in group.bits.iter().zip(&rows.bits).enumerate() {
                let anchor = anchors.next().unwrap_or_default();
                let place = row.name.as_ref().map_or_else(|| row.value.place(file.file), |name| name.place(file.file));
                let origin = Origin {
                    rust: bit
                        .rust
                        .iter()
                        .map(|name| rust::in_module(&mask.module, &format!("{}::{name}", mask.rust)))
                        .collect(),
                    c: bit.name.iter().map(|name| c::macro_name(name)).collect(),
                    site: vec![format!("{page}#{anchor}")],
                    json: format!("masks[{nth}].groups[{group_at}].bits[{bit_at}]"),
                    ..Origin::new("bit", format!("{}.{}", mask.name, bit.name.as_deref().unwrap_or(&anchor)), place)
                };
                all.push(origin.formerly(&bit.renamed_from));
            }
        }
        for (at, (flag, row)) in mask.enable_flags.iter().zip(&file.data.enable_flag).enumerate() {
            let path = |name: &String| rust::in_module(&mask.module, &format!("{}::{name}", mask.enable_rust));
            let origin = Origin {
                rust: flag.rust.iter().map(path).collect(),
                c: vec![c::macro_name(&flag.name)],
                site: vec![format!("{page}#{}", locate::anchor(&flag.name))],
                json: format!("masks[{nth}].enable_flags[{at}]"),
                ..Origin::new("flag", format!("{}.{}", mask.enable_name, flag.name), row.name.place(file.file))
            };
            all.push(origin.formerly(&flag.renamed_from));
        }
    }
}

fn requests(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, requests) in catalog.requests.iter().enumerate() {
        let Some(file) = spec.requests.iter().find(|file| file.data.name.as_str() == requests.name) else { continue };
        for (at, (class, row)) in requests.classes.iter().zip(&file.data.class).enumerate() {
            let origin = Origin {
                rust: constants(catalog, &class.name),
                c: vec![c::macro_name(&class.name)],
                site: vec![locate::class_page(&class.name)],
                json: format!("requests[{nth}].classes[{at}]"),
                ..Origin::new("information class", class.name.clone(), row.name.place(file.file))
            };
            all.push(origin.formerly(&class.renamed_from));
        }
    }
}

fn events(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, group) in catalog.hooks.iter().enumerate() {
        let Some(file) = spec.hooks.iter().find(|file| file.data.name.as_str() == group.name) else { continue };
        let (page, anchors) = locate::event_addresses(group);
        let kind = if group.class { "class of events" } else { "group of events" };
        let origin = Origin {
            rust: constants(catalog, &group.name),
            c: group.group.iter().map(|_| c::macro_name(&group.name)).collect(),
            site: vec![page.clone()],
            json: format!("hooks[{nth}]"),
            ..Origin::new(kind, group.name.clone(), file.data.name.place(file.file))
        };
        all.push(origin.formerly(&group.renamed_from));
        for (at, ((event, row), anchor)) in group.events.iter().zip(&file.data.event).zip(anchors).enumerate() {
            let name = row.name.as_ref().or(row.type_name.as_ref()).map(|name| name.place(file.file));
            let Some(place) = name.or_else(|| row.ty.as_ref().map(|ty| ty.place(file.file))) else { continue };
            let called = event.called().unwrap_or(&anchor);
            let origin = Origin {
                rust: constants(catalog, called),
                c: event.name.iter().filter(|_| event.hook.is_some()).map(|name| c::macro_name(name)).collect(),
                site: vec![format!("{page}#{anchor}")],
                json: format!("hooks[{nth}].events[{at}]"),
                ..Origin::new("event", format!("{}.{called}", group.name), place)
            };
            all.push(origin.formerly(&event.renamed_from));
        }
    }
}

fn providers(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    for (nth, provider) in catalog.providers.iter().enumerate() {
        let Some(file) = spec.providers.iter().find(|file| file.data.name.as_str() == provider.name) else { continue };
        let data = &file.data;
        let path = |name: &str| rust::in_module(&provider.module, &format!("{}::{name}", provider.rust));
        let origin = |kind, name: String, place, rust: Vec<String>, site, json: &str| Origin {
            rust,
            site: vec![site],
            json: format!("providers[{nth}]{json}"),
            ..Origin::new(kind, name, place)
        };
        let page = locate::provider_address(provider, None);
        let module = rust::in_module(&provider.module, &provider.rust);
        all.push(origin("provider", provider.name.clone(), data.name.place(file.file), vec![module], page.clone(), ""));
        for row in &data.event {
            let version = row.version.as_ref().map_or(0, |version| **version);
            let is = |event: &ProviderEvent| (event.id, event.version) == (*row.id, version);
            let Some(at) = provider.events.iter().position(is) else { continue };
            let event = &provider.events[at];
            let id = row.id.get().to_string();
            let called = event.name.as_deref().unwrap_or(&id);
            let place = row.name.as_ref().map_or_else(|| row.id.place(file.file), |name| name.place(file.file));
            let rust = event.rust.iter().map(|name| path(&format!("event::{name}"))).collect();
            let site = locate::provider_address(provider, Some(event));
            let name = format!("{}.{called}", provider.name);
            let mut found = origin("event", name, place, rust, site, &format!(".events[{at}]"));
            for own in [&provider.name, &provider.guid] {
                found.also.extend([format!("{own}/{id}"), format!("{own}/{id}/{version}")]);
            }
            all.push(found);
        }
        let keywords = data.keywords.iter().zip(&provider.keywords).map(|(row, own)| (&*row.name, &own.rust));
        let tasks = data.tasks.iter().zip(&provider.tasks).map(|(row, own)| (&*row.name, &own.rust));
        let opcodes = data.opcodes.iter().zip(&provider.opcodes).map(|(row, own)| (&*row.name, &own.rust));
        let kinds = [
            ("keyword", "keywords", keywords.collect::<Vec<_>>()),
            ("task", "tasks", tasks.collect()),
            ("opcode", "opcodes", opcodes.collect()),
        ];
        for (kind, key, rows) in kinds {
            for (at, (name, rust)) in rows.into_iter().enumerate() {
                let rust = rust.iter().map(|rust| path(&format!("{kind}::{rust}"))).collect();
                let (site, json) = (format!("{page}#{key}"), format!(".{key}[{at}]"));
                all.push(origin(
                    kind,
                    format!("{}.{}", provider.name, **name),
                    name.place(file.file),
                    rust,
                    site,
                    &json,
                ));
            }
        }
    }
}

/// Releases, sources, types and topics.
fn lists(spec: &Spec, catalog: &Catalog, all: &mut Vec<Origin>) {
    let simple = |kind, name: &str, place, site: String, json: String| Origin {
        site: vec![site],
        json,
        ..Origin::new(kind, name.to_owned(), place)
    };
    for (at, row) in spec.sources.data.source.iter().enumerate() {
        let site = format!("sources.html#{}", locate::anchor(&row.id));
        all.push(simple("source", &row.id, row.id.place(spec.sources.file), site, format!("sources[{at}]")));
    }
    for (at, row) in spec.types.data.types.iter().enumerate() {
        let site = format!("types.html#{}", locate::anchor(&row.name));
        all.push(simple("type", &row.name, row.name.place(spec.types.file), site, format!("types[{at}]")));
    }
    for row in &spec.releases.data.release {
        let Some(at) = catalog.releases.stops.iter().position(|stop| stop.release == *row.id.get()) else { continue };
        let site = format!("releases.html#{}", locate::anchor(&catalog.releases.stops[at].id()));
        let json = format!("releases[{at}]");
        let mut origin = simple("release", &row.id, row.id.place(spec.releases.file), site, json);
        let stops = &catalog.releases.stops;
        for (index, stop) in stops.iter().enumerate().filter(|(_, stop)| stop.release == *row.id.get()) {
            let constants = rust::release_constants(stops, index);
            origin.rust.extend(constants.into_iter().map(|name| format!("etwspec::Release::{name}")));
            origin.c.push(c::build_macro(catalog, index));
            origin.also.extend([stop.id(), stop.name.clone()]);
            origin.also.extend(stop.builds.iter().map(u32::to_string));
        }
        origin.also.push(row.name.to_string());
        all.push(origin);
    }
    if let Some(file) = &spec.topics {
        for row in &file.data.topic {
            let is = |module: &str| module.rsplit("::").next() == Some(row.name.as_str());
            let Some(at) = catalog.topics.iter().position(|topic| is(&topic.module)) else { continue };
            let module = &catalog.topics[at].module;
            let mut origin = simple(
                "topic",
                &row.name,
                row.name.place(file.file),
                locate::topic_page(module),
                format!("topics[{at}]"),
            );
            origin.rust.push(format!("etwspec::{module}"));
            all.push(origin);
        }
    }
}

/// Returns the constants with a name, in all sets that have it.
fn constants(catalog: &Catalog, name: &str) -> Vec<String> {
    let of = |set: &ValueSet| {
        let value = set.values.iter().find(|value| value.name.as_deref() == Some(name))?;
        rust::constant(set, value)
    };
    catalog.sets.iter().filter_map(of).collect()
}
