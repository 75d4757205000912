//! Tables that describe the events of providers.

use crate::guid::Guid;
use crate::layout::{Shown, Source};
use crate::rows::setters;

/// Identification of the events of a provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProviderKind {
    /// Event ID and version.
    Manifest,
    /// Event type and version of a classic event.
    Classic,
    /// Number of a WPP message.
    Message,
}

/// Provider of events.
#[derive(Debug)]
#[non_exhaustive]
pub struct Provider {
    /// Name.
    pub name: &'static str,
    /// Path of its module within `providers`: `dotnet::dotnet_runtime`. The first part is that of related providers, too.
    pub module: &'static str,
    /// GUID.
    pub guid: Guid,
    /// Identification of an event.
    pub kind: ProviderKind,
    /// Names of keywords, with their bits if they are known.
    pub keywords: &'static [(&'static str, Option<u64>)],
    /// Names of levels, with their numbers if they are known.
    pub levels: &'static [(&'static str, Option<u16>)],
    /// Names of channels, with their numbers if they are known.
    pub channels: &'static [(&'static str, Option<u16>)],
    /// Names of tasks, with their numbers if they are known.
    pub tasks: &'static [(&'static str, Option<u16>)],
    /// Names of opcodes, with their numbers if they are known.
    pub opcodes: &'static [(&'static str, Option<u16>)],
    /// Names of values of fields.
    pub maps: &'static [Map],
    /// Documentation of fields of events: the event ID, the name of the field, and the text; sorted.
    docs: Shown<&'static [(u16, &'static str, &'static str)]>,
    /// Events, by ID, then by version.
    pub events: &'static [ProviderEvent],
    /// Sources of the facts, except of events that have their own.
    sources: Shown<&'static [&'static Source]>,
}

impl Provider {
    /// Provider without names and events.
    pub(crate) const NONE: Provider = Provider {
        name: "",
        module: "",
        guid: Guid::from_bytes([0; 16]),
        kind: ProviderKind::Manifest,
        keywords: &[],
        levels: &[],
        channels: &[],
        tasks: &[],
        opcodes: &[],
        maps: &[],
        docs: Shown::new(&[]),
        events: &[],
        sources: Shown::new(&[]),
    };

    /// Returns the documentation of a field of an event, if the tables have one.
    pub fn doc_of(&self, event: u16, field: &str) -> Option<&'static str> {
        let docs = self.docs.get();
        let at = docs.binary_search_by(|(own, name, _)| (*own, *name).cmp(&(event, field))).ok()?;
        docs.get(at).map(|(_, _, doc)| *doc)
    }

    /// Returns the sources of an event.
    pub fn sources_of(&self, event: &ProviderEvent) -> &'static [&'static Source] {
        if event.sources.get().is_empty() { self.sources.get() } else { event.sources.get() }
    }
}

/// Event of a provider. Names are indices into the tables of the provider; 255 for levels and channels, and 65,535 for
/// tasks and opcodes, if the event has none.
#[derive(Debug)]
#[non_exhaustive]
pub struct ProviderEvent {
    /// Event ID, event type or message number.
    pub id: u16,
    /// Version.
    pub version: u8,
    /// Name; empty if there is none.
    pub name: &'static str,
    /// Index of the level.
    pub level: u8,
    /// Index of the channel.
    pub channel: u8,
    /// Index of the task.
    pub task: u16,
    /// Index of the opcode.
    pub opcode: u16,
    /// Indices of the keywords.
    pub keywords: &'static [u8],
    /// Message; empty if there is none.
    pub message: &'static str,
    /// Fields, in the order of the data.
    pub fields: &'static [EventField],
    /// Sources of the event. Empty if they are those of the provider.
    sources: Shown<&'static [&'static Source]>,
}

setters! { ProviderEvent:
    /// Sets the sources.
    stated_by(sources: &'static [&'static Source]) = Shown::new(sources);
}

/// Field of an event of a provider, or member of a structure.
#[derive(Debug)]
#[non_exhaustive]
pub struct EventField {
    /// Name.
    pub name: &'static str,
    /// Number of the type of the bytes; 0 for a structure.
    pub in_type: u16,
    /// Number of the form in which the value is shown; 0 for that of the type.
    pub out_type: u16,
    /// Number of elements.
    pub count: Quantity,
    /// Number of bytes, or of characters of text.
    pub length: Quantity,
    /// Index of the map; 65,535 if there is none.
    pub map: u16,
    members: Option<&'static Members>,
}

/// Members of a structure.
#[derive(Debug)]
pub struct Members(pub &'static [EventField]);

impl EventField {
    /// Returns the members of a structure.
    pub const fn members(&self) -> &'static [EventField] {
        match self.members {
            Some(Members(members)) => members,
            None => &[],
        }
    }
}

/// Number of elements, bytes or characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Quantity {
    /// Not stated.
    Unstated,
    /// A number.
    Number(u16),
    /// The value of the field with this index among all fields: a structure before its members, and those before the
    /// next field.
    Field(u16),
}

/// Names of values, or of bits, of fields.
#[derive(Debug)]
#[non_exhaustive]
pub struct Map {
    /// Name.
    pub name: &'static str,
    /// True if the entries are bits.
    pub bits: bool,
    /// Values and their names.
    pub entries: &'static [(u64, &'static str)],
}

/// Creates a provider without names and events.
pub const fn provider(name: &'static str, module: &'static str, guid: Guid, kind: ProviderKind) -> Provider {
    Provider { name, module, guid, kind, ..Provider::NONE }
}

setters! { Provider:
    /// Sets the names of keywords.
    with_keywords(keywords: &'static [(&'static str, Option<u64>)]) = keywords;
    /// Sets the names of levels.
    with_levels(levels: &'static [(&'static str, Option<u16>)]) = levels;
    /// Sets the names of channels.
    with_channels(channels: &'static [(&'static str, Option<u16>)]) = channels;
    /// Sets the names of tasks.
    with_tasks(tasks: &'static [(&'static str, Option<u16>)]) = tasks;
    /// Sets the names of opcodes.
    with_opcodes(opcodes: &'static [(&'static str, Option<u16>)]) = opcodes;
    /// Sets the names of values of fields.
    with_maps(maps: &'static [Map]) = maps;
    /// Sets the documentation of fields.
    with_docs(docs: &'static [(u16, &'static str, &'static str)]) = Shown::new(docs);
    /// Sets the events.
    with_events(events: &'static [ProviderEvent]) = events;
    /// Sets the sources.
    stated_by(sources: &'static [&'static Source]) = Shown::new(sources);
}

/// Creates an event. Names are those of [`ProviderEvent`].
#[allow(clippy::too_many_arguments)]
pub const fn event(
    (id, version): (u16, u8),
    name: &'static str,
    (level, channel): (u8, u8),
    (task, opcode): (u16, u16),
    keywords: &'static [u8],
    message: &'static str,
    fields: &'static [EventField],
) -> ProviderEvent {
    ProviderEvent {
        id,
        version,
        name,
        level,
        channel,
        task,
        opcode,
        keywords,
        message,
        fields,
        sources: Shown::new(&[]),
    }
}

/// Creates a field that has neither count nor length, form nor map.
pub const fn plain(name: &'static str, in_type: u16) -> EventField {
    field(name, in_type, 0, Quantity::Unstated, Quantity::Unstated, 0xFFFF)
}

/// Creates a field that is no structure.
pub const fn field(
    name: &'static str,
    in_type: u16,
    out_type: u16,
    count: Quantity,
    length: Quantity,
    map: u16,
) -> EventField {
    EventField { name, in_type, out_type, count, length, map, members: None }
}

/// Creates a structure.
pub const fn structure(name: &'static str, count: Quantity, members: &'static Members) -> EventField {
    EventField { members: Some(members), count, ..plain(name, 0) }
}

/// Creates a map.
pub const fn map(name: &'static str, bits: bool, entries: &'static [(u64, &'static str)]) -> Map {
    Map { name, bits, entries }
}
