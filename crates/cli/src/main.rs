//! The `etwspec` command.

use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

use etwspec_codegen::command::Console;
use etwspec_codegen::render::color_wanted;

fn main() -> ExitCode {
    let color = color_wanted(stderr().is_terminal());
    let mut out = BufWriter::new(stdout().lock());
    let mut console = Console { out: &mut out, err: &mut stderr(), input: &mut stdin(), color };
    ExitCode::from(etwspec_cli::run(std::env::args_os(), &mut console))
}
