//! `etwspec hex`.

use clap::Args;
use etwspec_console::{Console, Problem};

use crate::trace::hex::{Place, show};
use crate::trace::{Input, Results};

/// Show the bytes of a trace, labelled by the tables.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct HexArgs {
    /// A trace and where in it, in bytes (0x10000, 65536); with a second offset after a +, where in the buffer there, as
    /// it was in memory. Without an offset, the start; without a file, the sample that is built in.
    #[arg(value_name = "FILE@OFFSET", allow_hyphen_values = true)]
    place: Option<String>,
    /// Where in the trace: the same as behind the @.
    #[arg(long, value_name = "OFFSET")]
    offset: Option<String>,
    /// So many events, from the one that has the byte at the offset.
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    records: usize,
}

const AFTER: &str = "\
A buffer that is compressed is shown as it was in memory: its header, then its events from the first
or from the second offset on. Offsets of such events begin with a +, and count from the start of the
buffer.

Exit status: 0, 1 if the buffer is damaged (what is whole is shown), 2 if there is nothing to show.

Examples:
  etwspec hex trace.etl@0x10000
  etwspec hex trace.etl@0x200+0x138 --records 1
  etwspec hex trace.etl --offset 0x48";

pub(crate) fn hex(args: &HexArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let (file, behind) = match args.place.as_deref() {
        Some(place) => split(place),
        None => (None, None),
    };
    let place = match (behind, args.offset.as_deref()) {
        (Some(_), Some(_)) => {
            return Err(Problem::new("two offsets are given").help("leave out --offset, or what follows the @"));
        }
        (Some(place), None) => place,
        (None, Some(text)) => Place::parse(text).ok_or_else(|| {
            Problem::new(format!("--offset: `{text}` is no offset")).help("write one as 0x10000, 65536 or 0x200+0x138")
        })?,
        (None, None) => Place::default(),
    };
    let mut input = Input::open(file, console.input)?;
    let progress = input.progress(Results::AtEnd);
    let (mut shown, result) = show(&mut input, &progress, place, args.records)?;
    drop(progress);
    shown.push('\n');
    write!(console.out, "{}", shown.trim_start_matches('\n'))?;
    result
}

/// A file, and what follows the last @ if that is an offset.
fn split(text: &str) -> (Option<&str>, Option<Place>) {
    if let Some((file, offset)) = text.rsplit_once('@')
        && let Some(place) = Place::parse(offset)
    {
        return ((!file.is_empty()).then_some(file), Some(place));
    }
    (Some(text), None)
}
