#![doc = include_str!("../README.md")]
//!
//! # Library
//!
//! The binary passes the streams of its process to [`run`]; tests pass their own.
#![cfg_attr(docsrs, feature(doc_cfg))]

mod arguments;
mod breaking;
mod builtin;
mod commands;
mod decode;
mod explain;
mod mask_report;
pub mod shared;
mod trace;

use std::ffi::{OsStr, OsString};
use std::path::Path;

use clap::{CommandFactory, Parser, Subcommand};
use etwspec_console::command::ColorArg;
use etwspec_console::{Console, Problem, visible};
use etwspec_traces::tables::find;

/// Name and version of this program in the files that it writes.
const PROGRAM: &str = concat!("etwspec ", env!("CARGO_PKG_VERSION"));

/// Read traces of Event Tracing for Windows, and explain their binary formats by release and pointer size.
#[derive(Debug, Parser)]
#[command(name = "etwspec", version, after_help = AFTER, max_term_width = 100, disable_help_subcommand = true)]
struct Cli {
    #[command(flatten)]
    color: ColorArg,
    #[command(subcommand)]
    command: Command,
}

const AFTER: &str = "\
Exit status:
  0  Success
  1  The trace is damaged; its intact data was processed
  2  The command failed: bad arguments, or an unreadable file
  3  No event matches the filters

Examples:
  etwspec info trace.etl
  etwspec dump trace.etl --event ContextSwap --limit 20
  etwspec explain 0x20000004
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48
  etwspec mask encode PERF_PROC_THREAD PERF_CONTEXT_SWITCH
  etwspec completions bash > /etc/bash_completion.d/etwspec

Commands that read traces read standard input if no file is given, or a small built-in sample with \
--sample.

Run `etwspec help COMMAND` for the options and examples of a command, or `etwspec help TOPIC` for filters, json or otlp.";

/// The commands, in the order in which help lists them: traces, bytes and names.
#[derive(Debug, Subcommand)]
enum Command {
    Info(commands::InfoArgs),
    Stats(commands::StatsArgs),
    Dump(commands::DumpArgs),
    List(commands::ListArgs),
    Hex(commands::HexArgs),
    CheckTrace(commands::CheckTraceArgs),
    Cut(commands::CutArgs),
    #[cfg(feature = "export")]
    Export(commands::ExportArgs),
    #[cfg(feature = "profile")]
    Profile(commands::ProfileArgs),
    Packets(commands::PacketsArgs),
    Schema(commands::SchemaCommand),
    Breaking(commands::BreakingArgs),
    Sample(commands::SampleArgs),
    Explain(commands::ExplainArgs),
    Decode(commands::DecodeArgs),
    Mask(commands::MaskArgs),
    Catalog(commands::CatalogArgs),
    Completions(commands::CompletionsArgs),
    Man(commands::ManArgs),
    Help(commands::HelpArgs),
}

/// Runs the command that `args` name, with the program's name first, and returns the exit status.
///
/// The exit status is 0 on success, 1 if a trace is damaged, 2 on failure, and 3 if no event matches the filters.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let mut args: Vec<OsString> = args.into_iter().collect();
    if let Some(first) = args.get_mut(1) {
        if let Err(problem) = check_command(first) {
            return etwspec_console::problem::exit_code(Err(problem), console);
        }
        if first == "version" {
            *first = "--version".into();
        }
    }
    etwspec_console::command::run(args, console, |cli: Cli, console| {
        cli.color.set(console);
        dispatch(cli.command, console)
    })
}

/// Checks that the first argument is neither a file nor a command that this build lacks.
fn check_command(first: &OsStr) -> Result<(), Problem> {
    let path = Path::new(first);
    let is_etl = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("etl"));
    // The parser of arguments is large, so that it is not made for other commands.
    let is_command = || Cli::command().get_subcommands().any(|command| command.get_name() == first);
    let text = visible(&first.to_string_lossy()).into_owned();
    let is_list = find(&text).is_some();
    if first != "export" && !is_list && !is_etl && !path.is_file() || is_command() {
        return Ok(());
    }
    Err(match text.as_str() {
        _ if is_list => {
            Problem::new(format!("{text} is no command")).help(format!("did you mean: etwspec list {text}"))
        }
        "export" => Problem::new("this build of etwspec has no command `export`")
            .help("install one that has it: cargo install etwspec-cli --features export"),
        _ => Problem::new(format!("{text} is no command")).help(format!("did you mean: etwspec info {text}")),
    })
}

fn dispatch(command: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    match command {
        Command::Info(args) => commands::info(&args, console),
        Command::Stats(args) => commands::stats(&args, console),
        Command::Dump(args) => commands::dump(&args, console),
        Command::List(args) => commands::list(&args, console),
        Command::Hex(args) => commands::hex(&args, console),
        Command::CheckTrace(args) => commands::check_trace(&args, console),
        Command::Cut(args) => commands::cut(&args, console),
        #[cfg(feature = "export")]
        Command::Export(args) => commands::export(&args, console),
        #[cfg(feature = "profile")]
        Command::Profile(args) => commands::profile(&args, console),
        Command::Packets(args) => commands::packets(&args, console),
        Command::Schema(args) => commands::schema(&args, console),
        Command::Breaking(args) => commands::breaking(&args, console),
        Command::Sample(args) => commands::sample(&args, console),
        Command::Explain(args) => commands::explain(&args, console),
        Command::Decode(args) => commands::decode(&args, console),
        Command::Mask(args) => commands::mask(&args, console),
        Command::Catalog(args) => commands::catalog(&args, console),
        Command::Completions(args) => commands::completions(&args, Cli::command(), console),
        Command::Man(args) => commands::man(&args, Cli::command(), console),
        Command::Help(args) => commands::help(&args, Cli::command(), console),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_consistent() {
        Cli::command().debug_assert();
    }
}
