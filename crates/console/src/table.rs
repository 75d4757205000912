//! Formats tables with aligned columns.

use std::borrow::Cow;
use std::fmt::Write;

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
/// table is wider than `most`, columns of text shrink, the widest first, and cut cells end in an ellipsis. If it is still wider,
/// the last columns are left out, so that no number is cut.
pub fn table(text: &mut String, columns: &[Column<'_>], rows: &[Vec<String>], most: Option<usize>) {
    let head = columns.iter().map(|column| match column {
        Column::Left(head) | Column::Right(head) => (*head).to_owned(),
    });
    let head: Vec<String> = head.collect();
    let mut widths = widths(std::iter::once(&head).chain(rows), columns.len());
    if let Some(most) = most {
        shrink(&mut widths, columns, most.saturating_sub(GAP * columns.len()));
        // An ellipsis after the headings stands for them.
        while widths.len() > 1 && widths.iter().map(|width| width + GAP).sum::<usize>() > most {
            widths.pop();
        }
    }
    for row in std::iter::once(&head).chain(rows) {
        let mut line = String::new();
        for ((cell, column), width) in row.iter().zip(columns).zip(&widths) {
            line.push_str("  ");
            put_cell(&mut line, &cut(cell, *width), *width, matches!(column, Column::Right(_)));
        }
        if widths.len() < columns.len() && std::ptr::eq(row, &head) {
            line.push_str(" …");
        }
        text.push_str(&visible(&cut(line.trim_end(), most.unwrap_or(usize::MAX))));
        text.push('\n');
    }
}

/// Returns the widths of the widest cells of columns.
pub fn widths<'r>(rows: impl Iterator<Item = &'r Vec<String>> + Clone, columns: usize) -> Vec<usize> {
    let width = |at: usize| rows.clone().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max();
    (0..columns).map(|at| width(at).unwrap_or(0)).collect()
}

/// Appends a cell that has a width.
pub fn put_cell(line: &mut String, text: &str, width: usize, right: bool) {
    let _never_fails = if right { write!(line, "{text:>width$}") } else { write!(line, "{text:width$}") };
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
