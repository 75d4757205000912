//! Errors that point into an expression.

use std::fmt;
use std::ops::Range;

/// Error of an expression. `Display` prints the message, the line with the error, and a line that marks it:
///
/// ```text
/// write a value after `=`
///   size = and cpu = 1
///          ^^^
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    message: String,
    text: String,
    place: Range<usize>,
}

impl ExpressionError {
    /// Creates the error of a place in an expression, in bytes.
    pub fn new(text: &str, place: Range<usize>, message: impl Into<String>) -> ExpressionError {
        ExpressionError { message: message.into(), text: text.to_owned(), place }
    }

    /// Returns the message without the expression.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the place of the error, in bytes.
    pub fn place(&self) -> Range<usize> {
        self.place.clone()
    }

    /// Returns the line that contains the error and the number of characters before it, and the number of those it marks.
    fn excerpt(&self) -> (String, usize, usize) {
        let boundary =
            |at: usize| (0..=at.min(self.text.len())).rev().find(|at| self.text.is_char_boundary(*at)).unwrap_or(0);
        let start = boundary(self.place.start);
        let end = boundary(self.place.end).max(start);
        let (before, rest) = self.text.split_at(start);
        let first = before.rfind('\n').map_or(0, |at| at + 1);
        let last = rest.find('\n').map_or(self.text.len(), |at| start + at);
        let shown = |text: &str| text.chars().map(|char| if char.is_control() { ' ' } else { char }).collect();
        let of = |range: Range<usize>| self.text.get(range).unwrap_or_default();
        let line: String = shown(of(first..last));
        (line, of(first..start).chars().count(), of(start..end.min(last)).chars().count().max(1))
    }
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, before, marked) = self.excerpt();
        write!(f, "{}\n  {line}\n  {:before$}{:^<marked$}", self.message, "", "")
    }
}

impl std::error::Error for ExpressionError {}
