//! Rows of enumerations and flags.

use super::runs;
use crate::{Catalog, ValueKind, Versions};

/// Table of an enumeration, of flags, or of the flags that enable groups of events.
#[derive(Clone, Debug)]
pub struct ValuesTable<'c> {
    /// Name of the set.
    pub name: &'c str,
    /// True if values can be combined.
    pub flags: bool,
    /// Named values, in the order of the table.
    pub rows: Vec<NamedRow<'c>>,
}

/// Row of a named value. A value with several names has several rows.
#[derive(Clone, Debug)]
pub struct NamedRow<'c> {
    /// Name.
    pub name: &'c str,
    /// Number, or the mask of a bit-field.
    pub value: u64,
    /// Lowest bit of a bit-field.
    pub shift: Option<u32>,
    /// Name of the enumeration that the bit-field contains.
    pub holds: Option<&'c str>,
    /// First and last release of each range with the name, for either pointer size.
    pub releases: Vec<(usize, usize)>,
}

/// Returns the table of the set of values with a name. `None` if the set is neither an enumeration nor flags.
pub fn values<'c>(catalog: &'c Catalog, name: &str) -> Option<ValuesTable<'c>> {
    if let Some(mask) = catalog.masks.iter().find(|mask| mask.enable_name == name) {
        let flags = mask.enable_flags.iter().map(|flag| NamedRow {
            name: &flag.name,
            value: flag.value.into(),
            shift: None,
            holds: None,
            releases: releases(catalog, flag.when.releases.as_ref()),
        });
        return Some(ValuesTable { name: &mask.enable_name, flags: true, rows: flags.collect() });
    }
    let set = catalog.set(name).filter(|set| set.kind != ValueKind::Constants)?;
    let mut rows = Vec::new();
    for value in &set.values {
        let Some(number) = value.value.and_then(|value| value.same()) else { continue };
        rows.extend(value.name.iter().chain(&value.aliases).map(|name| NamedRow {
            name,
            value: number,
            shift: value.shift,
            holds: known_values(catalog, value.holds.as_deref()),
            releases: releases(catalog, value.when.releases.as_ref()),
        }));
    }
    Some(ValuesTable { name: &set.name, flags: set.kind == ValueKind::Flags, rows })
}

/// Returns the name of a set of values, if the set is an enumeration or flags.
pub(super) fn known_values<'c>(catalog: &Catalog, name: Option<&'c str>) -> Option<&'c str> {
    let is_known = |name: &&str| {
        catalog.masks.iter().any(|mask| mask.enable_name == *name)
            || catalog.set(name).is_some_and(|set| set.kind != ValueKind::Constants)
    };
    name.filter(is_known)
}

/// Returns the first and last release of each range of a fact, for either pointer size. Empty if unknown.
pub fn releases(catalog: &Catalog, versions: Option<&Versions>) -> Vec<(usize, usize)> {
    let cells = versions.and_then(|versions| catalog.releases.cells(versions).ok()).unwrap_or_default();
    runs(&catalog.releases, cells.ptr32.or(cells.ptr64)).collect()
}
