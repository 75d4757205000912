//! `etwspec catalog`.

use clap::Args;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::flat::flat;
use etwspec_console::{Console, Problem};

use crate::arguments::At;
use crate::builtin;

/// Print the catalog as JSON: everything, or what holds in one release.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CatalogArgs {
    #[command(flatten)]
    at: At,
}

const AFTER: &str = "\
Without --release, the output is generated/catalog.json: every fact with its releases and sources.

With --release, it is the flat view for one pointer size (64 unless given): the number of every constant that is not
known to be absent, hook ids included, and every structure with its fields by path. Of a structure that goes on as its
bytes say, `fixed` is how many bytes are always there, and `tail` tells what follows. A release with points within it
(5.2, 6.0, 6.3) has the constants of all of them and the structures of the last.

Examples:
  etwspec catalog > catalog.json
  etwspec catalog --release 6.1 --pointer 32
  etwspec catalog --release \"late 5.2\"";

pub(crate) fn catalog(args: &CatalogArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if args.at.release.is_none() {
        if args.at.pointer.is_some() {
            return Err(Problem::new("--pointer says nothing without --release: the whole catalog has both sizes")
                .help("add --release ID"));
        }
        console.out.write_all(&builtin::json()?)?;
        return Ok(());
    }
    let catalog = builtin::catalog()?;
    if let Some(moment) = args.at.moment(&catalog.releases, console)? {
        let view = flat(catalog, &moment, args.at.pointer.unwrap_or(Pointer::Bits64));
        serde_json::to_writer_pretty(&mut *console.out, &view).map_err(std::io::Error::from)?;
        writeln!(console.out)?;
    }
    Ok(())
}
