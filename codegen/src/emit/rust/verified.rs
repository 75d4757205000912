//! Values of the tables that `check` has verified to exist.

/// Returns a value that `check` has verified to exist.
///
/// # Panics
///
/// Panics if the value does not exist, because code without it would be wrong.
pub(super) fn known<T>(value: Option<T>, what: impl FnOnce() -> String) -> T {
    value.unwrap_or_else(|| panic!("internal error: {}", what()))
}
