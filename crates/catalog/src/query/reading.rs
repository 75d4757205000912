//! Grammar of queries: the ways in which a text can be read.
//!
//! `crates/site/templates/search/match.js` reads the same queries on the pages. `tests/browser/queries.json` lists
//! queries for the tests of both.

use super::number;

/// One way to read a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<'t> {
    /// Number in hexadecimal or decimal.
    Number(u64),
    /// Size of a structure: `size 0x30`, `size:48`, `48 bytes`.
    Size(u64),
    /// Byte of a structure: `EVENT_TRACE_HEADER+0x2C`, `EVENT_TRACE_HEADER 0x2C`, `WMI_PROCESS+8`.
    Byte {
        /// Name of the structure, or its beginning.
        name: &'t str,
        /// Offset.
        offset: u64,
    },
    /// Name, or path of a field.
    Name(&'t str),
    /// Part of a GUID, as hexadecimal digits in lower case.
    Guid(String),
}

/// Fewest digits of a part of a GUID.
const GUID_PART: usize = 4;

/// Returns the ways to read a text, the most specific first. No text is a name with certainty, so that [`Reading::Name`]
/// is always one of them.
pub fn readings(text: &str) -> Vec<Reading<'_>> {
    let text = text.trim();
    let readings = [
        number::parse(text).map(Reading::Number),
        size(text).map(Reading::Size),
        byte(text).map(|(name, offset)| Reading::Byte { name, offset }),
        Some(Reading::Name(text)),
        guid(text).map(Reading::Guid),
    ];
    readings.into_iter().flatten().collect()
}

/// Parses a size, which `size` precedes or `bytes` follows.
fn size(text: &str) -> Option<u64> {
    const SEPARATORS: [char; 3] = [':', '=', ' '];
    let after = without_start(text, "size").filter(|rest| rest.starts_with(SEPARATORS));
    let rest = after.map_or(text, |rest| rest.trim_start_matches(SEPARATORS));
    let before = ["bytes", "byte"].into_iter().find_map(|unit| without_end(rest, unit));
    if after.is_none() && before.is_none() { None } else { number::parse(before.unwrap_or(rest)) }
}

/// Parses a name and an offset: after a plus sign, any number; after a space, only one in hexadecimal, because names may
/// end with a number.
fn byte(text: &str) -> Option<(&str, u64)> {
    let (name, offset) = match text.rsplit_once('+') {
        Some((name, offset)) => (name, offset.trim_start()),
        None => text.rsplit_once(' ').filter(|(_, offset)| offset.starts_with("0x") || offset.starts_with("0X"))?,
    };
    let name = name.trim_end();
    // A debugger writes the module before a name.
    let name = name.rsplit_once('!').map_or(name, |(_, name)| name);
    (!name.is_empty()).then_some(name).zip(number::parse(offset))
}

/// Returns the digits of a GUID or of a part of one, with or without braces and dashes.
fn guid(text: &str) -> Option<String> {
    let bare = without_start(text, "guid:").unwrap_or(text).trim();
    let bare = bare.trim_start_matches('{').trim_end_matches('}');
    let digits: String = bare.chars().filter(|&c| c != '-').collect();
    let hex = digits.chars().all(|c| c.is_ascii_hexdigit());
    (hex && (GUID_PART..=32).contains(&digits.len())).then(|| digits.to_ascii_lowercase())
}

fn without_start<'t>(text: &'t str, start: &str) -> Option<&'t str> {
    let (before, rest) = text.split_at_checked(start.len())?;
    before.eq_ignore_ascii_case(start).then_some(rest)
}

fn without_end<'t>(text: &'t str, end: &str) -> Option<&'t str> {
    let (rest, after) = text.split_at_checked(text.len().checked_sub(end.len())?)?;
    after.eq_ignore_ascii_case(end).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(text: &str) -> Reading<'_> {
        readings(text).swap_remove(0)
    }

    #[test]
    fn offsets_follow_names_after_plus_or_space() {
        let byte = Reading::Byte { name: "EVENT_TRACE_HEADER", offset: 0x2C };
        for text in [
            "EVENT_TRACE_HEADER+0x2c",
            "EVENT_TRACE_HEADER + 44",
            "EVENT_TRACE_HEADER 0X2C",
            "nt!EVENT_TRACE_HEADER+0x2C",
        ] {
            assert_eq!(first(text), byte, "{text}");
        }
        for name in ["Windows 7", "5.0+", "+8", "A+b", "A 0x", "early 5.2"] {
            assert_eq!(first(name), Reading::Name(name));
        }
    }

    #[test]
    fn sizes_have_a_word_and_a_number() {
        for text in ["size 0x30", "Size:48", "size: 48", "48 bytes", "0x30 Bytes", "size 48 bytes"] {
            assert_eq!(first(text), Reading::Size(48), "{text}");
        }
        for name in ["size", "sizeof 8", "size8", "bytes", "many bytes", "größe"] {
            assert_eq!(first(name), Reading::Name(name));
        }
    }

    #[test]
    fn parts_of_guids_are_the_last_reading() {
        let guid = |text| readings(text).pop();
        let whole = Some(Reading::Guid("3d6fa8d0fe0511d09dda00c04fd7ba7c".to_owned()));
        assert_eq!(guid("{3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C}"), whole);
        assert_eq!(guid("guid:3d6fa8d0fe0511d09dda00c04fd7ba7c"), whole);
        assert_eq!(guid("fe05-11"), Some(Reading::Guid("fe0511".to_owned())));
        for name in ["fe0", "0x3d6f", "CSwitch", ""] {
            assert_eq!(guid(name), Some(Reading::Name(name)));
        }
    }
}
