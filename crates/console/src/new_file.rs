//! Files that appear under their name only when they are complete.
//!
//! # Design
//!
//! Locks identify the owner of a temporary file. Process IDs are reused and differ between containers, and the age of a
//! file does not identify its writer.

use std::ffi::OsStr;
use std::fs::{self, Metadata, TryLockError};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::problem::Problem;
use crate::regular::check_regular;
use crate::visible::visible;

/// Prefix and suffix of temporary names.
const TEMPORARY: (&str, &str) = (".etwspec-", ".tmp");

/// Number of attempts to create a temporary file that another run does not sweep.
const ATTEMPTS: u32 = 100;

/// A file that is written under a temporary name in the same folder, and renamed when it is complete. If it is dropped
/// before, the temporary file is removed, and a file with the name remains as it was.
///
/// The temporary file is locked until then. The operating system releases the lock when a process ends, even if it is
/// killed, so [`sweep`] can distinguish temporary files in use from abandoned ones.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
}

impl NewFile {
    /// Creates a file. Temporary files that killed runs left in the same folder are removed first.
    ///
    /// If the path is a link, the file that it leads to is replaced.
    ///
    /// # Errors
    ///
    /// Returns the errors of the operating system, [`io::ErrorKind::IsADirectory`] if a folder has the name, and
    /// [`io::ErrorKind::InvalidInput`] if the path has no file name or something else has it, such as a pipe.
    pub fn create(path: impl AsRef<Path>) -> io::Result<NewFile> {
        let path = NewFile::replaceable(path)?;
        sweep(folder(&path));
        NewFile::create_unswept(path)
    }

    /// Checks that a file can have a path, and returns the path with links resolved.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`NewFile::create`] that concern the path.
    pub fn replaceable(path: impl AsRef<Path>) -> io::Result<PathBuf> {
        let path = fs::canonicalize(&path).unwrap_or_else(|_| path.as_ref().to_owned());
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_dir() => {
                return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
            }
            Ok(metadata) => check_regular(metadata.file_type())?,
            // It will be created, or creating it fails.
            Err(_) => {}
        }
        match path.file_name() {
            Some(_) => Ok(path),
            None => Err(io::Error::new(io::ErrorKind::InvalidInput, "it has no file name")),
        }
    }

    /// Creates a file below a folder, and the folders in which it is. Nothing below the folder is a link; the folder itself may
    /// be one. The folder is not swept, for callers that write many files and call [`sweep`].
    ///
    /// # Errors
    ///
    /// Returns the errors of [`existing`] and of the operating system.
    pub fn create_below(dir: &Path, path: &Path) -> Result<NewFile, NotWritten> {
        existing(dir, path)?;
        let path = dir.join(path);
        fs::create_dir_all(folder(&path))
            .and_then(|()| NewFile::create_unswept(path.clone()))
            .map_err(NotWritten::at(path))
    }

    fn create_unswept(path: PathBuf) -> io::Result<NewFile> {
        for _ in 0..ATTEMPTS {
            let file = temporary().tempfile_in(folder(&path))?;
            match file.as_file().try_lock() {
                // Another run may have removed the file before it was locked.
                Ok(()) if file.path().symlink_metadata().is_err() => {}
                // Another run has locked it and removes it.
                Err(TryLockError::WouldBlock) => {}
                // A file system without locks has no lock for `sweep` either, which then removes nothing.
                Ok(()) | Err(TryLockError::Error(_)) => return Ok(NewFile { path, file: BufWriter::new(file) }),
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }

    /// Renames the complete file. It replaces a file that has the name.
    ///
    /// # Errors
    ///
    /// Returns the errors of the operating system. The temporary file is then removed, and nothing is replaced.
    pub fn commit(self) -> io::Result<()> {
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        // The file is still locked, so that no other run removes it before it has its name.
        file.persist(self.path)?;
        Ok(())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Seek for NewFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// A file that cannot be written below a folder.
#[derive(Debug)]
pub struct NotWritten {
    /// The file, or the folder or link above it that is the reason.
    pub path: PathBuf,
    /// The cause.
    pub error: io::Error,
}

impl From<NotWritten> for Problem {
    fn from(NotWritten { path, error }: NotWritten) -> Problem {
        Problem::new(format!("cannot write {}: {error}", visible(&path.to_string_lossy())))
    }
}

impl NotWritten {
    fn at(path: PathBuf) -> impl FnOnce(io::Error) -> NotWritten {
        |error| NotWritten { path, error }
    }
}

/// Returns whether a regular file exists below a folder, which may be a link itself.
///
/// # Errors
///
/// Returns an error if the path leads out of the folder, or if something else, such as a link, has its name or the name
/// of a folder above it.
pub fn existing(dir: &Path, path: &Path) -> Result<bool, NotWritten> {
    let is_below = path.components().all(|part| matches!(part, Component::Normal(_)));
    if !is_below || path.as_os_str().is_empty() {
        let error = io::Error::new(io::ErrorKind::InvalidInput, "the path leads out of the folder");
        return Err(NotWritten { path: dir.join(path), error });
    }
    let mut at = dir.to_owned();
    let mut parts = path.components().peekable();
    while let Some(part) = parts.next() {
        at.push(part);
        let checked = match at.symlink_metadata() {
            Ok(found) => check_place(&found, parts.peek().is_some()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            Err(error) => Err(error),
        };
        checked.map_err(NotWritten::at(at.clone()))?;
    }
    Ok(true)
}

fn check_place(found: &Metadata, is_folder: bool) -> io::Result<()> {
    if found.is_symlink() {
        let text = "it is a symbolic link, not a regular file or folder";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
    }
    match (is_folder, found.is_dir()) {
        (true, true) => Ok(()),
        (true, false) => Err(io::ErrorKind::NotADirectory.into()),
        (false, true) => Err(io::ErrorKind::IsADirectory.into()),
        (false, false) => check_regular(found.file_type()),
    }
}

/// Removes the temporary files that killed runs have left in a folder. Files of a running command remain: they are
/// locked. Failures are ignored, because the files are harmless.
pub fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_temporary(&entry.file_name()) {
            let _ = remove_abandoned(&entry.path());
        }
    }
}

fn remove_abandoned(path: &Path) -> io::Result<()> {
    // Opening a pipe would block.
    if !path.symlink_metadata()?.is_file() {
        return Ok(());
    }
    let file = fs::File::options().read(true).write(true).open(path)?;
    match file.try_lock() {
        // Removed while it is locked: a run that has just created it notices.
        Ok(()) => fs::remove_file(path),
        Err(TryLockError::WouldBlock) => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

fn is_temporary(name: &OsStr) -> bool {
    name.to_str().is_some_and(|name| name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1))
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns a builder of temporary files with the permissions of other new files.
fn temporary() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}
