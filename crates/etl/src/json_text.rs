//! Pieces of JSON: appended to bytes, and found in text.

use std::borrow::Cow;
use std::convert::Infallible;
use std::io::Write;
use std::net::Ipv4Addr;

use etwspec::{Guid, Utf16Str};

use crate::time::FileTime;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Each byte as two digits.
const PAIRS: [[u8; 2]; 256] = {
    let mut pairs = [[0; 2]; 256];
    let mut byte = 0;
    while byte < 256 {
        pairs[byte] = [DIGITS[byte >> 4], DIGITS[byte & 15]];
        byte += 1;
    }
    pairs
};

fn pair(byte: u8) -> [u8; 2] {
    PAIRS[usize::from(byte)]
}

/// A member begins, and is not the first.
#[inline]
pub(crate) fn key(out: &mut Vec<u8>, name: &str) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

/// A number in decimal.
#[inline]
pub(crate) fn decimal(out: &mut Vec<u8>, number: impl itoa::Integer) {
    out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Appends a number in decimal, as text.
#[inline]
pub(crate) fn quoted(out: &mut Vec<u8>, number: impl itoa::Integer) {
    out.push(b'"');
    decimal(out, number);
    out.push(b'"');
}

/// Appends a hexadecimal string with at least `digits` digits.
#[inline]
pub(crate) fn hex(out: &mut Vec<u8>, number: u64, digits: usize) {
    let mut text = *b"0000000000000000000\"";
    let digits = hex_text(&mut text, number, digits);
    text[digits - 3..digits].copy_from_slice(b"\"0x");
    out.extend_from_slice(&text[digits - 3..]);
}

/// Appends a number in hexadecimal without quotation marks: `0x10000`.
#[inline]
pub(crate) fn hex_digits(out: &mut Vec<u8>, number: u64) {
    let mut text = *b"0000000000000000000\"";
    let digits = hex_text(&mut text, number, 1);
    text[digits - 2..digits].copy_from_slice(b"0x");
    out.extend_from_slice(&text[digits - 2..19]);
}

/// Writes digits before the last byte of a text. Returns where they begin, which is between 3 and 18.
#[inline]
fn hex_text(text: &mut [u8; 20], number: u64, digits: usize) -> usize {
    for (place, byte) in text[3..19].as_chunks_mut::<2>().0.iter_mut().zip(number.to_be_bytes()) {
        *place = pair(byte);
    }
    let zeros = (number.leading_zeros() / 4) as usize;
    3 + zeros.min(16 - digits.clamp(1, 16))
}

/// Bytes in hexadecimal, as text.
pub(crate) fn bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    out.reserve(bytes.len() * 2 + 2);
    out.push(b'"');
    let (groups, rest) = bytes.as_chunks::<16>();
    // Computed and not looked up, so that compilers convert a group at once.
    let digit = |nibble: u8| nibble + b'0' + u8::from(nibble > 9) * (b'a' - b'0' - 10);
    for group in groups {
        let digits = group.map(|byte| [digit(byte >> 4), digit(byte & 15)]);
        out.extend_from_slice(digits.as_flattened());
    }
    rest.iter().for_each(|byte| out.extend_from_slice(&pair(*byte)));
    out.push(b'"');
}

/// Appends a GUID as text: `3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c`.
pub(crate) fn guid(out: &mut Vec<u8>, guid: Guid) {
    out.push(b'"');
    out.extend_from_slice(&guid.to_ascii());
    out.push(b'"');
}

/// Appends an IPv4 address: `10.199.29.255`.
pub(crate) fn ipv4(out: &mut Vec<u8>, address: Ipv4Addr) {
    out.push(b'"');
    for (index, octet) in address.octets().into_iter().enumerate() {
        if index > 0 {
            out.push(b'.');
        }
        decimal(out, octet);
    }
    out.push(b'"');
}

/// A text of ASCII in which nothing needs an escape.
#[inline]
pub(crate) fn plain(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// Appends a text.
pub fn text(out: &mut Vec<u8>, text: &str) {
    out.reserve(text.len() + 16);
    out.push(b'"');
    let mut bytes = text.as_bytes();
    while let Some((group, rest)) = bytes.split_first_chunk::<8>() {
        if !group.iter().fold(true, |all, byte| all & (*byte >= b' ') & (*byte <= b'~')) {
            break;
        }
        escaped(out, *group);
        bytes = rest;
    }
    // The text before the rest consists of whole characters.
    let rest = text.get(text.len() - bytes.len()..).unwrap_or_default();
    rest.chars().for_each(|char| match char {
        '\0'..'\x7F' => one_ascii(out, char as u8),
        _ => one(out, char),
    });
    out.push(b'"');
}

/// Appends a text of UTF-16.
pub(crate) fn utf16(out: &mut Vec<u8>, text: Utf16Str<'_>) {
    let (start, mut braces) = (out.len(), false);
    out.reserve(text.len() + 16);
    out.push(b'"');
    let mut units = text.as_bytes().as_chunks::<2>().0;
    // Groups of printable characters, which compilers test and copy at once.
    while let Some((group, rest)) = units.split_first_chunk::<8>() {
        let group = group.map(u16::from_le_bytes);
        if !group.iter().fold(true, |all, unit| all & (*unit >= 0x20) & (*unit <= 0x7E)) {
            break;
        }
        braces |= group.iter().fold(false, |any, unit| any | (*unit == u16::from(b'{')));
        escaped(out, group.map(|unit| unit as u8));
        units = rest;
    }
    while let Some(([byte @ ..0x80, 0], rest)) = units.split_first() {
        braces |= *byte == b'{';
        one_ascii(out, *byte);
        units = rest;
    }
    // Without a brace, no backslash begins an escape.
    if braces {
        out.truncate(start);
        return self::text(out, &text.to_string());
    }
    let Ok(()) = Utf16Str::whole(units.as_flattened()).pieces(|piece| -> Result<(), Infallible> {
        piece.chars().for_each(|char| one(out, char));
        Ok(())
    });
    out.push(b'"');
}

/// Appends a floating-point number: the shortest that reads back as the same number, with an exponent if it is very
/// large or small: some readers take the largest number in decimal digits for infinity. JSON has no number for
/// infinities and NaN, which are strings.
pub(crate) fn float(out: &mut Vec<u8>, number: impl Into<f64> + Copy + std::fmt::Display + std::fmt::LowerExp) {
    let magnitude = number.into().abs();
    let _never_fails = match magnitude {
        _ if !magnitude.is_finite() => write!(out, "\"{number}\""),
        _ if magnitude == 0.0 || (1e-5..1e16).contains(&magnitude) => write!(out, "{number}"),
        _ => write!(out, "{number:e}"),
    };
}

#[inline]
fn is_plain(byte: u8) -> bool {
    // Without branches, so that several bytes can be tested at once.
    (b' '..=b'~').contains(&byte) & (byte != b'"') & (byte != b'\\')
}

/// Appends printable characters of ASCII.
#[inline]
fn escaped(out: &mut Vec<u8>, characters: [u8; 8]) {
    let (mut text, mut len) = ([b'\\'; 16], 0);
    for character in characters {
        // The length is below the size in any case; the compiler does not see it.
        len += usize::from((character == b'"') | (character == b'\\'));
        text[len & 15] = character;
        len += 1;
    }
    out.extend_from_slice(text.get(..len).unwrap_or(&text));
}

/// Appends a character of ASCII.
#[inline]
fn one_ascii(out: &mut Vec<u8>, byte: u8) {
    if is_plain(byte) { out.push(byte) } else { one(out, char::from(byte)) }
}

fn one(out: &mut Vec<u8>, char: char) {
    match char {
        '"' => out.extend_from_slice(b"\\\""),
        '\\' => out.extend_from_slice(b"\\\\"),
        '\n' => out.extend_from_slice(b"\\n"),
        '\r' => out.extend_from_slice(b"\\r"),
        '\t' => out.extend_from_slice(b"\\t"),
        '\0'..='\x1F' | '\x7F' => {
            out.extend_from_slice(b"\\u00");
            out.extend_from_slice(&pair(char as u8));
        }
        // C1 and bidirectional controls are valid in JSON, but terminals and readers obey them.
        '\u{80}'..='\u{9F}'
        | '\u{061C}'
        | '\u{200E}'
        | '\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2066}'..='\u{2069}' => {
            out.extend_from_slice(b"\\u");
            u32::from(char).to_be_bytes()[2..].iter().for_each(|byte| out.extend_from_slice(&pair(*byte)));
        }
        _ => out.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes()),
    }
}

/// Writes times of which most are of the same second as the one before.
#[derive(Debug, Default)]
pub(crate) struct Times {
    /// Seconds since the start of 1601.
    second: Option<i64>,
    /// `"2021-05-04T18:02:11.`
    text: Vec<u8>,
}

impl Times {
    /// Appends a time as text: `2021-05-04T18:02:11.1234567Z`.
    #[inline]
    pub(crate) fn put(&mut self, out: &mut Vec<u8>, time: FileTime) {
        const SECOND: i64 = 10_000_000;
        let second = time.0.div_euclid(SECOND);
        if self.second != Some(second) {
            let text = FileTime(second.saturating_mul(SECOND)).to_string();
            self.text.clear();
            self.text.push(b'"');
            self.text.extend_from_slice(text.split('.').next().unwrap_or("").as_bytes());
            self.text.push(b'.');
            self.second = Some(second);
        }
        out.extend_from_slice(&self.text);
        let mut fraction = time.0.rem_euclid(SECOND) as u32;
        let mut digits = *b"0000000Z\"";
        for place in digits[..7].iter_mut().rev() {
            *place = b'0' + (fraction % 10) as u8;
            fraction /= 10;
        }
        out.extend_from_slice(&digits);
    }
}

/// Returns the text of a JSON value, without the quotation marks and escapes of a string.
pub fn unescaped(json: &str) -> Cow<'_, str> {
    let Some(inner) = json.strip_prefix('"').and_then(|json| json.strip_suffix('"')) else { return json.into() };
    if !inner.contains('\\') {
        return inner.into();
    }
    let (mut text, mut rest) = (String::with_capacity(inner.len()), inner);
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let mut chars = after.chars();
        rest = match chars.next() {
            Some('u') => {
                let (digits, rest) = after.split_at_checked(5).unwrap_or((after, ""));
                let unit = digits.get(1..).and_then(|digits| u32::from_str_radix(digits, 16).ok());
                text.extend(unit.and_then(char::from_u32));
                rest
            }
            Some(escaped) => {
                text.push(match escaped {
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    other => other,
                });
                chars.as_str()
            }
            None => "",
        };
    }
    (text + rest).into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn utf16_is_the_same_in_json(pieces in prop::collection::vec(prop::sample::select(
            &[r"\x{", r"\x{e4}", r"\u{d8", "00}", "{", "C:\\folder\\file", "\"", "ä\u{9b}", "\n"][..]), 0..8),
            surrogate in 0xD7FF_u16..0xD802, at in 0_usize..60)
        {
            let mut units: Vec<u16> = pieces.concat().encode_utf16().collect();
            units.insert(at.min(units.len()), surrogate);
            let bytes: Vec<u8> = units.into_iter().flat_map(u16::to_le_bytes).collect();
            let mut out = b"before".to_vec();
            utf16(&mut out, Utf16Str::whole(&bytes));
            let read: String = serde_json::from_slice(out.strip_prefix(b"before").expect("text is appended")).expect("JSON");
            prop_assert_eq!(read, Utf16Str::whole(&bytes).to_string());
        }
    }

    #[test]
    fn floating_point_numbers_are_json_that_reads_back() {
        let text = |number: f64| {
            let mut out = Vec::new();
            float(&mut out, number);
            String::from_utf8(out).expect("ASCII")
        };
        for number in
            [0.0, -0.0, 1.0, 0.1, -2.5, 1e-5, 9.9e-6, 1e15, 1e16, 5e-324, f64::MIN_POSITIVE, f64::MAX, f64::MIN]
        {
            let text = text(number);
            let read: f64 = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert!(read == number && text.len() < 30, "{text}");
        }
        assert_eq!([1.0, 0.1, 1e16].map(text), ["1", "0.1", "1e16"]);
        assert_eq!([f64::NAN, f64::INFINITY, f64::NEG_INFINITY].map(text), ["\"NaN\"", "\"inf\"", "\"-inf\""]);
        let mut single = Vec::new();
        float(&mut single, f32::MAX);
        assert_eq!(single, b"3.4028235e38");
    }

    #[test]
    fn text_of_json_is_that_of_a_parser() {
        for text in ["", "plain", "\"\\/\n\r\t\u{0}\u{1b}\u{7f}\u{9b}\u{202e}ä€𝄞", r"\u{e4}"] {
            let mut json = Vec::new();
            super::text(&mut json, text);
            assert_eq!(unescaped(str::from_utf8(&json).expect("JSON")), text);
        }
        assert_eq!(unescaped("[1,2]"), "[1,2]");
    }
}
