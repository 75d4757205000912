//! Catalogs in files that users name.

use std::io::ErrorKind;
use std::path::Path;

use crate::{Catalog, LoadError, limits};
use etwspec_console::problem::Message;
use etwspec_console::read_regular;

/// Reads a catalog file.
///
/// # Errors
///
/// Returns an error if the file cannot be read or is not a catalog of this version.
pub fn catalog_file(path: &Path) -> Result<Catalog, Message> {
    let shown = path.display();
    let bytes = read_regular(path, limits::CATALOG as u64).map_err(|error| {
        let problem = Message::new(format!("cannot read {shown}: {error}"));
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::InvalidInput | ErrorKind::FileTooLarge => {
                problem.help("name a file that `etwspec catalog` wrote")
            }
            _ => problem,
        }
    })?;
    Catalog::from_slice(&bytes).map_err(|error| {
        let problem = Message::new(format!("cannot read {shown}: {error}"));
        match error {
            LoadError::Format { .. } => {
                problem.help("write it again with `etwspec catalog` of this version, or use the version that wrote it")
            }
            _ => problem.help("name a file that `etwspec catalog` wrote"),
        }
    })
}
