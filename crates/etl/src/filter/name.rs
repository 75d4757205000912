//! Selection of events by names in schemas.

use super::matches_pattern;
use crate::json::EventNames;

/// Pattern of the names of providers or events in schemas, in any case. `*` matches any characters and `?` matches one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameIs {
    /// The pattern in lower case.
    pattern: Vec<char>,
    /// The pattern contains a wildcard.
    any: bool,
}

impl NameIs {
    /// Creates a pattern.
    pub fn new(pattern: &str) -> NameIs {
        NameIs { pattern: lower(pattern).collect(), any: super::names::is_pattern(pattern) }
    }

    /// Returns whether the pattern matches a name.
    pub fn matches(&self, name: &str) -> bool {
        if !self.any {
            return lower(name).eq(self.pattern.iter().copied());
        }
        let name: Vec<char> = lower(name).collect();
        matches_pattern(&self.pattern, &name, |wanted, char| wanted == char)
    }

    /// Returns whether the pattern matches a name of an event: within its provider, after the name of the provider and a
    /// slash, or the symbol.
    pub fn matches_event(&self, names: &EventNames<'_>) -> bool {
        let within = |name: &str| {
            self.matches(name)
                || self.pattern.contains(&'/')
                    && names.provider.is_some_and(|provider| self.matches(&format!("{provider}/{name}")))
        };
        names.event.is_some_and(within) || names.symbol.is_some_and(within)
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
        let names =
            EventNames { provider: Some("Contoso-Runtime"), event: Some("GC/Start"), symbol: Some("GCStart_V1") };
        for pattern in
            ["gc/start", "GC/*", "*start", "contoso-runtime/gc/start", "Contoso*/GC/*", "gcstart_v1", "GCStart_V?"]
        {
            assert!(NameIs::new(pattern).matches_event(&names), "{pattern}");
        }
        for pattern in ["", "GC", "Start", "contoso-runtime", "other/gc/start", "gc/start?", "GCStart"] {
            assert!(!NameIs::new(pattern).matches_event(&names), "{pattern}");
        }
        assert!(!NameIs::new("*").matches_event(&EventNames::new()));
    }
}
