//! Completion: keys, names, words, releases, and headers of tables.

use std::ops::Range;

use etwspec_codegen::schema::{KeyShape, Shape};
use gen_lsp_types::{
    CompletionItem, CompletionItemKind, CompletionItemTextEdit, CompletionList, Documentation, InsertTextFormat,
    MarkupContent, MarkupKind, TextEdit,
};

use crate::cursor::{Place, headers};
use crate::names::{Among, Role, Sort, fits};
use crate::position::Encoding;
use crate::tree::{Table, Value};
use crate::world::{File, Level, World, role_at, structures};

/// Maximum number of items of an answer. Clients filter their items, and request more while the list is incomplete.
const MAX: usize = 400;

/// Completes at an offset of a file.
///
/// With `snippets`, items can state where the cursor goes.
pub(crate) fn complete(
    world: &World,
    path: &str,
    offset: usize,
    encoding: Encoding,
    snippets: bool,
) -> Option<CompletionList> {
    let file = world.file(path)?;
    let cursor = file.cursor(offset);
    let mut list = List { file, encoding, snippets, items: Vec::new(), incomplete: false };
    match &cursor.place {
        Place::Header(range) => list.headers(range.clone()),
        Place::Key(entry) => {
            let level = cursor.levels.last()?;
            let range = entry.map_or(offset..offset, |entry| entry.key_range.clone());
            let has_value = entry.is_some_and(|entry| entry.equals.is_some());
            let own = entry.map(|entry| entry.key.as_str());
            list.keys(level, range.clone(), own, has_value);
            if cursor.levels.len() == 1 && !has_value {
                list.headers(range);
            }
        }
        Place::Value { entry, key, node, item } => {
            // Items of a list are separated, and what follows a key is the whole value.
            let (range, quoted) = match node.map(|node| (&node.value, node.range.clone())) {
                Some((Value::Text(inner), _)) => (inner.clone(), true),
                Some((Value::Other, range)) => (range, false),
                _ => (offset..offset, false),
            };
            let value = At { levels: &cursor.levels, name: &entry.key, key, range, quoted, item: *item, offset };
            list.value(world, path, &value);
        }
        Place::Other => {}
    }
    Some(CompletionList { is_incomplete: list.incomplete, items: list.items, ..CompletionList::default() })
}

/// A value that is completed.
struct At<'a> {
    levels: &'a [Level<'a>],
    name: &'a str,
    key: &'a KeyShape,
    /// Range that an item replaces.
    range: Range<usize>,
    /// True if the range is between quotes.
    quoted: bool,
    /// True if the value is an item of a list.
    item: bool,
    offset: usize,
}

struct List<'a> {
    file: &'a File,
    encoding: Encoding,
    snippets: bool,
    items: Vec<CompletionItem>,
    incomplete: bool,
}

impl List<'_> {
    fn push(
        &mut self,
        label: &str,
        kind: CompletionItemKind,
        detail: Option<&str>,
        doc: Option<&str>,
        new: (Range<usize>, String),
    ) {
        if self.items.len() >= MAX {
            self.incomplete = true;
            return;
        }
        let markdown = |text: &str| {
            Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value: text.to_owned() })
        };
        let range = self.encoding.range(&self.file.text, new.0);
        self.items.push(CompletionItem {
            label: label.to_owned(),
            kind: Some(kind),
            detail: detail.map(str::to_owned),
            documentation: doc.map(markdown),
            sort_text: Some(format!("{:04}", self.items.len())),
            text_edit: Some(CompletionItemTextEdit::TextEdit(TextEdit { range, new_text: new.1 })),
            ..CompletionItem::default()
        });
    }

    fn headers(&mut self, range: Range<usize>) {
        for (path, doc) in headers(self.file) {
            let header = format!("[[{}]]", path.join("."));
            self.push(&header, CompletionItemKind::Struct, None, doc, (range.clone(), header.clone()));
        }
    }

    fn keys(&mut self, level: &Level<'_>, range: Range<usize>, own: Option<&str>, has_value: bool) {
        let shapes = self.file.kind.shapes();
        let mut keys: Vec<_> = level.shape.keys.iter().collect();
        keys.sort_by_key(|(_, key)| (!key.required, key.order));
        for (name, key) in keys {
            if own != Some(name.as_str()) && level.table.get(name).is_some() {
                continue;
            }
            let start = match (shapes.options(&key.shape).as_slice(), self.snippets) {
                ([Shape::Text | Shape::Words(_)], false) => "\"\"",
                ([Shape::Text | Shape::Words(_)], true) => "\"$0\"",
                ([Shape::List(_)], false) => "[]",
                ([Shape::List(_)], true) => "[$0]",
                _ => "",
            };
            let text = if has_value { name.clone() } else { format!("{name} = {start}") };
            let detail = if key.required { "required" } else { "" };
            let detail = Some(detail).filter(|detail| !detail.is_empty());
            let is_snippet = text.contains("$0");
            self.push(name, CompletionItemKind::Property, detail, key.doc.as_deref(), (range.clone(), text));
            if let Some(item) = self.items.last_mut().filter(|_| is_snippet) {
                item.insert_text_format = Some(InsertTextFormat::Snippet);
            }
        }
    }

    fn value(&mut self, world: &World, path: &str, at: &At<'_>) {
        let shapes = self.file.kind.shapes();
        let mut shape = &at.key.shape;
        if at.item {
            shape = shapes.element_of(shape);
        }
        let options = shapes.options(shape);
        let wants_list = !at.item && options.iter().all(|option| matches!(option, Shape::List(_)));
        for option in shapes.options(if wants_list { shapes.element_of(shape) } else { shape }) {
            match option {
                Shape::Boolean if !at.quoted => {
                    for word in ["true", "false"] {
                        self.push(word, CompletionItemKind::Keyword, None, None, (at.range.clone(), word.to_owned()));
                    }
                }
                Shape::Numbers(numbers) if !at.quoted => {
                    for number in numbers.iter().map(ToString::to_string) {
                        self.push(&number, CompletionItemKind::Value, None, None, (at.range.clone(), number.clone()));
                    }
                }
                Shape::Words(words) => {
                    for word in words {
                        let new = at.string(&word.text, wants_list);
                        self.push(&word.text, CompletionItemKind::EnumMember, None, word.doc.as_deref(), new);
                    }
                }
                _ => {}
            }
        }
        match role_at(at.levels, at.name) {
            Some(Role::Releases) => self.releases(world, at, wants_list),
            Some(Role::Refers(sort, among)) => self.names(world, path, at, (sort, among), wants_list),
            Some(Role::Field(owner)) => {
                let Some(structures) = structures(&self.file.text, at.levels, owner) else { return };
                let typed = self.file.text.get(at.range.start..at.offset).unwrap_or_default();
                let before: Vec<String> = match typed.rsplit_once('.') {
                    Some((before, _)) if at.quoted => before.split('.').map(str::to_owned).collect(),
                    _ => Vec::new(),
                };
                let mut range = at.range.clone();
                range.start += before.iter().map(|part| part.len() + 1).sum::<usize>();
                let at = At { range, ..*at };
                let mut seen = Vec::new();
                for owner in world.through(&structures, &before) {
                    for (path, field) in world.fields(&owner) {
                        if seen.contains(&field.name.as_str()) {
                            continue;
                        }
                        seen.push(&field.name);
                        let row = world.file(path).and_then(|file| Some((file, file.tree.table(&field.path)?)));
                        let doc = row.and_then(|(file, row)| row.text("doc", &file.text));
                        let new = at.string(&field.name, wants_list);
                        self.push(&field.name, CompletionItemKind::Field, Some(&owner), doc, new);
                    }
                }
            }
            Some(Role::Defines(_) | Role::Unstated | Role::Text | Role::Outer) | None => {}
        }
    }

    fn names(&mut self, world: &World, path: &str, at: &At<'_>, of: (Sort, Among), wants_list: bool) {
        let (sort, among) = of;
        let typed =
            self.file.text.get(at.range.start..at.offset.max(at.range.start)).unwrap_or_default().to_lowercase();
        let present: Vec<&str> = match (at.item, at.levels.last().and_then(|level| level.table.value(at.name))) {
            (true, Some(list)) => list.texts(&self.file.text),
            _ => Vec::new(),
        };
        let current = self.file.text.get(at.range.clone()).unwrap_or_default();
        let mut found: Vec<_> = world
            .names()
            .filter(|(other, file, name)| {
                name.defines
                    && name.sort == sort
                    && fits(sort, among, file.kind)
                    && (!sort.is_local() || *other == path)
                    // A structure does not contain itself.
                    && !(sort == Sort::Type && *other == path && name.path.is_empty())
                    && (name.name == current || !present.contains(&name.name.as_str()))
            })
            .map(|(other, file, name)| {
                let lower = name.name.to_lowercase();
                let rank = if lower.starts_with(&typed) {
                    0
                } else if lower.contains(&typed) {
                    1
                } else {
                    2
                };
                ((rank, other != path), file, name)
            })
            .collect();
        // Others may still be what a client's own way to compare finds.
        found.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| a.2.name.cmp(&b.2.name)));
        found.dedup_by(|a, b| a.2.name == b.2.name);
        for (_, file, name) in found {
            let table = file.tree.table(&name.path);
            let new = at.string(&name.name, wants_list);
            let detail = detail(file, name.sort, table);
            let doc = table.and_then(|table| ["summary", "doc"].iter().find_map(|key| table.text(key, &file.text)));
            self.push(&name.name, kind_of(sort), detail.as_deref(), doc, new);
        }
    }

    fn releases(&mut self, world: &World, at: &At<'_>, wants_list: bool) {
        // Only the release at the cursor is replaced, not the whole set.
        let mut range = at.range.clone();
        if at.quoted {
            let text = self.file.text.get(range.clone()).unwrap_or_default();
            let cursor = at.offset.clamp(range.start, range.end) - range.start;
            let start = text[..cursor].rfind([',', ' ']).map_or(0, |found| found + 1);
            let start = text[..cursor].rfind("..").map_or(start, |found| start.max(found + 2));
            let end = text[cursor..].find([',', ' ', '+', '.']).map_or(text.len(), |found| {
                // A point is part of a release, two are not.
                let rest = &text[cursor + found..];
                if rest.starts_with('.') && !rest.starts_with("..") {
                    end_of_release(text, cursor)
                } else {
                    cursor + found
                }
            });
            range = range.start + start..range.start + end.max(start);
        }
        let at = At { range, ..*at };
        let Some(file) = world.file("releases.toml") else { return };
        let Some(Value::List(rows)) = file.tree.root.value("release").map(|node| &node.value) else { return };
        for row in rows.iter().rev() {
            let Value::Table(row) = &row.value else { continue };
            let Some(id) = row.text("id", &file.text) else { continue };
            let build = row.value("build").and_then(|node| file.text.get(node.range.clone())).unwrap_or_default();
            let detail = format!("{}, build {build}", row.text("name", &file.text).unwrap_or_default());
            self.push(id, CompletionItemKind::Constant, Some(&detail), None, at.string(id, wants_list));
            let Some(Value::List(points)) = row.value("points").map(|node| &node.value) else { continue };
            for point in points {
                let Value::Table(point) = &point.value else { continue };
                let Some(word) = point.text("id", &file.text) else { continue };
                let detail = point.text("name", &file.text);
                let name = format!("{word} {id}");
                self.push(&name, CompletionItemKind::Constant, detail, None, at.string(&name, wants_list));
            }
        }
    }
}

/// Returns the end of the release that contains a place, in a set of releases.
fn end_of_release(text: &str, from: usize) -> usize {
    let mut end = from;
    let bytes = text.as_bytes();
    while end < bytes.len() && !matches!(bytes[end], b',' | b' ' | b'+') {
        if text[end..].starts_with("..") {
            break;
        }
        end += text[end..].chars().next().map_or(1, char::len_utf8);
    }
    end
}

impl At<'_> {
    /// Returns the edit that writes a string.
    fn string(&self, text: &str, list: bool) -> (Range<usize>, String) {
        let text = match (self.quoted, list) {
            (true, _) => text.to_owned(),
            (false, true) => format!("[\"{text}\"]"),
            (false, false) => format!("\"{text}\""),
        };
        (self.range.clone(), text)
    }
}

fn kind_of(sort: Sort) -> CompletionItemKind {
    match sort {
        Sort::Type | Sort::PayloadType => CompletionItemKind::Struct,
        Sort::Constant | Sort::InformationClass | Sort::Limit | Sort::State => CompletionItemKind::Constant,
        Sort::Event | Sort::Group => CompletionItemKind::Event,
        Sort::Source => CompletionItemKind::Reference,
        Sort::Release => CompletionItemKind::Constant,
        Sort::Topic | Sort::Family => CompletionItemKind::Module,
        Sort::Field => CompletionItemKind::Field,
        Sort::Provider => CompletionItemKind::Module,
        Sort::Map | Sort::Template => CompletionItemKind::Struct,
        Sort::Keyword | Sort::Level | Sort::Channel | Sort::Task | Sort::Opcode => CompletionItemKind::Constant,
    }
}

/// Returns the text beside a name: the number of a constant, the title of a source, or the set that has it.
fn detail(file: &File, sort: Sort, table: Option<&Table>) -> Option<String> {
    let text = file.text.as_str();
    let table = table?;
    let raw = |key: &str| Some(text.get(table.value(key)?.range.clone())?.to_owned());
    match sort {
        Sort::Constant | Sort::InformationClass => {
            let set = file.own_name().unwrap_or_default();
            Some(raw("value").map_or_else(|| set.to_owned(), |value| format!("{value} of {set}")))
        }
        Sort::Source => table.text("title", text).map(str::to_owned),
        sort if sort.is_of_provider() => raw("value").or_else(|| raw("mask")),
        Sort::Event => Some(match raw("type") {
            Some(ty) => format!("type {ty} of {}", file.own_name().unwrap_or_default()),
            None => file.own_name()?.to_owned(),
        }),
        Sort::Type => table.text("is", text).or_else(|| table.text("kind", text)).map(str::to_owned),
        _ => None,
    }
}
