//! Problems of a manifest.

use std::fmt;

use etwspec_etl::counts::OrderBy as _;

/// A problem in a manifest: a part that could not be read as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// Line, from 1. 0 if the problem has no place.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// Description of the problem, and advice. Text of the file in it is shortened and has no control characters.
    pub message: String,
}

impl Problem {
    /// Creates a problem without a place.
    pub(crate) fn of_all(message: String) -> Problem {
        Problem { line: 0, column: 0, message }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.message),
            line => write!(f, "line {line}, column {}: {}", self.column, self.message),
        }
    }
}

/// Maximum number of problems that are kept.
const MAX: usize = 1000;

/// Collects the problems of a text.
pub(super) struct Problems<'t> {
    text: &'t str,
    found: Vec<(usize, String)>,
    more: usize,
}

impl<'t> Problems<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Problems { text, found: Vec::new(), more: 0 }
    }

    /// Reports a problem at an offset of the text.
    pub(super) fn report(&mut self, at: usize, message: impl Into<String>) {
        if self.found.len() < MAX {
            self.found.push((at, message.into()));
        } else {
            self.more += 1;
        }
    }

    /// Returns the problems, in the order of the text.
    pub(super) fn finish(mut self) -> Vec<Problem> {
        self.found.order_by_key(|(at, _)| *at);
        let mut place = Place::new(self.text);
        let mut problems: Vec<Problem> = (self.found.into_iter())
            .map(|(at, message)| {
                let (line, column) = place.advance(at);
                Problem { line, column, message }
            })
            .collect();
        if self.more > 0 {
            problems.push(Problem::of_all(format!("{} more problems", self.more)));
        }
        problems
    }
}

/// A place that moves forward in a text, so that all places together cost one pass.
pub(super) struct Place<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    line_start: usize,
}

impl<'t> Place<'t> {
    pub(super) fn new(text: &'t str) -> Place<'t> {
        Place { text, at: 0, line: 1, line_start: 0 }
    }

    /// Returns the line and the column of an offset at or after the last one.
    pub(super) fn advance(&mut self, at: usize) -> (u32, u32) {
        let at = at.min(self.text.len());
        for (index, byte) in self.text.as_bytes()[self.at..at].iter().enumerate() {
            if *byte == b'\n' {
                self.line = self.line.saturating_add(1);
                self.line_start = self.at + index + 1;
            }
        }
        self.at = at;
        // A column is counted within a bounded distance: one long line must not cost a pass for each problem.
        const FAR: usize = 4096;
        let bytes = &self.text.as_bytes()[self.line_start..at];
        let column =
            if bytes.len() > FAR { bytes.len() } else { bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count() };
        (self.line, u32::try_from(column + 1).unwrap_or(u32::MAX))
    }
}

/// Returns the text of the file in a message: in backquotes, at most 60 characters, without control characters.
pub(super) fn quoted(text: &str) -> String {
    let mut shown: String = text.chars().take(60).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}
