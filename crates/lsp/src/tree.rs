//! A table as a tree of keys and values with their ranges, also where the text is not valid TOML.
//!
//! Strings and brackets are open while text is typed. Each part of the text that begins with the header of a table is
//! read by itself, so an open bracket affects no other part.

use std::ops::Range;

use toml_parser::parser::{EventReceiver, RecursionGuard, parse_document};
use toml_parser::{ErrorSink, Source, Span, decoder::Encoding};

/// Maximum depth of lists and inline tables.
const DEEPEST: u32 = 32;

/// A key and its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Name of the key.
    pub(crate) key: String,
    /// Range of the key.
    pub(crate) key_range: Range<usize>,
    /// End of the `=`, if there is one.
    pub(crate) equals: Option<usize>,
    /// Value, if there is one.
    pub(crate) value: Option<Node>,
}

/// A value with its range.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) range: Range<usize>,
    pub(crate) value: Value,
}

/// Kind of a value.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// A string; the range is without its quotes.
    Text(Range<usize>),
    /// A number, a boolean or a date.
    Other,
    List(Vec<Node>),
    Table(Table),
}

/// The entries of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    pub(crate) entries: Vec<Entry>,
}

impl Table {
    /// Returns the entry of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// Returns the value of a key.
    pub(crate) fn value(&self, key: &str) -> Option<&Node> {
        self.get(key)?.value.as_ref()
    }

    /// Returns the string that is the value of a key.
    pub(crate) fn text<'t>(&self, key: &str, text: &'t str) -> Option<&'t str> {
        self.value(key)?.text(text)
    }

    /// Returns the names of the keys.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> + Clone {
        self.entries.iter().map(|entry| entry.key.as_str())
    }
}

impl Node {
    /// Returns the string, if the value is one.
    pub(crate) fn text<'t>(&self, text: &'t str) -> Option<&'t str> {
        match &self.value {
            Value::Text(range) => text.get(range.clone()),
            _ => None,
        }
    }

    /// Returns the strings of a list.
    pub(crate) fn texts<'t>(&self, text: &'t str) -> Vec<&'t str> {
        match &self.value {
            Value::List(items) => items.iter().filter_map(|item| item.text(text)).collect(),
            _ => Vec::new(),
        }
    }
}

/// A step from a table to one that it contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The value of a key.
    Key(String),
    /// An item of the list that is the value of a key.
    Item(String, usize),
}

impl Step {
    pub(crate) fn key(&self) -> &str {
        match self {
            Step::Key(key) | Step::Item(key, _) => key,
        }
    }
}

/// A header and the lines up to the next one.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) range: Range<usize>,
    /// Range of the header; empty for the lines before the first.
    pub(crate) header: Range<usize>,
    /// Steps from the root to the table of the block.
    pub(crate) path: Vec<Step>,
}

/// The whole text as a tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    pub(crate) root: Table,
    pub(crate) blocks: Vec<Block>,
}

impl Tree {
    /// Reads a text.
    pub(crate) fn new(text: &str) -> Tree {
        let mut tree = Tree::default();
        let mut starts: Vec<usize> = vec![0];
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if at > 0 && header(line).is_some() {
                starts.push(at);
            }
            at += line.len();
        }
        let ends = starts.iter().skip(1).copied().chain([text.len()]).collect::<Vec<_>>();
        for (start, end) in starts.into_iter().zip(ends) {
            tree.block(text, start..end);
        }
        tree
    }

    fn block(&mut self, text: &str, range: Range<usize>) {
        let part = &text[range.clone()];
        let first = part.split_inclusive('\n').next().unwrap_or_default();
        let found = header(first);
        let body = if found.is_some() { range.start + first.len() } else { range.start };
        let table = read(&text[body..range.end], body);
        let (keys, is_list) = found.unwrap_or_default();
        let header = range.start..range.start + if keys.is_empty() { 0 } else { first.trim_end().len() };
        let path = place(&mut self.root, &keys, is_list, table, &header);
        self.blocks.push(Block { range, header, path });
    }

    /// Returns the table at the end of a path.
    pub(crate) fn table(&self, path: &[Step]) -> Option<&Table> {
        let mut table = &self.root;
        for step in path {
            let value = &table.value(step.key())?.value;
            table = match (step, value) {
                (Step::Key(_), Value::Table(inner)) => inner,
                (Step::Item(_, index), Value::List(items)) => match &items.get(*index)?.value {
                    Value::Table(inner) => inner,
                    _ => return None,
                },
                _ => return None,
            };
        }
        Some(table)
    }

    /// Returns the block that contains an offset.
    pub(crate) fn block_at(&self, offset: usize) -> Option<&Block> {
        self.blocks.iter().rev().find(|block| block.range.start <= offset)
    }
}

/// Returns the keys of a header line, and whether it begins an item of a list.
fn header(line: &str) -> Option<(Vec<String>, bool)> {
    let line = line.split('#').next()?.trim_end();
    let (inner, is_list) = match line.strip_prefix("[[") {
        Some(rest) => (rest.strip_suffix("]]")?, true),
        None => (line.strip_prefix('[')?.strip_suffix(']')?, false),
    };
    let keys: Vec<String> = inner.split('.').map(|key| key.trim().trim_matches(['"', '\'']).to_owned()).collect();
    let valid = |key: &String| {
        !key.is_empty() && key.chars().all(|char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_'))
    };
    keys.iter().all(valid).then_some((keys, is_list))
}

/// Puts the table of a block into the tree, and returns its path.
fn place(root: &mut Table, keys: &[String], is_list: bool, table: Table, header: &Range<usize>) -> Vec<Step> {
    let Some((last, outer)) = keys.split_last() else {
        root.entries = table.entries;
        return Vec::new();
    };
    let mut path = Vec::new();
    let mut at = root;
    for key in outer {
        at = step_into(at, key, false, header, &mut path);
    }
    let target = step_into(at, last, is_list, header, &mut path);
    target.entries.extend(table.entries);
    path
}

/// Returns the table of a key, or a new item of its list; makes it if it does not exist.
fn step_into<'a>(
    table: &'a mut Table,
    key: &str,
    new_item: bool,
    header: &Range<usize>,
    path: &mut Vec<Step>,
) -> &'a mut Table {
    let new = || Node { range: header.clone(), value: Value::Table(Table::default()) };
    let at = match table.entries.iter().position(|entry| entry.key == key) {
        Some(at) => at,
        None => {
            let value = if new_item { Value::List(Vec::new()) } else { Value::Table(Table::default()) };
            let value = Some(Node { range: header.clone(), value });
            table.entries.push(Entry { key: key.to_owned(), key_range: header.clone(), equals: None, value });
            table.entries.len() - 1
        }
    };
    let node = table.entries[at].value.get_or_insert_with(new);
    if !matches!(node.value, Value::List(_) | Value::Table(_)) || new_item && !matches!(node.value, Value::List(_)) {
        // The key has another value already, which is reported; the header is the newer one.
        node.value = if new_item { Value::List(Vec::new()) } else { Value::Table(Table::default()) };
    }
    if let Value::List(items) = &mut node.value
        && (new_item || !matches!(items.last(), Some(Node { value: Value::Table(_), .. })))
    {
        items.push(new());
    }
    let (step, inner) = match &mut node.value {
        Value::List(items) => {
            let index = items.len() - 1;
            (Step::Item(key.to_owned(), index), &mut items[index].value)
        }
        value => (Step::Key(key.to_owned()), value),
    };
    path.push(step);
    match inner {
        Value::Table(inner) => inner,
        // Both branches above create tables.
        _ => unreachable!("a table was put there"),
    }
}

/// Reads the lines below a header, which are at an offset of the whole text.
fn read(text: &str, offset: usize) -> Table {
    let source = Source::new(text);
    let tokens = source.lex().into_vec();
    let mut reader = Reader { text, offset, stack: vec![Open::Table(0, Table::default())], key: Vec::new() };
    parse_document(&tokens, &mut RecursionGuard::new(&mut reader, DEEPEST), &mut ());
    reader.finish(text.len())
}

/// A list or table that is not complete yet, with its start.
enum Open {
    List(usize, Vec<Node>),
    Table(usize, Table),
}

struct Reader<'t> {
    text: &'t str,
    offset: usize,
    stack: Vec<Open>,
    /// The parts of the key that was read last, until it has a value.
    key: Vec<usize>,
}

impl Reader<'_> {
    fn value(&mut self, node: Node) {
        match self.stack.last_mut() {
            Some(Open::List(_, items)) => items.push(node),
            Some(Open::Table(_, table)) => {
                let waiting = !self.key.is_empty();
                if let Some(entry) = table.entries.last_mut().filter(|entry| waiting && entry.value.is_none()) {
                    entry.value = Some(node);
                }
                self.key.clear();
            }
            None => {}
        }
    }

    fn close(&mut self, end: usize) {
        // The last one is the block itself.
        if self.stack.len() < 2 {
            return;
        }
        let (start, value) = match self.stack.pop() {
            Some(Open::List(start, items)) => (start, Value::List(items)),
            Some(Open::Table(start, table)) => (start, Value::Table(table)),
            None => return,
        };
        self.key = vec![0];
        self.value(Node { range: self.offset + start..self.offset + end, value });
    }

    fn finish(mut self, end: usize) -> Table {
        while self.stack.len() > 1 {
            self.close(end);
        }
        match self.stack.pop() {
            Some(Open::Table(_, table)) => table,
            _ => Table::default(),
        }
    }
}

impl EventReceiver for Reader<'_> {
    fn inline_table_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.stack.push(Open::Table(span.start(), Table::default()));
        self.key.clear();
        true
    }

    fn inline_table_close(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.close(span.end());
    }

    fn array_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.stack.push(Open::List(span.start(), Vec::new()));
        true
    }

    fn array_close(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.close(span.end());
    }

    fn simple_key(&mut self, span: Span, _: Option<Encoding>, _: &mut dyn ErrorSink) {
        let range = span.start()..span.end();
        let Some(text) = self.text.get(range.clone()) else { return };
        let key = text.trim_matches(['"', '\'']).to_owned();
        self.key.push(range.start);
        if let Some(Open::Table(_, table)) = self.stack.last_mut() {
            let key_range = self.offset + range.start..self.offset + range.end;
            table.entries.push(Entry { key, key_range, equals: None, value: None });
        }
    }

    fn key_val_sep(&mut self, span: Span, _: &mut dyn ErrorSink) {
        if let Some(Open::Table(_, table)) = self.stack.last_mut()
            && let Some(entry) = table.entries.last_mut()
        {
            entry.equals = Some(self.offset + span.end());
        }
    }

    fn scalar(&mut self, span: Span, encoding: Option<Encoding>, _: &mut dyn ErrorSink) {
        let range = span.start()..span.end();
        let Some(text) = self.text.get(range.clone()) else { return };
        if text.is_empty() {
            return;
        }
        let quotes = match encoding {
            Some(Encoding::BasicString | Encoding::LiteralString) => 1,
            Some(Encoding::MlBasicString | Encoding::MlLiteralString) => 3,
            None => 0,
        };
        let shifted = self.offset + range.start..self.offset + range.end;
        let value = if quotes == 0 {
            Value::Other
        } else {
            let quote = &text[..quotes.min(text.len())];
            let start = shifted.start + quote.len();
            let closed = text.len() >= 2 * quotes && text.ends_with(quote);
            let end = if closed { shifted.end - quotes } else { self.offset + range.start + text.trim_end().len() };
            Value::Text(start..end.max(start))
        };
        self.value(Node { range: shifted, value });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(table: &Table) -> Vec<&str> {
        table.keys().collect()
    }

    #[test]
    fn reads_tables_lists_and_ranges() {
        let text = "name = \"A\"\n\n[[field]]\nat = 0x00\nunion = [{ name = \"é\", type = \"ULONG\" }]\n\n[[field]]\nname = 'B'\n[[field.disputed]]\nsource = \"s\"\n";
        let tree = Tree::new(text);
        assert_eq!(tree.root.text("name", text), Some("A"));
        let second = [Step::Item("field".to_owned(), 1)];
        assert_eq!(keys(tree.table(&second).expect("a table")), ["name", "disputed"]);
        let disputed = [Step::Item("field".to_owned(), 1), Step::Item("disputed".to_owned(), 0)];
        assert_eq!(tree.blocks[3].path, disputed);
        assert_eq!(tree.table(&disputed).and_then(|table| table.text("source", text)), Some("s"));
        let first = tree.table(&[Step::Item("field".to_owned(), 0)]).expect("a table");
        let Some(Value::List(items)) = first.value("union").map(|node| &node.value) else { panic!("a list") };
        assert_eq!(&text[items[0].range.clone()], "{ name = \"é\", type = \"ULONG\" }");
    }

    #[test]
    fn open_strings_and_brackets_affect_only_their_block() {
        for broken in [
            "type = \"UL",
            "type = ",
            "typ",
            "sources = [\"a",
            "bits = [{ name = \"A\", val",
            "= 3",
            "\"",
            "x = {",
            "]]",
            "a.b",
        ] {
            let text = format!("name = \"A\"\n[[field]]\nname = \"B\"\n{broken}\n[[field]]\nname = \"C\"\n");
            let tree = Tree::new(&text);
            let name = |index| {
                let path = [Step::Item("field".to_owned(), index)];
                tree.table(&path).and_then(|table| table.text("name", &text)).map(str::to_owned)
            };
            assert_eq!((name(0).as_deref(), name(1).as_deref()), (Some("B"), Some("C")), "{broken}");
        }
    }

    #[test]
    fn any_prefix_of_a_table_is_read() {
        let text = "name = \"A\"\nsize = [\n  { ptr32 = 4, ptr64 = 8, versions = \"6.0+\" },\n]\n[[a.b]]\nx.y = '''z'''\n[a]\n[[a]]\nb = 1\n";
        for end in 0..=text.len() {
            Tree::new(&text[..end]);
        }
    }
}
