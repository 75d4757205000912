//! Locations of traces.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::input::packed;

/// Source of a trace.
#[derive(Clone, Copy, Debug)]
pub enum Location<'p> {
    /// A file.
    Path(&'p Path),
    /// A file that is being written. Reading ends with the session, or when the flag is set.
    Followed(&'p Path, &'static AtomicBool),
    /// A trace in an archive, by its number.
    Member(&'p Path, usize),
    /// Standard input.
    StandardInput,
    /// The built-in sample.
    Sample,
}

impl<'p> Location<'p> {
    /// Returns the file with a path, or standard input for `-`.
    pub fn path(path: &'p Path) -> Self {
        if path.as_os_str() == "-" { Location::StandardInput } else { Location::Path(path) }
    }

    /// Returns the traces in the file with a path: those of an archive, or one.
    pub fn traces(path: &'p Path) -> Vec<Self> {
        match packed::archive(path).len() {
            0 | 1 => vec![Location::path(path)],
            many => (0..many).map(|number| Location::Member(path, number)).collect(),
        }
    }

    /// Returns the file that contains it.
    pub fn file(&self) -> Option<&'p Path> {
        match self {
            Location::Path(path) => Some(packed::split(path).map_or(*path, |(archive, _)| archive)),
            Location::Member(path, _) | Location::Followed(path, _) => Some(path),
            Location::StandardInput | Location::Sample => None,
        }
    }

    /// Returns the name of the file without its extension, and without that of a compressed file.
    pub fn stem(&self) -> String {
        let path = match self {
            Location::Path(path) | Location::Member(path, _) | Location::Followed(path, _) => path,
            Location::StandardInput => Path::new("stdin"),
            Location::Sample => Path::new("sample"),
        };
        let stem = Path::new(path.file_stem().unwrap_or(path.as_os_str()));
        let inner = stem.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("etl"));
        let stem = if inner { stem.file_stem() } else { None }.unwrap_or(stem.as_os_str());
        stem.to_string_lossy().into_owned()
    }
}
