//! The commands of `etwspec`. The binary passes the streams of its process to [`run`]; tests pass their own.

mod arguments;
mod builtin;
mod commands;
mod coverage_report;
mod decode;
mod evidence;
mod explain;
#[cfg(feature = "tables")]
mod git;
mod mask_report;
#[cfg(feature = "tables")]
mod release;
pub mod samples;
mod text_report;
mod trace;
mod witnesses;

use std::ffi::{OsStr, OsString};

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use etwspec_console::{Console, Problem, exit_code, labelled, visible_lines};

/// Read traces of Event Tracing for Windows, and explain their binary formats by release and pointer size.
#[derive(Debug, Parser)]
#[command(name = "etwspec", version, after_help = AFTER, max_term_width = 100)]
struct Cli {
    /// When to colour help and errors.
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t, help_heading = "Global options")]
    color: When,
    #[command(subcommand)]
    command: Command,
}

/// When to print in colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum When {
    /// On a terminal, unless NO_COLOR is set or TERM is dumb
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl When {
    /// Returns what the arguments specify. Help and errors of arguments are printed before all arguments are parsed.
    fn of(args: &[OsString]) -> When {
        let is = |value: &OsStr| value.to_str().and_then(|value| When::from_str(value, false).ok());
        let joined = args.iter().filter_map(|arg| When::from_str(arg.to_str()?.strip_prefix("--color=")?, false).ok());
        let apart = args.windows(2).filter(|pair| pair[0] == "--color").filter_map(|pair| is(&pair[1]));
        joined.chain(apart).last().unwrap_or_default()
    }

    fn set(self, console: &mut Console<'_>) {
        match self {
            When::Auto => {}
            When::Always => (console.color, console.color_out) = (true, true),
            When::Never => (console.color, console.color_out) = (false, false),
        }
    }
}

const AFTER: &str = "\
Exit status:
  0  Success
  1  The trace is damaged (its intact data was processed), `generate --check` found stale files,
     `fmt --check` found unformatted tables, `breaking` found breaking changes, or `evidence` found contradictions
  2  The command failed: bad arguments, an unreadable file, or tables with problems

Examples:
  etwspec info trace.etl
  etwspec dump trace.etl --event ContextSwap --limit 20
  etwspec explain 0x20000004
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48
  etwspec mask encode PERF_PROC_THREAD PERF_CONTEXT_SWITCH
  etwspec completions bash > /etc/bash_completion.d/etwspec

Commands that read traces read standard input if no file is given, or a small built-in sample with \
--sample. Run `etwspec help COMMAND` for the options and examples of a command.";

/// The commands, in the order in which help lists them: traces, bytes and names, tables.
#[derive(Debug, Subcommand)]
enum Command {
    Info(commands::InfoArgs),
    Stats(commands::StatsArgs),
    Dump(commands::DumpArgs),
    Hex(commands::HexArgs),
    CheckTrace(commands::CheckTraceArgs),
    Cut(commands::CutArgs),
    #[cfg(feature = "export")]
    Export(commands::ExportArgs),
    Schema(commands::SchemaCommand),
    Sample(commands::SampleArgs),
    Explain(commands::ExplainArgs),
    Decode(commands::DecodeArgs),
    Mask(commands::MaskArgs),
    Catalog(commands::CatalogArgs),
    Coverage(commands::CoverageArgs),
    Evidence(commands::EvidenceArgs),
    Diff(commands::DiffArgs),
    Breaking(commands::BreakingArgs),
    Completions(commands::CompletionsArgs),
    Man(commands::ManArgs),
    #[cfg(feature = "tables")]
    Check(commands::CheckArgs),
    #[cfg(feature = "tables")]
    Fmt(commands::FmtArgs),
    #[cfg(feature = "tables")]
    New(commands::NewArgs),
    #[cfg(feature = "tables")]
    Why(commands::WhyArgs),
    #[cfg(feature = "tables")]
    Lsp(commands::LspArgs),
    #[cfg(feature = "tables")]
    Generate(commands::GenerateArgs),
    #[cfg(feature = "tables")]
    Docs(commands::DocsArgs),
    #[cfg(feature = "tables")]
    Serve(commands::ServeArgs),
    #[cfg(feature = "tables")]
    Release(commands::ReleaseArgs),
}

/// Runs the command that `args` name, with the program's name first, and returns the exit status.
///
/// The exit status is 0 on success, 1 if a trace is damaged or contradicts the tables, generated files are stale or changes are
/// breaking, 2 on failure, and 3 if no event matches the filters.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    When::of(&args).set(console);
    let result = match Cli::try_parse_from(args) {
        Ok(cli) => {
            cli.color.set(console);
            dispatch(cli.command, console)
        }
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

fn dispatch(command: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    match command {
        Command::Info(args) => commands::info(&args, console),
        Command::Stats(args) => commands::stats(&args, console),
        Command::Dump(args) => commands::dump(&args, console),
        Command::Hex(args) => commands::hex(&args, console),
        Command::CheckTrace(args) => commands::check_trace(&args, console),
        Command::Cut(args) => commands::cut(&args, console),
        #[cfg(feature = "export")]
        Command::Export(args) => commands::export(&args, console),
        Command::Schema(args) => commands::schema(&args, console),
        Command::Sample(args) => commands::sample(&args, console),
        Command::Explain(args) => commands::explain(&args, console),
        Command::Decode(args) => commands::decode(&args, console),
        Command::Mask(args) => commands::mask(&args, console),
        Command::Catalog(args) => commands::catalog(&args, console),
        Command::Coverage(args) => commands::coverage(&args, console),
        Command::Evidence(args) => commands::evidence(&args, console),
        Command::Diff(args) => commands::diff(&args, console),
        Command::Breaking(args) => commands::breaking(&args, console),
        Command::Completions(args) => commands::completions(&args, Cli::command(), console),
        Command::Man(args) => commands::man(&args, Cli::command(), console),
        #[cfg(feature = "tables")]
        Command::Check(args) => commands::check(&args, console),
        #[cfg(feature = "tables")]
        Command::Fmt(args) => commands::fmt(&args, console),
        #[cfg(feature = "tables")]
        Command::New(args) => commands::new(&args, console),
        #[cfg(feature = "tables")]
        Command::Why(args) => commands::why(&args, console),
        #[cfg(feature = "tables")]
        Command::Lsp(args) => commands::lsp(args),
        #[cfg(feature = "tables")]
        Command::Generate(args) => commands::generate(&args, console),
        #[cfg(feature = "tables")]
        Command::Docs(args) => commands::docs(&args, console),
        #[cfg(feature = "tables")]
        Command::Serve(args) => commands::serve(&args, console),
        #[cfg(feature = "tables")]
        Command::Release(args) => commands::release(&args, console),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn finds_color_before_arguments_are_parsed() {
        let of = |args: &[&str]| When::of(&args.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of(&["etwspec", "dump"]), When::Auto);
        assert_eq!(of(&["etwspec", "--color", "always", "dump"]), When::Always);
        assert_eq!(of(&["etwspec", "dump", "--color=never"]), When::Never);
        assert_eq!(of(&["etwspec", "dump", "--color", "sometimes"]), When::Auto);
    }

    #[test]
    fn escapes_control_characters_of_rejected_arguments() {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut input = std::io::empty();
        let mut console = Console::new(&mut out, &mut err, &mut input);
        let arguments = ["etwspec", "dump", "--limit=1\r\u{202e}2"];
        assert_eq!(run(arguments.map(OsString::from), &mut console), 2);
        let err = String::from_utf8(err).expect("the message is text");
        assert!(err.contains(r"'1\u{d}\u{202e}2'"), "{err}");
    }
}
