//! Positions of diagnostics for display.

use crate::load::Files;
use crate::span::Place;

/// Position for display: lines and columns start at 1, columns count characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Path, below the folder as named by the user.
    pub file: String,
    /// Line of the first character.
    pub line: usize,
    /// Column of the first character.
    pub column: usize,
    /// Line of the character after the last.
    pub end_line: usize,
    /// Column of the character after the last.
    pub end_column: usize,
}

/// Returns the position of a place. `dir` is the folder of the spec as named by the user.
pub fn position(files: &Files, dir: &str, place: &Place) -> Position {
    let (path, text) = files.get(place.file).map_or(("", ""), |file| (&file.path, &file.text));
    let (line, column) = line_and_column(text, place.range.start);
    let (end_line, end_column) = line_and_column(text, place.range.end.max(place.range.start));
    Position { file: shown_path(dir, path), line, column, end_line, end_column }
}

/// Returns the path of a file as the user would write it.
pub(super) fn shown_path(dir: &str, path: &str) -> String {
    match (dir.trim_end_matches('/'), path.strip_prefix("../")) {
        ("" | ".", _) => path.to_owned(),
        (dir, Some(beside)) if !dir.ends_with("..") => match dir.rsplit_once('/') {
            Some((parent, _)) => format!("{parent}/{beside}"),
            None => beside.to_owned(),
        },
        (dir, _) => format!("{dir}/{path}"),
    }
}

fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    // Every byte except a UTF-8 continuation byte starts a character.
    let column = before[start..].iter().filter(|&&byte| byte & 0xC0 != 0x80).count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_lines_and_columns_from_one() {
        assert_eq!(line_and_column("ab\ncd", 0), (1, 1));
        assert_eq!(line_and_column("ab\ncd", 4), (2, 2));
        assert_eq!(line_and_column("é=1", 2), (1, 2));
        assert_eq!(line_and_column("", 9), (1, 1));
    }

    #[test]
    fn shows_path_below_named_folder() {
        assert_eq!(shown_path(".", "a.toml"), "a.toml");
        assert_eq!(shown_path("my/spec/", "structs/a.toml"), "my/spec/structs/a.toml");
        assert_eq!(shown_path("my/spec/", "../evidence/a.toml"), "my/evidence/a.toml");
        assert_eq!(shown_path("spec", "../evidence/a.toml"), "evidence/a.toml");
        assert_eq!(shown_path("..", "../evidence/a.toml"), "../../evidence/a.toml");
    }
}
