//! The argument for the folder of the tables.

use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_catalog::Catalog;

use etwspec_console::{Console, Problem};

use crate::failed::failed;

/// The folder of the tables.
#[derive(Clone, Debug, Args)]
pub(crate) struct SpecArgs {
    /// Folder of the tables.
    #[arg(long = "spec", value_name = "DIR", default_value = "spec")]
    pub(crate) dir: PathBuf,
}

impl SpecArgs {
    /// Reads and checks the tables, and returns their catalog.
    pub(crate) fn catalog(&self, console: &mut Console<'_>) -> Result<Catalog, Problem> {
        let dir = self.folder()?;
        etwspec_codegen::catalog(dir).map_err(|failure| failed(failure, dir, console))
    }

    /// Returns the folder, if it exists.
    pub(crate) fn folder(&self) -> Result<&Path, Problem> {
        if self.dir.is_dir() {
            return Ok(&self.dir);
        }
        let dir = self.dir.display();
        let message = match self.dir.exists() {
            true => format!("{dir} is not a folder"),
            false => format!("the folder {dir} does not exist"),
        };
        Err(Problem::new(message)
            .help("run this in the root of the repository, or name the folder of the tables with --spec DIR"))
    }
}
