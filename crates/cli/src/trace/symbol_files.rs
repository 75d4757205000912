//! Folders with PDB files.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use etwspec_console::{Problem, read_regular, visible};
use etwspec_profile::Module;

/// Maximum depth of folders. A symbol cache has folders by the name of a file and by its identity.
const DEPTH: usize = 8;

/// Maximum number of files and folders.
const ENTRIES: usize = 1 << 20;

/// Maximum size of a file in bytes: more than any PDB file has.
const SIZE: u64 = 4 << 30;

/// PDB files by their names in lower case. Windows ignores case.
#[derive(Debug)]
pub(crate) struct SymbolFiles {
    by_name: HashMap<String, Vec<PathBuf>>,
    entries: usize,
}

impl SymbolFiles {
    /// Finds the PDB files in folders.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a folder cannot be read.
    pub(crate) fn of(folders: &[PathBuf]) -> Result<SymbolFiles, Problem> {
        let mut files = SymbolFiles { by_name: HashMap::new(), entries: 0 };
        for folder in folders {
            let failed = |error| {
                let name = visible(&folder.to_string_lossy()).into_owned();
                Problem::new(format!("cannot read the folder {name}: {error}")).help("name a folder with PDB files")
            };
            fs::read_dir(folder).map_err(failed)?;
            files.add(folder, 0);
        }
        Ok(files)
    }

    fn add(&mut self, folder: &Path, depth: usize) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        // The order of a folder differs from machine to machine.
        paths.sort();
        for path in paths {
            self.entries += 1;
            if self.entries > ENTRIES {
                return;
            }
            let is_pdb = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pdb"));
            // A symbol cache has folders with the names of files.
            if path.is_dir() {
                if depth < DEPTH {
                    self.add(&path, depth + 1);
                }
            } else if is_pdb && let Some(name) = path.file_name() {
                self.by_name.entry(name.to_string_lossy().to_lowercase()).or_default().push(path);
            }
        }
    }

    /// Returns the contents of the files that may name the functions of an image.
    pub(crate) fn of_module(&self, module: &Module) -> impl Iterator<Item = Vec<u8>> + use<> {
        let name = module.symbols.as_ref().map(|symbols| symbols.name().to_lowercase()).unwrap_or_default();
        let paths = self.by_name.get(&name).cloned().unwrap_or_default();
        paths.into_iter().filter_map(|path| read_regular(&path, SIZE).ok())
    }
}
