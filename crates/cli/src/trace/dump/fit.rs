//! Fits the columns of a table into the width of a terminal.

/// A column of a table.
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
pub(super) fn fit(columns: &[Fit], gap: usize, most: usize) -> Vec<usize> {
    let mut widths: Vec<usize> = columns.iter().map(|column| column.width).collect();
    let mut order: Vec<usize> = (0..columns.len()).collect();
    order.sort_by_key(|at| columns.get(*at).map(|column| column.importance));
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
