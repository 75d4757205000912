//! Prints a parsed table in its canonical form.

use toml_edit::{Array, ArrayOfTables, Decor, DocumentMut, InlineTable, Item, Key, RawString, Table, Value};

use super::number::{self, Width};
use crate::schema::{Shape, Shapes};

/// A list of rows that would be longer has a line for each element. Sentences always have one, and lists of names never.
const WIDTH: usize = 100;

/// Returns the text of a document.
pub(super) fn document(document: &DocumentMut, shapes: &Shapes) -> String {
    let mut printer = Printer { shapes, out: String::new(), columns: !constants(document) };
    let mut table = document.as_table().clone();
    let file_comment = take_file_comment(&mut table, &printer);
    printer.comments(&file_comment, false);
    printer.table(&table, &shapes.root, &mut Vec::new(), None);
    // Blank lines at the end separate nothing.
    printer.comment_lines(&(text(document.trailing()).to_owned() + "\n"), false);
    printer.out
}

/// Constants are grouped by purpose. Their numbers do not share a type.
fn constants(document: &DocumentMut) -> bool {
    document.get("kind").and_then(Item::as_str) == Some("constants")
}

/// Removes the comment at the start of the file from its first key, if that key moves.
fn take_file_comment(table: &mut Table, printer: &Printer<'_>) -> String {
    let values = table.get_values();
    let Some((first, _)) = values.first() else { return String::new() };
    let least = values.iter().map(|(keys, _)| printer.order(keys, &printer.shapes.root)).min();
    if least == Some(printer.order(first, &printer.shapes.root)) {
        return String::new();
    }
    let [key] = first.as_slice() else { return String::new() };
    let name = key.get().to_owned();
    let Some(mut key) = table.key_mut(&name) else { return String::new() };
    let comment = prefix(key.leaf_decor()).to_owned();
    key.leaf_decor_mut().set_prefix("");
    comment
}

struct Printer<'s> {
    shapes: &'s Shapes,
    out: String,
    /// True if the numbers of rows have equally many digits.
    columns: bool,
}

impl<'s> Printer<'s> {
    fn table(&mut self, table: &Table, shape: &'s Shape, path: &mut Vec<String>, column: Option<usize>) {
        let mut values = table.get_values();
        values.sort_by_key(|(keys, _)| self.order(keys, shape));
        for (keys, value) in values {
            let Some(last) = keys.last() else { continue };
            self.comments(prefix(last.leaf_decor()), false);
            let inner = self.inner(&keys, shape);
            let width = Width::of(keys[0].get(), column, Width::Written);
            let before = format!("{} = ", path_text(keys.iter().map(|key| key.get())));
            let printed = self.value(value, inner, Place { indent: 0, used: before.len() }, width);
            self.out += &before;
            self.out += &printed;
            self.end(suffix(value.decor()));
        }
        let mut tables: Vec<_> =
            table.iter().filter(|(_, item)| item.is_table() || item.is_array_of_tables()).collect();
        tables.sort_by_key(|(key, item)| (self.order_of(key, shape), position(item)));
        for (key, item) in tables {
            let inner = self.below(shape, key);
            path.push(key.to_owned());
            match item {
                Item::ArrayOfTables(list) => self.rows(list, inner, path),
                Item::Table(table) if table.is_dotted() => self.headers_below(table, inner, path),
                Item::Table(table) => {
                    if !table.is_implicit() {
                        self.header(table.decor(), "[", "]", path);
                    }
                    self.table(table, inner, path, None);
                }
                _ => {}
            }
            path.pop();
        }
    }

    /// Tables with headers below dotted keys; the values of these keys have been printed.
    fn headers_below(&mut self, table: &Table, shape: &'s Shape, path: &mut Vec<String>) {
        let mut only = table.clone();
        only.retain(|_, item| !item.is_value());
        self.table(&only, shape, path, None);
    }

    fn rows(&mut self, list: &ArrayOfTables, shape: &'s Shape, path: &mut Vec<String>) {
        let column = number::column_of_tables(list.iter()).filter(|_| self.columns);
        let row = self.element(shape);
        for table in list.iter() {
            self.header(table.decor(), "[[", "]]", path);
            self.table(table, row, path, column);
        }
    }

    fn header(&mut self, decor: &Decor, open: &str, close: &str, path: &[String]) {
        self.comments(prefix(decor), true);
        self.out += open;
        self.out += &path_text(path.iter().map(String::as_str));
        self.out += close;
        self.end(suffix(decor));
    }

    /// Prints the comments and single blank lines before a key or a header. With `blank`, a blank line precedes them.
    fn comments(&mut self, before: &str, blank: bool) {
        let blank = self.comment_lines(before, blank);
        self.blank(blank);
    }

    /// Prints comments, and returns whether a blank line follows them.
    fn comment_lines(&mut self, before: &str, blank: bool) -> bool {
        let mut pending = blank;
        // Text after the last line break is the margin of the key.
        let (lines, _) = before.rsplit_once('\n').unwrap_or_default();
        let lines = if before.contains('\n') { lines.split('\n').collect() } else { Vec::new() };
        for line in lines.into_iter().map(str::trim) {
            if line.is_empty() {
                pending = true;
                continue;
            }
            self.blank(std::mem::take(&mut pending));
            self.out += line;
            self.out.push('\n');
        }
        pending
    }

    fn blank(&mut self, blank: bool) {
        if blank && !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// Ends a line, with its comment.
    fn end(&mut self, suffix: &str) {
        let comment = suffix.trim();
        if !comment.is_empty() {
            self.out.push(' ');
            self.out += comment;
        }
        self.out.push('\n');
    }

    fn value(&self, value: &Value, shape: &'s Shape, place: Place, width: Width) -> String {
        match value {
            Value::Array(list) if has_comment_behind_element(list) => verbatim(value),
            Value::Array(list) => self.list(list, shape, place, width),
            Value::InlineTable(_) if has_comment(value) => verbatim(value),
            Value::InlineTable(table) => {
                let line = self.line(value, shape, width);
                if place.fits(&line) { line } else { self.fields(table, shape, place, width, None) }
            }
            Value::Integer(number) => width.apply(&number.display_repr()),
            Value::String(text) => string(text.value(), &text.display_repr()),
            Value::Float(number) => number.display_repr().into_owned(),
            Value::Boolean(truth) => truth.display_repr().into_owned(),
            Value::Datetime(time) => time.display_repr().into_owned(),
        }
    }

    fn list(&self, list: &Array, shape: &'s Shape, place: Place, width: Width) -> String {
        let of = self.element(shape);
        let comment = list.iter().any(has_comment_around) || text(list.trailing()).contains('#');
        let column = number::column(list.iter().map(|row| row.as_inline_table().and_then(|row| row.get("value"))))
            .filter(|_| self.columns);
        if !comment {
            if let [only] = list.iter().collect::<Vec<_>>().as_slice() {
                let inner = Place { indent: place.indent, used: place.used + 1 };
                return format!("[{}]", self.element_text(only, of, inner, width, column));
            }
            let one: Vec<_> = list.iter().map(|value| self.line_of(value, of, width, column)).collect();
            let one = format!("[{}]", one.join(", "));
            let sentences = list.iter().all(Value::is_str) && !list.iter().all(is_name);
            let rows = list.iter().all(Value::is_inline_table);
            if !sentences && (!rows || place.fits(&one)) {
                return one;
            }
        }
        let indent = place.indent + 2;
        let margin = " ".repeat(indent);
        let mut out = String::from("[");
        for value in list {
            element_comments(prefix(value.decor()), &margin, &mut out);
            out += &margin;
            out += &self.element_text(value, of, Place { indent, used: indent }, width, column);
            out.push(',');
        }
        element_comments(text(list.trailing()), &margin, &mut out);
        out += &" ".repeat(place.indent);
        out.push(']');
        out
    }

    fn element_text(&self, value: &Value, of: &'s Shape, place: Place, width: Width, column: Option<usize>) -> String {
        match value {
            Value::InlineTable(table) if !has_comment(value) => {
                let line = self.line_of(value, of, width, column);
                if place.fits(&line) { line } else { self.fields(table, of, place, width, column) }
            }
            _ => self.value(value, of, place, width),
        }
    }

    /// Returns a table in braces. Lists of rows within it are wrapped, because it does not fit in a line.
    fn fields(
        &self,
        table: &InlineTable,
        shape: &'s Shape,
        place: Place,
        width: Width,
        column: Option<usize>,
    ) -> String {
        let shape = self.shapes.table_of(shape, table.get_values().iter().map(|(keys, _)| keys[0].get()));
        let print = |(keys, value): (Vec<&Key>, &Value)| {
            let width = Width::of(keys[0].get(), column, width);
            let inner = self.inner(&keys, shape);
            // Text and names stay in the line of the table; only lists of rows are wrapped.
            let rows = value.as_array().is_some_and(|list| list.len() > 1 && list.iter().all(Value::is_inline_table));
            let used = if rows { WIDTH } else { place.indent };
            let nested = value.as_array().is_some_and(|list| list.iter().any(Value::is_inline_table));
            let printed = match rows || nested || has_comment(value) {
                true => self.value(value, inner, Place { indent: place.indent, used }, width),
                false => self.line(value, inner, width),
            };
            format!("{} = {printed}", path_text(keys.iter().map(|key| key.get())))
        };
        let printed: Vec<_> = self.sorted(table, shape).into_iter().map(print).collect();
        if printed.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", printed.join(", ")) }
    }

    fn sorted<'t>(&self, table: &'t InlineTable, shape: &'s Shape) -> Vec<(Vec<&'t Key>, &'t Value)> {
        let mut values = table.get_values();
        values.sort_by_key(|(keys, _)| self.order(keys, shape));
        values
    }

    /// Returns a value in one line, however long.
    fn line(&self, value: &Value, shape: &'s Shape, width: Width) -> String {
        self.line_of(value, shape, width, None)
    }

    fn line_of(&self, value: &Value, shape: &'s Shape, width: Width, column: Option<usize>) -> String {
        match value {
            Value::Array(list) => {
                let of = self.element(shape);
                let rows = list.iter().map(|row| row.as_inline_table().and_then(|row| row.get("value")));
                let column = number::column(rows).filter(|_| self.columns);
                let all: Vec<_> = list.iter().map(|value| self.line_of(value, of, width, column)).collect();
                format!("[{}]", all.join(", "))
            }
            Value::InlineTable(table) => {
                let shape = self.shapes.table_of(shape, table.get_values().iter().map(|(keys, _)| keys[0].get()));
                let print = |(keys, value): (Vec<&Key>, &Value)| {
                    let width = Width::of(keys[0].get(), column, width);
                    let inner = self.inner(&keys, shape);
                    format!("{} = {}", path_text(keys.iter().map(|key| key.get())), self.line(value, inner, width))
                };
                let all: Vec<_> = self.sorted(table, shape).into_iter().map(print).collect();
                if all.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", all.join(", ")) }
            }
            _ => self.value(value, shape, Place { indent: 0, used: 0 }, width),
        }
    }

    /// Returns the shape of the value that a key, or a dotted path of keys, has.
    fn inner(&self, keys: &[&Key], shape: &'s Shape) -> &'s Shape {
        let mut shape = shape;
        for key in keys {
            shape = self.below(shape, key.get());
        }
        shape
    }

    fn below(&self, shape: &'s Shape, key: &str) -> &'s Shape {
        match self.shapes.table_of(shape, [key].into_iter()) {
            Shape::Table(table) => table.keys.get(key).map_or(&Shape::Any, |key| &key.shape),
            _ => &Shape::Any,
        }
    }

    fn element(&self, shape: &'s Shape) -> &'s Shape {
        self.shapes.element_of(shape)
    }

    fn order(&self, keys: &[&Key], shape: &'s Shape) -> usize {
        keys.first().map_or(0, |key| self.order_of(key.get(), shape))
    }

    /// Returns the position of a key within its table. Keys that the language lacks are last.
    fn order_of(&self, key: &str, shape: &'s Shape) -> usize {
        match self.shapes.table_of(shape, [key].into_iter()) {
            Shape::Table(table) => table.keys.get(key).map_or(usize::MAX, |key| key.order),
            _ => usize::MAX,
        }
    }
}

/// Place of a value.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// Margin of the line that contains it.
    indent: usize,
    /// Columns before it.
    used: usize,
}

impl Place {
    fn fits(self, line: &str) -> bool {
        self.used + line.chars().count() <= WIDTH
    }
}

/// Prints the comments before an element of a list. The first may follow the element before, in the same line.
fn element_comments(before: &str, margin: &str, out: &mut String) {
    let mut lines = before.split('\n').map(str::trim);
    if let Some(first) = lines.next().filter(|line| !line.is_empty()) {
        out.push(' ');
        *out += first;
    }
    out.push('\n');
    for line in lines.filter(|line| !line.is_empty()) {
        *out += &format!("{margin}{line}\n");
    }
}

/// Returns a string between quotation marks, if that needs no more escapes than as it is written.
fn string(text: &str, written: &str) -> String {
    let plain = |char: char| !char.is_control() && char != '"' && char != '\\';
    if text.chars().all(plain) && !written.starts_with("\"\"\"") && !written.starts_with("'''") {
        format!("\"{text}\"")
    } else {
        written.to_owned()
    }
}

/// Returns whether an element is a word, not a sentence.
fn is_name(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.contains(char::is_whitespace))
}

/// Returns a value as it is written. The comments around it belong to what contains it.
fn verbatim(value: &Value) -> String {
    value.clone().decorated("", "").to_string()
}

/// Returns whether a comment precedes the comma after an element.
fn has_comment_behind_element(list: &Array) -> bool {
    list.iter().any(|value| suffix(value.decor()).contains('#'))
}

fn has_comment_around(value: &Value) -> bool {
    prefix(value.decor()).contains('#') || suffix(value.decor()).contains('#')
}

/// Returns whether a value contains a comment.
fn has_comment(value: &Value) -> bool {
    match value {
        Value::Array(list) => {
            text(list.trailing()).contains('#')
                || list.iter().any(|value| has_comment_around(value) || has_comment(value))
        }
        Value::InlineTable(table) => {
            let keys = table.get_values();
            let around = |key: &&Key| [key.leaf_decor(), key.dotted_decor()].into_iter().any(commented);
            text(table.trailing()).contains('#')
                || keys
                    .iter()
                    .any(|(keys, value)| keys.iter().any(around) || has_comment_around(value) || has_comment(value))
        }
        _ => false,
    }
}

fn commented(decor: &Decor) -> bool {
    prefix(decor).contains('#') || suffix(decor).contains('#')
}

fn path_text<'k>(keys: impl Iterator<Item = &'k str>) -> String {
    keys.map(|key| Key::new(key).default_repr().as_raw().as_str().unwrap_or(key).to_owned())
        .collect::<Vec<_>>()
        .join(".")
}

fn position(item: &Item) -> isize {
    let of = |table: &Table| table.position().unwrap_or(isize::MAX);
    match item {
        Item::Table(table) => of(table),
        Item::ArrayOfTables(list) => list.iter().map(of).min().unwrap_or(isize::MAX),
        _ => isize::MAX,
    }
}

fn prefix(decor: &Decor) -> &str {
    decor.prefix().map_or("", text)
}

fn suffix(decor: &Decor) -> &str {
    decor.suffix().map_or("", text)
}

fn text(raw: &RawString) -> &str {
    raw.as_str().unwrap_or("")
}
