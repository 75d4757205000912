//! Records as events of a trace.

use std::vec::Vec;

use etwspec::Pointer;
use etwspec::describe::provider::ProviderKind;
use etwspec::headers::{EventExtendedItemInstanceView, EventHeaderExtType, HookId};
use etwspec_etl::buffers::EventBuffer;
use etwspec_etl::text::CodePage;
use etwspec_etl::write::{Head, WriteError, heads};
use etwspec_etl::{Buffer, Event, LogFile};

use crate::record::Record;

/// Process or thread ID of an event without one, as consumers receive it.
pub(crate) const NO_ID: u32 = u32::MAX;

/// Live events as the events of a trace: everything that reads a trace file reads them, too.
///
/// A record is encoded as Windows encodes the event in a trace buffer: a kernel event with its hook ID, another classic event
/// with its class, a WPP message, or an event of a provider with its extended data items. The place of the event within the
/// file is not defined.
///
/// ```
/// use etwspec_etl::Json;
/// use etwspec_live::{LiveEvents, OwnedRecord, Record, etwspec_etl};
///
/// /// Prints an event, as the command `etwspec dump --format json` does.
/// fn on_event(record: &Record<'_>, live: &mut LiveEvents, json: &mut Json, out: &mut Vec<u8>) {
///     match live.event(record) {
///         Ok((_, event)) => json.line(&event, out),
///         Err(error) => eprintln!("{error}"),
///     }
/// }
///
/// // On Windows, the records come from ProcessTrace. These are made from the events of a file.
/// let trace = etwspec_etl::Trace::new(etwspec_etl::SAMPLE);
/// let (mut live, mut json) = (LiveEvents::new(trace.log_file()), Json::new(trace.log_file()));
/// let mut out = Vec::new();
/// trace.for_each(|item| {
///     if let etwspec_etl::Item::Event(buffer, event) = item
///         && let Some(owned) = OwnedRecord::of_event(buffer, &event, None)
///     {
///         on_event(&owned.record(), &mut live, &mut json, &mut out);
///     }
/// });
/// assert!(String::from_utf8(out)?.contains("\"community_name\":\"Process/Start\""));
/// # Ok::<(), std::string::FromUtf8Error>(())
/// ```
#[derive(Debug)]
pub struct LiveEvents {
    buffer: EventBuffer,
}

impl LiveEvents {
    /// Creates events of a session. [`LogFile::of_session`] reads its header; without one, the newest release is assumed.
    pub fn new(log_file: Option<&LogFile>) -> LiveEvents {
        LiveEvents { buffer: EventBuffer::new(log_file) }
    }

    /// Sets the code page of 8-bit text that is not UTF-8.
    pub fn set_code_page(&mut self, code_page: Option<CodePage>) {
        self.buffer.set_code_page(code_page);
    }

    /// Returns the event of a record, and a buffer that contains it alone.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::EventTooLarge`] if header, items and data exceed 65,535 bytes.
    pub fn event(&mut self, record: &Record<'_>) -> Result<(Buffer<'_>, Event<'_>), WriteError> {
        self.buffer.put(record.processor(), record.context().logger_id(), &record.to_event()?)
    }
}

impl Record<'_> {
    /// Returns the bytes of the event in a trace buffer, for [`Writer::write`](etwspec_etl::write::Writer::write).
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::EventTooLarge`] if header, items and data exceed 65,535 bytes.
    pub fn to_event(&self) -> Result<Vec<u8>, WriteError> {
        match self.kind() {
            ProviderKind::Message => message(self),
            ProviderKind::Classic => classic(self),
            _ => of_provider(self),
        }
    }
}

fn of_provider(record: &Record<'_>) -> Result<Vec<u8>, WriteError> {
    let from = record.header();
    let mut head =
        heads::event_header(record.pointer(), from.provider_id(), from.event_descriptor(), from.time_stamp());
    let flags = head.flags().with(from.flags());
    head.set_flags(flags).set_event_property(from.event_property());
    head.set_thread_id(from.thread_id()).set_process_id(from.process_id());
    head.set_processor_time(from.processor_time()).set_activity_id(from.activity_id());
    let items: Result<Vec<_>, _> = record.items().map(|item| heads::item(item.ext_type, item.data)).collect();
    head.extended_data = Some(items?);
    head.event(record.data())
}

fn message(record: &Record<'_>) -> Result<Vec<u8>, WriteError> {
    use etwspec::headers::TraceMessageFlags as Flags;
    let from = record.header();
    let mut head = heads::message(from.event_id());
    let mut packet = head.packet();
    let pointer = match record.pointer() {
        Pointer::Bits32 => Flags::POINTER32,
        Pointer::Bits64 => Flags::POINTER64,
    };
    packet.set_option_flags(packet.option_flags() | pointer.0 as u16);
    head.set_packet(packet);
    head.message_guid = Some(from.provider_id());
    head.time_stamp = Some(from.time_stamp());
    (head.thread_id, head.process_id) = (Some(from.thread_id()), Some(from.process_id()));
    head.event(record.data())
}

fn classic(record: &Record<'_>) -> Result<Vec<u8>, WriteError> {
    let (from, pointer, data) = (record.header(), record.pointer(), record.data());
    let (class, kind, version) = (from.provider_id(), from.opcode(), from.event_version());
    let instance = record.item(EventHeaderExtType::INSTANCE_INFO);
    if let Some(instance) = instance.and_then(|item| EventExtendedItemInstanceView::new(item).ok()) {
        let mut head = heads::instance(pointer, class, kind, version.into(), from.time_stamp());
        head.set_thread_id(from.thread_id()).set_process_id(from.process_id());
        head.set_processor_time(from.processor_time());
        head.set_instance_id(instance.instance_id()).set_parent_instance_id(instance.parent_instance_id());
        head.set_parent_guid(instance.parent_guid());
        return head.event(data);
    }
    match record.key().and_then(|(key, _)| key.hook_id()).filter(|_| from.level() == 0) {
        Some(hook) => kernel(record, hook, version),
        None => {
            let mut head = heads::event_trace(pointer, class, kind, version.into(), from.time_stamp());
            let mut of_class = head.class();
            of_class.set_level(from.level());
            head.set_class(of_class).set_thread_id(from.thread_id()).set_process_id(from.process_id());
            head.set_processor_time(from.processor_time());
            head.event(data)
        }
    }
}

/// Encodes a kernel event, with the shortest header that has its thread and process.
fn kernel(record: &Record<'_>, hook: HookId, version: u8) -> Result<Vec<u8>, WriteError> {
    let (from, pointer) = (record.header(), record.pointer());
    if (from.thread_id(), from.process_id()) == (NO_ID, NO_ID) {
        return heads::perfinfo(pointer, hook, version, from.time_stamp()).event(record.data());
    }
    let mut head = heads::system(pointer, hook, version, from.time_stamp());
    head.set_thread_id(from.thread_id()).set_process_id(from.process_id());
    head.set_kernel_time(from.kernel_time()).set_user_time(from.user_time());
    head.event(record.data())
}
