//! Traces of `../shared/repro/cases`.

use crate::common::ok;

/// Returns the path of a file of `../shared/repro/cases`, or prints that the test is skipped.
pub(crate) fn case(name: &str) -> Option<String> {
    Some(etwspec_corpus::case_or_skip(name)?.to_str().expect("the path is text").to_owned())
}

/// Returns the lines of a JSON dump that has no notes.
pub(crate) fn dumped(args: &[&str]) -> Vec<serde_json::Value> {
    let out = ok(&[&["dump", "--format", "json"], args].concat());
    out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}
