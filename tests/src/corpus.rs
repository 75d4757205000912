//! Where the real traces are. They are no part of the repository.

use std::path::{Path, PathBuf};

/// The folder of real traces: what `ETWSPEC_CORPUS` says, else `../shared/corpus` beside the repository.
///
/// # Errors
///
/// A sentence that says what was skipped and why, for a test or a benchmark to print.
///
/// # Panics
///
/// If `ETWSPEC_CORPUS` names a folder that has no `counts.json`: who sets it wants the traces tested.
pub fn folder() -> Result<PathBuf, String> {
    let named = std::env::var_os("ETWSPEC_CORPUS").map(PathBuf::from);
    let asked = named.is_some();
    let folder = named.unwrap_or_else(|| repository().join("../shared/corpus"));
    let there = folder.join("counts.json").is_file();
    assert!(there || !asked, "ETWSPEC_CORPUS is {}, where there is no counts.json", folder.display());
    if there { Ok(folder) } else { Err(format!("skipped: no corpus at {}", folder.display())) }
}

/// The root of the repository.
pub fn repository() -> &'static Path {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().unwrap_or(tests)
}
