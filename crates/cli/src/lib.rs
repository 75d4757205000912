//! What the `etwspec` command does, apart from the process: tests call it with streams of their own.

mod arguments;
mod builtin;
mod commands;
mod coverage_report;
mod decode;
mod explain;
mod mask_report;
mod sheet;
mod trace;

use std::ffi::OsString;

use clap::{Parser, Subcommand};
use etwspec_codegen::command::{CheckArgs, DocsArgs, GenerateArgs, check, docs, generate};
use etwspec_console::{Console, Problem, exit_code};

/// Binary formats of Event Tracing for Windows, by release and pointer size.
#[derive(Debug, Parser)]
#[command(name = "etwspec", version, after_help = AFTER, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER: &str = "\
Exit status: 0 when done, 1 when `generate --check` finds stale files or a trace is damaged, 2 when something
cannot be done, because of tables that have problems too.

Examples:
  etwspec explain EVENT_TRACE_HEADER
  etwspec explain 0x20000004
  etwspec mask encode PERF_PROC_THREAD PERF_CONTEXT_SWITCH
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48";

#[derive(Debug, Subcommand)]
enum Command {
    Generate(GenerateArgs),
    Check(CheckArgs),
    CheckTrace(commands::CheckTraceArgs),
    Explain(commands::ExplainArgs),
    Catalog(commands::CatalogArgs),
    Mask(commands::MaskArgs),
    Decode(commands::DecodeArgs),
    Coverage(commands::CoverageArgs),
    Docs(DocsArgs),
    Cut(commands::CutArgs),
    Dump(commands::DumpArgs),
    Hex(commands::HexArgs),
    Info(commands::InfoArgs),
    Sample(commands::SampleArgs),
    Stats(commands::StatsArgs),
}

/// Runs the command that the arguments ask for, and gives the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    run_on(args, console, None)
}

/// The same on a terminal of so many columns: lines that it has no room for are cut.
pub fn run_on(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>, width: Option<usize>) -> u8 {
    let result = match Cli::try_parse_from(args) {
        Ok(cli) => dispatch(cli.command, console, width),
        Err(error) if error.use_stderr() => {
            let told = write!(console.err, "{}", error.render());
            // Nothing more can be told to who does not listen.
            return told.map_or(2, |()| 2);
        }
        Err(help) => write!(console.out, "{}", help.render()).map_err(Problem::from),
    };
    exit_code(result, console)
}

fn dispatch(command: Command, console: &mut Console<'_>, width: Option<usize>) -> Result<(), Problem> {
    match command {
        Command::Generate(args) => generate(&args, console),
        Command::Check(args) => check(&args, console),
        Command::CheckTrace(args) => commands::check_trace(&args, console),
        Command::Explain(args) => commands::explain(&args, console),
        Command::Catalog(args) => commands::catalog(&args, console),
        Command::Mask(args) => commands::mask(&args, console),
        Command::Decode(args) => commands::decode(&args, console),
        Command::Coverage(args) => commands::coverage(&args, console),
        Command::Docs(args) => docs(&args, Some(|| builtin::catalog().cloned()), console),
        Command::Cut(args) => commands::cut(&args, console),
        Command::Dump(args) => commands::dump(&args, console, width),
        Command::Hex(args) => commands::hex(&args, console),
        Command::Info(args) => commands::info(&args, console),
        Command::Sample(args) => commands::sample(&args, console),
        Command::Stats(args) => commands::stats(&args, console),
    }
}
