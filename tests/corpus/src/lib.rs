//! Parts that tests of all packages share: observed traces, Python with modules, and commands.

pub mod command;
#[cfg(feature = "pack")]
pub mod pack;
pub mod process;
pub mod program;
pub mod readme;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the corpus folder: the value of `ETWSPEC_CORPUS`, else `../shared/corpus` beside the repository.
///
/// # Errors
///
/// Returns a sentence that explains why the tests are skipped, for a test or a benchmark to print.
///
/// # Panics
///
/// Panics if `ETWSPEC_CORPUS` names a folder without a `counts.json`: setting it is a request to test the traces.
pub fn folder() -> Result<PathBuf, String> {
    let named = std::env::var_os("ETWSPEC_CORPUS").map(PathBuf::from);
    let asked = named.is_some();
    let folder = named.unwrap_or_else(|| repository().join("../shared/corpus"));
    let there = folder.join("counts.json").is_file();
    assert!(there || !asked, "ETWSPEC_CORPUS is {}, where there is no counts.json", folder.display());
    if there { Ok(folder) } else { Err(format!("skipped: no corpus at {}", folder.display())) }
}

/// Returns the corpus folder. Without it, prints what was skipped and why; a test can then return.
///
/// # Panics
///
/// As [`folder`].
pub fn folder_or_skip() -> Option<PathBuf> {
    // The test harness captures `eprintln!` of tests that pass.
    folder().map_err(|skipped| _ = writeln!(std::io::stderr(), "{skipped}")).ok()
}

/// Returns a file of `../shared/repro/cases`. Without it, prints what was skipped; a test can then return.
pub fn case_or_skip(name: &str) -> Option<PathBuf> {
    file_or_skip("../shared/repro/cases", name)
}

/// Returns a file of `../shared/repro/answers`. Without it, prints what was skipped; a test can then return.
pub fn answer_or_skip(name: &str) -> Option<PathBuf> {
    file_or_skip("../shared/repro/answers", name)
}

/// Returns a file of `../shared/repro/hostile`. Without it, prints what was skipped; a test can then return.
pub fn hostile_or_skip(name: &str) -> Option<PathBuf> {
    file_or_skip("../shared/repro/hostile", name)
}

fn file_or_skip(folder: &str, name: &str) -> Option<PathBuf> {
    let file = repository().join(folder).join(name);
    if file.is_file() {
        return Some(file);
    }
    // The test harness captures `eprintln!` of tests that pass.
    _ = writeln!(std::io::stderr(), "skipped: no {}", file.display());
    None
}

/// Returns whether the tests run in the lane `long` of the gate, which the variable `ETWSPEC_LONG` states: with more cases, and
/// with tools that the other lanes do without.
pub fn is_long() -> bool {
    std::env::var_os("ETWSPEC_LONG").is_some()
}

/// Returns the number of cases of a property test: the usual number, or twenty times as many in the lane `long`.
pub fn cases(usual: u32) -> u32 {
    if is_long() { usual * 20 } else { usual }
}

/// Returns the traces in a folder, sorted by name.
///
/// # Panics
///
/// Panics if the folder cannot be read.
pub fn traces(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is readable");
    let mut traces: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    traces.retain(|path| path.extension().is_some_and(|extension| extension == "etl"));
    traces.sort();
    traces
}

/// Returns the largest trace in a folder.
///
/// # Panics
///
/// Panics if the folder has none.
pub fn largest(folder: &Path) -> PathBuf {
    let size = |path: &PathBuf| std::fs::metadata(path).map_or(0, |of| of.len());
    traces(folder).into_iter().max_by_key(size).expect("the folder has traces")
}

/// Returns the Python that has these modules: `ETWSPEC_PYTHON`, else `python3`. Without it, prints what was skipped and
/// why; a test can then return.
///
/// # Panics
///
/// In CI, if there is none.
pub fn python_or_skip(modules: &str) -> Option<String> {
    let python = std::env::var("ETWSPEC_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let found = Command::new(&python).args(["-c", &format!("import {modules}")]).output();
    if found.is_ok_and(|found| found.status.success()) {
        return Some(python);
    }
    assert!(std::env::var_os("CI").is_none(), "no {modules} for {python}: set ETWSPEC_PYTHON");
    // The test harness captures `eprintln!` of tests that pass.
    _ = writeln!(std::io::stderr(), "skipped: no {modules} for {python}");
    None
}

/// Returns the program that a variable of the environment names, else the one on the path. Without it, prints what was
/// skipped; a test can then return.
///
/// # Panics
///
/// In CI, if there is none.
pub fn program_or_skip(variable: &str, name: &str) -> Option<String> {
    let program = std::env::var(variable).unwrap_or_else(|_| name.to_owned());
    if Command::new(&program).arg("--version").output().is_ok_and(|found| found.status.success()) {
        return Some(program);
    }
    assert!(std::env::var_os("CI").is_none(), "no {name}: set {variable}");
    _ = writeln!(std::io::stderr(), "skipped: no {name}");
    None
}

/// Returns the root of the repository.
pub fn repository() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own)
}

/// Returns the lines of `etwspec dump --format json`. `state` and `schemas` are what a first pass over the trace found.
#[cfg(feature = "dump")]
pub fn dump(
    trace: &etwspec_etl::Trace<'_>,
    mut state: etwspec_etl::state::State,
    schemas: std::sync::Arc<etwspec_schema::Schemas>,
) -> Vec<u8> {
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut decoder = etwspec_schema::Decoder::new(schemas, clock);
    let (mut json, mut lines) = (etwspec_etl::Json::new(trace.log_file()), Vec::new());
    trace.for_each(|item| {
        if let etwspec_etl::Item::Event(_, event) = item {
            state.update(&event);
            decoder.read_event(&event);
            json.line_described(&event, Some(&state), &mut decoder, &mut lines);
        }
    });
    lines
}
