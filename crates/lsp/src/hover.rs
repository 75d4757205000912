//! Hover: layout, facts and evidence of a name; the description of a key, a word or a rule.

use std::fmt::Write as _;

use etwspec_catalog::query::fields::{flatten, structure};
use etwspec_catalog::{Catalog, Form, Struct, claims};
use etwspec_codegen::check;
use etwspec_codegen::schema::{Kind, Shape};

use crate::cursor::Place;
use crate::names::{Sort, former_key};
use crate::tree::{Table, Value};
use crate::world::{Found, World};

/// Rows of a byte map beyond this number are folded into one line.
const ROWS: usize = 24;

/// Returns Markdown for an offset of a file, and the range that it is about.
pub(crate) fn hover(
    world: &World,
    catalog: Option<&Catalog>,
    path: &str,
    offset: usize,
) -> Option<(String, std::ops::Range<usize>)> {
    let file = world.file(path)?;
    if let Some(name) = file.name_at(offset) {
        let targets = world.targets(path, name);
        if let Some(first) = targets.first() {
            return Some((describe(world, catalog, *first, &targets), name.range.clone()));
        }
    }
    let cursor = file.cursor(offset);
    match cursor.place {
        Place::Key(Some(entry)) => {
            let key = cursor.levels.last()?.shape.keys.get(&entry.key)?;
            let shapes = file.kind.shapes();
            let mut out = format!("`{}`", entry.key);
            if key.required {
                out.push_str(", required");
            }
            let _ = write!(out, "\n\n{}", key.doc.as_deref().unwrap_or_default());
            let words = shapes.options(&key.shape).into_iter().find_map(|option| match option {
                Shape::Words(words) => Some(words),
                _ => None,
            });
            for word in words.into_iter().flatten() {
                let _ = write!(out, "\n- `{}`", word.text);
                if let Some(doc) = &word.doc {
                    let _ = write!(out, ": {doc}");
                }
            }
            Some((out, entry.key_range.clone()))
        }
        Place::Value { key, node: Some(node), item, .. } => {
            let text = node.text(&file.text)?;
            let shapes = file.kind.shapes();
            let shape = if item { shapes.element_of(&key.shape) } else { &key.shape };
            let word = shapes.options(shape).into_iter().find_map(|option| match option {
                Shape::Words(words) => words.iter().find(|word| word.text == text),
                _ => None,
            })?;
            Some((format!("`{text}`\n\n{}", word.doc.as_deref()?), node.range.clone()))
        }
        _ => None,
    }
}

/// Returns the explanation of a rule as Markdown.
pub(crate) fn rule(name: &str) -> Option<String> {
    let rule = check::find(name)?;
    let examples = rule.examples().map(|(title, text)| format!("\n\n{title}:\n\n```toml\n{text}\n```"));
    Some(format!("**{name}**: {}\n\n{}{}", rule.purpose, rule.explanation, examples.concat()))
}

fn describe(world: &World, catalog: Option<&Catalog>, first: Found<'_>, all: &[Found<'_>]) -> String {
    let (path, name) = first;
    let Some(file) = world.file(path) else { return String::new() };
    let text = file.text.as_str();
    let empty = Table::default();
    let table = file.tree.table(&name.path).unwrap_or(&empty);
    let raw = |table: &Table, key: &str| Some(text.get(table.value(key)?.range.clone())?.to_owned());

    let mut out = format!("**{}**, {}", name.name, what(name.sort, file.kind));
    let owner = file.own_name().filter(|own| *own != name.name);
    if let Some(own) =
        owner.filter(|_| !matches!(file.kind, Kind::Releases | Kind::Sources | Kind::Types | Kind::Topics))
    {
        let _ = write!(out, " of `{own}`");
    }
    match name.sort {
        Sort::Constant | Sort::InformationClass | Sort::Limit => {
            if let Some(value) = raw(table, "value") {
                let _ = write!(out, " = {value}");
            }
        }
        sort if sort.is_of_provider() => {
            if let Some(number) = raw(table, "value").or_else(|| raw(table, "mask")) {
                let _ = write!(out, " = {number}");
            }
            if let Some(task) = table.text("task", text) {
                let _ = write!(out, ", of the task `{task}`");
            }
        }
        Sort::Release => {
            let named = table.text("name", text).unwrap_or_default();
            let _ = write!(out, ": {named}, build {}", raw(table, "build").unwrap_or_default());
        }
        Sort::Source => {
            let _ = write!(out, "\n\n{}", source(text, table));
        }
        Sort::PayloadType => {
            let owners = all.iter().filter_map(|(path, _)| world.file(path)?.own_name());
            let _ = write!(out, " with the layouts {}", list(owners));
        }
        _ => {}
    }
    let facts = [("type", ""), ("is", ""), ("kind", ""), ("units", "in "), ("meaning", "means ")];
    let facts = facts.iter().filter_map(|(key, before)| table.text(key, text).map(|fact| format!("{before}`{fact}`")));
    let facts: Vec<String> = facts.collect();
    if !facts.is_empty() && name.sort != Sort::Source {
        let _ = write!(out, ", {}", facts.join(", "));
    }
    // The facts of a row belong to its name, not to its aliases.
    if name.key == "name"
        && let Some(reason) = table.text("deprecated", text)
    {
        let _ = write!(out, "\n\n**Deprecated**: {reason}");
    }
    let former = table.value(&former_key(&name.key)).map(|names| names.texts(text)).unwrap_or_default();
    if !former.is_empty() {
        let _ = write!(out, "\n\nFormerly {}", list(former.iter()));
    }
    for key in ["summary", "doc"] {
        if let Some(doc) = table.text(key, text) {
            let _ = write!(out, "\n\n{doc}");
        }
    }
    for (key, label) in [("versions", "Releases"), ("seen", "Seen in")] {
        if let Some(set) = raw(table, key) {
            let _ = write!(out, "\n\n{label}: `{}`", set.trim_matches('"'));
        }
    }
    let own = file.own_name().unwrap_or_default();
    if let Some(found) = catalog.and_then(|catalog| Some((catalog, structure(catalog, own)?))) {
        match name.sort {
            Sort::Type if name.path.is_empty() => layout(&mut out, found.0, found.1),
            Sort::Field => offsets(&mut out, found.0, found.1, &name.name),
            _ => {}
        }
    }
    evidence(&mut out, world, text, &file.tree.root, table);
    out
}

fn what(sort: Sort, kind: Kind) -> &'static str {
    match (sort, kind) {
        (Sort::Type, Kind::Struct) => "structure",
        (Sort::Type, Kind::Types) => "scalar type",
        (Sort::Type, Kind::Dispatch) => "dispatch",
        (Sort::Type, _) => "set of values",
        (Sort::Constant, Kind::GroupMask) => "bit",
        (Sort::Constant, _) => "value",
        (sort, _) => sort.words(),
    }
}

fn source(text: &str, table: &Table) -> String {
    let get = |key: &str| table.text(key, text);
    let title = get("title").unwrap_or_default();
    let mut out = match get("url") {
        Some(url) => format!("[{}]({url})", title.replace(['[', ']'], "")),
        None => title.to_owned(),
    };
    for (key, before) in [("author", ", "), ("kind", ", "), ("edition", ", "), ("examined-to", ", examined up to ")] {
        if let Some(fact) = get(key) {
            let _ = write!(out, "{before}{fact}");
        }
    }
    out
}

/// Appends the sources of a row, or of its file.
fn evidence(out: &mut String, world: &World, text: &str, root: &Table, table: &Table) {
    let Some(list) = table.value("sources").or_else(|| root.value("sources")) else { return };
    let ids = list.texts(text);
    if ids.is_empty() {
        return;
    }
    out.push_str("\n\nSources:");
    for id in ids {
        let row = world.definitions("", Sort::Source, id).into_iter().find_map(|(path, name)| {
            let file = world.file(path)?;
            Some(source(&file.text, file.tree.table(&name.path)?))
        });
        let _ = write!(out, "\n- `{id}`: {}", row.as_deref().unwrap_or("unknown"));
    }
    let disputed = match table.value("disputed").map(|node| &node.value) {
        Some(Value::List(rows)) => rows.as_slice(),
        _ => &[],
    };
    for row in disputed {
        if let Value::Table(row) = &row.value {
            let get = |key: &str| row.text(key, text).unwrap_or_default();
            let _ = write!(out, "\n- disputed by `{}`: {}", get("source"), get("says"));
        }
    }
}

/// Appends the byte map of the current form, and one line for each other form.
fn layout(out: &mut String, catalog: &Catalog, structure: &Struct) {
    if !structure.layout_known {
        out.push_str("\n\nThe layout is unknown.");
        return;
    }
    let (current, older): (Vec<&Form>, Vec<&Form>) = structure.forms.iter().partition(|form| form.current);
    for form in current {
        let _ = write!(out, "\n\n{}\n\n```text\n", heading(catalog, structure, form));
        let rows = flatten(catalog, form);
        for row in rows.iter().take(ROWS) {
            let bits = row.bits.map_or_else(String::new, |(start, width)| format!(":{start}+{width}"));
            let _ = writeln!(out, "{:>#6X}{bits:<6} {:>5}  {} {}", row.offset, row.size, row.ty, row.path);
        }
        if rows.len() > ROWS {
            let _ = writeln!(out, "       … {} more, up to {:#X}", rows.len() - ROWS, form.size);
        }
        for part in &form.tail {
            let _ = writeln!(out, "  then {} {}", part.ty, part.name);
        }
        out.push_str("```");
    }
    if !older.is_empty() {
        out.push_str("\n\nOther forms:");
    }
    for form in older.iter().rev() {
        let _ = write!(out, "\n- {}", heading(catalog, structure, form));
    }
    if let Some(note) = structure.offsets_note() {
        let _ = write!(out, "\n\n{note}");
    }
    if let Some(disclosure) = &structure.disclosure {
        let _ = write!(out, "\n\n{}", disclosure.line());
    }
}

fn heading(catalog: &Catalog, structure: &Struct, form: &Form) -> String {
    let pointer = form.pointer.map_or_else(String::new, |pointer| format!(", {}", pointer.words()));
    format!("`{}`: {:#X} bytes{pointer}, {}", form.rust, form.size, claims::form_text(catalog, structure, form))
}

/// Appends the offset of a field in each form.
fn offsets(out: &mut String, catalog: &Catalog, structure: &Struct, field: &str) {
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for form in &structure.forms {
        for row in flatten(catalog, form) {
            if row.path == field || row.path.ends_with(&format!(".{field}")) && !row.path.contains("[") {
                let own = row.path.rsplit('.').next() == Some(field) && row.path.matches('.').count() < 3;
                let at = match row.bits {
                    Some((start, width)) => format!("{:#X}, bits {start} to {}", row.offset, start + width - 1),
                    None => format!("{:#X}, {} bytes", row.offset, row.size),
                };
                match rows.iter_mut().find(|(other, _)| *other == at) {
                    _ if !own => {}
                    Some((_, forms)) => forms.push(form.rust.clone()),
                    None => rows.push((at, vec![form.rust.clone()])),
                }
                break;
            }
        }
    }
    if let [(at, forms)] = rows.as_slice()
        && forms.len() == structure.forms.len()
    {
        let _ = write!(out, "\n\nOffset: {at}");
        return;
    }
    for (nth, (at, forms)) in rows.iter().rev().enumerate() {
        let _ = write!(out, "{}- {at} in {}", if nth == 0 { "\n\nOffset:\n" } else { "\n" }, list(forms.iter()));
    }
}

fn list(names: impl Iterator<Item = impl std::fmt::Display>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
