//! Differences that break users.

use crate::changes::{Bump, Categories, Changes, Difference};

/// A difference that breaks users, and its proof.
#[derive(Clone, Debug)]
pub struct Finding<'c> {
    /// The difference.
    pub difference: &'c Difference,
    /// The categories that it belongs to, among the selected ones.
    pub categories: Categories,
    /// True if it only adds to decoded output.
    pub adds: bool,
    /// Bytes that both versions decode, and both results.
    pub witness: Option<Witness>,
}

/// Bytes in a row of a witness.
pub(crate) const ROW: usize = 16;

/// Bytes, and the differences between the results of the two versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// Origin of the bytes, such as `trace.etl at 0x10000+0x48`.
    pub origin: String,
    /// True if the bytes were made from the layout, because no event is known.
    pub synthetic: bool,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Rows of 16 bytes that reports show: those on which the fields depend.
    pub rows: Vec<usize>,
    /// Fields that differ.
    pub lines: Vec<WitnessLine>,
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WitnessLine {
    /// Path of the field.
    pub name: String,
    /// Its value in the old version, if it has the field.
    pub before: Option<String>,
    /// Its value in the new version, if it has the field.
    pub after: Option<String>,
}

/// Returns the differences that break one of the categories. With `strict`, also those that add to decoded output.
pub fn findings(changes: &Changes, categories: Categories, strict: bool) -> Vec<Finding<'_>> {
    let found = changes.differences.iter().filter_map(|difference| {
        let breaks = difference.rule.breaks.and(categories);
        let shows = if strict { difference.rule.shows.and(categories) } else { Categories::NONE };
        let all = breaks.or(shows);
        (!all.is_empty()).then_some(Finding { difference, categories: all, adds: breaks.is_empty(), witness: None })
    });
    found.collect()
}

/// Returns the part of the version that differences raise at least; none if there are none.
pub fn greatest_bump<'c>(differences: impl IntoIterator<Item = &'c Difference>) -> Option<Bump> {
    differences.into_iter().map(|difference| difference.rule.bump).max()
}
