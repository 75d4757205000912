//! The layout of generated code, as people read it.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ScopedJoinHandle;

use crate::emit::File;

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
pub(super) fn all(sources: Vec<Source>) -> Vec<File> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let print = |source: &Source| match &source.text {
        Text::AsIs(text) => (source.path.clone(), text.clone()),
        Text::Raw(text) => (source.path.clone(), pretty(text)),
    };
    let work =
        || std::iter::from_fn(|| sources.get(next.fetch_add(1, Ordering::Relaxed))).map(print).collect::<Vec<_>>();
    let mut files: Vec<File> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // A file that got lost here would be removed as one that nobody generates: a panic goes on.
        let joined = |worker: ScopedJoinHandle<'_, _>| worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        workers.into_iter().flat_map(joined).collect()
    });
    files.sort();
    files
}

/// The text in the layout that people read. Comments that are not documentation are kept only before the first item.
fn pretty(text: &str) -> String {
    let (header, code) = match text.split_once("\n\n") {
        Some((header, code)) if header.starts_with("//") && !header.starts_with("//!") => (header, code),
        _ => ("", text),
    };
    match syn::parse_file(code) {
        Ok(file) => format!("{header}\n\n{}", prettyplease::unparse(&file)),
        // What does not parse is shown as it is: the compiler says where.
        Err(_) => text.to_owned(),
    }
}
