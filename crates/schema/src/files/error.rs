//! Problems of files of schemas.

use std::path::PathBuf;
use std::{fmt, io};

use super::{EXTENSIONS, MAX_FILES};

/// Problem of a file that does not end the reading.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Warning {
    /// A file has problems. The rest of it was read.
    #[error("{summary}")]
    Problems {
        /// Path of the file.
        path: PathBuf,
        /// The first problem with the name of the file, and the number of the others.
        summary: String,
    },
    /// A file in a folder was left out.
    #[error(transparent)]
    Skipped(Error),
}

/// A file or folder that cannot be read as schemas.
#[derive(Debug)]
#[non_exhaustive]
pub struct Error {
    /// Path of the file or folder.
    pub path: PathBuf,
    /// Reason of the error.
    pub reason: Reason,
}

/// Reason of an [`Error`].
#[derive(Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The system cannot read it.
    Io(io::Error),
    /// The file is larger than [`MAX_SIZE`](super::MAX_SIZE).
    TooLarge,
    /// The file has problems, and no schema. Contains the first problem with the name of the file, and the number of the others.
    Invalid(String),
    /// The file has no schema.
    NoSchema,
    /// The program has no manifest among its resources.
    NoManifest,
    /// The file has another format, whose name has an article: `a zip archive`.
    Other(&'static str),
    /// The folder has no file with one of the [`EXTENSIONS`].
    NoFile,
    /// The folder has more than [`MAX_FILES`] files.
    TooManyFiles,
    /// The bytes that are used of the files of a folder are more than [`MAX_SIZE`](super::MAX_SIZE).
    TooMuch,
}

impl Error {
    /// Returns advice about the error, if it is more than to name another path.
    pub fn help(&self) -> Option<&'static str> {
        match self.reason {
            Reason::Invalid(_) | Reason::NoSchema | Reason::Other(_) => Some(
                "name an instrumentation manifest (.man), a program that contains one, a TMF file, a PDB file with \
                 messages of WPP, or a trace with schemas (.etl)",
            ),
            Reason::NoManifest => Some(
                "name a program with a resource WEVT_TEMPLATE; a .mui file has only messages, and is read with its program",
            ),
            Reason::NoFile => Some("name a file, or the folder that contains the files"),
            Reason::TooManyFiles | Reason::TooMuch => Some("name a smaller folder, or the files"),
            Reason::Io(_) | Reason::TooLarge => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.path.display();
        match &self.reason {
            Reason::Io(error) => write!(f, "cannot read {name}: {error}"),
            Reason::TooLarge => write!(f, "{name} is larger than 1 GiB"),
            Reason::Invalid(summary) => f.write_str(summary),
            Reason::NoSchema => write!(f, "{name} contains no schema"),
            Reason::Other(format) => write!(f, "{name} is {format}, whose schemas cannot be read"),
            Reason::NoManifest => write!(f, "{name} contains no manifest"),
            Reason::NoFile => {
                let (last, others) = EXTENSIONS.split_last().map_or(("", &[][..]), |(last, others)| (*last, others));
                write!(f, "the folder {name} contains no .{} or .{last} file", others.join(", ."))
            }
            Reason::TooMuch => write!(f, "{name} contains more than 1 GiB of schemas"),
            Reason::TooManyFiles => write!(f, "{name} contains more than {MAX_FILES} files"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.reason {
            Reason::Io(error) => Some(error),
            _ => None,
        }
    }
}
