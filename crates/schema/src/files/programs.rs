//! Programs, and the files with their messages.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use etwspec_console::open_regular;

use super::PROGRAM;
use crate::binary_manifest::{Program, ProgramError, Resources, USUAL};

/// Opens a file if it is a program.
pub(super) fn open(path: &Path) -> io::Result<Option<File>> {
    let mut file = open_regular(path)?;
    let mut first = Vec::new();
    (&mut file).take(PROGRAM.len() as u64).read_to_end(&mut first)?;
    Ok((first == PROGRAM).then_some(file))
}

/// Reads the manifests of a program, and its messages: those in it, and those in a file for a language.
pub(super) fn resources(path: &Path, program: &File, language: Option<&str>) -> Result<Resources, ProgramError> {
    let mut resources = Program::File(program).resources(language)?;
    if resources.manifests.is_empty() {
        return Ok(resources);
    }
    for (tag, path) in candidates(path, language) {
        let Some(file) = open(&path).ok().flatten() else { continue };
        // A damaged file of messages does not make the manifest unreadable.
        let Ok(messages) = Program::File(&file).resources(language) else { continue };
        // Those of the requested language are preferred to those in the program.
        let at = if tag.is_some() && tag == language { 0 } else { resources.messages.len() };
        resources.messages.splice(at..at, messages.messages);
        break;
    }
    Ok(resources)
}

/// Files that may contain the messages of a program, with their language.
fn candidates<'l>(program: &Path, language: Option<&'l str>) -> Vec<(Option<&'l str>, PathBuf)> {
    let (Some(folder), Some(name)) = (program.parent(), program.file_name()) else { return Vec::new() };
    let mut name = name.to_owned();
    name.push(".mui");
    let tags = language.into_iter().chain([USUAL]);
    let mut all: Vec<_> = tags.map(|tag| (Some(tag), in_any_case(&folder.join(tag), &name))).collect();
    all.push((None, folder.join(&name)));
    all
}

/// Returns the path of a file of a folder. Volumes of Windows ignore case, and others do not.
fn in_any_case(folder: &Path, name: &std::ffi::OsStr) -> PathBuf {
    let exact = folder.join(name);
    if exact.exists() {
        return exact;
    }
    let same = |entry: &fs::DirEntry| entry.file_name().eq_ignore_ascii_case(name);
    let found = fs::read_dir(folder).ok().and_then(|entries| entries.flatten().find(same));
    found.map_or(exact, |entry| entry.path())
}
