//! Operations on single files and folders.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use super::OutputError;

/// Prefix and suffix of temporary file names.
const TEMPORARY: (&str, &str) = (".etwspec-", ".tmp");

/// Age at which a temporary file is considered left over from a killed run.
pub(super) const ABANDONED: Duration = Duration::from_secs(60);

/// Returns the contents of a file, or `None` if it does not exist.
pub(super) fn read(path: &Path) -> Result<Option<Vec<u8>>, OutputError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(OutputError { path: path.to_owned(), doing: "read", error }),
    }
}

/// Returns whether a file has exactly this text.
pub(super) fn has_text(path: &Path, text: &str) -> Result<bool, OutputError> {
    Ok(read(path)?.is_some_and(|old| old == text.as_bytes()))
}

/// Returns whether a relative path stays below its folder.
pub(super) fn stays_within(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Removes temporary files left over from a killed run. Failures are harmless and ignored.
pub(super) fn remove_abandoned(dir: &Path, files: &BTreeSet<&str>) {
    let folders: BTreeSet<PathBuf> =
        files.iter().filter_map(|path| dir.join(path).parent().map(Path::to_owned)).collect();
    let entries = folders.into_iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    for entry in entries {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let temporary = name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1);
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if temporary && age().is_some_and(|age| age > ABANDONED) {
            drop(fs::remove_file(entry.path()));
        }
    }
}

/// Writes a file under a temporary name beside it, and renames it.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    let failed = |doing, error| OutputError { path: path.to_owned(), doing, error };
    let dir = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(|error| failed("create the folder of", error))?;
    let mut file = tempfile::Builder::new()
        .prefix(TEMPORARY.0)
        .suffix(TEMPORARY.1)
        .tempfile_in(dir)
        .map_err(|error| failed("write a temporary file beside", error))?;
    file.write_all(bytes).map_err(|error| failed("write", error))?;
    set_mode(file.as_file()).map_err(|error| failed("set the permissions of", error))?;
    file.persist(path).map_err(|error| failed("replace", error.error))?;
    Ok(())
}

/// Sets the usual permissions of generated files. Temporary files are readable by their owner only.
#[cfg(unix)]
fn set_mode(file: &fs::File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn set_mode(_: &fs::File) -> io::Result<()> {
    Ok(())
}

/// Removes a file and any folders that become empty. Does not follow links out of the folder.
pub(super) fn remove(dir: &Path, path: &str) -> Result<(), OutputError> {
    let at = dir.join(path);
    let failed = |error| OutputError { path: at.clone(), doing: "remove", error };
    let within = |folder: &Path| -> io::Result<bool> { Ok(folder.canonicalize()?.starts_with(dir.canonicalize()?)) };
    if !at.parent().map_or(Ok(false), within).map_err(failed)? {
        return Ok(());
    }
    match fs::remove_file(&at) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(failed(error)),
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
