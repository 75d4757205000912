//! Formats counts, sizes and times for people.

use std::fmt::Write;

/// Formats a number with thousands separators: `17,078`.
pub fn number(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Formats a number of things: `1 event`, `17,078 events`.
pub fn count(number_of: u64, what: &str) -> String {
    let what = if number_of == 1 { what.to_owned() } else { plural(what) };
    format!("{} {what}", number(number_of))
}

/// Returns the plural of a regular noun.
pub fn plural(what: &str) -> String {
    let end = if what.ends_with('s') { "es" } else { "s" };
    format!("{what}{end}")
}

/// Formats a size in bytes, with a larger unit from 1 KiB on: `3,211,264 bytes (3.1 MiB)`.
pub fn bytes(bytes: u64) -> String {
    let plain = count(bytes, "byte");
    let (mut size, mut unit) = (bytes as f64, None);
    for next in ["KiB", "MiB", "GiB", "TiB"] {
        if size >= 1024.0 {
            (size, unit) = (size / 1024.0, Some(next));
        }
    }
    match unit {
        Some(unit) => format!("{plain} ({size:.1} {unit})"),
        None => plain,
    }
}

/// Formats a duration in 100 ns units: `2 h 03 min 04.5 s`, `1.25 s`.
pub fn duration(units: i64) -> String {
    let sign = if units < 0 { "-" } else { "" };
    let units = units.unsigned_abs();
    let (seconds, fraction) = (units / 10_000_000, units % 10_000_000);
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut text = match (hours, minutes) {
        (0, 0) => format!("{sign}{rest}"),
        (0, _) => format!("{sign}{minutes} min {rest:02}"),
        _ => format!("{sign}{} h {minutes:02} min {rest:02}", number(hours)),
    };
    if fraction > 0 {
        let fraction = format!("{fraction:07}");
        let _ = write!(text, ".{}", fraction.trim_end_matches('0'));
    }
    text + " s"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_numbers_sizes_and_durations() {
        assert_eq!([0, 7, 999, 1000, 1_234_567].map(number), ["0", "7", "999", "1,000", "1,234,567"]);
        assert_eq!((count(1, "event"), count(2000, "event")), ("1 event".to_owned(), "2,000 events".to_owned()));
        assert_eq!((bytes(1023), bytes(3_211_264)), ("1,023 bytes".into(), "3,211,264 bytes (3.1 MiB)".into()));
        assert_eq!(bytes(u64::MAX), "18,446,744,073,709,551,615 bytes (16777216.0 TiB)");
        assert_eq!(duration(12_500_000), "1.25 s");
        assert_eq!(duration(600_000_001), "1 min 00.0000001 s");
        assert_eq!(duration(73_845_000_000), "2 h 03 min 04.5 s");
        assert_eq!(
            (duration(-5_000_000), duration(i64::MIN)),
            ("-0.5 s".into(), "-256,204,778 h 48 min 05.4775808 s".into())
        );
    }
}
