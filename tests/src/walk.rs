//! Walks the buffers of an .etl file and the events of a buffer, for arbitrary bytes.
//!
//! A minimal walker for tests. It reads with the generated types, stops at invalid bytes and returns the reason. The
//! offsets of the fields it reads have not changed since 6.0.

use std::borrow::Cow;

use etwspec::buffers::{EtwBufferFlag, WmiBufferHeaderPtr64, WmiBufferHeaderPtr64View};
use etwspec::headers::{
    CompactSystemTraceHeader, EventTraceHeader, EventTraceHeaderView, PerfinfoTraceHeaderView, SystemTraceHeader,
    TraceHeaderMarker, TraceHeaderType, WmiTracePacket,
};

use crate::xpress;

/// Alignment of events within a buffer.
const ALIGNMENT: usize = 8;

/// Reason why a walk ended before the end of the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Fewer bytes are left than the smallest header requires.
    Partial,
    /// The size in a header is smaller than the header or larger than the remaining bytes.
    BadSize(usize),
    /// The first four bytes are not a known marker.
    UnknownMarker(u32),
}

/// A buffer as stored in the file.
#[derive(Clone, Copy, Debug)]
pub struct Buffer<'a> {
    /// Offset from the start of the file.
    pub offset: usize,
    /// Header and contents, `BufferSize` bytes.
    pub bytes: &'a [u8],
    /// Buffer header.
    pub header: WmiBufferHeaderPtr64View<'a>,
}

impl<'a> Buffer<'a> {
    fn new(offset: usize, rest: &'a [u8]) -> Result<Self, Stop> {
        let header = WmiBufferHeaderPtr64View::new(rest).map_err(|_| Stop::Partial)?;
        let size = header.buffer_size() as usize;
        match rest.get(..size) {
            Some(bytes) if size >= WmiBufferHeaderPtr64::SIZE => Ok(Buffer { offset, bytes, header }),
            _ => Err(Stop::BadSize(size)),
        }
    }

    /// Returns whether the data after the header are compressed.
    pub fn is_compressed(&self) -> bool {
        self.header.buffer_flag().contains(EtwBufferFlag::COMPRESSED)
    }

    /// Returns the end of the valid bytes, by the larger of the two fields that specify it: some buffers contain events
    /// between the two.
    pub fn end(&self) -> usize {
        self.header.saved_offset().max(self.header.offset()) as usize
    }

    /// Returns the buffer as it was in memory, decompressed if necessary, or `None` if decompression fails.
    pub fn in_memory(&self) -> Option<Cow<'a, [u8]>> {
        if !self.is_compressed() {
            return Some(Cow::Borrowed(self.bytes));
        }
        let (header, data) = self.bytes.split_at(WmiBufferHeaderPtr64::SIZE);
        let data = xpress::decompress(data, self.end().checked_sub(header.len())?)?;
        Some(Cow::Owned([header, &data].concat()))
    }

    /// Returns the events of a buffer as it was in memory.
    pub fn events_of<'m>(&self, in_memory: &'m [u8]) -> Events<'m> {
        Events { bytes: &in_memory[..self.end().min(in_memory.len())], offset: WmiBufferHeaderPtr64::SIZE }
    }

    /// Returns the events, or none if the buffer is compressed.
    pub fn events(&self) -> Events<'a> {
        let events = if self.is_compressed() { &[] } else { &self.bytes[..self.end().min(self.bytes.len())] };
        Events { bytes: events, offset: WmiBufferHeaderPtr64::SIZE }
    }
}

/// Iterator over the buffers of a file.
#[derive(Clone, Debug)]
pub struct Buffers<'a> {
    file: &'a [u8],
    offset: usize,
}

/// Returns an iterator over the buffers of a file.
pub fn buffers(file: &[u8]) -> Buffers<'_> {
    Buffers { file, offset: 0 }
}

impl<'a> Iterator for Buffers<'a> {
    type Item = Result<Buffer<'a>, Stop>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.file.get(self.offset..).filter(|rest| !rest.is_empty())?;
        let buffer = Buffer::new(self.offset, rest);
        // After a failure the location of the next buffer is unknown.
        self.offset = buffer.as_ref().map_or(self.file.len(), |buffer| self.offset + buffer.bytes.len());
        Some(buffer)
    }
}

/// An event as stored in a buffer.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// Offset from the start of the buffer.
    pub offset: usize,
    /// Header and payload, as many bytes as the header specifies.
    pub bytes: &'a [u8],
    /// Header type; none for a WPP message, which does not store one.
    pub header_type: Option<TraceHeaderType>,
}

impl<'a> Event<'a> {
    fn new(offset: usize, rest: &'a [u8]) -> Result<Self, Stop> {
        let (marker, _) = rest.split_first_chunk().ok_or(Stop::Partial)?;
        let marker = TraceHeaderMarker(u32::from_le_bytes(*marker));
        let header_type = header_type(marker)?;
        let (size, least) = match header_type {
            Some(TraceHeaderType::SYSTEM32 | TraceHeaderType::SYSTEM64) => {
                (packet_size(rest)?, SystemTraceHeader::SIZE)
            }
            Some(TraceHeaderType::COMPACT32 | TraceHeaderType::COMPACT64) => {
                (packet_size(rest)?, CompactSystemTraceHeader::SIZE)
            }
            Some(TraceHeaderType::PERFINFO32 | TraceHeaderType::PERFINFO64) => {
                let view = PerfinfoTraceHeaderView::new(rest).map_err(|_| Stop::Partial)?;
                (view.total_size(), view.data_offset())
            }
            Some(TraceHeaderType::FULL_HEADER32 | TraceHeaderType::FULL_HEADER64) => {
                let view = EventTraceHeaderView::new(rest).map_err(|_| Stop::Partial)?;
                (usize::from(view.size()), EventTraceHeader::SIZE)
            }
            // These are not in the tables yet. All of them begin with a 16-bit size.
            _ => ((marker.0 & etwspec::headers::EVENT_HEADER_SIZE_MASK) as usize, ALIGNMENT),
        };
        match rest.get(..size) {
            Some(bytes) if size >= least => Ok(Event { offset, bytes, header_type }),
            _ => Err(Stop::BadSize(size)),
        }
    }
}

/// Returns the header type of a marker.
fn header_type(marker: TraceHeaderMarker) -> Result<Option<TraceHeaderType>, Stop> {
    let unknown = Err(Stop::UnknownMarker(marker.0));
    if !marker.contains(TraceHeaderMarker::HEADER_FLAG) {
        return unknown;
    }
    if !marker.contains(TraceHeaderMarker::HEADER_EVENT_TRACE) {
        return if marker.contains(TraceHeaderMarker::MESSAGE) { Ok(None) } else { unknown };
    }
    let header_type = TraceHeaderType(marker.header_enum() as u8);
    match header_type {
        TraceHeaderType::SYSTEM32
        | TraceHeaderType::SYSTEM64
        | TraceHeaderType::COMPACT32
        | TraceHeaderType::COMPACT64
        | TraceHeaderType::PERFINFO32
        | TraceHeaderType::PERFINFO64
        | TraceHeaderType::FULL_HEADER32
        | TraceHeaderType::FULL_HEADER64
        | TraceHeaderType::INSTANCE32
        | TraceHeaderType::INSTANCE64
        | TraceHeaderType::EVENT_HEADER32
        | TraceHeaderType::EVENT_HEADER64 => Ok(Some(header_type)),
        _ => unknown,
    }
}

/// Returns the size of an event whose header has a WMI_TRACE_PACKET after its marker.
fn packet_size(rest: &[u8]) -> Result<usize, Stop> {
    let packet = rest.get(size_of::<u32>()..).and_then(|rest| WmiTracePacket::from_slice(rest).ok());
    packet.map(|packet| usize::from(packet.size())).ok_or(Stop::Partial)
}

/// Iterator over the events of a buffer.
#[derive(Clone, Debug)]
pub struct Events<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl<'a> Iterator for Events<'a> {
    type Item = Result<Event<'a>, Stop>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.bytes.get(self.offset..).filter(|rest| !rest.is_empty())?;
        let event = Event::new(self.offset, rest);
        self.offset = match &event {
            Ok(event) => self.offset + event.bytes.len().next_multiple_of(ALIGNMENT),
            Err(_) => self.bytes.len(),
        };
        Some(event)
    }
}
