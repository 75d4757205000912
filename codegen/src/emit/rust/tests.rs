//! The property tests of the crate: which type keeps which law.

use std::collections::BTreeMap;

use askama::Template;

use super::leaf::Leaf;
use super::record::{self, Record, Stored};
use super::tail::PartModel;
use super::{Source, Text, docs, names};
use crate::casing;
use crate::catalog::{Catalog, Element, Form, Many, Part, Struct, ValueKind};

#[derive(Template, Default)]
#[template(path = "rust/test.rs.txt")]
struct Tests {
    header: String,
    topic: String,
    feature: Option<String>,
    forms: Vec<FormTest>,
    anys: Vec<AnyTest>,
    sets: Vec<SetTest>,
    flag_sets: Vec<SetTest>,
    masks: Vec<MaskTest>,
}

struct FormTest {
    name: String,
    ty: String,
    tailed: bool,
    announced: bool,
    extent: bool,
    counted: bool,
    /// Parts follow one after the other.
    sequence: bool,
    parts: Vec<PartTest>,
    total: bool,
    inserted: Vec<InsertedTest>,
    to_fixed: &'static str,
    members: Vec<MemberTest>,
}

/// A part of a tail.
struct PartTest {
    name: String,
    maybe: bool,
    /// Whether its length depends on it.
    used: bool,
    /// An expression for how many bytes `part` has.
    length: String,
}

struct MemberTest {
    name: String,
    path: String,
    /// It is a field of the value.
    slot: bool,
    record: bool,
    /// For bits: a value with more bits set than the setter may touch.
    ones: Option<String>,
    inner: Vec<MemberTest>,
}

impl FormTest {
    /// An expression for the owned value of bytes, by way of the view.
    fn view(&self) -> &'static str {
        match self.sequence {
            true => "V::new(bytes)?.to_value()",
            false => "V::new(bytes).map(|view| view.to_value())",
        }
    }
}

impl MemberTest {
    /// How a value gives the member.
    fn get(&self) -> String {
        if self.slot { self.name.clone() } else { format!("{}()", self.name) }
    }

    /// A statement that sets the member of one value to that of another.
    fn set(&self, value: &str, from: &str) -> String {
        self.put(value, &format!("{from}.{}", self.get()))
    }

    /// A statement that sets the member of a value.
    fn put(&self, value: &str, to: &str) -> String {
        match self.slot {
            true => format!("{value}.{} = {to};", self.name),
            false => format!("{value}.set_{}({to});", self.name),
        }
    }
}

/// Something that a header may insert before its data.
struct InsertedTest {
    name: String,
    ty: String,
    counted: bool,
    others: Vec<OtherTest>,
}

/// Something else that the same header may insert.
struct OtherTest {
    name: String,
    ty: String,
}

struct AnyTest {
    name: String,
    path: String,
    c_name: String,
    may_fail: bool,
    forms: Vec<AnyForm>,
}

struct AnyForm {
    variant: String,
    ty: String,
    /// The bytes that are always there.
    fixed: u32,
}

struct SetTest {
    name: String,
    ty: String,
}

struct MaskTest {
    name: String,
    mask: String,
    value: String,
    flags: String,
    words: String,
}

/// The test files, one a topic, and the laws.
pub(super) fn files(catalog: &Catalog) -> Vec<Source> {
    let mut topics: BTreeMap<&str, Tests> = BTreeMap::new();
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        let tests = topics.entry(&structure.module).or_default();
        tests.forms.extend(structure.forms.iter().map(|form| self::form(catalog, structure, form)));
        tests.anys.push(any(structure));
    }
    for set in &catalog.sets {
        let test = SetTest { name: casing::snake(&set.name), ty: format!("etwspec::{}::{}", set.module, set.rust) };
        let tests = topics.entry(&set.module).or_default();
        match set.kind {
            ValueKind::Enumeration => tests.sets.push(test),
            ValueKind::Flags => tests.flag_sets.push(test),
            ValueKind::Constants => {}
        }
    }
    for mask in &catalog.masks {
        let of = |name: &str| format!("etwspec::{}::{name}", mask.module);
        let structure = catalog.structs.iter().find(|structure| structure.name == mask.structure);
        let form = structure.and_then(|s| Some(public(&names::form_path(s, s.forms.iter().position(|f| f.current)?))));
        let tests = topics.entry(&mask.module).or_default();
        tests.flag_sets.push(SetTest { name: casing::snake(&mask.enable_name), ty: of(&mask.enable_rust) });
        tests.masks.push(MaskTest {
            name: casing::snake(&mask.name),
            mask: of(&mask.mask_rust),
            value: of(&mask.rust),
            flags: of(&mask.enable_rust),
            words: form.unwrap_or_default(),
        });
    }
    let laws = include_str!("../../../runtime/laws.rs");
    let laws = format!("{}#![allow(dead_code, unreachable_pub)]\n{laws}", super::copied("laws.rs"));
    let walk = format!("{}{}", super::copied("laws_walk.rs"), include_str!("../../../runtime/laws_walk.rs"));
    let mut files = vec![
        Source { path: "rust/tests/laws/mod.rs".to_owned(), text: Text::AsIs(laws) },
        Source { path: "rust/tests/laws/walk.rs".to_owned(), text: Text::AsIs(walk) },
    ];
    for (topic, mut tests) in topics {
        tests.header = docs::header("spec/");
        tests.topic = topic.to_owned();
        tests.feature = names::feature(catalog, topic);
        let topic = topic.replace("::", "_");
        files.push(Source { path: format!("rust/tests/{topic}.rs"), text: Text::Raw(super::render(&tests)) });
    }
    files
}

fn form(catalog: &Catalog, structure: &Struct, form: &Form) -> FormTest {
    let record = record::of_form(catalog, structure, form);
    let counted = record.tail.as_ref().is_some_and(|tail| tail.count.is_some());
    let tailed = super::describe::is_tailed(structure, form);
    let sequence = !form.tail.is_empty();
    FormTest {
        name: format!("{}_{}", names::module(structure), form.rust.to_ascii_lowercase()),
        ty: format!(
            "etwspec::{}::{}::{}",
            structure.module,
            names::module(structure),
            names::form_type(structure, form)
        ),
        tailed,
        announced: counted || !structure.inserted.is_empty() || sequence && structure.total.is_some(),
        extent: record.tail.is_some() || sequence,
        counted,
        sequence,
        parts: if sequence { parts(catalog, structure, form, &record) } else { Vec::new() },
        total: structure.total.is_some() && !sequence,
        inserted: inserted(catalog, structure),
        to_fixed: if tailed { "fixed_to_bytes" } else { "to_bytes" },
        members: members(&record),
    }
}

/// The parts of a tail, and how the length of each is told.
fn parts(catalog: &Catalog, structure: &Struct, form: &Form, record: &Record) -> Vec<PartTest> {
    let models = super::tail::model(catalog, structure, form, record).parts;
    let test = |(part, model): (&Part, PartModel)| {
        let length = match (&part.element, &part.many, part.text) {
            (Element::Fixed(_), Many::One, Some(_)) => {
                let unit = part.size.unwrap_or(0);
                format!("part.as_bytes().len() + if part.is_terminated() {{ {unit} }} else {{ 0 }}")
            }
            (Element::Fixed(_), Many::One | Many::Fixed(_), None) => part.size.unwrap_or(0).to_string(),
            (Element::Tailed { .. } | Element::Dispatch(_), Many::One, _) if part.by.is_none() => {
                "laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?".to_owned()
            }
            _ => "part.as_bytes().len()".to_owned(),
        };
        PartTest {
            maybe: model.maybe(),
            name: model.name,
            used: length.starts_with(|c: char| c.is_alphabetic()),
            length,
        }
    };
    form.tail.iter().zip(models).map(test).collect()
}

/// What a structure may insert, by the getters of it.
fn inserted(catalog: &Catalog, structure: &Struct) -> Vec<InsertedTest> {
    let rows = structure.inserted.iter().filter_map(|row| {
        let item = catalog.structs.iter().find(|item| item.name == row.structure)?;
        let ty = public(&names::form_path(item, item.forms.iter().position(|form| form.current)?));
        Some((casing::snake(&item.name), ty, row.count.is_some()))
    });
    let rows: Vec<_> = rows.collect();
    let others = |name: &str| {
        let others = rows.iter().filter(|(other, ..)| other != name);
        others.map(|(name, ty, _)| OtherTest { name: name.clone(), ty: ty.clone() }).collect()
    };
    let test = |(name, ty, counted): &(String, String, bool)| InsertedTest {
        name: name.clone(),
        ty: ty.clone(),
        counted: *counted,
        others: others(name),
    };
    rows.iter().map(test).collect()
}

fn members(record: &Record) -> Vec<MemberTest> {
    let test = |member: &record::Member| {
        let inner = record.inner.iter().find(|inner| inner.c_name == *member.path.as_str());
        MemberTest {
            name: member.name.clone(),
            path: member.path.clone(),
            slot: matches!(member.stored, Stored::Slot),
            record: matches!(member.leaf, Leaf::Record(..)),
            ones: ones(member),
            inner: inner.map_or_else(Vec::new, |inner| members(&inner.record)),
        }
    };
    record.members.iter().filter(|member| !member.name.starts_with("unnamed")).map(test).collect()
}

/// All bits of the type of a field of bits; nothing if it is no such field, or has more bits than its type.
fn ones(member: &record::Member) -> Option<String> {
    let Stored::Bits { width, .. } = member.stored else { return None };
    match &member.leaf {
        leaf if leaf.size() * 8 < width => None,
        Leaf::Int(int, _) => Some(format!("!0{int}")),
        Leaf::Value(path, _, int) => Some(format!("{}(!0{int})", public(path))),
        _ => None,
    }
}

fn any(structure: &Struct) -> AnyTest {
    let path = format!("etwspec::{}::{}", structure.module, names::module(structure));
    let form = |form: &Form| AnyForm {
        variant: form.rust.clone(),
        ty: format!("{path}::{}", names::form_type(structure, form)),
        fixed: form.fixed,
    };
    AnyTest {
        name: names::module(structure),
        c_name: structure.name.clone(),
        may_fail: structure.forms.iter().any(super::describe::has_tail),
        forms: structure.forms.iter().map(form).collect(),
        path,
    }
}

/// A path as those outside of the crate write it.
fn public(path: &str) -> String {
    path.replacen("crate::", "etwspec::", 1)
}
