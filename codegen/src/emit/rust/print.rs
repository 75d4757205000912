//! The layout of generated code, as people read it.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ScopedJoinHandle;

use crate::emit::{EmitError, File};

/// A file before it has the layout that people read.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: Text,
}

/// A text as it is to be, or one that is laid out at the end.
pub(super) enum Text {
    AsIs(String),
    Raw(String),
}

/// Lays out what is to be laid out, on as many threads as there are cores: it is most of the work.
///
/// # Errors
///
/// [`EmitError`] for the first file, by path, that does not parse.
pub(super) fn all(sources: Vec<Source>) -> Result<Vec<File>, EmitError> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let print = |source: &Source| match &source.text {
        Text::AsIs(text) => Ok((source.path.clone(), text.clone())),
        Text::Raw(text) => match pretty(text) {
            Ok(text) => Ok((source.path.clone(), text)),
            Err(error) => Err(EmitError { path: source.path.clone(), message: error.to_string() }),
        },
    };
    let work =
        || std::iter::from_fn(|| sources.get(next.fetch_add(1, Ordering::Relaxed))).map(print).collect::<Vec<_>>();
    let mut files: Vec<Result<File, EmitError>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // A file that got lost here would be removed as one that nobody generates: a panic goes on.
        let joined = |worker: ScopedJoinHandle<'_, _>| worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        workers.into_iter().flat_map(joined).collect()
    });
    // The same file is told of each time, whichever thread was the first.
    files.sort_by(|a, b| path(a).cmp(path(b)));
    files.into_iter().collect()
}

fn path(file: &Result<File, EmitError>) -> &str {
    match file {
        Ok((path, _)) => path,
        Err(error) => &error.path,
    }
}

/// The text in the layout that people read. Comments that are not documentation are kept only before the first item.
fn pretty(text: &str) -> syn::Result<String> {
    let (header, code) = match text.split_once("\n\n") {
        Some((header, code)) if header.starts_with("//") && !header.starts_with("//!") => (header, code),
        _ => ("", text),
    };
    let file = syn::parse_file(code)?;
    Ok(format!("{header}\n\n{}", prettyplease::unparse(&file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_parse_is_told_and_not_written() {
        let source = |path: &str, text: &str| Source { path: path.to_owned(), text: Text::Raw(text.to_owned()) };
        let good = || source("a.rs", "// A header.\n\npub   struct A;");
        let files = all(vec![good()]).expect("this parses");
        assert_eq!(files, [("a.rs".to_owned(), "// A header.\n\npub struct A;\n".to_owned())]);
        let bad = ["d.rs", "c.rs", "b.rs"].map(|path| source(path, "pub struct A B;"));
        let error = all(bad.into_iter().chain([good()]).collect()).expect_err("these do not parse");
        assert_eq!(error.path, "b.rs");
        assert!(error.to_string().contains("`b.rs`"), "{error}");
    }
}
