//! The commands of `cargo spec`. The binary passes the streams of its process to [`run`]; tests pass their own.

mod breaking;
mod check;
mod coverage;
mod coverage_report;
#[cfg(feature = "traces")]
pub mod decoder;
mod diff;
#[cfg(feature = "traces")]
pub mod docs;
pub mod evidence;
mod failed;
mod fmt;
mod generate;
mod git;
mod lsp;
mod new;
#[cfg(feature = "traces")]
pub mod origin;
pub mod report_schemas;
#[cfg(feature = "traces")]
mod serve;
pub mod skeleton;
mod spec;
#[cfg(feature = "traces")]
mod traces;
mod versions;
mod watch;
#[cfg(feature = "traces")]
mod why;
#[cfg(feature = "traces")]
mod windows;

#[cfg(feature = "traces")]
pub use traces::samples;

use std::ffi::OsString;

use clap::{CommandFactory, Parser, Subcommand};
use etwspec_console::command::ColorArg;
use etwspec_console::{Console, Problem};

/// Check, format and compare the tables of etwspec, and generate everything that is derived from them.
#[derive(Debug, Parser)]
#[command(name = "etwspec-desk", bin_name = "cargo spec", version, after_help = AFTER, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    color: ColorArg,
    #[command(subcommand)]
    command: Command,
}

const AFTER: &str = "\
Exit status:
  0  Success
  1  Stale files, unformatted tables, breaking changes, contradictions, or a damaged trace
  2  The command failed: bad arguments, an unreadable file, or tables with problems

Examples:
  cargo spec check
  cargo spec generate
  cargo spec diff
  cargo spec serve --open

The commands read the tables in the folder `spec`, or in the folder that --spec names. Run `cargo spec help COMMAND` for \
the options and examples of a command.";

/// The commands, in the order in which help lists them: editing, outputs, versions, evidence.
#[derive(Debug, Subcommand)]
enum Command {
    Check(check::CheckArgs),
    Fmt(fmt::FmtArgs),
    New(new::NewArgs),
    #[cfg(feature = "traces")]
    Import(traces::ImportArgs),
    #[cfg(feature = "traces")]
    Windows(windows::WindowsArgs),
    #[cfg(feature = "traces")]
    Why(why::WhyArgs),
    #[cfg(feature = "traces")]
    Explain(traces::ExplainArgs),
    #[cfg(feature = "traces")]
    Decode(traces::DecodeArgs),
    Lsp(lsp::LspArgs),
    Generate(generate::GenerateArgs),
    #[cfg(feature = "traces")]
    Docs(docs::DocsArgs),
    #[cfg(feature = "traces")]
    Serve(serve::ServeArgs),
    Diff(diff::DiffArgs),
    Breaking(breaking::BreakingArgs),
    Coverage(coverage::CoverageArgs),
    #[cfg(feature = "traces")]
    Evidence(traces::EvidenceArgs),
}

/// Returns whether this build has a command.
pub fn has_command(name: &str) -> bool {
    Cli::command().find_subcommand(name).is_some()
}

/// Runs the command that `args` name, with the program's name first, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    etwspec_console::command::run(args.into_iter().collect(), console, |cli: Cli, console| {
        cli.color.set(console);
        dispatch(cli.command, console)
    })
}

fn dispatch(command: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    match command {
        Command::Check(args) => check::check(&args, console),
        Command::Fmt(args) => fmt::fmt(&args, console),
        #[cfg(feature = "traces")]
        Command::New(args) => new::new(&args, Some(&traces::provider_in_file), console),
        #[cfg(not(feature = "traces"))]
        Command::New(args) => new::new(&args, None, console),
        #[cfg(feature = "traces")]
        Command::Import(args) => traces::import(&args, console),
        #[cfg(feature = "traces")]
        Command::Windows(args) => windows::windows(&args, console),
        #[cfg(feature = "traces")]
        Command::Why(args) => why::why(&args, console),
        #[cfg(feature = "traces")]
        Command::Explain(args) => traces::explain(&args, console),
        #[cfg(feature = "traces")]
        Command::Decode(args) => traces::decode(&args, console),
        Command::Lsp(args) => lsp::lsp(args),
        Command::Generate(args) => generate::generate(&args, console),
        #[cfg(feature = "traces")]
        Command::Docs(args) => docs::docs(&args, console),
        #[cfg(feature = "traces")]
        Command::Serve(args) => serve::serve(&args, console),
        Command::Diff(args) => diff::diff(&args, console),
        Command::Breaking(args) => breaking::breaking(&args, console),
        Command::Coverage(args) => coverage::coverage(&args, console),
        #[cfg(feature = "traces")]
        Command::Evidence(args) => traces::evidence(&args, console),
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
