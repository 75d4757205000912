//! `etwspec info`.

use clap::Args;
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use etwspec_traces::{Filter, Needs, Traces, Wanted};
use serde_json::json;

use crate::arguments::{CodePageArg, OutputArg, TableFormat};
use crate::trace::info::gather;
use crate::trace::info_text::text;
use crate::trace::{Outcome, Results, TraceArgs};

/// Show the trace header: session, machine, clock, buffers and losses.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    code_page: CodePageArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
    #[command(flatten)]
    output: OutputArg,
}

const AFTER: &str = "\
Most of the output comes from the first event of the file. The whole file is read to count buffers, \
to find the first and last event, and to detect losses. Several traces are shown one after the other. \
The chart shows events over time in \
equal intervals: the number of all events, `!` for losses that records, flags or sequence numbers show, `x` for damage, \
and the ten most frequent kinds. Kinds are kernel events and providers; `.:-=+*#@` are shares of the largest interval \
of the kind. Name, product, memory and model of the machine are those that events of the trace state. In JSON, `over_time` has these counts for each interval, and `interval` is in 100 ns units.

In JSON, the list `files` has an object for each trace, also for a single one, with its name in `file`.

Exit status:
  0  Success
  1  The trace is damaged
  2  The trace cannot be read

Examples:
  etwspec info trace.etl
  etwspec info trace.etl --format json -o trace.json
  etwspec info --sample
  etwspec info PerfViewData.etl.zip";

pub(crate) fn info(args: &InfoArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let (mut all, mut outcome) = (Vec::new(), Outcome::default());
        for (number, source) in sources.iter().enumerate() {
            let traces = Traces::open(&[*source], console.input)?.with_code_page(args.code_page.code_page);
            let mut traces = traces.with_progress(Results::AtEnd);
            let everything = Filter::default();
            let mut readings = traces.read_ahead(&everything, Wanted::new(Needs::default()), console.err)?;
            let (info, counts) = gather(&mut traces)?;
            if args.format == TableFormat::Table {
                let gap = if number > 0 { "\n" } else { "" };
                write!(console.out, "{gap}{}", text(&info, console.width))?;
            }
            readings.all.iter_mut().for_each(|reading| reading.counts = Some(counts.clone()));
            outcome.merge(readings.finish(&traces, console.err)?.outcome, console.err)?;
            all.push(info);
        }
        if args.format == TableFormat::Json {
            writeln!(console.out, "{}", visible_json(&json!({ "files": all })))?;
        }
        outcome.result()
    })
}
