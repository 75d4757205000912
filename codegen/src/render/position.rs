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
    let starts = files.starts(place.file);
    let (line, column) = line_and_column(text, starts, place.range.start);
    let (end_line, end_column) = line_and_column(text, starts, place.range.end.max(place.range.start));
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

fn line_and_column(text: &str, starts: &[usize], offset: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let line = starts.partition_point(|start| *start <= before.len());
    let start = line.checked_sub(1).map_or(0, |line| starts[line]);
    // Every byte except a UTF-8 continuation byte starts a character.
    let column = before[start..].iter().filter(|&&byte| byte & 0xC0 != 0x80).count() + 1;
    (line, column)
}
