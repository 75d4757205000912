//! Running a command: its arguments, its streams and its exit status.

use std::ffi::OsString;
use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

use crate::problem::{exit_code, labelled};
use crate::{Console, Problem, color_wanted, visible_lines};
use clap::Parser;

use crate::command::color::ColorArg;

/// Runs a command on the streams of the process.
pub fn main(run: impl FnOnce(Vec<OsString>, &mut Console<'_>) -> u8) -> ExitCode {
    let width = stdout().is_terminal().then(terminal_size::terminal_size).flatten();
    // Not locked: the language server writes in a thread of its own.
    let (mut out, mut err, mut input) = (BufWriter::new(stdout()), stderr(), stdin());
    let mut console = Console {
        color: color_wanted(stderr().is_terminal()),
        color_out: color_wanted(stdout().is_terminal()),
        reads_terminal: stdin().is_terminal(),
        width: width.map(|(width, _)| usize::from(width.0)),
        ..Console::new(&mut out, &mut err, &mut input)
    };
    ExitCode::from(run(std::env::args_os().collect(), &mut console))
}

/// Parses `args`, with the program's name first, runs the command that they name, and returns the exit status.
pub fn run<C: Parser>(
    args: Vec<OsString>,
    console: &mut Console<'_>,
    command: impl FnOnce(C, &mut Console<'_>) -> Result<(), Problem>,
) -> u8 {
    ColorArg::of(&args).set(console);
    let result = match C::try_parse_from(args) {
        Ok(parsed) => command(parsed, console),
        Err(error) if error.use_stderr() => {
            // Standard error may be closed; there is nowhere else to report to.
            let text = error.render().to_string();
            let _ = write!(console.err, "{}", labelled(&visible_lines(&text), console.color));
            return 2;
        }
        Err(help) if console.color_out => write!(console.out, "{}", help.render().ansi()).map_err(Problem::from),
        Err(help) => write!(console.out, "{}", help.render()).map_err(Problem::from),
    };
    exit_code(result, console)
}
