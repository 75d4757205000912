//! `etwspec catalog`.

use clap::Args;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::flat::flat;
use etwspec_console::{Console, Problem, visible_json};
use serde_json::json;

use crate::arguments::At;
use crate::builtin;

/// Print the catalog as JSON: all facts, or the facts of one release.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CatalogArgs {
    #[command(flatten)]
    at: At,
}

const AFTER: &str = "\
Without --release, print generated/catalog/catalog.json: every fact with its releases and sources.

With --release, print a flat view of that release for one pointer size (64 by default):
  - the number of every constant, hook IDs included, that is not known to be absent
  - every structure, with its fields by path

For a structure with a variable part, `fixed` is the size of the fixed part in bytes and `tail` \
lists the parts that follow. A release that is divided into points (5.2, 6.0, 6.3) has the constants \
of all its points and the structures of the last.

Examples:
  etwspec catalog > catalog.json
  etwspec catalog --release 6.1 --pointer 32
  etwspec catalog --release \"late 5.2\"";

pub(crate) fn catalog(args: &CatalogArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if args.at.release.is_none() {
        if args.at.pointer.is_some() {
            return Err(Problem::new("--pointer needs --release: the whole catalog contains both pointer sizes")
                .help("add --release RELEASE, or leave out --pointer"));
        }
        console.out.write_all(&etwspec_catalog_data::json())?;
        return Ok(());
    }
    let catalog = builtin::catalog()?;
    if let Some(moment) = args.at.moment(&catalog.releases, console)? {
        let view = flat(catalog, &moment, args.at.pointer.unwrap_or(Pointer::Bits64));
        writeln!(console.out, "{}", visible_json(&json!(view)))?;
    }
    Ok(())
}
