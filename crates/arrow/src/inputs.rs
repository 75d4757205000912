//! Finds the traces to read.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Returns the traces of a path: a file itself, or the `.etl` files of a folder and of the folders in it, sorted. Links in a folder
/// to other folders are not followed, because a folder may contain itself. Pipes and devices in a folder are no traces.
///
/// # Errors
///
/// Those of the operating system: the path does not exist, or a folder cannot be read.
pub fn traces_of(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut inner = fs::read_dir(path)?
        .map(|entry| entry.and_then(|entry| Ok((entry.path(), entry.file_type()?.is_dir()))))
        .collect::<io::Result<Vec<_>>>()?;
    inner.sort();
    let mut traces = Vec::new();
    for (path, is_dir) in inner {
        if is_dir {
            traces.extend(traces_of(&path)?);
        } else if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("etl"))
            && fs::metadata(&path).is_ok_and(|found| found.is_file())
        {
            traces.push(path);
        }
    }
    Ok(traces)
}
