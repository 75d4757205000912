//! List of generated files, stored in their folder.
//!
//! # Design
//!
//! `generate` removes only listed files, so that it deletes nothing that it did not write.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use super::OutputError;
use super::disk::{read, stays_within};

/// Name of the file list. It determines which files this program may remove.
pub(super) const NAME: &str = ".generated-files";

/// Text before and after the command name in the first line of the list.
const BEFORE: &str = "# The files that `cargo spec ";
/// Text before the command name in lists of earlier versions.
const FORMERLY: &str = "# The files that `etwspec ";
const AFTER: &str = "` writes and removes in this folder.";

/// List of the files that a command has written into a folder.
pub(super) struct Manifest {
    owner: String,
    /// Relative paths.
    pub(super) files: BTreeSet<String>,
}

impl Manifest {
    pub(super) fn new(owner: &str) -> Manifest {
        Manifest { owner: owner.to_owned(), files: BTreeSet::new() }
    }

    /// Returns this list with the additional files of another.
    pub(super) fn union(&self, other: Manifest) -> Manifest {
        Manifest { owner: self.owner.clone(), files: &self.files | &other.files }
    }

    pub(super) fn text(&self) -> String {
        let mut text = format!("{BEFORE}{}{AFTER}\n", self.owner);
        for path in &self.files {
            text += path;
            text.push('\n');
        }
        text
    }

    /// Reads the list of a folder. Ignores paths that lead out of the folder.
    ///
    /// # Errors
    ///
    /// Returns an [`OutputError`] if the list cannot be read, or is not one of this command: it determines which files
    /// are removed.
    pub(super) fn read(dir: &Path, owner: &str) -> Result<Manifest, OutputError> {
        let Some(bytes) = read(dir, NAME)? else { return Ok(Manifest::new(owner)) };
        let refused = |error| OutputError { path: dir.join(NAME), doing: "read", error };
        let text = String::from_utf8(bytes).map_err(|_| refused(io::ErrorKind::InvalidData.into()))?;
        let first = text.lines().next().unwrap_or_default();
        let named = [BEFORE, FORMERLY].iter().find_map(|before| first.strip_prefix(before));
        match named.and_then(|rest| rest.strip_suffix(AFTER)) {
            None => {
                let text = format!("its first line is not `{BEFORE}{owner}{AFTER}`, so no file is removed by it");
                Err(refused(io::Error::new(io::ErrorKind::InvalidInput, text)))
            }
            Some(other) if other != owner => {
                let text = format!(
                    "it contains the files of `cargo spec {other}`, which would be removed; name another folder"
                );
                Err(OutputError { path: dir.to_owned(), doing: "write into", error: io::Error::other(text) })
            }
            _ => {
                // Lists of earlier versions have more after a tab.
                let paths = text.lines().skip(1).filter_map(|line| line.split('\t').next());
                let files = paths.filter(|path| stays_within(path) && *path != NAME).map(str::to_owned);
                Ok(Manifest { owner: owner.to_owned(), files: files.collect() })
            }
        }
    }
}
