//! Formats tables with aligned columns.

use std::borrow::Cow;
use std::ops::Range;

use crate::visible::visible;

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column<'h> {
    /// Left-aligned, for text. It shrinks if the table is too wide.
    Left(&'h str),
    /// Right-aligned, for numbers. It keeps its width.
    Right(&'h str),
}

/// Least width to which a column of text shrinks.
const MIN: usize = 8;

/// Space before each column.
const GAP: usize = 2;

/// Appends a table with the names of its columns, indented by two spaces. Columns are as wide as their widest cell. If the
/// table is wider than `most`, columns of text shrink, the widest first, and an ellipsis marks cut cells. If it is still wider, each
/// row continues on the next line, so that no column is left out.
pub fn table(text: &mut String, columns: &[Column<'_>], rows: &[Vec<String>], most: Option<usize>) {
    let head = columns.iter().map(|column| match column {
        Column::Left(head) | Column::Right(head) => (*head).to_owned(),
    });
    let head: Vec<String> = head.collect();
    let mut widths = widths(std::iter::once(&head).chain(rows), columns.len());
    let most = most.unwrap_or(usize::MAX);
    let least = widths.iter().zip(columns).map(|(width, column)| match column {
        Column::Left(_) => *width.min(&MIN),
        Column::Right(_) => *width,
    });
    let lines = lines(&least.collect::<Vec<_>>(), GAP, most);
    for (at, Range { start, end }) in lines.iter().cloned().enumerate() {
        let gaps = GAP * (end - start) + indent(at);
        if let Some((widths, columns)) = widths.get_mut(start..end).zip(columns.get(start..end)) {
            shrink(widths, columns, most.saturating_sub(gaps));
        }
    }
    for row in std::iter::once(&head).chain(rows) {
        for (at, range) in lines.iter().enumerate() {
            let mut line = " ".repeat(indent(at));
            let cells = row.iter().zip(columns).zip(&widths).take(range.end).skip(range.start);
            for ((cell, column), width) in cells {
                line.push_str("  ");
                put_cell(&mut line, &cut_cell(cell, *width), *width, matches!(column, Column::Right(_)));
            }
            text.push_str(&visible(&cut(line.trim_end(), most)));
            text.push('\n');
        }
    }
}

/// Returns the columns of each line of a row: as many as fit into `most`, each with a space of `gap` before it. A column without a
/// width is left out.
pub fn lines(widths: &[usize], gap: usize, most: usize) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    let mut left = 0;
    for (at, width) in widths.iter().enumerate() {
        let own = if *width > 0 { gap.saturating_add(*width) } else { 0 };
        match lines.last_mut() {
            Some(line) if own <= left => line.end = at + 1,
            _ => {
                left = most.saturating_sub(indent(lines.len()));
                lines.push(at..at + 1);
            }
        }
        left = left.saturating_sub(own);
    }
    lines
}

/// Returns the space before a line of a row.
pub fn indent(line: usize) -> usize {
    if line > 0 { 4 } else { 0 }
}

/// Returns the widths of the widest cells of columns.
pub fn widths<'r>(rows: impl Iterator<Item = &'r Vec<String>> + Clone, columns: usize) -> Vec<usize> {
    let width = |at: usize| rows.clone().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max();
    (0..columns).map(|at| width(at).unwrap_or(0)).collect()
}

/// Appends a cell that has a width.
pub fn put_cell(line: &mut String, text: &str, width: usize, right: bool) {
    line.push_str(if right { "" } else { text });
    line.extend(std::iter::repeat_n(' ', width.saturating_sub(text.chars().count())));
    line.push_str(if right { text } else { "" });
}

/// Shrinks the columns of text until all columns together have at most a width, or have no room left.
fn shrink(widths: &mut [usize], columns: &[Column<'_>], most: usize) {
    while widths.iter().sum::<usize>() > most {
        let of_text = widths.iter_mut().zip(columns).filter(|(_, column)| matches!(column, Column::Left(_)));
        match of_text.map(|(width, _)| width).max().filter(|width| **width > MIN) {
            Some(widest) => *widest -= 1,
            None => return,
        }
    }
}

/// Returns the text of a cell of at most a width. An ellipsis replaces the beginning of a path, and the end of other text.
pub fn cut_cell(text: &str, width: usize) -> Cow<'_, str> {
    let size = text.chars().count();
    if size <= width || width == 0 || !is_path(text) {
        return cut(text, width);
    }
    Cow::Owned(std::iter::once('…').chain(text.chars().skip(size + 1 - width)).collect())
}

/// Returns whether a text is an absolute path, and no command line.
fn is_path(text: &str) -> bool {
    let is_rooted = text.starts_with(['\\', '/']) || text.get(1..3) == Some(":\\");
    is_rooted && !["\"", " -", " /"].iter().any(|other| text.contains(other))
}

/// Returns a text of at most a width. If it is cut, it ends in an ellipsis.
pub fn cut(text: &str, width: usize) -> Cow<'_, str> {
    if text.len() <= width || text.chars().count() <= width {
        return Cow::Borrowed(text);
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    Cow::Owned(if width == 0 { kept } else { kept + "…" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_column_width_to_content() {
        let mut text = String::new();
        let rows = [vec!["a".into(), "1,000".into()], vec!["longer".into(), "1".into()]];
        table(&mut text, &[Column::Left("name"), Column::Right("n")], &rows, None);
        assert_eq!(text, "  name        n\n  a       1,000\n  longer      1\n");
    }

    #[test]
    fn shrinks_text_and_keeps_numbers() {
        let rows = [vec!["a very long name".into(), "and a longer description".into(), "1,000".into()]];
        let columns = [Column::Left("name"), Column::Left("text"), Column::Right("n")];
        let mut text = String::new();
        table(&mut text, &columns, &rows, Some(40));
        let head = format!("  {:15}  {:14}  {:>5}\n", "name", "text", "n");
        assert_eq!(text, head + "  a very long na…  and a longer …  1,000\n");
        for width in 0..60 {
            let mut text = String::new();
            table(&mut text, &columns, &rows, Some(width));
            assert!(text.lines().all(|line| line.chars().count() <= width), "{width}: {text}");
        }
    }

    #[test]
    fn cut_text_ends_in_an_ellipsis() {
        assert_eq!([0, 1, 3, 4, 9].map(|width| cut("äbcd", width).into_owned()), ["", "…", "äb…", "äbcd", "äbcd"]);
    }
}
