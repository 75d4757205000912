//! Tables in memory, for programs that check them again and again: each text is read once.
//!
//! Rules and the catalog are computed from the whole spec each time. A row can affect any other through its name, and
//! the benchmark `one_changed_file` shows that reading all texts was the part worth keeping.
//!
//! # Design
//!
//! The content of a table depends only on its text, so an unchanged text is not parsed again. A cache of the results of
//! rules would need a proof for each rule.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::generate::{Tables, checked, context, lowered};
use crate::load::{self, IoProblem, Problems, Spec, Table, Text};
use crate::span::FileId;
use crate::{check, diagnostics, parallel};

/// A folder of tables in memory, with texts that replace the texts of files.
///
/// [`check`](Self::check) and [`tables`](Self::tables) return the same as reading the same texts from a folder.
#[derive(Debug, Default)]
pub struct Workspace {
    folder: Option<PathBuf>,
    /// Tables by path from the folder, as of the last [`refresh`](Self::refresh).
    files: BTreeMap<String, Table>,
    /// Tables from texts that are not saved.
    unsaved: BTreeMap<String, Table>,
}

impl Workspace {
    /// Reads a folder of tables.
    ///
    /// # Errors
    ///
    /// Returns an [`IoProblem`] if the folder or a file cannot be read. Problems of the tables are not errors.
    pub fn open(folder: &Path) -> Result<Workspace, IoProblem> {
        let mut workspace = Workspace { folder: Some(folder.to_owned()), ..Workspace::default() };
        workspace.refresh()?;
        Ok(workspace)
    }

    /// Creates a workspace without a folder, from texts with their paths from the folder that they would be in.
    pub fn from_texts(texts: Vec<(String, String)>) -> Workspace {
        let mut workspace = Workspace::default();
        workspace.replace(texts.into_iter().map(|(path, text)| Text::new(path, text)).collect());
        workspace
    }

    /// Reads the folder again, and returns the paths of files that were added, changed or removed. Without a folder,
    /// does nothing.
    ///
    /// All files are read, because time stamps of files do not show every change. Only those with another text are
    /// parsed.
    ///
    /// # Errors
    ///
    /// Returns an [`IoProblem`] if the folder or a file cannot be read. The workspace is then unchanged.
    pub fn refresh(&mut self) -> Result<Vec<String>, IoProblem> {
        match &self.folder {
            Some(folder) => Ok(self.replace(load::texts(folder)?)),
            None => Ok(Vec::new()),
        }
    }

    /// Replaces all files, and returns the paths of those that differ.
    fn replace(&mut self, texts: Vec<Text>) -> Vec<String> {
        let mut before = std::mem::take(&mut self.files);
        let (mut kept, mut read) = (BTreeMap::new(), Vec::new());
        for text in texts {
            match before.remove_entry(&text.source.path) {
                Some((path, table)) if *table.text() == text => drop(kept.insert(path, table)),
                _ => read.push(text),
            }
        }
        let mut changed: Vec<String> = read.iter().map(|text| text.source.path.clone()).collect();
        // Remaining files were removed from the folder.
        changed.extend(before.into_keys());
        changed.sort();
        let tables = parallel::map(&read, |text| Table::new(text.clone()));
        kept.extend(tables.into_iter().map(|table| (table.source().path.clone(), table)));
        self.files = kept;
        changed
    }

    /// Sets the text of a table that is not saved, whether or not there is a file at its path from the folder. Returns
    /// whether this changes the tables.
    pub fn set_text(&mut self, path: &str, text: String) -> bool {
        let text = Text::new(path.to_owned(), text);
        let same = self.table(path).is_some_and(|table| *table.text() == text);
        if !same || !self.unsaved.contains_key(path) {
            self.unsaved.insert(path.to_owned(), Table::new(text));
        }
        !same
    }

    /// Discards a text that was set, so that the file at its path counts again. Returns whether there was one.
    pub fn discard(&mut self, path: &str) -> bool {
        self.unsaved.remove(path).is_some()
    }

    /// Removes a table, and a text that was set for it, until the folder is read again. Returns whether it was there.
    pub fn remove(&mut self, path: &str) -> bool {
        // Both are removed, whatever the first has.
        self.unsaved.remove(path).is_some() | self.files.remove(path).is_some()
    }

    /// Returns the text at a path: the text that was set, or the text of the file.
    pub fn text(&self, path: &str) -> Option<&str> {
        Some(&self.table(path)?.source().text)
    }

    /// Returns the paths of all tables, in their order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.all().into_keys()
    }

    fn table(&self, path: &str) -> Option<&Table> {
        self.unsaved.get(path).or_else(|| self.files.get(path))
    }

    fn all(&self) -> BTreeMap<&str, &Table> {
        let tables = self.files.iter().chain(&self.unsaved);
        tables.map(|(path, table)| (path.as_str(), table)).collect()
    }

    /// Returns the spec, whose rows are shared with the workspace.
    ///
    /// # Errors
    ///
    /// Returns [`Problems`] if a table cannot be read.
    pub fn spec(&self) -> Result<Spec, Problems> {
        load::assemble(self.all().into_values())
    }

    /// Checks the tables, and returns all problems: those of tables that cannot be read, and those of other tables that
    /// remain once they can be.
    pub fn check(&self) -> Problems {
        let mut found = match self.spec() {
            Ok(spec) => return checked(spec),
            Err(found) => found,
        };
        if let Ok(draft) = load::assemble_draft(self.all().into_values()) {
            let unread: BTreeSet<FileId> = found.problems.iter().map(|problem| problem.place.file).collect();
            found.problems.extend(check::run_partly(&context(&draft.spec), &unread));
            diagnostics::sort(&mut found.problems);
        }
        found
    }

    /// Checks the tables, and returns the catalog.
    ///
    /// # Errors
    ///
    /// Returns [`Problems`] if there are any.
    pub fn tables(&self) -> Result<Tables, Problems> {
        lowered(self.spec()?)
    }
}
