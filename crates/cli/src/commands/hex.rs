//! `etwspec hex`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;
use etwspec_console::{Console, Problem, visible, visible_lines};
use etwspec_traces::Traces;

use crate::arguments::split_at_sign;
use crate::trace::Results;
use crate::trace::hex::{Place, show};
use crate::trace::location::named;
use crate::trace::schema_files::DecodingArgs;

/// Show the bytes of a trace with the names and values of their fields.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct HexArgs {
    /// Trace and offset in bytes (trace.etl@0x10000), with an optional offset in the decompressed buffer
    /// (trace.etl@0x10000+0x138) [default: standard input, unless it is a terminal; offset 0].
    #[arg(value_name = "FILE@OFFSET", allow_hyphen_values = true)]
    place: Option<OsString>,
    /// Read the built-in sample trace (--sample @0x48).
    #[arg(long)]
    sample: bool,
    /// Offset in the trace, instead of @OFFSET.
    #[arg(long, value_name = "OFFSET")]
    offset: Option<String>,
    /// Show N events, from the one at the offset.
    #[arg(long, value_name = "N", default_value_t = 3)]
    records: usize,
    #[command(flatten)]
    decoding: DecodingArgs,
}

const AFTER: &str = "\
Prints the header of the buffer at the offset, then events. A compressed buffer is decompressed \
first: offsets of its events begin with + and count from the start of the decompressed buffer. The heading of an event \
has the names of its provider and event, if a schema states them.

Exit status:
  0  Success
  1  The buffer is damaged; intact parts were shown
  2  The trace cannot be read, or the offset is beyond its end

Examples:
  etwspec hex trace.etl@0x10000
  etwspec hex trace.etl@0x200+0x138 --records 1
  etwspec hex trace.etl --offset 0x48
  etwspec hex --sample @0x48";

pub(crate) fn hex(args: &HexArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let (file, suffix) = args.place.clone().map_or((None, None), split);
    if let (Some(file), true) = (&file, args.sample) {
        let file = visible(&file.to_string_lossy()).into_owned();
        return Err(Problem::new(format!("two traces: {file} and --sample")).help("leave out one of them"));
    }
    let place = match (suffix, args.offset.as_deref()) {
        (Some(_), Some(_)) => {
            return Err(Problem::new("two offsets: one after the @, one after --offset").help("leave out one of them"));
        }
        (Some(place), None) => place,
        (None, Some(text)) => Place::parse(text).ok_or_else(|| {
            Problem::new(format!("--offset: invalid offset `{text}`"))
                .help("write an offset such as 0x10000, 65536 or 0x200+0x138")
        })?,
        (None, None) => Place::default(),
    };
    let source = named(file.as_deref(), args.sample, console)?;
    let given = args.decoding.read(console)?;
    let traces = given.add_to(Traces::open(&[source], console.input)?);
    let (mut text, result) = show(&mut traces.with_progress(Results::AtEnd), place, args.records, console.err)?;
    text.push('\n');
    write!(console.out, "{}", visible_lines(text.trim_start_matches('\n')))?;
    result
}

/// Splits off the offset after the last @, if there is one.
fn split(text: OsString) -> (Option<PathBuf>, Option<Place>) {
    match split_at_sign(&text) {
        Some((file, offset)) if Place::parse(&offset).is_some() => {
            ((!file.as_os_str().is_empty()).then_some(file), Place::parse(&offset))
        }
        _ => (Some(text.into()), None),
    }
}
