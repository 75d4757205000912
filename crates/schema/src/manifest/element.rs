//! Elements of a manifest: XML to a tree of the elements and attributes that manifests define.

use quick_xml::Reader;
use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};

use super::problem::{Problems, quoted};

/// Maximum depth of elements. Manifests need 9.
const DEEPEST: usize = 32;

/// Maximum number of elements of a file.
const MOST_ELEMENTS: usize = 2_000_000;

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

/// Element of a manifest.
#[derive(Debug)]
pub(super) struct Element {
    /// Which element it is; `None` if it is not read, though its children may be.
    pub(super) tag: Option<Tag>,
    /// Offset in the text.
    pub(super) at: usize,
    attributes: Vec<(Key, Box<str>)>,
    /// Elements within it.
    pub(super) children: Vec<Element>,
}

impl Element {
    /// Value of an attribute.
    pub(super) fn get(&self, key: Key) -> Option<&str> {
        self.attributes.iter().find(|(own, _)| *own == key).map(|(_, value)| &**value)
    }

    /// Children of a kind.
    pub(super) fn children(&self, tag: Tag) -> impl Iterator<Item = &Element> {
        self.children.iter().filter(move |child| child.tag == Some(tag))
    }

    /// Children of a kind, within children that group them: `<tasks><task/></tasks>`.
    pub(super) fn grouped(&self, group: Tag, tag: Tag) -> impl Iterator<Item = &Element> {
        self.children(group).flat_map(move |group| group.children(tag))
    }

    /// Calls a function with each element of a kind, at any depth, but not within another of its kind.
    pub(super) fn each<'e>(&'e self, tag: Tag, found: &mut impl FnMut(&'e Element)) {
        for child in &self.children {
            if child.tag == Some(tag) {
                found(child);
            } else {
                child.each(tag, found);
            }
        }
    }
}

/// Reads the elements of a text. The root of the result is the document.
pub(super) fn parse(text: &str, problems: &mut Problems<'_>) -> Element {
    let root = Element { tag: None, at: 0, attributes: Vec::new(), children: Vec::new() };
    let (mut open, mut skipped, mut count) = (vec![root], 0usize, 0usize);
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
            Event::Start(start) | Event::Empty(start) if count >= MOST_ELEMENTS => {
                let _ = start;
                problems.report(at, format!("more than {MOST_ELEMENTS} elements; divide the file"));
                break;
            }
            Event::Start(start) => {
                count += 1;
                open.push(element(&start, at, problems));
            }
            Event::Empty(start) if skipped == 0 => {
                count += 1;
                let element = element(&start, at, problems);
                if let Some(parent) = open.last_mut() {
                    parent.children.push(element);
                }
            }
            Event::End(_) if skipped > 0 => skipped -= 1,
            Event::End(_) => close(&mut open),
            Event::DocType(_) => {
                problems.report(at, "a document type is not read; write the text of its entities where they are used");
            }
            Event::Eof => {
                if open.len() > 1 || skipped > 0 {
                    let last = open.last().and_then(|element| element.tag).map_or("an element", Tag::text);
                    problems.report(text.len(), format!("the file ends within {}; it is incomplete", quoted(last)));
                }
                break;
            }
            _ => {}
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    open.pop().expect("the root is never closed")
}

/// Moves the last open element into its parent.
fn close(open: &mut Vec<Element>) {
    if open.len() > 1
        && let Some(element) = open.pop()
        && let Some(parent) = open.last_mut()
    {
        parent.children.push(element);
    }
}

fn element(start: &BytesStart<'_>, at: usize, problems: &mut Problems<'_>) -> Element {
    let tag = Tag::of(start.local_name().as_ref());
    let mut attributes: Vec<(Key, Box<str>)> = Vec::new();
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
        let Some(key) = Key::of(name.local_name().as_ref()).filter(|_| tag.is_some() && name.prefix().is_none()) else {
            continue;
        };
        if attributes.iter().any(|(own, _)| *own == key) {
            problems.report(at, format!("{} appears twice in an element; the first is used", quoted(key.text())));
            continue;
        }
        let value = attribute.normalized_value(XmlVersion::Explicit1_0).unwrap_or_else(|error| {
            let key = quoted(key.text());
            problems.report(at, format!("{key}: {}; the value is used as it is written", plain(&error)));
            attribute.value.clone()
        });
        attributes.push((key, value.into()));
    }
    Element { tag, at, attributes, children: Vec::new() }
}

/// Message of an error, without control characters and of limited length.
fn plain(error: &impl std::fmt::Display) -> String {
    error.to_string().chars().take(200).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
}
