//! Waits for changes of a folder of tables.
//!
//! # Design
//!
//! Every event causes all files to be read, and the texts determine what changed. Editors save by renaming, several
//! files change with a branch, and events can be merged or lost. Unchanged texts are not parsed again.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::sleep;
use std::time::{Duration, Instant};

use etwspec_codegen::load::IoProblem;
use etwspec_codegen::schema::OBSERVED;
use etwspec_codegen::workspace::Workspace;
use etwspec_console::{Console, Problem, visible};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};

/// Time without events after which a save is complete. Editors write, rename and remove within milliseconds.
const QUIET: Duration = Duration::from_millis(25);
/// Longest time for which events delay a check.
const LONGEST: Duration = Duration::from_millis(500);
/// Time between two looks at a folder without events.
const POLL: Duration = Duration::from_millis(500);
/// Number of attempts to read tables, at intervals of [`QUIET`]: a file can be replaced while it is read.
const ATTEMPTS: u32 = 8;

/// Change of a folder of tables.
#[derive(Debug)]
pub(crate) enum Change {
    /// These files were added, changed or removed; none if the folder is readable again.
    Files(Vec<String>),
    /// The folder cannot be read. The workspace has the last tables.
    Unreadable(IoProblem),
}

/// Returns the folder that contains the counts from real traces, if there is one.
fn beside(dir: &Path) -> Option<PathBuf> {
    dir.join(OBSERVED).parent()?.canonicalize().ok().filter(|folder| folder.is_dir())
}

/// Watches a folder of tables, and prints why there are no events, if there are none although they were asked for.
pub(crate) fn watched(dir: &Path, poll: bool, console: &mut Console<'_>) -> Result<Watch, Problem> {
    let (watch, reason) = Watch::new(dir, poll);
    if let Some(reason) = reason {
        writeln!(console.err, "no file events ({}): the tables are read twice a second", visible(&reason))?;
    }
    Ok(watch)
}

/// Returns the first of changed files and the number of others, for a line of output.
pub(crate) fn listed(changed: &[String]) -> String {
    match changed {
        [] => String::new(),
        [one] => visible(one).into_owned(),
        [first, rest @ ..] => format!("{} and {} more", visible(first), rest.len()),
    }
}

/// A folder that is watched.
#[derive(Debug)]
pub(crate) struct Watch {
    folder: PathBuf,
    /// None if the folder is read at intervals.
    events: Option<Events>,
    poll: bool,
    readable: bool,
}

#[derive(Debug)]
struct Events {
    /// Ends when it is dropped.
    _watcher: RecommendedWatcher,
    receiver: Receiver<notify::Result<Event>>,
    /// The folder, as events name it.
    root: PathBuf,
}

/// Reports of the system.
enum Signal {
    /// A change below the folder.
    Changed,
    /// The folder itself was moved or removed, or events were lost.
    Lost,
}

impl Watch {
    /// Watches a folder, by events of the system unless `poll` is set. The second value is why there are no events, if
    /// there are none although they were asked for.
    fn new(folder: &Path, poll: bool) -> (Watch, Option<String>) {
        let mut watch = Watch { folder: folder.to_owned(), events: None, poll, readable: true };
        let reason = watch.subscribe().err().map(|error| error.to_string());
        (watch, reason)
    }

    fn subscribe(&mut self) -> notify::Result<()> {
        self.events = None;
        if !self.poll {
            self.events = Some(Events::new(&self.folder)?);
        }
        Ok(())
    }

    /// Waits until the tables change, and reads them.
    pub(crate) fn wait(&mut self, workspace: &mut Workspace) -> Change {
        loop {
            match self.events.as_ref().filter(|_| self.readable).map(Events::wait) {
                Some(Signal::Changed) => {}
                // Subscribe before reading, so that no change is missed between the two. If it fails, poll.
                Some(Signal::Lost) => drop(self.subscribe()),
                None => sleep(POLL),
            }
            match refresh(workspace) {
                Ok(changed) if !self.readable => {
                    self.readable = true;
                    // Without events, the folder is read at intervals.
                    let _no_events = self.subscribe();
                    return Change::Files(changed);
                }
                Ok(changed) if changed.is_empty() => {}
                Ok(changed) => return Change::Files(changed),
                Err(problem) if self.readable => {
                    self.readable = false;
                    return Change::Unreadable(problem);
                }
                Err(_) => {}
            }
        }
    }
}

fn refresh(workspace: &mut Workspace) -> Result<Vec<String>, IoProblem> {
    for _ in 1..ATTEMPTS {
        match workspace.refresh() {
            Ok(changed) => return Ok(changed),
            Err(_) => sleep(QUIET),
        }
    }
    workspace.refresh()
}

impl Events {
    fn new(folder: &Path) -> notify::Result<Events> {
        let root = folder.canonicalize()?;
        let (sender, receiver) = channel();
        let mut watcher = notify::recommended_watcher(move |event| {
            // No thread waits once the receiver is dropped.
            let _gone = sender.send(event);
        })?;
        watcher.watch(&root, RecursiveMode::Recursive)?;
        // The counts from real traces are beside the folder, if there are any.
        if let Some(beside) = beside(&root) {
            watcher.watch(&beside, RecursiveMode::NonRecursive)?;
        }
        Ok(Events { _watcher: watcher, receiver, root })
    }

    /// Waits for a change, and until no more events follow.
    fn wait(&self) -> Signal {
        let mut signal = None;
        let mut began = Instant::now();
        loop {
            // Reading causes events, too: events of the last look at the folder do not count.
            let next = match signal {
                None => self.receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) => self.receiver.recv_timeout(QUIET),
            };
            match &next {
                Ok(Ok(event)) if event.kind.is_access() => {}
                Ok(Ok(event)) => {
                    let lost = event.need_rescan() || event.paths.contains(&self.root);
                    if signal.is_none() {
                        began = Instant::now();
                    }
                    if lost || signal.is_none() {
                        signal = Some(if lost { Signal::Lost } else { Signal::Changed });
                    }
                }
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => return Signal::Lost,
                Err(RecvTimeoutError::Timeout) => {}
            }
            let quiet = matches!(next, Err(RecvTimeoutError::Timeout));
            if let Some(signal) = signal.take_if(|_| quiet || began.elapsed() > LONGEST) {
                return signal;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const TABLES: [&str; 3] = ["releases.toml", "sources.toml", "types.toml"];

    fn folder() -> (tempfile::TempDir, PathBuf) {
        let scratch = tempfile::tempdir().expect("a folder");
        let spec = scratch.path().join("spec");
        fs::create_dir_all(spec.join("structs")).expect("a folder");
        TABLES.iter().for_each(|name| fs::write(spec.join(name), "").expect("written"));
        (scratch, spec)
    }

    fn files(change: Change) -> Vec<String> {
        match change {
            Change::Files(files) => files,
            Change::Unreadable(problem) => panic!("{problem}"),
        }
    }

    fn follows(poll: bool) {
        let (_scratch, spec) = folder();
        let mut workspace = Workspace::open(&spec).expect("readable");
        let (mut watch, reason) = Watch::new(&spec, poll);
        assert_eq!(reason, None);
        fs::write(spec.join("types.toml"), "a = 1").expect("written");
        assert_eq!(files(watch.wait(&mut workspace)), ["types.toml"]);
        // As editors save: a new file takes the place of the old one.
        fs::write(spec.join(".types.toml.tmp"), "b = 1").expect("written");
        fs::rename(spec.join(".types.toml.tmp"), spec.join("types.toml")).expect("renamed");
        assert_eq!(files(watch.wait(&mut workspace)), ["types.toml"]);
        fs::write(spec.join("structs/A.toml"), "").expect("written");
        assert_eq!(files(watch.wait(&mut workspace)), ["structs/A.toml"]);
        fs::remove_file(spec.join("structs/A.toml")).expect("removed");
        assert_eq!(files(watch.wait(&mut workspace)), ["structs/A.toml"]);
        // A folder that is new, with a table.
        fs::create_dir(spec.join("enums")).expect("a folder");
        fs::write(spec.join("enums/B.toml"), "").expect("written");
        assert_eq!(files(watch.wait(&mut workspace)), ["enums/B.toml"]);
        fs::rename(&spec, spec.with_extension("old")).expect("renamed");
        assert!(matches!(watch.wait(&mut workspace), Change::Unreadable(_)));
        fs::rename(spec.with_extension("old"), &spec).expect("renamed");
        assert!(files(watch.wait(&mut workspace)).is_empty());
        fs::write(spec.join("types.toml"), "c = 1").expect("written");
        assert_eq!(files(watch.wait(&mut workspace)), ["types.toml"]);
    }

    #[test]
    fn follows_saves_new_files_and_removed_folders() {
        follows(false);
    }

    #[test]
    fn follows_without_events() {
        follows(true);
    }
}
