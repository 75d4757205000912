//! Checks that the files under `generated/` match the tables and are reproducible.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use etwspec_codegen::load::TablesError;
use etwspec_codegen::{GenerateError, Report, generate};
use etwspec_desk::report_schemas;
use etwspec_tests::corpus;

/// Environment variable with the output folder of the child process below.
const CHILD: &str = "ETWSPEC_TEST_GENERATE_INTO";

fn run(out: &Path, dry_run: bool) -> Report {
    match generate(&corpus::repository().join("spec"), out, report_schemas::files(), dry_run) {
        Ok(report) => report,
        Err(GenerateError::Tables(TablesError::Unreadable(problem))) => panic!("{problem:?}"),
        Err(GenerateError::Tables(TablesError::Problems(found))) => {
            panic!("the tables have {} problems", found.problems.len())
        }
        Err(GenerateError::Emit(error)) => panic!("{error}"),
        Err(GenerateError::Output(error)) => panic!("{error}"),
    }
}

/// Returns every file below a folder, by relative path.
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
fn committed_files_are_current() {
    let changes = run(&corpus::repository().join("generated"), true).changes;
    assert!(
        changes.is_empty(),
        "stale: {:?}, no longer generated: {:?}; `cargo spec generate` fixes this",
        changes.written,
        changes.removed
    );
}

/// A complete generation: the folder, its report and its files.
static FRESH: LazyLock<(PathBuf, Report, BTreeMap<PathBuf, Vec<u8>>)> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fresh");
    // An earlier run may have used other tables.
    let _absent = fs::remove_dir_all(&folder);
    let report = run(&folder, false);
    let files = files(&folder);
    (folder, report, files)
});

#[test]
fn committed_files_match_fresh_generation() {
    for (path, bytes) in &FRESH.2 {
        let committed = fs::read(corpus::repository().join("generated").join(path)).expect("it is committed");
        let hint = "increment LAYOUT of codegen/src/emit after changing how files are formatted";
        assert!(committed == *bytes, "{} differs; {hint}", path.display());
    }
}

#[test]
fn generation_is_deterministic() {
    let second = tempfile::tempdir().expect("a folder");
    run(second.path(), false);
    assert!(files(second.path()) == FRESH.2, "two runs differ");
    assert!(run(second.path(), false).changes.is_empty(), "a second run into the same folder changes nothing");
}

#[test]
fn generated_files_name_their_source() {
    let (folder, report, _) = &*FRESH;
    // JSON has no comments, and a license is copied verbatim.
    let verbatim = |path: &str| path.ends_with(".json") || path.contains("LICENSE-");
    for path in report.changes.written.iter().filter(|path| !verbatim(path)) {
        let text = fs::read_to_string(folder.join(path)).expect("a generated file is text");
        let first = text.lines().next().unwrap_or_default();
        let says = ["Generated from ", "Copied from "].iter().any(|says| first.contains(says));
        assert!(says, "{path} begins with: {first}");
    }
}

/// Child process of the test below: this test binary, with an output folder.
#[test]
fn generate_in_child_process() {
    if let Some(out) = env::var_os(CHILD) {
        run(Path::new(&out), false);
    }
}

#[test]
fn killed_run_leaves_only_complete_files() {
    let complete = &FRESH.2;
    let kills = if corpus::is_long() { 12 } else { 3 };
    let mut before_its_end = 0;
    for kill in 0..kills {
        let out = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "generate_in_child_process"])
            .env(CHILD, out.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("this test runs");
        let enough = complete.len() * kill / kills;
        while count(out.path()) <= enough && child.try_wait().expect("the child's state").is_none() {}
        child.kill().expect("the child can be killed");
        child.wait().expect("the child ends");

        let left = files(out.path());
        // Incomplete files have a name that no generated file has. The file list may name more files than exist.
        let is_file = |path: &Path| !is_temporary(path) && path != Path::new(".generated-files");
        for (path, bytes) in left.iter().filter(|(path, _)| is_file(path)) {
            assert!(Some(bytes) == complete.get(path), "{} is incomplete after the kill", path.display());
        }
        before_its_end += usize::from(left.len() < complete.len());

        run(out.path(), false);
        let mut mended = files(out.path());
        mended.retain(|path, _| !is_temporary(path));
        assert!(mended == *complete, "the next run completes the output");
    }
    assert!(before_its_end > 0, "no kill came before the end of a run");
}

fn is_temporary(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "tmp")
}

/// Returns the number of files below a folder while another process writes there.
fn count(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| if entry.path().is_dir() { count(&entry.path()) } else { 1 }).sum()
}
