//! Runs commands in the process of the test.

use std::ffi::OsString;

use etwspec_console::Console;

/// The result of a command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    /// Exit status.
    pub(crate) code: u8,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs a command with standard input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    run_in(args, input, |_| {})
}

/// Runs a command with standard input on a console with other properties.
pub(crate) fn run_in(args: &[&str], mut input: &[u8], prepare: impl FnOnce(&mut Console<'_>)) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    prepare(&mut console);
    let args = std::iter::once("etwspec").chain(args.iter().copied()).map(OsString::from);
    let code = etwspec_cli::run(args, &mut console);
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    Ran { code, out: text(out), err: text(err) }
}

/// Runs a command that must succeed without errors or notes, and returns its output.
pub(crate) fn ok(args: &[&str]) -> String {
    let ran = run_with(args, b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}
