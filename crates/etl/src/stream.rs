//! Traces from a stream: a pipe, a decompressor, a file that is larger than memory.

use std::io::{self, Read};

use crate::buffer::RawBuffer;
use crate::buffer_header::Context;
use crate::buffer_header::{HEADER, MAX};
use crate::damage::Damage;
use crate::logfile::LogFile;
use crate::scan::{Step, step};
use crate::text::CodePage;

/// Minimum size of a read in bytes.
const CHUNK: usize = 1 << 18;

/// Reads a trace from any [`Read`], in memory that does not grow with the trace: a few times the size of a buffer, and up
/// to 64 MiB while it searches for the next buffer after damage.
///
/// An error of the input loses nothing: [`next_buffer`](Self::next_buffer) continues with the next bytes of the input.
/// An input that is fed piece by piece can therefore return [`WouldBlock`](io::ErrorKind::WouldBlock) until more
/// arrives.
#[derive(Debug)]
pub struct Reader<R> {
    from: R,
    window: Vec<u8>,
    /// The bytes before this offset have been processed.
    start: usize,
    /// True if the window contains the end of the input.
    complete: bool,
    /// Offset of the window in the file.
    file_offset: u64,
    log_file: Option<LogFile>,
    context: Context,
}

impl<R: Read> Reader<R> {
    /// Reads the header of the log file. It must be in the bytes that an input has, if it returns
    /// [`WouldBlock`](io::ErrorKind::WouldBlock) after them.
    ///
    /// # Errors
    ///
    /// Returns the errors of the input.
    pub fn new(from: R) -> io::Result<Self> {
        let mut reader = Reader {
            from,
            window: Vec::new(),
            start: 0,
            complete: false,
            file_offset: 0,
            log_file: None,
            context: Context::default(),
        };
        // The first event has to be complete; this is the maximum size of an event.
        match reader.fill(HEADER + usize::from(u16::MAX)) {
            Err(error) if error.kind() != io::ErrorKind::WouldBlock || reader.window.is_empty() => return Err(error),
            _ => {}
        }
        reader.log_file = LogFile::read(&reader.window);
        reader.context = reader.log_file.as_ref().map(LogFile::context).unwrap_or_default();
        Ok(reader)
    }

    /// Sets the code page of 8-bit text, as [`Trace::with_code_page`](crate::Trace::with_code_page) does.
    pub fn set_code_page(&mut self, code_page: Option<CodePage>) {
        self.context.versions.code_page = code_page;
    }

    /// Returns the header of the log file, if the file begins with one.
    pub fn log_file(&self) -> Option<&LogFile> {
        self.log_file.as_ref()
    }

    /// Returns the input.
    pub fn get_mut(&mut self) -> &mut R {
        &mut self.from
    }

    /// Returns the next buffer as [`next_buffer`](Self::next_buffer) does, but does not wait for another one after it. For a file
    /// that is being written, whose reader returns [`WouldBlock`](io::ErrorKind::WouldBlock) at its present end.
    ///
    /// # Errors
    ///
    /// Returns the errors of the input.
    pub fn next_arrived(&mut self) -> io::Result<Option<Result<RawBuffer<'_>, Damage>>> {
        loop {
            let (first, arrived) = (self.file_offset + self.start as u64 == 0, self.window.len() - self.start);
            let rest = self.window.get(self.start..).unwrap_or(&[]);
            match step(rest, self.complete, first, &self.context) {
                Step::More(want) => match self.fill(want) {
                    Ok(()) => {}
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                        let rest = self.window.get(self.start..).unwrap_or(&[]);
                        // The file ends where a buffer does.
                        let whole = matches!(step(rest, true, first, &self.context), Step::Buffer { len, header, rule: None }
                            if len == rest.len() && header.buffer_size as usize == len);
                        match (whole, rest.len() > arrived) {
                            (true, _) => return self.next(true),
                            // More bytes may contain a buffer.
                            (false, true) => {}
                            (false, false) => return Err(error),
                        }
                    }
                    Err(error) => return Err(error),
                },
                _ => return self.next(self.complete),
            }
        }
    }

    /// Extends the window to `want` bytes, unless the input ends before.
    fn fill(&mut self, want: usize) -> io::Result<()> {
        if self.start > 0 && (self.start >= MAX || self.start * 2 >= self.window.len()) {
            self.window.drain(..self.start);
            self.file_offset += self.start as u64;
            self.start = 0;
        }
        // Every extension repeats the search, so reads grow with the window.
        let have = self.window.len() - self.start;
        let ask = want.saturating_sub(have).max(CHUNK).max(if want > have && have > CHUNK { have } else { 0 });
        let got = self.from.by_ref().take(ask as u64).read_to_end(&mut self.window)?;
        self.complete = got < ask;
        Ok(())
    }

    /// Returns the next buffer, or bytes that belong to none; `None` at the end.
    ///
    /// # Errors
    ///
    /// Returns the errors of the input.
    pub fn next_buffer(&mut self) -> io::Result<Option<Result<RawBuffer<'_>, Damage>>> {
        self.next(self.complete)
    }

    /// Returns the next buffer. `complete`: the window contains the end of the input, as far as it is known.
    fn next(&mut self, mut complete: bool) -> io::Result<Option<Result<RawBuffer<'_>, Damage>>> {
        loop {
            let rest = self.window.get(self.start..).unwrap_or(&[]);
            let file_offset = self.file_offset + self.start as u64;
            match step(rest, complete, file_offset == 0, &self.context) {
                Step::End => return Ok(None),
                Step::More(want) => {
                    self.fill(want)?;
                    complete = self.complete;
                }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::buffers::Scratch;
    use crate::{SAMPLE, Trace};

    /// Returns the rest of the bytes in pieces, with an error between two of them.
    struct Pieces<'a> {
        rest: &'a [u8],
        ready: usize,
        size: usize,
    }

    impl Read for Pieces<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            if self.ready == 0 && !self.rest.is_empty() {
                self.ready = self.size;
                return Err(io::ErrorKind::WouldBlock.into());
            }
            let len = into.len().min(self.ready).min(self.rest.len());
            into[..len].copy_from_slice(&self.rest[..len]);
            (self.rest, self.ready) = (&self.rest[len..], self.ready - len);
            Ok(len)
        }
    }

    #[test]
    fn goes_on_after_errors_and_buffers_open_again() {
        // The reader begins with up to 256 KiB.
        let file: Vec<u8> = std::iter::repeat_n(SAMPLE, 1 + (1 << 20) / SAMPLE.len()).flatten().copied().collect();
        let expected: Vec<_> = Trace::new(&file).buffers().map(|raw| raw.map(|raw| raw.file_offset())).collect();
        for size in [1000, 65_536, 300_000] {
            let mut reader = Reader::new(Pieces { rest: &file, ready: CHUNK, size }).expect("the first piece");
            let (mut found, mut errors) = (Vec::new(), 0);
            loop {
                match reader.next_buffer() {
                    Ok(Some(Ok(raw))) => {
                        let (kept, bytes) = (raw.without_bytes(), raw.bytes().to_vec());
                        let (mut one, mut other) = (Scratch::new(), Scratch::new());
                        let again = kept.with_bytes(&bytes);
                        assert_eq!(again.open(&mut one).events().count(), raw.open(&mut other).events().count());
                        found.push(Ok(raw.file_offset()));
                    }
                    Ok(Some(Err(damage))) => found.push(Err(damage)),
                    Ok(None) => break,
                    Err(error) => {
                        assert_eq!(error.kind(), io::ErrorKind::WouldBlock);
                        errors += 1;
                    }
                }
            }
            assert!(errors > 0);
            assert_eq!(found, expected, "pieces of {size} bytes");
        }
    }
}
