//! Arguments that locate the tables.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Problem;

/// Spec to read.
#[derive(Clone, Debug, Args)]
pub struct SpecArgs {
    /// Folder of the tables.
    #[arg(long = "spec", value_name = "DIR", default_value = "spec")]
    pub dir: PathBuf,
}

impl SpecArgs {
    /// Returns the folder, or an error if it does not exist.
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
