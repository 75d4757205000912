//! Sets of values, prepared for one release.

use std::collections::HashMap;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::{Catalog, Relation, Value, ValueKind, ValueSet};

use crate::evidence::bytes::{extract, ones};

/// Statement of a set about a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A row of the set has the number.
    Known(usize),
    /// Rows have the number, but all of them exclude the release.
    Absent(usize),
    /// No row has the number.
    Unknown,
}

/// A set of values.
#[derive(Debug)]
pub(crate) struct Set<'c> {
    pub(crate) set: &'c ValueSet,
    /// True if the set is complete for the release.
    pub(crate) complete: bool,
    /// Rows that claim other releases, or none: a number of this release is new evidence for them.
    pub(crate) widens: Vec<bool>,
    /// Rows by number; for flags, of single bits.
    rows: HashMap<u64, Verdict>,
    /// Bits of fields within flags: mask, shift and the index of the set.
    fields: Vec<(u64, u32, Option<usize>)>,
    /// Number of occurrences of each row.
    pub(crate) counts: Vec<u64>,
}

/// All sets of a catalog for one release and pointer size, which are prepared when they are first used.
#[derive(Debug, Default)]
pub(crate) struct Sets<'c> {
    all: Vec<Set<'c>>,
    names: HashMap<(&'c str, Pointer), Option<usize>>,
}

impl<'c> Sets<'c> {
    /// Returns the index of a set.
    pub(crate) fn index(
        &mut self,
        catalog: &'c Catalog,
        moment: &Moment,
        name: &'c str,
        pointer: Pointer,
    ) -> Option<usize> {
        if let Some(index) = self.names.get(&(name, pointer)) {
            return *index;
        }
        let Some(set) = catalog.set(name) else {
            self.names.insert((name, pointer), None);
            return None;
        };
        let index = self.all.len();
        self.names.insert((name, pointer), Some(index));
        self.all.push(Set::new(catalog, set, moment, pointer));
        if set.kind == ValueKind::Flags {
            let fields = set.values.iter().filter_map(|row| Some((row, row.value?.of(pointer), row.shift?)));
            let fields: Vec<_> = fields
                .map(|(row, mask, shift)| {
                    (mask, shift, row.holds.as_ref().and_then(|name| self.index(catalog, moment, name, pointer)))
                })
                .collect();
            if let Some(set) = self.all.get_mut(index) {
                set.fields = fields;
            }
        }
        Some(index)
    }

    pub(crate) fn get(&self, index: usize) -> Option<&Set<'c>> {
        self.all.get(index)
    }

    pub(crate) fn all(&self) -> &[Set<'c>] {
        &self.all
    }

    /// Compares a number with a set and counts the rows that it has. Calls `each` with what no row explains, and with
    /// rows that the release adds to.
    #[inline]
    pub(crate) fn take(&mut self, index: usize, number: u64, size: usize, each: &mut impl FnMut(usize, u64, Verdict)) {
        let Some(set) = self.all.get_mut(index) else { return };
        if set.set.kind != ValueKind::Flags {
            let verdict = set.verdict(number, size);
            set.count(index, number, verdict, each);
            return;
        }
        let mut rest = number;
        let mut inner = [(0, 0); 4];
        let mut inners = 0;
        for (mask, shift, held) in &set.fields {
            rest &= !mask;
            if let Some(held) = held
                && number & mask != 0
                && let Some(place) = inner.get_mut(inners)
            {
                *place = (*held, extract(number & mask, *shift, 64));
                inners += 1;
            }
        }
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest &= !bit;
            let verdict = set.rows.get(&bit).copied().unwrap_or(Verdict::Unknown);
            set.count(index, bit, verdict, each);
        }
        for (held, number) in inner.iter().take(inners) {
            // A set does not contain itself.
            if *held != index {
                self.take(*held, *number, 8, each);
            }
        }
    }
}

impl<'c> Set<'c> {
    fn new(catalog: &'c Catalog, set: &'c ValueSet, moment: &Moment, pointer: Pointer) -> Set<'c> {
        let axis = &catalog.releases;
        let complete = set.complete.as_ref().is_some_and(|complete| moment.within(axis, complete, Some(pointer)));
        let mut rows: HashMap<u64, Verdict> = HashMap::new();
        let mut widens = vec![false; set.values.len()];
        for (at, row) in set.values.iter().enumerate() {
            let Some(value) = row.value.map(|value| value.of(pointer)) else { continue };
            let within = row.when.releases.as_ref().is_some_and(|stated| moment.within(axis, stated, Some(pointer)));
            // Releases of development kits are no claim about traces.
            let absent = row.when.relation == Relation::Exact
                && row.when.releases.is_some()
                && !within
                && !set.sdk_releases
                && set.rows.is_none();
            if let Some(widens) = widens.get_mut(at) {
                *widens = row.when.relation == Relation::Seen && !within && set.rows.is_none();
            }
            let verdict = if absent { Verdict::Absent(at) } else { Verdict::Known(at) };
            for number in numbers(set, row, value) {
                let before = rows.entry(number).or_insert(verdict);
                let better = |at: usize| within && widens.get(at).copied().unwrap_or(false);
                if matches!((*before, verdict), (Verdict::Absent(_), Verdict::Known(_)))
                    || matches!(*before, Verdict::Known(at) if better(at))
                {
                    *before = verdict;
                }
            }
        }
        Set { set, complete, widens, rows, fields: Vec::new(), counts: vec![0; set.values.len()] }
    }

    fn verdict(&self, number: u64, size: usize) -> Verdict {
        let known = |number: u64| self.rows.get(&number).copied();
        let width = 8 * size.min(8) as u32;
        // Negative values are stored with the size of the field.
        let signed = || {
            let negative = size < 8 && width > 0 && extract(number, width - 1, 1) == 1;
            known(if negative { number | !ones(width) } else { number })
        };
        let short = || self.rows.iter().find(|(known, _)| **known & ones(width) == number && **known > ones(width));
        let found = known(number).or_else(signed);
        found.or_else(|| short().map(|(_, verdict)| *verdict)).unwrap_or(Verdict::Unknown)
    }

    fn count(&mut self, index: usize, number: u64, verdict: Verdict, each: &mut impl FnMut(usize, u64, Verdict)) {
        match verdict {
            Verdict::Known(row) => {
                if let Some(count) = self.counts.get_mut(row) {
                    *count += 1;
                }
                if self.widens.get(row).copied().unwrap_or(false) {
                    each(index, number, verdict);
                }
            }
            _ => each(index, number, verdict),
        }
    }
}

/// Returns the numbers under which a row is found: for flags, its bits.
fn numbers(set: &ValueSet, row: &Value, value: u64) -> Vec<u64> {
    if set.kind != ValueKind::Flags {
        return vec![value];
    }
    if row.shift.is_some() {
        return Vec::new();
    }
    (0..64).map(|bit| 1 << bit).filter(|bit| value & bit != 0).collect()
}
