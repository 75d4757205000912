//! Failures of the pipeline as problems of a command.

use std::io::ErrorKind;
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
fn output_failed(error: OutputError) -> Problem {
    let what = match error.error.kind() {
        ErrorKind::IsADirectory => "a folder is where a file is to be: move it away",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "a file is where a folder is to be: move it away",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room",
        ErrorKind::InvalidData => "that file is no text, so nothing here wrote it: move it away",
        _ => "see to it that the folder can be written",
    };
    Problem::new(error.to_string()).help(format!("{what}, or name another folder with --out DIR"))
}

/// A problem whose text has what to do on lines of its own.
pub(super) fn refused(text: &str) -> Problem {
    match text.split_once('\n') {
        Some((message, help)) => Problem::new(message).help(help.trim()),
        None => Problem::new(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit::File;
    use crate::output::{SyncError, sync};

    #[test]
    fn what_is_in_the_way_is_told() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        std::fs::create_dir(dir.path().join("one.rs")).expect("made");
        std::fs::write(dir.path().join("plain"), "").expect("written");
        let told = |out: &Path, file: &str| match sync(out, "generate", &[File::as_is(file, "")], false)
            .expect_err("something is in the way")
        {
            SyncError::Output(error) => output_failed(error).to_string(),
            SyncError::Emit(error) => panic!("{error}"),
        };
        let text = told(dir.path(), "one.rs");
        assert!(text.contains("a folder is where a file is to be: move it away, or name another"), "{text}");
        for text in [told(dir.path(), "plain/two.rs"), told(&dir.path().join("plain"), "two.rs")] {
            assert!(text.contains("a file is where a folder is to be: move it away, or name another"), "{text}");
        }
    }
}
