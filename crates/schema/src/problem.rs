//! Problems of text that the user gave, such as TMF files.

use std::sync::Arc;

/// A problem, and its place. The rest of the text is still usable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {text}")]
#[non_exhaustive]
pub struct Problem {
    /// Name of the file.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// Description of the problem, and advice.
    pub text: String,
}

impl Problem {
    /// Creates a problem.
    pub fn new(file: &Arc<str>, line: u32, column: u32, text: impl Into<String>) -> Problem {
        Problem { file: Arc::clone(file), line, column, text: text.into() }
    }
}
