//! The bytes to decode: written as hexadecimal, from the standard input, or from a place in a file.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use etwspec_catalog::query::number;
use etwspec_console::Problem;

/// As many bytes are read and no more.
const MOST: u64 = 0x1_0000;

/// Bytes, and where they are from.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// The bytes.
    pub(crate) bytes: Vec<u8>,
    /// Where they are from, in words; empty for bytes that were written on the command line.
    pub(crate) label: String,
    /// Whether other things follow, as in a file, so that the end of the bytes is not the end of what they are.
    pub(crate) goes_on: bool,
}

/// Reads what arguments name. With `raw`, the standard input is the bytes themselves, whatever they look like.
pub(crate) fn read(data: &[String], raw: bool, stdin: &mut dyn Read) -> Result<Input, Problem> {
    if raw && data != ["-"] {
        return Err(Problem::new("--raw says how the standard input is read, and it is not read here")
            .help("write - for the standard input, or leave out --raw"));
    }
    if let [one] = data {
        if one == "-" {
            return standard_input(raw, stdin);
        }
        if let Some((path, offset)) = one.rsplit_once('@') {
            return file(path, offset);
        }
    }
    let text = data.join(" ");
    match hex(&text) {
        Ok(bytes) => Ok(Input { bytes, label: String::new(), goes_on: false }),
        Err(Wrong::Digit(_)) if data.len() == 1 && Path::new(&text).exists() => {
            Err(Problem::new(format!("`{text}` is a file, and no offset says where in it"))
                .help(format!("write {text}@0x0 for its beginning")))
        }
        Err(wrong) => Err(refused(&wrong)),
    }
}

fn refused(wrong: &Wrong) -> Problem {
    match wrong {
        Wrong::Digit(found) => Problem::new(format!("`{}` is not hexadecimal", found.escape_debug()))
            .help("write bytes such as 0a1b2c or 0a 1b 2c, - for the standard input, or FILE@OFFSET"),
        Wrong::Odd(digits) => Problem::new(format!("{digits} hexadecimal digits are not whole bytes"))
            .help("write two digits for each byte"),
        Wrong::Nothing => Problem::new("there are no bytes to decode").help("write bytes such as 0a1b2c"),
        Wrong::TooMuch => {
            Problem::new(format!("these are more than 0x{MOST:X} bytes")).help("leave out what follows the structure")
        }
    }
}

enum Wrong {
    Digit(char),
    Odd(usize),
    Nothing,
    TooMuch,
}

/// Whether a text is made of what bytes in hexadecimal are made of.
pub(crate) fn is_hex(text: &str) -> bool {
    !matches!(hex(text), Err(Wrong::Digit(_) | Wrong::Nothing))
}

/// Bytes written in hexadecimal; spaces, commas, colons, dashes, `0x` and `\x` are passed over.
fn hex(text: &str) -> Result<Vec<u8>, Wrong> {
    let mut digits: Vec<u8> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let begins = |prefix: &str| rest.get(..2).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
        // Within a byte, `0x` is a digit and something that is none.
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
        if digits.len() as u64 > MOST * 2 {
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
    let failed = |error| Problem::new(format!("cannot read the standard input: {error}"));
    let mut read = Vec::new();
    // Text takes up to some six characters a byte.
    let most = if raw { MOST } else { MOST * 6 + 1 };
    stdin.take(most).read_to_end(&mut read).map_err(failed)?;
    if read.is_empty() {
        return Err(refused(&Wrong::Nothing));
    }
    let text = if raw { None } else { std::str::from_utf8(&read).ok() };
    match text.map(hex) {
        Some(Ok(bytes)) => {
            let label = "the standard input, taken as hexadecimal text (--raw takes the bytes themselves)".to_owned();
            Ok(Input { bytes, label, goes_on: false })
        }
        Some(Err(wrong @ (Wrong::Nothing | Wrong::Odd(_) | Wrong::TooMuch))) => Err(refused_input(&wrong)),
        // It is not text of this kind, so it is the bytes themselves.
        _ => {
            read.truncate(MOST as usize);
            let label = "the standard input, taken as the bytes themselves".to_owned();
            Ok(Input { bytes: read, label, goes_on: true })
        }
    }
}

/// What looks like hexadecimal text and is none may still be what was meant.
fn refused_input(wrong: &Wrong) -> Problem {
    let told = match wrong {
        Wrong::Nothing => "the standard input has no hexadecimal digits".to_owned(),
        Wrong::Odd(digits) => format!("the standard input has {digits} hexadecimal digits, which are not whole bytes"),
        _ => format!("the standard input has more than 0x{MOST:X} bytes in hexadecimal"),
    };
    Problem::new(told).help("if these are the bytes themselves and no hexadecimal text, add --raw")
}

fn file(path: &str, offset: &str) -> Result<Input, Problem> {
    let Some(at) = number::parse(offset) else {
        return Err(Problem::new(format!("`{offset}` is not an offset in {path}"))
            .help(format!("write {path}@0x48, or in decimal {path}@72")));
    };
    let failed = |error: std::io::Error| {
        Problem::new(format!("cannot read {path}: {error}")).help("write FILE@OFFSET with the path of a file")
    };
    // Opening a pipe waits for who writes to it, and a device has no end: neither has an offset to go to.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err(Problem::new(format!("{path} is not a regular file, so it has no offsets"))
            .help("name a file; of a pipe or a device, pass the bytes on the standard input, and write - for them"));
    }
    let mut file = File::open(path).map_err(failed)?;
    let size = file.seek(SeekFrom::End(0)).map_err(failed)?;
    if at >= size {
        let problem = Problem::new(format!("{path} ends before offset 0x{at:X}: it has 0x{size:X} bytes"));
        return Err(if size == 0 { problem } else { problem.help(format!("write an offset below 0x{size:X}")) });
    }
    file.seek(SeekFrom::Start(at)).map_err(failed)?;
    let mut bytes = Vec::new();
    file.take(MOST).read_to_end(&mut bytes).map_err(failed)?;
    Ok(Input { bytes, label: format!("{path} at 0x{at:X}"), goes_on: true })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Option<Vec<u8>> {
        hex(text).ok()
    }

    #[test]
    fn hexadecimal_is_read_as_people_write_it() {
        for text in ["0a1B00", "0a 1b 00", "0x0a, 0x1B, 0x00", "\\x0a\\x1b\\x00", "0x0a1b00", "0a:1b:00", "{0a-1b00}"] {
            assert_eq!(bytes(text), Some(vec![0x0a, 0x1b, 0]), "{text}");
        }
        for text in ["", "0", "0x", "zz", "0a 1", "é", "0a\\"] {
            assert_eq!(bytes(text), None, "{text}");
        }
    }

    #[test]
    fn the_standard_input_says_how_it_was_taken() {
        let taken = |raw, mut input: &[u8]| {
            let read = read(&["-".to_owned()], raw, &mut input);
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
        assert!(read(&["00".to_owned()], true, &mut &b""[..]).is_err_and(|no| no.to_string().contains("--raw")));
    }

    proptest::proptest! {
        #[test]
        fn no_text_panics(text in ".{0,80}") {
            let _ = hex(&text);
        }
    }
}
