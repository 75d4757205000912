//! The text of a file, and places in it.

use std::ops::Range;

use crate::span::{FileId, Place};

/// One file of a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// The path from the spec's folder, with `/`.
    pub path: String,
    /// The text.
    pub text: String,
    /// Offsets at which its lines start.
    pub(crate) starts: Vec<usize>,
}

impl SourceFile {
    /// Creates a file from its path and its text.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> SourceFile {
        let text = text.into();
        let starts = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        SourceFile { path: path.into(), text, starts }
    }
}

/// The text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    /// The path and the text.
    pub(crate) source: SourceFile,
    /// Offset of the first byte that is not UTF-8. The text has a replacement character there.
    not_utf8: Option<usize>,
}

impl Text {
    pub(crate) fn new(path: String, text: String) -> Text {
        Text { source: SourceFile::new(path, text), not_utf8: None }
    }

    /// Converts the bytes of a file.
    pub(crate) fn from_bytes(path: String, bytes: Vec<u8>) -> Text {
        match String::from_utf8(bytes) {
            Ok(text) => Text::new(path, text),
            Err(error) => {
                let source = SourceFile::new(path, String::from_utf8_lossy(error.as_bytes()));
                Text { source, not_utf8: Some(error.utf8_error().valid_up_to()) }
            }
        }
    }

    /// Returns the offset of the first byte that is not UTF-8.
    pub(super) fn not_utf8(&self) -> Option<usize> {
        self.not_utf8
    }
}

/// Returns a place in the file, whose number is not determined yet.
pub(super) fn in_file(range: Range<usize>) -> Place {
    Place { file: FileId(0), range }
}
