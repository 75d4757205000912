//! The only module that writes files: whole ones, only those that changed, and none that nobody generates any more.

mod disk;
mod manifest;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use crate::emit::{EmitError, File, Text};
use crate::parallel;
use disk::{holds, read, remove, stays_within, sweep};
use manifest::{Manifest, Mark};

pub use disk::write_whole;

/// What writing did, or would do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Files whose text was another, or that were not there, by their paths from the folder.
    pub written: Vec<String>,
    /// Files that nothing generates any more.
    pub removed: Vec<String>,
    /// Files that were as they should be.
    pub unchanged: usize,
}

impl Changes {
    /// Whether nothing had to be done.
    pub fn is_empty(&self) -> bool {
        self.written.is_empty() && self.removed.is_empty()
    }
}

/// What could not be read or written.
#[derive(Debug)]
pub struct OutputError {
    /// The file or folder.
    pub path: PathBuf,
    /// What was tried.
    pub doing: &'static str,
    /// Why it failed.
    pub error: io::Error,
}

impl std::fmt::Display for OutputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "cannot {} `{}`: {}", self.doing, self.path.display(), self.error)
    }
}

impl std::error::Error for OutputError {}

/// Why a folder could not be made to hold files.
#[derive(Debug)]
pub enum SyncError {
    /// A file could not be read or written.
    Output(OutputError),
    /// A file that was to be laid out is not of its language. Nothing was written.
    Emit(EmitError),
}

impl From<OutputError> for SyncError {
    fn from(error: OutputError) -> Self {
        SyncError::Output(error)
    }
}

impl std::fmt::Display for SyncError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SyncError::Output(error) => error.fmt(f),
            SyncError::Emit(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SyncError {}

/// Makes a folder hold these files: writes those that differ, removes those of an earlier run that are no longer
/// among them. Files that no run has written are left alone.
///
/// Every file is written under a temporary name and then renamed, so that whenever the program is stopped only whole
/// files are there. The list of files is written first with the old and the new names, and last with the new ones.
///
/// A file that is to be laid out is laid out only where it may come out another than the one that is there: the list
/// has for each a mark of its raw text and of what that was laid out to, and a file that has both of them is as it
/// should be. A mark that is missing or does not fit costs time, and nothing else.
///
/// `owner` is the command whose files they are: a folder that another command has written is refused, because all of
/// that command's files would be removed. With `only_look`, nothing is written.
///
/// # Errors
///
/// [`SyncError`] if a path leads out of the folder, if the folder is another command's, if a file cannot be laid out, or
/// if reading or writing fails; then every file is whole still.
pub fn sync(dir: &Path, owner: &str, files: &[File], only_look: bool) -> Result<Changes, SyncError> {
    if let Some(file) = files.iter().find(|file| !stays_within(&file.path)) {
        let error = io::Error::other("the path leads out of the folder that is to be written");
        return Err(OutputError { path: dir.join(&file.path), doing: "write", error }.into());
    }
    let wanted: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let before = Manifest::read(dir, owner)?;
    let mut changes = Changes::default();
    let mut now = Manifest::new(owner);
    let mut stale = Vec::new();
    for (file, state) in files.iter().zip(parallel::map(files, |file| State::of(file, dir, &before))) {
        let State { mark, stale: text } = state?;
        now.files.insert(file.path.clone(), mark);
        match text {
            None => changes.unchanged += 1,
            Some(text) => {
                changes.written.push(file.path.clone());
                stale.push((&file.path, text));
            }
        }
    }
    let gone = |path: &&String| !wanted.contains(path.as_str()) && dir.join(path).exists();
    changes.removed = before.files.keys().filter(gone).cloned().collect();
    let listed = holds(&dir.join(manifest::NAME), &now.text())?;
    // The list changes with the files; it is told of only where nothing else is.
    if !listed && changes.is_empty() {
        changes.written.push(manifest::NAME.to_owned());
    }
    if only_look {
        return Ok(changes);
    }
    sweep(dir, &wanted);
    if !listed {
        write_whole(&dir.join(manifest::NAME), now.and(before).text().as_bytes())?;
    }
    let written = parallel::map(&stale, |(path, text)| write_whole(&dir.join(path), text.as_bytes()));
    written.into_iter().collect::<Result<(), _>>()?;
    for path in &changes.removed {
        remove(dir, path)?;
    }
    if !listed {
        write_whole(&dir.join(manifest::NAME), now.text().as_bytes())?;
    }
    Ok(changes)
}

/// How a file that is wanted and what is in its place are to each other.
struct State<'f> {
    /// What the list is to say of it.
    mark: Option<Mark>,
    /// The text to write, where another is there, or none.
    stale: Option<Cow<'f, str>>,
}

impl<'f> State<'f> {
    fn of(file: &'f File, dir: &Path, before: &Manifest) -> Result<State<'f>, SyncError> {
        let old = read(&dir.join(&file.path))?;
        let raw = match &file.text {
            Text::Raw(raw) => Some(raw),
            Text::AsIs(_) => None,
        };
        if let (Some(raw), Some(old), Some(&known)) = (raw, &old, before.files.get(&file.path))
            && known == Some(Mark::new(raw, old))
        {
            return Ok(State { mark: known, stale: None });
        }
        let text = file.laid_out().map_err(SyncError::Emit)?;
        let mark = raw.map(|raw| Mark::new(raw, text.as_bytes()));
        let same = old.is_some_and(|old| old == text.as_bytes());
        Ok(State { mark, stale: Some(text).filter(|_| !same) })
    }
}
