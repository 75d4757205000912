//! A file that arrives in pieces.

use std::io::{self, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The pieces of a file that have arrived and have not been read. Clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Feed(Arc<Mutex<Pieces>>);

#[derive(Debug, Default)]
struct Pieces {
    bytes: Vec<u8>,
    /// The bytes before this have been read.
    at: usize,
    /// True if no piece follows.
    complete: bool,
}

impl Feed {
    fn pieces(&self) -> MutexGuard<'_, Pieces> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a piece.
    pub(crate) fn push(&self, piece: &[u8], last: bool) {
        let mut pieces = self.pieces();
        let at = std::mem::take(&mut pieces.at);
        pieces.bytes.drain(..at);
        pieces.bytes.extend_from_slice(piece);
        pieces.complete |= last;
    }

    /// Returns the number of bytes that have not been read, and whether no others follow.
    pub(crate) fn state(&self) -> (usize, bool) {
        let pieces = self.pieces();
        (pieces.bytes.len() - pieces.at, pieces.complete)
    }
}

impl Read for Feed {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut pieces = self.pieces();
        let rest = pieces.bytes.get(pieces.at..).unwrap_or(&[]);
        if rest.is_empty() && !pieces.complete {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let len = rest.len().min(into.len());
        into[..len].copy_from_slice(&rest[..len]);
        pieces.at += len;
        Ok(len)
    }
}
