//! `etwspec sample`.

use std::path::PathBuf;

use clap::Args;
use etwspec_catalog::axis;
use etwspec_console::quantity::bytes;
use etwspec_console::{Console, Problem};
use etwspec_etl::sample::{self, Sample};
use etwspec_traces::decode::pointer_size;

use crate::trace::output::Output;

/// Write the built-in sample trace, which contains every kind of event header.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct SampleArgs {
    /// Trace to write (.etl); an existing file is replaced.
    #[arg(value_name = "OUTPUT")]
    out: PathBuf,
    /// Compress every buffer.
    #[arg(long)]
    compressed: bool,
    /// Pointer size of the traced kernel in bits: 32 or 64.
    #[arg(long, value_name = "BITS", value_parser = pointer_size::parse, default_value = "64")]
    pointer: axis::Pointer,
}

const AFTER: &str = "\
The sample records a program that starts, works and exits. All of its data is made up, and the file \
is the same on every run. Commands that read a trace read it with --sample, without a file.

Examples:
  etwspec sample sample.etl
  etwspec sample small.etl --compressed
  etwspec sample sample32.etl --pointer 32 && etwspec dump sample32.etl";

pub(crate) fn sample(args: &SampleArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let pointer = pointer_size::to_etwspec(args.pointer);
    let output = Output::trace(&args.out)?;
    let file = sample::write(output.create()?, Sample { pointer, compress: args.compressed });
    let size = output.commit(file)?;
    writeln!(console.out, "{}: wrote a sample of {}", output.name(), bytes(size))?;
    Ok(())
}
