//! Lines of a table of text, whose columns fit into the width of a terminal.

use std::borrow::Cow;
use std::ops::Range;

use etwspec_console::table::{cut, cut_cell, indent, lines, put_cell};
use etwspec_etl::counts::OrderBy as _;

/// A column of a table.
#[derive(Clone, Debug)]
pub(super) struct TableColumn {
    pub(super) heading: Cow<'static, str>,
    pub(super) fit: Fit,
    /// True if it contains numbers, which are right-aligned.
    pub(super) right: bool,
    /// True if its width includes a space that separates text from a number before it.
    pub(super) spaced: bool,
    /// True if its cells are not padded, as in the last column.
    pub(super) open: bool,
}

impl TableColumn {
    /// Creates a column of numbers or text.
    pub(super) fn new(heading: impl Into<Cow<'static, str>>, right: bool, fit: Fit) -> TableColumn {
        TableColumn { heading: heading.into(), fit, right, spaced: false, open: false }
    }
}

/// The columns of a table, and their widths.
#[derive(Debug)]
pub(super) struct Layout {
    columns: Vec<TableColumn>,
    /// Width of each column; 0 for one that is left out.
    widths: Vec<usize>,
    /// Columns of each line of a row.
    lines: Vec<Range<usize>>,
    /// Width of the table. Without it, no cell is cut.
    most: Option<usize>,
}

impl Layout {
    /// Fits columns to a width, if one is given.
    pub(super) fn new(columns: Vec<TableColumn>, most: Option<usize>) -> Layout {
        // No space is before the first column of a line.
        let room = most.map_or(usize::MAX, |most| most.saturating_add(1));
        let widths = fit(&columns, 1, room);
        let lines = lines(&widths, 1, room);
        Layout { columns, widths, lines, most }
    }

    /// Formats the headings.
    pub(super) fn heading(&self) -> String {
        self.line(self.columns.iter().map(|column| Cow::Borrowed(&*column.heading)))
    }

    /// Returns the width to which the text of a column is cut, if it is.
    pub(super) fn limit(&self, at: usize) -> Option<usize> {
        let (column, width) = self.columns.get(at).zip(self.widths.get(at))?;
        self.most.map(|_| width.saturating_sub(column.spaced.into()))
    }

    /// Formats a row: a line, or several on a terminal that is too narrow for the numbers.
    pub(super) fn line<'c>(&self, cells: impl IntoIterator<Item = Cow<'c, str>>) -> String {
        let mut text = String::new();
        let mut columns = cells.into_iter().zip(&self.columns).zip(&self.widths);
        for (at, range) in self.lines.iter().enumerate() {
            let mut line = String::with_capacity(0x80);
            line.extend(std::iter::repeat_n(' ', indent(at)));
            let mut after_number = true;
            for ((cell, column), width) in columns.by_ref().take(range.len()).filter(|(_, width)| **width > 0) {
                if line.len() > indent(at) {
                    line.push_str(if column.spaced && after_number { "  " } else { " " });
                }
                after_number = column.right;
                let width = width - usize::from(column.spaced);
                match self.most {
                    _ if column.open => line.push_str(&cell),
                    Some(_) => put_cell(&mut line, &cut_cell(&cell, width), width, column.right),
                    None => put_cell(&mut line, &cell, width, column.right),
                }
            }
            text.push_str(if at > 0 { "\n" } else { "" });
            text.push_str(&cut(line.trim_end(), self.most.unwrap_or(usize::MAX)));
        }
        text
    }
}

/// Width of a column within the width of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    /// Usual width.
    pub(super) width: usize,
    /// Least width; narrower, a column of text is left out.
    pub(super) least: usize,
    /// Less important columns shrink and are left out first.
    pub(super) importance: u8,
}

/// Least width of the last column of text.
const MIN: usize = 8;

/// Returns the widths of columns that together fit into `most`, each with a space of `gap` before it. Columns first shrink, then
/// those of text are left out, the least important first, except the last one. A column that is left out has width 0. Numbers
/// keep their widths, also if they do not fit.
fn fit(columns: &[TableColumn], gap: usize, most: usize) -> Vec<usize> {
    let mut widths: Vec<usize> = columns.iter().map(|column| column.fit.width).collect();
    let mut order: Vec<usize> = (0..columns.len()).collect();
    order.order_by_key(|at| columns.get(*at).map(|column| column.fit.importance));
    let excess = |widths: &[usize]| {
        let all: usize = widths.iter().filter(|width| **width > 0).map(|width| width + gap).sum();
        all.saturating_sub(most)
    };
    for at in &order {
        let more = excess(&widths);
        if let (Some(width), Some(column)) = (widths.get_mut(*at), columns.get(*at)) {
            *width = width.saturating_sub(more).max(column.fit.least.min(*width));
        }
    }
    let is_text = |at: &usize| columns.get(*at).is_some_and(|column| !column.right && column.fit.width > 0);
    let last = order.iter().copied().rfind(is_text);
    for at in order.into_iter().filter(is_text) {
        let more = excess(&widths);
        if let Some(width) = widths.get_mut(at).filter(|_| more > 0) {
            *width = if Some(at) == last { width.saturating_sub(more).max(MIN.min(*width)) } else { 0 };
        }
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(right: bool, width: usize, least: usize, importance: u8) -> TableColumn {
        TableColumn::new("n", right, Fit { width, least, importance })
    }

    #[test]
    fn shrinks_before_it_leaves_out_text_by_importance() {
        let columns = [column(false, 12, 12, 3), column(false, 6, 6, 1), column(false, 40, 10, 2)];
        let of = |most| fit(&columns, 1, most);
        assert_eq!(of(100), [12, 6, 40]);
        assert_eq!(of(50), [12, 6, 29]);
        assert_eq!(of(31), [12, 6, 10]);
        assert_eq!(of(30), [12, 0, 10]);
        assert_eq!(of(20), [12, 0, 0]);
        assert_eq!(of(0), [8, 0, 0]);
        assert!(fit(&[], 1, 10).is_empty());
    }
}
