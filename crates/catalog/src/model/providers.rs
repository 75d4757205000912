//! Providers of events that describe themselves by a manifest.

use serde::{Deserialize, Serialize};

use super::is_false;
use crate::field_types::{InType, OutType};
use crate::words::ProviderKind;

/// Provider of events.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    #[serde(default, skip_serializing_if = "ProviderKind::is_default")]
    pub kind: ProviderKind,
    /// Summary in one sentence.
    pub summary: String,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// Levels.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<NamedNumber>,
    /// Channels.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<NamedNumber>,
    /// Tasks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<NamedNumber>,
    /// Opcodes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opcodes: Vec<Opcode>,
    /// Names of values of fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub maps: Vec<EventMap>,
    /// Fields that several events share.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub templates: Vec<EventTemplate>,
    /// Events, by ID, then by version.
    pub events: Vec<ProviderEvent>,
    /// IDs of the sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// File of the table, from the folder of the tables.
    #[serde(default)]
    pub file: String,
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

/// Keyword of a provider.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Keyword {
    /// Bits; absent if no source states them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mask: Option<u64>,
    /// Name.
    pub name: String,
    /// Name of the constant in Rust, if the bits are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// Level, channel or task of a provider.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NamedNumber {
    /// Number; absent if no source states it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u16>,
    /// Name.
    pub name: String,
    /// Name of the constant in Rust, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// Opcode of a provider.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opcode {
    /// Number; absent if no source states it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// Name.
    pub name: String,
    /// Name of the constant in Rust, if the number is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Task whose events have it; absent for events of any task.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// Names of values, or of bits, of fields.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EventMap {
    /// Name.
    pub name: String,
    /// Name of the type in Rust, in the module of the payloads of the provider.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// True if the entries are bits.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bits: bool,
    /// Names.
    pub entries: Vec<MapEntry>,
}

impl EventMap {
    /// Creates a map from values, or bits, and their names.
    pub fn new(name: String, bits: bool, entries: impl IntoIterator<Item = (u64, String)>) -> EventMap {
        let entries = entries.into_iter().map(|(value, name)| MapEntry { value, name });
        EventMap { name, rust: None, bits, entries: entries.collect() }
    }
}

/// Name of a value or of a bit.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MapEntry {
    /// Value, or bits.
    pub value: u64,
    /// Name.
    pub name: String,
}

/// Fields that several events share.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EventTemplate {
    /// Name.
    pub name: String,
    /// Fields, in the order of the data.
    pub fields: Vec<EventField>,
}

/// Event of a provider.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProviderEvent {
    /// Event ID, event type of a classic event, or message number.
    pub id: u16,
    /// Version.
    pub version: u8,
    /// Name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Name of the constant of the ID in Rust: at the first event with the ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Name of the type of the payload in Rust, of all versions: at the first event with the ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payload: Option<String>,
    /// Name of the task.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// Name of the opcode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opcode: Option<String>,
    /// Name of the level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Name of the channel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<String>,
    /// Names of the keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Message, with insertions such as `%1!s!`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Template with the fields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<String>,
    /// Fields, if no template has them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<EventField>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// IDs of the sources, if they are not those of the provider.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
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

/// Field of an event, or member of a structure.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventField {
    /// Name.
    pub name: String,
    /// Type of the bytes; absent for a structure.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub ty: Option<InType>,
    /// Form in which the value is shown; absent for that of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<OutType>,
    /// Map with the names of its values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// Number of elements of an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<Quantity>,
    /// Number of bytes, or of characters of text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Quantity>,
    /// Members of a structure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<EventField>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
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
