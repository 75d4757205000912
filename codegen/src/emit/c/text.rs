//! The escaper of C: text becomes comments, and nothing else. Layout of comments.

use crate::emit::prose::code_point;
use crate::emit::shared::text::wrapped;

/// Maximum line width, unless a single name is longer.
const WIDTH: usize = 120;

/// Characters that form a trigraph after two question marks.
const TRIGRAPHS: &str = "=/'()!<>-";

/// Converts text for a comment that any compiler accepts: visible ASCII, one line, without the delimiters of comments and
/// without trigraphs.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        for c in word.chars() {
            match c {
                '/' if out.ends_with('*') => out.push_str(" /"),
                '*' if out.ends_with('/') => out.push_str(" *"),
                c if out.ends_with("??") && TRIGRAPHS.contains(c) => out.extend([' ', c]),
                c if c.is_ascii_graphic() => out.push(c),
                c => out.push_str(&code_point(c)),
            }
        }
    }
    out
}

/// Adds a comment on its own lines.
pub(super) fn comment(out: &mut String, indent: usize, text: &str) {
    let text = plain(text);
    if text.is_empty() {
        return;
    }
    let space = " ".repeat(indent);
    if indent + text.len() + 6 <= WIDTH {
        *out += &format!("{space}/* {text} */\n");
        return;
    }
    for (number, line) in wrapped(&text, WIDTH - indent - 3).into_iter().enumerate() {
        *out += &format!("{space}{}{line}\n", if number == 0 { "/* " } else { " * " });
    }
    *out += &format!("{space} */\n");
}

/// Adds a comment of several paragraphs, each on its own lines.
pub(super) fn paragraphs(out: &mut String, texts: &[String]) {
    let lines = texts.iter().flat_map(|text| wrapped(&plain(text), WIDTH - 3));
    for (number, line) in lines.enumerate() {
        *out += &format!("{}{line}\n", if number == 0 { "/* " } else { " * " });
    }
    *out += " */\n";
}

/// Adds a line of code and its comment: after the code if there is room, else before it.
pub(super) fn line(out: &mut String, indent: usize, code: &str, remark: &str) {
    let remark = plain(remark);
    let space = " ".repeat(indent);
    if remark.is_empty() {
        *out += &format!("{space}{code}\n");
    } else if indent + code.len() + remark.len() + 7 <= WIDTH {
        *out += &format!("{space}{code} /* {remark} */\n");
    } else {
        comment(out, indent, &remark);
        *out += &format!("{space}{code}\n");
    }
}

/// Adds the title of a section.
pub(super) fn title(out: &mut String, text: &str) {
    let text = plain(text);
    *out += &format!("\n/* ==== {text} {} */\n", "=".repeat(WIDTH.saturating_sub(text.len() + 12).max(4)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_never_ends_its_comment() {
        assert_eq!(plain("a */ b /* c\n  d"), "a * / b / * c d");
        assert_eq!(plain("*??/\n/ ??) 0x??24"), "*?? / / ?? ) 0x??24");
        assert_eq!(plain("*\\\n/ \u{1b}\0"), "*\\ / U+001BU+0000");
        assert_eq!(plain("10 \u{b5}s"), "10 U+00B5s");
    }

    #[test]
    fn wraps_comments_at_the_width_of_the_file() {
        let mut out = String::new();
        comment(&mut out, 4, &"word ".repeat(60));
        assert!(out.lines().all(|line| line.len() <= WIDTH), "{out}");
        assert!(out.starts_with("    /* word") && out.ends_with("word\n     */\n"), "{out}");
    }
}
