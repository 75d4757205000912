//! `etwspec info`.

use clap::Args;
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use serde_json::json;

use crate::arguments::TableFormat;
use crate::trace::info::gather;
use crate::trace::info_text::text;
use crate::trace::{DamageReport, Input, TraceArg};

/// Show the trace header: session, machine, clock and buffers.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    trace: TraceArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

const AFTER: &str = "\
Most of the output comes from the first event of the file. The whole file is read to count buffers, \
to find the first and last event, and to detect losses.

Exit status:
  0  Success
  1  The trace is damaged
  2  The trace cannot be read

Examples:
  etwspec info trace.etl
  etwspec info trace.etl --format json
  zstd -dc trace.etl.zst | etwspec info -";

pub(crate) fn info(args: &InfoArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut input = Input::open(args.trace.file.as_deref(), console.input)?;
    let (info, counts) = gather(&mut input)?;
    match args.format {
        TableFormat::Table => write!(console.out, "{}", text(&info))?,
        TableFormat::Json => writeln!(console.out, "{}", visible_json(&json!(info)))?,
    }
    let mut report = DamageReport::new(input.name());
    report.add_all(console.err, &counts.damages)?;
    report.finish(console.err)
}
