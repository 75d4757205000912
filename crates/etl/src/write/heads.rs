//! Constructors of event headers.

use etwspec::headers::{
    CompactSystemTraceHeader, EventDescriptor, EventHeader, EventHeaderExtType, EventHeaderExtendedDataItemInBuffer,
    EventHeaderFlags, EventInstanceGuidHeader, EventInstanceHeader, EventTraceHeader, HookId, MessageTraceHeader,
    PerfinfoTraceHeader, SystemTraceHeader, TraceHeaderMarker, TraceHeaderType, TraceMessageFlags, WmiTracePacket,
};
use etwspec::{Guid, Pointer};

use super::error::WriteError;
use crate::kind::ALIGNMENT;

/// An event header: one of the generated structures.
pub trait Head {
    /// Encodes an event: the header, inserted items, and the data. Sizes, and flags for what follows, are filled in.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::EventTooLarge`] if the size field cannot hold the size, [`WriteError::Record`] if the
    /// header is inconsistent.
    fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError>;
}

/// Returns the event size in bytes, as the type of the header field.
fn size(head: usize, data: &[u8]) -> Result<u16, WriteError> {
    let (size, most) = (head + data.len(), usize::from(u16::MAX));
    u16::try_from(size).map_err(|_| WriteError::EventTooLarge { size, most })
}

/// Returns a marker with a header type, and a 16-bit version or size.
fn marker(header_type: TraceHeaderType, low: u16) -> TraceHeaderMarker {
    let marker = TraceHeaderMarker::HEADER_FLAG.with(TraceHeaderMarker::HEADER_EVENT_TRACE);
    TraceHeaderMarker(marker.with_header_enum(header_type.0.into()).0 | u32::from(low))
}

/// Returns the header type for a pointer size.
fn by_pointer(pointer: Pointer, types: (TraceHeaderType, TraceHeaderType)) -> TraceHeaderType {
    match pointer {
        Pointer::Bits32 => types.0,
        Pointer::Bits64 => types.1,
    }
}

fn packet(hook: HookId) -> WmiTracePacket {
    let mut packet = WmiTracePacket::from_bytes(&[0; WmiTracePacket::SIZE]);
    packet.set_hook_id(hook);
    packet
}

/// Returns the header of a kernel event with thread, process and processor times, all initially 0.
pub fn system(pointer: Pointer, hook: HookId, version: u8, time_stamp: i64) -> SystemTraceHeader {
    let mut head = SystemTraceHeader::from_bytes(&[0; SystemTraceHeader::SIZE]);
    let header_type = by_pointer(pointer, (TraceHeaderType::SYSTEM32, TraceHeaderType::SYSTEM64));
    head.set_marker(marker(header_type, version.into()));
    head.set_packet(packet(hook));
    head.set_system_time(time_stamp);
    head
}

/// Returns the header of a kernel event with thread and process, both initially 0.
pub fn compact(pointer: Pointer, hook: HookId, version: u8, time_stamp: i64) -> CompactSystemTraceHeader {
    let mut head = CompactSystemTraceHeader::from_bytes(&[0; CompactSystemTraceHeader::SIZE]);
    let header_type = by_pointer(pointer, (TraceHeaderType::COMPACT32, TraceHeaderType::COMPACT64));
    head.set_marker(marker(header_type, version.into()));
    head.set_packet(packet(hook));
    head.set_system_time(time_stamp);
    head
}

/// Returns the header of a kernel event with a time stamp alone.
pub fn perfinfo(pointer: Pointer, hook: HookId, version: u8, time_stamp: i64) -> PerfinfoTraceHeader {
    let mut head = PerfinfoTraceHeader::default();
    let header_type = by_pointer(pointer, (TraceHeaderType::PERFINFO32, TraceHeaderType::PERFINFO64));
    head.set_marker(marker(header_type, version.into()));
    head.set_packet(packet(hook));
    head.set_system_time(time_stamp);
    head
}

/// Returns the header of a classic event. Thread and process are initially 0.
pub fn event_trace(pointer: Pointer, class: Guid, kind: u8, version: u16, time_stamp: i64) -> EventTraceHeader {
    use etwspec::headers::event_trace_header::Class;
    let mut head = EventTraceHeader::from_bytes(&[0; EventTraceHeader::SIZE]);
    head.set_header_type(by_pointer(pointer, (TraceHeaderType::FULL_HEADER32, TraceHeaderType::FULL_HEADER64)));
    head.set_marker_flags(TOP);
    head.set_class(*Class::default().set_kind(kind).set_version(version));
    head.set_guid(class);
    head.set_time_stamp(time_stamp);
    head
}

/// Returns the header of a classic instance event, in log files of version 1.1 and later. Thread, process and instances
/// are initially 0.
pub fn instance(pointer: Pointer, class: Guid, kind: u8, version: u16, time_stamp: i64) -> EventInstanceGuidHeader {
    use etwspec::headers::event_instance_guid_header::Class;
    let mut head = EventInstanceGuidHeader::from_bytes(&[0; EventInstanceGuidHeader::SIZE]);
    head.set_header_type(by_pointer(pointer, (TraceHeaderType::INSTANCE32, TraceHeaderType::INSTANCE64)));
    head.set_marker_flags(TOP);
    head.set_class(*Class::default().set_kind(kind).set_version(version));
    head.set_guid(class);
    head.set_time_stamp(time_stamp);
    head
}

/// Returns the header of an event of a provider. Thread, process and activity are initially 0.
pub fn event_header(pointer: Pointer, provider: Guid, descriptor: EventDescriptor, time_stamp: i64) -> EventHeader {
    let header_type = by_pointer(pointer, (TraceHeaderType::EVENT_HEADER32, TraceHeaderType::EVENT_HEADER64));
    let flags = match pointer {
        Pointer::Bits32 => EventHeaderFlags::FLAG_32_BIT_HEADER,
        Pointer::Bits64 => EventHeaderFlags::FLAG_64_BIT_HEADER,
    };
    let mut head = EventHeader::default();
    head.set_header_type(u16::from(TOP) << 8 | u16::from(header_type.0));
    head.set_flags(flags);
    head.set_time_stamp(time_stamp);
    head.set_provider_id(provider);
    head.set_event_descriptor(descriptor);
    head
}

/// Returns the extended data item of an event of a provider, for `extended_data` of its header.
///
/// # Errors
///
/// Returns [`WriteError::EventTooLarge`] if the size field cannot hold the size.
pub fn item(ext_type: EventHeaderExtType, data: &[u8]) -> Result<EventHeaderExtendedDataItemInBuffer, WriteError> {
    let have = EventHeaderExtendedDataItemInBuffer::FIXED_SIZE + data.len();
    let whole = have.next_multiple_of(ALIGNMENT);
    let mut item = EventHeaderExtendedDataItemInBuffer::default();
    item.set_reserved1(size(whole, &[])?);
    item.set_ext_type(ext_type);
    item.set_data_size(size(0, data)?);
    item.data = data.to_vec();
    item.rest = vec![0; whole - have];
    Ok(item)
}

/// Returns the header of a message. Flags for optional parts follow from the parts that are set.
pub fn message(number: u16) -> MessageTraceHeader {
    let mut head = MessageTraceHeader::default();
    head.set_marker(TraceHeaderMarker::HEADER_FLAG.with(TraceHeaderMarker::MESSAGE));
    let mut packet = head.packet();
    packet.set_message_number(number);
    head.set_packet(packet);
    head
}

/// The high byte of a marker that contains a header type.
const TOP: u8 = ((TraceHeaderMarker::HEADER_FLAG.0 | TraceHeaderMarker::HEADER_EVENT_TRACE.0) >> 24) as u8;

macro_rules! with_packet {
    ($($head:ty)*) => {$(
        impl Head for $head {
            fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError> {
                let mut head = *self;
                let mut packet = head.packet();
                packet.set_size(size(Self::SIZE, data)?);
                head.set_packet(packet);
                Ok([&head.to_bytes(), data].concat())
            }
        }
    )*};
}

with_packet!(SystemTraceHeader CompactSystemTraceHeader);

macro_rules! with_size {
    ($($head:ty)*) => {$(
        impl Head for $head {
            fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError> {
                let mut head = *self;
                head.set_size(size(Self::SIZE, data)?);
                Ok([&head.to_bytes(), data].concat())
            }
        }
    )*};
}

with_size!(EventTraceHeader EventInstanceHeader EventInstanceGuidHeader);

impl Head for PerfinfoTraceHeader {
    fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError> {
        let mut head = self.clone();
        let mut packet = head.packet();
        packet.set_size(size(Self::FIXED_SIZE + head.inserted.len(), data)?);
        head.set_packet(packet);
        let mut event = head.to_vec()?;
        event.extend_from_slice(data);
        Ok(event)
    }
}

impl Head for EventHeader {
    fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError> {
        let mut head = self.clone();
        let extended = EventHeaderFlags::EXTENDED_INFO;
        let flags = head.flags().without(extended);
        head.set_flags(flags);
        let mut items = 0;
        // An empty list has no encoding.
        head.extended_data = head.extended_data.filter(|list| !list.is_empty());
        if let Some(list) = &mut head.extended_data {
            let last = list.len().saturating_sub(1);
            for (index, item) in list.iter_mut().enumerate() {
                item.set_linkage(u16::from(index != last));
                items += item.total_size();
            }
        }
        if head.extended_data.is_some() {
            head.set_flags(flags.with(extended));
        }
        head.rest = data.to_vec();
        head.set_size(size(Self::FIXED_SIZE + items, data)?);
        Ok(head.to_vec()?)
    }
}

impl Head for MessageTraceHeader {
    fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError> {
        let mut head = self.clone();
        let parts = [
            (TraceMessageFlags::SEQUENCE, head.sequence_number.is_some(), 4),
            (TraceMessageFlags::COMPONENTID, head.component_id.is_some(), 4),
            (TraceMessageFlags::GUID, head.message_guid.is_some(), Guid::SIZE),
            (TraceMessageFlags::TIMESTAMP, head.time_stamp.is_some(), 8),
            (TraceMessageFlags::SYSTEMINFO, head.thread_id.is_some() || head.process_id.is_some(), 8),
        ];
        let (mut packet, mut have) = (head.packet(), Self::FIXED_SIZE);
        for (flag, there, bytes) in parts {
            let others = packet.option_flags() & !(flag.0 as u16);
            packet.set_option_flags(if there { others | flag.0 as u16 } else { others });
            if there {
                have += bytes;
            }
        }
        head.set_packet(packet);
        head.set_size(size(have, data)?);
        head.rest = data.to_vec();
        Ok(head.to_vec()?)
    }
}
