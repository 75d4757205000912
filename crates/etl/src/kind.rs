//! What the first bytes of an event tell: which header it has, the pointer size of its data, its size.

use etwspec::Pointer;
use etwspec::headers::{
    CompactSystemTraceHeader, EVENT_HEADER_SIZE_MASK, EventHeader, EventInstanceHeader, EventTraceHeader,
    MessageTraceHeader, PerfinfoTraceHeader, SystemTraceHeader, TraceHeaderMarker, TraceHeaderType, WmiTracePacket,
};

use crate::damage::Rule;

/// Events begin at multiples of this from the start of their buffer.
pub(crate) const ALIGNMENT: usize = 8;

/// Which header an event has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// SYSTEM_TRACE_HEADER: a kernel event with thread, process and processor times.
    System,
    /// COMPACT_SYSTEM_TRACE_HEADER: a kernel event with thread and process.
    Compact,
    /// PERFINFO_TRACE_HEADER: a kernel event with a time stamp alone, and counters if it says so.
    Perfinfo,
    /// EVENT_TRACE_HEADER: a classic event.
    EventTrace,
    /// EVENT_INSTANCE_HEADER or EVENT_INSTANCE_GUID_HEADER, by the version of the log file: a classic event of an
    /// instance.
    Instance,
    /// EVENT_HEADER: an event of a provider of Windows Vista and later.
    EventHeader,
    /// MESSAGE_TRACE_HEADER: a message of WPP or of TraceMessage.
    Message,
    /// Another type: one that is defined (TIMED, ERROR, WNODE_HEADER, MESSAGE) and has no structure that any source
    /// knows. That its first two bytes are its size is what all others of the sort have.
    Other(TraceHeaderType),
}

impl Kind {
    /// The name of its header's structure.
    pub fn name(self) -> &'static str {
        match self {
            Kind::System => "SYSTEM_TRACE_HEADER",
            Kind::Compact => "COMPACT_SYSTEM_TRACE_HEADER",
            Kind::Perfinfo => "PERFINFO_TRACE_HEADER",
            Kind::EventTrace => "EVENT_TRACE_HEADER",
            Kind::Instance => "EVENT_INSTANCE_HEADER",
            Kind::EventHeader => "EVENT_HEADER",
            Kind::Message => "MESSAGE_TRACE_HEADER",
            Kind::Other(other) => other.name().unwrap_or("?"),
        }
    }
}

/// The first bytes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prefix {
    pub(crate) kind: Kind,
    pub(crate) pointer: Pointer,
    pub(crate) size: u16,
    /// The hook id, where one stands beside the size; else 0.
    pub(crate) hook: u16,
    /// The type of the header; 0 for a message.
    pub(crate) header_type: u8,
}

impl Prefix {
    /// Where the next event begins, from the start of this one.
    pub(crate) fn stride(self) -> usize {
        usize::from(self.size).next_multiple_of(ALIGNMENT)
    }
}

/// What a type of header means.
#[derive(Clone, Copy)]
struct Row {
    kind: Kind,
    pointer: Pointer,
    /// The size of the header.
    least: u16,
    /// The size is in a WMI_TRACE_PACKET after the marker, not in the marker.
    packet: bool,
}

/// What each type of header means.
const ROWS: [Option<Row>; 256] = rows();

const fn rows() -> [Option<Row>; 256] {
    use Pointer::{Bits32, Bits64};
    use TraceHeaderType as T;
    const fn row(kind: Kind, pointer: Pointer, least: usize, packet: bool) -> Option<Row> {
        Some(Row { kind, pointer, least: least as u16, packet })
    }
    let mut rows = [None; 256];
    rows[T::SYSTEM32.0 as usize] = row(Kind::System, Bits32, SystemTraceHeader::SIZE, true);
    rows[T::SYSTEM64.0 as usize] = row(Kind::System, Bits64, SystemTraceHeader::SIZE, true);
    rows[T::COMPACT32.0 as usize] = row(Kind::Compact, Bits32, CompactSystemTraceHeader::SIZE, true);
    rows[T::COMPACT64.0 as usize] = row(Kind::Compact, Bits64, CompactSystemTraceHeader::SIZE, true);
    rows[T::PERFINFO32.0 as usize] = row(Kind::Perfinfo, Bits32, PerfinfoTraceHeader::FIXED_SIZE, true);
    rows[T::PERFINFO64.0 as usize] = row(Kind::Perfinfo, Bits64, PerfinfoTraceHeader::FIXED_SIZE, true);
    rows[T::FULL_HEADER32.0 as usize] = row(Kind::EventTrace, Bits32, EventTraceHeader::SIZE, false);
    rows[T::FULL_HEADER64.0 as usize] = row(Kind::EventTrace, Bits64, EventTraceHeader::SIZE, false);
    rows[T::INSTANCE32.0 as usize] = row(Kind::Instance, Bits32, EventInstanceHeader::SIZE, false);
    rows[T::INSTANCE64.0 as usize] = row(Kind::Instance, Bits64, EventInstanceHeader::SIZE, false);
    rows[T::EVENT_HEADER32.0 as usize] = row(Kind::EventHeader, Bits32, EventHeader::FIXED_SIZE, false);
    rows[T::EVENT_HEADER64.0 as usize] = row(Kind::EventHeader, Bits64, EventHeader::FIXED_SIZE, false);
    let others = [T::TIMED, T::ERROR, T::WNODE_HEADER, T::MESSAGE];
    let mut index = 0;
    while index < others.len() {
        rows[others[index].0 as usize] = row(Kind::Other(others[index]), Bits64, ALIGNMENT, false);
        index += 1;
    }
    rows
}

/// What the first bytes of an event tell, whether or not all of it is there.
#[inline]
pub(crate) fn prefix(rest: &[u8]) -> Result<Prefix, Rule> {
    let Some(first) = rest.first_chunk::<ALIGNMENT>() else {
        return Err(Rule::CutEvent);
    };
    let [m0, m1, m2, m3, packet @ ..] = *first;
    let marker = TraceHeaderMarker(u32::from_le_bytes([m0, m1, m2, m3]));
    if marker.contains(TraceHeaderMarker::HEADER_FLAG.with(TraceHeaderMarker::HEADER_EVENT_TRACE)) {
        // What is not a flag and not the type is zero in every event: it tells noise from an event.
        if let (Some(row), 0) = (ROWS[usize::from(m2)], m3 & !TOP) {
            let (size, hook) = match row.packet {
                true => {
                    let packet = WmiTracePacket::from_bytes(&packet);
                    (packet.size, packet.hook_id().0)
                }
                false => ((marker.0 & EVENT_HEADER_SIZE_MASK) as u16, 0),
            };
            let prefix = Prefix { kind: row.kind, pointer: row.pointer, size, hook, header_type: m2 };
            return sized(prefix, row.least);
        }
    } else if marker.contains(TraceHeaderMarker::HEADER_FLAG.with(TraceHeaderMarker::MESSAGE)) && m3 & !MESSAGE == 0 {
        let size = (marker.0 & EVENT_HEADER_SIZE_MASK) as u16;
        let prefix = Prefix { kind: Kind::Message, pointer: Pointer::Bits64, size, hook: 0, header_type: 0 };
        return sized(prefix, MessageTraceHeader::FIXED_SIZE as u16);
    }
    Err(Rule::UnknownMarker(marker.0))
}

#[inline]
fn sized(prefix: Prefix, least: u16) -> Result<Prefix, Rule> {
    if prefix.size < least { Err(Rule::EventTooSmall(prefix.size)) } else { Ok(prefix) }
}

/// The bits of a marker's last byte that every header but that of a message has.
const TOP: u8 = ((TraceHeaderMarker::HEADER_FLAG.0 | TraceHeaderMarker::HEADER_EVENT_TRACE.0) >> 24) as u8;

/// The same for messages.
const MESSAGE: u8 = ((TraceHeaderMarker::HEADER_FLAG.0 | TraceHeaderMarker::MESSAGE.0) >> 24) as u8;
