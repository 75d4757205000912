//! Headers of events, with what makes them valid filled in.

use etwspec::headers::{
    CompactSystemTraceHeader, EventDescriptor, EventHeader, EventHeaderExtType, EventHeaderExtendedDataItemInBuffer,
    EventHeaderFlags, EventInstanceGuidHeader, EventInstanceHeader, EventTraceHeader, HookId, MessageTraceHeader,
    PerfinfoTraceHeader, SystemTraceHeader, TraceHeaderMarker, TraceHeaderType, TraceMessageFlags, WmiTracePacket,
};
use etwspec::{Guid, Pointer};

use super::WriteError;
use crate::kind::ALIGNMENT;

/// A header that an event begins with: one of the generated structures.
pub trait Head {
    /// The event: the header, what it inserts, and the data behind. Sizes, and flags that announce what follows, are
    /// filled in.
    ///
    /// # Errors
    ///
    /// [`WriteError::EventTooLarge`] if an event cannot have so many bytes, [`WriteError::Record`] if the header
    /// contradicts itself.
    fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError>;
}

/// The size of an event, as its header holds it.
fn size(head: usize, data: &[u8]) -> Result<u16, WriteError> {
    let (size, most) = (head + data.len(), usize::from(u16::MAX));
    u16::try_from(size).map_err(|_| WriteError::EventTooLarge { size, most })
}

/// The first four bytes of a header of a type, with a version or a size of 16 bits.
fn marker(header_type: TraceHeaderType, low: u16) -> TraceHeaderMarker {
    let marker = TraceHeaderMarker::HEADER_FLAG.with(TraceHeaderMarker::HEADER_EVENT_TRACE);
    TraceHeaderMarker(marker.with_header_enum(header_type.0.into()).0 | u32::from(low))
}

/// One of the two types of a header.
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

/// The header of a kernel event with thread, process and processor times, which are zero yet.
pub fn system(pointer: Pointer, hook: HookId, version: u8, time_stamp: i64) -> SystemTraceHeader {
    let mut head = SystemTraceHeader::from_bytes(&[0; SystemTraceHeader::SIZE]);
    let header_type = by_pointer(pointer, (TraceHeaderType::SYSTEM32, TraceHeaderType::SYSTEM64));
    head.set_marker(marker(header_type, version.into()));
    head.set_packet(packet(hook));
    head.set_system_time(time_stamp);
    head
}

/// The header of a kernel event with thread and process, which are zero yet.
pub fn compact(pointer: Pointer, hook: HookId, version: u8, time_stamp: i64) -> CompactSystemTraceHeader {
    let mut head = CompactSystemTraceHeader::from_bytes(&[0; CompactSystemTraceHeader::SIZE]);
    let header_type = by_pointer(pointer, (TraceHeaderType::COMPACT32, TraceHeaderType::COMPACT64));
    head.set_marker(marker(header_type, version.into()));
    head.set_packet(packet(hook));
    head.set_system_time(time_stamp);
    head
}

/// The header of a kernel event with a time stamp alone.
pub fn perfinfo(pointer: Pointer, hook: HookId, version: u8, time_stamp: i64) -> PerfinfoTraceHeader {
    let mut head = PerfinfoTraceHeader::default();
    let header_type = by_pointer(pointer, (TraceHeaderType::PERFINFO32, TraceHeaderType::PERFINFO64));
    head.set_marker(marker(header_type, version.into()));
    head.set_packet(packet(hook));
    head.set_system_time(time_stamp);
    head
}

/// The header of a classic event of a class, of a type and with data of a version; thread and process are zero yet.
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

/// The header of a classic event of an instance, as log files since version 1.1 have it; thread, process and instances
/// are zero yet.
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

/// The header of an event of a provider; thread, process and activity are zero yet.
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

/// An item that goes with an event of a provider, to be put into `extended_data` of its header.
///
/// # Errors
///
/// [`WriteError::EventTooLarge`] if an item cannot have so many bytes.
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

/// The header of a message with a number. What its parts are, is set at the header: which ones it has, then follows.
pub fn message(number: u16) -> MessageTraceHeader {
    let mut head = MessageTraceHeader::default();
    head.set_marker(TraceHeaderMarker::HEADER_FLAG.with(TraceHeaderMarker::MESSAGE));
    let mut packet = head.packet();
    packet.set_message_number(number);
    head.set_packet(packet);
    head
}

/// The high byte of the marker of headers that hold their type before it.
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
        // No item is no list: a list has one at least.
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
