//! Selection of events by process.

use etwspec_catalog::query::number;
use etwspec_etl::state::State;
use etwspec_etl::{Event, matches_pattern};

/// A process: an ID, or a pattern of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProcessIs {
    Id(u32),
    /// In lower case. `*` matches any characters, `?` matches one.
    Name(Vec<char>),
}

/// Parses the value of `--process`.
pub(crate) fn process(text: &str) -> Result<ProcessIs, String> {
    if text.trim().is_empty() {
        return Err("write a process ID or a name, such as `svchost.exe` or `sv*`".to_owned());
    }
    match number::parse(text) {
        Some(id) => u32::try_from(id).map(ProcessIs::Id).map_err(|_| "a process ID has at most 32 bits".to_owned()),
        None => Ok(ProcessIs::Name(lower(text))),
    }
}

/// Returns whether the process of an event is one of several. All are, if there is none to compare it with.
pub(crate) fn is_one(of: &[ProcessIs], state: &State, event: &Event<'_>) -> bool {
    if of.is_empty() {
        return true;
    }
    let Some(process) = state.process_id_of(event) else { return false };
    of.iter().any(|wanted| match wanted {
        ProcessIs::Id(id) => *id == process,
        ProcessIs::Name(pattern) => state.process(process).is_some_and(|name| matches(pattern, &lower(name))),
    })
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
        assert_eq!(process("4"), Ok(ProcessIs::Id(4)));
        assert_eq!(process("0x10"), Ok(ProcessIs::Id(16)));
        assert_eq!(process("7z.exe"), Ok(ProcessIs::Name("7z.exe".chars().collect())));
        assert!(process(" ").is_err() && process("0x1FFFFFFFF").is_err());
    }
}
