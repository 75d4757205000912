//! Tests of synchronizing a folder.

use std::fs;

use std::path::{Path, PathBuf};

use etwspec_codegen::emit::{File, Text};
use etwspec_codegen::output::*;

/// Name of the list of files.
const NAME: &str = ".generated-files";
/// First line of the list of a command.
const HEAD: &str = "# The files that `cargo spec generate` writes and removes in this folder.\n";

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
    assert!(refused.to_string().contains("cargo spec generate"), "{refused}");
    assert!(dir.path().join("one.rs").exists() && !dir.path().join("index.html").exists());
}

#[test]
fn file_list_of_an_earlier_version_is_replaced() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = files(&[("one.rs", "1")]);
    sync(dir.path(), "generate", &list, false).expect("written");
    let path = dir.path().join(".generated-files");
    let text = std::fs::read_to_string(&path).expect("read");
    std::fs::write(&path, text.replacen("cargo spec", "etwspec", 1)).expect("written");
    assert_eq!(sync(dir.path(), "generate", &list, false).expect("read").written, [".generated-files"]);
    assert_eq!(std::fs::read_to_string(&path).expect("read"), text);
}

#[test]
fn outdated_file_list_is_stale() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = files(&[("one.rs", "1")]);
    sync(dir.path(), "generate", &list, false).expect("written");
    fs::remove_file(dir.path().join(NAME)).expect("removed");
    assert_eq!(sync(dir.path(), "generate", &list, true).expect("looked").written, [NAME]);
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
    fs::write(dir.join(NAME), format!("{HEAD}keep.rs\nlink/victim.rs\n")).expect("written");
    sync(&dir, "generate", &files(&[("keep.rs", "1")]), false).expect("synced");
    assert!(elsewhere.join("victim.rs").exists());
}

#[test]
fn removes_temporary_files_of_killed_runs_at_once() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let first = files(&[("a/one.rs", "1"), ("b/two.rs", "2")]);
    sync(dir.path(), "generate", &first, false).expect("written");
    // A run was killed in the top folder, in one with generated files, and in one from which they disappear.
    let left = ["", "a/", "b/"].map(|folder| dir.path().join(format!("{folder}.etwspec-left.tmp")));
    for path in &left {
        fs::write(path, "half").expect("written");
    }
    sync(dir.path(), "generate", &files(&[("a/one.rs", "1")]), true).expect("looked");
    assert!(left.iter().all(|path| path.exists()), "a dry run changes nothing");
    sync(dir.path(), "generate", &files(&[("a/one.rs", "1")]), false).expect("written");
    assert!(!left.iter().any(|path| path.exists()));
    assert!(!dir.path().join("b").exists(), "an empty folder is removed too");
}

#[test]
fn concurrent_runs_do_not_disturb_each_other() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = |text: &str| -> Vec<File> {
        (0..20).map(|number| File::as_is(format!("{}/{number}.rs", number % 3), text)).collect()
    };
    std::thread::scope(|scope| {
        for text in ["one", "two"] {
            let dir = dir.path();
            scope.spawn(move || {
                for _ in 0..20 {
                    sync(dir, "generate", &list(text), false).expect("the other run removes no file of this one");
                }
            });
        }
    });
    sync(dir.path(), "generate", &list("one"), false).expect("written");
    assert!(sync(dir.path(), "generate", &list("one"), true).expect("looked").is_empty());
}

#[test]
fn ignores_listed_paths_out_of_folder() {
    let outer = tempfile::tempdir().expect("a temporary folder");
    let dir = outer.path().join("out");
    fs::create_dir(&dir).expect("made");
    fs::write(outer.path().join("victim"), "x").expect("written");
    let list = HEAD.to_owned() + "../victim\n/etc/hostname\n.generated-files\n";
    fs::write(dir.join(NAME), list).expect("written");
    assert!(sync(&dir, "generate", &[], false).expect("synced").removed.is_empty());
    assert!(outer.path().join("victim").exists() && dir.join(NAME).exists());
}

/// Returns the error of synchronizing a folder, which must change nothing in it.
fn refusal(dir: &Path) -> String {
    let names = |dir: &Path| -> Vec<PathBuf> {
        let mut names: Vec<_> = fs::read_dir(dir).expect("listed").map(|entry| entry.expect("read").path()).collect();
        names.sort();
        names
    };
    let before = names(dir);
    let list = files(&[("new.rs", "1"), ("src/lib.rs", "2")]);
    let refused = [true, false].map(|dry| sync(dir, "generate", &list, dry).expect_err("refused").to_string());
    assert_eq!(refused[0], refused[1], "a dry run gives the same error");
    assert_eq!(names(dir), before, "nothing is written or removed");
    refused[1].replace(&*dir.to_string_lossy(), "out")
}

#[test]
fn does_not_trust_file_list_without_first_line() {
    for list in ["", "mine.rs\n", "# My files.\nmine.rs\n", "<<<<<<< ours\nmine.rs\n"] {
        let dir = tempfile::tempdir().expect("a temporary folder");
        fs::write(dir.path().join("mine.rs"), "kept").expect("written");
        fs::write(dir.path().join(NAME), list).expect("written");
        let text = refusal(dir.path());
        assert!(text.starts_with("cannot read `out/.generated-files`: its first line is not `# The files"), "{text}");
        assert_eq!(fs::read_to_string(dir.path().join(NAME)).expect("there"), list);
    }
}

#[cfg(unix)]
#[test]
fn follows_no_links_below_the_folder() {
    use std::os::unix::fs::symlink;
    for (link, target) in
        [("src", ""), ("src/lib.rs", "lib.rs"), ("src/lib.rs", "missing"), (NAME, "list"), ("new.rs", "lib.rs")]
    {
        let (outer, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        // The folder itself may be a link.
        let dir = outer.path().join("out");
        symlink(tempfile::tempdir_in(&outer).expect("a folder").keep(), &dir).expect("linked");
        fs::write(elsewhere.path().join("lib.rs"), "mine").expect("written");
        fs::write(elsewhere.path().join("list"), HEAD).expect("written");
        let place = dir.join(link);
        fs::create_dir_all(place.parent().expect("a folder")).expect("made");
        symlink(elsewhere.path().join(target), &place).expect("linked");
        assert_eq!(
            refusal(&dir),
            format!("cannot write `out/{link}`: it is a symbolic link, not a regular file or folder")
        );
        assert_eq!(fs::read_to_string(elsewhere.path().join("lib.rs")).expect("there"), "mine");
        assert_eq!(fs::read_dir(elsewhere.path()).expect("listed").count(), 2);
    }
}

#[cfg(unix)]
#[test]
fn rejects_pipes_in_the_place_of_files_without_blocking() {
    for name in ["src/lib.rs", "src", NAME, "new.rs"] {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let place = dir.path().join(name);
        fs::create_dir_all(place.parent().expect("a folder")).expect("made");
        assert!(std::process::Command::new("mkfifo").arg(&place).status().expect("it runs").success());
        let text = refusal(dir.path());
        assert!(text.starts_with(&format!("cannot write `out/{name}`: ")), "{text}");
    }
}

#[test]
fn removes_only_regular_files() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    sync(dir.path(), "generate", &files(&[("old.rs", "1")]), false).expect("written");
    fs::remove_file(dir.path().join("old.rs")).expect("removed");
    fs::create_dir_all(dir.path().join("old.rs/mine")).expect("made");
    assert!(sync(dir.path(), "generate", &[], false).expect("synced").removed.is_empty());
    assert!(dir.path().join("old.rs/mine").exists());
}

#[test]
fn rejects_huge_files_in_the_place_of_files() {
    for name in ["src/lib.rs", NAME] {
        let dir = tempfile::tempdir().expect("a temporary folder");
        fs::create_dir(dir.path().join("src")).expect("made");
        // Sparse: the size takes no room on the disk, and must take none in memory.
        fs::File::create(dir.path().join(name)).and_then(|file| file.set_len(1 << 40)).expect("extended");
        let text = refusal(dir.path());
        assert!(text.starts_with(&format!("cannot read `out/{name}`: it has 1099511627776 bytes")), "{text}");
    }
}

fn raw(path: &str, text: &str) -> File {
    File { path: path.to_owned(), text: Text::Raw(text.to_owned()) }
}

#[test]
fn formats_files_and_writes_them_once() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = [raw("one.rs", "pub   struct One;"), raw("two.rs", "pub  struct Two;")];
    assert_eq!(sync(dir.path(), "generate", &list, false).expect("written").written, ["one.rs", "two.rs"]);
    assert_eq!(fs::read_to_string(dir.path().join("one.rs")).expect("read").trim(), "pub struct One;");
    assert!(sync(dir.path(), "generate", &list, false).expect("nothing is written").is_empty());
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
fn reads_lists_of_earlier_versions_and_of_merges() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let list = [raw("one.rs", "pub   struct One;"), raw("two.rs", "pub  struct Two;")];
    sync(dir.path(), "generate", &list, false).expect("written");
    let good = fs::read_to_string(dir.path().join(NAME)).expect("read");
    let (first, rest) = good.split_once('\n').expect("lines");
    for rows in [rest.replace(".rs", ".rs\t0123456789abcdef"), "<<<<<<< ours\n".to_owned() + rest] {
        fs::write(dir.path().join(NAME), format!("{first}\n{rows}")).expect("written");
        assert_eq!(sync(dir.path(), "generate", &list, true).expect("looked").written, [NAME]);
        sync(dir.path(), "generate", &list, false).expect("mended");
        assert_eq!(fs::read_to_string(dir.path().join(NAME)).expect("read"), good);
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
