//! A file that is there whole, or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file that is written under another name beside its own, which it takes when all is written. Until then, and if it
/// is dropped, what has the name stays as it is.
///
/// ```no_run
/// use etwspec_etl::write::{Ended, NewFile, Options, Writer};
///
/// let writer = Writer::new(NewFile::create("new.etl")?, Options::default())?;
/// writer.finish(Ended::default())?.commit()?;
/// # Ok::<(), etwspec_etl::write::WriteError>(())
/// ```
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    temporary: PathBuf,
    /// Nothing, when it has its name.
    file: Option<BufWriter<File>>,
}

/// How many names are tried for a file that is not done.
const TRIES: u32 = 100;

impl NewFile {
    /// Begins a file. Links are followed.
    ///
    /// # Errors
    ///
    /// Those of the operating system; [`io::ErrorKind::InvalidInput`] if the name is that of something else than a file.
    pub fn create(path: impl AsRef<Path>) -> io::Result<NewFile> {
        let path = match fs::canonicalize(&path) {
            Ok(real) => real,
            Err(_) => path.as_ref().to_path_buf(),
        };
        let other = |what| Err(io::Error::new(io::ErrorKind::InvalidInput, what));
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_dir() => return other("it is a folder"),
            Ok(metadata) if !metadata.is_file() => return other("it is no regular file"),
            _ => {}
        }
        let Some(name) = path.file_name() else { return other("it has no name") };
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for number in 0..TRIES {
            let mut own = std::ffi::OsString::from(".");
            own.push(name);
            own.push(format!(".{}-{number}.tmp", std::process::id()));
            let temporary = path.with_file_name(own);
            match OpenOptions::new().write(true).create_new(true).open(&temporary) {
                Ok(file) => return Ok(NewFile { path, temporary, file: Some(BufWriter::new(file)) }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    /// Gives the file its name. What had it before is gone.
    ///
    /// # Errors
    ///
    /// Those of the operating system; then nothing has changed.
    pub fn commit(mut self) -> io::Result<()> {
        if let Some(file) = self.file.as_mut() {
            file.flush()?;
        }
        // Some systems cannot rename an open file.
        let written = self.file.take();
        drop(written);
        let done = fs::rename(&self.temporary, &self.path);
        if done.is_err() {
            let _ = fs::remove_file(&self.temporary);
        }
        done
    }

    fn file(&mut self) -> io::Result<&mut BufWriter<File>> {
        self.file.as_mut().ok_or_else(|| io::ErrorKind::NotConnected.into())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file()?.flush()
    }
}

impl Seek for NewFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file()?.seek(to)
    }

    fn stream_position(&mut self) -> io::Result<u64> {
        self.file()?.stream_position()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            // Who drops it does not ask whether that works.
            let _ = fs::remove_file(&self.temporary);
        }
    }
}
