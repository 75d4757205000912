//! A spec of the expected final size: the structures and sets of this repository, repeated under other names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::{Table, Value};

/// Minimum number of structures in the spec.
const STRUCTURES: usize = 600;

/// Returns the tables below a folder: relative paths with `/`, and texts.
pub(crate) fn texts(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    read(folder, "", &mut found);
    found.sort();
    found
}

fn read(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        match path.is_dir() {
            true => read(&path, &format!("{prefix}{name}/"), found),
            false => found.push((format!("{prefix}{name}"), fs::read_to_string(&path).expect("a table is text"))),
        }
    }
}

/// Returns the tables with enough copies of their structures and sets.
pub(crate) fn repeated(tables: &[(String, String)]) -> Vec<(String, String)> {
    let of = |folder: &'static str| tables.iter().filter(move |(path, _)| path.starts_with(folder));
    let again: Vec<_> = of("structs/").chain(of("enums/")).collect();
    let names: BTreeSet<String> = again.iter().flat_map(|(_, text)| names(text)).collect();
    let copies = STRUCTURES.div_ceil(of("structs/").count());
    let mut all = tables.to_vec();
    for copy in 1..copies {
        for (path, text) in &again {
            let path = path.replace(".toml", &format!("_COPY{copy}.toml"));
            all.push((path, renamed(text, &names, copy)));
        }
    }
    all
}

/// Returns the names of types and values that a table defines.
fn names(text: &str) -> Vec<String> {
    let table: Table = text.parse().expect("a table is TOML");
    let mut names = Vec::new();
    let mut add = |row: &Value| {
        names.extend(row.as_str().or_else(|| row.get("name")?.as_str()).map(str::to_owned));
    };
    let rows = |table: &Table, key: &str| table.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
    table.get("name").into_iter().chain(table.get("sentinel")).chain(&rows(&table, "aliases")).for_each(&mut add);
    for row in rows(&table, "value") {
        add(&row);
        rows(row.as_table().expect("a row is a table"), "aliases").iter().for_each(&mut add);
    }
    names
}

/// Appends a suffix to every such name in a text.
fn renamed(text: &str, names: &BTreeSet<String>, copy: usize) -> String {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut rest = text;
    while let Some(start) = rest.find(part) {
        let len = rest[start..].find(|c| !part(c)).unwrap_or(rest.len() - start);
        let (before, word) = (&rest[..start], &rest[start..start + len]);
        out.push_str(before);
        out.push_str(word);
        if names.contains(word) {
            out.push_str(&format!("_COPY{copy}"));
        }
        rest = &rest[start + len..];
    }
    out + rest
}
