//! Sequence numbers and flags of buffers, which show losses.

use etwspec::buffers::{EtwBufferFlag, EtwBufferType};

use crate::buffer_header::BufferHeader;

/// Numbers in the headers of buffers that show losses.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sequence {
    /// Sequence number, offset in the file and time stamp of each buffer, and whether it contains headers.
    pub(crate) numbers: Vec<(i64, u64, i64, bool)>,
    pub(crate) flagged_events: u64,
    pub(crate) flagged_buffers: u64,
    pub(crate) first_flagged: Option<u64>,
}

impl Sequence {
    /// Adds a buffer at an offset of the file.
    pub(crate) fn add(&mut self, offset: u64, header: &BufferHeader) {
        let (events, buffers) = (EtwBufferFlag::EVENTS_LOST, EtwBufferFlag::BUFFER_LOST);
        self.flagged_events += u64::from(header.flags.contains(events));
        self.flagged_buffers += u64::from(header.flags.contains(buffers));
        let flagged = header.flags.intersects(events.with(buffers)).then_some(offset);
        self.first_flagged = first(self.first_flagged, flagged);
        if let Some(number) = header.sequence_number {
            self.numbers.push((number, offset, header.time_stamp, header.buffer_type == EtwBufferType::HEADER));
        }
    }

    /// Adds the buffers of another.
    pub(crate) fn merge(&mut self, other: Sequence) {
        self.numbers.extend(other.numbers);
        self.flagged_events += other.flagged_events;
        self.flagged_buffers += other.flagged_buffers;
        self.first_flagged = first(self.first_flagged, other.first_flagged);
    }
}

/// Returns the smaller of two offsets.
fn first(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    one.into_iter().chain(other).min()
}
