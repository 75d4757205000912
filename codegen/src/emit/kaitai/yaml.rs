//! Writer of .ksy files in the style of the Kaitai Struct project: order of keys, line width, quotes.

use crate::emit::prose::one_line;
use crate::emit::shared::text::wrapped;

/// Order of the keys of types and of attributes. The last is that of the values of an enumeration, which writes no key.
const ORDER: &str = "id -orig-id pos value size size-eos type parent enum terminator eos-error repeat repeat-expr \
                     repeat-until if doc doc-ref params seq instances types enums -";

/// Width of a line.
const WIDTH: usize = 80;

/// Contents of a key.
#[derive(Clone)]
enum Node {
    Text(String),
    Paragraphs(Vec<String>),
    Texts(Vec<String>),
    /// Expression that selects a type, and the type for each of its values.
    Switch(String, Vec<(String, String)>),
    Items(Vec<Item>),
}

/// A type, a parameter, an attribute, an instance, or a value of an enumeration.
#[derive(Clone, Default)]
pub(super) struct Item {
    pub(super) id: String,
    keys: Vec<(&'static str, Node)>,
}

impl Item {
    /// Creates an item.
    pub(super) fn new(id: impl Into<String>) -> Item {
        Item { id: id.into(), keys: Vec::new() }
    }

    fn with(mut self, key: &'static str, node: Node) -> Item {
        self.keys.push((key, node));
        self
    }

    /// Sets a key.
    pub(super) fn key(self, key: &'static str, value: impl ToString) -> Item {
        self.with(key, Node::Text(value.to_string()))
    }

    /// Sets the name in C, if there is one.
    pub(super) fn orig(self, name: Option<&str>) -> Item {
        if let Some(name) = name { self.key("-orig-id", name) } else { self }
    }

    /// Sets the documentation, by paragraph.
    pub(super) fn doc(self, paragraphs: impl IntoIterator<Item = String>) -> Item {
        let paragraphs: Vec<String> = paragraphs.into_iter().filter(|text| !text.is_empty()).collect();
        if paragraphs.is_empty() { self } else { self.with("doc", Node::Paragraphs(paragraphs)) }
    }

    /// Sets the addresses of sources.
    pub(super) fn refs(self, refs: Vec<String>) -> Item {
        if refs.is_empty() { self } else { self.with("doc-ref", Node::Texts(refs)) }
    }

    /// Selects the type by an expression.
    pub(super) fn switch(self, on: impl Into<String>, cases: Vec<(String, String)>) -> Item {
        self.with("type", Node::Switch(on.into(), cases))
    }

    /// Adds an item to a list or a map.
    pub(super) fn push(&mut self, key: &'static str, item: Item) {
        match self.keys.iter_mut().find(|(own, _)| *own == key) {
            Some((_, Node::Items(items))) => items.push(item),
            _ => self.keys.push((key, Node::Items(vec![item]))),
        }
    }

    /// Adds the lists and maps of another item.
    pub(super) fn append(mut self, other: Item) -> Item {
        for (key, node) in other.keys {
            if let Node::Items(items) = node {
                items.into_iter().for_each(|item| self.push(key, item));
            }
        }
        self
    }

    /// Makes the attribute repeated a number of times.
    pub(super) fn times(self, count: impl ToString) -> Item {
        self.key("repeat", "expr").key("repeat-expr", count)
    }

    /// Adds conditions.
    pub(super) fn only_if(self, conditions: &[String]) -> Item {
        if conditions.is_empty() { self } else { self.key("if", conditions.join(" and ")) }
    }

    /// Writes the keys of the item.
    pub(super) fn write(&self, out: &mut String, indent: usize) {
        for key in ORDER.split(' ') {
            for (_, node) in self.keys.iter().filter(|(own, _)| *own == key) {
                match node {
                    Node::Text(text) => entry(out, indent, key, text),
                    Node::Paragraphs(texts) => documentation(out, indent, texts),
                    Node::Texts(texts) => {
                        line(out, indent, &format!("{key}:"));
                        texts.iter().for_each(|text| line(out, indent + 2, &format!("- {}", scalar(text))));
                    }
                    Node::Switch(on, cases) => {
                        line(out, indent, &format!("{key}:"));
                        entry(out, indent + 2, "switch-on", on);
                        line(out, indent + 2, "cases:");
                        cases.iter().for_each(|(value, ty)| line(out, indent + 4, &format!("{value}: {}", scalar(ty))));
                    }
                    Node::Items(items) => {
                        let indent = if key == "-" { indent } else { indent + 2 };
                        if key != "-" {
                            line(out, indent - 2, &format!("{key}:"));
                        }
                        for item in items {
                            let is_list = matches!(key, "params" | "seq");
                            let first = if is_list { format!("- id: {}", item.id) } else { format!("{}:", item.id) };
                            line(out, indent, &first);
                            item.write(out, indent + 2);
                        }
                    }
                }
            }
        }
    }
}

fn line(out: &mut String, indent: usize, text: &str) {
    *out += &format!("{:indent$}{text}\n", "");
}

fn entry(out: &mut String, indent: usize, key: &str, value: &str) {
    if value.contains('\n') || indent + key.len() + value.len() + 4 > WIDTH && value.contains(' ') {
        line(out, indent, &format!("{key}: >-"));
        let lines = value.split('\n').flat_map(|text| wrapped(text, WIDTH - indent - 2));
        lines.for_each(|text| line(out, indent + 2, &text));
    } else {
        line(out, indent, &format!("{key}: {}", scalar(value)));
    }
}

fn documentation(out: &mut String, indent: usize, texts: &[String]) {
    match texts {
        [one] if indent + one.len() + 5 <= WIDTH && one.starts_with(char::is_alphabetic) && scalar(one) == *one => {
            line(out, indent, &format!("doc: {one}"));
        }
        _ => {
            line(out, indent, "doc: |");
            for (number, text) in texts.iter().enumerate() {
                *out += if number > 0 { "\n" } else { "" };
                wrapped(&one_line(text), WIDTH - indent - 2).iter().for_each(|text| line(out, indent + 2, text));
            }
        }
    }
}

/// Returns a text as one value of YAML, with quotes if it would be read otherwise.
pub(super) fn scalar(text: &str) -> String {
    let text = one_line(text);
    let special = text.contains(": ") || text.contains(" #") || text.ends_with(':');
    let first = |c: char| c.is_ascii_alphanumeric() || "_(/.".contains(c);
    let word = ["null", "yes", "no", "on", "off"].contains(&text.to_ascii_lowercase().as_str());
    if text.starts_with(first) && !special && !word {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', "''"))
    }
}

/// Returns an expression with the value of the first condition that is met.
pub(super) fn chain(cases: &[(String, String)], last: &str) -> String {
    let lines: Vec<String> = cases.iter().map(|(condition, value)| format!("{condition} ? {value} :")).collect();
    if lines.is_empty() { last.to_owned() } else { format!("{}\n{last}", lines.join("\n")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_one_value() {
        assert_eq!(scalar("a / 2 % 8"), "a / 2 % 8");
        assert_eq!(scalar("a ? 1 : 2"), "'a ? 1 : 2'");
        assert_eq!(scalar("it's: #"), "'it''s: #'");
        assert_eq!(scalar("- x\ny"), "'- x y'");
        assert_eq!(scalar("Null"), "'Null'");
    }

    #[test]
    fn documentation_never_ends_its_block() {
        let doc = |text: &str| {
            let mut out = String::new();
            Item::new("").doc([text.to_owned()]).write(&mut out, 2);
            out
        };
        assert_eq!(doc("Size."), "  doc: Size.\n");
        assert_eq!(doc("4"), "  doc: |\n    4\n");
        assert_eq!(doc("a: b\nseq:\n\u{202e}"), "  doc: |\n    a: b seq: U+202E\n");
        assert!(doc(&"word ".repeat(40)).lines().all(|line| line.len() <= WIDTH && line.starts_with("  ")));
    }
}
