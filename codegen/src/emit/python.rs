//! The Python module: a ctypes class for each form, tables for what ctypes cannot express, and a fixed reader of both.
//!
//! # Design
//!
//! ctypes is part of Python, so one copied file suffices, and tools that only map structures over bytes can use the classes
//! without the reader. dissect.cstruct would be a dependency, and parses its definitions at each start. The classes state
//! offsets by explicit padding and contain no bit-fields of ctypes, which depend on the machine and the version of Python.

mod classes;
mod tables;

use std::collections::HashSet;
use std::sync::LazyLock;

use super::File;
use super::prose::one_line;
use super::shared::names;
use super::shared::order::topics;
use super::shared::text::{header, wrapped};
use etwspec_catalog::{Catalog, Form};

const BEGIN: &str = include_str!("../../templates/python/etwspec_layouts.py");
const README: &str = include_str!("../../templates/python/README.md");

/// Keywords, and names that the module uses.
const RESERVED: &str = "False None True and as assert async await break class continue def del elif else except finally for \
    from global if import in is lambda nonlocal not or pass raise return try while with yield SETS HOOKS RELEASES FORMS \
    DISPATCHES ACCESSORS CLASSES BINDINGS AttributeError KeyError TypeError ValueError any bytes dict enumerate getattr globals int isinstance \
    issubclass len max min next range reversed setattr str sum super tuple type";

/// The reserved names, and those that the fixed part of the module defines.
static TAKEN: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let code = BEGIN.split_once("\nimport ").map_or("", |(_, code)| code);
    let definitions = code.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_'));
    let names = definitions.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    names.chain(RESERVED.split_whitespace()).collect()
});

/// Maximum line width, unless a single name is longer.
const WIDTH: usize = 120;

/// Returns the module and its README.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let module = File::as_is("python/etwspec_layouts.py", module(catalog));
    vec![module, File::as_is("python/README.md", README)]
}

/// Returns the text of the module.
pub fn module(catalog: &Catalog) -> String {
    let mut out = header("# ") + BEGIN;
    title(&mut out, "Sources");
    for source in &catalog.sources {
        comment(&mut out, 0, &format!("{}: {}, \"{}\"", source.id, source.author, source.title));
    }
    title(&mut out, "Numbers");
    tables::sets(catalog, &mut out);
    let mut classes = classes::Classes::new(catalog);
    for (topic, summary) in topics(catalog) {
        let members = catalog.structs.iter().filter(|structure| structure.module == topic);
        members.filter(|structure| structure.layout_known).for_each(|structure| classes.add(structure));
        let declared = std::mem::take(&mut classes.text);
        if !declared.is_empty() {
            title(&mut out, &format!("Structures of {topic}"));
            comment(&mut out, 0, summary);
            out += &declared;
        }
    }
    title(&mut out, "Selection of structures");
    tables::selection(catalog, &mut out);
    out
}

/// Returns the class of a form. `_` is appended to names that are taken. `name` is a name of its structure.
fn class(name: &str, form: &Form) -> String {
    let name = names::plain(name, form);
    if TAKEN.contains(name.as_str()) { name + "_" } else { name }
}

/// Returns a text as a literal. JSON's are valid in Python.
fn literal(text: &str) -> String {
    serde_json::Value::from(one_line(text).as_ref()).to_string()
}

fn title(out: &mut String, text: &str) {
    *out += &format!("\n\n# ==== {} {}\n", one_line(text), "=".repeat(WIDTH.saturating_sub(text.len() + 8).max(4)));
}

/// Adds a comment on its own lines; nothing if it is empty.
fn comment(out: &mut String, indent: usize, comment: &str) {
    let comment = one_line(comment);
    for line in wrapped(&comment, WIDTH - indent - 2).iter().filter(|line| !line.is_empty()) {
        *out += &format!("{:indent$}# {line}\n", "");
    }
}

/// Adds rows within brackets, each with its comment: after the row if there is room, else before it.
fn rows(out: &mut String, indent: usize, begin: &str, rows: impl IntoIterator<Item = (String, String)>, end: &str) {
    *out += &format!("{:indent$}{begin}\n", "");
    let within = indent + 4;
    for (row, remark) in rows {
        let remark = one_line(&remark);
        let fits = within + row.len() + remark.chars().count() + 5 <= WIDTH && !remark.is_empty();
        comment(out, within, if fits { "" } else { &remark });
        let after = if fits { format!("  # {remark}") } else { String::new() };
        *out += &format!("{:within$}{row},{after}\n", "");
    }
    *out += &format!("{:indent$}{end}\n", "");
}

#[cfg(test)]
mod tests {
    use super::TAKEN;

    #[test]
    fn names_of_the_fixed_part_are_taken() {
        assert!(
            ["GUID", "Layout", "N", "Part", "OPEN", "U8", "TEXT16", "parse", "None", "SETS"]
                .iter()
                .all(|name| TAKEN.contains(name))
        );
        // Structures that the reader names.
        assert!(["EVENT_TRACE_HEADER_V5_0", "WMI_BUFFER_HEADER"].iter().all(|name| !TAKEN.contains(name)));
    }
}
