//! Where a command reads and writes.

use std::io::{Read, Write};

/// The three streams of a command, so that tests can hold them.
pub struct Console<'a> {
    /// What was asked for.
    pub out: &'a mut dyn Write,
    /// Problems.
    pub err: &'a mut dyn Write,
    /// Data to read.
    pub input: &'a mut dyn Read,
    /// Whether problems may be in colour.
    pub color: bool,
}

impl std::fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Console").field("color", &self.color).finish_non_exhaustive()
    }
}
