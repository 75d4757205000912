//! Parsing of filters.

use std::str::FromStr;

use etwspec::Guid;
use etwspec::headers::HookId;
use etwspec::payloads::EventKey;

use super::names::{groups, hooks, is_pattern, keys};
use super::{EventFilter, FilterError, NamePattern, ProviderFilter};

/// Parses a hook ID in hexadecimal: `0x0524`.
fn hook(text: &str) -> Option<HookId> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"))?;
    u16::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+')).map(HookId)
}

impl FromStr for ProviderFilter {
    type Err = FilterError;

    fn from_str(name: &str) -> Result<Self, FilterError> {
        if let Ok(guid) = Guid::from_str(name) {
            return Ok(ProviderFilter::Guid(guid));
        }
        let groups = groups(name);
        if let ([group], false) = (&groups[..], is_pattern(name)) {
            return Ok(ProviderFilter::Group(*group));
        }
        let mut ids = hook(name).map_or_else(|| hooks(name), |hook| vec![hook]);
        ids.extend(groups.iter().flat_map(|group| (0..=u8::MAX).map(|kind| HookId::new(*group, kind))));
        ids.sort_unstable();
        ids.dedup();
        if ids.is_empty() { Err(FilterError::Provider(name.to_owned())) } else { Ok(ProviderFilter::Hooks(ids)) }
    }
}

impl FromStr for EventFilter {
    type Err = FilterError;

    fn from_str(name: &str) -> Result<Self, FilterError> {
        let unknown = || FilterError::Event(name.to_owned());
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            return name.parse().map(EventFilter::Id).map_err(|_| unknown());
        }
        let hooks = hook(name).map_or_else(|| hooks(name), |hook| vec![hook]);
        let others = if hooks.is_empty() || is_pattern(name) { keys(name) } else { Vec::new() };
        match (hooks.is_empty(), others.is_empty()) {
            (true, true) => Err(unknown()),
            (false, true) => Ok(EventFilter::Hooks(hooks)),
            (_, false) => {
                let mut keys: Vec<EventKey> = hooks.into_iter().map(EventKey::from).chain(others).collect();
                keys.sort_unstable();
                keys.dedup();
                Ok(EventFilter::Keys(keys))
            }
        }
    }
}

/// Returns whether a text may be a name in a schema: it contains a letter, is no hook ID, and is not padded.
fn is_name(text: &str) -> bool {
    let is_hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let is_printed = !text.chars().any(char::is_control) && text.trim() == text;
    is_printed && !is_hexadecimal && text.chars().any(|char| char.is_alphabetic() || char == '*' || char == '?')
}

impl ProviderFilter {
    /// Returns everything that a text selects: that which it parses to, and providers with this name in schemas.
    ///
    /// # Errors
    ///
    /// Returns [`FilterError::Provider`] if the text cannot be a name either.
    pub fn parse_all(text: &str) -> Result<Vec<ProviderFilter>, FilterError> {
        match text.parse() {
            Ok(guid @ ProviderFilter::Guid(_)) => Ok(vec![guid]),
            parsed if is_name(text) && !text.starts_with('{') => {
                Ok(parsed.into_iter().chain([ProviderFilter::Name(NamePattern::new(text))]).collect())
            }
            parsed => Ok(vec![parsed?]),
        }
    }
}

impl EventFilter {
    /// Returns everything that a text selects: that which it parses to, and events with this name in schemas.
    ///
    /// # Errors
    ///
    /// Returns [`FilterError::Event`] if the text cannot be a name either.
    pub fn parse_all(text: &str) -> Result<Vec<EventFilter>, FilterError> {
        match text.parse() {
            parsed if is_name(text) => {
                Ok(parsed.into_iter().chain([EventFilter::Name(NamePattern::new(text))]).collect())
            }
            parsed => Ok(vec![parsed?]),
        }
    }
}

#[cfg(test)]
mod tests {
    use etwspec::headers::EventTraceGroup;

    use super::*;

    #[test]
    fn parses_providers() {
        assert_eq!("thread".parse(), Ok(ProviderFilter::Group(EventTraceGroup::THREAD)));
        assert_eq!("EVENT_TRACE_GROUP_THREAD".parse(), Ok(ProviderFilter::Group(EventTraceGroup::THREAD)));
        assert_eq!("PERFINFO_LOG_TYPE_CONTEXTSWAP".parse(), Ok(ProviderFilter::Hooks(vec![HookId::CONTEXTSWAP])));
        assert_eq!("0x0524".parse(), Ok(ProviderFilter::Hooks(vec![HookId::CONTEXTSWAP])));
        let guid = "{3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c}";
        assert_eq!(guid.parse(), Ok(ProviderFilter::Guid(guid.parse().expect("a GUID"))));
        let several = "Thread*".parse();
        assert!(
            matches!(&several, Ok(ProviderFilter::Hooks(ids)) if ids.contains(&HookId::CONTEXTSWAP)),
            "{several:?}"
        );
        for text in ["", "threads", "thread!", " thread", "0x10000", "{3d6fa8d1}", "no*"] {
            assert_eq!(text.parse::<ProviderFilter>(), Err(FilterError::Provider(text.to_owned())));
        }
    }

    #[test]
    fn parses_events() {
        assert_eq!("17".parse(), Ok(EventFilter::Id(17)));
        assert_eq!("0x524".parse(), Ok(EventFilter::Hooks(vec![HookId::CONTEXTSWAP])));
        assert_eq!("ContextSwap".parse(), Ok(EventFilter::Hooks(vec![HookId::CONTEXTSWAP])));
        assert_eq!("contextswa?".parse(), Ok(EventFilter::Hooks(vec![HookId::CONTEXTSWAP])));
        for text in ["CSwitch", "thread/cswitch", "Thread/CSwitch", "thread/cswitc?"] {
            assert_eq!(text.parse(), Ok(EventFilter::Keys(vec![HookId::CONTEXTSWAP.into()])), "{text}");
        }
        for text in ["ImageID/DbgID_RSDS", "DBGID_LOG_TYPE_RSDS", "*ID_LOG_TYPE_RSDS"] {
            let Ok(EventFilter::Keys(keys)) = text.parse() else { panic!("{text} is an event of a class") };
            assert!(keys.iter().all(|key| key.hook_id().is_none() && key.name() == Some("DBGID_LOG_TYPE_RSDS")));
        }
        for text in ["", "65536", "-1", "no such event", "0x", "0x+12", "context*swop", "ContextSwap.", "17 "] {
            assert_eq!(text.parse::<EventFilter>(), Err(FilterError::Event(text.to_owned())));
        }
    }
}
