//! Local time of the traced machine.
//!
//! # Design
//!
//! The header of a log file states the offset of local time from UTC and the rules of daylight saving time as Windows has them. They are
//! those of a POSIX time zone, which Jiff evaluates.

use std::fmt::Write;

use etwspec::logfile::{RtlTimeZoneInformationView, Systemtime, TimeFields, TimeZoneInformation};
use jiff::{Timestamp, tz};

use crate::time::FileTime;

/// 100 ns units per second.
const SECOND: i64 = 10_000_000;

/// The time zone of a machine: offset from UTC and, if it has daylight saving time, the yearly rules of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeZone(tz::TimeZone);

/// Point in a year at which a rule begins to apply: a weekday of a month, and a time of day.
#[derive(Clone, Copy, Debug)]
struct Rule {
    year: u16,
    month: u16,
    /// Occurrence of the weekday in the month; 5 is the last.
    week: u16,
    weekday: u16,
    time: (u16, u16, u16),
}

impl From<Systemtime> for Rule {
    fn from(date: Systemtime) -> Rule {
        let time = (date.whour(), date.wminute(), date.wsecond());
        Rule { year: date.wyear(), month: date.wmonth(), week: date.wday(), weekday: date.wday_of_week(), time }
    }
}

impl From<TimeFields> for Rule {
    fn from(date: TimeFields) -> Rule {
        let number = |number: i16| u16::try_from(number).unwrap_or(u16::MAX);
        Rule {
            year: number(date.year()),
            month: number(date.month()),
            week: number(date.day()),
            weekday: number(date.weekday()),
            time: (number(date.hour()), number(date.minute()), number(date.second())),
        }
    }
}

impl TimeZone {
    /// Reads the time zone of a log file since Windows Vista. `None` if its rules do not apply in every year, or are none of Windows.
    pub(crate) fn of(zone: &TimeZoneInformation) -> Option<TimeZone> {
        let rules = (zone.standard_date().into(), zone.daylight_date().into());
        TimeZone::new(zone.bias(), (zone.standard_bias(), zone.daylight_bias()), rules)
    }

    /// Reads the time zone of a log file before Windows Vista, whose dates have another order.
    pub(crate) fn of_kernel(zone: &RtlTimeZoneInformationView<'_>) -> Option<TimeZone> {
        let rules = (zone.standard_start().into(), zone.daylight_start().into());
        TimeZone::new(zone.bias(), (zone.standard_bias(), zone.daylight_bias()), rules)
    }

    fn new(bias: i32, (standard, daylight): (i32, i32), (winter, summer): (Rule, Rule)) -> Option<TimeZone> {
        // As in POSIX, the bias is added to local time to get UTC.
        let mut text = "STD".to_owned();
        let put_bias = |text: &mut String, own: i32| {
            let minutes = bias.checked_add(own)?;
            let sign = if minutes < 0 { "-" } else { "" };
            write!(text, "{sign}{}:{:02}", minutes.unsigned_abs() / 60, minutes.unsigned_abs() % 60).ok()
        };
        let has_rules = winter.month != 0 && summer.month != 0;
        put_bias(&mut text, if has_rules { standard } else { 0 })?;
        if has_rules {
            text.push_str("DST");
            put_bias(&mut text, daylight)?;
            for Rule { year, month, week, weekday, time: (hour, minute, second) } in [summer, winter] {
                if year != 0 {
                    return None;
                }
                write!(text, ",M{month}.{week}.{weekday}/{hour}:{minute:02}:{second:02}").ok()?;
            }
        }
        tz::TimeZone::posix(&text).ok().map(TimeZone)
    }

    /// Returns the offset of local time from UTC at a point in time, in seconds; positive in the east.
    pub fn offset(&self, time: FileTime) -> i32 {
        self.0.to_offset(timestamp(time)).seconds()
    }

    /// Converts a point in time to a date and time of the machine.
    pub(crate) fn to_local(&self, time: FileTime) -> FileTime {
        after(time, self.offset(time).into())
    }

    /// Converts a point in time to text: date and time of the machine, with the offset from UTC.
    pub fn text(&self, time: FileTime) -> String {
        let offset = self.offset(time);
        let mut text = self.to_local(time).to_string();
        // The letter of UTC.
        text.pop();
        let sign = if offset < 0 { '-' } else { '+' };
        let minutes = offset.unsigned_abs() / 60;
        let _never_fails = write!(text, "{sign}{:02}:{:02}", minutes / 60, minutes % 60);
        text
    }

    /// Converts a date and time of the machine to UTC: the first of two points in time, if clocks are set back; if they are set
    /// forward, as if they were not.
    pub fn to_utc(&self, local: FileTime) -> FileTime {
        let clock = timestamp(local);
        let time = self.0.to_timestamp(tz::Offset::UTC.to_datetime(clock));
        after(local, time.map_or(0, |time| time.as_second() - clock.as_second()))
    }
}

/// Converts a time to whole seconds. Times that the calendar does not have are its first or last time.
fn timestamp(time: FileTime) -> Timestamp {
    let second = time.unix_seconds().clamp(Timestamp::MIN.as_second(), Timestamp::MAX.as_second());
    Timestamp::from_second(second).unwrap_or_default()
}

fn after(time: FileTime, seconds: i64) -> FileTime {
    FileTime(time.0.saturating_add(seconds.saturating_mul(SECOND)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The zone of New York: five hours after UTC, from the second Sunday in March to the first one in November four.
    fn new_york() -> TimeZone {
        let mut zone = TimeZoneInformation::default();
        let (mut winter, mut summer) = (Systemtime::default(), Systemtime::default());
        winter.set_wmonth(11).set_wday(1).set_whour(2);
        summer.set_wmonth(3).set_wday(2).set_whour(2);
        zone.set_bias(300).set_daylight_bias(-60).set_standard_date(winter).set_daylight_date(summer);
        TimeZone::of(&zone).expect("rules of every year")
    }

    fn time(text: &str) -> FileTime {
        crate::filter::rfc3339(text).unwrap_or_else(|| panic!("{text} is a time"))
    }

    #[test]
    fn local_time_has_daylight_saving_time() {
        for (utc, local) in [
            ("2020-03-08T06:59:59.9999999Z", "2020-03-08T01:59:59.9999999-05:00"),
            ("2020-03-08T07:00:00.0000000Z", "2020-03-08T03:00:00.0000000-04:00"),
            ("2020-11-01T05:59:59.0000000Z", "2020-11-01T01:59:59.0000000-04:00"),
            ("2020-11-01T06:00:00.0000000Z", "2020-11-01T01:00:00.0000000-05:00"),
        ] {
            assert_eq!(new_york().text(time(utc)), local);
        }
    }

    #[test]
    fn times_that_clocks_show_twice_or_never_are_the_first_or_later() {
        let utc = |local: &str| new_york().to_utc(time(local)).to_string();
        assert_eq!(utc("2020-11-01T01:30:00Z"), "2020-11-01T05:30:00.0000000Z");
        assert_eq!(utc("2020-03-08T02:30:00Z"), "2020-03-08T07:30:00.0000000Z");
    }

    #[test]
    fn zones_without_daylight_saving_time_have_one_offset() {
        let zone = TimeZone::of(TimeZoneInformation::default().set_bias(-330)).expect("a zone");
        assert_eq!(zone.text(time("2020-07-01T00:00:00Z")), "2020-07-01T05:30:00.0000000+05:30");
    }

    #[test]
    fn rules_of_one_year_or_outside_their_ranges_are_no_zone() {
        let of = |change: &dyn Fn(&mut Systemtime)| {
            let mut date = Systemtime::default();
            date.set_wmonth(3).set_wday(2).set_whour(2);
            change(&mut date);
            TimeZone::of(TimeZoneInformation::default().set_standard_date(date).set_daylight_date(date))
        };
        assert!(of(&|_| {}).is_some());
        assert!(of(&|date| _ = date.set_wyear(2020)).is_none());
        assert!(of(&|date| _ = date.set_wmonth(13)).is_none());
        assert!(of(&|date| _ = date.set_wday(0)).is_none());
        assert!(of(&|date| _ = date.set_wday_of_week(7)).is_none());
        assert!(TimeZone::of(TimeZoneInformation::default().set_bias(i32::MAX)).is_none());
    }

    proptest! {
        #[test]
        fn local_times_return_to_utc(units in 0i64..2_650_000_000_000_000_000) {
            let (zone, time) = (new_york(), FileTime(units));
            let local = after(time, zone.offset(time).into());
            let back = zone.to_utc(local);
            // The hour that clocks show twice returns to its first.
            prop_assert!(back == time || back.0 + 3600 * SECOND == time.0);
        }

        #[test]
        fn never_panics(units: i64, bias: i32) {
            let zone = TimeZone::of(TimeZoneInformation::default().set_bias(bias)).unwrap_or_else(new_york);
            let _any = (zone.text(FileTime(units)), zone.to_utc(FileTime(units)));
        }
    }
}
