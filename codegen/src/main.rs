//! The commands that need only the tables. Unlike `etwspec`, this binary builds even if the generated crate does not compile.

use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use etwspec_codegen::command::{
    CheckArgs, DocsArgs, FmtArgs, GenerateArgs, NewArgs, ServeArgs, WhyArgs, check, docs, fmt, generate, new, serve,
    why,
};
use etwspec_console::{Console, color_wanted, exit_code};

/// Check the tables of etwspec, and generate everything that is derived from them.
#[derive(Debug, Parser)]
#[command(name = "etwspec-codegen", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Generate(GenerateArgs),
    Check(CheckArgs),
    Fmt(FmtArgs),
    New(NewArgs),
    Why(WhyArgs),
    Docs(DocsArgs),
    Serve(ServeArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let color = color_wanted(stderr().is_terminal());
    let mut out = BufWriter::new(stdout().lock());
    let (mut err, mut input) = (stderr(), stdin());
    let mut console = Console { color, ..Console::new(&mut out, &mut err, &mut input) };
    let result = match &cli.command {
        Command::Generate(args) => generate(args, &mut console),
        Command::Check(args) => check(args, &mut console),
        Command::Fmt(args) => fmt(args, &mut console),
        Command::New(args) => new(args, None, &mut console),
        Command::Why(args) => why(args, &mut console),
        Command::Docs(args) => docs(args, None, &mut console),
        Command::Serve(args) => serve(args, &mut console),
    };
    ExitCode::from(exit_code(result, &mut console))
}
