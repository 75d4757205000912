//! `etwspec check-trace`.

use clap::Args;
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use etwspec_traces::Traces;
use serde_json::json;

use crate::arguments::{OutputArg, TableFormat};
use crate::trace::check::{Severity, check, json as findings_json, text};
use crate::trace::schema_files::DecodingArgs;
use crate::trace::{Outcome, Results, TraceArgs};

/// Report damage, lost data and anomalies of a trace, with offsets.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CheckTraceArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    decoding: DecodingArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
    #[command(flatten)]
    output: OutputArg,
}

const AFTER: &str = "\
Severities:
  damage  bytes of the file are invalid
  loss    events or buffers were logged but are missing from the trace
  note    the trace is valid, but has a property that readers must handle

A place is FILE@OFFSET, with the offset from the start of the file. Within a compressed buffer it is \
FILE@BUFFER+OFFSET: the offset of the buffer in the file, and the offset in the decompressed buffer. \
`etwspec hex` accepts both. Findings that differ only in their place are reported once, with their \
number and the first place. Several traces are checked one after the other. In JSON, the list `files` \
has an object for each trace, also for a single one, with its name in `file`.

Exit status:
  0  No damage; losses and notes do not count
  1  The trace is damaged
  2  The trace cannot be read

Examples:
  etwspec check-trace trace.etl
  etwspec check-trace *.etl -o findings.txt
  etwspec check-trace trace.etl --format json
  etwspec check-trace --sample";

pub(crate) fn check_trace(args: &CheckTraceArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let (mut all, mut outcome) = (Vec::new(), Outcome::default());
        let given = args.decoding.read(console)?;
        for source in &sources {
            let traces = given.clone().add_to(Traces::open(&[*source], console.input)?);
            let mut traces = traces.with_progress(Results::AtEnd);
            let findings = check(&mut traces, console.err)?;
            if args.format == TableFormat::Table {
                let gap = if all.is_empty() { "" } else { "\n" };
                write!(console.out, "{gap}{}", text(&findings, console.width))?;
            }
            let damaged = findings.count(Severity::Damage) > 0;
            let of = |input| outcome.merge(Outcome::of(input, damaged), console.err);
            traces.inputs().iter().try_for_each(of)?;
            all.push(findings_json(&findings));
        }
        if args.format == TableFormat::Json {
            writeln!(console.out, "{}", visible_json(&json!({ "files": all })))?;
        }
        outcome.result()
    })
}
