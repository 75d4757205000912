//! Positions of the protocol: lines, and columns in UTF-16 or UTF-8 units.

use std::ops::Range;

use gen_lsp_types::{Position, PositionEncodingKind, Range as LspRange};

/// Unit of columns, as client and server agreed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// The default of the protocol.
    #[default]
    Utf16,
    Utf8,
}

impl Encoding {
    /// Returns the name in the protocol.
    pub(crate) fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf16 => PositionEncodingKind::UTF16,
            Encoding::Utf8 => PositionEncodingKind::UTF8,
        }
    }

    /// Returns the offset of a position. One beyond the end of a line or of the text is that end.
    pub(crate) fn offset(self, text: &str, position: Position) -> usize {
        let mut start = 0;
        for _ in 0..position.line {
            match text[start..].find('\n') {
                Some(end) => start += end + 1,
                None => return text.len(),
            }
        }
        let line = text[start..].split('\n').next().unwrap_or_default();
        let line = line.strip_suffix('\r').unwrap_or(line);
        let mut units = 0;
        for (at, char) in line.char_indices() {
            if units >= position.character as usize {
                return start + at;
            }
            units += self.units(char);
        }
        start + line.len()
    }

    /// Returns the position of an offset.
    pub(crate) fn position(self, text: &str, offset: usize) -> Position {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.bytes().filter(|byte| *byte == b'\n').count();
        let character: usize = before[start..].chars().map(|char| self.units(char)).sum();
        Position { line: line as u32, character: character as u32 }
    }

    /// Returns the range in positions.
    pub(crate) fn range(self, text: &str, range: Range<usize>) -> LspRange {
        LspRange { start: self.position(text, range.start), end: self.position(text, range.end) }
    }

    /// Returns the range in offsets; never a reversed one.
    pub(crate) fn offsets(self, text: &str, range: LspRange) -> Range<usize> {
        let start = self.offset(text, range.start);
        start..self.offset(text, range.end).max(start)
    }

    fn units(self, char: char) -> usize {
        match self {
            Encoding::Utf16 => char.len_utf16(),
            Encoding::Utf8 => char.len_utf8(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_utf16_units() {
        let text = "a\r\né😀x\n";
        let at = |line, character| Encoding::Utf16.offset(text, Position { line, character });
        assert_eq!(at(1, 1), 5);
        assert_eq!(at(1, 3), 9);
        assert_eq!(&text[at(1, 3)..at(1, 4)], "x");
        assert_eq!(Encoding::Utf16.position(text, 9), Position { line: 1, character: 3 });
        assert_eq!(Encoding::Utf8.position(text, 9), Position { line: 1, character: 6 });
    }

    #[test]
    fn positions_beyond_the_end_are_the_end() {
        for encoding in [Encoding::Utf16, Encoding::Utf8] {
            assert_eq!(encoding.offset("ab\ncd", Position { line: 0, character: 9 }), 2);
            assert_eq!(encoding.offset("ab\ncd", Position { line: 9, character: 0 }), 5);
            assert_eq!(encoding.offset("ab\r\ncd", Position { line: 0, character: 3 }), 2);
            assert_eq!(encoding.position("é", 1), Position { line: 0, character: 0 });
            assert_eq!(encoding.position("é", u32::MAX as usize), encoding.position("é", 2));
        }
    }
}
