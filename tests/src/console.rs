//! Messages from tests to their users.

use std::io::Write;

/// Writes a line directly to standard error. The test harness hides the output of `eprintln!` for passing tests, but a
/// skipped test must be visible.
pub fn say(line: &str) {
    // Ignore errors: nothing is lost if standard error is closed.
    let _ = std::io::stderr().write_all(format!("{line}\n").as_bytes());
}
