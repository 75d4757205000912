//! Errors of reading and writing structures.

use core::fmt;

use crate::lists::Release;
use crate::release::Pointer;

/// An error of reading bytes as a structure or of writing a structure as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The bytes end before the structure does.
    TooShort {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// Number of bytes needed.
        needed: usize,
        /// Number of bytes present.
        have: usize,
    },
    /// The bytes after the fixed part are not a whole number of elements.
    PartialElement {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// Size of an element in bytes.
        element: usize,
        /// Number of bytes after the last whole element.
        left: usize,
    },
    /// A count or a size in the data is greater than what is present, or less than the minimum.
    BadCount {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// Field that contains the count or size.
        field: &'static str,
        /// Value of the field.
        stated: u64,
        /// Number present, in the same unit.
        have: u64,
    },
    /// The value has no unambiguous encoding: a string contains a zero, or bytes follow a part that extends to the end.
    Ambiguous {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// Part that would be read back as a different value.
        part: &'static str,
    },
    /// Several inserted items are present, and their order is unknown.
    OrderUnknown {
        /// Microsoft's name of the structure.
        name: &'static str,
    },
    /// The structure has no known form for the release and the pointer size.
    NoForm {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// Requested release.
        release: Release,
        /// Requested pointer size.
        pointer: Pointer,
    },
    /// The table of the provider does not have the version of the event.
    NoVersion {
        /// Name of the event.
        name: &'static str,
        /// Version of the event.
        version: u16,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Error::TooShort { name, needed, have } => {
                write!(f, "{name} needs {needed} bytes, but only {have} are present")
            }
            Error::PartialElement { name, element, left } => {
                write!(f, "the bytes after {name} are not a whole number of {element}-byte elements: {left} left over")
            }
            Error::BadCount { name, field, stated, have } => {
                write!(f, "{field} of {name} is {stated}, but {have} are present")
            }
            Error::Ambiguous { name, part } => write!(f, "{part} of {name} would be read back as a different value"),
            Error::OrderUnknown { name } => {
                write!(f, "several items follow {name}, and their order is unknown")
            }
            Error::NoVersion { name, version } => {
                write!(f, "version {version} of the event {name} is not in the tables")
            }
            Error::NoForm { name, release, pointer } => {
                write!(f, "no form of {name} is known for release {release} with {}-bit pointers", pointer.bits())
            }
        }
    }
}

impl core::error::Error for Error {}

#[cfg(feature = "binrw")]
impl Error {
    /// Converts the error to one of binrw, at a position of the stream. Too few bytes become the end of the input,
    /// which binrw's `is_eof` detects. `custom_err` returns all other errors unchanged.
    #[doc(hidden)]
    pub fn at(self, pos: u64) -> binrw::Error {
        match self {
            Error::TooShort { .. } => {
                binrw::Error::Io(binrw::io::Error::new(binrw::io::ErrorKind::UnexpectedEof, Text(self)))
            }
            _ => binrw::Error::Custom { pos, err: alloc::boxed::Box::new(self) },
        }
    }
}

#[cfg(feature = "binrw")]
struct Text(Error);

#[cfg(all(feature = "binrw", feature = "std"))]
impl From<Text> for std::boxed::Box<dyn std::error::Error + Send + Sync> {
    fn from(text: Text) -> Self {
        std::boxed::Box::new(text.0)
    }
}

#[cfg(all(feature = "binrw", not(feature = "std")))]
impl core::fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
