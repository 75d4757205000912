//! The Python module: a ctypes class for each form, tables for what ctypes cannot express, and a fixed reader of both.
//!
//! # Design
//!
//! ctypes is part of Python, so one copied file suffices, and tools that only map structures over bytes can use the classes
//! without the reader. dissect.cstruct would be a dependency, and parses its definitions at each start. The classes state
//! offsets by explicit padding and contain no bit-fields of ctypes, which depend on the machine and the version of Python.

mod classes;
mod tables;

use super::File;
use super::c::{text, topics};
use super::prose::one_line;
use etwspec_catalog::Catalog;

const BEGIN: &str = include_str!("../../../templates/python/etwspec_layouts.py");
const README: &str = include_str!("../../../templates/python/README.md");

/// Maximum line width, unless a single name is longer.
const WIDTH: usize = 120;

/// Returns the module and its README.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let module = File::as_is("python/etwspec_layouts.py", module(catalog));
    vec![module, File::as_is("python/README.md", README)]
}

/// Returns the text of the module.
pub fn module(catalog: &Catalog) -> String {
    let mut out = super::c::header("# ") + BEGIN;
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
    for line in text::wrapped(&comment, WIDTH - indent - 2).iter().filter(|line| !line.is_empty()) {
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
