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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Trace;

    fn parse(text: &str) -> TimeBound {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn texts_that_people_write_are_points_in_time() {
        let at = |text: &str| parse(text);
        let utc = at("2020-07-29T00:06:25Z");
        assert_eq!(utc, TimeBound::At(times::rfc3339("2020-07-29T00:06:25Z").expect("a time")));
        for text in ["2020-07-29 00:06:25", "2020-07-29T00:06:25", "2020-07-29 02:06:25+02:00", "2020-07-29 00:06:25Z"]
        {
            assert_eq!(at(text), utc, "{text}");
        }
        assert_eq!(at("2020-07-29"), at("2020-07-29T00:00:00Z"));
        assert_eq!(at("00:06:25.5"), TimeBound::OfDay { units: 3_855_000_000, local: false });
        assert_eq!(at("00:06 local"), TimeBound::OfDay { units: 3_600_000_000, local: true });
        assert_eq!(at("+1h"), TimeBound::AfterStart(36_000_000_000));
        assert_eq!(at("+1"), at("+1s"));
        let TimeBound::Local(local) = at("2020-07-29 00:06:25 local") else { panic!("a local time") };
        assert_eq!(TimeBound::At(local), utc);
    }

    #[test]
    fn other_texts_are_no_points_in_time() {
        for text in [
            "",
            "1",
            "0006",
            "20200729",
            "000625",
            "2020-07",
            "24:00",
            "12:60",
            "2020-02-30",
            "12:00local",
            " local",
            "local",
            "2020-07-29T00:06:25Z local",
            "2020-07-29T00:06:25[UTC]",
            "+",
            "-1h",
            "T00:06",
            "2020-07-29 ",
            "2020-07-29T",
        ] {
            let parsed = text.parse::<TimeBound>();
            assert!(parsed.is_err(), "{text}: {parsed:?}");
        }
    }

    #[test]
    fn times_of_day_are_in_the_session_or_near_its_start() {
        let mut log_file = Trace::new(crate::SAMPLE).log_file().cloned().expect("a header");
        let mut resolve = |start: &str, end: &str, time: &str| {
            let of = |text: &str| times::rfc3339(text).unwrap_or_default().0;
            (log_file.start_time, log_file.end_time) = (of(start), of(end));
            parse(time).resolve(Some(&log_file)).expect("a time").to_string()
        };
        let (evening, night) = ("2020-07-28T23:50:00Z", "2020-07-29T00:20:00Z");
        assert_eq!(resolve(evening, night, "00:06:25"), "2020-07-29T00:06:25.0000000Z");
        assert_eq!(resolve(evening, night, "23:55"), "2020-07-28T23:55:00.0000000Z");
        assert_eq!(resolve(evening, night, "23:45"), "2020-07-28T23:45:00.0000000Z");
        assert_eq!(resolve(evening, "", "00:06:25"), "2020-07-29T00:06:25.0000000Z");
        assert_eq!(resolve("2020-07-28T00:30:00Z", "2020-07-28T23:00:00Z", "22:00"), "2020-07-28T22:00:00.0000000Z");
    }

    proptest! {
        #[test]
        fn bounds_return_from_their_texts(units in 0i64..2_650_000_000_000_000_000, kind in 0..5) {
            let of_day = |local| TimeBound::OfDay { units: units % DAY, local };
            let bound = match kind {
                0 => TimeBound::At(FileTime(units)),
                1 => TimeBound::AfterStart(units),
                2 => TimeBound::Local(FileTime(units)),
                kind => of_day(kind == 3),
            };
            prop_assert_eq!(bound.to_string().parse(), Ok(bound));
        }

        #[test]
        fn never_panics(text in "[0-9:TZ +.-]{0,30}( local)?", start: i64) {
            let mut log_file = Trace::new(crate::SAMPLE).log_file().cloned().expect("a header");
            log_file.start_time = start;
            let _any = text.parse::<TimeBound>().and_then(|bound| bound.next().resolve(Some(&log_file)));
        }
    }
}
