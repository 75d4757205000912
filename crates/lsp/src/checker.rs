//! Checks the tables in a thread of its own, so that answers do not wait for it.
//!
//! # Design
//!
//! The thread checks only the newest text, and the server discards results for older texts. Layouts in hovers come from
//! the newest catalog without problems.

use std::path::PathBuf;

use crossbeam_channel::{Receiver, Sender, unbounded};
use etwspec_catalog::Catalog;
use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::Files;
use etwspec_codegen::workspace::Workspace;

/// A change of the tables.
#[derive(Debug)]
pub(crate) enum Change {
    /// The folder is to be read again.
    Refresh,
    /// A document has a new text.
    Set(String, String),
    /// A document is closed, so that its file counts again.
    Discard(String),
}

/// Changes, and the number of the state that they lead to.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) state: u64,
    pub(crate) changes: Vec<Change>,
}

/// The result of a check.
pub(crate) struct Checked {
    /// Number of the state that was checked.
    pub(crate) state: u64,
    pub(crate) files: Files,
    pub(crate) problems: Vec<Diagnostic>,
    /// The facts, if there are no problems.
    pub(crate) catalog: Option<Catalog>,
}

impl Checked {
    /// Returns the problems of the file at a path.
    pub(crate) fn problems_of<'p>(&'p self, path: &'p str) -> impl Iterator<Item = &'p Diagnostic> {
        let is_own =
            move |problem: &&Diagnostic| self.files.get(problem.place.file).is_some_and(|file| file.path == path);
        self.problems.iter().filter(is_own)
    }
}

/// Starts the thread for a folder. It ends when the sender is dropped.
pub(crate) fn start(folder: PathBuf) -> (Sender<Job>, Receiver<Checked>) {
    let (jobs, waiting) = unbounded::<Job>();
    let (done, results) = unbounded();
    std::thread::spawn(move || {
        // The server reports a folder that cannot be read.
        let mut workspace = Workspace::open(&folder).unwrap_or_default();
        while let Ok(first) = waiting.recv() {
            let mut state = first.state;
            apply(&mut workspace, first.changes);
            // Only the newest state is checked.
            for newer in waiting.try_iter() {
                state = newer.state;
                apply(&mut workspace, newer.changes);
            }
            if done.send(run(state, &workspace)).is_err() {
                return;
            }
        }
    });
    (jobs, results)
}

fn apply(workspace: &mut Workspace, changes: Vec<Change>) {
    for change in changes {
        match change {
            // If the folder cannot be read now, the tables stay as they were; the server reports it.
            Change::Refresh => drop(workspace.refresh()),
            Change::Set(path, text) => drop(workspace.set_text(&path, text)),
            Change::Discard(path) => drop(workspace.discard(&path)),
        }
    }
}

fn run(state: u64, workspace: &Workspace) -> Checked {
    match workspace.tables() {
        Ok(tables) => Checked { state, files: tables.spec.files, problems: Vec::new(), catalog: Some(tables.catalog) },
        Err(found) => Checked { state, files: found.files, problems: found.problems, catalog: None },
    }
}
