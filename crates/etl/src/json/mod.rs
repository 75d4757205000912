//! Events as JSON, one line each.

mod data;
mod put;

use etwspec::{Error, Guid};

use crate::buffer::Buffer;
use crate::logfile::LogFile;
use crate::payload::Decoder;
use crate::record::{Event, Header};
use crate::time::Clock;
use data::Fields;
use put::Times;

/// Writes events as lines of JSON: all that is known of each, typed.
///
/// A field has the same type of JSON in every event, by its type in the tables: what has more than 53 bits, or is as
/// wide as a pointer, is a text with a decimal number, since many readers have no more than 53 bits for a number;
/// addresses, keywords and hook ids are texts in hexadecimal, GUIDs and times are texts in their usual forms, bytes are
/// texts of hexadecimal digits, all other numbers are numbers. What has no value is left out. The name of the value of a
/// field `State` is a member `State_name`, the names of flags are a list `Flags_names`; bits without a name stand in it
/// in hexadecimal.
///
/// | Member | Events | What it is |
/// |---|---|---|
/// | `time` | whose clock is known | UTC, with seven places of a second |
/// | `time_stamp` | with one | by the session's clock |
/// | `at` | all | where the buffer begins in the file, and where in it the event begins: `0x10000+0x48` |
/// | `cpu`, `pid`, `tid` | all; that tell it | processor, process, thread |
/// | `header`, `pointer` | all | the name of the header's structure; bits of a pointer in the data |
/// | `hook`, `name`, `group` | of the kernel | the hook id, its name, the name of its group |
/// | `version` | all but messages | the version of the data |
/// | `provider` | classic, of providers | the GUID of the class or provider |
/// | `type`, `level` | classic | what the class tells apart |
/// | `id`, `channel`, `level`, `opcode`, `task`, `keyword`, `flags`, `property`, `activity_id` | of providers | as the provider says them |
/// | `message`, `component`, `number`, `sequence` | messages | which message it is |
/// | `items` | with some | stack traces, counters, identifiers: objects with a `type` |
/// | `data` | of a known structure | the fields by name; what no row explains is `rest` |
/// | `bytes` | all others | the data |
/// | `error`, `record` | that are damaged | why the header cannot be read, and the whole event |
#[derive(Debug)]
pub struct Json {
    decoder: Decoder,
    clock: Option<Clock>,
    times: Times,
    /// While a line is written, what it is appended to.
    out: Vec<u8>,
}

impl Json {
    /// For the events of a trace, whose log file's header tells the clock.
    pub fn new(log_file: Option<&LogFile>) -> Json {
        Json {
            decoder: Decoder::new(log_file),
            clock: log_file.map(|log_file| log_file.clock),
            times: Times::default(),
            out: Vec::new(),
        }
    }

    /// Appends an event as a line, with the line feed that ends it.
    pub fn line(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, out: &mut Vec<u8>) {
        std::mem::swap(&mut self.out, out);
        let from = self.out.len();
        self.out.push(b'{');
        if let Err(error) = self.members(buffer, event) {
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

    /// A member begins, and is not the first.
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

    /// `at` and `cpu`, with a comma behind them.
    #[inline]
    fn place(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        self.out.extend_from_slice(b"\"at\":");
        put::hex(&mut self.out, buffer.file_offset(), 1);
        self.out.pop();
        let from = self.out.len();
        put::hex(&mut self.out, event.offset() as u64, 1);
        // One text with a sign between the two.
        if let Some(quote) = self.out.get_mut(from) {
            *quote = b'+';
        }
        self.out.extend_from_slice(b",\"cpu\":");
        put::decimal(&mut self.out, buffer.header().processor);
        self.out.push(b',');
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

    /// Time, place, process, thread and header.
    #[inline]
    fn begin(
        &mut self,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        stamp: Option<i64>,
        process: Option<u32>,
        thread: Option<u32>,
    ) {
        if let Some(stamp) = stamp {
            self.time(stamp);
        }
        self.place(buffer, event);
        for (name, id) in [("\"pid\":", process), ("\"tid\":", thread)] {
            if let Some(id) = id {
                self.out.extend_from_slice(name.as_bytes());
                put::decimal(&mut self.out, id);
                self.out.push(b',');
            }
        }
        self.out.extend_from_slice(b"\"header\":");
        put::plain(&mut self.out, event.kind().name());
        self.number("pointer", event.pointer().bits());
    }

    /// The names of a kernel event.
    fn hook(&mut self, event: &Event<'_>, hook: u16, version: u8) {
        let info = self.decoder.hook(hook, version, event.pointer());
        self.hex("hook", hook.into(), 4);
        self.text("name", info.name);
        self.text("group", info.group);
    }

    fn members(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) -> Result<(), Error> {
        macro_rules! kernel {
            ($view:ident, $process:expr, $thread:expr) => {{
                self.begin(buffer, event, Some($view.system_time()), $process, $thread);
                let (hook, version) = ($view.packet().hook_id().0, $view.version());
                self.hook(event, hook, version as u8);
                self.number("version", version);
            }};
        }
        macro_rules! classic {
            ($view:ident, $guid:expr, $process:expr, $thread:expr) => {{
                self.begin(buffer, event, Some($view.time_stamp()), $process, $thread);
                if let Some(guid) = $guid {
                    self.guid("provider", guid);
                }
                let class = $view.class();
                self.number("type", class.kind());
                if let Some((hook, version)) = event.hook() {
                    self.hook(event, hook, version);
                }
                self.number("level", class.level());
                self.number("version", class.version());
            }};
        }
        match event.header()? {
            Header::System(view) => {
                kernel!(view, Some(view.process_id()), Some(view.thread_id()));
                self.number("kernel_time", view.kernel_time());
                self.number("user_time", view.user_time());
            }
            Header::Compact(view) => kernel!(view, Some(view.process_id()), Some(view.thread_id())),
            Header::Perfinfo(view) => kernel!(view, None, None),
            Header::EventTrace(view) => {
                classic!(view, Some(view.guid()), Some(view.process_id()), Some(view.thread_id()));
                self.number("kernel_time", view.kernel_time());
                self.number("user_time", view.user_time());
            }
            Header::Instance(view) => {
                classic!(view, None, Some(view.process_id()), Some(view.thread_id()));
                self.hex("class", view.reg_handle(), 1);
                self.number("instance", view.instance_id());
                self.hex("parent_class", view.parent_reg_handle(), 1);
                self.number("parent_instance", view.parent_instance_id());
            }
            Header::InstanceGuid(view) => {
                classic!(view, Some(view.guid()), Some(view.process_id()), Some(view.thread_id()));
                self.number("instance", view.instance_id());
                self.guid("parent", view.parent_guid());
                self.number("parent_instance", view.parent_instance_id());
            }
            Header::EventHeader(view) => {
                let (process, thread) = (Some(view.process_id()), Some(view.thread_id()));
                self.begin(buffer, event, Some(view.time_stamp()), process, thread);
                let descriptor = view.event_descriptor();
                self.guid("provider", view.provider_id());
                self.number("id", descriptor.id());
                self.number("version", descriptor.version());
                self.number("channel", descriptor.channel());
                self.number("level", descriptor.level());
                self.number("opcode", descriptor.opcode());
                self.number("task", descriptor.task());
                self.hex("keyword", descriptor.keyword(), 1);
                self.hex("flags", view.flags().0.into(), 1);
                self.hex("property", view.event_property().0.into(), 1);
                self.guid("activity_id", view.activity_id());
                self.number("kernel_time", view.kernel_time());
                self.number("user_time", view.user_time());
            }
            Header::Message(view) => {
                let tail = view.tail()?;
                self.begin(buffer, event, tail.time_stamp, tail.process_id, tail.thread_id);
                if let Some(guid) = tail.message_guid {
                    self.guid("message", guid);
                }
                if let Some(component) = tail.component_id {
                    self.number("component", component);
                }
                self.number("number", view.packet().message_number());
                if let Some(sequence) = tail.sequence_number {
                    self.number("sequence", sequence);
                }
            }
            Header::Other(bytes) => {
                self.begin(buffer, event, None, None, None);
                self.key("record");
                put::bytes(&mut self.out, bytes);
                return Ok(());
            }
        }
        self.rest(event)
    }

    /// Items and data.
    fn rest(&mut self, event: &Event<'_>) -> Result<(), Error> {
        let data = event.data()?;
        let before = self.out.len();
        self.key("items");
        self.out.push(b'[');
        let mut items = Fields::new(&mut self.out, &mut self.times, true);
        if self.decoder.items(event, &mut items)? == 0 {
            self.out.truncate(before);
        } else {
            self.out.push(b']');
        }
        if let Some((hook, version)) = event.hook() {
            let before = self.out.len();
            self.key("data");
            self.out.push(b'{');
            let mut fields = Fields::new(&mut self.out, &mut self.times, false);
            let info = self.decoder.hook_fields(hook, version, event.pointer(), data, &mut fields);
            if info.structure.is_some() {
                self.out.push(b'}');
                return Ok(());
            }
            self.out.truncate(before);
        }
        self.key("bytes");
        put::bytes(&mut self.out, data);
        Ok(())
    }
}
