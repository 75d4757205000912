//! Parents of rows.

use etwspec::payloads::{List, ListHolds};
use etwspec_etl::counts::OrderBy as _;
use hashbrown::HashMap;

use super::cell::{Cell, Row, holding};

/// A row in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Index of the row.
    pub index: usize,
    /// Number of its ancestors.
    pub depth: usize,
}

/// Rows by key, and the columns with the keys of rows and of their parents.
pub(super) struct Parents<'r> {
    list: &'static List,
    all: &'r [&'r Row],
    key: usize,
    of: usize,
    by_key: HashMap<&'r Cell, Vec<usize>>,
}

impl<'r> Parents<'r> {
    /// Finds the columns. `None` if rows have no parents.
    pub(super) fn of(list: &'static List, all: &'r [&'r Row]) -> Option<Parents<'r>> {
        let of = list.columns.get(holding(list, ListHolds::ParentName)?)?.of;
        let key = holding(list, ListHolds::Key)?;
        let mut by_key: HashMap<&Cell, Vec<usize>> = HashMap::new();
        for (index, row) in all.iter().enumerate().filter(|(_, row)| *row.cell(key) != Cell::None) {
            by_key.entry(row.cell(key)).or_default().push(index);
        }
        Some(Parents { list, all, key, of, by_key })
    }

    /// Returns the rows that have the key of the parent of a row.
    fn candidates(&self, row: &Row) -> &[usize] {
        let parent = Some(row.cell(self.of)).filter(|parent| *parent != row.cell(self.key));
        parent.and_then(|parent| self.by_key.get(parent)).map_or(&[], Vec::as_slice)
    }

    /// Returns the index of the row that had the key of the parent when a row began. `None` if it began before the trace.
    pub(super) fn parent(&self, row: &Row) -> Option<usize> {
        let begin = row.life(self.list).0?;
        let lived = |index: &usize| {
            let life = self.all.get(*index).map(|row| row.life(self.list));
            life.is_some_and(|(from, to)| from.is_none_or(|from| from <= begin) && to.is_none_or(|to| begin <= to))
        };
        self.candidates(row).iter().copied().rev().find(lived)
    }

    /// Returns the parent of a row also if the row began before the trace: the row with that key that did, too, unless a rundown
    /// lists the child first. Then the parent has ended, and another row has its key.
    fn parent_in_tree(&self, row: &Row) -> Option<usize> {
        if row.life(self.list).0.is_some() {
            return self.parent(row);
        }
        let is_later = |other: &Row| {
            let mut times = row.listed.into_iter().zip(other.listed).filter_map(|(own, other)| own.zip(other));
            times.next().is_some_and(|(own, other)| own < other)
        };
        let is_parent = |other: &Row| other.life(self.list).0.is_none() && !is_later(other);
        self.candidates(row).iter().copied().find(|index| self.all.get(*index).is_some_and(|other| is_parent(other)))
    }
}

/// Returns rows as a tree, depth first: a parent is followed by its children, in the order of their starts. Without parents, the
/// rows are in their order.
pub fn tree(list: &'static List, all: &[&Row]) -> Vec<Branch> {
    let Some(parents) = Parents::of(list, all) else {
        return (0..all.len()).map(|index| Branch { index, depth: 0 }).collect();
    };
    let mut children: HashMap<Option<usize>, Vec<usize>> = HashMap::new();
    for (index, row) in all.iter().enumerate() {
        children.entry(parents.parent_in_tree(row)).or_default().push(index);
    }
    for of in children.values_mut() {
        of.order_by_key(|index| all.get(*index).map(|row| (row.life(list).0, row.cell(parents.key))));
    }
    let mut found: Vec<Branch> = Vec::with_capacity(all.len());
    let mut is_found = vec![false; all.len()];
    // Rows whose events contradict each other are their own ancestors. They are roots, too.
    let roots = children.remove(&None).unwrap_or_default();
    for root in roots.into_iter().chain(0..all.len()) {
        let mut open = vec![Branch { index: root, depth: 0 }];
        while let Some(branch) = open.pop() {
            if let Some(is_found) = is_found.get_mut(branch.index).filter(|is_found| !**is_found) {
                *is_found = true;
                found.push(branch);
                let own = children.get(&Some(branch.index)).into_iter().flatten().rev();
                open.extend(own.map(|index| Branch { index: *index, depth: branch.depth + 1 }));
            }
        }
    }
    found
}
