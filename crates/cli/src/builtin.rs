//! The catalog that is built into the command, so that it works in any folder.

use std::sync::OnceLock;

use etwspec_catalog::Catalog;
use etwspec_catalog::query::Index;
use etwspec_console::Problem;

/// The catalog as JSON, exactly as generated.
pub(crate) const TEXT: &str = include_str!("../../../generated/catalog.json");

/// The catalog, read when it is first asked for.
///
/// Generating must work while the generated catalog is of an older form, so it is read only where it is needed.
pub(crate) fn catalog() -> Result<&'static Catalog, Problem> {
    static CATALOG: OnceLock<Result<Catalog, String>> = OnceLock::new();
    let read = || serde_json::from_str(TEXT).map_err(|error| error.to_string());
    CATALOG.get_or_init(read).as_ref().map_err(|error| {
        Problem::new(format!("the catalog that was built into this command cannot be read: {error}"))
            .help("run `cargo run --release -- generate`, then build the command again")
    })
}

/// The names of the catalog, collected when they are first asked for.
pub(crate) fn index() -> Result<&'static Index<'static>, Problem> {
    static INDEX: OnceLock<Index<'static>> = OnceLock::new();
    let catalog = catalog()?;
    Ok(INDEX.get_or_init(|| Index::new(catalog)))
}
