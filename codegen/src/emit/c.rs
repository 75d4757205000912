//! The C header: types, numbers, and assertions that compare the layout of the compiler with the catalog.
//!
//! # Design
//!
//! C cannot assert the location of a bit field. A program locates bit fields instead: where it runs, and in the object
//! file that clang generates for Windows. The only functions of the header set, clear and test bits of a group mask,
//! like a macro and a routine of Microsoft's headers.

mod bits;
mod declare;
mod names;
mod structs;
mod tail;
mod text;
mod types;
mod values;

use super::File;
use super::shared::order::topics;
use super::shared::text::header;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, Form, Struct, Value, ValueKind, ValueSet};
use structs::Structs;
use values::Values;

const BEGIN: &str = include_str!("../../templates/c/begin.h");
const PROOF: &str = include_str!("../../templates/c/proof.h");
const END: &str = include_str!("../../templates/c/end.h");
/// The parts of the header that do not depend on the catalog.
const FIXED: [&str; 3] = [BEGIN, PROOF, END];
const README: &str = include_str!("../../templates/c/README.md");

/// Returns the header, the program that checks the positions of bit-fields, and the README of both.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let (header, bits) = texts(catalog);
    let file = |name: &str, text: String| File::as_is(format!("c/{name}"), text);
    vec![file("etwspec.h", header), file("etwspec_bits.c", bits), file("README.md", README.to_owned())]
}

/// Returns the names of the types of a structure: the names of all forms, the newest first, and their other names.
pub fn type_names(structure: &Struct) -> Vec<String> {
    let names = |form| {
        [vec![names::form(structure, form)], names::form_aliases(structure, form), names::form_former(structure, form)]
            .concat()
    };
    // C has no empty structures.
    structure.forms.iter().rev().filter(|form| !form.fields.is_empty()).flat_map(names).collect()
}

/// Names of the types of the forms that have a member.
pub fn types_with(structure: &Struct, has: impl Fn(&Form) -> bool) -> Vec<String> {
    structure.forms.iter().rev().filter(|form| has(form)).map(|form| names::form(structure, form)).collect()
}

/// Returns the name of the type of a set of values, unless its values are constants.
pub fn set_name(set: &ValueSet) -> Option<String> {
    (set.kind != ValueKind::Constants).then(|| names::set(&set.name))
}

/// Returns the name of the macro of a number. If several sets have the name with different numbers, the name of the set
/// precedes the names of the others.
pub fn macro_name(name: &str) -> String {
    format!("ETWSPEC_{name}")
}

/// Returns the name of the macro of a release's first build.
pub fn build_macro(catalog: &Catalog, stop: usize) -> String {
    macro_name(&names::build(&catalog.releases, stop))
}

/// Names of the macros of a value: one, or one for each pointer size if its number differs by it.
pub fn macros(value: &Value) -> Vec<String> {
    match (&value.name, value.value) {
        (Some(name), Some(number)) if number.same().is_none() => {
            Pointer::ALL.map(|pointer| macro_name(&format!("{name}{}", pointer.c_suffix()))).into()
        }
        (Some(name), Some(_)) => vec![macro_name(name)],
        _ => Vec::new(),
    }
}

/// Returns the text of the header.
pub fn header_file(catalog: &Catalog) -> String {
    texts(catalog).0
}

fn texts(catalog: &Catalog) -> (String, String) {
    let mut text = header("/* ") + " */\n" + BEGIN;
    let mut structs = Structs::new(catalog);
    let mut values = Values::new(catalog);

    text::title(&mut text, "Sources");
    text.push('\n');
    let sources = catalog.sources.iter().map(|source| {
        let edition = source.edition.as_ref().map_or(String::new(), |edition| format!(", {edition}"));
        format!("{}: {}, \"{}\"{edition}", source.id, source.author, source.title)
    });
    text::paragraphs(&mut text, &sources.collect::<Vec<_>>());
    values.builds();
    part(&mut text, "First build of each release", &format!("\n{}", values.take()));

    // Numbers come first: structures of any topic may have members of these types.
    let topics = topics(catalog);
    for (topic, _) in &topics {
        catalog.sets.iter().filter(|set| set.module == *topic).for_each(|set| values.set(set));
        catalog.masks.iter().filter(|mask| mask.module == *topic).for_each(|mask| values.mask(mask));
        part(&mut text, &format!("Numbers of {topic}"), &values.take());
    }
    catalog.hooks.iter().for_each(|group| values.hooks(group));
    part(&mut text, "Kernel events by hook ID", &values.take());
    for (topic, summary) in &topics {
        let members = catalog.structs.iter().filter(|structure| structure.module == *topic);
        members.filter(|structure| structure.layout_known).for_each(|structure| structs.add(structure));
        let declared = structs.take();
        if !declared.is_empty() {
            text::title(&mut text, &format!("Structures of {topic}"));
            text.push('\n');
            text::comment(&mut text, 0, summary);
            text += &declared;
        }
    }
    let unknown = structs.without_layout();
    if !unknown.is_empty() {
        text.push('\n');
        text::comment(&mut text, 0, &format!("Layout unknown, only the names are known: {unknown}."));
    }
    text += PROOF;
    text += &structs.proof;
    text += "\n#endif /* ETWSPEC_NO_PROOF */\n";
    text += END;
    (text, bits::program(&structs.bits))
}

/// Adds a section of the file, unless it is empty.
fn part(out: &mut String, title: &str, text: &str) {
    if !text.is_empty() {
        text::title(out, title);
        *out += text;
    }
}

/// Appends a name to a path of members.
fn path(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}
