//! `etwspec info`.

use clap::Args;
use etwspec_console::{Console, Problem};
use serde_json::json;

use crate::arguments::TableFormat;
use crate::trace::info::gather;
use crate::trace::info_text::text;
use crate::trace::{DamageReport, Input, TraceArg};

/// Tell what a trace says of itself, its session and its machine.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    trace: TraceArg,
    /// How to print.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

const AFTER: &str = "\
Most of it is in the first event of the file. All of the file is read, for the buffers that are
there, the time of the first and the last event, and what was lost.

Exit status: 0, 1 if the trace is damaged, 2 if it cannot be read.

Examples:
  etwspec info trace.etl
  etwspec info trace.etl --format json
  zstd -dc trace.etl.zst | etwspec info -";

pub(crate) fn info(args: &InfoArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut input = Input::open(args.trace.file.as_deref(), console.input)?;
    let (info, counts) = gather(&mut input)?;
    match args.format {
        TableFormat::Table => write!(console.out, "{}", text(&info))?,
        TableFormat::Json => writeln!(console.out, "{:#}", json!(info))?,
    }
    let mut report = DamageReport::new(input.name());
    counts.damages.iter().try_for_each(|damage| report.tell(console.err, damage))?;
    report.finish(console.err)
}
