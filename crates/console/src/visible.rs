//! Text that may come from anywhere, made safe for a terminal and for readers.

use std::borrow::Cow;
use std::fmt::Display;

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

/// Returns a text with hidden characters as escapes, such as `\u{1b}`.
pub fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, is_hidden, |char| char.escape_unicode().to_string())
}

/// Returns the lines of a text with hidden characters as escapes.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    let hidden = |char| char != '\n' && is_hidden(char);
    escaped(text, hidden, |char| char.escape_unicode().to_string())
}

/// Returns indented JSON with hidden characters as JSON's escapes. JSON leaves C1 and bidirectional controls as they are.
pub fn visible_json(json: &impl Display) -> String {
    // ASCII controls are escaped already, except for line breaks between values. All others are within strings.
    let hidden = |char: char| !char.is_ascii() && is_hidden(char);
    escaped(&format!("{json:#}"), hidden, |char| format!("\\u{:04x}", u32::from(char))).into_owned()
}

fn escaped(text: &str, hidden: impl Fn(char) -> bool, escape: impl Fn(char) -> String) -> Cow<'_, str> {
    if !text.chars().any(&hidden) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for char in text.chars() {
        if hidden(char) { out.push_str(&escape(char)) } else { out.push(char) }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_what_terminals_and_readers_obey() {
        assert_eq!(visible("a\u{1b}]0;x\u{7}\u{9b}2J\u{202e}b\n"), r"a\u{1b}]0;x\u{7}\u{9b}2J\u{202e}b\u{a}");
        assert_eq!(visible_lines("a\n\rb"), "a\n\\u{d}b");
        assert!(matches!(visible("Müller 中文 – \"x\""), Cow::Borrowed(_)));
    }

    #[test]
    fn invisible_characters_include_hidden_ones() {
        assert!(
            ['\n', '\u{202e}', '\u{200b}', '\u{2028}', '\u{feff}', '\u{ad}', '\u{e0041}']
                .map(is_invisible)
                .iter()
                .all(|is| *is)
        );
        assert!(!['a', ' ', '–', 'ü', '\u{301}', '中', '\u{1f512}'].map(is_invisible).iter().any(|is| *is));
    }

    #[test]
    fn escaped_json_has_the_same_value() {
        let text = "{\n  \"a\": \"x\u{9b}\u{2066}ü\"\n}";
        assert_eq!(visible_json(&text), "{\n  \"a\": \"x\\u009b\\u2066ü\"\n}");
    }
}
