//! Traces in gzip, xz, Zstandard and zip, decompressed while they are read, in bounded memory. Nothing is written to disk.
//!
//! ```no_run
//! use std::fs::File;
//!
//! use etwspec_etl::container::{Format, MAX_WINDOW, unpack};
//!
//! fn main() -> std::io::Result<()> {
//!     // `etwspec_etl::Reader` reads the events.
//!     let mut trace = unpack(Format::Gzip, File::open("trace.etl.gz")?, MAX_WINDOW);
//!     println!("{} bytes", std::io::copy(&mut trace, &mut std::io::sink())?);
//!     Ok(())
//! }
//! ```
//!
//! # Overview
//!
//! [`Unpacked`] is a [`Read`] of one compressed stream: a gzip, xz or Zstandard file, or a member of a zip archive.
//! [`members`] lists the traces in an archive that can be searched, and [`Member::open`] reads one. [`unpack`] reads any format from a
//! pipe; of an archive, the first trace.
//!
//! # Limits
//!
//! Memory does not grow with the input: windows of more than [`MAX_WINDOW`] are usually rejected, an archive has at most [`MAX_MEMBERS`]
//! traces, and a name at most [`MAX_NAME`] bytes. An input that grows more than [`MAX_GROWTH`]-fold is rejected after
//! [`FREE_GROWTH`]. Nothing inside of a member is unpacked again.
//!
//! Damage is found when it is reached: everything before it is returned first, and reading then ends with an [`Error`].
//!
//! # Zip
//!
//! The directory of an archive is read by this crate, instead of `zip` (9.8.2 was tried). `zip` stores every entry: 208 MiB for a
//! directory of 52 MiB with a million entries. It rejects members from a pipe whose sizes follow their data, accepts a member that
//! is shorter than stated, lists one of two members with the same name, and adds 8 packages.
//!
//! Cabinets are not read: the library `cab` panics if a crafted cabinet states a file beyond the data of its folder.

mod counted;
mod error;
mod stream;
mod zip;
mod zip_stream;
mod zstd;

pub use error::Error;
pub use stream::Unpacked;
pub use zip::{Member, members};

use std::io::Read;

use zip_stream::ZipStream;

/// Maximum size of the window of a compressed stream in bytes: that of `zstd --long=27`, and twice that of `xz -9`. Pass a smaller limit on small machines.
pub const MAX_WINDOW: u64 = 128 << 20;

/// Maximum number of traces in an archive.
pub const MAX_MEMBERS: usize = 256;

/// Maximum size of the name of a member in bytes.
pub const MAX_NAME: usize = 4096;

/// Maximum number of bytes for each compressed byte. No format exceeds it with events; deflate reaches 1,032 with zeros.
pub const MAX_GROWTH: u64 = 500;

/// Number of bytes to which any input may grow.
pub const FREE_GROWTH: u64 = 256 << 20;

/// Number of bytes that identify a format.
pub const PREFIX: usize = 6;

/// A format of compressed files or archives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One or more gzip members.
    Gzip,
    /// One or more xz streams.
    Xz,
    /// One or more Zstandard frames.
    Zstd,
    /// A zip archive.
    Zip,
}

impl Format {
    /// Returns the format of an input that begins with `bytes`.
    ///
    /// ```
    /// use etwspec_etl::container::Format;
    ///
    /// assert_eq!(Format::of(b"\x1F\x8B\x08\0"), Some(Format::Gzip));
    /// assert_eq!(Format::of(&[0; 6]), None);
    /// ```
    pub fn of(bytes: &[u8]) -> Option<Format> {
        match bytes {
            [0x1F, 0x8B, ..] => Some(Format::Gzip),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some(Format::Xz),
            // A frame, or one that decoders skip.
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Format::Zstd),
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Format::Zip),
            _ => None,
        }
    }

    /// Returns the name of the format.
    pub fn name(self) -> &'static str {
        match self {
            Format::Gzip => "gzip",
            Format::Xz => "xz",
            Format::Zstd => "Zstandard",
            Format::Zip => "zip",
        }
    }
}

/// Unpacks an input that is read once, such as a pipe. Of an archive, this is the first trace; if others follow, reading ends with
/// [`Error::Another`].
/// A window of more than `window` bytes is rejected.
pub fn unpack<'a>(format: Format, from: impl Read + 'a, window: u64) -> Box<dyn Read + 'a> {
    match format {
        Format::Zip => Box::new(ZipStream::new(from, window)),
        other => Box::new(Unpacked::new(other, from, window)),
    }
}
