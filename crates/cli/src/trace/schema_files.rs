//! Schemas in files that the user names: manifests, TMF files, PDB files and traces.

use std::path::Path;
use std::path::PathBuf;

use clap::Args;
use etwspec_console::{Console, Problem, visible};
use etwspec_schema::Schemas;
use etwspec_schema::files::SchemaFile;
use etwspec_schema::files::{self, Error, Warning};

/// The argument that names schemas.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct SchemaArgs {
    /// Read schemas of events: an instrumentation manifest (.man), messages of WPP (.tmf, .pdb), another trace with schemas
    /// (.etl), or a folder with manifests and messages. Repeat it for several.
    #[arg(long, value_name = "FILE|DIR")]
    schema: Vec<PathBuf>,
}

impl SchemaArgs {
    /// Reads the files. Prints a warning for each file that has problems.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a file cannot be read or contains no schema.
    pub(crate) fn read(&self, console: &mut Console<'_>) -> Result<Schemas, Problem> {
        let mut warnings = Vec::new();
        let schemas = files::read_all(&self.schema, &mut warnings);
        for warning in &warnings {
            let label = if matches!(warning, Warning::Skipped(_)) { "--schema: " } else { "" };
            writeln!(console.err, "warning: {label}{}", visible(&warning.to_string()))?;
        }
        schemas.map_err(|error| refused("--schema: ", &error))
    }
}

/// Reads a file of schemas, whose content determines its format. Prints a warning if the file has problems.
///
/// # Errors
///
/// [`Problem::Refused`] if the file cannot be read or contains no schema.
pub fn read_file(path: &Path, console: &mut Console<'_>) -> Result<SchemaFile, Problem> {
    let file = files::read(path).map_err(|error| refused("", &error))?;
    if let Some(summary) = file.summary() {
        writeln!(console.err, "warning: {}", visible(&summary))?;
    }
    Ok(file)
}

fn refused(label: &str, error: &Error) -> Problem {
    let problem = Problem::new(format!("{label}{}", visible(&error.to_string())));
    match error.help() {
        Some(help) => problem.help(help),
        None => problem,
    }
}
