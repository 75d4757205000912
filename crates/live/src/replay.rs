//! Records made from the events of a trace.

use core::ffi::c_void;
use std::vec::Vec;

use etwspec::headers::event_header::EventHeaderFixed;
use etwspec::headers::{
    EventDescriptor, EventExtendedItemInstance, EventHeaderExtType, EventHeaderExtendedDataItem, EventHeaderFlags,
    TraceHeaderView,
};
use etwspec::payloads::EventKey;
use etwspec::{Bytes, Pointer};
use etwspec_etl::time::Clock;
use etwspec_etl::{Buffer, Event, Identity};

use crate::pointer::EventRecord;
use crate::trace::NO_ID;

/// An EVENT_RECORD in memory, made from an event of a trace: tests a consumer's callback on any machine.
///
/// The record is the one that ProcessTrace makes, as far as it is known. A kernel event has the class
/// and the event type with which consumers see it. Counters that are inserted into the header of a kernel event have no item, and the thread and process of an event
/// without them are 0xFFFFFFFF: both are assumed.
#[derive(Debug)]
pub struct OwnedRecord {
    record: Aligned,
    // The record contains the addresses of these. A `Box` that is moved would invalidate them.
    _items: Vec<EventHeaderExtendedDataItem>,
    _item_data: Vec<Vec<u8>>,
    _data: Vec<u8>,
}

/// A structure of Windows begins at a multiple of 8.
#[derive(Debug)]
#[repr(align(8))]
struct Aligned([u8; EventRecord::SIZE]);

impl OwnedRecord {
    /// Makes the record of an event. With a clock, its time stamp is a FILETIME, as without PROCESS_TRACE_MODE_RAW_TIMESTAMP.
    ///
    /// `None` if the header is damaged or unknown, if no GUID is known for a kernel event, or if an item of an event of a
    /// provider is damaged.
    pub fn of_event(buffer: &Buffer<'_>, event: &Event<'_>, clock: Option<Clock>) -> Option<OwnedRecord> {
        let header = event.header().ok()?;
        let data = event.data().ok()?;
        let (mut head, mut descriptor) = (EventHeaderFixed::default(), EventDescriptor::default());
        let mut flags = match event.pointer() {
            Pointer::Bits32 => EventHeaderFlags::FLAG_32_BIT_HEADER,
            Pointer::Bits64 => EventHeaderFlags::FLAG_64_BIT_HEADER,
        };
        let mut items: Vec<(EventHeaderExtType, Vec<u8>)> = Vec::new();
        let version = u8::try_from(header.event_version().unwrap_or_default()).ok()?;
        match event.identity() {
            Identity::Hook { id, .. } => {
                flags = flags.with(EventHeaderFlags::CLASSIC_HEADER);
                let (class, event_type) = EventKey::from(id).consumer_class()?;
                head.set_provider_id(class);
                descriptor.set_opcode(event_type).set_version(version);
            }
            Identity::Class { guid, kind, .. } => {
                flags = flags.with(EventHeaderFlags::CLASSIC_HEADER);
                head.set_provider_id(guid);
                descriptor.set_opcode(kind).set_version(version).set_level(header.level().unwrap_or_default());
                if let (Some(instance), Some(parent)) = (header.instance_id(), header.parent_provider()) {
                    let mut item = EventExtendedItemInstance::default();
                    item.set_instance_id(instance).set_parent_guid(parent);
                    item.set_parent_instance_id(header.parent_instance_id().unwrap_or_default());
                    items.push((EventHeaderExtType::INSTANCE_INFO, item.to_bytes().to_vec()));
                }
            }
            Identity::Message { guid, number } => {
                flags = flags.with(EventHeaderFlags::TRACE_MESSAGE);
                head.set_provider_id(guid.unwrap_or_default());
                descriptor.set_id(number);
            }
            Identity::Provider { guid, .. } => {
                head.set_provider_id(guid);
                descriptor = event.descriptor()?;
                head.set_activity_id(header.activity_id().unwrap_or_default());
            }
            Identity::Other(_) => return None,
        }
        if let TraceHeaderView::EventHeader(view) = header {
            flags = flags.with(view.flags());
            head.set_event_property(view.event_property()).set_processor_time(view.processor_time());
            for item in view.tail().ok()?.extended_data.iter().flat_map(|items| items.iter()) {
                items.push((item.ext_type(), item.tail().ok()?.data.as_bytes().to_vec()));
            }
        } else {
            head.set_kernel_time(header.kernel_time().unwrap_or_default());
            head.set_user_time(header.user_time().unwrap_or_default());
        }
        let time_stamp = event.time_stamp().unwrap_or_default();
        head.set_time_stamp(clock.map_or(time_stamp, |clock| clock.time(time_stamp).0));
        head.set_thread_id(event.thread_id().unwrap_or(NO_ID)).set_process_id(event.process_id().unwrap_or(NO_ID));
        head.set_flags(flags.with(EventHeaderFlags::PROCESSOR_INDEX)).set_event_descriptor(descriptor);
        OwnedRecord::new(head, buffer, items, data)
    }

    fn new(
        head: EventHeaderFixed,
        buffer: &Buffer<'_>,
        items: Vec<(EventHeaderExtType, Vec<u8>)>,
        data: &[u8],
    ) -> Option<OwnedRecord> {
        let data = data.to_vec();
        let mut described = Vec::new();
        for (ext_type, bytes) in &items {
            let mut item = EventHeaderExtendedDataItem::default();
            item.set_ext_type(*ext_type).set_linkage(u16::from(described.len() + 1 != items.len()));
            item.set_data_size(bytes.len().try_into().ok()?);
            item.set_data_ptr(bytes.as_ptr().expose_provenance() as u64);
            described.push(item);
        }
        let mut record = EventRecord::default();
        record.set_event_header(Bytes(head.to_bytes()));
        let mut context = record.buffer_context();
        context.set_processor_index(buffer.header().processor).set_logger_id(buffer.header().logger_id);
        record.set_buffer_context(context);
        record.set_extended_data_count(described.len().try_into().ok()?);
        record.set_user_data_length(data.len().try_into().ok()?);
        record.set_extended_data(described.as_ptr().expose_provenance() as _);
        record.set_user_data(data.as_ptr().expose_provenance() as _);
        let _item_data = items.into_iter().map(|(_, bytes)| bytes).collect();
        Some(OwnedRecord { record: Aligned(record.to_bytes()), _items: described, _item_data, _data: data })
    }

    /// Returns a pointer to the structure, for a callback. It is valid as long as the record is.
    pub fn as_ptr(&self) -> *const c_void {
        (&raw const self.record.0).cast()
    }

    /// Returns the structure.
    pub(crate) fn structure(&self) -> &[u8; EventRecord::SIZE] {
        &self.record.0
    }
}
