//! The only module that writes files: whole ones, only those that changed, and none that nobody generates any more.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

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

/// What temporary files begin and end with.
const TEMPORARY: (&str, &str) = (".etwspec-", ".tmp");

/// How old a temporary file is before it is taken for one that a killed run left behind.
const ABANDONED: Duration = Duration::from_secs(60);

/// Makes a folder hold these files: writes those that differ, removes those of an earlier run that are no longer
/// among them. Files that no run has written are left alone.
///
/// Every file is written under a temporary name and then renamed, so that whenever the program is stopped only whole
/// files are there. The list of files is written first with the old and the new names, and last with the new ones.
///
/// `owner` is the command whose files they are: a folder that another command has written is refused, because all of
/// that command's files would be removed. With `only_look`, nothing is written.
///
/// # Errors
///
/// [`OutputError`] if a path leads out of the folder, if the folder is another command's, or if reading or writing
/// fails; then every file is whole still.
pub fn sync(dir: &Path, owner: &str, files: &[File], only_look: bool) -> Result<Changes, OutputError> {
    if let Some((path, _)) = files.iter().find(|(path, _)| !stays_within(path)) {
        let error = io::Error::other("the path leads out of the folder that is to be written");
        return Err(OutputError { path: dir.join(path), doing: "write", error });
    }
    let wanted: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let before = Manifest::read(dir, owner)?;
    let mut changes = Changes::default();
    let mut stale = Vec::new();
    for (path, text) in files {
        if holds(&dir.join(path), text)? {
            changes.unchanged += 1;
        } else {
            stale.push((path, text));
        }
    }
    changes.written = stale.iter().map(|(path, _)| (*path).clone()).collect();
    changes.removed = before
        .files
        .iter()
        .filter(|path| !wanted.contains(path.as_str()) && dir.join(path).exists())
        .cloned()
        .collect();
    let now = Manifest::new(owner, wanted.iter().map(|path| (*path).to_owned()));
    let listed = holds(&dir.join(MANIFEST), &now.text())?;
    // The list changes with the files; it is told of only where nothing else is.
    if !listed && changes.is_empty() {
        changes.written.push(MANIFEST.to_owned());
    }
    if only_look {
        return Ok(changes);
    }
    sweep(dir, &wanted);
    if !listed {
        let both = Manifest::new(owner, before.files.union(&now.files).cloned());
        write_whole(&dir.join(MANIFEST), both.text().as_bytes())?;
    }
    for (path, text) in stale {
        write_whole(&dir.join(path), text.as_bytes())?;
    }
    for path in &changes.removed {
        remove(dir, path)?;
    }
    if !listed {
        write_whole(&dir.join(MANIFEST), now.text().as_bytes())?;
    }
    Ok(changes)
}

/// Whether a file has just this text.
fn holds(path: &Path, text: &str) -> Result<bool, OutputError> {
    match fs::read(path) {
        Ok(old) => Ok(old == text.as_bytes()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(OutputError { path: path.to_owned(), doing: "read", error }),
    }
}

/// Whether a path names something below the folder that it counts from.
fn stays_within(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Removes temporary files that a killed run left behind. One that cannot be removed does no harm.
fn sweep(dir: &Path, files: &BTreeSet<&str>) {
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
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    let failed = |doing, error| OutputError { path: path.to_owned(), doing, error };
    let dir = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(|error| failed("make the folder of", error))?;
    let mut file = tempfile::Builder::new()
        .prefix(TEMPORARY.0)
        .suffix(TEMPORARY.1)
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

/// Removes a file, and the folders that it leaves empty. A file that is reached through a link out of the folder stays.
fn remove(dir: &Path, path: &str) -> Result<(), OutputError> {
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

/// The list of the files that a command has written into a folder.
struct Manifest {
    owner: String,
    files: BTreeSet<String>,
}

impl Manifest {
    fn new(owner: &str, files: impl Iterator<Item = String>) -> Manifest {
        Manifest { owner: owner.to_owned(), files: files.collect() }
    }

    fn text(&self) -> String {
        let lines: String = self.files.iter().map(|file| format!("{file}\n")).collect();
        format!("{}{}{AFTER}\n{lines}", BEFORE, self.owner)
    }

    /// Reads the list in a folder. A path in it that leads out of the folder is nobody's: it is left out.
    fn read(dir: &Path, owner: &str) -> Result<Manifest, OutputError> {
        let path = dir.join(MANIFEST);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(OutputError { path, doing: "read", error }),
        };
        let first = text.lines().next().unwrap_or_default();
        match first.strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER)) {
            Some(other) if other != owner => {
                let text =
                    format!("it holds what `etwspec {other}` writes, which would all be removed: name another folder");
                Err(OutputError { path: dir.to_owned(), doing: "write into", error: io::Error::other(text) })
            }
            _ => {
                let files = text.lines().filter(|line| !line.starts_with('#') && stays_within(line));
                Ok(Manifest::new(owner, files.map(str::to_owned)))
            }
        }
    }
}

/// What stands before and after the command's name in the first line of the list.
const BEFORE: &str = "# The files that `etwspec ";
const AFTER: &str = "` writes and removes in this folder.";

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
        assert_eq!(sync(dir.path(), "generate", &first, false).expect("written").written, ["a/one.rs", "two.rs"]);
        fs::write(dir.path().join("mine.txt"), "kept").expect("written");
        let second = files(&[("two.rs", "2"), ("three.rs", "3")]);
        let looked = sync(dir.path(), "generate", &second, true).expect("looked");
        assert!(dir.path().join("a/one.rs").exists(), "only looking changes nothing");
        let changes = sync(dir.path(), "generate", &second, false).expect("written");
        assert_eq!(looked, changes);
        assert_eq!(
            (changes.written, changes.removed, changes.unchanged),
            (vec!["three.rs".into()], vec!["a/one.rs".into()], 1)
        );
        assert!(!dir.path().join("a").exists(), "an empty folder goes too");
        assert!(dir.path().join("mine.txt").exists(), "a file that nobody generated stays");
        assert!(sync(dir.path(), "generate", &second, false).expect("looked").is_empty());
    }

    #[test]
    fn a_folder_that_another_command_has_written_is_refused() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let list = files(&[("one.rs", "1")]);
        sync(dir.path(), "generate", &list, false).expect("written");
        let refused = sync(dir.path(), "docs", &files(&[("index.html", "x")]), false).expect_err("refused");
        assert!(refused.to_string().contains("etwspec generate"), "{refused}");
        assert!(dir.path().join("one.rs").exists() && !dir.path().join("index.html").exists());
    }

    #[test]
    fn a_list_that_does_not_list_what_is_generated_is_stale() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let list = files(&[("one.rs", "1")]);
        sync(dir.path(), "generate", &list, false).expect("written");
        fs::remove_file(dir.path().join(MANIFEST)).expect("removed");
        assert_eq!(sync(dir.path(), "generate", &list, true).expect("looked").written, [MANIFEST]);
        sync(dir.path(), "generate", &list, false).expect("written");
        assert!(sync(dir.path(), "generate", &list, true).expect("looked").is_empty());
    }

    #[test]
    fn a_path_that_leads_out_of_the_folder_is_never_written() {
        let outer = tempfile::tempdir().expect("a temporary folder");
        let dir = outer.path().join("out");
        for path in ["../evil.rs", "/tmp/evil.rs", "a/../../evil.rs", ""] {
            assert!(sync(&dir, "generate", &files(&[(path, "x")]), false).is_err(), "{path}");
        }
        assert!(!dir.exists() && !outer.path().join("evil.rs").exists());
    }

    #[cfg(unix)]
    #[test]
    fn what_lies_behind_a_link_is_not_removed() {
        let outer = tempfile::tempdir().expect("a temporary folder");
        let (dir, elsewhere) = (outer.path().join("out"), outer.path().join("elsewhere"));
        fs::create_dir_all(&elsewhere).expect("made");
        fs::write(elsewhere.join("victim.rs"), "x").expect("written");
        sync(&dir, "generate", &files(&[("keep.rs", "1")]), false).expect("written");
        std::os::unix::fs::symlink(&elsewhere, dir.join("link")).expect("linked");
        let list = Manifest::new("generate", ["keep.rs", "link/victim.rs"].map(str::to_owned).into_iter()).text();
        fs::write(dir.join(MANIFEST), list).expect("written");
        sync(&dir, "generate", &files(&[("keep.rs", "1")]), false).expect("synced");
        assert!(elsewhere.join("victim.rs").exists());
    }

    #[test]
    fn what_a_killed_run_left_behind_is_swept_but_not_what_another_run_is_writing() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let (old, new) = (dir.path().join(".etwspec-old.tmp"), dir.path().join(".etwspec-new.tmp"));
        for path in [&old, &new] {
            fs::write(path, "half").expect("written");
        }
        let long_ago = std::time::SystemTime::now() - 2 * ABANDONED;
        fs::File::options().write(true).open(&old).and_then(|file| file.set_modified(long_ago)).expect("aged");
        sync(dir.path(), "generate", &files(&[("one.rs", "1")]), false).expect("written");
        assert!(!old.exists() && new.exists());
    }

    #[test]
    fn a_list_of_files_that_leads_out_of_the_folder_is_not_followed() {
        let outer = tempfile::tempdir().expect("a temporary folder");
        let dir = outer.path().join("out");
        fs::create_dir(&dir).expect("made");
        fs::write(outer.path().join("victim"), "x").expect("written");
        fs::write(dir.join(MANIFEST), "../victim\n/etc/hostname\n").expect("written");
        assert!(sync(&dir, "generate", &[], false).expect("synced").removed.is_empty());
        assert!(outer.path().join("victim").exists());
    }
}
