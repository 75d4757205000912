//! `etwspec hex`.

use clap::Args;
use etwspec_console::visible_lines;
use etwspec_console::{Console, Problem};

use crate::trace::hex::{Place, show};
use crate::trace::{Input, Results};

/// Show the bytes of a trace with the names and values of their fields.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct HexArgs {
    /// Trace and offset in bytes (trace.etl@0x10000), with an optional offset in the decompressed buffer
    /// (trace.etl@0x10000+0x138) [default: the built-in sample, offset 0].
    #[arg(value_name = "FILE@OFFSET", allow_hyphen_values = true)]
    place: Option<String>,
    /// Offset in the trace, instead of @OFFSET.
    #[arg(long, value_name = "OFFSET")]
    offset: Option<String>,
    /// Show N events, from the one at the offset.
    #[arg(long, value_name = "N", default_value_t = 3)]
    records: usize,
}

const AFTER: &str = "\
Prints the header of the buffer at the offset, then events. A compressed buffer is decompressed \
first: offsets of its events begin with + and count from the start of the decompressed buffer.

Exit status:
  0  Success
  1  The buffer is damaged; intact parts were shown
  2  The trace cannot be read, or the offset is beyond its end

Examples:
  etwspec hex trace.etl@0x10000
  etwspec hex trace.etl@0x200+0x138 --records 1
  etwspec hex trace.etl --offset 0x48";

pub(crate) fn hex(args: &HexArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let (file, suffix) = match args.place.as_deref() {
        Some(place) => split(place),
        None => (None, None),
    };
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
    let mut input = Input::open(file, console.input)?;
    let progress = input.progress(Results::AtEnd);
    let (mut text, result) = show(&mut input, &progress, place, args.records)?;
    drop(progress);
    text.push('\n');
    write!(console.out, "{}", visible_lines(text.trim_start_matches('\n')))?;
    result
}

/// Splits off the offset after the last @, if there is one.
fn split(text: &str) -> (Option<&str>, Option<Place>) {
    if let Some((file, offset)) = text.rsplit_once('@')
        && let Some(place) = Place::parse(offset)
    {
        return ((!file.is_empty()).then_some(file), Some(place));
    }
    (Some(text), None)
}
