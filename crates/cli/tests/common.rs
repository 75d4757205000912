//! Runs commands in the process of the test.

use etwspec_console::Console;
use etwspec_corpus::command;
pub(crate) use etwspec_corpus::command::Ran;

/// Runs a command with standard input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    run_in(args, input, |_| {})
}

/// Runs a command with standard input on a console with other properties.
pub(crate) fn run_in(args: &[&str], input: &[u8], prepare: impl FnOnce(&mut Console<'_>)) -> Ran {
    command::run_in(etwspec_cli::run, args, input, prepare)
}

/// Runs a command that must succeed without errors or notes, and returns its output.
pub(crate) fn ok(args: &[&str]) -> String {
    let ran = run_with(args, b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}
