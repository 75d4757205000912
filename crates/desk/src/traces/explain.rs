//! `cargo spec explain`.

use clap::Args;
use etwspec_catalog::query::Index;
use etwspec_cli::shared::{ExplainQuery, explain_in};
use etwspec_console::{Console, Problem};

use crate::spec::SpecArgs;

/// Show everything the tables state about a name or a number, without `generate`.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    query: ExplainQuery,
    #[command(flatten)]
    spec: SpecArgs,
}

const AFTER: &str = "\
`etwspec help explain` lists what is accepted.

Examples:
  cargo spec explain EVENT_TRACE_HEADER.Flags
  cargo spec explain 0x0524 --release 6.1";

pub(crate) fn explain(args: &ExplainArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = args.spec.catalog(console)?;
    explain_in(&catalog, &Index::new(&catalog), &args.query, console)
}
