//! Reasons why an input cannot be unpacked.

use std::io;

/// Reason why an input cannot be unpacked, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The input ends before the compressed data.
    #[error("the {format} data are cut off after {at} bytes")]
    CutOff {
        /// Name of the format.
        format: &'static str,
        /// Number of compressed bytes.
        at: u64,
    },
    /// The compressed data are invalid.
    #[error("the {format} data are damaged before byte {at}: {detail}")]
    Damaged {
        /// Name of the format.
        format: &'static str,
        /// Offset in the compressed data up to which they were read.
        at: u64,
        /// Message of the decoder.
        detail: String,
    },
    /// The unpacked bytes have another size or checksum than the archive states.
    #[error("{what} of the unpacked bytes is not the one that the archive states")]
    Differs {
        /// Size or checksum.
        what: &'static str,
    },
    /// The decoder needs too much memory.
    #[error("the {format} data need a window of more than {} MiB of memory", most >> 20)]
    Window {
        /// Name of the format.
        format: &'static str,
        /// Maximum size of a window in bytes.
        most: u64,
    },
    /// The unpacked bytes are too many for the compressed ones.
    #[error(
        "{from} compressed bytes grow to more than {to} bytes, which is beyond the limit of {}-fold",
        crate::container::MAX_GROWTH
    )]
    Growth {
        /// Number of compressed bytes.
        from: u64,
        /// Number of unpacked bytes.
        to: u64,
    },
    /// The directory of an archive is damaged.
    #[error("the directory of the zip archive is damaged at byte {at}: {detail}")]
    Directory {
        /// Offset in the archive.
        at: u64,
        /// Reason.
        detail: &'static str,
    },
    /// The archive is one of several files.
    #[error("the zip archive is split into several files")]
    Split,
    /// The member is encrypted.
    #[error("the member {name} is encrypted")]
    Encrypted {
        /// Name of the member.
        name: String,
    },
    /// The member is compressed by a method that this crate does not have.
    #[error("the member {name} is compressed by method {method}, which is not supported")]
    Method {
        /// Name of the member.
        name: String,
        /// Number of the method in the specification of zip.
        method: u16,
    },
    /// The archive contains no trace.
    #[error("the zip archive contains no trace (.etl) among its {members} files")]
    NoTrace {
        /// Number of files in the archive.
        members: u64,
    },
    /// The archive contains too many traces.
    #[error("the zip archive contains more than {} traces", crate::container::MAX_MEMBERS)]
    Members,
    /// The sizes of a member follow its data, so the next one cannot be found in a pipe.
    #[error("the sizes of the member {name} are unknown before its end")]
    Unsized {
        /// Name of the member.
        name: String,
    },
    /// A pipe contains another trace after the first one.
    #[error("the zip archive contains another trace, {name}, which was not read")]
    Another {
        /// Name of the member.
        name: String,
    },
}

impl Error {
    /// Returns the error that an error of [`Unpacked`](crate::container::Unpacked) contains, unless the input itself failed.
    pub fn of(error: &io::Error) -> Option<&Error> {
        error.get_ref()?.downcast_ref()
    }

    /// Returns advice for users.
    pub fn help(&self) -> &'static str {
        match self {
            Error::CutOff { .. } | Error::Damaged { .. } | Error::Differs { .. } | Error::Directory { .. } => {
                "everything before that was read; copy the file again, or restore it from its origin"
            }
            Error::Window { .. } => "unpack it with its own program, and name the unpacked file",
            Error::Growth { .. } => {
                "if you trust its origin, unpack it with its own program, and name the unpacked file"
            }
            Error::Split => "join its parts, or extract the trace, and name the extracted file",
            Error::Encrypted { .. } => "extract it with its password, and name the extracted file",
            Error::Method { .. } => "extract it with the program that packed it, and name the extracted file",
            Error::NoTrace { .. } => {
                "name an archive with a file whose name ends in .etl, or extract the trace and name it"
            }
            Error::Members => "extract the traces, and name some of them",
            Error::Unsized { .. } | Error::Another { .. } => "save the archive to a file, and name the file",
        }
    }
}

impl From<Error> for io::Error {
    fn from(error: Error) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, error)
    }
}
