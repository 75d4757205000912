//! Checks the tables in a thread of its own, so that answers do not wait for it.

use std::collections::BTreeMap;

use crossbeam_channel::{Receiver, Sender, unbounded};
use etwspec_catalog::Catalog;
use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::{Failure, Files, load_from_texts};
use etwspec_codegen::{check, context, lower};

/// A change of the tables.
#[derive(Debug)]
pub(crate) enum Change {
    Set(String, String),
    Remove(String),
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

/// Starts the thread. It ends when the sender is dropped.
pub(crate) fn start() -> (Sender<Job>, Receiver<Checked>) {
    let (jobs, waiting) = unbounded::<Job>();
    let (done, results) = unbounded();
    std::thread::spawn(move || {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        while let Ok(job) = waiting.recv() {
            let mut state = job.state;
            let mut changes = job.changes;
            // Only the newest state is checked.
            for newer in waiting.try_iter() {
                state = newer.state;
                changes.extend(newer.changes);
            }
            for change in changes {
                match change {
                    Change::Set(path, text) => {
                        texts.insert(path, text);
                    }
                    Change::Remove(path) => {
                        texts.remove(&path);
                    }
                }
            }
            if done.send(run(state, &texts)).is_err() {
                return;
            }
        }
    });
    (jobs, results)
}

fn run(state: u64, texts: &BTreeMap<String, String>) -> Checked {
    let all = texts.iter().map(|(path, text)| (path.clone(), text.clone())).collect();
    match load_from_texts(all) {
        Ok(spec) => {
            let ctx = context(&spec);
            let problems = check::run(&ctx);
            let catalog = problems.is_empty().then(|| lower::lower(&ctx));
            drop(ctx);
            Checked { state, files: spec.files, problems, catalog }
        }
        Err(Failure::Problems { files, problems }) => Checked { state, files, problems, catalog: None },
        Err(Failure::Io(_)) => Checked { state, files: Files::default(), problems: Vec::new(), catalog: None },
    }
}
