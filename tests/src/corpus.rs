//! Where the real traces are. They are no part of the repository.

use std::path::{Path, PathBuf};

/// The folder of real traces: what `ETWSPEC_CORPUS` says, else `../shared/corpus` beside the repository.
///
/// # Errors
///
/// A sentence that says what was skipped and why, for a test or a benchmark to print.
pub fn folder() -> Result<PathBuf, String> {
    let folder = match std::env::var_os("ETWSPEC_CORPUS") {
        Some(folder) => PathBuf::from(folder),
        None => repository().join("../shared/corpus"),
    };
    if folder.join("counts.json").is_file() {
        Ok(folder)
    } else {
        Err(format!("skipped: no corpus at {}", folder.display()))
    }
}

/// The root of the repository.
pub fn repository() -> &'static Path {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().unwrap_or(tests)
}
