//! Parsing of points in time and durations.
//!
//! # Design
//!
//! A duration is a list of decimal numbers with units, rounded down to 100 ns. Jiff parses more than that, such as months and
//! signs, which bounds of a trace do not have. It writes no times of events: their text is written in place, without
//! allocation, by `FileTime`.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::Offset;

use crate::time::FileTime;

/// 100 ns units per second.
pub(super) const SECOND: i64 = 10_000_000;

/// Parses a duration such as `1.5s`, `20ms`, `7us`, `1h30m` or `1.5` (seconds) to 100 ns units, rounding down each part.
pub(super) fn span(text: &str) -> Option<i64> {
    let (mut rest, mut units) = (text, 0i64);
    loop {
        let digits = rest.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
        let (number, after) = rest.split_at_checked(digits)?;
        let letters = after.find(|char: char| char.is_ascii_digit() || char == '.').unwrap_or(after.len());
        let (unit, after) = after.split_at_checked(letters)?;
        units = units.checked_add(part(number, unit.trim())?)?;
        if after.is_empty() {
            return Some(units);
        }
        rest = after;
    }
}

/// Converts a number with a unit.
fn part(number: &str, unit: &str) -> Option<i64> {
    let unit = match unit {
        "us" | "µs" => 10,
        "ms" => 10_000,
        "" | "s" => SECOND,
        "m" => 60 * SECOND,
        "h" => 3600 * SECOND,
        "d" => 86_400 * SECOND,
        _ => return None,
    };
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    if whole.is_empty() && fraction.is_empty() || fraction.contains('.') {
        return None;
    }
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    // Twelve places are more than any unit has.
    let fraction = fraction.bytes().chain(std::iter::repeat(b'0')).take(12);
    let fraction = fraction.fold(0i64, |number, digit| number * 10 + i64::from(digit - b'0'));
    let part = i128::from(fraction) * i128::from(unit) / 1_000_000_000_000;
    whole.checked_mul(unit)?.checked_add(part as i64)
}

/// Converts a date and time of UTC. Rounds down to 100 ns.
pub(super) fn of_civil(time: DateTime) -> Option<FileTime> {
    Offset::UTC.to_timestamp(time).ok().and_then(of)
}

/// Parses an RFC 3339 date and time, with `Z` or an offset from UTC. Rounds down to 100 ns.
pub(crate) fn rfc3339(text: &str) -> Option<FileTime> {
    of(text.parse().ok()?)
}

fn of(time: Timestamp) -> Option<FileTime> {
    let units = i64::try_from(time.as_nanosecond().div_euclid(100)).ok()?;
    Some(FileTime(FileTime::from_unix_seconds(0).0 + units))
}
