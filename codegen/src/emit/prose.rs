//! Free text of the tables: the one convention that it has, and the characters that no output shows as they are.
//!
//! Each output language has one escaper, which is safe for any text, checked or not: `rust::escape` for documentation and
//! string literals of Rust, `c::text` for comments of C, `python` for comments and literals of Python, and the module `html`
//! of etwspec-site. They use this module.

use std::borrow::Cow;

use etwspec_console::is_invisible;

/// A piece of a text: prose, or code that was written between backticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'t> {
    /// Prose, in which no character is markup.
    Text(&'t str),
    /// Code, without its backticks.
    Code(&'t str),
}

/// Splits a text into prose and code.
///
/// A backtick without a backtick beside it begins or ends code. A backtick that begins code which never ends is prose,
/// as are several backticks in a row.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let bytes = text.as_bytes();
    let is_tick = |at: usize| bytes.get(at) == Some(&b'`');
    let lone = |at: &usize| is_tick(*at) && !is_tick(at + 1) && !at.checked_sub(1).is_some_and(is_tick);
    let ticks: Vec<usize> = (0..bytes.len()).filter(lone).collect();
    let (mut pieces, mut end) = (Vec::new(), 0);
    for pair in ticks.chunks_exact(2) {
        if end < pair[0] {
            pieces.push(Piece::Text(&text[end..pair[0]]));
        }
        pieces.push(Piece::Code(&text[pair[0] + 1..pair[1]]));
        end = pair[1] + 1;
    }
    if end < text.len() {
        pieces.push(Piece::Text(&text[end..]));
    }
    pieces
}

/// Returns a text as one line of visible characters: white space becomes single spaces, and any other hidden character
/// becomes its number, such as `U+202E`.
pub fn one_line(text: &str) -> Cow<'_, str> {
    let spaced = text.starts_with(' ') || text.ends_with(' ') || text.contains("  ");
    if !spaced && !text.contains(|c: char| c != ' ' && (c.is_whitespace() || is_invisible(c))) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        push_visible(&mut out, word);
    }
    Cow::Owned(out)
}

/// Returns a text as one line without its markup.
pub fn plain(text: &str) -> String {
    one_line(text).replace('`', "")
}

/// Returns lines with hidden characters as their numbers. Line breaks stay.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    if !text.contains(|c: char| c != '\n' && is_invisible(c)) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            out.push('\n');
        }
        push_visible(&mut out, line);
    }
    Cow::Owned(out)
}

/// Returns the number of a character that an output cannot contain.
pub fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

fn push_visible(out: &mut String, text: &str) {
    for c in text.chars() {
        if is_invisible(c) {
            out.push_str(&code_point(c));
        } else {
            out.push(c);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Piece::{Code, Text};
    use super::*;

    #[test]
    fn lone_backticks_delimit_code() {
        assert_eq!(pieces("a `b` c"), [Text("a "), Code("b"), Text(" c")]);
        assert_eq!(pieces("`a` `b"), [Code("a"), Text(" `b")]);
        assert_eq!(pieces("``a`` b"), [Text("``a`` b")]);
        assert_eq!(pieces("`a``b`"), [Code("a``b")]);
        assert_eq!(pieces("```"), [Text("```")]);
        assert_eq!(pieces(""), []);
    }

    #[test]
    fn hidden_characters_become_visible() {
        assert_eq!(one_line("a\r\n b\t\u{1b}[2J\u{202e}\0\u{200b}"), "a b U+001B[2JU+202EU+0000U+200B");
        assert_eq!(one_line(" a  b "), "a b");
        assert!(matches!(one_line("a b"), Cow::Borrowed("a b")));
        assert_eq!(visible_lines("a\n\u{85}b\r"), "a\nU+0085bU+000D");
    }
}
