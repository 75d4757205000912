//! Names for numbers in data.

use super::moment::{Moment, Presence};
use crate::axis::Pointer;
use crate::{Catalog, Value, ValueKind, ValueSet};

/// Names of a number as a value of a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// Names, each with its bits, such as `WNODE_FLAG_TRACED_GUID` or `TRACE_HEADER_PMC_COUNTERS_MASK = 0x3`.
    pub parts: Vec<Part>,
    /// Bits without a meaning in the set; for an enumeration, the whole number.
    pub unknown: u64,
    /// Pointer size of the data, if a value specifies it.
    pub pointer: Option<Pointer>,
    /// Structure of the data, if a value specifies it.
    pub structure: Option<String>,
}

/// Bits with a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Bits that have the meaning.
    pub bits: u64,
    /// Name; for a field of several bits, name and value.
    pub text: String,
    /// Kind of the text.
    pub kind: PartKind,
}

/// Kind of text for bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// Name, or bit field whose value has a name.
    Name,
    /// Bit field whose value has no name.
    Field,
    /// Description of bits that the tables list without a name.
    Unnamed,
}

impl Named {
    /// Returns only the names.
    pub fn names(&self) -> Vec<String> {
        self.parts.iter().map(|part| part.text.clone()).collect()
    }

    fn says(&mut self, other: Named) {
        self.pointer = self.pointer.or(other.pointer);
        self.structure = self.structure.take().or(other.structure);
    }
}

/// Returns the names of a number in a set at a release.
pub fn name_value(catalog: &Catalog, set: &ValueSet, number: u64, moment: &Moment, pointer: Pointer) -> Named {
    let naming = Naming { catalog, moment, pointer };
    match set.kind {
        ValueKind::Flags => naming.flags(set, number, 0),
        ValueKind::Enumeration | ValueKind::Constants => naming.one(set, number),
    }
}

/// Returns the names of a number in the set with a name, or in the flags of a group mask with that name, at a release.
/// `None` if neither exists.
pub fn name_number(catalog: &Catalog, name: &str, number: u64, moment: &Moment, pointer: Pointer) -> Option<Named> {
    if let Some(set) = catalog.set(name) {
        return Some(name_value(catalog, set, number, moment, pointer));
    }
    let mask = catalog.masks.iter().find(|mask| mask.enable_name == name)?;
    let mut named = Named { unknown: number, ..Named::default() };
    for flag in &mask.enable_flags {
        let bits = u64::from(flag.value);
        if bits == 0 || number & bits != bits {
            continue;
        }
        named.unknown &= !bits;
        let is_absent = moment.presence(&catalog.releases, &flag.when, Some(pointer)) == Presence::Absent;
        let note = if is_absent { format!(" (not known in {})", moment.id) } else { String::new() };
        named.parts.push(Part { bits, text: format!("{}{note}", flag.name), kind: PartKind::Name });
    }
    Some(named)
}

struct Naming<'a> {
    catalog: &'a Catalog,
    moment: &'a Moment,
    pointer: Pointer,
}

/// Maximum depth of sets within bit fields of sets.
const DEEPEST: usize = 4;

impl Naming<'_> {
    /// Names an enumeration value: the names in the release, or else the names known in other releases.
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

    /// Names a bit field within flags, and what its value specifies about the data.
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

    /// Selects among several rows for one number: rows that are known to exist, else rows that may exist, else all,
    /// marked as such.
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
