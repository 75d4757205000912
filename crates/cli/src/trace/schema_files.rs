//! Schemas in files that the user names: manifests, programs, TMF files, PDB files and traces.

use std::io::Read as _;
use std::path::Path;
use std::path::PathBuf;

use clap::Args;
use etwspec_console::{Console, Problem, open_regular, visible};
use etwspec_etl::text::CodePage;
use etwspec_schema::Schemas;
use etwspec_schema::files::SchemaFile;
use etwspec_schema::files::{self, Error, Format, Options, Warning};
use etwspec_traces::Traces;

use crate::arguments::CodePageArg;

/// The argument that names schemas.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct SchemaArgs {
    /// Read schemas of events from a file or folder.
    ///
    /// An instrumentation manifest (.man), a program with one (.exe, .dll, .sys), messages of WPP (.tmf, .pdb), another trace (.etl), or
    /// a folder of such files except traces. Repeat it for several.
    #[arg(long, value_name = "FILE|DIR")]
    schema: Vec<PathBuf>,
    /// Language of messages in manifests and programs (de-DE).
    ///
    /// The default is en-US, or else the first.
    #[arg(long, value_name = "LANGUAGE", hide_short_help = true)]
    language: Option<String>,
}

/// The arguments that determine how events are decoded.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DecodingArgs {
    #[command(flatten)]
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
}

impl DecodingArgs {
    /// Reads the files as [`SchemaArgs::read`] does.
    pub(crate) fn read(&self, console: &mut Console<'_>) -> Result<Given, Problem> {
        Ok(Given { schemas: self.schemas.read(console)?, code_page: self.code_page.code_page })
    }
}

/// Schemas and code page for traces.
#[derive(Clone)]
pub(crate) struct Given {
    schemas: Schemas,
    code_page: Option<CodePage>,
}

impl Given {
    /// Adds the schemas and the code page to traces.
    pub(crate) fn add_to(self, traces: Traces<'_>) -> Traces<'_> {
        traces.with_schemas(self.schemas).with_code_page(self.code_page)
    }
}

impl SchemaArgs {
    /// Reads the files. Prints a warning for each file that has problems.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a file cannot be read or contains no schema.
    pub(crate) fn read(&self, console: &mut Console<'_>) -> Result<Schemas, Problem> {
        let mut warnings = Vec::new();
        let schemas = self.options().read_all(&self.schema, &mut warnings);
        warn("--schema: ", &warnings, console)?;
        schemas.map_err(|error| refused("--schema: ", &error))
    }

    /// Reads a file or the files of a folder. Prints a warning for each that has problems.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a file cannot be read or contains no schema.
    pub(crate) fn read_each(
        &self,
        path: &Path,
        console: &mut Console<'_>,
        each: impl FnMut(&Path, SchemaFile),
    ) -> Result<(), Problem> {
        let mut warnings = Vec::new();
        let read = self.options().read_each([path], &mut warnings, each);
        warn("", &warnings, console)?;
        read.map_err(|error| refused("", &error))
    }

    fn options(&self) -> Options {
        let mut options = Options::default();
        options.language.clone_from(&self.language);
        options
    }
}

fn warn(label: &str, warnings: &[Warning], console: &mut Console<'_>) -> Result<(), Problem> {
    for warning in warnings {
        let label = if matches!(warning, Warning::Skipped(_)) { label } else { "" };
        writeln!(console.err, "warning: {label}{}", visible(&warning.to_string()))?;
    }
    Ok(())
}

/// Returns whether a path is that of a folder, or of a file of schemas by its first bytes. Text is none, unless it is XML.
pub(crate) fn is_schemas(path: &Path) -> bool {
    let mut first = Vec::new();
    let read = open_regular(path).and_then(|file| file.take(512).read_to_end(&mut first));
    path.is_dir() || (read.is_ok() && Format::of(&first) != Format::Tmf)
}

/// Reads a file of schemas, whose content determines its format. Prints a warning if the file has problems.
///
/// # Errors
///
/// [`Problem::Refused`] if the file cannot be read or contains no schema.
pub(crate) fn read_file(path: &Path, console: &mut Console<'_>) -> Result<SchemaFile, Problem> {
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
