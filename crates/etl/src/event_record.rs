//! Values of the columns of an event.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use etwspec::headers::{EventHeaderExtType, TraceHeaderView};
use etwspec::{Error, Guid, Pointer};

use crate::describe::EventNames;
use crate::event_column::EventColumn;
use crate::event_columns;
use crate::json_text;
use crate::payload::EventInfo;
use crate::record::{Event, Identity};
use crate::state::{Referred, State, Writer, WriterBy};
use crate::tape::{FieldValue, Tape};
use crate::time::{Clock, FileTime};
use crate::wanted::FieldPath;

/// Value of a column of an event. `Display` writes it as text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ColumnValue<'r> {
    /// A point in time, UTC.
    Time(FileTime),
    /// A time stamp, which JSON has as a string.
    Stamp(i64),
    /// A number.
    Number(u64),
    /// A number in hexadecimal, with at least this many digits.
    Hex(u64, usize),
    /// Text.
    Text(Cow<'r, str>),
    /// A GUID.
    Guid(Guid),
    /// Offset of a buffer in the file, and of an event in the buffer.
    Place(u64, u64),
    /// Names.
    List(&'r [Arc<str>]),
    /// Field of the data, or several.
    Field(FieldValue<'r>),
    /// Bytes.
    Bytes(&'r [u8]),
}

impl fmt::Display for ColumnValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ColumnValue::Time(time) => time.fmt(f),
            ColumnValue::Stamp(stamp) => stamp.fmt(f),
            ColumnValue::Number(number) => number.fmt(f),
            ColumnValue::Hex(number, digits) => write!(f, "{number:#0width$x}", width = digits + 2),
            ColumnValue::Text(text) => f.write_str(text),
            ColumnValue::Guid(guid) => guid.fmt(f),
            ColumnValue::Place(buffer, event) => write!(f, "{buffer:#x}+{event:#x}"),
            ColumnValue::List(_) => {
                let mut json = Vec::new();
                self.append_json(&mut json);
                f.write_str(str::from_utf8(&json).unwrap_or_default())
            }
            ColumnValue::Field(field) => f.write_str(&field.into_text()),
            ColumnValue::Bytes(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl<'r> ColumnValue<'r> {
    /// Returns the value as text.
    pub fn into_text(self) -> Cow<'r, str> {
        match self {
            ColumnValue::Text(text) => text,
            ColumnValue::Field(field) => field.into_text(),
            other => other.to_string().into(),
        }
    }

    /// Appends the value as JSON.
    #[inline]
    pub fn append_json(&self, out: &mut Vec<u8>) {
        match *self {
            ColumnValue::Time(_) | ColumnValue::Place(..) => json_text::plain(out, &self.to_string()),
            ColumnValue::Stamp(stamp) => json_text::quoted(out, stamp),
            ColumnValue::Number(number) => json_text::decimal(out, number),
            ColumnValue::Hex(number, digits) => json_text::hex(out, number, digits),
            ColumnValue::Text(ref text) => json_text::text(out, text),
            ColumnValue::Guid(guid) => json_text::guid(out, guid),
            ColumnValue::Bytes(bytes) => json_text::bytes(out, bytes),
            ColumnValue::Field(field) => field.append_json(out),
            ColumnValue::List(names) => {
                out.push(b'[');
                for (at, name) in names.iter().enumerate() {
                    out.extend_from_slice(if at == 0 { &b""[..] } else { b"," });
                    json_text::text(out, name);
                }
                out.push(b']');
            }
        }
    }
}

/// Parts of an event that are decoded from its data, as far as they are wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Content<'r> {
    pub(crate) items: Option<&'r Tape<'r>>,
    pub(crate) data: Option<&'r Tape<'r>>,
    pub(crate) fit: Option<&'static str>,
    pub(crate) data_pointer: Option<Pointer>,
    pub(crate) message: Option<&'r str>,
    pub(crate) bytes: Option<&'r [u8]>,
    /// All bytes of an event whose header is damaged or unknown.
    pub(crate) record: Option<&'r [u8]>,
    /// Error of a damaged header, which hides all other parts.
    pub(crate) error: Option<Error>,
}

/// An event with its place, its names, and the names from a [`State`] and a schema.
#[derive(Clone, Debug)]
pub struct EventRecord<'r> {
    event: &'r Event<'r>,
    header: Option<TraceHeaderView<'r>>,
    identity: Identity,
    clock: Option<Clock>,
    state: Option<&'r State>,
    writer: Writer,
    info: Option<EventInfo>,
    names: EventNames<'r>,
    pub(crate) content: Content<'r>,
}

impl<'r> EventRecord<'r> {
    /// Creates the record of an event, with the process and thread of a state, or without it with those in the header. `info` are
    /// the names of a kernel or classic event, `names` those of a schema.
    pub fn new(
        event: &'r Event<'r>,
        clock: Option<Clock>,
        state: Option<&'r State>,
        info: Option<EventInfo>,
        mut names: EventNames<'r>,
    ) -> EventRecord<'r> {
        names.event = names.event.filter(|_| info.and_then(|info| info.any_name()).is_none());
        EventRecord {
            event,
            header: event.header().ok(),
            identity: event.identity(),
            clock,
            state,
            writer: state.map_or_else(|| Writer::of_header(event), State::writer),
            info,
            names,
            content: Content::default(),
        }
    }

    /// Returns what identifies the kind of the event.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Returns the clock of the session.
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// Returns the time by the clock of the session. `None` if either is unknown.
    pub fn time(&self) -> Option<FileTime> {
        Some(self.clock?.time(self.event.time_stamp()?))
    }

    /// Returns the value of a column. `None` if it is unknown, or not [wanted](crate::columns::Wanted).
    #[inline]
    pub fn get(&self, column: EventColumn) -> Option<ColumnValue<'r>> {
        use EventColumn as C;
        Some(match column {
            C::Time => ColumnValue::Time(self.time()?),
            C::TimeStamp => ColumnValue::Stamp(self.event.time_stamp()?),
            C::At => ColumnValue::Place(self.event.buffer_offset(), self.event.offset() as u64),
            C::Cpu => number(self.event.processor()),
            C::Pid => number(self.writer.process?),
            C::Tid => number(self.writer.thread?),
            C::Process => text(self.state?.process(self.writer.process?)?),
            C::ProcessBy => text(self.state.and(self.writer.process_by()).map(WriterBy::word)?),
            C::Header => text(self.event.header_name()),
            C::Pointer => number(self.event.pointer().bits()),
            C::Size => number(self.event.bytes().len() as u64),
            C::Buffer => ColumnValue::Number(self.event.buffer_offset()),
            C::Offset => ColumnValue::Number(self.event.offset() as u64),
            C::Event => return self.event_name(),
            C::Items => ColumnValue::Field(self.content.items?.elements()),
            C::Data => ColumnValue::Field(self.content.data?.members()),
            C::Names => ColumnValue::Field(self.content.data?.referred(self.names()?)?),
            C::Fit => text(self.content.fit?),
            C::DataPointer => number(self.content.data_pointer?.bits()),
            C::Message => text(self.content.message?),
            C::Bytes => ColumnValue::Bytes(self.content.bytes?),
            C::Payload => ColumnValue::Bytes(self.event.data().ok()?),
            C::Record => ColumnValue::Bytes(self.content.record?),
            C::Error => ColumnValue::Text(self.content.error.as_ref()?.to_string().into()),
            _ => {
                let of_facts = |header| of_facts(column, header, &self.identity, self.info.as_ref());
                return of_names(&self.names, column).or_else(|| self.header.as_ref().and_then(of_facts));
            }
        })
    }

    /// Returns the value of a column as a JSON line has it, or of the first of its alternatives that a line has.
    pub fn member(&self, column: EventColumn) -> Option<ColumnValue<'r>> {
        let has = |column: &EventColumn| match self.content.error {
            Some(_) => DAMAGED.contains(column),
            None => column_of(&self.identity, *column),
        };
        let all = std::iter::once(column).chain(column.row().or.iter().copied());
        all.filter(has).find_map(|column| self.get(column))
    }

    /// Returns the field with a path, in any case.
    pub fn field(&self, path: &FieldPath) -> Option<FieldValue<'r>> {
        self.content.data?.members().find(path)
    }

    /// Returns the name of what a field refers to. The name of the field may be in any case.
    pub fn referred(&self, field: &FieldPath) -> Option<&'r str> {
        self.content.data?.name(field.first(), self.names()?)
    }

    /// Returns the names that fields of the event refer to. `None` without a state.
    pub fn names(&self) -> Option<Referred<'r>> {
        self.state.map(State::names)
    }

    /// Returns the columns of the JSON line of the event that have values, in order.
    pub fn columns(&self) -> impl Iterator<Item = (EventColumn, ColumnValue<'r>)> {
        let all: [&'static [EventColumn]; 6] = match self.content.error {
            Some(_) => [&DAMAGED, &[], &[], &[], &[], &[]],
            None => [&FIRST, of_kind(&self.identity), of_event(&self.identity), &TIMES, &OF_SCHEMA, &CONTENT],
        };
        // The name is beside the names of the same source.
        let of_schema = self.names.event.is_some();
        let here = move |all: &'static [EventColumn]| {
            let has_schema = all.contains(&EventColumn::Schema);
            all.iter().filter(move |column| **column != EventColumn::Name || has_schema == of_schema)
        };
        all.into_iter().flat_map(here).filter_map(|column| Some((*column, self.get(*column)?)))
    }

    /// Returns the name of the event; if it has none, the provider and its number.
    fn event_name(&self) -> Option<ColumnValue<'r>> {
        self.member(EventColumn::CommunityName).or_else(|| self.member(EventColumn::Name)).or_else(|| {
            let id = self.member(EventColumn::Id)?;
            let provider = self.get(EventColumn::Provider).or_else(|| self.get(EventColumn::MessageGuid));
            Some(ColumnValue::Text(match provider {
                Some(provider) => format!("{provider}/{id}").into(),
                None => id.to_string().into(),
            }))
        })
    }
}

/// Columns of JSON lines with which all events begin.
pub(crate) const FIRST: [EventColumn; 10] =
    event_columns![Time TimeStamp At Cpu Pid Tid Process ProcessBy Header Pointer];

/// Columns of JSON lines with which events end.
const CONTENT: [EventColumn; 7] = event_columns![Data Names Message Fit DataPointer Bytes Record];

/// Columns of JSON lines before the names that a schema states.
const TIMES: [EventColumn; 3] = event_columns![KernelTime UserTime Items];

/// Columns of JSON lines of events with a damaged header.
pub(crate) const DAMAGED: [EventColumn; 4] = event_columns![At Cpu Error Record];

/// Columns of JSON lines with the names that a schema states, in order.
pub(crate) const OF_SCHEMA: [EventColumn; 8] =
    event_columns![Schema ProviderName Name TaskName OpcodeName LevelName ChannelName Keywords];

/// Returns the columns of JSON lines that all events of a kind share, in order.
pub(crate) const fn of_kind(identity: &Identity) -> &'static [EventColumn] {
    use EventColumn::*;
    match identity {
        Identity::Hook { .. } => &[Hook, Name, Group, CommunityName, Version],
        Identity::Class { .. } => &[Provider, Type, Hook, Name, Group, CommunityName, Level, Version],
        Identity::Provider { .. } => &[Provider, Id, Version, Channel, Level, Opcode, Task, Keyword],
        Identity::Message { .. } => &[MessageGuid, Component, Number],
        Identity::Other(_) => &[],
    }
}

/// Returns the columns of JSON lines that the header of each event states, in order, before the times of the processor.
#[inline]
pub(crate) const fn of_event(identity: &Identity) -> &'static [EventColumn] {
    use EventColumn::*;
    match identity {
        Identity::Class { .. } => &[Class, Instance, ParentClass, Parent, ParentInstance],
        Identity::Provider { .. } => &[Flags, Property, ActivityId],
        Identity::Message { .. } => &[Sequence],
        Identity::Hook { .. } | Identity::Other(_) => &[],
    }
}

/// Returns whether JSON lines of an event with an undamaged header can have a column.
fn column_of(identity: &Identity, column: EventColumn) -> bool {
    use EventColumn::*;
    match column {
        KernelTime | UserTime | Items | Data | Names | Fit | DataPointer | Message | Bytes | Payload | Record
        | Event => true,
        _ => [&FIRST[..], &OF_SCHEMA, of_kind(identity), of_event(identity)].iter().any(|all| all.contains(&column)),
    }
}

#[inline]
fn number<'r>(number: impl Into<u64>) -> ColumnValue<'r> {
    ColumnValue::Number(number.into())
}

fn text(text: &str) -> ColumnValue<'_> {
    ColumnValue::Text(Cow::Borrowed(text))
}

/// Returns the value of a column that a header, the identity of an event, or the tables state.
pub(crate) fn of_facts<'r>(
    column: EventColumn,
    header: &TraceHeaderView<'_>,
    identity: &Identity,
    info: Option<&EventInfo>,
) -> Option<ColumnValue<'r>> {
    use EventColumn as C;
    Some(match (column, *identity) {
        (C::Hook, _) => ColumnValue::Hex(info?.hook()?.0.into(), 4),
        (C::Name, _) => text(info?.any_name()?),
        (C::Group, _) => text(info?.group?),
        (C::CommunityName, _) => text(info?.community_name?),
        (C::Type, Identity::Class { kind, .. }) => number(kind),
        (C::Id, Identity::Provider { id, .. }) => number(id),
        (C::Number, Identity::Message { number: own, .. }) => number(own),
        (C::Version, Identity::Hook { version, .. })
        | (C::Version, Identity::Class { version, .. })
        | (C::Version, Identity::Provider { version, .. }) => number(version),
        _ => return of_header(header, column),
    })
}

/// Returns the value of a column that a schema names.
pub(crate) fn of_names<'r>(names: &EventNames<'r>, column: EventColumn) -> Option<ColumnValue<'r>> {
    use EventColumn as C;
    Some(text(match column {
        C::Schema => names.schema?,
        C::ProviderName => names.provider?,
        C::Name => names.event?,
        C::TaskName => names.task?,
        C::OpcodeName => names.opcode?,
        C::LevelName => names.level?,
        C::ChannelName => names.channel?,
        C::Keywords => return Some(names.keywords).filter(|all| !all.is_empty()).map(ColumnValue::List),
        _ => return None,
    }))
}

/// Appends the names that a schema states as members of the JSON of an event, each after a comma. `named`: without that of the event.
pub fn append_json_names(out: &mut Vec<u8>, names: &EventNames<'_>, named: bool) {
    for column in OF_SCHEMA.into_iter().filter(|column| !named || *column != EventColumn::Name) {
        if let Some(value) = of_names(names, column) {
            json_text::key(out, column.name());
            value.append_json(out);
        }
    }
}

/// Returns the value of a column that a header states.
#[inline]
pub fn of_header<'r>(header: &TraceHeaderView<'_>, column: EventColumn) -> Option<ColumnValue<'r>> {
    use EventColumn as C;
    Some(match column {
        C::KernelTime => number(header.kernel_time()?),
        C::UserTime => number(header.user_time()?),
        C::Provider => ColumnValue::Guid(header.provider()?),
        C::MessageGuid => ColumnValue::Guid(header.message_guid()?),
        C::Level => number(header.level()?),
        C::Channel => number(header.channel()?),
        C::Opcode => number(header.opcode()?),
        C::Task => number(header.task()?),
        C::Keyword => ColumnValue::Hex(header.keyword()?, 1),
        C::ActivityId => ColumnValue::Guid(header.activity_id()?),
        C::RelatedActivityId => ColumnValue::Guid(related_activity(header)?),
        C::Component => number(header.component_id()?),
        C::Sequence => number(header.sequence_number()?),
        C::Class => ColumnValue::Hex(header.provider_handle()?, 1),
        C::Instance => number(header.instance_id()?),
        C::ParentClass => ColumnValue::Hex(header.parent_provider_handle()?, 1),
        C::Parent => ColumnValue::Guid(header.parent_provider()?),
        C::ParentInstance => number(header.parent_instance_id()?),
        C::Flags | C::Property => match header {
            TraceHeaderView::EventHeader(view) if column == C::Flags => ColumnValue::Hex(view.flags().0.into(), 1),
            TraceHeaderView::EventHeader(view) => ColumnValue::Hex(view.event_property().0.into(), 1),
            _ => return None,
        },
        _ => return None,
    })
}

/// Returns the related activity ID among the items of an event.
fn related_activity(header: &TraceHeaderView<'_>) -> Option<Guid> {
    let TraceHeaderView::EventHeader(view) = header else { return None };
    let items = view.tail().ok()?.extended_data?;
    let item = items.iter().find(|item| item.ext_type() == EventHeaderExtType::RELATED_ACTIVITYID)?;
    Some(Guid::from_bytes(*item.tail().ok()?.data.as_bytes().first_chunk()?))
}
