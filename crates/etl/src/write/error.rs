//! Errors of writing.

use std::io;

use crate::damage::Rule;

/// Error of writing. Output written before it is intact, unless the output failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The buffer size is not a multiple of 1 KiB between 1 KiB and 16 MiB.
    #[error("invalid buffer size {0}; use a multiple of 1 KiB between 1 KiB and 16 MiB")]
    BufferSize(u32),
    /// The build of Windows is older than 6000, which the writer does not support.
    #[error("unsupported build {0}; use 6000 (Windows Vista) or later")]
    Build(u32),
    /// The header of the log file does not fit the first buffer.
    #[error("the header of the log file needs {needed} bytes, and the first buffer has {buffer_size}")]
    HeaderTooLarge {
        /// Required size in bytes.
        needed: usize,
        /// Size of the buffer in bytes.
        buffer_size: u32,
    },
    /// The bytes are not an event.
    #[error("the bytes are not an event: {0}")]
    NoEvent(Rule),
    /// The size in the header of the event is not the size of the event.
    #[error("the event size in the header is {header} bytes, and the event has {event}")]
    EventSize {
        /// Size in the header, in bytes.
        header: usize,
        /// Size of the event, in bytes.
        event: usize,
    },
    /// The event is too large.
    #[error("the event has {size} bytes; the maximum is {most}")]
    EventTooLarge {
        /// Size of the event in bytes.
        size: usize,
        /// Maximum size in bytes: of a buffer without its header, or of the size field.
        most: usize,
    },
    /// The processor exceeds the number of processors.
    #[error("processor {processor} does not exist; the machine has {processors}, numbered from 0")]
    Processor {
        /// The processor.
        processor: u16,
        /// Number of processors.
        processors: u32,
    },
    /// The header or the record cannot be encoded.
    #[error("{0}")]
    Record(#[from] etwspec::Error),
    /// A copy would consist of filler: its uncompressed buffers are far larger than their events.
    #[error("uncompressed buffers of {buffer_size} bytes would be almost empty; write them compressed")]
    Filler {
        /// Size of the buffer in bytes.
        buffer_size: usize,
    },
    /// The trace to copy does not begin with the header of a log file.
    #[error("the trace does not begin with the header of a log file")]
    NoLogFile,
    /// The output has failed before, and its contents are unknown.
    #[error("the output has failed before")]
    Failed,
    /// The output failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}
