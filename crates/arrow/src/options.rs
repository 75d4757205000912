//! Options of tables.

/// Type of columns of GUIDs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guids {
    /// Text, as in `3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c`.
    #[default]
    Text,
    /// `FixedSizeBinary(16)`: the bytes in the order of the text, as in RFC 9562.
    Binary,
}

/// Type of columns of IPv4 addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ipv4s {
    /// Text, as in `10.0.0.1`.
    #[default]
    Text,
    /// `UInt32`: the first octet is the most significant byte.
    Number,
}

/// Returns whether a pattern, in which `*` is any text, selects a table. Case is ignored.
pub fn is_selected(pattern: &str, table: &str) -> bool {
    etwspec_etl::filter::matches_pattern(pattern.as_bytes(), table.as_bytes(), |one, other| {
        one.eq_ignore_ascii_case(other)
    })
}

/// Options of tables.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Type of columns of GUIDs.
    pub guids: Guids,
    /// Type of columns of IPv4 addresses.
    pub ipv4s: Ipv4s,
    /// Names of the tables that are made, in which `*` is any text. Empty for all.
    pub tables: Vec<String>,
    /// Names of the columns that are made, as they are in the complete table. `None` for all. Fields without a wanted column
    /// are not decoded.
    pub only: Option<Vec<String>>,
    /// Name of the trace in the column `file`.
    pub file: String,
    /// Maximum number of columns of a table for a schema in a trace. A column counts once more for each 64 bytes of its name. Events of a larger schema are only in the table `events`.
    pub columns: usize,
    /// Maximum number of tables for schemas in a trace. Events of further schemas are only in the table `events`.
    pub schemas: usize,
}

impl Options {
    /// Creates the default options.
    pub fn new() -> Options {
        Options {
            guids: Guids::default(),
            ipv4s: Ipv4s::default(),
            tables: Vec::new(),
            only: None,
            file: String::new(),
            columns: 1000,
            schemas: 1000,
        }
    }

    /// Returns whether a column is made.
    pub(crate) fn wants(&self, column: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only.iter().any(|own| own == column))
    }

    /// Returns whether a table is made.
    pub fn has(&self, table: &str) -> bool {
        self.tables.is_empty() || self.tables.iter().any(|pattern| is_selected(pattern, table))
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::new()
    }
}
