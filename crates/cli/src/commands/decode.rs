//! `etwspec decode`.

use clap::Args;
use etwspec::describe::layouts;
use etwspec_codegen::axis::Pointer;
use etwspec_codegen::command::{Console, Problem};
use etwspec_codegen::query::Moment;

use crate::arguments::{At, Format};
use crate::builtin;
use crate::decode::{Decoding, choose, input, json, text};

/// Label the bytes of a structure field by field.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct DecodeArgs {
    /// The structure: Microsoft's name or Rust's, in any case; a form by name too (EVENT_TRACE_HEADER::V5_0).
    #[arg(value_name = "TYPE")]
    ty: String,
    /// Bytes in hexadecimal (spaces, commas, 0x and \x are ignored), - for the standard input, or a file with an offset,
    /// hexadecimal or decimal: trace.etl@0x48.
    #[arg(required = true, value_name = "HEX|-|FILE@OFFSET")]
    data: Vec<String>,
    /// Take the standard input as the bytes themselves, even if they look like hexadecimal text.
    #[arg(long)]
    raw: bool,
    #[command(flatten)]
    at: At,
    /// How to print.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

const AFTER: &str = "\
The release is the newest unless given, and pointers have 64 bits unless given.

The standard input is taken as hexadecimal text if it is made of hexadecimal digits and what may
stand between them, and else as the bytes themselves; the answer says which. Bytes such as `abcd`
are both: with --raw, they are never taken as text.

Of a file, at most 64 KiB after the offset are read. Where no field says how long the whole is, an
open array has one element in a file or in raw bytes, and in hexadecimal as many as there are.

Numbers are printed in JSON as text, in hexadecimal and decimal, because 64 bits do not fit the
numbers of every reader.

Examples:
  etwspec decode PERFINFO_TRACE_HEADER 020011c0 18000705 0011223344556677 0102030405060708
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48
  etwspec decode WMI_BUFFER_HEADER trace.etl@0 --release 6.1 --pointer 32
  head -c 72 trace.etl | etwspec decode WMI_BUFFER_HEADER - --raw --format json";

pub(crate) fn decode(args: &DecodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = builtin::catalog()?;
    let moment = match args.at.moment(&catalog.releases, console)? {
        Some(moment) => moment,
        None => Moment::newest(&catalog.releases).ok_or_else(|| Problem::new("the catalog has no release"))?,
    };
    let pointer = args.at.pointer.unwrap_or(Pointer::Bits64);
    let layout = choose(catalog, layouts(), &args.ty, &moment, pointer)?;
    let input = input::read(&args.data, args.raw, console.input)?;
    let decoding = Decoding { catalog, layouts: layouts(), moment, pointer };
    let decoded = decoding.decode(layout, &input)?;
    match args.format {
        Format::Text => write!(console.out, "{}", text(&decoded))?,
        Format::Json => writeln!(console.out, "{:#}", json(&decoded))?,
    }
    Ok(())
}
