//! Long lists in parts that fold, or on several pages.
//!
//! A folded part is a `details` element, whose line states which rows it has. Find-in-page and addresses with the anchor
//! of a row open it without a script, because the anchor is within the element. On paper, all parts are open.

use super::html::Html;
use super::wording;

/// The styles of parts, and of rows that open.
pub(super) const STYLE: &str = include_str!("../templates/parts.css");

/// Maximum number of rows of a list that is not folded, and of one part.
const PART_ROWS: usize = 100;
/// Maximum number of names in the line of a folded row.
const LINE_NAMES: usize = 5;

/// Consecutive rows of a list.
pub(super) struct Part<T> {
    /// The first and the last row.
    pub(super) title: String,
    /// The number of rows, with their noun.
    pub(super) count: String,
    /// The first part is open, so that the page shows rows.
    pub(super) open: bool,
    pub(super) rows: Vec<T>,
}

/// Splits a list into parts: one if the list is short.
pub(super) fn parts<T>(rows: Vec<T>, one: &str, more: &str, title: impl Fn(&T) -> String) -> Vec<Part<T>> {
    let sizes: Vec<usize> = chunks(&rows, PART_ROWS, std::ptr::from_ref).iter().map(|part| part.len()).collect();
    let mut rows = rows.into_iter();
    let part = |(at, size)| {
        let rows: Vec<T> = rows.by_ref().take(size).collect();
        Part { title: range(&rows, &title), count: wording::count(rows.len(), one, more), open: at == 0, rows }
    };
    sizes.into_iter().enumerate().map(part).collect()
}

/// The names of a folded row, of which a long list has the first.
pub(super) fn some_names(names: impl ExactSizeIterator<Item = Html>) -> Html {
    let more = names.len().saturating_sub(LINE_NAMES);
    let some = Html::join(names.take(LINE_NAMES), ", ");
    if more == 0 { some } else { some.then(&format!(" and {more} more")) }
}

/// The range of a part: its first and last row.
pub(super) fn range<T>(rows: &[T], title: impl Fn(&T) -> String) -> String {
    match (rows.first().map(&title), rows.last().map(&title)) {
        (Some(first), Some(last)) if first != last => format!("{first} to {last}"),
        (first, _) => first.unwrap_or_default(),
    }
}

/// Splits rows into parts of about the same length. Rows with the same key stay together.
pub(super) fn chunks<'a, T, K: PartialEq>(rows: &'a [T], most: usize, key: impl Fn(&'a T) -> K) -> Vec<&'a [T]> {
    let parts = rows.len().div_ceil(most).max(1);
    let wanted = rows.len().div_ceil(parts).max(1);
    let (mut all, mut rest) = (Vec::new(), rows);
    while !rest.is_empty() {
        let mut end = wanted.min(rest.len());
        while end < rest.len() && key(&rest[end]) == key(&rest[end - 1]) {
            end += 1;
        }
        let (part, after) = rest.split_at(end);
        all.push(part);
        rest = after;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::chunks;

    #[test]
    fn parts_have_similar_lengths_and_keep_equal_keys_together() {
        const MOST: usize = 900;
        let rows: Vec<usize> = (0..MOST * 2 + 1).collect();
        let lengths: Vec<usize> = chunks(&rows, MOST, |row| *row).iter().map(|part| part.len()).collect();
        assert_eq!((lengths.len(), lengths.iter().sum::<usize>()), (3, rows.len()));
        assert!(lengths.iter().all(|&length| length <= MOST && length + 3 > MOST * 2 / 3), "{lengths:?}");
        let same = vec![7; MOST * 2];
        assert_eq!(chunks(&same, MOST, |row| *row).len(), 1);
        assert!(chunks(&Vec::<u8>::new(), MOST, |row| *row).is_empty());
    }
}
