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
//! use etwspec_etl::buffers::xpress;
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
mod error;
mod format;

pub use decode::decompress;
pub(crate) use decode::decompress_within;
pub use encode::compress;
pub use error::{XpressError, XpressErrorKind};
