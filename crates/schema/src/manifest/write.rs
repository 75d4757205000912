//! Providers and schemas to a manifest.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use etwspec_console::is_hidden;
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::payload::ValueNames;
use hashbrown::{HashMap, HashSet};
use quick_xml::Writer as Xml;
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, Event};
use quick_xml::name::QName;

use super::names;
use super::problem::quoted;
use super::provider::{Named, Provider};
use crate::indices::Indices;
use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema};
use crate::plan::{FieldNames, free};

/// A manifest, and the facts that it lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Written {
    /// The manifest, in XML and UTF-8.
    pub text: String,
    /// Facts that a manifest cannot contain, and that were omitted or changed, as sentences.
    pub problems: Vec<String>,
}

/// Writes the manifest of providers.
///
/// Equal input gives equal bytes. Reading the result returns the providers, except for the facts in
/// [`Written::problems`]. Events are written by ID and version, with the names of their provider. The file names that
/// the compiler of manifests requires are the name of the provider: no schema contains them.
pub fn write(providers: &[Provider]) -> Written {
    let mut writer = Writer {
        xml: Xml::new_with_indent(Vec::new(), b' ', 2),
        tag: BytesStart::new(""),
        strings: Vec::new(),
        ids: HashMap::new(),
        problems: Vec::new(),
        more: 0,
    };
    writer.write(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)));
    writer.open("instrumentationManifest");
    writer.attribute("xmlns", "http://schemas.microsoft.com/win/2004/08/events");
    writer.start();
    writer.open("instrumentation");
    writer.attribute("xmlns:win", "http://manifests.microsoft.com/win/2004/08/windows/events");
    writer.attribute("xmlns:xs", "http://www.w3.org/2001/XMLSchema");
    writer.start();
    writer.list("events");
    for (index, provider) in providers.iter().enumerate() {
        writer.provider(index, provider);
    }
    writer.end("events");
    writer.end("instrumentation");
    writer.localization();
    writer.end("instrumentationManifest");
    if writer.more > 0 {
        writer.problems.push(format!("{} more problems", writer.more));
    }
    let mut text = String::from_utf8(writer.xml.into_inner()).unwrap_or_default();
    text.push('\n');
    Written { text, problems: writer.problems }
}

struct Writer {
    xml: Xml<Vec<u8>>,
    /// The start tag that gets attributes.
    tag: BytesStart<'static>,
    /// Strings by their ID, and the ID of each text.
    strings: Vec<(Arc<str>, Arc<str>)>,
    ids: HashMap<Arc<str>, Arc<str>>,
    problems: Vec<String>,
    /// Number of problems that were not kept.
    more: usize,
}

/// Maximum number of problems that are kept.
const MAX_PROBLEMS: usize = 1000;

/// Maximum size of a manifest in bytes, without those for each event. Names are written wherever a field refers to them.
const MAX: usize = 24 << 20;

/// Bytes of a manifest that each event allows.
const PER_EVENT: usize = 1 << 10;

/// Templates and maps of a provider, and the names that are taken.
#[derive(Default)]
struct Shared<'p> {
    templates: Vec<(Arc<str>, &'p [Field])>,
    /// Index of the template of each list of fields, or why a manifest cannot contain them.
    by_list: Vec<Result<usize, String>>,
    lists: Indices<'p, [Field]>,
    tids: FieldNames,
    maps: Vec<(Arc<str>, &'p ValueNames)>,
    by_map: Indices<'p, ValueNames>,
    map_names: FieldNames,
}

/// Names that a provider defines.
struct Defined<'p> {
    levels: HashSet<&'p str>,
    channels: HashSet<&'p str>,
    tasks: HashSet<&'p str>,
    opcodes: HashSet<&'p str>,
    keywords: HashSet<&'p str>,
}

impl<'p> Defined<'p> {
    fn by(provider: &'p Provider) -> Defined<'p> {
        fn all<K>(named: &BTreeMap<K, Named>) -> HashSet<&str> {
            named.values().map(|named| &*named.name).collect()
        }
        Defined {
            levels: all(&provider.levels),
            channels: all(&provider.channels),
            tasks: all(&provider.tasks),
            opcodes: all(&provider.opcodes),
            keywords: all(&provider.keywords),
        }
    }
}

impl Writer {
    fn provider(&mut self, index: usize, provider: &Provider) {
        let most = self.size() + MAX + PER_EVENT * provider.schemas.len();
        let name = provider.name.clone().unwrap_or_else(|| provider.guid.to_string().into());
        let symbol = provider.symbol.clone().unwrap_or_else(|| identifier(&name).into());
        let prefix = format!("provider{index}");
        self.open("provider");
        self.attribute("name", &name);
        self.attribute("guid", &format!("{{{}}}", provider.guid));
        self.attribute("symbol", &symbol);
        self.attribute("resourceFileName", &name);
        self.attribute("messageFileName", &name);
        self.start();

        let mut schemas: Vec<&Schema> = provider.schemas.iter().collect();
        schemas.order_by_key(|schema| match schema.event {
            EventId::Manifest { id, version } => (id, version),
            _ => (0, 0),
        });
        let mut shared = Shared::default();
        let mut events: Vec<(&Schema, u16, u8, Option<usize>)> = Vec::new();
        for schema in schemas {
            let EventId::Manifest { id, version } = schema.event else {
                let name = quoted(schema.name.as_deref().unwrap_or(""));
                self.problem(format!("{name} is left out: only events of manifests have an ID for a manifest"));
                continue;
            };
            if events.last().is_some_and(|(_, last, of, _)| (*last, *of) == (id, version)) {
                self.problem(format!("event {id} version {version} has several schemas; the first is written"));
                continue;
            }
            let template = match self.template(schema, id, version, &mut shared) {
                _ if schema.fields.is_empty() => None,
                Ok(template) => Some(template),
                Err(problem) => {
                    self.problem(format!("event {id} version {version} is left out: {problem}"));
                    continue;
                }
            };
            events.push((schema, id, version, template));
        }

        let channels = provider.channels.iter().map(|(value, named)| (u64::from(*value), named));
        self.definitions(&prefix, "channel", channels, provider);
        let levels = provider.levels.iter().map(|(value, named)| (u64::from(*value), named));
        self.definitions(&prefix, "level", levels, provider);
        self.tasks(&prefix, provider);
        let opcodes = provider.opcodes.iter().filter(|((task, _), _)| match task {
            None => true,
            Some(task) => !provider.tasks.contains_key(task),
        });
        self.definitions(&prefix, "opcode", opcodes.map(|((_, value), named)| (u64::from(*value), named)), provider);
        self.definitions(&prefix, "keyword", provider.keywords.iter().map(|(mask, named)| (*mask, named)), provider);
        self.maps(&prefix, &shared);
        if !shared.templates.is_empty() {
            self.list("templates");
            for (index, (tid, fields)) in shared.templates.iter().enumerate() {
                if self.size() > most {
                    let left = shared.templates.len() - index;
                    self.problem(format!("{left} templates are left out: the manifest is larger than {most} bytes"));
                    break;
                }
                self.open("template");
                self.attribute("tid", tid);
                self.start();
                self.fields(fields, &flat(fields), &shared);
                self.end("template");
            }
            self.end("templates");
        }
        self.list("events");
        let (defined, all) = (Defined::by(provider), events.len());
        for (index, (schema, id, version, template)) in events.into_iter().enumerate() {
            if self.size() > most {
                let left = all - index;
                self.problem(format!("{left} events are left out: the manifest is larger than {most} bytes"));
                break;
            }
            let tid = template.and_then(|index| shared.templates.get(index)).map(|(tid, _)| &**tid);
            self.event(&prefix, &defined, schema, (id, version), tid);
        }
        self.end("events");
        self.end("provider");
    }

    fn event(&mut self, prefix: &str, defined: &Defined<'_>, schema: &Schema, id: (u16, u8), tid: Option<&str>) {
        let (id, version) = id;
        self.open("event");
        self.attribute("value", &id.to_string());
        self.attribute("version", &version.to_string());
        if let Some(name) = &schema.name {
            let symbol = identifier(name);
            if symbol != **name {
                let name = quoted(name);
                self.problem(format!("event {id}: the name {name} is no symbol of C; {} is written", quoted(&symbol)));
            }
            self.attribute("symbol", &symbol);
        }
        if let Some(level) = &schema.level {
            let known = defined.levels.contains(&**level).then(|| token(level));
            self.reference(id, "level", level, known.or_else(|| names::predefined_level(level).map(str::to_owned)));
        }
        if let Some(channel) = &schema.channel {
            let known = defined.channels.contains(&**channel).then(|| token(channel));
            self.reference(id, "channel", channel, known);
        }
        if let Some(task) = &schema.task {
            let known = defined.tasks.contains(&**task).then(|| token(task));
            self.reference(id, "task", task, known);
        }
        if let Some(opcode) = &schema.opcode {
            let known = defined.opcodes.contains(&**opcode).then(|| token(opcode));
            self.reference(id, "opcode", opcode, known.or_else(|| names::predefined_opcode(opcode).map(str::to_owned)));
        }
        let mut keywords = Vec::new();
        for keyword in &schema.keywords {
            let known = defined.keywords.contains(&**keyword).then(|| token(keyword));
            match known.or_else(|| names::predefined_keyword(keyword).map(str::to_owned)) {
                Some(name) => keywords.push(name),
                None => self.undefined(id, "keyword", keyword),
            }
        }
        if !keywords.is_empty() {
            self.attribute("keywords", &keywords.join(" "));
        }
        if let Some(tid) = tid {
            self.attribute("template", tid);
        }
        if let Some(message) = &schema.message {
            self.message(format!("{prefix}.event.{id}.{version}"), message);
        }
        self.empty();
    }

    /// Writes a name that an event refers to, if the manifest defines it.
    fn reference(&mut self, id: u16, key: &str, name: &str, known: Option<String>) {
        match known {
            Some(name) => self.attribute(key, &name),
            None => self.undefined(id, key, name),
        }
    }

    fn undefined(&mut self, id: u16, what: &str, name: &str) {
        self.problem(format!("event {id}: the {what} {} is left out: its number is not known", quoted(name)));
    }

    /// Writes the definitions of channels, levels, opcodes or keywords.
    fn definitions<'p>(
        &mut self,
        prefix: &str,
        what: &str,
        named: impl Iterator<Item = (u64, &'p Named)>,
        provider: &Provider,
    ) {
        let mut named = named.peekable();
        if named.peek().is_none() {
            return;
        }
        let list = format!("{what}s");
        self.list(&list);
        for (value, named) in named {
            self.open(what);
            let name = self.defined(what, &named.name, provider);
            self.attribute("name", &name);
            match what {
                "keyword" => self.attribute("mask", &format!("{value:#x}")),
                _ => self.attribute("value", &value.to_string()),
            }
            if what == "channel" {
                self.attribute("chid", &name);
                // The schema of manifests requires a type, and Debug is the only one without an effect of its own.
                self.attribute("type", "Debug");
            }
            if let Some(message) = &named.message {
                self.message(format!("{prefix}.{what}.{value}"), message);
            }
            self.empty();
        }
        self.end(&list);
    }

    /// Returns the name of a definition: a token of XML.
    fn defined(&mut self, what: &str, name: &str, provider: &Provider) -> String {
        let token = token(name);
        if token != name {
            let provider = quoted(provider.name.as_deref().unwrap_or(""));
            let (name, token) = (quoted(name), quoted(&token));
            self.problem(format!("{provider}: the {what} {name} is no name of XML; {token} is written"));
        }
        token
    }

    fn tasks(&mut self, prefix: &str, provider: &Provider) {
        if provider.tasks.is_empty() {
            return;
        }
        self.list("tasks");
        for (value, named) in &provider.tasks {
            self.open("task");
            let name = self.defined("task", &named.name, provider);
            self.attribute("name", &name);
            self.attribute("value", &value.to_string());
            if let Some(message) = &named.message {
                self.message(format!("{prefix}.task.{value}"), message);
            }
            let own: Vec<(u8, &Named)> = (provider.opcodes.range((Some(*value), 0)..=(Some(*value), u8::MAX)))
                .map(|((_, opcode), named)| (*opcode, named))
                .collect();
            if own.is_empty() {
                self.empty();
                continue;
            }
            self.start();
            self.list("opcodes");
            for (opcode, named) in own {
                self.open("opcode");
                let name = self.defined("opcode", &named.name, provider);
                self.attribute("name", &name);
                self.attribute("value", &opcode.to_string());
                if let Some(message) = &named.message {
                    self.message(format!("{prefix}.task.{value}.opcode.{opcode}"), message);
                }
                self.empty();
            }
            self.end("opcodes");
            self.end("task");
        }
        self.end("tasks");
    }

    fn maps(&mut self, prefix: &str, shared: &Shared<'_>) {
        if shared.maps.is_empty() {
            return;
        }
        self.list("maps");
        for (name, map) in &shared.maps {
            let tag = if map.flags { "bitMap" } else { "valueMap" };
            self.open(tag);
            self.attribute("name", name);
            self.start();
            for (index, (value, text)) in map.values.iter().enumerate() {
                self.open("map");
                self.attribute("value", &format!("{value:#x}"));
                self.message(format!("{prefix}.map.{}.{index}", identifier(name)), text);
                self.empty();
            }
            self.end(tag);
        }
        self.end("maps");
    }

    /// Returns the index of the template with the fields of a schema, or why a manifest cannot contain them.
    fn template<'p>(
        &mut self,
        schema: &'p Schema,
        id: u16,
        version: u8,
        shared: &mut Shared<'p>,
    ) -> Result<usize, String> {
        if let Some(known) = shared.lists.find(&schema.fields).and_then(|index| shared.by_list.get(index)) {
            return known.clone();
        }
        let template = match template_problem(&schema.fields) {
            Some(problem) => Err(problem),
            None => Ok(self.new_template(schema, id, version, shared)),
        };
        shared.lists.insert(&schema.fields, shared.by_list.len());
        shared.by_list.push(template.clone());
        template
    }

    fn new_template<'p>(&mut self, schema: &'p Schema, id: u16, version: u8, shared: &mut Shared<'p>) -> usize {
        if schema.fields.is_empty() {
            return 0;
        }
        for field in flat(&schema.fields) {
            if let Content::Value { map: Some(map), .. } = &field.content
                && shared.by_map.find(map).is_none()
            {
                let name = free(&token(&map.name).into(), &mut shared.map_names);
                if *name != *map.name {
                    let (from, to) = (quoted(&map.name), quoted(&name));
                    self.problem(format!("event {id}: another map has the name {from}; {to} is written"));
                }
                shared.by_map.insert(map, shared.maps.len());
                shared.maps.push((name, map));
            }
        }
        let name = schema.name.as_deref().map_or_else(|| format!("Event{id}_{version}"), identifier);
        let tid = free(&format!("{name}Args").into(), &mut shared.tids);
        shared.templates.push((tid, &schema.fields));
        shared.templates.len() - 1
    }

    fn fields(&mut self, fields: &[Field], all: &[&Field], shared: &Shared<'_>) {
        let named = |index: FieldIndex| all.get(usize::from(index.0)).map_or("", |field| &*field.name);
        for field in fields {
            let structure = matches!(field.content, Content::Struct(_));
            self.open(if structure { "struct" } else { "data" });
            self.attribute("name", &field.name);
            match &field.content {
                Content::Value { in_type, out_type, length, map } => {
                    self.attribute("inType", names::in_type_name(*in_type).unwrap_or_default());
                    if let Some(name) = names::out_type_name(*out_type) {
                        self.attribute("outType", name);
                    }
                    let map = map.as_ref().and_then(|map| shared.maps.get(shared.by_map.get(map)?));
                    if let Some((name, _)) = map {
                        self.attribute("map", name);
                    }
                    match length {
                        Length::Unstated => {}
                        Length::Fixed(length) => self.attribute("length", &length.to_string()),
                        Length::Field(index) => self.attribute("length", named(*index)),
                    }
                }
                Content::Struct(_) | Content::Custom => {}
            }
            match field.count {
                Count::One | Count::Prefixed => {}
                Count::Fixed(count) => self.attribute("count", &count.to_string()),
                Count::Field(index) => self.attribute("count", named(index)),
            }
            match &field.content {
                Content::Struct(members) => {
                    self.start();
                    self.fields(members, all, shared);
                    self.end("struct");
                }
                _ => self.empty(),
            }
        }
    }

    fn localization(&mut self) {
        if self.strings.is_empty() {
            return;
        }
        self.list("localization");
        self.open("resources");
        self.attribute("culture", "en-US");
        self.start();
        self.list("stringTable");
        for (id, text) in std::mem::take(&mut self.strings) {
            self.open("string");
            self.attribute("id", &id);
            self.attribute("value", &text);
            self.empty();
        }
        ["stringTable", "resources", "localization"].iter().for_each(|tag| self.end(tag));
    }

    /// Adds a problem, unless there are many.
    fn problem(&mut self, text: String) {
        match self.problems.len() {
            0..MAX_PROBLEMS => self.problems.push(text),
            _ => self.more += 1,
        }
    }

    /// Returns the size of the manifest so far in bytes.
    fn size(&self) -> usize {
        self.xml.get_ref().len()
    }

    fn write(&mut self, event: Event<'_>) {
        // Writing to memory does not fail.
        let _ = self.xml.write_event(event);
    }

    /// Begins a start tag, for attributes.
    fn open(&mut self, tag: &str) {
        self.tag = BytesStart::new(tag.to_owned());
    }

    fn start(&mut self) {
        let tag = std::mem::replace(&mut self.tag, BytesStart::new(""));
        self.write(Event::Start(tag));
    }

    fn empty(&mut self) {
        let tag = std::mem::replace(&mut self.tag, BytesStart::new(""));
        self.write(Event::Empty(tag));
    }

    /// Writes a start tag without attributes.
    fn list(&mut self, tag: &str) {
        self.open(tag);
        self.start();
    }

    fn end(&mut self, tag: &str) {
        self.write(Event::End(BytesEnd::new(tag)));
    }

    /// Writes a reference to a string, which has an ID unless another string has the text.
    fn message(&mut self, id: String, text: &str) {
        let id = self.ids.get(text).cloned().unwrap_or_else(|| {
            let (id, text) = (Arc::<str>::from(id), Arc::<str>::from(text));
            self.strings.push((id.clone(), text.clone()));
            self.ids.insert(text, id.clone());
            id
        });
        self.attribute("message", &format!("$(string.{id})"));
    }

    /// Writes an attribute. Its value is escaped here: the library leaves control characters and hidden ones as they are.
    fn attribute(&mut self, name: &str, value: &str) {
        let mut escaped = String::with_capacity(value.len());
        let mut replaced = false;
        for c in value.chars() {
            match c {
                '&' => escaped.push_str("&amp;"),
                '<' => escaped.push_str("&lt;"),
                '>' => escaped.push_str("&gt;"),
                '"' => escaped.push_str("&quot;"),
                // As they are, a reader replaces these with spaces.
                '\t' | '\n' | '\r' => _ = write!(escaped, "&#{};", u32::from(c)),
                '\0'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}' => {
                    replaced = true;
                    escaped.push(char::REPLACEMENT_CHARACTER);
                }
                // Terminals obey hidden characters.
                _ if is_hidden(c) => _ = write!(escaped, "&#x{:X};", u32::from(c)),
                _ => escaped.push(c),
            }
        }
        self.tag.push_attribute(Attribute { key: QName(name), value: Cow::Owned(escaped) });
        if replaced {
            self.problem(format!("{} contains characters that XML cannot; U+FFFD replaces them", quoted(value)));
        }
    }
}

/// Returns all fields of a template, in the order of their indices.
fn flat(fields: &[Field]) -> Vec<&Field> {
    fn add<'f>(fields: &'f [Field], into: &mut Vec<&'f Field>) {
        for field in fields {
            into.push(field);
            if let Content::Struct(members) = &field.content {
                add(members, into);
            }
        }
    }
    let mut all = Vec::new();
    add(fields, &mut all);
    all
}

/// Returns the reason why a manifest cannot contain fields.
fn template_problem(fields: &[Field]) -> Option<String> {
    /// Fields that are open, by index, and the last index of each name in each structure that is open.
    #[derive(Default)]
    struct Open<'f> {
        names: HashMap<u16, &'f str>,
        scopes: Vec<HashMap<&'f str, u16>>,
    }
    fn check<'f>(fields: &'f [Field], next: &mut u16, open: &mut Open<'f>) -> Option<String> {
        open.scopes.push(HashMap::new());
        let mut own = Vec::new();
        for field in fields {
            let index = *next;
            *next = next.saturating_add(1);
            let name = quoted(&field.name);
            // A reader finds a field by its name.
            let found = |wanted: FieldIndex| {
                let Some(text) = open.names.get(&wanted.0) else { return false };
                let last = open.scopes.iter().rev().find_map(|scope| scope.get(text));
                last == Some(&wanted.0) && names::number(text).is_none()
            };
            match field.count {
                Count::Prefixed => return Some(format!("the number of elements of {name} is before the first")),
                Count::Field(index) if !found(index) => {
                    return Some(format!("no name identifies the field with the number of elements of {name}"));
                }
                _ => {}
            }
            match &field.content {
                Content::Custom => return Some(format!("the data of {name} has a format of its own")),
                Content::Struct(members) => {
                    if let Some(problem) = check(members, next, open) {
                        return Some(problem);
                    }
                }
                Content::Value { in_type, out_type, length, .. } => {
                    if names::in_type_name(*in_type).is_none() {
                        return Some(format!("the type of {name} has no name in manifests"));
                    }
                    if out_type.0 != 0 && names::out_type_name(*out_type).is_none() {
                        return Some(format!("the form of {name} has no name in manifests"));
                    }
                    if let Length::Field(index) = length
                        && !found(*index)
                    {
                        return Some(format!("no name identifies the field with the length of {name}"));
                    }
                }
            }
            if let Some(scope) = open.scopes.last_mut() {
                scope.insert(&field.name, index);
                open.names.insert(index, &field.name);
                own.push(index);
            }
        }
        open.scopes.pop();
        own.iter().for_each(|index| _ = open.names.remove(index));
        None
    }
    check(fields, &mut 0, &mut Open::default())
}

/// Returns a symbol of C that is like a name: `.`, spaces and such become `_`, and `-` is dropped, as in .NET.
fn identifier(name: &str) -> String {
    let mut symbol: String = (name.chars().filter(|c| *c != '-'))
        .map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' })
        .collect();
    if !symbol.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        symbol.insert(0, '_');
    }
    symbol
}

/// Returns a name that is valid in a list of names: without spaces, commas and colons, which separate names.
fn token(name: &str) -> String {
    let separates = |c: char| c.is_whitespace() || c.is_control() || c == ',' || c == ':';
    let token: String = name.chars().map(|c| if separates(c) { '_' } else { c }).collect();
    // A number would be read as a value without a name.
    if token.is_empty() || names::number(&token).is_some() { format!("_{token}") } else { token }
}
