//! Locations of traces: arguments of commands, and the files that they name.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

use clap::Args;
use etwspec_console::{Console, Problem};
use etwspec_traces::Location;
use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// Exit status of a command that a second Ctrl-C ends at once.
const INTERRUPTED: i32 = 130;

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
    /// Puts a file before the others.
    pub(crate) fn put_first(&mut self, file: PathBuf) -> Result<(), Problem> {
        if self.sample {
            return Err(Problem::new("--sample cannot be used with a file").help("leave out one of the two"));
        }
        self.files.insert(0, file);
        Ok(())
    }

    /// Returns the traces to read.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if no trace is named and standard input is a terminal, or if standard input is
    /// named twice.
    pub fn sources(&self, console: &Console<'_>) -> Result<Vec<Location<'_>>, Problem> {
        if self.files.is_empty() {
            return Ok(vec![named(None, self.sample, console)?]);
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
            [Location::Path(path)] => Ok(vec![Location::Followed(path, interrupted()?)]),
            [Location::StandardInput | Location::Sample | Location::Followed(..)] => {
                Err(Problem::new("--follow: only a file can be followed")
                    .help("name a file; a pipe is read to its end"))
            }
            _ => Err(Problem::new("--follow: only one trace can be followed").help("name one file")),
        }
    }
}

/// Returns a flag that Ctrl-C sets.
fn interrupted() -> Result<&'static AtomicBool, Problem> {
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    let failed = |error: io::Error| Problem::new(format!("--follow: cannot wait for Ctrl-C: {error}"));
    let flag = FLAG.get_or_init(Arc::default);
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(flag)).map_err(failed)?;
    flag::register(SIGINT, Arc::clone(flag)).map_err(failed)?;
    Ok(flag)
}

/// Returns the trace with a path, the sample if `sample` is set, or else standard input.
///
/// # Errors
///
/// Returns [`Problem::Refused`] if standard input is a terminal.
pub(crate) fn named<'p>(path: Option<&'p Path>, sample: bool, console: &Console<'_>) -> Result<Location<'p>, Problem> {
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
