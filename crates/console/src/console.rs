//! The streams of a command.

use std::io::{Read, Write};

/// The three standard streams of a command, and facts about the terminal. Tests pass buffers.
pub struct Console<'a> {
    /// Standard output: results.
    pub out: &'a mut dyn Write,
    /// Standard error: errors, damage and notes.
    pub err: &'a mut dyn Write,
    /// Standard input: data to read.
    pub input: &'a mut dyn Read,
    /// True to print errors in colour.
    pub color: bool,
    /// True to print help on standard output in colour.
    pub color_out: bool,
    /// True if standard input is a terminal, which has no prepared data.
    pub reads_terminal: bool,
    /// Width of the terminal that standard output is, in columns. `None` if it is no terminal.
    pub width: Option<usize>,
}

impl<'a> Console<'a> {
    /// Returns a console of streams that are no terminals, without colour.
    pub fn new(out: &'a mut dyn Write, err: &'a mut dyn Write, input: &'a mut dyn Read) -> Console<'a> {
        Console { out, err, input, color: false, color_out: false, reads_terminal: false, width: None }
    }

    /// Returns the same console with another standard output.
    pub fn with_out<'b>(&'b mut self, out: &'b mut dyn Write) -> Console<'b> {
        let Console { color, color_out, reads_terminal, width, .. } = *self;
        Console { out, err: &mut *self.err, input: &mut *self.input, color, color_out, reads_terminal, width }
    }
}

impl std::fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Console").field("color", &self.color).finish_non_exhaustive()
    }
}
