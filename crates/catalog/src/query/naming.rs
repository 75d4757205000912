//! What a number that was read from data means.

use super::moment::{Moment, Presence};
use crate::axis::Pointer;
use crate::{Catalog, Value, ValueKind, ValueSet};

/// What a number means as a value of a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// Names, each with its bits, as they are to be shown: `WNODE_FLAG_TRACED_GUID`, `TRACE_HEADER_PMC_COUNTERS_MASK = 0x3`.
    pub parts: Vec<Part>,
    /// The bits, or of an enumeration the whole number, that no row of the set gives a meaning.
    pub unknown: u64,
    /// The pointer size that a value says the data have.
    pub pointer: Option<Pointer>,
    /// The structure that a value says the bytes are.
    pub structure: Option<String>,
}

/// Some bits with a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The bits.
    pub bits: u64,
    /// The name, or, of a field of several bits, the name and the value.
    pub text: String,
    /// What the text is.
    pub kind: PartKind,
}

/// What the text of some bits is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// A name, or a field of several bits whose value has one.
    Name,
    /// A field of several bits whose value has no name.
    Field,
    /// Words for bits that the tables list without a name.
    Unnamed,
}

impl Named {
    /// The names alone.
    pub fn names(&self) -> Vec<String> {
        self.parts.iter().map(|part| part.text.clone()).collect()
    }

    fn says(&mut self, other: Named) {
        self.pointer = self.pointer.or(other.pointer);
        self.structure = self.structure.take().or(other.structure);
    }
}

/// What a number means at a release.
pub fn name_value(catalog: &Catalog, set: &ValueSet, number: u64, moment: &Moment, pointer: Pointer) -> Named {
    let naming = Naming { catalog, moment, pointer };
    match set.kind {
        ValueKind::Flags => naming.flags(set, number, 0),
        ValueKind::Enumeration | ValueKind::Constants => naming.one(set, number),
    }
}

struct Naming<'a> {
    catalog: &'a Catalog,
    moment: &'a Moment,
    pointer: Pointer,
}

/// A set holds a field that holds a set: no deeper than this.
const DEEPEST: usize = 4;

impl Naming<'_> {
    /// One value at a time: the names that hold at the release, or else those that are known elsewhere.
    fn one(&self, set: &ValueSet, number: u64) -> Named {
        let rows: Vec<&Value> =
            set.values.iter().filter(|row| row.value.is_some_and(|value| value.of(self.pointer) == number)).collect();
        let mut named = self.best(&rows);
        named.unknown = if rows.is_empty() { number } else { 0 };
        named
    }

    fn flags(&self, set: &ValueSet, number: u64, depth: usize) -> Named {
        let mut named = Named { unknown: number, ..Named::default() };
        let of = |row: &Value| row.value.map(|value| value.of(self.pointer));
        let mut at = 0;
        while at < set.values.len() {
            let row = &set.values[at];
            at += 1;
            let Some(mask) = of(row).filter(|mask| number & mask != 0) else { continue };
            if let Some(shift) = row.shift {
                named.unknown &= !mask;
                let (part, held) = self.field(row, number & mask, shift, depth);
                named.parts.push(part);
                named.says(held);
                continue;
            }
            // A bit may have several rows, by release; they are taken together, at the first of them.
            let same: Vec<&Value> =
                set.values.iter().filter(|row| of(row) == Some(mask) && row.shift.is_none()).collect();
            if number & mask == mask && same.first().is_some_and(|first| std::ptr::eq(*first, row)) && row.of.is_empty()
            {
                named.unknown &= !mask;
                named.parts.extend(self.best(&same).parts);
            }
        }
        named
    }

    /// A field of several bits within flags, and what its value says of the data.
    fn field(&self, row: &Value, bits: u64, shift: u32, depth: usize) -> (Part, Named) {
        let value = bits.checked_shr(shift).unwrap_or(0);
        let set = row.holds.as_ref().and_then(|name| self.catalog.set(name));
        let held = match set {
            Some(set) if set.kind == ValueKind::Flags && depth < DEEPEST => self.flags(set, value, depth + 1),
            Some(set) => self.one(set, value),
            None => Named::default(),
        };
        let (kind, text) = match held.parts.is_empty() {
            true => (PartKind::Field, format!("0x{value:X}")),
            false => (PartKind::Name, held.names().join(" | ")),
        };
        let name = row.name.clone().unwrap_or_else(|| {
            let mask = row.value.map_or(0, |value| value.of(self.pointer));
            format!("bits {shift}..{}", mask.checked_ilog2().unwrap_or(0))
        });
        (Part { bits, text: format!("{name} = {text}"), kind }, held)
    }

    /// Of several rows for one number, those that are known to hold; else those that may; else all, saying so.
    fn best(&self, rows: &[&Value]) -> Named {
        let presence = |row: &&&Value| self.moment.presence(&self.catalog.releases, &row.when, Some(self.pointer));
        let best = rows.iter().map(|row| presence(&row)).max();
        let mut named = Named::default();
        let mut texts: Vec<String> = Vec::new();
        for row in rows.iter().filter(|row| Some(presence(row)) == best) {
            named.pointer = named.pointer.or(row.pointer);
            named.structure = named.structure.or_else(|| row.structure.clone());
            let names: Vec<&str> = row.name.iter().chain(&row.aliases).map(String::as_str).collect();
            if !names.is_empty() {
                let not_there = best == Some(Presence::Absent);
                let note = if not_there { format!(" (not known in {})", self.moment.id) } else { String::new() };
                texts.push(format!("{}{note}", names.join(" = ")));
            }
        }
        if let Some(row) = rows.first() {
            let bits = row.value.map_or(0, |value| value.of(self.pointer));
            let part = match texts.is_empty() {
                true => Part { bits, text: format!("0x{bits:X} (no name)"), kind: PartKind::Unnamed },
                false => Part { bits, text: texts.join(" or "), kind: PartKind::Name },
            };
            named.parts.push(part);
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::catalog;
    use super::*;

    fn names(set: &str, number: u64, release: &str) -> (Vec<String>, u64) {
        let catalog = catalog();
        let set = catalog.set(set).expect("a set");
        let moment = Moment::resolve(&catalog.releases, release).expect("a release");
        let named = name_value(&catalog, set, number, &moment, Pointer::Bits64);
        (named.names(), named.unknown)
    }

    #[test]
    fn names_are_those_of_the_release() {
        assert_eq!(names("SAMPLE_TYPE", 1, "5.2"), (vec!["SAMPLE_TYPE_OLD".into()], 0));
        assert_eq!(names("SAMPLE_TYPE", 1, "6.1"), (vec!["SAMPLE_TYPE_NEW".into()], 0));
        assert_eq!(
            names("SAMPLE_TYPE", 2, "5.1"),
            (vec!["SAMPLE_TYPE_EXACT = SAMPLE_TYPE_SAME (not known in 5.1)".into()], 0)
        );
        assert_eq!(names("SAMPLE_TYPE", 9, "6.1"), (vec![], 9));
    }

    #[test]
    fn flags_are_taken_apart_and_unknown_bits_are_kept() {
        assert_eq!(
            names("SAMPLE_FLAGS", 0x4310, "6.1"),
            (vec!["SAMPLE_FLAG_A".into(), "SAMPLE_COUNT_MASK = 0x3".into()], 0x4000)
        );
        assert_eq!(names("SAMPLE_FLAGS", 0, "6.1"), (vec![], 0));
    }
}
