//! `etwspec cut`.

use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use etwspec_console::{Console, NewFile, Problem};
use etwspec_etl::Scratch;
use etwspec_etl::write::{Copier, WriteError};

use crate::trace::filter::FilterArgs;
use crate::trace::output::Output;
use crate::trace::quantity::{bytes, count, number};
use crate::trace::{DamageReport, Input, Location, Results};

/// Copy selected events of a trace to a new trace.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CutArgs {
    /// Trace to read (.etl), or - for standard input.
    #[arg(value_name = "INPUT")]
    input: PathBuf,
    /// Trace to write (.etl); an existing file is replaced.
    #[arg(value_name = "OUTPUT")]
    out: PathBuf,
    /// Compress every buffer.
    #[arg(long)]
    compressed: bool,
    /// Write every buffer uncompressed.
    #[arg(long, conflicts_with = "compressed")]
    uncompressed: bool,
    #[command(flatten)]
    filter: FilterArgs,
}

const AFTER: &str = "\
Without a filter, every intact event is copied, so damage is left out.

The header of the new trace differs from the original only in the number of buffers. The events of \
the first buffer, which describe the file, are always copied. Buffers keep their processor, time \
stamp and order, and their compression unless --compressed or --uncompressed is given. Uncompressed \
buffers keep their size even if few events remain: use --compressed for a small file. The new file \
appears under its name only when it is complete.

Merged traces contain the schemas of their providers in events. To keep these, add \
--provider bbccf6c1-6cd1-48c4-80ff-839482e37671.

Exit status:
  0  Success
  1  The input is damaged; its intact events were copied
  2  The trace cannot be read or written

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
    let output = Output::trace(&args.out)?;
    let source = Location::path(&args.input);
    let mut input = Input::open(source, console.input)?;
    if let Location::Path(path) = source {
        output.differs_from(path)?;
    }
    let log_file = input.log_file().ok_or_else(|| no_log_file(input.name()))?;
    let mut keep = args.filter.keep(Some(&log_file))?;
    let name = input.name().to_owned();
    let mut report = DamageReport::new(&name);
    let (mut copy, mut scratch, mut enough): (Option<Copier<NewFile>>, _, _) = (None, Scratch::new(), false);
    let progress = input.progress(Results::AtEnd);
    input.each_buffer(&progress, &mut |next| {
        let raw = match next {
            Ok(raw) => raw,
            Err(damage) => {
                report.add(console.err, &damage)?;
                return Ok(ControlFlow::Continue(()));
            }
        };
        let buffer = raw.open(&mut scratch);
        for damage in buffer.damages().chain(buffer.events().filter_map(Result::err)) {
            report.add(console.err, &damage)?;
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
    writeln!(console.out, "{}: copied {kept} of {first}{}, {}{of}", output.name(), count(read, "event"), bytes(size))?;
    report.finish(console.err)
}

fn no_log_file(name: &str) -> Problem {
    Problem::new(format!("{name} does not begin with a log file header, which the new trace needs"))
        .help("use `etwspec dump` to print its events")
}
