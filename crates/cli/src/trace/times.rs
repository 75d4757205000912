//! Times in tables: `--time`.

use clap::{Args, ValueEnum};
use etwspec_console::Problem;
use etwspec_etl::filter::FilterError;
use etwspec_etl::time::FileTime;
use etwspec_traces::lines::TimeFormat;

use super::Input;

/// The format of times.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct TimeArgs {
    /// Times in the table.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    time: TimeArg,
}

/// Format of times in tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum TimeArg {
    /// Seconds since the start of the session, or of the first of several sessions
    #[default]
    Relative,
    /// Date and time in UTC
    Utc,
    /// Date and time by the clock of the traced machine, with its offset from UTC
    Local,
}

impl TimeArgs {
    /// Returns the format for a table of the events of traces; `is_table` is false for other formats.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if the output is no table, or if the time zone of a trace is unknown.
    pub(crate) fn format(self, is_table: bool, inputs: &[Input<'_>]) -> Result<TimeFormat, Problem> {
        if self.time != TimeArg::Relative && !is_table {
            return Err(
                Problem::new("--time formats times of the table").help("leave it out; times of JSON and CSV are UTC")
            );
        }
        let has_zone = |input: &&Input<'_>| input.log_file().is_some_and(|log_file| log_file.time_zone.is_some());
        match inputs.iter().find(|input| !has_zone(input)) {
            Some(input) if self.time == TimeArg::Local => {
                let name = etwspec_console::visible(input.name());
                Err(Problem::new(format!("{name}: {}", FilterError::NoZone)).help("write --time utc"))
            }
            _ => Ok(match self.time {
                TimeArg::Relative => TimeFormat::Relative,
                TimeArg::Utc => TimeFormat::Utc,
                TimeArg::Local => TimeFormat::Local,
            }),
        }
    }
}

/// Formats a FILETIME, or returns `None` for 0, in its own units or in seconds since 1970, which represents no time.
pub(crate) fn filetime(filetime: i64) -> Option<String> {
    let time = FileTime(filetime);
    (filetime != 0 && time != FileTime::from_unix_seconds(0)).then(|| time.to_string())
}
