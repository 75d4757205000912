//! Bytes from text: hexadecimal digits, dumps of debuggers and tools, arrays of C, base64.

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
    /// Lines with an offset or address, and numbers of this size in bytes.
    Dump(usize),
    /// Numbers of this size in bytes, separated by commas.
    Numbers(usize),
    /// Base64.
    Base64,
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notation::Hex => f.write_str("hexadecimal digits, byte by byte"),
            Notation::Dump(1) => f.write_str("a dump of bytes with offsets"),
            Notation::Dump(size) => write!(f, "a dump of little-endian numbers of {size} bytes with offsets"),
            Notation::Numbers(1) => f.write_str("a list of bytes"),
            Notation::Numbers(size) => write!(f, "a list of little-endian numbers of {size} bytes"),
            Notation::Base64 => f.write_str("base64"),
        }
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
    /// A number that does not fit: the number, and its size in bytes.
    #[error("`{}` is not {}", .0.escape_debug(), if *.1 == 1 { "a byte".to_owned() } else { format!("a number of {} bytes", .1) })]
    Number(String, usize),
    /// Memory at an address that the debugger could not read.
    #[error("the debugger could not read the memory at {0}")]
    Unreadable(String),
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

/// Reads bytes in any usual notation: digits with or without separators, the output of `xxd`, `hexdump`, `od -t x` and of
/// the commands `db`, `dw`, `dd`, `dq` and `dc` of WinDbg, arrays of C and Rust, base64.
///
/// # Errors
///
/// Returns the reason why the most likely notation does not fit.
pub fn parse(text: &str) -> Result<TextBytes, TextError> {
    if let Some(lines) = dump_lines(text) {
        return dump(&lines);
    }
    let listed = list(text);
    if let Some((numbers, size)) = &listed
        && (*size > 1 || numbers.iter().any(|number| !is_byte(number)))
    {
        return list_bytes(numbers, *size);
    }
    match hex(&text.replace("\\\n", "\n").replace(['"', '\'', ';', '[', ']', '(', ')'], " ")) {
        Ok(bytes) => Ok(TextBytes { bytes, notation: Notation::Hex }),
        Err(error) => match (listed, base64(text)) {
            (Some((numbers, size)), _) => list_bytes(&numbers, size),
            (None, Some(bytes)) if bytes.len() <= MAX => Ok(TextBytes { bytes, notation: Notation::Base64 }),
            (None, Some(_)) => Err(TextError::TooMuch),
            (None, None) => Err(error),
        },
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Dumps

/// A line of a dump: the offset, and groups of digits.
struct Line<'t> {
    /// The offset as it is written.
    at: &'t str,
    offset: u64,
    /// True if a colon follows the offset, as in the output of `xxd`, whose digits are in the order of the file.
    colon: bool,
    /// True if something other than spaces marks the line of a dump: a colon, characters between bars, an address of a
    /// debugger.
    marked: bool,
    groups: Vec<&'t str>,
    /// True if identical lines are left out before this one.
    squeezed: bool,
}

impl Line<'_> {
    fn digits(&self) -> usize {
        self.groups.iter().map(|group| group.bytes().filter(|byte| *byte != b'`').count()).sum()
    }
}

fn is_hex(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Returns whether a text is a group of digits, or of question marks, which debuggers print for unreadable memory.
fn is_group(text: &str) -> bool {
    let digits = text.replacen('`', "", 1);
    (is_hex(&digits) || digits.bytes().all(|byte| byte == b'?')) && matches!(digits.len(), 2 | 4 | 8 | 16 | 32)
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
        if is_prompt(line) {
            continue;
        }
        let (mut made, wide) = dump_line(line)?;
        made.squeezed = std::mem::take(&mut squeezed);
        let follows = lines.last().is_some_and(|last| {
            let next = last.offset.checked_add(last.digits() as u64 / 2);
            last.digits() > 0 && (next == Some(made.offset) || made.squeezed)
        });
        certain |= made.marked && !made.groups.is_empty() || wide && made.groups.len() > 1 || follows;
        lines.push(made);
    }
    certain.then_some(lines)
}

/// Returns whether a line is a command at the prompt of a debugger.
fn is_prompt(line: &str) -> bool {
    let Some((prompt, _)) = line.split_once('>') else { return false };
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match prompt.strip_suffix("kd") {
        // The number of the processor.
        Some(before) => {
            let before = before.strip_suffix('l').unwrap_or(before).trim_end();
            before.is_empty() || before.strip_suffix(':').is_some_and(number)
        }
        // The numbers of process and thread.
        None => prompt.contains(':') && prompt.split(':').all(number),
    }
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
    Some((Line { at, offset, colon, marked, groups, squeezed: false }, wide))
}

/// Returns the part of a line before its column of characters, if bars or angle brackets enclose it: `|..|`, `>..<`. The
/// column has one character for each byte; other columns may contain bars as characters.
fn before_characters(rest: &str) -> Option<&str> {
    [(" |", '|'), (" >", '<')].into_iter().find_map(|(open, close)| {
        let (data, column) = rest.split_once(open)?;
        let digits = data.bytes().filter(|byte| !matches!(byte, b' ' | b'\t' | b'-' | b'`')).count();
        (column.strip_suffix(close)?.chars().count() * 2 == digits).then_some(data)
    })
}

/// Returns whether a text consists of at most eight bytes, which no column of characters looks like.
fn eight_bytes(text: &str) -> bool {
    let words: Vec<&str> = text.split_once("  ").map_or(text, |(data, _)| data).split_whitespace().collect();
    words.len() <= 8 && words.iter().all(|word| word.len() == 2 && is_group(word)) && text.trim().len() != 8
}

fn dump(lines: &[Line<'_>]) -> Result<TextBytes, TextError> {
    let widest = lines.iter().flat_map(|line| &line.groups).map(|group| group.replace('`', "").len() / 2).max();
    let in_order = lines.iter().any(|line| line.colon);
    let size = if in_order { 1 } else { widest.unwrap_or(1).min(8) };
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
            let digits = group.replace('`', "");
            if digits.starts_with('?') {
                return Err(TextError::Unreadable(line.at.to_owned()));
            }
            let mut number = hex(&digits)?;
            if !in_order {
                number.reverse();
            }
            row.extend(number);
        }
        bytes.extend(&row);
        if bytes.len() > MAX {
            return Err(TextError::TooMuch);
        }
        if !row.is_empty() {
            last = Some((line.offset.saturating_add(row.len() as u64), row));
        }
    }
    if bytes.is_empty() { Err(TextError::Nothing) } else { Ok(TextBytes { bytes, notation: Notation::Dump(size) }) }
}

// ---------------------------------------------------------------------------------------------------------------------
// Lists

/// Types of C and Rust by their size in bytes.
const TYPES: [(&[&str], usize); 4] = [
    (&["BYTE", "UCHAR", "CHAR", "uint8_t", "int8_t", "char", "u8", "i8", "UINT8", "byte"], 1),
    (&["USHORT", "WORD", "uint16_t", "int16_t", "short", "u16", "i16", "UINT16", "ushort"], 2),
    (&["ULONG", "DWORD", "uint32_t", "int32_t", "long", "int", "unsigned", "u32", "i32", "UINT32", "uint"], 4),
    (&["ULONGLONG", "ULONG64", "DWORD64", "QWORD", "uint64_t", "int64_t", "u64", "i64", "UINT64", "ulong"], 8),
];

/// Returns the numbers of an array of C or Rust, or numbers separated by commas, and the size of each in bytes. `None` if
/// the text is no list.
fn list(text: &str) -> Option<(Vec<String>, usize)> {
    let text = without_comments(text);
    let (before, rest) = match text.find(['{', '=']) {
        Some(at) => text.split_at(at),
        None => ("", text.as_str()),
    };
    let rest = rest.trim_matches(|c: char| c.is_whitespace() || "={}[]();&".contains(c));
    let words = before.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let sizes: Vec<usize> =
        words.filter_map(|word| TYPES.iter().find(|(names, _)| names.contains(&word)).map(|(_, size)| *size)).collect();
    let numbers: Vec<String> = rest
        .split(',')
        .map(|number| number.trim().trim_end_matches(['u', 'U', 'l', 'L']).to_owned())
        .filter(|number| !number.is_empty())
        .collect();
    if numbers.is_empty() || numbers.len() == 1 && before.is_empty() || !numbers.iter().all(|one| is_number(one)) {
        return None;
    }
    let digits = numbers.iter().filter_map(|number| digits_of(number)).map(str::len).max().unwrap_or(0);
    let written = match digits {
        0..=2 => 1,
        3..=4 => 2,
        5..=8 => 4,
        _ => 8,
    };
    // `unsigned char` and `long long` have a type that two words state.
    let stated = match (&sizes[..], before.contains("long long")) {
        (_, true) => Some(8),
        (sizes, false) => sizes.iter().copied().find(|size| *size != 4).or(sizes.first().copied()),
    };
    Some((numbers, stated.unwrap_or(written)))
}

/// Returns the hexadecimal digits of a number with the prefix `0x`.
fn digits_of(number: &str) -> Option<&str> {
    number.strip_prefix("0x").or_else(|| number.strip_prefix("0X")).filter(|digits| is_hex(digits))
}

fn is_number(text: &str) -> bool {
    digits_of(text).is_some() || text.bytes().all(|byte| byte.is_ascii_digit()) || text.len() == 2 && is_hex(text)
}

/// Returns whether a number is two hexadecimal digits, with or without a prefix.
fn is_byte(number: &str) -> bool {
    digits_of(number).unwrap_or(number).len() == 2
}

fn list_bytes(numbers: &[String], size: usize) -> Result<TextBytes, TextError> {
    if numbers.len() * size > MAX {
        return Err(TextError::TooMuch);
    }
    // Without any prefix, two digits are a byte in hexadecimal.
    let bare = size == 1 && numbers.iter().all(|number| number.len() == 2 && is_hex(number));
    let mut bytes = Vec::new();
    for number in numbers {
        let value = match digits_of(number) {
            Some(digits) => u64::from_str_radix(digits, 16).ok(),
            None if bare => u64::from_str_radix(number, 16).ok(),
            None => number.parse().ok(),
        };
        let fits = |value: &u64| size >= 8 || *value >> (size * 8) == 0;
        let Some(value) = value.filter(fits) else { return Err(TextError::Number(number.clone(), size)) };
        bytes.extend(value.to_le_bytes().iter().take(size));
    }
    Ok(TextBytes { bytes, notation: Notation::Numbers(size) })
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

// ---------------------------------------------------------------------------------------------------------------------
// Base64

/// Decodes base64, in either alphabet, with or without padding.
fn base64(text: &str) -> Option<Vec<u8>> {
    let text = text.trim();
    let text = text.split_once("base64,").map_or(text, |(_, data)| data);
    let letters: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    let padding = letters.iter().rev().take_while(|byte| **byte == b'=').count();
    let letters = letters.get(..letters.len() - padding)?;
    if letters.is_empty() || padding > 2 || letters.len() % 4 == 1 {
        return None;
    }
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for letter in letters {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        held = held << 6 | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    (held == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BYTES: [u8; 20] = [
        0x02, 0x00, 0x11, 0xc0, 0x18, 0x00, 0x07, 0x05, 0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x61, 0x62,
        0x20, 0x63,
    ];

    fn read(text: &str) -> Result<(Vec<u8>, Notation), TextError> {
        parse(text).map(|read| (read.bytes, read.notation))
    }

    #[track_caller]
    fn is(text: &str, notation: Notation) {
        assert_eq!(read(text), Ok((BYTES.to_vec(), notation)), "{text}");
    }

    #[test]
    fn parses_common_notations_of_bytes() {
        for text in ["0a1B00", "0a 1b 00", "0x0a, 0x1B, 0x00", "\\x0a\\x1b\\x00", "0x0a1b00", "0a:1b:00", "{0a-1b00}"] {
            assert_eq!(hex(text), Ok(vec![0x0a, 0x1b, 0]), "{text}");
            assert_eq!(parse(text).map(|read| read.bytes), Ok(vec![0x0a, 0x1b, 0]), "{text}");
        }
        for text in ["", "0", "0x", "zz", "0a 1", "é", "0a\\"] {
            assert!(hex(text).is_err(), "{text}");
        }
        is("020011c0 18000705 00112233 44556677 61622063", Notation::Hex);
        is("020011c0\n18000705\n0011223344556677\n61622063\n", Notation::Hex);
        is("02 00 11 c0 18 00 07 05\n00 11 22 33 44 55 66 77\n61 62 20 63", Notation::Hex);
        is(
            "b\"\\x02\\x00\\x11\\xc0\\x18\\x00\\x07\\x05\\x00\\x11\\x22\\x33\\x44\\x55\\x66\\x77\\x61\\x62\\x20\\x63\""
                .trim_start_matches('b'),
            Notation::Hex,
        );
    }

    #[test]
    fn reads_dumps_of_tools() {
        is(
            "00000000: 0200 11c0 1800 0705 0011 2233 4455 6677  ..........\"3DUfw\n00000010: 6162 2063                                ab c\n",
            Notation::Dump(1),
        );
        is("00000000: 0200 11c0 1800 0705 0011 2233 4455 6677 6162 2063", Notation::Dump(1));
        is(
            "00000000  02 00 11 c0 18 00 07 05  00 11 22 33 44 55 66 77  |..........\"3DUfw|\n00000010  61 62 20 63                                       |ab c|\n00000014\n",
            Notation::Dump(1),
        );
        is(
            "00000000  02 00 11 c0 18 00 07 05  00 11 22 33 44 55 66 77\n00000010  61 62 20 63\n00000014\n",
            Notation::Dump(1),
        );
        is("0000000 0002 c011 0018 0507 1100 3322 5544 7766\n0000010 6261 6320\n0000014\n", Notation::Dump(2));
        is("000000 02 00 11 c0 18 00 07 05 00 11 22 33 44 55 66 77\n000010 61 62 20 63\n000014\n", Notation::Dump(1));
    }

    #[test]
    fn reads_dumps_of_debuggers() {
        is(
            "0:000> db 00000012`3456f000 L14\n00000012`3456f000  02 00 11 c0 18 00 07 05-00 11 22 33 44 55 66 77  ..........\"3DUfw\n00000012`3456f010  61 62 20 63                                      ab c\n",
            Notation::Dump(1),
        );
        is(
            "3456f000  02 00 11 c0 18 00 07 05-00 11 22 33 44 55 66 77  ..........\"3DUfw\n3456f010  61 62 20 63   ab c\n",
            Notation::Dump(1),
        );
        is("fffff800`1234f000  c0110002 05070018 33221100 77665544\nfffff800`1234f010  63206261\n", Notation::Dump(4));
        is("3456f000  c0110002 05070018 33221100 77665544  ........\n3456f010  63206261  ab c", Notation::Dump(4));
        let sixteen = BYTES[..16].to_vec();
        is(
            "1: kd> db x L4\n3456f000  c0110002 05070018 33221100 77665544\nlkd> db y\n3456f010  63206261",
            Notation::Dump(4),
        );
        let words = "fffff800`1234f000  05070018`c0110002 77665544`33221100";
        assert_eq!(read(words), Ok((sixteen, Notation::Dump(8))));
        assert!(matches!(read("3456f000  ?? ?? 02 00"), Err(TextError::Unreadable(_))));
        assert!(matches!(read("00000000: 0200 11c0\n00000010: 6162 2063\n"), Err(TextError::Gap(4, 0x10))));
    }

    #[test]
    fn bars_in_a_column_of_characters_enclose_nothing() {
        let bytes = vec![0x30, 0x30, 0x20, 0x7c];
        for text in ["00000040: 3030 207c  00 |", "3456f000  30 30 20 7c  00 |", "00000040  30 30 20 7c  |00 ||"] {
            assert_eq!(read(text), Ok((bytes.clone(), Notation::Dump(1))), "{text}");
        }
    }

    #[test]
    fn expands_lines_that_tools_leave_out() {
        let text = "00000000  01 01 01 01 01 01 01 01  01 01 01 01 01 01 01 01  |................|\n*\n00000040  02  |.|\n00000041\n";
        let bytes = [vec![1; 0x40], vec![2]].concat();
        assert_eq!(read(text), Ok((bytes, Notation::Dump(1))));
        let text = "00000000  01 01 01 01 01 01 01 01  01 01 01 01 01 01 01 01  |................|\n*\n00000020\n";
        assert_eq!(read(text).map(|read| read.0.len()), Ok(0x20));
        assert_eq!(read(&text.replace("00000020", "f0000000")), Err(TextError::TooMuch));
    }

    #[test]
    fn reads_arrays() {
        let list = BYTES.iter().map(|byte| format!("0x{byte:02x}")).collect::<Vec<_>>().join(", ");
        is(&list, Notation::Hex);
        is(&format!("unsigned char data[] = {{\n  {list}, /* end */\n}};"), Notation::Numbers(1));
        is(&BYTES.map(|byte| format!("0x{byte:x}")).join(","), Notation::Numbers(1));
        is(&BYTES.map(|byte| byte.to_string()).join(", "), Notation::Numbers(1));
        is(&format!("let data: [u8; 20] = [{}];", BYTES.map(|byte| byte.to_string()).join(", ")), Notation::Numbers(1));
        is("ULONG x[] = { 0xc0110002, 0x05070018, 0x33221100, 0x77665544UL, 0x63206261 };", Notation::Numbers(4));
        is("0xc0110002, 0x05070018, 0x33221100, 0x77665544, 0x63206261", Notation::Numbers(4));
        let wide = "unsigned long long x[] = { 0x05070018c0110002, 0x7766554433221100 };";
        assert_eq!(read(wide), Ok((BYTES[..16].to_vec(), Notation::Numbers(8))));
        assert_eq!(read("{ 1, 256, 0x3 }"), Err(TextError::Number("256".to_owned(), 1)));
    }

    #[test]
    fn reads_base64() {
        is("AgARwBgABwUAESIzRFVmd2FiIGM=", Notation::Base64);
        is("data:application/octet-stream;base64,AgARwBgABwUA\nESIzRFVmd2FiIGM", Notation::Base64);
    }

    /// Bytes, more often those that look like parts of a dump in its column of characters.
    fn characters() -> impl proptest::strategy::Strategy<Value = u8> {
        use proptest::prelude::{any, prop_oneof};
        prop_oneof![any::<u8>(), proptest::sample::select(&b" |<>:-`?*0afx."[..])]
    }

    proptest::proptest! {
        #[test]
        fn parsing_never_panics(text in "[0-9a-fx:`*|>, \\n?{}=é-]{0,200}|.{0,80}") {
            let _ = (hex(&text), parse(&text));
        }

        #[test]
        fn what_is_dumped_is_read(bytes in proptest::collection::vec(characters(), 1..100)) {
            let ascii = |row: &[u8]| row.iter().map(|b| if matches!(b, b' '..=b'~') { char::from(*b) } else { '.' }).collect::<String>();
            let words = |row: &[u8], between: &str| row.iter().map(|b| format!("{b:02x}")).collect::<Vec<_>>().join(between);
            let lines = |line: &dyn Fn(usize, &[u8]) -> String| {
                bytes.chunks(16).enumerate().map(|(at, row)| line(at * 16, row) + "\n").collect::<String>()
            };
            let xxd = lines(&|at, row| {
                let groups: Vec<String> = row.chunks(2).map(|pair| words(pair, "")).collect();
                format!("{at:08x}: {:<39}  {}", groups.join(" "), ascii(row))
            });
            let canonical = lines(&|at, row| format!("{at:08x}  {:<48} |{}|", words(row, " "), ascii(row)));
            let windbg = lines(&|at, row| {
                let halves: Vec<String> = row.chunks(8).map(|half| words(half, " ")).collect();
                format!("{:08x}`{:08x}  {:<47}  {}", 0x12, 0x3456_0000 + at, halves.join("-"), ascii(row))
            });
            for text in [xxd, canonical, windbg] {
                proptest::prop_assert_eq!(parse(&text).map(|read| read.bytes), Ok(bytes.clone()), "{}", text);
            }
        }
    }
}
