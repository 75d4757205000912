//! The catalog that is built into the command, so that it works in any folder.

use etwspec_codegen::catalog::Catalog;
use etwspec_codegen::command::Problem;

/// The catalog as JSON, exactly as generated.
pub(crate) const TEXT: &str = include_str!("../../../generated/catalog.json");

/// The catalog.
pub(crate) fn catalog() -> Result<Catalog, Problem> {
    // Generating must work while the generated catalog is of an older form, so it is read only where it is needed.
    serde_json::from_str(TEXT).map_err(|error| {
        Problem::new(format!("the catalog that was built into this command cannot be read: {error}"))
            .help("run `cargo run --release -- generate`, then build the command again")
    })
}
