//! `etwspec coverage`.

use clap::{Args, ValueEnum};
use etwspec_catalog::query::coverage::facts;
use etwspec_console::{Console, Problem};

use crate::{builtin, coverage_report};

/// Tell of every fact which kinds of evidence stand behind it.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CoverageArgs {
    /// List only the facts that have one kind of evidence, or none.
    #[arg(long)]
    only_one: bool,
    /// How to print.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people: a summary, then a fact a line.
    #[default]
    Table,
    /// For programs.
    Json,
}

const AFTER: &str = "\
The kinds of evidence: a study, a header, symbols, documentation, as the sources are that a row cites, or its file where
it cites none; a C compiler, behind an offset or a size that a source states and that the generated C header asserts; and
bytes of real traces. A source that says otherwise of a row is no evidence for it. A form has the kinds that each of its
fields has.

Examples:
  etwspec coverage
  etwspec coverage --only-one
  etwspec coverage --format json";

pub(crate) fn coverage(args: &CoverageArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let facts = facts(builtin::catalog()?);
    match args.format {
        Format::Table => write!(console.out, "{}", coverage_report::text(&facts, args.only_one))?,
        Format::Json => writeln!(console.out, "{:#}", coverage_report::json(&facts, args.only_one))?,
    }
    Ok(())
}
