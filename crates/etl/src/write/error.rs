//! Errors of writing.

use std::fmt;
use std::io;

use crate::damage::Rule;

/// Error of writing. What was written before is intact, unless the output failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The buffer size is not a multiple of 1 KiB between 1 KiB and 16 MiB.
    BufferSize(u32),
    /// The build of Windows is older than 6000, which the writer does not support.
    Build(u32),
    /// The header of the log file does not fit the first buffer.
    HeaderTooLarge {
        /// Required size in bytes.
        needed: usize,
        /// Size of the buffer in bytes.
        buffer_size: u32,
    },
    /// The bytes are not an event.
    NoEvent(Rule),
    /// The size in the header of the event is not the size of the event.
    EventSize {
        /// Size in the header, in bytes.
        says: usize,
        /// Size of the event, in bytes.
        have: usize,
    },
    /// The event is too large.
    EventTooLarge {
        /// Size of the event in bytes.
        size: usize,
        /// Maximum size in bytes: of a buffer without its header, or of the size field.
        most: usize,
    },
    /// The processor exceeds the number of processors.
    Processor {
        /// The processor.
        processor: u16,
        /// Number of processors.
        processors: u32,
    },
    /// The header or the record cannot be encoded.
    Record(etwspec::Error),
    /// A copy would consist of filler: its uncompressed buffers are far larger than their events.
    Filler {
        /// Size of the buffer in bytes.
        buffer_size: usize,
    },
    /// The trace to copy does not begin with the header of a log file.
    NoLogFile,
    /// The output has failed before, and its contents are unknown.
    Failed,
    /// The output failed.
    Io(io::Error),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::BufferSize(size) => {
                write!(f, "invalid buffer size {size}; use a multiple of 1 KiB between 1 KiB and 16 MiB")
            }
            WriteError::Build(build) => {
                write!(f, "unsupported build {build}; use 6000 (Windows Vista) or later")
            }
            WriteError::HeaderTooLarge { needed, buffer_size } => {
                write!(f, "the header of the log file needs {needed} bytes, and the first buffer has {buffer_size}")
            }
            WriteError::NoEvent(rule) => write!(f, "the bytes are not an event: {rule}"),
            WriteError::EventSize { says, have } => {
                write!(f, "the event size in the header is {says} bytes, and the event has {have}")
            }
            WriteError::EventTooLarge { size, most } => write!(f, "the event has {size} bytes; the maximum is {most}"),
            WriteError::Processor { processor, processors } => {
                write!(f, "processor {processor} does not exist; the machine has {processors}, numbered from 0")
            }
            WriteError::Record(error) => write!(f, "{error}"),
            WriteError::Filler { buffer_size } => {
                write!(f, "uncompressed buffers of {buffer_size} bytes would be almost empty; write them compressed")
            }
            WriteError::NoLogFile => write!(f, "the trace does not begin with the header of a log file"),
            WriteError::Failed => write!(f, "the output has failed before"),
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
