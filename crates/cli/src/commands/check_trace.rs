//! `etwspec check-trace`.

use clap::Args;
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};

use crate::arguments::TableFormat;
use crate::trace::check::{Severity, check, json, text};
use crate::trace::{Input, TraceArg};

/// Report damage, lost data and anomalies of a trace, with offsets.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CheckTraceArgs {
    #[command(flatten)]
    trace: TraceArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

const AFTER: &str = "\
Severities:
  damage  bytes of the file are invalid
  loss    events or buffers were logged but are missing from the trace
  note    the trace is valid, but has a property that readers must handle

A place is FILE@OFFSET, with the offset from the start of the file. Within a compressed buffer it is \
FILE@BUFFER+OFFSET: the offset of the buffer in the file, and the offset in the decompressed buffer. \
`etwspec hex` accepts both. Findings that differ only in their place are reported once, with their \
number and the first place.

Exit status:
  0  No damage; losses and notes do not count
  1  The trace is damaged
  2  The trace cannot be read

Examples:
  etwspec check-trace trace.etl
  etwspec check-trace trace.etl --format json";

pub(crate) fn check_trace(args: &CheckTraceArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut input = Input::open(args.trace.file.as_deref(), console.input)?;
    let findings = check(&mut input)?;
    match args.format {
        TableFormat::Table => write!(console.out, "{}", text(&findings))?,
        TableFormat::Json => writeln!(console.out, "{}", visible_json(&json(&findings)))?,
    }
    if findings.count(Severity::Damage) > 0 { Err(Problem::Damage) } else { Ok(()) }
}
