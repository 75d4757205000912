//! An input that counts the bytes that were taken from it.

use std::io::{self, BufRead, BufReader, Read};

/// Number of bytes that are read at a time.
const BUFFER: usize = 1 << 16;

/// An input of limited size that counts the bytes that were taken from it.
#[derive(Debug)]
pub(crate) struct Counted<R> {
    from: BufReader<R>,
    /// Number of bytes taken.
    taken: u64,
    /// Number of bytes that may still be taken.
    left: u64,
    /// True if bytes beyond the end were asked for.
    pub(crate) ended: bool,
    /// True if the input ended before the limit.
    pub(crate) short: bool,
    /// True if the input itself failed.
    pub(crate) failed: bool,
}

impl<R: Read> Counted<R> {
    /// Limits an input to a number of bytes.
    pub(crate) fn new(from: R, limit: u64) -> Self {
        Counted {
            from: BufReader::with_capacity(BUFFER, from),
            taken: 0,
            left: limit,
            ended: false,
            short: false,
            failed: false,
        }
    }

    /// Number of bytes taken.
    pub(crate) fn taken(&self) -> u64 {
        self.taken
    }

    /// Limits the bytes that may still be taken.
    pub(crate) fn limit(&mut self, limit: u64) {
        (self.left, self.ended) = (limit, false);
    }

    /// Takes bytes; `None` if the input ends before them.
    pub(crate) fn array<const N: usize>(&mut self) -> io::Result<Option<[u8; N]>> {
        let mut bytes = [0; N];
        match self.read_exact(&mut bytes) {
            Ok(()) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Reads and drops bytes. Returns whether as many were left.
    pub(crate) fn skip(&mut self, bytes: u64) -> io::Result<bool> {
        Ok(io::copy(&mut self.by_ref().take(bytes), &mut io::sink())? == bytes)
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if into.is_empty() {
            return Ok(0);
        }
        let got = self.fill_buf()?.read(into)?;
        self.consume(got);
        Ok(got)
    }
}

impl<R: Read> BufRead for Counted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.left == 0 {
            self.ended = true;
            return Ok(&[]);
        }
        // Decoders do not expect interruptions.
        while let Err(error) = self.from.fill_buf() {
            if error.kind() != io::ErrorKind::Interrupted {
                self.failed = true;
                return Err(error);
            }
        }
        let bytes = self.from.buffer();
        self.short |= bytes.is_empty();
        self.ended |= self.short;
        let most = usize::try_from(self.left).unwrap_or(usize::MAX);
        Ok(bytes.get(..most).unwrap_or(bytes))
    }

    fn consume(&mut self, bytes: usize) {
        self.from.consume(bytes);
        self.taken += bytes as u64;
        self.left = self.left.saturating_sub(bytes as u64);
    }
}
