//! Elements of a manifest to providers and schemas.

use std::collections::BTreeMap;
use std::sync::Arc;

use etwspec::Guid;
use etwspec_etl::counts::OrderBy as _;
use hashbrown::{HashMap, HashSet};

use super::element::{Element, Key, Tag, Tree};
use super::names::number;
use super::problem::{Place, Problem, Problems, quoted};
use super::provider::{Manifest, Named, Options, Provider};
use super::strings::{Strings, Text};
use super::template::{self, Maps};
use super::{encoding, names};
use crate::limits::{self, Budget, MAX_MEMORY};
use crate::model::{Content, EventId, Field, Schema, Source};

/// Maximum size of a file in bytes.
const LARGEST: usize = 64 << 20;

/// Maximum number of keywords of an event: the number of bits of their mask.
const MAX_KEYWORDS: usize = 64;

/// Bytes of a schema, a name or a field, in addition to its texts.
const ENTRY: usize = 64;

/// Reads a manifest in UTF-8 or UTF-16.
///
/// Reading does not fail. Problems are listed in [`Manifest::problems`]; the rest is read.
pub fn read(bytes: &[u8], options: &Options) -> Manifest {
    if bytes.len() > LARGEST {
        let message = format!("the file is larger than {} MiB; divide it by provider", LARGEST >> 20);
        return Manifest { problems: vec![Problem::of_all(message)], ..Manifest::default() };
    }
    let (text, valid) = encoding::decode(bytes);
    let mut problems = Problems::new(&text);
    if !valid {
        problems.report(0, "the text is neither valid UTF-8 nor valid UTF-16; invalid parts are replaced");
    }
    let tree = Tree::parse(&text, &mut problems);
    let (root, mut found) = (tree.root(), Vec::new());
    root.each(Tag::Provider, &mut |element| found.push(element));
    if found.is_empty() {
        problems.report(0, "no provider found; a manifest contains instrumentation/events/provider");
    }
    let strings = Strings::read(root, options.culture.as_deref());
    let memory = options.memory.unwrap_or_else(|| MAX_MEMORY + bytes.len().saturating_mul(3));
    let (texts, undefined, full) = (HashMap::new(), HashMap::new(), false);
    let mut reader = Reader { options, strings, problems, texts, undefined, budget: Budget::new(memory), full };
    let providers = found.into_iter().filter_map(|element| reader.provider(element)).collect();
    Manifest { providers, problems: reader.problems.finish() }
}

/// Returns the lines where the events of a manifest begin, from 1: each with its provider, its ID and its version.
pub fn event_lines(bytes: &[u8]) -> Vec<(Guid, EventId, u32)> {
    if bytes.len() > LARGEST {
        return Vec::new();
    }
    let (text, _) = encoding::decode(bytes);
    let tree = Tree::parse(&text, &mut Problems::new(&text));
    let (mut place, mut lines) = (Place::new(&text), Vec::new());
    tree.root().each(Tag::Provider, &mut |element| {
        let Some(provider) = element.get(Key::Guid).and_then(|guid| guid.trim().parse().ok()) else { return };
        for event in element.grouped(Tag::Events, Tag::Event) {
            let id = event.get(Key::Value).and_then(number).and_then(|id| id.try_into().ok());
            let version = number(event.get(Key::Version).unwrap_or("0")).and_then(|version| version.try_into().ok());
            let (line, _) = place.advance(event.at);
            if let (Some(id), Some(version)) = (id, version) {
                lines.push((provider, EventId::Manifest { id, version }, line));
            }
        }
    });
    lines
}

struct Reader<'o, 'e, 't> {
    options: &'o Options,
    strings: Strings<'e>,
    problems: Problems<'t>,
    /// Texts by the attribute that refers to them, so that events share them.
    texts: HashMap<&'e str, Arc<str>>,
    /// Names that events refer to, but the manifest does not define.
    undefined: HashMap<&'e str, Arc<str>>,
    /// Memory that is left for further contents.
    budget: Budget,
    /// True if contents were omitted for lack of memory.
    full: bool,
}

/// Fields that events share.
type Fields = Arc<[Field]>;

/// Names of a provider that its events refer to.
#[derive(Default)]
struct Scope<'e> {
    channels: HashMap<&'e str, Arc<str>>,
    levels: HashMap<&'e str, Arc<str>>,
    tasks: HashMap<&'e str, Arc<str>>,
    classes: HashMap<&'e str, Class>,
    keywords: HashMap<&'e str, Arc<str>>,
    /// Opcodes of the provider, and of its tasks.
    opcodes: HashMap<&'e str, Arc<str>>,
    templates: HashMap<&'e str, (Element<'e>, Option<Fields>)>,
    maps: Maps<'e>,
}

/// Class of the classic events that a task has.
#[derive(Clone, Copy)]
struct Class {
    guid: Guid,
    /// Number of the task.
    task: Option<u16>,
    /// Offset of the task.
    at: usize,
}

impl<'e> Reader<'_, 'e, '_> {
    fn provider(&mut self, element: Element<'e>) -> Option<Provider> {
        let name = element.get(Key::Name);
        let Some(guid) = element.get(Key::Guid).and_then(|text| text.trim().parse::<Guid>().ok()) else {
            let name = quoted(name.unwrap_or(""));
            let message =
                format!("provider {name} has no valid guid; write guid=\"{{8-4-4-4-12 hexadecimal digits}}\"");
            self.problems.report(element.at, message);
            return None;
        };
        let mut provider = Provider::new(guid);
        provider.name = name.map(limits::name);
        provider.symbol = element.get(Key::Symbol).map(limits::name);
        let mut scope = self.scope(element, &mut provider);
        let mut seen = HashSet::new();
        for event in element.grouped(Tag::Events, Tag::Event) {
            let Some(schema) = self.event(event, &provider, &mut scope) else { continue };
            if seen.insert(schema.event) {
                let names = [&schema.name, &schema.task].into_iter().flatten().map(|name| name.len());
                let keywords = size_of_val(&*schema.keywords);
                let classic = classic(event, &schema, &provider, &scope);
                let size = ENTRY + size_of::<Schema>() + names.sum::<usize>() + keywords;
                if !self.take(event, size * if classic.is_some() { 2 } else { 1 }) {
                    break;
                }
                provider.classic.extend(classic);
                provider.schemas.push(schema);
            } else {
                let what = quoted(event.get(Key::Value).unwrap_or(""));
                self.problems.report(
                    event.at,
                    format!("event {what} is defined twice with the same version; the first is used"),
                );
            }
        }
        let filters =
            element.grouped(Tag::Filters, Tag::Filter).map(|of| format!("filter {}", of.get(Key::Name).unwrap_or("")));
        provider.unread = scope.maps.unused().into_iter().map(|name| format!("map {name}")).chain(filters).collect();
        let used: HashSet<Guid> = provider.classic.iter().map(|schema| schema.provider).collect();
        let mut unused: Vec<_> = scope.classes.iter().filter(|(_, class)| !used.contains(&class.guid)).collect();
        unused.order_by_key(|(_, class)| class.at);
        for (task, class) in unused {
            let message = format!("no event has the task {}; its eventGUID {} is not used", quoted(task), class.guid);
            self.problems.report(class.at, message);
        }
        Some(provider)
    }

    /// Reads what events of a provider refer to.
    fn scope(&mut self, element: Element<'e>, provider: &mut Provider) -> Scope<'e> {
        let maps = Maps::read(element, &self.budget, &mut self.problems);
        let mut scope = Scope { maps, ..Scope::default() };
        for tag in [Tag::Channel, Tag::ImportChannel] {
            for channel in element.grouped(Tag::Channels, tag) {
                let Some(named) = self.named(channel) else { continue };
                for id in [channel.get(Key::Chid), channel.get(Key::Name)].into_iter().flatten() {
                    scope.channels.entry(id).or_insert_with(|| named.name.clone());
                }
                // The compiler chooses a value if there is none.
                if channel.get(Key::Value).is_some() {
                    self.define(channel, Key::Value, &mut provider.channels, named);
                }
            }
        }
        for level in element.grouped(Tag::Levels, Tag::Level) {
            let Some(named) = self.named(level) else { continue };
            scope.levels.insert(level.get(Key::Name).unwrap_or(""), named.name.clone());
            self.define(level, Key::Value, &mut provider.levels, named);
        }
        for keyword in element.grouped(Tag::Keywords, Tag::Keyword) {
            let Some(named) = self.named(keyword) else { continue };
            scope.keywords.insert(keyword.get(Key::Name).unwrap_or(""), named.name.clone());
            self.define(keyword, Key::Mask, &mut provider.keywords, named);
        }
        for opcode in element.grouped(Tag::Opcodes, Tag::Opcode) {
            self.opcode(opcode, None, provider, &mut scope);
        }
        for task in element.grouped(Tag::Tasks, Tag::Task) {
            let Some(named) = self.named(task) else { continue };
            scope.tasks.insert(task.get(Key::Name).unwrap_or(""), named.name.clone());
            let value = self.define(task, Key::Value, &mut provider.tasks, named);
            if let Some(guid) = task.get(Key::EventGuid) {
                let name = task.get(Key::Name).unwrap_or("");
                match guid.trim().parse() {
                    Ok(guid) if guid == Guid::default() => {}
                    Ok(guid) => _ = scope.classes.insert(name, Class { guid, task: value, at: task.at }),
                    Err(_) => self.problems.report(task.at, format!("the eventGUID {} is no GUID", quoted(guid))),
                }
            }
            for opcode in task.grouped(Tag::Opcodes, Tag::Opcode) {
                self.opcode(opcode, value, provider, &mut scope);
            }
        }
        for template in element.grouped(Tag::Templates, Tag::Template) {
            if !self.take(template, 2 * ENTRY) {
                break;
            }
            match template.get(Key::Tid) {
                None => self.problems.report(template.at, "a template has no tid; events cannot refer to it"),
                Some(tid) => {
                    if scope.templates.insert(tid, (template, None)).is_some() {
                        let tid = quoted(tid);
                        self.problems.report(template.at, format!("template {tid} is defined twice; the last is used"));
                    }
                }
            }
        }
        scope
    }

    fn opcode(&mut self, opcode: Element<'e>, task: Option<u16>, provider: &mut Provider, scope: &mut Scope<'e>) {
        let Some(named) = self.named(opcode) else { return };
        scope.opcodes.insert(opcode.get(Key::Name).unwrap_or(""), named.name.clone());
        let mut values = BTreeMap::<u8, Named>::new();
        if let Some(value) = self.define(opcode, Key::Value, &mut values, named)
            && let Some(named) = values.remove(&value)
        {
            provider.opcodes.insert((task, value), named);
        }
    }

    /// Returns the name and text of an element.
    fn named(&mut self, element: Element<'e>) -> Option<Named> {
        let Some(name) = element.get(Key::Name) else {
            let what = element.tag.map_or("element", Tag::text);
            self.problems.report(element.at, format!("a {what} has no name; events cannot refer to it"));
            return None;
        };
        // Opcodes and levels may repeat predefined ones, with their namespace.
        let name = limits::name(names::local(name));
        if !self.take(element, ENTRY + size_of::<Named>() + name.len()) {
            return None;
        }
        Some(Named { name, message: self.message(element) })
    }

    /// Adds a name by the number in an attribute, and returns the number.
    fn define<N: TryFrom<u64> + Ord + Copy>(
        &mut self,
        element: Element<'_>,
        key: Key,
        into: &mut BTreeMap<N, Named>,
        named: Named,
    ) -> Option<N> {
        let what = element.tag.map_or("element", Tag::text);
        let Some(value) = element.get(key).and_then(number).and_then(|value| N::try_from(value).ok()) else {
            let message = format!("{what} {} has no valid {}", quoted(&named.name), quoted(key.text()));
            self.problems.report(element.at, message);
            return None;
        };
        into.entry(value).or_insert(named);
        Some(value)
    }

    /// Returns the text of a message attribute.
    fn message(&mut self, element: Element<'e>) -> Option<Arc<str>> {
        let message = element.get(Key::Message)?;
        if let Some(text) = self.texts.get(message) {
            return Some(text.clone());
        }
        match self.strings.resolve(message) {
            Text::Is(text) => {
                let text = limits::message(text);
                if !self.take(element, ENTRY + text.len()) {
                    return None;
                }
                self.texts.insert(message, text.clone());
                Some(text)
            }
            Text::Missing(id) => {
                self.problems
                    .report(element.at, format!("no table of strings has {}; the text is left out", quoted(id)));
                None
            }
        }
    }

    fn event(&mut self, element: Element<'e>, provider: &Provider, scope: &mut Scope<'e>) -> Option<Schema> {
        let value = element.get(Key::Value);
        let Some(id) = value.and_then(number).and_then(|id| u16::try_from(id).ok()) else {
            let value = quoted(value.unwrap_or(""));
            self.problems.report(element.at, format!("{value} is no event ID; write value=\"0\" to \"65535\""));
            return None;
        };
        let version = element.get(Key::Version).unwrap_or("0");
        let Some(version) = number(version).and_then(|version| u8::try_from(version).ok()) else {
            let version = quoted(version);
            self.problems.report(element.at, format!("event {id}: {version} is no version; write \"0\" to \"255\""));
            return None;
        };
        let mut schema = Schema::new(self.options.source, provider.guid, EventId::Manifest { id, version });
        schema.process = self.options.process;
        schema.provider_name.clone_from(&provider.name);
        schema.name = element.get(Key::Symbol).map(limits::name);
        schema.message = self.message(element);
        schema.task = self.referred(element, id, Key::Task, |name| scope.tasks.get(name).cloned());
        schema.opcode = self.referred(element, id, Key::Opcode, |name| {
            scope
                .opcodes
                .get(name)
                .cloned()
                .or_else(|| names::opcode_value(name).and_then(names::opcode).map(Arc::from))
        });
        schema.level = self.referred(element, id, Key::Level, |name| {
            scope.levels.get(name).cloned().or_else(|| names::level_value(name).and_then(names::level).map(Arc::from))
        });
        schema.channel = self.referred(element, id, Key::Channel, |name| {
            scope.channels.get(name).cloned().or_else(|| names::channel(name).map(Arc::from))
        });
        let separators = |c: char| c.is_whitespace() || c == ',';
        let written = element.get(Key::Keywords).unwrap_or("").split(separators);
        let written = written.filter(|name| !name.is_empty() && !names::is_none(name));
        for name in written.take(MAX_KEYWORDS) {
            let known = scope.keywords.get(name).cloned();
            if known.is_none() && names::keyword_value(name).is_none() {
                self.problems.report(element.at, format!("event {id}: no keyword has the name {}", quoted(name)));
            }
            schema.keywords.push(known.unwrap_or_else(|| self.undefined(element, name)));
        }
        limits::keywords(&mut schema.keywords);
        if schema.task.is_none() && self.options.source == Source::EventSource {
            schema.task = implied_task(&schema);
        }
        if let Some(tid) = element.get(Key::Template).filter(|tid| !tid.is_empty()) {
            schema.fields = self.template(element, id, tid, scope)?;
        }
        Some(schema)
    }

    /// Returns the name that an attribute of an event refers to. Without a definition, the name is kept, unless it is a
    /// number.
    fn referred(
        &mut self,
        event: Element<'e>,
        id: u16,
        key: Key,
        find: impl Fn(&str) -> Option<Arc<str>>,
    ) -> Option<Arc<str>> {
        let name = event.get(key).map(str::trim).filter(|name| !name.is_empty())?;
        if let Some(found) = find(name) {
            return Some(found);
        }
        let local = names::local(name);
        // An EventSource writes the number of a level that has no name.
        if number(local).is_some() || names::is_none(name) {
            return None;
        }
        self.problems.report(event.at, format!("event {id}: no {} has the name {}", key.text(), quoted(name)));
        Some(self.undefined(event, name))
    }

    /// Fields of a template. `None` if there is no room for them.
    fn template(&mut self, event: Element<'e>, id: u16, tid: &str, scope: &mut Scope<'e>) -> Option<Fields> {
        let Scope { templates, maps, .. } = scope;
        let Some((element, fields)) = templates.get_mut(tid) else {
            let tid = quoted(tid);
            self.problems
                .report(event.at, format!("event {id}: no template has the tid {tid}; its fields are unknown"));
            return Some(Arc::new([]));
        };
        if let Some(fields) = fields {
            return Some(fields.clone());
        }
        let own = template::read(*element, maps, (&self.strings, &self.budget), &mut self.problems);
        let own = fields.insert(own.into()).clone();
        self.take(event, size(&own)).then_some(own)
    }

    /// Returns a name that the manifest does not define, without its namespace. Events share it.
    fn undefined(&mut self, element: Element<'e>, name: &'e str) -> Arc<str> {
        if let Some(known) = self.undefined.get(name) {
            return known.clone();
        }
        let own = limits::name(names::local(name));
        if self.take(element, ENTRY + own.len()) {
            self.undefined.insert(name, own.clone());
        }
        own
    }

    /// Takes memory for an element. Returns whether as much was left.
    fn take(&mut self, element: Element<'e>, bytes: usize) -> bool {
        let taken = !self.full && self.budget.take(bytes);
        if !taken && !self.full {
            self.full = true;
            self.problems.report(element.at, "the manifest takes too much memory; what follows is left out");
        }
        taken
    }
}

/// Returns the schema of the classic events with the fields of an event: its task has a class, and its opcode is their type.
fn classic(element: Element<'_>, schema: &Schema, provider: &Provider, scope: &Scope<'_>) -> Option<Schema> {
    let class = scope.classes.get(element.get(Key::Task)?.trim())?;
    let EventId::Manifest { version, .. } = schema.event else { return None };
    let kind = match element.get(Key::Opcode).map(str::trim).filter(|name| !name.is_empty()) {
        None => 0,
        Some(name) => {
            let of = |task| provider.opcodes.range((task, u8::MIN)..=(task, u8::MAX));
            let mut defined = class.task.into_iter().flat_map(|task| of(Some(task))).chain(of(None));
            let defined = defined.find(|(_, named)| *named.name == *names::local(name)).map(|((_, value), _)| *value);
            defined.or_else(|| names::opcode_value(name))?
        }
    };
    Some(Schema { provider: class.guid, event: EventId::Class { kind, version }, ..schema.clone() })
}

/// Returns the size of fields in bytes, without names of values.
fn size(fields: &[Field]) -> usize {
    let members = |field: &Field| match &field.content {
        Content::Struct(members) => size(members),
        _ => 0,
    };
    fields.iter().map(|field| size_of::<Field>() + field.name.len() + members(field)).sum()
}

/// Returns the task of an EventSource's event that starts or stops an activity: its name without the name of the
/// opcode.
fn implied_task(schema: &Schema) -> Option<Arc<str>> {
    let task = schema.name.as_deref()?.strip_suffix(schema.opcode.as_deref()?)?;
    (!task.is_empty()).then(|| task.into())
}
