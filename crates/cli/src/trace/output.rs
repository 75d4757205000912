//! The file that a command writes. It appears under its name only when it is complete.

use std::io::{self, Seek, SeekFrom};
use std::path::Path;

use etwspec_console::{NewFile, Problem, file_id, visible};
use etwspec_etl::write::WriteError;

/// A file to write.
#[derive(Debug)]
pub struct Output<'a> {
    path: &'a Path,
    /// The path in messages.
    name: String,
}

impl<'a> Output<'a> {
    /// Returns the file with a path.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] for a folder or a pipe.
    pub fn new(path: &'a Path) -> Result<Self, Problem> {
        let output = Output { path, name: visible(&path.to_string_lossy()).into_owned() };
        NewFile::replaceable(path).map_err(|error| output.cannot_write(&error))?;
        Ok(output)
    }

    /// Returns the trace file with a path.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Output::new`], and [`Problem::Refused`] for `-`, because the header of a trace is
    /// updated at the end.
    pub(crate) fn trace(path: &'a Path) -> Result<Self, Problem> {
        match path.as_os_str() == "-" {
            true => Err(Problem::new("cannot write a trace to standard output").help("name a file")),
            false => Output::new(path),
        }
    }

    /// Returns its name in messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Checks that the file is not the input.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if both are the same file.
    pub fn differs_from(&self, input: &Path) -> Result<(), Problem> {
        let same = file_id(input).is_some_and(|input| file_id(self.path) == Some(input));
        let name = visible(&input.to_string_lossy()).into_owned();
        match same {
            true if input == self.path => Err(Problem::new(format!("cannot write to {name} while reading it"))),
            true => {
                Err(Problem::new(format!("cannot write to {} while reading {name}: they are the same file", self.name)))
            }
            false => return Ok(()),
        }
        .map_err(|problem| problem.help("name another output file"))
    }

    /// Creates the file under a temporary name.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the operating system reports an error.
    pub fn create(&self) -> Result<NewFile, Problem> {
        NewFile::create(self.path).map_err(|error| self.cannot_write(&error))
    }

    /// Renames the complete file, and returns its size in bytes.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the operating system reports an error. No file is left behind.
    pub fn commit(&self, file: Result<NewFile, WriteError>) -> Result<u64, Problem> {
        let done = || -> Result<u64, WriteError> {
            let mut file = file?;
            let size = file.seek(SeekFrom::End(0))?;
            file.commit()?;
            Ok(size)
        };
        done().map_err(|error| self.failed(&error))
    }

    /// Converts an error of writing.
    pub(crate) fn failed(&self, error: &WriteError) -> Problem {
        match error {
            WriteError::Io(error) => self.cannot_write(error),
            other => Problem::new(format!("cannot write {}: {other}", self.name)),
        }
    }

    pub(crate) fn cannot_write(&self, error: &io::Error) -> Problem {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        match folder {
            Some(folder) => {
                Problem::new(format!("cannot write {}: the folder {} does not exist", self.name, folder.display()))
                    .help("create the folder first")
            }
            None => {
                let problem = Problem::new(format!("cannot write {}: {error}", self.name));
                match error.kind() {
                    io::ErrorKind::IsADirectory => problem.help("name a file in the folder"),
                    io::ErrorKind::InvalidInput => problem.help("name another output file"),
                    _ => problem,
                }
            }
        }
    }
}
