//! `cargo spec coverage`.

use clap::{Args, ValueEnum};
use etwspec_catalog::query::coverage::{facts, meanings};
use etwspec_console::{Console, Problem, visible_json};

use crate::coverage_report;
use crate::spec::SpecArgs;

/// List the facts of the tables with the kinds of evidence for each.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CoverageArgs {
    /// List only facts with at most one kind of evidence.
    #[arg(long)]
    only_one: bool,
    /// List the fields without a known meaning instead.
    #[arg(long, conflicts_with = "only_one")]
    meanings: bool,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    spec: SpecArgs,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Tables for people: a summary, then one fact per line
    #[default]
    Table,
    /// JSON for programs
    Json,
}

const AFTER: &str = "\
Kinds of evidence:
  study, header, symbols, documentation
              the kinds of the sources that the row cites, or its file if the row cites none
  C compiler  a source states the offset or size, and the generated C header asserts it
  real bytes  the fact was observed in real traces

Dissenting sources do not count as evidence. A form has the kinds that all of its fields have.

Examples:
  cargo spec coverage
  cargo spec coverage --only-one
  cargo spec coverage --meanings
  cargo spec coverage --format json";

pub(crate) fn coverage(args: &CoverageArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = args.spec.catalog(console)?;
    let (facts, meanings) = (facts(&catalog), meanings(&catalog));
    match args.format {
        Format::Table if args.meanings => {
            write!(console.out, "{}", coverage_report::without_meaning(&meanings, console.width))?;
        }
        Format::Table => {
            write!(console.out, "{}", coverage_report::text(&facts, &meanings, args.only_one, console.width))?;
        }
        Format::Json => {
            writeln!(console.out, "{}", visible_json(&coverage_report::json(&facts, &meanings, args.only_one)))?
        }
    }
    Ok(())
}
