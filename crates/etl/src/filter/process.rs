//! Selection of events by process.

use std::str::FromStr;

use super::{FilterError, matches_pattern};
use crate::record::Event;
use crate::state::State;

/// A process. Parses an ID in decimal or hexadecimal, or a name in any case, in which `*` matches any characters and `?`
/// matches one: `svchost.exe`, `sv*`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProcessIs {
    /// Process ID.
    Id(u32),
    /// Pattern of names, in lower case.
    Name(Vec<char>),
}

impl FromStr for ProcessIs {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let text = text.trim();
        let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => (digits, 16),
            None => (text, 10),
        };
        let digits = digits.replace('_', "");
        if !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix)) {
            let id = u32::from_str_radix(&digits, radix).map(ProcessIs::Id);
            return id.map_err(|_| FilterError::Process(text.to_owned()));
        }
        match text {
            "" => Err(FilterError::Process(text.to_owned())),
            name => Ok(ProcessIs::Name(lower(name))),
        }
    }
}

impl ProcessIs {
    /// Returns whether the process of an event is one of several, by the names at the event. All are if there is none to
    /// compare it with.
    pub fn is_one(of: &[ProcessIs], state: &State, event: &Event<'_>) -> bool {
        if of.is_empty() {
            return true;
        }
        let Some(process) = state.process_id_of(event) else { return false };
        of.iter().any(|wanted| match wanted {
            ProcessIs::Id(id) => *id == process,
            ProcessIs::Name(pattern) => state.process(process).is_some_and(|name| matches(pattern, &lower(name))),
        })
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
        assert_eq!("4".parse(), Ok(ProcessIs::Id(4)));
        assert_eq!("0x10".parse(), Ok(ProcessIs::Id(16)));
        assert_eq!("7z.exe".parse(), Ok(ProcessIs::Name("7z.exe".chars().collect())));
        for text in [" ", "0x1FFFFFFFF", "4294967296"] {
            assert!(matches!(text.parse::<ProcessIs>(), Err(FilterError::Process(_))), "{text}");
        }
    }
}
