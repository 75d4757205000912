//! Lines of at most 120 columns: breaks longer lines of generated code, which no other formatter does in the arguments of
//! macros, in documentation and in strings. Rows of tables in documentation stay one line.

/// Maximum number of columns of a line.
pub(crate) const COLUMNS: usize = 120;

/// Returns Rust code with long lines broken. Only white space changes, and strings and comments continue on more lines.
pub(in crate::emit) fn fit(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    for line in text.lines() {
        if width(line) <= COLUMNS {
            out.push_str(line);
            out.push('\n');
            continue;
        }
        let code = line.trim_start();
        let indent = line.len() - code.len();
        let lines = match comment(code) {
            // A heading and a row of a table in Markdown are one line.
            Some((_, row)) if row.starts_with(['|', '#']) => vec![(indent, code.to_owned())],
            Some((mark, words)) => comment_lines(mark, words, indent),
            None => code_lines(code, indent, indent + 4),
        };
        for (indent, line) in lines {
            out.extend(std::iter::repeat_n(' ', indent));
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// Lines, each with the number of spaces before it.
type Lines = Vec<(usize, String)>;

/// Returns the mark of a comment and its text.
fn comment(code: &str) -> Option<(&str, &str)> {
    ["/// ", "//! ", "// "].into_iter().find_map(|mark| Some((mark, code.strip_prefix(mark)?)))
}

/// Breaks a comment between words. No line begins with a mark of Markdown.
fn comment_lines(mark: &str, text: &str, indent: usize) -> Lines {
    let begins = |word: &str| {
        let number = word.trim_start_matches(|c: char| c.is_ascii_digit());
        word.starts_with(['#', '-', '+', '*', '>', '|', '=', '~'])
            || number.len() < word.len() && number.starts_with(['.', ')'])
    };
    let item = ["- ", "* "].iter().any(|bullet| text.starts_with(bullet));
    // Lines of an item of a list are indented.
    let next = format!("{mark}{}", if item { "  " } else { "" });
    let mut lines: Lines = Vec::new();
    let mut line = mark.to_owned();
    let mut pending = String::new();
    for word in text.split(' ') {
        // A word that must not begin a line stays with the word before it. Several spaces are part of code.
        let stays = begins(word) || word.is_empty() || pending.ends_with(' ');
        if stays && !pending.is_empty() {
            pending.push(' ');
            pending.push_str(word);
            continue;
        }
        place(&mut lines, &mut line, &pending, &next, indent);
        word.clone_into(&mut pending);
    }
    place(&mut lines, &mut line, &pending, &next, indent);
    lines.push((indent, line));
    lines
}

/// Adds words to a line of a comment, or begins another with them.
fn place(lines: &mut Lines, line: &mut String, words: &str, next: &str, indent: usize) {
    if words.is_empty() {
        return;
    }
    // The line has more than a mark.
    if line.trim_end().len() > next.trim_end().len() {
        if indent + width(line) + 1 + width(words) > COLUMNS {
            lines.push((indent, std::mem::replace(line, next.to_owned())));
        } else {
            line.push(' ');
        }
    }
    line.push_str(words);
}

/// Breaks code where it is least nested. Lines after the first have `next` spaces before them.
fn code_lines(code: &str, indent: usize, next: usize) -> Lines {
    if indent + width(code) <= COLUMNS {
        return vec![(indent, code.to_owned())];
    }
    let pieces = pieces(code);
    if pieces.len() == 1 {
        return inner_lines(code, indent);
    }
    let mut lines = Lines::new();
    let (mut line, mut at) = (String::new(), indent);
    for piece in pieces {
        if !line.is_empty() && at + width(&line) + width(piece.trim_end()) > COLUMNS {
            lines.extend(inner_lines(line.trim_end(), at));
            line.clear();
            at = next;
        }
        line.push_str(piece);
    }
    lines.extend(inner_lines(line.trim_end(), at));
    lines
}

/// Breaks code that has no place to break outside of brackets: within the longest brackets.
fn inner_lines(code: &str, indent: usize) -> Lines {
    if indent + width(code) <= COLUMNS {
        return vec![(indent, code.to_owned())];
    }
    let Some((start, end)) = longest_group(code) else {
        return string_lines(code, indent).unwrap_or_else(|| word_lines(code, indent));
    };
    let (open, inner, close) = (&code[..start + 1], code[start + 1..end].trim(), &code[end..]);
    if is_string(inner) {
        return string_lines(code, indent).unwrap_or_else(|| word_lines(code, indent));
    }
    let mut lines = vec![(indent, open.trim_end().to_owned())];
    lines.extend(code_lines(inner, indent + 4, indent + 4));
    lines.extend(code_lines(close, indent, indent + 4));
    lines
}

/// Breaks code with long words only: at the last space or within the last path.
fn word_lines(code: &str, indent: usize) -> Lines {
    let fits = |at: &usize| *at > 0 && indent + width(&code[..*at]) <= COLUMNS;
    let space = code.rmatch_indices(' ').map(|(at, _)| at).find(fits);
    let path = || code.rmatch_indices("::").map(|(at, _)| at).find(fits);
    match space.or_else(path).filter(|_| indent + width(code) > COLUMNS) {
        Some(at) => {
            let (first, rest) = code.split_at(at);
            let mut lines = vec![(indent, first.to_owned())];
            lines.extend(word_lines(rest.trim_start(), indent + 4));
            lines
        }
        None => vec![(indent, code.to_owned())],
    }
}

/// Breaks the longest string between words, or the parts of an address.
fn string_lines(code: &str, indent: usize) -> Option<Lines> {
    let (start, end) = strings(code).into_iter().max_by_key(|(start, end)| end - start)?;
    let (mut lines, mut line) = (Lines::new(), code[..start].to_owned());
    let mut at = indent;
    let end_of_word = if code[start..end].contains(' ') { ' ' } else { '/' };
    for word in code[start..end].split_inclusive(end_of_word) {
        if at + width(&line) + width(word.trim_end()) + 2 > COLUMNS
            && line.ends_with(end_of_word)
            && !word.trim().is_empty()
        {
            lines.push((at, line + "\\"));
            (line, at) = (String::new(), indent + 4);
        }
        line.push_str(word);
    }
    line.push_str(&code[end..]);
    lines.push((at, line));
    Some(lines)
}

fn is_string(code: &str) -> bool {
    strings(code).first() == Some(&(0, code.trim_end_matches(',').len()))
}

/// Returns the ranges of strings.
fn strings(code: &str) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    scan(code, |at, token, _| {
        if let Token::String(end) = token {
            all.push((at, end));
        }
    });
    all
}

/// A part of code.
#[derive(Clone, Copy)]
enum Token {
    /// A string with its quotes, up to an offset.
    String(usize),
    Open,
    Close,
    Other(char),
}

/// Visits code. The function takes the offset of a token and the number of open brackets around it.
fn scan(code: &str, mut visit: impl FnMut(usize, Token, usize)) {
    let bytes = code.as_bytes();
    let (mut at, mut depth) = (0, 0usize);
    while let Some(c) = code[at..].chars().next() {
        let (token, end) = match c {
            '"' => {
                let mut end = at + 1;
                while bytes.get(end).is_some_and(|byte| *byte != b'"') {
                    end += if bytes[end] == b'\\' { 2 } else { 1 };
                }
                (Token::String(end + 1), end + 1)
            }
            // The character of a quote, a bracket or a backslash.
            '\'' if bytes.get(at + 2) == Some(&b'\'') => (Token::Other(c), at + 3),
            '\'' if bytes.get(at + 1) == Some(&b'\\') && bytes.get(at + 3) == Some(&b'\'') => (Token::Other(c), at + 4),
            '(' | '[' | '{' => (Token::Open, at + 1),
            ')' | ']' | '}' => (Token::Close, at + 1),
            c => (Token::Other(c), at + c.len_utf8()),
        };
        if matches!(token, Token::Close) {
            depth = depth.saturating_sub(1);
        }
        visit(at, token, depth);
        if matches!(token, Token::Open) {
            depth += 1;
        }
        at = end;
    }
}

/// Returns the offsets of the brackets with the longest contents, of those that are not in others.
fn longest_group(code: &str) -> Option<(usize, usize)> {
    let (mut opens, mut groups) = (Vec::new(), Vec::new());
    scan(code, |at, token, _| match token {
        Token::Open => opens.push(at),
        Token::Close => groups.extend(opens.pop().map(|start| (start, at))),
        _ => {}
    });
    groups.into_iter().filter(|(start, end)| end - start > 1).max_by_key(|(start, end)| end - start)
}

/// Divides code where it can be broken outside of closed brackets: after commas and assignments, before methods and
/// operators.
fn pieces(code: &str) -> Vec<&str> {
    // Brackets that stay open in the line are no reason not to break.
    let mut balance = Vec::new();
    scan(code, |at, token, _| match token {
        Token::Open => balance.push(at),
        Token::Close => drop(balance.pop()),
        _ => {}
    });
    let outer = |at: usize| balance.iter().filter(|open| **open < at).count();
    let mut breaks = Vec::new();
    scan(code, |at, token, depth| {
        if depth > outer(at) {
            return;
        }
        let rest = &code[at..];
        match token {
            Token::Other(',' | ';') if rest[1..].starts_with(' ') => breaks.push(at + 2),
            Token::Other('=') if rest.starts_with("= ") && code[..at].ends_with(' ') => breaks.push(at + 2),
            Token::Other('=') if rest.starts_with("=> ") => breaks.push(at + 3),
            Token::Other(' ')
                if ["| ", "|| ", "&& ", "+ ", "-> "].iter().any(|operator| rest[1..].starts_with(operator)) =>
            {
                breaks.push(at + 1);
            }
            Token::Other('.') if at > 0 && code[..at].ends_with([')', ']']) && is_method(&rest[1..]) => breaks.push(at),
            _ => {}
        }
    });
    let mut pieces = Vec::new();
    let mut from = 0;
    for at in breaks.into_iter().filter(|at| *at < code.len()) {
        pieces.push(&code[from..at]);
        from = at;
    }
    pieces.push(&code[from..]);
    pieces
}

fn is_method(code: &str) -> bool {
    code.starts_with(|c: char| c.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::{COLUMNS, fit};

    fn checked(text: &str) -> String {
        let fitted = fit(text);
        assert!(fitted.lines().all(|line| line.chars().count() <= COLUMNS), "{fitted}");
        fitted
    }

    /// Returns code without the white space that may change.
    fn tokens(text: &str) -> String {
        text.replace("\\\n", "").split_whitespace().collect()
    }

    #[test]
    fn keeps_short_lines() {
        let text = "pub struct A;\n    /// Text.\n";
        assert_eq!(fit(text), text);
    }

    #[test]
    fn breaks_comments_between_words_and_not_before_marks() {
        let text = format!("    /// {} - 1. {}\n", "word ".repeat(22).trim_end(), "more ".repeat(20).trim_end());
        let fitted = checked(&text);
        assert_eq!(
            fitted.replace("\n    ///", "").split_whitespace().collect::<Vec<_>>(),
            text.split_whitespace().collect::<Vec<_>>()
        );
        assert!(!fitted.contains("/// -") && !fitted.contains("/// 1."), "{fitted}");
    }

    #[test]
    fn indents_items_of_lists() {
        let fitted = checked(&format!("/// - {}\n", "word ".repeat(30).trim_end()));
        assert!(fitted.starts_with("/// - word word") && fitted.contains("\n///   word"), "{fitted}");
    }

    #[test]
    fn breaks_code_without_a_change_of_tokens() {
        let row = format!(
            "    unsigned(\"A\", 0).doc(\"{}\").of(crate::headers::{}::VALUES).with(&[\n",
            "Text, and (more). ".repeat(9).trim_end(),
            "Name".repeat(20)
        );
        let text = format!(
            "const A: &[Field] = &[\n{row}    ]),\n];\nlet x = {}(a, '\"', \"b\", [{}]);\n",
            "call".repeat(8),
            "12345, ".repeat(30).trim_end_matches(", ")
        );
        assert_eq!(tokens(&checked(&text)), tokens(&text));
    }
}
