//! The outline of a file, and names of all files.

use gen_lsp_types::{DocumentSymbol, Location, SymbolKind, Uri};
use serde_json::{Value as Json, json};

use crate::names::Sort;
use crate::position::Encoding;
use crate::tree::Step;
use crate::world::{File, Occurrence, World};

/// Maximum number of names in an answer.
const MAX: usize = 200;

/// Returns the outline of a file: its rows with names, within each other as in the table.
pub(crate) fn outline(file: &File, encoding: Encoding) -> Vec<DocumentSymbol> {
    let names: Vec<&Occurrence> = file
        .names
        .iter()
        .filter(|name| name.defines && matches!(name.key.as_str(), "name" | "id" | "type-name"))
        .collect();
    let mut roots: Vec<DocumentSymbol> = Vec::new();
    let mut open: Vec<(&[Step], DocumentSymbol)> = Vec::new();
    for name in names {
        while open.last().is_some_and(|(path, _)| !name.path.starts_with(path) || name.path == *path) {
            close(&mut open, &mut roots);
        }
        open.push((&name.path, symbol(file, name, encoding)));
    }
    while !open.is_empty() {
        close(&mut open, &mut roots);
    }
    roots
}

fn close(open: &mut Vec<(&[Step], DocumentSymbol)>, roots: &mut Vec<DocumentSymbol>) {
    let Some((_, symbol)) = open.pop() else { return };
    match open.last_mut() {
        Some((_, outer)) => outer.children.get_or_insert_default().push(symbol),
        None => roots.push(symbol),
    }
}

fn symbol(file: &File, name: &Occurrence, encoding: Encoding) -> DocumentSymbol {
    let block = file.tree.blocks.iter().filter(|block| block.path.starts_with(&name.path));
    let range = if name.path.is_empty() {
        0..file.text.len()
    } else {
        let start = block.clone().map(|block| block.range.start).min();
        let end = block.map(|block| block.range.end).max();
        match (start, end) {
            (Some(start), Some(end)) => start..start + file.text[start..end].trim_end().len(),
            _ => row_range(file, name),
        }
    };
    let range = range.start.min(name.range.start)..range.end.max(name.range.end);
    let table = file.tree.table(&name.path);
    let detail = table.and_then(|table| {
        let value = ["value", "type", "at", "width", "build"].iter().find_map(|key| table.value(key))?;
        Some(file.text.get(value.range.clone())?.trim_matches('"').to_owned())
    });
    #[allow(deprecated)]
    DocumentSymbol {
        name: if name.name.is_empty() { "(no name)".to_owned() } else { name.name.clone() },
        detail: detail.filter(|detail| !detail.contains('\n')),
        kind: kind(name.sort),
        tags: None,
        deprecated: None,
        range: encoding.range(&file.text, range),
        selection_range: encoding.range(&file.text, name.range.clone()),
        children: None,
    }
}

/// Returns the range of an inline table.
fn row_range(file: &File, name: &Occurrence) -> std::ops::Range<usize> {
    let entries = file.tree.table(&name.path).map_or(&[][..], |table| &table.entries);
    let start = entries.first().map_or(name.range.start, |entry| entry.key_range.start);
    let ends = entries.iter().filter_map(|entry| Some(entry.value.as_ref()?.range.end));
    start..ends.max().unwrap_or(name.range.end)
}

fn kind(sort: Sort) -> SymbolKind {
    match sort {
        Sort::Type | Sort::PayloadType => SymbolKind::Struct,
        Sort::Field => SymbolKind::Field,
        Sort::Event | Sort::Group => SymbolKind::Event,
        Sort::Topic | Sort::Family => SymbolKind::Module,
        Sort::Source | Sort::Release => SymbolKind::Key,
        Sort::Constant | Sort::InformationClass | Sort::Limit | Sort::State => SymbolKind::Constant,
        Sort::Provider => SymbolKind::Module,
        Sort::Map | Sort::Template => SymbolKind::Struct,
        Sort::Keyword | Sort::Level | Sort::Channel | Sort::Task | Sort::Opcode => SymbolKind::Constant,
    }
}

/// Returns the definitions whose names contain a text.
pub(crate) fn search(world: &World, query: &str, encoding: Encoding, uri: impl Fn(&str) -> String) -> Vec<Json> {
    let query = query.to_lowercase();
    let is = |name: &Occurrence| name.defines && name.name.to_lowercase().contains(&query);
    let mut found: Vec<_> = world.names().filter(|(_, _, name)| is(name)).collect();
    found.sort_by_key(|(_, _, name)| (name.name.len(), name.sort));
    found
        .into_iter()
        .take(MAX)
        .map(|(path, file, name)| {
            let range = encoding.range(&file.text, name.range.clone());
            let location = Location { uri: Uri(uri(path)), range };
            json!({
                "name": name.name, "kind": kind(name.sort), "location": location,
                "containerName": file.own_name().filter(|own| *own != name.name),
            })
        })
        .collect()
}
