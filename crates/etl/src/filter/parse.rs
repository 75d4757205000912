//! Parsing of filters.

use std::str::FromStr;

use etwspec::Guid;
use etwspec::headers::{EventTraceGroup, HookId};
use etwspec::payloads::EventKey;

use super::{EventIs, FilterError, ProviderIs, TimeIs, times};

/// Normalizes a name for comparison: `Context Swap` equals `CONTEXT_SWAP`.
fn squash(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|char| char.to_ascii_uppercase()).collect()
}

/// A name without its common prefix: `CONTEXTSWAP` of `PERFINFO_LOG_TYPE_CONTEXTSWAP`.
fn short(name: &str) -> &str {
    ["_TYPE_", "_GROUP_"].iter().find_map(|common| name.split_once(common)).map_or(name, |(_, own)| own)
}

/// The hook IDs with a name: the one with this full name, or all with this name after the prefix.
fn hooks(name: &str) -> Vec<HookId> {
    let wanted = squash(name);
    let of = |part: fn(&str) -> &str| {
        let named = HookId::named_values().filter(|(name, _)| squash(part(name)) == wanted && !wanted.is_empty());
        let mut ids: Vec<HookId> = named.map(|(_, id)| id).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let whole = of(|name| name);
    if whole.is_empty() { of(short) } else { whole }
}

fn group(name: &str) -> Option<EventTraceGroup> {
    let wanted = squash(name);
    let named = |(name, _): &(&str, EventTraceGroup)| squash(name) == wanted || squash(short(name)) == wanted;
    EventTraceGroup::named_values().find(named).map(|(_, group)| group)
}

/// Parses a hook ID in hexadecimal: `0x0524`.
fn hook(text: &str) -> Option<HookId> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"))?;
    u16::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+')).map(HookId)
}

impl FromStr for ProviderIs {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let name = text.trim();
        if let Ok(guid) = Guid::from_str(name) {
            return Ok(ProviderIs::Guid(guid));
        }
        if let Some(group) = group(name) {
            return Ok(ProviderIs::Group(group));
        }
        let hooks = hook(name).map_or_else(|| hooks(name), |hook| vec![hook]);
        if hooks.is_empty() { Err(FilterError::Provider(text.to_owned())) } else { Ok(ProviderIs::Hooks(hooks)) }
    }
}

impl FromStr for EventIs {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let name = text.trim();
        let unknown = || FilterError::Event(text.to_owned());
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            return name.parse().map(EventIs::Id).map_err(|_| unknown());
        }
        let hooks = hook(name).map_or_else(|| hooks(name), |hook| vec![hook]);
        if !hooks.is_empty() {
            return Ok(EventIs::Hooks(hooks));
        }
        let keys: Vec<EventKey> = EventKey::named(name).collect();
        if keys.is_empty() { Err(unknown()) } else { Ok(EventIs::Keys(keys)) }
    }
}

impl FromStr for TimeIs {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let trimmed = text.trim();
        let time = match trimmed.strip_prefix('+') {
            Some(after) => times::span(after).map(TimeIs::AfterStart),
            None => times::rfc3339(trimmed).map(TimeIs::At),
        };
        time.ok_or_else(|| FilterError::Time(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_providers() {
        assert_eq!("thread".parse(), Ok(ProviderIs::Group(EventTraceGroup::THREAD)));
        assert_eq!("EVENT_TRACE_GROUP_THREAD".parse(), Ok(ProviderIs::Group(EventTraceGroup::THREAD)));
        assert_eq!("PERFINFO_LOG_TYPE_CONTEXTSWAP".parse(), Ok(ProviderIs::Hooks(vec![HookId::CONTEXTSWAP])));
        assert_eq!("0x0524".parse(), Ok(ProviderIs::Hooks(vec![HookId::CONTEXTSWAP])));
        let guid = "{3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c}";
        assert_eq!(guid.parse(), Ok(ProviderIs::Guid(guid.parse().expect("a GUID"))));
        for text in ["", "threads", "0x10000", "{3d6fa8d1}"] {
            assert_eq!(text.parse::<ProviderIs>(), Err(FilterError::Provider(text.to_owned())));
        }
    }

    #[test]
    fn parses_events() {
        assert_eq!("17".parse(), Ok(EventIs::Id(17)));
        assert_eq!("0x524".parse(), Ok(EventIs::Hooks(vec![HookId::CONTEXTSWAP])));
        assert_eq!("ContextSwap".parse(), Ok(EventIs::Hooks(vec![HookId::CONTEXTSWAP])));
        for text in ["CSwitch", "thread/cswitch", "Thread/CSwitch"] {
            assert_eq!(text.parse(), Ok(EventIs::Keys(vec![HookId::CONTEXTSWAP.into()])), "{text}");
        }
        let Ok(EventIs::Keys(keys)) = "ImageID/DbgID_RSDS".parse() else { panic!("an event of a class") };
        assert!(keys.iter().all(|key| key.hook_id().is_none() && key.name() == Some("DBGID_LOG_TYPE_RSDS")));
        for text in ["", "65536", "-1", "no such event", "0x", "0x+12"] {
            assert_eq!(text.parse::<EventIs>(), Err(FilterError::Event(text.to_owned())));
        }
    }
}
