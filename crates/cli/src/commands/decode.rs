//! `etwspec decode`.

use std::ffi::OsString;

use clap::Args;
use etwspec::describe::layouts;
use etwspec::headers::HookId;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::suggest::{closest, squash};
use etwspec_catalog::query::{Moment, number};
use etwspec_catalog::{Catalog, HookEvent};
use etwspec_console::{Console, Problem};
use etwspec_console::{visible_json, visible_lines};
use etwspec_traces::decode::{Decoded, Decoding, Event, choose, is_structure, json};

use crate::arguments::{At, CodePageArg, Format};
use crate::builtin;
use crate::decode::input::{self, looks_like_data};
use crate::decode::text;

/// Decode the bytes of a structure, an event or a payload, field by field.
#[derive(Debug, Args)]
#[command(after_help = AFTER, override_usage = USAGE)]
pub(crate) struct DecodeArgs {
    #[command(flatten)]
    query: DecodeQuery,
}

/// Bytes to decode, and what they are.
#[derive(Debug, Args)]
pub struct DecodeQuery {
    /// Structure, by its name in C or in Rust, in any case, optionally with a form (EVENT_TRACE_HEADER::V5_0). Without
    /// it, the bytes are a whole event, or the payload that --hook names.
    #[arg(value_name = "TYPE")]
    pub ty: OsString,
    /// Bytes in hexadecimal (spaces, commas, 0x and \x are ignored), - for standard input, or a file and an offset
    /// (trace.etl@0x48).
    #[arg(value_name = "HEX|-|FILE@OFFSET")]
    pub data: Vec<OsString>,
    /// Decode the payload of the kernel event with this hook ID, given as a number or a name.
    #[arg(long, value_name = "HOOK")]
    pub hook: Option<String>,
    /// Event version: the low byte of Version in the event header.
    #[arg(long, value_name = "N", default_value_t = 2, requires = "hook")]
    pub event_version: u8,
    /// Read raw bytes from standard input, even if they look like hexadecimal text.
    #[arg(long)]
    pub raw: bool,
    /// Release and pointer size.
    #[command(flatten)]
    pub at: At,
    /// Code page of 8-bit text.
    #[command(flatten)]
    pub code_page: CodePageArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

const USAGE: &str = "etwspec decode [OPTIONS] [TYPE] HEX|-|FILE@OFFSET ...";

const AFTER: &str = "\
Without TYPE, the first four bytes select the event header, and the header determines the event and \
the pointer size. Payloads of kernel events are decoded too.

Defaults are the newest release and 64-bit pointers.

Standard input is taken as hexadecimal text if it consists of hex digits and separators, and as raw \
bytes otherwise. The output states which. With --raw it is always taken as raw bytes.

At most 64 KiB are read from a file. If no field specifies the total size, an array without a count \
has one element in a file or in raw bytes, and as many as fit in hexadecimal input.

In JSON, numbers are strings, in hexadecimal and decimal, because many readers cannot represent \
64-bit integers.

Examples:
  etwspec decode PERFINFO_TRACE_HEADER 020011c0 18000705 0011223344556677 0102030405060708
  etwspec decode 020011c0 18002505 0011223344556677 0102030405060708
  etwspec decode trace.etl@0x48
  etwspec decode --hook 0x0524 --event-version 4 --pointer 64 010000000200000008080000...
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48
  etwspec decode WMI_BUFFER_HEADER trace.etl@0 --release 6.1 --pointer 32
  head -c 72 trace.etl | etwspec decode WMI_BUFFER_HEADER - --raw --format json";

pub(crate) fn decode(args: &DecodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let args = &args.query;
    let catalog = builtin::catalog()?;
    let moment = match args.at.moment(&catalog.releases, console)? {
        Some(moment) => moment,
        None => Moment::newest(&catalog.releases).ok_or_else(|| Problem::new("the catalog has no release"))?,
    };
    let pointer = args.at.pointer.unwrap_or(Pointer::Bits64);
    let (release_given, code_page) = (args.at.release.is_some(), args.code_page.code_page);
    let layouts: Vec<_> = layouts().collect();
    let decoding = Decoding { catalog, layouts: &layouts, moment, release_given, pointer, clock: None, code_page };
    let all = || Vec::from_iter([&args.ty].into_iter().chain(&args.data).cloned());
    let decoded = if let Some(hook) = &args.hook {
        let event = Event { key: HookId(hook_id(catalog, hook)?).into(), version: args.event_version };
        decoding.data(event, &input::read(&all(), args.raw, console.input)?)?
    } else if let Some(ty) = args.ty.to_str().filter(|ty| !looks_like_data(ty) || is_structure(&layouts, ty)) {
        let layout = choose(catalog, &layouts, ty, &decoding.moment, pointer)?;
        decoding.decode(layout, &input::read(&args.data, args.raw, console.input)?)?
    } else {
        decoding.record(&input::read(&all(), args.raw, console.input)?)?
    };
    write_decoded(&decoded, args.format, console)
}

/// Writes a decoded structure.
///
/// # Errors
///
/// [`Problem`] if it cannot be written.
pub fn write_decoded(decoded: &Decoded, format: Format, console: &mut Console<'_>) -> Result<(), Problem> {
    match format {
        Format::Text => write!(console.out, "{}", visible_lines(&text(decoded)))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&json(decoded)))?,
    }
    Ok(())
}

/// Parses a hook ID, given as a number or a name.
///
/// # Errors
///
/// [`Problem::Refused`] if the number does not fit in 16 bits, or no event has the name.
pub fn hook_id(catalog: &Catalog, text: &str) -> Result<u16, Problem> {
    if let Some(number) = number::parse(text) {
        return u16::try_from(number).map_err(|_| {
            Problem::new(format!("--hook: {text} does not fit in 16 bits")).help("write a hook ID such as 0x0524")
        });
    }
    let ids = catalog.hooks.iter().flat_map(|group| &group.events);
    let ids = ids.filter_map(|event| Some((event, event.hook?)));
    let names: Vec<(&str, u32)> = ids.flat_map(|(event, hook)| names_of(event).map(move |name| (name, hook))).collect();
    match names.iter().find(|(name, _)| squash(name) == squash(text)) {
        Some((_, id)) => Ok(*id as u16),
        None => Err(Problem::new(format!("--hook: unknown hook ID `{text}`")).suggest(
            &closest(text, names.into_iter().map(|(name, _)| name), 5),
            "write a number such as 0x0524, or look names up with `etwspec explain`",
        )),
    }
}

/// The name of an event, and its names in tools of the community.
fn names_of(event: &HookEvent) -> impl Iterator<Item = &str> {
    event.called().into_iter().chain(event.community.iter().map(String::as_str))
}
