//! Options of tables.

use etwspec_arrow::{Guids, Ipv4s, Options};
use etwspec_etl::text::CodePage;

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
