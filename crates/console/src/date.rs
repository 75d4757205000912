//! Dates in arguments and tables.

use jiff::civil::Date;

/// Returns whether a text is a date of the calendar such as `2027-01-31`. Dates in this form are in the order of their
/// texts.
pub fn is_date(text: &str) -> bool {
    // The parser accepts other forms too, such as `20270131`; years of six digits are not in the order of texts.
    text.len() == 10 && text.parse().is_ok_and(|date: Date| date.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_dates_of_the_calendar_only() {
        for date in ["2026-11-22", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
            assert!(is_date(date), "{date}");
        }
        for text in [
            "",
            "2021-02-31",
            "2023-02-29",
            "2100-02-29",
            "2021-13-01",
            "2021-00-10",
            "2021-04-31",
            "20210131",
            "2021-1-31",
            "2021-01-31 ",
            "2021-01-31T00:00:00",
            "-002021-01-31",
            "01.01.2027",
            "2021-W05-7",
        ] {
            assert!(!is_date(text), "{text}");
        }
    }
}
