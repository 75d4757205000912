//! Emitter of enumerations, flags and constants.
//!
//! # Design
//!
//! An enumeration is an integer with named constants, because Windows adds values in each release.

use std::collections::HashMap;

use askama::Template;

use super::escape::{Doc, filters};
use super::{docs, leaf};
use etwspec_catalog::{Catalog, RowsOf, Value, ValueKind, ValueSet, casing, layouts};

/// Name of the module of a topic that contains its sets.
pub(super) const MODULE: &str = "values";

#[derive(Template)]
#[template(path = "rust/values.rs.txt")]
struct Module {
    header: String,
    /// Texts of the sets.
    sets: Vec<String>,
}

#[derive(Template)]
#[template(path = "rust/set.rs.txt")]
struct Set {
    origin: String,
    doc: Vec<Doc>,
    c_name: String,
    own_name: bool,
    is_type: bool,
    macro_name: &'static str,
    rust: String,
    int: &'static str,
    size: u32,
    values: Vec<Named>,
    others: Vec<Named>,
    fields: Vec<BitField>,
    /// Table that describes the values.
    table: String,
    by_pointer: Vec<ByPointer>,
    by_release: Vec<ByRelease>,
    guids: Vec<GuidOf>,
    /// Fields of the literal of the class GUID.
    class_guid: Option<String>,
    /// Path of the set of groups, for the set of hook IDs.
    groups: Option<String>,
    /// Former names of values.
    former: Vec<Former>,
    /// Former names of the type.
    former_types: Vec<String>,
    /// Reason for the deprecation of the type.
    deprecated: Option<String>,
}

struct GuidOf {
    value: String,
    name: Option<String>,
    text: String,
    guid: String,
    parts: String,
}

struct Named {
    name: String,
    text: String,
    number: String,
    doc: Doc,
    deprecated: Option<String>,
}

/// Former name of a value.
struct Former {
    name: String,
    text: String,
    target: String,
    note: String,
}

struct BitField {
    getter: String,
    text: String,
    mask: String,
    shift: u32,
}

struct ByPointer {
    name: String,
    text: String,
    doc: Doc,
    ty: String,
    x86: String,
    x64: String,
    deprecated: Option<String>,
    /// Former names of the function.
    former: Vec<String>,
}

struct ByRelease {
    name: String,
    text: String,
    doc: Doc,
    runs: Vec<Run>,
    deprecated: Option<String>,
    /// Former names of the function.
    former: Vec<String>,
}

struct Run {
    first: usize,
    last: usize,
    number: String,
}

/// Returns the text of the module of the sets of a topic.
pub(super) fn module(catalog: &Catalog, sets: &[&ValueSet]) -> String {
    let sets = sets.iter().map(|set| self::set(catalog, set)).collect();
    super::print::render(&Module { header: docs::header("spec/"), sets }) + "\n"
}

/// Returns the text of a set.
fn set(catalog: &Catalog, set: &ValueSet) -> String {
    let (int, size) = leaf::int(set.scalar);
    let is_type = set.kind != ValueKind::Constants;
    let hex = |number: u64| format!("{number:#0width$x}", width = 2 + 2 * size as usize);
    let mut model = Set {
        origin: docs::origin(&set.file),
        doc: docs::set(catalog, set),
        c_name: set.name.clone(),
        own_name: set.own_name,
        is_type,
        macro_name: if set.kind == ValueKind::Flags { "flags" } else { "open_enum" },
        rust: set.rust.clone(),
        int,
        size,
        values: Vec::new(),
        others: Vec::new(),
        fields: Vec::new(),
        table: super::describe::set(catalog, set),
        by_pointer: Vec::new(),
        by_release: Vec::new(),
        guids: set.values.iter().filter_map(guid).collect(),
        class_guid: set.class_guid.as_deref().map(guid_fields),
        groups: groups(catalog, set),
        former: Vec::new(),
        former_types: set
            .renamed_from
            .iter()
            .map(|name| casing::pascal(name))
            .filter(|name| *name != set.rust)
            .collect(),
        deprecated: set.deprecated.clone(),
    };
    // Rust names in use, each with its number.
    let mut taken: HashMap<String, u64> = HashMap::new();
    for value in &set.values {
        let (Some(name), Some(number)) = (&value.name, value.value) else { continue };
        let doc = docs::value(set, value);
        let rust = if is_type { value.rust.clone().unwrap_or_default() } else { casing::screaming(name, None, None) };
        match number.same() {
            None => model.by_pointer.push(ByPointer {
                name: casing::snake(name),
                text: name.clone(),
                doc,
                ty: if is_type { set.rust.clone() } else { int.to_owned() },
                x86: wrap(set, is_type, hex(number.ptr32)),
                x64: wrap(set, is_type, hex(number.ptr64)),
                deprecated: value.deprecated.clone(),
                former: functions(&value.renamed_from, name),
            }),
            Some(number) => {
                let same_name: Vec<&Value> = set.values.iter().filter(|other| other.name == value.name).collect();
                if same_name.iter().any(|other| other.value != value.value) {
                    if std::ptr::eq(same_name[0], value) {
                        model.by_release.push(by_release(catalog, name, &same_name, &hex));
                    }
                    continue;
                }
                if let Some(shift) = value.shift {
                    model.fields.push(BitField {
                        getter: casing::snake(rust.to_ascii_lowercase().trim_end_matches("_mask")),
                        text: name.clone(),
                        mask: hex(number),
                        shift,
                    });
                }
                let before = model.values.len();
                add(&mut model.values, &mut taken, rust, name, number, hex(number), doc);
                if let Some(added) = model.values.get_mut(before) {
                    added.deprecated.clone_from(&value.deprecated);
                    for former in &value.renamed_from {
                        model.former.push(Former {
                            name: named_like(is_type.then_some(value), former),
                            text: former.clone(),
                            target: added.name.clone(),
                            note: format!("renamed to `{}`", added.name),
                        });
                    }
                }
                for alias in &value.aliases {
                    let rust = named_like(is_type.then_some(value), alias);
                    let doc = Doc::text(&format!("`{alias}`, an alias of `{name}`."));
                    add(&mut model.others, &mut taken, rust, alias, number, hex(number), doc);
                }
            }
        }
    }
    // A name that is in use again is no former name.
    model.former.retain(|former| taken.insert(former.name.clone(), 0).is_none());
    if let Some(sentinel) = &set.sentinel {
        let runs = sentinel.values.iter().flat_map(|at| runs(catalog, &at.releases, hex(at.value))).collect();
        let doc = Doc::text(&format!("`{}`, one more than the last value.", sentinel.name));
        model.by_release.push(ByRelease {
            name: casing::snake(&sentinel.name),
            text: sentinel.name.clone(),
            doc,
            runs,
            deprecated: None,
            former: functions(&sentinel.renamed_from, &sentinel.name),
        });
    }
    super::print::render(&model)
}

/// Returns the GUID that represents a value.
fn guid(value: &Value) -> Option<GuidOf> {
    let guid = value.guid.as_ref()?;
    Some(GuidOf {
        value: value.rust.clone()?,
        name: guid.rust.clone(),
        text: guid.name.clone().unwrap_or_default(),
        guid: guid.guid.clone(),
        parts: guid_fields(&guid.guid),
    })
}

/// Returns the fields of the literal of a GUID.
pub(super) fn guid_fields(guid: &str) -> String {
    let hex: String = guid.chars().filter(char::is_ascii_hexdigit).collect::<String>().to_ascii_lowercase();
    let bytes: Vec<String> =
        (16..32).step_by(2).map(|at| format!("0x{}", hex.get(at..at + 2).unwrap_or("00"))).collect();
    let part = |from: usize, to: usize| hex.get(from..to).unwrap_or("0").to_owned();
    format!(
        "data1: 0x{}, data2: 0x{}, data3: 0x{}, data4: [{}]",
        part(0, 8),
        part(8, 12),
        part(12, 16),
        bytes.join(", ")
    )
}

/// Returns the type of the groups of hook IDs, if the set contains hook IDs.
fn groups(catalog: &Catalog, set: &ValueSet) -> Option<String> {
    set.rows.filter(|rows| *rows == RowsOf::HookIds)?;
    let groups = catalog.sets.iter().find(|set| set.rows == Some(RowsOf::HookGroups))?;
    Some(format!("crate::{}::{}", groups.module, groups.rust))
}

/// Adds a constant. Of two rows with the same name, the first wins. If the short form of a name is in use, the constant
/// has the full name.
fn add(
    out: &mut Vec<Named>,
    taken: &mut HashMap<String, u64>,
    rust: String,
    text: &str,
    number: u64,
    hex: String,
    doc: Doc,
) {
    if out.iter().any(|named| named.text == text) {
        return;
    }
    let name = if taken.contains_key(&rust) { casing::screaming(text, None, None) } else { rust };
    taken.insert(name.clone(), number);
    out.push(Named { name, text: text.to_owned(), number: hex, doc, deprecated: None });
}

/// Returns the Rust name for another name of a value, without the prefix and the suffix that the Rust name of the value omits.
fn named_like(value: Option<&Value>, other: &str) -> String {
    let names = value.and_then(|value| value.name.as_deref().zip(value.rust.as_deref()));
    let affixes = names.and_then(|(name, rust)| {
        let starts = (0..name.len()).rev().filter_map(|at| name.split_at_checked(at));
        let starts = starts.filter(|(_, rest)| rest.starts_with(|c: char| c.is_ascii_alphabetic()));
        let mut affixes = starts.flat_map(|(prefix, rest)| {
            (1..=rest.len()).rev().filter_map(move |at| Some((prefix, rest.split_at_checked(at)?.1)))
        });
        affixes.find(|(prefix, suffix)| casing::screaming(name, Some(prefix), Some(suffix)) == rust)
    });
    casing::screaming(other, affixes.map(|(prefix, _)| prefix), affixes.map(|(_, suffix)| suffix))
}

fn wrap(set: &ValueSet, is_type: bool, number: String) -> String {
    if is_type { format!("{}({number})", set.rust) } else { number }
}

fn by_release(catalog: &Catalog, name: &str, rows: &[&Value], hex: &impl Fn(u64) -> String) -> ByRelease {
    let text = rows.iter().find_map(|row| row.doc.as_deref()).unwrap_or_default();
    let of_row =
        |row: &&Value| Some(format!("{} in {}", hex(row.value?.same()?), docs::versions(row.when.releases.as_ref()?)));
    let all: Vec<String> = rows.iter().filter_map(of_row).collect();
    let doc = Doc::text(&format!("`{name}`.")).then(text).then(&format!("It is {}.", all.join(", ")));
    let runs = rows
        .iter()
        .filter_map(|row| Some((row.value?.same()?, row.when.releases.as_ref()?)))
        .flat_map(|(number, releases)| runs(catalog, releases, hex(number)))
        .collect();
    let former: Vec<String> = rows.iter().flat_map(|row| &row.renamed_from).cloned().collect();
    let deprecated =
        rows.iter().all(|row| row.deprecated.is_some()).then(|| rows.first()?.deprecated.clone()).flatten();
    let former = functions(&former, name);
    ByRelease { name: casing::snake(name), text: name.to_owned(), doc, runs, deprecated, former }
}

/// Returns the former names of a function that differ from its name in Rust, each once.
fn functions(former: &[String], name: &str) -> Vec<String> {
    let current = casing::snake(name);
    let mut names: Vec<String> = Vec::new();
    for former in former.iter().map(|former| casing::snake(former)) {
        if former != current && !names.contains(&former) {
            names.push(former);
        }
    }
    names
}

fn runs(catalog: &Catalog, releases: &etwspec_catalog::Versions, number: String) -> Vec<Run> {
    let ranges = layouts::releases(catalog, Some(releases)).into_iter();
    ranges.map(|(first, last)| Run { first, last, number: number.clone() }).collect()
}
