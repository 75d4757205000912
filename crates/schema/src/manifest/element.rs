//! Elements of a manifest: XML to a tree of the elements and attributes that manifests define.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::problem::{Problems, quoted};

/// Maximum depth of elements. Manifests need 9.
const DEEPEST: usize = 32;

/// Maximum number of elements of a file, without those that its size allows.
const MAX_ELEMENTS: usize = 100_000;

/// Bytes of a file that allow another element.
const BYTES_PER_ELEMENT: usize = 24;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($word:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum $name { $($word,)* }

        impl $name {
            /// Returns the word for a name in the file.
            fn of(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$word),)* _ => None }
            }

            /// Returns the name in the file.
            pub(super) fn text(self) -> &'static str {
                match self { $($name::$word => $text,)* }
            }
        }
    };
}

words! {
    /// Elements of the manifest schema that are read.
    Tag {
        BitMap = "bitMap",
        Channel = "channel",
        Channels = "channels",
        Data = "data",
        Event = "event",
        Events = "events",
        Filter = "filter",
        Filters = "filters",
        ImportChannel = "importChannel",
        Keyword = "keyword",
        Keywords = "keywords",
        Level = "level",
        Levels = "levels",
        Map = "map",
        Maps = "maps",
        Opcode = "opcode",
        Opcodes = "opcodes",
        PatternMap = "patternMap",
        Provider = "provider",
        Resources = "resources",
        String = "string",
        StringTable = "stringTable",
        Struct = "struct",
        Task = "task",
        Tasks = "tasks",
        Template = "template",
        Templates = "templates",
        ValueMap = "valueMap",
    }
}

words! {
    /// Attributes of the manifest schema that are read.
    Key {
        Channel = "channel",
        Chid = "chid",
        Count = "count",
        Culture = "culture",
        EventGuid = "eventGUID",
        Guid = "guid",
        Id = "id",
        InType = "inType",
        Keywords = "keywords",
        Length = "length",
        Level = "level",
        Map = "map",
        Mask = "mask",
        Message = "message",
        Name = "name",
        Opcode = "opcode",
        OutType = "outType",
        Symbol = "symbol",
        Task = "task",
        Template = "template",
        Tid = "tid",
        Value = "value",
        Version = "version",
    }
}

/// Elements of a text, each before those within it.
#[derive(Debug)]
pub(super) struct Tree<'t> {
    text: &'t str,
    /// Values of attributes that differ from the text, since it has references to characters.
    values: String,
    nodes: Vec<Node>,
    attributes: Vec<Attribute>,
}

/// Element in a tree.
#[derive(Clone, Copy, Debug)]
struct Node {
    tag: Option<Tag>,
    /// Offset in the text.
    at: u32,
    /// Index after the elements within it.
    end: u32,
    /// Index of the first attribute. The attributes end where the attributes of the next element begin.
    attributes: u32,
}

/// Attribute of an element.
#[derive(Clone, Copy, Debug)]
struct Attribute {
    key: Key,
    /// Offset of the value in the text; beyond it, in the values after the text.
    start: u32,
    size: u32,
}

/// Element of a manifest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element<'e> {
    /// Tag of the element; `None` if it is not read, though its children may be.
    pub(super) tag: Option<Tag>,
    /// Offset in the text.
    pub(super) at: usize,
    tree: &'e Tree<'e>,
    node: usize,
}

impl<'e> Element<'e> {
    fn new(tree: &'e Tree<'e>, node: usize) -> Option<Element<'e>> {
        let Node { tag, at, .. } = *tree.nodes.get(node)?;
        Some(Element { tag, at: at as usize, tree, node })
    }

    /// Returns the value of an attribute.
    pub(super) fn get(self, key: Key) -> Option<&'e str> {
        let Tree { text, values, nodes, attributes } = self.tree;
        let start = nodes.get(self.node)?.attributes as usize;
        let end = nodes.get(self.node + 1).map_or(attributes.len(), |next| next.attributes as usize);
        let Attribute { start, size, .. } = *attributes.get(start..end)?.iter().find(|own| own.key == key)?;
        let (start, size) = (start as usize, size as usize);
        match start.checked_sub(text.len()) {
            None => text.get(start..start + size),
            Some(start) => values.get(start..start + size),
        }
    }

    /// Elements within it.
    pub(super) fn all_children(self) -> impl Iterator<Item = Element<'e>> {
        let end = self.tree.nodes.get(self.node).map_or(0, |node| node.end as usize);
        let mut next = self.node + 1;
        std::iter::from_fn(move || {
            let child = Element::new(self.tree, next).filter(|_| next < end)?;
            next = self.tree.nodes.get(next)?.end as usize;
            Some(child)
        })
    }

    /// Returns the children of a kind.
    pub(super) fn children(self, tag: Tag) -> impl Iterator<Item = Element<'e>> {
        self.all_children().filter(move |child| child.tag == Some(tag))
    }

    /// Returns the children of a kind, within children that group them: `<tasks><task/></tasks>`.
    pub(super) fn grouped(self, group: Tag, tag: Tag) -> impl Iterator<Item = Element<'e>> {
        self.children(group).flat_map(move |group| group.children(tag))
    }

    /// Calls a function with each element of a kind, at any depth, but not within another of its kind.
    pub(super) fn each(self, tag: Tag, found: &mut impl FnMut(Element<'e>)) {
        for child in self.all_children() {
            if child.tag == Some(tag) {
                found(child);
            } else {
                child.each(tag, found);
            }
        }
    }
}

impl<'t> Tree<'t> {
    /// Reads the elements of a text of less than 4 GiB.
    pub(super) fn parse(text: &'t str, problems: &mut Problems<'_>) -> Tree<'t> {
        let root = Node { tag: None, at: 0, end: 0, attributes: 0 };
        let mut tree = Tree { text, values: String::new(), nodes: vec![root], attributes: Vec::new() };
        let most = MAX_ELEMENTS + text.len() / BYTES_PER_ELEMENT;
        // Elements that are open, the document first.
        let (mut open, mut skipped) = (vec![0], 0usize);
        let mut reader = Reader::from_str(text);
        loop {
            let at = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
            let event = match reader.read_event() {
                Ok(event) => event,
                Err(error) => {
                    let at = usize::try_from(reader.error_position()).unwrap_or(at);
                    problems.report(at, format!("malformed XML: {}; what follows is not read", plain(&error)));
                    break;
                }
            };
            match event {
                Event::Start(_) if skipped > 0 => skipped += 1,
                Event::Start(start) if open.len() >= DEEPEST => {
                    let name = quoted(start.local_name().as_ref());
                    problems.report(at, format!("{name} is nested more than {DEEPEST} deep and is not read"));
                    skipped = 1;
                }
                Event::Start(_) | Event::Empty(_) if tree.nodes.len() > most => {
                    problems.report(at, format!("more than {most} elements; divide the file"));
                    break;
                }
                Event::Start(start) => open.push(tree.add(&start, at, problems)),
                Event::Empty(start) if skipped == 0 => {
                    let node = tree.add(&start, at, problems);
                    tree.close(node);
                }
                Event::End(_) if skipped > 0 => skipped -= 1,
                Event::End(_) if open.len() > 1 => open.pop().into_iter().for_each(|node| tree.close(node)),
                Event::DocType(_) => {
                    problems
                        .report(at, "a document type is not read; write the text of its entities where they are used");
                }
                Event::Eof => {
                    if open.len() > 1 || skipped > 0 {
                        let last = open.last().and_then(|node| tree.nodes.get(*node)?.tag);
                        let last = quoted(last.map_or("an element", Tag::text));
                        problems.report(text.len(), format!("the file ends within {last}; it is incomplete"));
                    }
                    break;
                }
                _ => {}
            }
        }
        open.into_iter().rev().for_each(|node| tree.close(node));
        tree
    }

    /// Returns the document.
    pub(super) fn root(&self) -> Element<'_> {
        Element { tag: None, at: 0, tree: self, node: 0 }
    }

    /// Sets the end of an element to the current end of the data. An element that is not read and has no children is
    /// removed.
    fn close(&mut self, node: usize) {
        let end = self.nodes.len();
        if let Some(of) = self.nodes.get_mut(node) {
            of.end = end as u32;
            if node > 0 && of.tag.is_none() && end == node + 1 {
                self.nodes.pop();
            }
        }
    }

    /// Adds an element, and returns its index.
    fn add(&mut self, start: &BytesStart<'_>, at: usize, problems: &mut Problems<'_>) -> usize {
        let tag = Tag::of(start.local_name().as_ref());
        let first = self.attributes.len();
        self.nodes.push(Node { tag, at: at as u32, end: 0, attributes: first as u32 });
        // The check for equal names would compare each attribute with all others.
        for attribute in start.attributes().with_checks(false) {
            let attribute = match attribute {
                Ok(attribute) => attribute,
                Err(error) => {
                    problems.report(at, format!("malformed attribute: {}; write name=\"value\"", plain(&error)));
                    break;
                }
            };
            let name = attribute.key;
            let Some(key) = Key::of(name.local_name().as_ref()).filter(|_| tag.is_some() && name.prefix().is_none())
            else {
                continue;
            };
            if self.attributes.iter().skip(first).any(|own| own.key == key) {
                problems.report(at, format!("{} appears twice in an element; the first is used", quoted(key.text())));
                continue;
            }
            let value = attribute.normalized_value(XmlVersion::Explicit1_0).unwrap_or_else(|error| {
                let key = quoted(key.text());
                problems.report(at, format!("{key}: {}; the value is used as it is written", plain(&error)));
                attribute.value.clone()
            });
            let within = (value.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize);
            let within = within.filter(|start| self.text.get(*start..start + value.len()).is_some());
            let start = within.unwrap_or_else(|| {
                let start = self.text.len() + self.values.len();
                self.values.push_str(&value);
                start
            });
            self.attributes.push(Attribute { key, start: start as u32, size: value.len() as u32 });
        }
        self.nodes.len() - 1
    }
}

/// Returns the message of an error, without control characters and of limited length.
fn plain(error: &impl std::fmt::Display) -> String {
    error.to_string().chars().take(200).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
}
