//! The commands of `etwspec`. The binary passes the streams of its process to [`run`]; tests pass their own.

mod arguments;
mod builtin;
mod commands;
mod coverage_report;
mod decode;
mod explain;
mod mask_report;
mod meaning_text;
mod pointer_size;
mod text_report;
mod trace;

use std::ffi::OsString;

use clap::{Parser, Subcommand};
use etwspec_console::{Console, Problem, exit_code, visible_lines};

/// Read traces of Event Tracing for Windows, and explain their binary formats by release and pointer size.
#[derive(Debug, Parser)]
#[command(name = "etwspec", version, after_help = AFTER, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER: &str = "\
Exit status:
  0  Success
  1  The trace is damaged (its intact data was processed), or `generate --check` found stale files
  2  The command failed: bad arguments, an unreadable file, or tables with problems

Examples:
  etwspec info trace.etl
  etwspec dump trace.etl --event ContextSwap --limit 20
  etwspec explain 0x20000004
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48
  etwspec mask encode PERF_PROC_THREAD PERF_CONTEXT_SWITCH

Commands that read a trace use a small built-in sample if no file is given. \
Run `etwspec help COMMAND` for the options and examples of a command.";

/// The commands, in the order in which help lists them: traces, bytes and names, tables.
#[derive(Debug, Subcommand)]
enum Command {
    Info(commands::InfoArgs),
    Stats(commands::StatsArgs),
    Dump(commands::DumpArgs),
    Hex(commands::HexArgs),
    CheckTrace(commands::CheckTraceArgs),
    Cut(commands::CutArgs),
    Sample(commands::SampleArgs),
    Explain(commands::ExplainArgs),
    Decode(commands::DecodeArgs),
    Mask(commands::MaskArgs),
    Catalog(commands::CatalogArgs),
    Coverage(commands::CoverageArgs),
    #[cfg(feature = "tables")]
    Check(commands::CheckArgs),
    #[cfg(feature = "tables")]
    Generate(commands::GenerateArgs),
    #[cfg(feature = "tables")]
    Docs(commands::DocsArgs),
}

/// Runs the command that `args` name, with the program's name first, and returns the exit status.
///
/// The exit status is 0 on success, 1 if a trace is damaged or generated files are stale, and 2 on failure.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    run_on(args, console, None)
}

/// Does the same as [`run`] on a terminal that is `width` columns wide: `dump` truncates longer lines.
pub fn run_on(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>, width: Option<usize>) -> u8 {
    let result = match Cli::try_parse_from(args) {
        Ok(cli) => dispatch(cli.command, console, width),
        Err(error) if error.use_stderr() => {
            // Standard error may be closed; there is nowhere else to report to.
            let _ = write!(console.err, "{}", visible_lines(&error.render().to_string()));
            return 2;
        }
        Err(help) => write!(console.out, "{}", help.render()).map_err(Problem::from),
    };
    exit_code(result, console)
}

fn dispatch(command: Command, console: &mut Console<'_>, width: Option<usize>) -> Result<(), Problem> {
    match command {
        Command::Info(args) => commands::info(&args, console),
        Command::Stats(args) => commands::stats(&args, console),
        Command::Dump(args) => commands::dump(&args, console, width),
        Command::Hex(args) => commands::hex(&args, console),
        Command::CheckTrace(args) => commands::check_trace(&args, console),
        Command::Cut(args) => commands::cut(&args, console),
        Command::Sample(args) => commands::sample(&args, console),
        Command::Explain(args) => commands::explain(&args, console),
        Command::Decode(args) => commands::decode(&args, console),
        Command::Mask(args) => commands::mask(&args, console),
        Command::Catalog(args) => commands::catalog(&args, console),
        Command::Coverage(args) => commands::coverage(&args, console),
        #[cfg(feature = "tables")]
        Command::Check(args) => commands::check(&args, console),
        #[cfg(feature = "tables")]
        Command::Generate(args) => commands::generate(&args, console),
        #[cfg(feature = "tables")]
        Command::Docs(args) => commands::docs(&args, console),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_control_characters_of_rejected_arguments() {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut console = Console { out: &mut out, err: &mut err, input: &mut std::io::empty(), color: false };
        let arguments = ["etwspec", "dump", "--limit=1\r\u{202e}2"];
        assert_eq!(run(arguments.map(OsString::from), &mut console), 2);
        let err = String::from_utf8(err).expect("the message is text");
        assert!(err.contains(r"'1\u{d}\u{202e}2'"), "{err}");
    }
}
