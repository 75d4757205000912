//! The only module that writes files: whole ones, only those that changed, and none that nobody generates any more.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::emit::File;

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

/// The name of the list of generated files, in their folder. It says which files are this program's to remove.
const MANIFEST: &str = ".generated-files";

/// Makes a folder hold these files: writes those that differ, removes those of an earlier run that are no longer
/// among them. Files that no run has written are left alone.
///
/// Every file is written under a temporary name and then renamed, so that whenever the program is stopped only whole
/// files are there. The list of files is written first with the old and the new names, and last with the new ones.
///
/// With `only_look`, nothing is written.
pub fn sync(dir: &Path, files: &[File], only_look: bool) -> Result<Changes, OutputError> {
    let wanted: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let before = manifest(dir)?;
    let mut changes = Changes::default();
    let mut stale = Vec::new();
    for (path, text) in files {
        let at = dir.join(path);
        match fs::read(&at) {
            Ok(old) if old == text.as_bytes() => changes.unchanged += 1,
            Ok(_) => stale.push((path, text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => stale.push((path, text)),
            Err(error) => return Err(OutputError { path: at, doing: "read", error }),
        }
    }
    changes.written = stale.iter().map(|(path, _)| (*path).clone()).collect();
    changes.removed =
        before.iter().filter(|path| !wanted.contains(path.as_str()) && dir.join(path).exists()).cloned().collect();
    let now: BTreeSet<String> = wanted.iter().map(|path| (*path).to_owned()).collect();
    if only_look {
        return Ok(changes);
    }
    if before != now {
        write_manifest(dir, &before.union(&now).cloned().collect())?;
    }
    for (path, text) in stale {
        write_whole(&dir.join(path), text.as_bytes())?;
    }
    for path in &changes.removed {
        remove(dir, path)?;
    }
    if before != now {
        write_manifest(dir, &now)?;
    }
    Ok(changes)
}

/// Writes a file under a temporary name beside it, and renames it.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    let failed = |doing, error| OutputError { path: path.to_owned(), doing, error };
    let dir = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(|error| failed("make the folder of", error))?;
    let mut file = tempfile::Builder::new()
        .prefix(".etwspec-")
        .suffix(".tmp")
        .tempfile_in(dir)
        .map_err(|error| failed("write beside", error))?;
    file.write_all(bytes).map_err(|error| failed("write", error))?;
    set_mode(file.as_file()).map_err(|error| failed("set the permissions of", error))?;
    file.persist(path).map_err(|error| failed("replace", error.error))?;
    Ok(())
}

/// Temporary files are their owner's alone; generated ones are for everybody, as far as the folder lets them.
#[cfg(unix)]
fn set_mode(file: &fs::File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn set_mode(_: &fs::File) -> io::Result<()> {
    Ok(())
}

/// Removes a file, and the folders that it leaves empty.
fn remove(dir: &Path, path: &str) -> Result<(), OutputError> {
    let at = dir.join(path);
    match fs::remove_file(&at) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(OutputError { path: at, doing: "remove", error }),
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

fn manifest(dir: &Path) -> Result<BTreeSet<String>, OutputError> {
    let path = dir.join(MANIFEST);
    match fs::read_to_string(&path) {
        // A path that leads out of the folder is nobody's: it is not followed.
        Ok(text) => Ok(text
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty())
            .filter(|line| Path::new(line).components().all(|part| matches!(part, std::path::Component::Normal(_))))
            .map(str::to_owned)
            .collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(OutputError { path, doing: "read", error }),
    }
}

fn write_manifest(dir: &Path, files: &BTreeSet<String>) -> Result<(), OutputError> {
    let mut text =
        String::from("# The files that `cargo run --release -- generate` writes and removes in this folder.\n");
    for file in files {
        text.push_str(file);
        text.push('\n');
    }
    write_whole(&dir.join(MANIFEST), text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Vec<File> {
        list.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn only_what_changed_is_written_and_what_is_no_longer_generated_is_removed() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let first = files(&[("a/one.rs", "1"), ("two.rs", "2")]);
        assert_eq!(sync(dir.path(), &first, false).expect("written").written, ["a/one.rs", "two.rs"]);
        fs::write(dir.path().join("mine.txt"), "kept").expect("written");
        let second = files(&[("two.rs", "2"), ("three.rs", "3")]);
        let looked = sync(dir.path(), &second, true).expect("looked");
        assert!(dir.path().join("a/one.rs").exists(), "only looking changes nothing");
        let changes = sync(dir.path(), &second, false).expect("written");
        assert_eq!(looked, changes);
        assert_eq!(
            (changes.written, changes.removed, changes.unchanged),
            (vec!["three.rs".into()], vec!["a/one.rs".into()], 1)
        );
        assert!(!dir.path().join("a").exists(), "an empty folder goes too");
        assert!(dir.path().join("mine.txt").exists(), "a file that nobody generated stays");
        assert!(sync(dir.path(), &second, false).expect("looked").is_empty());
    }

    #[test]
    fn a_list_of_files_that_leads_out_of_the_folder_is_not_followed() {
        let outer = tempfile::tempdir().expect("a temporary folder");
        let dir = outer.path().join("out");
        fs::create_dir(&dir).expect("made");
        fs::write(outer.path().join("victim"), "x").expect("written");
        fs::write(dir.join(MANIFEST), "../victim\n/etc/hostname\n").expect("written");
        assert!(sync(&dir, &[], false).expect("synced").removed.is_empty());
        assert!(outer.path().join("victim").exists());
    }
}
