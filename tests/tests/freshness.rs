//! What is committed under `generated/` is what the tables give, every time.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use etwspec_codegen::{Failure, Report, generate};
use etwspec_tests::corpus;

/// Names the folder that the child of the test below writes to.
const CHILD: &str = "ETWSPEC_TEST_GENERATE_INTO";

fn run(out: &Path, only_look: bool) -> Report {
    match generate(&corpus::repository().join("spec"), out, only_look) {
        Ok(report) => report,
        Err(Failure::Spec(problem)) => panic!("{problem:?}"),
        Err(Failure::Problems { problems, .. }) => panic!("the tables have {} problems", problems.len()),
        Err(Failure::Emit(error)) => panic!("{error}"),
        Err(Failure::Output(error)) => panic!("{error}"),
    }
}

/// Every file below a folder, by its path from there.
fn files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder can be listed") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let mut found = Vec::new();
    walk(root, &mut found);
    let read = |path: PathBuf| {
        let from = path.strip_prefix(root).expect("below the root").to_owned();
        (from, fs::read(path).expect("a file is readable"))
    };
    found.into_iter().map(read).collect()
}

#[test]
fn what_is_committed_is_what_the_tables_give() {
    let changes = run(&corpus::repository().join("generated"), true).changes;
    assert!(
        changes.is_empty(),
        "stale: {:?}, no longer generated: {:?}; `cargo run --release -- generate` mends this",
        changes.written,
        changes.removed
    );
}

#[test]
fn what_is_committed_is_what_comes_out_where_nothing_was_laid_out_before() {
    let fresh = tempfile::tempdir().expect("a folder");
    run(fresh.path(), false);
    for (path, bytes) in files(fresh.path()) {
        let committed = fs::read(corpus::repository().join("generated").join(&path)).expect("it is committed");
        let hint = "after a change of how files are laid out, LAYOUT of codegen/src/emit needs another number";
        assert!(committed == bytes, "{} is another; {hint}", path.display());
    }
}

#[test]
fn generating_twice_gives_the_same_bytes() {
    let (first, second) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    run(first.path(), false);
    run(second.path(), false);
    assert_eq!(files(first.path()), files(second.path()));
    assert!(run(first.path(), false).changes.is_empty(), "a second run into the same folder changes nothing");
}

#[test]
fn every_generated_file_that_can_hold_a_comment_says_what_it_was_made_from() {
    let out = tempfile::tempdir().expect("a folder");
    let report = run(out.path(), false);
    // JSON has no comments, and a licence is quoted as it is.
    let verbatim = |path: &str| path.ends_with(".json") || path.contains("LICENSE-");
    for path in report.changes.written.iter().filter(|path| !verbatim(path)) {
        let text = fs::read_to_string(out.path().join(path)).expect("a generated file is text");
        let first = text.lines().next().unwrap_or_default();
        let says = ["Generated from ", "Copied from "].iter().any(|says| first.contains(says));
        assert!(says, "{path} begins with: {first}");
    }
}

/// What the test below runs and kills: this same test binary, with a folder to write to.
#[test]
fn child_that_generates_when_it_is_told_where() {
    if let Some(out) = env::var_os(CHILD) {
        run(Path::new(&out), false);
    }
}

#[test]
fn a_run_that_is_killed_leaves_only_whole_files() {
    let whole = tempfile::tempdir().expect("a folder");
    run(whole.path(), false);
    let whole = files(whole.path());

    const KILLS: usize = 6;
    let mut before_its_end = 0;
    for kill in 0..KILLS {
        let out = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "child_that_generates_when_it_is_told_where"])
            .env(CHILD, out.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("this test runs");
        let enough = whole.len() * kill / KILLS;
        while count(out.path()) <= enough && child.try_wait().expect("the child's state").is_none() {}
        child.kill().expect("the child can be killed");
        child.wait().expect("the child ends");

        let left = files(out.path());
        // What was being written has a name that no generated file has; the list of files may name more than there are.
        let is_file = |path: &Path| !is_temporary(path) && path != Path::new(".generated-files");
        for (path, bytes) in left.iter().filter(|(path, _)| is_file(path)) {
            assert!(Some(bytes) == whole.get(path), "{} is not whole after the kill", path.display());
        }
        before_its_end += usize::from(left.len() < whole.len());

        run(out.path(), false);
        let mut mended = files(out.path());
        mended.retain(|path, _| !is_temporary(path));
        assert!(mended == whole, "the next run makes up for the one that was killed");
    }
    assert!(before_its_end > 0, "no kill came before the end of a run: the test tests nothing");
}

fn is_temporary(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "tmp")
}

/// How many files there are below a folder, while another process writes there.
fn count(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| if entry.path().is_dir() { count(&entry.path()) } else { 1 }).sum()
}
