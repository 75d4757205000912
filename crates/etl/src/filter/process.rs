//! Selection of events by process.

use std::fmt;
use std::str::FromStr;

use super::error::FilterError;
use super::names::matches_pattern;
use crate::state::NONE;

/// A process. Parses an ID in decimal or hexadecimal, -1 for no process, or a name in any case. In a name, `*` matches any
/// characters and `?` matches one: `svchost.exe`, `sv*`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProcessFilter {
    /// Process ID.
    Id(u32),
    /// Pattern of names, in lower case.
    Name(Vec<char>),
}

impl FromStr for ProcessFilter {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let text = text.trim();
        if text == "-1" {
            return Ok(ProcessFilter::Id(NONE));
        }
        let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => (digits, 16),
            None => (text, 10),
        };
        let digits = digits.replace('_', "");
        if !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix)) {
            let id = u32::from_str_radix(&digits, radix).map(ProcessFilter::Id);
            return id.map_err(|_| FilterError::ProcessId(text.to_owned()));
        }
        match text {
            "" => Err(FilterError::NoProcess),
            name => Ok(ProcessFilter::Name(lower(name))),
        }
    }
}

impl fmt::Display for ProcessFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProcessFilter::Id(id) => write!(f, "{id}"),
            ProcessFilter::Name(pattern) => pattern.iter().try_for_each(|char| write!(f, "{char}")),
        }
    }
}

impl ProcessFilter {
    /// Returns whether a process has the ID or the name. The ID of no process matches events whose process is unknown.
    pub fn is(&self, process: Option<u32>, name: Option<&str>) -> bool {
        match self {
            ProcessFilter::Id(id) => *id == process.unwrap_or(NONE),
            ProcessFilter::Name(pattern) => name.is_some_and(|name| matches(pattern, &lower(name))),
        }
    }
}

fn lower(text: &str) -> Vec<char> {
    text.chars().flat_map(char::to_lowercase).collect()
}

fn matches(pattern: &[char], text: &[char]) -> bool {
    matches_pattern(pattern, text, |wanted, char| wanted == char)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_names_in_any_case() {
        let is = |pattern: &str, name: &str| matches(&lower(pattern), &lower(name));
        for pattern in ["svchost.exe", "SVCHOST.EXE", "sv*", "*host*", "*.exe", "s?chost.exe", "*", "sv**.exe"] {
            assert!(is(pattern, "SvcHost.exe"), "{pattern}");
        }
        for pattern in ["svchost", "host*", "?svchost.exe", "*.dll", "s?host.exe", "svchost.exe?"] {
            assert!(!is(pattern, "SvcHost.exe"), "{pattern}");
        }
        assert!(is(&format!("{}b", "*a".repeat(50)), &format!("{}b", "a".repeat(5000))));
        assert!(!is(&format!("{}b", "*a".repeat(50)), &"a".repeat(5000)));
    }

    #[test]
    fn numbers_are_ids() {
        assert_eq!("4".parse(), Ok(ProcessFilter::Id(4)));
        assert_eq!("0x10".parse(), Ok(ProcessFilter::Id(16)));
        assert_eq!("-1".parse(), Ok(ProcessFilter::Id(u32::MAX)));
        assert_eq!("7z.exe".parse(), Ok(ProcessFilter::Name("7z.exe".chars().collect())));
        for text in [" ", "0x1FFFFFFFF", "4294967296"] {
            assert!(
                matches!(text.parse::<ProcessFilter>(), Err(FilterError::ProcessId(_) | FilterError::NoProcess)),
                "{text}"
            );
        }
    }
}
