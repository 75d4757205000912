//! The escapers of Rust: documentation, string literals, and names within either.
//!
//! Templates write no text of the tables without one of the [`filters`]. A test reads the templates for it.

use std::fmt;

use crate::emit::prose::{Piece, one_line, pieces};

/// One line of documentation as Markdown.
///
/// Text of the tables enters only by [`Doc::text`] and [`Doc::emphasis`], which escape it, so that it contains no line
/// break and no markup but code between backticks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Doc(String);

impl Doc {
    /// Returns prose. Text between backticks is code; every other character is shown as it is.
    pub(super) fn text(text: &str) -> Doc {
        let line = one_line(text);
        let mut out = String::with_capacity(line.len());
        for piece in pieces(&line) {
            match piece {
                Piece::Text(text) => escape(&mut out, text),
                // Markdown removes a space at both ends of code.
                Piece::Code(code) if code.starts_with(' ') && code.ends_with(' ') => out.extend(["` ", code, " `"]),
                Piece::Code(code) => out.extend(["`", code, "`"]),
            }
        }
        Doc(out)
    }

    /// Returns prose in italics.
    pub(super) fn emphasis(text: &str) -> Doc {
        match Doc::text(text) {
            text if text.is_empty() => text,
            Doc(text) => Doc(format!("*{text}*")),
        }
    }

    /// Returns a link to an item of the crate, by its Rust name.
    pub(super) fn link(item: &str) -> Doc {
        Doc(format!("[`{}`]", name(item)))
    }

    /// Returns an item of a list.
    pub(super) fn item(text: &Doc) -> Doc {
        Doc(format!("- {text}"))
    }

    /// Joins pieces with a separator of plain characters.
    pub(super) fn join(docs: impl IntoIterator<Item = Doc>, between: &'static str) -> Doc {
        let docs: Vec<String> = docs.into_iter().map(|doc| doc.0).collect();
        Doc(docs.join(between))
    }

    /// Appends prose after a space.
    pub(super) fn then(self, text: &str) -> Doc {
        self.and(&Doc::text(text))
    }

    /// Appends a sentence after a space.
    pub(super) fn and(mut self, doc: &Doc) -> Doc {
        if !self.is_empty() && !doc.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(&doc.0);
        self
    }

    /// Appends prose without a space.
    pub(super) fn suffix(mut self, text: &'static str) -> Doc {
        escape(&mut self.0, text);
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the text as the cell of a table, which a `|` would end even within code.
    fn cell(&self) -> String {
        let mut out = String::with_capacity(self.0.len());
        for c in self.0.chars() {
            if c == '|' && !out.ends_with('\\') {
                out.push('\\');
            }
            out.push(c);
        }
        out
    }
}

impl fmt::Display for Doc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Adds prose with a backslash before each character that Markdown would take as markup.
fn escape(out: &mut String, text: &str) {
    let start = out.is_empty();
    let chars: Vec<char> = text.chars().collect();
    // A number before these would begin a list.
    let digits = chars.iter().take_while(|c| c.is_ascii_digit()).count();
    for (at, &c) in chars.iter().enumerate() {
        let markup = match c {
            '\\' | '`' | '*' | '[' | ']' | '<' | '>' | '~' | '|' => true,
            '_' => !after_word(&chars[..at]),
            '&' => chars.get(at + 1).is_some_and(|next| next.is_ascii_alphabetic() || *next == '#'),
            '#' | '-' | '+' | '=' => start && at == 0,
            '.' | ')' => start && at > 0 && at == digits && chars.get(at + 1).is_none_or(|next| *next == ' '),
            _ => false,
        };
        if markup {
            out.push('\\');
        }
        out.push(c);
    }
}

/// Returns whether an underscore after these characters is after a letter or a digit, where it begins no emphasis.
fn after_word(before: &[char]) -> bool {
    before.iter().rev().find(|c| **c != '_').is_some_and(|c| c.is_alphanumeric())
}

/// Returns a string literal.
pub(super) fn literal(text: &str) -> String {
    // `Debug` of strings writes Rust's own escapes, also for characters that are not shown.
    format!("{text:?}")
}

/// Returns a name for a comment or a string literal: characters that neither names nor paths have become `_`.
fn name(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_:.-<>' ".contains(c);
    text.chars().map(|c| if plain(c) { c } else { '_' }).collect()
}

/// Filters of the templates.
// The macro generates public items from filters.
#[allow(unreachable_pub)]
pub(super) mod filters {
    use std::fmt::Display;

    use askama::{Result, Values};

    use super::Doc;

    /// Returns a line of documentation, after `/// `.
    #[askama::filter_fn]
    pub fn doc(doc: &Doc, _: &dyn Values) -> Result<String> {
        Ok(doc.to_string())
    }

    /// Returns a cell of a table in documentation.
    #[askama::filter_fn]
    pub fn cell(doc: &Doc, _: &dyn Values) -> Result<String> {
        Ok(doc.cell())
    }

    /// Returns a line of documentation that may be empty, after `///`.
    #[askama::filter_fn]
    pub fn line(doc: &Doc, _: &dyn Values) -> Result<String> {
        Ok(if doc.is_empty() { String::new() } else { format!(" {doc}") })
    }

    /// Returns a name or a number within documentation or within a literal.
    #[askama::filter_fn]
    pub fn name(name: impl Display, _: &dyn Values) -> Result<String> {
        Ok(super::name(&name.to_string()))
    }

    /// Returns a string literal, with its quotes.
    #[askama::filter_fn]
    pub fn literal(text: impl AsRef<str>, _: &dyn Values) -> Result<String> {
        Ok(super::literal(text.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_escaped_outside_of_code() {
        assert_eq!(Doc::text("a [b]: <c> `d[e]`").to_string(), "a \\[b\\]: \\<c\\> `d[e]`");
        assert_eq!(Doc::text("SOME_NAME _a_ *b*").to_string(), "SOME_NAME \\_a_ \\*b\\*");
        assert_eq!(Doc::text("- a\n# b").to_string(), "\\- a # b");
        assert_eq!(Doc::text("1. a").to_string(), "1\\. a");
        assert_eq!(Doc::text("1.5 MB").to_string(), "1.5 MB");
        assert_eq!(Doc::text("A & B &amp; C:\\").to_string(), "A & B \\&amp; C:\\\\");
        assert_eq!(Doc::text("a` b `").to_string(), "a`  b  `");
        assert_eq!(Doc::text("one ` two").to_string(), "one \\` two");
    }

    #[test]
    fn text_is_one_line() {
        assert_eq!(Doc::text("a\r\n/// b\u{2028}c\u{202e}").to_string(), "a /// b cU+202E");
    }

    #[test]
    fn cells_contain_no_bare_bar() {
        assert_eq!(Doc::text("a|b `c|d`").cell(), "a\\|b `c\\|d`");
    }

    #[test]
    fn names_stay_within_comments_and_literals() {
        assert_eq!(name("crate::a::B<'a>"), "crate::a::B<'a>");
        assert_eq!(name("a\"\n`b`\\"), "a___b__");
    }
}
