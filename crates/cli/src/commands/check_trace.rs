//! `etwspec check-trace`.

use clap::Args;
use etwspec_console::{Console, Problem};

use crate::arguments::TableFormat;
use crate::trace::check::{Severity, check, json, text};
use crate::trace::{Input, TraceArg};

/// Find what is damaged or lost in a trace, and what readers stumble over, each with its place.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CheckTraceArgs {
    #[command(flatten)]
    trace: TraceArg,
    /// How to print.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

const AFTER: &str = "\
Damage: bytes are not as they should be. Loss: something happened and is not in the trace. Note:
nothing is wrong with the trace, but a program that reads it had better know.

A place is FILE@OFFSET, from the start of the file. Within a buffer that is compressed it is
FILE@BUFFER+OFFSET: where the buffer begins, and the offset in it as it is in memory. What occurs
many times is told once for each kind of event, with the first place.

Exit status: 0 if nothing is damaged, whatever was lost; 1 if something is damaged; 2 if the trace
cannot be read.

Examples:
  etwspec check-trace trace.etl
  etwspec check-trace trace.etl --format json";

pub(crate) fn check_trace(args: &CheckTraceArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut input = Input::open(args.trace.file.as_deref(), console.input)?;
    let found = check(&mut input)?;
    match args.format {
        TableFormat::Table => write!(console.out, "{}", text(&found))?,
        TableFormat::Json => writeln!(console.out, "{:#}", json(&found))?,
    }
    if found.count(Severity::Damage) > 0 { Err(Problem::Damage) } else { Ok(()) }
}
