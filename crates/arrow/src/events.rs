//! The table of all events, and the table of damage.

use std::sync::Arc;

use arrow_array::types::{
    ArrowPrimitiveType, Int64Type, TimestampNanosecondType, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{ArrayRef, PrimitiveArray};
use arrow_schema::{ArrowError, DataType, Field as ArrowField};
use etwspec::Guid;
use etwspec::headers::EventHeaderExtType;
use etwspec_etl::{Damage, Event, Header};

use crate::cells::{Cells, UTC, dictionary_type, time_type};
use crate::common::{Description, fields};
use crate::heads::{Head, Names, Sparse, Words, has, nulls, numbers};
use crate::kinds::{Kind, Kinds};
use crate::node::Taken;

/// Returns the columns of the table of all events, in order.
fn descriptions() -> [Description; 50] {
    let word = dictionary_type;
    [
        ("time", time_type(), "Time of the event, UTC. Null if the clock of the trace is unknown."),
        ("time_stamp", DataType::Int64, "Time stamp by the clock of the session."),
        ("cpu", DataType::UInt16, "Processor."),
        ("pid", DataType::UInt32, "Process ID in the header. OpenTelemetry: process.pid."),
        ("tid", DataType::UInt32, "Thread ID in the header. OpenTelemetry: thread.id."),
        ("process", word(), "Name of the process, from other events. OpenTelemetry: process.executable.name."),
        ("header", word(), "Structure of the header."),
        ("pointer", DataType::UInt8, "Pointer size in bits."),
        ("provider", word(), "Provider GUID; class GUID of a classic event, GUID of a message."),
        ("provider_name", word(), "Name of the provider."),
        ("group", word(), "Name of the group of kernel events, or of the class."),
        ("id", DataType::UInt16, "Event ID; event type of a classic event, number of a message."),
        ("hook", DataType::UInt16, "Hook ID of a kernel event."),
        ("name", word(), "Name of the event. OpenTelemetry: event.name."),
        ("community_name", word(), "Name of the event in tools of the community."),
        ("version", DataType::UInt16, "Version of the event."),
        ("level", DataType::UInt8, "Level."),
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
        ("kernel_time", DataType::UInt32, "Processor time in the kernel, from the header."),
        ("user_time", DataType::UInt32, "Processor time in user mode, from the header."),
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
        ("buffer", DataType::UInt64, "Offset of the buffer in the trace."),
        ("offset", DataType::UInt32, "Offset of the event in the decompressed buffer."),
    ]
}

/// Number of the kind of an event with a damaged header.
const NO_KIND: u32 = u32::MAX;

/// Names of the kinds of events, a column each.
type Name = fn(&Kind) -> Option<&str>;
const NAMES: [Name; 13] = [
    |kind| Some(kind.header),
    |kind| kind.provider.as_deref(),
    |kind| kind.provider_name.as_deref(),
    |kind| kind.group,
    |kind| kind.name.as_deref(),
    |kind| kind.community_name,
    |kind| kind.level_name.as_deref(),
    |kind| kind.channel_name.as_deref(),
    |kind| kind.opcode_name.as_deref(),
    |kind| kind.task_name.as_deref(),
    |kind| kind.keywords.as_deref(),
    |kind| kind.schema,
    |kind| kind.table.as_deref(),
];

/// Cells of the columns of all events.
#[derive(Debug)]
pub(crate) struct Events {
    heads: Vec<Head>,
    /// Number of the kind, and size in bytes.
    kinds: Vec<(u32, u32)>,
    /// Flags and properties; no event has both of their highest bits.
    flags: Vec<Option<(u16, u16)>>,
    process: Words,
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
    /// Creates the columns, and appends their Arrow fields.
    pub(crate) fn new(out: &mut Vec<ArrowField>) -> Events {
        out.extend(fields(descriptions(), &mut Taken::default()));
        let text = || Sparse::new(&DataType::Utf8);
        let number = || Sparse::new(&DataType::UInt32);
        Events {
            heads: Vec::new(),
            kinds: Vec::new(),
            flags: Vec::new(),
            process: Words::new(),
            names: std::array::from_fn(|_| Words::new()),
            activity_id: text(),
            related_activity_id: text(),
            sequence: number(),
            class: Sparse::new(&DataType::UInt64),
            instance: number(),
            parent: text(),
            parent_class: Sparse::new(&DataType::UInt64),
            parent_instance: number(),
            message: text(),
            items: text(),
            data: text(),
            bytes: Sparse::new(&DataType::Binary),
            error: text(),
            file: Words::new(),
        }
    }

    /// Number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.heads.len()
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
                column.at(row).text(text);
            }
        }
        if let Some(bytes) = extra.bytes {
            self.bytes.at(row).run(|out| out.extend_from_slice(bytes));
        }
    }

    /// Appends an event.
    #[inline]
    pub(crate) fn event(&mut self, event: &Event<'_>, header: &Header<'_>, head: &Head, kind: u32, extra: &Extra<'_>) {
        let row = self.heads.len();
        self.extra(extra);
        let flags = match header {
            Header::EventHeader(view) => {
                if let Some(id) = related_activity(header) {
                    self.related_activity_id.at(row).guid(id);
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
            self.activity_id.at(row).guid(id);
        }
        self.row(head, kind, event, flags);
    }

    /// Appends what headers of messages and of classic events state.
    fn instances(&mut self, header: &Header<'_>, row: usize) {
        if let Some(id) = header.parent_provider() {
            self.parent.at(row).guid(id);
        }
        for (column, number) in [
            (&mut self.sequence, header.sequence_number().map(u64::from)),
            (&mut self.class, header.provider_handle()),
            (&mut self.instance, header.instance_id().map(u64::from)),
            (&mut self.parent_class, header.parent_provider_handle()),
            (&mut self.parent_instance, header.parent_instance_id().map(u64::from)),
        ] {
            if let Some(number) = number {
                column.at(row).number(number);
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
        let heads = std::mem::take(&mut self.heads);
        let of = std::mem::take(&mut self.kinds);
        let flags = std::mem::take(&mut self.flags);
        let rows = heads.len();
        let own = |number: u32| kinds.get(number);
        let mut words = Vec::with_capacity(NAMES.len());
        for (column, name) in self.names.iter_mut().zip(NAMES) {
            words.push(column.column(of.iter().map(|(kind, _)| *kind), |kind| own(kind).and_then(name))?);
        }
        let mut words = words.into_iter();
        let mut word = || words.next().unwrap_or_else(|| arrow_array::new_null_array(&DataType::Null, rows));
        let process = self.process.column(heads.iter().map(|head| head.process), |number| names.text(number))?;
        let [header, provider, provider_name, group, name, community_name] = std::array::from_fn(|_| word());
        let [level_name, channel_name, opcode_name, task_name, keywords, schema, table] =
            std::array::from_fn(|_| word());
        let flag = |get: fn((u16, u16)) -> u16| {
            let values: Vec<u16> = flags.iter().map(|flags| flags.map_or(0, get)).collect();
            let nulls = nulls(rows, flags.iter().map(Option::is_some));
            Arc::new(PrimitiveArray::<UInt16Type>::new(values.into(), nulls)) as ArrayRef
        };
        out.extend([
            Arc::new(numbers::<TimestampNanosecondType>(&heads, has::TIME, |head| head.time).with_timezone(UTC))
                as ArrayRef,
            Arc::new(numbers::<Int64Type>(&heads, has::STAMP, |head| head.stamp)),
            Arc::new(numbers::<UInt16Type>(&heads, has::ALWAYS, |head| head.cpu)),
            Arc::new(numbers::<UInt32Type>(&heads, has::PID, |head| head.pid)),
            Arc::new(numbers::<UInt32Type>(&heads, has::TID, |head| head.tid)),
            process,
            header,
            Arc::new(numbers::<UInt8Type>(&heads, has::ALWAYS, |head| head.pointer)),
            provider,
            provider_name,
            group,
            of_kind::<UInt16Type>(&of, own, |kind| kind.id),
            of_kind::<UInt16Type>(&of, own, |kind| kind.hook),
            name,
            community_name,
            Arc::new(numbers::<UInt16Type>(&heads, has::VERSION, |head| head.version)),
            Arc::new(numbers::<UInt8Type>(&heads, has::LEVEL, |head| head.level)),
            of_kind::<UInt8Type>(&of, own, |kind| kind.channel),
            of_kind::<UInt8Type>(&of, own, |kind| kind.opcode),
            of_kind::<UInt16Type>(&of, own, |kind| kind.task),
            of_kind::<UInt64Type>(&of, own, |kind| kind.keyword),
            level_name,
            channel_name,
            opcode_name,
            task_name,
            keywords,
            flag(|(flags, _)| flags),
            flag(|(_, property)| property),
            self.activity_id.take(rows)?,
            self.related_activity_id.take(rows)?,
            Arc::new(numbers::<UInt32Type>(&heads, has::TIMES, |head| head.kernel_time)),
            Arc::new(numbers::<UInt32Type>(&heads, has::TIMES, |head| head.user_time)),
            of_kind::<UInt32Type>(&of, own, |kind| kind.component),
            self.sequence.take(rows)?,
            self.class.take(rows)?,
            self.instance.take(rows)?,
            self.parent.take(rows)?,
            self.parent_class.take(rows)?,
            self.parent_instance.take(rows)?,
            Arc::new(PrimitiveArray::<UInt32Type>::from_iter_values(of.iter().map(|(_, size)| *size))),
            schema,
            table,
            self.message.take(rows)?,
            self.items.take(rows)?,
            self.data.take(rows)?,
            self.bytes.take(rows)?,
            self.error.take(rows)?,
            self.file.constant(rows, file)?,
            Arc::new(numbers::<UInt64Type>(&heads, has::ALWAYS, |head| head.buffer)),
            Arc::new(numbers::<UInt32Type>(&heads, has::ALWAYS, |head| head.offset)),
        ]);
        if kinds.limit() {
            self.names.iter_mut().for_each(Words::forget);
        }
        Ok(())
    }
}

/// Returns a column of numbers that the kinds of events have.
fn of_kind<'k, T: ArrowPrimitiveType>(
    of: &[(u32, u32)],
    kind: impl Fn(u32) -> Option<&'k Kind>,
    get: impl Fn(&Kind) -> Option<T::Native>,
) -> ArrayRef {
    let mut last = (NO_KIND, None);
    let mut value = |number: u32| {
        if last.0 != number || last.1.is_none() {
            last = (number, kind(number).and_then(&get));
        }
        last.1
    };
    Arc::new(of.iter().map(|(number, _)| value(*number)).collect::<PrimitiveArray<T>>())
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
    file: Words,
    offset: Cells,
    in_buffer: Cells,
    length: Cells,
    rule: Cells,
}

impl Damages {
    /// Creates the columns, and appends their Arrow fields.
    pub(crate) fn new(out: &mut Vec<ArrowField>) -> Damages {
        let descriptions = [
            ("file", dictionary_type(), "Name of the trace. OpenTelemetry: log.file.name."),
            ("offset", DataType::UInt64, "Offset in the trace; that of the buffer if the buffer is compressed."),
            ("in_buffer", DataType::UInt32, "Offset in the decompressed buffer. Null between buffers."),
            ("length", DataType::UInt64, "Number of bytes that were skipped; 0 if everything was read."),
            ("rule", DataType::Utf8, "What is violated."),
        ];
        out.extend(fields(descriptions, &mut Taken::default()));
        Damages {
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
        out.push(self.file.constant(rows, file)?);
        for cells in [&mut self.offset, &mut self.in_buffer, &mut self.length, &mut self.rule] {
            out.push(cells.take()?);
        }
        Ok(())
    }
}
