//! Functions that several tests share.

use std::io::Write as _;

/// Prints a line that the test harness does not capture.
pub(crate) fn say(line: &str) {
    _ = writeln!(std::io::stderr(), "{line}");
}
