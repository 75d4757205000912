//! Formats tables with aligned columns.

use std::fmt::Write;

use etwspec_console::visible;

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Left-aligned, for text.
    Left(&'static str),
    /// Right-aligned, for numbers.
    Right(&'static str),
}

/// Appends a table with the names of its columns, indented by two spaces. Columns are as wide as their widest cell.
pub(crate) fn table(text: &mut String, columns: &[Column], rows: &[Vec<String>]) {
    let head = columns.iter().map(|column| match column {
        Column::Left(head) | Column::Right(head) => (*head).to_owned(),
    });
    let head: Vec<String> = head.collect();
    let width = |at: usize| {
        let cells = std::iter::once(&head).chain(rows).filter_map(|row| row.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    for row in std::iter::once(&head).chain(rows) {
        let mut line = String::new();
        for ((cell, column), width) in row.iter().zip(columns).zip(&widths) {
            let width = *width;
            let _ = match column {
                Column::Left(_) => write!(line, "  {cell:width$}"),
                Column::Right(_) => write!(line, "  {cell:>width$}"),
            };
        }
        text.push_str(&visible(line.trim_end()));
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_column_width_to_content() {
        let mut text = String::new();
        let rows = [vec!["a".into(), "1,000".into()], vec!["longer".into(), "1".into()]];
        table(&mut text, &[Column::Left("name"), Column::Right("n")], &rows);
        assert_eq!(text, "  name        n\n  a       1,000\n  longer      1\n");
    }
}
