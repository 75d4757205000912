//! Damage to a trace: place, extent and rule.
//!
//! # Design
//!
//! Reading a trace never fails: it returns buffers, events and damage, and only the operating system causes errors. An
//! offset is trusted while the bytes after it fit. Otherwise the smallest possible unit is distrusted: a size before
//! its header, an event before its buffer.

#[doc = include_str!("../docs/hostile-input.md")]
pub mod hostile_input {}

#[doc = include_str!("../docs/robustness.md")]
pub mod robustness {}

use std::fmt;

use crate::buffers::xpress::XpressError;
use crate::method::Method;

/// A damaged part of a trace.
///
/// Damage never stops reading: everything before and after it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Damage {
    /// Offset in the file. Within a compressed buffer, the offset of the buffer.
    pub offset: u64,
    /// Offset in the decompressed buffer; `None` between buffers.
    pub in_buffer: Option<u32>,
    /// Number of bytes that were skipped; 0 if everything was read.
    pub length: u64,
    /// The rule that is violated.
    pub rule: Rule,
}

impl Damage {
    /// Bytes of the file that belong to no buffer.
    pub(crate) fn no_buffer(offset: u64, length: usize, rule: Rule) -> Damage {
        Damage { offset, in_buffer: None, length: length as u64, rule }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#010x}", self.offset)?;
        if let Some(in_buffer) = self.in_buffer {
            write!(f, "+{in_buffer:#x}")?;
        }
        write!(f, ": {}", self.rule)?;
        match self.length {
            0 => write!(f, "; nothing skipped"),
            1 => write!(f, "; 1 byte skipped"),
            length => write!(f, "; {length} bytes skipped"),
        }
    }
}

/// Maximum number of places that [`Damages`] lists.
const MAX_LISTED: usize = 1000;

/// Damage of a whole trace: its extent, and the first places.
///
/// A small file can contain millions of damaged places, since a compressed buffer can be large. All are counted; the first
/// 1,000 are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Damages {
    /// The first places by offset.
    listed: Vec<Damage>,
    places: u64,
    skipped_bytes: u64,
}

impl Damages {
    /// Adds a damaged place.
    pub fn add(&mut self, damage: Damage) {
        self.places += 1;
        self.skipped_bytes = self.skipped_bytes.saturating_add(damage.length);
        self.list(damage);
    }

    /// Adds other damage of the same trace.
    pub fn merge(&mut self, other: Damages) {
        self.places += other.places;
        self.skipped_bytes = self.skipped_bytes.saturating_add(other.skipped_bytes);
        other.listed.into_iter().for_each(|damage| self.list(damage));
    }

    fn list(&mut self, damage: Damage) {
        let place = |damage: &Damage| (damage.offset, damage.in_buffer);
        // Damage is found nearly in order.
        let at = self.listed.partition_point(|listed| place(listed) <= place(&damage));
        if at < MAX_LISTED {
            self.listed.insert(at, damage);
            self.listed.truncate(MAX_LISTED);
        }
    }

    /// Returns the number of damaged places.
    pub fn places(&self) -> u64 {
        self.places
    }

    /// Returns the number of bytes that were skipped at all places.
    pub fn skipped_bytes(&self) -> u64 {
        self.skipped_bytes
    }

    /// Returns whether the trace is undamaged.
    pub fn is_empty(&self) -> bool {
        self.places == 0
    }

    /// Returns the first 1,000 places in the order of the file.
    pub fn listed(&self) -> &[Damage] {
        &self.listed
    }
}

/// A rule that a trace violates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// The file ends within the header of a buffer.
    CutHeader,
    /// The file ends before the buffer does.
    CutBuffer,
    /// The header of a buffer is all zeros.
    ZeroedHeader,
    /// No buffer where one should begin.
    NoBuffer,
    /// `BufferSize` is invalid, or not the distance to the next buffer.
    BufferSize(u32),
    /// Neither `SavedOffset` nor `Offset` lies within the buffer, so the end of its events is unknown.
    EndOfEvents(u32),
    /// An event begins at, or extends past, the end of the events that `SavedOffset` and `Offset` state.
    EventsAfterEnd(u32),
    /// The buffer is marked as compressed, but its events are not.
    CompressedFlag,
    /// The compressed data is invalid.
    Compression(XpressError),
    /// The compression method is not supported.
    NotSupported(Method),
    /// No event header begins with these four bytes.
    UnknownMarker(u32),
    /// The event size in the header is smaller than the header.
    EventTooSmall(u32),
    /// The event size in the header exceeds the events of the buffer.
    EventTooLarge(u32),
    /// The event size in the header extends past the start of another event.
    EventOverNext(u32),
    /// The events of the buffer end within an event header.
    CutEvent,
    /// The items that an event header announces extend beyond the event, which is read without them.
    EventItems,
}

impl Rule {
    /// Returns the stable identifier for programs, such as `buffer-size`.
    pub fn id(self) -> &'static str {
        match self {
            Rule::CutHeader => "cut-header",
            Rule::CutBuffer => "cut-buffer",
            Rule::ZeroedHeader => "zeroed-header",
            Rule::NoBuffer => "no-buffer",
            Rule::BufferSize(_) => "buffer-size",
            Rule::EndOfEvents(_) => "end-of-events",
            Rule::EventsAfterEnd(_) => "events-after-end",
            Rule::CompressedFlag => "compressed-flag",
            Rule::Compression(_) => "compression",
            Rule::NotSupported(_) => "not-supported",
            Rule::UnknownMarker(_) => "unknown-marker",
            Rule::EventTooSmall(_) => "event-too-small",
            Rule::EventTooLarge(_) => "event-too-large",
            Rule::EventOverNext(_) => "event-over-next",
            Rule::CutEvent => "cut-event",
            Rule::EventItems => "event-items",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::CutHeader => write!(f, "the file ends within the header of a buffer"),
            Rule::CutBuffer => write!(f, "the file ends before the buffer does"),
            Rule::ZeroedHeader => write!(f, "the header of a buffer is all zeros"),
            Rule::NoBuffer => write!(f, "no buffer where one should begin"),
            Rule::BufferSize(size) => write!(f, "BufferSize {size:#x} is not the distance to the next buffer"),
            Rule::EndOfEvents(end) => write!(f, "the end of the events, {end:#x}, is outside of the buffer"),
            Rule::EventsAfterEnd(end) => write!(f, "events continue after their end in the buffer header, {end:#x}"),
            Rule::CompressedFlag => write!(f, "the buffer is marked as compressed, but it is not"),
            Rule::Compression(error) => write!(f, "the buffer cannot be decompressed: {error}"),
            Rule::NotSupported(method) => {
                write!(f, "the buffer is compressed with {}, which is not supported", method.name())
            }
            Rule::UnknownMarker(marker) => write!(f, "unknown event marker {marker:#010x}"),
            Rule::EventTooSmall(size) => write!(f, "event size {size:#x} is smaller than the header"),
            Rule::EventTooLarge(size) => {
                write!(f, "event size {size:#x} exceeds the events of the buffer")
            }
            Rule::EventOverNext(size) => {
                write!(f, "event size {size:#x} extends past the start of the next event")
            }
            Rule::CutEvent => write!(f, "the events of the buffer end within an event header"),
            Rule::EventItems => write!(f, "the items that the event header announces do not fit in the event"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_first_places_and_counts_all() {
        let place = |offset: u64| Damage { offset, in_buffer: None, length: 2, rule: Rule::NoBuffer };
        let (mut all, mut odd) = (Damages::default(), Damages::default());
        for offset in (0..4000).rev() {
            if offset % 2 == 0 { all.add(place(offset)) } else { odd.add(place(offset)) }
        }
        all.merge(odd);
        assert_eq!((all.places(), all.skipped_bytes()), (4000, 8000));
        let offsets: Vec<u64> = all.listed().iter().map(|damage| damage.offset).collect();
        assert_eq!(offsets, (0..MAX_LISTED as u64).collect::<Vec<_>>());
    }
}
