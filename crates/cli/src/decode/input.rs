//! The bytes to decode: hexadecimal text, standard input, or part of a file.

use std::ffi::{OsStr, OsString};
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use etwspec_catalog::query::number;
use etwspec_console::{Problem, open_regular, visible};
use etwspec_traces::decode::Input;
use etwspec_traces::decode::text_bytes::{self, TextError, hex};

use crate::arguments::split_at_sign;

/// Maximum number of bytes to decode.
const MAX: u64 = text_bytes::MAX as u64;

/// Reads the bytes that the arguments specify. With `raw`, standard input is never taken as text.
pub fn read(data: &[OsString], raw: bool, stdin: &mut dyn Read) -> Result<Input, Problem> {
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
        Err(TextError::Digit(_)) if is_file => {
            let text = visible(&text);
            Err(Problem::new(format!("`{text}` is a file: the offset is missing"))
                .help(format!("write {text}@0x0 to decode its start")))
        }
        Err(wrong) => Err(refused(&wrong)),
    }
}

fn refused(wrong: &TextError) -> Problem {
    Problem::new(wrong.to_string()).help(match wrong {
        TextError::Odd(_) => "write two digits for each byte",
        TextError::Nothing => "write bytes such as 0a1b2c",
        TextError::TooMuch => "leave out the bytes after the structure",
        _ => "write bytes such as 0a1b2c or 0a 1b 2c, - for standard input, or FILE@OFFSET",
    })
}

/// Returns whether an argument specifies bytes rather than a name.
pub(crate) fn looks_like_data(argument: &str) -> bool {
    let file = argument.rsplit_once('@').is_some_and(|(path, _)| Path::new(path).exists());
    argument == "-" || file || !matches!(hex(argument), Err(TextError::Digit(_) | TextError::Nothing))
}

fn standard_input(raw: bool, stdin: &mut dyn Read) -> Result<Input, Problem> {
    let failed = |error| Problem::new(format!("cannot read standard input: {error}"));
    let mut read = Vec::new();
    // Text has at most six characters per byte, as in `0x12, `.
    let most = if raw { MAX } else { MAX * 6 + 1 };
    stdin.take(most).read_to_end(&mut read).map_err(failed)?;
    if read.is_empty() {
        return Err(refused(&TextError::Nothing));
    }
    let text = if raw { None } else { std::str::from_utf8(&read).ok() };
    match text.map(hex) {
        Some(Ok(bytes)) => {
            let label = "standard input, taken as hexadecimal text (use --raw for raw bytes)".to_owned();
            Ok(Input { bytes, label, goes_on: false })
        }
        Some(Err(wrong @ (TextError::Nothing | TextError::Odd(_) | TextError::TooMuch))) => Err(refused_input(&wrong)),
        // Anything else is raw bytes.
        _ => {
            read.truncate(MAX as usize);
            let label = "standard input, taken as raw bytes".to_owned();
            Ok(Input { bytes: read, label, goes_on: true })
        }
    }
}

/// Returns the error for standard input that looks like hexadecimal text but is invalid. It may be raw bytes.
fn refused_input(wrong: &TextError) -> Problem {
    let message = match wrong {
        TextError::Nothing => "standard input contains no hex digits".to_owned(),
        TextError::Odd(digits) => format!("standard input contains an odd number of hex digits: {digits}"),
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
    let mut file = open_regular(file).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidInput => Problem::new(format!("cannot read {path}: {error}"))
            .help("name a file, or write - and pass the bytes on standard input"),
        _ => failed(error),
    })?;
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
}
