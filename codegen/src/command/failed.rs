//! Failures of the pipeline as problems of a command.

use std::path::Path;

use super::{Console, Problem};
use crate::output::OutputError;
use crate::{Failure, render};

/// Tells the problems of tables where there are any, and gives what the command fails with.
pub(super) fn failed(failure: Failure, spec: &Path, console: &mut Console<'_>) -> Problem {
    match failure {
        Failure::Spec(problem) => refused(&problem.to_string()),
        Failure::Emit(error) => Problem::new(error.to_string()).help(
            "nothing was written; a name or a text of the tables went where it cannot stand, and no rule says so yet",
        ),
        Failure::Output(error) => output_failed(error),
        Failure::Problems { files, problems } => {
            let text = render::human(&files, &spec.to_string_lossy(), &problems, console.color);
            write!(console.err, "{text}").map_or_else(Problem::Output, |()| Problem::BadSpec)
        }
    }
}

/// A file that could not be written.
pub(super) fn output_failed(error: OutputError) -> Problem {
    Problem::new(error.to_string()).help("see to it that the folder can be written, or name another with --out DIR")
}

/// A problem whose text has what to do on lines of its own.
pub(super) fn refused(text: &str) -> Problem {
    match text.split_once('\n') {
        Some((message, help)) => Problem::new(message).help(help.trim()),
        None => Problem::new(text),
    }
}
