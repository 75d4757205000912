//! Counts of the structures, values and kernel events of a trace, in the form of `evidence/observed.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::{Catalog, Form, Payload, Shape, Struct, Versions};

/// The beginning of the file, before the traces.
pub const HEAD: &str = "\
# Counts from the traces of the corpus: structures read from their bytes, values of their headers, and kernel events.
# Written by a test, never by hand: `cargo test -p etwspec-tests --test suite observed` counts again and, if a count differs,
# writes the new file to target/tmp/observed.toml. Events of compressed buffers are not counted. The structure of an
# event's data is listed if the tables leave no choice and all its data have the length of that structure.
sources = [\"observed/traces\"]
";

/// Hook ID, event version and pointer size.
type Kind = (u32, u32, Pointer);

/// Contents of a trace. The caller reads the trace, and passes what the structures contain.
#[derive(Clone, Debug)]
pub struct Counts<'c> {
    catalog: &'c Catalog,
    /// Build number of the writer.
    build: u32,
    /// Pointer size of the writer.
    pointer: Pointer,
    structs: BTreeMap<(String, Pointer), u64>,
    values: BTreeMap<String, u64>,
    hooks: BTreeMap<Kind, u64>,
    /// Payload lengths of each kind of event, with the number of occurrences.
    data: BTreeMap<Kind, BTreeMap<usize, u64>>,
    /// Structures of header types, which are looked up once.
    headers: BTreeMap<u8, Option<(String, Pointer)>>,
}

impl<'c> Counts<'c> {
    /// Begins to count a trace of a build and a pointer size.
    pub fn new(catalog: &'c Catalog, build: u32, pointer: Pointer) -> Self {
        Counts {
            catalog,
            build,
            pointer,
            structs: BTreeMap::new(),
            values: BTreeMap::new(),
            hooks: BTreeMap::new(),
            data: BTreeMap::new(),
            headers: BTreeMap::new(),
        }
    }

    /// Counts a structure with the pointer size of the writer.
    pub fn structure(&mut self, name: &str) {
        self.add(name, self.pointer, 1);
    }

    fn add(&mut self, name: &str, pointer: Pointer, count: u64) {
        *self.structs.entry((name.to_owned(), pointer)).or_default() += count;
    }

    /// Counts a value, if it has a name.
    pub fn value(&mut self, name: Option<&str>) {
        if let Some(name) = name {
            match self.values.get_mut(name) {
                Some(count) => *count += 1,
                None => drop(self.values.insert(name.to_owned(), 1)),
            }
        }
    }

    /// Counts the structure of a header by its type.
    pub fn header(&mut self, header_type: u8) {
        let (catalog, build) = (self.catalog, self.build);
        let header =
            self.headers.entry(header_type).or_insert_with(|| header_structure(catalog, header_type, build)).clone();
        if let Some((name, pointer)) = header {
            self.add(&name, pointer, 1);
        }
    }

    /// Counts a kernel event with data of a length in bytes.
    pub fn hook(&mut self, hook: u16, version: u16, pointer: Pointer, length: usize) {
        let kind = (u32::from(hook), u32::from(version & 0xFF), pointer);
        *self.hooks.entry(kind).or_default() += 1;
        *self.data.entry(kind).or_default().entry(length).or_default() += 1;
    }

    /// Counts the payload structure of each kind of event for which the tables leave no choice, if the lengths of all
    /// payloads match it.
    fn payloads(&mut self) {
        let catalog = self.catalog;
        for ((hook, version, pointer), lengths) in std::mem::take(&mut self.data) {
            let all = payloads(catalog, hook, version, pointer, self.build);
            let fits = |payload: &&Payload| {
                let structure = catalog.structs.iter().find(|s| s.name == payload.structure);
                structure.is_some_and(|s| lengths.keys().all(|len| fits(catalog, s, self.build, pointer, *len)))
            };
            let names: BTreeSet<&str> =
                all.into_iter().filter(fits).map(|payload| payload.structure.as_str()).collect();
            if let [name] = Vec::from_iter(names)[..] {
                self.add(name, pointer, lengths.values().sum());
            }
        }
    }

    /// Returns the rows of the table for a file with this name.
    pub fn rows(mut self, file: &str) -> String {
        self.payloads();
        let mut text = format!(
            "\n[[trace]]\nfile = {}\nbuild = {}\npointer = {}\n",
            quoted(file),
            self.build,
            self.pointer.bits()
        );
        let structs = self.structs.iter().map(|((name, pointer), count)| {
            format!("{{ struct = \"{name}\", pointer = {}, count = {count} }}", pointer.bits())
        });
        list(&mut text, "structs", structs);
        let values = self.values.iter().map(|(name, count)| format!("{{ name = \"{name}\", count = {count} }}"));
        list(&mut text, "values", values);
        let hooks = self.hooks.iter().map(|((hook, version, pointer), count)| {
            format!(
                "{{ hook = 0x{hook:04X}, event-version = {version}, pointer = {}, count = {count} }}",
                pointer.bits()
            )
        });
        list(&mut text, "hooks", hooks);
        text
    }
}

/// Returns the text of the table with the rows of a file, in the order of file names. Rows that the table already has for
/// the file are replaced.
pub fn with_rows(table: &str, file: &str, rows: &str) -> String {
    const TRACE: &str = "\n[[trace]]\n";
    let text = if table.is_empty() { HEAD } else { table };
    let (head, rest) = text.split_at(text.find(TRACE).unwrap_or(text.len()));
    let mut traces: BTreeMap<String, String> = BTreeMap::new();
    for rows in rest.split(TRACE).skip(1) {
        let name = rows.strip_prefix("file = ").and_then(|rest| rest.lines().next()).unwrap_or_default();
        traces.insert(name.to_owned(), format!("{TRACE}{rows}"));
    }
    traces.insert(quoted(file), rows.to_owned());
    head.chars().chain(traces.values().flat_map(|rows| rows.chars())).collect()
}

/// Writes a name as a string of TOML.
fn quoted(name: &str) -> String {
    let escape = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", name.chars().map(escape).collect::<String>())
}

fn list(text: &mut String, key: &str, rows: impl Iterator<Item = String>) {
    let rows: String = rows.map(|row| format!("  {row},\n")).collect();
    if !rows.is_empty() {
        let _ = writeln!(text, "{key} = [\n{rows}]");
    }
}

fn holds(axis: &Axis, releases: Option<&Versions>, build: u32, pointer: Pointer) -> bool {
    let stop = axis.find_build(build).map(|(_, last)| last);
    let held =
        |releases| axis.cells(releases).is_ok_and(|cells| stop.is_some_and(|stop| cells.contains(stop, pointer)));
    releases.is_none_or(held)
}

/// Returns the structure of a header type in a build, and the pointer size of the payload. Header types are the values of
/// the set that selects a header.
fn header_structure(catalog: &Catalog, header_type: u8, build: u32) -> Option<(String, Pointer)> {
    let sets = catalog.dispatches.iter().filter_map(|dispatch| dispatch.selector.as_ref());
    let mut values = sets.filter_map(|selector| catalog.set(&selector.values)).flat_map(|set| &set.values);
    values.find_map(|value| {
        let pointer = value.pointer?;
        let is = value.value?.of(pointer) == u64::from(header_type);
        let held = holds(&catalog.releases, value.when.releases.as_ref(), build, pointer);
        Some((value.structure.clone()?, pointer)).filter(|_| is && held)
    })
}

/// Returns the payload structures of an event in the tables; only the structures of its version, if there are any.
fn payloads(catalog: &Catalog, hook: u32, version: u32, pointer: Pointer, build: u32) -> Vec<&Payload> {
    let events = catalog.hooks.iter().flat_map(|group| &group.events).filter(|event| event.hook == Some(hook));
    let all = events.flat_map(|event| &event.payloads).filter(|payload| {
        payload.pointer.is_none_or(|size| size == pointer)
            && holds(&catalog.releases, payload.releases.as_ref(), build, pointer)
            && payload.event_version.is_none_or(|of| of == version)
    });
    let all: Vec<&Payload> = all.collect();
    let of_version: Vec<&Payload> = all.iter().copied().filter(|payload| payload.event_version.is_some()).collect();
    if of_version.is_empty() { all } else { of_version }
}

/// Returns whether the length of a payload matches a structure in a build.
fn fits(catalog: &Catalog, structure: &Struct, build: u32, pointer: Pointer, len: usize) -> bool {
    let held = |form: &&Form| holds(&catalog.releases, Some(&form.releases), build, pointer);
    let Some(form) = structure.forms.iter().find(held) else { return false };
    let open = form.fields.last().is_some_and(|last| matches!(last.shape, Shape::Open { .. } | Shape::Counted { .. }));
    let more = open || !structure.inserted.is_empty() || !structure.parts.is_empty();
    len == form.fixed as usize || (more && len > form.fixed as usize)
}
