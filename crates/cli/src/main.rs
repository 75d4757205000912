//! The `etwspec` command.

use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

use etwspec_console::{Console, color_wanted};

fn main() -> ExitCode {
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
    ExitCode::from(etwspec_cli::run(std::env::args_os(), &mut console))
}
