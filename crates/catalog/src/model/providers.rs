//! Providers of events that describe themselves by a manifest.

use serde::{Deserialize, Serialize};

use crate::field_types::{InType, OutType};
use crate::words::ProviderKind;

model! {
    /// Provider of events.
    pub struct Provider {
        /// Name.
        pub name: String,
        /// GUID, in upper case, without braces.
        pub guid: String,
        /// Name of the Rust module.
        pub rust: String,
        /// Path of the module of its topic from the crate root.
        pub module: String,
        /// Kind of the provider, which determines how its events are identified.
        pub kind?: ProviderKind,
        /// Summary in one sentence.
        pub summary: String,
        /// Remark.
        pub doc?: Option<String>,
        /// Keywords.
        pub keywords?: Vec<Keyword>,
        /// Levels.
        pub levels?: Vec<NamedNumber>,
        /// Channels.
        pub channels?: Vec<NamedNumber>,
        /// Tasks.
        pub tasks?: Vec<NamedNumber>,
        /// Opcodes.
        pub opcodes?: Vec<Opcode>,
        /// Names of values of fields.
        pub maps?: Vec<EventMap>,
        /// Fields that several events share.
        pub templates?: Vec<EventTemplate>,
        /// Events, by ID, then by version.
        pub events: Vec<ProviderEvent>,
        /// IDs of the sources.
        pub sources?: Vec<String>,
        /// File of the table, from the folder of the tables.
        #[serde(default)]
        pub file: String,
    }
}

impl Provider {
    /// Returns the fields of an event: those of its template, or its own.
    pub fn fields<'p>(&'p self, event: &'p ProviderEvent) -> &'p [EventField] {
        let template = event.template.as_ref();
        let template = template.and_then(|name| self.templates.iter().find(|template| template.name == *name));
        template.map_or(&event.fields, |template| &template.fields)
    }

    /// Returns the opcode of an event: that of its task, or else that of any task.
    pub fn opcode(&self, event: &ProviderEvent) -> Option<&Opcode> {
        let name = event.opcode.as_ref()?;
        let with =
            |task: Option<&String>| self.opcodes.iter().find(|one| one.name == *name && one.task.as_ref() == task);
        event.task.as_ref().and_then(|task| with(Some(task))).or_else(|| with(None))
    }
}

model! {
    /// Keyword of a provider.
    pub struct Keyword {
        /// Bits; absent if no source states them.
        pub mask?: Option<u64>,
        /// Name.
        pub name: String,
        /// Name of the constant in Rust, if the bits are known.
        pub rust?: Option<String>,
        /// Description.
        pub doc?: Option<String>,
    }

    /// Level, channel or task of a provider.
    pub struct NamedNumber {
        /// Number; absent if no source states it.
        pub value?: Option<u16>,
        /// Name.
        pub name: String,
        /// Name of the constant in Rust, if there is one.
        pub rust?: Option<String>,
        /// Description.
        pub doc?: Option<String>,
    }

    /// Opcode of a provider.
    pub struct Opcode {
        /// Number; absent if no source states it.
        pub value?: Option<u8>,
        /// Name.
        pub name: String,
        /// Name of the constant in Rust, if the number is known.
        pub rust?: Option<String>,
        /// Task whose events have it; absent for events of any task.
        pub task?: Option<String>,
        /// Description.
        pub doc?: Option<String>,
    }

    /// Names of values, or of bits, of fields.
    pub struct EventMap {
        /// Name.
        pub name: String,
        /// Name of the type in Rust, in the module of the payloads of the provider.
        pub rust?: Option<String>,
        /// True if the entries are bits.
        pub bits?: bool,
        /// Names.
        pub entries: Vec<MapEntry>,
    }
}

impl EventMap {
    /// Creates a map from values, or bits, and their names.
    pub fn new(name: String, bits: bool, entries: impl IntoIterator<Item = (u64, String)>) -> EventMap {
        let entries = entries.into_iter().map(|(value, name)| MapEntry { value, name });
        EventMap { name, rust: None, bits, entries: entries.collect() }
    }
}

model! {
    /// Name of a value or of a bit.
    pub struct MapEntry {
        /// Value, or bits.
        pub value: u64,
        /// Name.
        pub name: String,
    }

    /// Fields that several events share.
    pub struct EventTemplate {
        /// Name.
        pub name: String,
        /// Fields, in the order of the data.
        pub fields: Vec<EventField>,
    }

    /// Event of a provider.
    pub struct ProviderEvent {
        /// Event ID, event type of a classic event, or message number.
        pub id: u16,
        /// Version.
        pub version: u8,
        /// Name.
        pub name?: Option<String>,
        /// Name of the constant of the ID in Rust: at the first event with the ID.
        pub rust?: Option<String>,
        /// Name of the type of the payload in Rust, of all versions: at the first event with the ID.
        pub payload?: Option<String>,
        /// Name of the task.
        pub task?: Option<String>,
        /// Name of the opcode.
        pub opcode?: Option<String>,
        /// Name of the level.
        pub level?: Option<String>,
        /// Name of the channel.
        pub channel?: Option<String>,
        /// Names of the keywords.
        pub keywords?: Vec<String>,
        /// Message, with insertions such as `%1!s!`.
        pub message?: Option<String>,
        /// Template with the fields.
        pub template?: Option<String>,
        /// Fields, if no template has them.
        pub fields?: Vec<EventField>,
        /// Description.
        pub doc?: Option<String>,
        /// IDs of the sources, if they are not those of the provider.
        pub sources?: Vec<String>,
    }
}

impl ProviderEvent {
    /// Returns task and opcode, such as `GC/Start`, or what the event has of them. `None` if it has neither.
    pub fn task_and_opcode(&self) -> Option<String> {
        match (&self.task, &self.opcode) {
            (Some(task), Some(opcode)) => Some(format!("{task}/{opcode}")),
            (one, other) => one.as_ref().or(other.as_ref()).cloned(),
        }
    }
}

model! {
    /// Field of an event, or member of a structure.
    #[derive(Default, Eq, Hash)]
    pub struct EventField {
        /// Name.
        pub name: String,
        /// Type of the bytes; absent for a structure.
        #[serde(rename = "type")]
        pub ty?: Option<InType>,
        /// Form in which the value is shown; absent for that of the type.
        pub out?: Option<OutType>,
        /// Map with the names of its values.
        pub map?: Option<String>,
        /// Number of elements of an array.
        pub count?: Option<Quantity>,
        /// Number of bytes, or of characters of text.
        pub length?: Option<Quantity>,
        /// Members of a structure.
        pub members?: Vec<EventField>,
        /// Description.
        pub doc?: Option<String>,
    }
}

/// Number of elements, bytes or characters.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Quantity {
    /// A number.
    Number(u16),
    /// The value of an earlier field.
    Field {
        /// Name of the field.
        field: String,
        /// Index among all fields of the event: a structure before its members, and those before the next field.
        index: u16,
    },
}
