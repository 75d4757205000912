//! Finds a bracket or a string that is never closed. A TOML parser reports everything up to the end of the file instead.

/// A bracket that is never closed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unclosed {
    /// Its offset.
    pub(super) at: usize,
    /// The character that would close it.
    pub(super) closer: char,
    /// The offset of the next key or table, which begins before it is closed.
    pub(super) next: Option<usize>,
}

/// Returns the first bracket of a value that is still open where the next key or table begins, or at the end of the
/// text.
pub(super) fn unclosed(text: &str) -> Option<Unclosed> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut rest = 0;
    while rest < text.len() {
        let begins_line = rest == 0 || text.as_bytes()[rest - 1] == b'\n';
        if begins_line && begins_statement(&text[rest..]) {
            if let Some(&(at, closer)) = open.last() {
                return Some(Unclosed { at, closer, next: Some(rest) });
            }
            if text[rest..].starts_with('[') {
                // The brackets of a table's name are no value; the parser reports them well.
                rest += text[rest..].find('\n').map_or(text.len() - rest, |end| end + 1);
                continue;
            }
        }
        let Some(next) = text[rest..].chars().next() else { break };
        rest += match next {
            '"' | '\'' => string(&text[rest..], next).0,
            '#' => text[rest..].find('\n').unwrap_or(text.len() - rest),
            '[' | '{' => {
                open.push((rest, if next == '[' { ']' } else { '}' }));
                1
            }
            ']' | '}' => {
                open.pop();
                1
            }
            other => other.len_utf8(),
        };
    }
    open.last().map(|&(at, closer)| Unclosed { at, closer, next: None })
}

/// Returns the first quote of a line on which a string is not closed.
pub(super) fn unclosed_string(text: &str) -> Option<usize> {
    let (mut rest, mut first) = (0, None);
    while let Some(next) = text[rest..].chars().next() {
        rest += match next {
            '"' | '\'' => {
                let (length, closed) = string(&text[rest..], next);
                let first = *first.get_or_insert(rest);
                if !closed {
                    return Some(first);
                }
                length
            }
            '#' => text[rest..].find('\n').unwrap_or(text.len() - rest),
            '\n' => {
                first = None;
                1
            }
            other => other.len_utf8(),
        };
    }
    None
}

/// Returns whether a line begins with a key and `=`, or with the name of a table in brackets.
fn begins_statement(line: &str) -> bool {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-' || c == '.';
    let name = line.trim_start_matches('[');
    let brackets = line.len() - name.len();
    let after = name.trim_start_matches(bare);
    if after.len() == name.len() {
        return false;
    }
    match brackets {
        0 => after.trim_start_matches([' ', '\t']).starts_with('='),
        1 | 2 => after.starts_with(']'),
        _ => false,
    }
}

/// Returns the length of the string that a text begins with, quotes included, and whether it is closed. Otherwise, the
/// length is up to the end of the line, or of the text for a string of several lines.
fn string(text: &str, quote: char) -> (usize, bool) {
    let triple = &String::from(quote).repeat(3);
    let (opened, closer, many) = match text.starts_with(triple.as_str()) {
        true => (3, triple.as_str(), true),
        false => (1, &triple[..1], false),
    };
    let mut at = opened;
    while at < text.len() {
        if text[at..].starts_with(closer) {
            return (at + closer.len(), true);
        }
        let Some(next) = text[at..].chars().next() else { break };
        if next == '\n' && !many {
            return (at, false);
        }
        at += next.len_utf8();
        if next == '\\' && quote == '"' {
            at += text[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    (text.len(), false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<(usize, char, Option<usize>)> {
        unclosed(text).map(|it| (it.at, it.closer, it.next))
    }

    #[test]
    fn finds_bracket_that_is_open_where_the_next_table_begins() {
        assert_eq!(found("a = [[1]\n\n[[b]]\n"), Some((4, ']', Some(10))));
        assert_eq!(found("a = [\n  { b = 1 },\nc = 2\n"), Some((4, ']', Some(19))));
        assert_eq!(found("a = [{ b = 1 ]\n[c]\n"), Some((4, ']', Some(15))));
        assert_eq!(found("a = [1, 2"), Some((4, ']', None)));
    }

    #[test]
    fn finds_string_that_is_not_closed_on_its_line() {
        assert_eq!(unclosed_string("a = [\"x, \"y\"]\nb = 1\n"), Some(5));
        assert_eq!(unclosed_string("a = \"x\\\"\nb = \"\"\n"), Some(4));
        assert_eq!(unclosed_string("a = 'it'\nb = 'x"), Some(13));
        assert_eq!(unclosed_string("a = \"x\" # don't\nb = \"\"\"\n\"\"\"\nc = ''\n"), None);
    }

    #[test]
    fn ignores_brackets_in_strings_comments_and_names_of_tables() {
        assert_eq!(found("a = \"[\" # [\n[[b]]\nc = '{'\nd = \"\\\"[\"\ne = \"\"\"\n[x\n\"\"\"\n"), None);
        assert_eq!(found("a = [\n  [1], # ]\n]\nb = { c = [1] }\n"), None);
    }
}
