// Copied from codegen/runtime/error.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Why bytes are not what they were read as.

use core::fmt;

use super::{Pointer, Release};

/// Why bytes are not what they were read as, or why a value has no bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// There are fewer bytes than the structure has.
    TooShort {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// How many bytes it needs.
        needed: usize,
        /// How many there are.
        have: usize,
    },
    /// What follows the fixed part is not a whole number of elements.
    PartialElement {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// The size of an element.
        element: usize,
        /// How many bytes are left over.
        left: usize,
    },
    /// A count or a size in the data says more than there is, or less than there must be.
    BadCount {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// The field that says it.
        field: &'static str,
        /// What it says.
        says: u64,
        /// What there is, in the same unit.
        have: u64,
    },
    /// The value would be read back as another: a text holds a zero, or something follows what goes on to the end.
    Ambiguous {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// The part that would be read back as another.
        part: &'static str,
    },
    /// Two items are inserted, and no source says in which order.
    OrderUnknown {
        /// Microsoft's name of the structure.
        name: &'static str,
    },
    /// The tables have no form of the structure for the release and the pointer size.
    NoForm {
        /// Microsoft's name of the structure.
        name: &'static str,
        /// The release.
        release: Release,
        /// The pointer size.
        pointer: Pointer,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Error::TooShort { name, needed, have } => write!(f, "{name} needs {needed} bytes, there are {have}"),
            Error::PartialElement { name, element, left } => {
                write!(f, "what follows {name} is not a whole number of elements of {element} bytes: {left} left over")
            }
            Error::BadCount { name, field, says, have } => {
                write!(f, "{field} of {name} says {says}, but there are {have}")
            }
            Error::Ambiguous { name, part } => write!(f, "{part} of {name} would be read back as something else"),
            Error::OrderUnknown { name } => {
                write!(f, "several items follow {name}, and no source says in which order")
            }
            Error::NoForm { name, release, pointer } => {
                write!(f, "no form of {name} is known for release {release} with {} bit pointers", pointer.bits())
            }
        }
    }
}

impl core::error::Error for Error {}

#[cfg(feature = "binrw")]
impl Error {
    /// The same as an error of binrw at a position of the reader or writer. Too few bytes are the end of the input, as
    /// binrw's `is_eof` asks for; of all else `custom_err` gives this one back.
    pub(crate) fn at(self, pos: u64) -> binrw::Error {
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
