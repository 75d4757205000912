//! `etwspec sample`.

use clap::Args;
use etwspec_catalog::axis;
use etwspec_console::{Console, Problem};
use etwspec_etl::etwspec::Pointer;
use etwspec_etl::sample::{self, Sample};

use crate::arguments::pointer;
use crate::trace::output::Output;
use crate::trace::words::bytes;

/// Write a small trace to try things on: a program starts, works and ends, with an event of every kind of header.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct SampleArgs {
    /// The trace to write (.etl); a file of that name is replaced.
    #[arg(value_name = "OUT")]
    out: String,
    /// With buffers that are compressed.
    #[arg(long)]
    compressed: bool,
    /// The pointer size of the kernel.
    #[arg(long, value_name = "BITS", value_parser = pointer, default_value = "64")]
    pointer: axis::Pointer,
}

const AFTER: &str = "\
The sample is always the same. It is also what commands read that get no trace; all in it is made up.

Examples:
  etwspec sample sample.etl
  etwspec sample small.etl --compressed
  etwspec sample sample32.etl --pointer 32 && etwspec dump sample32.etl";

pub(crate) fn sample(args: &SampleArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let pointer = match args.pointer {
        axis::Pointer::Bits32 => Pointer::Bits32,
        axis::Pointer::Bits64 => Pointer::Bits64,
    };
    let output = Output::new(&args.out)?;
    let file = sample::write(output.create()?, Sample { pointer, compress: args.compressed });
    let size = output.commit(file)?;
    writeln!(console.out, "{}: a sample of {}", args.out, bytes(size))?;
    Ok(())
}
