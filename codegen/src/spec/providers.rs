//! Providers: their events, fields, maps and names.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{InType, OutType, ProviderKind, Sources};
use crate::role::{As, OUTER, Sort, TEXT, defines, refers};
use crate::span::At;

rows! {
    /// `providers/*.toml`: one provider of events.
    pub struct ProviderFile {
        /// The name of the provider, such as `Microsoft-Windows-Kernel-Process`.
        pub name: As<At<String>, { defines(Sort::Provider) }>,
        /// The GUID of the provider.
        pub guid: As<At<String>, TEXT>,
        /// The topic, one of a family: a module and a feature of the crate.
        pub module: As<At<String>, { refers(Sort::Topic) }>,
        /// Prefix of the name. Generated names omit it.
        pub prefix: As<Option<At<String>>, TEXT>,
        /// Kind of event identity: `manifest` (the default), `classic` or `message`.
        pub kind?: ProviderKind,
        /// Description, in one sentence.
        pub summary: String,
        /// A remark for the docs.
        pub doc: Option<String>,
        /// Sources of the facts; an event may cite others.
        pub sources: Sources,
        /// The keywords.
        pub keywords?: Vec<At<KeywordRow>>,
        /// The levels that events have.
        pub levels?: As<Vec<At<NumberRow>>, { defines(Sort::Level) }>,
        /// The channels that events have.
        pub channels?: As<Vec<At<NumberRow>>, { defines(Sort::Channel) }>,
        /// The tasks.
        pub tasks?: As<Vec<At<NumberRow>>, { defines(Sort::Task) }>,
        /// The opcodes, of all tasks or of one.
        pub opcodes?: Vec<At<OpcodeRow>>,
        /// Names of values of fields.
        pub map?: Vec<At<MapRow>>,
        /// Fields that several events share.
        pub template?: Vec<At<TemplateRow>>,
        /// The events.
        pub event?: Vec<At<ProviderEventRow>>,
    }

    /// A keyword of a provider.
    pub struct KeywordRow {
        /// The bits of the keyword. Left out where no source states them.
        pub mask: Option<At<u64>>,
        /// The name.
        pub name: As<At<String>, { defines(Sort::Keyword) }>,
        /// Another keyword has the bits in other releases.
        pub collides?: bool,
        /// Subject of the events with the keyword.
        pub doc: Option<String>,
    }

    /// A level, channel or task of a provider.
    pub struct NumberRow {
        /// The number. Left out where no source states it.
        pub value: Option<At<u16>>,
        /// The name.
        pub name: As<At<String>, OUTER>,
        /// Description, in one sentence.
        pub doc: Option<String>,
    }

    /// An opcode of a provider, or of a task.
    pub struct OpcodeRow {
        /// The number. Left out where no source states it.
        pub value: Option<At<u8>>,
        /// The name.
        pub name: As<At<String>, { defines(Sort::Opcode) }>,
        /// The task whose events have the opcode; left out, events of any task.
        pub task: As<Option<At<String>>, { refers(Sort::Task) }>,
        /// Description, in one sentence.
        pub doc: Option<String>,
    }

    /// Names of values, or of bits, of fields.
    pub struct MapRow {
        /// The name of the map.
        pub name: As<At<String>, { defines(Sort::Map) }>,
        /// The names of values.
        pub values?: Vec<At<MapEntryRow>>,
        /// The names of bits.
        pub bits?: Vec<At<MapEntryRow>>,
    }

    /// The name of a value or of a bit.
    pub struct MapEntryRow {
        /// The value, or the bits.
        pub value: At<u64>,
        /// The name.
        pub name: String,
    }

    /// Fields that several events share.
    pub struct TemplateRow {
        /// The name of the template.
        pub name: As<At<String>, { defines(Sort::Template) }>,
        /// The fields, in the order of the data.
        pub fields: At<Vec<At<EventFieldRow>>>,
    }

    /// An event of a provider.
    pub struct ProviderEventRow {
        /// The event ID, the event type of a classic event, or the message number.
        pub id: At<u16>,
        /// The version; left out, 0.
        pub version: Option<At<u8>>,
        /// The name of the event: its symbol, or the place of a message in its source.
        pub name: As<Option<At<String>>, TEXT>,
        /// The name of the task.
        pub task: As<Option<At<String>>, { refers(Sort::Task) }>,
        /// The name of the opcode.
        pub opcode: As<Option<At<String>>, { refers(Sort::Opcode) }>,
        /// The name of the level.
        pub level: As<Option<At<String>>, { refers(Sort::Level) }>,
        /// The name of the channel.
        pub channel: As<Option<At<String>>, { refers(Sort::Channel) }>,
        /// The names of the keywords.
        pub keywords?: As<Vec<At<String>>, { refers(Sort::Keyword) }>,
        /// The message, with insertions such as `%1!s!`.
        pub message: Option<String>,
        /// The template with the fields.
        pub template: As<Option<At<String>>, { refers(Sort::Template) }>,
        /// The fields, in the order of the data, if no template has them. An event with neither has no fields.
        pub fields: Option<At<Vec<At<EventFieldRow>>>>,
        /// Description of what happened.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
    }

    /// A field of an event, or a member of a structure.
    pub struct EventFieldRow {
        /// The name; empty if the source has none.
        pub name: As<At<String>, TEXT>,
        /// The type of the bytes.
        #[serde(rename = "type")]
        pub ty: Option<At<InType>>,
        /// The form in which the value is shown; left out, that of the type.
        pub out: Option<At<OutType>>,
        /// The map with the names of its values.
        pub map: As<Option<At<String>>, { refers(Sort::Map) }>,
        /// The number of elements of an array: a number, or an earlier field.
        pub count: As<Option<At<Quantity>>, TEXT>,
        /// The number of bytes of data, or of characters of text: a number, or an earlier field.
        pub length: As<Option<At<Quantity>>, TEXT>,
        /// The members of a structure.
        #[serde(rename = "struct")]
        pub structure: Option<At<Vec<At<EventFieldRow>>>>,
        /// Description, in one sentence.
        pub doc: Option<String>,
    }
}

/// A number of elements, bytes or characters.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Quantity {
    /// A number.
    Number(u16),
    /// The value of an earlier field.
    Field(String),
}
