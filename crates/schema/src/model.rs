//! The model: what any source states about an event.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::Identity;
use etwspec_etl::columns::EventNames;
use etwspec_etl::payload::ValueNames;

use crate::argument::Argument;

/// Schema of one kind of event.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Schema {
    /// Origin of the schema.
    pub source: Source,
    /// Provider GUID; the class GUID of a classic event, the message GUID of a WPP message.
    pub provider: Guid,
    /// Name of the provider.
    pub provider_name: Option<Arc<str>>,
    /// Identity of the event within the provider.
    pub event: EventId,
    /// Name of the event: the name of a TraceLogging event, the symbol of a manifest's event, or the source location of
    /// a WPP message.
    pub name: Option<Arc<str>>,
    /// Name of the task.
    pub task: Option<Arc<str>>,
    /// Name of the opcode.
    pub opcode: Option<Arc<str>>,
    /// Name of the level.
    pub level: Option<Arc<str>>,
    /// Name of the channel.
    pub channel: Option<Arc<str>>,
    /// Names of the keywords that the event has.
    pub keywords: Vec<Arc<str>>,
    /// Name of the function that logs a WPP message.
    pub function: Option<Arc<str>>,
    /// Name of the source file that logs a WPP message.
    pub file: Option<Arc<str>>,
    /// Message, with insertions such as `%1!s!`.
    pub message: Option<Arc<str>>,
    /// Tag of a TraceLogging event; 0 if it has none.
    pub tag: u32,
    /// Fields, in the order of the data.
    pub fields: Arc<[Field]>,
    /// Process that logged the schema, if the schema describes the events of this process first.
    pub process: Option<u32>,
}

impl Schema {
    /// Creates a schema without names and fields.
    pub fn new(source: Source, provider: Guid, event: EventId) -> Schema {
        Schema {
            source,
            provider,
            provider_name: None,
            event,
            name: None,
            task: None,
            opcode: None,
            level: None,
            channel: None,
            keywords: Vec::new(),
            function: None,
            file: None,
            message: None,
            tag: 0,
            fields: Arc::new([]),
            process: None,
        }
    }

    /// Returns the name of the event within its provider: the name of a TraceLogging event or a message, otherwise task
    /// and opcode, such as `GC/Start`. An opcode without information is omitted, and so is the prefix `win:`, which
    /// some sources contain.
    pub fn event_name(&self) -> Option<Arc<str>> {
        let own = matches!(self.event, EventId::TraceLogging | EventId::Message { .. });
        let opcode = self.opcode.as_deref().map(|opcode| opcode.trim_start_matches("win:"));
        let opcode = opcode.filter(|opcode| *opcode != "Info");
        match (self.task.as_deref(), opcode) {
            _ if own => self.name.clone(),
            (Some(task), Some(opcode)) => Some(format!("{task}/{opcode}").into()),
            (Some(task), None) => Some(task.into()),
            (None, _) => self.name.clone(),
        }
    }

    /// Returns the names of the provider and of the event, which has the name that [`event_name`](Self::event_name) returns.
    pub fn names<'n>(&'n self, event_name: Option<&'n str>) -> EventNames<'n> {
        let mut names = EventNames::new();
        names.provider = self.provider_name.as_deref();
        names.event = event_name;
        names.symbol = self.name.as_deref();
        names
    }

    /// Returns the identity of the events that the schema describes. `None` for a TraceLogging event, whose ID is not
    /// unique.
    pub fn identity(&self) -> Option<Identity> {
        self.event.identity(self.provider)
    }
}

/// Identity of an event within its provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum EventId {
    /// Event of a manifest.
    Manifest {
        /// Event ID.
        id: u16,
        /// Version of the event.
        version: u8,
    },
    /// Classic event of a class.
    Class {
        /// Event type.
        kind: u8,
        /// Version of the event.
        version: u8,
    },
    /// WPP message.
    Message {
        /// Message number.
        number: u16,
    },
    /// Event that contains its schema: a TraceLogging event, or text.
    TraceLogging,
}

impl EventId {
    /// Returns the identity of events of a provider. `None` if events contain the schema.
    pub(crate) fn identity(self, guid: Guid) -> Option<Identity> {
        match self {
            EventId::Manifest { id, version } => Some(Identity::Provider { guid, id, version: version.into() }),
            EventId::Class { kind, version } => Some(Identity::Class { guid, kind, version: version.into() }),
            EventId::Message { number } => Some(Identity::Message { guid: Some(guid), number }),
            EventId::TraceLogging => None,
        }
    }
}

words! {
    /// Origin of a schema. The order is the order of precedence: the first source that describes an event is used.
    pub enum Source {
        /// TraceLogging metadata in the event itself.
        TraceLogging = "tracelogging",
        /// The header of the event, which states that the data are text.
        TextOnly = "text-only",
        /// TRACE_EVENT_INFO in the trace.
        TraceEventInfo = "trace-event-info",
        /// Manifest that an EventSource logged in the trace.
        EventSource = "eventsource-manifest",
        /// Instrumentation manifest that the user named.
        Manifest = "manifest-file",
        /// Binary manifest that the user named: a resource of a program.
        BinaryManifest = "binary-manifest",
        /// Trace message format that the user named: a TMF file, or the annotations of a PDB file.
        Tmf = "tmf",
        /// Provider table of this project.
        Table = "provider-table",
        /// Dumps of the providers of Windows: the layout of the release of the trace.
        Windows = "windows",
        /// Dumps of the providers of Windows: a layout of another release than that of the trace.
        OtherWindows = "windows-other-release",
        /// Dumps of the providers of Windows that state no lengths, with assumed ones, which explain the data.
        AssumedWindows = "windows-assumed-lengths",
    }
    /// Returns the word for the source in JSON and tables.
    word
}

/// Field of an event, or member of a structure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Field {
    /// Name. It may be empty, and need not be unique.
    pub name: Arc<str>,
    /// Content of the field.
    pub content: Content,
    /// Number of elements.
    pub count: Count,
    /// Tag of a TraceLogging field; 0 if it has none.
    pub tag: u32,
    /// The argument of a WPP message that the field is.
    pub argument: Option<Arc<Argument>>,
}

/// Returns whether two lists of fields have the same encoding, whatever their names and how they are shown.
pub(crate) fn same_encoding(one: &[Field], other: &[Field]) -> bool {
    let same = |(one, other): (&Field, &Field)| {
        one.count == other.count
            && match (&one.content, &other.content) {
                (Content::Value { in_type: a, length: b, .. }, Content::Value { in_type: c, length: d, .. }) => {
                    a == c && (b == d || !uses_length(*a))
                }
                (Content::Struct(one), Content::Struct(other)) => same_encoding(one, other),
                (one, other) => one == other,
            }
    };
    one.len() == other.len() && one.iter().zip(other).all(same)
}

/// Returns whether the size of a value of a type is the length of its field. Others have a size of their own; schemas in
/// traces state it.
pub(crate) fn uses_length(in_type: TdhInType) -> bool {
    matches!(in_type, TdhInType::UNICODESTRING | TdhInType::ANSISTRING | TdhInType::BINARY)
}

impl Field {
    /// Creates a field with one value of a type.
    pub fn value(name: &str, in_type: TdhInType, out_type: TdhOutType) -> Field {
        let content = Content::Value { in_type, out_type, length: Length::Unstated, map: None };
        Field { name: name.into(), content, count: Count::One, tag: 0, argument: None }
    }

    /// Creates a field that is a structure.
    pub fn structure(name: &str, members: Vec<Field>) -> Field {
        Field { name: name.into(), content: Content::Struct(members), count: Count::One, tag: 0, argument: None }
    }
}

/// Content of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Content {
    /// A value.
    Value {
        /// Type of the bytes.
        in_type: TdhInType,
        /// Form in which the value is shown.
        out_type: TdhOutType,
        /// Size of the value.
        length: Length,
        /// Names of values.
        map: Option<Arc<ValueNames>>,
    },
    /// Fields of a structure.
    Struct(Vec<Field>),
    /// Data in a format of the provider's own, after their size in bytes as USHORT.
    Custom,
}

/// Names of values count with their number, since fields share them.
impl Hash for Content {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Content::Value { in_type, out_type, length, map } => {
                let map = map.as_ref().map(|map| (&map.name, map.flags, map.values.len()));
                (in_type, out_type, length, map).hash(state);
            }
            Content::Struct(members) => members.hash(state),
            Content::Custom => 0.hash(state),
        }
    }
}

/// Number of elements of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Count {
    /// One value, which is no array.
    One,
    /// Fixed number of elements.
    Fixed(u16),
    /// Number of elements in an earlier field.
    Field(FieldIndex),
    /// Number of elements in the USHORT before the first element.
    Prefixed,
}

/// Size of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Length {
    /// The length of the type; text ends with a zero, and bytes extend to the end of the data.
    Unstated,
    /// Fixed number of bytes, or characters of text.
    Fixed(u16),
    /// Number of bytes or characters in an earlier field.
    Field(FieldIndex),
}

/// Index of a field among all fields of a schema, members of structures included: a structure before its members, and those
/// before the next field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldIndex(pub u16);
