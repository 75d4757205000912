//! A buffer for events that do not come from a file.

use etwspec::buffers::{EtwBufferFlag, EtwBufferType};

use crate::buffer::{Buffer, RawBuffer};
use crate::buffer_header::{BufferHeader, Context, HEADER, MAX};
use crate::kind::prefix;
use crate::logfile::LogFile;
use crate::record::Event;
use crate::text::CodePage;
use crate::write::WriteError;

/// A buffer in memory that contains one event at a time, for events that do not come from a file.
///
/// ```
/// use etwspec_etl::etwspec::Pointer;
/// use etwspec_etl::etwspec::headers::HookId;
/// use etwspec_etl::write::{Head, heads};
/// use etwspec_etl::buffers::EventBuffer;
///
/// let bytes = heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, 1_000).event(b"warm\0")?;
/// let mut buffer = EventBuffer::new(None);
/// let (buffer, event) = buffer.put(3, 0, &bytes)?;
/// assert_eq!((buffer.header().processor, event.time_stamp()), (3, Some(1_000)));
/// # Ok::<(), etwspec_etl::write::WriteError>(())
/// ```
#[derive(Debug)]
pub struct EventBuffer {
    bytes: Vec<u8>,
    context: Context,
}

impl EventBuffer {
    /// Creates a buffer for the events of a session. Without the header of its log file, the newest release is assumed.
    pub fn new(log_file: Option<&LogFile>) -> EventBuffer {
        EventBuffer { bytes: vec![0; HEADER], context: log_file.map(LogFile::context).unwrap_or_default() }
    }

    /// Sets the code page of 8-bit text, as [`Trace::with_code_page`](crate::Trace::with_code_page) does.
    pub fn set_code_page(&mut self, code_page: Option<CodePage>) {
        self.context.versions.code_page = code_page;
    }

    /// Replaces the content of the buffer with an event, and returns both.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::NoEvent`] if the bytes do not begin with an event, and [`WriteError::EventSize`] if they are not as
    /// many as its header states.
    pub fn put(&mut self, processor: u16, logger_id: u16, event: &[u8]) -> Result<(Buffer<'_>, Event<'_>), WriteError> {
        let versions = self.context.versions;
        let prefix = prefix(event, versions).map_err(WriteError::NoEvent)?;
        if prefix.size() != event.len() {
            return Err(WriteError::EventSize { header: prefix.size(), event: event.len() });
        }
        if event.len() > MAX - HEADER {
            return Err(WriteError::EventTooLarge { size: event.len(), most: MAX - HEADER });
        }
        self.bytes.truncate(HEADER);
        self.bytes.extend_from_slice(event);
        let end = self.bytes.len() as u32;
        let header = BufferHeader {
            buffer_size: end,
            saved_offset: end,
            offset: end,
            time_stamp: 0,
            sequence_number: None,
            processor,
            logger_id,
            flags: EtwBufferFlag::NORMAL,
            buffer_type: EtwBufferType::GENERIC,
        };
        let buffer = RawBuffer::found(0, &self.bytes, header, None, self.context).in_place();
        Ok((buffer, Event::new(&self.bytes[HEADER..], HEADER, prefix, buffer.origin())))
    }
}
