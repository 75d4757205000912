//! Operations on single files and folders.
//!
//! All paths are relative to the output folder. The output folder itself may be a link; nothing below it may be one, so
//! that no file outside it is read, written or removed.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use etwspec_console::new_file::{self, NotWritten, sweep};
use etwspec_console::{NewFile, read_regular};

use super::OutputError;

/// Maximum size of a file in bytes. Every generated file is smaller.
const LIMIT: u64 = 64 << 20;

/// Returns the contents of a file, or `None` if it does not exist.
pub(super) fn read(dir: &Path, path: &str) -> Result<Option<Vec<u8>>, OutputError> {
    match existing(dir, path)? {
        true => {
            let path = dir.join(path);
            read_regular(&path, LIMIT).map(Some).map_err(|error| OutputError { path, doing: "read", error })
        }
        false => Ok(None),
    }
}

/// Returns whether a file has exactly this text.
pub(super) fn has_text(dir: &Path, path: &str, text: &str) -> Result<bool, OutputError> {
    Ok(read(dir, path)?.is_some_and(|old| old == text.as_bytes()))
}

/// Returns whether a relative path stays below its folder.
pub(super) fn stays_within(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Returns whether a regular file exists that can be reached without following a link.
pub(super) fn exists(dir: &Path, path: &str) -> bool {
    matches!(existing(dir, path), Ok(true))
}

fn existing(dir: &Path, path: &str) -> Result<bool, OutputError> {
    new_file::existing(dir, Path::new(path)).map_err(not_written)
}

fn not_written(NotWritten { path, error }: NotWritten) -> OutputError {
    OutputError { path, doing: "write", error }
}

/// Removes the temporary files of killed runs from the folders of these files.
pub(super) fn remove_abandoned<'p>(dir: &Path, paths: impl Iterator<Item = &'p str>) {
    let within = paths.filter(|path| existing(dir, path).is_ok());
    let folders: BTreeSet<PathBuf> = within.filter_map(|path| Some(dir.join(path).parent()?.to_owned())).collect();
    folders.iter().for_each(|folder| sweep(folder));
}

/// Writes a file. It has its name only when it is complete.
pub(super) fn write(dir: &Path, path: &str, bytes: &[u8]) -> Result<(), OutputError> {
    // Checks the place again, because another program may have placed a link there.
    let mut file = NewFile::create_below(dir, Path::new(path)).map_err(not_written)?;
    let failed = |doing, error| OutputError { path: dir.join(path), doing, error };
    file.write_all(bytes).map_err(|error| failed("write", error))?;
    file.commit().map_err(|error| failed("replace", error))
}

/// Removes a file and any folders that become empty.
pub(super) fn remove(dir: &Path, path: &str) -> Result<(), OutputError> {
    if !exists(dir, path) {
        return Ok(());
    }
    let at = dir.join(path);
    match fs::remove_file(&at) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(OutputError { path: at, doing: "remove", error });
        }
        _ => {}
    }
    let mut folder = at.parent();
    while let Some(parent) = folder.filter(|parent| *parent != dir && parent.starts_with(dir)) {
        if fs::remove_dir(parent).is_err() {
            break;
        }
        folder = parent.parent();
    }
    Ok(())
}
