//! The streams of a command.

use std::io::{Read, Write};

/// The three standard streams of a command. Tests pass buffers.
pub struct Console<'a> {
    /// Standard output: results.
    pub out: &'a mut dyn Write,
    /// Standard error: errors, damage and notes.
    pub err: &'a mut dyn Write,
    /// Standard input: data to read.
    pub input: &'a mut dyn Read,
    /// Whether to print errors in colour.
    pub color: bool,
}

impl std::fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Console").field("color", &self.color).finish_non_exhaustive()
    }
}
