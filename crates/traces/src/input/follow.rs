//! A file that a session is writing.

use std::fs;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use etwspec::logfile::LoggerMode;
use etwspec_console::{Problem, file_id, open_regular};
use etwspec_etl::damage::Rule;
use etwspec_etl::{Damage, LogFile, Trace};

/// Time between two looks at the file. A session writes buffers once a second, or when they are full.
const POLL: Duration = Duration::from_millis(200);

/// Modes of sessions that write where the file already has bytes.
const IN_PLACE: [LoggerMode; 2] = [LoggerMode::FILE_MODE_CIRCULAR, LoggerMode::FILE_MODE_PREALLOCATE];

/// Number of bytes that contain the log file header.
const HEADER: u64 = 1 << 17;

/// A file that grows. Reading returns [`io::ErrorKind::WouldBlock`] at its end, until the session has ended.
#[derive(Debug)]
pub(super) struct Follow {
    file: fs::File,
    path: PathBuf,
    name: String,
    /// Number of bytes read.
    at: u64,
    /// Set to end reading.
    stop: &'static AtomicBool,
    /// True if the file does not grow any more.
    ended: bool,
}

impl Follow {
    /// Opens a file, and waits for its first buffer.
    pub(super) fn new(path: &Path, name: &str, stop: &'static AtomicBool) -> Result<Follow, Problem> {
        let failed = |error: io::Error| Problem::new(format!("cannot follow {name}: {error}"));
        let file = open_regular(path).map_err(failed)?;
        let mut follow = Follow { file, path: path.to_owned(), name: name.to_owned(), at: 0, stop, ended: false };
        loop {
            let (header, whole) = follow.header().map_err(failed)?;
            follow.ended |= header.as_ref().map_or(whole, |header| header.end_time != 0);
            match header {
                Some(header) if !follow.ended && IN_PLACE.iter().any(|mode| header.mode.contains(*mode)) => {
                    return Err(Problem::new(format!(
                        "cannot follow {name}: its session does not append buffers to the file, by its mode"
                    ))
                    .help("read it when the session has ended, without --follow"));
                }
                _ if whole || follow.ended => return Ok(follow),
                _ => follow.wait()?,
            }
        }
    }

    /// Returns the first bytes, which identify other formats.
    pub(super) fn first(&mut self, size: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        (&self.file).take(size as u64).read_to_end(&mut bytes)?;
        self.file.seek(SeekFrom::Start(self.at))?;
        Ok(bytes)
    }

    /// Reads the log file header. Also returns whether the first buffer is complete, or the file begins with none.
    pub(super) fn header(&mut self) -> io::Result<(Option<LogFile>, bool)> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        let read = (&self.file).take(HEADER).read_to_end(&mut bytes);
        self.file.seek(SeekFrom::Start(self.at))?;
        read?;
        let trace = Trace::new(&bytes);
        // A session fills a file with zeros before it writes the first buffer.
        let begun = |damage: &Damage| matches!(damage.rule, Rule::CutHeader | Rule::CutBuffer | Rule::ZeroedHeader);
        let no_trace = trace.buffers().next().is_some_and(|first| first.is_err_and(|damage| !begun(&damage)));
        let size = trace.log_file().map_or(u64::from(u32::MAX), |header| header.buffer_size.into());
        Ok((trace.log_file().cloned(), no_trace || self.file.metadata()?.len() >= size.min(HEADER)))
    }

    /// Waits, and checks whether the session has ended.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if the file became shorter, or another one has its name.
    pub(super) fn wait(&mut self) -> Result<(), Problem> {
        let name = self.name.clone();
        let failed = |error: io::Error| Problem::new(format!("cannot follow {name}: {error}"));
        thread::sleep(POLL);
        let length = self.file.metadata().map_err(failed)?.len();
        if length < self.at {
            return Err(Problem::new(format!(
                "{name} became shorter while it was followed: it has {length} bytes, and {} were read",
                self.at
            ))
            .help("its session may have started again; follow it again"));
        }
        // Before the end of the session is looked for: what replaces a file is written after it.
        let is_same = is_same(&self.file, &self.path);
        let (header, _) = self.header().map_err(failed)?;
        self.ended |= header.is_some_and(|header| header.end_time != 0) || self.stop.load(Ordering::Relaxed);
        if !is_same && !self.ended {
            return Err(Problem::new(format!("{name} was removed or replaced while it was followed"))
                .help("follow it again to read the new file"));
        }
        Ok(())
    }
}

/// Returns whether a path still names an open file.
#[cfg(unix)]
fn is_same(file: &fs::File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata().ok().map(|of| (of.dev(), of.ino())) == file_id(path)
}

/// Returns whether a path still names a file. Windows does not replace a file that is open.
#[cfg(not(unix))]
fn is_same(_: &fs::File, path: &Path) -> bool {
    file_id(path).is_some()
}

impl Read for Follow {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let got = self.file.read(into)?;
        self.at += got as u64;
        if got == 0 && !into.is_empty() && !self.ended {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        Ok(got)
    }
}
