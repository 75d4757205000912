//! The bytes to decode: hexadecimal text, standard input, or part of a file.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use etwspec_catalog::query::number;
use etwspec_console::{Problem, visible};

use crate::arguments::split_at_sign;

/// Maximum number of bytes to decode.
const MAX: u64 = 0x1_0000;

/// The bytes and their origin.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// The bytes.
    pub(crate) bytes: Vec<u8>,
    /// Origin of the bytes, or empty for bytes from the command line.
    pub(crate) label: String,
    /// Whether other data may follow the structure, as in a file.
    pub(crate) goes_on: bool,
}

/// Reads the bytes that the arguments specify. With `raw`, standard input is never taken as text.
pub(crate) fn read(data: &[OsString], raw: bool, stdin: &mut dyn Read) -> Result<Input, Problem> {
    if raw && data != ["-"] {
        return Err(Problem::new("--raw applies only to standard input")
            .help("write - to read standard input, or leave out --raw"));
    }
    if let [one] = data {
        if one == "-" {
            return standard_input(raw, stdin);
        }
        if let Some((path, offset)) = split_at_sign(one) {
            return file(&path, &offset);
        }
    }
    let text = data.join(OsStr::new(" "));
    let is_file = data.len() == 1 && Path::new(&text).exists();
    let text = text.to_string_lossy();
    match hex(&text) {
        Ok(bytes) => Ok(Input { bytes, label: String::new(), goes_on: false }),
        Err(Wrong::Digit(_)) if is_file => {
            let text = visible(&text);
            Err(Problem::new(format!("`{text}` is a file: the offset is missing"))
                .help(format!("write {text}@0x0 to decode its start")))
        }
        Err(wrong) => Err(refused(&wrong)),
    }
}

fn refused(wrong: &Wrong) -> Problem {
    match wrong {
        Wrong::Digit(found) => Problem::new(format!("invalid hex digit `{}`", found.escape_debug()))
            .help("write bytes such as 0a1b2c or 0a 1b 2c, - for standard input, or FILE@OFFSET"),
        Wrong::Odd(digits) => {
            Problem::new(format!("odd number of hex digits: {digits}")).help("write two digits for each byte")
        }
        Wrong::Nothing => Problem::new("no bytes to decode").help("write bytes such as 0a1b2c"),
        Wrong::TooMuch => {
            Problem::new(format!("more than 0x{MAX:X} bytes")).help("leave out the bytes after the structure")
        }
    }
}

enum Wrong {
    Digit(char),
    Odd(usize),
    Nothing,
    TooMuch,
}

/// Returns whether a text consists of hex digits and separators.
pub(crate) fn is_hex(text: &str) -> bool {
    !matches!(hex(text), Err(Wrong::Digit(_) | Wrong::Nothing))
}

/// Parses bytes in hexadecimal. Spaces, commas, colons, dashes, braces, `0x` and `\x` are ignored.
fn hex(text: &str) -> Result<Vec<u8>, Wrong> {
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
            None => return Err(Wrong::Digit(first)),
        }
        if digits.len() as u64 > MAX * 2 {
            return Err(Wrong::TooMuch);
        }
    }
    if digits.is_empty() {
        return Err(Wrong::Nothing);
    }
    if !digits.len().is_multiple_of(2) {
        return Err(Wrong::Odd(digits.len()));
    }
    Ok(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

fn standard_input(raw: bool, stdin: &mut dyn Read) -> Result<Input, Problem> {
    let failed = |error| Problem::new(format!("cannot read standard input: {error}"));
    let mut read = Vec::new();
    // Text has at most six characters per byte, as in `0x12, `.
    let most = if raw { MAX } else { MAX * 6 + 1 };
    stdin.take(most).read_to_end(&mut read).map_err(failed)?;
    if read.is_empty() {
        return Err(refused(&Wrong::Nothing));
    }
    let text = if raw { None } else { std::str::from_utf8(&read).ok() };
    match text.map(hex) {
        Some(Ok(bytes)) => {
            let label = "standard input, taken as hexadecimal text (use --raw for raw bytes)".to_owned();
            Ok(Input { bytes, label, goes_on: false })
        }
        Some(Err(wrong @ (Wrong::Nothing | Wrong::Odd(_) | Wrong::TooMuch))) => Err(refused_input(&wrong)),
        // Anything else is raw bytes.
        _ => {
            read.truncate(MAX as usize);
            let label = "standard input, taken as raw bytes".to_owned();
            Ok(Input { bytes: read, label, goes_on: true })
        }
    }
}

/// Returns the error for standard input that looks like hexadecimal text but is invalid. It may be raw bytes.
fn refused_input(wrong: &Wrong) -> Problem {
    let message = match wrong {
        Wrong::Nothing => "standard input contains no hex digits".to_owned(),
        Wrong::Odd(digits) => format!("standard input contains an odd number of hex digits: {digits}"),
        _ => format!("standard input contains more than 0x{MAX:X} bytes in hexadecimal"),
    };
    Problem::new(message).help("add --raw if the input is raw bytes")
}

fn file(file: &Path, offset: &str) -> Result<Input, Problem> {
    let path = visible(&file.to_string_lossy()).into_owned();
    let Some(at) = number::parse(offset) else {
        return Err(Problem::new(format!("invalid offset `{offset}` in {path}"))
            .help(format!("write an offset such as {path}@0x48 or {path}@72")));
    };
    let failed = |error: std::io::Error| {
        Problem::new(format!("cannot read {path}: {error}")).help("write FILE@OFFSET with an existing file")
    };
    // Opening a pipe blocks until it is written to, and a device may have no end.
    if !std::fs::metadata(file).map_err(failed)?.is_file() {
        return Err(Problem::new(format!("{path} is not a regular file"))
            .help("name a file, or write - and pass the bytes on standard input"));
    }
    let mut file = File::open(file).map_err(failed)?;
    let size = file.seek(SeekFrom::End(0)).map_err(failed)?;
    if at >= size {
        let problem = Problem::new(format!("offset 0x{at:X} is beyond the end of {path}, which has 0x{size:X} bytes"));
        return Err(if size == 0 { problem } else { problem.help(format!("write an offset below 0x{size:X}")) });
    }
    file.seek(SeekFrom::Start(at)).map_err(failed)?;
    let mut bytes = Vec::new();
    file.take(MAX).read_to_end(&mut bytes).map_err(failed)?;
    Ok(Input { bytes, label: format!("{path} at 0x{at:X}"), goes_on: true })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Option<Vec<u8>> {
        hex(text).ok()
    }

    #[test]
    fn parses_common_notations_of_bytes() {
        for text in ["0a1B00", "0a 1b 00", "0x0a, 0x1B, 0x00", "\\x0a\\x1b\\x00", "0x0a1b00", "0a:1b:00", "{0a-1b00}"] {
            assert_eq!(bytes(text), Some(vec![0x0a, 0x1b, 0]), "{text}");
        }
        for text in ["", "0", "0x", "zz", "0a 1", "é", "0a\\"] {
            assert_eq!(bytes(text), None, "{text}");
        }
    }

    #[test]
    fn states_how_standard_input_was_taken() {
        let taken = |raw, mut input: &[u8]| {
            let read = read(&["-".into()], raw, &mut input);
            read.map(|input| (input.bytes, input.label.contains("hexadecimal text"))).map_err(|no| no.to_string())
        };
        assert_eq!(taken(false, b"abcd"), Ok((vec![0xab, 0xcd], true)));
        assert_eq!(taken(false, b"wxyz"), Ok((b"wxyz".to_vec(), false)));
        assert_eq!(taken(false, &[0xff, 0]), Ok((vec![0xff, 0], false)));
        for raw in [&b"abcd"[..], b"abc", b"   ", b"\xff\x00"] {
            assert_eq!(taken(true, raw), Ok((raw.to_vec(), false)));
        }
        for looks_like_text in [&b"abc"[..], b"   "] {
            assert!(taken(false, looks_like_text).is_err_and(|no| no.contains("add --raw")));
        }
        assert!(taken(true, b"").is_err_and(|no| no.contains("no bytes")));
        assert_eq!(taken(true, &[7; 0x1_0001]), Ok((vec![7; 0x1_0000], false)));
        assert!(read(&["00".into()], true, &mut &b""[..]).is_err_and(|no| no.to_string().contains("--raw")));
    }

    proptest::proptest! {
        #[test]
        fn parsing_never_panics(text in ".{0,80}") {
            let _ = hex(&text);
        }
    }
}
