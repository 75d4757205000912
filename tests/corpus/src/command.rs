//! Commands in the process of a test.

use std::ffi::{OsStr, OsString};

use etwspec_console::Console;

/// A command: `etwspec_cli::run`, `etwspec_desk::run`.
pub type Program = fn(Vec<OsString>, &mut Console<'_>) -> u8;

/// The result of a command.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    /// Exit status.
    pub code: u8,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs a command with arguments and standard input, on a console that `prepare` can change.
///
/// # Panics
///
/// Panics if an output is not text.
pub fn run_in(
    program: Program,
    args: &[impl AsRef<OsStr>],
    mut input: &[u8],
    prepare: impl FnOnce(&mut Console<'_>),
) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    prepare(&mut console);
    let args = std::iter::once(OsStr::new("etwspec")).chain(args.iter().map(AsRef::as_ref)).map(OsStr::to_owned);
    let code = program(args.collect(), &mut console);
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    Ran { code, out: text(out), err: text(err) }
}

/// Runs a command with arguments.
pub fn run(program: Program, args: &[impl AsRef<OsStr>]) -> Ran {
    run_in(program, args, b"", |_| {})
}

/// Runs commands that must fail with status 2 and without output. Returns their messages, each after its command.
///
/// # Panics
///
/// Panics if one does not.
pub fn refusals(program: Program, name: &str, commands: &[&[&str]]) -> String {
    let refusal = |args: &&[&str]| {
        let ran = run(program, args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
        format!("$ {name} {}\n{}\n", args.join(" "), ran.err)
    };
    commands.iter().map(refusal).collect()
}

/// Escapes a string for use in a regular expression.
pub fn regex_of(text: &str) -> String {
    text.chars().flat_map(|c| if c.is_alphanumeric() { vec![c] } else { vec!['\\', c] }).collect()
}
