//! Parsing of points in time and durations.

use crate::time::FileTime;

/// 100 ns units per second.
const SECOND: i64 = 10_000_000;

/// Days from 1601-01-01 to 1970-01-01.
const TO_UNIX: i64 = 134_774;

/// Parses a duration such as `1.5s`, `20ms`, `7us`, `2m` or `1.5` (seconds) to 100 ns units, rounding down.
pub(super) fn span(text: &str) -> Option<i64> {
    let digits = text.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
    let (number, unit) = text.split_at_checked(digits)?;
    let unit = match unit.trim() {
        "us" | "µs" => 10,
        "ms" => 10_000,
        "" | "s" => SECOND,
        "m" => 60 * SECOND,
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

/// Parses an RFC 3339 date and time, with `Z` or an offset from UTC.
pub(super) fn rfc3339(text: &str) -> Option<FileTime> {
    let bytes = text.as_bytes();
    let number = |from: usize, to: usize| {
        let digits = bytes.get(from..to).filter(|digits| digits.iter().all(u8::is_ascii_digit))?;
        Some(digits.iter().fold(0i64, |number, digit| number * 10 + i64::from(digit - b'0')))
    };
    let is = |at: usize, any: &[u8]| bytes.get(at).is_some_and(|byte| any.contains(byte));
    if !(is(4, b"-") && is(7, b"-") && is(10, b"Tt ") && is(13, b":") && is(16, b":")) {
        return None;
    }
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let (hour, minute, second) = (number(11, 13)?, number(14, 16)?, number(17, 19)?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let length = *days.get(usize::try_from(month).ok()?.checked_sub(1)?)?;
    if !(1..=length).contains(&day) || hour > 23 || minute > 59 || second > 60 {
        return None;
    }
    let (fraction, zone) = match text.get(19..)?.strip_prefix('.') {
        None => (0, text.get(19..)?),
        Some(rest) => {
            let places = rest.bytes().take_while(u8::is_ascii_digit).count();
            let digits = rest.bytes().take(places).chain(std::iter::repeat(b'0')).take(7);
            let fraction = digits.fold(0i64, |number, digit| number * 10 + i64::from(digit - b'0'));
            (fraction, rest.get(places..).filter(|_| places > 0)?)
        }
    };
    let east = match zone.as_bytes() {
        [b'Z' | b'z'] => 0,
        [sign @ (b'+' | b'-'), h0, h1, b':', m0, m1] if [h0, h1, m0, m1].iter().all(|digit| digit.is_ascii_digit()) => {
            let two = |tens: &u8, ones: &u8| i64::from(tens - b'0') * 10 + i64::from(ones - b'0');
            let (hours, minutes) = (two(h0, h1), two(m0, m1));
            if hours > 23 || minutes > 59 {
                return None;
            }
            (hours * 60 + minutes) * if *sign == b'+' { 1 } else { -1 }
        }
        _ => return None,
    };
    // Years begin in March: a leap day then ends one.
    let (of, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let day_of_year = (153 * from_march + 2) / 5 + day - 1;
    let unix = of * 365 + of.div_euclid(4) - of.div_euclid(100) + of.div_euclid(400) + day_of_year - 719_468;
    let seconds = (unix + TO_UNIX) * 86_400 + hour * 3_600 + minute * 60 + second - east * 60;
    Some(FileTime(seconds * SECOND + fraction))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn parses_durations() {
        let of = [
            ("1.5s", 15_000_000),
            ("1.5", 15_000_000),
            (".5s", 5_000_000),
            ("20ms", 200_000),
            ("7us", 70),
            ("0.12us", 1),
            ("2m", 1_200_000_000),
        ];
        for (text, units) in of {
            assert_eq!(span(text), Some(units), "{text}");
        }
        for text in ["", "s", ".", "1.2.3s", "1h", "-1s", "99999999999999999999s"] {
            assert_eq!(span(text), None, "{text}");
        }
    }

    #[test]
    fn parses_rfc_3339() {
        let of = [
            ("1601-01-01T00:00:00Z", 0),
            ("1970-01-01T00:00:00Z", 116_444_736_000_000_000),
            ("1970-01-01T02:00:00.0000001+02:00", 116_444_736_000_000_001),
            ("1969-12-31T16:00:00.12345678-08:00", 116_444_736_001_234_567),
            ("2000-02-29t00:00:00z", 125_962_560_000_000_000),
        ];
        for (text, units) in of {
            assert_eq!(rfc3339(text), Some(FileTime(units)), "{text}");
        }
        for text in [
            "",
            "2021-05-04",
            "2021-05-04T18:02:11",
            "2021-13-04T18:02:11Z",
            "2021-02-29T18:02:11Z",
            "2021-05-04T24:02:11Z",
            "2021-05-04T18:02:11.Z",
            "2021-05-04T18:02:11+2:00",
            "2021-05-04T18:02:11Z ",
            "2021-0a-04T18:02:11Z",
        ] {
            assert_eq!(rfc3339(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn roundtrips_printed_times(units in 0i64..2_650_000_000_000_000_000) {
            prop_assert_eq!(rfc3339(&FileTime(units).to_string()), Some(FileTime(units)));
        }

        #[test]
        fn never_panics(text in "\\PC{0,40}") {
            let _any = (rfc3339(&text), span(&text));
        }
    }
}
