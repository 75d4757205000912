//! List of generated files, stored in their folder.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use super::OutputError;
use super::disk::stays_within;
use crate::emit::LAYOUT;

/// Name of the file list. It determines which files this program may remove.
pub(super) const NAME: &str = ".generated-files";

/// Text before and after the command name in the first line of the list.
const BEFORE: &str = "# The files that `etwspec ";
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
    pub(super) fn read(dir: &Path, owner: &str) -> Result<Manifest, OutputError> {
        let path = dir.join(NAME);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(OutputError { path, doing: "read", error }),
        };
        let first = text.lines().next().unwrap_or_default();
        match first.strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER)) {
            Some(other) if other != owner => {
                let text =
                    format!("it contains the files of `etwspec {other}`, which would be removed; name another folder");
                Err(OutputError { path: dir.to_owned(), doing: "write into", error: io::Error::other(text) })
            }
            _ => {
                let rows = text.lines().filter(|line| !line.starts_with('#')).map(row);
                let files = rows.filter(|(path, _)| stays_within(path)).map(|(path, mark)| (path.to_owned(), mark));
                Ok(Manifest { owner: owner.to_owned(), files: files.collect() })
            }
        }
    }
}

fn row(line: &str) -> (&str, Option<Mark>) {
    line.split_once('\t').map_or((line, None), |(path, mark)| (path, Mark::parse(mark)))
}
