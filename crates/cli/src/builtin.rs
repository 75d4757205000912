//! The catalog that is embedded in the command, so that it works in any folder.

use std::sync::OnceLock;

use etwspec_catalog::Catalog;
use etwspec_catalog::query::Index;
use etwspec_console::Problem;

/// Returns the catalog, which is parsed on first use.
///
/// Commands that do not need it still work if its format is out of date.
pub(crate) fn catalog() -> Result<&'static Catalog, Problem> {
    static CATALOG: OnceLock<Result<Catalog, String>> = OnceLock::new();
    let parse = || Catalog::from_slice(&etwspec_catalog_data::json()).map_err(|error| error.to_string());
    CATALOG.get_or_init(parse).as_ref().map_err(|error| unreadable(error))
}

/// Returns the index of the catalog's names, which is built on first use.
pub(crate) fn index() -> Result<&'static Index<'static>, Problem> {
    static INDEX: OnceLock<Index<'static>> = OnceLock::new();
    let catalog = catalog()?;
    Ok(INDEX.get_or_init(|| Index::new(catalog)))
}

fn unreadable(error: &str) -> Problem {
    Problem::new(format!("cannot read the built-in catalog: {error}"))
        .help("run `cargo spec generate`, then build etwspec again")
}
