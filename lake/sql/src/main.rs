//! The `etwspec-sql` command.

use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

use etwspec_console::{Console, color_wanted};

fn main() -> ExitCode {
    let (mut out, mut err, mut input) = (BufWriter::new(stdout()), stderr(), stdin());
    let mut console =
        Console { color: color_wanted(stderr().is_terminal()), ..Console::new(&mut out, &mut err, &mut input) };
    ExitCode::from(etwspec_sql::run(std::env::args_os(), &mut console))
}
