//! Things: kinds of things that fields refer to, and lists, whose rows follow from several events, such as processes or waits.

use serde::{Deserialize, Serialize};

use crate::words::{Does, is_default, words};
use crate::{HookEvent, Meaning};

words! {
    /// Type of the values of a column.
    #[derive(Default)]
    pub enum ListType {
        /// Text.
        #[default]
        Text,
        /// A quantity.
        Number,
        /// An identifier, such as a process ID.
        Id,
        /// A size in bytes.
        Bytes,
        /// An address in memory.
        Address,
        /// A status: a signed number.
        Status,
        /// A point in time.
        Time,
        /// A time in nanoseconds.
        Duration,
    }

    /// Contents of a column.
    #[derive(Default)]
    pub enum ListHolds {
        /// The first known value that an event states.
        #[default]
        Value,
        /// A part of the identity of the row.
        Key,
        /// The time at which the row begins.
        Begin,
        /// The time at which the row ends.
        End,
        /// The sum of the values.
        Sum,
        /// The greatest value.
        Most,
        /// The time of the first event.
        First,
        /// The time of the last event.
        Last,
        /// The path in programs for the path in the column `of`, such as `C:\Windows`.
        DosPath,
        /// The name of the status in the column `of`, unless it is one of success.
        StatusName,
        /// The name of the row whose key was in the column `of` when this row began.
        ParentName,
    }

    /// Effect of an event on a list.
    #[derive(Default)]
    pub enum ListDoes {
        /// A row begins.
        #[default]
        Begins,
        /// A row ends.
        Ends,
        /// A row existed before the trace.
        Existed,
        /// A row exists at the end of the trace.
        Exists,
        /// A row has these values.
        Details,
        /// The values are added to a row.
        Adds,
        /// An interval begins.
        Opens,
        /// An interval has these values.
        Notes,
        /// An interval ends.
        Closes,
        /// Paths of the kernel begin with the first value, and paths of programs with the second.
        Maps,
    }

    /// Part of a field or of an event that is the value.
    #[derive(Default)]
    pub enum ListTake {
        /// The value of the field.
        #[default]
        Value,
        /// The name of the value in its set.
        Label,
        /// The name of the thing that the field refers to.
        Name,
        /// The process of the thread that the field refers to.
        ProcessOfThread,
        /// The last component of the path.
        FileName,
        /// The time from the one in the field to the event.
        Since,
        /// The duration in the field, whose unit is that of its table.
        Duration,
        /// The time from the start of the interval to the event.
        Elapsed,
        /// The process in which the event happened.
        Process,
        /// The name of the process in which the event happened.
        ProcessName,
        /// The operation: the name of the event after that of its task.
        Event,
        /// The text or number of the row of the table.
        Constant,
    }
}

/// Kind of thing that fields of events refer to by a number, its key.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reference {
    /// Meaning of fields that contain the key.
    pub meaning: Meaning,
    /// Name of the variant in the generated Rust crate.
    pub rust: String,
    /// Summary in one sentence.
    pub summary: String,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Kind of thing that owns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Meaning>,
    /// True if the key is unique within one owner only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub per_owner: bool,
    /// Owner of things that exist for all owners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_by: Option<u64>,
    /// Name of the owner of such things, if it is not that of the key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_name: Option<String>,
    /// Meaning of fields that contain any address within the thing, if the key is its address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contains: Option<Meaning>,
    /// IDs of the sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Events about such a thing: kernel events by hook ID, then those of providers.
    pub events: Vec<ReferenceEvent>,
}

/// Facts of an event about a thing. A field is given by all of its names in the payload structures of the event.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReferenceEvent {
    /// Hook ID of a kernel event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hook: Option<u32>,
    /// Name of the provider of another event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<String>,
    /// ID of an event of the provider, in all versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u16>,
    /// Name of the hook ID or of the event of the provider, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Effect of the event on the thing.
    pub does: Does,
    /// Field that contains the key.
    pub key: Vec<String>,
    /// Field that contains the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub name: Vec<String>,
    /// Field that contains a path, whose last part is the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// Field that contains the key of the owner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owner: Vec<String>,
    /// Field that contains the size in bytes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub size: Vec<String>,
    /// IDs of the sources of this row, if they differ from those of the reference.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// A list.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct List {
    /// Name, such as `processes`.
    pub name: String,
    /// Summary in one sentence.
    pub summary: String,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Noun for one row.
    pub row: String,
    /// Meaning of fields that contain the key of a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<Meaning>,
    /// True if no key is used again in the life of a process.
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
    /// Columns with the ID and the name of the process of a row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub process: Vec<String>,
    /// Columns by which rows are sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
    /// Columns whose sum sorts rows, the greatest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub most: Vec<String>,
    /// Columns that people see, in their order.
    pub text: Vec<String>,
    /// Where else an answer is, if the trace has no event of the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<String>,
    /// IDs of the sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Columns.
    pub columns: Vec<ListColumn>,
    /// Events that state rows. Of several at one time, the first counts.
    pub events: Vec<ListEvent>,
}

/// Column of a list.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListColumn {
    /// Name.
    pub name: String,
    /// Type of the values.
    #[serde(rename = "type", default, skip_serializing_if = "is_default")]
    pub ty: ListType,
    /// Contents.
    #[serde(default, skip_serializing_if = "is_default")]
    pub holds: ListHolds,
    /// Column from which the values follow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// Participle for the sum of all rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<String>,
    /// Description.
    pub doc: String,
}

/// Events that state rows.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListEvent {
    /// Names of kernel events and of classic events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kernel: Vec<String>,
    /// Name of the provider of other events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<String>,
    /// IDs of the events of the provider.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ids: Vec<u16>,
    /// Effect on the list.
    pub does: ListDoes,
    /// Columns by which rows are found, if not by their key.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<String>,
    /// Field that decides whether the event counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// Names or numbers of the values of this field with which the event counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub is: Vec<String>,
    /// Values of columns. Of several for one column, the first that is known counts.
    pub values: Vec<ListValue>,
    /// IDs of the sources of this row, if they differ from those of the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// Value of a column.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListValue {
    /// Column.
    pub column: String,
    /// Field, or the constant.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub field: String,
    /// Part of the field that is the value.
    #[serde(default, skip_serializing_if = "is_default")]
    pub take: ListTake,
}

/// Returns in words what a kernel event or a classic event states about rows of lists.
pub fn stated_by(lists: &[List], event: &HookEvent) -> Vec<String> {
    statements(lists, |stated| stated.kernel.iter().any(|name| event.community.contains(name)))
}

/// Returns in words what an event of a provider states about rows of lists.
pub fn stated_by_provider(lists: &[List], provider: &str, id: u16) -> Vec<String> {
    statements(lists, |stated| stated.provider.as_deref() == Some(provider) && stated.ids.contains(&id))
}

fn statements(lists: &[List], is_of: impl Fn(&ListEvent) -> bool) -> Vec<String> {
    let events = lists.iter().flat_map(|list| list.events.iter().map(move |event| (list, event)));
    let words = events.filter(|(_, event)| is_of(event)).map(|(list, event)| {
        let does = match event.does {
            ListDoes::Begins => "begins",
            ListDoes::Ends => "ends",
            ListDoes::Existed => "existed before the trace",
            ListDoes::Exists => "exists at the end of the trace",
            ListDoes::Details => "has these values",
            ListDoes::Adds => "is added up",
            ListDoes::Opens => "has an interval that begins",
            ListDoes::Notes => "has an interval with these values",
            ListDoes::Closes => "has an interval that ends",
            ListDoes::Maps => "maps paths",
        };
        let fields = event.values.iter().filter(|value| !value.field.is_empty() && value.take != ListTake::Constant);
        let fields: Vec<String> = fields.map(|value| format!("{} from {}", value.column, value.field)).collect();
        let when = event.when.as_ref().map(|field| format!(" if {field} is {}", event.is.join(" or ")));
        format!("{} in the list {} {does}{}: {}", list.row, list.name, when.unwrap_or_default(), fields.join(", "))
    });
    words.collect()
}
