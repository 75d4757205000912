//! Times of samples in the format of the Firefox Profiler.
//!
//! # Design
//!
//! fxprof-processed-profile writes the time of a sample after the one before it. The Firefox Profiler also reads times since the
//! start of the profile, and Perfetto reads only those, so the text is changed while it is written.

use std::io::{self, Write};

/// Start of the list of differences. Quotes within texts of JSON are escaped, so no text contains it.
const DIFFERENCES: &[u8] = b"\"timeDeltas\":[";
/// Start of the list of times.
const TIMES: &[u8] = b"\"time\":[";

/// Replaces lists of differences between times by lists of times, both in milliseconds.
#[derive(Debug)]
pub(crate) struct Times<W: Write> {
    to: io::BufWriter<W>,
    /// Number of bytes of the start of a list that were found, and are not written.
    found: usize,
    /// Time so far in nanoseconds, within a list.
    time: Option<i64>,
    number: String,
}

impl<W: Write> Times<W> {
    pub(crate) fn new(to: W) -> Times<W> {
        Times { to: io::BufWriter::with_capacity(1 << 16, to), found: 0, time: None, number: String::new() }
    }

    /// Returns the output, after everything has been written to it.
    pub(crate) fn finish(mut self) -> io::Result<W> {
        self.to.write_all(DIFFERENCES.get(..self.found).unwrap_or_default())?;
        self.to.into_inner().map_err(io::IntoInnerError::into_error)
    }

    fn byte(&mut self, byte: u8) -> io::Result<()> {
        match self.time {
            Some(time) if byte == b',' || byte == b']' => {
                let difference = self.number.parse::<f64>().unwrap_or_default();
                let time = time.saturating_add((difference * 1e6).round() as i64);
                if !self.number.is_empty() {
                    write!(self.to, "{}", time as f64 / 1e6)?;
                }
                self.number.clear();
                self.time = (byte == b',').then_some(time);
                self.to.write_all(&[byte])
            }
            Some(_) => {
                self.number.push(char::from(byte));
                Ok(())
            }
            None if DIFFERENCES.get(self.found) == Some(&byte) => {
                self.found += 1;
                if self.found < DIFFERENCES.len() {
                    return Ok(());
                }
                (self.found, self.time) = (0, Some(0));
                self.to.write_all(TIMES)
            }
            None if self.found > 0 => {
                self.to.write_all(DIFFERENCES.get(..self.found).unwrap_or_default())?;
                self.found = 0;
                self.byte(byte)
            }
            None => self.to.write_all(&[byte]),
        }
    }
}

impl<W: Write> Write for Times<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut rest = bytes;
        while let Some((first, after)) = rest.split_first() {
            let outside = self.time.is_none() && self.found == 0;
            // Most bytes are in no list, and begin none.
            let plain = if outside { rest.iter().position(|byte| *byte == b'"').unwrap_or(rest.len()) } else { 0 };
            if let Some((plain, after)) = rest.split_at_checked(plain).filter(|(plain, _)| !plain.is_empty()) {
                self.to.write_all(plain)?;
                rest = after;
            } else {
                self.byte(*first)?;
                rest = after;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_become_times_however_they_are_written() {
        let text = r#"{"timeDeltas":[],"x":{"timeDeltas":[0.5,0.25,1],"timeDelta":[1],"text":"\"timeDeltas\":[1,1]"}}"#;
        let expected = r#"{"time":[],"x":{"time":[0.5,0.75,1.75],"timeDelta":[1],"text":"\"timeDeltas\":[1,1]"}}"#;
        for size in 1..text.len() {
            let mut times = Times::new(Vec::new());
            text.as_bytes().chunks(size).for_each(|part| times.write_all(part).expect("memory does not fail"));
            let written = times.finish().expect("memory does not fail");
            assert_eq!(String::from_utf8_lossy(&written), expected);
        }
    }
}
