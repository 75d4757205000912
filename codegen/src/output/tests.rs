//! Tests of synchronizing a folder.

use std::fs;

use super::disk::ABANDONED;
use super::*;

fn files(list: &[(&str, &str)]) -> Vec<File> {
    list.iter().map(|(path, text)| File::as_is(*path, *text)).collect()
}

#[test]
fn writes_only_changes_and_removes_obsolete_files() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let first = files(&[("a/one.rs", "1"), ("two.rs", "2")]);
    assert_eq!(sync(dir.path(), "generate", &first, false).expect("written").written, ["a/one.rs", "two.rs"]);
    fs::write(dir.path().join("mine.txt"), "kept").expect("written");
    let second = files(&[("two.rs", "2"), ("three.rs", "3")]);
    let looked = sync(dir.path(), "generate", &second, true).expect("looked");
    assert!(dir.path().join("a/one.rs").exists(), "a dry run changes nothing");
    let changes = sync(dir.path(), "generate", &second, false).expect("written");
    assert_eq!(looked, changes);
    assert_eq!(
        (changes.written, changes.removed, changes.unchanged),
        (vec!["three.rs".into()], vec!["a/one.rs".into()], 1)
    );
    assert!(!dir.path().join("a").exists(), "an empty folder is removed too");
    assert!(dir.path().join("mine.txt").exists(), "a file that was not generated remains");
    assert!(sync(dir.path(), "generate", &second, false).expect("looked").is_empty());
}

#[test]
fn rejects_folder_of_another_command() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = files(&[("one.rs", "1")]);
    sync(dir.path(), "generate", &list, false).expect("written");
    let refused = sync(dir.path(), "docs", &files(&[("index.html", "x")]), false).expect_err("refused");
    assert!(refused.to_string().contains("etwspec generate"), "{refused}");
    assert!(dir.path().join("one.rs").exists() && !dir.path().join("index.html").exists());
}

#[test]
fn outdated_file_list_is_stale() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = files(&[("one.rs", "1")]);
    sync(dir.path(), "generate", &list, false).expect("written");
    fs::remove_file(dir.path().join(manifest::NAME)).expect("removed");
    assert_eq!(sync(dir.path(), "generate", &list, true).expect("looked").written, [manifest::NAME]);
    sync(dir.path(), "generate", &list, false).expect("written");
    assert!(sync(dir.path(), "generate", &list, true).expect("looked").is_empty());
}

#[test]
fn rejects_path_out_of_folder() {
    let outer = tempfile::tempdir().expect("a temporary folder");
    let dir = outer.path().join("out");
    for path in ["../evil.rs", "/tmp/evil.rs", "a/../../evil.rs", ""] {
        assert!(sync(&dir, "generate", &files(&[(path, "x")]), false).is_err(), "{path}");
    }
    assert!(!dir.exists() && !outer.path().join("evil.rs").exists());
}

#[cfg(unix)]
#[test]
fn does_not_remove_files_behind_links() {
    let outer = tempfile::tempdir().expect("a temporary folder");
    let (dir, elsewhere) = (outer.path().join("out"), outer.path().join("elsewhere"));
    fs::create_dir_all(&elsewhere).expect("made");
    fs::write(elsewhere.join("victim.rs"), "x").expect("written");
    sync(&dir, "generate", &files(&[("keep.rs", "1")]), false).expect("written");
    std::os::unix::fs::symlink(&elsewhere, dir.join("link")).expect("linked");
    let mut list = Manifest::new("generate");
    list.files.extend(["keep.rs", "link/victim.rs"].map(|path| (path.to_owned(), None)));
    fs::write(dir.join(manifest::NAME), list.text()).expect("written");
    sync(&dir, "generate", &files(&[("keep.rs", "1")]), false).expect("synced");
    assert!(elsewhere.join("victim.rs").exists());
}

#[test]
fn removes_only_abandoned_temporary_files() {
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
fn ignores_listed_paths_out_of_folder() {
    let outer = tempfile::tempdir().expect("a temporary folder");
    let dir = outer.path().join("out");
    fs::create_dir(&dir).expect("made");
    fs::write(outer.path().join("victim"), "x").expect("written");
    fs::write(dir.join(manifest::NAME), "../victim\n/etc/hostname\n").expect("written");
    assert!(sync(&dir, "generate", &[], false).expect("synced").removed.is_empty());
    assert!(outer.path().join("victim").exists());
}

fn raw(path: &str, text: &str) -> File {
    File { path: path.to_owned(), text: Text::Raw(text.to_owned()) }
}

#[test]
fn does_not_reformat_unchanged_files() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = [raw("one.rs", "pub   struct One;"), raw("two.rs", "pub  struct Two;")];
    assert_eq!(sync(dir.path(), "generate", &list, false).expect("written").written, ["one.rs", "two.rs"]);
    assert_eq!(fs::read_to_string(dir.path().join("one.rs")).expect("read").trim(), "pub struct One;");
    // A text that cannot be formatted reveals whether formatting was attempted.
    let bad = raw("one.rs", "pub struct struct;");
    let mut made = Manifest::read(dir.path(), "generate").expect("read");
    let text = fs::read(dir.path().join("one.rs")).expect("read");
    let Text::Raw(code) = &bad.text else { panic!("it is raw") };
    made.files.insert("one.rs".to_owned(), Some(Mark::new(code, &text)));
    fs::write(dir.path().join(manifest::NAME), made.text()).expect("written");
    let list = [bad, raw("two.rs", "pub  struct Two;")];
    assert!(sync(dir.path(), "generate", &list, false).expect("nothing is formatted").is_empty());
}

#[test]
fn edited_file_is_stale() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = [raw("one.rs", "pub   struct One;"), raw("two.rs", "pub  struct Two;")];
    sync(dir.path(), "generate", &list, false).expect("written");
    let whole = fs::read(dir.path().join("one.rs")).expect("read");
    for edited in ["", "pub   struct One;", "pub struct One ;\n"] {
        fs::write(dir.path().join("one.rs"), edited).expect("written");
        assert_eq!(sync(dir.path(), "generate", &list, true).expect("looked").written, ["one.rs"]);
        assert_eq!(sync(dir.path(), "generate", &list, false).expect("mended").written, ["one.rs"]);
        assert_eq!(fs::read(dir.path().join("one.rs")).expect("read"), whole);
    }
}

#[test]
fn repairs_wrong_and_missing_hashes_without_changes() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = [raw("one.rs", "pub   struct One;"), raw("two.rs", "pub  struct Two;")];
    sync(dir.path(), "generate", &list, false).expect("written");
    let good = fs::read_to_string(dir.path().join(manifest::NAME)).expect("read");
    let (first, rest) = good.split_once('\n').expect("lines");
    let no_marks: String = rest.lines().map(|line| format!("{}\n", line.split('\t').next().unwrap_or(line))).collect();
    let swapped = rest.replace("one.rs", "new.rs").replace("two.rs", "one.rs").replace("new.rs", "two.rs");
    for rows in [no_marks, swapped, rest.replace('\t', "\tnot a mark "), "<<<<<<< ours\n".to_owned() + rest] {
        fs::write(dir.path().join(manifest::NAME), format!("{first}\n{rows}")).expect("written");
        assert_eq!(sync(dir.path(), "generate", &list, true).expect("looked").written, [manifest::NAME]);
        sync(dir.path(), "generate", &list, false).expect("mended");
        assert_eq!(fs::read_to_string(dir.path().join(manifest::NAME)).expect("read"), good);
    }
}

#[test]
fn writes_nothing_if_formatting_fails() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let bad = |path: &str| raw(path, "pub struct A B;");
    let list = [raw("a.rs", "pub struct A;"), bad("b.rs"), bad("c.rs"), bad("d.rs")];
    match sync(dir.path(), "generate", &list, false).expect_err("these are not Rust") {
        SyncError::Emit(error) => assert_eq!(error.path, "b.rs"),
        SyncError::Output(error) => panic!("{error}"),
    }
    assert_eq!(fs::read_dir(dir.path()).expect("listed").count(), 0);
}
