//! Text that may come from anywhere, made safe for a terminal and for readers.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, Write};

/// Returns whether a character acts instead of being shown: a control character (C0, DEL or C1), or one that changes the
/// direction of text.
pub fn is_hidden(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether a character has no shape of its own, and text that contains it looks like text without it: a hidden
/// character, a separator of lines or paragraphs, or a character of no width.
///
/// Names of files and processes use some of these, such as the joiners of emoji. Text that this project writes does not.
pub fn is_invisible(char: char) -> bool {
    is_hidden(char)
        || matches!(char, '\u{AD}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}' | '\u{2029}')
        || matches!(char, '\u{2060}'..='\u{2064}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Returns a text with hidden characters as escapes, such as `\u{1b}`, for messages. Existing escapes stay unchanged.
pub fn visible(text: &str) -> Cow<'_, str> {
    replaced(text, is_hidden, |char| char.escape_unicode().to_string())
}

/// Returns a text with hidden characters as escapes, such as `\u{1b}`, from which [`unescaped`] returns the text: a backslash
/// that would begin an escape is `\u{5c}`.
pub fn escaped(text: &str) -> Cow<'_, str> {
    reversible(text, is_hidden)
}

/// Returns a text as [`escaped`] does, but with line breaks and tabs, which a cell of CSV contains in quotes.
pub fn escaped_cell(text: &str) -> Cow<'_, str> {
    reversible(text, |char| is_hidden(char) && !matches!(char, '\n' | '\r' | '\t'))
}

/// Returns the text that [`escaped`] or [`escaped_cell`] escaped.
pub fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(char) = rest.clone().next() {
        let (char, len) = escape(rest.as_str()).unwrap_or((char, char.len_utf8()));
        out.push(char);
        rest = rest.as_str()[len..].chars();
    }
    out
}

fn reversible(text: &str, hidden: impl Fn(char) -> bool) -> Cow<'_, str> {
    // Without an early end, many bytes are compared at once.
    let is_printable = text.bytes().fold(true, |all, byte| all & (b' '..=b'~').contains(&byte));
    if (is_printable || !text.chars().any(&hidden)) && !text.contains("\\u{") {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for (at, char) in text.char_indices() {
        if hidden(char) || char == '\\' && escape(&text[at..]).is_some() {
            out.extend(char.escape_unicode());
        } else {
            out.push(char);
        }
    }
    Cow::Owned(out)
}

/// Returns the character and the length of the escape at the start of a text.
fn escape(text: &str) -> Option<(char, usize)> {
    let after = text.strip_prefix("\\u{")?;
    let digits = after.get(..after.bytes().take(7).position(|byte| byte == b'}')?)?;
    let char = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
    let escape = char.escape_unicode().to_string();
    ((is_hidden(char) || char == '\\') && text.starts_with(&escape)).then_some((char, escape.len()))
}

/// Returns the lines of a text with hidden characters as escapes.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    let hidden = |char| char != '\n' && is_hidden(char);
    replaced(text, hidden, |char| char.escape_unicode().to_string())
}

/// Returns indented JSON with hidden characters as JSON's escapes. JSON leaves DEL, C1 and bidirectional controls as they are.
pub fn visible_json(json: &impl Display) -> String {
    escaped_json(&format!("{json:#}")).into_owned()
}

fn escaped_json(json: &str) -> Cow<'_, str> {
    // C0 is escaped already, except for line breaks between values. All others are within strings.
    replaced(json, |char| char >= ' ' && is_hidden(char), |char| format!("\\u{:04x}", u32::from(char)))
}

/// A writer of JSON that escapes hidden characters as [`visible_json`] does.
#[derive(Debug)]
pub struct VisibleJson<W> {
    to: W,
    /// The first bytes of a character whose other bytes have not been written.
    begun: Vec<u8>,
}

impl<W> VisibleJson<W> {
    /// Returns a writer before another one.
    pub fn new(to: W) -> VisibleJson<W> {
        VisibleJson { to, begun: Vec::new() }
    }

    /// Returns the other writer.
    pub fn into_inner(self) -> W {
        self.to
    }
}

impl<W: Write> Write for VisibleJson<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // First bytes of hidden characters.
        let may_hide = |byte: &u8| matches!(byte, 0x7F | 0xC2 | 0xD8 | 0xE2);
        if self.begun.is_empty() && !bytes.iter().any(may_hide) {
            self.to.write_all(bytes)?;
            return Ok(bytes.len());
        }
        self.begun.extend_from_slice(bytes);
        for chunk in std::mem::take(&mut self.begun).utf8_chunks() {
            self.to.write_all(escaped_json(chunk.valid()).as_bytes())?;
            self.begun.extend_from_slice(chunk.invalid());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

fn replaced(text: &str, hidden: impl Fn(char) -> bool, escape: impl Fn(char) -> String) -> Cow<'_, str> {
    if !text.chars().any(&hidden) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for char in text.chars() {
        if hidden(char) { out.push_str(&escape(char)) } else { out.push(char) }
    }
    Cow::Owned(out)
}
