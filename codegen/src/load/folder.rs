//! Finds the files of a spec in a folder and reads them as text.

use std::io;
use std::path::{Path, PathBuf};

use etwspec_catalog::limits::ITEMS;
use etwspec_console::read_regular;

use super::text::Text;
use crate::schema::OBSERVED;

/// Maximum depth of folders that are searched. Tables are one folder deep; deeper folders are searched only to report
/// their files.
const DEEPEST: u32 = 6;

/// Maximum size of all tables together, in bytes. Checking tables takes a multiple of their size in memory.
const LIMIT: u64 = 64 << 20;

/// A file or folder that could not be read.
#[derive(Debug)]
pub struct IoProblem {
    /// The file or folder.
    pub path: PathBuf,
    /// Operation that failed.
    pub doing: &'static str,
    /// Error of the operating system.
    pub error: io::Error,
}

impl std::fmt::Display for IoProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "cannot {} {}: {}", self.doing, self.path.display(), self.error)?;
        match self.error.kind() {
            io::ErrorKind::NotFound => write!(f, "\nname the folder of the spec with --spec DIR"),
            io::ErrorKind::PermissionDenied => write!(f, "\nmake it readable for you"),
            io::ErrorKind::InvalidInput => write!(f, "\nmove it out of the folder of the tables"),
            io::ErrorKind::FileTooLarge => {
                write!(f, "\nmove what is not a table out of the folder of the tables")
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for IoProblem {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// All files below the folder, and the counts from real traces if they are beside it, in the order of their paths. Files
/// that do not end in `.toml` are not read: their texts are empty.
pub(super) fn read(dir: &Path) -> Result<Vec<Text>, IoProblem> {
    let mut paths = Vec::new();
    let root = dir.canonicalize().unwrap_or_else(|_| dir.to_owned());
    find(dir, &root, "", 0, &mut paths)?;
    if dir.join(OBSERVED).exists() {
        paths.push(OBSERVED.to_owned());
    }
    paths.sort();
    let (mut texts, mut limit) = (Vec::with_capacity(paths.len()), LIMIT);
    for path in paths {
        if !path.ends_with(".toml") {
            texts.push(Text::new(path, String::new()));
            continue;
        }
        let full = dir.join(&path);
        let bytes = read_regular(&full, limit).map_err(|error| match error.kind() {
            io::ErrorKind::FileTooLarge => {
                let text = format!("with it, the tables have more than {} MiB", LIMIT >> 20);
                IoProblem { path: full, doing: "read the table", error: io::Error::new(error.kind(), text) }
            }
            _ => IoProblem { path: full, doing: "read the table", error },
        })?;
        limit = limit.saturating_sub(bytes.len() as u64);
        texts.push(Text::from_bytes(path, bytes));
    }
    Ok(texts)
}

fn find(dir: &Path, root: &Path, prefix: &str, depth: u32, paths: &mut Vec<String>) -> Result<(), IoProblem> {
    let problem = |error| IoProblem { path: dir.to_owned(), doing: "read the folder", error };
    for entry in std::fs::read_dir(dir).map_err(problem)? {
        let entry = entry.map_err(problem)?;
        let name = entry.file_name();
        // A name that is no text cannot be one of ours, and some belong to editors.
        let Some(name) = name.to_str().filter(|name| !beside_tables(name)) else { continue };
        let path = format!("{prefix}{name}");
        let full = entry.path();
        if paths.len() >= ITEMS {
            let text = format!("it has more than {ITEMS} tables");
            return Err(problem(io::Error::new(io::ErrorKind::FileTooLarge, text)));
        }
        let target = entry.file_type().is_ok_and(|ty| ty.is_symlink()).then(|| full.canonicalize());
        if target.is_some_and(|target| target.is_ok_and(|target| !target.starts_with(root))) {
            let error = io::Error::new(io::ErrorKind::InvalidInput, "it is a link out of the folder");
            return Err(IoProblem { path: full, doing: "read the table", error });
        }
        if full.is_dir() && !name.ends_with(".toml") {
            if depth < DEEPEST {
                find(&full, root, &format!("{path}/"), depth + 1, paths)?;
            }
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// Returns whether a file is a lock, a backup or a temporary file of an editor, or explains the folder.
fn beside_tables(name: &str) -> bool {
    name == "README.md"
        || name.starts_with(['.', '#'])
        || name.ends_with('~')
        || name.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_files_that_are_no_tables_without_reading_them() {
        let scratch = tempfile::tempdir().expect("a folder");
        for name in ["types.toml", "types.toml~", ".types.toml.swp", "#types.toml#", "4913", "README.md", "notes.txt"] {
            std::fs::write(scratch.path().join(name), [0xFF]).expect("written");
        }
        let texts = read(scratch.path()).expect("readable");
        let found: Vec<_> = texts.iter().map(|text| (&*text.source.path, text.source.text.len())).collect();
        assert_eq!(found, [("notes.txt", 0), ("types.toml", 3)]);
        let table = crate::load::Table::new(texts[0].clone());
        let [problem] = table.problems() else { panic!("{table:?}") };
        assert_eq!(problem.rule, crate::load::place::UNEXPECTED_FILE);
        assert!(problem.help.as_ref().is_some_and(|help| help.contains("`.toml`")));
    }
}
