//! The pipeline from a folder of tables to a folder of files.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::layout::Context;
use crate::load::{self, Problems, Spec, TablesError};
use crate::output::{self, Changes, OutputError, SyncError};
use crate::resolve::Names;
use crate::{check, emit, lower};
use etwspec_catalog::Catalog;

/// Result of a run, or the expected result of a dry run.
#[derive(Clone, Debug)]
pub struct Report {
    /// Number of structures.
    pub structures: usize,
    /// Number of layouts of the structures.
    pub layouts: usize,
    /// Number of enumerations, flag sets and constant sets.
    pub enumerations: usize,
    /// Number of values in them.
    pub values: usize,
    /// Number of meanings of group mask bits.
    pub bits: usize,
    /// Changed files.
    pub changes: Changes,
    /// Elapsed time.
    pub took: Duration,
}

/// Reason why nothing was generated.
#[derive(Debug)]
pub enum GenerateError {
    /// The tables cannot be used.
    Tables(TablesError),
    /// A generated file is not valid in its language. Nothing was written.
    Emit(emit::EmitError),
    /// A generated file could not be read or written.
    Output(OutputError),
}

impl From<TablesError> for GenerateError {
    fn from(error: TablesError) -> Self {
        GenerateError::Tables(error)
    }
}

impl From<Problems> for GenerateError {
    fn from(problems: Problems) -> Self {
        GenerateError::Tables(problems.into())
    }
}

impl From<OutputError> for GenerateError {
    fn from(error: OutputError) -> Self {
        GenerateError::Output(error)
    }
}

impl From<SyncError> for GenerateError {
    fn from(failure: SyncError) -> Self {
        match failure {
            SyncError::Emit(error) => GenerateError::Emit(error),
            SyncError::Output(error) => GenerateError::Output(error),
        }
    }
}

/// Creates the context for checking and lowering a spec.
pub fn context(spec: &Spec) -> Context<'_> {
    Context { spec, axis: crate::releases::axis(&spec.releases.data), names: Names::new(spec) }
}

/// Reads a folder of tables, checks it, and returns the catalog.
///
/// # Errors
///
/// Returns a [`TablesError`] if the folder cannot be read or the tables have problems.
pub fn catalog(spec_dir: &Path) -> Result<Catalog, TablesError> {
    Ok(tables(spec_dir)?.catalog)
}

/// Tables without problems.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The facts.
    pub catalog: Catalog,
    /// The rows and the texts, for places of rows.
    pub spec: Spec,
}

/// Reads a folder of tables, checks it, and returns the catalog with the tables.
///
/// # Errors
///
/// Returns a [`TablesError`] if the folder cannot be read or the tables have problems.
pub fn tables(spec_dir: &Path) -> Result<Tables, TablesError> {
    Ok(lowered(load::load(spec_dir)?)?)
}

/// Returns the catalog of tables that are given as texts, each with its path from the folder of the tables.
///
/// # Errors
///
/// Returns [`Problems`] if the tables have any.
pub fn tables_from_texts(texts: Vec<(String, String)>) -> Result<Tables, Problems> {
    lowered(load::load_from_texts(texts)?)
}

/// Checks a spec, and returns its problems.
pub fn checked(spec: Spec) -> Problems {
    let problems = check::run(&context(&spec));
    Problems { files: spec.files, problems }
}

/// Checks a spec, and returns its catalog.
pub(crate) fn lowered(spec: Spec) -> Result<Tables, Problems> {
    let ctx = context(&spec);
    let problems = check::run(&ctx);
    if problems.is_empty() {
        let catalog = lower::lower(&ctx);
        drop(ctx);
        return Ok(Tables { catalog, spec });
    }
    drop(ctx);
    Err(Problems { files: spec.files, problems })
}

/// Reads a folder of tables and synchronizes an output folder with the files generated from them, and with `more` files
/// that other packages generate. If the output folder is beside the sources of the runtime, writes its lists, too. With
/// `dry_run`, only reports the changes.
///
/// # Errors
///
/// Returns a [`GenerateError`] if a folder cannot be read or written, if the tables have problems, or if a generated file is
/// not valid Rust. Every file is then still complete.
pub fn generate(
    spec_dir: &Path,
    out_dir: &Path,
    more: Vec<emit::File>,
    dry_run: bool,
) -> Result<Report, GenerateError> {
    let start = Instant::now();
    let catalog = catalog(spec_dir)?;
    let files = [emit::files(&catalog), more].concat();
    let mut changes = output::sync(out_dir, "generate", &files, dry_run)?;
    lists(&catalog, out_dir.parent().unwrap_or(out_dir), dry_run, &mut changes)?;
    Ok(Report {
        structures: catalog.structs.len(),
        layouts: catalog.structs.iter().map(|structure| structure.forms.len()).sum(),
        enumerations: catalog.sets.len(),
        values: catalog.sets.iter().map(|set| set.values.len()).sum(),
        bits: catalog.masks.iter().flat_map(|mask| &mask.groups).map(|group| group.bits.len()).sum(),
        changes,
        took: start.elapsed(),
    })
}

/// Writes the lists of the runtime, if the folder contains its sources.
fn lists(catalog: &Catalog, dir: &Path, dry_run: bool, changes: &mut Changes) -> Result<(), OutputError> {
    let path = dir.join(emit::rust::LISTS);
    if !path.parent().is_some_and(Path::is_dir) {
        return Ok(());
    }
    let text = emit::rust::lists(catalog);
    match output::update(dir, emit::rust::LISTS, &text, dry_run)? {
        true => changes.written.push(format!("../{}", emit::rust::LISTS)),
        false => changes.unchanged += 1,
    }
    Ok(())
}
