//! Traces in memory.

use crate::buffer::{Item, RawBuffer, Scratch};
use crate::buffer_header::Context;
use crate::damage::Damage;
use crate::logfile::LogFile;
use crate::record::Event;
use crate::scan::{Step, step};
use crate::text::CodePage;

/// A trace: the bytes of an .etl file.
///
/// Reading never fails and never panics: bytes that are not part of a trace are reported as [`Damage`].
#[derive(Clone, Debug)]
pub struct Trace<'a> {
    bytes: &'a [u8],
    log_file: Option<LogFile>,
    context: Context,
}

impl<'a> Trace<'a> {
    /// Returns the trace in the bytes of a file.
    pub fn new(bytes: &'a [u8]) -> Trace<'a> {
        let log_file = LogFile::read(bytes);
        let context = log_file.as_ref().map(LogFile::context).unwrap_or_default();
        Trace { bytes, log_file, context }
    }

    /// Sets the code page of 8-bit text that is not UTF-8. The trace does not state it. See [`text`](crate::text).
    #[must_use]
    pub fn with_code_page(mut self, code_page: Option<CodePage>) -> Trace<'a> {
        self.context.versions.code_page = code_page;
        self
    }

    /// Returns the header of the log file, if the file begins with one.
    pub fn log_file(&self) -> Option<&LogFile> {
        self.log_file.as_ref()
    }

    /// Returns the bytes of the file.
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the buffers in file order, and the bytes that belong to none.
    pub fn buffers(&self) -> Buffers<'a> {
        Buffers { bytes: self.bytes, at: 0, context: self.context }
    }

    /// Returns the buffer at an offset where [`buffers`](Self::buffers) yields one.
    pub(crate) fn buffer_at(&self, offset: u64) -> Option<RawBuffer<'a>> {
        Buffers { bytes: self.bytes, at: usize::try_from(offset).ok()?, context: self.context }.next()?.ok()
    }

    /// Calls a function with each event in file order, and with each damaged part.
    ///
    /// This is the simplest way to read a trace, and one of the fastest: events are not allocated.
    pub fn for_each(&self, mut each: impl FnMut(Item<'_>)) {
        let mut scratch = Scratch::new();
        for raw in self.buffers() {
            match raw {
                Ok(raw) => raw.open(&mut scratch).items().for_each(&mut each),
                Err(damage) => each(Item::Damage(damage)),
            }
        }
    }

    /// Calls a function with each event in file order, and with its buffer. Damaged parts are passed over.
    #[inline]
    pub fn for_each_event(&self, mut each: impl FnMut(&Event<'_>)) {
        let mut scratch = Scratch::new();
        for raw in self.buffers().flatten() {
            let buffer = raw.open(&mut scratch);
            buffer.for_each_event(|event| each(event));
        }
    }
}

/// Iterator over the buffers of a file in file order, and the bytes that belong to none.
#[derive(Clone, Debug)]
pub struct Buffers<'a> {
    bytes: &'a [u8],
    at: usize,
    context: Context,
}

impl<'a> Iterator for Buffers<'a> {
    type Item = Result<RawBuffer<'a>, Damage>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        let file_offset = self.at as u64;
        match step(rest, true, file_offset == 0, &self.context) {
            Step::Buffer { len, header, rule } => {
                self.at += len.max(1);
                let bytes = rest.get(..len).unwrap_or(rest);
                Some(Ok(RawBuffer::found(file_offset, bytes, header, rule, self.context)))
            }
            Step::Skip { len, rule } => {
                self.at += len.max(1);
                Some(Err(Damage::no_buffer(file_offset, len, rule)))
            }
            Step::More(_) | Step::End => None,
        }
    }
}
