//! Points in time as people write them.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, DateTime, Time};

use super::{FilterError, times};
use crate::logfile::LogFile;
use crate::time::FileTime;

/// 100 ns units per day.
const DAY: i64 = 24 * 3600 * times::SECOND;

/// A point in time. Parses these texts:
///
/// - date and time with an offset from UTC, as in RFC 3339: `2021-05-04T18:02:11.1234567Z`
/// - date and time, of which the time may be left out, in UTC: `2021-05-04 18:02:11`, `2021-05-04`
/// - time of day in UTC: `18:02:11`, `18:02`
/// - one of the two before, with ` local`, by the clock of the traced machine: `18:02 local`
/// - time since the start of the session: `+1.5s`, `+1h30m` (units d, h, m, s, ms, us)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeBound {
    /// Point in time, in UTC.
    At(FileTime),
    /// 100 ns units after the start of the session.
    AfterStart(i64),
    /// Date and time of the machine, in 100 ns units since 1601 by its clock.
    Local(FileTime),
    /// Time of day: the first time in the session at which a clock shows it, or else the one nearest to the start.
    OfDay {
        /// 100 ns units after midnight.
        units: i64,
        /// True for the clock of the machine, false for UTC.
        local: bool,
    },
}

impl TimeBound {
    /// Returns the point in time in a session.
    ///
    /// # Errors
    ///
    /// If the bound depends on the session: [`FilterError::NoClock`] without a log file header, [`FilterError::NoStart`] if it
    /// states no start, and [`FilterError::NoZone`] if it states no time zone.
    pub fn resolve(self, log_file: Option<&LogFile>) -> Result<FileTime, FilterError> {
        if let TimeBound::At(time) = self {
            return Ok(time);
        }
        let log_file = log_file.ok_or(FilterError::NoClock)?;
        let zone = || log_file.time_zone.as_ref().ok_or(FilterError::NoZone);
        let start = || Some(log_file.start_time).filter(|start| *start != 0).ok_or(FilterError::NoStart);
        Ok(match self {
            TimeBound::At(time) => time,
            TimeBound::AfterStart(units) => FileTime(start()?.saturating_add(units)),
            TimeBound::Local(time) => zone()?.to_utc(time),
            TimeBound::OfDay { units, local } => {
                let (start, zone) = (start()?, if local { Some(zone()?) } else { None });
                let first = zone.map_or(start, |zone| zone.to_local(FileTime(start)).0);
                let midnight = first.saturating_sub(first.rem_euclid(DAY));
                let on = |day: i64| {
                    let time = FileTime(midnight.saturating_add(day * DAY).saturating_add(units));
                    zone.map_or(time, |zone| zone.to_utc(time))
                };
                let days = [on(-1), on(0), on(1)];
                let within = days.into_iter().find(|time| time.0 >= start && time.0 <= log_file.end_time);
                let nearest = days.into_iter().min_by_key(|time| time.0.abs_diff(start));
                within.or(nearest).unwrap_or(FileTime(start))
            }
        })
    }

    /// Returns the bound one unit of 100 ns later.
    #[must_use]
    pub fn next(self) -> TimeBound {
        match self {
            TimeBound::At(time) => TimeBound::At(FileTime(time.0.saturating_add(1))),
            TimeBound::AfterStart(units) => TimeBound::AfterStart(units.saturating_add(1)),
            TimeBound::Local(time) => TimeBound::Local(FileTime(time.0.saturating_add(1))),
            TimeBound::OfDay { units, local } => TimeBound::OfDay { units: units.saturating_add(1), local },
        }
    }
}

impl FromStr for TimeBound {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let time = match text.strip_prefix('+') {
            Some(after) => times::span(after).map(TimeBound::AfterStart),
            None => times::rfc3339(text).map(TimeBound::At).or_else(|| civil(text)),
        };
        time.ok_or_else(|| FilterError::Time(text.to_owned()))
    }
}

/// Parses a date, a time of day, or both.
fn civil(text: &str) -> Option<TimeBound> {
    let (text, local) = text.strip_suffix(" local").map_or((text, false), |text| (text, true));
    // Jiff parses digits without separators, too, which are numbers here.
    if !text.contains(['-', ':']) || !text.starts_with(|first: char| first.is_ascii_digit()) || text.contains('[') {
        return None;
    }
    if let Ok(time) = text.parse::<DateTime>() {
        let time = times::of_civil(time)?;
        return Some(if local { TimeBound::Local(time) } else { TimeBound::At(time) });
    }
    // Not a date, which has a time of day, too.
    let time: Time = text.parse().ok().filter(|_| text.parse::<Date>().is_err())?;
    let units = times::of_civil(time.to_datetime(Date::ZERO))?.0.rem_euclid(DAY);
    Some(TimeBound::OfDay { units, local })
}

impl fmt::Display for TimeBound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeBound::At(time) => time.fmt(f),
            TimeBound::AfterStart(units) => {
                write!(f, "+{}.{:07}s", units / times::SECOND, units % times::SECOND)
            }
            TimeBound::Local(time) => write!(f, "{} local", time.to_string().trim_end_matches('Z')),
            TimeBound::OfDay { units, local } => {
                let text = FileTime(*units).to_string();
                let time = text.trim_end_matches('Z').split_once('T').map_or("", |(_, time)| time);
                write!(f, "{time}{}", if *local { " local" } else { "" })
            }
        }
    }
}
