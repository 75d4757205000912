//! List of generated files, stored in their folder.
//!
//! # Design
//!
//! `generate` removes only listed files, so that it deletes nothing that it did not write.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use super::OutputError;
use super::disk::{read, stays_within};
use crate::emit::LAYOUT;

/// Name of the file list. It determines which files this program may remove.
pub(super) const NAME: &str = ".generated-files";

/// Text before and after the command name in the first line of the list.
const BEFORE: &str = "# The files that `cargo spec ";
/// Text before the command name in lists of earlier versions.
const FORMERLY: &str = "# The files that `etwspec ";
const AFTER: &str = "` writes and removes in this folder.";

/// Hash of a raw text and its formatted text. It states that formatting the raw text gives the formatted text,
/// independent of the file that contains it. It therefore remains valid in an old or merged list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u64);

impl Mark {
    pub(super) fn new(raw: &str, text: &[u8]) -> Mark {
        let mut hash = Xxh3::new();
        hash.update(&LAYOUT.to_le_bytes());
        hash.update(&(raw.len() as u64).to_le_bytes());
        hash.update(raw.as_bytes());
        hash.update(text);
        Mark(hash.digest())
    }

    fn parse(text: &str) -> Option<Mark> {
        u64::from_str_radix(text, 16).ok().map(Mark)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// List of the files that a command has written into a folder.
pub(super) struct Manifest {
    owner: String,
    /// Relative paths, with the hashes of formatted files.
    pub(super) files: BTreeMap<String, Option<Mark>>,
}

impl Manifest {
    pub(super) fn new(owner: &str) -> Manifest {
        Manifest { owner: owner.to_owned(), files: BTreeMap::new() }
    }

    /// Returns this list with the additional files of another.
    pub(super) fn union(&self, other: Manifest) -> Manifest {
        let mut files = other.files;
        files.extend(self.files.iter().map(|(path, mark)| (path.clone(), *mark)));
        Manifest { owner: self.owner.clone(), files }
    }

    pub(super) fn text(&self) -> String {
        let mut text = format!("{BEFORE}{}{AFTER}\n", self.owner);
        for (path, mark) in &self.files {
            text += path;
            if let Some(mark) = mark {
                text += &format!("\t{mark}");
            }
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
                let rows = text.lines().skip(1).map(row);
                let files = rows
                    .filter(|(path, _)| stays_within(path) && *path != NAME)
                    .map(|(path, mark)| (path.to_owned(), mark));
                Ok(Manifest { owner: owner.to_owned(), files: files.collect() })
            }
        }
    }
}

fn row(line: &str) -> (&str, Option<Mark>) {
    line.split_once('\t').map_or((line, None), |(path, mark)| (path, Mark::parse(mark)))
}
