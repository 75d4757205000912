//! A buffer that is written: its events, and then its bytes in the file.

use etwspec::buffers::{EtwBufferFlag, EtwBufferState, EtwBufferType, WmiBufferHeaderPtr64};

use super::options::Options;
use crate::buffer_header::HEADER;
use crate::buffers::xpress;
use crate::kind::ALIGNMENT;

/// Fill byte after the events of a buffer.
pub(crate) const FILL: u8 = 0xFF;

/// A buffer that events are put into: its bytes in memory, of which the header is not made yet.
#[derive(Debug)]
pub(crate) struct Open {
    pub(crate) processor: u16,
    pub(crate) sequence_number: i64,
    pub(crate) time_stamp: i64,
    bytes: Vec<u8>,
}

impl Open {
    pub(crate) fn new(processor: u16) -> Self {
        Open { processor, sequence_number: 0, time_stamp: 0, bytes: vec![0; HEADER] }
    }

    /// Returns the offset of the next event.
    pub(crate) fn end(&self) -> usize {
        self.bytes.len()
    }

    /// Appends an event.
    pub(crate) fn push(&mut self, event: &[u8]) {
        padded(&mut self.bytes, event);
    }
}

/// Appends an event, and zeros up to the alignment of the next.
pub(crate) fn padded(bytes: &mut Vec<u8>, event: &[u8]) {
    bytes.extend_from_slice(event);
    bytes.resize(bytes.len().next_multiple_of(ALIGNMENT), 0);
}

/// Properties that all buffers of a file share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    pub(crate) buffer_size: u32,
    pub(crate) buffer_type: EtwBufferType,
    pub(crate) compress: bool,
    pub(crate) logger_id: u16,
    pub(crate) numbers: Numbers,
}

/// Encoding of the processor in a buffer header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// A number of 8 bits, before Windows 8.
    Byte,
    /// A 16-bit index, with a flag.
    Index,
    /// No processor: the first buffer that a tool writes.
    None,
}

impl Form {
    pub(crate) fn of(options: &Options) -> Form {
        Form {
            buffer_size: options.buffer_size,
            buffer_type: EtwBufferType::GENERIC,
            compress: options.compress,
            logger_id: options.logger_id,
            numbers: if options.indexed() { Numbers::Index } else { Numbers::Byte },
        }
    }

    /// Returns the bytes of a buffer in the file. `current` is where the logger would have written next.
    pub(crate) fn seal(&self, open: &Open, flags: EtwBufferFlag, current: usize) -> Vec<u8> {
        let end = open.end() as u32;
        let mut header = WmiBufferHeaderPtr64::from_bytes(&[0; HEADER]);
        header.set_buffer_size(self.buffer_size);
        header.set_saved_offset(end);
        header.set_offset(end);
        header.set_current_offset(u32::try_from(current).unwrap_or(u32::MAX));
        header.set_time_stamp(open.time_stamp);
        header.set_sequence_number(open.sequence_number);
        header.set_state(EtwBufferState::FLUSH);
        header.set_buffer_flag(flags);
        header.set_buffer_type(self.buffer_type);
        let mut context = header.client_context();
        context.set_logger_id(self.logger_id);
        match self.numbers {
            Numbers::Index => {
                context.set_processor_index(open.processor);
                header.set_buffer_flag(header.buffer_flag().with(EtwBufferFlag::PROC_INDEX));
            }
            Numbers::Byte => {
                context.set_processor_number(open.processor as u8).set_alignment(ALIGNMENT as u8);
            }
            Numbers::None => {}
        }
        header.set_client_context(context);
        let events = open.bytes.get(HEADER..).unwrap_or(&[]);
        let mut sealed = vec![0; HEADER];
        if self.compress {
            xpress::compress(events, &mut sealed);
            if sealed.len() < self.buffer_size as usize {
                header.set_buffer_size(sealed.len() as u32);
                header.set_buffer_flag(header.buffer_flag().with(EtwBufferFlag::COMPRESSED));
            } else {
                sealed.truncate(HEADER);
            }
        }
        if !header.buffer_flag().contains(EtwBufferFlag::COMPRESSED) {
            sealed.extend_from_slice(events);
            sealed.resize(self.buffer_size as usize, FILL);
        }
        if let Some(place) = sealed.first_chunk_mut() {
            *place = header.to_bytes();
        }
        sealed
    }
}
