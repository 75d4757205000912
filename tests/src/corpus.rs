//! Location of the corpus of observed traces, which is not part of the repository.

use std::path::{Path, PathBuf};

/// Returns the corpus folder: the value of `ETWSPEC_CORPUS`, else `../shared/corpus` beside the repository.
///
/// # Errors
///
/// Returns a sentence that states what was skipped and why, for a test or a benchmark to print.
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

/// Returns the root of the repository.
pub fn repository() -> &'static Path {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().unwrap_or(tests)
}
