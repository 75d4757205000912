//! The tables that traces are compared with: a folder, a catalog file, or the embedded catalog.

use std::collections::BTreeMap;
use std::path::Path;

use etwspec_catalog::Catalog;
#[cfg(feature = "tables")]
use etwspec_codegen::{command, load, origin, tables};
use etwspec_console::{Console, Problem};

use crate::builtin;
use crate::commands::versions::catalog_file;
use crate::evidence::Rows;

/// Tables.
pub(super) struct Tables {
    /// The facts; none for the embedded catalog.
    catalog: Option<Catalog>,
    /// Lines of their rows.
    pub(super) rows: Rows,
    /// The tables as text.
    #[cfg(feature = "tables")]
    pub(super) spec: Option<load::Spec>,
}

impl Tables {
    pub(super) fn catalog(&self) -> Result<&Catalog, Problem> {
        self.catalog.as_ref().map_or_else(|| builtin::catalog(), Ok)
    }
}

/// Loads the tables that an argument names.
pub(super) fn load(spec: Option<&Path>, console: &mut Console<'_>) -> Result<Tables, Problem> {
    match spec {
        Some(dir) if dir.is_dir() => folder(dir, console),
        Some(file) => Ok(without_rows(Some(catalog_file(file)?))),
        None => Ok(without_rows(None)),
    }
}

fn without_rows(catalog: Option<Catalog>) -> Tables {
    Tables {
        catalog,
        rows: Rows { folder: None, lines: BTreeMap::new() },
        #[cfg(feature = "tables")]
        spec: None,
    }
}

#[cfg(feature = "tables")]
fn folder(dir: &Path, console: &mut Console<'_>) -> Result<Tables, Problem> {
    let tables = tables(dir).map_err(|failure| command::failed(failure, dir, console))?;
    let etwspec_codegen::Tables { catalog, spec } = tables;
    let (mut lines, mut ends) = (BTreeMap::new(), BTreeMap::new());
    for row in origin::all(&spec, &catalog) {
        let Some(file) = spec.files.get(row.place.file) else { continue };
        let ends: &Vec<usize> = ends
            .entry(row.place.file)
            .or_insert_with(|| file.text.match_indices('\n').map(|(offset, _)| offset).collect());
        let line = ends.partition_point(|end| *end < row.place.range.start) + 1;
        lines.entry(row.name).or_insert_with(|| (file.path.clone(), line));
    }
    let rows = Rows { folder: Some(dir.display().to_string()), lines };
    Ok(Tables { catalog: Some(catalog), rows, spec: Some(spec) })
}

#[cfg(not(feature = "tables"))]
fn folder(dir: &Path, _: &mut Console<'_>) -> Result<Tables, Problem> {
    Err(Problem::new(format!("{} is a folder, and this etwspec cannot read tables", dir.display()))
        .help("name a file that `etwspec catalog` wrote, or install etwspec with its default features"))
}
