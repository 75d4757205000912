//! Hexadecimal numbers: upper-case digits, and the number of digits.

use toml_edit::{Item, Table, Value};

/// Digits of a number that is neither an offset nor a size, if its row does not decide.
const FEWEST: usize = 2;

/// Width of a hexadecimal number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Width {
    /// No leading zeros beyond two digits: offsets and sizes.
    Least,
    /// As many digits as written, and at least two.
    #[default]
    Written,
    /// At least this number of digits: the maximum among rows that are compared with each other.
    Column(usize),
}

impl Width {
    /// Returns the width of the numbers below a key.
    pub(super) fn of(key: &str, column: Option<usize>, outer: Width) -> Width {
        match key {
            "at" | "size" | "data-at" => Width::Least,
            "value" => column.map_or(outer, Width::Column),
            _ => outer,
        }
    }

    /// Returns a number as it is written, in canonical digits if it is hexadecimal.
    pub(super) fn apply(self, written: &str) -> String {
        let Some(digits) = written.strip_prefix("0x").filter(|digits| !digits.contains('_')) else {
            return written.to_owned();
        };
        let digits = digits.to_uppercase();
        let least = digits.trim_start_matches('0');
        match self {
            Width::Least => format!("0x{least:0>FEWEST$}"),
            Width::Written => format!("0x{digits:0>FEWEST$}"),
            Width::Column(width) => format!("0x{digits:0>width$}", width = width.max(FEWEST)),
        }
    }
}

/// Returns the most hexadecimal digits of `value` in the rows of a list.
pub(super) fn column<'a>(values: impl Iterator<Item = Option<&'a Value>>) -> Option<usize> {
    values.flatten().filter_map(digits).max()
}

/// Returns the same for rows with headers of their own.
pub(super) fn column_of_tables<'a>(tables: impl Iterator<Item = &'a Table>) -> Option<usize> {
    column(tables.map(|table| table.get("value").and_then(Item::as_value)))
}

fn digits(value: &Value) -> Option<usize> {
    let Value::Integer(number) = value else { return None };
    let written = number.display_repr();
    written.strip_prefix("0x").map(str::len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_upper_case_digits() {
        assert_eq!(Width::Written.apply("0xa"), "0x0A");
        assert_eq!(Width::Written.apply("0x000f"), "0x000F");
        assert_eq!(Width::Least.apply("0x000"), "0x00");
        assert_eq!(Width::Least.apply("0x0104"), "0x104");
        assert_eq!(Width::Column(4).apply("0x1"), "0x0001");
        assert_eq!(Width::Column(1).apply("0x1"), "0x01");
        for same in ["0x0000_0001", "17", "0b11", "-1"] {
            assert_eq!(Width::Least.apply(same), same);
        }
    }
}
