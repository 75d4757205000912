//! A trace that comes byte by byte: from a pipe, a decompressor, a file that is larger than memory.

use std::io::{self, Read};

use crate::buffer::RawBuffer;
use crate::buffer_header::Context;
use crate::buffer_header::{HEADER, MOST};
use crate::damage::Damage;
use crate::logfile::LogFile;
use crate::scan::{Step, step};

/// How many bytes are asked for at least.
const CHUNK: usize = 1 << 18;

/// Reads a trace from anything that gives bytes, in memory that does not grow with the trace: a few times the size of a
/// buffer; after damage that hides where the next buffer begins, up to 64 MiB.
#[derive(Debug)]
pub struct Reader<R> {
    from: R,
    window: Vec<u8>,
    /// The bytes before are done with.
    start: usize,
    /// The last of the input is in the window.
    whole: bool,
    /// Where the window's start is in the file.
    file_offset: u64,
    log_file: Option<LogFile>,
    context: Context,
}

impl<R: Read> Reader<R> {
    /// Reads as much as tells what the file says of itself.
    ///
    /// # Errors
    ///
    /// Those of the input.
    pub fn new(from: R) -> io::Result<Self> {
        let mut reader = Reader {
            from,
            window: Vec::new(),
            start: 0,
            whole: false,
            file_offset: 0,
            log_file: None,
            context: Context::default(),
        };
        // The first event has to be there whole: it is no longer than an event can be.
        reader.fill(HEADER + usize::from(u16::MAX))?;
        reader.log_file = LogFile::read(&reader.window);
        reader.context = reader.log_file.as_ref().map(LogFile::context).unwrap_or_default();
        Ok(reader)
    }

    /// What the file says of itself; nothing if it does not begin with that.
    pub fn log_file(&self) -> Option<&LogFile> {
        self.log_file.as_ref()
    }

    /// Has so many bytes in the window, unless the input ends before.
    fn fill(&mut self, want: usize) -> io::Result<()> {
        if self.start > 0 && (self.start >= MOST || self.start * 2 >= self.window.len()) {
            self.window.drain(..self.start);
            self.file_offset += self.start as u64;
            self.start = 0;
        }
        // What has to be looked at from the start again is asked for in steps that grow.
        let have = self.window.len() - self.start;
        let ask = want.saturating_sub(have).max(CHUNK).max(if want > have && have > CHUNK { have } else { 0 });
        let got = self.from.by_ref().take(ask as u64).read_to_end(&mut self.window)?;
        self.whole = got < ask;
        Ok(())
    }

    /// The next buffer, or what is none; nothing at the end.
    ///
    /// # Errors
    ///
    /// Those of the input.
    pub fn next_buffer(&mut self) -> io::Result<Option<Result<RawBuffer<'_>, Damage>>> {
        loop {
            let rest = self.window.get(self.start..).unwrap_or(&[]);
            let file_offset = self.file_offset + self.start as u64;
            match step(rest, self.whole, &self.context) {
                Step::End => return Ok(None),
                Step::More(want) => self.fill(want)?,
                Step::Skip { len, rule } => {
                    self.start += len;
                    return Ok(Some(Err(Damage::no_buffer(file_offset, len, rule))));
                }
                Step::Buffer { len, header, rule } => {
                    let begin = self.start;
                    self.start += len;
                    let bytes = self.window.get(begin..begin + len).unwrap_or(&[]);
                    return Ok(Some(Ok(RawBuffer::found(file_offset, bytes, header, rule, self.context))));
                }
            }
        }
    }
}
