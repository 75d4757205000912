//! Property tests of the crate: the invariants of each type.

mod members;

use std::collections::BTreeMap;

use askama::Template;

use super::escape::{Doc, filters};
use super::leaf::{self, Leaf};
use super::payloads::Payloads;
use super::record::{self, Record};
use super::tail::PartModel;
use super::{Source, Text, docs, names, payload_types};
use members::{any, inserted, members, parts, public};

use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Element, Form, Many, Part, Struct, ValueKind};

/// Root file of the tests of a family. One program per family takes less time to link than one per topic.
#[derive(Template)]
#[template(path = "rust/test_main.rs.txt")]
struct Main {
    header: String,
    what: Doc,
    feature: Option<String>,
    topics: Vec<String>,
}

#[derive(Template, Default)]
#[template(path = "rust/test.rs.txt")]
struct Tests {
    header: String,
    topic: String,
    forms: Vec<FormTest>,
    anys: Vec<AnyTest>,
    sets: Vec<SetTest>,
    flag_sets: Vec<SetTest>,
    masks: Vec<MaskTest>,
}

struct FormTest {
    name: String,
    module: String,
    ty: String,
    tailed: bool,
    announced: bool,
    extent: bool,
    counted: bool,
    /// True if a sequence of parts follows the fixed part.
    sequence: bool,
    parts: Vec<PartTest>,
    total: bool,
    /// True if trailing padding of C is optional.
    unpadded: bool,
    inserted: Vec<InsertedTest>,
    members: Vec<MemberTest>,
}

/// Part of a tail.
struct PartTest {
    name: String,
    maybe: bool,
    /// True if the length depends on the part.
    used: bool,
    /// Expression for the size of `part` in bytes.
    length: String,
}

struct MemberTest {
    name: String,
    path: String,
    /// The getter of the value with its meaning, if it has a setter.
    typed: Option<String>,
    /// A value with more bits set than the setter may change, and the conversion of a value to a number, for a
    /// bit-field.
    ones: Option<(String, &'static str)>,
    inner: Vec<MemberTest>,
}

impl Tests {
    /// Returns whether an invariant uses values from proptest.
    fn needs_proptest(&self) -> bool {
        !self.masks.is_empty()
    }
}

impl FormTest {
    /// Returns whether an invariant of the form uses values instead of bytes.
    fn whole_values(&self) -> bool {
        self.total || !self.inserted.is_empty()
    }

    /// Returns the function from a view to a value.
    fn viewed(&self) -> &'static str {
        match self.sequence {
            true => "|view: V<'_>| view.to_value()",
            false => "|view: V<'_>| Ok(view.to_value())",
        }
    }

    /// Arguments of binrw for the end of the structure in a stream.
    fn extent_args(&self) -> &'static str {
        if self.extent { "extent => extent" } else { "_extent => ()" }
    }

    /// Returns the match arms that copy members, by number.
    fn numbered(&self) -> Vec<String> {
        let arms = self.members.iter().flat_map(|member| {
            let inner = member.inner.iter().map(|inner| inner.arm(Some(member)));
            std::iter::once(member.arm(None)).chain(inner)
        });
        arms.enumerate().map(|(index, arm)| format!("{index} => {arm}")).collect()
    }
}

impl MemberTest {
    /// Returns the statement that sets the member of a value.
    fn put(&self, value: &str, to: &str) -> String {
        format!("{value}.set_{}({to});", self.name)
    }

    /// Returns the block that copies the member to `value`, from `view` or `from`, and returns the number of a
    /// bit-field.
    fn arm(&self, outer: Option<&MemberTest>) -> String {
        let (view, from) = match outer {
            Some(outer) => (format!("view.{}()", outer.name), format!("from.{}()", outer.name)),
            None => ("view".to_owned(), "from".to_owned()),
        };
        let (viewed, owned) = (format!("{view}.{}()", self.name), format!("{from}.{}()", self.name));
        let (it, number) = match &self.ones {
            Some((ones, number)) => (
                format!(
                    "match way {{ laws::Way::View => {viewed}, laws::Way::Value => {owned}, laws::Way::Ones => {ones} }}"
                ),
                format!("Some({number})"),
            ),
            None => (format!("if way == laws::Way::View {{ {viewed} }} else {{ {owned} }}"), "None".to_owned()),
        };
        if let (None, Some(typed)) = (outer, &self.typed) {
            // The value with its meaning has the bytes of the raw value.
            return format!(
                "{{ if way == laws::Way::View {{ let it = {viewed}; {} }} else {{ value.set_{typed}({from}.{typed}()); }} None }}",
                self.put("value", "it")
            );
        }
        let put = match outer {
            Some(outer) => format!(
                "let mut inner = value.{}(); {} {}",
                outer.name,
                self.put("inner", "it"),
                outer.put("value", "inner")
            ),
            None => self.put("value", "it"),
        };
        format!("{{ let it = {it}; {put} {number} }}")
    }
}

/// An item that a header may insert before the payload.
struct InsertedTest {
    name: String,
    ty: String,
    counted: bool,
    others: Vec<OtherTest>,
}

/// Another item that the same header may insert.
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
    /// Size of the fixed part in bytes.
    fixed: u32,
}

struct SetTest {
    name: String,
    ty: String,
    /// Unsigned integer type.
    int: &'static str,
}

struct MaskTest {
    name: String,
    mask: String,
    value: String,
    flags: String,
    words: String,
}

/// Test program of the topics that belong to no family.
const CORE: &str = "always";

/// Returns the test files: one per topic, and one per family that includes its topics.
pub(super) fn files(catalog: &Catalog, payloads: Option<&Payloads<'_>>) -> Vec<Source> {
    let mut topics: BTreeMap<&str, Tests> = BTreeMap::new();
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        let tests = topics.entry(&structure.module).or_default();
        tests.forms.extend(structure.forms.iter().map(|form| self::form(catalog, structure, form)));
        tests.anys.extend(super::structs::has_choice(catalog, structure).then(|| any(structure)));
    }
    for set in &catalog.sets {
        let (int, _) = leaf::unsigned(set.scalar);
        let test =
            SetTest { name: casing::snake(&set.name), ty: format!("etwspec::{}::{}", set.module, set.rust), int };
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
        tests.flag_sets.push(SetTest { name: casing::snake(&mask.enable_name), ty: of(&mask.enable_rust), int: "u32" });
        tests.masks.push(MaskTest {
            name: casing::snake(&mask.name),
            mask: of(&mask.mask_rust),
            value: of(&mask.rust),
            flags: of(&mask.enable_rust),
            words: form.unwrap_or_default(),
        });
    }
    let mut files = Vec::new();
    let mut families: BTreeMap<Option<String>, Vec<String>> = BTreeMap::new();
    for (topic, mut tests) in topics {
        tests.header = docs::header("spec/");
        tests.topic = topic.to_owned();
        let family = names::family(catalog, topic);
        let module = topic.replace("::", "_");
        let folder = family.as_deref().unwrap_or(CORE);
        files.push(Source {
            path: format!("rust/tests/{folder}/{module}.rs"),
            text: Text::AsIs(super::print::tidy(&super::render(&tests))),
        });
        families.entry(family).or_default().push(module);
    }
    if let Some(payloads) = payloads {
        let family = names::family(catalog, &payloads.home);
        let (folder, name) = (family.as_deref().unwrap_or(CORE), payload_types::MODULE);
        let text = payload_types::tests(payloads);
        files.push(Source { path: format!("rust/tests/{folder}/{name}.rs"), text: Text::AsIs(text) });
        families.entry(family).or_default().push(name.to_owned());
    }
    for (feature, topics) in families {
        let folder = feature.clone().unwrap_or_else(|| CORE.to_owned());
        let what = match &feature {
            Some(feature) => format!("the family `{feature}`"),
            None => "no family".to_owned(),
        };
        let what = Doc::text(&what);
        let main = Main { header: docs::header("spec/"), what, feature, topics };
        files.push(Source {
            path: format!("rust/tests/{folder}/main.rs"),
            text: Text::AsIs(super::print::tidy(&super::render(&main))),
        });
    }
    files
}

fn form(catalog: &Catalog, structure: &Struct, form: &Form) -> FormTest {
    let record = record::of_form(catalog, structure, form);
    let counted = record.tail.as_ref().is_some_and(|tail| tail.count.is_some());
    let tailed = super::describe::is_tailed(structure, form);
    let sequence = !form.tail.is_empty();
    FormTest {
        name: format!("{}_{}", names::module(structure), names::form_file(form)),
        module: format!("etwspec::{}::{}", structure.module, names::module(structure)),
        ty: form.rust.clone(),
        tailed,
        announced: counted || !structure.inserted.is_empty() || sequence && structure.total.is_some(),
        extent: record.tail.is_some() || sequence,
        counted,
        sequence,
        parts: if sequence { parts(catalog, structure, form, &record) } else { Vec::new() },
        total: structure.total.is_some() && !sequence,
        unpadded: structure.trailing_padding_optional,
        inserted: inserted(catalog, structure),
        members: members(catalog, &record),
    }
}
