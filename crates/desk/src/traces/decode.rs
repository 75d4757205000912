//! `cargo spec decode`.

use clap::Args;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::tables::Tables;
use etwspec_cli::shared::{DecodeQuery, hook_id, read_input, write_decoded};
use etwspec_console::{Console, Problem};
use etwspec_traces::decode::{Decoding, choose};

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
    by_tables(&args.spec.catalog(console)?, &args.query, console)
}

/// Decodes by tables made from a catalog. Generated code contains only the tables from which it was generated.
fn by_tables(catalog: &Catalog, args: &DecodeQuery, console: &mut Console<'_>) -> Result<(), Problem> {
    // The argument is checked against the releases of these tables.
    let moment = match args.at.moment(&catalog.releases, console)? {
        Some(moment) => moment,
        None => Moment::newest(&catalog.releases).ok_or_else(|| Problem::new("the tables have no release"))?,
    };
    let pointer = args.at.pointer.unwrap_or(Pointer::Bits64);
    let tables = Tables::of(catalog, &moment, pointer);
    let (release_given, code_page) = (args.at.release.is_some(), args.code_page.code_page);
    let decoded = if let Some(hook) = &args.hook {
        let (id, all) = (hook_id(catalog, hook)?, Vec::from_iter([&args.ty].into_iter().chain(&args.data).cloned()));
        let input = read_input(&all, args.raw, console.input)?;
        let events = catalog.hooks.iter().flat_map(|group| &group.events);
        let events = events.filter(|event| event.hook == Some(id.into()));
        let Some(layout) = tables.choose(events, args.event_version.into(), &input.bytes) else {
            let version = args.event_version;
            let bits = pointer.bits();
            return Err(Problem::new(format!(
                "the tables have no payload of 0x{id:04X}, event version {version}, with {bits}-bit pointers"
            ))
            .help("select a version with --event-version, or show what is known with `cargo spec explain`"));
        };
        let layouts = [layout];
        let decoding = Decoding { catalog, layouts: &layouts, moment, release_given, pointer, clock: None, code_page };
        decoding.decode(layout, &input)?
    } else {
        let ty = args.ty.to_str();
        let ty = ty.ok_or_else(|| Problem::new("the name of the structure is not text").help("write a name in C"))?;
        let layouts: Vec<_> = catalog.structs.iter().flat_map(|structure| tables.layouts(structure)).collect();
        let layout = choose(catalog, &layouts, ty, &moment, pointer)?;
        let decoding = Decoding { catalog, layouts: &layouts, moment, release_given, pointer, clock: None, code_page };
        decoding.decode(layout, &read_input(&args.data, args.raw, console.input)?)?
    };
    write_decoded(&decoded, args.format, console)
}
