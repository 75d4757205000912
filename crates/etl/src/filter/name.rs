//! Selection of events by names in schemas.

use std::fmt;

use super::names::{is_pattern, matches_pattern};
use crate::describe::EventNames;

/// Pattern of the names of providers or events in schemas, in any case. `*` matches any characters and `?` matches one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamePattern {
    /// The pattern in lower case.
    pattern: Vec<char>,
    /// True if the pattern contains a wildcard.
    any: bool,
}

impl NamePattern {
    /// Creates a pattern.
    pub fn new(pattern: &str) -> NamePattern {
        NamePattern { pattern: lower(pattern).collect(), any: is_pattern(pattern) }
    }

    /// Returns whether the pattern matches a name.
    pub fn matches(&self, name: &str) -> bool {
        self.matches_parts(&[name])
    }

    /// Returns whether the pattern matches a name that consists of parts.
    fn matches_parts(&self, parts: &[&str]) -> bool {
        let name = parts.iter().flat_map(|part| lower(part));
        if !self.any {
            return name.eq(self.pattern.iter().copied());
        }
        let name: Vec<char> = name.collect();
        matches_pattern(&self.pattern, &name, |wanted, char| wanted == char)
    }

    /// Returns whether the pattern matches a name of an event: within its provider, after the name of the provider and a
    /// slash, or the symbol.
    ///
    /// Sources spell a name differently. The opcode may have the prefix `win:`, and events without an opcode have
    /// `Info`. A symbol may lack its version: `GCStart` of `GCStart_V1`. If it ends with the opcode, tools divide it:
    /// `GC/Start`.
    pub fn matches_event(&self, names: &EventNames<'_>) -> bool {
        const WIN: &str = "win:";
        let within = |parts: &[&str]| {
            self.matches_parts(parts)
                || self.pattern.contains(&'/')
                    && names.provider.is_some_and(|provider| self.matches_parts(&[&[provider, "/"], parts].concat()))
        };
        let with_opcode = |task: &str, opcode: &str| within(&[task, "/", opcode]) || within(&[task, "/", WIN, opcode]);
        let mut own_opcode = None;
        if let Some(event) = names.event {
            let (task, opcode) = event.rsplit_once('/').unwrap_or((event, "Info"));
            let opcode = opcode.strip_prefix(WIN).unwrap_or(opcode);
            if within(&[event]) || with_opcode(task, opcode) {
                return true;
            }
            own_opcode = Some(opcode);
        }
        let Some(symbol) = names.symbol else { return false };
        let base = without_version(symbol);
        let task = own_opcode.and_then(|opcode| {
            let (task, end) = base.split_at_checked(base.len().checked_sub(opcode.len())?)?;
            (!task.is_empty() && end.eq_ignore_ascii_case(opcode)).then_some(task)
        });
        within(&[symbol]) || within(&[base]) || task.zip(own_opcode).is_some_and(|(task, own)| with_opcode(task, own))
    }
}

/// Returns the symbol without the version at its end: `GCStart` of `GCStart_V1`.
fn without_version(symbol: &str) -> &str {
    let is_version = |version: &str| !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    match symbol.rsplit_once("_V") {
        Some((base, version)) if is_version(version) && !base.is_empty() => base,
        _ => symbol,
    }
}

impl fmt::Display for NamePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pattern.iter().try_for_each(|char| write!(f, "{char}"))
    }
}

fn lower(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_names_of_events() {
        let (provider, event, symbol) = (Some("Contoso-Runtime"), Some("GC/Start"), Some("GCStart_V1"));
        let names = EventNames { provider, event, symbol, ..EventNames::new() };
        for pattern in
            ["gc/start", "GC/*", "*start", "contoso-runtime/gc/start", "Contoso*/GC/*", "gcstart_v1", "GCStart_V?"]
        {
            assert!(NamePattern::new(pattern).matches_event(&names), "{pattern}");
        }
        for pattern in ["", "GC", "Start", "contoso-runtime", "other/gc/start", "gc/start?", "GCStar", "GCStart_V"] {
            assert!(!NamePattern::new(pattern).matches_event(&names), "{pattern}");
        }
        assert!(!NamePattern::new("*").matches_event(&EventNames::new()));
    }

    #[test]
    fn every_spelling_of_a_name_matches_in_every_trace() {
        let names = |event, symbol| EventNames { provider: Some("P"), event: Some(event), symbol, ..EventNames::new() };
        let of_traces = [
            (&["GarbageCollection/win:Start", "GarbageCollection/Start"][..], "GCStart_V2"),
            (&["ProcessStart/win:Start", "ProcessStart/Start"], "ProcessStart"),
        ];
        for (spellings, symbol) in of_traces {
            for event in spellings {
                for pattern in spellings.iter().flat_map(|own| [(*own).to_owned(), format!("P/{own}")]) {
                    assert!(NamePattern::new(&pattern).matches_event(&names(event, Some(symbol))), "{pattern} {event}");
                }
                for pattern in [symbol, without_version(symbol)] {
                    assert!(NamePattern::new(pattern).matches_event(&names(event, Some(symbol))), "{pattern} {event}");
                }
            }
        }
        for pattern in ["GC/Start", "gc/win:start", "GC/*", "P/GC/Start"] {
            assert!(NamePattern::new(pattern).matches_event(&names("GarbageCollection/win:Start", Some("GCStart_V2"))));
        }
        for pattern in ["MyEvent", "MyEvent/Info", "MyEvent/win:Info"] {
            assert!(NamePattern::new(pattern).matches_event(&names("MyEvent", None)), "{pattern}");
        }
        // The symbol does not end with the opcode.
        assert!(!NamePattern::new("GC/Start").matches_event(&names("GarbageCollection/Stop", Some("GCStart_V2"))));
        assert!(!NamePattern::new("/Start").matches_event(&names("Task/Start", Some("Start"))));
    }
}
