//! The trace that a command writes: whole, or not at all.

use std::fs;
use std::io::{self, Seek, SeekFrom};
use std::path::Path;

use etwspec_console::Problem;
use etwspec_etl::write::{NewFile, WriteError};

/// A file to write.
#[derive(Debug)]
pub(crate) struct Output<'a> {
    path: &'a str,
}

impl<'a> Output<'a> {
    /// A file with a name.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for `-`: what is written has to be put right in places when all is known.
    pub(crate) fn new(path: &'a str) -> Result<Self, Problem> {
        match path {
            "-" => Err(Problem::new("a trace cannot be written to the standard output").help("name a file")),
            path => Ok(Output { path }),
        }
    }

    /// Refuses to replace what is read.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if both are the same file.
    pub(crate) fn differs_from(&self, input: &str) -> Result<(), Problem> {
        let same = match (fs::canonicalize(input), fs::canonicalize(self.path)) {
            (Ok(input), Ok(output)) => input == output || same_file(&input, &output),
            _ => false,
        };
        match same {
            true if input == self.path => Err(Problem::new(format!("{input} cannot be read and written at once"))),
            true => Err(Problem::new(format!("{input} and {} are the same file", self.path))),
            false => return Ok(()),
        }
        .map_err(|problem| problem.help("name another file to write"))
    }

    /// Begins the file, under another name.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] with what the operating system says.
    pub(crate) fn create(&self) -> Result<NewFile, Problem> {
        NewFile::create(self.path).map_err(|error| self.cannot_write(&error))
    }

    /// Gives the file its name when all is written, and tells its size.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] with what the operating system says; then there is no new file.
    pub(crate) fn commit(&self, file: Result<NewFile, WriteError>) -> Result<u64, Problem> {
        let done = || -> Result<u64, WriteError> {
            let mut file = file?;
            let size = file.seek(SeekFrom::End(0))?;
            file.commit()?;
            Ok(size)
        };
        done().map_err(|error| self.failed(&error))
    }

    /// Why it cannot be written.
    pub(crate) fn failed(&self, error: &WriteError) -> Problem {
        match error {
            WriteError::Io(error) => self.cannot_write(error),
            other => Problem::new(format!("cannot write {}: {other}", self.path)),
        }
    }

    fn cannot_write(&self, error: &io::Error) -> Problem {
        let folder = Path::new(self.path).parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        match folder {
            Some(folder) => {
                Problem::new(format!("cannot write {}: there is no folder {}", self.path, folder.display()))
                    .help("make the folder first")
            }
            None => Problem::new(format!("cannot write {}: {error}", self.path)),
        }
    }
}

#[cfg(unix)]
fn same_file(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let of = |path: &Path| fs::metadata(path).map(|metadata| (metadata.dev(), metadata.ino())).ok();
    of(one).is_some_and(|one| of(other) == Some(one))
}

#[cfg(not(unix))]
fn same_file(_: &Path, _: &Path) -> bool {
    false
}
