//! Tables that describe the events of providers.

use crate::guid::Guid;
use crate::layout::Source;
use crate::rows::shown;

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
    pub docs: &'static [(u16, &'static str, &'static str)],
    /// Events, by ID, then by version.
    pub events: &'static [ProviderEvent],
    /// Sources of the facts, except of events that have their own.
    pub sources: &'static [&'static Source],
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
        docs: &[],
        events: &[],
        sources: &[],
    };

    /// Returns the documentation of a field of an event, if the tables have one.
    pub fn doc_of(&self, event: u16, field: &str) -> Option<&'static str> {
        let at = self.docs.binary_search_by(|(own, name, _)| (*own, *name).cmp(&(event, field))).ok()?;
        self.docs.get(at).map(|(_, _, doc)| *doc)
    }

    /// Returns the sources of an event.
    pub fn sources_of(&self, event: &ProviderEvent) -> &'static [&'static Source] {
        if event.sources.is_empty() { self.sources } else { event.sources }
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
    pub sources: &'static [&'static Source],
}

#[doc(hidden)]
impl ProviderEvent {
    /// Sets the sources.
    pub const fn stated_by(mut self, sources: &'static [&'static Source]) -> ProviderEvent {
        self.sources = shown(sources, &[]);
        self
    }
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
    /// Members of a structure.
    pub members: &'static [EventField],
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

#[doc(hidden)]
impl Provider {
    /// Sets the names of keywords.
    pub const fn with_keywords(mut self, keywords: &'static [(&'static str, Option<u64>)]) -> Provider {
        self.keywords = keywords;
        self
    }

    /// Sets the names of levels.
    pub const fn with_levels(mut self, levels: &'static [(&'static str, Option<u16>)]) -> Provider {
        self.levels = levels;
        self
    }

    /// Sets the names of channels.
    pub const fn with_channels(mut self, channels: &'static [(&'static str, Option<u16>)]) -> Provider {
        self.channels = channels;
        self
    }

    /// Sets the names of tasks.
    pub const fn with_tasks(mut self, tasks: &'static [(&'static str, Option<u16>)]) -> Provider {
        self.tasks = tasks;
        self
    }

    /// Sets the names of opcodes.
    pub const fn with_opcodes(mut self, opcodes: &'static [(&'static str, Option<u16>)]) -> Provider {
        self.opcodes = opcodes;
        self
    }

    /// Sets the names of values of fields.
    pub const fn with_maps(mut self, maps: &'static [Map]) -> Provider {
        self.maps = maps;
        self
    }

    /// Sets the documentation of fields.
    pub const fn with_docs(mut self, docs: &'static [(u16, &'static str, &'static str)]) -> Provider {
        self.docs = shown(docs, &[]);
        self
    }

    /// Sets the events.
    pub const fn with_events(mut self, events: &'static [ProviderEvent]) -> Provider {
        self.events = events;
        self
    }

    /// Sets the sources.
    pub const fn stated_by(mut self, sources: &'static [&'static Source]) -> Provider {
        self.sources = shown(sources, &[]);
        self
    }
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
    ProviderEvent { id, version, name, level, channel, task, opcode, keywords, message, fields, sources: &[] }
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
    EventField { name, in_type, out_type, count, length, map, members: &[] }
}

/// Creates a structure.
pub const fn structure(name: &'static str, count: Quantity, members: &'static [EventField]) -> EventField {
    EventField { name, in_type: 0, out_type: 0, count, length: Quantity::Unstated, map: 0xFFFF, members }
}

/// Creates a map.
pub const fn map(name: &'static str, bits: bool, entries: &'static [(u64, &'static str)]) -> Map {
    Map { name, bits, entries }
}
