//! Writes diagnostics for people, for programs, and for GitHub's pages.
//!
//! Everything is written into a string; who calls decides where it goes.

mod github;
mod human;
mod json;

pub use github::github;
pub use human::human;
pub use json::json;

use crate::load::Files;
use crate::span::Place;

/// A place as people count: lines and columns from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The path, below the folder as the user named it.
    pub file: String,
    /// The line of the first character.
    pub line: usize,
    /// Its column.
    pub column: usize,
    /// The line of the character after the last.
    pub end_line: usize,
    /// Its column.
    pub end_column: usize,
}

/// Where a place is, for people; `dir` is the folder of the spec as the user named it.
pub fn position(files: &Files, dir: &str, place: &Place) -> Position {
    let (path, text) = files.get(place.file).map_or(("", ""), |file| (&file.path, &file.text));
    let (line, column) = line_and_column(text, place.range.start);
    let (end_line, end_column) = line_and_column(text, place.range.end.max(place.range.start));
    Position { file: shown_path(dir, path), line, column, end_line, end_column }
}

/// The path of a file as the user would write it.
fn shown_path(dir: &str, path: &str) -> String {
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
    // Every byte but a continuation byte of UTF-8 begins a character.
    let column = before[start..].iter().filter(|&&byte| byte & 0xC0 != 0x80).count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_characters_from_one() {
        assert_eq!(line_and_column("ab\ncd", 0), (1, 1));
        assert_eq!(line_and_column("ab\ncd", 4), (2, 2));
        assert_eq!(line_and_column("é=1", 2), (1, 2));
        assert_eq!(line_and_column("", 9), (1, 1));
    }

    #[test]
    fn a_path_is_shown_below_the_folder_that_was_named() {
        assert_eq!(shown_path(".", "a.toml"), "a.toml");
        assert_eq!(shown_path("my/spec/", "structs/a.toml"), "my/spec/structs/a.toml");
        assert_eq!(shown_path("my/spec/", "../evidence/a.toml"), "my/evidence/a.toml");
        assert_eq!(shown_path("spec", "../evidence/a.toml"), "evidence/a.toml");
        assert_eq!(shown_path("..", "../evidence/a.toml"), "../../evidence/a.toml");
    }
}
