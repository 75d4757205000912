//! Spelling of names, by kind.

use etwspec_catalog::casing;

/// Modules that the generated crate has for itself, crates that it names at its root, names that Cargo takes for other
/// targets, features that the crate has for itself, and files beside its topics.
pub(super) const OWN_MODULES: [&str; 19] = [
    "rt",
    "tables",
    "etwspec_runtime",
    "provider_payload",
    "describe",
    "invariants",
    "alloc",
    "core",
    "std",
    "lib",
    "bin",
    "main",
    "default",
    "binrw",
    "serde",
    "proptest",
    "lookup",
    "payload",
    "payload_types",
];

/// Letters, digits and `_`. The first of them that is not `_` is a letter: names in Rust's case lose the others.
pub(super) fn is_c(name: &str) -> bool {
    is_affix(name) && name.trim_start_matches('_').starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Returns whether a name in C can begin or end with the text.
pub(super) fn is_affix(affix: &str) -> bool {
    affix.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Returns whether Rust's snake_case leaves a name as it is. No keyword qualifies.
pub(in crate::check::rules) fn is_module(name: &str) -> bool {
    is_c(name) && casing::snake(name) == name
}

pub(super) fn is_rust_type(name: &str) -> bool {
    is_c(name) && casing::pascal(name) == name && name != "Self"
}

/// Returns whether an ID consists of letters, digits, and between them single `.` and `-`: `..` separates releases.
pub(super) fn is_release(id: &str) -> bool {
    id.split(['.', '-']).all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

pub(super) fn is_point(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Returns whether a text can be the name of a provider, which is the name of a file and, in Rust's case, of a module.
pub(super) fn is_provider(name: &str) -> bool {
    is_file(name)
}

/// Returns whether a text can be the name of a file, or of files in a few words.
pub(super) fn is_file(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && !name.ends_with([' ', '.'])
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_. ".contains(&byte))
}

/// Returns whether a text can be a name for people, which appears between quotes and becomes Rust's name of a release.
pub(super) fn is_title(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && !name.contains(|c: char| c.is_control() || c == '"' || c == '\'' || c == '\\')
}

pub(super) fn is_source(id: &str) -> bool {
    let in_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.');
    id.split('/').all(|part| part.starts_with(|c: char| c.is_ascii_alphanumeric()) && part.bytes().all(in_part))
}

pub(super) fn is_limit(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_valid_names_only() {
        assert!(["EVENT_TRACE", "_A", "u", "Spare0"].iter().all(|name| is_c(name)));
        assert!(!["", "_", "_3", "9A", "A B", "a\" b", "é"].iter().any(|name| is_c(name)));
        assert!(["headers", "m", "group_masks"].iter().all(|name| is_module(name)));
        assert!(!["", "../../evil", "crate", "fn", "type", "Headers", "a__b"].iter().any(|name| is_module(name)));
        assert!(["5.0", "10-21H2", "server-2022"].iter().all(|id| is_release(id)));
        assert!(!["", "..", "5.", "-1", "6.0..7.0", "late 5.2"].iter().any(|id| is_release(id)));
        assert!(["phnt/ntwmi", "mingw-w64/wmistr", "page"].iter().all(|id| is_source(id)));
        assert!(!["", "a b", "a/../b", "/a", "a\"b"].iter().any(|id| is_source(id)));
        assert!(is_rust_type("GroupMask") && !is_rust_type("GROUP_MASK") && !is_rust_type("Self"));
    }
}
