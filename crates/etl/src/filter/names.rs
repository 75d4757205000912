//! Lookup of kernel events and groups by name. Every name in a filter is resolved here.

use etwspec::headers::{EventTraceGroup, HookId};
use etwspec::payloads::EventKey;

/// Returns the kernel events with a name. A pattern with `*` or `?` selects all events whose name it matches, in any
/// case, with or without the common prefix. Without wildcards, an event with this full name has precedence over events
/// that have the name after the prefix; upper and lower case and separators do not matter: `Context Swap` is
/// `CONTEXTSWAP`.
pub(super) fn hooks(text: &str) -> Vec<HookId> {
    find(text, HookId::named_values())
}

/// Returns the events with a name in MOF or in tools of the community, and the events of classes with a name of
/// Microsoft's, by the same rules.
pub(super) fn keys(text: &str) -> Vec<EventKey> {
    let of_classes = EventKey::all().filter(|key| key.hook_id().is_none());
    let of_classes: Vec<_> = of_classes.filter_map(|key| Some((key.name()?, key))).collect();
    let mut found = find(text, of_classes.into_iter());
    if is_pattern(text) {
        found.extend(EventKey::names().filter(|name| glob(text, name)).flat_map(EventKey::named));
    } else {
        found.extend(EventKey::named(text));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns the groups of kernel events with a name, by the same rules.
pub(super) fn groups(text: &str) -> Vec<EventTraceGroup> {
    find(text, EventTraceGroup::named_values())
}

/// Returns the values whose names match a text.
fn find<T: Copy + Ord>(text: &str, names: impl Iterator<Item = (&'static str, T)> + Clone) -> Vec<T> {
    let matching = |matches: &dyn Fn(&str) -> bool| {
        let mut found: Vec<T> = names.clone().filter(|(name, _)| matches(name)).map(|(_, value)| value).collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    if is_pattern(text) {
        return matching(&|name| glob(text, name) || glob(text, short(name)));
    }
    let Some(wanted) = squash(text) else { return Vec::new() };
    let is = |name: &str| squash(name).is_some_and(|name| name == wanted);
    let whole = matching(&is);
    if whole.is_empty() { matching(&|name| is(short(name))) } else { whole }
}

/// Returns whether a text contains a wildcard.
pub(super) fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?'])
}

/// Returns a name without its common prefix: `CONTEXTSWAP` of `PERFINFO_LOG_TYPE_CONTEXTSWAP`.
fn short(name: &str) -> &str {
    ["_TYPE_", "_GROUP_"].iter().find_map(|common| name.split_once(common)).map_or(name, |(_, own)| own)
}

/// A name in upper case without the separators between its words. `None` if it contains anything else than letters, digits,
/// slashes, and single separators between them: no character of a filter is ignored.
fn squash(name: &str) -> Option<String> {
    let mut squashed = String::with_capacity(name.len());
    let mut separated = true;
    for char in name.chars() {
        match char {
            '_' | '-' | ' ' if !separated => separated = true,
            '/' if !separated => {
                separated = true;
                squashed.push('/');
            }
            char if char.is_ascii_alphanumeric() => {
                separated = false;
                squashed.push(char.to_ascii_uppercase());
            }
            _ => return None,
        }
    }
    (!separated).then_some(squashed)
}

/// Returns whether a pattern matches a name of ASCII, in any case.
fn glob(pattern: &str, name: &str) -> bool {
    matches_pattern(pattern.as_bytes(), name.as_bytes(), |wanted, byte| wanted.eq_ignore_ascii_case(byte))
}

/// Returns whether a pattern matches a name, both as bytes or as characters. `*` matches any of them, `?` matches one, and
/// `same` compares the others.
///
/// After a mismatch, only the last `*` matches one more, so the time is at most proportional to the product of the lengths.
///
/// ```
/// assert!(etwspec_etl::filter::matches_pattern(b"sv*.exe", b"svchost.exe", |a, b| a == b));
/// ```
pub fn matches_pattern<T: PartialEq + From<u8>>(pattern: &[T], name: &[T], same: impl Fn(&T, &T) -> bool) -> bool {
    let (any, one) = (T::from(b'*'), T::from(b'?'));
    let (mut at, mut in_name) = (0, 0);
    // The last star, and the place in the name up to which it matches.
    let mut star: Option<(usize, usize)> = None;
    while let Some(unit) = name.get(in_name) {
        match pattern.get(at) {
            Some(wanted) if *wanted == any => {
                star = Some((at, in_name));
                at += 1;
            }
            Some(wanted) if *wanted == one || same(wanted, unit) => {
                at += 1;
                in_name += 1;
            }
            _ => {
                let Some((of, matched)) = star else { return false };
                star = Some((of, matched + 1));
                (at, in_name) = (of + 1, matched + 1);
            }
        }
    }
    pattern.get(at..).is_some_and(|rest| rest.iter().all(|unit| *unit == any))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_wildcards_in_any_case() {
        for (pattern, name) in [
            ("*", ""),
            ("con*", "CONTEXTSWAP"),
            ("*swap", "CONTEXTSWAP"),
            ("c?ntext*s*p", "CONTEXTSWAP"),
            ("a*b*b", "aabbab"),
        ] {
            assert!(glob(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in
            [("?", ""), ("con", "CONTEXTSWAP"), ("*swap?", "CONTEXTSWAP"), ("a*c", "aabb"), ("", "a")]
        {
            assert!(!glob(pattern, name), "{pattern} {name}");
        }
    }

    #[test]
    fn ignores_only_single_separators_and_case() {
        for same in ["Context Swap", "context_swap", "CONTEXT-SWAP", "contextswap", "PERFINFO_LOG_TYPE_CONTEXTSWAP"] {
            assert_eq!(hooks(same), [HookId::CONTEXTSWAP], "{same}");
        }
        for other in
            ["", "_", " contextswap", "contextswap ", "context__swap", "context!swap", "context/swap", "contextswäp"]
        {
            assert_eq!(hooks(other), [], "{other}");
        }
    }

    #[test]
    fn patterns_match_full_and_short_names() {
        assert!(hooks("ContextSwap*").contains(&HookId::CONTEXTSWAP));
        assert!(hooks("PERFINFO_LOG_TYPE_CONTEXTSW??").contains(&HookId::CONTEXTSWAP));
        assert_eq!(groups("Thread"), [EventTraceGroup::THREAD]);
        assert_eq!(groups("thread*"), [EventTraceGroup::THREAD, EventTraceGroup::THREAD_POOL]);
        assert_eq!(hooks("no such*"), []);
    }
}
