//! Trace files: mapped into memory, or read.

#[cfg(all(feature = "map", unix))]
mod guard;
#[cfg(feature = "map")]
mod map;

use std::io::{self, Read as _};
use std::path::Path;

#[cfg(feature = "map")]
use map::Map;

use etwspec_console::open_regular;

use crate::trace::Trace;

/// The bytes of a file.
#[derive(Debug)]
enum Bytes {
    #[cfg(feature = "map")]
    Map(Map),
    Read(Vec<u8>),
}

/// The contents of a trace file.
///
/// ```no_run
/// # fn main() -> std::io::Result<()> {
/// let file = etwspec_etl::File::open("boot.etl")?;
/// let trace = file.trace();
/// # let _ = trace; Ok(())
/// # }
/// ```
///
/// # Which one to use
///
/// | | memory | if the file becomes shorter | use it for |
/// |---|---|---|---|
/// | [`File::open`] | none | the process is terminated (Unix) | files that nobody changes |
/// | [`File::open_guarded`] | none | zeros, and [`File::check`] fails | files of others, in a program that may handle `SIGBUS` |
/// | [`File::read`] | the file's size | no effect | small files |
/// | [`Reader`](crate::Reader) | bounded | the trace ends there | files of others in a library, and pipes |
///
/// `open` and `open_guarded` map the file into memory: no byte is copied, and the operating system loads and evicts
/// pages as they are used. A mapped file may be larger than memory. Until the `File` is dropped, changes by other
/// programs are visible in its bytes at once, even between two reads of one byte. Reading changed bytes never panics,
/// but two passes over the trace may differ. Bytes that are appended are not visible.
///
/// If another program truncates a mapped file, the pages after its new end no longer exist. On Unix, reading them
/// raises `SIGBUS`, which terminates the process unless it is handled. Windows does not truncate mapped files.
#[derive(Debug)]
pub struct File {
    bytes: Bytes,
}

impl File {
    /// Maps a file into memory. A file that cannot be mapped is read.
    ///
    /// If another program truncates the file while it is mapped, reading it terminates the process on Unix: see
    /// [above](File#which-one-to-use). [`File::open_guarded`], [`File::read`] and [`Reader`](crate::Reader) have no such
    /// risk.
    ///
    /// # Errors
    ///
    /// Returns the errors of the operating system, and [`io::ErrorKind::InvalidInput`] for anything but a regular file,
    /// such as a pipe, which [`Reader`](crate::Reader) reads.
    #[cfg(feature = "map")]
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        File::mapped(path.as_ref(), false)
    }

    /// Maps a file into memory as [`File::open`] does, and reads zeros instead of lost pages if the file becomes shorter.
    ///
    /// Call [`File::check`] after reading, and discard the results if it fails.
    ///
    /// On Unix, the first call installs a handler of `SIGBUS` for the whole process, which remains installed. The
    /// handler passes faults at other addresses to the previous handler. A handler that is installed later replaces it.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`File::open`].
    #[cfg(feature = "map")]
    pub fn open_guarded(path: impl AsRef<Path>) -> io::Result<File> {
        File::mapped(path.as_ref(), true)
    }

    #[cfg(feature = "map")]
    fn mapped(path: &Path, guarded: bool) -> io::Result<File> {
        let file = open_regular(path)?;
        if file.metadata()?.len() == 0 {
            return Ok(File { bytes: Bytes::Read(Vec::new()) });
        }
        match Map::new(file, guarded) {
            Ok(map) => Ok(File { bytes: Bytes::Map(map) }),
            Err(_) => File::read(path),
        }
    }

    /// Reads a file into memory. Later changes of the file have no effect.
    ///
    /// # Errors
    ///
    /// Returns the errors of the operating system, and [`io::ErrorKind::InvalidInput`] for anything but a regular file.
    pub fn read(path: impl AsRef<Path>) -> io::Result<File> {
        let mut bytes = Vec::new();
        open_regular(path.as_ref())?.read_to_end(&mut bytes)?;
        Ok(File { bytes: Bytes::Read(bytes) })
    }

    /// Checks that no byte of a mapped file was lost since it was opened. A file in memory always passes.
    ///
    /// # Errors
    ///
    /// Returns [`io::ErrorKind::UnexpectedEof`] if the file is shorter than when it was opened, and
    /// [`io::ErrorKind::Other`] if pages of a [guarded](File::open_guarded) file could not be read but the file is as
    /// long as before.
    pub fn check(&self) -> io::Result<()> {
        match &self.bytes {
            #[cfg(feature = "map")]
            Bytes::Map(map) => map.check(),
            Bytes::Read(_) => Ok(()),
        }
    }

    /// Returns the trace in the file.
    pub fn trace(&self) -> Trace<'_> {
        Trace::new(self.as_bytes())
    }

    /// Returns the bytes of the file.
    pub fn as_bytes(&self) -> &[u8] {
        match &self.bytes {
            #[cfg(feature = "map")]
            Bytes::Map(map) => map.as_bytes(),
            Bytes::Read(bytes) => bytes,
        }
    }
}
