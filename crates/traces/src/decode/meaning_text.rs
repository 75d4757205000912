//! Values with a meaning, as text.

use etwspec::Meaning;
use etwspec_console::is_hidden;
use etwspec_etl::payload::Value;
use etwspec_etl::time::Clock;

/// Formats bytes by their meaning, if that shows more than the number: `10.199.29.255`, `port 445`, a point in time.
pub fn of_bytes(meaning: Option<Meaning>, bytes: &[u8], clock: Option<Clock>) -> Option<String> {
    let meaning = meaning?;
    Some(match Value::with_meaning(meaning, bytes)? {
        Value::Ipv4(address) => address.to_string(),
        value @ (Value::Ipv6(_) | Value::Mac(_)) => value.to_string(),
        Value::Unsigned(port) => format!("port {port}"),
        // 0 is no date.
        Value::Time(time) => bytes.iter().any(|byte| *byte != 0).then(|| time.to_string())?,
        Value::Stamp(stamp) => clock?.time(stamp).to_string(),
        Value::Tag(tag) => of_tag(tag)?,
        _ => return None,
    })
}

/// Returns the characters of a tag, if all are printable.
pub fn of_tag(tag: u32) -> Option<String> {
    let characters = tag.to_le_bytes().map(char::from);
    let printable = characters.iter().all(|character| character.is_ascii() && !is_hidden(*character));
    printable.then(|| characters.iter().collect())
}

/// Formats a number of units, such as `1942 ms`. Units of 100 ns are written as milliseconds.
pub fn quantity(number: &str, units: &str) -> String {
    let hundred_nanoseconds = number.parse::<i128>().ok().filter(|_| units == "100 ns");
    if let Some(number) = hundred_nanoseconds {
        let (sign, number) = (if number < 0 { "-" } else { "" }, number.unsigned_abs());
        let fraction = format!("{:04}", number % 10_000);
        let fraction = fraction.trim_end_matches('0');
        let point = if fraction.is_empty() { "" } else { "." };
        return format!("{sign}{}{point}{fraction} ms", number / 10_000);
    }
    match units {
        "" => number.to_owned(),
        "%" => format!("{number}%"),
        units => format!("{number} {units}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_units_of_100_ns_as_milliseconds() {
        assert_eq!(quantity("156250", "100 ns"), "15.625 ms");
        assert_eq!(quantity("10000", "100 ns"), "1 ms");
        assert_eq!(quantity("-1", "100 ns"), "-0.0001 ms");
        assert_eq!(quantity("7", ""), "7");
    }

    #[test]
    fn shows_dates_unless_they_are_zero() {
        let date = |meaning, bytes: &[u8]| of_bytes(Some(meaning), bytes, None);
        assert_eq!(date(Meaning::UnixTime, &[1, 0, 0, 0]).as_deref(), Some("1970-01-01T00:00:01.0000000Z"));
        assert_eq!((date(Meaning::UnixTime, &[0; 4]), date(Meaning::FileTime, &[0; 8])), (None, None));
    }

    #[test]
    fn shows_tags_only_if_printable() {
        assert_eq!(of_tag(u32::from_le_bytes(*b"Proc")).as_deref(), Some("Proc"));
        assert_eq!(of_tag(0x1B), None);
    }
}
