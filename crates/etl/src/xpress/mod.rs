//! XPRESS, the compression of trace buffers: plain LZ77 without Huffman codes, as [MS-XCA] describes it.
//!
//! The compressed form is a sequence of words of 32 flags, the highest bit first. Each word precedes the tokens that it
//! describes: a 0 is a literal byte, a 1 is a match, which repeats 3 bytes or more from at most 8,192 bytes before. A
//! match that is announced where the input ends is the end. [MS-XCA] describes the reader in section 2.4 and the writer
//! in 2.3.
//!
//! A compressed buffer of a trace has an uncompressed header, followed by one such sequence. The header contains the
//! decompressed size; the sequence does not.
//!
//! ```
//! use etwspec_etl::xpress;
//!
//! let events = b"abc".repeat(100);
//! let mut compressed = Vec::new();
//! xpress::compress(&events, &mut compressed);
//! assert_eq!(compressed.len(), 13);
//!
//! let mut out = [0; 300];
//! assert_eq!(xpress::decompress(&compressed, &mut out), Ok(300));
//! assert_eq!(out[..], events);
//! ```
//!
//! [MS-XCA]: https://learn.microsoft.com/openspecs/windows_protocols/ms-xca/

mod decode;
mod encode;

pub use decode::decompress;
pub(crate) use decode::decompress_within;
pub use encode::compress;

use std::error::Error;
use std::fmt;

/// The shortest match.
const SHORTEST: usize = 3;
/// Maximum distance of a match: 13 bits, of which 0 means 1.
const FARTHEST: usize = 1 << 13;
/// Value of the 3 bits of the first two bytes for a length that does not fit and continues in 4 bits.
const GOES_ON_IN_HALF: usize = 7;
/// Value of the 4 bits for a length that does not fit and continues in a byte.
const GOES_ON_IN_BYTE: usize = 15;
/// A length that does not fit in the byte has this there, and follows as a whole in two bytes.
const FOLLOWS: usize = 255;
/// Maximum length of the first two stages together. A length in full is not smaller.
const IN_STAGES: usize = GOES_ON_IN_HALF + GOES_ON_IN_BYTE;

/// Error of a decompression: its kind, its location, and the size of the valid output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct XpressError {
    kind: XpressErrorKind,
    at: usize,
    written: usize,
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
