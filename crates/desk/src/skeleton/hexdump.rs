//! Skeleton of a structure from a hex dump: its bytes have no known meaning.

use std::fmt::{self, Write as _};

use super::head::{Head, formatted, hex, quoted};
use etwspec_codegen::schema::{Kind, TODO};

/// A line of a dump that is not hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HexError {
    /// Its number, from 1.
    pub(crate) line: usize,
    /// The part that cannot be read; empty if the dump has no bytes.
    pub(crate) part: String,
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part.is_empty() {
            true => f.write_str("the dump has no bytes"),
            false => write!(f, "line {}: `{}` is not a hexadecimal byte", self.line, self.part.escape_debug()),
        }
    }
}

/// The most bytes that a skeleton covers.
const MAX: usize = 4096;

/// Reads the output of `xxd`, `hexdump -C` or `etwspec hex`, or bytes as hexadecimal digits.
///
/// # Errors
///
/// Returns a [`HexError`] for the first line that contains something else, or if there are no bytes.
pub(crate) fn read_hexdump(text: &str) -> Result<Vec<u8>, HexError> {
    let mut bytes = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let mut line = line.split('|').next().unwrap_or("").trim_end();
        // An offset is followed by a colon, or it is the first of columns that have eight digits.
        let first = line.split_whitespace().next().unwrap_or("");
        let offset = first.strip_suffix(':').unwrap_or(first);
        let offset = offset.strip_prefix("0x").unwrap_or(offset);
        let is_hex = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let columns = line.split_whitespace().nth(1).is_some_and(|next| next.len() <= 4);
        if is_hex(offset) && (first.ends_with(':') || (offset.len() >= 7 && (columns || line.trim() == first))) {
            let lone = line.trim() == first;
            line = line.trim_start().strip_prefix(first).unwrap_or("");
            if lone && !first.ends_with(':') && bytes.is_empty() {
                // Digits alone are bytes, not an offset.
                line = first;
            }
        }
        // The text column of xxd follows two spaces after the bytes.
        let line = line.trim_start();
        let shown = line.find("  ").filter(|at| !is_hex(&line[*at..].trim().replace(' ', "")));
        let line = shown.map_or(line, |at| &line[..at]);
        for part in line.split([' ', '\t', ',', '-']).filter(|part| !part.is_empty()) {
            let digits = part.strip_prefix("0x").unwrap_or(part);
            let error = || HexError { line: number, part: part.to_owned() };
            if !is_hex(digits) || !digits.len().is_multiple_of(2) {
                return Err(error());
            }
            for at in (0..digits.len()).step_by(2) {
                bytes.push(u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| error())?);
            }
        }
    }
    if bytes.is_empty() { Err(HexError { line: 0, part: String::new() }) } else { Ok(bytes) }
}

/// Returns a structure with a field for each aligned word of the bytes, and for the text at their end. Comments contain
/// the bytes and a guess at their kind.
pub(crate) fn from_hexdump(head: &Head, bytes: &[u8]) -> String {
    let bytes = &bytes[..bytes.len().min(MAX)];
    let fixed = text_start(bytes).unwrap_or(bytes.len());
    let mut out =
        format!("# Laid over {} bytes. Fields are words of four bytes until a source states more.\n", bytes.len());
    let _ = writeln!(out, "name = {}", quoted(&head.name));
    out += &(head.module() + &head.summary());
    out += "trailing-padding = \"optional\"\n";
    out += &head.sources();
    let mut at = 0;
    while at < fixed {
        let size = [4, 2, 1].into_iter().find(|size| at + size <= fixed && at.is_multiple_of(*size)).unwrap_or(1);
        let word = &bytes[at..at + size];
        let ty = match size {
            4 => "ULONG",
            2 => "USHORT",
            _ => "UCHAR",
        };
        let shown: Vec<_> = word.iter().map(|byte| format!("{byte:02X}")).collect();
        let _ = write!(
            out,
            "\n# {}{}\n[[field]]\nat = {}\nname = {}\ntype = \"{ty}\"\nunknown = true\n",
            shown.join(" "),
            resembles(bytes, at, size),
            hex(at as u32),
            quoted(&format!("Unknown{at:02X}")),
        );
        at += size;
    }
    if fixed < bytes.len() {
        let _ = write!(
            out,
            "\n# {:?}\n[[tail]]\nname = \"Text\"\ntype = \"WCHAR\"\nstring = \"zero-terminated\"\ndoc = {}\n",
            utf16(&bytes[fixed..]),
            quoted(TODO)
        );
    }
    formatted(Kind::Struct, out)
}

/// Returns the offset of the text that ends the bytes: at least three printable characters in UTF-16, and a zero.
fn text_start(bytes: &[u8]) -> Option<usize> {
    let body = bytes.strip_suffix(&[0, 0])?;
    let units = body.rchunks_exact(2).take_while(|unit| unit[1] == 0 && (0x20..0x7F).contains(&unit[0])).count();
    let start = body.len() - units * 2;
    (units >= 3 && start.is_multiple_of(2)).then_some(start)
}

fn utf16(bytes: &[u8]) -> String {
    bytes.chunks_exact(2).map(|unit| char::from(unit[0])).filter(|char| *char != '\0').collect()
}

/// Returns a guess at the kind of a word, as the end of a comment.
fn resembles(bytes: &[u8], at: usize, size: usize) -> String {
    let number = |size: usize| {
        let word = bytes.get(at..at + size)?;
        Some(word.iter().rev().fold(0_u64, |number, byte| number << 8 | u64::from(*byte)))
    };
    let long = number(8).filter(|_| at.is_multiple_of(8) && size == 4);
    let short = number(size).unwrap_or(0);
    match long {
        Some(address) if address >> 47 == 0x1_FFFF => {
            return ": with the next word, an address of the kernel?".to_owned();
        }
        // Days from 1990 to 2060, in units of 100 ns since 1601.
        Some(time) if (0x01B4_0000_0000_0000..0x0204_0000_0000_0000).contains(&time) => {
            return ": with the next word, a FILETIME?".to_owned();
        }
        _ => {}
    }
    if short as usize == bytes.len() {
        return ": the number of all bytes".to_owned();
    }
    if short == 0 { String::new() } else { format!(": {short}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_dumps_of_common_tools() {
        let bytes = [0x41, 0x00, 0x42, 0xFF];
        for text in [
            "4100 42ff",
            "41 00 42 FF",
            "410042FF",
            "00000000: 4100 42ff                                A.B.\n",
            "00000000  41 00 42 ff                                       |A.B.|\n00000004\n",
            "0x00: 41 00\n0x02: 42 ff\n",
            "0x41, 0x00, 0x42, 0xFF",
        ] {
            assert_eq!(read_hexdump(text).as_deref(), Ok(&bytes[..]), "{text}");
        }
        assert_eq!(read_hexdump("41\n4g"), Err(HexError { line: 2, part: "4g".to_owned() }));
        assert_eq!(read_hexdump("41 4"), Err(HexError { line: 1, part: "4".to_owned() }));
        assert_eq!(read_hexdump("\n").expect_err("none").to_string(), "the dump has no bytes");
    }
}
