//! Writes the generated files: the only module that writes files. It writes complete files, only those that changed,
//! and removes those that are no longer generated.

mod disk;
mod manifest;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use crate::emit::{EmitError, File};
use crate::parallel;
use disk::{exists, has_text, read, remove, remove_abandoned, stays_within, write};
use manifest::Manifest;

/// Changes made by a run, or changes that a dry run would make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Files that were missing or had other contents, by path relative to the folder.
    pub written: Vec<String>,
    /// Files that are no longer generated.
    pub removed: Vec<String>,
    /// Number of files that were up to date.
    pub unchanged: usize,
}

impl Changes {
    /// Returns whether there are no changes.
    pub fn is_empty(&self) -> bool {
        self.written.is_empty() && self.removed.is_empty()
    }
}

/// Error of reading or writing a file.
#[derive(Debug, thiserror::Error)]
#[error("cannot {doing} `{}`: {error}", path.display())]
pub struct OutputError {
    /// The file or folder.
    pub path: PathBuf,
    /// The failed operation, as a verb phrase.
    pub doing: &'static str,
    /// The cause.
    #[source]
    pub error: io::Error,
}

/// Reason why a folder could not be synchronized.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum SyncError {
    /// A file could not be read or written.
    Output(#[from] OutputError),
    /// A file could not be formatted, because it is not valid in its language. Nothing was written.
    Emit(EmitError),
}

/// Synchronizes a folder with these files: writes those that differ and removes files of an earlier run that are no
/// longer among them. Files that no run has written remain.
///
/// Every file is written under a temporary name and then renamed, so an interrupted run leaves only complete files. The
/// file list is written first with the old and the new names, and last with the new names.
///
/// `owner` is the command that generates the files. A folder written by another command is rejected, because all files
/// of that command would be removed. So is a folder with a file list of another program, and one with a link, a pipe or
/// anything else in the place of a file or folder. With `dry_run`, nothing is written.
///
/// # Errors
///
/// Returns a [`SyncError`] if a path leads out of the folder, if the folder belongs to another command, if a file
/// cannot be formatted, or if reading or writing fails. Every file is then still complete.
pub fn sync(dir: &Path, owner: &str, files: &[File], dry_run: bool) -> Result<Changes, SyncError> {
    if let Some(file) = files.iter().find(|file| !stays_within(&file.path)) {
        let error = io::Error::other("the path leads out of the output folder");
        return Err(OutputError { path: dir.join(&file.path), doing: "write", error }.into());
    }
    let wanted: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let before = Manifest::read(dir, owner)?;
    let mut changes = Changes::default();
    let mut now = Manifest::new(owner);
    let mut stale = Vec::new();
    for (file, text) in files.iter().zip(parallel::map(files, |file| differing(file, dir))) {
        now.files.insert(file.path.clone());
        match text? {
            None => changes.unchanged += 1,
            Some(text) => {
                changes.written.push(file.path.clone());
                stale.push((&file.path, text));
            }
        }
    }
    let gone = |path: &&String| !wanted.contains(path.as_str()) && exists(dir, path);
    changes.removed = before.files.iter().filter(gone).cloned().collect();
    let listed = has_text(dir, manifest::NAME, &now.text())?;
    // The file list changes with the files. Report it only if nothing else changed.
    if !listed && changes.is_empty() {
        changes.written.push(manifest::NAME.to_owned());
    }
    if dry_run {
        return Ok(changes);
    }
    let listed_before = before.files.iter().map(String::as_str);
    remove_abandoned(dir, wanted.into_iter().chain(listed_before).chain([manifest::NAME]));
    if !listed {
        write(dir, manifest::NAME, now.union(before).text().as_bytes())?;
    }
    let written = parallel::map(&stale, |(path, text)| write(dir, path, text.as_bytes()));
    written.into_iter().collect::<Result<(), _>>()?;
    for path in &changes.removed {
        remove(dir, path)?;
    }
    if !listed {
        write(dir, manifest::NAME, now.text().as_bytes())?;
    }
    Ok(changes)
}

/// Writes a file that no file list contains. It has its name only when it is complete.
///
/// # Errors
///
/// Returns an [`OutputError`] if the path leads out of the folder or if the file cannot be written.
pub fn write_file(dir: &Path, path: &str, bytes: &[u8]) -> Result<(), OutputError> {
    if !stays_within(path) {
        let error = io::Error::other("the path leads out of the folder");
        return Err(OutputError { path: dir.join(path), doing: "write", error });
    }
    write(dir, path, bytes)
}

/// Writes a file that no file list contains, if it has another text. Returns whether it has. With `dry_run`, nothing is written.
///
/// # Errors
///
/// Returns an [`OutputError`] if the path leads out of the folder, or if the file cannot be read or written.
pub fn update(dir: &Path, path: &str, text: &str, dry_run: bool) -> Result<bool, OutputError> {
    let stale = !has_text(dir, path, text)?;
    if stale && !dry_run {
        write_file(dir, path, text.as_bytes())?;
    }
    Ok(stale)
}

/// Returns the text to write, if the existing file is missing or differs.
fn differing<'f>(file: &'f File, dir: &Path) -> Result<Option<Cow<'f, str>>, SyncError> {
    let text = file.laid_out().map_err(SyncError::Emit)?;
    let same = read(dir, &file.path)?.is_some_and(|old| old == text.as_bytes());
    Ok(Some(text).filter(|_| !same))
}
