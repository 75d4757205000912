//! Files that exist once they are complete.

use std::io::Write as _;
use std::path::Path;
use std::{fs, io};

use etwspec_console::NewFile;
use etwspec_console::new_file::{existing, sweep};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("listed");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn names_file_only_on_commit() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("some.etl");
    fs::write(&path, "as it was").expect("written");
    let text = || fs::read_to_string(&path).expect("read");
    let mut file = NewFile::create(&path).expect("created");
    file.write_all(b"new").expect("written");
    assert_eq!((names(folder.path()).len(), text().as_str()), (2, "as it was"));
    drop(file);
    assert_eq!((names(folder.path()).len(), text().as_str()), (1, "as it was"));
    let mut file = NewFile::create(&path).expect("created");
    file.write_all(b"new").expect("written");
    file.commit().expect("renamed");
    assert_eq!((names(folder.path()).len(), text().as_str()), (1, "new"));
}

#[test]
fn sweeps_abandoned_files_at_once_and_keeps_files_in_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path(".etwspec-killed.tmp"), "half").expect("written");
    fs::write(path("etwspec-mine.tmp"), "kept").expect("written");
    let one = NewFile::create(path("one")).expect("created");
    assert!(!path(".etwspec-killed.tmp").exists());
    let two = NewFile::create(path("two")).expect("created");
    sweep(folder.path());
    one.commit().expect("still there");
    two.commit().expect("still there");
    assert_eq!(names(folder.path()), ["etwspec-mine.tmp", "one", "two"]);
}

#[test]
fn concurrent_runs_do_not_sweep_files_of_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let folder = folder.path();
            scope.spawn(move || {
                for number in 0..200 {
                    let mut file = NewFile::create(folder.join(format!("{thread}-{number}"))).expect("created");
                    file.write_all(b"whole").expect("written");
                    file.commit().expect("no other run has removed it");
                }
            });
        }
    });
    assert_eq!(names(folder.path()).len(), 800);
}

#[test]
fn rejects_names_of_folders() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(NewFile::create(folder.path()).expect_err("a folder").kind(), io::ErrorKind::IsADirectory);
    assert_eq!(NewFile::create("").expect_err("no name").kind(), io::ErrorKind::InvalidInput);
}

#[cfg(unix)]
#[test]
fn follows_no_links_below_a_folder() {
    use std::os::unix::fs::symlink;
    let (outer, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let dir = outer.path().join("dir");
    symlink(tempfile::tempdir_in(&outer).expect("a folder").keep(), &dir).expect("linked");
    fs::write(elsewhere.path().join("file"), "mine").expect("written");
    symlink(elsewhere.path(), dir.join("folder")).expect("linked");
    symlink(elsewhere.path().join("file"), dir.join("link")).expect("linked");
    symlink(elsewhere.path().join("none"), dir.join("dangling")).expect("linked");
    for path in ["folder/file", "folder/new", "link", "dangling"] {
        let refused = NewFile::create_below(&dir, Path::new(path)).expect_err("a link");
        assert!(refused.error.to_string().contains("symbolic link"), "{refused:?}");
    }
    for path in ["../file", "/file", ""] {
        assert!(NewFile::create_below(&dir, Path::new(path)).is_err(), "{path}");
    }
    NewFile::create_below(&dir, Path::new("a/b")).expect("created").commit().expect("renamed");
    assert!(existing(&dir, Path::new("a/b")).expect("a file"));
    assert_eq!(names(elsewhere.path()), ["file"]);
    assert_eq!(fs::read_to_string(elsewhere.path().join("file")).expect("read"), "mine");
}

#[cfg(unix)]
#[test]
fn follows_links_and_rejects_pipes() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let (real, link, pipe) = (folder.path().join("real"), folder.path().join("link"), folder.path().join("pipe"));
    fs::write(&real, "old").expect("written");
    symlink(&real, &link).expect("linked");
    let mut file = NewFile::create(&link).expect("created");
    file.write_all(b"new").expect("written");
    file.commit().expect("renamed");
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("read"), "new");
    assert_ne!(real.metadata().expect("there").permissions().mode() & 0o400, 0);
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("it runs").success());
    assert_eq!(NewFile::create(&pipe).expect_err("a pipe").kind(), io::ErrorKind::InvalidInput);
}
