//! The `etwspec` command.

use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

use etwspec_console::{Console, color_wanted};

fn main() -> ExitCode {
    let color = color_wanted(stderr().is_terminal());
    let width = stdout().is_terminal().then(terminal_size::terminal_size).flatten();
    let width = width.map(|(width, _)| usize::from(width.0));
    let mut out = BufWriter::new(stdout().lock());
    let mut console = Console { out: &mut out, err: &mut stderr(), input: &mut stdin(), color };
    ExitCode::from(etwspec_cli::run_on(std::env::args_os(), &mut console, width))
}
