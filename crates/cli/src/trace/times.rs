//! Times in tables: `--time`.

use clap::{Args, ValueEnum};
use etwspec_console::Problem;
use etwspec_etl::LogFile;
use etwspec_etl::filter::FilterError;
use etwspec_etl::time::{FileTime, TimeZone};

use super::input::Input;

/// The format of times.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct TimeArgs {
    /// Times in the table.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    time: TimeFormat,
}

/// Format of times in tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimeFormat {
    /// Seconds since the start of the session, or of the first of several sessions
    #[default]
    Relative,
    /// Date and time in UTC
    Utc,
    /// Date and time by the clock of the traced machine, with its offset from UTC
    Local,
}

impl TimeFormat {
    /// Returns the number of characters of a time.
    pub(crate) fn width(self) -> usize {
        match self {
            TimeFormat::Relative => 12,
            TimeFormat::Utc => "2021-05-04T18:02:11.1234567Z".len(),
            TimeFormat::Local => "2021-05-04T18:02:11.1234567+00:00".len(),
        }
    }
}

impl TimeArgs {
    /// Returns the format for a table of the events of traces; `is_table` is false for other formats.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if the output is no table, or if the time zone of a trace is unknown.
    pub(crate) fn format(self, is_table: bool, inputs: &[Input<'_>]) -> Result<TimeFormat, Problem> {
        if self.time != TimeFormat::Relative && !is_table {
            return Err(
                Problem::new("--time formats times of the table").help("leave it out; times of JSON and CSV are UTC")
            );
        }
        let has_zone = |input: &&Input<'_>| input.log_file().is_some_and(|log_file| log_file.time_zone.is_some());
        match inputs.iter().find(|input| !has_zone(input)) {
            Some(input) if self.time == TimeFormat::Local => {
                let name = etwspec_console::visible(input.name());
                Err(Problem::new(format!("{name}: {}", FilterError::NoZone)).help("write --time utc"))
            }
            _ => Ok(self.time),
        }
    }
}

/// Formats times of a trace.
#[derive(Clone, Debug)]
pub(crate) struct Times {
    format: TimeFormat,
    /// Start of the session, or of the first of several, as a FILETIME.
    start: i64,
    zone: Option<TimeZone>,
}

impl Times {
    pub(crate) fn new(format: TimeFormat, start: i64, log_file: Option<&LogFile>) -> Times {
        Times { format, start, zone: log_file.and_then(|log_file| log_file.time_zone.clone()) }
    }

    /// Formats a time.
    pub(crate) fn text(&self, time: FileTime) -> String {
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
