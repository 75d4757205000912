//! Converts errors of the pipeline to errors of a command.

use std::io::ErrorKind;
use std::path::Path;

use etwspec_codegen::load::{Problems, TablesError};
use etwspec_codegen::output::OutputError;
use etwspec_codegen::{GenerateError, render};
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem};

/// Prints the problems of the tables, if there are any, and returns the error of the command.
pub(crate) fn failed(error: impl Into<GenerateError>, spec: &Path, console: &mut Console<'_>) -> Problem {
    match error.into() {
        GenerateError::Tables(TablesError::Unreadable(problem)) => problem_from_text(&problem.to_string()),
        GenerateError::Emit(error) => Problem::new(error.to_string()).help(
            "nothing was written; a name or text in the tables cannot be emitted, and no check rule covers this yet",
        ),
        GenerateError::Output(error) => output_failed(error),
        GenerateError::Tables(TablesError::Problems(Problems { files, problems })) => {
            let text = render::human(&files, &spec.to_string_lossy(), &problems, console.color);
            write!(console.err, "{text}").map_or_else(Problem::Output, |()| Problem::Printed(Exit::Refused))
        }
    }
}

/// Converts a write error.
fn output_failed(error: OutputError) -> Problem {
    let what = match error.error.kind() {
        ErrorKind::IsADirectory => "a folder is in the place of a file: move it",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "a file is in the place of a folder: move it",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "free some disk space",
        ErrorKind::InvalidData => "the file is not text, so it was not generated: move it",
        ErrorKind::InvalidInput | ErrorKind::FileTooLarge => "it was not generated: move it",
        _ => "make the folder writable",
    };
    Problem::new(error.to_string()).help(format!("{what}, or name another folder with --out DIR"))
}

/// Creates a problem from a text whose first line is the message and whose other lines are the help.
pub(crate) fn problem_from_text(text: &str) -> Problem {
    match text.split_once('\n') {
        Some((message, help)) => Problem::new(message).help(help.trim()),
        None => Problem::new(text),
    }
}

#[cfg(test)]
mod tests {
    use etwspec_codegen::emit::File;
    use etwspec_codegen::output::{SyncError, sync};

    use super::*;

    #[test]
    fn reports_file_or_folder_in_the_way() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        std::fs::create_dir(dir.path().join("one.rs")).expect("made");
        std::fs::write(dir.path().join("plain"), "").expect("written");
        let message = |out: &Path, file: &str| match sync(out, "generate", &[File::as_is(file, "")], false)
            .expect_err("something is in the way")
        {
            SyncError::Output(error) => output_failed(error).to_string(),
            SyncError::Emit(error) => panic!("{error}"),
        };
        let text = message(dir.path(), "one.rs");
        assert!(text.contains("a folder is in the place of a file: move it, or name another"), "{text}");
        #[cfg(unix)]
        for (target, name) in [("/", "link/two.rs"), ("missing", "link")] {
            let place = dir.path().join("link");
            std::os::unix::fs::symlink(target, &place).expect("linked");
            let text = message(dir.path(), name);
            assert!(
                text.contains("/link`: it is a symbolic link") && text.contains(": move it, or name another"),
                "{text}"
            );
            std::fs::remove_file(&place).expect("removed");
        }
        for text in [message(dir.path(), "plain/two.rs"), message(&dir.path().join("plain"), "two.rs")] {
            assert!(text.contains("a file is in the place of a folder: move it, or name another"), "{text}");
        }
    }
}
