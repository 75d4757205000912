//! `etwspec decode`.

use clap::Args;
use etwspec::describe::layouts;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::suggest::{closest, squash};
use etwspec_catalog::query::{Moment, number};
use etwspec_console::{Console, Problem};

use crate::arguments::{At, Format};
use crate::builtin;
use crate::decode::{Decoding, Event, choose, input, json, looks_like_data, text};

/// Label the bytes of a structure, of a trace record or of an event's data field by field.
#[derive(Debug, Args)]
#[command(after_help = AFTER, override_usage = USAGE)]
pub(crate) struct DecodeArgs {
    /// The structure: Microsoft's name or Rust's, in any case; a form by name too (EVENT_TRACE_HEADER::V5_0). Without
    /// one, the bytes are a trace record, or what --hook says.
    #[arg(value_name = "TYPE")]
    ty: String,
    /// Bytes in hexadecimal (spaces, commas, 0x and \x are ignored), - for the standard input, or a file with an offset,
    /// hexadecimal or decimal: trace.etl@0x48.
    #[arg(value_name = "HEX|-|FILE@OFFSET")]
    data: Vec<String>,
    /// Take the bytes as the data of the kernel event with this hook id: a number, or Microsoft's name of it.
    #[arg(long, value_name = "ID")]
    hook: Option<String>,
    /// The version of the event: the low byte of Version in its header.
    #[arg(long, value_name = "NUMBER", default_value_t = 2, requires = "hook")]
    event_version: u8,
    /// Take the standard input as the bytes themselves, even if they look like hexadecimal text.
    #[arg(long)]
    raw: bool,
    #[command(flatten)]
    at: At,
    /// How to print.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

const USAGE: &str = "etwspec decode [OPTIONS] [TYPE] HEX|-|FILE@OFFSET ...";

const AFTER: &str = "\
Without a type, the first four bytes tell which trace header it is, and the header which event and
which pointer size; the data of kernel events are labelled too.

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
  etwspec decode 020011c0 18002505 0011223344556677 0102030405060708
  etwspec decode trace.etl@0x48
  etwspec decode --hook 0x0524 --event-version 4 --pointer 64 010000000200000008080000...
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
    let release_given = args.at.release.is_some();
    let decoding = Decoding { catalog, layouts: layouts(), moment, release_given, pointer };
    let all = || Vec::from_iter([&args.ty].into_iter().chain(&args.data).cloned());
    let named = choose(catalog, layouts(), &args.ty, &decoding.moment, pointer);
    let decoded = if let Some(hook) = &args.hook {
        let event = Event { hook: hook_id(catalog, hook)?, version: args.event_version };
        decoding.data(event, &input::read(&all(), args.raw, console.input)?)?
    } else if named.is_err() && looks_like_data(&args.ty) {
        decoding.record(&input::read(&all(), args.raw, console.input)?)?
    } else {
        decoding.decode(named?, &input::read(&args.data, args.raw, console.input)?)?
    };
    match args.format {
        Format::Text => write!(console.out, "{}", text(&decoded))?,
        Format::Json => writeln!(console.out, "{:#}", json(&decoded))?,
    }
    Ok(())
}

/// A hook id by its number or its name.
fn hook_id(catalog: &Catalog, text: &str) -> Result<u16, Problem> {
    if let Some(number) = number::parse(text) {
        return u16::try_from(number)
            .map_err(|_| Problem::new(format!("{text} is no hook id")).help("a hook id has 16 bits, as 0x0524 has"));
    }
    let ids = catalog.hooks.iter().flat_map(|group| &group.events);
    let names: Vec<(&str, u32)> =
        ids.filter_map(|event| Some((event.name.as_deref().or(event.type_name.as_deref())?, event.hook?))).collect();
    match names.iter().find(|(name, _)| squash(name) == squash(text)) {
        Some((_, id)) => Ok(*id as u16),
        None => Err(Problem::new(format!("no hook id is called `{text}`"))
            .suggest(&closest(text, names.into_iter().map(|(name, _)| name), 5), "`etwspec explain` takes names too")),
    }
}
