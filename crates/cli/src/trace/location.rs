//! Locations of traces: arguments of commands, and the files that they name.

use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_console::{Console, Problem};

use super::packed;

/// The arguments of commands that read traces.
#[derive(Clone, Debug, Default, Args)]
pub struct TraceArgs {
    /// Traces (.etl, also in gzip, xz, zstd or zip), or - for standard input.
    ///
    /// Without a file, standard input is read, unless it is a terminal.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Read the built-in sample trace.
    #[arg(long, conflicts_with = "files")]
    sample: bool,
}

impl TraceArgs {
    /// Returns the traces to read.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if no trace is named and standard input is a terminal, or if standard input is
    /// named twice.
    pub fn sources(&self, console: &Console<'_>) -> Result<Vec<Location<'_>>, Problem> {
        if self.files.is_empty() {
            return Ok(vec![Location::named(None, self.sample, console)?]);
        }
        let all: Vec<Location<'_>> = self.files.iter().flat_map(|file| Location::traces(file)).collect();
        match all.iter().filter(|from| matches!(from, Location::StandardInput)).count() {
            0 | 1 => Ok(all),
            _ => Err(Problem::new("standard input is named twice, but can be read only once").help("write - once")),
        }
    }
}

/// The argument of commands that may follow a trace.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct FollowArg {
    /// Read a file that a session is writing.
    ///
    /// Ends with the session or at Ctrl-C.
    #[arg(long)]
    pub(crate) follow: bool,
}

impl FollowArg {
    /// Returns the traces to read.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a trace cannot be followed.
    pub(crate) fn sources<'a>(self, all: Vec<Location<'a>>) -> Result<Vec<Location<'a>>, Problem> {
        match all[..] {
            _ if !self.follow => Ok(all),
            [Location::Path(path)] => Ok(vec![Location::Followed(path)]),
            [Location::StandardInput | Location::Sample | Location::Followed(_)] => {
                Err(Problem::new("--follow: only a file can be followed")
                    .help("name a file; a pipe is read to its end"))
            }
            _ => Err(Problem::new("--follow: only one trace can be followed").help("name one file")),
        }
    }
}

/// Source of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location<'p> {
    /// A file.
    Path(&'p Path),
    /// A file that is being written.
    Followed(&'p Path),
    /// A trace in an archive, by its number.
    Member(&'p Path, usize),
    /// Standard input.
    StandardInput,
    /// The built-in sample.
    Sample,
}

impl<'p> Location<'p> {
    /// Returns the file with a path, or standard input for `-`.
    pub fn path(path: &'p Path) -> Self {
        if path.as_os_str() == "-" { Location::StandardInput } else { Location::Path(path) }
    }

    /// Returns the traces in the file with a path: those of an archive, or one.
    pub fn traces(path: &'p Path) -> Vec<Self> {
        match packed::archive(path).len() {
            0 | 1 => vec![Location::path(path)],
            many => (0..many).map(|number| Location::Member(path, number)).collect(),
        }
    }

    /// Returns the file that contains it.
    pub fn file(&self) -> Option<&'p Path> {
        match self {
            Location::Path(path) => Some(packed::split(path).map_or(*path, |(archive, _)| archive)),
            Location::Member(path, _) | Location::Followed(path) => Some(path),
            Location::StandardInput | Location::Sample => None,
        }
    }

    /// Returns the trace with a path, the sample if `sample` is set, or else standard input.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if standard input is a terminal.
    pub(crate) fn named(path: Option<&'p Path>, sample: bool, console: &Console<'_>) -> Result<Self, Problem> {
        match path {
            Some(path) => Ok(Location::path(path)),
            None if sample => Ok(Location::Sample),
            None if console.reads_terminal => {
                Err(Problem::new("no trace: no file is named, and standard input is a terminal")
                    .help("name a trace file (.etl), or add --sample to read the built-in sample"))
            }
            None => Ok(Location::StandardInput),
        }
    }
}
