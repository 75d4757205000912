//! The first error of a text that is not TOML, in terms of what the author wrote.

use super::brackets;
use super::text::in_file;
use crate::diagnostics::Diagnostic;
use crate::did_you_mean;

/// The rule that a file is TOML.
pub(super) const NOT_TOML: &str = "not-toml";

/// Returns the problem of a text in which a parser found this error first.
pub(super) fn problem(text: &str, error: &toml::de::Error) -> Diagnostic {
    if let Some(at) = conflict(text) {
        let end = line_end(text, at);
        let message = "the file has the markers of a merge conflict";
        let problem = Diagnostic::new(NOT_TOML, in_file(at..end), message, "not resolved");
        return problem.help("keep the rows of one side or of both, and remove the lines with the markers");
    }
    // An unclosed string hides the bracket that closes its list.
    if let Some(at) = brackets::unclosed_string(text) {
        let end = line_end(text, at);
        let quote = &text[at..=at];
        let problem = Diagnostic::new(NOT_TOML, in_file(at..end), "a string is never closed", "on this line");
        return problem.help(format!("add the missing `{quote}`; a quote within a string is written `\\\"`"));
    }
    match brackets::unclosed(text) {
        Some(unclosed) => never_closed(text, &unclosed),
        None => syntax(text, error),
    }
}

/// Returns the offset of the first line that a merge left in the text.
fn conflict(text: &str) -> Option<usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> ") || line.trim_end() == "=======" {
            return Some(at);
        }
        at += line.len();
    }
    None
}

fn line_end(text: &str, at: usize) -> usize {
    text[at..].find(['\r', '\n']).map_or(text.len(), |end| at + end)
}

fn syntax(text: &str, error: &toml::de::Error) -> Diagnostic {
    // An error at the end of the text would otherwise point behind its last character.
    let range = error.span().unwrap_or(0..0);
    let range = range.start.min(text.len())..range.end.min(text.len());
    let message = error.message().trim();
    // The error has no kind besides its words. A test checks them.
    let help = match message {
        _ if message.starts_with("missing escaped value") => {
            "write a backslash as `\\\\`, or the string in single quotes"
        }
        "duplicate key" => "remove one of the two; a further row of a list begins with its name in double brackets",
        _ => "write `key = value`, with strings in quotes, or `[[name]]` before the keys of a row",
    };
    let message = if message.is_empty() { "this is not TOML" } else { message };
    // The error may be beside the character that looks like another.
    let at = (0..=range.start).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let line = text[..at].rfind('\n').map_or(0, |at| at + 1)..line_end(text, at);
    let code = text[line].split('#').next().unwrap_or_default().split('"').step_by(2).collect::<String>();
    let help = did_you_mean::foreign(&code).unwrap_or_else(|| help.to_owned());
    Diagnostic::new(NOT_TOML, in_file(range), message, "here").help(help)
}

fn never_closed(text: &str, unclosed: &brackets::Unclosed) -> Diagnostic {
    let brackets::Unclosed { at, closer, next } = unclosed;
    let message = format!("`{}` is never closed", &text[*at..=*at]);
    let mut problem = Diagnostic::new(NOT_TOML, in_file(*at..at + 1), message, "opened here");
    if let Some(next) = next {
        problem = problem.other(in_file(*next..line_end(text, *next)), "still open here");
    }
    problem.help(format!("add the missing `{closer}`, or remove the bracket"))
}

#[cfg(test)]
mod tests {
    use toml::de::DeTable;

    use super::*;

    #[test]
    fn repeated_keys_and_tables_have_help_of_their_own() {
        for text in ["a = 1\na = 2\n", "[a]\n[a]\n", "a = { b = 1, b = 2 }\n"] {
            let (_, errors) = DeTable::parse_recoverable(text);
            let found = problem(text, errors.first().expect("an error"));
            assert!(found.help.is_some_and(|help| help.starts_with("remove one of the two")), "{text}");
        }
    }
}
