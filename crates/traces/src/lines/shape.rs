//! Inputs of a writer of lines: their format, and the trace.

use etwspec_etl::LogFile;

use super::row::Cells;
use super::times::TimeFormat;

/// The format of the lines.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Aligned columns, fitted to a width if one is given.
    Table {
        /// Width in characters.
        width: Option<usize>,
        /// Format of times.
        times: TimeFormat,
    },
    /// JSON objects.
    Json,
    /// Comma-separated values.
    Csv(Cells),
    /// Log records of OpenTelemetry.
    Otlp,
    /// Events of Timesketch.
    Timesketch,
}

impl Shape {
    /// Returns the width of a table.
    pub(super) fn width(self) -> Option<usize> {
        match self {
            Shape::Table { width, .. } => width,
            _ => None,
        }
    }

    /// Returns the format of times, if lines have one.
    pub(super) fn times(self) -> TimeFormat {
        if let Shape::Table { times, .. } = self { times } else { TimeFormat::default() }
    }
}

/// The trace that events belong to.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Name of the trace.
    pub name: &'a str,
    /// True if lines contain the name, because there are several traces.
    pub named: bool,
    /// Header of the trace.
    pub log_file: Option<&'a LogFile>,
    /// Start of the session, or of the first of several sessions, as a FILETIME.
    pub start: i64,
    /// True if lines of the table contain the name of the process.
    pub processes: bool,
}

impl Source<'_> {
    /// Returns the name of the trace, if lines contain it.
    pub(super) fn file(&self) -> Option<String> {
        self.named.then(|| self.name.to_owned())
    }
}
