//! Options of tables.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use etwspec_arrow::{Guids, Ipv4s, Options};
use etwspec_etl::text::CodePage;
use object_store::path::Path;

use crate::schemas::SchemaFiles;

/// Options of the tables of traces.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct TableOptions {
    /// Type of columns of GUIDs.
    pub guids: Guids,
    /// Type of columns of IPv4 addresses.
    pub ipv4s: Ipv4s,
    /// True if names are columns of text instead of dictionaries, for engines that do not send dictionaries as such.
    pub without_dictionaries: bool,
    /// Schemas of files, which describe events that the traces do not.
    pub schemas: SchemaFiles,
    /// Code page of 8-bit text that is not UTF-8.
    pub code_page: Option<CodePage>,
    /// Files with damage that queries have read.
    pub damaged: DamagedFiles,
}

/// Files with damage, whose rows are incomplete. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct DamagedFiles(Arc<Mutex<BTreeSet<Path>>>);

impl DamagedFiles {
    pub(crate) fn add(&self, file: &Path) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(file.clone());
    }

    /// Removes and returns the files that were found since the last call.
    pub fn take(&self) -> BTreeSet<Path> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl TableOptions {
    /// Returns the options of one table.
    pub(crate) fn of_arrow(&self, table: &str) -> Options {
        let mut options = Options::new();
        (options.guids, options.ipv4s) = (self.guids, self.ipv4s);
        options.tables = vec![table.to_owned()];
        options
    }
}
