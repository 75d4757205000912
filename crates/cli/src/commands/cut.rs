//! `etwspec cut`.

use std::ops::ControlFlow;

use clap::Args;
use etwspec_console::{Console, Problem};
use etwspec_etl::Scratch;
use etwspec_etl::write::{Copier, NewFile, WriteError};

use crate::trace::filter::FilterArgs;
use crate::trace::output::Output;
use crate::trace::words::{bytes, count, number};
use crate::trace::{DamageReport, Input, Results};

/// Write a smaller trace, of the events of a trace that are wanted.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CutArgs {
    /// The trace to read (.etl), - for the standard input.
    #[arg(value_name = "IN")]
    input: String,
    /// The trace to write (.etl); a file of that name is replaced.
    #[arg(value_name = "OUT")]
    out: String,
    /// Compress all buffers.
    #[arg(long)]
    compressed: bool,
    /// Compress no buffer.
    #[arg(long, conflicts_with = "compressed")]
    uncompressed: bool,
    #[command(flatten)]
    filter: FilterArgs,
}

const AFTER: &str = "\
Without arguments that say which events are wanted, all of them are: what is damaged is left out.

The new trace says the same of itself as the old one, but for the number of buffers. The events of
the first buffer, which describe the file, are always kept. Buffers keep their processor, their time
and their order, and are compressed as they were unless --compressed or --uncompressed says how.
The new file gets its name when all of it is written. Buffers that are not compressed keep their
size, however little they hold: --compressed makes the file of a few events small.

Events of providers whose schema is in events of the trace itself (merged traces have it) lose it,
unless those are wanted too: --provider bbccf6c1-6cd1-48c4-80ff-839482e37671.

Exit status: 0, 1 if the trace is damaged (what is whole is cut), 2 if it cannot be done.

Examples:
  etwspec cut trace.etl small.etl --pid 4210 --from +1s --to +2s
  etwspec cut trace.etl switches.etl --event ContextSwap --cpu 0
  etwspec cut damaged.etl whole.etl
  etwspec cut trace.etl plain.etl --uncompressed";

pub(crate) fn cut(args: &CutArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let compress = match (args.compressed, args.uncompressed) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    let output = Output::new(&args.out)?;
    let mut input = Input::open(Some(&args.input), console.input)?;
    if args.input != "-" {
        output.differs_from(&args.input)?;
    }
    let log_file = input.log_file().ok_or_else(|| no_log_file(input.name()))?;
    let mut keep = args.filter.keep(Some(&log_file))?;
    let name = input.name().to_owned();
    let mut report = DamageReport::new(&name);
    let (mut copy, mut scratch, mut enough): (Option<Copier<NewFile>>, _, _) = (None, Scratch::new(), false);
    let progress = input.progress(Results::AtEnd);
    input.each_buffer(&progress, |next| {
        let raw = match next {
            Ok(raw) => raw,
            Err(damage) => {
                report.tell(console.err, &damage)?;
                return Ok(ControlFlow::Continue(()));
            }
        };
        let buffer = raw.open(&mut scratch);
        for damage in buffer.damages().chain(buffer.events().filter_map(Result::err)) {
            report.tell(console.err, &damage)?;
        }
        let done = match &mut copy {
            None => Copier::new(output.create()?, &buffer, compress).map(|new| copy = Some(new)),
            Some(copy) => copy.buffer(&buffer, |event| keep.keeps(&buffer, event)),
        };
        done.map_err(|error| match error {
            WriteError::NoLogFile => no_log_file(&name),
            other => output.failed(&other),
        })?;
        enough = keep.is_done();
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    let before = input.size();
    drop(progress);
    let copy = copy.ok_or_else(|| no_log_file(&name))?;
    let (kept, read) = (copy.kept(), copy.read());
    let size = output.commit(copy.finish())?;
    let first = if enough { "the first " } else { "" };
    let of = before.map(|before| format!(" of {}", bytes(before))).unwrap_or_default();
    let kept = number(kept);
    writeln!(console.out, "{}: {kept} of {first}{} kept, {}{of}", args.out, count(read, "event"), bytes(size))?;
    report.finish(console.err)
}

fn no_log_file(name: &str) -> Problem {
    Problem::new(format!("{name} does not begin with the header of a log file, which a new trace has to take over"))
        .help("`etwspec dump` prints the events that are there")
}
