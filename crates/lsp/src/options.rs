//! Settings of a server.

use std::path::{Path, PathBuf};

/// Reads the tables of the last commit, each with its path from the folder of the tables. Returns `None` without one.
pub type ReadCommit = Box<dyn Fn(&Path) -> Option<Vec<(String, String)>> + Send + Sync>;

/// Settings of a server.
pub struct Options {
    /// Folder of the tables. A relative path is below a folder that is open in the editor.
    pub spec: PathBuf,
    /// Reads the tables of the last commit.
    pub committed: ReadCommit,
}
