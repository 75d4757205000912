//! Formats lines of bytes: offset, bytes, name, value and meaning.

use std::fmt::Write;

/// Number of bytes in a line.
const ROW: usize = 8;

/// The lines of a dump.
#[derive(Debug)]
pub(super) struct Lines {
    text: String,
    /// Added to all offsets.
    base: u64,
    /// True if offsets count from the start of a decompressed buffer.
    in_memory: bool,
    /// End of the bytes that have been printed. Fields that share these bytes are printed without them.
    shown: u64,
}

impl Lines {
    pub(super) fn new(text: String, base: u64, in_memory: bool) -> Self {
        Lines { text, base, in_memory, shown: 0 }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }

    /// Adds lines whose offsets are those in the file.
    pub(super) fn in_file(&mut self, base: u64, show: impl FnOnce(&mut Lines)) {
        let before = (self.base, self.in_memory, self.shown);
        (self.base, self.in_memory, self.shown) = (base, false, 0);
        show(self);
        (self.base, self.in_memory, self.shown) = before;
    }

    /// Adds a heading after an empty line.
    pub(super) fn heading(&mut self, text: &str) {
        let _never_fails = writeln!(self.text, "\n{text}");
    }

    /// Adds a heading within the current one.
    pub(super) fn subheading(&mut self, text: &str) {
        let _never_fails = writeln!(self.text, "  {text}");
    }

    /// Adds bytes with a name and a value.
    pub(super) fn named(&mut self, at: usize, bytes: &[u8], depth: usize, name: &str, value: &str, meaning: &str) {
        let start = self.base.saturating_add(at as u64);
        let fresh = start >= self.shown;
        let mut rows = bytes.chunks(ROW);
        let first = if fresh { rows.next().unwrap_or(&[]) } else { &[] };
        let name = format!("{:indent$}{name}", "", indent = depth * 2);
        self.row(start, first, &format!("{name:<34} {value:<22} {meaning}"));
        if fresh {
            for (index, row) in rows.enumerate() {
                self.row(start + ((index + 1) * ROW) as u64, row, "");
            }
            self.shown = start.saturating_add(bytes.len() as u64);
        }
    }

    /// Adds bytes with their ASCII characters.
    pub(super) fn bytes(&mut self, at: usize, bytes: &[u8], name: &str) {
        let start = self.base.saturating_add(at as u64);
        for (index, row) in bytes.chunks(ROW).enumerate() {
            let ascii: String =
                row.iter().map(|byte| if matches!(byte, b' '..=b'~') { char::from(*byte) } else { '.' }).collect();
            let name = if index == 0 { name } else { "" };
            self.row(start + (index * ROW) as u64, row, &format!("{name:<34} {ascii}"));
        }
        self.shown = self.shown.max(start.saturating_add(bytes.len() as u64));
    }

    fn row(&mut self, start: u64, bytes: &[u8], label: &str) {
        let mut hex = String::with_capacity(ROW * 3);
        for byte in bytes {
            let _never_fails = write!(hex, "{byte:02x} ");
        }
        let sign = if self.in_memory { '+' } else { ' ' };
        let line = format!("{sign}{start:08x}  {hex:<24} {label}");
        let _never_fails = writeln!(self.text, "{}", line.trim_end());
    }
}
