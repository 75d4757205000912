//! A file that is mapped into memory.

use std::fs::File;
use std::io;

use memmap2::Mmap;

#[cfg(unix)]
use super::guard::Guard;

/// A mapped file.
#[derive(Debug)]
pub(super) struct Map {
    /// Declared before `bytes`, so that it is dropped before the addresses can be used for another mapping.
    #[cfg(unix)]
    guard: Option<Guard>,
    bytes: Mmap,
    file: File,
}

impl Map {
    /// Maps a file.
    pub(super) fn new(file: File, guarded: bool) -> io::Result<Map> {
        // SAFETY: the bytes are only read as bytes, for which any value is valid. `File` documents what happens if
        // another program changes or truncates the file.
        #[allow(unsafe_code)]
        let bytes = unsafe { Mmap::map(&file) }?;
        #[cfg(unix)]
        let guard = if guarded { Some(Guard::new(&bytes)?) } else { None };
        // Windows does not truncate a mapped file.
        #[cfg(not(unix))]
        let _ = guarded;
        Ok(Map {
            #[cfg(unix)]
            guard,
            bytes,
            file,
        })
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Checks that no byte was lost.
    pub(super) fn check(&self) -> io::Result<()> {
        // Bytes between a new end and the end of its page are zeros, without a fault.
        if self.file.metadata()?.len() < self.bytes.len() as u64 {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the file became shorter"));
        }
        #[cfg(unix)]
        if self.guard.as_ref().is_some_and(Guard::has_lost_pages) {
            return Err(io::Error::other("part of the file could not be read"));
        }
        Ok(())
    }
}
