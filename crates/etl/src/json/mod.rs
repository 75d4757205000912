//! Events as JSON lines.

mod data;
mod put;
mod shared;

use etwspec::headers::TraceHeaderView;
use etwspec::payloads::EventKey;
use etwspec::{Error, Guid};

use crate::buffer::Buffer;
use crate::event_kind::EventKind;
use crate::logfile::LogFile;
use crate::payload::{Decoder, Visitor};
use crate::record::{Event, Identity};
use crate::state::{State, Writer};
use crate::time::Clock;
use data::Fields;
use put::Times;
pub(crate) use put::text;
use shared::{Places, Processes, Shared};

/// Describes events that no table describes, such as those with a schema in the trace.
pub trait Describe {
    /// Members of the JSON of an event, each after a comma: names, and where the schema is from. `None` if nothing describes
    /// the event.
    fn members(&mut self, event: &Event<'_>) -> Option<&[u8]>;

    /// Visits the fields of an event that has members. Returns a word for why they are not certain, if so.
    fn fields<'a>(&mut self, event: &Event<'a>, visitor: &mut impl Visitor<'a>) -> Option<&'static str>;

    /// Replaces a text by the message of an event. Returns whether it has one.
    fn message(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, out: &mut String) -> bool;

    /// Names of an event and its provider, by which filters select it.
    fn names(&mut self, event: &Event<'_>) -> EventNames<'_>;
}

/// Names of an event that no table describes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct EventNames<'n> {
    /// Name of the provider.
    pub provider: Option<&'n str>,
    /// Name of the event within the provider, such as `GC/Start`.
    pub event: Option<&'n str>,
    /// Symbol of the event in its manifest, such as `GCStart_V1`.
    pub symbol: Option<&'n str>,
}

impl<'n> EventNames<'n> {
    /// Creates names of which none is known.
    pub fn new() -> EventNames<'n> {
        EventNames::default()
    }
}

/// Describes no event.
impl Describe for () {
    fn members(&mut self, _: &Event<'_>) -> Option<&[u8]> {
        None
    }

    fn fields<'a>(&mut self, _: &Event<'a>, _: &mut impl Visitor<'a>) -> Option<&'static str> {
        None
    }

    fn message(&mut self, _: &Buffer<'_>, _: &Event<'_>, _: &mut String) -> bool {
        false
    }

    fn names(&mut self, _: &Event<'_>) -> EventNames<'_> {
        EventNames::new()
    }
}

/// Appends a text as a JSON string, as [`Json`] writes it: characters that terminals obey are escaped.
pub fn append_json_text(out: &mut Vec<u8>, text: &str) {
    put::text(out, text);
}

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
/// | Member | Events | What it is |
/// |---|---|---|
/// | `time` | with a known clock | UTC, with seven decimals |
/// | `time_stamp` | with a time stamp | time stamp by the clock of the session |
/// | `at` | all | offset of the buffer in the file, and of the event in the buffer: `0x10000+0x48` |
/// | `cpu` | all | processor |
/// | `pid`, `tid` | with a known process, thread | process ID, thread ID: those of the [`Writer`], or without a [`State`], those in the header |
/// | `process` | with a [`State`] that knows it | name of the process |
/// | `process_by` | with a [`State`] and `pid` | source of `pid`: `header`, `payload` or `processor` |
/// | `header`, `pointer` | all | name of the header's structure; pointer size of the data in bits |
/// | `hook` | kernel | hook ID |
/// | `name`, `group` | kernel, classic of a known class | name of the event; name of its group or class |
/// | `community_name` | the same, with such a name | name in tools of the community, such as `Process/Start` |
/// | `version` | all but messages | version of the data |
/// | `provider` | classic, of providers | class or provider GUID |
/// | `type`, `level` | classic | event type, level |
/// | `id`, `channel`, `level`, `opcode`, `task`, `keyword`, `flags`, `property`, `activity_id` | of providers | from the header |
/// | `message`, `component`, `number`, `sequence` | messages | message GUID or component, number, sequence number |
/// | `items` | with items | stack traces, counters, identifiers: objects with a `type` |
/// | `data` | of a known structure | fields by name; bytes without a known layout are `rest` |
/// | `names` | with a [`State`] that knows them | names of what fields of `data` refer to, such as the path of a file object, by field. Events that name things themselves have none |
/// | `schema`, `provider_name`, `event_name`, `task_name`, `opcode_name`, `level_name`, `channel_name`, `keywords` | with a schema | where the schema is from, and the names that it states |
/// | `message` | with a schema that has one | message of the event, with its fields; it ends in [`MARK`](crate::output::MARK) if it exceeds the limit |
/// | `fit` | of a known structure that is not certain | `other-pointer-size`: the data only fit the structure for the other pointer size, which was used; `assumed`: the tables state the structure of the event version for other releases only, and it explains all bytes; `bytes-left`: bytes are left that neither the structure nor padding explains; `too-short`: the data end within the structure; `undecodable`: the schema has a field whose encoding or end is unknown; `cut-off`: the fields exceed the [limit](crate::output) of the output for the event, and `data` ends with a member `cut_off` |
/// | `data_pointer` | with `fit` | pointer size of the structure in bits |
/// | `bytes` | others | data |
/// | `error`, `record` | with a damaged header | error, and the bytes of the event |
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
    /// Output of the line that is being written.
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
    pub fn line(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, out: &mut Vec<u8>) {
        self.line_described(buffer, event, None, &mut (), out);
    }

    /// Appends an event as a line, with the names of a state. The caller updates the state.
    pub fn line_with(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, state: &State, out: &mut Vec<u8>) {
        self.line_described(buffer, event, Some(state), &mut (), out);
    }

    /// Appends an event as a line, with the names in a state, if there is one, and with the fields of events that only
    /// `schemas` describes. The caller updates the state.
    pub fn line_described(
        &mut self,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        state: Option<&State>,
        schemas: &mut impl Describe,
        out: &mut Vec<u8>,
    ) {
        std::mem::swap(&mut self.out, out);
        let from = self.out.len();
        self.out.push(b'{');
        if let Err(error) = self.members(buffer, event, state, schemas) {
            self.out.truncate(from + 1);
            self.place(buffer, event);
            put::plain(&mut self.out, "error");
            self.out.push(b':');
            put::text(&mut self.out, &error.to_string());
            self.key("record");
            put::bytes(&mut self.out, event.bytes());
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
        let known = match (event.key(), event.data()) {
            (Some((key, version)), Ok(data)) => {
                let info = self.decoder.fields_of(key, version, event.pointer(), data, &mut fields);
                info.structure.is_some()
            }
            _ => false,
        };
        if !known {
            if schemas.members(event).is_none() {
                out.truncate(from);
                return false;
            }
            // Another member of the line indicates whether the fields are certain.
            let _doubt = schemas.fields(event, &mut fields);
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
        self.out.extend_from_slice(b",\"");
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    #[inline]
    fn number(&mut self, name: &str, number: impl itoa::Integer) {
        self.key(name);
        put::decimal(&mut self.out, number);
    }

    #[inline]
    fn optional(&mut self, name: &str, number: Option<impl itoa::Integer>) {
        if let Some(number) = number {
            self.number(name, number);
        }
    }

    #[inline]
    fn hex(&mut self, name: &str, number: u64, digits: usize) {
        self.key(name);
        put::hex(&mut self.out, number, digits);
    }

    #[inline]
    fn guid(&mut self, name: &str, guid: Guid) {
        self.key(name);
        put::guid(&mut self.out, guid);
    }

    #[inline]
    fn text(&mut self, name: &str, text: Option<&'static str>) {
        if let Some(text) = text {
            self.key(name);
            put::plain(&mut self.out, text);
        }
    }

    /// Writes `at` and `cpu`, followed by a comma.
    #[inline]
    fn place(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        self.places.put(&mut self.out, buffer, event.offset());
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
    fn begin(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, header: &TraceHeaderView<'_>, state: Option<&State>) {
        let writer = state.map_or_else(|| Writer::of_header(event), State::writer);
        if let Some(stamp) = header.time_stamp() {
            self.time(stamp);
        }
        self.place(buffer, event);
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
        self.number("pointer", event.pointer().bits());
        match *identity {
            Identity::Hook { version, .. } => {
                self.names(event, identity);
                self.number("version", version);
            }
            Identity::Class { kind, version, .. } => {
                if let Some(guid) = header.provider() {
                    self.guid("provider", guid);
                }
                self.number("type", kind);
                self.names(event, identity);
                self.optional("level", header.level());
                self.number("version", version);
            }
            Identity::Provider { guid, id, version } => {
                self.guid("provider", guid);
                self.number("id", id);
                self.number("version", version);
                self.optional("channel", header.channel());
                self.optional("level", header.level());
                self.optional("opcode", header.opcode());
                self.optional("task", header.task());
                if let Some(keyword) = header.keyword() {
                    self.hex("keyword", keyword, 1);
                }
            }
            Identity::Message { guid, number } => {
                if let Some(guid) = guid {
                    self.guid("message_guid", guid);
                }
                self.optional("component", header.component_id());
                self.number("number", number);
            }
            Identity::Other(_) => {}
        }
    }

    /// Writes the names of a kernel event, or of a classic event of a known class.
    fn names(&mut self, event: &Event<'_>, identity: &Identity) {
        let Some((key, version)) = identity.key() else { return };
        let info = self.decoder.info(key, version, event.pointer());
        if let Some(hook) = info.hook() {
            self.hex("hook", hook.0.into(), 4);
        }
        self.text("name", info.name);
        self.text("group", info.group);
        self.text("community_name", info.community_name);
    }

    fn members(
        &mut self,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        state: Option<&State>,
        schemas: &mut impl Describe,
    ) -> Result<(), Error> {
        let header = event.header()?;
        if let TraceHeaderView::MessageTraceHeader(view) = header {
            // Reject a message whose optional parts are truncated.
            view.tail()?;
        }
        let identity = event.identity();
        self.begin(buffer, event, &header, state);
        self.kind(event, &header, &identity);
        match identity {
            Identity::Class { .. } => self.instance(&header),
            Identity::Provider { .. } => {
                if let TraceHeaderView::EventHeader(view) = header {
                    self.hex("flags", view.flags().0.into(), 1);
                    self.hex("property", view.event_property().0.into(), 1);
                }
                if let Some(activity) = header.activity_id() {
                    self.guid("activity_id", activity);
                }
            }
            Identity::Message { .. } => self.optional("sequence", header.sequence_number()),
            Identity::Other(_) => {
                self.key("record");
                put::bytes(&mut self.out, event.bytes());
                return Ok(());
            }
            Identity::Hook { .. } => {}
        }
        self.optional("kernel_time", header.kernel_time());
        self.optional("user_time", header.user_time());
        self.rest((buffer, event), identity.key(), state, schemas)
    }

    /// Instances of a classic event, and the classes that handles or GUIDs identify.
    fn instance(&mut self, header: &TraceHeaderView<'_>) {
        if let Some(handle) = header.provider_handle() {
            self.hex("class", handle, 1);
        }
        self.optional("instance", header.instance_id());
        if let Some(handle) = header.parent_provider_handle() {
            self.hex("parent_class", handle, 1);
        }
        if let Some(guid) = header.parent_provider() {
            self.guid("parent", guid);
        }
        self.optional("parent_instance", header.parent_instance_id());
    }

    /// Items and data.
    fn rest(
        &mut self,
        (buffer, event): (&Buffer<'_>, &Event<'_>),
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
        if let Some((key, version)) = known {
            let before = self.out.len();
            self.key("data");
            self.out.push(b'{');
            let names = state.and_then(|state| state.names_for(event));
            let fields = Fields::new(&mut self.out, &mut self.data_times, self.clock, false);
            let mut fields = fields.with_names(names, &mut self.names);
            let info = self.decoder.fields_of(key, version, event.pointer(), data, &mut fields);
            if info.structure.is_some() {
                self.out.push(b'}');
                if !self.names.is_empty() {
                    self.out.extend_from_slice(b",\"names\":");
                    self.out.extend_from_slice(&self.names);
                    self.out.push(b'}');
                }
                if let Some(doubt) = info.doubt(event.pointer()) {
                    self.text("fit", Some(doubt));
                    self.number("data_pointer", info.pointer.bits());
                }
                return Ok(());
            }
            self.out.truncate(before);
        }
        if let Some(members) = schemas.members(event) {
            self.out.extend_from_slice(members);
            self.key("data");
            self.out.push(b'{');
            let mut fields = Fields::new(&mut self.out, &mut self.data_times, self.clock, false);
            let doubt = schemas.fields(event, &mut fields);
            self.out.push(b'}');
            let before = self.out.len();
            self.key("message");
            if !schemas.message(buffer, event, &mut self.message) {
                self.out.truncate(before);
            } else {
                put::text(&mut self.out, &self.message);
            }
            self.text("fit", doubt);
            return Ok(());
        }
        self.key("bytes");
        put::bytes(&mut self.out, data);
        Ok(())
    }
}
