//! The main job, from a folder of tables to a folder of files.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::diagnostics::Diagnostic;
use crate::layout::Context;
use crate::load::{self, Files, Spec};
use crate::output::{self, Changes, OutputError, SyncError};
use crate::resolve::Names;
use crate::{check, emit, lower};
use etwspec_catalog::Catalog;

/// What a run did, or, of a run that only looked, what one would do.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many structures there are.
    pub structures: usize,
    /// In how many forms.
    pub layouts: usize,
    /// How many enumerations, sets of flags and sets of constants.
    pub enumerations: usize,
    /// How many values they have.
    pub values: usize,
    /// How many meanings of bits the group masks have.
    pub bits: usize,
    /// Which files changed.
    pub changes: Changes,
    /// How long it took.
    pub took: Duration,
}

/// Why nothing was generated.
#[derive(Debug)]
pub enum Failure {
    /// A file or a folder of the spec could not be opened.
    Spec(load::IoProblem),
    /// The tables have problems.
    Problems {
        /// The files as text, for diagnostics.
        files: Files,
        /// The problems.
        problems: Vec<Diagnostic>,
    },
    /// A file that would be generated is not of its language. Nothing was written.
    Emit(emit::EmitError),
    /// A generated file could not be read or written.
    Output(OutputError),
}

impl From<load::Failure> for Failure {
    fn from(failure: load::Failure) -> Self {
        match failure {
            load::Failure::Io(problem) => Failure::Spec(problem),
            load::Failure::Problems { files, problems } => Failure::Problems { files, problems },
        }
    }
}

impl From<SyncError> for Failure {
    fn from(failure: SyncError) -> Self {
        match failure {
            SyncError::Emit(error) => Failure::Emit(error),
            SyncError::Output(error) => Failure::Output(error),
        }
    }
}

/// What checking and lowering a spec need to know.
pub fn context(spec: &Spec) -> Context<'_> {
    Context { spec, axis: crate::releases::axis(&spec.releases.data), names: Names::new(spec) }
}

/// Reads a folder of tables, checks it, and makes the catalog.
///
/// # Errors
///
/// [`Failure`] if the folder cannot be read or the tables have problems.
pub fn catalog(spec_dir: &Path) -> Result<Catalog, Failure> {
    let spec = load::load(spec_dir)?;
    let ctx = context(&spec);
    let problems = check::run(&ctx);
    if problems.is_empty() {
        return Ok(lower::lower(&ctx));
    }
    drop(ctx);
    Err(Failure::Problems { files: spec.files, problems })
}

/// Reads a folder of tables and makes another folder hold what is generated from them; with `only_look`, tells what
/// would change.
///
/// # Errors
///
/// [`Failure`] if a folder cannot be read or written, if the tables have problems, or if they lead to a file that is not
/// Rust. Then every file is still whole.
pub fn generate(spec_dir: &Path, out_dir: &Path, only_look: bool) -> Result<Report, Failure> {
    let start = Instant::now();
    let catalog = catalog(spec_dir)?;
    let files = emit::files(&catalog);
    let changes = output::sync(out_dir, "generate", &files, only_look)?;
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
