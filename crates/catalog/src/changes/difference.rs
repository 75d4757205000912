//! Differences, as they are reported.

use crate::axis::Cells;
use crate::changes::byte_map::ByteMap;
use crate::changes::{Kind, Rule};

/// The differences between two versions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    /// Differences, by owner, item, rule and values.
    pub differences: Vec<Difference>,
    /// Layouts that differ, as maps of their bytes.
    pub layouts: Vec<LayoutChange>,
}

/// One difference.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Kind of difference.
    pub rule: &'static Rule,
    /// Kind of item.
    pub kind: Kind,
    /// Name of the structure, set, group or table that the item belongs to, in the new version if it has one.
    pub owner: String,
    /// Full name of the item.
    pub item: String,
    /// Property that differs, such as `offset`; empty if the item is new or gone.
    pub what: String,
    /// The old value, if there was one.
    pub before: Option<String>,
    /// The new value, if there is one.
    pub after: Option<String>,
    /// Releases to which it applies; none for all that have the item.
    pub releases: Option<String>,
    /// The same on the axis of the new version; empty for all that have the item.
    pub cells: Cells,
    /// Place in the old tables.
    pub old: Place,
    /// Place in the new tables.
    pub new: Place,
}

impl Difference {
    /// Returns what differs, in one line without the name of the item: `offset: 0x10 → 0x14 (in 6.1+)`.
    pub fn text(&self) -> String {
        let what = if self.what.is_empty() { String::new() } else { format!("{}: ", self.what) };
        let values = match (&self.before, &self.after) {
            (Some(before), Some(after)) => format!("{before} → {after}"),
            (Some(before), None) if self.what.is_empty() => before.clone(),
            (None, Some(after)) if self.what.is_empty() => after.clone(),
            (Some(before), None) => format!("{before} → none"),
            (None, Some(after)) => format!("none → {after}"),
            (None, None) => String::new(),
        };
        let releases = self.releases.as_ref().map(|releases| format!(" (in {releases})")).unwrap_or_default();
        let text = format!("{what}{values}{releases}");
        text.trim().trim_end_matches(':').to_owned()
    }

    /// Returns what to do instead, or about it.
    pub fn instead(&self) -> String {
        self.rule.instead.replace("OLD", self.before.as_deref().unwrap_or("OLD"))
    }

    /// Returns the place in the new tables, or in the old ones if the item is gone.
    pub fn place(&self) -> &Place {
        if self.new.file.is_empty() { &self.old } else { &self.new }
    }
}

/// Place in the tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Path of the table within the folder of the tables; empty if the item is not in it.
    pub file: String,
    /// Name of the row within the table.
    pub row: String,
    /// Line of the row, counted from 1, if the text of the table is known.
    pub line: Option<usize>,
}

impl Place {
    /// Creates a place from the path of a catalog, which begins with the usual name of the folder.
    pub(crate) fn new(file: &str, row: &str) -> Place {
        let file = file.strip_prefix("spec/").unwrap_or(file);
        Place { file: file.to_owned(), row: row.to_owned(), line: None }
    }

    /// Returns the line of the row within the text of its table, counted from 1. Without such a row, it is the first line.
    pub fn line_in(&self, text: &str) -> usize {
        let last = self.row.rsplit('.').next().unwrap_or(&self.row);
        let quoted = format!("\"{last}\"");
        let names = |line: &str| line.contains("name") && line.contains(&quoted);
        let named = text.lines().position(names);
        named.or_else(|| text.lines().position(|line| line.contains(&quoted))).map_or(1, |at| at + 1)
    }
}

/// A layout that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutChange {
    /// Name of the structure in the new version.
    pub structure: String,
    /// Releases with the difference; none for all that have a layout.
    pub releases: Option<String>,
    /// The old layout.
    pub before: ByteMap,
    /// The new layout.
    pub after: ByteMap,
}

impl Changes {
    /// Returns whether there are no differences.
    pub fn is_empty(&self) -> bool {
        self.differences.is_empty()
    }

    /// Finds the lines of all places in the texts of the tables.
    pub fn find_lines<'t>(&mut self, old: impl Fn(&str) -> Option<&'t str>, new: impl Fn(&str) -> Option<&'t str>) {
        for found in &mut self.differences {
            found.old.line = old(&found.old.file).map(|text| found.old.line_in(text));
            found.new.line = new(&found.new.file).map(|text| found.new.line_in(text));
        }
    }

    /// Sorts differences independently of the order of the tables, and removes repetitions.
    pub(crate) fn sort(&mut self) {
        let key = |one: &Difference| {
            let Difference { rule, owner, item, what, before, after, releases, .. } = one;
            (owner.clone(), item.clone(), rule.name, what.clone(), before.clone(), after.clone(), releases.clone())
        };
        self.differences.sort_by_cached_key(key);
        self.differences.dedup_by(|a, b| key(a) == key(b));
        self.layouts.sort_by(|a, b| (&a.structure, &a.releases).cmp(&(&b.structure, &b.releases)));
    }
}
