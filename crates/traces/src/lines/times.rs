//! Times in tables.

use etwspec_etl::LogFile;
use etwspec_etl::time::{FileTime, TimeZone};

/// Format of times in tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeFormat {
    /// Seconds since the start of the session, or of the first of several sessions.
    #[default]
    Relative,
    /// Date and time in UTC.
    Utc,
    /// Date and time by the clock of the traced machine, with its offset from UTC.
    Local,
}

impl TimeFormat {
    /// Returns the number of characters of a time.
    pub fn width(self) -> usize {
        match self {
            TimeFormat::Relative => 12,
            TimeFormat::Utc => "2021-05-04T18:02:11.1234567Z".len(),
            TimeFormat::Local => "2021-05-04T18:02:11.1234567+00:00".len(),
        }
    }
}

/// Formats times of a trace.
#[derive(Clone, Debug)]
pub struct Times {
    format: TimeFormat,
    /// Start of the session, or of the first of several, as a FILETIME.
    start: i64,
    zone: Option<TimeZone>,
}

impl Times {
    /// Returns the times of a trace in a format. `start` is that of the session, or of the first of several, as a FILETIME.
    pub fn new(format: TimeFormat, start: i64, log_file: Option<&LogFile>) -> Times {
        Times { format, start, zone: log_file.and_then(|log_file| log_file.time_zone.clone()) }
    }

    /// Formats a time.
    pub fn text(&self, time: FileTime) -> String {
        match (self.format, &self.zone) {
            (TimeFormat::Relative, _) => seconds(time.0.wrapping_sub(self.start)),
            (TimeFormat::Local, Some(zone)) => zone.text(time),
            (TimeFormat::Utc | TimeFormat::Local, _) => time.to_string(),
        }
    }
}

/// Formats a duration in 100 ns units as seconds.
fn seconds(units: i64) -> String {
    let sign = if units < 0 { "-" } else { "" };
    let units = units.unsigned_abs();
    format!("{sign}{}.{:07}", units / 10_000_000, units % 10_000_000)
}
