//! The words of comments, and how they are laid out.

use etwspec_catalog::{Relation, Status, Versions, When};

/// No line is longer than this unless a name makes it so.
const WIDTH: usize = 120;

/// A text that can stand in a comment of a file that any compiler reads: ASCII, on one line, without what would end or
/// open a comment.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        for c in word.chars() {
            match c {
                '/' if out.ends_with('*') => out.push_str(" /"),
                '*' if out.ends_with('/') => out.push_str(" *"),
                c if c.is_ascii() => out.push(c),
                c => out.push_str(&format!("U+{:04X}", u32::from(c))),
            }
        }
    }
    out
}

/// Adds a comment of its own lines.
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

/// Adds a comment of several paragraphs, each on lines of its own.
pub(super) fn paragraphs(out: &mut String, texts: &[String]) {
    let lines = texts.iter().flat_map(|text| wrapped(&plain(text), WIDTH - 3));
    for (number, line) in lines.enumerate() {
        *out += &format!("{}{line}\n", if number == 0 { "/* " } else { " * " });
    }
    *out += " */\n";
}

/// Adds a line of code and what is said of it: behind it if there is room, else before it.
pub(super) fn line(out: &mut String, indent: usize, code: &str, said: &str) {
    let said = plain(said);
    let space = " ".repeat(indent);
    if said.is_empty() {
        *out += &format!("{space}{code}\n");
    } else if indent + code.len() + said.len() + 7 <= WIDTH {
        *out += &format!("{space}{code} /* {said} */\n");
    } else {
        comment(out, indent, &said);
        *out += &format!("{space}{code}\n");
    }
}

/// A line that divides the file.
pub(super) fn title(out: &mut String, text: &str) {
    *out += &format!("\n/* ==== {text} {} */\n", "=".repeat(WIDTH.saturating_sub(text.len() + 12).max(4)));
}

fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.is_empty() {
            line.push_str(word);
        } else if line.len() + 1 + word.len() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// Texts that are there, one after the other.
pub(super) fn join<'t>(texts: impl IntoIterator<Item = Option<&'t str>>) -> String {
    let mut out = String::new();
    for text in texts.into_iter().flatten().map(str::trim).filter(|text| !text.is_empty()) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(text);
    }
    out
}

/// Releases as text.
pub(super) fn versions(versions: &Versions) -> String {
    match versions {
        Versions::Both(text) => text.clone(),
        Versions::ByPointer { ptr32, ptr64 } => {
            let of = |text: &Option<String>, bits| text.as_ref().map(|text| format!("{text} with {bits} bit pointers"));
            [of(ptr32, 32), of(ptr64, 64)].into_iter().flatten().collect::<Vec<_>>().join("; ")
        }
    }
}

/// When a fact holds, as a sentence; nothing where that is not known.
pub(super) fn when(when: &When, kits: bool) -> Option<String> {
    let releases = versions(when.releases.as_ref()?);
    let of = if kits { "of the development kit " } else { "" };
    match when.relation {
        Relation::Exact => Some(format!("Releases {of}{releases}.")),
        Relation::Seen => Some(format!("Seen in releases {releases}.")),
        Relation::Unknown => None,
    }
}

/// What is known of a value that is not simply in use.
pub(super) fn status(status: Status) -> &'static str {
    match status {
        Status::Unknown => "Something uses it; what for is not known.",
        Status::Unused => "Nothing seems to use it.",
        Status::Unnamed => "A source lists it without a name.",
        Status::Defined => "Defined; nothing is known to use it.",
        Status::Reserved => "A source keeps it free.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_the_comment_that_it_stands_in() {
        assert_eq!(plain("a */ b /* c\n  d"), "a * / b / * c d");
        assert_eq!(plain("10 \u{b5}s"), "10 U+00B5s");
    }

    #[test]
    fn a_comment_is_as_wide_as_the_file() {
        let mut out = String::new();
        comment(&mut out, 4, &"word ".repeat(60));
        assert!(out.lines().all(|line| line.len() <= WIDTH), "{out}");
        assert!(out.starts_with("    /* word") && out.ends_with("word\n     */\n"), "{out}");
    }
}
