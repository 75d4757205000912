//! The table of all events, and the table of damage.

use std::cell::LazyCell;
use std::sync::Arc;

use arrow_array::types::{UInt8Type, UInt16Type, UInt32Type, UInt64Type};
use arrow_array::{ArrayRef, PrimitiveArray};
use arrow_buffer::{BooleanBuffer, NullBuffer};
use arrow_schema::{ArrowError, DataType, Field as ArrowField};
use etwspec::Guid;
use etwspec::headers::EventHeaderExtType;
use etwspec_etl::{Damage, Event, Header};

use crate::cells::{Cells, dictionary_type};
use crate::common::fields;
use crate::distinct::{Distinct, Words};
use crate::heads::{self, Description, Head, Heads, Names, Sparse};
use crate::kinds::{Kind, Kinds};
use crate::node::Taken;
use crate::options::Options;

/// Returns the columns of the table of all events, in order.
fn descriptions() -> [Description; 51] {
    let word = dictionary_type;
    let [time, stamp, cpu, pid, tid, version, pointer, level, kernel_time, user_time, buffer, offset] =
        heads::descriptions();
    [
        time,
        stamp,
        cpu,
        pid,
        tid,
        ("process", word(), "Name of the process, from other events. OpenTelemetry: process.executable.name."),
        (heads::SOURCE.0, word(), heads::SOURCE.1),
        ("header", word(), "Structure of the header."),
        pointer,
        ("provider", word(), "Provider GUID; class GUID of a classic event, GUID of a message."),
        ("provider_name", word(), "Name of the provider."),
        ("group", word(), "Name of the group of kernel events, or of the class."),
        ("id", DataType::UInt16, "Event ID; event type of a classic event, number of a message."),
        ("hook", DataType::UInt16, "Hook ID of a kernel event."),
        ("name", word(), "Name of the event. OpenTelemetry: event.name."),
        ("community_name", word(), "Name of the event in tools of the community."),
        version,
        level,
        ("channel", DataType::UInt8, "Channel."),
        ("opcode", DataType::UInt8, "Opcode."),
        ("task", DataType::UInt16, "Task."),
        ("keyword", DataType::UInt64, "Keyword."),
        ("level_name", word(), "Name of the level."),
        ("channel_name", word(), "Name of the channel."),
        ("opcode_name", word(), "Name of the opcode."),
        ("task_name", word(), "Name of the task."),
        ("keywords", word(), "Names of the keywords, separated by |."),
        ("flags", DataType::UInt16, "Flags of an EVENT_HEADER."),
        ("property", DataType::UInt16, "Properties of an EVENT_HEADER."),
        ("activity_id", DataType::Utf8, "Activity ID."),
        ("related_activity_id", DataType::Utf8, "Related activity ID."),
        kernel_time,
        user_time,
        ("component", DataType::UInt32, "Component of a message."),
        ("sequence", DataType::UInt32, "Sequence number of a message."),
        ("class", DataType::UInt64, "Handle of the class of a classic event."),
        ("instance", DataType::UInt32, "Instance of a classic event."),
        ("parent", DataType::Utf8, "Class GUID of the parent instance."),
        ("parent_class", DataType::UInt64, "Handle of the class of the parent instance."),
        ("parent_instance", DataType::UInt32, "Parent instance."),
        ("size", DataType::UInt32, "Size of the event in bytes, header included."),
        ("schema", word(), "Where the names of the fields are from, unless it is a table of the kernel format."),
        ("table", word(), "Name of the table that contains the fields of the event."),
        ("message", DataType::Utf8, "Message of the event, with its fields."),
        ("items", DataType::Utf8, "Extended data items, such as stack traces, as a JSON list."),
        ("data", DataType::Utf8, "Fields as a JSON object, if no table contains them."),
        ("bytes", DataType::Binary, "Data, if their layout is unknown; the whole event, if its header is damaged."),
        ("error", DataType::Utf8, "What is damaged in the header."),
        ("file", word(), "Name of the trace. OpenTelemetry: log.file.name."),
        buffer,
        offset,
    ]
}

/// Columns whose content schemas determine. All others depend only on headers and on the built-in tables of kernel events.
const OF_SCHEMAS: [&str; 12] = [
    "provider_name",
    "name",
    "level_name",
    "channel_name",
    "opcode_name",
    "task_name",
    "keywords",
    "schema",
    "table",
    "message",
    "data",
    "bytes",
];

/// Returns whether schemas determine the content of a column.
pub(crate) fn needs_schema(column: &str) -> bool {
    OF_SCHEMAS.contains(&column)
}

/// Number of the kind of an event with a damaged header.
const NO_KIND: u32 = u32::MAX;

/// Names of the kinds of events, a column each.
type Name = fn(&Kind) -> Option<&str>;
const NAMES: [(&str, Name); 13] = [
    ("header", |kind| Some(kind.header)),
    ("provider", |kind| kind.provider.as_deref()),
    ("provider_name", |kind| kind.provider_name.as_deref()),
    ("group", |kind| kind.group),
    ("name", |kind| kind.name.as_deref()),
    ("community_name", |kind| kind.community_name),
    ("level_name", |kind| kind.level_name.as_deref()),
    ("channel_name", |kind| kind.channel_name.as_deref()),
    ("opcode_name", |kind| kind.opcode_name.as_deref()),
    ("task_name", |kind| kind.task_name.as_deref()),
    ("keywords", |kind| kind.keywords.as_deref()),
    ("schema", |kind| kind.schema),
    ("table", |kind| kind.table.as_deref()),
];

/// Cells of the columns of all events.
#[derive(Debug)]
pub(crate) struct Events {
    /// Names of the wanted columns, in order.
    columns: Vec<&'static str>,
    heads: Vec<Head>,
    /// Number of rows without columns.
    counted: usize,
    /// Number of the kind, and size in bytes.
    kinds: Vec<(u32, u32)>,
    /// Flags and properties; no event has both of their highest bits.
    flags: Vec<Option<(u16, u16)>>,
    process: Words,
    process_by: Words,
    names: [Words; 13],
    activity_id: Sparse,
    related_activity_id: Sparse,
    sequence: Sparse,
    class: Sparse,
    instance: Sparse,
    parent: Sparse,
    parent_class: Sparse,
    parent_instance: Sparse,
    message: Sparse,
    items: Sparse,
    data: Sparse,
    bytes: Sparse,
    error: Sparse,
    file: Words,
}

/// Which columns are wanted that take time to make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wants {
    pub(crate) message: bool,
    pub(crate) items: bool,
    pub(crate) data: bool,
    pub(crate) bytes: bool,
}

/// What is known of an event besides its header and its kind.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extra<'r> {
    pub(crate) message: Option<&'r str>,
    pub(crate) items: Option<&'r str>,
    pub(crate) data: Option<&'r str>,
    pub(crate) bytes: Option<&'r [u8]>,
    pub(crate) error: Option<&'r str>,
}

impl Events {
    /// Creates the wanted columns, and appends their Arrow fields.
    pub(crate) fn new(options: &Options, out: &mut Vec<ArrowField>) -> Events {
        let columns = fields(descriptions(), options, &mut Taken::default(), out);
        let sparse = |name: &str, of: &DataType| Sparse::new(of, columns.contains(&name));
        let text = |name: &str| sparse(name, &DataType::Utf8);
        let number = |name: &str| sparse(name, &DataType::UInt32);
        Events {
            heads: Vec::new(),
            counted: 0,
            kinds: Vec::new(),
            flags: Vec::new(),
            process: Words::new(),
            process_by: Words::new(),
            names: std::array::from_fn(|_| Words::new()),
            activity_id: text("activity_id"),
            related_activity_id: text("related_activity_id"),
            sequence: number("sequence"),
            class: sparse("class", &DataType::UInt64),
            instance: number("instance"),
            parent: text("parent"),
            parent_class: sparse("parent_class", &DataType::UInt64),
            parent_instance: number("parent_instance"),
            message: text("message"),
            items: text("items"),
            data: text("data"),
            bytes: sparse("bytes", &DataType::Binary),
            error: text("error"),
            file: Words::new(),
            columns,
        }
    }

    /// Returns which columns are wanted that take time to make.
    pub(crate) fn wants(&self) -> Wants {
        Wants {
            message: self.message.is_wanted(),
            items: self.items.is_wanted(),
            data: self.data.is_wanted(),
            bytes: self.bytes.is_wanted(),
        }
    }

    /// Returns whether no column is wanted: rows are counted.
    pub(crate) fn are_counted(&self) -> bool {
        self.columns.is_empty()
    }

    /// Counts a row without columns.
    pub(crate) fn count(&mut self) {
        self.counted += 1;
    }

    /// Number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.heads.len() + self.counted
    }

    /// Size in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        let runs = [&self.message, &self.items, &self.data, &self.bytes];
        160 * self.heads.len() + runs.iter().map(|run| run.bytes()).sum::<usize>()
    }

    /// Appends an event with a damaged header.
    pub(crate) fn damaged(&mut self, event: &Event<'_>, head: &Head, error: &str) {
        let extra = Extra { bytes: Some(event.bytes()), error: Some(error), ..Extra::default() };
        self.extra(&extra);
        self.row(head, NO_KIND, event, None);
    }

    fn row(&mut self, head: &Head, kind: u32, event: &Event<'_>, flags: Option<(u16, u16)>) {
        self.heads.push(*head);
        self.kinds.push((kind, event.bytes().len() as u32));
        self.flags.push(flags);
    }

    /// Appends what only some events have.
    #[inline]
    fn extra(&mut self, extra: &Extra<'_>) {
        let row = self.heads.len();
        for (column, text) in [
            (&mut self.message, extra.message),
            (&mut self.items, extra.items),
            (&mut self.data, extra.data),
            (&mut self.error, extra.error),
        ] {
            if let Some(text) = text {
                column.put(row, |cells| cells.text(text));
            }
        }
        if let Some(bytes) = extra.bytes {
            self.bytes.put(row, |cells| cells.run(|out| out.extend_from_slice(bytes)));
        }
    }

    /// Appends an event.
    #[inline]
    pub(crate) fn event(&mut self, event: &Event<'_>, header: &Header<'_>, head: &Head, kind: u32, extra: &Extra<'_>) {
        let row = self.heads.len();
        self.extra(extra);
        let flags = match header {
            Header::EventHeader(view) => {
                if self.related_activity_id.is_wanted()
                    && let Some(id) = related_activity(header)
                {
                    self.related_activity_id.put(row, |cells| cells.guid(id));
                }
                Some((view.flags().0, view.event_property().0))
            }
            Header::SystemTraceHeader(_) | Header::PerfinfoTraceHeader(_) => None,
            _ => {
                self.instances(header, row);
                None
            }
        };
        if let Some(id) = header.activity_id() {
            self.activity_id.put(row, |cells| cells.guid(id));
        }
        self.row(head, kind, event, flags);
    }

    /// Appends what headers of messages and of classic events state.
    fn instances(&mut self, header: &Header<'_>, row: usize) {
        if let Some(id) = header.parent_provider() {
            self.parent.put(row, |cells| cells.guid(id));
        }
        for (column, number) in [
            (&mut self.sequence, header.sequence_number().map(u64::from)),
            (&mut self.class, header.provider_handle()),
            (&mut self.instance, header.instance_id().map(u64::from)),
            (&mut self.parent_class, header.parent_provider_handle()),
            (&mut self.parent_instance, header.parent_instance_id().map(u64::from)),
        ] {
            if let Some(number) = number {
                column.put(row, |cells| cells.number(number));
            }
        }
    }

    /// Takes the arrays, in the order of the fields.
    ///
    /// # Errors
    ///
    /// Those of Arrow.
    pub(crate) fn take(
        &mut self,
        kinds: &mut Kinds,
        names: &Names,
        file: &str,
        out: &mut Vec<ArrayRef>,
    ) -> Result<(), ArrowError> {
        self.counted = 0;
        let mut heads = std::mem::take(&mut self.heads);
        let mut of = std::mem::take(&mut self.kinds);
        let mut flags = std::mem::take(&mut self.flags);
        let rows = heads.len();
        let with_flags = LazyCell::new(|| {
            NullBuffer::new(BooleanBuffer::collect_bool(rows, |row| flags.get(row).is_some_and(Option::is_some)))
        });
        let flag = |get: fn((u16, u16)) -> u16| {
            let values: Vec<u16> = flags.iter().map(|flags| flags.map_or(0, get)).collect();
            Arc::new(PrimitiveArray::<UInt16Type>::new(values.into(), Some(with_flags.clone()))) as ArrayRef
        };
        let of_heads = Heads::new(&heads);
        // Few columns may be wanted, and none of kinds.
        let kinds_of = LazyCell::new(|| Distinct::of(of.iter().map(|(kind, _)| *kind)));
        let mut sparse: Vec<(&str, ArrayRef)> = Vec::new();
        for (name, column) in [
            ("activity_id", &mut self.activity_id),
            ("related_activity_id", &mut self.related_activity_id),
            ("sequence", &mut self.sequence),
            ("class", &mut self.class),
            ("instance", &mut self.instance),
            ("parent", &mut self.parent),
            ("parent_class", &mut self.parent_class),
            ("parent_instance", &mut self.parent_instance),
            ("message", &mut self.message),
            ("items", &mut self.items),
            ("data", &mut self.data),
            ("bytes", &mut self.bytes),
            ("error", &mut self.error),
        ] {
            if column.is_wanted() {
                sparse.push((name, column.take(rows)?));
            }
        }
        for name in &self.columns {
            if let Some(column) = of_heads.column(name) {
                out.push(column);
            } else if let Some((_, column)) = sparse.iter().find(|(own, _)| own == name) {
                out.push(column.clone());
            } else if let Some(at) = NAMES.iter().position(|(own, _)| own == name) {
                let (Some(words), Some((_, text))) = (self.names.get_mut(at), NAMES.get(at)) else { continue };
                out.push(words.column(&kinds_of, |kind| kinds.get(kind).and_then(text))?);
            } else {
                out.push(match *name {
                    "process" => self.process.column(&of_heads.processes(), |number| names.text(number))?,
                    "process_by" => self.process_by.column(&of_heads.sources(), heads::source)?,
                    "id" => kinds_of.column::<UInt16Type>(|kind| kinds.get(kind)?.id),
                    "hook" => kinds_of.column::<UInt16Type>(|kind| kinds.get(kind)?.hook),
                    "channel" => kinds_of.column::<UInt8Type>(|kind| kinds.get(kind)?.channel),
                    "opcode" => kinds_of.column::<UInt8Type>(|kind| kinds.get(kind)?.opcode),
                    "task" => kinds_of.column::<UInt16Type>(|kind| kinds.get(kind)?.task),
                    "keyword" => kinds_of.column::<UInt64Type>(|kind| kinds.get(kind)?.keyword),
                    "component" => kinds_of.column::<UInt32Type>(|kind| kinds.get(kind)?.component),
                    "flags" => flag(|(flags, _)| flags),
                    "property" => flag(|(_, property)| property),
                    "size" => {
                        Arc::new(PrimitiveArray::<UInt32Type>::from_iter_values(of.iter().map(|(_, size)| *size)))
                    }
                    "file" => self.file.constant(rows, file)?,
                    _ => return Err(heads::unknown(name)),
                });
            }
        }
        heads.clear();
        of.clear();
        flags.clear();
        (self.heads, self.kinds, self.flags) = (heads, of, flags);
        if kinds.limit() {
            self.names.iter_mut().for_each(Words::forget);
        }
        Ok(())
    }
}

/// Returns the related activity ID among the items of an event.
fn related_activity(header: &Header<'_>) -> Option<Guid> {
    let Header::EventHeader(view) = header else { return None };
    let items = view.tail().ok()?.extended_data?;
    let item = items.iter().find(|item| item.ext_type() == EventHeaderExtType::RELATED_ACTIVITYID)?;
    Some(Guid::from_bytes(*item.tail().ok()?.data.as_bytes().first_chunk()?))
}

/// Columns of damaged parts.
#[derive(Debug)]
pub(crate) struct Damages {
    /// Names of the wanted columns, in order.
    columns: Vec<&'static str>,
    file: Words,
    offset: Cells,
    in_buffer: Cells,
    length: Cells,
    rule: Cells,
}

impl Damages {
    /// Creates the wanted columns, and appends their Arrow fields.
    pub(crate) fn new(options: &Options, out: &mut Vec<ArrowField>) -> Damages {
        let descriptions = [
            ("file", dictionary_type(), "Name of the trace. OpenTelemetry: log.file.name."),
            ("offset", DataType::UInt64, "Offset in the trace; that of the buffer if the buffer is compressed."),
            ("in_buffer", DataType::UInt32, "Offset in the decompressed buffer. Null between buffers."),
            ("length", DataType::UInt64, "Number of bytes that were skipped; 0 if everything was read."),
            ("rule", DataType::Utf8, "What is violated."),
        ];
        Damages {
            columns: fields(descriptions, options, &mut Taken::default(), out),
            file: Words::new(),
            offset: Cells::new(&DataType::UInt64),
            in_buffer: Cells::new(&DataType::UInt32),
            length: Cells::new(&DataType::UInt64),
            rule: Cells::new(&DataType::Utf8),
        }
    }

    /// Number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.rule.len()
    }

    /// Appends damage.
    pub(crate) fn damage(&mut self, damage: &Damage) {
        self.offset.number(damage.offset);
        self.in_buffer.optional(damage.in_buffer.map(Into::into));
        self.length.number(damage.length);
        self.rule.display(damage.rule);
    }

    /// Takes the arrays, in the order of the fields.
    ///
    /// # Errors
    ///
    /// Those of Arrow.
    pub(crate) fn take(&mut self, file: &str, out: &mut Vec<ArrayRef>) -> Result<(), ArrowError> {
        let rows = self.rows();
        let all = [
            ("file", self.file.constant(rows, file)?),
            ("offset", self.offset.take()?),
            ("in_buffer", self.in_buffer.take()?),
            ("length", self.length.take()?),
            ("rule", self.rule.take()?),
        ];
        out.extend(all.into_iter().filter(|(name, _)| self.columns.contains(name)).map(|(_, column)| column));
        Ok(())
    }
}
