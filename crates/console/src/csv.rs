//! Cells of comma-separated values.

/// Returns whether an apostrophe is printed before a cell: for text that a spreadsheet takes for a formula, and for such text
/// behind apostrophes, so that [`unguarded`] returns the text. A negative number is no formula; a date before the year 0 is.
pub fn needs_guard(text: &str) -> bool {
    let text = text.trim_start_matches('\'');
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) && !is_negative(text)
}

fn is_negative(text: &str) -> bool {
    let is_numeric = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E' | b'+' | b'-');
    text.starts_with('-') && text.bytes().all(is_numeric) && text.parse::<f64>().is_ok()
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
        let formulas = ["=1", "'=1", "''@a", "\tx", "+1", "-", "-1-1", "-0044-03-15T00:00:00Z", "-inf", "-A1", "'-1+1"];
        let others = ["a=1", "'a", "-5", "-0.5", "-1.5e300", "'-5", "0001-01-01"];
        let all = formulas.map(|text| (text, true)).into_iter().chain(others.map(|text| (text, false)));
        for (text, guarded) in all {
            assert_eq!(needs_guard(text), guarded, "{text}");
            let cell = if guarded { format!("'{text}") } else { text.to_owned() };
            assert_eq!(unguarded(&cell), text);
        }
    }
}
