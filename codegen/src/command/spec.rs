//! Arguments that locate the tables.

use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_catalog::Catalog;

use super::{Console, Problem, failed};

/// Folder of the tables to read.
#[derive(Clone, Debug, Args)]
pub struct SpecArgs {
    /// Folder of the tables.
    #[arg(long = "spec", value_name = "DIR", default_value = "spec")]
    pub dir: PathBuf,
}

impl SpecArgs {
    /// Reads and checks the tables, and returns their catalog.
    ///
    /// # Errors
    ///
    /// [`Problem`] if the folder does not exist, or if the tables have problems: these are printed.
    pub fn catalog(&self, console: &mut Console<'_>) -> Result<Catalog, Problem> {
        let dir = self.folder()?;
        crate::catalog(dir).map_err(|failure| failed(failure, dir, console))
    }

    /// The folder, if it is one.
    pub fn folder(&self) -> Result<&Path, Problem> {
        if self.dir.is_dir() {
            return Ok(&self.dir);
        }
        let dir = self.dir.display();
        let message = match self.dir.exists() {
            true => format!("{dir} is not a folder"),
            false => format!("there is no folder {dir}"),
        };
        Err(Problem::new(message)
            .help("run this at the root of the project, or name the folder of the tables with --spec DIR"))
    }
}
