//! What is wrong with a trace, and where.

use std::fmt;

use crate::method::Method;
use crate::xpress::XpressError;

/// A part of a trace that is not as it should be.
///
/// Damage never ends a reading: what is not damaged is read, before it and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Damage {
    /// Where it begins, in bytes from the start of the file. Of a place within a buffer that is compressed, it is where
    /// the buffer begins.
    pub offset: u64,
    /// Where it begins from the start of its buffer, as the buffer is in memory; nothing for what lies between buffers.
    pub in_buffer: Option<u32>,
    /// How many bytes are lost by it; 0 if all was read all the same.
    pub length: u64,
    /// What is wrong.
    pub rule: Rule,
}

impl Damage {
    /// Bytes of the file that are of no buffer.
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
            0 => write!(f, "; nothing is lost by it"),
            1 => write!(f, "; 1 byte is skipped"),
            length => write!(f, "; {length} bytes are skipped"),
        }
    }
}

/// What is wrong with a part of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// The file ends within the header of a buffer.
    CutHeader,
    /// The file ends before the buffer does.
    CutBuffer,
    /// The header of a buffer is all zeros.
    ZeroedHeader,
    /// There is no buffer where one should begin.
    NoBuffer,
    /// `BufferSize` is not the distance to the next buffer, or none that a buffer can have.
    BufferSize(u32),
    /// Neither `SavedOffset` nor `Offset` lies within the buffer: where its events end is not known.
    EndOfEvents(u32),
    /// What follows the header is compressed, and is not what the method of compression makes.
    Compression(XpressError),
    /// What follows the header is compressed by a method that is not read.
    NotSupported(Method),
    /// No header of an event begins with these four bytes.
    UnknownMarker(u32),
    /// The size that the header of an event tells is smaller than the header.
    EventTooSmall(u32),
    /// The size that the header of an event tells goes beyond the events of the buffer.
    EventTooLarge(u32),
    /// The size that the header of an event tells goes beyond the start of another event.
    EventOverNext(u32),
    /// The events of the buffer end within the header of an event.
    CutEvent,
}

impl Rule {
    /// A short name that stays the same, for programs: `buffer-size`.
    pub fn id(self) -> &'static str {
        match self {
            Rule::CutHeader => "cut-header",
            Rule::CutBuffer => "cut-buffer",
            Rule::ZeroedHeader => "zeroed-header",
            Rule::NoBuffer => "no-buffer",
            Rule::BufferSize(_) => "buffer-size",
            Rule::EndOfEvents(_) => "end-of-events",
            Rule::Compression(_) => "compression",
            Rule::NotSupported(_) => "not-supported",
            Rule::UnknownMarker(_) => "unknown-marker",
            Rule::EventTooSmall(_) => "event-too-small",
            Rule::EventTooLarge(_) => "event-too-large",
            Rule::EventOverNext(_) => "event-over-next",
            Rule::CutEvent => "cut-event",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::CutHeader => write!(f, "the file ends within the header of a buffer"),
            Rule::CutBuffer => write!(f, "the file ends before the buffer does"),
            Rule::ZeroedHeader => write!(f, "the header of a buffer is all zeros"),
            Rule::NoBuffer => write!(f, "there is no buffer where one should begin"),
            Rule::BufferSize(size) => write!(f, "BufferSize is {size:#x}, which is not where the buffer ends"),
            Rule::EndOfEvents(end) => write!(f, "the buffer says that its events end at {end:#x}, outside of it"),
            Rule::Compression(error) => write!(f, "the buffer does not decompress: {error}"),
            Rule::NotSupported(method) => {
                write!(f, "the buffer is compressed with {}, which is not supported", method.name())
            }
            Rule::UnknownMarker(marker) => write!(f, "no event begins with {marker:#010x}"),
            Rule::EventTooSmall(size) => write!(f, "an event says that it has {size:#x} bytes, fewer than its header"),
            Rule::EventTooLarge(size) => {
                write!(f, "an event says that it has {size:#x} bytes, beyond the end of the buffer's events")
            }
            Rule::EventOverNext(size) => {
                write!(f, "an event says that it has {size:#x} bytes, beyond the start of the next event")
            }
            Rule::CutEvent => write!(f, "the buffer's events end within the header of an event"),
        }
    }
}
