//! Why something cannot be written.

use std::fmt;
use std::io;

use crate::damage::Rule;

/// Why something cannot be written. What was written before is as it was, unless the output itself failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// Buffers cannot have this size: they have 1 KiB to 16 MiB, in whole KiB.
    BufferSize(u32),
    /// The builds of Windows that the writer knows the format of begin with 6000.
    Build(u32),
    /// What the file says of itself does not fit its first buffer.
    HeaderTooLarge {
        /// How many bytes are needed.
        needed: usize,
        /// How many the buffer has.
        buffer_size: u32,
    },
    /// The bytes are not an event.
    NoEvent(Rule),
    /// The header of the event tells another size than the event has.
    EventSize {
        /// What the header tells, in bytes.
        says: usize,
        /// How many bytes there are.
        have: usize,
    },
    /// The event is larger than what holds it.
    EventTooLarge {
        /// The size of the event in bytes.
        size: usize,
        /// The most that there can be: of a buffer without its header, or of the field that tells an event's size.
        most: usize,
    },
    /// The machine has fewer processors.
    Processor {
        /// The processor.
        processor: u16,
        /// How many the machine has.
        processors: u32,
    },
    /// The header or the record has no bytes.
    Record(etwspec::Error),
    /// The trace that is copied does not begin as a log file does: there is nothing to take over.
    NoLogFile,
    /// The output failed before, and what it holds is not known.
    Failed,
    /// The output fails.
    Io(io::Error),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::BufferSize(size) => {
                write!(f, "buffers cannot have {size} bytes: they have 1 KiB to 16 MiB, in whole KiB")
            }
            WriteError::Build(build) => {
                write!(f, "traces as build {build} of Windows writes them cannot be written: builds begin with 6000")
            }
            WriteError::HeaderTooLarge { needed, buffer_size } => {
                write!(f, "what the file says of itself needs {needed} bytes, and its first buffer has {buffer_size}")
            }
            WriteError::NoEvent(rule) => write!(f, "these bytes are not an event: {rule}"),
            WriteError::EventSize { says, have } => {
                write!(f, "the event's header tells a size of {says} bytes, and the event has {have}")
            }
            WriteError::EventTooLarge { size, most } => write!(f, "the event has {size} bytes, and can have {most}"),
            WriteError::Processor { processor, processors } => {
                write!(f, "there is no processor {processor}: the machine has {processors}, from 0 on")
            }
            WriteError::Record(error) => write!(f, "{error}"),
            WriteError::NoLogFile => write!(f, "the trace does not begin with the header of a log file"),
            WriteError::Failed => write!(f, "the output failed before"),
            WriteError::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WriteError::Record(error) => Some(error),
            WriteError::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        WriteError::Io(error)
    }
}

impl From<etwspec::Error> for WriteError {
    fn from(error: etwspec::Error) -> Self {
        WriteError::Record(error)
    }
}
