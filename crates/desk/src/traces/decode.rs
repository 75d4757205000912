//! `cargo spec decode`.

use clap::Args;
use etwspec::Meaning;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::suggest::{closest, squash};
use etwspec_changes::{Sample, Subject, Unnamed, decode_with};
use etwspec_cli::shared::{DecodeQuery, Format, hook_id, read_input};
use etwspec_console::{Console, Problem, visible_json, visible_lines};
use etwspec_decode::meaning_text::{self, quantity};

use crate::spec::SpecArgs;

/// Decode bytes by the tables instead of the generated code: tries an edit on bytes without a build.
#[derive(Debug, Args)]
#[command(after_help = AFTER, override_usage = USAGE)]
pub(crate) struct DecodeArgs {
    #[command(flatten)]
    query: DecodeQuery,
    #[command(flatten)]
    spec: SpecArgs,
}

const USAGE: &str = "cargo spec decode [OPTIONS] TYPE HEX|-|FILE@OFFSET ...
       cargo spec decode [OPTIONS] --hook <HOOK> HEX|-|FILE@OFFSET ...";

const AFTER: &str = "\
Bytes are given as for `etwspec decode`. TYPE or --hook is required.

Examples:
  cargo spec decode PERFINFO_TRACE_HEADER trace.etl@0x48
  cargo spec decode --hook 0x0524 --event-version 4 010000000200000008080000...";

pub(crate) fn decode(args: &DecodeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    args.query.code_page.apply();
    by_tables(&args.spec.catalog(console)?, &args.query, console)
}

/// Decodes by a catalog alone. Generated code knows only the tables from which it was generated.
fn by_tables(catalog: &Catalog, args: &DecodeQuery, console: &mut Console<'_>) -> Result<(), Problem> {
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
    let input = read_input(&data, args.raw, console.input)?;
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
fn structure(catalog: &Catalog, text: &str) -> Result<String, Problem> {
    let names = || catalog.structs.iter().flat_map(|one| [&one.name, &one.rust].map(|name| (name, one)));
    if let Some((_, one)) = names().find(|(name, _)| squash(name) == squash(text)) {
        return Ok(one.name.clone());
    }
    Err(Problem::new(format!("the tables have no structure `{text}`")).suggest(
        &closest(text, names().map(|(name, _)| name.as_str()), 5),
        "name a structure, and select its form with --release and --pointer; or name an event with --hook",
    ))
}
