//! Lookup by number.

use super::index::Index;
use super::item::Item;
use super::moment::Moment;
use super::naming::{Part, PartKind, name_value};
use crate::axis::Pointer;
use crate::{Catalog, HookGroup, ValueKind};

/// All meanings of a number.
#[derive(Clone, Debug)]
pub struct Meanings<'a> {
    /// Number.
    pub number: u64,
    /// Items with this number.
    pub items: Vec<Item<'a>>,
    /// Sets in which the number combines several names.
    pub combined: Vec<Combined<'a>>,
    /// Group of hook IDs that contains the number, if no event has it.
    pub unlisted_hook: Option<&'a HookGroup>,
}

impl Meanings<'_> {
    /// Returns whether the number has no meaning.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty() && self.combined.is_empty() && self.unlisted_hook.is_none()
    }
}

/// Number as a combination of several names of one set.
#[derive(Clone, Debug)]
pub struct Combined<'a> {
    /// Name of the set.
    pub set: &'a str,
    /// Bits of each name, in the order of the set.
    pub parts: Vec<Part>,
}

/// Parses a number in hexadecimal (`0x20000004`) or decimal, with or without underscores.
pub fn parse(text: &str) -> Option<u64> {
    let text = text.trim();
    let hex = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = hex.map_or((text, 10), |digits| (digits, 16));
    let digits: String = digits.chars().filter(|&c| c != '_').collect();
    // `from_str_radix` takes a sign.
    if digits.starts_with(['+', '-']) { None } else { u64::from_str_radix(&digits, radix).ok() }
}

/// Returns the meanings of a number, for one pointer size or any, and for one release or any.
pub fn meanings<'a>(
    catalog: &'a Catalog,
    index: &Index<'a>,
    number: u64,
    pointer: Option<Pointer>,
    moment: Option<&Moment>,
) -> Meanings<'a> {
    let items: Vec<Item<'a>> = index.items().iter().filter(|item| item.is(number, pointer)).cloned().collect();
    // Where the number has a name, what else its bits could be is only noise.
    let combined = if items.is_empty() { combined(catalog, number, pointer, moment) } else { Vec::new() };
    // Groups leave few numbers out: what has a name is not taken for a hook id that has none.
    let unlisted_hook = (items.is_empty() && number <= 0xFFFF && number > 0xFF)
        .then(|| index.items().iter().find_map(|item| hook_group(item, number)))
        .flatten();
    Meanings { number, items, combined, unlisted_hook }
}

/// Returns the sets in which a number is a combination of at least two names, without a remainder.
fn combined<'a>(
    catalog: &'a Catalog,
    number: u64,
    pointer: Option<Pointer>,
    moment: Option<&Moment>,
) -> Vec<Combined<'a>> {
    let mut all = Vec::new();
    let newest = Moment::newest(&catalog.releases);
    if let Some(moment) = moment.or(newest.as_ref()) {
        for set in catalog.sets.iter().filter(|set| set.kind == ValueKind::Flags) {
            let named = name_value(catalog, set, number, moment, pointer.unwrap_or(Pointer::Bits64));
            let has = |kind| named.parts.iter().any(|part| part.kind == kind);
            let sensible = has(PartKind::Name) && !has(PartKind::Unnamed);
            if named.unknown == 0 && sensible && named.parts.len() >= 2 {
                all.push(Combined { set: &set.name, parts: named.parts });
            }
        }
    }
    let Ok(number) = u32::try_from(number) else { return all };
    for mask in &catalog.masks {
        let index = number.checked_shr(mask.index_shift).unwrap_or(0);
        let encoded = index.checked_shl(mask.index_shift).unwrap_or(0);
        let rows = mask.groups.iter().filter(|group| group.index == index).flat_map(|group| &group.bits);
        let bits = rows.filter_map(|row| Some((row.value & !encoded, row.name.as_ref()?)));
        all.extend(combine(&mask.name, bits, number & !encoded, encoded));
        let flags = mask.enable_flags.iter().map(|flag| (flag.value, &flag.name));
        all.extend(combine(&mask.enable_name, flags, number, 0));
    }
    all
}

fn hook_group<'a>(item: &Item<'a>, number: u64) -> Option<&'a HookGroup> {
    match item {
        Item::HookGroup(group) if group.group.map(u64::from) == Some(number >> 8) => Some(group),
        _ => None,
    }
}

/// Returns the single bits that a number combines, if there are at least two and no remainder. `encoded` is the part that
/// every value of the set has besides its bit.
fn combine<'a>(
    set: &'a str,
    rows: impl Iterator<Item = (u32, &'a String)>,
    bits: u32,
    encoded: u32,
) -> Option<Combined<'a>> {
    let mut parts: Vec<Part> = Vec::new();
    for (bit, name) in rows.filter(|(bit, _)| bit.count_ones() == 1 && bits & bit != 0) {
        let bit = u64::from(encoded | bit);
        match parts.iter_mut().find(|part| part.bits == bit) {
            Some(part) => part.text += &format!(" or {name}"),
            None => parts.push(Part { bits: bit, text: name.clone(), kind: PartKind::Name }),
        }
    }
    let covered = parts.iter().fold(0, |covered, part| covered | part.bits);
    parts.sort_by_key(|part| part.bits);
    (bits.count_ones() >= 2 && covered == u64::from(encoded | bits)).then_some(Combined { set, parts })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_hexadecimal_or_decimal() {
        assert_eq!(parse("0x2000_0004"), Some(0x2000_0004));
        assert_eq!(parse(" 0X10 "), Some(16));
        assert_eq!(parse("536870916"), Some(0x2000_0004));
        for refused in ["", "0x", "-1", "+1", "0x-1", "12a", "0x1_0000_0000_0000_0000", "0xg"] {
            assert_eq!(parse(refused), None, "{refused}");
        }
    }
}
