//! `etwspec decode`.

use std::ffi::OsString;
#[cfg(feature = "tables")]
use std::path::PathBuf;

use clap::Args;
#[cfg(feature = "tables")]
use etwspec::Meaning;
use etwspec::describe::layouts;
use etwspec::headers::HookId;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::suggest::{closest, squash};
use etwspec_catalog::query::{Moment, number};
use etwspec_catalog::{Catalog, HookEvent};
#[cfg(feature = "tables")]
use etwspec_changes::{Sample, Subject, Unnamed, decode_with};
#[cfg(feature = "tables")]
use etwspec_codegen::command::SpecArgs;
use etwspec_console::{Console, Problem};
use etwspec_console::{visible_json, visible_lines};
#[cfg(feature = "tables")]
use etwspec_decode::meaning_text::{self, quantity};
use etwspec_decode::{Decoding, Event, choose, is_structure, json};

use crate::arguments::{At, CodePageArg, Format};
use crate::builtin;
use crate::decode::input::{self, looks_like_data};
use crate::decode::text;

/// Decode the bytes of a structure, an event or a payload, field by field.
#[derive(Debug, Args)]
#[command(after_help = AFTER, override_usage = USAGE)]
pub(crate) struct DecodeArgs {
    /// Structure, by its name in C or in Rust, in any case, optionally with a form (EVENT_TRACE_HEADER::V5_0). Without
    /// it, the bytes are a whole event, or the payload that --hook names.
    #[arg(value_name = "TYPE")]
    ty: OsString,
    /// Bytes in hexadecimal (spaces, commas, 0x and \x are ignored), - for standard input, or a file and an offset
    /// (trace.etl@0x48).
    #[arg(value_name = "HEX|-|FILE@OFFSET")]
    data: Vec<OsString>,
    /// Decode the payload of the kernel event with this hook ID, given as a number or a name.
    #[arg(long, value_name = "HOOK")]
    hook: Option<String>,
    /// Event version: the low byte of Version in the event header.
    #[arg(long, value_name = "N", default_value_t = 2, requires = "hook")]
    event_version: u8,
    /// Read raw bytes from standard input, even if they look like hexadecimal text.
    #[arg(long)]
    raw: bool,
    /// Decode by the tables in DIR instead of the generated code: tries an edit on bytes without a build. Needs TYPE or
    /// --hook.
    #[cfg(feature = "tables")]
    #[arg(long, value_name = "DIR")]
    spec: Option<PathBuf>,
    #[command(flatten)]
    at: At,
    #[command(flatten)]
    code_page: CodePageArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
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
  etwspec decode PERFINFO_TRACE_HEADER trace.etl@0x48 --spec spec
  etwspec decode WMI_BUFFER_HEADER trace.etl@0 --release 6.1 --pointer 32
  head -c 72 trace.etl | etwspec decode WMI_BUFFER_HEADER - --raw --format json";

pub(crate) fn decode(args: &DecodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    args.code_page.apply();
    #[cfg(feature = "tables")]
    if let Some(dir) = &args.spec {
        return by_tables(&SpecArgs { dir: dir.clone() }.catalog(console)?, args, console);
    }
    let catalog = builtin::catalog()?;
    let moment = match args.at.moment(&catalog.releases, console)? {
        Some(moment) => moment,
        None => Moment::newest(&catalog.releases).ok_or_else(|| Problem::new("the catalog has no release"))?,
    };
    let pointer = args.at.pointer.unwrap_or(Pointer::Bits64);
    let release_given = args.at.release.is_some();
    let layouts: Vec<_> = layouts().collect();
    let decoding = Decoding { catalog, layouts: &layouts, moment, release_given, pointer, clock: None };
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
    match args.format {
        Format::Text => write!(console.out, "{}", visible_lines(&text(&decoded)))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&json(&decoded)))?,
    }
    Ok(())
}

/// Decodes by a catalog alone. Generated code knows only the tables from which it was generated.
#[cfg(feature = "tables")]
fn by_tables(catalog: &Catalog, args: &DecodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    // The argument is checked against the releases of these tables.
    let release = args.at.moment(&catalog.releases, console)?.and(args.at.release.clone());
    let (subject, data) = match (&args.hook, args.ty.to_str()) {
        (Some(hook), _) => {
            let all = Vec::from_iter([&args.ty].into_iter().chain(&args.data).cloned());
            (Subject::Hook(hook_id(catalog, hook)?.into(), args.event_version.into()), all)
        }
        (None, Some(ty)) => (Subject::Structure(structure(catalog, ty)?), args.data.clone()),
        (None, None) => return Err(Problem::new("the name of the structure is not text").help("write a name in C")),
    };
    let input = input::read(&data, args.raw, console.input)?;
    let pointer = args.at.pointer.unwrap_or(Pointer::Bits64);
    let sample = Sample { subject, pointer, release, bytes: input.bytes, origin: String::new(), synthetic: false };
    let mut lines = decode_with(catalog, &sample, &value).lines;
    // A file continues behind the structure.
    lines.retain(|(name, _)| !(input.goes_on && name == "rest"));
    match args.format {
        Format::Text => {
            let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
            for (name, value) in lines {
                let line = format!("{name:width$}  {value}");
                writeln!(console.out, "{}", visible_lines(line.trim_end()))?;
            }
        }
        Format::Json => {
            let rows = lines.iter().map(|(path, value)| serde_json::json!({ "path": path, "value": value }));
            writeln!(console.out, "{}", visible_json(&serde_json::Value::from_iter(rows)))?;
        }
    }
    Ok(())
}

/// Writes a value as the generated decoder does: with its units, and if its meaning has a form of its own, in that form.
#[cfg(feature = "tables")]
fn value(value: &Unnamed<'_>) -> String {
    use etwspec_catalog::Meaning as Of;

    let meaning = match value.meaning {
        Some(Of::Ipv4Address) => Some(Meaning::Ipv4Address),
        Some(Of::Ipv6Address) => Some(Meaning::Ipv6Address),
        Some(Of::NetworkPort) => Some(Meaning::NetworkPort),
        Some(Of::FileTime) => Some(Meaning::FileTime),
        Some(Of::UnixTime) => Some(Meaning::UnixTime),
        Some(Of::Tag) => Some(Meaning::Tag),
        _ => None,
    };
    match (meaning_text::of_bytes(meaning, value.bytes, None), value.units) {
        (Some(text), _) => format!("{} {text}", value.text),
        (None, Some(units)) => {
            let hexadecimal = value.text.strip_prefix(value.decimal).unwrap_or_default();
            format!("{}{hexadecimal}", quantity(value.decimal, units))
        }
        (None, None) => value.text.to_owned(),
    }
}

/// Returns the name of a structure, given in C or in Rust, in any case.
#[cfg(feature = "tables")]
fn structure(catalog: &Catalog, text: &str) -> Result<String, Problem> {
    let names = || catalog.structs.iter().flat_map(|one| [&one.name, &one.rust].map(|name| (name, one)));
    if let Some((_, one)) = names().find(|(name, _)| squash(name) == squash(text)) {
        return Ok(one.name.clone());
    }
    Err(Problem::new(format!("--spec: the tables have no structure `{text}`")).suggest(
        &closest(text, names().map(|(name, _)| name.as_str()), 5),
        "name a structure, and select its form with --release and --pointer; or name an event with --hook",
    ))
}

/// Parses a hook ID, given as a number or a name.
fn hook_id(catalog: &Catalog, text: &str) -> Result<u16, Problem> {
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
