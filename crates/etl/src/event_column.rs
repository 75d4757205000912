//! Columns of an event: name, type, unit and documentation of each fact that outputs show beside the fields of its data.

/// Type of the values of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ColumnType {
    /// Point in time, UTC.
    Time,
    /// Signed number of 64 bits.
    Int64,
    /// Number of 8 bits.
    UInt8,
    /// Number of 16 bits.
    UInt16,
    /// Number of 32 bits.
    UInt32,
    /// Number of 64 bits.
    UInt64,
    /// Number of 16 bits that text shows in hexadecimal.
    Hex16,
    /// Number of 64 bits that text shows in hexadecimal.
    Hex64,
    /// Text that many events share.
    Word,
    /// Text.
    Text,
    /// JSON.
    Json,
    /// Bytes.
    Bytes,
}

/// Description of a column.
#[derive(Debug)]
#[non_exhaustive]
pub struct ColumnRow {
    /// Name in all outputs.
    pub name: &'static str,
    /// Type of the values.
    pub ty: ColumnType,
    /// Documentation: a sentence or two.
    pub doc: &'static str,
    /// Unit of the values. The trace states the length of both kinds of ticks.
    pub unit: Option<&'static str>,
    /// True if other events of the trace may determine the value.
    pub of_trace: bool,
    /// True if a schema may determine the value.
    pub of_schema: bool,
    /// True if all events of an [`EventKind`](crate::counts::EventKind) with the same schema have the same value.
    pub of_kind: bool,
    /// True if the table of all events has the column. The others are members of JSON, or columns of tables with fields.
    pub in_events: bool,
    /// Usual width in a table of text, in characters. 0 for a column that cannot be selected.
    pub width: usize,
    /// Columns of which events without this column have one instead, in order of preference.
    pub or: &'static [EventColumn],
}

/// Description whose other members differ by column.
const ROW: ColumnRow = ColumnRow {
    name: "",
    ty: ColumnType::Text,
    doc: "",
    unit: None,
    of_trace: false,
    of_schema: false,
    of_kind: false,
    in_events: true,
    width: 0,
    or: &[],
};

macro_rules! table {
    ($($column:ident $name:literal $ty:ident $doc:literal $($key:ident: $value:expr),*;)*) => {
        /// A column of an event: a fact that outputs show beside the fields of its data.
        ///
        /// JSON, CSV, tables of text and Arrow tables derive name, type, unit and documentation of their columns from it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum EventColumn {
            $(#[doc = concat!("`", $name, "`: ", $doc)] $column,)*
        }

        impl EventColumn {
            /// All columns, in the order of the table of all events.
            pub const ALL: &'static [EventColumn] = &[$(EventColumn::$column),*];

            /// Returns the description of the column.
            pub const fn row(self) -> &'static ColumnRow {
                use EventColumn::*;
                match self {
                    $($column => const { &ColumnRow { name: $name, ty: ColumnType::$ty, doc: $doc, $($key: $value,)* ..ROW } },)*
                }
            }
        }
    };
}

table! {
    Time "time" Time "Time of the event, UTC. Null if the clock of the trace is unknown." width: 12;
    TimeStamp "time_stamp" Int64 "Time stamp by the clock of the session, in its ticks." unit: Some("clock ticks"), width: 20;
    At "at" Text "Place of the event: offset of the buffer in the file, and of the event in the buffer." in_events: false, width: 16;
    Cpu "cpu" UInt16 "Processor." width: 3;
    Pid "pid" UInt32 "Process ID. OpenTelemetry: process.pid." of_trace: true, width: 6;
    Tid "tid" UInt32 "Thread ID. OpenTelemetry: thread.id." of_trace: true, width: 6;
    Process "process" Word "Name of the process, from other events. OpenTelemetry: process.executable.name." of_trace: true, width: 16;
    ProcessBy "process_by" Word "Source of the process ID: the header, the payload, or the thread that the processor runs." of_trace: true, width: 10;
    Header "header" Word "Structure of the header." of_kind: true, width: 27;
    Pointer "pointer" UInt8 "Pointer size in bits." of_kind: true, width: 7;
    Provider "provider" Word "Provider GUID; class GUID of a classic event, GUID of a message." of_kind: true, or: &[MessageGuid, Group], width: 36;
    MessageGuid "message_guid" Word "GUID of a message." of_kind: true, in_events: false;
    ProviderName "provider_name" Word "Name of the provider." of_kind: true, of_schema: true, width: 32;
    Event "event" Text "Name of the event, of a kernel event that in tools of the community if it has one; else provider and number." of_schema: true, in_events: false, width: 42;
    Group "group" Word "Name of the group of kernel events, or of the class." of_kind: true, width: 24;
    Id "id" UInt16 "Event ID; event type of a classic event, number of a message." of_kind: true, or: &[Type, Number, Hook], width: 6;
    Type "type" UInt8 "Event type of a classic event." of_kind: true, in_events: false;
    Number "number" UInt16 "Number of a message." of_kind: true, in_events: false;
    Hook "hook" Hex16 "Hook ID of a kernel event." of_kind: true, width: 6;
    Name "name" Word "Name of the event: Microsoft's, or else that in tools of the community, or that in its schema. OpenTelemetry: event.name." of_kind: true, of_schema: true, width: 42;
    CommunityName "community_name" Word "Name of the event in tools of the community." of_kind: true;
    Version "version" UInt16 "Version of the event." of_kind: true, width: 7;
    Level "level" UInt8 "Level." of_kind: true, width: 5;
    Channel "channel" UInt8 "Channel." of_kind: true, width: 7;
    Opcode "opcode" UInt8 "Opcode." of_kind: true, or: &[Type], width: 6;
    Task "task" UInt16 "Task." of_kind: true, width: 5;
    Keyword "keyword" Hex64 "Keyword." of_kind: true, width: 18;
    LevelName "level_name" Word "Name of the level." of_kind: true, of_schema: true;
    ChannelName "channel_name" Word "Name of the channel." of_kind: true, of_schema: true;
    OpcodeName "opcode_name" Word "Name of the opcode." of_kind: true, of_schema: true;
    TaskName "task_name" Word "Name of the task." of_kind: true, of_schema: true;
    Keywords "keywords" Word "Names of the keywords, separated by |." of_kind: true, of_schema: true, width: 24;
    Flags "flags" Hex16 "Flags of an EVENT_HEADER." width: 8;
    Property "property" Hex16 "Properties of an EVENT_HEADER." width: 8;
    ActivityId "activity_id" Text "Activity ID." width: 36;
    RelatedActivityId "related_activity_id" Text "Related activity ID.";
    KernelTime "kernel_time" UInt32 "Processor time of the thread in the kernel, in timer ticks." unit: Some("timer ticks"), width: 11;
    UserTime "user_time" UInt32 "Processor time of the thread in user mode, in timer ticks." unit: Some("timer ticks"), width: 9;
    Component "component" UInt32 "Component of a message." of_kind: true, width: 9;
    Sequence "sequence" UInt32 "Sequence number of a message." width: 9;
    Class "class" Hex64 "Handle of the class of a classic event.";
    Instance "instance" UInt32 "Instance of a classic event.";
    Parent "parent" Text "Class GUID of the parent instance.";
    ParentClass "parent_class" Hex64 "Handle of the class of the parent instance.";
    ParentInstance "parent_instance" UInt32 "Parent instance.";
    Size "size" UInt32 "Size of the event in bytes, header included.";
    Schema "schema" Word "Where the names of the fields are from, unless it is a table of the kernel format." of_kind: true, of_schema: true, width: 20;
    Table "table" Word "Name of the table that contains the fields of the event." of_kind: true, of_schema: true;
    Message "message" Text "Message of the event, with its fields." of_schema: true, width: 60;
    Items "items" Json "Extended data items, such as stack traces, as a JSON list." width: 24;
    Data "data" Json "Fields as a JSON object, if no table contains them." of_schema: true, width: 24;
    Names "names" Json "Names of what fields refer to, by field." of_trace: true, in_events: false, width: 24;
    Fit "fit" Word "Why the fields are not certain. Null if they are." in_events: false, width: 10;
    DataPointer "data_pointer" UInt8 "Pointer size of the structure in bits, if the fields are not certain." in_events: false;
    Rest "rest" Bytes "Bytes of the data that have no known layout." in_events: false;
    Bytes "bytes" Bytes "Data, if their layout is unknown; the whole event, if its header is damaged." of_schema: true, or: &[Record], width: 24;
    Payload "payload" Bytes "Bytes of the payload, whether or not its layout is known." in_events: false, width: 40;
    Record "record" Bytes "The whole event, if its header is damaged or unknown." in_events: false;
    Error "error" Text "What is damaged in the header." width: 24;
    File "file" Word "Name of the trace. OpenTelemetry: log.file.name." width: 16;
    Buffer "buffer" UInt64 "Offset of the buffer in the trace.";
    Offset "offset" UInt32 "Offset of the event in the decompressed buffer.";
}

/// Lists columns of events: `event_columns![Time Pid]`.
#[macro_export]
macro_rules! event_columns {
    ($($column:ident)*) => {
        [$($crate::columns::EventColumn::$column),*]
    };
}

impl EventColumn {
    /// Returns the column with a name.
    pub fn find(name: &str) -> Option<EventColumn> {
        EventColumn::ALL.iter().copied().find(|column| column.name() == name)
    }

    /// Returns the name in all outputs.
    #[inline]
    pub const fn name(self) -> &'static str {
        self.row().name
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn columns_have_documentation_and_names_of_their_own() {
        let names: BTreeSet<&str> = EventColumn::ALL.iter().map(|column| column.name()).collect();
        assert_eq!(names.len(), EventColumn::ALL.len());
        for column in EventColumn::ALL {
            let (name, doc) = (column.name(), column.row().doc);
            assert!(doc.len() > 4 && doc.ends_with(['.', '|']), "{name}: {doc}");
            assert!(name.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase()), "{name}");
            assert_eq!(EventColumn::find(name), Some(*column));
        }
    }
}
