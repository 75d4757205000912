//! The construct at the cursor: a key, a value, or a header.

use std::ops::Range;

use etwspec_codegen::schema::{KeyShape, Shape, Shapes};

use crate::tree::{Entry, Node, Step, Table, Value};
use crate::world::{File, Level, row_shape};

/// The place of a cursor.
#[derive(Debug)]
pub(crate) struct Cursor<'a> {
    /// The tables around it, the innermost last.
    pub(crate) levels: Vec<Level<'a>>,
    pub(crate) place: Place<'a>,
}

/// Construct at the cursor.
#[derive(Debug)]
pub(crate) enum Place<'a> {
    /// The header of a table: its range from the start of the line.
    Header(Range<usize>),
    /// A key, or a place for one.
    Key(Option<&'a Entry>),
    /// A value, or a place for one.
    Value {
        entry: &'a Entry,
        key: &'static KeyShape,
        node: Option<&'a Node>,
        /// True if the value is an item of a list.
        item: bool,
    },
    /// A value of an unknown key, or no place for anything.
    Other,
}

impl File {
    /// Returns what an offset is in.
    pub(crate) fn cursor(&self, offset: usize) -> Cursor<'_> {
        let text = self.text.as_str();
        let offset = offset.min(text.len());
        let line = text[..offset].rfind('\n').map_or(0, |at| at + 1);
        let Some(block) = self.tree.block_at(offset) else {
            return Cursor { levels: self.levels(&[]), place: Place::Key(None) };
        };
        if text[line..].starts_with('[') && (block.header.start == line || line >= block.range.start) {
            let end = text[line..].find('\n').map_or(text.len(), |end| line + end);
            // A line of a list may begin with a bracket too; no list of the language contains lists.
            return Cursor { levels: self.levels(&[]), place: Place::Header(line..end) };
        }
        let levels = self.levels(&block.path);
        if levels.len() <= block.path.len() {
            return Cursor { levels, place: Place::Other };
        }
        let comment =
            text[line..offset].find('#').is_some_and(|at| text[line..line + at].matches('"').count().is_multiple_of(2));
        if comment {
            return Cursor { levels, place: Place::Other };
        }
        self.in_table(levels, offset, block.range.clone())
    }

    fn in_table<'a>(&'a self, levels: Vec<Level<'a>>, offset: usize, within: Range<usize>) -> Cursor<'a> {
        let text = self.text.as_str();
        let Some(level) = levels.last().copied() else { return Cursor { levels, place: Place::Other } };
        let mut entries = level.table.entries.iter().filter(|entry| within.contains(&entry.key_range.start));
        let on_line = |from: usize| offset >= from && !text[from..offset].contains('\n');
        let found = entries.rfind(|entry| entry.key_range.start <= offset);
        let Some(entry) = found else { return Cursor { levels, place: Place::Key(None) } };
        if offset <= entry.key_range.end {
            return Cursor { levels, place: Place::Key(Some(entry)) };
        }
        let Some(equals) = entry.equals.filter(|equals| offset >= *equals) else {
            // Behind a word without `=`, on the same line or not.
            let place = if on_line(entry.key_range.end) { Place::Other } else { Place::Key(None) };
            return Cursor { levels, place };
        };
        let Some(key) = level.shape.keys.get(&entry.key) else {
            let place = if on_line(equals) { Place::Other } else { Place::Key(None) };
            return Cursor { levels, place };
        };
        match &entry.value {
            None if on_line(equals) => Cursor { levels, place: Place::Value { entry, key, node: None, item: false } },
            Some(node) if offset < node.range.start => {
                Cursor { levels, place: Place::Value { entry, key, node: None, item: false } }
            }
            Some(node) if contains(text, node, offset) => self.in_value(levels, offset, entry, key, node),
            _ => {
                // Behind a value on the same line, a comma or the end of the line follows.
                let end = entry.value.as_ref().map_or(equals, |node| node.range.end);
                let inline = levels.len() > 1 && text.get(end..offset).is_some_and(|between| between.contains(','));
                let place = if inline || !on_line(end.min(offset)) { Place::Key(None) } else { Place::Other };
                Cursor { levels, place }
            }
        }
    }

    fn in_value<'a>(
        &'a self,
        mut levels: Vec<Level<'a>>,
        offset: usize,
        entry: &'a Entry,
        key: &'static KeyShape,
        node: &'a Node,
    ) -> Cursor<'a> {
        let shapes: &'static Shapes = self.kind.shapes();
        let (inner, item, range): (&Table, bool, Range<usize>) = match &node.value {
            Value::Table(table) => (table, false, node.range.clone()),
            Value::List(items) => {
                let found = items.iter().find(|item| contains(&self.text, item, offset));
                match found.map(|item| (item, &item.value)) {
                    Some((item, Value::Table(table))) => (table, true, item.range.clone()),
                    found => {
                        let node = found.map(|(item, _)| item);
                        return Cursor { levels, place: Place::Value { entry, key, node, item: true } };
                    }
                }
            }
            _ => return Cursor { levels, place: Place::Value { entry, key, node: Some(node), item: false } },
        };
        match row_shape(shapes, &key.shape, item, inner) {
            Some(shape) => {
                levels.push(Level { shape, table: inner, key: &entry.key });
                self.in_table(levels, offset, range)
            }
            None => Cursor { levels, place: Place::Other },
        }
    }
}

/// Returns whether the cursor is in a value. A string or a bracket that is not closed contains the place behind it.
fn contains(text: &str, node: &Node, offset: usize) -> bool {
    let Range { start, end } = node.range;
    match &node.value {
        Value::Text(inner) => inner.start <= offset && offset <= inner.end,
        Value::Other => start <= offset && offset <= end,
        Value::List(_) | Value::Table(_) => {
            let closed = text[start..end].ends_with([']', '}']);
            // A list may go on in the next line, an inline table is on one.
            let goes_on = |rest: &str| {
                rest.trim_matches([' ', '\t', ',', '\r', '\n']).is_empty()
                    && (matches!(node.value, Value::List(_)) || !rest.contains('\n'))
            };
            start < offset && (offset < end || !closed && (offset <= end || goes_on(&text[end..offset])))
        }
    }
}

/// Returns the paths of all headers that a kind of file may have: of tables in lists, and in lists within them.
pub(crate) fn headers(file: &File) -> Vec<(Vec<&'static str>, Option<&'static str>)> {
    let shapes = file.kind.shapes();
    let mut found = Vec::new();
    let mut open: Vec<(Vec<&'static str>, &'static Shape)> = vec![(Vec::new(), shapes.resolve(&shapes.root))];
    while let Some((path, shape)) = open.pop() {
        let Shape::Table(table) = shape else { continue };
        let mut keys: Vec<_> = table.keys.iter().collect();
        keys.sort_by_key(|(_, key)| key.order);
        for (name, key) in keys {
            let element = shapes.options(&key.shape).into_iter().find_map(|option| match option {
                Shape::List(of) => shapes.options(of).into_iter().find(|of| matches!(of, Shape::Table(_))),
                _ => None,
            });
            let Some(element) = element else { continue };
            let path: Vec<&'static str> = path.iter().copied().chain([name.as_str()]).collect();
            found.push((path.clone(), key.doc.as_deref()));
            if path.len() < 2 {
                open.push((path, element));
            }
        }
    }
    found.sort_by_key(|(path, _)| path.len());
    found
}

/// Returns the path of a row without the positions in lists.
pub(crate) fn keys(path: &[Step]) -> Vec<&str> {
    path.iter().map(Step::key).collect()
}
