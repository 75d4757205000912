//! Errors of compressed bytes.

use std::error::Error;
use std::fmt;

/// Error of a decompression: its kind, its location, and the size of the valid output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct XpressError {
    pub(super) kind: XpressErrorKind,
    pub(super) at: usize,
    pub(super) written: usize,
}

impl XpressError {
    /// Returns the kind of the error.
    pub fn kind(&self) -> XpressErrorKind {
        self.kind
    }

    /// Returns the offset of the error in the input: the first byte of the word of flags, the literal or the match.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of valid bytes at the beginning of the output: all bytes before the error.
    pub fn written(&self) -> usize {
        self.written
    }
}

/// Kind of error of compressed bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum XpressErrorKind {
    /// The input ends where a word of flags or a literal must be, or within a word or a match.
    Cut,
    /// A match begins before the first byte of the output.
    BeforeStart {
        /// Distance in bytes.
        back: usize,
    },
    /// A length in full is one that the stages before it can represent.
    BadLength {
        /// The length as it is written.
        length: u32,
    },
    /// The input continues after the output has the size of a buffer.
    TooLong,
}

impl fmt::Display for XpressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let XpressError { kind, at, written } = self;
        match kind {
            XpressErrorKind::Cut => write!(f, "the compressed bytes end in the middle of what begins at byte {at}")?,
            XpressErrorKind::BeforeStart { back } => {
                write!(f, "the match at byte {at} of the compressed bytes reaches back {back} bytes")?;
            }
            XpressErrorKind::BadLength { length } => {
                write!(f, "the match at byte {at} of the compressed bytes spells out a length of {length}")?;
            }
            XpressErrorKind::TooLong => {
                write!(
                    f,
                    "the output exceeds the buffer size of the session before byte {at} of the compressed bytes"
                )?;
            }
        }
        write!(f, "; {written} bytes came out before it")
    }
}

impl Error for XpressError {}
