//! Cells of comma-separated values.

/// Returns whether an apostrophe is printed before a cell: for text that a spreadsheet takes for a formula, and for such text
/// behind apostrophes, so that [`unguarded`] returns the text.
pub fn needs_guard(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

/// Returns the text of a cell, without the apostrophe that guards it.
pub fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| needs_guard(text)).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_are_reversible() {
        for (text, guarded) in
            [("=1", true), ("'=1", true), ("''@a", true), ("\tx", true), ("a=1", false), ("'a", false)]
        {
            assert_eq!(needs_guard(text), guarded, "{text}");
            let cell = if guarded { format!("'{text}") } else { text.to_owned() };
            assert_eq!(unguarded(&cell), text);
        }
    }
}
