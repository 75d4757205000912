//! `etwspec stats`.

use clap::Args;
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use serde_json::json;

use crate::arguments::TableFormat;
use crate::trace::stats::Stats;
use crate::trace::{DamageReport, Input, Results};

/// Count events and bytes by header, kernel event, provider, processor and process.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct StatsArgs {
    /// Traces (.etl), or - for standard input [default: the built-in sample].
    #[arg(value_name = "FILE")]
    files: Vec<String>,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

const AFTER: &str = "\
Bytes are sizes of events including their headers, after decompression. Events whose header contains \
no process ID are missing from the table of processes. Names of processes are those that events of \
the trace state; there are several if an ID was used again.

In JSON, `providers` also contains classic events: `id` is the event type, repeated in the key `type`.

Exit status:
  0  Success
  1  A trace is damaged; its intact events were counted
  2  A trace cannot be read

Examples:
  etwspec stats trace.etl
  etwspec stats *.etl --format json
  zstd -dc trace.etl.zst | etwspec stats -";

pub(crate) fn stats(args: &StatsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let none = [None];
    let named: Vec<Option<&str>> = args.files.iter().map(|file| Some(file.as_str())).collect();
    let (mut all, mut damaged) = (Vec::new(), false);
    for file in if named.is_empty() { &none[..] } else { &named } {
        let mut input = Input::open(*file, console.input)?;
        let progress = input.progress(Results::AtEnd);
        let (counts, names) = input.counts(&progress)?;
        drop(progress);
        let stats = Stats::new(input.name(), input.log_file().map(|log_file| log_file.events_lost), &counts, &names);
        match args.format {
            TableFormat::Table if all.is_empty() => write!(console.out, "{}", stats.text())?,
            TableFormat::Table => write!(console.out, "\n{}", stats.text())?,
            TableFormat::Json => {}
        }
        let mut report = DamageReport::new(input.name());
        report.add_all(console.err, &counts.damages)?;
        match report.finish(console.err) {
            Err(Problem::Damage) => damaged = true,
            other => other?,
        }
        all.push(stats);
    }
    if args.format == TableFormat::Json {
        writeln!(console.out, "{}", visible_json(&json!({ "files": all })))?;
    }
    if damaged { Err(Problem::Damage) } else { Ok(()) }
}
