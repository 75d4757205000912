//! The tables that traces are compared with: a folder or a catalog file.

use std::collections::BTreeMap;
use std::path::Path;

use etwspec_catalog::Catalog;
use etwspec_catalog::changes::catalog_file;
use etwspec_codegen::{load, tables};
use etwspec_console::{Console, Problem};

use super::report::Rows;
use crate::failed::failed;
use crate::origin;

/// Tables.
pub(super) struct Tables {
    /// The facts.
    pub(super) catalog: Catalog,
    /// Lines of their rows.
    pub(super) rows: Rows,
    /// The tables as text, unless the facts are from a catalog file.
    pub(super) spec: Option<load::Spec>,
}

/// Loads the tables that an argument names.
pub(super) fn load(spec: &Path, console: &mut Console<'_>) -> Result<Tables, Problem> {
    if spec.is_dir() {
        return folder(spec, console);
    }
    let catalog = catalog_file(spec).map_err(|problem| match spec.exists() {
        true => problem,
        false => problem.help("name a folder of tables or a catalog file with --spec"),
    })?;
    let rows = Rows { folder: None, lines: BTreeMap::new() };
    Ok(Tables { catalog, rows, spec: None })
}

fn folder(dir: &Path, console: &mut Console<'_>) -> Result<Tables, Problem> {
    let tables = tables(dir).map_err(|failure| failed(failure, dir, console))?;
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
    Ok(Tables { catalog, rows, spec: Some(spec) })
}
