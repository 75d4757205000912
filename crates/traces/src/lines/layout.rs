//! Lines of a table of text, whose columns fit into the width of a terminal.

use std::borrow::Cow;

use etwspec_console::table::{cut, put_cell};
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
    /// Width of the table. Without it, no cell is cut.
    most: Option<usize>,
}

impl Layout {
    /// Fits columns to a width, if one is given.
    pub(super) fn new(columns: Vec<TableColumn>, most: Option<usize>) -> Layout {
        let fits: Vec<Fit> = columns.iter().map(|column| column.fit).collect();
        let widths = fit(&fits, 1, most.map_or(usize::MAX, |most| most.saturating_add(1)));
        Layout { columns, widths, most }
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

    /// Formats a line.
    pub(super) fn line<'c>(&self, cells: impl IntoIterator<Item = Cow<'c, str>>) -> String {
        let mut line = String::with_capacity(0x80);
        let mut after_number = true;
        for ((cell, column), width) in cells.into_iter().zip(&self.columns).zip(&self.widths) {
            if *width == 0 {
                continue;
            }
            if !line.is_empty() {
                line.push_str(if column.spaced && after_number { "  " } else { " " });
            }
            after_number = column.right;
            let width = width - usize::from(column.spaced);
            match self.most {
                _ if column.open => line.push_str(&cell),
                Some(_) => put_cell(&mut line, &cut(&cell, width), width, column.right),
                None => put_cell(&mut line, &cell, width, column.right),
            }
        }
        cut(line.trim_end(), self.most.unwrap_or(usize::MAX)).into_owned()
    }
}

/// Width of a column within the width of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    /// Usual width.
    pub(super) width: usize,
    /// Least width; narrower, it is left out.
    pub(super) least: usize,
    /// Less important columns shrink and are left out first.
    pub(super) importance: u8,
}

/// Returns the widths of columns that together fit into `most`, each with a space of `gap` before it. Columns first shrink,
/// then they are left out, the least important first. A column that is left out has width 0.
fn fit(columns: &[Fit], gap: usize, most: usize) -> Vec<usize> {
    let mut widths: Vec<usize> = columns.iter().map(|column| column.width).collect();
    let mut order: Vec<usize> = (0..columns.len()).collect();
    order.order_by_key(|at| columns.get(*at).map(|column| column.importance));
    let excess = |widths: &[usize]| {
        let all: usize = widths.iter().filter(|width| **width > 0).map(|width| width + gap).sum();
        all.saturating_sub(most)
    };
    for at in &order {
        let more = excess(&widths);
        if let (Some(width), Some(column)) = (widths.get_mut(*at), columns.get(*at)) {
            *width = width.saturating_sub(more).max(column.least.min(*width));
        }
    }
    // The most important column remains.
    for at in order.iter().take(columns.len().saturating_sub(1)) {
        let more = excess(&widths);
        if more > 0
            && let Some(width) = widths.get_mut(*at)
        {
            *width = 0;
        }
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shrinks_before_it_leaves_out_by_importance() {
        let column = |width, least, importance| Fit { width, least, importance };
        let columns = [column(12, 12, 3), column(6, 6, 1), column(40, 10, 2)];
        let of = |most| fit(&columns, 1, most);
        assert_eq!(of(100), [12, 6, 40]);
        assert_eq!(of(50), [12, 6, 29]);
        assert_eq!(of(31), [12, 6, 10]);
        assert_eq!(of(30), [12, 0, 10]);
        assert_eq!(of(20), [12, 0, 0]);
        assert_eq!(of(0), [12, 0, 0]);
        assert!(fit(&[], 1, 10).is_empty());
    }
}
