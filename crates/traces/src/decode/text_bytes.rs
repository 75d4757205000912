//! Bytes from text: hexadecimal digits, dumps with offsets, arrays of C.

use std::fmt;

/// Maximum number of bytes in a text.
pub const MAX: usize = 0x1_0000;

/// Bytes that were read from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextBytes {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Notation of the text.
    pub notation: Notation,
}

/// The notation of bytes in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Two hexadecimal digits for each byte.
    Hex,
    /// Lines with an offset or address, and bytes.
    Dump,
    /// Numbers separated by commas.
    List,
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Notation::Hex => "hexadecimal digits, byte by byte",
            Notation::Dump => "a dump of bytes with offsets",
            Notation::List => "a list of bytes",
        })
    }
}

/// Reason why a text contains no bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// A character that is no hexadecimal digit.
    #[error("invalid hex digit `{}`", .0.escape_debug())]
    Digit(char),
    /// An odd number of digits.
    #[error("odd number of hex digits: {0}")]
    Odd(usize),
    /// No digits.
    #[error("no bytes to decode")]
    Nothing,
    /// More than [`MAX`] bytes.
    #[error("more than 0x{MAX:X} bytes")]
    TooMuch,
    /// A number of a list or a dump that is not a byte.
    #[error("`{}` is not a byte", .0.escape_debug())]
    Number(String),
    /// Missing lines of a dump: the offset where they begin, and where the next line begins.
    #[error("the lines from 0x{0:X} to 0x{1:X} are missing")]
    Gap(u64, u64),
}

/// Reads bytes in hexadecimal. Spaces, commas, colons, dashes, braces, `0x` and `\x` are ignored.
///
/// # Errors
///
/// Returns [`TextError::Digit`], [`TextError::Odd`], [`TextError::Nothing`] or [`TextError::TooMuch`].
pub fn hex(text: &str) -> Result<Vec<u8>, TextError> {
    let mut digits: Vec<u8> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let begins = |prefix: &str| rest.get(..2).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
        // In the middle of a byte, `0x` is a digit and an invalid character.
        if digits.len().is_multiple_of(2) && (begins("0x") || begins("\\x")) {
            rest = &rest[2..];
            continue;
        }
        rest = &rest[first.len_utf8()..];
        match first.to_digit(16) {
            Some(digit) => digits.push(digit as u8),
            None if first.is_whitespace() || matches!(first, ',' | ':' | '-' | '{' | '}') => {}
            None => return Err(TextError::Digit(first)),
        }
        if digits.len() > MAX * 2 {
            return Err(TextError::TooMuch);
        }
    }
    if digits.is_empty() {
        return Err(TextError::Nothing);
    }
    if !digits.len().is_multiple_of(2) {
        return Err(TextError::Odd(digits.len()));
    }
    Ok(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Reads bytes in hexadecimal, with or without separators; from the output of `xxd`, of `hexdump -C` and of the command `db`
/// of WinDbg; and from arrays of bytes in C and Rust.
///
/// # Errors
///
/// Returns the reason why the most likely notation does not fit.
pub fn parse(text: &str) -> Result<TextBytes, TextError> {
    if let Some(lines) = dump_lines(text) {
        return Ok(TextBytes { bytes: dump(&lines)?, notation: Notation::Dump });
    }
    let listed = list(text);
    let has_two_digits = |number: &String| digits_of(number).unwrap_or(number).len() == 2;
    let in_hex = match listed.as_ref().is_none_or(|numbers| numbers.iter().all(has_two_digits)) {
        true => hex(&text.replace("\\\n", "\n").replace(['"', '\'', ';', '[', ']', '(', ')'], " ")),
        false => Err(TextError::Nothing),
    };
    match (in_hex, listed) {
        (Ok(bytes), _) => Ok(TextBytes { bytes, notation: Notation::Hex }),
        (Err(_), Some(numbers)) => Ok(TextBytes { bytes: list_bytes(&numbers)?, notation: Notation::List }),
        (Err(error), None) => Err(error),
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Dumps

/// A line of a dump: the offset, and groups of digits.
struct Line<'t> {
    offset: u64,
    /// True if a colon follows the offset, as in the output of `xxd`. Only its groups may have several bytes.
    colon: bool,
    /// True if something other than spaces marks the line of a dump: a colon, characters between bars, an address of a
    /// debugger.
    marked: bool,
    groups: Vec<&'t str>,
    /// True if identical lines are left out before this one.
    squeezed: bool,
}

impl Line<'_> {
    fn size(&self) -> u64 {
        self.groups.iter().map(|group| group.len() as u64 / 2).sum()
    }
}

fn is_hex(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn is_group(text: &str) -> bool {
    is_hex(text) && matches!(text.len(), 2 | 4 | 8 | 16 | 32)
}

/// Returns the lines of a dump. `None` if the text is none.
fn dump_lines(text: &str) -> Option<Vec<Line<'_>>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    // A line that only states where the dump ends is no evidence for one.
    let (mut squeezed, mut certain) = (false, false);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line == "*" {
            squeezed = true;
            continue;
        }
        // A command at the prompt of a debugger, such as `0:000> db rsp`.
        if line.find('>').is_some_and(|at| at < 10) {
            continue;
        }
        let (mut made, wide) = dump_line(line)?;
        made.squeezed = std::mem::take(&mut squeezed);
        let follows = lines.last().is_some_and(|last| {
            let next = last.offset.checked_add(last.size());
            last.size() > 0 && (next == Some(made.offset) || made.squeezed)
        });
        certain |= made.marked && !made.groups.is_empty() || wide && made.groups.len() > 1 || follows;
        lines.push(made);
    }
    certain.then_some(lines)
}

/// Returns a line, and whether the offset is set off by more than one space.
fn dump_line(line: &str) -> Option<(Line<'_>, bool)> {
    let end = line.find(|c: char| !c.is_ascii_hexdigit() && c != '`' && c != 'x').unwrap_or(line.len());
    let (at, rest) = line.split_at(end);
    let digits = at.trim_start_matches("0x").replace('`', "");
    if digits.len() < 4 || digits.len() > 16 {
        return None;
    }
    let offset = u64::from_str_radix(&digits, 16).ok()?;
    let colon = rest.starts_with(':');
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    let wide = rest.starts_with("  ") || rest.starts_with('\t') || at.contains('`') || digits.len() % 2 == 1;
    if !rest.is_empty() && !rest.starts_with([' ', '\t']) {
        return None;
    }
    let (data, bars) = before_characters(rest).map_or((rest, false), |data| (data, true));
    let mut groups: Vec<&str> = Vec::new();
    let mut gap = "";
    let mut left = data.trim_start();
    while !left.is_empty() {
        let end = left.find([' ', '\t']).unwrap_or(left.len());
        let (word, after) = left.split_at(end);
        // Two spaces are between data and characters, and in the middle of the lines of `hexdump -C`.
        let halves = groups.len() == 8 && groups.iter().all(|group| group.len() == 2) && eight_bytes(left);
        if gap.len() > 1 && !bars && !halves {
            break;
        }
        // WinDbg writes a dash between the eighth and the ninth byte.
        let parts: Vec<&str> = word.split('-').collect();
        if !parts.iter().all(|part| is_group(part)) {
            if groups.is_empty() || gap.len() <= 1 {
                return None;
            }
            break;
        }
        groups.extend(parts);
        left = after.trim_start();
        gap = &after[..after.len() - left.len()];
    }
    let marked = colon || bars || at.contains('`');
    Some((Line { offset, colon, marked, groups, squeezed: false }, wide))
}

/// Returns the part of a line before its column of characters, if bars or angle brackets enclose it: `|..|`, `>..<`. The
/// column has one character for each byte; other columns may contain bars as characters.
fn before_characters(rest: &str) -> Option<&str> {
    [(" |", '|'), (" >", '<')].into_iter().find_map(|(open, close)| {
        let (data, column) = rest.split_once(open)?;
        let digits = data.bytes().filter(|byte| !matches!(byte, b' ' | b'\t' | b'-')).count();
        (column.strip_suffix(close)?.chars().count() * 2 == digits).then_some(data)
    })
}

/// Returns whether a text consists of at most eight bytes, which no column of characters looks like.
fn eight_bytes(text: &str) -> bool {
    let words: Vec<&str> = text.split_once("  ").map_or(text, |(data, _)| data).split_whitespace().collect();
    words.len() <= 8 && words.iter().all(|word| word.len() == 2 && is_group(word)) && text.trim().len() != 8
}

fn dump(lines: &[Line<'_>]) -> Result<Vec<u8>, TextError> {
    let (mut bytes, mut last): (Vec<u8>, Option<(u64, Vec<u8>)>) = (Vec::new(), None);
    for line in lines {
        if let Some((next, row)) = &last
            && line.offset != *next
        {
            let missing = line.offset.checked_sub(*next).filter(|_| line.squeezed);
            match missing.and_then(|missing| usize::try_from(missing).ok()) {
                Some(missing) if missing + bytes.len() > MAX => return Err(TextError::TooMuch),
                Some(missing) => bytes.extend(row.iter().copied().cycle().take(missing)),
                None if line.groups.is_empty() => {}
                None => return Err(TextError::Gap(*next, line.offset)),
            }
        }
        let mut row = Vec::new();
        for group in &line.groups {
            if group.len() > 2 && !line.colon {
                return Err(TextError::Number((*group).to_owned()));
            }
            row.extend(hex(group)?);
        }
        bytes.extend(&row);
        if bytes.len() > MAX {
            return Err(TextError::TooMuch);
        }
        if !row.is_empty() {
            last = Some((line.offset.saturating_add(row.len() as u64), row));
        }
    }
    if bytes.is_empty() { Err(TextError::Nothing) } else { Ok(bytes) }
}

// ---------------------------------------------------------------------------------------------------------------------
// Lists

/// Returns the numbers of an array of C or Rust, or numbers separated by commas. `None` if the text is no list.
fn list(text: &str) -> Option<Vec<String>> {
    let text = without_comments(text);
    let (before, rest) = match text.find(['{', '=']) {
        Some(at) => text.split_at(at),
        None => ("", text.as_str()),
    };
    let rest = rest.trim_matches(|c: char| c.is_whitespace() || "={}[]();&".contains(c));
    let numbers = rest.split(',').map(|number| number.trim().to_owned()).filter(|number| !number.is_empty());
    let numbers: Vec<String> = numbers.collect();
    let is_list = numbers.len() > 1 || numbers.len() == 1 && !before.is_empty();
    (is_list && numbers.iter().all(|one| is_number(one))).then_some(numbers)
}

/// Returns the hexadecimal digits of a number with the prefix `0x`.
fn digits_of(number: &str) -> Option<&str> {
    number.strip_prefix("0x").or_else(|| number.strip_prefix("0X")).filter(|digits| is_hex(digits))
}

fn is_number(text: &str) -> bool {
    digits_of(text).is_some() || text.bytes().all(|byte| byte.is_ascii_digit()) || text.len() == 2 && is_hex(text)
}

fn list_bytes(numbers: &[String]) -> Result<Vec<u8>, TextError> {
    if numbers.len() > MAX {
        return Err(TextError::TooMuch);
    }
    // Without any prefix, two digits are a byte in hexadecimal.
    let bare = numbers.iter().all(|number| number.len() == 2 && is_hex(number));
    let byte = |number: &String| match digits_of(number) {
        Some(digits) => u8::from_str_radix(digits, 16),
        None if bare => u8::from_str_radix(number, 16),
        None => number.parse(),
    };
    numbers.iter().map(|number| byte(number).map_err(|_| TextError::Number(number.clone()))).collect()
}

/// Removes the comments of C.
fn without_comments(text: &str) -> String {
    let (mut kept, mut rest) = (String::new(), text);
    while let Some(at) = rest.find("/*") {
        kept.push_str(&rest[..at]);
        rest = rest[at..].find("*/").map_or("", |end| &rest[at + end + 2..]);
    }
    kept.push_str(rest);
    kept.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code)).collect::<Vec<_>>().join("\n")
}
