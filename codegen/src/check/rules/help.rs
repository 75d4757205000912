//! The fix of messages that need no fix of their own, by rule.

/// The rules and their fixes.
const FIXES: &[(&str, &str)] = &[
    ("accessor", "give the field the type that the accessor returns, or remove `accessor` or `meaning`"),
    ("bit-width", "correct the widths, so that each is at least 1 and the unit contains all of them"),
    ("collision", "add `collides = true` to the row with the other meaning, or remove it from this one"),
    ("composite", "correct the value, or the names that it combines"),
    ("dispatch-case", "correct the value or the mask, or widen the `type` that decides"),
    ("duplicate-name", "rename one of the two, or limit both to different releases with `versions`"),
    ("field-width", "correct the number, or give the field a type that holds it"),
    ("hook-id", "correct the number or the name; a group and a type are one byte each"),
    ("one-of", "keep the keys of one kind, or add the key that is missing"),
    ("provider-field", "correct the map, or remove it"),
    ("provider-name", "add a `[[map]]` with this name, or correct the name"),
    ("request-field", "name a field of the structure that the requirement fits, or correct the requirement"),
    ("rust-name", "rename one of the two; if both are Microsoft's names, use `own-name` or another module"),
    ("sentinel", "state one value for each release in `values`, without overlap"),
    ("too-large", "correct the number, or divide the structure"),
    ("unknown-type", "describe the layout of that structure, or write its bytes as `UCHAR` with a `count`"),
    ("wrong-group", "correct the index, or join the two lists"),
];

/// Returns the fix of a rule.
pub(in crate::check) fn of(rule: &str) -> Option<&'static str> {
    FIXES.iter().find(|(name, _)| *name == rule).map(|(_, fix)| *fix)
}
