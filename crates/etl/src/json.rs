//! Events as JSON lines.

mod data;
mod shared;

use etwspec::Error;
use etwspec::headers::TraceHeaderView;
use etwspec::payloads::EventKey;

use crate::describe::Describe;
use crate::event_column::EventColumn;
use crate::event_kind::EventKind;
pub use crate::event_record::append_json_names;
use crate::event_record::{self, ColumnValue, of_header};
use crate::json_text::{self as put, Times};
pub use crate::json_text::{text as append_json_text, unescaped};
use crate::logfile::LogFile;
use crate::payload::Decoder;
use crate::record::{Event, Identity};
use crate::state::{State, Writer};
use crate::time::Clock;
pub(crate) use data::Fields;
use shared::{Places, Processes, Shared};

/// Writes events as JSON lines with typed fields.
///
/// A field has the same JSON type in every event, whatever the pointer size, the release and the version of the event. Its meaning
/// in the tables and its widest layout determine the type:
///
/// | Value | JSON |
/// |---|---|
/// | ID of a process or thread | number |
/// | other integer of more than 53 bits in any layout, or of pointer size | decimal string, since many readers lose precision beyond 53 bits |
/// | other integer | number |
/// | address, flags, access mask, processor mask, status, hook ID, keyword | hexadecimal string: `"0x1f"` |
/// | Boolean | `true` or `false`; a number other than 0 and 1 also as a number in `Field_raw` |
/// | port | number, in the byte order of the processor |
/// | IPv4 or IPv6 address, GUID, SID | string in its usual form |
/// | FILETIME | UTC with seven decimals, or `null` for 0, which is no date |
/// | seconds since 1970 | the same, and the number in `Field_raw`: images that are built reproducibly have a hash instead of a date |
/// | time stamp by the clock of the session | UTC with seven decimals, or `null` with an unknown clock; the number in `Field_raw` |
/// | tag | string of four characters, or a hexadecimal string of eight digits |
/// | text | string, with escapes for bytes that are no text: `\x{e4}`, `\u{d800}` ([`text`](crate::text)) |
/// | bytes | string of hexadecimal digits |
///
/// Absent values are left out. The name of the value of a field `State` is in a member `State_name`. The names of flags
/// are in a list `Flags_names`, with unnamed bits in hexadecimal. Beside a list, these members are lists with an item for
/// each element, `null` for a value without a name, unless no element has a name. The unit of a duration is in a member `Field_unit`:
/// `ms`, `100 ns`, `CPU cycles`.
///
/// The members of a line are columns of events, which [`EventColumn`] documents. All lines have `at`, `cpu`, `header` and `pointer`,
/// unless the header is damaged; such lines have `error` and `record` instead.
///
/// | Member | Events | Value |
/// |---|---|---|
/// | `pid`, `tid` | with a known process, thread | those of the [`Writer`], or without a [`State`], those in the header |
/// | `process`, `process_by`, `names` | with a [`State`] that knows them | `process_by` is `header`, `payload` or `processor` |
/// | `name` | with a name in the tables or in a schema | the name of Microsoft, or else that in tools of the community |
/// | `hook`, `group`, `community_name` | kernel, classic of a known class | names in the tables |
/// | `items` | with items | stack traces, counters, identifiers: objects with a `type` |
/// | `data` | of a known structure | fields by name; bytes without a known layout are `rest` |
/// | `names` | with fields that refer to something | the path of a file object, for example. Events that name things themselves have none |
/// | `schema`, `provider_name`, `keywords`, … | with a schema | the names that the schema states |
/// | `message` | with a schema that has one | it ends in [`MARK`](crate::text::output::MARK) if it exceeds the limit |
/// | `fit` | of a known structure that is not certain | `other-pointer-size`: the data only fit the structure for the other pointer size, which was used; `assumed`: the tables state the structure of the event version for other releases or writers only, and it explains all bytes; `bytes-left`: bytes are left that neither the structure nor padding explains; `too-short`: the data end within the structure; `undecodable`: the schema has a field whose encoding or end is unknown; `cut-off`: the fields exceed the [limit](crate::text::output) of the output for the event, and `data` ends with a member `cut_off` |
#[derive(Debug)]
pub struct Json {
    decoder: Decoder,
    clock: Option<Clock>,
    times: Times,
    /// Times in the data, separate from the times of headers.
    data_times: Times,
    places: Places,
    processes: Processes,
    kinds: Shared<EventKind, 256>,
    /// Members for the names of what fields refer to.
    names: Vec<u8>,
    /// Message of an event.
    message: String,
    /// While a line is written, what it is appended to.
    out: Vec<u8>,
}

impl Json {
    /// Creates a writer for the events of a trace. The header of its log file determines the clock.
    pub fn new(log_file: Option<&LogFile>) -> Json {
        Json {
            decoder: Decoder::new(log_file),
            clock: log_file.map(|log_file| log_file.clock),
            times: Times::default(),
            data_times: Times::default(),
            places: Places::default(),
            processes: Processes::default(),
            kinds: Shared::default(),
            names: Vec::new(),
            message: String::new(),
            out: Vec::new(),
        }
    }

    /// Appends an event as a line, including the line feed.
    pub fn line(&mut self, event: &Event<'_>, out: &mut Vec<u8>) {
        self.line_described(event, None, &mut (), out);
    }

    /// Appends an event as a line, with the names of a state. The caller updates the state.
    pub fn line_with(&mut self, event: &Event<'_>, state: &State, out: &mut Vec<u8>) {
        self.line_described(event, Some(state), &mut (), out);
    }

    /// Appends an event as a line, with the names in a state, if there is one, and with the fields of events that only
    /// `schemas` describes. The caller updates the state.
    pub fn line_described(
        &mut self,
        event: &Event<'_>,
        state: Option<&State>,
        schemas: &mut impl Describe,
        out: &mut Vec<u8>,
    ) {
        std::mem::swap(&mut self.out, out);
        let from = self.out.len();
        self.out.push(b'{');
        if let Err(error) = self.members(event, state, schemas) {
            self.out.truncate(from + 1);
            self.place(event);
            // A comma precedes the first member, too.
            self.out.pop();
            self.column(EventColumn::Error, Some(ColumnValue::Text(error.to_string().into())));
            self.column(EventColumn::Record, Some(ColumnValue::Bytes(event.bytes())));
        }
        self.out.extend_from_slice(b"}\n");
        std::mem::swap(&mut self.out, out);
    }

    /// Appends the fields of an event's data as an object, as the member `data` of a line contains them. Returns whether a table
    /// or `schemas` describes the event; nothing is appended if not.
    pub fn data(&mut self, event: &Event<'_>, schemas: &mut impl Describe, out: &mut Vec<u8>) -> bool {
        let from = out.len();
        out.push(b'{');
        let mut fields = Fields::new(out, &mut self.data_times, self.clock, false);
        let known = matches!(self.decoder.fields(event, &mut fields), Ok(Some(info)) if info.structure.is_some());
        // Another member of the line indicates whether the fields are certain.
        if !known && schemas.read(event, Some(&mut fields)).0.schema.is_none() {
            out.truncate(from);
            return false;
        }
        out.push(b'}');
        true
    }

    /// Appends the items of an event as a list, as the member `items` of a line contains them. Returns whether there are any;
    /// nothing is appended if not.
    pub fn items(&mut self, event: &Event<'_>, out: &mut Vec<u8>) -> bool {
        let from = out.len();
        out.push(b'[');
        let mut items = Fields::new(out, &mut self.times, self.clock, true);
        if self.decoder.items(event, &mut items).unwrap_or(0) == 0 {
            out.truncate(from);
            return false;
        }
        out.push(b']');
        true
    }

    /// Begins a member that is not the first.
    #[inline]
    fn key(&mut self, name: &str) {
        put::key(&mut self.out, name);
    }

    /// A member with the value of a column, if there is one.
    #[inline]
    fn column(&mut self, column: EventColumn, value: Option<ColumnValue<'_>>) {
        if let Some(value) = value {
            self.key(column.name());
            value.append_json(&mut self.out);
        }
    }

    /// Writes `at` and `cpu`, followed by a comma.
    #[inline]
    fn place(&mut self, event: &Event<'_>) {
        self.places.put(&mut self.out, event);
    }

    #[inline]
    fn time(&mut self, stamp: i64) {
        if let Some(clock) = self.clock {
            self.out.extend_from_slice(b"\"time\":");
            self.times.put(&mut self.out, clock.time(stamp));
            self.out.push(b',');
        }
        self.out.extend_from_slice(b"\"time_stamp\":");
        put::quoted(&mut self.out, stamp);
        self.out.push(b',');
    }

    /// Writes time, place, process and thread, each followed by a comma.
    #[inline]
    fn begin(&mut self, event: &Event<'_>, header: &TraceHeaderView<'_>, state: Option<&State>) {
        let writer = state.map_or_else(|| Writer::of_header(event), State::writer);
        if let Some(stamp) = header.time_stamp() {
            self.time(stamp);
        }
        self.place(event);
        for (name, id) in [("\"pid\":", writer.process), ("\"tid\":", writer.thread)] {
            if let Some(id) = id {
                self.out.extend_from_slice(name.as_bytes());
                put::decimal(&mut self.out, id);
                self.out.push(b',');
            }
        }
        if let Some(state) = state {
            self.processes.put(&mut self.out, state);
        }
    }

    /// Writes the members that all events of a kind share. They are formatted once, and copied for other events of the
    /// kind.
    #[inline]
    fn kind(&mut self, event: &Event<'_>, header: &TraceHeaderView<'_>, identity: &Identity) {
        let kind = EventKind::of(event, header, identity);
        if let Some(members) = self.kinds.get(&kind) {
            self.out.extend_from_slice(members);
            return;
        }
        let from = self.out.len();
        self.kind_members(event, header, identity);
        let members = self.out.get(from..).unwrap_or(&[]);
        self.kinds.insert(kind, members);
    }

    #[cold]
    fn kind_members(&mut self, event: &Event<'_>, header: &TraceHeaderView<'_>, identity: &Identity) {
        self.out.extend_from_slice(b"\"header\":");
        put::plain(&mut self.out, event.header_name());
        self.column(EventColumn::Pointer, Some(ColumnValue::Number(event.pointer().bits().into())));
        let info = identity.key().map(|(key, version)| self.decoder.info(key, version, event.pointer()));
        for column in event_record::of_kind(identity) {
            self.column(*column, event_record::of_facts(*column, header, identity, info.as_ref()));
        }
    }

    fn members(&mut self, event: &Event<'_>, state: Option<&State>, schemas: &mut impl Describe) -> Result<(), Error> {
        let header = event.header()?;
        if let TraceHeaderView::MessageTraceHeader(view) = header {
            // Reject a message whose optional parts are truncated.
            view.tail()?;
        }
        let identity = event.identity();
        self.begin(event, &header, state);
        self.kind(event, &header, &identity);
        if let Identity::Other(_) = identity {
            self.column(EventColumn::Record, Some(ColumnValue::Bytes(event.bytes())));
            return Ok(());
        }
        if let TraceHeaderView::EventHeader(view) = header {
            // The same columns as below, without a loop, because there are many such events.
            self.column(EventColumn::Flags, Some(ColumnValue::Hex(view.flags().0.into(), 1)));
            self.column(EventColumn::Property, Some(ColumnValue::Hex(view.event_property().0.into(), 1)));
            self.column(EventColumn::ActivityId, header.activity_id().map(ColumnValue::Guid));
        } else {
            for column in event_record::of_event(&identity) {
                self.column(*column, of_header(&header, *column));
            }
        }
        for (column, time) in
            [(EventColumn::KernelTime, header.kernel_time()), (EventColumn::UserTime, header.user_time())]
        {
            if let Some(time) = time {
                self.key(column.name());
                put::decimal(&mut self.out, time);
            }
        }
        self.rest(event, identity.key(), state, schemas)
    }

    /// Items and data.
    fn rest(
        &mut self,
        event: &Event<'_>,
        known: Option<(EventKey, u8)>,
        state: Option<&State>,
        schemas: &mut impl Describe,
    ) -> Result<(), Error> {
        let data = event.data()?;
        let before = self.out.len();
        self.key("items");
        self.out.push(b'[');
        let mut items = Fields::new(&mut self.out, &mut self.times, self.clock, true);
        if self.decoder.items(event, &mut items)? == 0 {
            self.out.truncate(before);
        } else {
            self.out.push(b']');
        }
        let mut named = false;
        if let Some((key, version)) = known {
            let before = self.out.len();
            self.key("data");
            self.out.push(b'{');
            let fields = Fields::new(&mut self.out, &mut self.data_times, self.clock, false);
            let mut fields = fields.with_names(state.map(State::names), &mut self.names);
            let info = self.decoder.fields_of(key, version, event.pointer(), data, event.code_page(), &mut fields);
            if info.structure.is_some() {
                self.end_data();
                if let Some(doubt) = info.doubt(event.pointer()) {
                    self.column(EventColumn::Fit, Some(ColumnValue::Text(doubt.into())));
                    self.column(EventColumn::DataPointer, Some(ColumnValue::Number(info.pointer.bits().into())));
                }
                return Ok(());
            }
            self.out.truncate(before);
            named = info.any_name().is_some();
        }
        if let Some(members) = schemas.members(event, named) {
            self.out.extend_from_slice(members);
            self.key("data");
            self.out.push(b'{');
            let fields = Fields::new(&mut self.out, &mut self.data_times, self.clock, false);
            let mut fields = fields.with_names(state.map(State::names), &mut self.names);
            let (_, doubt) = schemas.read(event, Some(&mut fields));
            self.end_data();
            let before = self.out.len();
            self.key("message");
            if !schemas.message(event, &mut self.message) {
                self.out.truncate(before);
            } else {
                put::text(&mut self.out, &self.message);
            }
            self.column(EventColumn::Fit, doubt.map(|doubt| ColumnValue::Text(doubt.into())));
            return Ok(());
        }
        self.column(EventColumn::Bytes, Some(ColumnValue::Bytes(data)));
        Ok(())
    }

    /// Ends the fields, and adds the names that they refer to.
    fn end_data(&mut self) {
        self.out.push(b'}');
        if !self.names.is_empty() {
            self.out.extend_from_slice(b",\"names\":");
            self.out.extend_from_slice(&self.names);
            self.out.push(b'}');
        }
    }
}
